phase-settle = Kolonizacja
sign-settle = III
action-settle = Kolonizacja
action-settle-2 = Kolonizacja (druga karta)

# "Za które płacisz" obejmuje też światy militarne opłacane dzięki innej zdolności; podbite nie mają kosztu.
power-settle-discount = Światy{ kind-of-world }, za które płacisz, kosztują o { $amount } mniej.
# `signed` to wartość ze znakiem.
power-settle-military =
    { $against ->
        [rebel] Siła Militarna { $signed } przeciw światom militarnym Rebel.
       *[none] { $good ->
            [none] Siła Militarna { $signed }.
           *[other] Siła Militarna { $signed } przeciw światom{ kind-of-world }.
        }
    }
power-settle-draw-after = Dobierz { cards } po wyłożeniu świata.
power-settle-discard-for-military = Możesz odrzucić tę kartę ze swojego układu: Siła Militarna { $signed } do końca fazy.
power-settle-discard-to-settle-free = Możesz odrzucić tę kartę ze swojego układu, aby obniżyć do 0 koszt świata, za który płacisz. Nie dotyczy światów Technologii Obcych.
power-settle-pay-for-military = Możesz zapłacić za świat militarny, zamiast go podbijać. Kosztuje o { $amount } mniej, niż wynosi jego obronność. Nie dotyczy światów Technologii Obcych.
