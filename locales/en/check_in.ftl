# Checking in: the list at the door, players who check themselves in, and what is printed for both.

door-count = { $here } of { $all } here
door-find = Find a player
door-find-do = Search
door-find-none = No player by this name.
entries-same-name = two of this name
door-find-all = Show all players
door-all = All present
door-all-sure = { $count ->
    [one] { $count } player has not been checked in yet. Are they here?
   *[other] { $count } players have not been checked in yet. Are they all here?
    }
door-all-do = Yes, check everyone in
door-undo = Undo
door-undo-all = Undo “All present”
door-is-here = { $name } is here
door-says-here = says they are here
door-approve = Approve
door-reject = Not here
door-failed = Not sent. Tap again.
door-print = Print the check-in list
door-self = Players check themselves in: { $how }.
door-self-change = Change
arrival-title = Check in
arrival-do = I am here
arrival-open = Are you here? Check in.
arrival-waits = You have said that you are here. It counts once it is approved at the door.
arrival-here = You are checked in.
arrival-off = Players are checked in at the door. Tell the director your name.
arrival-early = Check-in has not started yet.
arrival-late = Check-in is over. If you have just arrived, tell the director.
arrival-not-entered = You are not on the list of this tournament. Tell the director.
arrival-left = You are no longer in this tournament. Ask the director.
arrival-sign-in = Sign in to check in.
arrival-by-link = Signed up without an account? Open the link that you were given: you can check in there.
arrival-refused = You cannot check yourself in now. Tell the director.
set-check-in = Self check-in
set-check-in-help = While check-in is open, players with an account say on the tournament’s page, or after scanning the QR code at the door, that they are here. Those who signed up without an account use their own link.
set-self-check-in = Players check themselves in
set-self-check-in-no = not at all
set-self-check-in-approved = with approval at the door
set-self-check-in-at_once = at once
paper-before = Before the first round
paper-entries = Check-in list
paper-entries-here = Here
paper-entries-number = No.
paper-entries-notes = Notes
paper-door = QR code for the door
paper-door-scan = Scan to check in
paper-door-how = Sign in on your phone, then tap “I am here”.
paper-door-code = QR code with the link to check in
paper-door-off = Players cannot check themselves in at this tournament yet.
audit-say_here = Said that they are here
audit-word-all = all present
audit-word-rejected = not here
audit-word-self_check_in = self check-in
