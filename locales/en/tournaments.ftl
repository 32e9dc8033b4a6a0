# Tournaments: lists, entries, rounds, results, the console of the director.

tournaments-title = Tournaments
tournaments-lead = Club tournaments, newest first.
tournaments-none = No tournaments yet
tournaments-none-why = The owner of a club can create one from the club’s page.
tournament-new = New tournament
tournament-new-lead = Choose the closest format. You can change the settings until the first round.
tournament-new-submit = Create tournament
tournament-name = Name
tournament-preset = Format
tournament-game = Game
tournament-day = Day
tournament-time = Time
tournament-venue = Place
tournament-venue-help = Where it is played. Optional.
tournament-preset-club-evening = Club evening
tournament-preset-club-evening-help = Open to all. Four rounds drawn by the standings, points by place; players do not meet twice where that can be avoided.
tournament-preset-final-21 = Final of 21
tournament-preset-final-21-help = Ten rounds in which each of 21 players meets every other exactly once.
tournament-preset-semi-final-42 = Semi-final of 42
tournament-preset-semi-final-42-help = Seven rounds drawn by the standings, without repeat meetings.
tournament-preset-semi-final-60 = Semi-final of 60
tournament-preset-semi-final-60-help = Eight rounds drawn by the standings, without repeat meetings.
tournament-preset-serbian-league = League of 8 and 7 rounds
tournament-preset-serbian-league-help = Eight rounds fixed in advance, then seven with tables cut from the standings; 3 or 4, 2 or 1, and 0 points.
tournament-preset-washington-groups = Small groups and a final
tournament-preset-washington-groups-help = Groups of three to six play among themselves; the best three meet in a final.
tournament-preset-duplicate-evening = Duplicate evening
tournament-preset-duplicate-evening-help = The same deals at every table, compared seat by seat.
tournament-hidden = not public
tournament-tabs = Pages of the tournament
tournament-tab-show = Overview
tournament-tab-round = Round
tournament-tab-standings = Standings
tournament-tab-entries = Players
tournament-tab-direct = Director
tournament-revision = Version { $number }
tournament-entry-numbered = Player { $number }
tournament-state-draft = draft
tournament-state-open = open for entry
tournament-state-check_in = check-in
tournament-state-running = running
tournament-state-finished = finished
tournament-state-archived = closed
tournament-place-stage = Stage { $number }
tournament-place-round = Round { $number }
tournament-place-table = Table { $number }
tournament-round = Round { $number }
tournament-rounds = Rounds
tournament-stages = Stages
tournament-round-drawn = draft, visible only to directors
tournament-round-published = published
tournament-round-playing = being played
tournament-round-complete = complete
tournament-table-number = Table { $number }
tournament-table-draft = draft
tournament-table-waiting = waiting
tournament-table-playing = playing
tournament-table-entered = entered
tournament-table-confirmed = confirmed
tournament-table-disputed = disputed
tournament-table-ruled = decided
tournament-table-voided = removed
tournament-sits-out = Sits out:
tournament-bye = sits out
tournament-absent = did not come
tournament-my-table = Your table: { $number }
tournament-my-result = Result of this table
tournament-waiting-draft = { $count ->
    [one] In preparation; { $count } player has entered.
   *[other] In preparation; { $count } players have entered.
    }
tournament-waiting-entries = { $count ->
    [one] { $count } player has entered.
   *[other] { $count } players have entered.
    }
tournament-waiting-round = { $count ->
    [one] { $count } player is taking part. The first round is not published yet.
   *[other] { $count } players are taking part. The first round is not published yet.
    }
tournament-see-entries = See the players
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-wins = Tables won
tournament-seconds = 2nd places
tournament-raw = Score
tournament-why = Why
tournament-standings-all = All standings
tournament-standings-none = There are no results to rank yet.
tournament-standings-after = Standings after round { $number }
tournament-standings-during = Standings in round { $number }
tournament-standings-before = Standings before the first result
tournament-moved-up = { $count ->
    [one] { $count } place up
   *[other] { $count } places up
    }
tournament-moved-down = { $count ->
    [one] { $count } place down
   *[other] { $count } places down
    }
tournament-penalties = Penalties and awards
tournament-penalty-amount = Points
tournament-penalty-help = Negative for a penalty: -1, -0.5 or -1/2.
tournament-penalty-bad = Enter a number other than 0, such as -1, -0.5, 1/2 or ½.
tournament-penalty-give = Add penalty or award
tournament-penalty-revoke = Revoke
tournament-reason = Reason
tournament-entries-count = { $all } entered, { $here } here
tournament-entries-none = Nobody has entered yet.
tournament-enter-me = Sign me up
tournament-enter-member = Add a member
tournament-enter-guest = Add a guest
tournament-enter = Add
tournament-member = Member
tournament-is-here = is here
tournament-status-registered = entered
tournament-status-checked_in = here
tournament-status-late = came late
tournament-status-no_show = did not come
tournament-status-withdrawn = withdrew
tournament-status-excluded = excluded
tournament-entry-check-in = Check in
tournament-entry-uncheck = Undo check-in
tournament-entry-no-show = Did not come
tournament-entry-withdraw = Withdraw
tournament-entry-exclude = Exclude
tournament-confirm = Yes, this is right
tournament-result = Result
tournament-result-send = Send result
tournament-zero-sum = The scores of a table add up to zero.
tournament-deals = Deals
tournament-score-bad = Enter a whole number with its sign in front, such as 12, −7 or 1 200.
tournament-dispute = This is not right
tournament-dispute-send = Call the director
tournament-not-played = Table not played
tournament-not-played-help = Who did not come? The others sit out this round.
tournament-not-played-four = If one of four did not come, the other three play: tick that beside their score above.
tournament-not-played-out = They are left out of the next rounds. If they come after all, check them in under Players.
tournament-not-played-again = Keep them in the next rounds
tournament-not-played-send = Let the others sit out
tournament-rule = Decide or correct the result
tournament-rule-help = These scores count from now on and the standings are recalculated. Rounds already drawn stay as they are.
tournament-rule-send = Set this result
tournament-void = Remove the result
tournament-void-help = It no longer counts, and you enter a new one. It stays in the log.
tournament-void-send = Remove it
tournament-minutes-left = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
    }
tournament-now = Needs your attention
tournament-calls-sound = Sound for calls
tournament-now-disputed = Round { $round }, table { $table }: the result is disputed
tournament-now-voided = Round { $round }, table { $table }: needs a new result
tournament-now-unconfirmed = Round { $round }, table { $table }: not confirmed yet
tournament-now-one-device = Round { $round }, table { $table }: confirmed on the device that entered it
tournament-now-overdue = Round { $round }, table { $table }: overdue, no result yet
tournament-now-missing = Round { $round }, table { $table }: no result yet
tournament-now-gone = has left but has a seat in round { $round }, table { $table }
tournament-now-late = { $name } is here but has no seat in the draft: swap places or draw again
tournament-now-not-here = { $name } has entered but is not here
tournament-next-open = Open for entries
tournament-next-open-help = Visitors can then see the tournament, and members can enter.
tournament-next-check-in = Start check-in
tournament-next-tick = Check players in
tournament-next-start = Start the tournament
tournament-next-start-help = { $count ->
    [0] Nobody has been checked in yet. Latecomers can still be added.
    [one] { $count } player is here.
   *[other] { $count } players are here. Latecomers can still be added.
    }
tournament-next-draw = Draw round { $number }
tournament-next-draw-help = { $count ->
    [one] { $count } player is taking part. Nobody sees the draw until you publish it.
   *[other] { $count } players are taking part. Nobody sees the draw until you publish it.
    }
tournament-next-publish = Publish round { $number }
tournament-next-publish-help = Check the draft below. Once published, everyone sees who sits where.
tournament-next-begin = Start round { $number }
tournament-next-begin-help = When everyone is seated. This starts the clock.
tournament-next-wait = { $count ->
    [one] Waiting for { $count } table.
   *[other] Waiting for { $count } tables.
    }
tournament-next-redraw = Draw round { $number } again
tournament-next-redraw-help = The draft seats a player who has left.
tournament-next-sit-out = { $count ->
    [one] Let { $count } sit out
   *[other] Let { $count } sit out
    }
tournament-next-sit-out-players = { $count ->
    [one] { $count } player does not fit tables of three and four.
   *[other] { $count } players do not fit tables of three and four.
    }
tournament-next-sit-out-teams = { $count ->
    [one] { $count } team does not fit tables of three and four.
   *[other] { $count } teams do not fit tables of three and four.
    }
tournament-next-sit-out-byes = { $count ->
    [one] The others can play if { $count } sits out each round; everyone sits out once before anyone does twice.
   *[other] The others can play if { $count } sit out each round; everyone sits out once before anyone does twice.
    }
tournament-next-sit-out-team-byes = { $count ->
    [one] The others can play if { $count } team sits out each round; each team sits out once before any does twice.
   *[other] The others can play if { $count } teams sit out each round; each team sits out once before any does twice.
    }
tournament-next-stuck-players = { $count ->
    [one] Only { $count } player is left, and a round needs three.
   *[other] Only { $count } players are left, and a round needs three.
    }
tournament-next-stuck-teams = { $count ->
    [one] There is only { $count } team, and a round needs three. Teams are set in the settings.
   *[other] There are only { $count } teams, and a round needs three. Teams are set in the settings.
    }
tournament-next-stuck-enter = Add players on the Players page.
tournament-next-stuck-finish = Add players on the Players page, or end the tournament.
tournament-next-finish = End the tournament
tournament-next-finish-help = All rounds have been played. Results can still be corrected afterwards.
tournament-next-archive = Close the tournament
tournament-next-archive-help = Nothing can change after that. Only an owner of the club can reopen it.
tournament-next-nothing = Nothing to do right now.
tournament-draft = Draft of round { $number }
tournament-draft-more = { $count ->
    [one] { $count } more round is already drawn.
   *[other] { $count } more rounds are already drawn.
    }
tournament-draft-notes = { $count ->
    [one] One note about this draft
   *[other] { $count } notes about this draft
}
tournament-draft-again = { $one } and { $other } meet again; they last met in round { $round }.
tournament-draft-no-repeats = No repeat meetings.
tournament-draft-bound = { $count ->
    [one] At least { $count } repeat meeting cannot be avoided.
   *[other] At least { $count } repeat meetings cannot be avoided.
    }
tournament-draft-by-hand = Changed by hand.
tournament-draft-apart = { $one } and { $other } must not meet, and sit together.
tournament-draft-compared = Changed by hand: { $tables ->
    [one] { $tables } table differs from the engine’s choice
   *[other] { $tables } tables differ from the engine’s choice
    }. Repeat meetings: { $now }, the engine’s { $drawn }. Differences in points: { $now_spread }, the engine’s { $drawn_spread }.
tournament-swap = Swap places
tournament-swap-one = This player
tournament-swap-other = and this one
tournament-redraw = Draw again
tournament-redraw-repeats = Draw again with the fewest repeats
tournament-redraw-even = Draw again, spreading visits to tables of four evenly
tournament-undo = Undo: { $what }
tournament-undo-archived = Closing the tournament cannot be undone here. An owner of the club can reopen it, with a reason.
tournament-officials = Directors and scorers
tournament-officials-none = Nobody in the club has an account yet.
tournament-director = director
tournament-scorer = scorer
tournament-director-appoint = Make director
tournament-director-remove = Remove as director
tournament-scorer-appoint = Make scorer
tournament-scorer-remove = Remove as scorer
tournament-no-account = Only people with an account can be directors or scorers.
tournament-more = More
tournament-hide = Hide from visitors
tournament-show = Show to visitors
tournament-finish-early = End the tournament now
tournament-reopen = Reopen
tournament-reopen-help = The tournament runs again, and its results can be corrected. It does not count in a league until it is finished again.
refusal-state = This cannot be done at this stage of the tournament: { $state }.
refusal-frozen = The scoring and format have been fixed since the tournament started.
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
    [0] Nobody is here yet, and a table needs three.
    [one] Only { $count } is here, and a table needs three.
   *[other] Only { $count } are here, and a table needs three.
    }
refusal-no-reason = Give a reason, in a few words.
refusal-missing = That is not part of this tournament.
refusal-entered = This player is already entered.
refusal-not-in-play = This player is not taking part.
refusal-in-play = This player is already taking part.
refusal-played = This player has already played.
refusal-round-count = A stage can have 1 to 200 rounds, but no fewer than have been drawn.
refusal-format = This stage cannot be played in this format.
refusal-all-drawn = All rounds have been drawn.
refusal-round-open = Round { $count } is not complete yet.
refusal-drafted = Round { $count } is already drawn: publish it or draw it again.
refusal-not-its-turn = Round { $count } comes first.
refusal-published = It is already published.
refusal-not-published = It is not published yet.
refusal-seats-absent = The draft seats a player who is not taking part: draw it again.
refusal-same-place = Choose two different players.
refusal-stale = Someone else changed this first. Check what is there now, then try again if you still need to.
refusal-settled = The result is confirmed; only the director can change it.
refusal-not-yours = You do not have permission to do this at this table.
refusal-ruled = The director has decided this result. Only a director can change it.
refusal-voided = The director removed the result and will enter the new one.
refusal-disputed = This result is disputed. The director will decide it.
refusal-dispute-open = A result is still disputed. Decide it first.
refusal-one-device = This result was entered and confirmed on the same device. It must be confirmed on another device, or by the director or a scorer.
refusal-no-result = There is no result yet.
refusal-own-result = Another player at the table has to confirm it.
refusal-not-at-table = This player does not sit at this table.
refusal-substitute = This player already sits at table { $count } in this round.
refusal-sum = The scores add up to { $count }, not to zero.
refusal-score = These scores are not possible.
refusal-nobody-absent = Tick who did not come.
refusal-board-count = The same deals are compared here: a score is needed for each board.
tournament-boards-to-play = You still have to play these boards, so their scores are not shown to you. Those who have played them, or another official, can enter them.
refusal-hands = The hands of the table give a different result.
refusal-unchanged = Nothing was changed: it is already set that way.
refusal-unseatable = { $count ->
    [one] { $count } does not fit tables of three and four unless someone sits out.
   *[other] { $count } do not fit tables of three and four unless someone sits out.
    }
refusal-together = { $one } and { $other } must not meet, and no draw keeps all such pairs apart. In the settings, review who must not meet.
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
audit-correct_deals = Deals corrected on the scorecard
audit-rule_result = Result decided
audit-void_result = Result removed
audit-penalty = Penalty or award
audit-revoke_penalty = Penalty revoked
audit-undo_step = Step undone
audit-appoint_official = Director or scorer added
audit-remove_official = Director or scorer removed

# Rounds that are played over weeks.
tournament-due = Play by { $day }
tournament-due-over = Was to be played by { $day }
tournament-overdue = overdue
tournament-due-title = Rounds played over several weeks
tournament-due-help = Set a due date for a round that is not played in one evening. The tables then meet when it suits them, up to the end of that day, and the page of the round names a host for each. Leave the date empty to remove it. A table that has not played in time is listed at the top: enter your decision there as a ruling, or move the date.
tournament-due-round = Round { $number }: play by
tournament-host = Host: { $name }
tournament-due-rounds = Rounds to play
tournament-due-open = { $count ->
    [one] { $count } table to play
   *[other] { $count } tables to play
    }
calendar-round-due = { $tournament }, round { $number }: last day to play
feed-round-due = { $tournament }, round { $number }: play by { $day }
