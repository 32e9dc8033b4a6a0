# Scorecards: an evening at one table, kept on a phone.

scorecard-new = Novi zapisnik
scorecard-new-lead = Vodite rezultat večeri za jednim stolom na telefonu umesto na papiru. Nalog nije potreban: ko ima vezu za uređivanje, može da piše u zapisnik.
scorecard-own = Vaši zapisnici
scorecard-as-last-time = Isti igrači i pravila
scorecard-people = Igrači
scorecard-people-help = Redom kojim se igra. Četvrti igrač ne igra u podeli koju deli.
scorecard-person = { $number }. igrač
scorecard-fourth = Četvrti igrač
scorecard-deals-first = deli prvi
scorecard-rules-later = Pravila vašeg stola zadaju se u zapisniku, pod Podešavanja.
scorecard-new-rules = Pravila za preferans
scorecard-new-as-set = Skup ima svoju bulu i broj refa; ako igrate sa drugim, upišite ih.
scorecard-begin = Početak
scorecard-begin-rules = Prvo kućna pravila
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
scorecard-no-refa = bez refe: sve su potrošene
scorecard-no-refa-hat = { $count ->
        [one] bez refe: { $names } je pod kapom
       *[other] bez refe: { $names } su pod kapom
    }
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
scorecard-table-closed = Rezultat ovog stola je već poslat. Za ispravku podele { $name } prvo treba da povuče rezultat na kartici stola.
scorecard-table-confirmed = Rezultat ovog stola je potvrđen i igrači više ne mogu da menjaju podele. Ako je pogrešan, osporite ga na kartici stola; zatim ga može ispraviti zapisničar ili sudija.
scorecard-table-ruled = O rezultatu ovog stola odlučio je sudija; podele više ne mogu da se menjaju.
scorecard-table-official = Ovaj sto već ima rezultat i igrači više ne mogu da menjaju podele. Sada ga može ispraviti samo zapisničar ili sudija.
scorecard-table-corrects = Rezultat ovog stola je već poslat. Ako ispravite podelu, menja se i rezultat, a igrači ga ponovo potvrđuju.
scorecard-table-otherwise = Rezultat stola upisan je drugačije: { $result }. Na ovom listu izlazi: { $card }. Oboje ostaje sačuvano; na kartici stola piše šta važi.
scorecard-what = Igra
scorecard-more-calls = Ostale igre
scorecard-call-parts = Slaganje igre
scorecard-passed-out = Svi su rekli dalje
scorecard-misdeal = Pogrešna podela
scorecard-misdeal-passes = Deli sledeći igrač
scorecard-thrown-in = Bačeno
scorecard-choose-again = Drugi igrač ili igra
scorecard-ask-result = Rezultat
scorecard-ask-kontra-on = Kontra: { $part }
scorecard-ask-kontra-by = Kontra, { $name }
scorecard-ask-seven = Sedmica aduta u poslednjem štihu
scorecard-ask-points = Poeni: { $name }
scorecard-ask-points-defenders = Poeni odbrane
scorecard-ask-all-tricks = Svih deset štihova, a partija je ipak izgubljena? Ako je tako, sačuvajte još jednom.
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
scorecard-note = Beleška
scorecard-count = Izračunaj
scorecard-save = Sačuvaj
scorecard-take-back = Poništi
scorecard-lines = Podele
scorecard-empty = Još nema podela.
scorecard-contested = dve verzije
scorecard-changed = ispravljeno
scorecard-void-because = prekriženo: { $reason }
scorecard-closed = Ovaj zapisnik je zatvoren.
scorecard-over = Partija je gotova. Možete dodavati podele, ali se ne računaju.
scorecard-after-end = Zapiši još jednu podelu (ne računa se)
scorecard-next-sheet = Započni novi list
scorecard-next-sheet-help = Novi zapisnik sa istim igračima, pravilima i ulogom. Ima svoju vezu.
scorecard-payments = Ko kome plaća
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Deljenje i preuzimanje
scorecard-link-write = Veza za uređivanje (samo za igrače)
scorecard-link-read = Veza za pregled
scorecard-file-text = Podele kao tekst
scorecard-kept = Zapisnik u koji 90 dana niko ne piše briše se. Datoteke se mogu uvesti u klub.
scorecard-outbox = Još nije poslato
scorecard-outbox-send = Pošalji sada
scorecard-outbox-edit = Izmeni
scorecard-uncounted = { $count ->
        [one] { $count } podela još nije uračunata
        [few] { $count } podele još nisu uračunate
       *[other] { $count } podela još nije uračunato
    }
scorecard-by-own = upisano na ovom uređaju
scorecard-by-device = upisano na uređaju { $number }
scorecard-agreed = { $count ->
        [one] potvrđeno na još { $count } telefonu
        [few] potvrđeno na još { $count } telefona
       *[other] potvrđeno na još { $count } telefona
    }
scorecard-two-answers = Upisano na drugom telefonu
scorecard-two-answers-help = Ova podela je na dva telefona upisana različito. Prva verzija važi dok neko od vas ne odluči.
scorecard-keep-first = Zadrži prvu verziju
scorecard-keep-second = Zadrži ovu verziju
scorecard-keep-other = Zadrži drugu verziju
scorecard-keep-both = To su dve različite podele
scorecard-correct = Ispravi ovu podelu
scorecard-insert = Umetni podelu pre nje
scorecard-other-call = Drugi delilac, igrač ili igra
scorecard-else = Ostalo
scorecard-agree = Potvrdi podelu
scorecard-restore = Ipak se računa
scorecard-void = Prekriži
scorecard-void-reason = Zašto se ne računa?
scorecard-move = Premesti
scorecard-move-to = Premesti na
scorecard-history = Ranije verzije
scorecard-names = Imena
scorecard-names-help = Za pogrešno napisano ime. Bodovi ostaju na mestu.
scorecard-rename = Preimenuj
scorecard-order = Raspored
scorecard-order-help = Ako je raspored pogrešno upisan. Bodovi ostaju igraču.
scorecard-reseat = Zadaj raspored
scorecard-dealing = Ko deli sledeći
scorecard-dealing-in-turn = Sledeći po redu
scorecard-dealing-declarer = Ko je poslednji igrao
scorecard-stake = Ulog
scorecard-stake-help = Koliko vredi bod, kao ceo broj. Ostavite prazno ako igrate samo na bodove.
scorecard-stake-point = Vrednost boda
scorecard-stake-unit = Valuta
scorecard-rules-help = Pre čuvanja vidite kako se menjaju rezultati ako nova pravila važe za sve podele, i kako ako važe tek od određene podele.
scorecard-rules-first = Ova pravila važe za sve podele u zapisniku.
scorecard-rules-set = Sačuvaj pravila
scorecard-end = Zatvaranje
scorecard-end-help = U zatvoreni zapisnik ne mogu se dodavati podele, ali možete ponovo da ga otvorite.
scorecard-close = Zatvori zapisnik
scorecard-reopen = Ponovo otvori
scorecard-renew = Nove veze
scorecard-renew-help = Stare veze više neće raditi.
scorecard-refused-people = Za ovaj sto treba od 3 do { $most } igrača.
scorecard-refused-same-name = Dvoje se zove { $name }. Dodajte početno slovo.
scorecard-refused-person = Ovaj igrač nije za stolom.
scorecard-refused-deal = Ta podela više ne postoji.
scorecard-refused-closed = Zapisnik je zatvoren. Može se otvoriti pod Podešavanja.
scorecard-refused-full = Zapisnik ima najviše 400 podela. Započnite novi.
scorecard-refused-all-played = Zapisano je svih { $planned } podela ovog stola. Ispravite jednu od njih ili prekrižite onu koja nije odigrana.
scorecard-refused-reason = Navedite razlog od najviše { $most } znakova.
scorecard-refused-note = Beleška sme da ima najviše { $most } znakova. Skratite je.
scorecard-says-kontra-only = { $name } ne igra, pa kontru može reći samo { $other }.
scorecard-says-kontra-nobody = Niko ne igra protiv, pa nema ko da kaže kontru.
scorecard-says-kontra-declarer = { $name } je glavni igrač; prvu kontru kaže odbrana.
scorecard-says-dropped-tricks = { $name } ne igra, pa ne nosi štihove.
scorecard-says-sum = Ti štihovi zajedno daju { $sum }; u podeli ih je deset.
scorecard-says-seven = Po ovim pravilima je važno ko je sedmicu aduta odigrao u poslednji štih. Izaberite to i ponovo sačuvajte.
scorecard-says-marriages = Po ovim pravilima je važno da li je tihih 100 postignuto sa 40 ili sa 20. Izaberite zvanja i ponovo sačuvajte.
scorecard-refused-not-last = Poništiti se može samo poslednja podela. Ovu radije prekrižite.
scorecard-refused-unchanged = Ništa se nije promenilo.
scorecard-refused-call = Ovaj igrač to ne može igrati.
scorecard-refused-field = Još nije popunjeno: „{ $field }”.
scorecard-ask-marriages = Zvanja: { $name }
scorecard-ask-round = Krug licitacije
scorecard-outbox-drop = Ukloni
scorecard-offline = Nema mreže. Pokušajte ponovo kad je bude.
scorecard-away = Nema mreže. Vidite poslednje poznato stanje zapisnika; ono što upišete čuva se na ovom uređaju i šalje kasnije.
scorecard-gone = Ova veza više ne radi. Ono što nije poslato ostaje na ovom uređaju; zatražite novu vezu.
scorecard-withdrawn = Ova veza više ne radi
scorecard-withdrawn-help = Za ovaj zapisnik su u međuvremenu napravljene nove veze, pa ništa nije sačuvano. Zatražite novu vezu.
scorecard-withdrawn-typed = Šta ste upisali
scorecard-refused-stale = U međuvremenu je neko drugi promenio ovu podelu. Pogledajte šta sada piše i po potrebi je opet ispravite.
scorecard-told-changed = Ponovo izračunato: { $deals }.
scorecard-told-ends = List se sada završava { $number }. podelom.
scorecard-told-goes-on = List više nije odigran do kraja: sledeća podela se računa.
scorecard-told-after-end = { $count ->
    [one] Na listu ostaje, označeno kao posle kraja, i ne računa se: { $numbers }. podela.
   *[other] Na listu ostaju, označene kao posle kraja, i ne računaju se: { $numbers }. podela.
}
scorecard-told-counts-again = { $count ->
    [one] Ponovo se računa: { $numbers }. podela.
   *[other] Ponovo se računaju: { $numbers }. podela.
}
scorecard-told-more = { $count ->
    [one] Još se { $count } podela računa drugačije.
    [few] Još se { $count } podele računaju drugačije.
   *[other] Još se { $count } podela računa drugačije.
}
scorecard-changed-value = { $number }. podela: { $was } → { $now }
scorecard-changed-stops = { $number }. podela: { $was } → ne računa se
scorecard-changed-refa = { $number }. podela je sada pod refom: { $was } → { $now }
scorecard-changed-no-refa = { $number }. podela više nije pod refom: { $was } → { $now }
scorecard-changed-writes = { $number }. podela sada upisuje refu
scorecard-changed-writes-none = { $number }. podela više ne upisuje refu
scorecard-told-dealer = Nije bio red na tog igrača da deli. Ako je to greška, ispravite delioca.

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
scorecard-progress-contested = dve verzije

scorecard-preview = Šta se menja
scorecard-preview-deals = Drugačije bi se računale podele: { $numbers }.
scorecard-preview-before = pre
scorecard-preview-after = posle
scorecard-preview-do = Sačuvaj promene
scorecard-preview-leave = Odustani

scorecard-figures = Veče u brojkama
scorecard-figures-made = prošao / igrao
scorecard-figures-best = najbolja podela
scorecard-figures-worst = najgora podela

scorecard-file-lost = Ove podele su izostavljene jer ne mogu da se zapišu u tom obliku: { $numbers }. U zapisima su sve.
scorecard-file-sums = Ukupno: { $sums }
scorecard-refused-too-many = Za jednim stolom tokom jedne večeri može igrati najviše { $most } igrača.
scorecard-refused-sheet = Igrači na listu ostaju do kraja. Neko drugi može preuzeti kolonu igrača, ili zatvorite ovaj zapisnik i započnite novi.

scorecard-table-fixed = Igrače, prvog delioca i pravila određuje turnir; ovde se ne mogu menjati.
scorecard-seats = Promena igrača
scorecard-seats-now = Sada za stolom: { $names }
scorecard-seats-help = Promene važe od sledeće podele. Ranije podele zadržavaju svoje igrače, a svako zadržava svoje bodove.
scorecard-seats-sheet = Igrači na listu ostaju do kraja: niko ne može da sedne ni da ustane, ali neko drugi može preuzeti kolonu igrača. Za igru u drugom društvu zatvorite ovaj zapisnik i započnite novi.
scorecard-seats-undo = Poništi ovu promenu
scorecard-seats-joins = Dodaj četvrtog igrača
scorecard-seats-name = Ime
scorecard-seats-after = Sedi iza
scorecard-seats-join = Dodaj igrača
scorecard-seats-leaves = Ukloni igrača
scorecard-seats-who = Igrač
scorecard-seats-leave = Ukloni igrača
scorecard-seats-replaces = Zameni igrača
scorecard-seats-place = Igrač koga treba zameniti
scorecard-seats-from = Od podele
scorecard-seats-next = { $number }. (sledeća)
scorecard-seats-replace = Zameni igrača
scorecard-news-people = Od ove podele za stolom: { $names }
scorecard-news-rules = Od ove podele nova pravila
scorecard-rules-all = Za sve podele
scorecard-rules-part = Od izabrane podele
scorecard-rules-from = Prva podela po novim pravilima
scorecard-rules-from-deal = Od podele { $number } nadalje
scorecard-rules-choose = Izaberite podelu
scorecard-rules-which = Izaberite prvu podelu po novim pravilima i ponovo pritisnite dugme.

scorecard-other-board = Drugi bord
scorecard-board-was = Bio je to drugi bord
scorecard-board-set = Odredi bord
scorecard-boards-over = Svi bordovi ovog stola su zapisani. Rezultat pošaljite dole.
scorecard-deals-over = Sve podele ovog stola su zapisane. Rezultat pošaljite dole.
scorecard-boards-missing = Biće uneti kao neodigrani: { $numbers }.
scorecard-of-card = zapisnik: { $score }
scorecard-refused-board = Takvog borda nema za ovim stolom.
scorecard-refused-board-dealer = Ovaj bord deli { $name }.
scorecard-refused-board-answered = Za ovaj bord već čekaju dva zapisa. Najpre odlučite koji je tačan.
scorecard-refused-board-stands = Bord je jedna podela i stoji po redu svog broja. Ako je to bio drugi bord, označite ga na stranici podele.
scorecard-refused-sent = Rezultat ovog stola je u međuvremenu poslat, zato ovo nije sačuvano: { $deal }.

# Podele kao tekst.

scorecard-text = Upišite ili nalepite podele
scorecard-text-lead = Upišite podelu po redu ili nalepite tabelu. Rezultate vidite pre nego što se išta doda.
scorecard-text-label = Podele
scorecard-text-help = Na primer: { $example }. Igrači, delilac i pravila uzimaju se iz zapisnika.
scorecard-text-example-ulti = { $name } simple: +
scorecard-text-example-preferans = { $name } 4: 6 2 2
scorecard-text-look = Pregled
scorecard-text-preview = Pregled
scorecard-text-add = { $count ->
        [one] Dodaj { $count } podelu
        [few] Dodaj { $count } podele
       *[other] Dodaj { $count } podela
    }
scorecard-text-read = Pročitano: { $count ->
    [one] { $count } podela
    [few] { $count } podele
   *[other] { $count } podela
  }, po jedna u redu.
scorecard-text-again = Zapisnik ili tekst se promenio posle pregleda. Pogledajte podele još jednom.
scorecard-text-sent = Rezultat ovog stola je u međuvremenu poslat, pa ništa nije dodato. Tekst je dole.
scorecard-text-leave = Nazad na zapisnik
scorecard-text-long = Tekst je predugačak: odjednom može da se pročita najviše { $most } znakova.
scorecard-text-empty = U ovom tekstu nema podele.
scorecard-text-other-game = { $place }. podela u tekstu pripada drugoj igri.
scorecard-text-other-people = U { $place }. podeli teksta igraju ljudi koji ne sede za ovim stolom ili sede drugim redom.
scorecard-text-other-rules = { $place }. podela u tekstu igrana je po drugim pravilima. Promenite pravila pod Podešavanja ili ih izostavite iz teksta.
scorecard-text-cards = { $place }. podela u tekstu ima i karte. Zapisnik čuva samo rezultate; podelu s kartama uvezite.
scorecard-text-ruling = Uz { $place }. podelu u tekstu stoji sudijska odluka. U zapisniku podela može samo da se prekriži.
scorecard-refused-not-next = U tekstu stoji podela { $number }, a sledeća podela u zapisniku je { $next }. Izostavite podele koje su već u zapisniku ili izostavite brojeve.
scorecard-text-notes = Uz { $place }. podelu u tekstu stoji više beleški, beleška uz položaj ili beleška koja nije javna. List čuva jednu belešku po podeli i čita je svako ko ima list; ostale izostavite.
scorecard-print = Štampanje
scorecard-plot-about = Zbirovi podelu po podelu. Isti brojevi su u tabeli podela.
scorecard-new-text = Već je zapisano?
scorecard-new-text-label = Veče kao tekst ili tabela
scorecard-new-text-help = Podela po redu ili tabela. Igrači i pravila uzimaju se iz prvog reda ako ih ima, inače iz obrasca.
scorecard-new-text-faulty = Tekst još ne može da se upotrebi. Dole piše šta i gde nije u redu.
scorecard-new-text-warned = Deo teksta možda nije tačan. Proverite ga, a ako je u redu, ponovo pritisnite dugme.
