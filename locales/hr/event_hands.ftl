# Turniri: podjele za stolovima i što donose, bordovi.

audit-link_hands = Podjele za stolom
audit-open_hands = Podjele kola otvorene
event-hands = Podjele za stolom
event-hands-title = Podjele za stolom { $table }, { $round }. kolo
event-hands-round-title = Podjele { $round }. kola
event-hands-of-round = Što se igralo u ovom kolu
event-hands-none = Iz ovog kola još nema podjela.
event-hands-count = { $count ->
    [0] nema podjela
    [one] { $count } podjela
    [few] { $count } podjele
   *[other] { $count } podjela
}
event-hands-of = { $count } od { $planned } podjela
event-hands-short = { $count ->
    [one] Nedostaje { $count } podjela.
    [few] Nedostaju { $count } podjele.
   *[other] Nedostaje { $count } podjela.
}
event-hands-beyond = { $count ->
    [one] { $count } podjela previše.
    [few] { $count } podjele previše.
   *[other] { $count } podjela previše.
}
event-hands-written-off = { $count ->
    [one] Sesija je prekinuta ranije: preostala { $count } bula otpisana je.
    [few] Sesija je prekinuta ranije: preostale { $count } bule otpisane su.
   *[other] Sesija je prekinuta ranije: preostalih { $count } bula otpisano je.
}
event-hands-closed = Ove podjele nitko drugi ne vidi dok sudac ne otvori kolo.
event-hands-open = Neka svi vide podjele
event-hands-hand = Podjela
event-hands-deal = { $number }. podjela
event-hands-numbered = Podjela broj { $number }
event-hands-contract = Igra
event-hands-total = Ukupno
event-hands-session = List sesije
event-hands-result = Prihvati kao rezultat
event-hands-take = Ukloni
event-hands-bring = Donesite podjele
event-hands-bring-help = Zapisi u datoteci ili kao tekst. Ulaze u klub i ostaju zatvoreni dok se kolo ne otvori.
event-hands-file = Datoteka
event-hands-paste = Ili ih zalijepite ovdje
event-hands-visibility = Tko ih smije vidjeti kad se kolo otvori
event-hands-upload = Stavi na stol
event-hands-report = Što je bilo sa svakim zapisom
event-hands-add = Podjele koje klub već ima
event-hands-numbers = Brojevi ili adrese
event-hands-numbers-help = Na primjer 17 18 19 ili /hands/17.
event-hands-add-send = Dodaj
event-hands-saying = Podjele koje navode ovaj stol
event-hands-saying-help = Donio ih je netko tko o tome ne odlučuje ili su uklonjene odavde. Zatvorene su dok i kolo.
event-hands-join = Dodaj
event-hands-free = Nije s ovog stola
event-hands-seats = Tko je gdje sjedio u zapisima
event-hands-seats-help = Potrebno kad u zapisima nisu imena igrača. Vrijedi za sve podjele za stolom.
event-hands-seat = Mjesto { $seat }
event-hands-seats-send = Zapamti
event-hands-seats-none = Neka opet odlučuju imena
event-hands-differ = Upisano je { $entered }, a podjele daju { $hands }.
event-hands-conflict = Podjele za ovim stolom daju drukčiji rezultat od upisanog.
event-hands-mixed = Igrači su tijekom sesije mijenjali mjesta ili ih je za stolom bilo četvero: to se iz podjela ne može zbrojiti.
event-hands-fault-refused = ne može se pročitati
event-hands-fault-unfinished = nije odigrana do kraja
event-hands-fault-unruled = čeka odluku
event-hands-fault-rules = nije po pravilima turnira
event-hands-fault-players = nepoznati igrači
event-hands-fault-doubled = dvaput je ovdje
event-hands-fault-late = nakon kraja sesije
event-hands-none-named = Upišite od jednog do sto brojeva ili adresa podjela.
event-hands-not-found = Nema takve podjele ili je ne smijete vidjeti.
event-hands-other-club = Ova podjela pripada drugom klubu.
event-hands-other-event = Ova je podjela odigrana na drugom turniru.
event-hands-uncounted = Podjele se još ne mogu zbrojiti.
event-now-hands-differ = { $round }. kolo, stol { $table }: podjele daju drukčiji rezultat
event-now-hands-closed = { $round }. kolo je završeno: njegove se podjele mogu otvoriti
refusal-hand-elsewhere = Ova je podjela odigrana za stolom { $table } u { $round }. kolu.
refusal-hand-not-here = Ova podjela ne pripada ovom stolu.
refusal-too-many-hands = Stol može imati najviše { $count } podjela.
refusal-other-game = Ova je podjela druge igre.
refusal-other-players = Ovu je podjelu igrao netko tko ne sjedi za ovim stolom.
refusal-other-rules = Ova podjela nije odigrana po pravilima turnira.
refusal-hands-open = Ove podjele već svi vide.

event-boards = Bordovi
event-boards-none = Bordovi još nisu raspoređeni.
event-boards-help = Što je bord donio vidi se kad ga odigra posljednji stol.
event-board = Bord { $number }
event-board-set = Niz { $number }
event-board-played = odigrana za { $played } od { $tables } stolova
event-board-table = { $round }. kolo, stol { $table }
event-board-where = Gdje
event-board-line = Mjesto { $number }
event-board-replay = Pregled
event-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
event-board-datum = Koliko je vrijedio niz mjesta
event-board-help = Dva boda za svaki manji rezultat na istom mjestu, jedan za svaki jednak.
event-board-average = prosjek
event-board-average-plus = prosjek plus
event-board-average-minus = prosjek minus
event-board-not-played = nije odigrana
event-board-bad = Potrebni su cijeli brojevi, ili A, A+ ili A- za prosjek; prazno za neodigrani bord.
event-table-boards = Bordovi stola { $table }, { $round }. kolo
event-table-boards-help = Rezultat svakog mjesta, bord po bord: cijeli brojevi; A, A+ ili A- za prosjek; prazno gdje nije odigran.
event-table-by-board = Upis bord po bord
