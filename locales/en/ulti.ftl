## The 54 bids, by code: a colon is written as a hyphen, a plus as an underscore

bid-simple = Simple
bid-p-simple = Hearts Simple
bid-h40 = 40-100
bid-simple_aces = Four Aces
bid-simple_ulti = Ulti
bid-betli = Betli
bid-dur = Durchmars
bid-plain_dur = Plain Durchmars
bid-h40_aces = 40-100 Four Aces
bid-h40_ulti = 40-100 Ulti
bid-h20 = 20-100
bid-p-h40 = Hearts 40-100
bid-simple_ulti_aces = Ulti Four Aces
bid-p-simple_aces = Hearts Four Aces
bid-p-simple_ulti = Hearts Ulti
bid-h40_dur = 40-100 Durchmars
bid-ulti_dur = Ulti Durchmars
bid-rebetli = Rebetli
bid-h40_ulti_aces = 40-100 Ulti Four Aces
bid-h20_aces = 20-100 Four Aces
bid-h20_ulti = 20-100 Ulti
bid-odur = Open Durchmars
bid-p-dur = Hearts Durchmars
bid-redur = Redurchmars
bid-h40_ulti_dur = 40-100 Ulti Durchmars
bid-h20_dur = 20-100 Durchmars
bid-h20_ulti_aces = 20-100 Ulti Four Aces
bid-h40_odur = 40-100 Open Durchmars
bid-ulti_odur = Ulti Open Durchmars
bid-p-h40_aces = Hearts 40-100 Four Aces
bid-p-h40_ulti = Hearts 40-100 Ulti
bid-p-h20 = Hearts 20-100
bid-h20_ulti_dur = 20-100 Ulti Durchmars
bid-p-simple_ulti_aces = Hearts Ulti Four Aces
bid-h40_ulti_odur = 40-100 Ulti Open Durchmars
bid-h20_odur = 20-100 Open Durchmars
bid-p-h40_dur = Hearts 40-100 Durchmars
bid-p-ulti_dur = Hearts Ulti Durchmars
bid-open_betli = Open Betli
bid-h20_ulti_odur = 20-100 Ulti Open Durchmars
bid-p-h40_ulti_aces = Hearts 40-100 Ulti Four Aces
bid-p-h20_aces = Hearts 20-100 Four Aces
bid-p-h20_ulti = Hearts 20-100 Ulti
bid-p-odur = Hearts Open Durchmars
bid-open_plain_dur = Open Plain Durchmars
bid-p-h40_ulti_dur = Hearts 40-100 Ulti Durchmars
bid-p-h20_dur = Hearts 20-100 Durchmars
bid-p-h20_ulti_aces = Hearts 20-100 Ulti Four Aces
bid-p-h40_odur = Hearts 40-100 Open Durchmars
bid-p-ulti_odur = Hearts Ulti Open Durchmars
bid-p-h20_ulti_dur = Hearts 20-100 Ulti Durchmars
bid-p-h40_ulti_odur = Hearts 40-100 Ulti Open Durchmars
bid-p-h20_odur = Hearts 20-100 Open Durchmars
bid-p-h20_ulti_odur = Hearts 20-100 Ulti Open Durchmars

## Components of a contract

component-simple = Simple
component-h40 = 40-100
component-h20 = 20-100
component-aces = Four Aces
component-ulti = Ulti
component-dur = Durchmars
component-odur = Open Durchmars
component-betli = Betli
component-rebetli = Rebetli
component-open_betli = Open Betli
component-plain_dur = Plain Durchmars
component-redur = Redurchmars
component-open_plain_dur = Open Plain Durchmars
component-simple-goal = The declarer’s points exceed those of the defenders.
component-h40-goal = The declarer declared the forty and has at least 100 points with it.
component-h20-goal = The declarer declared one twenty and has at least 100 points with it.
component-aces-goal = All four aces are in the declarer’s tricks.
component-ulti-goal = The declarer wins the last trick with the trump seven.
component-dur-goal = The declarer wins all ten tricks.
component-odur-goal = The declarer wins all ten tricks with open cards.
component-betli-goal = The declarer wins no trick.
component-rebetli-goal = The declarer wins no trick, for twice the value.
component-open_betli-goal = The declarer wins no trick with open cards.
component-plain_dur-goal = The declarer wins all ten tricks without a trump suit.
component-redur-goal = The declarer wins all ten tricks without a trump suit, for twice the value.
component-open_plain_dur-goal = The declarer wins all ten tricks with open cards and without a trump suit.

## Kontra

kontra-0 = not doubled
kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szubkontra
kontra-4 = mordkontra
kontra-5 = hirschkontra
kontra-6 = Fedák Sári
kontra-7 = kerekes bicikli
kontra-french-3 = subkontra
kontra-french-4 = mortkontra
kontra-more = kontra level { $level }
kontra-factor = times { $factor }
kontra-on = { $name } on { $component }
kontra-against = { $name } on { $component }, against { $by }

## Silent bids

silent = silent
silent-100 = silent 100
silent-aces = silent Four Aces
silent-ulti = silent Ulti
silent-durchmars = silent Durchmars
silent-lost_seven = a defender’s beaten trump seven
silent-win = made by the declarer
silent-lose = made against the declarer

## Phases of a hand

phase-deal = deal
phase-auction = auction
phase-discard = discard
phase-trump = naming of trump or contract
phase-defence = defence
phase-play = play
phase-over = over

## Roles

role-declarer = declarer
role-defenders = defenders
role-winner = winner

## Seats

seat = Seat
seat-name = { $name } (seat { $seat })
seat-only = seat { $seat }
seat-numbered = seat { $seat } ({ $number })

## Words of the game

word-ulti = Ulti
word-preferans = Preferans
word-game = game
word-hand = hand
word-deal = deal
word-talon = talon
word-talon-dealt = talon as dealt
word-talon-laid = talon after the discard
word-trick = trick
word-tricks = tricks
word-last-trick = last trick
word-auction = auction
word-bid = bid
word-pass = pass
word-pickup = takes the talon
word-discard = discard
word-contract = contract
word-component = component
word-trump = trump
word-no-trump = no trump
word-kontra = kontra
word-marriage = marriage
word-twenty = twenty
word-forty = forty
word-points = points
word-score = score
word-made = made
word-lost = lost
word-undecided = undecided
word-forfeit = thrown in
word-claim = claim
word-concession = concession
word-expose = shows the hand
word-irregularity = irregularity
word-ruling = ruling
word-end = end of the record
word-variation = variation
word-comment = comment
word-step = step
word-value = value
word-rule = rule
word-option = option

## What an action says, on replay pages and in the step announcement

act-bid = { $by } bids { $bid }
act-pass = { $by } passes
act-pickup = { $by } takes the talon
act-given = The auction was not recorded: { $by } plays { $contract }
act-discard = { $by } discards two cards
act-discard-cards = { $by } discards { $cards }
act-trump = { $by } names { $suit } as trump
act-kontra = { $by }: { $name } on { $component }
act-marriage = { $by } declares a { $value } in { $suit }
act-marriage-value = { $by } declares { $value }
act-play = { $by } plays the { $card }
act-lead = { $by } leads the { $card }
act-wins-trick = { $by } wins trick { $trick }
act-claim = { $by } claims, and all agree
act-concede = { $by } concedes
act-throw-in = { $by } throws the hand in
act-expose = { $by } shows the hand
act-irregularity = Irregularity noted
act-ruling = Ruling by the director
act-end = The record ends here
act-step = { $by }: { $card }, wins the trick, { $points } points
irregularity-revoke = revoke
irregularity-exposed_card = exposed card
irregularity-out_of_turn = out of turn
irregularity-wrong_pass = wrong pass
irregularity-other = other
ruling-score = score awarded
ruling-penalty = penalty
ruling-void = deal annulled
ruling-warning = warning
ruling-note = note

## Why a contract stands as it does, on the result table

result-declarer-points = Declarer
result-defender-points = Defenders
result-tricks-points = aces, tens and the last trick
result-marriages = marriages
result-talon = talon
result-total = total

desk-title-ulti = Rules desk: Ulti
rules-title-ulti = Rules of Ulti
game-ulti = Ulti
