# Sessions: sheet, running table, reckoning.

session-title = Session: { $which }
session-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
session-over = over
session-left = { $left } left to go
session-cut = This session has more deals than can be counted here; only the first ones are shown.
session-remarks-count = { $count ->
        [one] { $count } deal needs attention.
       *[other] { $count } deals need attention.
    }
session-remarks = Needs attention
session-remarks-help = None of this changes the score: the session counts the deals in the order they come.
session-odd = This deal needs attention
typed-total = Typed total
typed-total-why = Only a total was typed. Nothing else about the deal was written down, so nothing could be checked.
session-sheet = Sheet
session-sheet-help = The sides show what was written against the player, and the middle shows what is left to go. The last number counts. Under a hat, the number is what was won beyond zero. A line is a refa, crossed out when used.
session-turn = Swap left and right
session-bula = bula
session-points = points
session-spoken-sum = { $name }: { $sum }
session-spoken-soup = { $amount } written against { $name }
session-spoken-hat = under the hat, { $left } beyond zero
session-spoken-left = { $left } to go
session-under-hat = under the hat
session-table = Deal by deal
session-table-caption = What happened in each deal, and the sheet after it
session-as-list = These hands as a list
session-col-number = No.
session-col-dealer = Dealer
session-col-happened = What happened
session-col-soup = Soup
session-col-left = Left
session-col-refas = Refas
session-dealer-out = the fourth
session-fate-unplayed = not played
session-fate-passed_out = passed out
session-fate-voided = annulled by the director
session-fate-unfinished = unfinished, does not count
session-fate-unruled = needs a ruling, does not count
session-fate-late = after the end, does not count
session-fate-contested = second version of this deal, does not count
session-fate-refused = cannot be read, does not count
session-both-came = both play
session-one-came = only { $name } plays
session-nobody-came = both drop
session-invited = { $name } invites { $partner }
session-kontra-by = { $kontra } by { $name }
session-forfeit = thrown in before play
session-tricks = tricks { $tricks }
session-refa-used = under a refa
session-refa-written = a refa for each
session-ruled = by ruling
session-pays = { $name } pays
session-reduced = reduced to { $value }, all that was left
session-missing-one = The deal before it, number { $number }, is missing.
session-missing = The deals before it, { $first } to { $last }, are missing.
session-doubled = There is more than one deal { $number }.
session-dealer = It was { $name }’s turn to deal.
session-player = { $other } sits where { $name } sat before.
session-rules-differ = Its rules differ from those of the first deal; it is counted by its own rules.
session-late = The session was already over.
session-reckoning-now = Current score
session-reckoning-final = Final score
session-reckoning-off = Score with the rest written off
session-term-bula = Bula, ten per point
session-term-wrote = Soup written
session-term-suffered = Soup against
session-off = Written off
session-total = Total
session-money = At { $stake } per point
session-formula = −10 × bula + soup written − soup against. All totals add up to zero when nothing is left to go.
session-write-off = What if we stopped now?
session-write-off-back = Back to the actual sheet
session-write-off-help = When time is up, the rest is written off: an equal part from each bula, the remainder from the highest. Nothing is stored.
session-stake = Stake
session-stake-help = What a point is worth. It is part of the link and is not stored.
session-stake-apply = Show in money
session-next = What the next deal is worth
session-next-help = The number taken off the bula. After an arrow, what it becomes when no more than that is left; the session is then over.
session-left-to-go = { $left } left to go in all
session-next-dealer = { $name } deals
session-open-refa = { $count ->
        [one] { $name } has { $count } open refa
       *[other] { $name } has { $count } open refas
    }
session-everybody = Everyone
session-plain = with the talon
session-game = game
session-rules = Rules of this session
session-rules-usual = All options have their default values.
session-share = Link to share
session-download-records = Records (NDJSON)
session-download-ppn = Session as PPN
session-download-table = Deals as a table (CSV)
session-download-text = Deals as text
session-download-ppn-help = PPN has no way to record a deal that ended by agreement or was annulled; its number is missing there.
session-deal-of = Deal { $place } of { $of }
session-previous = Previous deal
session-next-deal = Next deal
session-nav = Deals of the session
session-latest = Latest sessions
keys-deal = previous, next deal of the session
hands-filter-session = Session
