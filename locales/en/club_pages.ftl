# What a club publishes on pages of its own: announcements, and the sign-up to a tournament.

news-title = News
news-none = Nothing has been announced yet.
news-new = Post an announcement
news-change = Edit the announcement
news-heading = Heading
news-body = Text
news-body-help = An empty line starts a new paragraph. **bold**, *italic*, lines that start with “- ” make a list, and web addresses become links.
news-from = Shown from
news-until = Shown on the club’s page until
news-days-help = Leave the last day empty to show it until you withdraw it. After the last day it stays in the list of news.
news-announced = The announcement is saved.
news-earlier = Earlier news
news-all = All news
news-feed = News as a feed
news-withdraw = Withdraw
news-restore = Show again
news-withdrawn = withdrawn: only those who write announcements see it
news-waits = shown to everyone from { $day }
news-past = past
news-changed-meanwhile = Someone else has changed this announcement in the meantime. Open it again to see what it says now, then make your change.
field-ends-before-start = The last day is before the first one.
audit-announce = Announcement posted
audit-change_announcement = Announcement changed
audit-withdraw_announcement = Announcement withdrawn

club-next = Next evening
club-calendar = Calendar
signup-title = Sign-up
signup-do = Sign up
signup-undo = Withdraw
signup-name = Your name
signup-name-help = The organisers of the evening see it. You get a link that lets you withdraw.
signup-name-shown = Everyone can see it on this page. You get a link that lets you withdraw.
signup-member-sign-in = Are you a member? Sign in, and sign up with one tap.
signup-sign-in = Sign in to sign up
signup-coming = { $count ->
    [one] { $count } player is coming
   *[other] { $count } players are coming
  }
signup-left = { $count ->
    [one] { $count } place left
   *[other] { $count } places left
  }
signup-full = No places left
signup-waiting = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
  }
signup-missing = { $count ->
    [one] With one more player, nobody has to sit out.
   *[other] With { $count } more players, nobody has to sit out.
  }
signup-closes = Sign-up closes: { $when }
signup-needs-approval = The organisers approve each sign-up: you have a place once they have said yes.
signup-not-open = Sign-up is not open.
signup-over = Sign-up has closed. Ask the organisers if you would still like to come.
signup-begun = Play has begun. Ask the organisers if you would still like to join.
signup-too-many = Too many people have signed up. Ask the organisers.
signup-form-old = This form is incomplete. Open the page again and sign up from there.
signup-mine-in = You are signed up and have a place.
signup-mine-waiting = You are on the waiting list, at position { $place }. If a place becomes free, it goes to the first in line.
signup-mine-asked = You are signed up. The organisers still have to approve it.
signup-mine-entered = You are on the list of entries.
signup-mine-withdrawn = You have withdrawn.
signup-mine-removed = The organisers took this sign-up off the list.
signup-mine-begun = You had a place, but play has begun and you are not among the players. Tell the organisers.
tournament-now-signed-up = { $count ->
    [one] { $count } person with a place by sign-up is not among the players yet: add them
   *[other] { $count } people with a place by sign-up are not among the players yet: add them
  }
tournament-now-asking = { $count ->
    [one] { $count } sign-up is waiting to be approved
   *[other] { $count } sign-ups are waiting to be approved
  }
tournament-now-at-door = { $count ->
    [one] { $count } player says they are here and waits for you to let them in
   *[other] { $count } players say they are here and wait for you to let them in
  }
signup-somebody = a player
signup-guest = a guest
signup-visitor = without an account
signup-state-asked = to be approved
signup-state-in = has a place
signup-state-waiting = waiting
signup-list-in = Signed up
signup-list-waiting = Waiting list
signup-entries = List of entries
signup-share = Share this page
signup-manage = Manage sign-up
signup-yours = Your sign-up
signup-keep-link = Keep this link: it shows whether you have a place, and it is the only way to withdraw without an account.
signup-see-list = See who is coming
signup-too-late = Play has begun, so you can no longer withdraw with this link. Tell the organisers of the evening.
signup-public = Page where people sign up
signup-take = Add to tournament
signup-take-all = { $count ->
    [one] Add { $count } player who has a place
   *[other] Add all { $count } players who have a place
  }
signup-approve = Approve
signup-remove = Remove
signup-who = Who it is
signup-as-guest = a new guest
signup-as-member = { $name }, from the member list
signup-settings = Sign-up settings
signup-set-open = Sign-up is open
signup-set-visitors = People without an account can sign up by name
signup-set-approval = I approve each sign-up
signup-set-names = Show everyone the names of those who have signed up
signup-set-places = Number of places
signup-set-places-help = Leave empty for no limit. Once all places are taken, people join a waiting list. Nobody loses a place if you lower the number.
signup-bad-places = Enter a whole number from 1 to { $most }, or leave it empty for no limit.
signup-set-closes = Closes at
signup-set-closes-help = Leave empty to keep sign-up open until the start.
audit-sign_up = Signed up
audit-change_sign_up = Sign-up changed
audit-set_sign_up = Sign-up settings changed
club-calendar-none = No dates are planned yet.
club-calendar-file = Subscribe to the calendar
club-calendar-all = All tournaments of the club
news-about = News of { $club }
audit-take_in = Entered from sign-up
club-rename = Change the address
club-rename-help = Lowercase letters a to z, digits and hyphens. Links to the old address lead to the new one.
