# Events on the night itself: cards of tables, live pages, results that wait to be sent, settings.

night-news = This page is up to date.
night-late = There are changes. This part updates when you finish typing.
night-not-sent = Not sent yet, saved on this device:
night-send-now = Send now
night-sent = The result saved on this device was sent.
night-there-now = There is a different result now:
night-yours-below = What you typed is still in the form below. Compare the two before you send yours.
night-entered-by = Entered by { $name }.
night-origin-director = Entered by the director or a scorer.
night-origin-phone = Entered at the table.
night-origin-hands = Calculated from the hands of the table.
night-origin-forfeit = Entered because a player did not come.
night-who = Who are you?
night-who-missing = Choose your name from the list.
night-settled = The result is confirmed. If it is wrong, report it here until the director has decided.
night-called = The director has been called and will decide this result.
night-take-back = Withdraw the result
night-one-device = Confirmed on the device that entered it. It must still be confirmed on another device, or by the director or a scorer.
night-one-device-before = The result was entered on this device. If you confirm it here, it still needs another device, the director or a scorer.
night-waits = Another player of the table has to confirm it, on their own phone.
night-mend = Correct it
night-card-help = This page belongs to the table card. Anyone with the card can open it; no account is needed.
night-card = Link of this table
night-card-why = Anyone who opens it can enter and confirm this table’s result without an account. The printed card shows it as a code.
night-cards-renew = Create new links for all tables
night-cards-renew-help = Cards printed earlier will stop working.
audit-renew_cards = New table links created
night-trade = { $players } players in { $rounds } rounds: tables of three do not work out evenly
night-trade-even = { $players } players in { $rounds } rounds: tables of four or of three
night-trade-threes = tables of three
night-trade-byes = { $count ->
    [one] { $count } sits out each round.
   *[other] { $count } sit out each round.
    }
night-trade-byes-each = { $count ->
    [one] Each at most once.
   *[other] Each at most { $count } times.
    }
night-trade-fours = { $count ->
    [one] { $count } table of four each round.
   *[other] { $count } tables of four each round.
    }
night-trade-fours-each = { $count ->
    [one] Each sits there at most once.
   *[other] Each sits there at most { $count } times.
    }
night-trade-repeats = { $count ->
    [0] Repeat meetings may be avoidable.
    [one] At least { $count } repeat meeting.
   *[other] At least { $count } repeat meetings.
    }
night-trade-repeats-known = { $count ->
    [0] No repeat meetings.
    [one] { $count } repeat meeting.
   *[other] { $count } repeat meetings.
    }
night-trade-fours-differ = { $count ->
   *[other] Visits to tables of four differ by { $count }.
    }
night-trade-chosen = chosen
night-trade-choose = Choose this
night-table = Substitute, time and room
night-sub-for = For
night-sub-who = plays
night-sub-nobody = no substitute
night-extra = Extra minutes
night-room = Room or corner
night-play-off = Tie-break table
night-play-off-help = For two to four players. It breaks the tie where the tie-breaks say so, and gives no points.
audit-play_off = Tie-break table played
night-cross = Cross table
night-cross-help = Each cell gives the round in which the two met: + if the player of the row scored more, − if less, = if the same.
night-team = Team { $number }
night-team-head = Team
night-team-boards = Boards
night-prize = Prize
night-prizes-rest = Not paid out: { $amount }
night-not-there = not seated
night-at-table = Table
night-scores = Scores
night-mine = Your seat
night-my-seat = Round { $round }, table { $table }
night-no-seat-yet = you have entered; your table is not published yet
night-now-playing = In play now
night-many = Add several players
night-names = Names, one per line
night-names-help = Members are found by name; everyone else is added as a guest. You can paste a spreadsheet column.
night-names-bad = Enter between one and 300 names, one per line.
night-all-here = All present
night-add = Add players
audit-part-round = round
audit-part-table = table
audit-part-entry = player
audit-part-act = action
audit-part-old = before
audit-part-new = after
audit-part-one-device = on one device
audit-part-seed = seed
audit-part-state = state
audit-part-amount = points
audit-part-penalty = penalty
audit-part-published = public
audit-part-set = part
audit-part-undone = undone
audit-part-revision = version
audit-part-seat = for player
audit-part-entered = added
audit-part-guests = guests
audit-part-preset = format
audit-part-again = again
audit-word-enter = added
audit-word-guest = guest added
audit-word-many = several added
audit-word-checkin = checked in
audit-word-uncheck = check-in undone
audit-word-noshow = did not come
audit-word-withdraw = withdrew
audit-word-exclude = excluded
audit-word-publish = published
audit-word-begin = started
audit-word-room = room
audit-word-extra_time = extra time
audit-word-substitute = substitute
audit-word-basics = name, time and place
audit-word-profile = scoring and tables
audit-word-stages = rounds
audit-word-teams = teams
audit-word-apart = who must not meet
night-waits-official = The director or a scorer has to confirm it.
night-names-file = Names from a file
night-names-file-help = A list from your spreadsheet, saved as CSV. You can check the names before they are added.
night-names-open = Line { $line } of the file has an opening quotation mark that is never closed. Check the name there, then send the list again.
night-names-nobody = Nobody on this list can be added: they have all entered already or were left out.
night-encoding-guess = Detect automatically
night-look = Check before adding
night-look-help = Nobody has been added yet. To change the list, edit it below and press “Add” again.
night-look-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
night-look-guests =
    { $count ->
        [one] one new guest
       *[other] { $count } new guests
    }
night-look-left =
    { $count ->
        [one] one left out
       *[other] { $count } left out
    }
night-look-enter =
    { $count ->
        [one] Add one player
       *[other] Add { $count } players
    }
night-look-only-others = Add the ticked ones
night-look-as = instead of “{ $typed }”
night-look-member = a club member has this name and is added
night-look-entered = already entered as number { $number }: left out
night-look-twice = same name as line { $number }: left out
night-look-several = several members have this name: left out. Add the right one from the member list
night-look-empty = no name here: left out
night-look-long = longer than { $number } characters: left out
night-look-characters = hidden control characters: left out
night-look-other = This is someone else with the same name: add as a new guest
night-names-read = Read names
night-names-found =
    { $count ->
        [one] One name was found. Check it, then add it.
       *[other] { $count } names were found. Check them, then add them.
    }
