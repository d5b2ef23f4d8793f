# Co można wybrać przed grą.

option-goals = Cele
option-goals-help = Gra z ośmioma Celami i z Magazynami: Przegląd galaktycznych Celów zastępuje Izolację. Najlepiej po jednej lub dwóch rozgrywkach.
option-first_game = Przygotowanie do pierwszej rozgrywki
option-first_game-help = Wszystkie Technologie i Rodzime Kolonie leżą ustaloną stroną do góry, a Cele zostają w pudełku. Instrukcja pokazuje trzy z tych stron: Izolację, Samowystarczalnych pionierów i Instytut technologii Obcych; pozostałe wybraliśmy sami. Bez tej opcji o Technologiach decyduje rzut monetą, a każdy sam wybiera stronę swojej planszy Imperium.

# Które opcje do siebie nie pasują i dlaczego.
conflict-first-game = Przygotowanie do pierwszej rozgrywki i Cele do siebie nie pasują: w pierwszej rozgrywce gra się bez Celów.
