# Karta Prestiż/Wyszukiwanie: wyszukiwanie i jego dziewięć kategorii oraz premia za prestiż każdej akcji.

action-search = Wyszukiwanie
effect-search = Raz w ciągu gry, kartą Prestiż/Wyszukiwanie: przed wszystkimi fazami odkrywasz karty z rezerwy, aż znajdziesz kartę z wybranej kategorii, i bierzesz ją na rękę. Pierwszą taką kartę możesz pominąć, drugą musisz wziąć.

search-military-development = Technologie z Siłą Militarną +1 lub +2
search-military-windfall = Militarne światy windfall o obronności 1 lub 2
search-civil-windfall = Niemilitarne światy windfall o koszcie 1 lub 2
search-chromosome-world = Światy z chromosomem
search-alien-world = Światy produkcyjne lub windfall rodzaju { good-alien }
search-consumes-two = Karty ze zdolnością konsumpcji co najmniej 2 towarów
search-defense-five = Światy militarne o obronności 5 lub większej
search-six-cost-development = Technologie o koszcie 6 ze zmienną liczbą PZ
search-takeover = Karty ze zdolnością przejęcia lub obrony przed nim

prestige-action = { $action } z premią za prestiż
prestige-bonus = Premia za prestiż
spends-prestige = { $effect } Za 1 punkt prestiżu, raz w ciągu gry kartą Prestiż/Wyszukiwanie: { $bonus }
bonus-explore-5 = dobierasz jeszcze 6 więcej i zatrzymujesz 1 więcej, a odrzucasz z całej ręki.
bonus-explore-1-1 = dobierasz jeszcze 6 więcej i zatrzymujesz 1 więcej, a odrzucasz z całej ręki.
bonus-develop = płacisz o jeszcze 2 karty mniej.
bonus-settle = do końca fazy światy, za które płacisz, kosztują o 3 mniej i masz Siłę Militarną +2.
bonus-trade = dobierasz 3 karty więcej za sprzedany towar, PZ liczą się o jeden raz więcej (podwójnie, a przy 2x potrójnie) i możesz odrzucić z ręki maksymalnie 2 karty, każdą za 1 PZ.
bonus-consume-x2 = dostajesz trzy razy więcej PZ, a nie dwa razy.
bonus-produce = dobierasz 3 karty i produkujesz na jeszcze 1 świecie windfall.
bonus-develop-2 = płacisz o jeszcze 2 karty mniej.
bonus-settle-2 = do końca fazy światy, za które płacisz, kosztują o 3 mniej i masz Siłę Militarną +2.
