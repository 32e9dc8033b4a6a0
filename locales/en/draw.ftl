# Draws of whole schedules: how they came about, and the reason for every repeat and bye.

draw-summary = { $players } players, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
draw-threes = { $count ->
        [one] { $count } table of three
       *[other] { $count } tables of three
    }
draw-fours = { $count ->
        [one] { $count } table of four
       *[other] { $count } tables of four
    }
draw-byes-each = { $count ->
        [one] { $count } player sits out
       *[other] { $count } players sit out
    }
draw-how = Drawn: { $how }
draw-seed = Seed: { $seed }
draw-apart = Never at the same table: { $pairs }
draw-origin-design = rounds of a design ({ $system })
draw-origin-design-less-one = rounds of a design for one more player ({ $system }); the opponents of the missing player sit out
draw-origin-design-again = a whole design, drawn again from the start when it is used up ({ $system })
draw-origin-design-and-search = a whole design of { $rounds } rounds ({ $system }), then a search
draw-origin-stored = a stored schedule, found by a long search
draw-origin-searched = a search
draw-system-affine-plane = affine plane
draw-system-kirkman = Kirkman system
draw-system-nearly-kirkman = nearly Kirkman system
draw-system-fours = resolvable design in fours
draw-system-shifts = three shifted levels
draw-repeats = Repeats: { $repeats } (lower bound { $bound })
draw-why-pairs = Reason: { $meetings } meetings at the tables, but only { $pairs } pairs.
draw-why-players = Reason: { $players } of the players sit with { $opponents } others, but there are only { $others }.
draw-why-proved = Reason: it has been proved that no schedule has fewer.
draw-why-even = Reason: visits to tables of four are spread evenly.
draw-why-best-found = Reason: no schedule with fewer is known; the lower bound may not be reachable.
draw-repeat = { $one } and { $other } meet in rounds { $rounds }
draw-seats = Seats: one player’s counts differ by at most { $spread }; same left-hand neighbour again: { $left }
draw-visits-even = Visits to tables of four differ by at most { $spread }.
draw-visits-uneven = Visits to tables of four differ by { $spread }; spreading them evenly would cost more repeats.
draw-other-repeats = With the fewest repeats instead: { $repeats ->
    [one] { $repeats } repeat
   *[other] { $repeats } repeats
    }, visits to tables of four differ by { $spread }.
draw-other-even = With visits to tables of four spread evenly instead: { $repeats ->
    [one] { $repeats } repeat.
   *[other] { $repeats } repeats.
    }
draw-round = Round { $round }
draw-table = Table { $table }: { $seats }
draw-bye-first = { $entry } sits out: { $left } left over with full tables; first bye
draw-bye-again = { $entry } sits out: { $left } left over with full tables; bye number { $number }; nobody has had fewer
# Why a round was drawn as it is.
round-why-table = { $why }; points differ by { $spread }
round-why-standings = neighbours in the standings
round-why-again = { $count ->
    [one] changed so that { $count } pair does not meet again
   *[other] changed so that { $count } pairs do not meet again
    }
round-why-apart = { $count ->
    [one] changed to keep { $count } pair apart
   *[other] changed to keep { $count } pairs apart
    }
round-why-four = whose turn it is at a table of four
round-why-rest = who was left after changes at other tables
round-why-lot = by lot
round-why-pots = one of each pot, by lot
round-why-layers = one each of the upper, the middle and the lower part
round-why-interval = { $count ->
    [one] neighbours in the standings
   *[other] { $count } places apart in the standings
    }
round-why-bye-lowest = { $name } sits out: the lowest placed ({ $rank }.) of those with the fewest byes so far ({ $count })
round-why-bye-lot = { $name } sits out: by lot among those with the fewest byes so far ({ $count })
round-why-repeat-unavoidable = It cannot be avoided.
round-why-repeat-best = No draw without it was found.
round-why-repeat-allowed = The format allows it.
