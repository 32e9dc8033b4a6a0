## Writing about a hand

note-write = Write a note
note-title = Note
note-text = Note
note-sign = Symbol
note-sign-none = none
note-for = Visible to
note-for-private = only me
note-for-club = the club
note-for-public = everyone who can see the hand
note-signed = Others see it under the name { $name }.
note-signed-member = The club sees it under the name { $name }; everyone else sees the name you chose to show.
note-save = Save
note-save-line = Save this line
note-back = Back to the hand
note-own = My notes on this hand
note-others = Notes by others
note-removed = removed
note-hidden = hidden
note-hidden-help = This note was hidden by someone responsible for the hand. Only you can read it.
note-hide = Hide
note-show = Show again
note-hide-help = People responsible for the hand can hide a note. It stays in place and can be shown again; the reason is in the club’s log.
note-reason = Reason
note-remove = Remove
note-restore = Restore
note-kept =
    { $count ->
        [one] This note was removed. It can be restored for one day.
       *[other] This note was removed. It can be restored for { $count } days.
    }
note-stands-now = It was changed in another window in the meantime. It now reads:
note-versions = Earlier versions
note-until = until { $facts }
note-keep-line = Save this line
note-line-name = Name of the line
note-line-title = Another line
note-empty = Write something, or choose a symbol.
note-hand-full = This hand already has the maximum number of notes. Yours was not saved.
note-sent-before = This form was already sent, and that note is saved. Save again to keep this as another note.
note-too-often = Too many notes in five minutes. Wait a little, then save again.
note-changed-meanwhile = This note was changed in another window. Compare the two, then save again.
note-line-illegal = A card in this line breaks a rule.
note-title-long = Enter a name that fits on one line and has at most 200 characters.
keys-note = write a note
audit-hide_note = Note hidden
audit-show_note = Note shown again
audit-part-hand = hand
audit-part-note = note
note-change = Change
