# Co można wybrać przed grą.

option-level = Dodatki
option-level-help = Każdy dodatek rozwija poprzednie. Zacznij od gry podstawowej; kolejno dochodzą cele, przejęcia i prestiż. Z pierwszym może grać do pięciu osób, od drugiego sześć.
option-level-0 = bez dodatków (gra podstawowa)
option-level-1 = + The Gathering Storm
option-level-2 = + Rebel vs Imperium
option-level-3 = + The Brink of War
option-advanced = Dwie akcje na gracza
option-advanced-help = Zaawansowana gra 2-osobowa: w każdej rundzie oboje wybierają po dwie akcje i mogą dwa razy wybrać Rozwój albo Kolonizację.
option-preset = Ręce na pierwszą grę
option-preset-help = Każdy zaczyna ze światem początkowym i czterema kartami, które instrukcja zestawia na pierwszą grę. Przed pierwszą rundą nic się nie odrzuca.
option-goals = Cele
option-goals-help = Płytki warte 3 lub 5 PZ za to, że ktoś jest w czymś pierwszy albo ma czegoś najwięcej. Od dodatku The Gathering Storm.
option-takeovers = Przejęcia
option-takeovers-help = Niektóre karty pozwalają podbijać światy militarne innych graczy. Od dodatku Rebel vs Imperium.
option-draft = Draft
option-draft-help = Najpierw każdy, karta po karcie, dobiera sobie własną rezerwę i nią gra. Wymaga The Gathering Storm; z dodatkami rośnie liczba graczy.
option-scenario = Rebelianci przeciw Imperium
option-scenario-help = Dla dwojga: jedna osoba prowadzi Rebeliantów, druga Imperium, z pasującymi światami początkowymi i technologiami. Wymaga Rebel vs Imperium i przejęć.
option-solo = Solo przeciw robotowi
option-solo-help = Grasz bez innych ludzi przeciw robotowi z The Gathering Storm: dwie akcje w rundzie, bez celów i przejęć.
option-difficulty = Robot
option-difficulty-help = Jak dobrze gra robot w grze solo.
option-difficulty-easy = Łatwy
option-difficulty-medium = Średni
option-difficulty-hard = Trudny

# Które opcje do siebie nie pasują i dlaczego.
conflict-draft = Draft wymaga The Gathering Storm lub późniejszego dodatku, a ręce na pierwszą grę trzeba wyłączyć.
conflict-scenario = Rebelianci przeciw Imperium wymagają Rebel vs Imperium lub późniejszego dodatku oraz przejęć.
conflict-scenario-with = „Rebelianci przeciw Imperium” i „{ $other }” do siebie nie pasują; wybierz jedno z nich.
conflict-solo = Gra solo wymaga The Gathering Storm lub późniejszego dodatku: to z nim pojawił się robot.
conflict-solo-with = Gra solo i „{ $other }” do siebie nie pasują; wybierz jedno z nich.
conflict-difficulty = Poziom robota można wybrać tylko w grze solo.
