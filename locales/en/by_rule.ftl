# What a season takes in by itself, and what its rule proposes.

league-rule-proposes = Ask first: what matches waits on the page “What counts” until it is accepted
league-rules-by-proposal = The league’s managers decide whether it counts: { $what }.
league-not-proposed = This was decided already, or is no longer proposed. Reload the page.
league-named-title = What matches now
league-named-total = { $count ->
        [0] Nothing that has finished matches the saved conditions.
        [one] One finished event matches the saved conditions.
       *[other] { $count } finished events match the saved conditions. The latest are listed.
    }
league-named-waiting = { $count ->
        [one] One event waits to be accepted.
       *[other] { $count } events wait to be accepted.
    }
league-named-left-title = Added automatically before
league-named-next = What comes next
league-named-next-none = No tournament to come matches.
league-named-taken = counts automatically
league-named-by-hand = counts, added by hand
league-named-left = counts, but no longer matches the conditions for counting automatically
league-named-rounds = rounds of it were added by hand instead
league-named-out = excluded by hand
league-named-refused = refused
league-named-proposed = waits to be accepted
league-named-takes = will be added when the conditions are saved
league-named-coming = not finished yet
league-proposed-title = Matches the conditions for this season
league-proposed-help = Nothing here counts until it is accepted. What is refused stays in the list below and can be counted later.
league-proposed-all = Accept all
league-proposed-refused = Refused:
