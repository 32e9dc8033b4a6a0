## Frame

site-name = Talon
site-tagline = Ulti and Preferans hands, checked against the rules and replayed card by card
nav-label = Main
nav-hands = Hands
nav-check = Check
nav-import = Import
nav-rules = Rules
nav-desk = Rules desk
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
theme-light = Light
theme-dark = Dark
theme-system = System
faces-label = Cards
faces-german = German (Tell) pack
faces-french = French pack
faces-french4 = French pack, four colours
notice-english-only = This text is in English.

## Buttons and small words

button-apply = Apply filters
button-clear = Clear filters
button-close = Close
button-check = Check
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
date-short = { $day } { $month ->
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
    }
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
fact-dealer = { $which } dealt
fact-sat-out = { $which } sat out
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

## Paging

pager-label = Pages
pager-newer = Newer
pager-older = Older
pager-previous = Previous
pager-next = Next

## Home

home-title = Ulti and Preferans
home-lead = Talon reads records of Ulti and Preferans hands, checks them against the rules and replays them card by card. If a record is wrong, Talon says what, where and by which rule.
home-latest = Latest public hands
home-latest-seen = Latest hands
home-latest-empty = No public hands yet.
home-latest-seen-empty = No hands yet.
home-latest-all = All hands
home-check-title = Check a hand
home-check-text = Paste a record to see the replay or the findings. Nothing is stored, and you need no account.
home-ways = Where to start
home-way-rules = Read the rules, with every value
home-way-desk = Settle an argument at the rules desk
home-way-format = Learn the record format
home-mine = My latest hands

## Check

check-title = Check a record
check-lead = Paste or upload records in the Talon format, PPN, short text or a table (CSV). You see at once whether they are legal. Nothing is stored.
check-paste = Paste a record
check-file = Or choose a file
check-file-first = If you choose a file, the text is ignored.
check-text-too-large = This text is longer than { $size }, so it was not checked. Check part of it.
check-file-too-large = This file is larger than { $size }, so it was not checked. Check part of it, or import it: an import accepts { $import }.
check-too-many = Only the first 200 records were checked.
check-strict = Treat a wrong result as an error
check-limit = At most { $size } and 200 records.
check-ok = This record is legal.
check-ok-warnings = This record is accepted, with warnings.
check-not-ok = This record is not legal.
check-unread = This cannot be read as a record.
check-ok-word = legal
check-ok-warnings-word = accepted, with warnings
check-not-ok-word = not legal
check-unread-word = cannot be read
check-replay = Replay
check-until-fault = Replay up to the error
check-hand = Show the hand
check-score-title = Result of a hand
check-keep-score = Keep the score only
check-unchecked = { $count ->
        [one] { $count } later action was not checked.
       *[other] { $count } later actions were not checked.
    }
check-nothing-stored = Nothing was stored.
check-samples = No record to hand? Try one of these:
check-sample-sound = A complete { $game } hand without errors
check-sample-notation = A Preferans session in PPN
check-sample-evening = An evening in short text
check-sample-table = An evening as a table (CSV)
check-sample-hands = Two hands with their cards in short text
check-bad-address = This link contains no record that can be read.
check-summary = { $count } records: { $legal } legal, { $refused } not legal.
check-empty = There is nothing to check. Paste a record, or choose a file that is not empty.
check-corrected = Corrected: { $what }
check-from-address = Read from the address you entered.
check-fix-gone = The text has changed, so the correction no longer fits. The text was checked as it is now.
check-import-title = Import these records
check-import-lead = Legal records are stored in the club. You can correct the others there.
check-import-do = Import

## Import

import-title = Import hands
import-lead = Choose a file, drop it here or paste records. Each record is checked on its own: legal ones are stored, and for the others you see what is wrong.
import-what = What should a file look like?
import-format = Record format
import-check = Check a record first
import-file = File
import-drop = Or drop a file here
import-paste = Paste records
import-club = Club
import-visibility = Who can see these hands
import-dry-run = Check only, store nothing
import-atomic = All or nothing
import-atomic-help = If one record of a file is refused, store none of that file.
import-limit = At most { $size } and { $records } records per file, and { $files } files at once.
import-no-club = You are not in a club yet, so there is nowhere to store hands. Ask the site administrator.
import-start = Start import
import-preview = Preview
import-preview-lead = Nothing is stored yet. Untick the deals you do not want to store, or correct the text below and preview it again.
import-preview-choose = Store deal { $number }
import-preview-store = Store the ticked deals
import-preview-again = Preview again
import-preview-totals = Treat rows that have only numbers as typed totals
import-preview-totals-help = Nothing in them can be checked. They are marked as typed totals wherever they are shown. Preview again to see them.
import-preview-nothing = Tick at least one deal, or change the text.
report-rows-chosen = ticked deals only
import-recent = My imports
import-recent-empty = No imports yet.
import-failed-refused = Nothing was stored: you asked for all or nothing, and some records cannot be stored.
import-failed-records = Reading stopped: an import can have at most 50,000 records.
import-failed-broken = This import could not be read, even after several tries. The upload is kept, so the site administrator can look into it.
import-name = Name of the source (optional)
import-pasted = pasted text
import-club-full = Your club has reached its upload limit of { $size }. Uploads are removed after 90 days.
import-unreadable = The upload was interrupted. Send it again.
import-packed = This file is compressed. Extract it first, then send its contents.
import-cut = Any files chosen after this one were not read. Send them again separately.
import-too-many-files = You can send at most { $files } files at a time. Send the rest separately.
import-too-often = You have imported as much as is allowed in a short time. Try again later.
import-left-out = { $count ->
    [one] One more file was not read. Send it again later.
   *[other] { $count } more files were not read. Send them again later.
}
import-taken = { $count ->
        [one] { $count } import has started.
       *[other] { $count } imports have started, each with its own report. They are first in the list below.
    }
import-taken-some = These files were accepted; do not send them again
import-refused = Some files were not accepted
import-no-text = This is a picture or a document. A record is text, in JSON or PPN.
import-picture = This is a picture, and pictures are not read. Type what it shows as short text, or enter the hand by clicking.
import-pdf = This is a PDF. Open it, copy its text and paste that here.
import-office = This is a spreadsheet or an office document. Open it, choose “Save as” and then CSV, or copy the cells or the text and paste them here.
import-too-large = This file is larger than { $size }, so it was not imported. Split it and send the parts.
import-text-too-large = This text is longer than { $size }. Import it in parts.
visibility-private = Only me
visibility-club = My club
visibility-unlisted = Anyone with the link
visibility-public = Everyone

## Import report

report-title = Import report
report-state-waiting = Waiting to start
report-state-running = Running
report-state-done = Finished
report-state-partly = Partly stored
report-state-nothing = Nothing stored
report-state-undecided = Awaiting your decision
report-state-failed = Failed
report-state-undone = Undone
report-progress-bytes = { $done } of { $total } read
report-leave = You can leave this page and come back to the same link.
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
report-waiting = Awaiting your decision
report-rejected = Refused
report-read-as = Read as: { $notation ->
        [csv] table (CSV)
        [ppn] Portable Preferans Notation
       *[text] short text
    }, { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }{ $passed ->
        [0] {""}
        [one] ; { $passed } line around it was ignored
       *[other] ; { $passed } lines around it were ignored
    }{ $page ->
        [none] {""}
       *[other] ; the text is not UTF-8 and was read as { $page }
    }.
report-dry-run = This was only a check. Nothing was stored.
report-findings = Findings
report-where = Record { $record }, line { $line }, column { $column }
report-pointer = Place in the record
report-expected = Expected
report-position = See the position before this action
report-diagnosis-many = { $count ->
        [one] { $count } record becomes legal with { $option }.
       *[other] { $count } records become legal with { $option }.
    }
report-download-rejected = Download refused records with their findings
report-download-raw = Download the upload
report-undo = Undo this import
report-undo-help = Removes all hands of this import. You can do this for 30 days.
report-undone = This import was undone.
report-record = Record { $record }, line { $line }
report-record-number = record { $count }
report-show-all = Show all { $count }
report-all-groups = All findings
report-would = The counts say what would happen to the records. None of them is stored.
report-decided = Your decision was saved.
report-stored-hand = Open the stored hand
report-text-forgotten = The text was kept for 90 days and has been deleted. The findings are still here.
report-differences = Differences from the stored hand
report-diff-stored = Stored
report-diff-new = In this record
report-diff-cards = Cards of { $name }
report-diff-course = Bidding and play, step { $number }
report-diff-notes = Notes
report-diff-others = different
report-keep-stored = Keep the stored hand
report-store-too = Store both
report-first-page = First page
report-next-page = Next
report-empty-undone = Nothing here any more
report-empty-undone-help = This import was undone. The upload is kept, and you can download it below.
report-empty-none = No records
report-empty-none-help = Nothing could be read as a record. The upload is kept, and you can download it below.
report-empty-here = Nothing here
report-empty-here-help = No record in this import fits this choice. Choose another above.
report-undo-question = { $count ->
        [one] One hand disappears from all lists. The upload is kept, so you can import it again.
       *[other] { $count } hands disappear from all lists. The upload is kept, so you can import them again.
    }
report-undo-sessions = These sessions lose deals:
report-undo-deals = deals { $numbers }
report-undo-session = { $gone }; { $count ->
        [0] no deals stay
        [one] { $count } deal stays
       *[other] { $count } deals stay
    }
report-undo-not = Keep the import
report-replace = Replace the stored hand
report-mend = Correct this record
report-mended-typed = { $count ->
        [one] One refused record was corrected by hand and imported.
       *[other] { $count } refused records were corrected by hand and imported.
    }
report-mended-option = { $count ->
        [one] One refused record was imported with the option { $option }.
       *[other] { $count } refused records were imported with the option { $option }.
    }
report-mended-corrected = { $count ->
        [one] One refused record was imported with a suggested correction
       *[other] { $count } refused records were imported with suggested corrections
    }: { $corrections }
report-fix = Apply this correction
report-fix-option = Import this record with the option
report-fix-all = Apply the { $count } suggested corrections
mend-more = The suggested corrections are in the text below, but the record is still refused. Nothing was imported.
mend-title = Correct a record
mend-lead = Correct the text and import it again. The upload stays as it was, and the report says that the record was corrected.
mend-place = Record { $count }
mend-text = Record
mend-store = Check and import
mend-check = Check only
mend-back = Back to the report
mend-refused = This record was refused. Lines and columns below are those of the text in the box.
mend-forgotten = The text of this record was kept for 90 days and has been deleted. If you have a copy, paste it here.
mend-no-text = This record could not be read as text, so there is nothing to show. Type or paste it, or download the upload.
mend-still = This record is still refused. Nothing was changed.
mend-sound = This record is now legal. It has not been imported yet.
mend-settled = This record was settled in the meantime, or the import was undone. Nothing was changed. What you typed is below.
mend-done = The corrected record was imported.
mend-there = The corrected record was already stored, so it counts as a duplicate.
mend-waits = This hand is already stored, but recorded differently. Decide which one is right.
report-use-option = Use it for this import
report-use-option-help = All refused records are checked again with this option. Those that are then legal are imported with the option written into them; the report says how many.
report-option-used = The refused records were checked with this option.
report-option-none = No refused record is legal with this option.
report-to-hand = Open the hand
report-more = { $count ->
        [one] and { $count } more like this
       *[other] and { $count } more like this
    }

## Hands

hands-title = Hands
hands-lead = Every hand you can see, newest first.
hands-empty = No hands match these filters.
hands-empty-help = Remove a filter or import hands.
hands-none = There are no hands here yet.
hands-filters = Filters
hands-filter-game = Game
hands-filter-player = Player
hands-filter-role = Player’s role
hands-filter-role-declarer = declarer
hands-filter-role-defender = defender
hands-filter-won-by = won by { $name }
hands-filter-lost-by = lost by { $name }
hands-filter-contract = Contract
hands-filter-component = Component
hands-filter-outcome = Result
hands-filter-kontra = Kontra
hands-filter-kontra-any = any kontra
hands-filter-cards = Cards
hands-filter-cards-with = with cards
hands-filter-cards-without = result only
hands-filter-from = From
hands-filter-to = To
hands-filter-source = Source
hands-filter-club = Club
hands-filter-active = Active filters
hands-filter-remove = Remove the filter { $name }
hands-unfinished = unfinished
hands-claimed = claimed
hands-ruling-needed = needs a ruling
hands-passed-out = passed out
hands-without-cards = no cards
hands-fan = { $by }’s cards

## Replay

hand-title = Hand { $id }
hand-state-auction = Auction, { $by } to act
hand-state-trump = { $by } names the trump
hand-state-play = Trick { $trick } of 10, { $by } to play
hand-state-deal = Before the first call
hand-state-over = The hand is over
hand-state-stopped = The record stops here
hand-state-score = Result only, no cards
hand-state-line-end = The variation ends here
hand-contract = Contract
hand-contract-none = No bid yet
hand-contract-trump = { $contract }, trump { $suit }
hand-declared-by = { $contract } by { $by }
hand-about-score = { $name } plays { $contract } against { $first } and { $second }: { $verdict }.
hand-about-passed = { $a }, { $b } and { $c } all passed.
hand-table = Card table
hand-hidden-cards = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
hand-played-in = played in trick { $trick }
hand-card-winning = winning
hand-card-won = won
hand-card-legal = legal
hand-card-barred = barred
hand-card-irregular = irregular
hand-current-trick = Current trick
hand-winning = { $by } is winning
hand-talon-dealt = Talon as dealt
hand-talon-laid = Discarded by { $by }
hand-turn = to act
hand-dealer = dealer
hand-talon-cards = Talon: { $cards }
hand-played-cards = Played: { $cards }

## Replay controls

control-label = Steps
control-start = First position
control-previous-trick = Previous trick
control-previous-card = Previous card
control-play = Play
control-next-card = Next card
control-next-trick = Next trick
control-end = Last position
control-decisive = Deciding trick
control-next-note = Next note
control-position = Position { $ply } of { $total }
control-speed = Speed
control-keys = Keys
control-legal-show = Show legal cards
control-legal-hide = Hide legal cards
legal-count = { $count ->
        [one] { $by } has { $count } legal card
       *[other] { $by } has { $count } legal cards
    }
legal-over = The hand is over; no card can be played.
legal-not-in-play = No card can be played yet.
legal-not-seen = These cards are hidden from this viewpoint.
control-played-hide = Hide played cards
control-rotate = Rotate the table
control-seat-below = { $by } sits at the bottom
control-text-mode = Text view
faces-letters = Letters on the cards: A ace, X ten, K king, O over, U under.
control-table-mode = Table view
control-more = More

## Viewpoints

view-label = Viewpoint
view-all = All cards
view-A = Seat A
view-B = Seat B
view-C = Seat C
view-defenders = Defenders
view-public = Spectator
view-then = Without hindsight
view-reveal = Reveal the rest
view-as-defender = As a defender saw it
view-then-note = What came later is hidden: the remaining tricks, the result and later notes.

## Tabs of the replay

tab-label = Parts of the hand
tab-tricks = Tricks
tab-auction = Auction
tab-result = Result
tab-notes = Notes
tab-findings = Findings
tab-share = Share

## Trick list

tricks-caption = Tricks in the order played
tricks-number = Trick
tricks-winner = Winner
tricks-points = Points
tricks-running = Running total
tricks-sum = Total
tricks-empty = No trick was played.
tricks-rest = The rest, by agreement
tricks-rest-conceded = The rest, conceded

## Auction table

auction-caption = Auction, one column for each seat
auction-empty = No call yet.
auction-unrecorded = The auction was not recorded.
auction-pass = pass
auction-pickup = takes the talon
auction-discard = discards
auction-trump = Trump: { $suit }
auction-kontras = Kontra
auction-marriages = Marriages

## Result table

result-caption = Result, component by component
result-component = Component
result-made = made
result-lost = lost
result-penalty = penalty { $amount }
result-silent-none = No silent bid arose.
result-scores = Scores
result-points = Card points
result-decided = Decided after trick { $trick }
result-decided-claim = Ended by agreement
result-forfeit = Thrown in before play
result-score-only = Only the result was written down; there are no cards to replay.
result-round-factor = First-round bid: everything counts twice
result-none = This record has no score.
result-none-incomplete = It stops before the hand is over.
result-none-ruling = An irregular card needs a ruling first.
result-ruled = Result after the ruling
result-claimed = Claimed by the record
result-computed = Computed by the rules
result-claimed-differs = The record and the rules differ
result-claimed-agrees = The claimed result is right.
result-claimed-not-compared = The claimed result cannot be compared, because nothing can be computed from this record.
result-claimed-in-part = The part of the claimed result that can be compared is right. The rest is only claimed.
result-not-compared = cannot be compared
result-in-trick = trick { $trick }
result-made-here = The contract was made here
result-lost-here = The contract was lost here
result-pays-whom = { $from } pays { $to } { $amount }
result-decided-label = Decided after trick
result-factor-label = First-round factor
result-rulings = Irregularities and rulings
result-differs = differs

## Notes, record, details of a hand

notes-here = Notes at this position
notes-variations = Variations
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
share-position = Link to this position
share-deal = Link to this deal
share-view = Link with this view
share-line = Link to this line
share-copy = Copy
share-copied = Copied
share-record = The record, to edit or copy
share-carries = The link contains the whole record, so you can share it even though nothing is stored.
paper-printed = Printed

## Keys

keys-title = Keys
keys-lead = The keys work anywhere on the page, unless you are typing or a link or button outside the table has the focus.
keys-card = one card back or forward
keys-trick = one trick back or forward
keys-ends = first or last position
keys-play = play or pause
keys-variation = another variation
keys-main-line = back to what happened
keys-view = next viewpoint
keys-seats = viewpoint of a seat; 0 shows all
keys-reveal = hide or reveal
keys-rotate = rotate the table
keys-legal = show legal cards
keys-decisive = deciding trick
keys-help = this list
keys-letters = use letter keys

## Sign-in and account

signin-title = Sign in
signin-mail = Email address
signin-password = Password
signin-submit = Sign in
signin-failed = Wrong email or password.
signin-invite-only = Accounts are by invitation. Ask the site administrator for a link.
signin-forgot = Forgot your password? The site administrator can send you a link to set a new one.
signin-again = Your session has ended. Sign in again; what you typed has been kept.
again-title = Send what you typed?
again-lead = You are signed in again. The form you sent has not been lost: send it now. Passwords are not kept; if the form had one, you will be asked for it.
again-other = This form was opened in another session. You are now signed in as { $name }. Nothing has been done yet; you can send the form under this name. Passwords are not kept; if the form had one, you will be asked for it.
again-submit = Send it
again-drop = Do not send
signout-done = You are signed out.
account-title = Account
account-name = Name
account-name-help = Shown beside what you import.
account-mail = Email address
account-clubs = Clubs
account-clubs-none = You are not in a club yet.
account-password-title = Change password
account-password-current = Current password
account-password-new = New password
account-password-help = 10 to 128 characters. Several words beat one word with symbols.
account-password-save = Change password
account-password-wrong = The current password is wrong.
account-password-short = { $count ->
        [one] At least { $count } character is needed.
       *[other] At least { $count } characters are needed.
    }
account-password-long = { $count ->
        [one] At most { $count } character is allowed.
       *[other] At most { $count } characters are allowed.
    }
account-password-short-admin = At least 15 characters are needed, because this account administers the site.
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
account-tokens-none = You have no tokens.
account-token-name = Token name
account-token-scope = Permissions
account-token-scope-read = read hands
account-token-scope-import = import hands
account-token-expires = Expires
account-token-unused = Never used
account-token-create = Create token
account-token-once = Copy it now. It is shown only once.
account-token-revoke = Revoke
account-language = Language of the site
account-save = Save
account-saved = Saved.

## Invitations and first start

invite-title = Join Talon
invite-lead = You were invited{ $club ->
        [none] {""}
       *[other] {" "}to { $club }
    }. Choose a name and a password.
invite-submit = Create account
invite-invalid = This link is no longer valid. Ask for a new one.
invite-taken = There is already an account with this email address.
reset-title = New password
reset-submit = Save password
reset-done = Your password was saved. Sign in with it now.
setup-title = First account
setup-lead = This installation has no administrator yet. The account you create here will be the first one.
field-required = Please fill this in.
field-too-long = { $limit ->
        [one] At most { $limit } character is allowed.
       *[other] At most { $limit } characters are allowed.
    }
field-bad-mail = Enter a valid email address, such as name@example.org.
field-bad-date = Enter the date as 2026-03-14.
field-bad-time = Enter the time as 18:30.
field-day-outside = The year must be between 1900 and 2200.
field-clock-gap = The clocks go forward on this day, and this time is skipped. Choose another time.
field-bad-choice = Choose one of the options.
field-bad-characters = Hidden control characters are not allowed here.
form-errors = Please check these fields

## Error pages

error-title = Something went wrong
error-request-id = Request { $id }
error-home = Go to the home page
error-400-title = This request cannot be understood
error-400 = Part of the link or the form is not valid.
error-400-mend = Go back to the page you came from and try again.
error-401-title = Please sign in
error-401 = You need to sign in to see this page.
error-401-mend = After signing in you will come back here.
error-403-title = Not allowed
error-403 = You do not have permission to do this here.
error-403-mend = If you think you should be able to, ask an owner of the club or the site administrator.
error-foreign-title = This form came from another site
error-foreign = It was not sent from a page of this site, so nothing was done.
error-foreign-mend = Open the page here and send the form from it. If your browser or an extension removes the Origin and Referer headers, allow them for this site.
error-404-title = Not found
error-404 = There is nothing at this address, or you do not have access to it.
error-404-mend = Check the address, or look in the list of hands.
error-404-ply = This hand has no position { $ply }. The last one is { $last }.
error-404-ply-score = Only the result of this hand was written down. It has no cards, so there are no positions to step through.
error-404-ply-score-mend = Go to the hand
error-404-ply-mend = Go to the last position
error-405-title = Request not supported
error-405 = This address does not accept this kind of request.
error-405-mend = Use the buttons and links on the page.
error-409-title = Someone else changed this first
error-409 = What you wanted to change was changed in the meantime.
error-409-mend = Check what is there now, then decide again.
error-413-title = Too large
error-413 = What you sent is larger than allowed.{ $limit ->
        [none] {""}
       *[other] {" "}The limit is { $limit }.
    }
error-413-mend = Split the file and send the parts one by one.
error-415-title = File type not accepted
error-415 = Files that are compressed or have this content type are not accepted.
error-415-mend = Send plain JSON, or one record per line.
error-422-title = Please check the form
error-422 = Something in the form is not right yet.
error-422-mend = The fields are marked. What you typed has been kept.
error-429-title = Too many requests
error-429 = There were too many requests from your network in a short time.
error-429-mend = { $seconds ->
        [one] Wait { $seconds } second and try again.
       *[other] Wait { $seconds } seconds and try again.
    }
error-500-title = Something went wrong on our side
error-500 = The error has been logged.
error-500-mend = Try again. If it happens again, tell the site administrator the number below.
error-503-title = Busy right now
error-503 = The site is too busy at the moment, or is restarting.
error-503-mend = Try again in a moment.
error-431-title = Address too long
error-431 = The link, or the cookies your browser sent, are longer than this site accepts.
error-431-mend = Shorten the link, or delete this site’s cookies.
error-store-title = Data unavailable
error-store = The site cannot read or store its data at the moment. Nothing was changed.
error-store-mend = Try again in a few minutes.
error-full-title = The disk is full
error-full = The disk that holds the site’s data is full. Nothing was changed.
error-full-mend = The site administrator has to free some space. Then try again.
error-read-only-title = The disk is read-only
error-read-only = The disk that holds the site’s data is read-only. Nothing was changed.
error-read-only-mend = The site administrator has to make it writable again. You can still read what is there.
error-typed-title = What you typed has been kept
error-typed-help = Send it again once the problem is solved.
error-typed-submit = Send again
error-typed-password = Password (not kept)

## Rule pages, error pages of the findings, format

rules-lead = The rules by which Talon checks records. Every rule has a number and a link.
rules-contents = Contents
rules-english-notice = These rules are only available in English.
rules-permalink = Link to rule { $rule }
rules-ladder = Ladder of bids
rules-ladder-caption = All 54 bids, from the lowest to the highest
ladder-step = Step
ladder-name = Bid
ladder-code = Code
ladder-win = Win
ladder-loss = Loss
errors-title = Findings
errors-lead = Every code a check can report: what it means, an example that fails, and how to fix it.
errors-code = Code
errors-severity = Severity
errors-stage = Stage
errors-what = What it means
errors-mend = How to fix it
errors-failing = A record that fails
errors-mended = The same record, fixed
errors-rule = The rule
errors-all = All codes
errors-try = Check this record
severity-error = error
severity-warning = warning
severity-info = notice
severity-error-means = The record is refused.
severity-warning-means = The record is accepted, and the warning is shown with it.
severity-info-means = The record is accepted. This is only for your information.
stage-bytes = bytes
stage-syntax = syntax
stage-structure = structure
stage-deal = deal
stage-sequence = sequence
stage-auction = auction
stage-kontra = kontra and marriage
stage-play = play
stage-result = result
stage-score = score
stage-ppn = PPN
stage-store = store
format-title = The record format
format-lead = Each hand is one self-contained JSON object.
format-schema = JSON Schema

## Command line

cli-export-left-out = { $count ->
    [one] One record cannot be written in this format and was left out.
   *[other] { $count } records cannot be written in this format and were left out.
}
cli-validate-summary = { $total } records: { $accepted } accepted ({ $warnings } with warnings), { $rejected } refused.
cli-show-position = Record { $record }, position { $ply } of { $last }: { $phase }
cli-show-score = Record { $record }: the result only, without cards
cli-show-kontra = Kontra: { $list }
cli-show-silent = Silent bids: { $list }
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
cli-show-ply-beyond = position { $ply } does not exist; the last one of this record is { $last }
cli-show-record-beyond = record { $record } does not exist; the last one in the file is { $last }

hand-replaced-by = Replaced by a newer record
hand-replaces = Replaces an earlier record
