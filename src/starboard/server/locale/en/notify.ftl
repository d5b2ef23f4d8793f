# Messages that leave the server, and why somebody cannot be told somewhere. Only those of a
# lapse tell what happened in a game: the move that a bot made for the person who is told.

your-turn = Your turn: { $game }
your-turn-push = The table is waiting for you.
your-turn-at = The table is waiting for you: { $link }
reason-no-notifications = This server sends no messages; whoever runs it can turn them on.
reason-address-kind = This server does not send to such an address; it sends to those that begin with: { $known }.
reason-no-address = Address number { $number } cannot be used; write it as apprise does, such as mailtos://user:password@example.org.
reason-no-push-service = This is not how a browser asks for push messages; turn them off and on again.
lapse = Your time ran out: { $game }
lapse-move = A bot made this move for you: { $what }
lapse-kept = A bot made this move for you: { $what }. It plays for you until you take your seat back.
