# Dlaczego coś jest niemożliwe według zasad tej gry. `thing` to nazwa kafla albo Akcji.

reason-already-chosen = W tej rundzie już wybrano: { $thing }; wybierz kafel, który pozostał.
reason-other-side-up = Kafel { $thing } leży w tej grze drugą stroną do góry; wybierz kafel, który jest dostępny.
reason-not-a-development = Kafel { $thing } nie jest Technologią; tutaj kupuje się tylko Technologie.
reason-already-developed = Masz już Technologię { $thing }; każda może być w Imperium tylko raz.
reason-no-tile-left = Nie ma już do kupienia: { $thing }; wybierz Technologię, która jest dostępna.
reason-too-expensive =
    { $short ->
        [one] Brakuje ci { $short } Kredytu, by zapłacić za kafel { $thing }.
        [few] Brakuje ci { $short } Kredytów, by zapłacić za kafel { $thing }.
       *[many] Brakuje ci { $short } Kredytów, by zapłacić za kafel { $thing }.
    }
reason-too-few-colonists =
    { $short ->
        [one] Brakuje ci { $short } Kolonisty, by skolonizować Planetę { $thing }; najpierw weź Kolonistów.
        [few] Brakuje ci { $short } Kolonistów, by skolonizować Planetę { $thing }; najpierw weź Kolonistów.
       *[many] Brakuje ci { $short } Kolonistów, by skolonizować Planetę { $thing }; najpierw weź Kolonistów.
    }
reason-defense-too-high = Twoja siła militarna jest o { $short } za mała, by podbić Planetę { $thing }; musi być co najmniej równa jej obronie, a żadna Zdolność nie pozwala teraz za nią zapłacić.
reason-not-on-display = Kafel { $thing } nie jest wśród Planet wylosowanych z woreczka albo ktoś już go wziął; wybierz jedną z pozostałych.
reason-not-a-world = Kafel { $thing } nie jest Planetą; teraz bierze się tylko Planety wylosowane z woreczka.
reason-not-explored = Kafel { $thing } nie jest wśród twoich Odkrytych Planet; wybierz jedną z nich.
reason-cannot-pass = Nie możesz spasować; weź dwóch Kolonistów albo skolonizuj Planetę.
reason-no-stockpile = Cel { $thing } nie ma Magazynu; przed końcem gry można odkryć tylko Cel z Magazynem.
reason-not-your-colony = Kafel { $thing } nie jest twoją Kolonią; wybierz jedną ze swoich.
reason-no-good = Na Kolonii { $thing } nie ma dobra; wybierz Kolonię z dobrem.
reason-not-for-sale = Dobra z Kolonii { $thing } nie można sprzedać; można je tylko skonsumować.
reason-consume-is-forced = Możesz jeszcze użyć Zdolności konsumpcyjnej, więc musisz to zrobić; zrezygnować można tylko ze Zdolności ze słowem „możesz”.
reason-power-already-used = Tej Zdolności kafla { $thing } już w tej Akcji użyto; każdej Zdolności konsumpcyjnej używa się tylko raz.
reason-not-enough-goods = Brakuje ci dóbr do użycia tej Zdolności kafla { $thing }; potrzeba ich tylu i takich rodzajów, jak na niej podano.
