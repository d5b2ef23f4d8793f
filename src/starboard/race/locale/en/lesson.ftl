# What the teacher says in the first lesson. Blank lines separate paragraphs.

lesson-welcome-title = Welcome to the galaxy
lesson-welcome =
    On the table lie your tableau, with the start world Epsilon Eridani, and your hand of four cards. You win by VP: the yellow hexagons on your cards, and chips that you collect.

    Every round all players secretly choose an action. Each chosen phase is then played by everybody, but only those who chose it get its bonus.

    Choose Settle: everybody may place a world, and you draw a card for doing so.
lesson-conquer-title = A world for nothing
lesson-conquer =
    Rebel Fuel Cache has a red burst: it is a military world and cannot be bought. You conquer it if your Military is at least its defense. Epsilon Eridani gives you Military +1, and its defense is 1. That is enough, and it costs no card.

    The ring around its planet makes it a windfall world: it comes with a good on it.
lesson-sell-title = Goods are worth cards
lesson-sell =
    A good of Rare Elements now lies on Rebel Fuel Cache. In a Consume phase, whoever chose Trade sells a good: Rare Elements bring 3 cards. Cards are also your money, so this is how you become rich.

    Choose Consume: Trade. Only one good can be sold, so the sale happens by itself.
lesson-settle-again-title = Time to spend
lesson-settle-again =
    Your hand has grown. Each of these cards can be placed, or be discarded to pay for another one. Nobody can place them all: most cards of a game become money.

    Choose Settle again. Watch what the other player chooses, too: you take part in that phase as well, without the bonus.
lesson-buy-a-world-title = A world that produces
lesson-buy-a-world =
    Gem World costs 2: that is the number in the circle. It has a kind (Novelty Goods, blue) and no ring, so it is a production world: it gets a good in every Produce phase.

    The two Alien worlds in your hand are military worlds with a high defense. Your Military is only 1, so they will serve as money.
lesson-pay-title = Paying
lesson-pay =
    Pick two cards to discard. Give away what you will not place soon: Trade League costs 6, and Colony Ship is for expensive worlds.

    Public Works and Space Marines cost little; keep them.
lesson-develop-title = Developments
lesson-develop =
    Cards with a diamond are developments. They are placed in the Develop phase, and you may have each of them only once.

    Choose Develop: your bonus makes a development 1 cheaper.
lesson-public-works-title = Cheap and useful
lesson-public-works =
    Public Works costs 1, and with your bonus nothing. From the next phase on it draws a card whenever you place a development, and it can consume a good for 1 VP.

    The other player has chosen Produce. So Gem World will get its first good, and you did not have to choose it yourself. To guess what the others want is half of this game.
lesson-produce-title = Produce
lesson-produce =
    In a Produce phase all your production worlds without a good get one. Your bonus adds a good on a windfall world: Rebel Fuel Cache can be filled again.

    Choose Produce. Should somebody choose Consume, that phase comes first.
lesson-consume-title = Consume
lesson-consume =
    Now goods turn into points. Every consume power of your tableau is used once, as long as there are goods. Both of yours take one good of any kind; Epsilon Eridani gives a card besides the VP, so it is the better one.
lesson-double-title = Twice the points
lesson-double =
    You have goods on two worlds and two powers to consume them. Consume: 2x VP doubles what they bring.

    Producing and then consuming at double value, again and again, is one of the ways to win.
lesson-explore-title = Looking for better cards
lesson-explore =
    If your hand has nothing that fits, explore. Everybody draws two cards and keeps one. With +1, +1 you draw three and keep two; with +5 you draw seven and keep the best one.
lesson-on-your-own-title = On your own
lesson-on-your-own =
    You know the five phases now. The game ends after the round in which somebody has 12 cards in their tableau, or the VP chips are used up. So keep an eye on the numbers beside the names.

    Look for cards that go together: developments of cost 6 with a question mark score for what else you have. Rest on a card to read all of it, and follow the link at each question to its rule. Good luck!
lesson-keep-title = What to keep
lesson-keep =
    Keep what you can afford soon, or what makes your later cards cheaper. The rest goes to the discard pile, unseen by the others.
lesson-another-world-title = Another world?
lesson-another-world =
    Lit worlds can be placed now. Pick one, and the green line says what it costs you. You may also place none and keep your cards.
lesson-another-development-title = Another development?
lesson-another-development =
    Lit developments can be placed now. Pick one, and the green line says what it costs you. You may also place none and keep your cards.
lesson-payment-title = What to give away
lesson-payment =
    Discard the cards that you are least likely to place. Think of the next phases of this round, too.
lesson-order-title = In which order?
lesson-order =
    Each power is used once, and you choose the order. Use those that need a certain kind of good, or that bring most for a good, first.
