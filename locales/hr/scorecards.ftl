# Scorecards: an evening at one table, kept on a phone.

scorecard-new = Novi zapisnik
scorecard-new-lead = Vodite rezultat večeri za jednim stolom na mobitelu umjesto na papiru. Račun nije potreban: tko ima poveznicu za uređivanje, može pisati u zapisnik.
scorecard-own = Vaši zapisnici
scorecard-as-last-time = Isti igrači i pravila
scorecard-people = Igrači
scorecard-people-help = Redom kojim se igra. Četvrti igrač ne igra u podjeli koju dijeli.
scorecard-person = { $number }. igrač
scorecard-fourth = Četvrti igrač
scorecard-deals-first = dijeli prvi
scorecard-rules-later = Pravila vašeg stola zadaju se u zapisniku, pod Postavke.
scorecard-new-rules = Pravila za preferans
scorecard-new-as-set = Skup ima svoju bulu i broj refa; ako igrate s drugima, upišite ih.
scorecard-begin = Početak
scorecard-begin-rules = Prvo kućna pravila
scorecard-settings = Postavke
scorecard-deals = dijeli
scorecard-dealer = Djelitelj
scorecard-deal = { $number }. podjela
scorecard-dealt-by = Dijeli { $name }
scorecard-other-dealer = Ovu podjelu dijeli netko drugi
scorecard-who = Tko igra
scorecard-forehand = prvi na redu
scorecard-higher = Više razine
scorecard-if-stopped = Kad bi sad stalo (ostatak otpisan)
scorecard-no-refa = bez refe: sve su potrošene
scorecard-no-refa-hat = { $count ->
        [one] bez refe: { $names } je pod kapom
       *[other] bez refe: { $names } su pod kapom
    }
scorecard-into-club = Podjele u klub
scorecard-into-club-help = Ulaze među podjele kluba kao uvoz koji se može poništiti. Nakon ispravka pošaljite ih ponovno: što je promijenjeno, zamjenjuje staro.
scorecard-club-gone = Nije više u zapisniku
scorecard-into-club-send = Pošalji u klub
scorecard-older = { $count ->
        [one] Još { $count } ranija podjela
        [few] Još { $count } ranije podjele
       *[other] Još { $count } ranijih podjela
    }
scorecard-of-table = Zapisuj podjelu po podjelu
scorecard-played-of = { $count } od { $planned } podjela
scorecard-table-result = Rezultat stola
scorecard-table-result-help = Pošaljite ga kad je kolo gotovo. Drugi igrač potvrđuje ga na drugom mobitelu; do tada ga možete povući.
scorecard-table-result-send = Ovo je naš rezultat
scorecard-table-closed = Rezultat ovog stola već je poslan. Za ispravak podjele { $name } najprije treba povući rezultat na kartici stola.
scorecard-table-confirmed = Rezultat ovog stola je potvrđen i igrači više ne mogu mijenjati podjele. Ako je pogrešan, osporite ga na kartici stola; zatim ga može ispraviti zapisničar ili sudac.
scorecard-table-ruled = O rezultatu ovog stola odlučio je sudac; podjele se više ne mogu mijenjati.
scorecard-table-official = Ovaj stol već ima rezultat i igrači više ne mogu mijenjati podjele. Sada ga može ispraviti samo zapisničar ili sudac.
scorecard-table-corrects = Rezultat ovog stola već je poslan. Ako ispravite podjelu, mijenja se i rezultat, a igrači ga ponovno potvrđuju.
scorecard-table-otherwise = Rezultat stola upisan je drukčije: { $result }. Na ovom listu izlazi: { $card }. Oboje ostaje sačuvano; na kartici stola piše što vrijedi.
scorecard-what = Igra
scorecard-more-calls = Ostale igre
scorecard-call-parts = Slaganje igre
scorecard-passed-out = Svi su rekli dalje
scorecard-misdeal = Pogrešna podjela
scorecard-misdeal-passes = Dijeli sljedeći igrač
scorecard-thrown-in = Bačeno
scorecard-choose-again = Drugi igrač ili igra
scorecard-ask-result = Rezultat
scorecard-ask-kontra-on = Kontra: { $part }
scorecard-ask-kontra-by = Kontra, { $name }
scorecard-ask-seven = Sedmica aduta u zadnjem štihu
scorecard-ask-points = Bodovi: { $name }
scorecard-ask-points-defenders = Bodovi obrane
scorecard-ask-all-tricks = Svih deset štihova, a partija je ipak izgubljena? Ako je tako, spremite još jednom.
scorecard-ask-trump = Adut
scorecard-ask-came = Tko dolazi?
scorecard-ask-tricks = Štihovi: { $name }
scorecard-both = Oba
scorecard-only = Samo { $name }
scorecard-nobody = Nitko
scorecard-invites = { $name } zove
scorecard-kontra-of = { $name }: { $kontra }
scorecard-seven-won = { $name }, dobivena
scorecard-seven-lost = { $name }, izgubljena
scorecard-more = Više
scorecard-note = Bilješka
scorecard-count = Izračunaj
scorecard-save = Spremi
scorecard-take-back = Poništi
scorecard-lines = Podjele
scorecard-empty = Još nema podjela.
scorecard-contested = dvije verzije
scorecard-changed = ispravljeno
scorecard-void-because = prekriženo: { $reason }
scorecard-closed = Ovaj je zapisnik zatvoren.
scorecard-over = Partija je gotova. Možete dodavati podjele, ali se ne računaju.
scorecard-after-end = Zapiši još jednu podjelu (ne računa se)
scorecard-next-sheet = Započni novi list
scorecard-next-sheet-help = Novi zapisnik s istim igračima, pravilima i ulogom. Ima svoju poveznicu.
scorecard-payments = Tko kome plaća
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Dijeljenje i preuzimanje
scorecard-link-write = Poveznica za uređivanje (samo za igrače)
scorecard-link-read = Poveznica za pregled
scorecard-file-text = Podjele kao tekst
scorecard-kept = Zapisnik u koji 90 dana nitko ne piše briše se. Datoteke se mogu uvesti u klub.
scorecard-outbox = Još nije poslano
scorecard-outbox-send = Pošalji sada
scorecard-outbox-edit = Uredi
scorecard-uncounted = { $count ->
        [one] { $count } podjela još nije uračunata
        [few] { $count } podjele još nisu uračunate
       *[other] { $count } podjela još nije uračunato
    }
scorecard-by-own = upisano na ovom uređaju
scorecard-by-device = upisano na uređaju { $number }
scorecard-agreed = { $count ->
        [one] potvrđeno na još { $count } mobitelu
        [few] potvrđeno na još { $count } mobitela
       *[other] potvrđeno na još { $count } mobitela
    }
scorecard-two-answers = Upisano na drugom mobitelu
scorecard-two-answers-help = Ova je podjela na dva mobitela upisana različito. Prva verzija vrijedi dok netko od vas ne odluči.
scorecard-keep-first = Zadrži prvu verziju
scorecard-keep-second = Zadrži ovu verziju
scorecard-keep-other = Zadrži drugu verziju
scorecard-keep-both = To su dvije različite podjele
scorecard-correct = Ispravi ovu podjelu
scorecard-insert = Umetni podjelu prije nje
scorecard-other-call = Drugi djelitelj, igrač ili igra
scorecard-else = Ostalo
scorecard-agree = Potvrdi podjelu
scorecard-restore = Ipak se računa
scorecard-void = Prekriži
scorecard-void-reason = Zašto se ne računa?
scorecard-move = Premjesti
scorecard-move-to = Premjesti na
scorecard-history = Ranije verzije
scorecard-names = Imena
scorecard-names-help = Za pogrešno napisano ime. Bodovi ostaju na mjestu.
scorecard-rename = Preimenuj
scorecard-order = Raspored
scorecard-order-help = Ako je raspored pogrešno upisan. Bodovi ostaju igraču.
scorecard-reseat = Zadaj raspored
scorecard-dealing = Tko dijeli sljedeći
scorecard-dealing-in-turn = Sljedeći po redu
scorecard-dealing-declarer = Tko je zadnji igrao
scorecard-stake = Ulog
scorecard-stake-help = Koliko vrijedi bod, kao cijeli broj. Ostavite prazno ako igrate samo na bodove.
scorecard-stake-point = Vrijednost boda
scorecard-stake-unit = Valuta
scorecard-rules-help = Prije spremanja vidite kako se mijenjaju rezultati ako nova pravila vrijede za sve podjele, i kako ako vrijede tek od određene podjele.
scorecard-rules-first = Ova pravila vrijede za sve podjele u zapisniku.
scorecard-rules-set = Spremi pravila
scorecard-end = Zatvaranje
scorecard-end-help = U zatvoreni zapisnik ne mogu se dodavati podjele, ali ga možete ponovno otvoriti.
scorecard-close = Zatvori zapisnik
scorecard-reopen = Ponovno otvori
scorecard-renew = Nove poveznice
scorecard-renew-help = Stare poveznice više neće raditi.
scorecard-refused-people = Za ovaj stol treba od 3 do { $most } igrača.
scorecard-refused-same-name = Dvoje se zove { $name }. Dodajte početno slovo.
scorecard-refused-person = Ovaj igrač nije za stolom.
scorecard-refused-deal = Ta podjela više ne postoji.
scorecard-refused-closed = Zapisnik je zatvoren. Može se otvoriti pod Postavke.
scorecard-refused-full = Zapisnik ima najviše 400 podjela. Započnite novi.
scorecard-refused-all-played = Zapisano je svih { $planned } podjela ovog stola. Ispravite jednu od njih ili prekrižite onu koja nije odigrana.
scorecard-refused-reason = Navedite razlog od najviše { $most } znakova.
scorecard-refused-note = Bilješka smije imati najviše { $most } znakova. Skratite je.
scorecard-says-kontra-only = { $name } ne igra, pa kontru može reći samo { $other }.
scorecard-says-kontra-nobody = Nitko ne igra protiv, pa nema tko reći kontru.
scorecard-says-kontra-declarer = { $name } je glavni igrač; prvu kontru kaže obrana.
scorecard-says-dropped-tricks = { $name } ne igra, pa ne nosi štihove.
scorecard-says-sum = Ti štihovi zajedno daju { $sum }; u podjeli ih je deset.
scorecard-says-seven = Po ovim je pravilima važno tko je sedmicu aduta odigrao u zadnji štih. Odaberite to i ponovno spremite.
scorecard-says-marriages = Po ovim je pravilima važno je li tihih 100 postignuto s 40 ili s 20. Odaberite zvanja i ponovno spremite.
scorecard-refused-not-last = Poništiti se može samo posljednja podjela. Ovu radije prekrižite.
scorecard-refused-unchanged = Ništa se nije promijenilo.
scorecard-refused-call = Ovaj igrač to ne može igrati.
scorecard-refused-field = Još nije ispunjeno: „{ $field }”.
scorecard-ask-marriages = Zvanja: { $name }
scorecard-ask-round = Krug licitacije
scorecard-outbox-drop = Ukloni
scorecard-offline = Nema mreže. Pokušajte ponovno kad je bude.
scorecard-away = Nema mreže. Vidite zadnje poznato stanje zapisnika; što upišete, čuva se na ovom uređaju i šalje poslije.
scorecard-gone = Ova poveznica više ne radi. Što nije poslano, ostaje na ovom uređaju; zatražite novu poveznicu.
scorecard-withdrawn = Ova poveznica više ne radi
scorecard-withdrawn-help = Za ovaj zapisnik u međuvremenu su napravljene nove poveznice, pa ništa nije spremljeno. Zatražite novu poveznicu.
scorecard-withdrawn-typed = Što ste upisali
scorecard-refused-stale = U međuvremenu je netko drugi promijenio ovu podjelu. Pogledajte što sada piše i po potrebi je opet ispravite.
scorecard-told-changed = Ponovno izračunato: { $deals }.
scorecard-told-ends = List sada završava { $number }. podjelom.
scorecard-told-goes-on = List više nije odigran do kraja: sljedeća podjela se računa.
scorecard-told-after-end = { $count ->
    [one] Na listu ostaje, označeno kao nakon kraja, i ne računa se: { $numbers }. podjela.
   *[other] Na listu ostaju, označene kao nakon kraja, i ne računaju se: { $numbers }. podjela.
}
scorecard-told-counts-again = { $count ->
    [one] Ponovno se računa: { $numbers }. podjela.
   *[other] Ponovno se računaju: { $numbers }. podjela.
}
scorecard-told-more = { $count ->
    [one] Još se { $count } podjela računa drukčije.
    [few] Još se { $count } podjele računaju drukčije.
   *[other] Još se { $count } podjela računa drukčije.
}
scorecard-changed-value = { $number }. podjela: { $was } → { $now }
scorecard-changed-stops = { $number }. podjela: { $was } → ne računa se
scorecard-changed-refa = { $number }. podjela sada je pod refom: { $was } → { $now }
scorecard-changed-no-refa = { $number }. podjela više nije pod refom: { $was } → { $now }
scorecard-changed-writes = { $number }. podjela sada upisuje refu
scorecard-changed-writes-none = { $number }. podjela više ne upisuje refu
scorecard-told-dealer = Nije bio red na tog igrača da dijeli. Ako je to pogreška, ispravite djelitelja.

scorecard-progress = Zapisnici ovog kola
scorecard-progress-since = { $count ->
        [0] novo upravo sada
        [one] novo prije { $count } minute
        [few] novo prije { $count } minute
       *[other] novo prije { $count } minuta
    }
scorecard-progress-due = sve podjele odigrane, rezultat nije poslan
scorecard-progress-sent = rezultat poslan
scorecard-progress-otherwise = rezultat se razlikuje od zapisnika
scorecard-progress-contested = dvije verzije

scorecard-preview = Što se mijenja
scorecard-preview-deals = Drukčije bi se računale podjele: { $numbers }.
scorecard-preview-before = prije
scorecard-preview-after = poslije
scorecard-preview-do = Spremi promjene
scorecard-preview-leave = Odustani

scorecard-figures = Večer u brojkama
scorecard-figures-made = prošao / igrao
scorecard-figures-best = najbolja podjela
scorecard-figures-worst = najgora podjela

scorecard-file-lost = Ove su podjele izostavljene jer se ne mogu zapisati u tom obliku: { $numbers }. U zapisima su sve.
scorecard-file-sums = Ukupno: { $sums }
scorecard-refused-too-many = Za jednim stolom u jednoj večeri može igrati najviše { $most } igrača.
scorecard-refused-sheet = Igrači na listu ostaju do kraja. Netko drugi može preuzeti stupac igrača, ili zatvorite ovaj zapisnik i započnite novi.

scorecard-table-fixed = Igrače, prvog djelitelja i pravila određuje turnir; ovdje se ne mogu mijenjati.
scorecard-seats = Promjena igrača
scorecard-seats-now = Sada za stolom: { $names }
scorecard-seats-help = Promjene vrijede od sljedeće podjele. Ranije podjele zadržavaju svoje igrače, a svatko zadržava svoje bodove.
scorecard-seats-sheet = Igrači na listu ostaju do kraja: nitko ne može sjesti ni ustati, ali netko drugi može preuzeti stupac igrača. Za igru u drugom društvu zatvorite ovaj zapisnik i započnite novi.
scorecard-seats-undo = Poništi ovu promjenu
scorecard-seats-joins = Dodaj četvrtog igrača
scorecard-seats-name = Ime
scorecard-seats-after = Sjedi iza
scorecard-seats-join = Dodaj igrača
scorecard-seats-leaves = Ukloni igrača
scorecard-seats-who = Igrač
scorecard-seats-leave = Ukloni igrača
scorecard-seats-replaces = Zamijeni igrača
scorecard-seats-place = Igrač kojeg treba zamijeniti
scorecard-seats-from = Od podjele
scorecard-seats-next = { $number }. (sljedeća)
scorecard-seats-replace = Zamijeni igrača
scorecard-news-people = Od ove podjele za stolom: { $names }
scorecard-news-rules = Od ove podjele nova pravila
scorecard-rules-all = Za sve podjele
scorecard-rules-part = Od odabrane podjele
scorecard-rules-from = Prva podjela po novim pravilima
scorecard-rules-from-deal = Od podjele { $number } nadalje
scorecard-rules-choose = Odaberite podjelu
scorecard-rules-which = Odaberite prvu podjelu po novim pravilima i ponovno pritisnite gumb.

scorecard-other-board = Drugi bord
scorecard-board-was = Bio je to drugi bord
scorecard-board-set = Odredi bord
scorecard-boards-over = Svi bordovi ovog stola su zapisani. Rezultat pošaljite dolje.
scorecard-deals-over = Sve podjele ovog stola su zapisane. Rezultat pošaljite dolje.
scorecard-boards-missing = Unijet će se kao neodigrani: { $numbers }.
scorecard-of-card = zapisnik: { $score }
scorecard-refused-board = Takvog borda nema za ovim stolom.
scorecard-refused-board-dealer = Ovaj bord dijeli { $name }.
scorecard-refused-board-answered = Za ovaj bord već čekaju dva zapisa. Najprije odlučite koji je točan.
scorecard-refused-board-stands = Bord je jedna podjela i stoji po redu svog broja. Ako je to bio drugi bord, označite ga na stranici podjele.
scorecard-refused-sent = Rezultat ovog stola u međuvremenu je poslan, zato ovo nije spremljeno: { $deal }.

# Podjele kao tekst.

scorecard-text = Upišite ili zalijepite podjele
scorecard-text-lead = Upišite podjelu po retku ili zalijepite tablicu. Rezultate vidite prije nego što se išta doda.
scorecard-text-label = Podjele
scorecard-text-help = Na primjer: { $example }. Igrači, djelitelj i pravila uzimaju se iz zapisnika.
scorecard-text-example-ulti = { $name } simple: +
scorecard-text-example-preferans = { $name } 4: 6 2 2
scorecard-text-look = Pregled
scorecard-text-preview = Pregled
scorecard-text-add = { $count ->
        [one] Dodaj { $count } podjelu
        [few] Dodaj { $count } podjele
       *[other] Dodaj { $count } podjela
    }
scorecard-text-read = Pročitano: { $count ->
    [one] { $count } podjela
    [few] { $count } podjele
   *[other] { $count } podjela
  }, po jedna u retku.
scorecard-text-again = Zapisnik ili tekst promijenio se nakon pregleda. Pogledajte podjele još jednom.
scorecard-text-sent = Rezultat ovog stola u međuvremenu je poslan, pa ništa nije dodano. Tekst je dolje.
scorecard-text-leave = Natrag na zapisnik
scorecard-text-long = Tekst je predug: odjednom se može pročitati najviše { $most } znakova.
scorecard-text-empty = U ovom tekstu nema podjele.
scorecard-text-other-game = { $place }. podjela u tekstu pripada drugoj igri.
scorecard-text-other-people = U { $place }. podjeli teksta igraju ljudi koji ne sjede za ovim stolom ili sjede drugim redom.
scorecard-text-other-rules = { $place }. podjela u tekstu igrana je po drugim pravilima. Promijenite pravila pod Postavke ili ih izostavite iz teksta.
scorecard-text-cards = { $place }. podjela u tekstu ima i karte. Zapisnik čuva samo rezultate; podjelu s kartama uvezite.
scorecard-text-ruling = Uz { $place }. podjelu u tekstu stoji sudačka odluka. U zapisniku se podjela može samo prekrižiti.
scorecard-refused-not-next = U tekstu stoji podjela { $number }, a sljedeća je podjela u zapisniku { $next }. Izostavite podjele koje su već u zapisniku ili izostavite brojeve.
scorecard-text-notes = Uz { $place }. podjelu u tekstu stoji više bilježaka, bilješka uz položaj ili bilješka koja nije javna. List čuva jednu bilješku po podjeli i čita je svatko tko ima list; ostale izostavite.
scorecard-print = Ispis
scorecard-plot-about = Zbrojevi podjelu po podjelu. Isti su brojevi u tablici podjela.
scorecard-new-text = Već je zapisano?
scorecard-new-text-label = Večer kao tekst ili tablica
scorecard-new-text-help = Podjela po retku ili tablica. Igrači i pravila uzimaju se iz prvog retka ako ih ima, inače iz obrasca.
scorecard-new-text-faulty = Tekst se još ne može upotrijebiti. Dolje piše što i gdje nije u redu.
scorecard-new-text-warned = Dio teksta možda nije točan. Provjerite ga, a ako je u redu, ponovno pritisnite gumb.
