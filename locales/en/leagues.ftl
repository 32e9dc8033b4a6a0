# Leagues: seasons that add up events.

leagues-title = Leagues
leagues-lead = Each season adds up the results of several events.
leagues-none = No leagues yet
leagues-none-why = The owner of a club can start one from the club’s page.
leagues-running = Running
leagues-past = Earlier seasons
leagues-next = Next: { $name }, { $when }
leagues-begin = Start with one of these
leagues-place = { $first }–{ $last } of { $total } seasons
league-rows-place = { $first }–{ $last } of { $total } players
leagues-draft = In preparation
leagues-finished = Finished
leagues-archived = Archived
leagues-none-chosen = No such leagues
leagues-none-chosen-why = No leagues match these filters.
leagues-all = All leagues
leagues-by-game = By game
leagues-by-state = By state
leagues-by-club = By club
leagues-all-games = All games
leagues-all-states = All seasons
leagues-all-clubs = All clubs
league-new = New league
league-new-lead = You can change the scoring, the events and the visibility later.
league-new-rating = To rank players by rating, with a minimum number of tables, create a rating list instead:
league-new-submit = Create league
league-new-preview = Show table
league-new-table = The table today
league-new-table-units = { $count ->
    [one] By { $count } event that would count already:
   *[other] By { $count } events that would count already:
  }
league-new-table-none = Nothing that has been played in this period would count yet. The table begins with the first event.
league-new-table-by-hand = The table begins with the first event that you add.
league-new-table-fault = The events of this period cannot be added up as they are. You can still create the league: its page says which event it is.
league-name = Name
league-preset = Scoring
league-season = Season
league-from = First day
league-to = Last day
league-takes = Counts automatically in this period
league-takes-none = Nothing; I will add events myself
league-slug = Short name in the link
league-slug-help = Letters, digits and hyphens. Leave empty to use the names of the club and the league.
league-preset-club-evenings = Club evenings, best 8 of 12
league-preset-club-evenings-help = A win is worth 10 points; the best 8 evenings count, and 4 are needed for a rank.
league-preset-federation = Federation season
league-preset-federation-help = Every tournament of at least 21 players counts, and the first 42 qualify for the semi-final; club tournaments can be given half the weight.
league-preset-table-league = League of tables
league-preset-table-league-help = The points won at the tables are added up over 15 rounds.
league-preset-monthly = Monthly league
league-preset-monthly-help = Every evening of the month counts; 2 are needed for a rank.
league-preset-best-three = Qualifiers, best 3
league-preset-best-three-help = The best 3 of any number of cups count, and the first 52 qualify for the final.
league-leads-to-final = Final
league-leads-to-semi-final = Semi-final
league-preset-all-rounds = Five rounds
league-preset-all-rounds-help = Every round counts.
league-preset-average = Average
league-preset-average-help = The average of the events played; 3 are needed for a rank.
league-preset-two-days = Two days, teams and individual
league-preset-two-days-help = The points won at the tables of one tournament, for players and for teams whose best 3 members count.
league-preset-challenge = Challenge list
league-preset-challenge-help = Players challenge those above them; the positions at a table are exchanged.
league-preset-cup-with-pot = Cup with a pot
league-preset-cup-with-pot-help = Every cup counts. What the cups keep of their pots is shared 45/35/20 at the end of the season.
league-played = { $count ->
    [one] { $count } event
   *[other] { $count } events
  }
league-played-of = { $played } of { $planned } events
league-leader = Leader: { $name }
league-winner = Winner: { $name }
league-state-draft = in preparation
league-state-running = running
league-state-finished = finished
league-state-archived = archived
league-not-begun = Nothing has been played yet.
league-as-of = After { $played } events, { $day }, revision { $revision }.
league-as-of-planned = After { $played } of { $planned } events, { $day }, revision { $revision }.
league-older = This is an earlier table.
league-now = See the current table
league-waits = A new table is waiting to be published.
league-all-columns = Show all events
league-how = Scoring
league-how-vector = Points by place: { $points }.
league-how-vector-rest = Points by place: { $points }, and { $rest } for every place after that.
league-how-linear = The last place is worth 1 point, the place above it 2, and so on.
league-how-per-cent = Each event is worth the percentage of the other players who finished lower.
league-how-formula = Each event is worth { $formula }.
league-how-own = The points won in each event count.
league-how-raw = The scores from each event count.
league-how-participation = Taking part in an event is worth { $points }.
league-how-best = { $count ->
    [one] Each player’s best event counts.
   *[other] Each player’s best { $count } events count.
  }
league-how-best-of = Each player’s best { $count } of { $planned } events count.
league-how-all = Every event counts.
league-how-drop = { $count ->
    [one] The worst event is dropped.
   *[other] The worst { $count } events are dropped.
  }
league-how-growing = The more events have been played, the more of the worst results are dropped.
league-how-group = { $count ->
    [one] The best event of each part of the season counts.
   *[other] The best { $count } events of each part of the season count.
  }
league-how-average = The average of the events played counts.
league-how-minimum = { $count ->
    [one] One event is needed for a rank.
   *[other] { $count } events are needed for a rank.
  }
league-how-minimum-growing = { $count ->
    [one] One event is needed for a rank.
   *[other] { $count } events are needed for a rank; until then, half of those played.
  }
league-how-tie = Tie-breaks, in this order: { $items }.
league-rules = Rules of the season
league-rules-all = All rules of the season
league-table-back = Back to the table
league-rules-events = What counts
league-rules-dates = The season runs from { $from } to { $to }.
league-rules-by-rule = Counts automatically: { $what }.
league-rules-by-hand = The league’s managers choose the events that count.
league-rules-reports = Players may report tables that they played outside tournaments.
league-rules-step = After { $units } events, the worst results are dropped: { $dropped }.
league-rules-equal = Of two events with equal points, the one with the better place counts, then the earlier one.
league-rules-missed = Missed events are dropped first.
league-rules-below-zero = Points below zero count like any others.
league-rules-not-below-zero = Points below zero never count.
league-rules-guests-counted = Guests keep their places in an event, and nobody gets their points.
league-rules-guests-passed-over = Places are counted as if no guests had played.
league-rules-decided = Changes and decisions
league-item-counted-places = events won among those that count, then second places and so on
league-item-place = places { $place } among the events that count
league-item-best-unit = the best event
league-item-all-units = the sum of all events
league-item-head-to-head = the tables where they met
league-item-raw-sum = the sum of scores
league-item-fewer-units = fewer events played
league-item-more-units = more events played
league-item-last-unit = the last event
league-item-opponents = the opponents’ totals
league-item-lot = drawing lots
league-item-playoff = the play-off
league-why-shared = Level with { $other } on { $points } and on every tie-break; they share the rank.
league-why-ahead = Level with { $other } on { $points }; ahead on { $item }, { $mine } to { $theirs }.
league-why-behind = Level with { $other } on { $points }; behind on { $item }, { $mine } to { $theirs }.
league-outlook = Can still finish between rank { $best } and rank { $worst }.
league-outlook-sure = Will finish at rank { $rank }.
league-missing = { $count ->
    [one] One more event is needed for a rank.
   *[other] { $count } more events are needed for a rank.
  }
league-adjusted = Adjusted by { $amount }: { $text }
league-counted = Counted/played
league-unranked = Not ranked yet
league-unit-bonus = bonus
league-unit-private = private tournament
league-unit-evening = Evening
league-unit-round = Round { $round } of { $name }
league-unit-round-private = Round { $round } of a private tournament
league-unit-table = Table
league-moved-new = new
league-cell-excluded = excluded
league-cell-adjusted = adjusted
league-cell-dropped = dropped
league-next = Coming up
league-latest = Latest results
league-season-records = Records of this season
league-records-all = All records
league-champions = Past champions
league-my-row = Go to my row
league-row = Event by event
league-row-place = Place
league-row-counts = Counts
league-cell-absent = not played
league-cell-counted = counts
league-poster = Poster to print
league-sign-owner = For the club
league-sign-day = Date
league-revisions = Earlier tables
league-revisions-lead = Every table as it was published, with the reason for it and who moved up or down.
league-revisions-next = Earlier tables
league-revision-title = Revision { $revision }: { $played }
league-cause-unit = A tournament, a round or an evening ended or was corrected, or a table was confirmed.
league-cause-act = The league’s managers made a change.
league-cause-merge = Entries became one person, or two again, or someone became a guest or a member.
league-cause-lists = Players joined or left a list by tag.
league-cause-by-hand = Published by the league’s managers.
league-column = Everyone who played
league-column-tournament = Open the tournament
league-column-evening = Open the evening
league-column-round = Open the round
league-column-none = Nobody in the table played in it.
league-column-rank = Rank in the league
league-column-weight = Its points are multiplied by { $weight }.
league-column-bonus = A bonus event: it always counts and takes no place among the best.
league-column-below-zero = dropped: points below zero never count here
league-column-dropped = { $count ->
    [one] dropped: one better event counts
   *[other] dropped: { $count } better events count
  }
league-column-adjusted = adjusted by { $amount }
league-curve = Rank after each event
league-curve-says = From rank { $first } to rank { $last }; the best was { $best }, the worst { $worst }.
league-curve-help = The higher the line, the better the rank. The numbers are in the table below.
league-need = What does it take?
league-need-sure = { $sure ->
    [nothing] Rank { $rank } or better is certain, even without playing.
    [place] { $place ->
        [1] Winning the last event makes rank { $rank } or better certain.
       *[other] Place { $place } or better in the last event makes rank { $rank } or better certain.
      }
   *[never] Nothing makes rank { $rank } or better certain; it depends on the others too.
  }
league-need-possible = { $possible ->
    [nothing] It is possible even without playing.
    [place] { $place ->
        [1] It takes at least a win.
       *[other] It takes at least place { $place }.
      }
   *[never] It is out of reach.
  }
league-need-entries = { $count ->
    [one] This assumes that one player takes part in the last event, the most so far.
   *[other] This assumes that { $count } players take part in the last event, the most so far.
  }
league-history = Seasons and winners
league-history-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
league-medals = First, second and third places
league-looks = Sort by
league-look-average = Average
league-look-wins = Wins
league-look-form = Last five
league-records = Records
club-records = Champions and records
club-records-none = Nothing to show yet: no season has a table.
league-record-best-unit = Most points from one event
league-record-highest-at-table = Highest score at one table
league-record-highest-total = Highest season total
league-record-most-wins = Most events won in a season
league-record-wins-in-a-row = Longest winning streak
league-record-counted-in-a-row = Longest run of events that count
league-record-biggest-jump = Biggest jump in the table
league-record-closest-finish = Closest finish, by points
league-record-rarest-contract = Rarest contract made
league-record-faultless = The most in one hand without a mistake
league-record-times = { $count ->
    [one] made once
   *[other] made { $count } times
  }
league-moved-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
league-moves-against = Who moves
league-changes-against = What changes
league-moved-since = Moved since revision { $revision }
league-moved-nobody = Nobody moved.
league-past = Import an earlier season
league-past-lead = Use this for a season that was kept on paper or in a spreadsheet. It becomes a finished season of this league.
league-past-text = Table
league-past-text-help = Copy it from a spreadsheet. The first line contains the headings, and each line below it a name and the points of each evening. Empty cells and dashes mean that the player was absent. Columns with ranks and totals are ignored.
league-past-preview = Preview
league-past-store = Save season
league-past-people = Match the players
league-past-people-help = A name that is not in the member list is added to it.
league-past-is = In the member list
league-past-new = new entry
league-past-sum = Total
league-past-doubt = { $name }: the table says { $said }, but these points come to { $counted }. Check how many of the best evenings count.
league-past-faults = The table could not be read
league-past-no-headings = The first line must have headings: one for the names and one for each evening.
league-past-nobody = The table has no players.
league-past-no-name = Line { $line } has no name.
league-past-name-twice = Line { $line }: { $name } is in the table twice.
league-past-no-number = Line { $line }, column { $column }: “{ $found }” is not a number.
league-past-too-long = Line { $line } has more cells than there are headings.
league-past-heading = Column { $column }: a heading can have at most { $most } characters, and no hidden control characters. Shorten it or type it again.
league-past-unseen = { $name } has not been matched yet. Check the players, then save again.
league-past-too-many-units = The table can have at most { $most } evenings.
league-past-too-many-rows = The table can have at most { $most } players.
league-season-taken = This league already has a season with this name.
league-season-overlaps = The current season ends later. Let the new one begin after it, or change the dates of the current one first.
league-past-one-person = { $first } and { $second } are matched with the same person. Choose a different entry for one of them.
league-share = Show it on your website
league-share-lead = The table on your club’s website is always the latest one published here.
league-share-no-part = Teams and divisions have one table of all events, and a list and a team cannot be chosen together, so the whole table is shown.
league-share-hidden = Visitors cannot see this league yet. Other websites get nothing until you show it to everyone.
league-share-frame = As a frame
league-share-paste = Code for your page
league-share-paste-help = In WordPress, use a “Custom HTML” block. The frame always shows the latest season, even after the league is renamed.
league-share-height = Height of the frame: { $row } × rows + { $around } pixels. For { $rows } rows that is { $height } pixels.
league-share-preview = Preview of the frame
league-share-fragment = As HTML without a frame
league-share-fragment-help = For websites that fetch the table themselves: one table without styles or scripts. All class names begin with “talon-”.
league-share-files = As a file, feed or calendar
league-embed-lang = Language
league-embed-theme = Colours
league-embed-theme-auto = same as the reader’s device
league-embed-theme-light = light
league-embed-theme-dark = dark
league-embed-rows = Rows
league-embed-list = Players
league-embed-team = Players of a team
league-embed-columns = Columns
league-embed-columns-short = rank, name, points
league-embed-columns-points = with events played
league-embed-columns-grid = with the last events
league-embed-show = Show
league-embed-more = { $count ->
    [one] One more player
   *[other] { $count } more players
  }
league-embed-unknown = This link accepts only these parameters:
league-file-counted = Counted
league-file-played = Played
league-file-carried = From last season
league-file-dropped = Dropped events
league-file-adjusted = Adjusted events
league-file-csv = the table for a spreadsheet
league-file-txt = the table as text, for a message
league-file-json = the table with all details, for programs
league-file-atom = news of the table, for feed readers
league-file-ics = the dates, for a calendar
league-file-poster = Poster
league-file-print = the table for printing
league-seasons = Seasons
league-profile-changed = The scoring was changed: { $reason }
league-unit-also = also counts in { $seasons }
league-unit-out = { $name } does not count: { $reason }
league-manage = Manage the league
league-waiting = Waiting to be published
league-publish = Publish
league-reason-field = Reason
league-units = What counts
league-taken-out = Does not count:
league-take-out = Exclude
league-put-back = Count it again
league-adjustments = Adjustments
league-revoked = Revoked:
league-revoke = Revoke
league-adjust = Add adjustment
league-adjust-unit = Applies to
league-adjust-total = the season total
league-adjust-amount = Points (negative to deduct)
league-adjust-text = Reason (everyone can see it)
league-best = Number of best events that count
league-best-help = Leave empty to count all of them.
league-minimum = Events needed for a rank
league-planned = Events in the season
league-change = Save changes
league-change-reason-help = Required once the first event has been played. Everyone can see it.
league-visibility = Visibility
league-show = Show to everyone
league-hide = Hide from visitors
league-live = Publish every new table automatically
league-finish = End season
league-archive = Archive season
league-reopen = Reopen season
league-undo = Undo the last change
league-nothing-to-undo = There is nothing to undo: something else has happened since.
league-stale = Someone else changed this season first. Check it, then try again if you still need to.
league-no-unit = This event is not part of this season.
league-no-adjustment = This adjustment does not exist.
league-counts-already = This result already counts: { $name }.
league-full = { $count ->
    [one] The season is full: it can have only one event.
   *[other] The season is full: it can have at most { $count } events.
  }
league-planned-max = { $count ->
    [one] A season can have only one event.
   *[other] A season can have at most { $count } events.
  }
league-reason = { $count ->
    [one] Enter a reason of at most { $count } character.
   *[other] Enter a reason of at most { $count } characters.
  }
league-negative-weight = A weight cannot be negative.
league-chain-twice = A tie-break is in the list twice.
league-archived = This season is archived. Reopen it first.
league-not-that-way = The season cannot be moved to that stage from the current one.
league-unchanged = Nothing has changed.
league-counting-nothing = At least one event must count.
league-counting-not-upwards = Each step must begin at a higher number of events than the one before it.
league-counting-too-fast = Each step may drop at most one more event than the step before it.
league-unit-unsound = { $name } has ranks that cannot be right, so it cannot be counted.
league-unit-twice = The same person is in { $name } twice. Correct the member list, or exclude the event.
league-unit-too-large = { $name } contains a number that is too large.
league-unit-not-played = An adjustment applies to { $name }, but the player did not play in it.
audit-add_league = League created
audit-change_league = League changed
audit-publish_league = League published or hidden
audit-report_table = Table reported
audit-confirm_table = Reported table confirmed
audit-reject_table = Reported table rejected or withdrawn

# Teams in a league.

league-teams = Teams
league-team = Team
league-teams-none = This season has no teams.
league-teams-how = { $count ->
    [one] In each event, a team gets the points of its best member.
   *[other] In each event, a team gets the points of its best { $count } members.
  }
league-teams-how-all = In each event, a team gets the points of all its members.
league-teams-how-days = Points go to the team that the player was in on the day of the event.
league-teams-how-rest = Everything else is the same as in the table of players. Tie-breaks that compare players at a table are left out, and so are adjustments to a player’s season total.
league-teams-members = Points from each member
league-team-members = Members
league-team-points = Points for the team
league-team-brought = Points by member: { $members }.
league-team-empty = No members yet.
league-teams-lead = The teams have a table of their own, made from the points of their members.
league-team-add-title = Add a team
league-team-add = Add team
league-team-join = Add a member
league-team-join-help = Leave both days empty for the whole season.
league-team-from = First day in the team
league-team-to = Last day in the team
league-team-leave = Change the last day
league-team-leave-help = Events after this day no longer count for the team. If you enter a day before the first day, the player is treated as never having been in the team.
league-team-change = Rename or remove
league-team-remove = Remove team
league-team-remove-help = A team can be removed as long as it has no results.
league-team-scoring = Points of a team in an event
league-team-scoring-best = The points of its best members
league-team-scoring-all = The points of all its members
league-team-count = How many members count
league-team-missing = This team is not part of this season.
league-team-not-in = This player is not in the team. Reload the page to see who is.
league-team-name-taken = Another team is called { $name }. Choose a different name.
league-team-name-unfit = { $count ->
    [one] Enter a team name of at most one character, without hidden control characters.
   *[other] Enter a team name of at most { $count } characters, without hidden control characters.
  }
league-teams-full = { $count ->
    [one] A season can have only one team.
   *[other] A season can have at most { $count } teams.
  }
league-team-full = { $count ->
    [one] A team can have only one member.
   *[other] A team can have at most { $count } members.
  }
league-team-two = { $player } cannot be in { $team } and in { $other } on the same day. First change the last day in { $team }.
league-team-already = { $player } is already in { $team } on some of these days.
league-team-ends-before = The last day is before the first day.
league-team-no-member = Only members of the club can be in a team.
league-team-has-points = { $team } already has results, so it cannot be removed.
league-team-scoring-unfit = { $count ->
    [one] Enter 1 as the number of members that count.
   *[other] Enter how many members count, from 1 to { $count }.
  }

# What the owner sets of a league.

league-settings = Settings
league-save = Save
league-look = Preview
league-preview = With these settings
league-preview-nobody = Nobody would move up or down.
league-points = Points for an event
league-points-vector = By place, from a list
league-points-linear = Linear: 1 for last place
league-points-per-cent = Percentage of players beaten
league-points-formula = By a formula
league-points-own = Points won at the event
league-points-raw = Scores from the event
league-points-list = Points by place
league-points-list-help = From first place on, separated by spaces: 10 7 5 4 3 2 1.
league-points-rest = Points for every place after that
league-points-formula-field = Formula
league-points-formula-help = May use n (players), rank, points and tables, for example 100*(n-rank+1)/n.
league-participation = Points for taking part
league-counting = Events that count
league-counting-best = The best
league-counting-all = All
league-counting-drop = All but the worst
league-counting-growing = All but the worst, dropping more as the season goes on
league-counting-best-per-group = The best of each group
league-counting-average = All, on average
league-counting-n = How many
league-counting-steps = Dropped as the season goes on
league-counting-steps-help = 4:1 8:2 means that one is dropped from the fourth event on, and two from the eighth.
league-minimum-growing = Early in the season, half of the events so far are enough
league-guests = Guests
league-guests-counted = They keep their places
league-guests-passed-over = They are skipped
league-lists-guests = Show guests in the table
league-chain = Tie-breaks
league-chain-place = Tie-break { $place }
league-chain-nothing = –
league-chain-counted-places = Places in counted events
league-chain-best-unit = Best event
league-chain-all-units = Sum of all events
league-chain-head-to-head = Tables where they met
league-chain-raw-sum = Sum of scores
league-chain-fewer-units = Fewer events played
league-chain-more-units = More events played
league-chain-last-unit = Last event
league-chain-opponents = Opponents’ totals
league-chain-lot = Drawing lots
league-chain-playoff = Play-off
league-bad-list = Enter the points for at least one place, separated by spaces.
league-bad-steps = Enter pairs such as 4:1, separated by spaces.
league-formula-long = The formula is too long.
league-formula-deep = Too many nested brackets at character { $at } of the formula.
league-formula-number = The number at character { $at } of the formula has too many digits.
league-formula-bad = The formula cannot be read at character { $at }.
league-rule-takes = Count automatically what this club plays, as soon as it ends
league-rule-title = What counts automatically
league-rule-units = What
league-rule-units-tournaments = Tournaments
league-rule-units-evenings = Evenings at one table
league-rule-units-both = Tournaments and evenings
league-rule-any-game = Any game
league-rule-any-day = Any day
league-rule-any-preset = Any format
league-rule-preset = Format of the tournament
league-rule-name = Name
league-rule-name-help = Leave empty for any name. Use * for any letters, as in: Club evening *
league-rule-weekday = Day of the week
league-rule-entries = Minimum number of players
league-rule-help = When you save, finished tournaments and evenings that match are added, or wait to be accepted if you have chosen that. Those that already count stay. The format, the name and the number of players only apply to tournaments; an evening is over when its scorecard is closed.
league-weekday-monday = Monday
league-weekday-tuesday = Tuesday
league-weekday-wednesday = Wednesday
league-weekday-thursday = Thursday
league-weekday-friday = Friday
league-weekday-saturday = Saturday
league-weekday-sunday = Sunday
league-name-title = Name and link of the league
league-rename-help = Letters, digits and hyphens. Old links keep working.
league-next-season = Next season
league-next-lead = The new season uses the same scoring. Tournaments played between its first and last day are added.
league-next-submit = Start season
league-unit-add-title = Add a tournament
league-unit-add = Add
league-unit-none = All of the club’s finished tournaments already count.
league-unit-tournament = Tournament
league-evening-add-title = Add an evening
league-evening-none = An evening can be added once its scorecard is closed and its deals are among the club’s hands.
league-evening-of-tournament = This evening was played at a table of the tournament { $name }. Add the tournament instead.
league-evening-running = The scorecard of this evening is still open. Close it, then add the evening.
league-evening-private = Only the person who added these hands can see them. Share them with the club, then add the evening.
league-round-add-title = Add a round of a tournament
league-round-none = A round can be added once all its tables have a confirmed result.
league-round-show = Show its rounds
league-round = Round
league-round-choice = Round { $round }, { $day }
league-round-all = { $name } has no other round to add. A round can be added once all its tables have a confirmed result.
league-round-running = Round { $round } of { $name } is not over: a table has no confirmed result yet. Confirm it, then add the round.
league-whole-counts = Round { $round } cannot be added, because the whole tournament { $name } already counts. Exclude the tournament first.
league-round-counts = { $name } cannot be added as a whole, because { $part } already counts. Exclude its rounds first.
league-table-add-title = Add a table outside tournaments
league-table-help = Three or four people from the club who played on one day, with their final scores. Leave the fourth player empty for a table of three.
league-table-day = Day
league-table-name = Name (optional)
league-table-game = Game (optional)
league-table-venue = Place (optional)
league-table-bad-game = Choose a game from the list.
league-table-person = Player { $place }
league-table-score = Score
league-table-correct = Correct
league-table-correct-title = Correct the table
league-table-leave = Cancel
league-table-bad-score = “{ $typed }” is not a score. Enter a whole number, with a minus if it is below zero: -12.
league-table-no-score = Enter the score of { $name }.
league-table-no-person = Choose who had the score { $score }.
league-table-seats = A table has three or four players. Choose each of them and enter their score.
league-table-seat-twice = { $name } is at the table twice. Choose a different player for one of the seats.
league-table-score-max = A score can be at most { $count }.
league-takes-reports = Players may report tables that they played outside tournaments
league-report-title = Report a table
league-report-new = A table outside tournaments
league-report-lead = Three or four people from the club, including you, with their final scores. The table counts once someone else who sat there, or an owner of the club, confirms it. Leave the fourth player empty for a table of three.
league-report-waiting = Tables to confirm
league-report-waits = { $count ->
    [one] { $count } reported table is waiting for you to confirm it.
   *[other] { $count } reported tables are waiting for you to confirm them.
  }
league-report-look = Look at them
league-report-by = reported by { $name }
league-report = Report
league-report-confirm = Confirm
league-report-reject = Reject
league-report-withdraw = Withdraw
league-report-closed = This season is not accepting table reports.
league-report-not-seated = You can only report a table at which you sat. Choose yourself as one of the players.
league-report-early = This day is in the future. Enter the day on which you played.
league-report-outside = This day is outside the season. Enter a day of the season.
league-report-known = This table has already been reported and is waiting to be confirmed.
league-report-full = { $count ->
    [one] { $count } of your reports is waiting to be confirmed. Ask the others to confirm it first.
   *[other] { $count } of your reports are waiting to be confirmed. Ask the others to confirm them first.
  }
league-report-own = Someone else who sat at the table has to confirm it.
league-report-gone = This report is no longer waiting. It was confirmed or withdrawn.
league-unit-outside = { $name } (outside the season)
league-unit-change = Change
league-unit-weight = Weight
league-unit-group = Group
league-unit-is-bonus = Bonus: always counts, in addition to the best events
league-unit-own-points = has its own points
league-group-unfit = { $count ->
    [one] A group name can have at most one character, and no hidden control characters.
   *[other] A group name can have at most { $count } characters, and no hidden control characters.
  }

# Divisions
league-division = Division
league-divisions = Divisions
league-divisions-how = How the season is divided
league-divisions-none = This season has no divisions.
league-divisions-together = All divisions in one table
league-divisions-proposed =
    First division
    Second division
league-division-names = Names of the divisions
league-division-names-help = One name per line, the highest division first. A division keeps its players when you rename it.
league-division-people = Who plays where
league-division-none = No division
league-moving = Moving up and down
league-moving-number = A number of players
league-moving-share = A percentage of the smaller division
league-moving-count = How many
league-level = If players are level at the cut-off
league-level-playoff = A play-off decides
league-level-average = The better average decides, then a play-off
league-level-all-move = All of them move
league-own-places = Count places only among the players in the division
league-unite = Play without divisions
league-movers = If the season ended now
league-moves-up = up
league-moves-down = down
league-moves-open-up = level at the cut-off for moving up
league-moves-open-down = level at the cut-off for moving down
league-decline = Mark as not wanting to move up
league-declined = does not want to move up
league-agree = Let them move up after all
league-playoff-title = Play-off: { $division }
league-playoff-help = These players are level at the cut-off. Enter the places they reached in the play-off.
league-playoff-save = Save play-off
league-playoff-of-two = A play-off needs at least two different players.
league-playoff-undecided = Everyone has the same place in this play-off, so it decides nothing. Choose who came first.
league-playoff-contradicts = An earlier play-off put these players in the opposite order.
league-division-count = { $count ->
   *[other] A season can have from 2 to { $count } divisions.
  }
league-division-twice = Two divisions are called { $name }. Give each a name of its own.
league-in-two-divisions = { $name } would play in two divisions.
league-in-no-division = { $name } does not play in any division.
league-moving-max = { $count ->
   *[other] At most { $count } players can move up or down, and at most 100 per cent.
  }
league-how-number-moves = { $count ->
    [one] After the season the last player of each division and the first player of the next one change places.
   *[other] After the season the last { $count } players of each division and the first { $count } of the next one change places.
  }
league-how-share-moves = After the season { $share } per cent of the players of neighbouring divisions change places.
league-how-nobody-moves = Nobody changes division after the season.
league-how-own-places = Places are counted only among the players in a division.

# Who comes on
league-qualified = Who qualified
league-qualified-none = Nobody qualifies from this season yet.
league-qualifying = Qualification
league-qualification-new = New qualification
league-qualification-remove = Remove this qualification
league-source = Players from
league-source-nothing = Nobody
league-source-season = Table of the season
league-source-unit = Result of { $name }
league-source-level = Two or more players are level for the last place. They are listed in the order of the season table.
league-source-free = { $count ->
    [one] One place is still free.
   *[other] { $count } places are still free.
  }
league-source-count = { $count ->
   *[other] A qualification can have from 1 to { $count } sources.
  }
league-quota = How many
league-quota-max = { $count ->
   *[other] Enter how many players qualify, from 1 to { $count }.
  }
league-reserves = In reserve:
league-not-coming = Not coming:
league-not-coming-mark = not coming
league-does-not-come = Mark as not coming
league-comes = Mark as coming
league-choose = Add someone directly
league-choose-reason = Reason (everyone can see it), such as “title holder”
league-choose-add = Add
league-enter-qualified = Enter these players
league-entered-in = Entered in:
league-entered-all = Everyone who qualifies is entered.
league-entered-missing = Qualified by this table but not entered: { $names }.
league-entered-beyond = Entered, but not qualified by this table: { $names }. They stay in the tournament.
league-no-qualification = This qualification no longer exists.
league-qualification-count = { $count ->
   *[other] A season can have at most { $count } qualifications.
  }

# Challenges
league-position = Position
league-off-list = Not on the challenge list
league-off-list-row = Not on the challenge list.
league-how-challenge = The table is in the order of the challenge list; points stand beside it.
league-challenge = Challenge list
league-challenge-none = This season has no challenge list.
league-challenge-empty = The list begins with the first table that is played.
league-challenge-how = { $count ->
    [one] The players at a table exchange their list positions according to how they finish there. A player can challenge up to one position above their own.
   *[other] The players at a table exchange their list positions according to how they finish there. A player can challenge up to { $count } positions above their own.
  }
league-challenge-manage = How the list is played
league-challenge-most = How many positions up a player can challenge
league-challenge-help = A player who plays for the first time starts at the bottom. The next season begins with the order in which this one ends.
league-challenge-from = Order at the beginning
league-challenge-season-before = the table of the season before
league-challenge-begin = Begin in this order
league-challenge-begin-help = Until the first event counts, the list can begin in the order of an earlier table or a rating list.
league-challenge-began = The list began in the order of { $list } of { $club }, revision { $revision }.
league-challenge-leave = Remove from the list
league-challenge-return = Return { $name } to the list
league-challenge-end = Play without a challenge list
league-may-challenge = may challenge { $names }
league-challenge-max = { $count ->
   *[other] Enter a number of positions from 1 to { $count }.
  }
league-on-challenge-twice = { $name } is on the list twice.

# Pot
league-pot = Pot
league-pot-none = This season has no pot.
league-pot-how = What the tournaments keep of their pots is shared at the end of the season, from first place on: { $shares }.
league-pot-decided = The places in { $name } decide.
league-pot-sum = { $count ->
    [one] { $amount } from { $count } tournament
   *[other] { $amount } from { $count } tournaments
  }
league-pot-now = If the season ended now:
league-pot-nobody = Nobody has a place yet that wins a share.
league-pot-rest = Not shared out: { $amount }
league-pot-empty = No tournament has kept anything yet.
league-pot-from = Where it comes from
league-pot-manage = How the pot is shared
league-pot-help = A tournament whose prizes are shares of its pot keeps what it does not pay out: the house share and what is left over. Here that is added up. For a cup with a pot, set the entry fee, shares of 45 35 20 and a house share of 30 in each tournament.
league-pot-by = Places are decided by
league-pot-by-table = the table of the season
league-pot-end = Remove the pot
league-pot-shares = { $count ->
   *[other] Enter from 1 to { $count } shares in per cent that add up to 100 at most.
  }

# Lists by tag
league-lists = Lists
league-lists-help = A list shows the players of this season who have a tag, such as junior, with ranks of their own. Owners set tags on the page of each member. Only members who agreed are on a list.
league-lists-none = This season has no lists.
league-list-new = Add or change a list
league-list-tag = Tag
league-list-tag-help = As shown on the members’ pages. Upper and lower case make no difference.
league-list-remove = Remove list
league-list-everyone = Everyone
league-list-points-counted = Points of the season
league-list-points-own-places = Places among these players
league-list-counted = Points of the season. Players are ranked among those on this list.
league-list-own-places = Places and points are counted only among the players on this list.
league-list-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
league-list-small = { $count ->
   *[other] Visitors do not see this list, because it has fewer than { $count } players.
  }
league-list-waits = Visitors do not see this list yet. Publish the table, and show the season.
league-list-not-agreed = { $count ->
    [one] { $count } member has this tag but has not agreed to be on lists.
   *[other] { $count } members have this tag but have not agreed to be on lists.
  }
league-list-count = { $count ->
   *[other] A season can have at most { $count } lists. Remove one first.
  }
league-list-gone = This list no longer exists.
league-part-games = Games
league-part-together = Together
league-part-venues = Places
league-part-everywhere = Everywhere
league-part-game = Only events of { $game } count in this table. Everything else is counted as in the whole season.
league-part-venue = Only events at { $venue } count in this table. Everything else is counted as in the whole season.
league-part-team = What these players earned for { $team }.
league-part-adjustments = Adjustments to a player’s season total count only in the table of the whole season.
league-part-ties = Tie-breaks that compare players at a table are left out.
league-part-unknown = { $count ->
    [one] { $count } event counts only in the table of both games, because its game is not known.
   *[other] { $count } events count only in the table of both games, because their game is not known.
}
league-team-people = Table of these players
league-team-list = Table of a team’s players
