# W czasie gry: dlaczego coś zostało odrzucone i co serwer mówi sam z siebie.

reason-bad-frame = Nie można zrozumieć tej wiadomości ({ $detail }); strona może być nieaktualna, więc wczytaj ją ponownie.
reason-only-looking = Tutaj tylko się przyglądasz; aby grać, zajmij własne miejsce.
reason-bot-plays = Na tym miejscu gra teraz bot; najpierw przejmij je z powrotem.
reason-no-such-request = Ta prośba nie jest już aktualna albo nie była skierowana do ciebie.
reason-busy = Zbyt wiele wydarzyło się w tej samej chwili; spróbuj ponownie.
reason-cannot-load = Tej gry nie można tu kontynuować: powstała z innymi zasadami lub kartami niż te na serwerze albo została uszkodzona w bazie danych.
reason-cannot-show = Tej gry nie można pokazać: powstała z innymi zasadami lub kartami niż te na serwerze albo została uszkodzona w bazie danych.
reason-went-back-too-often = W tej grze cofano się już zbyt wiele razy; graj dalej od tego miejsca.
request-undo =
    { $round ->
        [0] { $who } prosi o cofnięcie gry do decyzji sprzed pierwszej rundy.
       *[other]
            { $back ->
                [0] { $who } prosi o cofnięcie gry do decyzji z tej rundy (rundy { $round }).
                [one] { $who } prosi o cofnięcie gry do decyzji z rundy { $round }, o jedną rundę wstecz.
                [few] { $who } prosi o cofnięcie gry do decyzji z rundy { $round }, o { $back } rundy wstecz.
               *[many] { $who } prosi o cofnięcie gry do decyzji z rundy { $round }, o { $back } rund wstecz.
            }
    } Czy się zgadzasz? Wszystko, co ktokolwiek później postanowił, trzeba będzie postanowić ponownie.
request-undo-own =
    { $round ->
        [0] Prosisz o cofnięcie gry do decyzji sprzed pierwszej rundy; pozostali muszą się zgodzić.
       *[other] Prosisz o cofnięcie gry do decyzji z rundy { $round }; pozostali muszą się zgodzić.
    }
undo-point = { $answer } ({ $question })
undo-nothing = nic
undo-and-more = { $things } i jeszcze { $count }
closing-restart = Serwer uruchamia się ponownie; za chwilę połączenie zostanie wznowione.
undone = { $who } cofa swój wybór. Gra toczy się dalej od tego miejsca.
undone-own = Cofasz swój wybór. Gra toczy się dalej od tego miejsca.
former-player = były gracz
