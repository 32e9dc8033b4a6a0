## The editor of hands

editor-title = Enter a hand
editor-lead = Enter any hand you remember, card by card or only as far as you know it. No club sees it until you store it.
editor-which-game = Which game was it?
editor-paste = You have the hand as text already?
editor-steps = Steps
editor-step-setup = People
editor-step-deal = Cards
editor-step-play = Play
editor-step-save = Save
editor-step-text = Text
editor-undo = Undo
editor-next-deal = On to the cards
editor-next-play = On to bidding and play
editor-next-save = On to saving

## People and rules

editor-people = Who played?
editor-people-help = In the order of play: B sits after A, C after B. A name may stay empty.
editor-dealer = Who dealt?
editor-dealer-out = A fourth player, who sat out
editor-fact-event = Where or at what event
editor-fact-date = Day
editor-fact-deal = Number of the deal
editor-options = House rules
editor-usual = as usual

## Cards

editor-talon = talon
editor-deal-next = Next card: { $place }
editor-deal-full = All cards are dealt
editor-deal-given = These are the hands with which play began; the talon holds the two cards that were laid away.
editor-deal-help = Tap a card to give it, tap it again to take it back. What you do not know stays open: your own hand is enough.
editor-card-of = { $card }, { $place }
editor-count = { $count } of { $total }
editor-nowhere = { $count ->
        [one] { $count } card is nowhere yet.
       *[other] { $count } cards are nowhere yet.
    }
editor-clear = Empty
editor-take = Take back: { $card }
editor-type = Cards of { $place } as text
editor-type-example = Type cards: HA HX H7
editor-take-typed = Take over what was typed

## Bidding and play

editor-turn-auction = { $by } to call
editor-turn-discard = { $by } lays two cards away
editor-turn-trump = { $by } says what is played
editor-turn-defence = { $by } answers
editor-give-first = What was the contract?
editor-stopped = The record stops here
editor-card-barred = { $card }, against the rules now
editor-anyway = It happened anyway
editor-unknown-hand = This hand is not fully known: every card that can still be there is offered.
editor-say-pass = Pass
editor-say-pickup = Take the talon
editor-say-hold = Mine
editor-say-throw_in = Throw in
editor-defend-play = Play
editor-defend-drop = Drop
editor-defend-invite = Invite
editor-marriage = Marriage in { $suit }
editor-more-bids = More bids
editor-others = Others may speak now
editor-discard = Lay these two away
editor-discard-unknown = Which two is not known
editor-given = Only the contract is known
editor-given-help = The bidding stays unrecorded. The cards are then those with which play began: ten each, and two laid away.
editor-given-by = Who played it
editor-given-contract = Contract
editor-given-trump = Trump, where the contract leaves it open
editor-given-do = Begin with this contract
editor-auction = Enter the bidding after all
editor-back = Take back
editor-ends = It ended early
editor-play-out = Play the last cards
editor-rest-to = The rest goes to { $by }, all agree
editor-concede = { $by } concedes
editor-end = Why nothing more is written down
editor-end-record_lost = nobody remembers the rest
editor-end-abandoned = the hand was abandoned
editor-end-time = time was up
editor-end-do = The record stops here
editor-earlier = You are at an earlier step. What you choose here takes its place, and what follows is kept as far as it fits.
editor-front = Back to the end
editor-remove = Take this step out
editor-rest = { $count ->
        [one] { $count } step no longer fits from here on.
       *[other] { $count } steps no longer fit from here on.
    }
editor-drop = Drop the rest
editor-done = So far
editor-done-help = Tap a step to change it.
editor-calls = Bidding
editor-trick = Trick { $trick }

## Saving

editor-download = Download as a file
editor-look = Check and replay
editor-link = Link to this hand in the editor
editor-link-help = The whole hand is in the link; nothing is stored here.
editor-store = Store this hand
editor-store-do = Store the hand
editor-store-visitor = You will be asked to sign in; the hand is kept meanwhile.
editor-store-no-club = Hands are stored in a club, and you belong to none yet.
editor-text = The record as text
editor-text-help = This text is all there is. Change it as you like; what is wrong is shown below.

## What cannot be done

editor-not-two = Tick exactly two cards.
editor-unknown = This page does not know that step. Nothing was changed.
editor-full = { $place } has all cards. Take one back first.
editor-too-many = { $place } can have { $count } cards at most.
editor-elsewhere = Already elsewhere: { $cards }. Take them back there first.
editor-no-card = { $place }: “{ $word }” is not a card of this pack.
editor-card-twice = { $place }: { $word } is there twice.
editor-unreadable = This text is not a record. Change it under “Text”; the last step is kept under “Undo”.
editor-no-hand = Rules or cards of this record are not sound. Put them right first.
editor-score = This record is a score without cards, so there is nothing to play.
editor-nothing = There is nothing to take back.
editor-add-cards = Add the cards
editor-open = Open in the editor

## Drafts

editor-redo = Redo
drafts-title = My drafts
drafts-help = Hands that you have begun to enter. Only you see them.
drafts-look = See my drafts
drafts-none = You have no drafts. A hand that you enter while signed in is kept here as you go.
drafts-stored = This draft was stored. If you change it, it becomes a draft again.
drafts-stored-title = Stored
drafts-open-again = Open again
drafts-limits = Up to { $count } drafts are kept, each for { $days } days after its last change.
drafts-changed = Changed { $time }
drafts-unreadable = A text that is no record yet
drafts-drop = Drop
drafts-kept = This hand is kept as a draft after each step.
drafts-begins = This hand becomes a draft with your next step.
drafts-visitor = This hand is kept on this page only. What you have entered comes along when you sign in.
drafts-sign-in = Sign in and keep it as a draft
drafts-full = This hand is not kept yet: you have { $count } drafts already. Choose one to drop, or go on without keeping this one.
drafts-too-long = This text is longer than a record may be, so the draft still has what it had before.
drafts-gone = This draft was dropped in another window. What you have entered is still here, and your next step keeps it as a new draft.
drafts-newer = Another window has changed this draft. Here it is as it stands now.
drafts-meanwhile = Another window has changed this draft. Your last step is not kept yet; these are the differences.
drafts-here = In this window
drafts-there = In the draft
drafts-keep-here = Keep what is here
drafts-keep-there = Take what is in the draft
drafts-keep-both = Keep both, this one as a new draft

## From a score, and back

editor-grows = Contract, answers and kontra are taken from the score. It does not say which defender said a kontra: tap it under “So far” if it was the other one.
editor-settled = The cards do not decide the result, so what the score says of it was added as agreed by all.
editor-bare = There is no card in this hand, only its result. That can be stored as a score, without cards.
editor-as-score = Make it a score
editor-stored = This hand is stored already:
editor-stored-here = Here
editor-stored-same = It says the same as this one.
editor-copy-deal = Copy the deal
editor-barred = Not possible now; tap one to see why.
