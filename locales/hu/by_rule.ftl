# What a season takes in by itself, and what its rule proposes.

league-rule-proposes = Előbb kérdezzen: ami megfelel, az „Ami számít” oldalon vár, amíg el nem fogadják
league-rules-by-proposal = A bajnokság kezelői döntik el, hogy számít-e: { $what }.
league-not-proposed = Erről már döntöttek, vagy nincs többé javasolva. Töltsd be újra az oldalt.
league-named-title = Ami most megfelel
league-named-total = { $count ->
        [0] Egy befejezett alkalom sem felel meg a mentett feltételeknek.
       *[other] { $count } befejezett alkalom felel meg a mentett feltételeknek. A legutóbbiak láthatók.
    }
league-named-waiting = { $count ->
       *[other] { $count } alkalom vár elfogadásra.
    }
league-named-left-title = Korábban magától bekerült
league-named-next = Ami következik
league-named-next-none = Egy kiírt verseny sem felel meg.
league-named-taken = automatikusan számít
league-named-by-hand = számít, kézzel felvéve
league-named-left = számít, de már nem felel meg az automatikus felvétel feltételeinek
league-named-rounds = helyette egyes fordulóit vették fel kézzel
league-named-out = kézzel kivéve
league-named-refused = elutasítva
league-named-proposed = elfogadásra vár
league-named-takes = a feltételek mentésekor bekerül
league-named-coming = még nem fejeződött be
league-proposed-title = Megfelel a szezon feltételeinek
league-proposed-help = Itt semmi sem számít, amíg el nem fogadják. Amit elutasítasz, a lenti listában marad, és később is felvehető.
league-proposed-all = Mind elfogadása
league-proposed-refused = Elutasítva:
