## The editor of hands

editor-title = Enter a hand
editor-lead = Enter a hand from memory, card by card or only as far as you know it. No club can see it until you store it.
editor-which-game = Which game was it?
editor-paste = Do you already have the hand as text?
editor-paste-here = Paste text
editor-steps = Steps
editor-step-setup = Players
editor-step-deal = Cards
editor-step-play = Play
editor-step-save = Save
editor-step-text = Text
editor-undo = Undo
editor-next-deal = Continue to cards
editor-next-play = Continue to bidding and play
editor-next-save = Continue to save

## People and rules

editor-people = Who played?
editor-people-help = In the order of play: B sits after A, and C after B. You can leave names empty.
editor-dealer = Who dealt?
editor-dealer-out = A fourth player who sat out
editor-fact-event = Event or place
editor-fact-date = Date
editor-fact-deal = Deal number
editor-options = House rules
editor-usual = default

## Cards

editor-talon = talon
editor-deal-next = Next card: { $place }
editor-deal-full = All cards have been dealt
editor-deal-given = Enter the hands as they were when play began. The talon holds the two discarded cards.
editor-deal-help = Tap a card to deal it, and tap it again to take it back. You can leave out what you do not know: your own hand is enough.
editor-card-of = { $card }, { $place }
editor-count = { $count } of { $total }
editor-nowhere = { $count ->
        [one] { $count } card has not been dealt yet.
       *[other] { $count } cards have not been dealt yet.
    }
editor-clear = Clear
editor-take = Take back: { $card }
editor-type = Type the cards of { $place }
editor-type-example = For example: HA HX H7
editor-take-typed = Use these cards

## Bidding and play

editor-turn-auction = { $by } to call
editor-turn-discard = { $by } discards two cards
editor-turn-trump = { $by } names the trump or the contract
editor-turn-defence = { $by } answers
editor-give-first = What was the contract?
editor-stopped = The record stops here
editor-card-barred = { $card }, not allowed now
editor-anyway = Enter it anyway
editor-unknown-hand = Some cards of this hand are unknown, so you can choose any card that is not yet used.
editor-say-pass = Pass
editor-say-pickup = Take the talon
editor-say-hold = Mine
editor-say-throw_in = Throw in
editor-defend-play = Play
editor-defend-drop = Drop
editor-defend-invite = Invite
editor-marriage = Marriage in { $suit }
editor-more-bids = More bids
editor-others = Other players may speak now
editor-discard = Discard these two
editor-discard-unknown = Discards not known
editor-given = I only know the contract
editor-given-help = Leave out the bidding and enter the cards with which play began: ten each, and two discards.
editor-given-by = Declarer
editor-given-contract = Contract
editor-given-trump = Trump, if the contract does not say
editor-given-do = Use this contract
editor-auction = Enter the bidding instead
editor-back = Undo last step
editor-ends = The hand ended early
editor-play-out = Play the last cards
editor-rest-to = All agree that { $by } gets the remaining tricks
editor-concede = { $by } concedes
editor-end = Reason
editor-end-record_lost = nobody remembers the rest
editor-end-abandoned = the hand was abandoned
editor-end-time = time ran out
editor-end-do = End the record here
editor-concede-all = { $by } concede
editor-claim = All agree on this result
editor-claim-do = Use this result
editor-claim-tricks = Tricks of { $by }
editor-claim-not-arisen = did not arise
editor-claim-points-declarer = Points of the declarer, if you know them
editor-claim-points-defenders = Points of the defenders, if you know them
editor-stops = The record stops here
editor-ruling = Director’s ruling
editor-ruling-help = What a director decided about this hand. The result by the rules stays visible beside it.
editor-ruling-kind = Kind of ruling
editor-ruling-official = Who ruled
editor-ruling-text = Reason
editor-ruling-do = Add ruling
editor-award-points = Points for { $by }
editor-award-bula = Change of the bula of { $by }
editor-award-soup = { $by } writes against { $against }
editor-no-number = A number you entered is not a whole number. Use digits, with a minus sign before a negative number.
editor-no-award = Only a penalty or an awarded score changes points. Choose one of these, or clear the points.
editor-earlier = You are changing an earlier step. Your choice replaces it, and later steps are kept if they still fit.
editor-front = Go to the last step
editor-remove = Delete this step
editor-rest = { $count ->
        [one] { $count } later step no longer fits.
       *[other] { $count } later steps no longer fit.
    }
editor-drop = Delete these steps
editor-done = Steps so far
editor-done-help = Tap a step to change it.
editor-calls = Bidding
editor-trick = Trick { $trick }

## Saving

editor-download = Download as a file
editor-look = Check and replay
editor-link = Link to this hand in the editor
editor-link-help = The link contains the whole hand. Nothing is stored on this site.
editor-store = Store this hand
editor-store-do = Store hand
editor-store-visitor = You will be asked to sign in. Your hand is kept until then.
editor-store-no-club = Hands are stored in a club, and you do not belong to one yet.
editor-text = The record as text
editor-text-help = This is the complete record. You can edit it; errors are shown below. You can also paste a hand as short text, PPN or a table.
editor-pasted-first = Only the first of them was opened here.
editor-pasted-all = Check all of them
editor-pasted-so-far = Open the hand up to the error

## What cannot be done

editor-not-two = Choose exactly two cards.
editor-unknown = This page does not recognise that step. Nothing was changed.
editor-full = { $place } already has all its cards. Take one back first.
editor-too-many = { $place } can have at most { $count } cards.
editor-elsewhere = Already dealt elsewhere: { $cards }. Take them back there first.
editor-no-card = { $place }: “{ $word }” is not a card of this pack.
editor-card-twice = { $place }: you entered { $word } twice.
editor-unreadable = This text cannot be read as a record. Correct it under “Text”, or choose “Undo”.
editor-no-hand = The rules or the cards of this record are not valid. Correct them first.
editor-score = This record has only a score and no cards, so there is nothing to play.
editor-nothing = There is nothing to undo.
editor-last-sound = The hand as it last stood
editor-last-sound-help = The text above cannot be read. Undo brings this hand back; the text is kept until you do.
editor-add-cards = Add the cards
editor-open = Open in the editor

## Drafts

editor-redo = Redo
drafts-title = My drafts
drafts-help = Hands that you have started to enter. Only you can see them.
drafts-look = See my drafts
drafts-none = You have no drafts. If you enter a hand while signed in, it is saved here automatically.
drafts-stored = This hand has been stored. If you change it, it becomes a draft again.
drafts-stored-title = Stored
drafts-open-again = Open again
drafts-limits = You can have up to { $count } drafts. Each is deleted { $days } days after its last change.
drafts-changed = Changed { $time }
drafts-unreadable = Text that cannot be read as a record yet
drafts-drop = Delete
drafts-kept = This hand is saved as a draft after each step.
drafts-begins = This hand will be saved as a draft from your next step on.
drafts-visitor = This hand is only kept on this page. Sign in to save it; you will not lose what you have entered.
drafts-sign-in = Sign in and save as a draft
drafts-full = This hand is not saved: you already have { $count } drafts. Delete one, or continue without saving.
drafts-too-long = This text is longer than a record can be, so your latest change was not saved in the draft.
drafts-gone = This draft was deleted in another window. What you have entered is still here, and your next step will save it as a new draft.
drafts-newer = This draft was changed in another window. You now see the latest version.
drafts-meanwhile = This draft was changed in another window, so your last step has not been saved. These are the differences.
drafts-here = In this window
drafts-there = In the draft
drafts-keep-here = Keep the version in this window
drafts-keep-there = Keep the version in the draft
drafts-keep-both = Keep both (this one as a new draft)

## From a score, and back

editor-grows = Contract, defence and kontra come from the score. It does not say which defender said kontra: if it was the other one, tap the kontra under “Steps so far”.
editor-settled = The cards alone do not decide the result, so the result in the score was added as agreed by all players.
editor-bare = This hand has a result but no cards. You can store it as a score.
editor-as-score = Change it to a score
editor-stored = This hand is already stored:
editor-stored-here = This hand
editor-stored-same = It is the same as this one.
editor-copy-deal = Copy the deal
editor-barred = Not allowed now. Tap one to see why.
