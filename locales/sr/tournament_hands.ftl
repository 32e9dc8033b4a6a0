# Turniri: podele za stolovima i šta donose, bordovi.

audit-link_hands = Podele za stolom
audit-open_hands = Podele kola otvorene
tournament-hands = Podele za stolom
tournament-hands-title = Podele za stolom { $table }, { $round }. kolo
tournament-hands-round-title = Podele { $round }. kola
tournament-hands-of-round = Šta se igralo u ovom kolu
tournament-hands-none = Iz ovog kola još nema podela.
tournament-hands-count = { $count ->
    [0] nema podela
    [one] { $count } podela
    [few] { $count } podele
   *[other] { $count } podela
}
tournament-hands-of = { $count } od { $planned } podela
tournament-hands-short = { $count ->
    [one] Nedostaje { $count } podela.
    [few] Nedostaju { $count } podele.
   *[other] Nedostaje { $count } podela.
}
tournament-hands-beyond = { $count ->
    [one] { $count } podela previše.
    [few] { $count } podele previše.
   *[other] { $count } podela previše.
}
tournament-hands-written-off = { $count ->
    [one] Partija je prekinuta ranije: preostala { $count } bula otpisana je.
    [few] Partija je prekinuta ranije: preostale { $count } bule otpisane su.
   *[other] Partija je prekinuta ranije: preostalih { $count } bula otpisano je.
}
tournament-hands-closed = Ove podele niko drugi ne vidi dok sudija ne otvori kolo.
tournament-hands-open = Neka svi vide podele
tournament-hands-hand = Podela
tournament-hands-deal = { $number }. podela
tournament-hands-numbered = Podela broj { $number }
tournament-hands-contract = Igra
tournament-hands-total = Ukupno
tournament-hands-session = List partije
tournament-hands-result = Prihvati kao rezultat
tournament-hands-take = Ukloni
tournament-hands-bring = Uvezi podele
tournament-hands-bring-help = Zapisi u datoteci ili kao tekst. Ulaze u klub i ostaju zatvoreni dok se kolo ne otvori.
tournament-hands-enter = Upiši podelu kartu po kartu
tournament-hands-file = Datoteka
tournament-hands-paste = Ili ih nalepite ovde
tournament-hands-visibility = Ko sme da ih vidi kad se kolo otvori
tournament-hands-upload = Uvezi za ovaj sto
tournament-hands-report = Šta je bilo sa svakim zapisom
tournament-hands-add = Podele koje klub već ima
tournament-hands-numbers = Brojevi ili adrese
tournament-hands-numbers-help = Na primer 17 18 19 ili /hands/17.
tournament-hands-add-send = Dodaj
tournament-hands-saying = Podele koje navode ovaj sto
tournament-hands-saying-help = Doneo ih je neko ko o tome ne odlučuje ili su uklonjene odavde. Zatvorene su dok i kolo.
tournament-hands-join = Dodaj
tournament-hands-free = Nije s ovog stola
tournament-hands-seats = Ko je gde sedeo u zapisima
tournament-hands-seats-help = Potrebno kad u zapisima nisu imena igrača. Važi za sve podele za stolom.
tournament-hands-seat = Mesto { $seat }
tournament-hands-seats-send = Zapamti
tournament-hands-seats-none = Neka opet odlučuju imena
tournament-hands-differ = Upisano je { $entered }, a podele daju { $hands }.
tournament-hands-conflict = Podele za ovim stolom daju drugačiji rezultat od upisanog.
tournament-hands-mixed = Igrači su tokom partije menjali mesta ili ih je za stolom bilo četvoro: to se iz podela ne može sabrati.
tournament-hands-fault-refused = ne može se pročitati
tournament-hands-fault-unfinished = nije odigrana do kraja
tournament-hands-fault-unruled = čeka odluku
tournament-hands-fault-rules = nije po pravilima turnira
tournament-hands-fault-players = nepoznati igrači
tournament-hands-fault-doubled = dvaput je ovde
tournament-hands-fault-late = posle kraja partije
tournament-hands-none-named = Upišite od jednog do sto brojeva ili adresa podela.
tournament-hands-not-found = Nema takve podele ili ne smete da je vidite.
tournament-hands-other-club = Ova podela pripada drugom klubu.
tournament-hands-other-tournament = Ova je podela odigrana na drugom turniru.
tournament-hands-uncounted = Podele se još ne mogu sabrati.
tournament-now-hands-differ = { $round }. kolo, sto { $table }: podele daju drugačiji rezultat
tournament-now-hands-closed = { $round }. kolo je završeno: njegove podele mogu da se otvore
refusal-hand-elsewhere = Ova je podela odigrana za stolom { $table } u { $round }. kolu.
refusal-hand-not-here = Ova podela ne pripada ovom stolu.
refusal-too-many-hands = Sto može imati najviše { $count } podela.
refusal-other-game = Ova je podela druge igre.
refusal-other-players = Ovu je podelu igrao neko ko ne sedi za ovim stolom.
refusal-other-rules = Ova podela nije odigrana po pravilima turnira.
refusal-hands-open = Ove podele već svi vide.

tournament-boards = Bordovi
tournament-boards-none = Bordovi još nisu raspoređeni.
tournament-boards-help = Šta je bord doneo vidi se kad ga odigra poslednji sto i rezultati su potvrđeni.
tournament-board = Bord { $number }
tournament-board-set = Niz { $number }
tournament-board-played = odigran za { $played } od { $tables } stolova
tournament-board-table = { $round }. kolo, sto { $table }
tournament-board-where = Gde
tournament-board-line = Mesto { $number }
tournament-board-replay = Karta po kartu
tournament-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
tournament-board-datum = Koliko je vredeo niz mesta
tournament-board-help = Dva boda za svaki manji rezultat na istom mestu, jedan za svaki jednak.
tournament-board-average = prosek
tournament-board-average-plus = prosek plus
tournament-board-average-minus = prosek minus
tournament-board-not-played = nije odigran
tournament-board-bad = Potrebni su celi brojevi, ili A, A+ ili A- za prosek; prazno za neodigrani bord.
tournament-table-boards = Bordovi stola { $table }, { $round }. kolo
tournament-table-boards-help = Rezultat svakog mesta, bord po bord: celi brojevi; A, A+ ili A- za prosek; prazno gde nije odigran.
tournament-table-by-board = Upis bord po bord
