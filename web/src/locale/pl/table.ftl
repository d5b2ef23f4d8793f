board = Plansza
piece-open = można wybrać
piece-picked = wybrane
piece-closed = teraz nie do wyboru
explain-why-not = Dlaczego nie:
