## Why: legal cards

why-legal-lead = You lead, so any card may be played.
why-legal-follow = The suit led, { $suit }, must be followed; no card in the hand beats the winning one.
why-legal-follow-free = The suit led, { $suit }, must be followed; the trick is already trumped, so it need not be beaten.
why-legal-beat = The suit led, { $suit }, must be followed, and the { $card } must be beaten where possible.
why-legal-trump = Without { $suit } you must play a trump.
why-legal-overtrump = Without { $suit } you must play a trump, one that beats the { $card }.
why-legal-undertrump = Without { $suit } you must play a trump, although none beats the { $card }.
why-legal-any = Without { $suit } or trumps you may play any card.
why-legal-any-plain = Without { $suit } you may play any card; there is no trump.
why-legal-seven = The trump seven must be kept for the last trick.
why-legal-seven-only = The trump seven is the only legal card and must be played.

## Why one card is barred, on the replay page

why-barred-follow = must follow { $suit }
why-barred-beat = must beat the { $card }
why-barred-trump = must play a trump
why-barred-overtrump = must beat the trump { $card }
why-barred-seven = the trump seven is kept for the last trick

## Why: trick winner

why-trick-trump = The highest trump wins: { $card }.
why-trick-led = No trump was played, so the highest card of the suit led wins: { $card }.
why-trick-plain = There is no trump, so the highest card of the suit led wins: { $card }.

## Why: bids

why-bid-value = { $new ->
        [one] { $new } point outranks { $standing }.
       *[other] { $new } points outrank { $standing }.
    }
why-bid-fewer = The values are equal. The bid with fewer components ranks higher: { $new } against { $standing }.
why-bid-tiebreak = Value and number of components are equal. The table puts step { $new } above step { $standing }.
why-bid-lower = { $new ->
        [one] { $new } point does not outrank { $standing }.
       *[other] { $new } points do not outrank { $standing }.
    }
why-bid-more = The values are equal. The bid with more components ranks lower: { $new } against { $standing }.
why-bid-tiebreak-lower = Value and number of components are equal. The table puts step { $new } below step { $standing }.
why-bid-equal = Both are on step { $step }; bids on the same step cannot outbid each other.
why-bid-points = { $bid } is worth { $value }: { $sum }.
why-bid-points-one = { $bid } is worth { $value }.
why-bid-code = These components form the bid { $bid }.
why-bid-code-none = These components do not form a bid.
why-bid-code-option = The options do not allow this bid.
why-contract-minimum = Under these options a Simple that is not in hearts is never played.
why-contract-thrown-in = Under these options this contract is never played: it is thrown in at once.
why-ladder = { $bids } bids on { $steps } steps.

## Why: auction

why-auction-over = { $by } is declarer with { $bid }: the auction ended after the last pass.
why-auction-open = { $bid ->
        [none] { $by } is to act; nobody has bid yet.
       *[other] { $by } is to act over { $bid }.
    }
why-auction-taken = { $by } has taken the talon and must bid higher than { $bid }.
why-auction-reject = Action { $index } is not allowed: { $reason }
why-auction-turn = it is not this player’s turn.
why-auction-low = the bid does not outrank the standing one.
why-auction-first = forehand must bid first and cannot pass or take the talon.
why-auction-take-first = the talon must be taken before a bid.
why-auction-must-bid = a player who has taken the talon must bid.
why-auction-top = nothing outranks the highest bid, so the talon cannot be taken.
why-auction-ended = the auction is over.
why-auction-unknown = there is no such bid under these options.
why-auction-minimum = under these options a Simple that is not in hearts is never played.
why-auction-round-one = in the first round players only bid or pass, because the talon has not been dealt yet.
why-auction-confirm = the winner of the first round takes the two cards and then bids.
why-auction-class = the first-round bid must be repeated, or raised within its own class.
why-auction-doubled = the bid does not outrank the doubled value of the standing one.

## Why: kontra

why-kontra-levels = The last double was { $name }, factor { $factor }.
why-kontra-none = Nothing has been doubled.
why-kontra-reject = Action { $index } is not allowed: { $reason }
why-kontra-first = the first kontra belongs to the defenders.
why-kontra-side = the same side made the last double of this component.
why-kontra-own-level = each defender has their own level here, and cannot raise the other’s.
why-kontra-component = the contract does not have this component.
why-kontra-window = the first card of trick 2 has been played.
why-kontra-own-card = it is too late in the first trick: a player doubles just before their own card.
why-kontra-against = the declarer must say which defender they are doubling.
why-kontra-limit = the highest level has been reached.
why-kontra-against-none = only in a game without trump does the declarer name a defender.
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
why-score-forfeit-barred = A hand can be thrown in only before any kontra, and only where the options allow it.
why-score-forfeit-other = Only a Simple that is not in hearts can be thrown in.
why-score-silent = { $silent } { $amount }
why-score-both = { $first } { $second }
why-score-impossible = These results cannot occur together: no play of the cards gives all of them.
why-score-all-pay = For the silent Ulti the declarer and the other defender each pay { $amount } to the defender who played the seven.
why-score-lost-seven = The declarer gets { $amount } from each defender for the beaten seven.
why-score-forfeit = { $amount ->
        [one] Thrown in: { $amount } point to each opponent.
       *[other] Thrown in: { $amount } points to each opponent.
    }
why-score-round = Everything is multiplied by the first-round factor, { $factor }.

## The desk pages

desk-title = Rules desk
desk-intro = Put a question to the rules engine that checks the records. Every answer names the rule and has a link you can share.
desk-choose = Choose a question
desk-ask = Ask
desk-answer = Answer
desk-question = Question
desk-share = Link to this answer
desk-example = Example
desk-try-example = Try this example
desk-as-json = This question for programs
desk-yes = Yes
desk-no = No
desk-reject = Not allowed
desk-none = None
desk-error = This question cannot be answered
desk-missing = Please fill this in.
desk-options = Options of the rule set
desk-options-help = Only what differs from the default.
desk-ask-legal_cards = Which cards may be played?
desk-ask-legal_cards-help = Enter the hand, the cards already on the table, the contract and who plays next.
desk-ask-trick_winner = Who wins the trick?
desk-ask-trick_winner-help = Enter the three cards in the order they were played.
desk-ask-bid_over = Does this bid outrank that one?
desk-ask-bid_over-help = Compares two bids by value, number of components and the table.
desk-ask-bid_value = What is this bid worth?
desk-ask-bid_value-help = The sum per opponent if every component succeeds.
desk-ask-bid_code = What is this combination called?
desk-ask-bid_code-help = Finds the bid made of these components, if there is one.
desk-ask-ladder = The whole ladder of bids
desk-ask-ladder-help = All 54 bids with their steps and values.
desk-ask-auction = Where does this auction stand?
desk-ask-auction-help = Enter the calls in order, one per line, each with the number of the seat in front.
desk-ask-kontra = Where do these doubles leave us?
desk-ask-kontra-help = Enter the doubles in order, one per line, each with who said it.
desk-ask-points = How many points does each side have?
desk-ask-points-help = Counts aces, tens, the last trick, marriages and the talon.
desk-ask-silent_eligible = Which silent bids can arise?
desk-ask-silent_eligible-help = This depends only on the contract.
desk-ask-score = Who pays whom?
desk-ask-score-help = Enter which components were made, what was doubled and which silent bids arose.

## Fields of the desk

desk-field-hand = Hand
desk-field-hand-help = Choose the cards, or type their codes separated by spaces, for example HA HX L7.
desk-field-trick = Cards on the table
desk-field-trick-help = In the order played; leave empty if you lead.
desk-field-cards = The three cards
desk-field-cards-help = In the order played.
desk-field-trump = Trump
desk-field-trump-help = The trump suit, or none.
desk-field-contract = Contract
desk-field-contract-help = One of the 54 bids.
desk-field-role = Who plays
desk-field-role-help = Only the declarer has to keep the seven.
desk-field-trick_no = Trick number
desk-field-trick_no-help = 1 to 10.
desk-field-new = New bid
desk-field-new-help = The bid to compare.
desk-field-standing = Standing bid
desk-field-standing-help = The bid it has to outrank.
desk-field-bid = Bid
desk-field-bid-help = One of the 54 bids.
desk-field-components = Components
desk-field-components-help = Tick every component of the bid.
desk-field-cls = Class
desk-field-cls-help = Trump, hearts or no trump.
desk-field-forehand = Forehand
desk-field-forehand-help = Which seat bids first: 0 is A, 1 is B, 2 is C.
desk-field-actions = Actions
desk-field-actions-help = One per line, in the order they happened.
desk-field-decl_aces_tens = Declarer’s aces and tens
desk-field-decl_aces_tens-help = How many are in the declarer’s tricks.
desk-field-def_aces_tens = Defenders’ aces and tens
desk-field-def_aces_tens-help = How many are in the defenders’ tricks.
desk-field-talon_aces_tens = Aces and tens in the talon
desk-field-talon_aces_tens-help = They count for the defenders.
desk-field-last_trick = Last trick
desk-field-last_trick-help = Who won trick 10.
desk-field-decl_marriages = Declarer’s marriages
desk-field-decl_marriages-help = 20 or 40, separated by spaces.
desk-field-def_marriages = Defenders’ marriages
desk-field-def_marriages-help = 20 or 40, separated by spaces.
desk-field-decl_aces = Declarer’s aces
desk-field-decl_aces-help = How many aces are in the declarer’s tricks; only for Four Aces.
desk-field-components_won = Components made
desk-field-components_won-help = Say for each component whether it was made.
desk-field-kontra = Kontra levels
desk-field-kontra-help = 0 for none, 1 for kontra, 2 for rekontra and so on. In games without trump, one number for each defender.
desk-field-silent = Silent bids
desk-field-silent-help = From the declarer’s side: won or lost.
desk-field-seven = Seven of the last trick
desk-field-seven-help = Who played the trump seven to trick 10, and whether it won. The silent Ulti follows from it.
desk-field-score-marriages = Marriages
desk-field-score-marriages-help = What each player declared, 20 or 40, separated by spaces. Needed only if a silent 100 with twenties has its own value.
desk-field-round_factor = First-round factor
desk-field-round_factor-help = 2 for a contract of the first round, where the auction has two rounds.
desk-field-forfeit = Thrown in
desk-field-forfeit-help = The declarer of a Simple gave up the game.

## Options of the rule set

option-four_aces = Four Aces
option-four_aces-help = Whether Four Aces can be bid and can arise silently.
option-min_contract = Lowest contract played
option-min_contract-help = Whether a Simple that is not in hearts is played at all.
option-simple_forfeit = Throwing in a Simple
option-simple_forfeit-help = Whether the declarer of a Simple may, must or cannot give it up before play.
option-forfeit_value = Cost of throwing in
option-forfeit_value-help = Points to each opponent.
option-require_cards_for_bid = Cards needed for a bid
option-require_cards_for_bid-help = Whether 40-100, 20-100 and Ulti may be bid only with the cards they need.
option-marriage_needs_trick = A marriage needs a trick
option-marriage_needs_trick-help = Whether a marriage counts only if the player who holds it wins a trick.
option-open_exposes = Who shows their cards
option-open_exposes-help = Who shows their cards in an open contract after the first trick.
option-kontra_max_level = Highest kontra
option-kontra_max_level-help = The highest level allowed; leave empty for no limit.
option-kontra_window = Time for kontra
option-kontra_window-help = How long a contract can be doubled.
option-standalone_trump_durchmars = Durchmars alone with trump
option-standalone_trump_durchmars-help = Whether Durchmars on its own can be played with a trump suit.
option-loss_factor = Loss factor
option-loss_factor-help = What a lost trump component costs, as a multiple of its value.
option-silent_bids = Silent bids
option-silent_bids-help = Which goals count without having been bid.
option-silent_loss_factor = Silent loss factor
option-silent_loss_factor-help = What a lost silent bid costs, as a multiple of its value.
option-silent_100_replaces_simple = Silent 100 replaces Simple
option-silent_100_replaces_simple-help = Whether Simple is not scored where a silent 100 arises.
option-silent_20_100_value = Silent 100 with twenties
option-silent_20_100_value-help = The value for a side that declared only twenties.
option-silent_kontra = Kontra on silent bids
option-silent_kontra-help = Whether silent bids are doubled together with Simple.
option-silent_ulti_all_pay = The partner pays too
option-silent_ulti_all_pay-help = Whether the partner of a defender who plays a silent Ulti pays for it too.
option-defender_lost_silent_ulti = A defender’s beaten seven
option-defender_lost_silent_ulti-help = The cost of a defender’s trump seven that is beaten in the last trick.
option-auction_variant = Auction
option-auction_variant-help = One round with all cards, or a first round with five.
option-auction_end = End of the auction
option-auction_end-help = Whether the standing bidder may still raise their own bid.
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
option-value-own_card = before one’s own first card
option-value-after_trick1 = between tricks 1 and 2
option-value-with_simple = with Simple
option-value-100_and_durchmars_only = 100 and Durchmars only
option-value-normal = normal
option-value-two_round = two rounds
option-value-three_passes = three passes
option-value-two_passes = two passes

## The desk's form and answers

desk-choose-one = choose
desk-usual = default: { $value }
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
desk-label-to_act = Next to act
desk-label-declarer = Declarer
desk-label-defenders = Defenders
desk-label-d1 = First defender
desk-label-d2 = Second defender
desk-label-name = Last double
desk-label-factor = Factor

## Why: cards

why-pref-follow = The suit led, { $suit }, must be followed; there is no duty to beat a card.
why-pref-trump = Without { $suit } you must play a trump, high or low.
why-pref-lead-forehand = { $by } is forehand and leads to the first trick.
why-pref-lead-next = Forehand does not play, so the next player who does leads: { $by }.
why-pref-lead-sanac = In Sanac the declarer does not lead to the first trick. The next player does: { $by }.
why-pref-lead-through = The defender just before the declarer leads, or the other defender if that one does not play: { $by }.
why-pref-open = The result is still open.
why-pref-decided-five = Trick { $count } is the defenders’ fifth: the contract is lost.
why-pref-decided-bettel = The declarer won trick { $count }: the Betl is lost.
why-pref-decided-all = The defenders won their first trick in trick { $count }: the Preferans is lost.
why-pref-decided-ten = Every trick was needed; the last one decides.

## Why: auction

why-pref-auction-first = { $by } speaks for the first time: a pass, the next number or a game.
why-pref-auction-senior = { $by } speaks before the holder of the number { $bid } and may keep it or pass.
why-pref-auction-junior = { $by } speaks after the holder of the number { $bid } and may raise it or pass.
why-pref-auction-over-game = After { $bid }, numbers no longer count: { $by } may bid an equal trump game or a higher game, or pass.
why-pref-auction-name-first = { $by } names a suit first, any of the four.
why-pref-auction-name = { $by } names a suit above { $bid }, or concedes.
why-pref-auction-promise = A game bid after a game promises at least three, so { $by } cannot concede to { $bid }.
why-pref-won-nobody = All three passed.
why-pref-won-number = { $by } is declarer with the number { $bid }: the other two have passed.
why-pref-won-alone = { $by } alone said game, and names the suit with the contract.
why-pref-won-game = { $by } said the highest game: { $bid }.
why-pref-auction-open = The auction is not over: { $by } speaks next.
why-pref-call-reject = Action { $index }, by { $by }, is not allowed: { $reason }
why-pref-call-step = numbers go up one step at a time.
why-pref-call-raise = a player who speaks before the holder of the number may keep it, but not raise it.
why-pref-call-game-late = a game may be bid at a player’s first turn only.
why-pref-call-name-suit = in the naming round only a suit is named.
why-pref-call-suit-early = the suit of a game is named only later.
why-pref-call-hold-first = at a player’s first turn there is no number to keep.
why-pref-call-hold-junior = a player who speaks after the holder of the number may raise it, but not keep it.
why-pref-call-dead = a game has been bid, and numbers no longer count.
why-pref-call-promise = a game after another’s game promises at least three.
why-pref-call-must-name = the first to name cannot concede.
why-pref-call-name-low = the name must be above the highest one.
why-pref-call-game-low = the game does not outrank the one already bid.
why-pref-call-low = the number is not above the standing one.
why-pref-auctions = These rules allow { $total } different auctions.
why-pref-contract-number = The player who won with { $bid } may announce that or anything above it.
why-pref-contract-lone = The only player who said game names one of the four suits.
why-pref-contract-named = What was named is the contract: { $bid }.

## Why: defence

why-pref-answers = { $by } has to say whether they play.
why-pref-window = Everyone has answered. Until the first card is played, { $by } has the first chance to speak.
why-pref-window-bettel = Against a Betl both defenders play. Until the first card is played, { $by } has the first chance to speak.
why-pref-kontra-next = After { $name }, only { $by } may double again.
why-pref-kontra-top = { $name } is the highest level, so nobody may double again.
why-pref-two = A plain two is played only after a kontra; { $by } has the first chance.
why-pref-two-dropped = Both drop against a plain two, so there is no play.
why-pref-both-drop = Both drop, so the declarer makes the contract without play.
why-pref-said-ended = nobody plays against this contract, so the deal is over.
why-pref-said-chain = the declarer and the player who said kontra double in turns.
why-pref-said-right = the first kontra belongs to a defender who plays.
why-pref-said-two = nobody can be invited to a plain two.
why-pref-said-invite = only a defender who plays may invite, after the partner has dropped and before a kontra.
why-pref-said-bettel = against a Betl nobody is asked.
why-pref-said-early = kontra may be said once both have answered.
why-pref-said-answered = both have answered already.

## Why: score and sheet

why-pref-score = { $bid }: { $worth } × { $factor } = { $value }. { $parts }.
why-pref-score-made = The contract is made
why-pref-score-failed = The contract is lost
why-pref-score-unplayed = It counts as made without play
why-pref-score-nothing = It is not played, and nothing changes
why-pref-score-penalty = { $by } pays a penalty
why-pref-score-reduced = only { $value } left to go
why-pref-two-refa = Nobody doubled the two, so each player gets a refa.
why-pref-refa = There is still a refa to write, and nobody is under the hat.
why-pref-refa-most = All refas of the session have been written.
why-pref-refa-hat = A player is under the hat, so no refa is written.
why-pref-hat = A hat is drawn below zero and inverted when zero is reached again; the bula ends at { $value }.
why-pref-hat-none = The bula never crosses zero; it ends at { $value }.
why-pref-totals = A player’s bula counts ten times against them. The soup they wrote is added, and the soup written against them is subtracted.
why-pref-write-off = Each bula is lowered by { $amount }. The remaining { $last } come off the highest, one by one.
why-pref-session-open = Still left to go: { $value }.
why-pref-session-over = Nothing is left to go after deal { $count }: the session is over.
why-pref-session-ended = The session was over after deal { $count }.

## Why: PPN

why-pref-ppn-auction = Only this auction leads to these highest calls.
why-pref-ppn-none = No legal auction leads to these highest calls.
why-pref-ppn-several = More than one auction leads to these highest calls.
why-pref-ppn-order = The order of play is always 1, 2, 3.
why-pref-ppn-refa = { $value } is twice { $amount }: a refa doubled the deal.
why-pref-ppn-no-refa = { $value } is the value without a refa.
why-pref-ppn-value = { $value } is neither { $amount } nor twice that.

## Questions about Preferans

desk-title-preferans = Rules desk: Preferans
desk-ask-preferans-legal_cards-help = Enter the hand, the cards already on the table and the contract.
desk-ask-preferans-trick_winner-help = Enter the two or three cards in the order they were played.
desk-ask-preferans-score = What is this deal worth?
desk-ask-preferans-score-help = Enter what was left to go, who played what, and who won how many tricks.
desk-ask-first_leader = Who leads to the first trick?
desk-ask-first_leader-help = This depends on dealer, declarer, contract and who plays.
desk-ask-auction_next = Which calls are allowed now?
desk-ask-auction_next-help = Enter the calls in order, one per line, each with the seat in front. Leave out passes that nobody says.
desk-ask-auction_result = Who won this auction?
desk-ask-auction_result-help = Enter the whole auction in order, one call per line, each with the seat in front.
desk-ask-auctions = How many auctions are there?
desk-ask-auctions-help = Counts every auction the rules allow, for people who test a program of their own.
desk-ask-contract_options = Which contracts can be announced?
desk-ask-contract_options-help = After an auction won by a number or a game.
desk-ask-defence_next = What can the defence say?
desk-ask-defence_next-help = Enter answers and kontras in order, one per line, each with the seat in front.
desk-ask-decided = When was the deal decided?
desk-ask-decided-help = Enter who won the tricks, in order.
desk-ask-refa = Is a refa written?
desk-ask-refa-help = After a deal in which all three passed.
desk-ask-hats = Where are hats drawn?
desk-ask-hats-help = Follows one bula through its changes.
desk-ask-totals = What is the final score?
desk-ask-totals-help = From the bulas and soups on a sheet.
desk-ask-write_off = How is the rest written off?
desk-ask-write_off-help = For a session that has to stop early.
desk-ask-session = How does this session stand?
desk-ask-session-help = Works out the sheet after each deal from the list of deals.
desk-ask-ppn_auction = Which auction is behind these PPN bids?
desk-ask-ppn_auction-help = Rebuilds the auction from the highest call of each player.
desk-ask-ppn_refa = Did a refa double this PPN deal?
desk-ask-ppn_refa-help = For files that leave the refa out: it follows from the value.

## Fields of these questions

desk-field-preferans-hand-help = Choose the cards, or type their codes separated by spaces, for example HA HX S7.
desk-field-preferans-contract-help = A game is played without the talon and counts one more.
desk-field-preferans-kontra = Kontra field
desk-field-preferans-kontra-help = As in the file: 0, I2, K1 and so on.
desk-field-dealer = Dealer
desk-field-dealer-help = The seat after the dealer speaks first.
desk-field-declarer = Declarer
desk-field-declarer-help = The player of the contract.
desk-field-active = Who plays
desk-field-active-help = The declarer and every defender who plays, including invited ones.
desk-field-won_by = Won by
desk-field-won_by-help = How the auction was won.
desk-field-value = Value
desk-field-value-help = The number or the named game; leave empty for a game alone. In PPN, the value of the deal.
desk-field-refa = The declarer has an open refa
desk-field-refa-help = It doubles the deal.
desk-field-trick_winners = Trick winners
desk-field-trick_winners-help = Seats in order, separated by spaces, for example A B B C.
desk-field-before = Before the deal
desk-field-before-help = What each player has left to go, and open refas; below zero when under the hat.
desk-field-volunteers = Volunteers
desk-field-volunteers-help = Defenders who chose to play, including the one who invited.
desk-field-invited_by = Invited by
desk-field-invited_by-help = The defender who took their partner along.
desk-field-kontra_level = Kontra level
desk-field-kontra_level-help = 0 for none, 1 for kontra, 2 for rekontra and so on.
desk-field-kontra_giver = Kontra by
desk-field-kontra_giver-help = The defender who said the first kontra.
desk-field-tricks = Tricks
desk-field-tricks-help = If all are empty, the deal was not played.
desk-field-bula = Bula
desk-field-bula-help = What each player has left to go; for a session, what everyone starts with.
desk-field-written = Refas written
desk-field-written-help = So far in this session.
desk-field-refas = Maximum refas
desk-field-refas-help = Leave empty for no limit.
desk-field-event = What happened
desk-field-event-help = A refa can be written when everyone passes.
desk-field-start = Bula at the start
desk-field-start-help = Below zero when under the hat.
desk-field-changes = Changes
desk-field-changes-help = Numbers in order, separated by spaces, for example -10 4.
desk-field-soup = Soup
desk-field-soup-help = What each player has written against each of the others.
desk-field-first_dealer = First dealer
desk-field-first_dealer-help = The deal passes round from this player.
desk-field-deals = Deals
desk-field-deals-help = One JSON object per line: the members of the question about one deal, without what came before it.
desk-field-bids_field = Bids
desk-field-bids_field-help = Three parts separated by commas, as in the file: M3,P,3.
desk-field-order = Order
desk-field-order-help = Forehand first, as in the file: 123, 231 or 312.

## Words in answers

desk-soup-against = { $by } against { $against }
desk-session-caption = The sheet after each deal
desk-hat-hat = hat
desk-hat-inverted = inverted hat
desk-word-number = a number
desk-word-lone_game = a game alone
desk-word-named_game = a named game
desk-word-passed_out = all passed
desk-said-pass = pass
desk-said-hold = mine
desk-said-play = I play
desk-said-drop = I drop
desk-said-invite = invite
desk-said-kontra = kontra
desk-said-passed_out = all passed
desk-said-number = won by a number
desk-said-game = won by a game
desk-said-unplayed = not played
desk-label-turn = Next to speak
desk-label-options = Allowed calls
desk-label-outcome = Outcome
desk-label-value = Value
desk-label-total = All
desk-label-passed_out = Passed out
desk-label-number = Won by a number
desk-label-game = Won by a game
desk-label-longest = Longest
desk-label-distinct_ppn = Distinct in PPN
desk-label-to_speak = May speak
desk-label-by = Who
desk-label-may_lead = The first card may be played
desk-label-active = Who plays
desk-label-helper = Helper
desk-label-level = Kontra level
desk-label-if_silent = If nobody speaks
desk-label-multiplier = Factor m
desk-label-made = Contract
desk-label-penalised = Penalised
desk-label-bula_change = Change in bula
desk-label-bula = Bula
desk-label-soup = Soup
desk-label-refa_used = Refa used
desk-label-refa_written = Refas written
desk-label-reduced = Reduced
desk-label-session_over = Session over
desk-label-sum_after = Left to go afterwards
desk-label-sum = Left
desk-label-written = A refa is written
desk-label-each = For each player
desk-label-open_refa = Open refas
desk-label-refa = Refa
desk-label-deal = Deal
desk-label-dealer = Dealer
desk-label-totals = Totals
desk-label-preferans-declarer = Declarer

## Options of Preferans

option-preset = Preset
option-preset-help = Sets several options at once; the others apply in addition.
option-or-number = { $option }, as a number
option-bula = Bula
option-bula-help = What everyone has to go at the start.
option-refas = Refas
option-refas-help = How many can be written in a session.
option-bid_step = Steps of numbers
option-bid_step-help = Whether players may skip numbers.
option-kontra_max = Highest kontra
option-kontra_max-help = The highest level allowed; 10 is practically no limit.
option-plain_two = Plain two without kontra
option-plain_two-help = What happens to a two that nobody doubles.
option-plain_two_refa_exempt = A two with a refa
option-plain_two_refa_exempt-help = Whether a declarer with an open refa plays their two without a kontra.
option-quota_pair = Tricks of two defenders
option-quota_pair-help = Whether four together are enough when both play.
option-kontra_bearer = Tricks under kontra
option-kontra_bearer-help = Whether a partner who chose to play keeps their own tricks.
option-betl_kontra_soup = Lost Betl under kontra
option-betl_kontra_soup-help = Who writes the soup.
option-sans_lead = Lead in Sanac
option-sans_lead-help = Who leads to the first trick.
option-refa_block = Refas and the hat
option-refa_block-help = Whether a hat prevents refas from being written.
option-refa_frozen_under_hat = Refas frozen under the hat
option-refa_frozen_under_hat-help = Whether open refas do not count while a player is under the hat.
option-last_fall_double = Last loss counts double
option-last_fall_double-help = When the basic score, B, is higher than what is left to go.
option-last_hand_soup_limit = Soup limited at the end
option-last_hand_soup_limit-help = Whether a trick is worth no more than what is left to go, in a lost contract too.
option-preferans8 = Preferans (8)
option-preferans8-help = Whether the eighth contract exists: all ten tricks.
option-stop_when_decided = Stop when decided
option-stop_when_decided-help = Whether live play stops once the result is decided.
option-sheet_view = Left column
option-sheet_view-help = Which opponent the left column of the sheet is against.
option-value-hr = Croatian (hr)
option-value-sr = Serbian (sr)
option-value-iklub = iklub
option-value-vojvodina = Vojvodina
option-value-prefko = prefko
option-value-next = one by one
option-value-any = any higher number
option-value-declarer_wins = the declarer wins
option-value-refa_else_wins = a refa, otherwise the declarer wins
option-value-refa_else_nothing = a refa, otherwise nothing
option-value-play = it is played
option-value-two_or_four = two each, or four together
option-value-two_each = two each
option-value-giver = the giver
option-value-individual = each their own
option-value-both = both
option-value-seed = forehand, never the declarer
option-value-through = through the declarer
option-value-any_under_hat = a hat blocks
option-value-left_is_next = against the next seat
option-value-left_is_prev = against the previous seat

## A bracket of PPN

why-pref-ppn-sound = The bracket reads as a legal deal; findings: { $count }.
why-pref-ppn-unsound = The bracket is not a legal deal; findings: { $count }.
desk-ask-ppn = What does this PPN bracket say?
desk-ask-ppn-help = Reads one round as the import does, and reports everything odd about it.
desk-field-ppn = PPN bracket
desk-field-ppn-help = One round with its brackets, as in the file.
desk-label-auction = Auction
desk-label-discards = Discards
desk-label-volunteers = Volunteers
desk-label-tricks = Tricks
desk-label-findings = Findings
desk-label-status = Status
desk-label-code = Code
desk-label-pointer = Place
desk-said-accepted = accepted
desk-said-rejected = refused
desk-said-played = played
