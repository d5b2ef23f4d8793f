# The page on which the owner of a box compares printed values.

content-page = Compare with the box
content-intro = { $unverified } of { $printed } printed values of this game could not be found in any source and are reconstructed. Take the pieces out of your box one by one: confirm what is right, correct what is not. What you enter stays in this browser until you save it as a pack.
content-names = { $count ->
    [one] Besides these, { $count } Polish name is a translation of our own.
   *[other] Besides these, { $count } Polish names are translations of our own.
}
content-progress = { $done } of { $all } compared
content-unkept = This browser has no room to keep your draft. Save the pack before you leave this page.
content-slips = { $count ->
    [one] This does not fit together yet:
   *[other] { $count } things do not fit together yet:
}
content-list = All pieces
content-only-open = Only what is not compared yet
content-left = { $count } left
content-group-done = compared
content-none-found = Nothing is left here.
content-confirm-all = All of these are right
content-next = Next piece
content-all-known = Every printed value of this game has a source. There is nothing to compare.

value-confirmed = confirmed
value-corrected = corrected
value-confirm = That is right
value-reopen = Undo
value-was = The program has: { $value }
value-yes = yes
value-no = no
value-unread-number = Enter a whole number, such as 3.
value-unread-numbers = Enter whole numbers with commas between, such as 4, 3, 2.
value-unread-names = Enter names with commas between.
value-unread-switch = Choose yes or no.
value-unread-choice = Choose one from the list.
value-unread-name = Enter the name as it is printed.
value-unread-text = This is not complete JSON yet: look for a missing bracket, quotation mark or comma.

pack = Your pack
pack-help = A pack is a small file with only the values that you have compared. Everybody can read it, and it contains nothing that belongs to the publisher.
pack-name = Name of the pack
pack-name-example = Ola’s copy
pack-edition = Which box is it?
pack-edition-example = English, 2020
pack-export = Save the pack
pack-install = How to put it on a server
pack-install-help = Whoever runs a server installs the file with this command. From then on a new game can be made with it. Games begun with it go on everywhere, also on servers that do not have it.
pack-bring = Load a pack
pack-taken = { $count ->
    [one] { $count } value was taken from the file.
   *[other] { $count } values were taken from the file.
}
pack-clear = Throw the draft away
pack-clear-sure = { $count ->
    [one] Throw away { $count } compared value?
   *[other] Throw away { $count } compared values?
}
pack-clear-yes = Throw away
