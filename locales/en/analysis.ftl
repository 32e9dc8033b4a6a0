# What each card of a hand was worth: the solver's verdicts.

analysis-unit-settlement = the declarer’s total in game points, from both opponents together
analysis-unit-tricks = tricks of the declarer
analysis-class-best = best
analysis-class-equal = as good as the best
analysis-class-slip = slip
analysis-class-mistake = mistake
analysis-class-decisive = decisive mistake
analysis-class-open = not known
cli-analyse-head = Record { $record }: values and losses are { $unit }, everybody's cards being seen ({ $engine })
cli-analyse-loss = loses { $loss }; best { $best }
cli-analyse-laid = Laid away: { $laid } (value { $value }); best { $best } (value { $best_value })
cli-analyse-laid-best = Laid away: { $laid } (value { $value }); no two other cards are better
cli-analyse-laid-open = Laid away: { $laid } (value { $value }); which cards are best is not known
cli-analyse-makeable = Could be made with the cards held, all cards being seen: { $list }
cli-analyse-nothing-makeable = No contract could be made with the cards held, all cards being seen.
analysis-contracts-unfinished = The search did not come to the end of all contracts.
cli-analyse-unfinished = The search ended with its budget; a value written as a..b lies between the two.
cli-analyse-no-play = Record { $record }: no card was played, so there is nothing to judge
cli-analyse-cards-unknown = Record { $record }: the solver has to know every card, and some are not known

# The desk's question to the solver.

desk-ask-solve = What is the position worth?
desk-ask-solve-help = The solver sees all cards and plays best for both sides; it says what each legal card brings.
desk-field-hands = Hands
desk-field-hands-help = What each seat still holds, codes parted by spaces; an ending may have fewer than ten.
desk-field-talon = Talon or discards
desk-field-talon-help = The two cards that nobody plays.
desk-field-leader = Leader
desk-field-leader-help = Who leads, or has led, to the trick on the table.
desk-field-objective = What is counted
desk-field-objective-help = Both sides play for this and for nothing else.
desk-field-levels = Kontra
desk-field-levels-help = Level of each component; empty is none.
desk-field-marriages = Marriages declared
desk-field-marriages-help = Suit letters parted by spaces. All empty: whatever may be declared still counts.
desk-field-won = Won so far
desk-field-won-help = The cards of earlier tricks, with the winner of each.
desk-field-budget = Nodes at most
desk-field-budget-help = How long the search may go on; empty is as long as this server allows.
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
desk-word-sheet = change of the declarer's total on the sheet
desk-label-card = Card
desk-label-nodes = Nodes
desk-between = { $low } to { $high }
desk-not-known = not known
why-solve = With best play by both sides, all cards being seen by all.
why-solve-unfinished = The search ended with its budget; what is known so far lies between the numbers.

# The review on the page of a hand, and its questions.

review-head = The solver sees all cards and says what was possible, not what a player could know. Values, and what a card costs, are { $unit } ({ $engine }).
review-sees-all = The solver sees all cards.
review-took = The search took { $ms } ms.
review-unfinished = The search did not come to its end everywhere.
review-show = Review by the solver
review-hide = Hide the review
tab-review = Review
review-graph = Value of the hand before each card, and after the last one; the same numbers are in the table below.
review-trick = Trick { $trick }
review-mistakes = Mistakes
review-none = Nobody made a mistake.
review-count = { $count ->
        [0] no mistakes
        [one] 1 mistake
       *[other] { $count } mistakes
    }
mistake-none-after = There is no mistake after this position.
mistake-none-before = There is no mistake before this position.
mistake-hidden = What the review says is hidden here. Press h to reveal it.
mistake-not-shown = The review is not shown. Press l to show it.
mistake-no-review = There is no review of this hand.
review-slips = Slips
review-all = All cards with their values
review-card = Card
review-value = Value
review-before = Value before it
review-verdict = Verdict
review-played = played
review-best = Best
review-line = Best play from here, trick by trick
review-here = What { $by } could play
review-rank = The card played is number { $rank } of { $of }, the best being 1.
review-rank-only = It was the only legal card.
review-made = { $part }: can be made
review-not-made = { $part }: cannot be made
review-contract = the contract
review-choices = Before the first card
review-laid = Laid away
review-laid-best = No two other cards would have been better.
review-laid-open = Which two cards are best is not known.
review-better = Better
review-worth = worth { $value }
review-makeable = Contracts that could have been made
review-makeable-help = With the cards held, when all see all cards and both sides play their best; two cards that will do are named. A value is not promised to a player who does not see everything.
review-makeable-none = No contract could have been made.
review-unmakeable = Could not be made
review-contract-name = Contract
review-tricks = Tricks
review-this-one = played
review-lay = Lay away
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
review-ask-title = Review by the solver
review-ask = The solver has not looked at this hand yet. It says what each card was worth when all cards are seen.
review-ask-do = Have it judged
review-ask-sign-in = Sign in to have it judged
review-queued = The solver is at work. Load the page again in a moment.
review-failed = The solver cannot judge this hand: no card was played, or some cards are not known.
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
quiz-back = Question before
quiz-replay = Back to the hand
quiz-right = Right: that is the best card.
quiz-right-several = Right: no card is better. Others are as good.
quiz-wrong = Not yet: it { $loss }. Try once more.
quiz-played = { $card } was played: { $verdict }.
quiz-hint = Look among: { $suits }.
play-on-title = Hand { $id }: play on
play-on-show = Play on from here
play-on-by-hand = All by hand
play-on-over = The hand is over
play-on-turn = { $by } to play
play-on-worth = Worth { $value } with best play by all.
play-on-rough = The search had used up what one page may use: the cards that the solver just played may not be the best.
play-on-open = The search did not come to its end: a value lies between the two numbers.
play-on-values-show = Show values
play-on-values-hide = Hide values
play-on-back = Take back one card
play-on-side = I play
play-on-side-help = Choose a player, and the solver, which sees all cards, plays for the other two.
play-on-recorded = As it was played in the record: { $scores }
import-analyse = Have the solver judge the hands
import-analyse-help = It takes a moment for each; the review stands on the page of the hand.
keys-review = what the solver says, on or off
keys-mistake = next or previous mistake
