## Writing about a hand

note-write = Write a note
note-title = Note
note-text = Note
note-sign = Sign
note-sign-none = none
note-for = For
note-for-private = me alone
note-for-club = the club
note-for-public = everybody who may see the hand
note-signed = Others read it under the name { $name }.
note-signed-member = The club reads it under the name { $name }, everybody else under the one that you chose to be shown.
note-save = Save
note-save-line = Keep this line
note-back = Back to the hand
note-own = My notes on this hand
note-others = Notes of others
note-removed = removed
note-hidden = hidden
note-hidden-help = Somebody who answers for the hand has hidden this note: only you can read it.
note-hide = Hide
note-show = Show again
note-hide-help = Whoever answers for the hand can hide a note. It stays where it is and can be shown again; the reason stands in the log of the club.
note-reason = Reason
note-remove = Remove
note-restore = Bring back
note-kept =
    { $count ->
        [one] This note was removed. It can be brought back for one day.
       *[other] This note was removed. It can be brought back for { $count } days.
    }
note-stands-now = It was changed in another window meanwhile. What stands there now:
note-versions = Earlier
note-until = until { $facts }
note-keep-line = Keep this line
note-line-name = Name of the line
note-line-title = Another line
note-empty = Write something, or choose a sign.
note-hand-full = This hand has no room for more notes. Yours was not saved.
note-sent-before = This form was sent before, and that note is kept. Save again to keep this as another one.
note-too-often = Too many notes in five minutes. Wait a little, then save again.
note-changed-meanwhile = This note was changed in another window. Look at both, then save again.
note-line-illegal = A card of this line breaks a rule.
note-title-long = Give the line a name of one line, 200 characters at most.
keys-note = write a note
audit-hide_note = Note hidden
audit-show_note = Note shown again
audit-part-hand = Hand
audit-part-note = Note
note-change = Change
