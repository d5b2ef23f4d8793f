# W czasie gry: dlaczego coś zostało odrzucone i co serwer mówi sam z siebie.

reason-bad-frame = Nie można zrozumieć tej wiadomości ({ $detail }); strona może być nieaktualna, więc wczytaj ją ponownie.
reason-only-looking = Tutaj tylko się przyglądasz; aby grać, zajmij własne miejsce.
reason-bot-plays = Na tym miejscu gra teraz bot; najpierw przejmij je z powrotem.
reason-no-such-request = Ta prośba nie jest już aktualna albo nie była skierowana do ciebie.
reason-busy = Zbyt wiele wydarzyło się w tej samej chwili; spróbuj ponownie.
reason-cannot-load = Ta gra powstała z innymi zasadami lub kartami niż te na serwerze, więc nie może tu być kontynuowana.
request-undo = { $who } prosi o cofnięcie gry. Czy się zgadzasz? To, co postanowiono później, trzeba będzie postanowić ponownie.
request-undo-own = Prosisz o cofnięcie gry; pozostali muszą się zgodzić.
closing-restart = Serwer uruchamia się ponownie; za chwilę połączenie zostanie wznowione.
