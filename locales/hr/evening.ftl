# Sama večer: kartice stolova, stranice uživo, rezultati koji čekaju slanje, postavke.

tournament-news = Stranica prikazuje najnovije stanje.
tournament-late = Ima novosti; ovaj će se dio osvježiti kad završite s upisom.
tournament-not-sent = Još nije poslano, čuva se na ovom uređaju:
tournament-send-now = Pošalji sada
tournament-sent = Rezultat koji se čuvao na ovom uređaju je poslan.
tournament-there-now = Sada postoji drugi rezultat:
tournament-yours-below = Ono što ste upisali i dalje je u obrascu ispod. Usporedite oboje prije slanja.
tournament-entered-by = Unos: { $name }
tournament-own-result = Ovaj je rezultat upisan u ime igrača { $name }, pa ga mora potvrditi netko drugi za stolom. Ako ste to vi, odaberite svoje ime.
tournament-origin-director = Upisao sudac ili zapisničar.
tournament-origin-phone = Upisano za stolom.
tournament-origin-hands = Izračunato iz podjela za stolom.
tournament-origin-forfeit = Upisano jer netko nije došao.
tournament-who = Tko ste vi?
tournament-who-missing = Recite tko ste: vaše je ime na popisu.
tournament-settled = Rezultat je potvrđen. Ako je pogrešan, možete ga osporiti ovdje dok sudac ne odluči.
tournament-called = Sudac je pozvan i odlučuje o rezultatu.
tournament-take-back = Povuci rezultat
tournament-one-device = Potvrđeno na uređaju na kojem je upisano. Treba ga još potvrditi drugi uređaj, sudac ili zapisničar.
tournament-reopened = Nakon potvrde ispravljena je podjela. Provjerite bodove i ponovno ih potvrdite.
tournament-one-device-before = Rezultat je upisan na ovom uređaju. Ako ga potvrdite ovdje, čekat će još drugi uređaj, suca ili zapisničara.
tournament-waits = Treba ga potvrditi drugi igrač za stolom, na svojem mobitelu.
tournament-mend = Ispravi
tournament-card-help = Ova stranica pripada kartici stola. Može je otvoriti svatko tko ima karticu; račun nije potreban.
tournament-card = Poveznica ovog stola
tournament-card-why = Tko je otvori, upisuje i potvrđuje rezultat ovog stola bez računa. Na tiskanoj kartici stoji kao kod.
tournament-cards-renew = Izradi nove poveznice za sve stolove
tournament-cards-renew-help = Kartice tiskane prije toga više ništa ne otvaraju.
audit-renew_cards = Izrađene nove poveznice stolova
tournament-trade = Igrača: { $players }, kola: { $rounds }; ne mogu svi sjesti po troje
tournament-trade-even = Igrača: { $players }, kola: { $rounds }; stolovi s četvero ili s troje
tournament-trade-threes = stolovi s troje
tournament-trade-byes = { $count ->
    [one] { $count } igrač slobodan je u svakom kolu.
    [few] { $count } igrača slobodna su u svakom kolu.
   *[other] { $count } igrača slobodno je u svakom kolu.
    }
tournament-trade-byes-each = { $count ->
    [one] Svatko najviše { $count } put.
   *[other] Svatko najviše { $count } puta.
    }
tournament-trade-fours = { $count ->
    [one] { $count } stol s četvero u svakom kolu.
    [few] { $count } stola s četvero u svakom kolu.
   *[other] { $count } stolova s četvero u svakom kolu.
    }
tournament-trade-fours-each = { $count ->
    [one] Svatko ondje sjedi najviše { $count } put.
   *[other] Svatko ondje sjedi najviše { $count } puta.
    }
tournament-trade-repeats = { $count ->
    [0] Broj igrača nikoga ne sili na ponovni susret.
    [one] Barem { $count } par mora se ponovno susresti.
    [few] Barem { $count } para moraju se ponovno susresti.
   *[other] Barem { $count } parova mora se ponovno susresti.
    }
tournament-trade-repeats-known = { $count ->
    [0] Nitko se ne susreće ponovno.
    [one] { $count } ponovljeni susret.
    [few] { $count } ponovljena susreta.
   *[other] { $count } ponovljenih susreta.
    }
tournament-trade-fours-differ = { $count ->
   *[other] Broj kola za stolom s četvero razlikuje se za { $count }.
    }
tournament-trade-chosen = odabrano
tournament-trade-choose = Odaberi ovo
tournament-now-playing-tables = { $count ->
    [one] { $round }. kolo: još igra { $count } stol
    [few] { $round }. kolo: još igraju { $count } stola
   *[other] { $round }. kolo: još igra { $count } stolova
    }
tournament-now-late-by = { $count ->
    [one] { $count } minuta preko vremena
    [few] { $count } minute preko vremena
   *[other] { $count } minuta preko vremena
    }
tournament-first-round = { $count ->
    [one] Pokreni 1. kolo s { $count } igračem
    [few] Pokreni 1. kolo s { $count } igrača
   *[other] Pokreni 1. kolo s { $count } igrača
    }
tournament-first-round-help = Svi prijavljeni bilježe se kao prisutni, a 1. kolo se izvlači i objavljuje. Može se poništiti.
tournament-first-round-here-help = Igraju prisutni, a 1. kolo se izvlači i objavljuje. Može se poništiti.
tournament-first-round-left-out = { $count ->
    [one] { $count } najavljeni igrač još nije tu i ne bi igrao.
    [few] { $count } najavljena igrača još nisu tu i ne bi igrala.
   *[other] { $count } najavljenih igrača još nije tu i ne bi igralo.
    }
audit-word-first_round = od imena do 1. kola
tournament-ways = Raspored nakon što su igrači otišli ili došli
tournament-ways-help = Ostaje kako je izvučen dok ne odaberete drukčije, a prije svakog kola možete ponovno birati.
tournament-way-keep = Ostaje: tko ostane bez stola, slobodan je
tournament-way-restore = Natrag na raspored izvučen na početku
tournament-way-seat_all = Ostaje, ali u sljedećem kolu svi sjede
tournament-way-byes = Izvuci preostala kola iznova: netko je slobodan
tournament-way-fours = Izvuci preostala kola iznova sa stolovima s četvero
tournament-way-tables_of_four = Izvuci preostala kola iznova, gdje god može sa stolovima s četvero
tournament-way-each-time = Ako to odaberete prije svakog kola:
tournament-way-drawn = Kako je sada izvučeno
tournament-way-threes = Izvuci preostala kola iznova sa stolovima s troje
tournament-way-next = { $round }. kolo: { $repeats }
tournament-way-always-out = U svakom preostalom kolu slobodni su: { $names }.
tournament-way-better = Preporučeno
tournament-way-out-next = { $count ->
    [0] U { $round }. kolu nitko nije slobodan.
    [one] U { $round }. kolu slobodan je { $count } igrač.
    [few] U { $round }. kolu slobodna su { $count } igrača.
   *[other] U { $round }. kolu slobodno je { $count } igrača.
    }
tournament-way-byes-most = { $count ->
    [one] U preostalim kolima nitko nije slobodan više od jednom.
   *[other] U preostalim kolima nitko nije slobodan više od { $count } puta.
    }
tournament-draft-without = Bez igrača: { $names }. Raspored ostaje, a tko ostane bez stola, slobodan je.
tournament-redraw-rest = Odbaci raspored i izvuci preostala kola iznova
audit-part-way = nastavak
tournament-table = Zamjena, vrijeme i prostorija
tournament-sub-for = Umjesto
tournament-sub-who = sjedi ovdje
tournament-sub-nobody = nitko: sam igrač
tournament-extra = Dodatne minute
tournament-room = Prostorija ili kut
tournament-play-off = Stol koji odlučuje izjednačenje
tournament-play-off-help = Za dvoje do četvero igrača. Odlučuje izjednačenje samo ako je među kriterijima i ne donosi bodove.
tournament-play-off-player = { $number }. igrač
tournament-play-off-score = { $number }. rezultat
audit-play_off = Izjednačenje odlučeno za stolom
tournament-cross = Križna tablica
tournament-cross-help = Polje kaže u kojem su se kolu susreli: + ako je igrač u retku postigao više, − ako manje, = ako jednako.
tournament-team = { $number }. momčad
tournament-team-head = Momčad
tournament-team-boards = Bordovi
tournament-prize = Nagrada
tournament-prizes-rest = Nije isplaćeno: { $amount }
tournament-not-there = nema mjesta za stolom
tournament-at-table = Stol
tournament-scores = Rezultati
tournament-mine = Gdje igrate
tournament-my-seat = { $round }. kolo, stol { $table }
tournament-no-seat-yet = prijavljeni ste; vaš stol još nije objavljen
tournament-now-playing = Sada se igra
tournament-many = Prijavi više igrača
tournament-names = Imena, jedno u svakom retku
tournament-names-help = Članovi se nalaze po imenu; ostali postaju gosti. Može se zalijepiti stupac tablice.
tournament-names-bad = Potrebno je od jednog do 300 imena, jedno u svakom retku.
tournament-all-here = Svi prisutni
tournament-add = Dodaj igrače
audit-part-round = kolo
audit-part-table = stol
audit-part-entry = igrač
audit-part-act = što
audit-part-old = prije
audit-part-new = sada
audit-part-one-device = na istom uređaju
audit-part-seed = broj ždrijeba
audit-part-state = stanje
audit-part-amount = bodovi
audit-part-penalty = kazna
audit-part-published = javno
audit-part-set = dio
audit-part-undone = poništeno
audit-part-revision = verzija
audit-part-seat = u ime igrača
audit-part-entered = prijavljeno
audit-part-guests = gosti
audit-part-preset = format
audit-part-again = ponovno
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
audit-word-extra_time = dodatno vrijeme
audit-word-substitute = zamjena
audit-word-basics = naziv, vrijeme i mjesto
audit-word-profile = bodovi i stolovi
audit-word-stages = kola
audit-word-teams = momčadi
audit-word-seeding = nositelji po rejtingu
audit-word-apart = tko se ne smije susresti
tournament-waits-official = Potvrđuje ga sudac ili zapisničar.
tournament-names-file = Imena iz datoteke
tournament-names-file-help = Popis iz vaše tablice, spremljen kao CSV. Imena se najprije prikazuju da ih pregledate.
tournament-names-open = Navodnik u retku { $line } datoteke nije zatvoren. Provjerite ondje ime pa prijavite popis.
tournament-names-nobody = Nitko s ovog popisa ne može se prijaviti: svi su već prijavljeni ili izostavljeni.
tournament-encoding-guess = Automatsko prepoznavanje
tournament-look = Provjerite prije nego što itko bude prijavljen
tournament-look-help = Još nitko nije prijavljen. Ako želite promijeniti popis, ispravite ga dolje i prijavite ponovno.
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
tournament-look-as = umjesto „{ $typed }”
tournament-look-member = član kluba ima to ime i bit će prijavljen
tournament-look-entered = već prijavljen pod brojem { $number }: izostavlja se
tournament-look-twice = isto ime kao u retku { $number }: izostavlja se
tournament-look-several = više članova ima to ime: izostavlja se. Odaberite člana s popisa članova
tournament-look-empty = ovdje nema imena: izostavlja se
tournament-look-long = dulje od { $number } znakova: izostavlja se
tournament-look-characters = skriveni upravljački znakovi: izostavlja se
tournament-look-other = To je netko drugi s istim imenom: prijavi kao novoga gosta
tournament-names-read = Učitajte imena
tournament-names-found =
    { $count ->
        [one] Pronađeno je { $count } ime. Pregledajte ga i prijavite.
        [few] Pronađena su { $count } imena. Pregledajte ih i prijavite.
       *[other] Pronađeno je { $count } imena. Pregledajte ih i prijavite.
    }
