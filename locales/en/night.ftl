# Events on the night itself: cards of tables, live pages, results that wait to be sent, settings.

night-news = The page shows the latest state.
night-late = There is news; this part is shown again when you have finished typing.
night-not-sent = Not sent yet, kept on this device:
night-send-now = Send now
night-sent = The result that was kept on this device has been sent.
night-there-now = There is another result now:
night-yours-below = What you typed is still in the form below. Compare the two before you send yours.
night-entered-by = Entered by { $name }.
night-origin-director = Entered by the director or a scorer.
night-origin-phone = Entered at the table.
night-origin-hands = Counted from the hands of the table.
night-origin-forfeit = Entered because somebody did not come.
night-who = Who are you?
night-who-missing = Say who you are: your name is in the list.
night-settled = The result is confirmed. If it is wrong, say so here until the director has decided.
night-called = The director has been called and decides this result.
night-take-back = Take the result back
night-one-device = Confirmed on the device that entered it. Another device still has to confirm it, or the director or a scorer.
night-one-device-before = The result was entered on this device. If you confirm it here, it still waits for another device, or for the director or a scorer.
night-waits = Another player of the table has to confirm it, on their own phone.
night-mend = Put it right
night-card-help = This page belongs to the card of the table. Whoever has the card can open it; no account is needed.
night-card = Link of this table
night-card-why = Whoever opens it enters and confirms the result of this table without an account. It stands as a code on the printed card.
night-cards-renew = Make new links for all tables
night-cards-renew-help = Cards that were printed before open nothing any more.
audit-renew_cards = New links made for the tables
night-trade = { $players } players in { $rounds } rounds: threes do not come out even
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
    [0] No count forces a pair to meet again.
    [one] At least { $count } pair has to meet again.
   *[other] At least { $count } pairs have to meet again.
    }
night-trade-repeats-known = { $count ->
    [0] Nobody meets again.
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
night-sub-who = sits here
night-sub-nobody = nobody: the player plays
night-extra = Minutes more than the others
night-room = Room or corner
night-play-off = Table that decides a tie
night-play-off-help = Two to four players; it decides where the tie-breaks say so, and brings no points.
audit-play_off = Tie decided at a table
night-cross = Cross table
night-cross-help = Each cell names the round in which the two met, with + where the player of the row scored more, − where less and = where as much.
night-team = Team { $number }
night-team-head = Team
night-team-boards = Boards
night-prize = Prize
night-prizes-rest = Not paid out: { $amount }
night-not-there = not seated
night-at-table = Table
night-scores = Scores
night-mine = Where you play
night-my-seat = Round { $round }, table { $table }
night-no-seat-yet = you are entered; your table is not published yet
night-now-playing = Played now
night-many = Enter many at once
night-names = Names, one on each line
night-names-help = Members are found by their names; the others become guests. A column of a spreadsheet can be pasted.
night-names-bad = Between one and 300 names are needed, one on each line.
night-all-here = They are all here
night-add = Add players
audit-part-round = round
audit-part-table = table
audit-part-entry = player
audit-part-act = what
audit-part-old = before
audit-part-new = now
audit-part-one-device = on one device
audit-part-seed = seed
audit-part-state = state
audit-part-amount = points
audit-part-penalty = penalty
audit-part-published = public
audit-part-set = part
audit-part-undone = taken back
audit-part-revision = state no.
audit-part-seat = for player
audit-part-entered = entered
audit-part-guests = guests
audit-part-preset = kind
audit-part-again = again
audit-word-enter = entered
audit-word-guest = guest entered
audit-word-many = many entered
audit-word-checkin = is here
audit-word-uncheck = not here
audit-word-noshow = did not come
audit-word-withdraw = left
audit-word-exclude = excluded
audit-word-publish = published
audit-word-begin = began
audit-word-room = room
audit-word-extra_time = extra time
audit-word-substitute = substitute
audit-word-basics = name, time and place
audit-word-profile = points and tables
audit-word-stages = rounds
audit-word-teams = teams
audit-word-apart = who must not meet
night-waits-official = The director or a scorer confirms it.
night-names-file = Names from a file
night-names-file-help = A list from your spreadsheet, saved as CSV. The names are shown for you to look through first.
night-names-open = A quotation mark in line { $line } of the file is not closed. Check the name there, then enter the list.
night-names-nobody = Nobody in this list can be entered: all are entered already or left out.
night-encoding-guess = As it looks
night-look = Check these before anyone is entered
night-look-help = Nobody has been entered yet. To change the list, edit it below and press “Enter” again.
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
        [one] Enter one player
       *[other] Enter { $count } players
    }
night-look-only-others = Enter the ticked ones
night-look-as = instead of “{ $typed }”
night-look-member = a member of the club has this name and is entered
night-look-entered = already entered as number { $number }: left out
night-look-twice = same name as line { $number }: left out
night-look-several = several members have this name: left out. Choose the member from the list of members
night-look-empty = no name here: left out
night-look-long = longer than { $number } characters: left out
night-look-characters = hidden control characters: left out
night-look-other = This is someone else with the same name: enter as a new guest
night-names-read = Read the names
night-names-found =
    { $count ->
        [one] One name was found. Look it through and enter it.
       *[other] { $count } names were found. Look them through and enter them.
    }
