# Dlaczego coś jest niemożliwe według zasad tej gry. `thing` to nazwa karty.

reason-not-in-hand = Nie masz na ręce karty { $thing }; wybierz kartę ze swojej ręki.
reason-not-a-world = { $thing } nie jest światem; w tej fazie wykłada się tylko światy.
reason-not-a-development = { $thing } nie jest technologią; w tej fazie wykłada się tylko technologie.
reason-already-in-tableau = { $thing } jest już w twoim układzie; każda technologia może tam być tylko raz.
reason-too-expensive =
    { $short ->
        [one] Brakuje ci { $short } karty, by zapłacić za { $thing }; musisz mieć na ręce tyle innych kart, ile wynosi koszt.
        [few] Brakuje ci { $short } kart, by zapłacić za { $thing }; musisz mieć na ręce tyle innych kart, ile wynosi koszt.
       *[many] Brakuje ci { $short } kart, by zapłacić za { $thing }; musisz mieć na ręce tyle innych kart, ile wynosi koszt.
    }
reason-defense-too-high = Twoja Siła Militarna jest o { $short } za mała, by podbić { $thing }; musi być co najmniej równa obronności świata.
reason-consume-is-forced = Możesz jeszcze użyć zdolności konsumpcji, więc musisz to zrobić; zrezygnować można tylko z odrzucania kart z ręki.
reason-power-already-used = Tej zdolności karty { $thing } już w tej fazie użyto; każdej zdolności konsumpcji używa się tylko raz.
reason-not-enough-goods = Brakuje ci towarów do użycia tej zdolności karty { $thing }; potrzeba ich tylu i takiego rodzaju, jak na niej podano.
reason-no-cards-in-hand = Nie masz na ręce dość kart do odrzucenia przy użyciu tej zdolności karty { $thing }.
reason-no-prestige = Nie masz prestiżu, który trzeba wydać przy użyciu tej zdolności karty { $thing }.
reason-good-not-sold = Towaru z karty { $thing } nie można sprzedać akcją Handel; może go sprzedać tylko zdolność konsumpcji.
reason-no-good-there = Na karcie { $thing } nie ma towaru; wybierz świat, na którym towar leży.
reason-wrong-kind-of-good = { $thing } to świat innego rodzaju towarów; ta zdolność dotyczy tylko jednego rodzaju.
reason-good-already-there = Na karcie { $thing } jest już towar; na świecie może leżeć tylko jeden.
reason-not-a-windfall-world = { $thing } nie jest światem windfall; wybierz świat windfall bez towaru.
reason-must-be-conquered = Nie możesz teraz wyłożyć karty { $thing }: ten dodatkowy świat trzeba podbić, a nic nie pozwala ci podbić świata niemilitarnego.
