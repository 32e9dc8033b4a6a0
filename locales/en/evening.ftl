# The evening of a tournament: cards of tables, live pages, results that wait to be sent, settings.

tournament-news = This page is up to date.
tournament-late = There are changes. This part updates when you finish typing.
tournament-not-sent = Not sent yet, saved on this device:
tournament-send-now = Send now
tournament-sent = The result saved on this device was sent.
tournament-there-now = There is a different result now:
tournament-yours-below = What you typed is still in the form below. Compare the two before you send yours.
tournament-entered-by = Entered by { $name }
tournament-own-result = { $name } entered this result, so another player at the table has to confirm it. If that is you, choose your own name.
tournament-origin-director = Entered by the director or a scorer.
tournament-origin-phone = Entered at the table.
tournament-origin-hands = Calculated from the hands of the table.
tournament-origin-forfeit = Entered because a player did not come.
tournament-who = Who are you?
tournament-who-missing = Choose your name from the list.
tournament-settled = The result is confirmed. If it is wrong, you can dispute it here until the director has decided.
tournament-called = The director has been called and will decide this result.
tournament-take-back = Withdraw the result
tournament-one-device = Confirmed on the device that entered it. It must still be confirmed on another device, or by the director or a scorer.
tournament-reopened = A deal was corrected after this result was confirmed. Check the scores and confirm them again.
tournament-one-device-before = The result was entered on this device. If you confirm it here, it still needs another device, the director or a scorer.
tournament-waits = Another player at the table has to confirm it, on their own phone.
tournament-mend = Correct it
tournament-card-help = This page belongs to the table card. Anyone with the card can open it; no account is needed.
tournament-card = Link for this table
tournament-card-why = Anyone who opens it can enter and confirm this table’s result without an account. The printed card shows it as a code.
tournament-cards-renew = Create new links for all tables
tournament-cards-renew-help = Cards printed earlier will stop working.
audit-renew_cards = New table links created
tournament-trade = { $players } players in { $rounds } rounds do not divide evenly into tables of three
tournament-trade-even = { $players } players in { $rounds } rounds: tables of four or of three
tournament-trade-threes = tables of three
tournament-trade-byes = { $count ->
    [one] { $count } sits out each round.
   *[other] { $count } sit out each round.
    }
tournament-trade-byes-each = { $count ->
    [one] Each at most once.
   *[other] Each at most { $count } times.
    }
tournament-trade-fours = { $count ->
    [one] { $count } table of four each round.
   *[other] { $count } tables of four each round.
    }
tournament-trade-fours-each = { $count ->
    [one] Each sits there at most once.
   *[other] Each sits there at most { $count } times.
    }
tournament-trade-repeats = { $count ->
    [0] Repeat meetings may be avoidable.
    [one] At least { $count } repeat meeting.
   *[other] At least { $count } repeat meetings.
    }
tournament-trade-repeats-known = { $count ->
    [0] No repeat meetings.
    [one] { $count } repeat meeting.
   *[other] { $count } repeat meetings.
    }
tournament-trade-fours-differ = { $count ->
   *[other] Visits to tables of four differ by { $count }.
    }
tournament-trade-chosen = chosen
tournament-trade-choose = Choose this
tournament-now-playing-tables = { $count ->
    [one] Round { $round }: { $count } table is still playing
   *[other] Round { $round }: { $count } tables are still playing
    }
tournament-now-late-by = { $count ->
    [one] { $count } minute over time
   *[other] { $count } minutes over time
    }
tournament-first-round = { $count ->
    [one] Start round 1 with { $count } player
   *[other] Start round 1 with { $count } players
    }
tournament-first-round-help = Everyone entered is checked in, and round 1 is drawn and published. Undo takes it back.
tournament-first-round-here-help = Those who are here play; round 1 is drawn and published. Undo takes it back.
tournament-first-round-left-out = { $count ->
    [one] { $count } player who is announced is not here yet and would not play.
   *[other] { $count } players who are announced are not here yet and would not play.
    }
audit-word-first_round = from the names to round 1
tournament-ways = The schedule after players left or joined
tournament-ways-help = It stays as it was drawn until you choose otherwise, and you can choose again before each round.
tournament-way-keep = Keep it: players whose table breaks up sit out
tournament-way-restore = Back to the schedule drawn at the start
tournament-way-seat_all = Keep it, but seat everyone in the next round
tournament-way-byes = Draw the rest again: some sit out
tournament-way-fours = Draw the rest again with tables of four
tournament-way-tables_of_four = Draw the rest again, with tables of four wherever possible
tournament-way-each-time = If you do so before each round:
tournament-way-drawn = As it is drawn now
tournament-way-threes = Draw the rest again in tables of three
tournament-way-next = In round { $round }: { $repeats }
tournament-way-always-out = Sits out in every round that is left: { $names }.
tournament-way-better = Recommended
tournament-way-out-next = { $count ->
    [0] Nobody sits out in round { $round }.
    [one] { $count } sits out in round { $round }.
   *[other] { $count } sit out in round { $round }.
    }
tournament-way-byes-most = { $count ->
    [one] In the rounds left nobody sits out more than once.
   *[other] In the rounds left nobody sits out more than { $count } times.
    }
tournament-draft-without = Without { $names }: the schedule stays, and players whose table breaks up sit out.
tournament-redraw-rest = Give up the schedule and draw the rest again
audit-part-way = how it goes on
tournament-table = Substitute, time and room
tournament-sub-for = For
tournament-sub-who = plays
tournament-sub-nobody = no substitute
tournament-extra = Extra minutes
tournament-room = Room or corner
tournament-play-off = Tie-break table
tournament-play-off-help = For two to four players. It breaks a tie only if the tie-breaks include it, and it gives no points.
tournament-play-off-player = Player { $number }
tournament-play-off-score = Score { $number }
audit-play_off = Tie-break table played
tournament-cross = Cross table
tournament-cross-help = Each cell gives the round in which the two met: + if the player in the row scored more, − if less, = if the same.
tournament-team = Team { $number }
tournament-team-head = Team
tournament-team-boards = Boards
tournament-prize = Prize
tournament-prizes-rest = Not paid out: { $amount }
tournament-not-there = not seated
tournament-at-table = Table
tournament-scores = Scores
tournament-mine = Your seat
tournament-my-seat = Round { $round }, table { $table }
tournament-no-seat-yet = you have entered; your table is not published yet
tournament-now-playing = In play now
tournament-many = Add several players
tournament-names = Names, one per line
tournament-names-help = Members are found by name; everyone else is added as a guest. You can paste a spreadsheet column.
tournament-names-bad = Enter between 1 and 300 names, one per line.
tournament-all-here = All present
tournament-add = Add players
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
audit-word-due = due date
audit-word-room = room
audit-word-extra_time = extra time
audit-word-substitute = substitute
audit-word-basics = name, time and place
audit-word-profile = scoring and tables
audit-word-stages = rounds
audit-word-teams = teams
audit-word-seeding = seeding by ratings
audit-word-apart = who must not meet
tournament-waits-official = The director or a scorer has to confirm it.
tournament-names-file = Names from a file
tournament-names-file-help = A list from your spreadsheet, saved as CSV. You can check the names before they are added.
tournament-names-open = Line { $line } of the file has an opening quotation mark that is never closed. Check the name there, then send the list again.
tournament-names-nobody = Nobody on this list can be added: they have all entered already or were left out.
tournament-encoding-guess = Detect automatically
tournament-look = Check before adding
tournament-look-help = Nobody has been added yet. To change the list, edit it below and press “Add” again.
tournament-look-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
tournament-look-guests =
    { $count ->
        [one] one new guest
       *[other] { $count } new guests
    }
tournament-look-left =
    { $count ->
        [one] one left out
       *[other] { $count } left out
    }
tournament-look-enter =
    { $count ->
        [one] Add one player
       *[other] Add { $count } players
    }
tournament-look-only-others = Add the ticked ones
tournament-look-as = instead of “{ $typed }”
tournament-look-member = a club member has this name and is added
tournament-look-entered = already entered as number { $number }: left out
tournament-look-twice = same name as line { $number }: left out
tournament-look-several = several members have this name: left out. Add the right one from the member list
tournament-look-empty = no name here: left out
tournament-look-long = longer than { $number } characters: left out
tournament-look-characters = hidden control characters: left out
tournament-look-other = This is someone else with the same name: add as a new guest
tournament-names-read = Read names
tournament-names-found =
    { $count ->
        [one] One name was found. Check it, then add it.
       *[other] { $count } names were found. Check them, then add them.
    }
