# Content packs on the command line.

content-tally =
    { $reconstructed ->
        [0] { $game }: all { $values } printed values are verified.
        [one] { $game }: { $reconstructed } of { $values } printed values is reconstructed.
       *[other] { $game }: { $reconstructed } of { $values } printed values are reconstructed.
    }
content-known = Known: { $known }
content-more =
    { $count ->
        [one] And { $count } more: --all lists it, too.
       *[other] And { $count } more: --all lists them all.
    }
content-new-head =
    A content pack: what is printed in your box, where the program does not know it.
    Look at a piece; then take the # away before its value. Write what is printed, or leave the value if it is right.
    What stays behind a # says nothing. { "`" }starboard content check { $game } { $file }{ "`" } tells whether it fits.
content-new = Written: { $file }. What you fill in there will be marked "{ $mark }".
content-next = When you have filled in something: starboard content check { $game } { $file }
content-pack-says =
    { $differing ->
        [0] No value differs
        [one] { $differing } value differs
       *[other] { $differing } values differ
    }, { $confirmed ->
        [0] none is confirmed.
        [one] { $confirmed } is confirmed.
       *[other] { $confirmed } are confirmed.
    }
content-sound = { $about }: the content satisfies the rulebook
content-unchecked = { $about }: the game takes these values; it has no further check
content-not-installed = Not installed: correct the file, and try again.
content-installed =
    { $reconstructed ->
        [one] Installed: { $name }. With it { $reconstructed } of { $values } printed values is still reconstructed.
       *[other] Installed: { $name }. With it { $reconstructed } of { $values } printed values are still reconstructed.
    }
content-play = To play with it: starboard play { $game } --pack { $name }
content-no-packs = No packs are installed in { $folder }
