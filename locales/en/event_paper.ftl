# What leaves an event: papers, the wall, files and calendars.

event-tab-print = Print
paper-lead = For the tables, for the wall and to take along. Every paper fits A4; choose printing in your browser once it is open.
paper-how = Ready for A4: choose printing in your browser. Only the sheets below are printed.
paper-title = On paper
paper-no-round = Table cards, score slips and the list of names are here as soon as a round is drawn.
paper-draft = draft
paper-cards = Table cards
paper-slips = Score slips
paper-names = List of names
paper-results = Results
paper-closing = Final sheet
paper-printed-at = Printed { $time }
paper-table = Table
paper-deals-first = deals first
paper-code = Code with the address of this table
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
paper-unfinished = Not over yet:
paper-cross-help = Columns have the numbers of the rows.
paper-sign-director = Director
paper-sign-witness = Witness
wall-title = For a projector
wall-lead = Large letters on a dark ground; the next page comes by itself after ten seconds.
wall-all = What matters now
wall-felt = the same on green
wall-tables = Tables only
wall-names = Names only
wall-page = { $page } of { $count }
wall-back = Back
wall-next = On
wall-hold = Hold this page
wall-go-on = Turn pages again
wall-leave = Leave
wall-time-up = Time is up
file-title = To take along
file-standings = Standings as
file-rounds = Rounds as
file-csv = table (CSV)
file-txt = text
file-json = JSON
file-event = The whole tournament as one file
file-event-help = With all names and drafts; it can be brought in again here or elsewhere.
file-date = Date for your calendar
file-calendar = Calendar of the club
file-calendar-help = Put this address into your calendar program, and every tournament of the club stands in it.
file-feed = Feed of results
file-feed-help = Put this address into a feed reader or into the site of your club.
file-embed = Standings for another page
file-room = Room
file-substitute = Substitute
event-result-state = State of the result
bring-title = Bring a tournament in
bring-open = Bring one in from a file
bring-lead = From an event file, as every tournament gives it out. Nothing is kept before you have seen who is who.
bring-file = Event file
bring-paste = Or its text
bring-look = Look at it
bring-look-again = Look again
bring-other = Another file
bring-text = The text of the file
bring-people = Who of the club is who in the file? Those of the same name are proposed.
bring-guest = new guest
bring-apply = Take it into the club
bring-twice = Two players of the file would be the same member.
bring-too-large = The file is larger than 8 MiB.
bring-faults = { $count ->
    [one] { $count } thing in this file is wrong. Nothing was taken.
   *[other] { $count } things in this file are wrong. Nothing was taken.
    }
bring-where = { $pointer }, line { $line }, column { $column }
calendar-next = To come and running
calendar-past = Played
calendar-all = All tournaments
