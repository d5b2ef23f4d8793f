# Pakiety treści w wierszu poleceń.

content-tally =
    { $reconstructed ->
        [0] { $game }: wszystkie wydrukowane wartości są sprawdzone (łącznie { $values }).
        [one] { $game }: { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcja.
        [few] { $game }: { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcje.
       *[many] { $game }: { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcje.
    }
content-known = Wiadomo: { $known }
content-more =
    { $count ->
        [one] I jeszcze { $count }: pokaże ją --all.
        [few] I jeszcze { $count }: pokaże je --all.
       *[many] I jeszcze { $count }: pokaże je --all.
    }
content-new-head =
    Pakiet treści: co jest wydrukowane w twoim pudełku, a czego program nie wie.
    Spójrz na element, a potem usuń # sprzed jego wartości. Wpisz, co wydrukowano, albo zostaw wartość, jeśli się zgadza.
    To, co zostaje za znakiem #, nic nie znaczy. { "`" }starboard content check { $game } { $file }{ "`" } mówi, czy wszystko pasuje.
content-new = Zapisano: { $file }. To, co tam wpiszesz, dostanie oznaczenie „{ $mark }”.
content-next = Gdy coś wpiszesz: starboard content check { $game } { $file }
content-pack-says =
    { $differing ->
        [0] Żadna wartość się nie różni
        [one] Różni się { $differing } wartość
        [few] Różnią się { $differing } wartości
       *[many] Różni się { $differing } wartości
    }, { $confirmed ->
        [0] żadna nie jest potwierdzona.
        [one] { $confirmed } jest potwierdzona.
        [few] { $confirmed } są potwierdzone.
       *[many] { $confirmed } jest potwierdzonych.
    }
content-sound = { $about }: treść zgadza się z instrukcją
content-unchecked = { $about }: gra przyjmuje te wartości; dalszego sprawdzianu nie ma
content-not-installed = Nie zainstalowano: popraw plik i spróbuj jeszcze raz.
content-installed =
    { $reconstructed ->
        [one] Zainstalowano: { $name }. Z nim nadal { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcja.
        [few] Zainstalowano: { $name }. Z nim nadal { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcje.
       *[many] Zainstalowano: { $name }. Z nim nadal { $reconstructed } z { $values } wydrukowanych wartości to rekonstrukcje.
    }
content-play = Aby z nim zagrać: starboard play { $game } --pack { $name }
content-no-packs = W folderze { $folder } nie ma zainstalowanych pakietów
