# When the rounds of a tournament are to begin.

set-part-times = Start times
set-part-times-help = Times are told in advance on the tournament page, the sign-up page and the wall. The clock of a round still starts when you start it.
set-round_starts = Rounds start at
set-round_starts-help = A time for each round: 18:00 18:50 19:40. +50 is 50 minutes after the one before; a date such as 2026-12-06 in front of a time sets the day.
set-bad-round-starts = Enter times such as 18:00, minutes such as +50, or a date and a time.
set-bad-round-starts-many = There are more times than rounds.
set-bad-round-starts-order = Each round must start later than the one before it.
tournament-starts = Start times
tournament-begins = Starts at { $time }
audit-word-round_starts = start times
