# Sessions: sheet, running table, reckoning.

session-title = Session: { $which }
session-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
session-over = over
session-left = { $left } left to go
session-cut = This session has more deals than are counted here; only the first ones are shown.
session-remarks-count = { $count ->
        [one] There is something odd about { $count } deal.
       *[other] There is something odd about { $count } deals.
    }
session-remarks = What is odd
session-remarks-help = None of this changes the reckoning: the session counts the deals as they follow each other.
session-odd = Something is odd about this deal
session-sheet = Sheet
session-sheet-help = On either side what was written against that player, in the middle what is still to go. The last number counts. Under a hat the number is what was won beyond zero; a line is a refa, crossed when it was used.
session-turn = Swap left and right
session-bula = bula
session-points = points
session-spoken-sum = { $name }: { $sum }
session-spoken-soup = { $amount } written against { $name }
session-spoken-hat = under the hat, { $left } beyond zero
session-spoken-left = { $left } to go
session-under-hat = under the hat
session-table = Deal by deal
session-table-caption = What happened in each deal and what stood after it
session-as-list = These hands as a list
session-col-number = No.
session-col-dealer = Dealer
session-col-happened = What happened
session-col-soup = Soup
session-col-left = Left
session-col-refas = Refas
session-dealer-out = the fourth
session-fate-unplayed = not played
session-fate-passed_out = all passed
session-fate-voided = struck out by the director
session-fate-unfinished = unfinished, does not count
session-fate-unruled = waits for a ruling, does not count
session-fate-late = after the end, does not count
session-fate-refused = cannot be read, does not count
session-both-came = both play
session-one-came = only { $name } plays
session-nobody-came = both drop
session-invited = { $name } takes { $partner } along
session-kontra-by = { $kontra } by { $name }
session-forfeit = thrown in before play
session-tricks = tricks { $tricks }
session-refa-used = under a refa
session-refa-written = a refa for each
session-ruled = by ruling
session-pays = { $name } pays
session-reduced = reduced to { $value }, which was all that was left
session-missing-one = Deal { $number } before it is missing.
session-missing = Deals { $first } to { $last } before it are missing.
session-doubled = There is more than one deal { $number }.
session-dealer = By turns { $name } should have dealt.
session-player = { $other } sits where { $name } sat before.
session-rules-differ = Its rules are not those of the first deal; it is counted by its own.
session-late = The session was over before it.
session-reckoning-now = As it stands
session-reckoning-final = Final reckoning
session-reckoning-off = Reckoning with the rest written off
session-term-bula = Bula, ten for each point
session-term-wrote = Soup written
session-term-suffered = Soup against
session-off = Written off
session-total = Total
session-money = At { $stake } a point
session-formula = −10 × bula + soup written − soup against. The three totals add up to zero when nothing is left to go.
session-write-off = What if it stopped here?
session-write-off-back = Back to the sheet as it is
session-write-off-help = When time is up, the rest is written off: a third from each bula, the odd points from the highest. Nothing is stored.
session-stake = Stake
session-stake-help = What a point is worth; it stays in the address of the page and is not stored.
session-stake-apply = Reckon in money
session-next = What the next deal is worth
session-next-help = The number written off the bula. Behind an arrow what it comes to when no more than that is left: the session is then over.
session-left-to-go = { $left } left to go in all
session-next-dealer = { $name } deals
session-open-refa = { $count ->
        [one] { $name } has { $count } open refa
       *[other] { $name } has { $count } open refas
    }
session-everybody = Everybody
session-plain = with the talon
session-game = game
session-rules = Rules of this session
session-rules-usual = All options as usual.
session-share = Address to pass on
session-download-records = Records (NDJSON)
session-download-ppn = Session as PPN
session-download-ppn-help = PPN has no place for a deal that ended by agreement or was struck out; its number is missing there.
session-deal-of = Deal { $place } of { $of }
session-to = The session
session-previous = Previous deal
session-next-deal = Next deal
session-nav = Deals of the session
session-latest = Latest sessions
keys-deal = previous, next deal of the session
hands-filter-session = Session
