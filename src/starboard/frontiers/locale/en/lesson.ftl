# What the teacher says in the first lesson. Paragraphs are separated by blank lines.

lesson-first-action-title = Welcome to New Frontiers
lesson-first-action =
    Your empire begins with one colony, Alpha Centauri. It holds a good, and you have 3 credits. Whoever has the most VP at the end wins.

    Each round everybody chooses one action tile. The tile is then resolved by everybody, but only its chooser gets the bonus. You are first on the priority track, so you choose first.

    An empire grows by worlds, and you have none to settle yet. Choose Explore: everybody takes a world, and you will take two.

lesson-first-world-title = A world to begin with
lesson-first-world =
    Seven worlds came out of the bag. Each shows what settling it costs: credits (a gold plate), or with a red rim the Military that it takes to conquer it (a red shield). The little figures are the colonists it needs.

    Artist Settlement costs 1 credit and 1 colonist, and it is filled with blue: a production world, which gets a Novelty good every time somebody chooses Produce. You can settle it next round.

lesson-second-world-title = Your bonus: a second world
lesson-second-world =
    Everybody has taken a world; as the chooser you take another one.

    Imperium Blaster Gem Consortium is dear: 6 credits and 2 colonists. But it is a Rare Elements world, which Alpha Centauri makes 1 credit cheaper, it is worth 4 VP, and it has powers of its own. Explored worlds wait in your empire as long as you like.

lesson-first-development-title = Somebody chose Develop
lesson-first-development =
    Now another player has chosen Develop, so you may buy a development too, only without the bonus of 1 credit less.

    Developments are worth VP and most of them have a power for the rest of the game. Export Duties cost 2 credits and give you 1 credit more for every good you sell. You keep 1 credit, enough for Artist Settlement.

lesson-first-sale-title = A good turns into credits
lesson-first-sale =
    In Trade and Consume everybody may sell one good. What it brings depends on its kind: Novelty 1, Rare Elements 2, Genes 3, Alien Technology 4.

    The good of Alpha Centauri brings 2 credits, and Export Duties add 1 if you bought them. A power works from the action after the one in which its tile was placed, so it counts already. An empty colony can produce again: sell.

lesson-second-action-title = The second round
lesson-second-action =
    All tiles are free again. Nobody chose Produce, so a credit was put on it: a tile that nobody takes becomes more tempting.

    You have worlds to settle. Choose Settle: you gain 1 colonist as a bonus before anything else, and then everybody takes 2 colonists or settles a world. The others have no colonists yet and will hardly be able to settle.

lesson-first-colony-title = Your first colony
lesson-first-colony =
    You have the 1 colonist from the bonus and the credit for Artist Settlement. The colonist moves onto the world and stays there; from now on it is a colony, worth 1 VP, and it produces.

    Those who cannot or do not want to settle take 2 colonists instead.

lesson-second-development-title = Powers that fit your worlds
lesson-second-development =
    Mining Industry costs 3 credits, all you have. It gives you 2 credits whenever you produce more Rare Elements goods in an action than anybody else, and with Alpha Centauri you are the only one who can.

    You may also buy nothing and save for something dearer. Large developments cost 9 credits and count your whole empire at the end of the game.

lesson-another-world-title = Which world fits your empire?
lesson-another-world =
    Somebody else chose Explore, so you take one world. Look for what fits: cheap worlds make an economy, worlds with powers make a plan.

    Pre-Sentient Race costs 2 credits and 1 colonist. Its halo means windfall: it comes with a Genes good as soon as it is settled, and a Genes good sells for 3 credits.

lesson-third-action-title = Time to produce
lesson-third-action =
    Nobody has taken Produce, so 2 credits lie on it by now, and whoever chooses it takes them. Your production colonies get their goods, and as the chooser you also produce on one windfall colony: Alpha Centauri has been empty since you sold its good.

    With Mining Industry that Rare Elements good brings 2 more credits. Think of the others too: a player who has many empty colonies gains from your choice. Nobody has any yet.

lesson-fourth-action-title = Goods, credits and colonists
lesson-fourth-action =
    Two goods lie on your colonies, you have credits again, and the last Settle gave you 2 colonists. You could sell with Trade and Consume and take its VP. But goods do not run away, and an empire grows by colonies.

    Choose Settle again: with the bonus you have 3 colonists, and Pre-Sentient Race costs 2 credits.

lesson-second-colony-title = Settle, or gather colonists?
lesson-second-colony =
    Pre-Sentient Race needs 1 colonist and 2 credits. Settle it: as a windfall world it comes with its Genes good at once, which sells for 3 credits, and 1 more with Export Duties.

    If you took another way and lack a colonist, take 2: the Gem Consortium will need them all the same.

lesson-on-your-own-title = From here on you know enough
lesson-on-your-own =
    Explore for worlds, settle them, produce, sell or consume the goods, and buy developments with the credits. Choose what helps you more than the others, and watch what they will choose anyway: you take part in that for nothing.

    The game ends after a round in which somebody has more than 7 colonies or covers more than 10 spaces with developments, the pool holds fewer than 5 colonists after Settle, or the VP chips run out. The board shows how near each of these is.

    "Show the rule" beside every question opens the rules. Good luck!

lesson-any-world-title = Taking a world
lesson-any-world =
    Ask of each world: can I soon pay for it or conquer it, does it bring goods, do its powers fit mine? Explored worlds do not count at the end unless they are settled.

lesson-any-development-title = Buying a development
lesson-any-development =
    What is lit up you can pay for. Early on, powers that work every round are worth most; later, VP. A large development is worth more the better it fits your empire.

lesson-any-settle-title = Settling
lesson-any-settle =
    Settle if you can; take 2 colonists if you are short of them. Military worlds cost no credits, only colonists, if your Military is at least their defense.

lesson-any-sale-title = Selling
lesson-any-sale =
    One good may be sold before goods are consumed. Keep goods that a Consume power of yours turns into VP, and sell the dearest of the others.

lesson-any-windfall-title = Producing on a windfall colony
lesson-any-windfall =
    One windfall colony without a good produces. Choose the kind that sells best or that your Consume powers take.

lesson-any-consume-title = Consuming
lesson-any-consume =
    Consume powers must be used while they fit your goods, each once, in any order. Begin with those that take a special kind, so that their goods are still there when their turn comes.

lesson-any-consume-goods-title = Which goods?
lesson-any-consume-goods =
    Keep the goods that another power of yours needs. The rest stays on your colonies, and what holds a good does not produce.

lesson-any-world-limit-title = Too many worlds
lesson-any-world-limit =
    Nine worlds, colonies and explored ones together, is all an empire can hold. Give back what you will hardly ever settle.
