# Scorecards: an evening at one table, kept on a phone.

scorecard-new = Novi zapisnik
scorecard-new-lead = Večer za jednim stolom, na mobitelu umjesto na papiru. Račun nije potreban: tko ima adresu zapisnika, može u njega pisati.
scorecard-own = Vaši zapisnici
scorecard-as-last-time = Opet isto
scorecard-people = Za stolom
scorecard-people-help = Redom kojim se igra. Četvrti igrač ne igra u podjeli koju dijeli.
scorecard-person = { $number }. igrač
scorecard-fourth = Četvrti igrač
scorecard-deals-first = dijeli prvi
scorecard-rules-later = Pravila vašeg stola zadaju se u zapisniku, pod Postavke.
scorecard-begin = Početak
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
scorecard-no-refa = bez refe: potrošene su ili je netko pod kapom
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
scorecard-table-closed = Rezultat ovog stola već je poslan. Za ispravak podjele povucite rezultat na kartici stola.
scorecard-what = Igra
scorecard-more-calls = Ostale igre
scorecard-passed-out = Svi su rekli dalje
scorecard-misdeal = Pogrešna podjela
scorecard-misdeal-passes = Dijeli sljedeći igrač
scorecard-thrown-in = Bačeno
scorecard-choose-again = Drugi igrač ili igra
scorecard-ask-result = Rezultat
scorecard-ask-kontra-on = Kontra: { $part }
scorecard-ask-kontra-by = Kontra, { $name }
scorecard-ask-seven = Sedmica aduta u zadnjem štihu
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
scorecard-count = Izračunaj
scorecard-save = Spremi
scorecard-take-back = Poništi
scorecard-lines = Podjele
scorecard-empty = Još nema podjela.
scorecard-contested = dva odgovora
scorecard-changed = ispravljeno
scorecard-void-because = prekriženo: { $reason }
scorecard-closed = Ovaj je zapisnik zatvoren.
scorecard-over = Zapisnik je odigran do kraja. Daljnje se podjele čuvaju, ali se ne računaju.
scorecard-payments = Tko kome plaća
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Podijeli i sačuvaj
scorecard-link-write = Adresa za pisanje (neka ostane za stolom)
scorecard-link-read = Adresa za čitanje
scorecard-file-text = Podjele kao tekst
scorecard-kept = Zapisnik u koji 90 dana nitko ne piše briše se. Datoteke se mogu uvesti u klub.
scorecard-outbox = Još nije poslano
scorecard-outbox-send = Pošalji sada
scorecard-by-own = zapisao ovaj uređaj
scorecard-by-device = zapisao { $number }. uređaj
scorecard-agreed = { $count ->
        [one] potvrđeno na još { $count } mobitelu
        [few] potvrđeno na još { $count } mobitela
       *[other] potvrđeno na još { $count } mobitela
    }
scorecard-two-answers = Drugi mobitel kaže
scorecard-two-answers-help = Dva su mobitela ovu podjelu zapisala različito. Prvi zapis vrijedi dok netko od vas ne odluči.
scorecard-keep-first = Prvi je točan
scorecard-keep-second = Ovaj je točan
scorecard-keep-both = To su dvije podjele
scorecard-correct = Ispravi ovu podjelu
scorecard-insert = Umetni podjelu prije nje
scorecard-other-call = Drugi djelitelj, igrač ili igra
scorecard-else = Ostalo
scorecard-agree = Tako je
scorecard-restore = Ipak se računa
scorecard-void = Prekriži
scorecard-void-reason = Zašto se ne računa?
scorecard-move = Premjesti
scorecard-move-to = Na mjesto
scorecard-history = Prije
scorecard-names = Imena
scorecard-names-help = Za pogrešno napisano ime. Bodovi ostaju na mjestu.
scorecard-rename = Preimenuj
scorecard-order = Raspored
scorecard-order-help = Ako se sjedilo drugim redom nego što ovdje piše. Bodovi ostaju svakome njegovi.
scorecard-reseat = Zadaj raspored
scorecard-dealing = Tko dijeli sljedeći
scorecard-dealing-in-turn = Sljedeći po redu
scorecard-dealing-declarer = Tko je zadnji igrao
scorecard-stake = Ulog
scorecard-stake-help = Koliko vrijedi bod, u cijelim jedinicama. Ostavite prazno ako igrate na bodove.
scorecard-stake-point = Bod vrijedi
scorecard-stake-unit = Jedinica
scorecard-rules-help = Prije nego što se išta promijeni vidite što bi bilo kad bi nova pravila vrijedila za sve podjele, i što kad bi vrijedila tek od neke.
scorecard-rules-first = Po njima se igraju sve podjele zapisnika.
scorecard-rules-set = Zadaj pravila
scorecard-end = Kraj
scorecard-end-help = U zatvoreni zapisnik ne mogu se pisati podjele. Može se ponovno otvoriti.
scorecard-close = Zatvori zapisnik
scorecard-reopen = Ponovno otvori
scorecard-renew = Nove adrese
scorecard-renew-help = S novim adresama stare više ništa ne otvaraju.
scorecard-refused-people = Za ovim stolom sjedi od tri do { $most } ljudi.
scorecard-refused-same-name = Dvoje se zove { $name }. Dodajte početno slovo.
scorecard-refused-person = Takvoga za stolom nema.
scorecard-refused-deal = Te podjele više nema.
scorecard-refused-closed = Zapisnik je zatvoren. Može se otvoriti pod Postavke.
scorecard-refused-full = Zapisnik ima najviše 400 podjela. Započnite novi.
scorecard-refused-reason = Navedite razlog od najviše { $most } znakova.
scorecard-refused-not-last = Poništiti se može samo zadnji redak. Ovaj radije prekrižite.
scorecard-refused-unchanged = Ništa se nije promijenilo.
scorecard-refused-call = Ovaj igrač to ne može igrati.
scorecard-refused-field = Još nije ispunjeno: { $field }.
scorecard-ask-marriages = Zvanja: { $name }
scorecard-ask-round = Krug licitacije
scorecard-outbox-drop = Ukloni
scorecard-offline = Nema mreže. To može kad se mreža vrati.
scorecard-away = Nema mreže. Vidite zadnje poznato stanje zapisnika; što upišete, čuva se na ovom uređaju i šalje poslije.
scorecard-gone = Ova adresa više ne otvara zapisnik. Što nije poslano, ostaje na ovom uređaju; zatražite novu adresu.
scorecard-refused-stale = U međuvremenu je netko drugi promijenio ovu podjelu. Pogledajte što sada piše i po potrebi je opet ispravite.
scorecard-told-changed = Sada se računa drukčije: { $numbers }.
scorecard-told-dealer = Ova podjela nije dijeljena po redu. Ako je to pogreška, ispravite djelitelja.

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
scorecard-progress-contested = dva odgovora

scorecard-preview = Što se mijenja
scorecard-preview-deals = Drukčije bi se računale podjele: { $numbers }.
scorecard-preview-before = prije
scorecard-preview-after = poslije
scorecard-preview-do = Promijeni
scorecard-preview-leave = Ostavi kako jest

scorecard-figures = Večer u brojkama
scorecard-figures-made = prošao / igrao
scorecard-figures-best = najbolja podjela
scorecard-figures-worst = najgora podjela

scorecard-file-lost = Ove se podjele ne mogu zapisati u tom obliku, možda zbog imena: { $numbers }. U zapisima su sve.
scorecard-refused-too-many = Za jednim stolom u jednoj večeri može sjediti najviše { $most } ljudi.
scorecard-refused-sheet = Listu do kraja trebaju njegovi igrači: netko može preuzeti tuđi stupac, ili zaključite ovaj list i počnite novi.

scorecard-table-fixed = Igrače, prvog djelitelja i pravila određuje turnir; ovdje se ne mogu mijenjati.
scorecard-seats = Tko sjedi za stolom
scorecard-seats-now = Za stolom: { $names }
scorecard-seats-help = Vrijedi od sljedeće podjele. Upisane podjele zadržavaju svoje igrače, a bodovi ostaju svakome njegovi.
scorecard-seats-sheet = Listu do kraja trebaju njegovi igrači: nitko ne sjeda i ne ustaje, ali netko može preuzeti tuđi stupac. Za igru u drugom društvu zaključite ovaj list i počnite novi.
scorecard-seats-undo = Kao u zadnjoj podjeli
scorecard-seats-joins = Sjeda četvrti
scorecard-seats-name = Ime
scorecard-seats-after = Sjedi iza
scorecard-seats-join = Sjeda
scorecard-seats-leaves = Netko ustaje
scorecard-seats-who = Tko
scorecard-seats-leave = Ustaje
scorecard-seats-replaces = Netko preuzima mjesto
scorecard-seats-place = Čije mjesto
scorecard-seats-from = Od podjele
scorecard-seats-next = { $number }. (sljedeća)
scorecard-seats-replace = Preuzmi mjesto
scorecard-news-people = Odavde za stolom: { $names }
scorecard-news-rules = Odavde druga pravila
scorecard-rules-all = Sve podjele
scorecard-rules-part = Od neke podjele
scorecard-rules-from = Drugi dio počinje podjelom
scorecard-rules-show = Pokaži od te podjele

scorecard-other-board = Drugi bord
scorecard-board-was = Bio je to drugi bord
scorecard-board-set = Odredi bord
scorecard-boards-over = Svi bordovi ovog stola su zapisani. Rezultat pošaljite dolje.
scorecard-boards-missing = Unijet će se kao neodigrani: { $numbers }.
scorecard-of-card = zapisnik: { $score }
scorecard-refused-board = Takvog borda nema za ovim stolom.
scorecard-refused-board-dealer = Ovaj bord dijeli { $name }.
scorecard-refused-board-answered = Za ovaj bord već čekaju dva zapisa. Najprije odlučite koji je točan.
scorecard-refused-board-stands = Bord je jedna podjela i stoji po redu svog broja. Ako je to bio drugi bord, označite ga na stranici podjele.
