# Dlaczego coś jest niemożliwe: co jest nie tak i co byłoby poprawne. `thing` to nazwa tego, co wybrano.

reason-pick-exactly-one =
    { $given ->
        [0] Nic nie wybrano; wybierz dokładnie jedną z możliwości.
       *[other] Wybrano { $given }; wybierz dokładnie jedną z możliwości.
    }
reason-not-an-option = Nie można tu wybrać: { $thing }; wybierz spośród tego, co jest dostępne.
reason-picked-twice = To samo wybrano dwa razy; każdą rzecz można wybrać najwyżej raz.
reason-pick-more = Wybrano { $given }, a to za mało; wybierz co najmniej { $least }.
reason-pick-fewer = Wybrano { $given }, a to za dużo; wybierz najwyżej { $most }.
reason-no-such-set = Nie można wybrać tego razem; wybierz jedno z dostępnych zestawień.
reason-number-between = Odpowiedź jest spoza zakresu; podaj jedną liczbę całkowitą od { $least } do { $most }.
reason-order-all = Kolejność jest niepełna; wymień wszystko, co podano (razem { $count }), każdą rzecz dokładnie raz.

reason-not-asked = Nie masz teraz żadnej decyzji do podjęcia; poczekaj na pytanie.
reason-unknown-thing = Odpowiedź wymienia coś, czego nie ma w tej grze; użyj nazw z pytania.
reason-stale = To pytanie nie jest już aktualne; odpowiedz na to, które jest zadane teraz.
reason-nothing-to-take-back = Nie masz odpowiedzi do wycofania; można wycofać tylko taką, której inni jeszcze nie widzieli.
reason-nothing-to-undo = Nie masz takiej decyzji do cofnięcia; można cofnąć tylko własną decyzję.
reason-already-revealed = Po tej decyzji coś już ujawniono; można cofnąć tylko to, co postanowiono później.
reason-others-went-on = Inni gracze już działali w oparciu o tę decyzję; pozostaje w mocy, graj dalej.
reason-game-over = Gra jest zakończona i nie można jej już zmienić; można to robić tylko w trakcie gry.
reason-cannot-resign = Nie możesz się teraz poddać; może to zrobić tylko ktoś, kto wciąż gra w trwającej grze.
