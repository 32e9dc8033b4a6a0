# Events: lists, entries, rounds, results, the console of the director.

events-title = Tournaments
events-lead = What the clubs play for, the latest first.
events-none = No tournament yet
events-none-why = The owner of a club makes one from the page of the club.
event-new = New tournament
event-new-lead = Choose the kind that comes nearest; before the first round it can still be taken back.
event-new-submit = Make the tournament
event-name = Name
event-preset = Kind
event-game = Game
event-day = Day
event-time = Time
event-venue = Place
event-venue-help = Where it is played; may be left empty.
event-preset-club-evening = Club evening
event-preset-club-evening-help = Whoever comes; four rounds by the standings, points by place, nobody meets twice where it can be helped.
event-preset-final-21 = Final of 21
event-preset-final-21-help = Ten rounds in which each of 21 players meets each other one exactly once.
event-preset-semi-final-42 = Semi-final of 42
event-preset-semi-final-42-help = Seven rounds by the standings, without meeting again.
event-preset-semi-final-60 = Semi-final of 60
event-preset-semi-final-60-help = Eight rounds by the standings, without meeting again.
event-preset-serbian-league = League of 8 and 7 rounds
event-preset-serbian-league-help = Eight rounds fixed beforehand, then seven with tables cut from the standings; 3 or 4, 2 or 1, and 0 points.
event-preset-washington-groups = Small groups and a final
event-preset-washington-groups-help = Groups of three to six play among themselves, the best three meet in a final.
event-preset-duplicate-evening = Evening with equal deals
event-preset-duplicate-evening-help = The same deals at every table, compared seat by seat.
event-hidden = not public
event-tabs = Pages of the tournament
event-tab-show = Overview
event-tab-round = Round
event-tab-standings = Standings
event-tab-entries = Players
event-tab-direct = Direct
event-revision = State { $number } of this tournament
event-entry-numbered = Player { $number }
event-state-draft = draft
event-state-open = open for entries
event-state-check_in = check-in
event-state-running = running
event-state-finished = finished
event-state-archived = closed
event-place-stage = Stage { $number }
event-place-round = Round { $number }
event-place-table = Table { $number }
event-round = Round { $number }
event-rounds = Rounds
event-stages = Stages
event-round-drawn = draft, seen by nobody else
event-round-published = published
event-round-playing = being played
event-round-complete = complete
event-table-number = Table { $number }
event-table-draft = draft
event-table-waiting = waiting
event-table-playing = playing
event-table-entered = entered
event-table-confirmed = confirmed
event-table-disputed = disputed
event-table-ruled = decided
event-table-voided = taken out
event-sits-out = Sits out:
event-bye = sits out
event-absent = did not come
event-my-table = Your table: { $number }
event-my-result = Result of this table
event-waiting-draft = { $count ->
    [one] It is being prepared; { $count } player is entered.
   *[other] It is being prepared; { $count } players are entered.
    }
event-waiting-entries = { $count ->
    [one] { $count } player is entered.
   *[other] { $count } players are entered.
    }
event-waiting-round = { $count ->
    [one] { $count } player takes part. The first round is not published yet.
   *[other] { $count } players take part. The first round is not published yet.
    }
event-see-entries = Who takes part
event-rank = Rank
event-player = Player
event-points = Points
event-wins = Tables won
event-seconds = Seconds
event-raw = Score
event-why = Why
event-standings-all = All standings
event-standings-none = There is nothing to rank yet.
event-standings-after = Standings after round { $number }
event-moved-up = { $count ->
    [one] { $count } place up
   *[other] { $count } places up
    }
event-moved-down = { $count ->
    [one] { $count } place down
   *[other] { $count } places down
    }
event-penalties = Penalties and awards
event-penalty-amount = Points
event-penalty-help = Negative for a penalty: -1, -0.5 or -1/2.
event-penalty-bad = The points are not a number. Type them like -1, -0.5, 1/2 or ½.
event-penalty-give = Give
event-penalty-revoke = Take back
event-reason = Reason
event-entries-count = { $all } entered, { $here } here
event-entries-none = Nobody is entered yet.
event-enter-me = Enter me
event-enter-member = Enter a member
event-enter-guest = Enter a guest
event-enter = Enter
event-member = Member
event-is-here = is here
event-status-registered = entered
event-status-checked_in = here
event-status-late = came late
event-status-no_show = did not come
event-status-withdrawn = left
event-status-excluded = excluded
event-entry-check-in = Here
event-entry-uncheck = Not here
event-entry-no-show = Did not come
event-entry-withdraw = Leaves
event-confirm = Yes, this is right
event-result = Result
event-result-send = Send the result
event-zero-sum = The scores of a table add up to zero.
event-deals = Deals
event-score-bad = A score is a whole number with its sign in front, such as 12, −7 or 1 200.
event-dispute = This is not right
event-dispute-send = Call the director
event-not-played = Not played
event-not-played-help = Who did not come? The others sit this round out.
event-not-played-out = They are not drawn in the next rounds. If they come after all, tick them off under Entries.
event-not-played-again = Draw them in the next rounds anyway
event-not-played-send = The others sit out
event-rule = Decide or put right
event-rule-help = These scores count from now on. Standings are counted again; rounds that are drawn stay as they are.
event-rule-send = This is the result
event-void = Take the result out
event-void-help = It counts no more, and you enter another one. It stays in the log.
event-void-send = Take it out
event-minutes-left = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
    }
event-now = Needs you now
event-now-disputed = Round { $round }, table { $table }: the result is disputed
event-now-voided = Round { $round }, table { $table }: needs a new result
event-now-unconfirmed = Round { $round }, table { $table }: not confirmed yet
event-now-one-device = Round { $round }, table { $table }: confirmed on the device that entered it
event-now-missing = Round { $round }, table { $table }: no result yet
event-now-gone = has left and is seated in round { $round }, table { $table }
event-now-late = { $name } is here and has no seat in the draft: draw again
event-now-not-here = { $name } is entered and not here
event-next-open = Open for entries
event-next-open-help = Visitors see the tournament from then on, and members can enter.
event-next-check-in = Begin check-in
event-next-start = Start the tournament
event-next-start-help = { $count ->
    [one] { $count } player is here.
   *[other] { $count } players are here. Whoever comes later can still be entered.
    }
event-next-draw = Draw round { $number }
event-next-draw-help = { $count ->
    [one] { $count } player is in play. Nobody sees the draw before you publish it.
   *[other] { $count } players are in play. Nobody sees the draw before you publish it.
    }
event-next-publish = Publish round { $number }
event-next-publish-help = Look at the draft below; then everybody sees who sits where.
event-next-begin = Begin round { $number }
event-next-begin-help = When everybody sits: the clock starts.
event-next-wait = { $count ->
    [one] Waiting for { $count } table.
   *[other] Waiting for { $count } tables.
    }
event-next-redraw = Draw round { $number } again
event-next-redraw-help = The draft seats somebody who has left.
event-next-sit-out = { $count ->
    [one] Let { $count } sit out
   *[other] Let { $count } sit out
    }
event-next-sit-out-players = { $count ->
    [one] { $count } player does not fit tables of three and four.
   *[other] { $count } players do not fit tables of three and four.
    }
event-next-sit-out-teams = { $count ->
    [one] { $count } team does not fit tables of three and four.
   *[other] { $count } teams do not fit tables of three and four.
    }
event-next-sit-out-byes = { $count ->
    [one] The others can play if { $count } sits out each round; everybody sits out once before anybody does twice.
   *[other] The others can play if { $count } sit out each round; everybody sits out once before anybody does twice.
    }
event-next-sit-out-team-byes = { $count ->
    [one] The others can play if { $count } team sits out each round; each team sits out once before any does twice.
   *[other] The others can play if { $count } teams sit out each round; each team sits out once before any does twice.
    }
event-next-stuck-players = { $count ->
    [one] Only { $count } player is left, and a round needs three.
   *[other] Only { $count } players are left, and a round needs three.
    }
event-next-stuck-teams = { $count ->
    [one] There is only { $count } team, and a round needs three. Teams are set in the settings.
   *[other] There are only { $count } teams, and a round needs three. Teams are set in the settings.
    }
event-next-stuck-enter = Let somebody in on the Players page.
event-next-stuck-finish = Let somebody in on the Players page, or end the tournament.
event-next-finish = End the tournament
event-next-finish-help = All rounds are played. Results can still be put right afterwards.
event-next-archive = Close the tournament
event-next-archive-help = Nothing changes any more then. Only the owner of the club can open it again.
event-next-nothing = There is nothing to do.
event-draft = Draft of round { $number }
event-draft-more = { $count ->
    [one] { $count } more round is drawn after it.
   *[other] { $count } more rounds are drawn after it.
    }
event-draft-again = { $one } and { $other } meet again, last in round { $round }.
event-draft-no-repeats = Nobody meets again.
event-draft-bound = { $count ->
    [one] At least { $count } pair has to meet again, whoever sits with whom.
   *[other] At least { $count } pairs have to meet again, whoever sits with whom.
    }
event-draft-by-hand = Changed by hand.
event-swap = Change places
event-swap-one = This player
event-swap-other = with this one
event-redraw = Draw again
event-redraw-repeats = Draw again with the fewest repeats
event-redraw-even = Draw again with even visits to tables of four
event-undo = Take back: { $what }
event-undo-archived = Closing the tournament is not taken back this way. The owner of the club can open it again, with a reason.
event-officials = Directors and scorers
event-director = director
event-scorer = scorer
event-director-appoint = Make director
event-director-remove = Director no more
event-scorer-appoint = Make scorer
event-scorer-remove = Scorer no more
event-no-account = Only somebody with an account can hold a role.
event-more = More
event-hide = Hide from visitors
event-show = Show to visitors
event-finish-early = End the tournament now
event-reopen = Open again
refusal-state = The tournament is not at that step: { $state }.
refusal-frozen = How it is counted and played is fixed since the tournament began.
refusal-empty = Something has to be written here.
refusal-too-long = { $count ->
    [one] At most { $count } character fits.
   *[other] At most { $count } characters fit.
    }
refusal-too-many = { $count ->
    [one] At most { $count } player can enter.
   *[other] At most { $count } players can enter.
    }
refusal-too-few = { $count ->
    [one] Only { $count } is here, and a table needs three.
   *[other] Only { $count } are here, and a table needs three.
    }
refusal-no-reason = Say why, in a few words.
refusal-missing = There is no such thing in this tournament.
refusal-entered = This player is already entered.
refusal-not-in-play = This player is not in play.
refusal-in-play = This player is already in play.
refusal-played = This player has already played.
refusal-round-count = A stage has 1 to 200 rounds, and not fewer than are drawn.
refusal-format = This kind of round cannot be played so.
refusal-all-drawn = All rounds are drawn.
refusal-round-open = Round { $count } is not complete yet.
refusal-drafted = Round { $count } is drawn already: publish it or draw again.
refusal-not-its-turn = Round { $count } comes first.
refusal-published = It is published already.
refusal-not-published = It is not published yet.
refusal-seats-absent = Somebody is seated who is not in play: draw again.
refusal-same-place = Two different players are needed.
refusal-stale = Somebody else was faster. Look at what is there now, and try again if need be.
refusal-settled = The result is confirmed; only the director can change it.
refusal-not-yours = You may not do this at this table.
refusal-ruled = The director has decided this result. Only a director can change it.
refusal-voided = The director took the result out and enters the new one.
refusal-disputed = This result is disputed. The director decides it.
refusal-one-device = This result was entered and confirmed on one device. Another device has to confirm it, or the director or a scorer.
refusal-no-result = There is no result yet.
refusal-own-result = Somebody else of the table has to confirm it.
refusal-not-at-table = This player does not sit at this table.
refusal-substitute = This player already sits at table { $count } in this round.
refusal-sum = The scores add up to { $count }, not to zero.
refusal-score = These scores cannot be.
refusal-hands = The hands of the table give another result.
refusal-unchanged = Nothing was changed: it is like that already.
refusal-unseatable = { $count ->
    [one] { $count } does not fit tables of three and four unless somebody sits out.
   *[other] { $count } do not fit tables of three and four unless somebody sits out.
    }
refusal-together = { $one } and { $other } must not meet, and no draw keeps everybody apart. The settings say who must not meet.
refusal-teams = { $count ->
    [one] There is only { $count } team, and a round needs three. Teams are set in the settings.
   *[other] There are only { $count } teams, and a round needs three. Teams are set in the settings.
    }
refusal-draw = No round can be drawn with those who are here and those who must not meet.
audit-add_tournament = Tournament made
audit-import_tournament = Tournament brought in from a file
audit-change_tournament = Tournament changed
audit-step_tournament = Tournament taken a step on
audit-publish_tournament = Tournament shown or hidden
audit-reopen_tournament = Tournament opened again
audit-change_entry = Entry
audit-draw_round = Round drawn
audit-change_round = Round changed
audit-publish_round = Round published
audit-enter_result = Result entered
audit-confirm_result = Result confirmed
audit-dispute_result = Result disputed
audit-take_back_result = Result taken back
audit-rule_result = Result decided
audit-void_result = Result taken out
audit-penalty = Penalty or award
audit-revoke_penalty = Penalty taken back
audit-undo_step = Step taken back
audit-appoint_official = Director or scorer appointed
audit-remove_official = Director or scorer removed
