# Turniri: podele za stolovima i šta donose, bordovi.

audit-link_hands = Podele za stolom
audit-open_hands = Podele kola otvorene
event-hands = Podele za stolom
event-hands-title = Podele za stolom { $table }, { $round }. kolo
event-hands-round-title = Podele { $round }. kola
event-hands-of-round = Šta se igralo u ovom kolu
event-hands-none = Iz ovog kola još nema podela.
event-hands-count = { $count ->
    [0] nema podela
    [one] { $count } podela
    [few] { $count } podele
   *[other] { $count } podela
}
event-hands-of = { $count } od { $planned } podela
event-hands-short = { $count ->
    [one] Nedostaje { $count } podela.
    [few] Nedostaju { $count } podele.
   *[other] Nedostaje { $count } podela.
}
event-hands-beyond = { $count ->
    [one] { $count } podela previše.
    [few] { $count } podele previše.
   *[other] { $count } podela previše.
}
event-hands-written-off = { $count ->
    [one] Sesija je prekinuta ranije: preostala { $count } bula otpisana je.
    [few] Sesija je prekinuta ranije: preostale { $count } bule otpisane su.
   *[other] Sesija je prekinuta ranije: preostalih { $count } bula otpisano je.
}
event-hands-closed = Ove podele niko drugi ne vidi dok sudija ne otvori kolo.
event-hands-open = Neka svi vide podele
event-hands-hand = Podela
event-hands-deal = { $number }. podela
event-hands-numbered = Podela broj { $number }
event-hands-contract = Igra
event-hands-total = Ukupno
event-hands-session = List sesije
event-hands-result = Prihvati kao rezultat
event-hands-take = Ukloni
event-hands-bring = Donesite podele
event-hands-bring-help = Zapisi u datoteci ili kao tekst. Ulaze u klub i ostaju zatvoreni dok se kolo ne otvori.
event-hands-file = Datoteka
event-hands-paste = Ili ih nalepite ovde
event-hands-visibility = Ko sme da ih vidi kad se kolo otvori
event-hands-upload = Stavi na sto
event-hands-report = Šta je bilo sa svakim zapisom
event-hands-add = Podele koje klub već ima
event-hands-numbers = Brojevi ili adrese
event-hands-numbers-help = Na primer 17 18 19 ili /hands/17.
event-hands-add-send = Dodaj
event-hands-saying = Podele koje navode ovaj sto
event-hands-saying-help = Doneo ih je neko ko o tome ne odlučuje ili su uklonjene odavde. Zatvorene su dok i kolo.
event-hands-join = Dodaj
event-hands-free = Nije s ovog stola
event-hands-seats = Ko je gde sedeo u zapisima
event-hands-seats-help = Potrebno kad u zapisima nisu imena igrača. Važi za sve podele za stolom.
event-hands-seat = Mesto { $seat }
event-hands-seats-send = Zapamti
event-hands-seats-none = Neka opet odlučuju imena
event-hands-differ = Upisano je { $entered }, a podele daju { $hands }.
event-hands-conflict = Podele za ovim stolom daju drugačiji rezultat od upisanog.
event-hands-mixed = Igrači su tokom sesije menjali mesta ili ih je za stolom bilo četvoro: to se iz podela ne može sabrati.
event-hands-fault-refused = ne može se pročitati
event-hands-fault-unfinished = nije odigrana do kraja
event-hands-fault-unruled = čeka odluku
event-hands-fault-rules = nije po pravilima turnira
event-hands-fault-players = nepoznati igrači
event-hands-fault-doubled = dvaput je ovde
event-hands-fault-late = posle kraja sesije
event-hands-none-named = Upišite od jednog do sto brojeva ili adresa podela.
event-hands-not-found = Nema takve podele ili ne smete da je vidite.
event-hands-other-club = Ova podela pripada drugom klubu.
event-hands-other-event = Ova je podela odigrana na drugom turniru.
event-hands-uncounted = Podele se još ne mogu sabrati.
event-now-hands-differ = { $round }. kolo, sto { $table }: podele daju drugačiji rezultat
event-now-hands-closed = { $round }. kolo je završeno: njegove podele mogu da se otvore
refusal-hand-elsewhere = Ova je podela odigrana za stolom { $table } u { $round }. kolu.
refusal-hand-not-here = Ova podela ne pripada ovom stolu.
refusal-too-many-hands = Sto može imati najviše { $count } podela.
refusal-other-game = Ova je podela druge igre.
refusal-other-players = Ovu je podelu igrao neko ko ne sedi za ovim stolom.
refusal-other-rules = Ova podela nije odigrana po pravilima turnira.
refusal-hands-open = Ove podele već svi vide.

event-boards = Bordovi
event-boards-none = Bordovi još nisu raspoređeni.
event-boards-help = Šta je bord doneo vidi se kad ga odigra poslednji sto.
event-board = Bord { $number }
event-board-set = Niz { $number }
event-board-played = odigrana za { $played } od { $tables } stolova
event-board-table = { $round }. kolo, sto { $table }
event-board-where = Gde
event-board-line = Mesto { $number }
event-board-replay = Pregled
event-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
event-board-datum = Koliko je vredeo niz mesta
event-board-help = Dva boda za svaki manji rezultat na istom mestu, jedan za svaki jednak.
event-board-average = prosek
event-board-average-plus = prosek plus
event-board-average-minus = prosek minus
event-board-not-played = nije odigrana
event-board-bad = Potrebni su celi brojevi, ili A, A+ ili A- za prosek; prazno za neodigrani bord.
event-table-boards = Bordovi stola { $table }, { $round }. kolo
event-table-boards-help = Rezultat svakog mesta, bord po bord: celi brojevi; A, A+ ili A- za prosek; prazno gde nije odigran.
event-table-by-board = Upis bord po bord
