# Šta klub objavljuje na svojim stranicama: obaveštenja i prijave na turnir.

news-title = Vesti
news-none = Još nema vesti.
news-new = Objavi obaveštenje
news-change = Uredi obaveštenje
news-heading = Naslov
news-body = Tekst
news-body-help = Prazan red započinje novi pasus. **podebljano**, *kurziv*, redovi koji počinju sa „- ” čine spisak, a veb-adrese postaju veze.
news-from = Prikazuje se od
news-until = Na stranici kluba prikazuje se do
news-days-help = Ako poslednji dan ostane prazan, obaveštenje se prikazuje dok ga ne povučete. Posle poslednjeg dana ostaje na spisku vesti.
news-announced = Obaveštenje je sačuvano.
news-earlier = Starije vesti
news-all = Sve vesti
news-feed = Kanal sa vestima
news-withdraw = Povuci
news-restore = Ponovo prikaži
news-withdrawn = povučeno: vide samo oni koji pišu obaveštenja
news-waits = svi vide od { $day }
news-past = prošlo
news-changed-meanwhile = Neko je u međuvremenu izmenio ovo obaveštenje. Otvorite ga ponovo da vidite šta sada piše, pa ga tek onda izmenite.
field-ends-before-start = Poslednji dan je pre prvog.
audit-announce = Obaveštenje objavljeno
audit-change_announcement = Obaveštenje izmenjeno
audit-withdraw_announcement = Obaveštenje povučeno

club-next = Sledeće veče
club-calendar = Kalendar
signup-title = Prijava
signup-do = Prijavi se
signup-undo = Odustani
signup-name = Vaše ime
signup-name-help = Vide ga organizatori večeri. Dobićete vezu kojom možete da odustanete.
signup-name-shown = Svi ga vide na ovoj strani. Dobićete vezu kojom možete da odustanete.
signup-member-sign-in = Član ste kluba? Uđite u nalog i prijavite se jednim dodirom.
signup-sign-in = Uđite u nalog da biste se prijavili
signup-coming = { $count ->
    [one] Dolazi { $count } igrač
    [few] Dolaze { $count } igrača
   *[other] Dolazi { $count } igrača
  }
signup-left = { $count ->
    [one] Još { $count } mesto
    [few] Još { $count } mesta
   *[other] Još { $count } mesta
  }
signup-full = Nema više mesta
signup-waiting = { $count ->
    [one] { $count } čeka
    [few] { $count } čekaju
   *[other] { $count } čeka
  }
signup-missing = { $count ->
    [one] Još { $count } igrač i niko ne pauzira.
    [few] Još { $count } igrača i niko ne pauzira.
   *[other] Još { $count } igrača i niko ne pauzira.
  }
signup-closes = Prijave se zatvaraju: { $when }
signup-needs-approval = Organizatori odobravaju svaku prijavu: mesto imate kad je odobre.
signup-not-open = Sami još ne možete da se prijavite.
signup-over = Prijave su zatvorene. Ako biste još došli, javite se organizatorima.
signup-begun = Igra je počela. Ako biste se još uključili, javite se organizatorima.
signup-too-many = Prijavilo se previše ljudi. Obratite se organizatorima.
signup-form-old = Obrazac je nepotpun. Ponovo otvorite stranicu i prijavite se odatle.
signup-mine-in = Prijavljeni ste i imate mesto.
signup-mine-waiting = Na listi čekanja ste, redni broj: { $place }. Ako se mesto oslobodi, dobija ga prvi u redu.
signup-mine-asked = Prijavljeni ste. Organizatori to još treba da odobre.
signup-mine-entered = Na spisku ste prijavljenih igrača.
signup-mine-withdrawn = Odustali ste.
signup-mine-removed = Organizatori su ovu prijavu skinuli sa spiska.
signup-mine-begun = Imali ste mesto, ali igra je počela, a niste među igračima. Javite se organizatorima.
tournament-now-signed-up = { $count ->
    [one] { $count } prijavljena osoba ima mesto, a još nije među igračima: dodajte je
    [few] { $count } prijavljene osobe imaju mesto, a još nisu među igračima: dodajte ih
   *[other] { $count } prijavljenih osoba ima mesto, a još nisu među igračima: dodajte ih
  }
tournament-now-asking = { $count ->
    [one] { $count } prijava čeka odobrenje
    [few] { $count } prijave čekaju odobrenje
   *[other] { $count } prijava čeka odobrenje
  }
tournament-now-at-door = { $count ->
    [one] { $count } igrač javlja da je tu i čeka da ga primite
    [few] { $count } igrača javljaju da su tu i čekaju da ih primite
   *[other] { $count } igrača javlja da je tu i čeka da ih primite
  }
signup-somebody = igrač
signup-guest = gost
signup-visitor = bez naloga
signup-state-asked = čeka odobrenje
signup-state-in = ima mesto
signup-state-waiting = čeka
signup-list-in = Prijavljeni
signup-list-waiting = Lista čekanja
signup-entries = Spisak igrača turnira
signup-share = Podelite ovu stranicu
signup-manage = Uredi prijave
signup-yours = Vaša prijava
signup-keep-link = Sačuvajte ovu vezu: na njoj vidite da li imate mesto, a bez naloga samo njom možete da odustanete.
signup-see-list = Ko dolazi
signup-too-late = Igra je počela, pa ovom vezom više ne možete da odustanete. Javite se organizatorima večeri.
signup-public = Stranica na kojoj se ljudi prijavljuju
signup-take = Dodaj na turnir
signup-take-all = { $count ->
    [one] Dodaj { $count } igrača koji ima mesto
    [few] Dodaj sva { $count } igrača koji imaju mesto
   *[other] Dodaj svih { $count } igrača koji imaju mesto
  }
signup-approve = Odobri
signup-remove = Skini sa spiska
signup-who = O kome je reč
signup-as-guest = novi gost
signup-as-member = { $name }, sa spiska članova
signup-settings = Podešavanja prijava
signup-set-open = Prijave su otvorene
signup-set-visitors = Ljudi bez naloga mogu da se prijave imenom
signup-set-approval = Svakog od njih odobravam
signup-set-names = Njihova imena vide svi
signup-set-places = Broj mesta
signup-set-places-help = Ostavite prazno ako nema ograničenja. Iznad toga je lista čekanja. Ako broj smanjite, niko ne gubi mesto.
signup-bad-places = Upišite ceo broj od 1 do { $most } ili ostavite prazno ako nema ograničenja.
signup-set-closes = Zatvara se
signup-set-closes-help = Ako ostane prazno, prijave su otvorene do početka.
audit-sign_up = Prijava
audit-change_sign_up = Prijava izmenjena
audit-set_sign_up = Podešavanja prijava izmenjena
club-calendar-none = Još nema zakazanih datuma.
club-calendar-file = Pretplatite se na kalendar
club-calendar-all = Svi turniri kluba
news-about = Vesti kluba { $club }
audit-take_in = Upis iz prijava
club-rename = Promeni adresu
club-rename-help = Mala slova od a do z, cifre i crtice. Veze ka staroj adresi vode na novu.
