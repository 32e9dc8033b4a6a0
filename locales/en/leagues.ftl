# Leagues: seasons that add up tournaments.

leagues-title = Leagues
leagues-lead = Seasons in which the results of several tournaments are added up.
leagues-none = No league yet
leagues-none-why = A club’s owner starts one on the page of the club.
leagues-running = Running
leagues-past = Earlier seasons
league-new = New league
league-new-lead = What counts, its tournaments and who sees it can be changed afterwards.
league-new-submit = Create the league
league-name = Name
league-preset = How it is counted
league-season = Season
league-from = From
league-to = To
league-takes = Tournaments that count by themselves
league-takes-all = All tournaments of this club between these days
league-takes-none = None; they are added by hand
league-slug = Address
league-slug-help = Letters, digits and hyphens. If empty, it is made from the names of the club and the league.
league-preset-club-evenings = Club evenings, best 8 of 12
league-preset-club-evenings-help = A win is worth 10 points; the best 8 evenings count, and 4 are needed for a rank.
league-preset-federation = Federation season
league-preset-federation-help = Every tournament counts; club events can be given half the weight.
league-preset-table-league = League of tables
league-preset-table-league-help = The points scored at the tables are added up over 15 rounds.
league-preset-monthly = Monthly league
league-preset-monthly-help = Every evening of the month counts; 2 are needed for a rank.
league-preset-best-three = Qualifiers, best 3
league-preset-best-three-help = The best 3 of any number of cups count.
league-preset-all-rounds = Five rounds
league-preset-all-rounds-help = Every round counts.
league-preset-average = Average
league-preset-average-help = The average of the tournaments played; 3 are needed for a rank.
league-played = { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
  }
league-played-of = { $played } of { $planned } tournaments
league-leader = Leader: { $name }
league-winner = Winner: { $name }
league-state-draft = in preparation
league-state-running = running
league-state-finished = finished
league-state-archived = archived
league-not-begun = Nothing has been played yet.
league-as-of = After { $played } tournaments, as of { $day }, revision { $revision }.
league-as-of-planned = After { $played } of { $planned } tournaments, as of { $day }, revision { $revision }.
league-older = This is an earlier table.
league-now = Show the current one
league-waits = The table has changed and is waiting to be published.
league-all-columns = Show all tournaments
league-how = How it is counted
league-how-vector = Points by place: { $points }.
league-how-vector-rest = Points by place: { $points }, and { $rest } for every place after that.
league-how-linear = Last place is worth 1 point, the place above it 2, and so on.
league-how-per-cent = Each tournament is worth the percentage of other players beaten.
league-how-formula = Each tournament is worth { $formula }.
league-how-own = The points scored in each tournament count.
league-how-raw = The scores of each tournament count.
league-how-participation = Each tournament played adds { $points }.
league-how-best = { $count ->
    [one] Each player’s best tournament counts.
   *[other] Each player’s best { $count } tournaments count.
  }
league-how-best-of = Each player’s best { $count } of { $planned } tournaments count.
league-how-all = Every tournament counts.
league-how-drop = { $count ->
    [one] The worst tournament is dropped.
   *[other] The worst { $count } tournaments are dropped.
  }
league-how-growing = The more tournaments have been played, the more of the worst are dropped.
league-how-group = { $count ->
    [one] The best tournament of each part of the season counts.
   *[other] The best { $count } tournaments of each part of the season count.
  }
league-how-average = The average of the tournaments played counts.
league-how-minimum = { $count ->
    [one] One tournament is needed for a rank.
   *[other] { $count } tournaments are needed for a rank.
  }
league-how-minimum-growing = { $count ->
    [one] One tournament is needed for a rank.
   *[other] { $count } tournaments are needed for a rank; until then, half of those played.
  }
league-how-tie = Ties are broken by: { $items }.
league-item-counted-places = tournaments won among those that count, then second places and so on
league-item-place = places { $place } among the tournaments that count
league-item-best-unit = the best tournament
league-item-all-units = the sum of all tournaments
league-item-head-to-head = the tables where they met
league-item-raw-sum = the sum of scores
league-item-fewer-units = fewer tournaments played
league-item-more-units = more tournaments played
league-item-last-unit = the last tournament
league-item-opponents = the opponents’ totals
league-item-lot = the lot
league-item-playoff = the play-off
league-why-shared = Level with { $other } on { $points } and in everything else; they share the rank.
league-why-ahead = Level with { $other } on { $points }; ahead on { $item }, { $mine } to { $theirs }.
league-why-behind = Level with { $other } on { $points }; behind on { $item }, { $mine } to { $theirs }.
league-outlook = Can still finish between rank { $best } and rank { $worst }.
league-outlook-sure = Will finish at rank { $rank }.
league-missing = { $count ->
    [one] One more tournament is needed for a rank.
   *[other] { $count } more tournaments are needed for a rank.
  }
league-adjusted = Adjusted by { $amount }: { $text }
league-counted = Counted/played
league-unranked = Without a rank so far
league-unit-bonus = bonus
league-unit-private = private tournament
league-moved-new = new
league-cell-excluded = excluded
league-cell-adjusted = adjusted
league-cell-dropped = dropped
league-next = What comes next
league-row = Tournament by tournament
league-row-place = Place
league-row-counts = Counts
league-cell-absent = not played
league-cell-counted = counts
league-poster = Poster for the wall
league-sign-owner = For the club
league-sign-day = Date
league-revisions = Earlier tables
league-revisions-lead = Each table as it was published, what made it, and who moved.
league-revisions-next = Earlier ones
league-revision-title = Revision { $revision }: { $played }
league-cause-unit = A tournament ended or was corrected.
league-cause-act = The league’s managers changed something.
league-cause-merge = Two entries of the members’ list were merged or split.
league-cause-by-hand = Published by the league’s managers.
league-moved-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
league-past = Bring in an earlier season
league-past-lead = A season that was kept on paper or in a spreadsheet becomes a finished season of this league.
league-past-text = The table
league-past-text-help = Copied from a spreadsheet: the first line has headings, each further line a name and the points of each evening. Empty cells and dashes are absences; columns of ranks and totals are passed over.
league-past-preview = Preview
league-past-store = Save the season
league-past-people = Match the players
league-past-people-help = A name that is not on the members’ list yet becomes an entry there.
league-past-is = On the members’ list
league-past-new = a new entry
league-past-sum = Sum
league-past-faults = The table cannot be read
league-past-no-headings = The first line needs headings: one for the names and one for each evening.
league-past-nobody = The table has no players.
league-past-no-name = Line { $line } has no name.
league-past-name-twice = Line { $line }: { $name } is in the table twice.
league-past-no-number = Line { $line }, column { $column }: “{ $found }” is not a number.
league-past-too-long = Line { $line } has more cells than there are headings.
league-past-unseen = { $name } has not been matched yet. Look at the players once more, then save.
league-past-too-many-units = There are more than { $most } evenings.
league-past-too-many-rows = There are more than { $most } players.
league-season-taken = Another season of this league has the same name.
league-past-one-person = { $first } and { $second } cannot be the same person.
league-share = Put it on your site
league-share-lead = The table on the club’s own site always shows what is published here.
league-share-hidden = Visitors do not see this league yet; until it is shown to everybody, other sites get nothing.
league-share-frame = In a frame
league-share-paste = Paste this into your page
league-share-paste-help = In WordPress, use a “Custom HTML” block. It always shows the latest season, also after the league has been renamed.
league-share-preview = Preview of the frame
league-share-fragment = As HTML without a frame
league-share-fragment-help = For a site that fetches the table itself: one table without styles or scripts, with class names that begin with “talon-”.
league-share-files = As a file, feed or calendar
league-embed-lang = Language
league-embed-theme = Colours
league-embed-theme-auto = same as the reader’s device
league-embed-theme-light = light
league-embed-theme-dark = dark
league-embed-rows = Rows
league-embed-columns = Columns
league-embed-columns-short = rank, name, points
league-embed-columns-points = with tournaments played
league-embed-columns-grid = with the last tournaments
league-embed-show = Show
league-embed-more = { $count ->
    [one] One more player
   *[other] { $count } more players
  }
league-embed-unknown = This address takes these parameters and no others:
league-file-counted = Counted
league-file-played = Played
league-file-csv = the table for a spreadsheet
league-file-txt = the table as text, for a message
league-file-json = the table with every detail, for a program
league-file-atom = a feed of what moved, for feed readers
league-file-ics = the dates, for a calendar
league-file-poster = Poster
league-file-print = the table on paper
league-seasons = Seasons
league-profile-changed = The way of counting was changed: { $reason }
league-unit-out = { $name } does not count: { $reason }
league-manage = Manage the league
league-waiting = Waiting to be published
league-publish = Publish
league-reason-field = Reason
league-units = Tournaments
league-taken-out = Does not count:
league-take-out = Take out
league-put-back = Count it again
league-adjustments = Adjustments
league-revoked = Taken back:
league-revoke = Take back
league-adjust = Add the adjustment
league-adjust-unit = Of
league-adjust-total = the total
league-adjust-amount = Points, with a minus to take away
league-adjust-text = What for, as everybody reads it
league-best = Best tournaments that count
league-best-help = If empty, all of them count.
league-minimum = Tournaments needed for a rank
league-planned = Tournaments in the season
league-change = Change
league-change-reason-help = Needed once the first tournament has been played; everybody reads it.
league-visibility = Who sees it
league-show = Show it to everybody
league-hide = Hide it from visitors
league-live = Publish each new table at once
league-finish = Finish the season
league-archive = Archive the season
league-reopen = Reopen the season
league-stale = Somebody changed the season in the meantime. Look at it again, then repeat what you wanted to do.
league-no-unit = There is no such tournament in this season.
league-no-adjustment = There is no such adjustment.
league-counts-already = This result counts already: { $name }.
league-full = { $count ->
    [one] The season is full: it takes one tournament.
   *[other] The season is full: it takes { $count } tournaments.
  }
league-reason = { $count ->
    [one] Give a reason of one character.
   *[other] Give a reason of at most { $count } characters.
  }
league-negative-weight = A weight cannot be below zero.
league-chain-twice = A tie-break stands in the list twice.
league-archived = The season is archived; reopen it first.
league-not-that-way = That is not the next step of the season.
league-unchanged = Nothing would change.
league-counting-nothing = At least one tournament has to count.
league-counting-not-upwards = The steps have to go upwards.
league-counting-too-fast = No step may drop more than one tournament more than the one before.
league-unit-unsound = The ranks of { $name } cannot be counted.
league-unit-twice = { $name } has the same person twice; correct the list of members or take the tournament out.
league-unit-too-large = A number of { $name } is too large.
league-unit-not-played = An adjustment is about { $name }, which that player did not play.
audit-add_league = League created
audit-change_league = League changed
audit-publish_league = League published or hidden
