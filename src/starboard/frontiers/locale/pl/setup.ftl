# Co można wybrać przed grą.

option-goals = Cele
option-goals-help = Gra z ośmioma Celami i z Magazynami: Przegląd galaktycznych Celów zastępuje Izolację. Najlepiej po jednej lub dwóch rozgrywkach.
option-first_game = Przygotowanie do pierwszej rozgrywki
option-first_game-help = Wszystkie Technologie i Rodzime Kolonie leżą stroną, którą instrukcja poleca na pierwszą rozgrywkę. W przeciwnym razie o Technologiach decyduje los, a każdy sam wybiera stronę swojej planszy Imperium.
