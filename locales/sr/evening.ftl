# Samo veče: kartice stolova, stranice uživo, rezultati koji čekaju slanje, podešavanja.

night-news = Stranica prikazuje najnovije stanje.
night-late = Ima novosti; ovaj deo će se osvežiti kad završite sa unosom.
night-not-sent = Još nije poslato, čuva se na ovom uređaju:
night-send-now = Pošalji sada
night-sent = Rezultat koji se čuvao na ovom uređaju je poslat.
night-there-now = Sada postoji drugi rezultat:
night-yours-below = Ono što ste upisali i dalje je u obrascu ispod. Uporedite oba pre slanja.
night-entered-by = Upisao/la: { $name }.
night-origin-director = Upisao sudija ili zapisničar.
night-origin-phone = Upisano za stolom.
night-origin-hands = Izračunato iz podela za stolom.
night-origin-forfeit = Upisano jer neko nije došao.
night-who = Ko ste vi?
night-who-missing = Recite ko ste: vaše ime je na spisku.
night-settled = Rezultat je potvrđen. Ako je pogrešan, prijavite to ovde dok sudija ne odluči.
night-called = Sudija je pozvan i odlučuje o rezultatu.
night-take-back = Povuci rezultat
night-one-device = Potvrđeno na uređaju na kom je upisano. Treba još da ga potvrdi drugi uređaj, sudija ili zapisničar.
night-one-device-before = Rezultat je upisan na ovom uređaju. Ako ga potvrdite ovde, čekaće još drugi uređaj, sudiju ili zapisničara.
night-waits = Treba da ga potvrdi drugi igrač za stolom, na svom telefonu.
night-mend = Ispravi
night-card-help = Ova stranica pripada kartici stola. Može da je otvori svako ko ima karticu; nalog nije potreban.
night-card = Veza ovog stola
night-card-why = Ko je otvori, upisuje i potvrđuje rezultat ovog stola bez naloga. Na štampanoj kartici stoji kao kod.
night-cards-renew = Napravite nove veze svih stolova
night-cards-renew-help = Kartice štampane pre toga više ništa ne otvaraju.
audit-renew_cards = Napravljene nove veze stolova
night-trade = Igrača: { $players }, kola: { $rounds }; ne mogu svi da sednu po troje
night-trade-even = Igrača: { $players }, kola: { $rounds }; stolovi sa četvoro ili sa troje
night-trade-threes = stolovi sa troje
night-trade-byes = { $count ->
    [one] { $count } igrač je slobodan u svakom kolu.
    [few] { $count } igrača su slobodna u svakom kolu.
   *[other] { $count } igrača je slobodno u svakom kolu.
    }
night-trade-byes-each = { $count ->
    [one] Svako najviše { $count } put.
   *[other] Svako najviše { $count } puta.
    }
night-trade-fours = { $count ->
    [one] { $count } sto sa četvoro u svakom kolu.
    [few] { $count } stola sa četvoro u svakom kolu.
   *[other] { $count } stolova sa četvoro u svakom kolu.
    }
night-trade-fours-each = { $count ->
    [one] Svako tamo sedi najviše { $count } put.
   *[other] Svako tamo sedi najviše { $count } puta.
    }
night-trade-repeats = { $count ->
    [0] Broj igrača nikoga ne tera na ponovni susret.
    [one] Bar { $count } par mora ponovo da se sastane.
    [few] Bar { $count } para moraju ponovo da se sastanu.
   *[other] Bar { $count } parova mora ponovo da se sastane.
    }
night-trade-repeats-known = { $count ->
    [0] Niko se ne susreće ponovo.
    [one] { $count } ponovljen susret.
    [few] { $count } ponovljena susreta.
   *[other] { $count } ponovljenih susreta.
    }
night-trade-fours-differ = { $count ->
   *[other] Broj kola za stolom sa četvoro razlikuje se za { $count }.
    }
night-trade-chosen = izabrano
night-trade-choose = Izaberi ovo
night-table = Zamena, vreme i prostorija
night-sub-for = Umesto
night-sub-who = sedi ovde
night-sub-nobody = niko: sam igrač
night-extra = Dodatni minuti
night-room = Prostorija ili ugao
night-play-off = Sto koji odlučuje izjednačenje
night-play-off-help = Dva do četiri igrača; odlučuje tamo gde kriterijumi tako kažu i ne donosi bodove.
audit-play_off = Izjednačenje odlučeno za stolom
night-cross = Unakrsna tabela
night-cross-help = Polje kaže u kom kolu su se sastali: + ako je igrač u redu postigao više, − ako manje, = ako jednako.
night-team = { $number }. tim
night-team-head = Tim
night-team-boards = Table
night-prize = Nagrada
night-prizes-rest = Nije isplaćeno: { $amount }
night-not-there = nema mesta za stolom
night-at-table = Sto
night-scores = Rezultati
night-mine = Gde igrate
night-my-seat = { $round }. kolo, sto { $table }
night-no-seat-yet = prijavljeni ste; vaš sto još nije objavljen
night-now-playing = Sada se igra
night-many = Prijavi više igrača
night-names = Imena, jedno u svakom redu
night-names-help = Članovi se nalaze po imenu; ostali postaju gosti. Može da se nalepi kolona tabele.
night-names-bad = Potrebno je od jednog do 300 imena, jedno u svakom redu.
night-all-here = Svi prisutni
night-add = Dodajte igrače
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
audit-word-room = prostorija
audit-word-extra_time = dodatno vreme
audit-word-substitute = zamena
audit-word-basics = naziv, vreme i mesto
audit-word-profile = bodovi i stolovi
audit-word-stages = kola
audit-word-teams = timovi
audit-word-apart = ko ne sme da se sastane
night-waits-official = Potvrđuje ga sudija ili zapisničar.
night-names-file = Imena iz datoteke
night-names-file-help = Spisak iz vaše tabele, sačuvan kao CSV. Imena se najpre prikazuju da ih pregledate.
night-names-open = Navodnik u redu { $line } datoteke nije zatvoren. Proverite tamo ime pa prijavite spisak.
night-names-nobody = Niko sa ovog spiska ne može da se prijavi: svi su već prijavljeni ili izostavljeni.
night-encoding-guess = Kako izgleda
night-look = Proverite pre nego što iko bude prijavljen
night-look-help = Još niko nije prijavljen. Ako želite da promenite spisak, ispravite ga dole i prijavite ponovo.
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
night-look-as = umesto „{ $typed }”
night-look-member = član kluba ima to ime i biće prijavljen
night-look-entered = već prijavljen pod brojem { $number }: izostavlja se
night-look-twice = isto ime kao u redu { $number }: izostavlja se
night-look-several = više članova ima to ime: izostavlja se. Izaberite člana sa spiska članova
night-look-empty = ovde nema imena: izostavlja se
night-look-long = duže od { $number } znakova: izostavlja se
night-look-characters = skriveni upravljački znakovi: izostavlja se
night-look-other = To je neko drugi sa istim imenom: prijavi kao novog gosta
night-names-read = Učitajte imena
night-names-found =
    { $count ->
        [one] Pronađeno je { $count } ime. Pregledajte ga i prijavite.
        [few] Pronađena su { $count } imena. Pregledajte ih i prijavite.
       *[other] Pronađeno je { $count } imena. Pregledajte ih i prijavite.
    }
