# Lists of members, entries that are one person, players, and one's own data.

list-title = Import members
list-lead = Import a list from a spreadsheet. You see what would happen to each row before anything changes.
list-file = File
list-file-help = A CSV file, at most { $size } and 5,000 rows. In your spreadsheet choose “Save as” and then CSV.
list-paste = Or paste the rows here
list-paste-help = Copy the cells in your spreadsheet, with their headings, and paste them.
list-look = Preview
list-look-help = Nothing is changed yet.
list-recent = Previous lists
list-state-applied = imported
list-state-waits = not imported yet
list-too-large = This is larger than { $size }. Split the list and import the parts.
list-packed = This is a spreadsheet or a compressed file, not CSV. Open it in your spreadsheet, choose “Save as” and then CSV, or copy the cells and paste them below.
list-is-pdf = This is a PDF. Open the list in the program it was made with and save it as CSV, or copy the names and paste them below.
list-is-contacts = These are contact cards (vCard), not a list. Export the contacts as CSV, or paste the names below, one per line.
list-is-json = This is JSON, such as a hand record or a tournament file, not a list. Save the list as CSV, or paste the names below, one per line.
list-is-picture = This is a picture, and names cannot be read from it. Type or paste them below, one per line.
list-is-web = This is a web page, not a list. Open it in your spreadsheet, choose “Save as” and then CSV, or copy the cells and paste them below.
list-is-other = This file is not plain text. Save the list as CSV, or copy the cells and paste them below.
list-empty = There are no rows. Choose a file, or paste the rows.
list-too-many = There are more than 5,000 rows. Split the list and import the parts.
list-no-names = No column contains names. Choose the column below.
list-nothing = There is nothing to import: no row is new or changes anything. Correct a row, or choose to update existing members.
list-another = All lists
list-counts = What would happen
list-failed = Download the rows with errors
list-failed-help = Correct them in your spreadsheet and import the file again.
list-discard = Delete the list
list-discard-applied = The list is kept for 90 days. Deleting it does not change any member.
list-step-columns = 1. Columns
list-step-columns-help = Check that each column was recognised. Columns marked “leave out” are not stored.
list-reading = The letters or columns look wrong
list-reading-help = Change how the file is read, then preview it again.
list-encoding = Encoding
list-encoding-utf-8 = Unicode (UTF-8)
list-encoding-utf-16le = Unicode (UTF-16)
list-encoding-utf-16be = Unicode (UTF-16, reversed)
list-encoding-windows-1250 = Central European (Windows-1250)
list-encoding-iso-8859-2 = Central European (ISO 8859-2)
list-encoding-ibm852 = Central European (DOS, CP852)
list-encoding-mac-central-europe = Central European (older Mac)
list-encoding-mac-croatian = Croatian (older Mac)
list-encoding-windows-1252 = Western European (Windows-1252)
list-encoding-macintosh = Western European (older Mac)
list-encoding-windows-1251 = Cyrillic (Windows-1251)
list-separator = Separator
list-separator-comma = comma
list-separator-semicolon = semicolon
list-separator-tab = tab
list-separator-bar = vertical bar
list-heading = Headings
list-heading-none = No headings: every row is a person
list-heading-row = line { $line }: { $text }
list-duplicates = People who are already in the club
list-duplicates-skip = Leave them unchanged
list-duplicates-update = Update them from the list; empty cells change nothing
list-look-again = Preview again
list-step-rows = 2. Rows
list-which = Which rows
list-do = What to do
list-do-skip = Leave out
list-do-update = Update the member
list-do-add = Add as another person
list-page-before = Previous rows
list-page-after = Next rows
list-apply-help = Rows with errors and rows left out are not imported. You can download the rows with errors.
list-fate-add = new
list-fate-update = update
list-fate-same = no change
list-fate-skip = left out
list-fate-fault = error
list-like-several = Several members have this name.
list-like-line = The same person as in line { $line }.
list-like-mail = Same email address: { $name }
list-like-number = Same number: { $name }
list-like-licence = Same licence number: { $name }
list-like-name = Same name: { $name }
list-like-gone = Deactivated member: { $name }
list-line = line { $count }
list-column = Column { $number }
list-problem = Problem
list-field-nothing = leave out
list-field-name = Name
list-field-family = Family name
list-field-given = Given name
list-field-email = Email address
list-field-number = Member number
list-field-licence = Licence number
list-field-alias = Other name
list-field-joined = Member since
list-field-guest = Guest
list-field-minor = Under age
list-illegible = Some letters cannot be read. Choose another encoding above, or type the text here.
list-open-quote = A quotation mark is opened here but never closed. Remove it or close it, and check where this row ends.
list-too-long = This is too long.
list-no-letter = This is not a name: it has no letter.
licence-taken = Another entry of this club has this licence number.
list-bad-date = Enter the date as 2026-03-14.
list-bad-yes = Enter yes or no.
list-applied = The list was imported.
audit-import_members = Members imported
audit-part-list = list
audit-part-added = added
audit-part-updated = updated
audit-part-skipped = left out
audit-part-failed = with errors
list-count-add = { $count ->
    [one] { $count } new member
   *[other] { $count } new members
}
list-count-update = { $count ->
    [one] { $count } update
   *[other] { $count } updates
}
list-count-same = { $count ->
    [one] { $count } without changes
   *[other] { $count } without changes
}
list-count-skip = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
list-count-fault = { $count ->
    [one] { $count } row with errors
   *[other] { $count } rows with errors
}
list-did-add = { $count ->
    [one] { $count } member added
   *[other] { $count } members added
}
list-did-update = { $count ->
    [one] { $count } updated
   *[other] { $count } updated
}
list-did-same = { $count ->
    [one] { $count } without changes
   *[other] { $count } without changes
}
list-did-skip = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
list-did-fault = { $count ->
    [one] { $count } row with errors
   *[other] { $count } rows with errors
}
list-show-look = { $count ->
    [one] { $count } row to check
   *[other] { $count } rows to check
}
list-show-all = { $count ->
    [one] { $count } row in total
   *[other] all { $count } rows
}
list-apply = { $count ->
    [one] Import { $count } row
   *[other] Import { $count } rows
}
merge-title = Merge two entries
merge-link = This person is in the list twice
merge-choose = Which entry is the same person as { $name }?
merge-choose-help = Entries with a similar name come first. Search for another name if it is not among them.
merge-none = No entry has a similar name.
merge-preview = This is what would happen. Nothing is changed yet.
merge-part = Field
merge-stays = Entry to keep
merge-goes = Entry to remove
merge-after = Result
merge-active = Active
merge-help = The removed entry disappears from the list, and its link leads to the one you keep. Its open invitation links stop working. You can undo this at any time.
merge-go = Merge entries
merge-swap = Keep { $name } instead
merge-other = Choose another entry
merge-merged = Merged into this entry
merge-undo = Undo the merge
merge-undo-help = Both entries return to the list as they were, except for later changes.
merge-done = The entries were merged.
merge-undone = Both entries are in the list again.
merge-two-accounts = Both entries have an account. Ask the person which one to keep, and deactivate the other entry instead.
merge-both-played = Both entries played in the same event, so they are two people: { $event }. If a result there has the wrong name, correct it first.
merge-chained = This entry was itself merged into another one. Undo that merge first.
merge-refused = This is not possible right now.
player-of = plays in { $club }
player-hands = Hands with this name
player-entry = Entry in the member list
player-page = Player page
player-results = Results
player-tournament = Tournament
player-tables = Tables
player-events = Events
player-places = Places at tables
player-place-first = first { $count }
player-place-second = second { $count }
player-place-third = third { $count }
player-place-shared = { $place }., shared by { $count }
player-results-of = Tables of { $name }
player-results-all = All
player-results-sum = Number of tables: { $count }
player-mean-place = Average place
player-place-of = { $rank } of { $count }
player-below-minimum = below the minimum
player-opponents = At the same tables
player-opponents-lead = Everyone who shared at least three tables with this player, across all tournaments listed above.
player-opponents-own = From all tournaments listed above. Others see this only if you choose to show it, and then only people with whom you shared at least three tables.
player-opponents-all = All players ({ $count })
player-opponents-all-lead = Everyone who shared at least three tables with this player.
player-opponents-all-own = Everyone with whom you shared a table. Others see this only if you choose to show it, and then only people with whom you shared at least three tables.
player-opponents-none = Nobody yet.
player-opponents-of = Players at the tables of { $name }
player-ahead = Ahead
player-level = Level
player-behind = Behind
player-difference = Average difference
player-one-difference = Difference
player-hidden = a player
player-with = { $name } and { $other }
player-with-lead = Every table at which both sat; ahead, level and behind from { $name }’s point of view
player-tables-together = Tables together
player-hands-with = defended with { $other }
player-defended-together = Hands defended together
player-made-against = Contracts made against them
player-page-of = Page of { $name }
data-title = Your data
data-help = Download everything Talon stores about you, as one file.
data-look = Download my data
data-lead = You get one JSON file with everything stored here about you:
data-account = your account, the browsers you are signed in with, and your API tokens
data-clubs = your entries and roles in clubs
data-hands = the hands you imported, in full, and a list of your imports
data-log = the log entries about what you did and about your account
data-not = The file does not contain passwords or the tokens themselves, nor hands that others imported, even if they name you.
data-password = We ask because the file is personal.
data-go = Download file
audit-merge_members = Two entries merged
audit-separate_members = Merge undone
audit-export_own_data = Personal data downloaded
audit-part-given-up = removed entry
audit-part-account = account
audit-part-number = number
audit-part-licence = licence number
audit-part-joined = member since
audit-part-deactivated = active
merge-gone = This merge was already undone.
merge-no-such = This entry no longer exists. Choose another one.
site-accounts-title = Accounts
site-accounts-lead = Everyone who can sign in here. A locked account is signed out everywhere and cannot sign in until you unlock it. Nothing is deleted.
site-accounts-find = Name or full email address
site-accounts-count = { $count ->
    [0] No accounts found.
    [one] One account
   *[other] { $count } accounts
    }
site-account-sessions = { $count ->
    [0] not signed in
    [one] signed in once
   *[other] signed in { $count } times
    }
site-account-admin = site administrator
site-account-you = you
site-account-is-locked = locked
site-account-lock = Lock
site-account-lock-of = Lock the account of { $name }
site-account-open = Unlock
site-account-open-of = Unlock the account of { $name }
site-account-end = Sign out everywhere
site-account-end-of = Sign { $name } out everywhere
site-account-locked = The account was locked.
site-account-opened = The account was unlocked.
site-account-ended = The account was signed out everywhere.
site-account-own = You cannot lock your own account. Ask another site administrator.
site-account-last = This person is the only active administrator of the site, or the only active owner of a club. Appoint someone else first.
audit-times = All times are in { $zone }.
hand-unverified = unverified
hand-unverified-why = A member imported this hand, and no one responsible for the club has checked it yet.
