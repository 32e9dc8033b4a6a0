## Why: legal cards

why-legal-lead = You lead, so any card may be played.
why-legal-follow = The suit led, { $suit }, must be followed; no card here beats the one that wins.
why-legal-follow-free = The suit led, { $suit }, must be followed; the trick is already trumped, so it need not be beaten.
why-legal-beat = The suit led, { $suit }, must be followed, and the { $card } must be beaten where possible.
why-legal-trump = With no { $suit } a trump must be played.
why-legal-overtrump = With no { $suit } a trump must be played, and one that beats the { $card }.
why-legal-undertrump = With no { $suit } a trump must be played, even though none beats the { $card }.
why-legal-any = With neither { $suit } nor trumps any card may be played.
why-legal-any-plain = With no { $suit } any card may be played; there is no trump.
why-legal-seven = The trump seven must be kept for the last trick.
why-legal-seven-only = The trump seven is the only legal card and must fall.

## Why one card is barred, on the replay page

why-barred-follow = must follow { $suit }
why-barred-beat = must beat the { $card }
why-barred-trump = must play a trump
why-barred-overtrump = must beat the trump { $card }
why-barred-seven = the trump seven is kept for the last trick
why-barred-turn = not on turn

## Why: trick winner

why-trick-trump = The highest trump wins: { $card }.
why-trick-led = No trump was played, so the highest card of the suit led wins: { $card }.
why-trick-plain = Without trumps the highest card of the suit led wins: { $card }.

## Why: bids

why-bid-value = { $new ->
        [one] { $new } point outranks { $standing }.
       *[other] { $new } points outrank { $standing }.
    }
why-bid-fewer = The values are equal; the bid of fewer components ranks higher, and { $new } is fewer than { $standing }.
why-bid-tiebreak = Value and number of components are equal; the table puts step { $new } above step { $standing }.
why-bid-lower = { $new ->
        [one] { $new } point does not outrank { $standing }.
       *[other] { $new } points do not outrank { $standing }.
    }
why-bid-more = The values are equal, and the bid of more components ranks lower: { $new } against { $standing }.
why-bid-tiebreak-lower = Value and number of components are equal; the table puts step { $new } below step { $standing }.
why-bid-equal = Both stand on step { $step }; bids of one step cannot outbid each other.
why-bid-points = { $bid } is worth { $value }: { $sum }.
why-bid-points-one = { $bid } is worth { $value }.
why-bid-code = These components make the bid { $bid }.
why-bid-code-none = These components do not make a bid.
why-bid-code-option = The options do not allow this bid.
why-contract-minimum = Under these options a Simple that is not in hearts is never played.
why-ladder = { $bids } bids on { $steps } steps.

## Why: auction

why-auction-over = { $by } is declarer with { $bid }: the auction ended after the last pass.
why-auction-open = { $bid ->
        [none] { $by } is to act; nobody has bid yet.
       *[other] { $by } is to act over { $bid }.
    }
why-auction-taken = { $by } has taken the talon and must bid higher than { $bid }.
why-auction-reject = Action { $index } is not allowed: { $reason }
why-auction-turn = it is not this player's turn.
why-auction-low = the bid does not outrank the standing one.
why-auction-first = forehand must bid first and cannot pass or take the talon.
why-auction-take-first = the talon must be taken before a bid.
why-auction-must-bid = whoever has taken the talon must bid.
why-auction-top = nothing outranks the highest bid, so the talon cannot be taken.
why-auction-ended = the auction is over.
why-auction-unknown = there is no such bid under these options.
why-auction-minimum = under these options a Simple that is not in hearts is never played.
why-auction-round-one = in the first round players only bid or pass, for the talon is not dealt yet.
why-auction-confirm = the winner of the first round takes the two cards and then bids.
why-auction-class = the bid of the first round is said again or raised within its own class.
why-auction-doubled = the bid does not outrank the doubled value of the standing one.

## Why: kontra

why-kontra-levels = The last doubling said is { $name }, factor { $factor }.
why-kontra-none = Nothing has been doubled.
why-kontra-reject = Action { $index } is not allowed: { $reason }
why-kontra-first = the first kontra belongs to the defenders.
why-kontra-side = the same side made the last doubling of this component.
why-kontra-own-level = each defender has a level of his own here, and this one cannot be raised by him.
why-kontra-component = the contract does not have this component.
why-kontra-window = the first card of trick 2 has fallen.
why-kontra-against = the declarer must say against which defender he raises.
why-kontra-limit = the highest level is reached.
why-kontra-against-none = only the declarer of a game without trump names a defender.
why-kontra-thrown-in = under these options this contract can only be thrown in.

## Why: points, silent bids, score

why-points = Declarer { $declarer }: { $declarer_parts }. Defenders { $defenders }: { $defender_parts }.
why-points-short = The declarer has { $declarer }, the defenders have { $defenders }.
why-points-part-cards = { $count ->
        [one] { $count } ace or ten
       *[other] { $count } aces and tens
    }
why-points-part-last = the last trick
why-points-part-marriage = marriage { $value }
why-points-part-talon = { $count ->
        [one] { $count } ace or ten in the talon
       *[other] { $count } aces and tens in the talon
    }
why-points-marriage-barred = The declarer may not declare this marriage in this contract.
why-silent = Silent bids that can arise here: { $list }.
why-silent-none = No silent bid can arise in this contract.
why-silent-trump-only = Silent bids arise in trump games only.
why-score = { $sum } per opponent.
why-score-two = { $first } against the first defender, { $second } against the second.
why-score-part = { $component } { $amount }
why-score-part-kontra = { $component } { $amount } ({ $kontra })
why-score-penalty = Ulti penalty { $amount }
why-score-forfeit-barred = Throwing in comes before any kontra, and only where the options allow it.
why-score-forfeit-other = Only a Simple that is not in hearts may be thrown in.
why-score-silent = { $silent } { $amount }
why-score-forfeit = { $amount ->
        [one] Thrown in: { $amount } point to each opponent.
       *[other] Thrown in: { $amount } points to each opponent.
    }
why-score-round = The first-round factor { $factor } multiplies everything.
why-solve = Best play by all gives { $value }.

## The desk pages

desk-title = Rules desk
desk-intro = Ask the rules engine that judges the records. Every answer names the rule and has an address that can be shared.
desk-choose = Choose a question
desk-ask = Ask
desk-answer = Answer
desk-why = Why
desk-rule = Rule
desk-question = Question
desk-share = Address of this answer
desk-example = Example
desk-try-example = Try this example
desk-as-json = The same question for programs
desk-yes = Yes
desk-no = No
desk-reject = Not allowed
desk-none = None
desk-error = This question cannot be answered
desk-missing = This is needed for an answer.
desk-options = Options of the rule set
desk-options-help = Only what differs from the default.
desk-ask-legal_cards = Which cards may be played?
desk-ask-legal_cards-help = Give the hand, the cards already on the table, the contract and who is to play.
desk-ask-trick_winner = Who wins the trick?
desk-ask-trick_winner-help = Give the three cards in the order they were played.
desk-ask-bid_over = Does this bid outrank that one?
desk-ask-bid_over-help = Compares two bids by value, number of components and the table.
desk-ask-bid_value = What is this bid worth?
desk-ask-bid_value-help = The sum per opponent if every component succeeds.
desk-ask-bid_code = What is this combination called?
desk-ask-bid_code-help = Finds the bid made of these components, if there is one.
desk-ask-ladder = The whole ladder of bids
desk-ask-ladder-help = All 54 bids with their steps and values.
desk-ask-auction = Where does this auction stand?
desk-ask-auction-help = Write the calls in order, one a line, with the number of the seat before each.
desk-ask-kontra = What do these doublings come to?
desk-ask-kontra-help = Write the doublings in order, one a line, with who said them.
desk-ask-points = How many points has each side?
desk-ask-points-help = Counts aces, tens, the last trick, marriages and the talon.
desk-ask-silent_eligible = Which silent bids can arise?
desk-ask-silent_eligible-help = Depends on the contract alone.
desk-ask-score = Who pays whom?
desk-ask-score-help = Say which components were made, what was doubled, and which silent bids arose.
desk-ask-solve = What is best?
desk-ask-solve-help = Looks at all four hands of cards and finds the best result for both sides.

## Fields of the desk

desk-field-hand = Hand
desk-field-hand-help = Codes parted by spaces, for example HA HX L7.
desk-field-trick = Cards on the table
desk-field-trick-help = In the order played; leave empty for the leader.
desk-field-cards = The three cards
desk-field-cards-help = In the order played.
desk-field-trump = Trump
desk-field-trump-help = The trump suit, or none.
desk-field-contract = Contract
desk-field-contract-help = One of the 54 bids.
desk-field-role = Who plays
desk-field-role-help = The duty to keep the seven binds only the declarer.
desk-field-trick_no = Number of the trick
desk-field-trick_no-help = 1 to 10.
desk-field-new = New bid
desk-field-new-help = The bid somebody would like to make.
desk-field-standing = Standing bid
desk-field-standing-help = The bid to be outranked.
desk-field-bid = Bid
desk-field-bid-help = One of the 54 bids.
desk-field-components = Components
desk-field-components-help = Tick all that belong to the bid.
desk-field-cls = Class
desk-field-cls-help = Trump, hearts or no trump.
desk-field-forehand = Forehand
desk-field-forehand-help = Which of the seats 0, 1 and 2 bids first.
desk-field-actions = Actions
desk-field-actions-help = One a line, in the order they happened.
desk-field-decl_aces_tens = Aces and tens of the declarer
desk-field-decl_aces_tens-help = How many lie in the declarer's tricks.
desk-field-def_aces_tens = Aces and tens of the defenders
desk-field-def_aces_tens-help = How many lie in the defenders' tricks.
desk-field-talon_aces_tens = Aces and tens in the talon
desk-field-talon_aces_tens-help = They count for the defenders.
desk-field-last_trick = Last trick
desk-field-last_trick-help = Who won trick 10.
desk-field-decl_marriages = Marriages of the declarer
desk-field-decl_marriages-help = 20 or 40, parted by spaces.
desk-field-def_marriages = Marriages of the defenders
desk-field-def_marriages-help = 20 or 40, parted by spaces.
desk-field-decl_aces = Aces of the declarer
desk-field-decl_aces-help = How many aces lie in the declarer's tricks; only for Four Aces.
desk-field-components_won = Components made
desk-field-components_won-help = Say for each component whether it was made.
desk-field-kontra = Kontra levels
desk-field-kontra-help = 0 is none, 1 kontra, 2 rekontra and so on; in games without trump one number for each defender.
desk-field-silent = Silent bids
desk-field-silent-help = From the declarer's side: won or lost.
desk-field-forfeit = Thrown in
desk-field-forfeit-help = The declarer of a Simple gave the game up.

## Options of the rule set

option-four_aces = Four Aces
option-four_aces-help = Whether Four Aces can be bid and can arise silently.
option-min_contract = Lowest contract played
option-min_contract-help = Whether a Simple that is not in hearts is played at all.
option-simple_forfeit = Throwing in a Simple
option-simple_forfeit-help = Whether the declarer of a Simple may, must or must not give it up before play.
option-forfeit_value = Price of throwing in
option-forfeit_value-help = Points to each opponent.
option-require_cards_for_bid = Cards needed for a bid
option-require_cards_for_bid-help = Whether 40-100, 20-100 and Ulti may be bid only with the cards they need.
option-marriage_needs_trick = A marriage needs a trick
option-marriage_needs_trick-help = Whether a marriage counts only if its holder wins a trick.
option-open_exposes = Who lays open
option-open_exposes-help = Who shows the cards in an open contract after the first trick.
option-kontra_max_level = Highest kontra
option-kontra_max_level-help = The last level that may be said; empty for none.
option-kontra_window = Time for kontra
option-kontra_window-help = Until when a contract may be doubled.
option-standalone_trump_durchmars = Durchmars alone with trump
option-standalone_trump_durchmars-help = Whether Durchmars alone may be played with a trump suit.
option-loss_factor = Factor of a loss
option-loss_factor-help = What a lost trump component costs in values.
option-silent_bids = Silent bids
option-silent_bids-help = Which goals count without having been bid.
option-silent_loss_factor = Factor of a silent loss
option-silent_loss_factor-help = What a lost silent bid costs in values.
option-silent_100_replaces_simple = Silent 100 replaces Simple
option-silent_100_replaces_simple-help = Whether Simple goes unscored where a silent 100 arises.
option-silent_20_100_value = Silent 100 with twenties
option-silent_20_100_value-help = The value for a side that declared twenties only.
option-silent_kontra = Kontra on silent bids
option-silent_kontra-help = Whether silent bids take the level of Simple.
option-silent_ulti_all_pay = The partner pays too
option-silent_ulti_all_pay-help = Whether a defender's silent Ulti is paid by his partner as well.
option-defender_lost_silent_ulti = A defender's beaten seven
option-defender_lost_silent_ulti-help = What a defender's trump seven costs that is beaten in the last trick.
option-auction_variant = Auction
option-auction_variant-help = One round with all cards, or a first round with five.
option-auction_end = End of the auction
option-auction_end-help = Whether the standing bidder may still raise his own bid.
option-table_size = Players at the table
option-table_size-help = With four the dealer sits out.
option-value-on = on
option-value-off = off
option-value-none = none
option-value-simple = Simple
option-value-hearts_simple = Hearts Simple
option-value-optional = optional
option-value-mandatory = mandatory
option-value-never = never
option-value-all = all three
option-value-declarer = the declarer
option-value-trick2 = until trick 2 begins
option-value-own_card = before one's own first card
option-value-after_trick1 = between tricks 1 and 2
option-value-with_simple = with Simple
option-value-100_and_durchmars_only = 100 and Durchmars only
option-value-normal = normal
option-value-two_round = two rounds
option-value-three_passes = three passes
option-value-two_passes = two passes

## The desk's form and answers

desk-choose-one = choose
desk-usual = as usual: { $value }
desk-nth = Card { $number }
desk-typed = Or type the cards as codes
desk-unknown = There is no question called { $ask }. Choose one of these.
desk-word-declarer = the declarer
desk-word-defender = a defender
desk-word-defenders = the defenders
desk-word-trump = trump
desk-word-hearts = hearts
desk-word-nt = no trump
desk-label-over = Auction over
desk-label-to_act = Seat to act
desk-label-declarer = Declarer
desk-label-defenders = Defenders
desk-label-d1 = First defender
desk-label-d2 = Second defender
desk-label-name = Last said
desk-label-factor = Factor
