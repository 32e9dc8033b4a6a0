# Events: the hands of tables and what they come to, boards.

audit-link_hands = Hands assigned to a table
audit-open_hands = Hands of a round opened
event-hands = Hands of the table
event-hands-title = Hands of table { $table }, round { $round }
event-hands-round-title = Hands of round { $round }
event-hands-of-round = Hands played in this round
event-hands-none = There are no hands of this round yet.
event-hands-count = { $count ->
    [0] no hand
    [one] one hand
   *[other] { $count } hands
}
event-hands-of = { $count } of { $planned } deals
event-hands-short = { $count ->
    [one] One deal is missing.
   *[other] { $count } deals are missing.
}
event-hands-beyond = { $count ->
    [one] There is one deal too many.
   *[other] There are { $count } deals too many.
}
event-hands-written-off = { $count ->
    [one] The session stopped early: the one left to go is written off.
   *[other] The session stopped early: the { $count } left to go are written off.
}
event-hands-closed = Nobody else can see these hands until the director opens the round.
event-hands-open = Open these hands to everyone
event-hands-hand = Hand
event-hands-deal = Deal { $number }
event-hands-numbered = Hand { $number }
event-hands-contract = Contract
event-hands-total = Total
event-hands-session = Session sheet
event-hands-result = Use as result
event-hands-take = Remove
event-hands-bring = Import hands
event-hands-bring-help = A file of records, or their text. They are imported into the club and stay hidden until the round is opened.
event-hands-file = File
event-hands-paste = Or paste them here
event-hands-visibility = Who can see them once the round is opened
event-hands-upload = Import to this table
event-hands-report = Import report
event-hands-add = Add hands from the club
event-hands-numbers = Numbers or links
event-hands-numbers-help = For example 17 18 19, or /hands/17.
event-hands-add-send = Add
event-hands-saying = Hands that name this table
event-hands-saying-help = They were imported by someone who is not allowed to assign them, or were removed from the table. They stay hidden as long as the round does.
event-hands-join = Add
event-hands-free = Not from this table
event-hands-seats = Who sat where in the records
event-hands-seats-help = Needed only if the records use other names. Applies to every hand of the table.
event-hands-seat = Seat { $seat }
event-hands-seats-send = Save
event-hands-seats-none = Go by the names again
event-hands-differ = The entered result is { $entered }, but the hands give { $hands }.
event-hands-conflict = The hands of this table give a different result than the one entered.
event-hands-mixed = Players changed seats during the session, or four sat at the table, so the result cannot be counted from the hands.
event-hands-fault-refused = cannot be read
event-hands-fault-unfinished = not played to the end
event-hands-fault-unruled = needs a ruling
event-hands-fault-rules = not the tournament’s rules
event-hands-fault-players = unknown players
event-hands-fault-doubled = there twice
event-hands-fault-late = after the end of the session
event-hands-none-named = Enter between one and a hundred hand numbers or links.
event-hands-not-found = No such hand, or you may not see it.
event-hands-other-club = This hand belongs to another club.
event-hands-other-event = This hand was played in another tournament.
event-hands-uncounted = The hands cannot be counted yet.
event-now-hands-differ = Round { $round }, table { $table }: the hands give a different result
event-now-hands-closed = Round { $round } is over: its hands can be opened
refusal-hand-elsewhere = This hand was played at table { $table } of round { $round }.
refusal-hand-not-here = This hand does not belong to this table.
refusal-too-many-hands = A table has at most { $count } hands.
refusal-other-game = This hand is from the other game.
refusal-other-players = This hand was played by someone who is not at this table.
refusal-other-rules = This hand was not played by the tournament’s rules.
refusal-hands-open = These hands are already open to everyone.

event-boards = Boards
event-boards-none = No boards have been set out yet.
event-boards-help = Results of a board are shown once every table has played it.
event-board = Board { $number }
event-board-set = Set { $number }
event-board-played = played at { $played } of { $tables } tables
event-board-table = Round { $round }, table { $table }
event-board-where = Where
event-board-line = Seat { $number }
event-board-replay = Replay
event-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
event-board-datum = Average of the line
event-board-help = Two matchpoints for each lower score in the same line of seats, one for each equal score.
event-board-average = average
event-board-average-plus = average plus
event-board-average-minus = average minus
event-board-not-played = not played
event-board-bad = Enter a whole number; A, A+ or A- for an average; nothing for a board that was not played.
event-table-boards = Boards of table { $table }, round { $round }
event-table-boards-help = The score of each seat, board by board: a whole number; A, A+ or A- for an average; nothing if the board was not played.
event-table-by-board = Enter board by board
