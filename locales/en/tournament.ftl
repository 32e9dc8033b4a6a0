## Why: points at a table

why-tour-places-split = Points go by place. Players who share a place get the mean of the places they cover.
why-tour-places-best = Points go by place. Players who share a place each get the points of the best place they cover.
why-tour-places-worst = Points go by place. Players who share a place each get the points of the worst place they cover.
why-tour-serbian = Three points for the first, or four if nobody else is at zero or above. Two for the second, or one if they are below zero. Players who share a place each get its points.
why-tour-seeger = Game points, plus 50 for each game won more than lost, and { $amount } for each game another player lost.
why-tour-normalise = Each score is scaled to { $count } deals.
why-tour-bye = Byes: { $count }; each brings the mean of the scheme, { $amount }.
why-tour-host-least = { $name } has been host least often: { $count }.
why-tour-host-number = Of the players who have been host least often, { $name } has the highest draw number: { $number }.

## Why: standings

why-tour-order = By points less penalties; equal totals go to the tie-breaks.
why-tour-order-plain = By points less penalties; no two totals are equal.
why-tour-h2h = One for each tied player beaten at a shared table, a half for each equal one. Players still tied are compared again among themselves.
why-tour-h2h-equal = One for each tied player beaten at a shared table, a half for each equal one: they are all equal.
why-tour-h2h-unmet = Two of them never sat at the same table, so the shared tables decide nothing.
why-standing-total = Decided by the total: { $total }.
why-standing-ahead = Level with { $other } on { $points }; ahead on { $item }, { $own } to { $theirs }.
why-standing-behind = Level with { $other } on { $points }; behind on { $item }, { $own } to { $theirs }.
why-standing-ahead-entry = Level with { $other } on { $points }; ahead with the lower draw number, { $own } before { $theirs }.
why-standing-behind-entry = Level with { $other } on { $points }; behind with the higher draw number, { $own } after { $theirs }.
why-standing-ahead-lot = Level with { $other } on { $points }; ahead by lot.
why-standing-behind-lot = Level with { $other } on { $points }; behind by lot.
why-standing-shared = Level with { $other } on { $points } and in everything else; they share the place.
standing-points = { $count ->
    [one] { $total } point
   *[other] { $total } points
    }
standing-mark-withdrawn = Withdrew; the results count.
standing-mark-too_few_rounds = Has played too few rounds to be ranked.
standing-mark-not_yet = Enters later.
standing-mark-no_show = Did not come.
standing-mark-excluded = Excluded; the opponents keep their points.
standing-table_wins = tables won
standing-second_places = second places
standing-raw_sum = score
standing-best_table = the best table
standing-head_to_head = the tables where they met
standing-opponents = the opponents’ totals
standing-last_round = the last round
standing-playoff = the tie-break table
standing-nothing = none

## Why: boards

why-tour-matchpoints = Two for each lower result in the line, one for each equal one; { $amount } is the top.
why-tour-neuberg = { $actual } results are scaled to { $expected }; { $amount } is the top.
why-tour-session = The average of the boards: { $count }.
why-tour-session-award = The average of all boards, { $count }. Average plus is 60 or the average of the boards played, whichever is higher; average minus is 40 or that average, whichever is lower.

## Why: leagues, prizes, ratings

why-tour-league = Each player’s best { $count } events count; absences count as zero.
why-tour-league-tied = Each player’s best { $count } events count. Ties go by events won, then second places and so on, then the best event and the sum of all.
why-tour-league-points = Players who share a rank get the mean of the places they cover.
why-tour-prizes = Players who share a rank share the prizes of the places they cover; nothing is left over.
why-tour-prizes-rest = Players who share a rank share the prizes of the places they cover, in whole units; { $amount } is left over.
why-tour-elo = The average change from the { $count } games against the others at the table, all from the ratings before it.
why-tour-weng-lin = Each player is compared with every other at the table; a newcomer starts with 25 and 25/3.

## Questions

desk-title-tournament = Rules desk: tournaments
rules-title-tournament = How tournaments are counted
desk-ask-place_points = How many points does each place bring?
desk-ask-place_points-help = Enter the scores of a table and the points for its places.
desk-ask-seeger_fabian = What is the table worth by Seeger-Fabian?
desk-ask-seeger_fabian-help = Enter game points, games won and games lost for everyone at the table.
desk-ask-normalise = What are the scores worth over the same number of deals?
desk-ask-normalise-help = At a table of four each player sits out a quarter of the deals.
desk-ask-bye_total = What is the total with a bye?
desk-ask-bye_total-help = A bye brings the mean of the scheme.
desk-ask-order = Who ranks above whom?
desk-ask-order-help = Enter each player’s points, firsts, seconds, sum of scores and any penalty.
desk-ask-head_to_head = Who is ahead at the tables where they met?
desk-ask-head_to_head-help = Enter the tied players and the scores of the tables that two of them shared.
desk-ask-matchpoints = How many matchpoints is each result worth?
desk-ask-matchpoints-help = Enter the results of one board in one line of seats, table by table.
desk-ask-neuberg = What are matchpoints worth when results are missing?
desk-ask-neuberg-help = Neuberg’s formula scales them to the expected number of results.
desk-ask-session_percent = What is the percentage for a session?
desk-ask-session_percent-help = Enter the boards in order, as percentages or awards.
desk-ask-league = How does the league stand?
desk-ask-league-help = Enter each player’s event points and how many events count.
desk-ask-league_points = How many league points does each rank bring?
desk-ask-league_points-help = Enter the points for the places and the ranks of the event.
desk-ask-prizes = How are the prizes shared?
desk-ask-prizes-help = Enter the ranks and the prizes, in whole units.
desk-ask-elo = How do Elo ratings change at a table?
desk-ask-elo-help = Enter ratings and places in the same order.
desk-ask-weng_lin = How do Weng–Lin ratings change at a table?
desk-ask-weng_lin-help = Enter the places, and the ratings unless everyone is a newcomer.
desk-ask-host = Who hosts this table?
desk-ask-host-help = The rule of the Serbian league.

## Fields of these questions

desk-field-scheme = Points by place
desk-field-scheme-help = For three or four places, separated by spaces: 3 1 0, or fractions such as 5/3; serbian_league where it applies.
desk-field-tie = Tied places
desk-field-tie-help = What players who share a place get; the mean if you choose nothing.
desk-field-raw = Scores
desk-field-raw-help = In the order of the seats, separated by spaces.
desk-field-seats = Seats
desk-field-seats-help = How many sit at the table.
desk-field-deals_at_table = Deals at the table
desk-field-deals_at_table-help = How many were dealt there.
desk-field-deals_played_by_each = Deals played by each
desk-field-deals_played_by_each-help = At a table of four, three quarters of them.
desk-field-reference_deals = Deals to scale to
desk-field-reference_deals-help = The number of deals the scores are scaled to.
desk-field-rounds = Rounds
desk-field-rounds-help = Points in order, separated by spaces, with bye for a bye: 3 bye 1.
desk-field-players = Players
desk-field-tournament-players-help = One per line: the name, a colon, and the points event by event, separated by spaces; - for an absence.
desk-rows-help = One per line: the name, a colon, then separated by spaces: { $columns }; - for none.
desk-column-game_points = game points
desk-column-won = games won
desk-column-lost = games lost
desk-column-points = points
desk-column-firsts = firsts
desk-column-seconds = seconds
desk-column-raw = sum of scores
desk-column-penalty = penalty
desk-column-hosted = times host
desk-column-number = draw number
desk-field-chain = Tie-breaks
desk-field-chain-help = In order, separated by spaces. If empty: table_wins second_places raw_sum.
desk-field-tied = Tied players
desk-field-tied-help = One name per line.
desk-field-shared_tables = Shared tables
desk-field-shared_tables-help = One table per line: names with their scores, separated by commas.
desk-field-results = Results
desk-field-results-help = One per line: the table, a colon, the score.
desk-field-expected_results = Expected results
desk-field-expected_results-help = How many tables should have played the board.
desk-field-actual_results = Actual results
desk-field-actual_results-help = How many tables did.
desk-field-mp = Matchpoints
desk-field-mp-help = One per line: the table, a colon, its matchpoints among the actual results.
desk-field-boards = Boards
desk-field-boards-help = Percentages such as 62.50, separated by spaces; average, average-plus or average-minus for an award.
desk-field-best = Events that count
desk-field-best-help = The number of best events counted for each player.
desk-field-first = Points for winning an event
desk-field-first-help = Used to break ties; the highest number above if left empty.
desk-field-points_by_place = Points by place
desk-field-points_by_place-help = For the first, the second and so on, separated by spaces; later places get nothing.
desk-field-ranks = Ranks
desk-field-ranks-help = Separated by spaces; write shared ranks as 1 2 2 4.
desk-field-prizes = Prizes
desk-field-prizes-help = In whole units, first prize first, separated by spaces.
desk-field-ratings = Ratings before the table
desk-field-ratings-help = Separated by spaces, with a decimal point.
desk-field-places = Places at the table
desk-field-places-help = In the same order, separated by spaces; write shared places as 1 1 3.
desk-field-K = K
desk-field-K-help = How fast ratings move: 24, or 40 for newcomers.
desk-field-mu = Means
desk-field-mu-help = Separated by spaces; 25 for everyone if left empty.
desk-field-sigma = Uncertainties
desk-field-sigma-help = Separated by spaces; 25/3 for everyone if left empty.
desk-word-split = the mean of the places covered
desk-word-best = the best place covered
desk-word-worst = the worst place covered

## Words in answers

desk-label-who = Name
desk-label-place = No.
desk-label-ranks = Rank
desk-label-mp = Matchpoints
desk-label-percent = Percentage
desk-label-applied = Decided by
desk-label-h2h = Among themselves
desk-label-counted = Counted
desk-label-payouts = Prize
desk-label-remainder = Left over
desk-label-mu = Mean
desk-label-sigma = Uncertainty

## One line for every numbered rule

rule-T-1-1 = Place at a table
rule-T-1-2 = Points by place
rule-T-1-3 = Points of the Serbian league
rule-T-1-4 = Seeger-Fabian
rule-T-1-5 = Scores per deal
rule-T-1-6 = What a bye brings
rule-T-1-7 = No-shows and substitutes
rule-T-1-8 = Who hosts
rule-T-2-1 = Totals
rule-T-2-2 = The chain of tie-breaks
rule-T-2-3 = The tables where they met
rule-T-2-4 = Ranks
rule-T-2-5 = Late, withdrawn and excluded players
rule-T-2-6 = Teams
rule-T-2-7 = From one stage to the next
rule-T-3-1 = Matchpoints
rule-T-3-2 = Percentages
rule-T-3-3 = Missing results
rule-T-3-4 = Sessions and awards
rule-T-3-5 = Cross difference
rule-T-3-6 = Datum and luck
rule-T-4-1 = League points for a rank
rule-T-4-2 = The best events count
rule-T-4-3 = Possible final ranks
rule-T-4-4 = Formulas
rule-T-5-1 = Shared prizes
rule-T-6-1 = Weng–Lin ratings
rule-T-6-2 = Elo ratings
rule-T-6-3 = Corrections and absence
rule-T-6-4 = How well ratings predict
