# Scorecards: an evening at one table, kept on a phone.

scorecard-new = Novi zapisnik
scorecard-new-lead = Veče za jednim stolom, na telefonu umesto na papiru. Nalog nije potreban: ko ima adresu zapisnika, može u njega da piše.
scorecard-own = Vaši zapisnici
scorecard-as-last-time = Opet isto
scorecard-people = Za stolom
scorecard-people-help = Redom kojim se igra. Četvrti igrač ne igra u podeli koju deli.
scorecard-person = { $number }. igrač
scorecard-fourth = Četvrti igrač
scorecard-deals-first = deli prvi
scorecard-rules-later = Pravila vašeg stola zadaju se u zapisniku, pod Podešavanja.
scorecard-begin = Početak
scorecard-settings = Podešavanja
scorecard-deals = deli
scorecard-dealer = Delilac
scorecard-deal = { $number }. podela
scorecard-dealt-by = Deli { $name }
scorecard-other-dealer = Ovu podelu deli neko drugi
scorecard-who = Ko igra
scorecard-forehand = prvi na redu
scorecard-higher = Viši nivoi
scorecard-if-stopped = Kad bi sad stalo (ostatak otpisan)
scorecard-no-refa = bez refe: potrošene su ili je neko pod kapom
scorecard-into-club = Podele u klub
scorecard-into-club-help = Ulaze među podele kluba kao uvoz koji se može poništiti. Posle ispravke pošaljite ih ponovo: što je promenjeno, zamenjuje staro.
scorecard-club-gone = Nije više u zapisniku
scorecard-into-club-send = Pošalji u klub
scorecard-older = { $count ->
        [one] Još { $count } ranija podela
        [few] Još { $count } ranije podele
       *[other] Još { $count } ranijih podela
    }
scorecard-of-table = Zapisuj podelu po podelu
scorecard-played-of = { $count } od { $planned } podela
scorecard-table-result = Rezultat stola
scorecard-table-result-help = Pošaljite ga kad je kolo gotovo. Drugi igrač ga potvrđuje na drugom telefonu; do tada ga možete povući.
scorecard-table-result-send = Ovo je naš rezultat
scorecard-table-closed = Rezultat ovog stola je već poslat. Za ispravku podele povucite rezultat na kartici stola.
scorecard-what = Igra
scorecard-more-calls = Ostale igre
scorecard-passed-out = Svi su rekli dalje
scorecard-misdeal = Pogrešna podela
scorecard-misdeal-passes = Deli sledeći igrač
scorecard-thrown-in = Bačeno
scorecard-choose-again = Drugi igrač ili igra
scorecard-ask-result = Rezultat
scorecard-ask-kontra-on = Kontra: { $part }
scorecard-ask-kontra-by = Kontra, { $name }
scorecard-ask-seven = Sedmica aduta u poslednjem štihu
scorecard-ask-trump = Adut
scorecard-ask-came = Ko dolazi?
scorecard-ask-tricks = Štihovi: { $name }
scorecard-both = Oba
scorecard-only = Samo { $name }
scorecard-nobody = Niko
scorecard-invites = { $name } zove
scorecard-kontra-of = { $name }: { $kontra }
scorecard-seven-won = { $name }, dobijena
scorecard-seven-lost = { $name }, izgubljena
scorecard-more = Više
scorecard-count = Izračunaj
scorecard-save = Sačuvaj
scorecard-take-back = Poništi
scorecard-lines = Podele
scorecard-empty = Još nema podela.
scorecard-contested = dva odgovora
scorecard-changed = ispravljeno
scorecard-void-because = prekriženo: { $reason }
scorecard-closed = Ovaj je zapisnik zatvoren.
scorecard-over = Zapisnik je odigran do kraja. Dalje podele se čuvaju, ali se ne računaju.
scorecard-payments = Ko kome plaća
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Podeli i sačuvaj
scorecard-link-write = Adresa za pisanje (neka ostane za stolom)
scorecard-link-read = Adresa za čitanje
scorecard-file-text = Podele kao tekst
scorecard-kept = Zapisnik u koji 90 dana niko ne piše briše se. Datoteke se mogu uvesti u klub.
scorecard-outbox = Još nije poslato
scorecard-outbox-send = Pošalji sada
scorecard-by-own = zapisao ovaj uređaj
scorecard-by-device = zapisao { $number }. uređaj
scorecard-agreed = { $count ->
        [one] potvrđeno na još { $count } telefonu
        [few] potvrđeno na još { $count } telefona
       *[other] potvrđeno na još { $count } telefona
    }
scorecard-two-answers = Drugi telefon kaže
scorecard-two-answers-help = Dva telefona su ovu podelu zapisala različito. Prvi zapis važi dok neko od vas ne odluči.
scorecard-keep-first = Prvi je tačan
scorecard-keep-second = Ovaj je tačan
scorecard-keep-both = To su dve podele
scorecard-correct = Ispravi ovu podelu
scorecard-insert = Umetni podelu pre nje
scorecard-other-call = Drugi delilac, igrač ili igra
scorecard-else = Ostalo
scorecard-agree = Tako je
scorecard-restore = Ipak se računa
scorecard-void = Prekriži
scorecard-void-reason = Zašto se ne računa?
scorecard-move = Premesti
scorecard-move-to = Na mesto
scorecard-history = Pre
scorecard-names = Imena
scorecard-names-help = Za pogrešno napisano ime. Bodovi ostaju na mestu.
scorecard-rename = Preimenuj
scorecard-order = Raspored
scorecard-order-help = Ako se sedelo drugim redom nego što ovde piše. Bodovi ostaju svakome njegovi.
scorecard-reseat = Zadaj raspored
scorecard-dealing = Ko deli sledeći
scorecard-dealing-in-turn = Sledeći po redu
scorecard-dealing-declarer = Ko je poslednji igrao
scorecard-stake = Ulog
scorecard-stake-help = Koliko vredi bod, u celim jedinicama. Ostavite prazno ako igrate na bodove.
scorecard-stake-point = Bod vredi
scorecard-stake-unit = Jedinica
scorecard-rules-help = Pre nego što se išta promeni vidite šta bi bilo kad bi nova pravila važila za sve podele, i šta kad bi važila tek od neke.
scorecard-rules-first = Po njima se igraju sve podele zapisnika.
scorecard-rules-set = Zadaj pravila
scorecard-end = Kraj
scorecard-end-help = U zatvoreni zapisnik ne mogu se upisivati podele. Može se ponovo otvoriti.
scorecard-close = Zatvori zapisnik
scorecard-reopen = Ponovo otvori
scorecard-renew = Nove adrese
scorecard-renew-help = S novim adresama stare više ništa ne otvaraju.
scorecard-refused-people = Za ovim stolom sedi od tri do { $most } ljudi.
scorecard-refused-same-name = Dvoje se zove { $name }. Dodajte početno slovo.
scorecard-refused-person = Takvog za stolom nema.
scorecard-refused-deal = Te podele više nema.
scorecard-refused-closed = Zapisnik je zatvoren. Može se otvoriti pod Podešavanja.
scorecard-refused-full = Zapisnik ima najviše 400 podela. Započnite novi.
scorecard-refused-reason = Navedite razlog od najviše { $most } znakova.
scorecard-refused-not-last = Poništiti se može samo poslednji red. Ovaj radije prekrižite.
scorecard-refused-unchanged = Ništa se nije promenilo.
scorecard-refused-call = Ovaj igrač to ne može igrati.
scorecard-refused-field = Još nije popunjeno: { $field }.
scorecard-ask-marriages = Zvanja: { $name }
scorecard-ask-round = Krug licitacije
scorecard-outbox-drop = Ukloni
scorecard-offline = Nema mreže. To može kad se mreža vrati.
scorecard-away = Nema mreže. Vidite poslednje poznato stanje zapisnika; što upišete, čuva se na ovom uređaju i šalje kasnije.
scorecard-gone = Ova adresa više ne otvara zapisnik. Što nije poslato, ostaje na ovom uređaju; zatražite novu adresu.
scorecard-refused-stale = U međuvremenu je neko drugi promenio ovu podelu. Pogledajte šta sada piše i po potrebi je opet ispravite.
scorecard-told-changed = Sada se računa drugačije: { $numbers }.
scorecard-told-dealer = Ova podela nije deljena po redu. Ako je to greška, ispravite delioca.

scorecard-progress = Zapisnici ovog kola
scorecard-progress-since = { $count ->
        [0] novo upravo sada
        [one] novo pre { $count } minut
        [few] novo pre { $count } minuta
       *[other] novo pre { $count } minuta
    }
scorecard-progress-due = sve podele odigrane, rezultat nije poslat
scorecard-progress-sent = rezultat poslat
scorecard-progress-otherwise = rezultat se razlikuje od zapisnika
scorecard-progress-contested = dva odgovora

scorecard-preview = Šta se menja
scorecard-preview-deals = Drugačije bi se računale podele: { $numbers }.
scorecard-preview-before = pre
scorecard-preview-after = posle
scorecard-preview-do = Promeni
scorecard-preview-leave = Ostavi kako jeste

scorecard-figures = Veče u brojkama
scorecard-figures-made = prošao / igrao
scorecard-figures-best = najbolja podela
scorecard-figures-worst = najgora podela

scorecard-file-lost = Ove podele ne mogu da se zapišu u tom obliku, možda zbog imena: { $numbers }. U zapisima su sve.
scorecard-refused-too-many = Za jednim stolom u jednoj večeri može sedeti najviše { $most } ljudi.
scorecard-refused-sheet = Listu su do kraja potrebni njegovi igrači: neko može preuzeti tuđu kolonu, ili zaključite ovaj list i počnite novi.

scorecard-table-fixed = Igrače, prvog delioca i pravila određuje turnir; ovde se ne mogu menjati.
scorecard-seats = Ko sedi za stolom
scorecard-seats-now = Za stolom: { $names }
scorecard-seats-help = Važi od sledeće podele. Upisane podele zadržavaju svoje igrače, a bodovi ostaju svakome njegovi.
scorecard-seats-sheet = Listu su do kraja potrebni njegovi igrači: niko ne seda i ne ustaje, ali neko može preuzeti tuđu kolonu. Za igru u drugom društvu zaključite ovaj list i počnite novi.
scorecard-seats-undo = Kao u poslednjoj podeli
scorecard-seats-joins = Seda četvrti
scorecard-seats-name = Ime
scorecard-seats-after = Sedi iza
scorecard-seats-join = Seda
scorecard-seats-leaves = Neko ustaje
scorecard-seats-who = Ko
scorecard-seats-leave = Ustaje
scorecard-seats-replaces = Neko preuzima mesto
scorecard-seats-place = Čije mesto
scorecard-seats-from = Od podele
scorecard-seats-next = { $number }. (sledeća)
scorecard-seats-replace = Preuzmi mesto
scorecard-news-people = Odavde za stolom: { $names }
scorecard-news-rules = Odavde druga pravila
scorecard-rules-all = Sve podele
scorecard-rules-part = Od neke podele
scorecard-rules-from = Drugi deo počinje podelom
scorecard-rules-show = Pokaži od te podele

scorecard-other-board = Drugi bord
scorecard-board-was = Bio je to drugi bord
scorecard-board-set = Odredi bord
scorecard-boards-over = Svi bordovi ovog stola su zapisani. Rezultat pošaljite dole.
scorecard-boards-missing = Biće uneti kao neodigrani: { $numbers }.
scorecard-of-card = zapisnik: { $score }
scorecard-refused-board = Takvog borda nema za ovim stolom.
scorecard-refused-board-dealer = Ovaj bord deli { $name }.
scorecard-refused-board-answered = Za ovaj bord već čekaju dva zapisa. Najpre odlučite koji je tačan.
scorecard-refused-board-stands = Bord je jedna podela i stoji po redu svog broja. Ako je to bio drugi bord, označite ga na stranici podele.
