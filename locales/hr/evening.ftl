# Sama večer: kartice stolova, stranice uživo, rezultati koji čekaju slanje, postavke.

night-news = Stranica prikazuje najnovije stanje.
night-late = Ima novosti; ovaj će se dio osvježiti kad završite s upisom.
night-not-sent = Još nije poslano, čuva se na ovom uređaju:
night-send-now = Pošalji sada
night-sent = Rezultat koji se čuvao na ovom uređaju je poslan.
night-there-now = Sada postoji drugi rezultat:
night-yours-below = Ono što ste upisali i dalje je u obrascu ispod. Usporedite oboje prije slanja.
night-entered-by = Upisao/la: { $name }.
night-origin-director = Upisao sudac ili zapisničar.
night-origin-phone = Upisano za stolom.
night-origin-hands = Izračunato iz podjela za stolom.
night-origin-forfeit = Upisano jer netko nije došao.
night-who = Tko ste vi?
night-who-missing = Recite tko ste: vaše je ime na popisu.
night-settled = Rezultat je potvrđen. Ako je pogrešan, prijavite to ovdje dok sudac ne odluči.
night-called = Sudac je pozvan i odlučuje o rezultatu.
night-take-back = Povuci rezultat
night-one-device = Potvrđeno na uređaju na kojem je upisano. Treba ga još potvrditi drugi uređaj, sudac ili zapisničar.
night-one-device-before = Rezultat je upisan na ovom uređaju. Ako ga potvrdite ovdje, čekat će još drugi uređaj, suca ili zapisničara.
night-waits = Treba ga potvrditi drugi igrač za stolom, na svojem telefonu.
night-mend = Ispravi
night-card-help = Ova stranica pripada kartici stola. Može je otvoriti svatko tko ima karticu; račun nije potreban.
night-card = Poveznica ovog stola
night-card-why = Tko je otvori, upisuje i potvrđuje rezultat ovog stola bez računa. Na tiskanoj kartici stoji kao kod.
night-cards-renew = Izradite nove poveznice svih stolova
night-cards-renew-help = Kartice tiskane prije toga više ništa ne otvaraju.
audit-renew_cards = Izrađene nove poveznice stolova
night-trade = Igrača: { $players }, kola: { $rounds }; ne mogu svi sjesti po troje
night-trade-even = Igrača: { $players }, kola: { $rounds }; stolovi s četvero ili s troje
night-trade-threes = stolovi s troje
night-trade-byes = { $count ->
    [one] { $count } igrač slobodan je u svakom kolu.
    [few] { $count } igrača slobodna su u svakom kolu.
   *[other] { $count } igrača slobodno je u svakom kolu.
    }
night-trade-byes-each = { $count ->
    [one] Svatko najviše { $count } put.
   *[other] Svatko najviše { $count } puta.
    }
night-trade-fours = { $count ->
    [one] { $count } stol s četvero u svakom kolu.
    [few] { $count } stola s četvero u svakom kolu.
   *[other] { $count } stolova s četvero u svakom kolu.
    }
night-trade-fours-each = { $count ->
    [one] Svatko ondje sjedi najviše { $count } put.
   *[other] Svatko ondje sjedi najviše { $count } puta.
    }
night-trade-repeats = { $count ->
    [0] Broj igrača nikoga ne sili na ponovni susret.
    [one] Barem { $count } par mora se ponovno susresti.
    [few] Barem { $count } para moraju se ponovno susresti.
   *[other] Barem { $count } parova mora se ponovno susresti.
    }
night-trade-repeats-known = { $count ->
    [0] Nitko se ne susreće ponovno.
    [one] { $count } ponovljeni susret.
    [few] { $count } ponovljena susreta.
   *[other] { $count } ponovljenih susreta.
    }
night-trade-fours-differ = { $count ->
   *[other] Broj kola za stolom s četvero razlikuje se za { $count }.
    }
night-trade-chosen = odabrano
night-trade-choose = Odaberi ovo
night-table = Zamjena, vrijeme i prostorija
night-sub-for = Umjesto
night-sub-who = sjedi ovdje
night-sub-nobody = nitko: sam igrač
night-extra = Dodatne minute
night-room = Prostorija ili kut
night-play-off = Stol koji odlučuje izjednačenje
night-play-off-help = Dvoje do četvero igrača; odlučuje ondje gdje kriteriji tako kažu i ne donosi bodove.
audit-play_off = Izjednačenje odlučeno za stolom
night-cross = Križna tablica
night-cross-help = Polje kaže u kojem su se kolu susreli: + ako je igrač u retku postigao više, − ako manje, = ako jednako.
night-team = { $number }. momčad
night-team-head = Momčad
night-team-boards = Ploče
night-prize = Nagrada
night-prizes-rest = Nije isplaćeno: { $amount }
night-not-there = nema mjesta za stolom
night-at-table = Stol
night-scores = Rezultati
night-mine = Gdje igrate
night-my-seat = { $round }. kolo, stol { $table }
night-no-seat-yet = prijavljeni ste; vaš stol još nije objavljen
night-now-playing = Sada se igra
night-many = Prijavi više igrača
night-names = Imena, jedno u svakom retku
night-names-help = Članovi se nalaze po imenu; ostali postaju gosti. Može se zalijepiti stupac tablice.
night-names-bad = Potrebno je od jednog do 300 imena, jedno u svakom retku.
night-all-here = Svi prisutni
night-add = Dodajte igrače
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
audit-word-room = prostorija
audit-word-extra_time = dodatno vrijeme
audit-word-substitute = zamjena
audit-word-basics = naziv, vrijeme i mjesto
audit-word-profile = bodovi i stolovi
audit-word-stages = kola
audit-word-teams = momčadi
audit-word-apart = tko se ne smije susresti
night-waits-official = Potvrđuje ga sudac ili zapisničar.
night-names-file = Imena iz datoteke
night-names-file-help = Popis iz vaše tablice, spremljen kao CSV. Imena se najprije prikazuju da ih pregledate.
night-names-open = Navodnik u retku { $line } datoteke nije zatvoren. Provjerite ondje ime pa prijavite popis.
night-names-nobody = Nitko s ovog popisa ne može se prijaviti: svi su već prijavljeni ili izostavljeni.
night-encoding-guess = Kako izgleda
night-look = Provjerite prije nego što itko bude prijavljen
night-look-help = Još nitko nije prijavljen. Ako želite promijeniti popis, ispravite ga dolje i prijavite ponovno.
night-look-members =
    { $count ->
        [one] { $count } član
        [few] { $count } člana
       *[other] { $count } članova
    }
night-look-guests =
    { $count ->
        [one] { $count } novi gost
        [few] { $count } nova gosta
       *[other] { $count } novih gostiju
    }
night-look-left =
    { $count ->
        [one] { $count } izostavljen
        [few] { $count } izostavljena
       *[other] { $count } izostavljenih
    }
night-look-enter =
    { $count ->
        [one] Prijavi { $count } igrača
        [few] Prijavi { $count } igrača
       *[other] Prijavi { $count } igrača
    }
night-look-only-others = Prijavi označene
night-look-as = umjesto „{ $typed }”
night-look-member = član kluba ima to ime i bit će prijavljen
night-look-entered = već prijavljen pod brojem { $number }: izostavlja se
night-look-twice = isto ime kao u retku { $number }: izostavlja se
night-look-several = više članova ima to ime: izostavlja se. Odaberite člana s popisa članova
night-look-empty = ovdje nema imena: izostavlja se
night-look-long = dulje od { $number } znakova: izostavlja se
night-look-characters = skriveni upravljački znakovi: izostavlja se
night-look-other = To je netko drugi s istim imenom: prijavi kao novoga gosta
night-names-read = Učitajte imena
night-names-found =
    { $count ->
        [one] Pronađeno je { $count } ime. Pregledajte ga i prijavite.
        [few] Pronađena su { $count } imena. Pregledajte ih i prijavite.
       *[other] Pronađeno je { $count } imena. Pregledajte ih i prijavite.
    }
