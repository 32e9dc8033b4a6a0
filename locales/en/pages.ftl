## Frame

site-name = Talon
site-tagline = Records of Ulti and Preferans hands, proved legal and replayed card by card
nav-label = Main
nav-home = Home
nav-hands = Hands
nav-check = Check
nav-import = Import
nav-rules = Rules
nav-desk = Rules desk
nav-format = Format
nav-api = API
nav-tournaments = Tournaments
nav-leagues = Leagues
nav-account = Account
nav-sign-in = Sign in
nav-sign-out = Sign out
nav-menu = Menu
nav-search = Search
nav-skip = Skip to the content
nav-skip-table = Skip to the card table
nav-breadcrumb = You are here
footer-language = Language
footer-theme = Theme
footer-source = Source
footer-format = Format
footer-errors = Findings explained
footer-licence = Free software
theme-light = Light
theme-dark = Dark
theme-system = As the system
theme-apply = Apply
faces-label = Cards
faces-german = German (Tell) pack
faces-french = French pack
faces-french4 = French pack, four colours
notice-english-only = This text is in English.
notice-no-script = Everything here works without script.

## Buttons and small words

button-save = Save
button-cancel = Cancel
button-search = Search
button-apply = Apply filters
button-clear = Clear filters
button-remove = Remove
button-undo = Undo
button-back = Back
button-download = Download
button-copy = Copy
button-copied = Copied
button-show = Show
button-hide = Hide
button-close = Close
button-print = Print
button-check = Check
button-import = Import
button-create = Create
button-end = End
button-retry = Try again
word-yes = yes
word-no = no
word-none = none
word-unknown = unknown
word-all = all
date-day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
word-and = and
word-or = or
word-now = now
word-optional = optional
word-required = required
word-new = new
word-date = Date
word-player = Player
word-players = Players
word-club = Club
word-event = Event
word-table = Table
word-round = Round
word-deal-number = Deal
fact-round = Round { $which }
fact-table = Table { $which }
fact-deal = Deal { $which }
word-source = Source
word-result = Result
word-status = Status
word-record = Record
word-line = Line
word-column = Column
word-code = Code
word-error = Error
word-warning = Warning
word-info = Notice
word-language = Language
word-time-utc = UTC
count-hands = { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
count-records = { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
count-findings = { $count ->
        [one] { $count } finding
       *[other] { $count } findings
    }
count-errors = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
count-warnings = { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
count-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-tricks = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
count-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## Paging

pager-label = Pages
pager-next = Next
pager-previous = Previous
pager-first = To the first
pager-newer = Newer
pager-older = Older

## Home

home-title = Ulti and Preferans
home-lead = Talon reads records of Ulti and Preferans hands, proves them legal and replays them card by card. A wrong record is told what is wrong, where, and by which rule.
home-latest = Latest public hands
home-latest-seen = Latest hands
home-latest-empty = No public hands yet.
home-latest-seen-empty = No hands yet.
home-latest-all = All hands
home-check-title = Check a hand
home-check-text = Paste a record and see the replay or the findings. Nothing is stored and no account is needed.
home-ways = Ways in
home-way-import = Import the hands of your club
home-way-rules = Read the rules, with every number
home-way-desk = Settle an argument at the rules desk
home-way-format = Learn the record format
home-mine = My last hands

## Check

check-title = Check a record
check-lead = Paste or upload records in the Talon format or as PPN. You see at once whether they are legal; nothing is stored.
check-paste = Paste a record
check-file = Or choose a file
check-file-first = A file is checked in place of the text.
check-text-too-large = This text is longer than { $size }, so it was not checked. Check a part of it.
check-file-too-large = This file is larger than { $size }, so it was not checked. Check a part of it, or import it: an import takes { $import }.
check-too-many = Only the first 200 records were checked.
check-strict = Count a wrong result as an error
check-limit = At most { $size } and 200 records.
check-example = Try an example
check-ok = This record is legal.
check-ok-warnings = This record is accepted, with warnings.
check-not-ok = This record is not legal.
check-unread = This cannot be read as a record.
check-ok-word = legal
check-ok-warnings-word = accepted, with warnings
check-not-ok-word = not legal
check-unread-word = cannot be read
check-replay = Replay
check-until-fault = Replay up to the fault
check-unchecked = { $count ->
        [one] { $count } later action was not checked.
       *[other] { $count } later actions were not checked.
    }
check-nothing-stored = Nothing of this was stored.
check-samples = No record at hand? Try one of these:
check-sample-sound = A whole hand of { $game } without a fault
check-sample-notation = A session of Preferans in PPN
check-bad-address = The address carries no record that can be read.
check-summary = { $count } records: { $legal } legal, { $refused } not legal.
check-empty = There is nothing to read. Paste something, or choose a file that is not empty.
check-corrected = Corrected: { $what }
check-fix-gone = The text has changed, so this correction does not fit any more. It was checked as it is now.
check-import-title = Import this
check-import-lead = Legal records are stored in the club; the others can be corrected there.
check-import-do = Import this

## Import

import-title = Import hands
import-lead = Choose a file, drop it here or paste records. Every record is judged by itself: good ones are stored, refused ones come back with what is wrong.
import-what = What should a file look like?
import-format = The format of records
import-check = Check a record first
import-file = File
import-drop = Or drop a file here
import-paste = Paste records
import-club = Club
import-visibility = Who may see these hands
import-dry-run = Only check, store nothing
import-atomic = All or nothing
import-atomic-help = Store no record of a file if one of them is refused.
import-limit = At most { $size } and { $records } records in a file, and { $files } files at once.
import-no-club = You belong to no club yet, so there is nowhere to store hands. Ask whoever runs this site.
import-start = Start the import
import-recent = My imports
import-recent-empty = Nothing imported yet.
import-failed-refused = Nothing was stored: all or nothing was asked for, and not every record can be stored.
import-failed-records = Reading stopped: an upload has at most 50,000 records.
import-failed-broken = This import could not be read, however often it was tried. What was sent is kept; whoever runs this site can look into it.
import-name = Name of the source (optional)
import-name-head = Source
import-when = When
import-state = State
import-records = Records
import-pasted = pasted text
import-club-full = Your club keeps { $size } of uploads, which is all it may. Older ones are removed after 90 days.
import-unreadable = The upload broke off. Send it again.
import-packed = This file is packed. Unpack it and send what is inside.
import-cut = What was chosen after it was not looked at. Send it again by itself.
import-too-many-files = One form brings in at most { $files } files. Send the rest with another one.
import-too-often = You have brought in as much as you may in a short time.
import-left-out = { $count ->
    [one] One more file was not looked at. Send it again later.
   *[other] { $count } more files were not looked at. Send them again later.
}
import-taken = { $count ->
        [one] { $count } import has begun.
       *[other] { $count } imports have begun, each with a report of its own. They stand first in the list below.
    }
import-taken-some = This was taken, and need not be sent again
import-refused = Not everything was taken
import-no-text = This is a picture or a document. A record is a text, in JSON or PPN.
import-too-large = This file is larger than { $size }, so nothing of it was kept. Split it and send the parts.
import-text-too-large = This text is longer than { $size }. Import it in parts.
visibility-private = Only me
visibility-club = My club
visibility-unlisted = Whoever has the address
visibility-public = Everybody

## Import report

report-title = Import report
report-heading = Import { $id }
report-state-waiting = Waiting to start
report-state-running = Running
report-state-done = Finished
report-state-partly = Stored in part
report-state-nothing = Nothing stored
report-state-undecided = Waits for your decision
report-state-failed = Failed
report-state-undone = Undone
report-progress = { $done } of { $total } records
report-progress-bytes = { $done } of { $total } read
report-leave = You may leave this page; the report keeps its address.
report-refresh = Refresh
report-summary = { $total ->
        [one] { $total } record
       *[other] { $total } records
    }: { $accepted } accepted, { $duplicates ->
        [one] { $duplicates } duplicate
       *[other] { $duplicates } duplicates
    }, { $waiting } waiting, { $rejected } refused.
report-with-warnings = { $count ->
        [one] { $count } of them with warnings
       *[other] { $count } of them with warnings
    }
report-accepted = Accepted
report-warned = With warnings
report-duplicates = Duplicates
report-waiting = Waiting for you
report-rejected = Refused
report-dry-run = This was only a check; nothing was stored.
report-findings = Findings
report-findings-none = No findings: every record is clean.
report-group = { $code }: { $count }, first in line { $line }
report-where = Record { $record }, line { $line }, column { $column }
report-pointer = Place in the record
report-expected = Expected
report-found = Found
report-position = See the position before this action
report-what-means = What this means
report-diagnosis = Legal with { $option }
report-diagnosis-many = { $count ->
        [one] { $count } record becomes legal with { $option }.
       *[other] { $count } records become legal with { $option }.
    }
report-download-rejected = Download the refused records with their findings
report-download-raw = Download what was sent
report-undo = Undo this import
report-undo-help = Takes back all hands of this import; possible for 30 days.
report-undone = This import was undone.
report-record = Record { $record }, line { $line }
report-record-number = record { $count }
report-show-all = Show all { $count }
report-all-groups = All kinds of findings
report-would = The counts say what would have become of the records; none of them is stored.
report-decided = Your decision is noted.
report-stored-hand = Open the stored hand
report-text-forgotten = Its text was kept for 90 days and is kept no longer; what was found is still here.
report-differences = What differs from the stored hand
report-diff-stored = Stored
report-diff-new = In this record
report-keep-stored = Keep the stored one
report-store-too = Store this one too
report-first-page = From the beginning
report-next-page = Further
report-empty-undone = Nothing here any more
report-empty-undone-help = This import was taken back. What was sent is still kept and can be downloaded below.
report-empty-none = No record
report-empty-none-help = Nothing could be read as a record. What was sent is kept and can be downloaded below.
report-empty-here = Nothing of this kind
report-empty-here-help = Nothing in this import is of the kind you asked for. Choose another above.
report-undo-question = { $count ->
        [one] One hand vanishes from all lists. What was sent is kept, so it can be imported again.
       *[other] { $count } hands vanish from all lists. What was sent is kept, so they can be imported again.
    }
report-undo-not = Keep it
report-store-anyway = Store it all the same
report-leave-out = Leave it out
report-replace = This one replaces it
report-mend = Mend this record
report-mended-typed = { $count ->
        [one] One refused record was mended by hand and taken.
       *[other] { $count } refused records were mended by hand and taken.
    }
report-mended-option = { $count ->
        [one] One refused record was taken with the option { $option }.
       *[other] { $count } refused records were taken with the option { $option }.
    }
report-mended-corrected = { $count ->
        [one] One refused record was taken with a proposed correction
       *[other] { $count } refused records were taken with proposed corrections
    }: { $corrections }
report-fix = Correct it so
report-fix-option = Take this record with it
report-fix-all = Make the { $count } proposed corrections
mend-more = The proposed corrections are in the text below, but the record is still refused. Nothing was imported.
mend-title = Mend a record
mend-lead = Correct the text and bring it into the same import. What was sent stays as it was, and the report says that the record was mended.
mend-place = Record { $count }
mend-text = The record
mend-store = Check and import
mend-check = Only check
mend-back = Back to the report
mend-refused = This record was refused. Lines and columns below are those of the text in the box.
mend-forgotten = The text of this record was kept for 90 days and is kept no longer. If you have it elsewhere, paste it here.
mend-no-text = This record could not be read as text, so there is nothing to show. Type or paste it, or look into what was sent.
mend-still = This record is still refused; nothing was changed.
mend-sound = This record is in order now. It is not imported yet.
mend-settled = This record has been settled in the meantime, or the import was undone. Nothing was changed; what you typed is below.
mend-done = The mended record is imported.
mend-there = The mended record was stored already: it counts as a duplicate.
mend-waits = The hand of the mended record is stored already, but written down otherwise. Decide which one is right.
report-use-option = Use it for this upload
report-use-option-help = All refused records are read once more with it. Those that are legal so are imported with the option written into them, and the report says how many.
report-option-used = The refused records were read with this option.
report-option-none = No refused record is legal with this option.
report-to-hand = Open the hand
report-filter-code = Code
report-more = { $count ->
        [one] and { $count } more like this
       *[other] and { $count } more like this
    }

## Hands

hands-title = Hands
hands-lead = Every hand you may see, newest first.
hands-empty = No hand fits these filters.
hands-empty-help = Remove a filter or import hands.
hands-none = There are no hands here yet.
hands-filters = Filters
hands-filter-game = Game
hands-filter-player = Player
hands-filter-role = Role of the player
hands-filter-role-declarer = declarer
hands-filter-role-defender = defender
hands-filter-won-by = won by { $name }
hands-filter-lost-by = lost by { $name }
hands-filter-contract = Contract
hands-filter-component = Component
hands-filter-outcome = Result
hands-filter-kontra = Kontra
hands-filter-kontra-any = any kontra
hands-filter-from = From
hands-filter-to = To
hands-filter-source = Source
hands-filter-club = Club
hands-filter-active = Filters in use
hands-filter-remove = Remove the filter { $name }
hands-column-date = Date
hands-column-players = Players
hands-column-contract = Contract
hands-column-declarer = Declarer
hands-column-result = Result
hands-column-event = Event
hands-caption = Hands, newest first
hands-unfinished = unfinished
hands-claimed = claimed
hands-ruling-needed = needs a ruling
hands-passed-out = nobody played
hands-fan = { $by }'s cards
source-played = played
source-transcribed = transcribed
source-constructed = constructed
source-converted = converted

## Replay

hand-title = Hand { $id }
hand-overview = Overview
hand-state-auction = Auction, { $by } to act
hand-state-trump = { $by } names the trump
hand-state-play = Trick { $trick } of 10, { $by } to play
hand-state-deal = Before the first call
hand-state-over = The hand is over
hand-state-stopped = The record stops here
hand-state-line-end = The variation ends here
hand-contract = Contract
hand-contract-none = No bid yet
hand-contract-trump = { $contract }, trump { $suit }
hand-declared-by = { $contract } by { $by }
hand-table = Card table
hand-seat-cards = { $count ->
        [one] { $name }, { $count } card
       *[other] { $name }, { $count } cards
    }
hand-hidden-cards = { $count ->
        [one] { $count } card not seen
       *[other] { $count } cards not seen
    }
hand-played-in = played in trick { $trick }
hand-discarded = laid in the talon
hand-card-trump = trump
hand-card-winning = winning
hand-card-won = won
hand-card-led = led
hand-card-legal = legal
hand-card-barred = barred
hand-card-irregular = irregular
hand-current-trick = Current trick
hand-current-trick-empty = No card on the table
hand-led-by = { $by } led
hand-winning = { $by } is winning
hand-tricks-won = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
hand-points-so-far = { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
hand-score-line = Declarer { $declarer }, defenders { $defenders }
hand-talon-dealt = Talon as dealt
hand-talon-laid = Laid away by { $by }
hand-talon-hidden = Two cards face down
hand-turn = to act
hand-dealer = dealer
hand-talon-cards = Talon: { $cards }
hand-played-cards = Played: { $cards }

## Replay controls

control-label = Steps
control-start = To the start
control-previous-trick = Previous trick
control-previous-card = Previous card
control-play = Play
control-pause = Pause
control-next-card = Next card
control-next-trick = Next trick
control-end = To the end
control-decisive = To the deciding trick
control-next-note = To the next note
control-position = Position { $ply } of { $total }
control-speed = Speed
control-speed-seconds = { $seconds } s per card
control-keys = Keys
control-copy-position = Copy the address of this position
control-copy-view = Copy the address with this view
control-legal-show = Show what is legal
control-legal-hide = Hide what is legal
legal-count = { $count ->
        [one] { $by } has { $count } legal card
       *[other] { $by } has { $count } legal cards
    }
legal-over = The hand is over; nobody is to play.
legal-not-in-play = No card may be played yet.
legal-not-seen = From this viewpoint the cards are not seen.
control-played-show = Show played cards
control-played-hide = Remove played cards
control-rotate = Turn the table
control-seat-below = { $by } sits below
control-text-mode = As text
faces-letters = Letters on the cards: A ace, X ten, K king, O over, U under.
control-table-mode = As a table
control-more = More

## Viewpoints

view-label = Viewpoint
view-all = All cards
view-A = Seat A
view-B = Seat B
view-C = Seat C
view-defenders = Defenders
view-public = Spectator
view-then = As known then
view-reveal = Reveal the rest
view-as-defender = As a defender saw it
view-then-note = What came later is hidden: the rest of the tricks, the result and later notes.

## Tabs of the replay

tab-label = Parts of the hand
tab-tricks = Tricks
tab-auction = Auction
tab-result = Result
tab-notes = Notes
tab-record = Record
tab-findings = Findings
tab-share = Share

## Trick list

tricks-caption = Tricks in the order played
tricks-number = Trick
tricks-winner = Winner
tricks-points = Points
tricks-running = Running total
tricks-sum = Sum
tricks-empty = No trick was played.
tricks-rest = The rest, by agreement
tricks-rest-conceded = The rest, given up
tricks-now = now
tricks-led-suit = suit led
tricks-last-bonus = with 10 for the last trick

## Auction table

auction-caption = Auction, one column for each seat
auction-round = Round
auction-empty = No call yet.
auction-pass = pass
auction-pickup = takes the talon
auction-discard = lays away
auction-discard-hidden = two cards
auction-trump = Trump: { $suit }
auction-kontras = Kontra
auction-marriages = Marriages
auction-first-round = First round, five cards
auction-second-round = Second round, whole hands

## Result table

result-caption = Result, component by component
result-component = Component
result-verdict = Verdict
result-value = Value
result-kontra = Kontra
result-pays = Pays per opponent
result-made = made
result-lost = lost
result-penalty = penalty { $amount }
result-silent = Silent bids
result-silent-none = No silent bid arose.
result-scores = Scores
result-points = Card points
result-decided = Decided after trick { $trick }
result-decided-claim = Ended by agreement
result-forfeit = Thrown in before play
result-round-factor = First-round bid: everything counts twice
result-none = This record has no score.
result-none-incomplete = It stops before the hand is over.
result-none-ruling = An irregular card needs a ruling first.
result-ruled = Result after the ruling
result-claimed = Claimed by the record
result-computed = Computed by the rules
result-claimed-differs = The record and the rules differ
result-claimed-agrees = The claimed result is right.
result-claimed-not-compared = The claimed result cannot be compared: from this record nothing is computed beside it.
result-claimed-in-part = What can be compared of the claimed result is right. The rest is only claimed.
result-not-compared = cannot be compared
result-in-trick = trick { $trick }
result-made-here = The contract was made here
result-lost-here = The contract was lost here
result-pays-whom = { $from } pays { $to } { $amount }
result-decided-label = Decided after trick
result-factor-label = Factor of the first round
result-rulings = Irregularities and rulings
result-differs = differs

## Notes, record, details of a hand

notes-none = Nobody has written a note.
notes-here = Notes at this position
notes-all = All notes
notes-variations = Variations
notes-by = { $author }, position { $ply }
notes-main-line = You are looking at a variation. Back to what happened
sign-brilliant = very good
sign-good = good
sign-interesting = interesting
sign-doubtful = doubtful
sign-mistake = mistake
sign-blunder = blunder
sign-only = the only card
record-download-json = Record as JSON
record-download-ppn = Hand as PPN
share-position = Address of this position
share-view = Address with this view
share-line = Address of this line
share-copy = Copy
share-copied = Copied
share-record = The record, to change or copy
share-carries = The address holds the whole record, so that it can be passed on although nothing is stored.
paper-printed = Printed
record-download-text = Record as text
record-hash-deal = Hash of the deal
record-hash-play = Hash of the play
record-hash-doc = Hash of the record
record-rules = Rule set
record-options-default = all options at their defaults
record-imported-by = Imported by { $by }
record-visibility = Visible to
record-knowledge-full = All cards known
record-knowledge-partial = Some cards unknown
record-knowledge-none = No cards known

## Keys

keys-title = Keys
keys-lead = The keys act wherever you are on the page, unless you are typing or a link or button outside the table has the focus.
keys-key = Key
keys-does = Does
keys-card = one card back or on
keys-trick = one trick back or on
keys-ends = to the start or the end
keys-play = play or pause
keys-variation = other variation
keys-main-line = back to what happened
keys-view = next viewpoint
keys-seats = viewpoint of a seat; 0 shows all
keys-reveal = hide or reveal
keys-rotate = turn the table
keys-legal = show what is legal
keys-decisive = to the deciding trick
keys-help = this list
keys-letters = letters act as keys

## Sign-in and account

signin-title = Sign in
signin-mail = Mail address
signin-password = Password
signin-submit = Sign in
signin-failed = Mail address or password is wrong.
signin-slow = Too many tries. Wait a little and try again.
signin-invite-only = Accounts are made by invitation. Ask whoever runs this site for a link.
signin-forgot = Forgot your password? Whoever runs this site can make a link for a new one.
signin-required = Please sign in first.
signin-again = Your session has ended. Sign in again; what you typed is kept.
again-title = Send what you typed?
again-lead = You are signed in again. The form that you sent before has not been lost: send it now. Passwords are not kept; if it had one, you will be asked.
again-other = The page with this form was opened in another session; { $name } is signed in here now. Nothing has been done yet: the form can be sent under this name. Passwords are not kept; if it had one, you will be asked.
again-submit = Send it
again-drop = Do not send it
signout-done = You are signed out.
account-title = Account
account-name = Name
account-name-help = Shown beside what you import.
account-mail = Mail address
account-clubs = Clubs
account-clubs-none = You belong to no club yet.
account-password-title = Change the password
account-password-current = Current password
account-password-new = New password
account-password-help = 10 to 128 characters. A sentence is better than a word with signs.
account-password-save = Change the password
account-password-changed = The password is changed; other sessions are ended.
account-password-wrong = The current password is wrong.
account-password-short = { $count ->
        [one] At least { $count } character is needed.
       *[other] At least { $count } characters are needed.
    }
account-password-long = { $count ->
        [one] At most { $count } character is allowed.
       *[other] At most { $count } characters are allowed.
    }
account-password-short-admin = At least 15 characters are needed, because this account runs the site.
account-password-weak = This password is too easy to guess.
account-sessions = Sessions
account-session-this = this session
account-session-on = { $browser } on { $system }
account-session-browser = another browser
account-session-system = another system
account-session-seen = Last used
account-session-end = End this session
account-session-end-all = End all other sessions
account-tokens = API tokens
account-tokens-none = You have no token.
account-token-name = Name of the token
account-token-scope = What it may do
account-token-scope-read = read hands
account-token-scope-import = import hands
account-token-expires = Expires
account-token-unused = Never used
account-token-create = Make a token
account-token-once = Copy it now; it is shown only once.
account-token-revoke = Revoke
account-language = Language of the pages
account-save = Save
account-saved = Saved.

## Invitations and first start

invite-title = Join Talon
invite-lead = You were invited{ $club ->
        [none] {""}
       *[other] {" "}to { $club }
    }. Choose a name and a password.
invite-submit = Make the account
invite-invalid = This link is not valid any more. Ask for a new one.
invite-taken = There is already an account with this address.
invite-done = Your account is ready.
reset-title = New password
reset-submit = Save the new password
reset-done = The password is saved. Sign in with it now.
setup-title = First account
setup-lead = This installation has no administrator yet. The account you make here is the first one.
field-required = Please fill this in.
field-too-long = { $limit ->
        [one] At most { $limit } character fits here.
       *[other] At most { $limit } characters fit here.
    }
field-bad-mail = This is not a mail address.
field-bad-date = Write the date as 2026-03-14.
field-bad-time = Write the time as 18:30.
field-day-outside = The year must be between 1900 and 2200.
field-clock-gap = The clocks go forward on this day, and this time is skipped. Choose another time.
field-bad-choice = Choose one of the values offered.
field-bad-characters = Hidden control characters are not allowed here.
form-errors = Some fields need another look
warning-insecure = This site is reached without encryption. Use it only on a network you trust.

## Error pages

error-title = Something is in the way
error-request-id = Request { $id }
error-home = To the home page
error-400-title = This request cannot be understood
error-400 = Part of the address or of the form is not as it should be.
error-400-mend = Go back and try again from the page you came from.
error-401-title = Please sign in
error-401 = This page is for those who are signed in.
error-401-mend = Sign in and you are brought back here.
error-403-title = Not allowed
error-403 = You may not do this here.
error-403-mend = If you think you should, ask whoever runs the club.
error-foreign-title = This form was sent from elsewhere
error-foreign = It did not come from a page of this site, so nothing was done.
error-foreign-mend = Open the page here and send the form from it. If a browser or an extension hides where forms come from, let it say so to this site.
error-404-title = Not found
error-404 = There is nothing at this address, or it is not for you to see.
error-404-mend = Check the address or look through the hands.
error-404-ply = This hand has no position { $ply }. The last one is { $last }.
error-404-ply-mend = Go to the last position
error-405-title = Not that way
error-405 = This address does not take that kind of request.
error-405-mend = Use the buttons and links of the page.
error-409-title = Somebody was faster
error-409 = What you wanted to change has changed in the meantime.
error-409-mend = Look at the new state and decide again.
error-413-title = Too large
error-413 = What was sent is larger than allowed.{ $limit ->
        [none] {""}
       *[other] {" "}The limit is { $limit }.
    }
error-413-mend = Split the file and send the parts one after the other.
error-415-title = Kind of file not taken
error-415 = Compressed uploads and foreign content types are not taken.
error-415-mend = Send plain JSON or one record a line.
error-422-title = Please look again
error-422 = Something in the form is not right yet.
error-422-mend = The fields in question are marked; what you typed is kept.
error-429-title = Too fast
error-429 = Too many requests came from here in a short time.
error-429-mend = { $seconds ->
        [one] Wait { $seconds } second and try again.
       *[other] Wait { $seconds } seconds and try again.
    }
error-500-title = Our fault
error-500 = Something went wrong here. It has been written down.
error-500-mend = Try again. If it happens again, tell whoever runs the site the number below.
error-503-title = Busy just now
error-503 = The site has more to do than it can at the moment, or is being restarted.
error-503-mend = Try again in a moment.
error-431-title = Address too long
error-431 = The address, or what the browser sends with it, is longer than is taken here.
error-431-mend = Shorten the address, or delete the cookies of this site.
error-store-title = The data cannot be reached
error-store = The site can neither read nor store its data at the moment. Nothing was changed.
error-store-mend = Try again in a few minutes.
error-full-title = The disk is full
error-full = The disk on which the site keeps its data is full. Nothing was changed.
error-full-mend = Whoever runs the site has to make room. Then try again.
error-read-only-title = The disk can only be read
error-read-only = The disk on which the site keeps its data can only be read, not written to. Nothing was changed.
error-read-only-mend = Whoever runs the site has to make it writable again. What is there can be read meanwhile.
error-typed-title = What you typed is kept here
error-typed-help = Send it again when the cause has passed.
error-typed-submit = Send again
error-typed-password = Password, which is kept nowhere

## Rule pages, error pages of the findings, format

rules-lead = As Talon judges records. Every rule has a number and an address.
rules-contents = Contents
rules-english-notice = These rules are read in English here.
rules-permalink = Address of rule { $rule }
rules-ladder = The ladder of bids
rules-ladder-caption = All 54 bids, from the lowest to the highest
ladder-number = No
ladder-step = Step
ladder-name = Bid
ladder-code = Code
ladder-class = Class
ladder-components = Components
ladder-win = Win
ladder-loss = Loss
errors-title = Findings
errors-lead = Every code a check can report: what it means, what breaks it, and how to mend it.
errors-code = Code
errors-severity = Severity
errors-stage = Stage
errors-what = What it means
errors-mend = How to mend it
errors-failing = A record that fails
errors-mended = The same record mended
errors-rule = The rule
errors-all = All codes
errors-try = Check this record
severity-error = error
severity-warning = warning
severity-info = notice
severity-error-means = The record is refused.
severity-warning-means = The record is accepted and the warning is shown with it.
severity-info-means = The record is accepted; this is only for your information.
stage-bytes = bytes
stage-syntax = syntax
stage-structure = structure
stage-deal = deal
stage-sequence = sequence
stage-auction = auction
stage-kontra = kontra and marriage
stage-play = play
stage-result = result
stage-ppn = PPN
stage-store = store
format-title = The record format
format-lead = One hand is one JSON object that stands alone.
format-schema = JSON Schema
format-example = Example

## Command line

cli-export-left-out = { $count ->
    [one] One record cannot be written as PPN and was left out.
   *[other] { $count } records cannot be written as PPN and were left out.
}
cli-validate-summary = { $total } records: { $accepted } accepted ({ $warnings } with warnings), { $rejected } refused.
cli-show-position = Record { $record }, position { $ply } of { $last }: { $phase }
cli-see-also = See also { $places }.
cli-show-turn = to act: { $by }
cli-show-talon = Talon: { $cards }
cli-show-trick = Trick { $trick }: { $cards }
cli-show-won = { $tricks } tricks, { $points } points
cli-show-won-tricks =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
cli-show-bula = Bula: { $list }
cli-show-soup = Soup (writer > declarer): { $list }
cli-show-legal = Legal for { $by }:
cli-show-choice = { $count } of { $cards }
cli-show-ply-beyond = position { $ply } does not exist: the last one of this record is { $last }
cli-show-record-beyond = record { $record } does not exist: the last one in the file is { $last }
