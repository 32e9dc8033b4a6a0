## Why: points at a table

why-tour-places-split = Points go by place; those who share one get the mean of the places they cover.
why-tour-places-best = Points go by place; those who share one each get the points of the best place they cover.
why-tour-places-worst = Points go by place; those who share one each get the points of the worst place they cover.
why-tour-serbian = Three for the first, four if nobody else is at zero or above; two for the second, one if they are below zero; a shared place gives its points to each.
why-tour-seeger = Game points, 50 for each game won more than lost, and { $amount } for each game that another player lost.
why-tour-normalise = Each score is brought to { $count } deals.
why-tour-bye = Rounds sat out: { $count }; each brings the mean of the scheme, { $amount }.
why-tour-host-least = { $name } has been host least often: { $count }.
why-tour-host-number = Of those who have been host least often, { $name } has the highest draw number: { $number }.

## Why: standings

why-tour-order = By points less penalty; equal totals go down the chain of tie-breaks.
why-tour-order-plain = By points less penalty; no two totals are equal.
why-tour-h2h = One for each of them beaten at a shared table, a half for each equal one; those who stay equal are compared again among themselves.
why-tour-h2h-equal = One for each of them beaten at a shared table, a half for each equal one: they are all equal.
why-tour-h2h-unmet = Two of them never sat at the same table, so the tables together decide nothing.
why-standing-total = The total decides: { $total }.
why-standing-ahead = Level with { $other } on { $points }, ahead on { $item } { $own } to { $theirs }.
why-standing-behind = Level with { $other } on { $points }, behind on { $item } { $own } to { $theirs }.
why-standing-ahead-entry = Level with { $other } on { $points }, ahead with the lower draw number, { $own } before { $theirs }.
why-standing-behind-entry = Level with { $other } on { $points }, behind with the higher draw number, { $own } after { $theirs }.
why-standing-ahead-lot = Level with { $other } on { $points }, ahead by lot.
why-standing-behind-lot = Level with { $other } on { $points }, behind by lot.
why-standing-shared = Level with { $other } on { $points } and in everything else: the place is shared.
standing-points = { $count ->
    [one] { $total } point
   *[other] { $total } points
    }
standing-mark-withdrawn = Withdrew; the results stand.
standing-mark-too_few_rounds = Has played too few rounds to be ranked.
standing-mark-not_yet = Enters later.
standing-mark-no_show = Did not come.
standing-mark-excluded = Excluded; the opponents keep their points.
standing-table_wins = tables won
standing-second_places = second places
standing-raw_sum = score
standing-best_table = the best table
standing-head_to_head = the tables where they met
standing-opponents = the opponents' totals
standing-last_round = the last round
standing-playoff = the play-off table
standing-nothing = none

## Why: boards

why-tour-matchpoints = Two for each lower result in the line, one for each equal one; { $amount } is the top.
why-tour-neuberg = { $actual } results are brought to { $expected }; { $amount } is the top.
why-tour-session = The plain mean of the boards: { $count }.
why-tour-session-award = The mean of all boards, { $count }; average plus is 60 or the mean of the boards played, if that is higher, and average minus 40 or that mean, if it is lower.

## Why: leagues, prizes, ratings

why-tour-league = The highest { $count } events of each player count; absences count as nothing.
why-tour-league-tied = The highest { $count } events of each player count; equal totals go by events won, then second places and so on, the best event and the sum of all.
why-tour-league-points = Those who share a rank get the mean of the places they cover.
why-tour-prizes = Those who share a rank share the prizes of the places they cover; nothing is left over.
why-tour-prizes-rest = Those who share a rank share the prizes of the places they cover, in whole units; { $amount } is left over.
why-tour-elo = The mean of what each of the { $count } games against the others at the table brings, all from the ratings before it.
why-tour-weng-lin = Everybody is compared with everybody at the table; a newcomer begins with 25 and 25/3.

## Questions

desk-title-tournament = Rules desk: tournaments
rules-title-tournament = How tournaments are counted
desk-ask-place_points = How many points does each place bring?
desk-ask-place_points-help = Give the scores of a table and the points for its places.
desk-ask-seeger_fabian = What is the table worth by Seeger and Fabian?
desk-ask-seeger_fabian-help = Give game points, games won and games lost of everybody at the table.
desk-ask-normalise = What are the scores worth for the same number of deals?
desk-ask-normalise-help = At a table of four everybody sits out a quarter of the deals.
desk-ask-bye_total = What is the total with a bye?
desk-ask-bye_total-help = A round sat out brings the mean of the scheme.
desk-ask-order = Who stands before whom?
desk-ask-order-help = Give points, firsts, seconds, the sum of scores and perhaps a penalty for each player.
desk-ask-head_to_head = Who is ahead at the tables where they met?
desk-ask-head_to_head-help = Give those who are tied and the scores of the tables that two of them shared.
desk-ask-matchpoints = How many matchpoints is each result worth?
desk-ask-matchpoints-help = Give the results of one board in one line of seats, table by table.
desk-ask-neuberg = What are matchpoints worth where results are missing?
desk-ask-neuberg-help = Neuberg’s formula brings them to the number of results expected.
desk-ask-session_percent = What is the per cent of a session?
desk-ask-session_percent-help = Give the boards in order, as per cents or as awards.
desk-ask-league = How does the league stand?
desk-ask-league-help = Give the event points of each player and how many events count.
desk-ask-league_points = How many league points does each rank bring?
desk-ask-league_points-help = Give the points for the places and the ranks of the event.
desk-ask-prizes = How are the prizes shared?
desk-ask-prizes-help = Give the ranks and the prizes, in whole units.
desk-ask-elo = How do Elo ratings change at a table?
desk-ask-elo-help = Give ratings and places in the same order.
desk-ask-weng_lin = How do Weng–Lin ratings change at a table?
desk-ask-weng_lin-help = Give the places, and the ratings where they are no newcomers.
desk-ask-host = Who is host of this table?
desk-ask-host-help = The rule of the Serbian league.

## Fields of these questions

desk-field-scheme = Points by place
desk-field-scheme-help = For three or four places, parted by spaces: 3 1 0, or fractions such as 5/3; serbian_league where that may be asked.
desk-field-tie = Shared places
desk-field-tie-help = What those who share a place get; the mean if nothing is chosen.
desk-field-raw = Scores
desk-field-raw-help = In the order of the seats, parted by spaces.
desk-field-seats = Seats
desk-field-seats-help = How many sit at the table.
desk-field-deals_at_table = Deals at the table
desk-field-deals_at_table-help = How many were dealt there.
desk-field-deals_played_by_each = Deals played by each
desk-field-deals_played_by_each-help = At a table of four three quarters of them.
desk-field-reference_deals = Deals to compare with
desk-field-reference_deals-help = The number to which the scores are brought.
desk-field-rounds = Rounds
desk-field-rounds-help = Points in order, parted by spaces, and bye for a round sat out: 3 bye 1.
desk-field-players = Players
desk-field-tournament-players-help = One a line: the name, a colon, and the points event by event, separated by spaces; - where they were absent.
desk-rows-help = One a line: the name, a colon, and then parted by spaces: { $columns }; - for none.
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
desk-field-chain-help = In order, parted by spaces: table_wins second_places raw_sum, which is what counts if this is empty.
desk-field-tied = Tied players
desk-field-tied-help = One name a line.
desk-field-shared_tables = Shared tables
desk-field-shared_tables-help = One table a line: names with their scores, parted by commas.
desk-field-results = Results
desk-field-results-help = One a line: the table, a colon, the score.
desk-field-expected_results = Results expected
desk-field-expected_results-help = How many tables should have played the board.
desk-field-actual_results = Results there
desk-field-actual_results-help = How many did.
desk-field-mp = Matchpoints
desk-field-mp-help = One a line: the table, a colon, its matchpoints among the results there.
desk-field-boards = Boards
desk-field-boards-help = Per cents such as 62.50, parted by spaces; average, average-plus or average-minus for an award.
desk-field-best = Events that count
desk-field-best-help = The highest so many of each player.
desk-field-first = Points of an event won
desk-field-first-help = Decides ties; the highest number above if this is empty.
desk-field-points_by_place = Points by place
desk-field-points_by_place-help = Of the first, the second and so on, parted by spaces; nothing behind the end.
desk-field-ranks = Ranks
desk-field-ranks-help = Parted by spaces, shared ones as 1 2 2 4.
desk-field-prizes = Prizes
desk-field-prizes-help = In whole units, the first first, parted by spaces.
desk-field-ratings = Ratings before the table
desk-field-ratings-help = Parted by spaces, decimals with a point.
desk-field-places = Places at the table
desk-field-places-help = In the same order, parted by spaces, shared ones as 1 1 3.
desk-field-K = K
desk-field-K-help = How fast ratings move: 24, or 40 for newcomers.
desk-field-mu = Means
desk-field-mu-help = Parted by spaces; 25 for everybody if this is empty.
desk-field-sigma = Uncertainties
desk-field-sigma-help = Parted by spaces; 25/3 for everybody if this is empty.
desk-word-split = the mean of the places covered
desk-word-best = the best place covered
desk-word-worst = the worst place covered

## Words in answers

desk-label-who = Name
desk-label-place = No.
desk-label-ranks = Rank
desk-label-mp = Matchpoints
desk-label-percent = Per cent
desk-label-applied = They decide
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
rule-T-1-4 = Seeger and Fabian
rule-T-1-5 = Scores by the deal
rule-T-1-6 = What a bye brings
rule-T-1-7 = No-shows and substitutes
rule-T-1-8 = Who is host
rule-T-2-1 = Totals
rule-T-2-2 = The chain of tie-breaks
rule-T-2-3 = The tables where they met
rule-T-2-4 = Ranks
rule-T-2-5 = Late, withdrawn and excluded players
rule-T-2-6 = Teams
rule-T-2-7 = From one stage to the next
rule-T-3-1 = Matchpoints
rule-T-3-2 = Per cents
rule-T-3-3 = Missing results
rule-T-3-4 = Sessions and awards
rule-T-3-5 = Cross difference
rule-T-3-6 = Datum and luck
rule-T-4-1 = League points for a rank
rule-T-4-2 = The best events count
rule-T-4-3 = What may still become of it
rule-T-4-4 = Formulas
rule-T-5-1 = Shared prizes
rule-T-6-1 = Weng–Lin ratings
rule-T-6-2 = Elo ratings
rule-T-6-3 = Corrections and absence
rule-T-6-4 = Whether ratings foretell
