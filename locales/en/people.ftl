# Lists of members, entries that are one person, players, and one's own data.

list-title = Import members
list-lead = Bring in a list from a spreadsheet. You see what would happen to each row before anything is changed.
list-file = File
list-file-help = A CSV file, at most { $size } and 5,000 rows. In your spreadsheet choose “Save as” and then CSV.
list-paste = Or paste the rows here
list-paste-help = Copy the cells in your spreadsheet, headings too, and paste them.
list-look = Look at it
list-look-help = Nothing is changed yet.
list-recent = Lists so far
list-state-applied = imported
list-state-waits = not imported yet
list-too-large = This is larger than { $size }. Split the list and bring it in in parts.
list-packed = This is a spreadsheet or a packed file, not CSV. Open it in your spreadsheet, choose “Save as” and then CSV, or copy the cells and paste them below.
list-is-pdf = This is a PDF. Open the list in the program it was made with and save it as CSV, or copy the names and paste them below.
list-is-contacts = These are contact cards (vCard), not a list. Export the contacts as CSV, or paste the names below, one on each line.
list-is-json = This is JSON, such as a hand record or a tournament file, not a list. Save the list as CSV, or paste the names below, one on each line.
list-is-picture = This is a picture. Names cannot be read from a picture: type or paste them below, one on each line.
list-is-web = This is a web page, not a list. Open it in your spreadsheet, choose “Save as” and then CSV, or copy the cells and paste them below.
list-is-other = This file is not plain text. Save the list as CSV, or copy the cells and paste them below.
list-empty = There is no row in it. Choose a file, or paste the rows.
list-too-many = There are more than 5,000 rows. Split the list and bring it in in parts.
list-no-names = No column holds names. Choose below which one does.
list-nothing = There is nothing to import: no row is new or changes anything. Put a row right, or choose that duplicates are updated.
list-another = All lists
list-counts = What would happen
list-failed = File of the rows with faults
list-failed-help = Put them right in your spreadsheet and bring the file in again.
list-discard = Throw the list away
list-discard-applied = The list is kept for 90 days. Throwing it away changes no member.
list-step-columns = 1. What stands in the columns
list-step-columns-help = Check that each column is understood; what is left out is not stored.
list-reading = The letters or columns look wrong
list-reading-help = Change how the file is read, then look again.
list-encoding = Letters
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
list-separator = Between the cells
list-separator-comma = comma
list-separator-semicolon = semicolon
list-separator-tab = tab
list-separator-bar = vertical bar
list-heading = Headings
list-heading-none = No headings: every row is a person
list-heading-row = line { $line }: { $text }
list-duplicates = Somebody who is in the club already
list-duplicates-skip = Leave them unchanged
list-duplicates-update = Update with what the list says; what it does not say stays
list-look-again = Look again
list-step-rows = 2. The rows
list-which = Which rows
list-do = What to do
list-do-skip = Leave out
list-do-update = Update the member
list-do-add = Add as another person
list-page-before = Previous rows
list-page-after = Next rows
list-apply-help = Rows with faults and rows left out are not imported; you can have those with faults as a file.
list-fate-add = new
list-fate-update = update
list-fate-same = nothing new
list-fate-skip = left out
list-fate-fault = fault
list-like-several = Several members have this name.
list-like-line = The same person as in line { $line }.
list-like-mail = Same mail address: { $name }
list-like-number = Same number: { $name }
list-like-name = Same name: { $name }
list-like-gone = Deactivated member: { $name }
list-line = line { $count }
list-column = Column { $number }
list-problem = Problem
list-field-nothing = leave out
list-field-name = Name
list-field-family = Family name
list-field-given = Given name
list-field-email = Mail address
list-field-number = Member number
list-field-alias = Other name
list-field-joined = Member since
list-field-guest = Guest
list-field-minor = Under age
list-illegible = Some letters cannot be read. Choose another encoding above, or type the text here.
list-open-quote = A quotation mark is opened here and not closed. Remove it, or close it, and check where this row ends.
list-too-long = This is too long.
list-bad-date = Write the date as 2026-03-14.
list-bad-yes = Write yes or no.
list-applied = The list has been imported.
audit-import_members = Members imported
audit-part-list = list
audit-part-added = added
audit-part-updated = updated
audit-part-skipped = left out
audit-part-failed = with faults
list-count-add = { $count ->
    [one] { $count } new member
   *[other] { $count } new members
}
list-count-update = { $count ->
    [one] { $count } update
   *[other] { $count } updates
}
list-count-same = { $count ->
    [one] { $count } says nothing new
   *[other] { $count } say nothing new
}
list-count-skip = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
list-count-fault = { $count ->
    [one] { $count } row with a fault
   *[other] { $count } rows with faults
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
    [one] { $count } said nothing new
   *[other] { $count } said nothing new
}
list-did-skip = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
list-did-fault = { $count ->
    [one] { $count } row with a fault
   *[other] { $count } rows with faults
}
list-show-look = { $count ->
    [one] { $count } row to look at
   *[other] { $count } rows to look at
}
list-show-all = { $count ->
    [one] { $count } row in all
   *[other] all { $count } rows
}
list-apply = { $count ->
    [one] Import { $count } row
   *[other] Import { $count } rows
}
merge-title = One person, two entries
merge-link = This person is in the list twice
merge-choose = Which entry is the same person as { $name }?
merge-choose-help = Entries with a similar name are shown first; look for another name if it is not among them.
merge-none = No entry has a similar name.
merge-preview = This is what would happen. Nothing is changed yet.
merge-part = What
merge-stays = Stays
merge-goes = Is given up
merge-after = Afterwards
merge-active = Active
merge-help = The entry that is given up disappears from the list; its address leads to the one that stays. Open invitation links for it stop working. You can take this back at any time.
merge-go = Merge the two entries
merge-swap = Keep { $name } instead
merge-other = Choose another entry
merge-merged = Merged into this entry
merge-undo = Take it back
merge-undo-help = Both entries then stand in the list again as they were, except for what was changed since.
merge-done = Both entries are one now.
merge-undone = Both entries stand in the list again.
merge-two-accounts = Both entries have an account. Ask the person which one to keep, and deactivate the other entry instead.
merge-chained = This entry was itself merged into another one. Take that back first.
merge-refused = This cannot be done now.
player-of = plays in { $club }
player-hands = Hands with this name
player-entry = Entry in the list of the club
player-page = Page of the player
data-title = Your data
data-help = Everything that is kept about you, as one file.
data-look = Download my data
data-lead = You get one file (JSON) with everything that is kept here about you:
data-account = your account, the browsers in which you are signed in, and the keys of your programs
data-clubs = your entries and roles in clubs
data-hands = the hands that you imported, whole, and a list of your imports
data-log = what the log says of what you did and what was done to your account
data-not = Passwords and keys themselves are not in it. Hands that others imported are not in it either, even if your name stands in them.
data-password = Asked for because the file is personal.
data-go = Download the file
audit-merge_members = Two entries merged
audit-separate_members = Merge taken back
audit-export_own_data = Own data downloaded
audit-part-given-up = entry given up
audit-part-account = account
audit-part-number = number
audit-part-joined = member since
audit-part-deactivated = active
merge-gone = That merge has been taken back already.
merge-no-such = There is no such entry any more. Choose another one.
site-accounts-title = Accounts
site-accounts-lead = Everybody who can sign in here. Whoever is locked is signed out everywhere and cannot sign in until the account is opened again; nothing is deleted.
site-accounts-find = Name or whole mail address
site-accounts-count = { $count ->
    [0] Nobody was found.
    [one] One account
   *[other] { $count } accounts
    }
site-account-sessions = { $count ->
    [0] not signed in
    [one] signed in once
   *[other] signed in { $count } times
    }
site-account-admin = runs the site
site-account-you = you
site-account-is-locked = locked
site-account-lock = Lock
site-account-lock-of = Lock the account of { $name }
site-account-open = Open again
site-account-open-of = Open again: { $name }
site-account-end = Sign out everywhere
site-account-end-of = Sign out everywhere: { $name }
site-account-locked = The account is locked.
site-account-opened = The account is open again.
site-account-ended = All sessions of the account have ended.
site-account-own = You cannot lock your own account. Ask somebody else who runs the site.
site-account-last = Nobody else can look after the site, or after a club, in place of this person. Name somebody else first.
audit-times = Times are those of { $zone }.
hand-unverified = unverified
hand-unverified-why = A member brought this hand in; nobody who answers for the club has looked at it.
