# Facts of a season: what is carried into it, who adjusted what, and what a unit pays.

league-carry = Points from the last season
league-carry-nothing = everyone starts at 0
league-carry-points = everyone keeps their points
league-carry-share = everyone keeps a share of their points
league-carry-per-cent = Share in per cent
league-carry-help = The points are taken from the table published last. If that season is corrected later, the new one stays as it is.
league-how-carry-all = Points from the last season are carried over.
league-how-carry = { $share }% of the points from the last season are carried over.
league-row-carried = Carried over from the last season: { $points }.
league-adjust-code = Kind
league-adjust-code-none = not specified
league-adjust-code-fair-play = fair play
league-adjust-code-late = late
league-adjust-code-absent = did not turn up
league-adjust-code-other = other
league-unit-points = Points for this event
league-unit-points-usual = as in the season
league-unit-other-dates = outside the dates of the season
league-points-rise = A later place is worth more points than an earlier one.
league-other-game = This season only takes { $season }, and this was { $unit }. To count both games, choose “Any game” under “What counts automatically” in the settings.
league-why-open = Level with { $other } on { $points } and on every tie-break; to be decided by a play-off.
league-why-unmet = They have not all played each other, so head-to-head could not decide.
league-playoff-rank = Play-off for rank { $rank }
league-playoff-rank-help = These players share a rank. Enter the places they reached in the play-off.
league-cell-corrected = corrected
league-column-corrected = Corrected since the table before.
