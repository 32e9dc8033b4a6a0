# What each card of a hand was worth: the solver's verdicts.

analysis-unit-settlement = the declarer’s total in game points, from both opponents together
analysis-unit-tricks = tricks of the declarer
analysis-class-best = best
analysis-class-equal = as good as the best
analysis-class-slip = slip
analysis-class-mistake = mistake
analysis-class-decisive = decisive mistake
analysis-class-open = unknown
cli-analyse-head = Record { $record }: values and losses are { $unit }, with all cards visible ({ $engine })
cli-analyse-loss = loses { $loss }; best { $best }
cli-analyse-laid = Discard: { $laid } (value { $value }); best: { $best } (value { $best_value })
cli-analyse-laid-best = Discard: { $laid } (value { $value }); no other is better
cli-analyse-laid-open = Discard: { $laid } (value { $value }); the best one is unknown
cli-analyse-makeable = Contracts that could have been made, with all cards visible: { $list }
cli-analyse-nothing-makeable = No contract could have been made, even with all cards visible.
analysis-contracts-unfinished = The search did not finish for all contracts.
cli-analyse-unfinished = The search reached its limit; a value written as a..b is between a and b.
cli-analyse-no-play = Record { $record }: no card was played, so there is nothing to review
cli-analyse-cards-unknown = Record { $record }: the solver needs every card, and some are unknown

# The desk's question to the solver.

desk-ask-solve = What is the position worth?
desk-ask-solve-help = The solver sees all cards and assumes best play by both sides. It says what each legal card is worth.
desk-field-hands = Hands
desk-field-hands-help = The cards each seat still holds, as codes separated by spaces; an ending may have fewer than ten.
desk-field-talon = Talon or discards
desk-field-talon-help = The two cards that are not played.
desk-field-leader = Leader
desk-field-leader-help = The player who leads, or has led, to the trick on the table.
desk-field-objective = Objective
desk-field-objective-help = Both sides play for this and for nothing else.
desk-field-levels = Kontra
desk-field-levels-help = The level of each component; leave empty for none.
desk-field-marriages = Marriages declared
desk-field-marriages-help = Suit letters separated by spaces. If all are empty, marriages that can still be declared count.
desk-field-won = Tricks so far
desk-field-won-help = The cards of earlier tricks, with the winner of each.
desk-field-budget = Maximum number of nodes
desk-field-budget-help = How long the search may run; leave empty for as long as this server allows.
desk-word-settlement = points paid
desk-word-points = points in the tricks
desk-word-simple = Simple
desk-word-h40 = 40-100
desk-word-h20 = 20-100
desk-word-aces = Four Aces
desk-word-ulti = Ulti
desk-word-dur = Durchmars
desk-word-betli = Betli
desk-word-plain_dur = Plain Durchmars
desk-word-tricks = tricks of the declarer
desk-word-made = whether the contract is made
desk-word-sheet = change of the declarer’s total on the sheet
desk-label-card = Card
desk-label-nodes = Nodes
desk-between = { $low } to { $high }
desk-not-known = unknown
why-solve = With best play by both sides and all cards visible.
why-solve-unfinished = The search reached its limit; the value lies between the two numbers.

# The review on the page of a hand, and its questions.

review-head = The solver sees all cards: it says what was possible, not what a player could know. Values and costs are { $unit } ({ $engine }).
review-sees-all = The solver sees all cards.
review-took = The search took { $ms } ms.
review-unfinished = The search did not finish everywhere.
review-show = Show the solver’s review
review-hide = Hide the review
tab-review = Review
review-graph = Value of the hand before each card and after the last one. The table below has the same numbers.
review-trick = Trick { $trick }
review-mistakes = Mistakes
review-none = Nobody made a mistake.
review-count = { $count ->
        [0] no mistakes
        [one] 1 mistake
       *[other] { $count } mistakes
    }
mistake-none-after = No mistake after this position.
mistake-none-before = No mistake before this position.
mistake-hidden = The review is hidden here. Press h to reveal it.
mistake-not-shown = The review is not shown. Press l to show it.
mistake-no-review = This hand has no review.
review-slips = Slips
review-all = All cards with their values
review-card = Card
review-value = Value
review-before = Value before
review-verdict = Verdict
review-played = played
review-best = Best
review-line = Best play from here, trick by trick
review-here = What { $by } could play
review-rank = The card played ranks { $rank } of { $of }; 1 is the best.
review-rank-only = It was the only legal card.
review-made = { $part }: can be made
review-not-made = { $part }: cannot be made
review-contract = the contract
review-choices = Before the first card
review-laid = Discard
review-laid-best = No other discard would have been better.
review-laid-open = The best discard is unknown.
review-better = Better
review-worth = worth { $value }
review-makeable = Contracts that could have been made
review-makeable-help = With these cards, if all cards are visible and both sides play as well as possible. A discard that works is shown. A player who cannot see every card cannot count on the value.
review-makeable-none = No contract could have been made.
review-unmakeable = Could not be made
review-contract-name = Contract
review-tricks = Tricks
review-this-one = played
review-lay = Discard
review-quiz = Find better cards
review-then-kontra = A kontra changed what is at stake.
review-then-marriage_not_declared = A marriage was not declared.
review-loss-settlement = costs { $amount } game { $amount ->
    [one] point
   *[other] points
}
review-loss-tricks = costs { $amount } { $amount ->
    [one] trick
   *[other] tricks
}
review-ask-title = Solver’s review
review-ask = The solver has not reviewed this hand yet. A review says what each card was worth with all cards visible.
review-ask-do = Run the review
review-ask-sign-in = Sign in to run the review
review-queued = The solver is working. Reload the page in a moment.
review-failed = The solver cannot review this hand: no card was played, or some cards are unknown.
control-next-mistake = Next mistake
control-previous-mistake = Previous mistake
quiz-title = Hand { $id }: find a better card
quiz-place = Question { $number } of { $of }
quiz-question = Find a better card for { $by }
quiz-answer = Your answer
quiz-which = Which card?
quiz-try = Answer
quiz-ask-hint = Hint
quiz-show = Show
quiz-skip = Next question
quiz-back = Previous question
quiz-replay = Back to the hand
quiz-right = Right: this is the best card.
quiz-right-several = Right: no card is better, though others are as good.
quiz-wrong = Not quite: this card { $loss }. Try again.
quiz-played = { $card } was played: { $verdict }.
quiz-hint = Look at: { $suits }.
play-on-title = Hand { $id }: play on
play-on-show = Play on from here
play-on-by-hand = I play every seat
play-on-over = The hand is over
play-on-turn = { $by } to play
play-on-worth = Worth { $value } with best play by all.
play-on-rough = The search reached the limit of this page: the cards the solver just played may not be the best.
play-on-open = The search did not finish: the value lies between the two numbers.
play-on-values-show = Show values
play-on-values-hide = Hide values
play-on-back = Take back one card
play-on-side = I play
play-on-side-help = Choose a player. The solver, which sees all cards, plays the other two.
play-on-recorded = As played in the record: { $scores }
import-analyse = Review the hands with the solver
import-analyse-help = This takes a moment for each hand. The review appears on the page of the hand.
keys-review = show or hide the review
keys-mistake = next or previous mistake
