# Wiadomości, które opuszczają serwer, i dlaczego kogoś nie można gdzieś zawiadomić. O przebiegu
# gry mówią tylko te o upływie czasu: jaki ruch bot wykonał za osobę, która dostaje wiadomość.

your-turn = Twoja kolej: { $game }
your-turn-push = Stół czeka na ciebie.
your-turn-at = Stół czeka na ciebie: { $link }
reason-no-notifications = Ten serwer nie wysyła wiadomości; może je włączyć osoba, która go prowadzi.
reason-address-kind = Ten serwer nie wysyła na taki adres; wysyła na te, które zaczynają się od: { $known }.
reason-no-address = Adresu numer { $number } nie można użyć; zapisz go tak jak w apprise, na przykład mailtos://user:password@example.org.
reason-no-push-service = Tak przeglądarka nie prosi o wiadomości push; wyłącz je i włącz ponownie.
lapse = Twój czas minął: { $game }
lapse-move = Ten ruch wykonał za ciebie bot: { $what }
lapse-kept = Ten ruch wykonał za ciebie bot: { $what }. Gra za ciebie, dopóki nie wrócisz na swoje miejsce.
