# Tournaments: what their log tells of an act.

audit-part-rounds = rounds
audit-part-hands = hands
audit-part-swap = swapped places
audit-part-repeats = repeats
audit-part-scores = scores
audit-part-taken = hand removed
audit-part-freed = hand not from this table
audit-part-seats = seats A, B and C
audit-part-game = game
