## Every sentence is given $by (a player with the seat), $found, $expected, $option, $cause and $rule as text, $trick, $count and $limit as numbers. Cards, bids, suits and seats arrive in words. A missing text is the word none, a missing number 0.

finding-at = { $trick ->
        [0] {""}
       *[other] Trick { $trick }:{" "}
    }
finding-who = { $by ->
        [none] A player
       *[other] { $by }
    }
finding-expected = { $expected ->
        [none] {""}
       *[other] {" "}Expected: { $expected }.
    }
finding-legal = { $expected ->
        [none] {""}
       *[other] {" "}Legal: { $expected }.
    }
finding-found = { $found ->
        [none] {""}
       *[other] {" "}Found: { $found }.
    }
hint-irregular = If this really happened at the table, mark the action "irregular": true.
hint-nearest = Did you mean “{ $found }”?
hint-score-version = Scores were introduced in version 1.1: set "version" to "1.1".
hint-option = Legal with { $option }.
list-more = { $list } and { $count } more

## Bytes

finding-NOT_UTF8-title = Not UTF-8 text
finding-NOT_UTF8 = The text is not UTF-8{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-NOT_UTF8-what = Records are read as UTF-8. This text contains bytes that UTF-8 does not allow, or it is UTF-16. Talon does not guess, because a wrong guess would silently change names and comments.
finding-NOT_UTF8-mend = Save the file as UTF-8 in the program that wrote it, then send it again.
finding-BYTE_ORDER_MARK-title = Byte order mark skipped
finding-BYTE_ORDER_MARK = The text begins with a byte order mark, which was skipped.
finding-BYTE_ORDER_MARK-what = Some editors put an invisible mark at the start of a file. It has no meaning in UTF-8 and is left out of the stored record.
finding-BYTE_ORDER_MARK-mend = Nothing needs fixing. To avoid this notice, save the file as UTF-8 without a byte order mark.
finding-TOO_LARGE-title = Too large
finding-TOO_LARGE = This is larger than the limit allows.{ $size ->
        [none] {""}
       *[other] {" "}A single record may have at most { $size }.
    }
finding-TOO_LARGE-what = One record can have up to 256 KiB, and an upload has its own limit. Both are settings of this installation. Anything beyond the limit was not read.
finding-TOO_LARGE-mend = Split the file into several, one record per line, or shorten the comments of this record.
finding-TOO_DEEP-title = Nested too deeply
finding-TOO_DEEP = Objects and lists are nested too deeply here.{ $limit ->
        [0] {""}
       *[other] {" "}At most { $limit } levels are allowed.
    }
finding-TOO_DEEP-what = A real record needs about eight levels. Deep nesting is either an error in the program that wrote the file or an attempt to exhaust the reader, so reading stops at the limit.
finding-TOO_DEEP-mend = Look for a list or object that keeps containing itself, usually below "ext".

## Syntax

finding-JSON_SYNTAX-title = Not JSON
finding-JSON_SYNTAX = The text cannot be read as JSON here{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-JSON_SYNTAX-what = A comma, bracket or quotation mark is missing or in the wrong place, text follows the end of the record, or there is no record at all. In a file with one record per line only this line is refused; in any other file reading stops here.
finding-JSON_SYNTAX-mend = Look at the marked place and just before it. An editor that knows JSON shows the error at once.
finding-DUPLICATE_MEMBER-title = Member given twice
finding-DUPLICATE_MEMBER = The same object names the member { $found ->
        [none] of this name
       *[other] “{ $found }”
    } twice.
finding-DUPLICATE_MEMBER-what = Most programs keep the last of two equal names and silently drop the first. It would be impossible to say which of the two was meant, so the record is refused.
finding-DUPLICATE_MEMBER-mend = Remove one of the two.

## Structure

finding-MISSING_MEMBER-title = Member missing
finding-MISSING_MEMBER = A required member is missing.{ $expected ->
        [none] {""}
       *[other] {" "}Missing: { $expected }.
    }
finding-MISSING_MEMBER-said = Something is missing here.{ $expected ->
        [none] {""}
       *[other] {" "}Expected: { $expected }.
    }
finding-MISSING_MEMBER-dealer = The text does not say who deals. Add it to the first line, for example: { $expected }.
finding-MISSING_MEMBER-what = Every record needs its format, version, game, rules, deal and actions, and every action needs its type and usually a seat. Missing members are never filled in by guessing.
finding-MISSING_MEMBER-mend = Add the missing member. If a value is not known, write "??" for a card or null for a whole hand.
finding-UNKNOWN_MEMBER-title = Unknown member
finding-UNKNOWN_MEMBER = { $found ->
        [none] This member is not one
       *[other] “{ $found }” is not a member
    } of this object.{ $expected ->
        [none] {""}
       *[other] {" "}Known here: { $expected }.
    }
finding-UNKNOWN_MEMBER-what = In versions 1.0 and 1.1 an unknown name is an error, because it is nearly always a typing error and the value would be lost unnoticed. In a later minor version it is a warning and the member is kept as it is.
finding-UNKNOWN_MEMBER-mend = Correct the spelling, or put your own data into "ext" under a name such as "x-mine".
finding-WRONG_TYPE-title = Wrong kind of value
finding-WRONG_TYPE = The value is of the wrong kind.{ finding-found }{ finding-expected }
finding-WRONG_TYPE-what = For example, a text where a number belongs, or a list where an object belongs. The format has only whole numbers, so a fraction is also the wrong kind.
finding-WRONG_TYPE-mend = Write the value as the expected kind: numbers without quotation marks, lists in square brackets.
finding-BAD_VALUE-title = Value not allowed
finding-BAD_VALUE = { $found ->
        [none] This value is not allowed here
       *[other] “{ $found }” is not allowed here
    }.{ finding-expected }{ $cause ->
        [none] {""}
       *[other] {" "}{ $cause }
    }
finding-BAD_VALUE-what = The value is of the right kind but is not one of those allowed here: a seat that is not A, B or C, an action the game does not have, a number out of range, or hidden control characters in a text.
finding-BAD_VALUE-mend = Choose one of the values listed. Spelling and upper or lower case matter.
finding-BAD_CARD-title = Not a card code
finding-BAD_CARD = { $found ->
        [none] This is not a card code
       *[other] “{ $found }” is not a card code
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Perhaps { $expected }.
    }
finding-BAD_CARD-what = A card is written with two capital characters, the suit first and then the rank: HX is the ten of hearts, B7 the seven of bells. Ten is X. An unknown card is "??" and can never be played.
finding-BAD_CARD-mend = Write the code in capitals: A L H B for the suits, A X K O U 9 8 7 for the ranks. If a correction is suggested, it is the only one possible.
finding-BAD_TIME-title = Not a valid time
finding-BAD_TIME = { $found ->
        [none] This is not a date or time
       *[other] “{ $found }” is not a date or time
    } in the required form.{ $expected ->
        [none] {""}
       *[other] {" "}Write it like this: { $expected }.
    }
finding-BAD_TIME-what = A time is written with its offset, 2026-03-14T19:05:00+01:00, because a local time alone means a different moment in every country. A day without a time goes into "date".
finding-BAD_TIME-mend = Add the offset, or write only the day, as "date".
finding-UNSUPPORTED_VERSION-title = Version not supported
finding-UNSUPPORTED_VERSION = Version { $found ->
        [none] of this record
       *[other] “{ $found }”
    } cannot be read.{ $expected ->
        [none] {""}
       *[other] {" "}Supported: { $expected }.
    }
finding-UNSUPPORTED_VERSION-what = The first number of the version changes when older readers would misunderstand a record. Such a record is refused rather than half understood.
finding-UNSUPPORTED_VERSION-mend = Export the record again as version 1.1, or use a newer Talon.
finding-UNKNOWN_RULES-title = Unknown rule set
finding-UNKNOWN_RULES = This rule set or edition{ $found ->
        [none] {""}
       *[other] {" "}(“{ $found }”)
    } is not known, or belongs to another game.{ finding-expected }
finding-UNKNOWN_RULES-what = A record can only be checked against rules the program knows. The name and the edition must both be known and fit the game.
finding-UNKNOWN_RULES-mend = For Ulti write the id "ulti" and edition 1.
finding-UNKNOWN_OPTION-title = Unknown option
finding-UNKNOWN_OPTION = There is no option { $found ->
        [none] of this name
       *[other] “{ $found }”
    } in this rule set.{ $expected ->
        [none] {""}
       *[other] {" "}Known: { $expected }.
    }
finding-UNKNOWN_OPTION-what = Options change what is legal and what is paid. An option that is not understood cannot be ignored, or the hand would be checked against rules other than those it was played by.
finding-UNKNOWN_OPTION-mend = Correct the spelling. Section 13 of the rules lists all options.
finding-LIMIT-title = Over a limit
finding-LIMIT = { finding-at }This is more than is allowed.{ $count ->
        [0] {""}
       *[other] {" "}There are { $count }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}The limit is { $limit }.
    }
finding-LIMIT-what = A record can have 400 actions, 2,000 actions in variations and 20,000 characters in one comment, and kontra can be raised up to level 20 or to the level the rule set allows. A real hand never comes close.
finding-LIMIT-mend = Look for actions written twice, shorten the text, or check the option “kontra_max_level”.

## Deal

finding-DEAL_DUPLICATE-title = Card dealt twice
finding-DEAL_DUPLICATE = { $found ->
        [none] A card is dealt twice
       *[other] The { $found } is dealt twice
    }.
finding-DEAL_DUPLICATE-what = The pack has 32 cards, each once. If a card is in two places of the deal, another one is missing, and it is impossible to tell which of the two is wrong.
finding-DEAL_DUPLICATE-mend = Compare both places with the notes from the table. If the right card is not known, write "??".
finding-DEAL_MISSING-title = Cards missing from the deal
finding-DEAL_MISSING = The deal does not contain the whole pack.{ $expected ->
        [none] {""}
       *[other] {" "}Missing: { $expected }.
    }
finding-DEAL_MISSING-what = All 32 cards must be dealt: twelve to forehand and ten to each of the others, or ten each and two in the talon. The cards named here are nowhere.
finding-DEAL_MISSING-mend = Put the missing cards where they were, or write "??" where you do not know.
finding-DEAL_WRONG_DECK-title = Card from the other pack
finding-DEAL_WRONG_DECK = { $found ->
        [none] This is a card from the other game’s pack
       *[other] “{ $found }” is a card from the other game’s pack
    }.
finding-DEAL_WRONG_DECK-what = Ulti is written with the German pack (acorns, leaves, hearts, bells) and Preferans with the French one (spades, diamonds, hearts, clubs). You can choose which faces you see, but a file always uses the codes of its game.
finding-DEAL_WRONG_DECK-mend = Translate the codes: acorns are clubs, leaves are spades, hearts are hearts, bells are diamonds; over is queen, under is jack.
finding-DEAL_HAND_SIZE-title = Wrong number of cards
finding-DEAL_HAND_SIZE = { $count ->
        [0] The number of cards here is wrong
       *[other] There are { $count } cards here
    }.{ $limit ->
        [0] {""}
       *[other] {" "}There should be { $limit }.
    }
finding-DEAL_HAND_SIZE-what = Hands are written as dealt: twelve cards for forehand, the seat after the dealer, and ten for the others with an empty talon; or ten, ten, ten and two.
finding-DEAL_HAND_SIZE-mend = Check who dealt: the dealer decides whose hand has twelve cards. Fill unknown places with "??".
finding-DEAL_NORMALISED-title = Talon given to forehand
finding-DEAL_NORMALISED = The two cards of the talon were given to { $by ->
        [none] forehand
       *[other] { $by }, who is forehand
    }.
finding-DEAL_NORMALISED-what = Some programs write ten cards for everyone and two in a talon. In Ulti forehand is dealt twelve, so the two belong to forehand, and the record is stored that way.
finding-DEAL_NORMALISED-mend = Nothing needs fixing. You can write twelve cards for forehand and leave the talon out.

## Sequence

finding-OUT_OF_TURN-title = Out of turn
finding-OUT_OF_TURN = { finding-at }{ finding-who } acts out of turn.{ $expected ->
        [none] {""}
       *[other] {" "}To act: { $expected }.
    }
finding-OUT_OF_TURN-what = The order of play is A, B, C and then A again. In the auction the turn goes round from forehand. In a trick it goes round from the leader, and the winner of a trick leads the next.
finding-OUT_OF_TURN-mend = Check whether an earlier action is missing or has the wrong seat. If the card really was played out of turn and was allowed to stand, mark it as irregular.
finding-WRONG_PHASE-title = Not at this stage
finding-WRONG_PHASE = { finding-at }This action{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } is not possible now.{ finding-expected }
finding-WRONG_PHASE-given = A contract without its auction must be the first action. It cannot be combined with calls, discards or another contract.
finding-WRONG_PHASE-what = A hand goes through stages: auction, naming of trump, play. Two cards are discarded before a bid, a player who takes the talon must bid, and the trump is named before the first kontra, marriage or card.
finding-WRONG_PHASE-mend = Look for an action left out just before: a discard, a bid, the naming of trump or one of the three closing passes.
finding-AFTER_END-title = After the end
finding-AFTER_END = { finding-at }This action{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } comes after the hand has ended.
finding-AFTER_END-what = Nothing more can be played after the tenth trick, a claim, a concession or a forfeit. Only rulings, irregularities and shown hands can follow, and after an "end" only a ruling.
finding-AFTER_END-mend = Remove what comes after the end, or the claim or concession if play did go on.
finding-INCOMPLETE-title = Record incomplete
finding-INCOMPLETE = The record stops before the hand is over{ $trick ->
        [0] {""}
       *[other] , in trick { $trick }
    }.
finding-INCOMPLETE-what = The record is stored and can be replayed as far as it goes, but it has no score: what is missing is not filled in by guessing.
finding-INCOMPLETE-mend = Add the missing cards, a claim that everyone agreed to, or an "end" action that says why the record stops.

## Auction

finding-BID_TOO_LOW-title = Bid too low
finding-BID_TOO_LOW = { finding-who } bids { $found ->
        [none] too low
       *[other] { $found }, which is too low
    }.{ finding-legal }
finding-BID_TOO_LOW-what = A new bid must be on a higher step of the ladder than the standing one. More points win. With equal points the bid with fewer parts wins, and the table settles a few ties.
finding-BID_TOO_LOW-mend = Compare the two in the table of bids. Usually the code is that of a neighbouring bid, or a pass was left out.
finding-BID_STEP-title = A number was skipped
finding-BID_STEP = { finding-who } bids { $found ->
        [none] a number
       *[other] { $found }
    } and skips a step.{ $expected ->
        [none] {""}
       *[other] {" "}Next: { $expected }.
    }
finding-BID_STEP-what = In Preferans numbers are bid one after the other; nobody may jump. In Ulti any higher bid is allowed.
finding-BID_STEP-mend = Write the next number, or the calls that were left out.
finding-BID_UNKNOWN-title = No such bid
finding-BID_UNKNOWN = { $found ->
        [none] This is not one of the bids
       *[other] “{ $found }” is not one of the bids
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Nearest: { $expected }.
    }
finding-BID_UNKNOWN-what = There are 54 bids, each with its exact code. Some combinations do not exist: Four Aces never goes with Durchmars, and games without trump stand alone. Options can also remove bids.
finding-BID_UNKNOWN-mend = Take the code from the table of bids. The hearts bids begin with "p:", and "simple" is written out in Ulti and Four Aces: "simple+ulti".
finding-RAISE_NOT_ALLOWED-title = May not raise
finding-RAISE_NOT_ALLOWED = { finding-who } may not raise here.{ finding-legal }
finding-RAISE_NOT_ALLOWED-what = In Preferans the senior of two bidders holds the number with “mine” and does not raise it; only the junior bids the next number.
finding-RAISE_NOT_ALLOWED-mend = Write a hold instead of the bid.
finding-GAME_NOT_ALLOWED-title = Game bid not allowed
finding-GAME_NOT_ALLOWED = { finding-who } may not bid “game” here.{ finding-legal }
finding-GAME_NOT_ALLOWED-what = In Preferans “game” can be bid only at the first turn: a player who has already bid a number cannot change to it.
finding-GAME_NOT_ALLOWED-mend = Check whose turn it was and what the player said first.
finding-HOLD_NOT_ALLOWED-title = May not hold
finding-HOLD_NOT_ALLOWED = { finding-who } may not hold here.{ finding-legal }
finding-HOLD_NOT_ALLOWED-what = Only the senior of two Preferans bidders may hold the standing number, never at a first turn and never over a game.
finding-HOLD_NOT_ALLOWED-mend = Write the next number or a pass.
finding-PASS_DROPPED-title = Unnecessary pass left out
finding-PASS_DROPPED = An unnecessary pass{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } was left out.
finding-PASS_DROPPED-what = Some programs keep asking players who are out of the auction. Such a pass changes nothing, so it is left out of the stored record, and later numbers move down by one.
finding-PASS_DROPPED-mend = Nothing needs fixing.
finding-DISCARD_NOT_HELD-title = Discarded a card not held
finding-DISCARD_NOT_HELD = { finding-who } discards { $found ->
        [none] a card not held
       *[other] the { $found }, but does not hold it
    }.
finding-DISCARD_NOT_HELD-what = The two discarded cards come from the twelve in the hand: those dealt, or the ten with the talon just taken. The same card cannot be discarded twice.
finding-DISCARD_NOT_HELD-mend = Check the deal and the earlier discards: each discard is what the next player to take the talon gets. Write "??" for cards nobody noted.
finding-DISCARD_COUNT-title = Not two cards
finding-DISCARD_COUNT = { finding-who } must discard exactly two cards.{ $count ->
        [0] {""}
       *[other] {" "}Here: { $count }.
    }
finding-DISCARD_COUNT-what = The talon always has two cards. Any other number would leave the hands unequal for the ten tricks.
finding-DISCARD_COUNT-mend = Write both cards, or "??" for one that is not known.
finding-TRUMP_NOT_ALLOWED-title = No trump to name
finding-TRUMP_NOT_ALLOWED = { finding-who } may not name { $found ->
        [none] this suit
        [trump] a suit
       *[other] { $found }
    } as trump here.{ finding-expected }
finding-TRUMP_NOT_ALLOWED-what = Only the declarer of a trump game other than hearts names the trump, once, after the auction: acorns, leaves or bells. In hearts games it is always hearts, and games without trump have none. If the cards of a bid must be held (option “require_cards_for_bid”), it must be a suit in which the declarer holds them. In a Simple that must be thrown in (option “simple_forfeit”) no trump is named at all.
finding-TRUMP_NOT_ALLOWED-mend = Remove the action, or check whether the contract was bid in hearts. If the bid needs cards, name a suit in which the declarer has them. If the Simple has to be thrown in, write a "throw_in" right after the last pass.
finding-CONTRACT_BELOW_BID-title = Contract below the bid
finding-CONTRACT_BELOW_BID = { finding-who } plays { $found ->
        [none] a contract
       *[other] { $found }
    } below the number bid.{ finding-legal }
finding-CONTRACT_BELOW_BID-what = In Preferans the declarer may play the number bid or a higher one, never a lower one.
finding-CONTRACT_BELOW_BID-mend = Write the contract that was played, or correct the last bid.
finding-CONTRACT_NOT_AS_NAMED-title = Not the contract that was named
finding-CONTRACT_NOT_AS_NAMED = { finding-who } plays { $found ->
        [none] a contract
       *[other] { $found }
    } although another one was named.{ finding-legal }
finding-CONTRACT_NOT_AS_NAMED-what = A Preferans game named in the auction must be the contract.
finding-CONTRACT_NOT_AS_NAMED-mend = Make the contract and the name agree.
finding-BID_CARDS-title = Cards missing for the bid
finding-BID_CARDS = { finding-who } bids { $found ->
        [none] this
       *[other] { $found }
    } without the cards it needs.{ $expected ->
        [none] {""}
       *[other] {" "}Needed: { $expected }.
    }
finding-BID_CARDS-what = Under the option “require_cards_for_bid” these cards must be among the ten kept: for a 40-100, the king and over of trumps; for a 20-100, the king and over of another suit; for Ulti, the trump seven. Without the option the bid is legal and simply fails.
finding-BID_CARDS-mend = Check the discard and the hand, or leave the option off if your table does not play by it.
finding-THROW_IN_NOT_ALLOWED-title = May not be thrown in
finding-THROW_IN_NOT_ALLOWED = { finding-who } may not throw the hand in here.
finding-THROW_IN_NOT_ALLOWED-what = Only the declarer of a Simple that is not in hearts can give the game up, after the last pass and before any kontra, marriage or card. The option “simple_forfeit” can forbid this or make it compulsory.
finding-THROW_IN_NOT_ALLOWED-mend = If the players agreed to stop, write a claim; if the declarer gave up later, write a concession.

## Kontra and marriage

finding-KONTRA_NOT_ENTITLED-title = May not double here
finding-KONTRA_NOT_ENTITLED = { finding-who } may not double here.{ $expected ->
        [none] {""}
       *[other] {" "}Entitled: { $expected }.
    }
finding-KONTRA_NOT_ENTITLED-what = The defenders double first, and then the two sides take turns: no player can raise a double made by their own side. In games without trump each defender has their own level.
finding-KONTRA_NOT_ENTITLED-mend = Check who said it, and whether an earlier double of the same part is missing.
finding-KONTRA_WINDOW-title = Too late to double
finding-KONTRA_WINDOW = { finding-at }{ finding-who } doubles when it is no longer allowed.
finding-KONTRA_WINDOW-what = A contract can be doubled from the end of the auction until the first card of the second trick. The option “kontra_window” can shorten that time.
finding-KONTRA_WINDOW-mend = Move the double to where it was said, before the first card of the second trick.
finding-KONTRA_COMPONENT-title = Not part of the contract
finding-KONTRA_COMPONENT = { finding-who } doubles { $found ->
        [none] a part
       *[other] { $found }
    }, which the contract does not have.{ $expected ->
        [none] {""}
       *[other] {" "}It has: { $expected }.
    }
finding-KONTRA_COMPONENT-what = Each part of a contract is doubled separately. Simple is part of Simple, Ulti and Four Aces, but not of a 40-100, a 20-100 or a Durchmars.
finding-KONTRA_COMPONENT-mend = Name a part that the contract has.
finding-MARRIAGE_NOT_HELD-title = King and over not held
finding-MARRIAGE_NOT_HELD = { finding-who } declares a marriage{ $found ->
        [none] {""}
       *[other] {" "}in { $found }
    } without holding both king and over.
finding-MARRIAGE_NOT_HELD-what = A marriage is the king and over of one suit in one hand at the start of the first trick, after the last discard. It is worth forty in trumps and twenty in any other suit.
finding-MARRIAGE_NOT_HELD-mend = Check the suit and the discards.
finding-MARRIAGE_NOT_ALLOWED-title = Marriage not allowed
finding-MARRIAGE_NOT_ALLOWED = { finding-who } may not declare { $found ->
        [none] this marriage
       *[other] a marriage in { $found }
    } in this contract.
finding-MARRIAGE_NOT_ALLOWED-what = In a 40-100 the declarer may declare only the forty, in a 20-100 only one twenty. Nothing may be declared twice, and games without trump have no marriages.
finding-MARRIAGE_NOT_ALLOWED-mend = Remove the marriage; it cannot count.
finding-MARRIAGE_LATE-title = Marriage declared too late
finding-MARRIAGE_LATE = { finding-at }{ finding-who } declares a marriage after playing to the first trick.
finding-MARRIAGE_LATE-what = A marriage is declared when the player plays to the first trick, before the next player does. After that it is too late. In the record it comes just before that card.
finding-MARRIAGE_LATE-mend = If it was said in time, move it before the player’s card in the first trick. Otherwise remove it.

## Play

finding-CARD_NOT_HELD-title = Card not held
finding-CARD_NOT_HELD = { finding-at }{ finding-who } does not hold { $found ->
        [none] this card
       *[other] the { $found }
    }.
finding-CARD_NOT_HELD-what = The card was dealt to another player, was discarded into the talon, or has already been played. In a partly known deal, the hand has no unknown card left that it could be.
finding-CARD_NOT_HELD-mend = Check the suit and rank, the seat, and the last discard.
finding-MUST_FOLLOW-title = Must follow suit
finding-MUST_FOLLOW = { finding-at }{ finding-who } played { $found ->
        [none] another suit
       *[other] the { $found }
    }, but holds the suit that was led.{ finding-legal }
finding-MUST_FOLLOW-what = A player who holds a card of the suit led must play that suit. Only a player without it may play another card, which must be a trump if they have one.
finding-MUST_FOLLOW-mend = Check the card and the suit led. If the revoke really happened, mark the card as irregular and add the ruling.
finding-MUST_BEAT-title = Must beat the winning card
finding-MUST_BEAT = { finding-at }{ finding-who } played { $found ->
        [none] a lower card
       *[other] the { $found }
    }, but holds cards that beat the winning one and must play one of them.{ finding-legal }
finding-MUST_BEAT-what = A player who follows suit, or trumps because they are void, must beat the card now winning if they can. They may choose which card to beat it with.
finding-MUST_BEAT-mend = Check the card and the order of ranks: the ten ranks second in trump games, and between under and nine in games without trump. If it really happened, mark the card as irregular.
finding-MUST_TRUMP-title = Must trump
finding-MUST_TRUMP = { finding-at }{ finding-who } played { $found ->
        [none] another suit
       *[other] the { $found }
    }, but is void in the suit led and must play a trump.{ finding-legal }
finding-MUST_TRUMP-what = In a trump game a player who cannot follow must play a trump if they have one, even when it cannot win.
finding-MUST_TRUMP-mend = Check the trump suit and the card. If it really happened, mark the card as irregular.
finding-SEVEN_RESERVED-title = Trump seven must be kept for the end
finding-SEVEN_RESERVED = { finding-at }{ finding-who } played the trump seven before the last trick although another card was legal.{ finding-legal }
finding-SEVEN_RESERVED-what = In a contract with Ulti the declarer must keep the trump seven for the tenth trick. They play it earlier only if it is their only legal card, and then the Ulti is lost.
finding-SEVEN_RESERVED-mend = Check the card. If the seven really was played and was allowed to stand, mark it as irregular.
finding-REVOKE_PROVEN-title = Revoke proven by a later card
finding-REVOKE_PROVEN = { finding-at }A later card{ $by ->
        [none] {""}
       *[other] {" "}played by { $by }
    } proves that { $found ->
        [none] this card
       *[other] the { $found }
    } was not legal.{ finding-legal }
finding-REVOKE_PROVEN-what = The hand is not fully known, but the play proves it: the player did not follow, beat or trump, and later played a card that could have done so. Both places are shown.
finding-REVOKE_PROVEN-mend = Check both cards. If the revoke happened at the table, mark the first one as irregular.
finding-UNVERIFIABLE-title = Cannot be verified
finding-UNVERIFIABLE = { finding-at }Whether this action{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } was legal depends on cards that are not known.
finding-UNVERIFIABLE-sheet = How the sheet stood before this deal is not known, so refas, hats and a reduced last deal are not counted.
finding-UNVERIFIABLE-what = Some cards of the record are not known, so a rule that depends on them could not be checked here. The record is stored; at this place it is neither proved nor disproved.
finding-UNVERIFIABLE-mend = Fill in the unknown cards if anyone remembers them.
finding-IRREGULAR-title = Irregular card allowed to stand
finding-IRREGULAR = { finding-at }{ finding-who } played { $found ->
        [none] this card
       *[other] the { $found }
    }, which is marked as irregular.{ $cause ->
        [none] {" "}The card is legal after all.
        [doubtful] {" "}Whether it broke a rule depends on cards that are not known.
       *[other] {" "}The fault: { $cause }.
    }
finding-IRREGULAR-what = The card broke a rule but was allowed to stand at the table, and the record says so. The replay goes on with the card as played. Without a ruling the hand has no computed score.
finding-IRREGULAR-mend = Add the director’s ruling, or remove the mark if the card was legal.

## Result

# Where it is known which claim it is.
claim-differs = { $claim }: the record claims { $found }, but the rules give { $expected }.
finding-RESULT_MISMATCH-title = Claimed result differs
finding-RESULT_MISMATCH = The record claims { $found ->
        [none] another value
       *[other] { $found }
    }, but the rules give { $expected ->
        [none] something else
       *[other] { $expected }
    }.
finding-RESULT_MISMATCH-what = Everything that can be computed from the cards is computed. The file says something else here. Both values are shown, and the computed one counts.
finding-RESULT_MISMATCH-mend = Check kontra levels, silent bids, marriages and the options of your table; then correct or remove the claim.
finding-CONTEXT_MISMATCH-title = Differs from the session
finding-CONTEXT_MISMATCH = The state before the deal is given as { $found ->
        [none] one thing
       *[other] { $found }
    }, but the session has { $expected ->
        [none] another
       *[other] { $expected }
    }.
finding-CONTEXT_MISMATCH-refa = The two was played, so the declarer had an open refa. The sheet of this session shows none.
finding-CONTEXT_MISMATCH-what = A Preferans deal can say how the sheet stood before it. In a session, this follows from the earlier deals, and the value from the session counts.
finding-CONTEXT_MISMATCH-mend = Check whether a deal of the session is missing or out of order.
finding-CLAIM_NOT_AGREED-title = Claim not agreed by all
finding-CLAIM_NOT_AGREED = The claim is not agreed by all active players.{ $expected ->
        [none] {""}
       *[other] {" "}All of these must agree: { $expected }.
    }
finding-CLAIM_NOT_AGREED-what = Players can stop by agreement, but all three must agree and the record must say so. A claim by one side alone does not end a hand.
finding-CLAIM_NOT_AGREED-mend = List all three seats in "agreed", or write a concession if one side gave up.
finding-CLAIM_INCOMPLETE-title = Claim leaves something open
finding-CLAIM_INCOMPLETE = The claim does not decide everything.{ $expected ->
        [none] {""}
       *[other] {" "}Still open: { $expected }.
    }
finding-CLAIM_INCOMPLETE-what = A claim ends the hand, so it must settle every part of the contract. The number of tricks does not decide an Ulti, for example, while the trump seven is still in a hand.
finding-CLAIM_INCOMPLETE-mend = Give a verdict for each part of the contract under "components".
finding-RULING_NEEDED-title = A ruling is needed
finding-RULING_NEEDED = The hand contains an irregular card and no ruling, so it has no score.
finding-RULING_NEEDED-what = What a revoke costs is decided by the director or the club, not by the program. Until then the hand can be replayed but not scored.
finding-RULING_NEEDED-mend = Add a "ruling" action at the end, with the score awarded, or with the kind "note" if nothing changes.

## Scores: records without cards

finding-SILENT_NOT_OPEN-title = Silent bid out of place
finding-SILENT_NOT_OPEN = This silent bid cannot arise with this contract under these rules.
finding-SILENT_NOT_OPEN-what = Silent bids belong to games with trump that were played. They do not arise if the contract already contains the same goal, or if the table does not play them (option “silent_bids”).
finding-SILENT_NOT_OPEN-mend = Remove it from "silent", or check the contract and the options.
finding-OUTCOME_IMPOSSIBLE-title = Impossible result
finding-OUTCOME_IMPOSSIBLE = This contradicts the rest of the score.
finding-OUTCOME_IMPOSSIBLE-what = A score is accepted if there is a way to divide tricks, aces and tens, the last trick and marriages that leads to everything it says. Here there is none.
finding-OUTCOME_IMPOSSIBLE-mend = First look for a sign that is the wrong way round: a part recorded as made that was lost, or the reverse.
finding-POINTS_IMPOSSIBLE-title = Impossible points
finding-POINTS_IMPOSSIBLE = No hand gives these points together with the rest of the score.
finding-POINTS_IMPOSSIBLE-what = Tricks and talon are worth 90 points, and each marriage adds 20 or 40 to its side. A side with 100 points or more has the silent hundred, and Simple goes to the side with more points.
finding-POINTS_IMPOSSIBLE-mend = Count again, with the talon on the defenders’ side, or leave the points out: they are not needed.

## Portable Preferans Notation

finding-PPN_SYNTAX-title = Not PPN
finding-PPN_SYNTAX = The text cannot be read as PPN here{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.{ finding-found }{ finding-expected }
finding-PPN_SYNTAX-what = Portable Preferans Notation writes a deal as one bracket of fields separated by spaces. A bracket, a field or a quotation mark is missing here.
finding-PPN_SYNTAX-mend = Compare the line with the description of the notation.
finding-PPN_AUCTION-title = Auction cannot be rebuilt
finding-PPN_AUCTION = No auction fits these bids.{ finding-found }
finding-PPN_AUCTION-what = PPN keeps only the highest call of each player. The order of the calls is worked out from them, and here no legal order fits.
finding-PPN_AUCTION-mend = Check the bids field and the order of dealing.
finding-PPN_VALUE-title = Value does not fit
finding-PPN_VALUE = The value { $found ->
        [none] given
       *[other] { $found }
    } does not fit this contract.{ finding-expected }
finding-PPN_VALUE-what = The value of a Preferans contract follows from the contract, the refa and the kontra. The number in the file is not possible.
finding-PPN_VALUE-mend = Check the contract, the refa and the kontra field.
finding-PPN_LOSS-title = Not everything fits into PPN
finding-PPN_LOSS = PPN cannot hold this part of the record{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_LOSS-what = The notation has no comments, no variations and no time zone. Everything that is lost is listed, so that nobody mistakes the export for the whole record.
finding-PPN_LOSS-mend = Keep the record in the Talon format as well.
finding-PPN_DIALECT-title = Another dialect of PPN
finding-PPN_DIALECT = This PPN differs from the description{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_DIALECT-what = Programs write PPN in slightly different ways. The meaning was clear here, so the deal was read and the difference reported.
finding-PPN_DIALECT-mend = Nothing needs fixing; check that the deal was understood correctly.
finding-TEXT_LOSS-title = Not everything fits into the text
finding-TEXT_LOSS = Short text and tables cannot hold this part of the record{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-TEXT_LOSS-what = Short text holds the result of a hand, or its cards with the auction and the tricks. A table holds only the result. Neither has a place for rulings, corrections, times or the data of other programs. Everything that is lost is listed.
finding-TEXT_LOSS-mend = Keep the record in the Talon format as well.

## Store

finding-DUPLICATE_EXACT-title = Already stored
finding-DUPLICATE_EXACT = This record is already stored; nothing was added.
finding-DUPLICATE_EXACT-what = A record equal to this one in everything but notes was imported before. The report links to it. Sending a file twice does no harm.
finding-DUPLICATE_EXACT-mend = Nothing needs fixing.
finding-DUPLICATE_PROBABLE-title = Probably stored already
finding-DUPLICATE_PROBABLE = { $found ->
        [none] A stored hand has the same cards and the same play; only details such as names or the date differ.
       *[other] A stored hand has the same id, { $found }, but was dealt or played differently.
    }
finding-DUPLICATE_PROBABLE-what = Two people may have typed the same hand, or a record was sent again under its own id with a correction. Both are shown side by side with their differences, and you decide; nothing is merged automatically.
finding-DUPLICATE_PROBABLE-mend = Leave it out, store both, or replace the stored hand.
finding-SUPERSEDES_UNKNOWN-title = Replaced record not found
finding-SUPERSEDES_UNKNOWN = The record says it replaces another one{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, which is not stored here.
finding-SUPERSEDES_UNKNOWN-what = A correction names the record it replaces by its hash. The correction is stored, but there is nothing to link it to.
finding-SUPERSEDES_UNKNOWN-mend = Import the older record first, or leave "supersedes" out.
finding-DEAL_CONFLICT-title = Two versions of one deal
finding-DEAL_CONFLICT = Another result is already stored for this deal of the session.
finding-DEAL_CONFLICT-what = Two records of the same session, table, round and deal say different things. Both are kept, and the first counts until someone decides.
finding-DEAL_CONFLICT-mend = Compare the two, and remove the wrong one.

## What exactly is wrong with a value, the bytes or the grammar

bad-address = It must be an address with its scheme, such as “https://example.org/7” or “urn:uuid:…”.
bad-address_taken = The address belongs to another league, or the season at that address has different content.
bad-bad_format = The stage cannot be played in this format.
bad-bad_table = A table has three or four seats, and its number is used only once in a round.
bad-board_count = The number of boards differs from that of the other tables in the round.
bad-cannot_be = A tournament cannot reach this state.
bad-cannot_count = With this way of counting, no unit would count, or missing one more evening could lower a total.
bad-circle = A variation cannot branch off from itself, directly or through others.
bad-cannot_divide = A season has at least two divisions, each with a name and people of its own.
bad-cannot_share = The shares of a pot are per cent of it: more than zero and at most 100 together.
bad-counts_twice = This result already counts in an earlier unit.
bad-deals_missing = The number of deals is needed for the points.
bad-differs_from_recount = The facts give a different table. Export the season again, or leave out "current" if the table is from an earlier state.
bad-empty = It cannot be empty.
bad-ends_before = The last day is before the first one.
bad-entered_twice = A member has two entries.
bad-false = Only true is allowed here; otherwise leave the member out.
bad-forms = Only one of these members is allowed here.
bad-games_missing = The games won and lost are needed for the points.
bad-given_version = A contract without its auction was introduced in version 1.1: set "version" to "1.1".
bad-hash = It must be the hash of a record: “sha256:” and 64 digits in lower case.
bad-is_guest = This person is a guest in the club, and guests have no row. Make them a member, or import with --add-members.
bad-large = The largest whole number is 9007199254740991.
bad-line = There is no line with this name.
bad-negative = It cannot be below 0.
bad-no_heading = This cell has no heading, so its meaning is not known.
bad-no_person = This column was read as a person because its heading is not a known word, but it does not look like one. Rename the heading (“deal” for the number of the deal) or delete the column. The columns of all people stand side by side.
bad-no_share = A share is more than 0 and at most 100 per cent.
bad-no_tag = A tag begins with a letter and has no comma. It cannot be “players” or “teams”.
bad-nobody_absent = The table was not played, but nobody was missing.
bad-not_in_play = A player has a seat in a round for which they were not present.
bad-not_its_turn = A round is listed before the one it should follow.
bad-not_zero_sum = The scores of a table must add up to zero.
bad-nothing = At least one must be named.
bad-open_quote = A quotation mark opens here and is not closed in this line.
bad-other_name = The club has the same name in another spelling. Change the spelling here or in the club, so that both are the same.
bad-out_of_order = The numbers of a list must rise. Put the items in order of their numbers.
bad-points = Points are multiples of ten, at most 190.
bad-result_missing = The round is complete, but a table has no agreed result.
bad-result_of_a_draft = The round is still a draft, so it has no result.
bad-round_count = A stage can have 1 to 200 rounds.
bad-rounds_before_the_start = A tournament that has not started has no rounds.
bad-score_actions = With a score, only irregularities and rulings are allowed as actions.
bad-score_cards = A record has cards or a score, never both.
bad-score_thrown_in = A hand that was thrown in has no other result.
bad-score_variations = No cards were recorded, so there can be no variations.
bad-seats = A table has three or four people.
bad-score_too_large = A score is at most 10^12.
bad-seat_count = There must be one result for each seat.
bad-seated_twice = A player has two places in a round, or is kept apart from their own entry.
bad-signs = It contains invisible control or direction characters.
bad-small = It must be 1 or more.
bad-too_few_played = Fewer than three of the table’s players were there.
bad-too_long = It is too long.
bad-total_facts = A row with “total” as its contract has only numbers. Empty this cell, or write the contract.
bad-total_sheet = It is not known how the sheet stood before this row, so the change cannot be worked out. Add the rows before it, or write the contract.
bad-total_sum = The numbers of a typed total must add up to zero.
bad-tricks = A seat can have at most ten tricks.
bad-twice = This appears more than once.
bad-two_teams = This person is already in a team on one of these days.
bad-typed_total = This row has numbers but no contract, so nothing in it can be checked. To keep it as a typed total, write “total” as its contract, tick typed totals in the preview of the import, or ask for it with --totals (API: totals=1).
bad-unknown_entry = There is no entry with this number.
bad-unknown_event = The club has no finished tournament like this. Import its event file first, or export the league with --with-events.
bad-unknown_evening = The club has no session with this name and game. Import the deals of the evening first.
bad-unknown_person = The club has nobody with this name, or several people with it. Add this person first, or import with --add-members.
bad-unknown_round = There is no round with this number.
bad-unknown_stage = There is no stage with this number.
bad-unknown_table = There is no table with this number.
bad-unknown_team = There is no team with this number.
bad-unknown_unit = There is no unit with this number.
syntax-invalid_utf8 = these letters are in an older character set, such as Windows-1250 or ISO 8859-2; save the file as UTF-8
syntax-utf16 = it is UTF-16; save the file as UTF-8
syntax-packed = this is a compressed file; extract it first
syntax-no_text = this is a picture or a document, not text
syntax-picture = this is a picture; type what it shows as short text, or enter the hand by clicking
syntax-pdf = this is a PDF; copy its text and paste that
syntax-office = this is a spreadsheet or an office document; save the table as CSV, or copy the text and paste it
syntax-no_record = there is no record here
syntax-unexpected_end = the text ends too early
syntax-expected_value = a value is missing
syntax-not_json = a record begins with a curly bracket, PPN with a square one, and short text with a line such as “ulti: Anna, Béla, Cili; deals Cili”
syntax-odd_quotes = these are not plain quotation marks; use "
syntax-unquoted = a word without quotation marks
syntax-comment = JSON does not allow comments; delete this one
syntax-expected_name = a name in quotation marks is missing
syntax-expected_colon = a colon is missing
syntax-expected_comma = a comma or a closing bracket is missing
syntax-trailing_comma = a comma with nothing after it
syntax-trailing_text = text after the end of the record
syntax-bad_number = a number that cannot be read
syntax-control_character = a control character inside a text{ sign-named }
syntax-bad_escape = a backslash with no meaning here
syntax-lone_surrogate = half of a character
syntax-odd_space = not a plain space{ sign-named }; replace it with one
syntax-invisible = an invisible character{ sign-named }; delete it
syntax-odd_minus = not a plain minus sign{ sign-named }; write -
syntax-odd_sign = a character that only looks like one of JSON’s{ sign-named }; type it again
syntax-fence = a code fence, ``` or ~~~; delete the lines with it before and after the record
sign-named = { $sign ->
        [none] {""}
       *[other] {" "}({ $sign })
    }
foreign-reads = Talon reads hands of Ulti and Preferans, written in its own JSON format or in PPN.
foreign-pbn = This is a bridge file (PBN). { foreign-reads }
foreign-pgn = This is a file of chess or draughts games (PGN). { foreign-reads }
foreign-tags = This file has tags like those of chess and bridge files, but no PPN round. { foreign-reads }
foreign-trf = This is a chess tournament report (TRF). { foreign-reads }
foreign-lin = This is a bridge file (LIN). { foreign-reads }
foreign-phh = This is a poker file (PHH). { foreign-reads }
foreign-ohh = This is a poker file (OHH). { foreign-reads }
foreign-poker = This is a poker hand history. { foreign-reads }
foreign-sgf = This is an SGF file, as written by programs for go and skat. { foreign-reads }
foreign-old_ppn = This is PPN in an old layout, from before a round was a pair of brackets with fourteen fields. Write each round as [1 123 …], with the fields listed in section 13 of the rules of Preferans.
foreign-ppn_json = This is the JSON form of PPN, which Talon does not read. Send the rounds in square brackets.
foreign-tournament = This is a whole tournament or season, not the record of a hand. Import it where tournaments or leagues are imported.
foreign-html = This is a web page, not a record. Open the hand, download its record as JSON and send that file.
foreign-xml = This is an XML file. { foreign-reads }
foreign-rtf = This is a formatted document (RTF). Save it as plain text, or copy only the text of the record.
foreign-csv = This is a table (CSV). { foreign-reads }
foreign-address = This is a link. Open it, download the record and send that file.
foreign-wrapped = There is text before the record. Send only the record: JSON from its first curly bracket to its last, PPN from its first square bracket.
foreign-quoted = These lines are quoted with >, as email programs do. Delete the > at the start of each line.
foreign-chat = This is a chat, and no hand was found in it. Paste the messages that have hands: first a line such as “ulti: Anna, Béla, Cili; deals Cili”, then a line for each deal.

## Kinds of values

kind-object = an object
kind-array = a list
kind-string = a text
kind-integer = a whole number
kind-boolean = true or false

## Types of actions, where a finding says which one could stand here

type-pickup = taking the talon
type-discard = a discard
type-bid = a bid
type-hold = a hold
type-pass = a pass
type-trump = naming the trump
type-contract = the contract
type-defend = an answer by the defence
type-kontra = a kontra
type-marriage = a marriage
type-play = a card
type-claim = a claim
type-concede = a concession
type-throw_in = throwing in
type-expose = showing the hand
type-given = the contract without its auction
type-irregularity = an irregularity
type-ruling = a ruling
type-end = the end

## What the rule behind a finding says, where one code has several

reason-BID_TOO_LOW-U-3_2 = The first bid cannot be below the lowest the rule set allows, and each later one must outrank the standing bid.
reason-BID_TOO_LOW-U-14_3 = The winner of the first round can only confirm their bid, or raise it in the same class of trump so that it beats the standing one.
reason-LIMIT-U-8_3 = Kontra has already been raised as far as is allowed.
reason-KONTRA_NOT_ENTITLED-U-8_3 = The defenders double first; after that only the side that did not double last can go on.
reason-KONTRA_NOT_ENTITLED-U-8_6 = In a game without trump each defender has their own level and doubles first; after that the defender and the declarer take turns.
reason-KONTRA_NOT_ENTITLED-P-5_5 = The first kontra belongs to a defender who said that they play; against a Betl, to either defender.
reason-KONTRA_NOT_ENTITLED-P-5_6 = After a kontra only the declarer and the defender who said it can double, in turn.
reason-THROW_IN_NOT_ALLOWED-U-9_1 = Only the declarer may throw in, after the last pass and before any kontra, marriage or card, and only if “simple_forfeit” allows it.
reason-THROW_IN_NOT_ALLOWED-U-9_3 = Only a Simple that is not in hearts can be given up.
reason-MARRIAGE_NOT_ALLOWED-U-7_7 = In a 40-100 the declarer may declare only the forty, in a 20-100 only one twenty. No player may declare the same suit twice.
reason-MARRIAGE_NOT_ALLOWED-U-7_3 = Marriages belong to games with trump, once the auction is over.
reason-WRONG_PHASE-U-3_1 = Forehand opens by discarding two cards and bidding. Forehand cannot pass or take the talon.
reason-WRONG_PHASE-U-3_2 = Until the last pass a player either passes, or takes the talon, discards two cards and bids, in this order. After it nobody bids.
reason-WRONG_PHASE-U-3_3 = A player who has taken the talon must bid higher, so the talon cannot be taken when nothing outranks the standing bid.
reason-WRONG_PHASE-U-3_8 = The declarer has to name the trump before anything is played or said.
reason-WRONG_PHASE-U-6_12 = A player who has conceded once cannot do so again.
reason-WRONG_PHASE-U-8_1 = Kontra is said after the auction, and no earlier than the option “kontra_window” allows.
reason-WRONG_PHASE-U-9_2 = Under these options this contract is never played: it is thrown in at once.
reason-WRONG_PHASE-U-14_1 = In the first round players only bid or pass, because the talon has not been dealt yet.
reason-WRONG_PHASE-U-14_3 = The winner of the first round takes the two cards, discards two and then bids again.
reason-WRONG_PHASE-P-3_1 = Numbers, games, holds and passes belong to the auction, and nothing else happens while it lasts.
reason-WRONG_PHASE-P-4_1 = A declarer who won with a number takes the talon, discards two cards and announces the contract, in this order.
reason-WRONG_PHASE-P-4_4 = A game is played without the talon, so nothing is taken and nothing is discarded.
reason-WRONG_PHASE-P-4_5 = The declarer announces the contract next, and announces it once.
reason-WRONG_PHASE-P-5_1 = Before a kontra or a card each defender says once whether they play; against a Betl nobody is asked.
reason-WRONG_PHASE-P-5_3 = Only a defender who plays may invite, after the partner has dropped and before a kontra.
reason-WRONG_PHASE-P-5_10 = A plain two is played only after a kontra, and nobody is invited to it.
reason-WRONG_PHASE-P-6_6 = A player who has conceded once cannot do so again.
reason-RAISE_NOT_ALLOWED-P-3_4 = A player who speaks before the holder of the number may keep it or pass, but not raise it.
reason-HOLD_NOT_ALLOWED-P-3_3 = At a player’s first turn there is no number of theirs to keep.
reason-HOLD_NOT_ALLOWED-P-3_4 = A player who speaks after the holder of the number may raise it or pass, but not keep it.
reason-HOLD_NOT_ALLOWED-P-3_6 = A game has been bid, and numbers no longer count.
reason-GAME_NOT_ALLOWED-P-3_6 = A game can be bid only at a player’s first turn, and in the naming round only a suit is named.
reason-BID_TOO_LOW-P-3_2 = A number must be above the standing one.
reason-BID_TOO_LOW-P-3_6 = A game has been bid: numbers no longer count, and another game must not rank below it.
reason-BID_TOO_LOW-P-3_8 = The first to name must name a suit, and each later name must be above the highest one.
reason-BID_TOO_LOW-P-3_9 = A game after another player’s game promises at least three, so this player cannot concede to a two.
reason-TRUMP_NOT_ALLOWED-U-3_8 = Only the declarer names a trump, once, after the last pass, and only where the bid left it open; hearts are never named.
reason-TRUMP_NOT_ALLOWED-P-3_6 = With a game the suit is named only later.
reason-TRUMP_NOT_ALLOWED-P-3_8 = In the naming round only one of the four suits is named.
reason-KONTRA_WINDOW-U-8_1 = Kontra can be said until the first card of trick 2, or as long as the option “kontra_window” allows.
reason-KONTRA_WINDOW-P-5_5 = Kontra can be said only before the first card.
reason-CLAIM_INCOMPLETE-P-6_6 = Two defenders who both chose to play each write their own tricks, so a claim must say who gets which.
reason-BAD_VALUE-P-5_1 = Only defenders can answer that they play; against a Betl both play.
reason-BAD_VALUE-P-6_1 = Only the declarer and the defenders who play can win tricks.
reason-BAD_VALUE-P-6_5 = There are ten tricks; fewer are enough only if they decide the contract.
reason-BAD_VALUE-U-14_2 = This exists only in a two-round auction.
reason-BAD_VALUE-U-7_3 = There is one forty, and there are at most three twenties.
reason-CLAIM_INCOMPLETE-P-6_5 = Two defenders who both chose to play each write their own tricks, at most five together: give the tricks up to the fifth.
reason-MISSING_MEMBER-U-10_2 = Under these options the payment depends on it.
reason-OUTCOME_IMPOSSIBLE-P-5_10 = A plain two is played only after a kontra.
reason-OUTCOME_IMPOSSIBLE-P-5_4 = A contract is played if, and only if, a defender plays.
reason-OUTCOME_IMPOSSIBLE-U-10_2 = The tricks do not allow it.
reason-OUTCOME_IMPOSSIBLE-U-10_3 = A side with the silent Durchmars does not get the silent Four Aces as well.
reason-OUTCOME_IMPOSSIBLE-U-7_10 = The points do not allow it.
reason-OUTCOME_IMPOSSIBLE-U-9_2 = Under these options such a Simple is always thrown in.
reason-WRONG_PHASE-P-5_4 = If no defender plays, no cards are played.
reason-WRONG_TYPE-U-8_5 = In a game with trump a level counts for both defenders.
reason-WRONG_TYPE-U-8_6 = In a game without trump each defender has their own level.
