# Events: lists, entries, rounds, results, the console of the director.

events-title = Tournaments
events-lead = Club tournaments, newest first.
events-none = No tournaments yet
events-none-why = The owner of a club can create one from the club’s page.
event-new = New tournament
event-new-lead = Choose the closest format. You can change the settings until the first round.
event-new-submit = Create tournament
event-name = Name
event-preset = Format
event-game = Game
event-day = Day
event-time = Time
event-venue = Place
event-venue-help = Where it is played. Optional.
event-preset-club-evening = Club evening
event-preset-club-evening-help = Open to all. Four rounds drawn by the standings, points by place; players do not meet twice where that can be avoided.
event-preset-final-21 = Final of 21
event-preset-final-21-help = Ten rounds in which each of 21 players meets every other exactly once.
event-preset-semi-final-42 = Semi-final of 42
event-preset-semi-final-42-help = Seven rounds drawn by the standings, without repeat meetings.
event-preset-semi-final-60 = Semi-final of 60
event-preset-semi-final-60-help = Eight rounds drawn by the standings, without repeat meetings.
event-preset-serbian-league = League of 8 and 7 rounds
event-preset-serbian-league-help = Eight rounds fixed in advance, then seven with tables cut from the standings; 3 or 4, 2 or 1, and 0 points.
event-preset-washington-groups = Small groups and a final
event-preset-washington-groups-help = Groups of three to six play among themselves; the best three meet in a final.
event-preset-duplicate-evening = Duplicate evening
event-preset-duplicate-evening-help = The same deals at every table, compared seat by seat.
event-hidden = not public
event-tabs = Pages of the tournament
event-tab-show = Overview
event-tab-round = Round
event-tab-standings = Standings
event-tab-entries = Players
event-tab-direct = Director
event-revision = Version { $number }
event-entry-numbered = Player { $number }
event-state-draft = draft
event-state-open = open for entry
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
event-round-drawn = draft, visible only to directors
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
event-table-voided = removed
event-sits-out = Sits out:
event-bye = sits out
event-absent = did not come
event-my-table = Your table: { $number }
event-my-result = Result of this table
event-waiting-draft = { $count ->
    [one] In preparation; { $count } player has entered.
   *[other] In preparation; { $count } players have entered.
    }
event-waiting-entries = { $count ->
    [one] { $count } player has entered.
   *[other] { $count } players have entered.
    }
event-waiting-round = { $count ->
    [one] { $count } player is taking part. The first round is not published yet.
   *[other] { $count } players are taking part. The first round is not published yet.
    }
event-see-entries = See the players
event-rank = Rank
event-player = Player
event-points = Points
event-wins = Tables won
event-seconds = 2nd places
event-raw = Score
event-why = Why
event-standings-all = All standings
event-standings-none = There are no results to rank yet.
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
event-penalty-bad = These points are not a number. Enter them like -1, -0.5, 1/2 or ½.
event-penalty-give = Give
event-penalty-revoke = Revoke
event-reason = Reason
event-entries-count = { $all } entered, { $here } here
event-entries-none = Nobody has entered yet.
event-enter-me = Sign me up
event-enter-member = Add a member
event-enter-guest = Add a guest
event-enter = Add
event-member = Member
event-is-here = is here
event-status-registered = entered
event-status-checked_in = here
event-status-late = came late
event-status-no_show = did not come
event-status-withdrawn = withdrew
event-status-excluded = excluded
event-entry-check-in = Check in
event-entry-uncheck = Undo check-in
event-entry-no-show = Did not come
event-entry-withdraw = Withdraw
event-confirm = Yes, this is right
event-result = Result
event-result-send = Send result
event-zero-sum = The scores of a table add up to zero.
event-deals = Deals
event-score-bad = Enter a whole number with its sign in front, such as 12, −7 or 1 200.
event-dispute = This is not right
event-dispute-send = Call the director
event-not-played = Table not played
event-not-played-help = Who did not come? The others sit out this round.
event-not-played-out = They are left out of the next rounds. If they come after all, check them in under Players.
event-not-played-again = Keep them in the next rounds
event-not-played-send = Let the others sit out
event-rule = Decide or correct the result
event-rule-help = These scores count from now on and the standings are recalculated. Rounds already drawn stay as they are.
event-rule-send = Set this result
event-void = Remove the result
event-void-help = It no longer counts, and you enter a new one. It stays in the log.
event-void-send = Remove it
event-minutes-left = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
    }
event-now = Needs your attention
event-now-disputed = Round { $round }, table { $table }: the result is disputed
event-now-voided = Round { $round }, table { $table }: needs a new result
event-now-unconfirmed = Round { $round }, table { $table }: not confirmed yet
event-now-one-device = Round { $round }, table { $table }: confirmed on the device that entered it
event-now-missing = Round { $round }, table { $table }: no result yet
event-now-gone = has left but has a seat in round { $round }, table { $table }
event-now-late = { $name } is here but has no seat in the draft: draw again
event-now-not-here = { $name } has entered but is not here
event-next-open = Open for entries
event-next-open-help = Visitors can then see the tournament, and members can enter.
event-next-check-in = Start check-in
event-next-start = Start the tournament
event-next-start-help = { $count ->
    [one] { $count } player is here.
   *[other] { $count } players are here. Latecomers can still be added.
    }
event-next-draw = Draw round { $number }
event-next-draw-help = { $count ->
    [one] { $count } player is in play. Nobody sees the draw until you publish it.
   *[other] { $count } players are in play. Nobody sees the draw until you publish it.
    }
event-next-publish = Publish round { $number }
event-next-publish-help = Check the draft below. Once published, everyone sees who sits where.
event-next-begin = Start round { $number }
event-next-begin-help = When everyone is seated. This starts the clock.
event-next-wait = { $count ->
    [one] Waiting for { $count } table.
   *[other] Waiting for { $count } tables.
    }
event-next-redraw = Draw round { $number } again
event-next-redraw-help = The draft seats a player who has left.
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
    [one] The others can play if { $count } sits out each round; everyone sits out once before anyone does twice.
   *[other] The others can play if { $count } sit out each round; everyone sits out once before anyone does twice.
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
event-next-stuck-enter = Add players on the Players page.
event-next-stuck-finish = Add players on the Players page, or end the tournament.
event-next-finish = End the tournament
event-next-finish-help = All rounds have been played. Results can still be corrected afterwards.
event-next-archive = Close the tournament
event-next-archive-help = Nothing can change after that. Only an owner of the club can reopen it.
event-next-nothing = Nothing to do right now.
event-draft = Draft of round { $number }
event-draft-more = { $count ->
    [one] { $count } more round is already drawn.
   *[other] { $count } more rounds are already drawn.
    }
event-draft-again = { $one } and { $other } meet again; they last met in round { $round }.
event-draft-no-repeats = No repeat meetings.
event-draft-bound = { $count ->
    [one] At least { $count } repeat meeting cannot be avoided.
   *[other] At least { $count } repeat meetings cannot be avoided.
    }
event-draft-by-hand = Changed by hand.
event-swap = Swap places
event-swap-one = This player
event-swap-other = and this one
event-redraw = Draw again
event-redraw-repeats = Draw again with the fewest repeats
event-redraw-even = Draw again with even visits to tables of four
event-undo = Undo: { $what }
event-undo-archived = Closing the tournament cannot be undone here. An owner of the club can reopen it, with a reason.
event-officials = Directors and scorers
event-director = director
event-scorer = scorer
event-director-appoint = Make director
event-director-remove = Remove as director
event-scorer-appoint = Make scorer
event-scorer-remove = Remove as scorer
event-no-account = Only people with an account can be directors or scorers.
event-more = More
event-hide = Hide from visitors
event-show = Show to visitors
event-finish-early = End the tournament now
event-reopen = Reopen
refusal-state = This cannot be done at this stage of the tournament: { $state }.
refusal-frozen = The scoring and format are fixed since the tournament started.
refusal-empty = Please fill this in.
refusal-too-long = { $count ->
    [one] At most { $count } character is allowed.
   *[other] At most { $count } characters are allowed.
    }
refusal-too-many = { $count ->
    [one] At most { $count } player can enter.
   *[other] At most { $count } players can enter.
    }
refusal-too-few = { $count ->
    [one] Only { $count } is here, and a table needs three.
   *[other] Only { $count } are here, and a table needs three.
    }
refusal-no-reason = Give a reason, in a few words.
refusal-missing = That is not part of this tournament.
refusal-entered = This player is already entered.
refusal-not-in-play = This player is not in play.
refusal-in-play = This player is already in play.
refusal-played = This player has already played.
refusal-round-count = A stage has 1 to 200 rounds, and no fewer than have been drawn.
refusal-format = This stage cannot be played in this format.
refusal-all-drawn = All rounds have been drawn.
refusal-round-open = Round { $count } is not complete yet.
refusal-drafted = Round { $count } is already drawn: publish it or draw it again.
refusal-not-its-turn = Round { $count } comes first.
refusal-published = It is already published.
refusal-not-published = It is not published yet.
refusal-seats-absent = The draft seats a player who is not in play: draw it again.
refusal-same-place = Choose two different players.
refusal-stale = Someone else changed this first. Check what is there now, then try again if you still need to.
refusal-settled = The result is confirmed; only the director can change it.
refusal-not-yours = You may not do this at this table.
refusal-ruled = The director has decided this result. Only a director can change it.
refusal-voided = The director removed the result and will enter the new one.
refusal-disputed = This result is disputed. The director will decide it.
refusal-dispute-open = A result is still disputed. Decide it first.
refusal-one-device = This result was entered and confirmed on the same device. It must be confirmed on another device, or by the director or a scorer.
refusal-no-result = There is no result yet.
refusal-own-result = Another player of the table has to confirm it.
refusal-not-at-table = This player does not sit at this table.
refusal-substitute = This player already sits at table { $count } in this round.
refusal-sum = The scores add up to { $count }, not to zero.
refusal-score = These scores are not possible.
refusal-hands = The hands of the table give a different result.
refusal-unchanged = Nothing was changed: it is already like that.
refusal-unseatable = { $count ->
    [one] { $count } does not fit tables of three and four unless someone sits out.
   *[other] { $count } do not fit tables of three and four unless someone sits out.
    }
refusal-together = { $one } and { $other } must not meet, and no draw keeps all such pairs apart. Check in the settings who must not meet.
refusal-teams = { $count ->
    [one] There is only { $count } team, and a round needs three. Teams are set in the settings.
   *[other] There are only { $count } teams, and a round needs three. Teams are set in the settings.
    }
refusal-draw = No round can be drawn with the players who are here and those who must not meet.
audit-add_tournament = Tournament created
audit-import_tournament = Tournament imported from a file
audit-change_tournament = Tournament changed
audit-step_tournament = Tournament moved on
audit-publish_tournament = Tournament shown or hidden
audit-reopen_tournament = Tournament reopened
audit-change_entry = Entry
audit-draw_round = Round drawn
audit-change_round = Round changed
audit-publish_round = Round published
audit-enter_result = Result entered
audit-confirm_result = Result confirmed
audit-dispute_result = Result disputed
audit-take_back_result = Result withdrawn
audit-rule_result = Result decided
audit-void_result = Result removed
audit-penalty = Penalty or award
audit-revoke_penalty = Penalty revoked
audit-undo_step = Step undone
audit-appoint_official = Director or scorer added
audit-remove_official = Director or scorer removed
