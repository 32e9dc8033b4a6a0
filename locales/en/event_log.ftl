# Events: what their log tells of an act.

audit-part-rounds = rounds
audit-part-hands = hands
audit-part-swap = changed places
audit-part-repeats = repeats
audit-part-scores = scores
audit-part-taken = hand taken away
audit-part-freed = hand not of this table
audit-part-seats = seats A, B and C
audit-part-game = game
