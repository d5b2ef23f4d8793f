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
