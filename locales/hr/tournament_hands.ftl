# Turniri: podjele za stolovima i što donose, bordovi.

audit-link_hands = Podjele za stolom
audit-open_hands = Podjele kola otvorene
tournament-hands = Podjele za stolom
tournament-hands-title = Podjele za stolom { $table }, { $round }. kolo
tournament-hands-round-title = Podjele { $round }. kola
tournament-hands-of-round = Što se igralo u ovom kolu
tournament-hands-none = Iz ovog kola još nema podjela.
tournament-hands-count = { $count ->
    [0] nema podjela
    [one] { $count } podjela
    [few] { $count } podjele
   *[other] { $count } podjela
}
tournament-hands-of = { $count } od { $planned } podjela
tournament-hands-short = { $count ->
    [one] Nedostaje { $count } podjela.
    [few] Nedostaju { $count } podjele.
   *[other] Nedostaje { $count } podjela.
}
tournament-hands-beyond = { $count ->
    [one] { $count } podjela previše.
    [few] { $count } podjele previše.
   *[other] { $count } podjela previše.
}
tournament-hands-written-off = { $count ->
    [one] Partija je prekinuta ranije: preostala { $count } bula otpisana je.
    [few] Partija je prekinuta ranije: preostale { $count } bule otpisane su.
   *[other] Partija je prekinuta ranije: preostalih { $count } bula otpisano je.
}
tournament-hands-closed = Ove podjele nitko drugi ne vidi dok sudac ne otvori kolo.
tournament-hands-open = Neka svi vide podjele
tournament-hands-hand = Podjela
tournament-hands-deal = { $number }. podjela
tournament-hands-numbered = Podjela broj { $number }
tournament-hands-contract = Igra
tournament-hands-total = Ukupno
tournament-hands-session = List partije
tournament-hands-result = Prihvati kao rezultat
tournament-hands-take = Ukloni
tournament-hands-bring = Uvezi podjele
tournament-hands-bring-help = Zapisi u datoteci ili kao tekst. Ulaze u klub i ostaju zatvoreni dok se kolo ne otvori.
tournament-hands-enter = Upiši podjelu kartu po kartu
tournament-hands-file = Datoteka
tournament-hands-paste = Ili ih zalijepite ovdje
tournament-hands-visibility = Tko ih smije vidjeti kad se kolo otvori
tournament-hands-upload = Uvezi za ovaj stol
tournament-hands-report = Što je bilo sa svakim zapisom
tournament-hands-add = Podjele koje klub već ima
tournament-hands-numbers = Brojevi ili adrese
tournament-hands-numbers-help = Na primjer 17 18 19 ili /hands/17.
tournament-hands-add-send = Dodaj
tournament-hands-saying = Podjele koje navode ovaj stol
tournament-hands-saying-help = Donio ih je netko tko o tome ne odlučuje ili su uklonjene odavde. Zatvorene su dok i kolo.
tournament-hands-join = Dodaj
tournament-hands-free = Nije s ovog stola
tournament-hands-seats = Tko je gdje sjedio u zapisima
tournament-hands-seats-help = Potrebno kad u zapisima nisu imena igrača. Vrijedi za sve podjele za stolom.
tournament-hands-seat = Mjesto { $seat }
tournament-hands-seats-send = Zapamti
tournament-hands-seats-none = Neka opet odlučuju imena
tournament-hands-differ = Upisano je { $entered }, a podjele daju { $hands }.
tournament-hands-conflict = Podjele za ovim stolom daju drukčiji rezultat od upisanog.
tournament-hands-mixed = Igrači su tijekom partije mijenjali mjesta ili ih je za stolom bilo četvero: to se iz podjela ne može zbrojiti.
tournament-hands-fault-refused = ne može se pročitati
tournament-hands-fault-unfinished = nije odigrana do kraja
tournament-hands-fault-unruled = čeka odluku
tournament-hands-fault-rules = nije po pravilima turnira
tournament-hands-fault-players = nepoznati igrači
tournament-hands-fault-doubled = dvaput je ovdje
tournament-hands-fault-late = nakon kraja partije
tournament-hands-none-named = Upišite od jednog do sto brojeva ili adresa podjela.
tournament-hands-not-found = Nema takve podjele ili je ne smijete vidjeti.
tournament-hands-other-club = Ova podjela pripada drugom klubu.
tournament-hands-other-tournament = Ova je podjela odigrana na drugom turniru.
tournament-hands-uncounted = Podjele se još ne mogu zbrojiti.
tournament-now-hands-differ = { $round }. kolo, stol { $table }: podjele daju drukčiji rezultat
tournament-now-hands-closed = { $round }. kolo je završeno: njegove se podjele mogu otvoriti
refusal-hand-elsewhere = Ova je podjela odigrana za stolom { $table } u { $round }. kolu.
refusal-hand-not-here = Ova podjela ne pripada ovom stolu.
refusal-too-many-hands = Stol može imati najviše { $count } podjela.
refusal-other-game = Ova je podjela druge igre.
refusal-other-players = Ovu je podjelu igrao netko tko ne sjedi za ovim stolom.
refusal-other-rules = Ova podjela nije odigrana po pravilima turnira.
refusal-hands-open = Ove podjele već svi vide.

tournament-boards = Bordovi
tournament-boards-none = Bordovi još nisu raspoređeni.
tournament-boards-help = Što je bord donio vidi se kad ga odigra posljednji stol i rezultati su potvrđeni.
tournament-board = Bord { $number }
tournament-board-set = Niz { $number }
tournament-board-played = odigran za { $played } od { $tables } stolova
tournament-board-table = { $round }. kolo, stol { $table }
tournament-board-where = Gdje
tournament-board-line = Mjesto { $number }
tournament-board-replay = Karta po kartu
tournament-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
tournament-board-datum = Koliko je vrijedio niz mjesta
tournament-board-help = Dva boda za svaki manji rezultat na istom mjestu, jedan za svaki jednak.
tournament-board-average = prosjek
tournament-board-average-plus = prosjek plus
tournament-board-average-minus = prosjek minus
tournament-board-not-played = nije odigran
tournament-board-bad = Potrebni su cijeli brojevi, ili A, A+ ili A- za prosjek; prazno za neodigrani bord.
tournament-table-boards = Bordovi stola { $table }, { $round }. kolo
tournament-table-boards-help = Rezultat svakog mjesta, bord po bord: cijeli brojevi; A, A+ ili A- za prosjek; prazno gdje nije odigran.
tournament-table-by-board = Upis bord po bord
