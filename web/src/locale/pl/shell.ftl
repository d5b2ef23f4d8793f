close = Zamknij
loading = Wczytywanie…
problem-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
problem-status = Serwer odmówił ({ $status }).
problem-board = Nie udało się wczytać planszy. Odśwież stronę.
