# What the teacher says in the first lesson. An empty line begins a new paragraph.

lesson-welcome-title = Welcome to the stars
lesson-welcome =
    You lead the Free Colonies League. On your turn your pawn moves to an action space and does what it says. The four basic actions on the left of the technology tree are open to everybody.

    Let us begin with knowledge: research a technology of level I. It costs nothing but one of your two population: the cube stays beside the technology for good.
lesson-first-technology-title = Which technology?
lesson-first-technology =
    Level I has no requirements, so you may research any of the four. Later you will go on along the lines to the right.

    Advanced Genetics gives its bonus at once: one food disc moves from its track to your automation track, and 1 supply becomes population. You get back the cube that you spend.
lesson-first-production-title = Production
lesson-first-production =
    After the action comes production. Grow turns supply into population, one cube from each column with a visible food symbol. Ore is money. Trade exchanges one for the other.

    You have people but little ore, so produce ore.
lesson-set-out-title = Spaces can be occupied
lesson-set-out =
    Your opponent has sent ships to both systems beside Sol and holds them. But ships of level 1 are weak, and one of yours has level 2.

    The first space for building ships is occupied, so take the second one. It costs 1 ore more.
lesson-build-title = A ship from a cube
lesson-build =
    One population can become a ship of level 1. New ships appear at Sol, or at a shipyard that you control.

    This part is optional, but two ships can do more than one.
lesson-jump-title = Two movement points
lesson-jump =
    One point takes one ship along one line. Nothing happens until you have finished the whole jump; then control is checked everywhere.

    Send the level 2 ship to Wolf 359, system A1. Your power there will be 2 against 1, and more power takes control.
lesson-second-jump-title = The second ship
lesson-second-jump =
    One point is left. Send the new ship to Luyten's Star, system A2.

    With 1 against 1 your opponent keeps control there: a tie changes nothing. But if their ship ever leaves, you are the one who stays.
lesson-ore-track-title = A base feeds your production
lesson-ore-track =
    Whoever gains control builds a base. The one on Wolf 359 is a disc from your ore track, so the number below it is uncovered: ore production gives 2 instead of 1. Whoever loses control puts the disc back.

    The next technology costs ore. Produce ore again.
lesson-level-two-title = Into the unknown
lesson-level-two =
    Level II technologies have not been discovered yet. Whoever gets there first chooses what they will be, and meets the event that lies on the slot.

    Pay 2 ore and research level II. The line from Advanced Genetics leads to slot II1.
lesson-guild-title = An event opens a guild
lesson-guild =
    Events of this kind remove a guild's cover for everybody, and you keep the card for 1 VP.

    The Terraformers colonise systems. You hold Wolf 359, so open theirs.
lesson-discover-title = You decide the future
lesson-discover =
    Two cards of the right type were revealed; the small triangle of Advanced Genetics gave the type. Choose the one that lies there for the rest of the game, for you and for all who follow.

    Surveying Androids automates food and lets you jump at once.
lesson-bonus-jump-title = A jump as a bonus
lesson-bonus-jump =
    Go where nobody is: the ship at Luyten's Star can reach Krueger 60, system B2, and take control without a fight.

    Systems of deck B need more power to colonise, but they give more.
lesson-control-bonus-title = Bonus for control
lesson-control-bonus =
    Some systems reward whoever gains control of them. Krueger 60 upgrades one of your ships.

    Make the ship there stronger, so that it is harder to push aside.
lesson-save-ore-title = Saving up
lesson-save-ore =
    The Terraformers want 4 ore and 1 population. Every ore disc that has left your track brings you closer.

    Produce ore once more.
lesson-gather-title = The action that always works
lesson-gather =
    Without population you can neither research nor build. The last basic action is never occupied: it gives 1 population and 1 ore.
lesson-grow-title = Time to grow
lesson-grow =
    As soon as two food discs are gone, the symbols of columns A and B are visible, and growing gives 2 population.
lesson-colonise-title = Your first colony
lesson-colonise =
    You control Wolf 359 with power 2, and power 2 is what it asks for. Pay the Terraformers and colonise it.

    The ship settles and its cube returns to your supply. The system is yours for good: it is worth 2 VP, gets a second disc, and automates ore.
lesson-after-colony-title = What a colony brings
lesson-after-colony =
    Look at your ore track: base, second disc and bonus of a colony uncover a good part of it. And where it lay there is a new system now, for whoever is first.

    Choose your production yourself.
lesson-on-your-own-title = On your own
lesson-on-your-own =
    Now you know how the game goes: research, ships, control, colonies. The achievements show what to aim for; when three discs lie on them, the end is near.

    Anything that glows can be picked. Hover over it, or press and hold, to read what it does; and open the rules whenever you wonder.
lesson-two-symbols-title = Food or ore?
lesson-two-symbols =
    This place has both symbols, so you choose the disc. Food discs let more columns grow, ore discs give more ore. Take what you lack.
lesson-trade-title = Trading
lesson-trade =
    Trade as long as you like: 3 ore for 1 population, 1 population for 1 ore, or 1 ore to turn a ship into population. Then stop.
lesson-second-disc-title = The second disc
lesson-second-disc =
    A colony gets one more disc, again of a kind that the system shows. It need not be the same as the first.
