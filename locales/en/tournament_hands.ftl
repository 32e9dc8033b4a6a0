# Tournaments: the hands of tables and what they come to, boards.

audit-link_hands = Hands assigned to a table
audit-open_hands = Hands of a round opened
tournament-hands = Hands of the table
tournament-hands-title = Hands of table { $table }, round { $round }
tournament-hands-round-title = Hands of round { $round }
tournament-hands-of-round = Hands played in this round
tournament-hands-none = There are no hands for this round yet.
tournament-hands-count = { $count ->
    [0] no hand
    [one] one hand
   *[other] { $count } hands
}
tournament-hands-of = { $count } of { $planned } deals
tournament-hands-short = { $count ->
    [one] One deal is missing.
   *[other] { $count } deals are missing.
}
tournament-hands-beyond = { $count ->
    [one] There is one deal too many.
   *[other] There are { $count } deals too many.
}
tournament-hands-written-off = { $count ->
    [one] The session stopped early: the one left to go is written off.
   *[other] The session stopped early: the { $count } left to go are written off.
}
tournament-hands-closed = Nobody else can see these hands until the director opens the round.
tournament-hands-open = Open these hands to everyone
tournament-hands-hand = Hand
tournament-hands-deal = Deal { $number }
tournament-hands-numbered = Hand { $number }
tournament-hands-contract = Contract
tournament-hands-total = Total
tournament-hands-session = Session sheet
tournament-hands-result = Use as result
tournament-hands-take = Remove
tournament-hands-bring = Import hands
tournament-hands-bring-help = A file of records, or their text. They are imported into the club and stay hidden until the round is opened.
tournament-hands-enter = Enter a hand card by card
tournament-hands-file = File
tournament-hands-paste = Or paste them here
tournament-hands-visibility = Who can see them once the round is opened
tournament-hands-upload = Import to this table
tournament-hands-report = Import report
tournament-hands-add = Add hands from the club
tournament-hands-numbers = Numbers or links
tournament-hands-numbers-help = For example 17 18 19, or /hands/17.
tournament-hands-add-send = Add
tournament-hands-saying = Hands that name this table
tournament-hands-saying-help = They were imported by someone who is not allowed to assign them, or were removed from the table. They stay hidden as long as the round does.
tournament-hands-join = Add
tournament-hands-free = Not from this table
tournament-hands-seats = Who sat where in the records
tournament-hands-seats-help = Needed only if the records use other names. Applies to every hand of the table.
tournament-hands-seat = Seat { $seat }
tournament-hands-seats-send = Save
tournament-hands-seats-none = Match by name again
tournament-hands-differ = The entered result is { $entered }, but the hands give { $hands }.
tournament-hands-conflict = The hands of this table give a different result than the one entered.
tournament-hands-mixed = Players changed seats during the session, or four sat at the table, so the result cannot be counted from the hands.
tournament-hands-fault-refused = cannot be read
tournament-hands-fault-unfinished = not played to the end
tournament-hands-fault-unruled = needs a ruling
tournament-hands-fault-rules = not the tournament’s rules
tournament-hands-fault-players = unknown players
tournament-hands-fault-doubled = included twice
tournament-hands-fault-late = after the end of the session
tournament-hands-none-named = Enter between one and a hundred hand numbers or links.
tournament-hands-not-found = No such hand, or you do not have access to it.
tournament-hands-other-club = This hand belongs to another club.
tournament-hands-other-tournament = This hand was played in another tournament.
tournament-hands-uncounted = The hands cannot be counted yet.
tournament-now-hands-differ = Round { $round }, table { $table }: the hands give a different result
tournament-now-hands-closed = Round { $round } is over: its hands can be opened
refusal-hand-elsewhere = This hand was played at table { $table } of round { $round }.
refusal-hand-not-here = This hand does not belong to this table.
refusal-too-many-hands = A table can have at most { $count } hands.
refusal-other-game = This hand is from the other game.
refusal-other-players = This hand was played by someone who is not at this table.
refusal-other-rules = This hand was not played by the tournament’s rules.
refusal-hands-open = These hands are already open to everyone.

tournament-boards = Boards
tournament-boards-none = No boards have been set out yet.
tournament-boards-help = Results of a board are shown once every table has played it and its results are confirmed.
tournament-board = Board { $number }
tournament-board-set = Set { $number }
tournament-board-played = played at { $played } of { $tables } tables
tournament-board-table = Round { $round }, table { $table }
tournament-board-where = Where
tournament-board-line = Seat { $number }
tournament-board-replay = Replay
tournament-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tournament-board-datum = Average of the line
tournament-board-help = Two matchpoints for each lower score in the same line of seats, one for each equal score.
tournament-board-average = average
tournament-board-average-plus = average plus
tournament-board-average-minus = average minus
tournament-board-not-played = not played
tournament-board-bad = Enter a whole number; A, A+ or A- for an average; nothing for a board that was not played.
tournament-table-boards = Boards of table { $table }, round { $round }
tournament-table-boards-help = The score of each seat, board by board: a whole number; A, A+ or A- for an average; nothing if the board was not played.
tournament-table-by-board = Enter board by board
