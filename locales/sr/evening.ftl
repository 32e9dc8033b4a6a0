# Samo veče: kartice stolova, stranice uživo, rezultati koji čekaju slanje, podešavanja.

tournament-news = Stranica prikazuje najnovije stanje.
tournament-late = Ima novosti; ovaj deo će se osvežiti kad završite sa unosom.
tournament-not-sent = Još nije poslato, čuva se na ovom uređaju:
tournament-send-now = Pošalji sada
tournament-sent = Rezultat koji se čuvao na ovom uređaju je poslat.
tournament-there-now = Sada postoji drugi rezultat:
tournament-yours-below = Ono što ste upisali i dalje je u obrascu ispod. Uporedite oba pre slanja.
tournament-entered-by = Unos: { $name }
tournament-own-result = Ovaj rezultat je upisan u ime igrača { $name }, pa mora da ga potvrdi neko drugi za stolom. Ako ste to vi, izaberite svoje ime.
tournament-origin-director = Upisao sudija ili zapisničar.
tournament-origin-phone = Upisano za stolom.
tournament-origin-hands = Izračunato iz podela za stolom.
tournament-origin-forfeit = Upisano jer neko nije došao.
tournament-who = Ko ste vi?
tournament-who-missing = Recite ko ste: vaše ime je na spisku.
tournament-settled = Rezultat je potvrđen. Ako je pogrešan, možete da ga osporite ovde dok sudija ne odluči.
tournament-called = Sudija je pozvan i odlučuje o rezultatu.
tournament-take-back = Povuci rezultat
tournament-one-device = Potvrđeno na uređaju na kom je upisano. Treba još da ga potvrdi drugi uređaj, sudija ili zapisničar.
tournament-reopened = Posle potvrde je ispravljena podela. Proverite poene i ponovo ih potvrdite.
tournament-one-device-before = Rezultat je upisan na ovom uređaju. Ako ga potvrdite ovde, čekaće još drugi uređaj, sudiju ili zapisničara.
tournament-waits = Treba da ga potvrdi drugi igrač za stolom, na svom telefonu.
tournament-mend = Ispravi
tournament-card-help = Ova stranica pripada kartici stola. Može da je otvori svako ko ima karticu; nalog nije potreban.
tournament-card = Veza ovog stola
tournament-card-why = Ko je otvori, upisuje i potvrđuje rezultat ovog stola bez naloga. Na štampanoj kartici stoji kao kod.
tournament-cards-renew = Napravi nove veze za sve stolove
tournament-cards-renew-help = Kartice štampane pre toga više ništa ne otvaraju.
audit-renew_cards = Napravljene nove veze stolova
tournament-trade = Igrača: { $players }, kola: { $rounds }; ne mogu svi da sednu po troje
tournament-trade-even = Igrača: { $players }, kola: { $rounds }; stolovi sa četvoro ili sa troje
tournament-trade-threes = stolovi sa troje
tournament-trade-byes = { $count ->
    [one] { $count } igrač je slobodan u svakom kolu.
    [few] { $count } igrača su slobodna u svakom kolu.
   *[other] { $count } igrača je slobodno u svakom kolu.
    }
tournament-trade-byes-each = { $count ->
    [one] Svako najviše { $count } put.
   *[other] Svako najviše { $count } puta.
    }
tournament-trade-fours = { $count ->
    [one] { $count } sto sa četvoro u svakom kolu.
    [few] { $count } stola sa četvoro u svakom kolu.
   *[other] { $count } stolova sa četvoro u svakom kolu.
    }
tournament-trade-fours-each = { $count ->
    [one] Svako tamo sedi najviše { $count } put.
   *[other] Svako tamo sedi najviše { $count } puta.
    }
tournament-trade-repeats = { $count ->
    [0] Broj igrača nikoga ne tera na ponovni susret.
    [one] Bar { $count } par mora ponovo da se sastane.
    [few] Bar { $count } para moraju ponovo da se sastanu.
   *[other] Bar { $count } parova mora ponovo da se sastane.
    }
tournament-trade-repeats-known = { $count ->
    [0] Niko se ne susreće ponovo.
    [one] { $count } ponovljen susret.
    [few] { $count } ponovljena susreta.
   *[other] { $count } ponovljenih susreta.
    }
tournament-trade-fours-differ = { $count ->
   *[other] Broj kola za stolom sa četvoro razlikuje se za { $count }.
    }
tournament-trade-chosen = izabrano
tournament-trade-choose = Izaberi ovo
tournament-now-playing-tables = { $count ->
    [one] { $round }. kolo: još igra { $count } sto
    [few] { $round }. kolo: još igraju { $count } stola
   *[other] { $round }. kolo: još igra { $count } stolova
    }
tournament-now-late-by = { $count ->
    [one] { $count } minut preko vremena
    [few] { $count } minuta preko vremena
   *[other] { $count } minuta preko vremena
    }
tournament-first-round = { $count ->
    [one] Pokreni 1. kolo sa { $count } igračem
    [few] Pokreni 1. kolo sa { $count } igrača
   *[other] Pokreni 1. kolo sa { $count } igrača
    }
tournament-first-round-help = Svi prijavljeni beleže se kao prisutni, a 1. kolo se izvlači i objavljuje. Može da se poništi.
tournament-first-round-here-help = Igraju prisutni, a 1. kolo se izvlači i objavljuje. Može da se poništi.
tournament-first-round-left-out = { $count ->
    [one] { $count } najavljen igrač još nije tu i ne bi igrao.
    [few] { $count } najavljena igrača još nisu tu i ne bi igrala.
   *[other] { $count } najavljenih igrača još nije tu i ne bi igralo.
    }
audit-word-first_round = od imena do 1. kola
tournament-ways = Raspored pošto su igrači otišli ili došli
tournament-ways-help = Ostaje kako je izvučen dok ne izaberete drugačije, a pre svakog kola možete ponovo da birate.
tournament-way-keep = Ostaje: ko ostane bez stola, slobodan je
tournament-way-restore = Nazad na raspored izvučen na početku
tournament-way-seat_all = Ostaje, ali u sledećem kolu svi sede
tournament-way-byes = Izvuci preostala kola iznova: neko je slobodan
tournament-way-fours = Izvuci preostala kola iznova sa stolovima sa četvoro
tournament-way-tables_of_four = Izvuci preostala kola iznova, gde god može sa stolovima sa četvoro
tournament-way-each-time = Ako to izaberete pre svakog kola:
tournament-way-drawn = Kako je sada izvučeno
tournament-way-threes = Izvuci preostala kola iznova sa stolovima sa troje
tournament-way-next = { $round }. kolo: { $repeats }
tournament-way-always-out = U svakom preostalom kolu slobodni su: { $names }.
tournament-way-better = Preporučeno
tournament-way-out-next = { $count ->
    [0] U { $round }. kolu niko nije slobodan.
    [one] U { $round }. kolu slobodan je { $count } igrač.
    [few] U { $round }. kolu slobodna su { $count } igrača.
   *[other] U { $round }. kolu slobodno je { $count } igrača.
    }
tournament-way-byes-most = { $count ->
    [one] U preostalim kolima niko nije slobodan više od jednom.
   *[other] U preostalim kolima niko nije slobodan više od { $count } puta.
    }
tournament-draft-without = Bez igrača: { $names }. Raspored ostaje, a ko ostane bez stola, slobodan je.
tournament-redraw-rest = Odbaci raspored i izvuci preostala kola iznova
audit-part-way = nastavak
tournament-table = Zamena, vreme i prostorija
tournament-sub-for = Umesto
tournament-sub-who = sedi ovde
tournament-sub-nobody = niko: sam igrač
tournament-extra = Dodatni minuti
tournament-room = Prostorija ili ugao
tournament-play-off = Sto koji odlučuje izjednačenje
tournament-play-off-help = Za dva do četiri igrača. Odlučuje izjednačenje samo ako je među kriterijumima i ne donosi bodove.
tournament-play-off-player = { $number }. igrač
tournament-play-off-score = { $number }. rezultat
audit-play_off = Izjednačenje odlučeno za stolom
tournament-cross = Unakrsna tabela
tournament-cross-help = Polje kaže u kom kolu su se sastali: + ako je igrač u redu postigao više, − ako manje, = ako jednako.
tournament-team = { $number }. tim
tournament-team-head = Tim
tournament-team-boards = Bordovi
tournament-prize = Nagrada
tournament-prizes-rest = Nije isplaćeno: { $amount }
tournament-not-there = nema mesta za stolom
tournament-at-table = Sto
tournament-scores = Rezultati
tournament-mine = Gde igrate
tournament-my-seat = { $round }. kolo, sto { $table }
tournament-no-seat-yet = prijavljeni ste; vaš sto još nije objavljen
tournament-now-playing = Sada se igra
tournament-many = Prijavi više igrača
tournament-names = Imena, jedno u svakom redu
tournament-names-help = Članovi se nalaze po imenu; ostali postaju gosti. Može da se nalepi kolona tabele.
tournament-names-bad = Potrebno je od jednog do 300 imena, jedno u svakom redu.
tournament-all-here = Svi prisutni
tournament-add = Dodaj igrače
audit-part-round = kolo
audit-part-table = sto
audit-part-entry = igrač
audit-part-act = šta
audit-part-old = pre
audit-part-new = sada
audit-part-one-device = na istom uređaju
audit-part-seed = broj žreba
audit-part-state = stanje
audit-part-amount = bodovi
audit-part-penalty = kazna
audit-part-published = javno
audit-part-set = deo
audit-part-undone = poništeno
audit-part-revision = verzija
audit-part-seat = u ime igrača
audit-part-entered = prijavljeno
audit-part-guests = gosti
audit-part-preset = format
audit-part-again = ponovo
audit-word-enter = prijava
audit-word-guest = prijava gosta
audit-word-many = prijava više igrača
audit-word-checkin = prisutan
audit-word-uncheck = nije prisutan
audit-word-noshow = nije došao
audit-word-withdraw = odustao
audit-word-exclude = isključen
audit-word-publish = objavljeno
audit-word-begin = počelo
audit-word-due = rok
audit-word-room = prostorija
audit-word-extra_time = dodatno vreme
audit-word-substitute = zamena
audit-word-basics = naziv, vreme i mesto
audit-word-profile = bodovi i stolovi
audit-word-stages = kola
audit-word-teams = timovi
audit-word-seeding = nosioci po rejtingu
audit-word-apart = ko ne sme da se sastane
tournament-waits-official = Potvrđuje ga sudija ili zapisničar.
tournament-names-file = Imena iz datoteke
tournament-names-file-help = Spisak iz vaše tabele, sačuvan kao CSV. Imena se najpre prikazuju da ih pregledate.
tournament-names-open = Navodnik u redu { $line } datoteke nije zatvoren. Proverite tamo ime pa prijavite spisak.
tournament-names-nobody = Niko sa ovog spiska ne može da se prijavi: svi su već prijavljeni ili izostavljeni.
tournament-encoding-guess = Automatsko prepoznavanje
tournament-look = Proverite pre nego što iko bude prijavljen
tournament-look-help = Još niko nije prijavljen. Ako želite da promenite spisak, ispravite ga dole i prijavite ponovo.
tournament-look-members =
    { $count ->
        [one] { $count } član
        [few] { $count } člana
       *[other] { $count } članova
    }
tournament-look-guests =
    { $count ->
        [one] { $count } novi gost
        [few] { $count } nova gosta
       *[other] { $count } novih gostiju
    }
tournament-look-left =
    { $count ->
        [one] { $count } izostavljen
        [few] { $count } izostavljena
       *[other] { $count } izostavljenih
    }
tournament-look-enter =
    { $count ->
        [one] Prijavi { $count } igrača
        [few] Prijavi { $count } igrača
       *[other] Prijavi { $count } igrača
    }
tournament-look-only-others = Prijavi označene
tournament-look-as = umesto „{ $typed }”
tournament-look-member = član kluba ima to ime i biće prijavljen
tournament-look-entered = već prijavljen pod brojem { $number }: izostavlja se
tournament-look-twice = isto ime kao u redu { $number }: izostavlja se
tournament-look-several = više članova ima to ime: izostavlja se. Izaberite člana sa spiska članova
tournament-look-empty = ovde nema imena: izostavlja se
tournament-look-long = duže od { $number } znakova: izostavlja se
tournament-look-characters = skriveni upravljački znakovi: izostavlja se
tournament-look-other = To je neko drugi sa istim imenom: prijavi kao novog gosta
tournament-names-read = Učitajte imena
tournament-names-found =
    { $count ->
        [one] Pronađeno je { $count } ime. Pregledajte ga i prijavite.
        [few] Pronađena su { $count } imena. Pregledajte ih i prijavite.
       *[other] Pronađeno je { $count } imena. Pregledajte ih i prijavite.
    }
