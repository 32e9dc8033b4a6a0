# Events: the hands of tables and what they come to, boards.

audit-link_hands = Hands of a table
audit-open_hands = Hands of a round opened
event-hands = Hands of the table
event-hands-title = Hands of table { $table }, round { $round }
event-hands-round-title = Hands of round { $round }
event-hands-of-round = What was played in this round
event-hands-none = No hand of this round is here yet.
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
    [one] One deal too many.
   *[other] { $count } deals too many.
}
event-hands-written-off = { $count ->
    [one] The session stopped early: the one that was left to go is written off.
   *[other] The session stopped early: the { $count } that were left to go are written off.
}
event-hands-closed = Nobody else sees these hands until the director opens the round.
event-hands-open = Let everybody see the hands
event-hands-hand = Hand
event-hands-deal = Deal { $number }
event-hands-numbered = Hand { $number }
event-hands-contract = Contract
event-hands-total = Together
event-hands-session = The sheet of the session
event-hands-result = Make this the result
event-hands-take = Take away
event-hands-bring = Bring hands
event-hands-bring-help = A file of records, or their text. They come into the club and stay closed until the round is opened.
event-hands-file = File
event-hands-paste = Or paste them here
event-hands-visibility = Who may see them once the round is opened
event-hands-upload = Bring them to the table
event-hands-report = What became of each record
event-hands-add = Add hands of the club
event-hands-numbers = Numbers or addresses
event-hands-numbers-help = For example 17 18 19, or /hands/17.
event-hands-add-send = Add
event-hands-saying = Hands that name this table
event-hands-saying-help = Somebody brought them in who may not decide it, or they were taken away. They stay closed as long as the round.
event-hands-join = Add
event-hands-free = Not of this table
event-hands-seats = Who sat where in the records
event-hands-seats-help = Needed where the names in the records are not those of the players. It holds for all hands of the table.
event-hands-seat = Seat { $seat }
event-hands-seats-send = Keep
event-hands-seats-none = Go by the names again
event-hands-differ = Entered is { $entered }, but the hands come to { $hands }.
event-hands-conflict = The hands of this table come to another result than the one entered.
event-hands-mixed = The players changed their seats within the session, or four sat at the table: this cannot be counted from the hands.
event-hands-fault-refused = cannot be read
event-hands-fault-unfinished = not played to its end
event-hands-fault-unruled = waits for a ruling
event-hands-fault-rules = other rules than the tournament's
event-hands-fault-players = players not known
event-hands-fault-doubled = there twice
event-hands-fault-late = after the end of the session
event-hands-none-named = Write one to a hundred numbers or addresses of hands.
event-hands-not-found = There is no such hand for you.
event-hands-other-club = This hand belongs to another club.
event-hands-other-event = This hand was played in another tournament.
event-hands-uncounted = The hands cannot be counted yet.
event-now-hands-differ = Table { $table } of round { $round }: the hands come to another result
event-now-hands-closed = Round { $round } is over: its hands can be opened
refusal-hand-elsewhere = This hand was played at table { $table } of round { $round }.
refusal-hand-not-here = This hand does not belong to the table.
refusal-too-many-hands = A table has at most { $count } hands.
refusal-other-game = This hand is of another game.
refusal-other-players = Somebody played this hand who does not sit at the table.
refusal-other-rules = This hand was played by other rules than those of the tournament.
refusal-hands-open = Everybody sees these hands already.

event-boards = Boards
event-boards-none = No boards are laid out yet.
event-boards-help = What a board brought is shown when its last table has played it.
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
event-board-datum = What the line was worth
event-board-help = Two matchpoints for each lower score in the same line of seats, one for each equal one.
event-board-average = average
event-board-average-plus = average plus
event-board-average-minus = average minus
event-board-not-played = not played
event-board-bad = Whole numbers are needed, or A, A+ or A- for an average; nothing for a board that was not played.
event-table-boards = Boards of table { $table }, round { $round }
event-table-boards-help = The score of each seat, board by board: whole numbers; A, A+ or A- for an average; nothing where it was not played.
event-table-by-board = Enter board by board
