# What leaves a tournament: papers, the wall, files and calendars.

tournament-tab-print = Print
paper-lead = Sheets to print for the tables and the wall. Each fits on A4: open it, then print it from your browser.
paper-how = Ready for A4: print it from your browser. Only the sheets below are printed.
paper-title = Printouts
paper-no-round = Table cards, score slips and the list of names appear here once a round is drawn.
paper-draft = draft
paper-cards = Table cards
paper-slips = Score slips
paper-names = Name list
paper-results = Results
paper-closing = Final results
paper-printed-at = Printed { $time }
paper-table = Table
paper-deals-first = deals first
paper-code = Code with the link for this table
paper-scan = Enter the result here:
paper-deal = Deal
paper-sum = Total
paper-signed = Signature
paper-place = Seat
paper-seat = Seat { $number }
paper-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
    }
paper-session = { $count ->
    [one] Session of { $count } bula
   *[other] Session of { $count } bula
    }
paper-refas = { $count ->
    [one] at most { $count } refa
   *[other] at most { $count } refas
    }
paper-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
paper-unfinished = Not finished yet:
paper-cross-help = Columns are numbered like the rows.
paper-sign-director = Director
paper-sign-witness = Witness
wall-title = For a projector
wall-lead = Large letters on a dark background. Pages change automatically every ten seconds.
wall-all = Everything that matters now
wall-felt = the same on green
wall-tables = Tables only
wall-names = Names only
wall-page = { $page } of { $count }
wall-back = Back
wall-next = Next
wall-hold = Pause on this page
wall-go-on = Resume
wall-follow = Follow on your phone
wall-more = Smaller text
wall-larger = Larger text
wall-leave = Exit
wall-time-up = Time is up
file-title = Downloads
file-standings = Standings as
file-rounds = Rounds as
file-csv = table (CSV)
file-txt = text
file-json = JSON
file-tournament = The whole tournament as one file
file-tournament-help = With all names and drafts. It can be imported here or on another site.
file-date = Date for your calendar
file-calendar = Calendar of the club
file-calendar-help = Add this link to your calendar app to see every tournament of the club.
file-feed = Feed of results
file-feed-help = Add this link to a feed reader or to your club’s website.
file-embed = Standings to embed in another page
file-room = Room
file-substitute = Substitute
tournament-result-state = Result status
bring-title = Import a tournament
bring-open = Import from a file
bring-lead = Choose a tournament file. Every tournament offers one for download. Nothing is saved until you have checked who is who.
bring-file = Tournament file
bring-paste = Or paste its text
bring-look = Preview
bring-look-again = Preview again
bring-other = Choose another file
bring-text = Text of the file
bring-people = Match the people in the file with members of the club. Members with the same name are suggested.
bring-guest = new guest
bring-apply = Import
bring-twice = Two people in the file are matched with the same member. Choose a different member for one of them.
bring-too-large = The file is larger than 8 MiB.
bring-faults = { $count ->
    [one] { $count } problem in this file. Nothing was imported.
   *[other] { $count } problems in this file. Nothing was imported.
    }
bring-where = { $pointer }, line { $line }, column { $column }
calendar-next = Upcoming and running
calendar-past = Past
calendar-all = All tournaments
