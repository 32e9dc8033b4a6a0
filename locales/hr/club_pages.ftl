# Što klub objavljuje na svojim stranicama: obavijesti i prijave na turnir.

news-title = Novosti
news-none = Još nema novosti.
news-new = Objavi obavijest
news-change = Uredi obavijest
news-heading = Naslov
news-body = Tekst
news-body-help = Prazan redak započinje novi odlomak. **podebljano**, *kurziv*, redci koji počinju s „- ” čine popis, a internetske adrese postaju poveznice.
news-from = Prikazuje se od
news-until = Na stranici kluba prikazuje se do
news-days-help = Ako posljednji dan ostane prazan, obavijest se prikazuje dok je ne povučete. Nakon posljednjeg dana ostaje na popisu novosti.
news-announced = Obavijest je spremljena.
news-earlier = Starije novosti
news-all = Sve novosti
news-feed = Kanal s novostima
news-withdraw = Povuci
news-restore = Ponovno prikaži
news-withdrawn = povučeno: vide samo oni koji pišu obavijesti
news-waits = svi vide od { $day }
news-past = prošlo
news-changed-meanwhile = Netko je u međuvremenu promijenio ovu obavijest. Otvorite je ponovno da vidite što sada piše pa je tek onda promijenite.
field-ends-before-start = Posljednji je dan prije prvoga.
audit-announce = Obavijest objavljena
audit-change_announcement = Obavijest promijenjena
audit-withdraw_announcement = Obavijest povučena

club-next = Sljedeća večer
club-calendar = Kalendar
signup-title = Prijava
signup-do = Prijavi se
signup-undo = Odustani
signup-name = Vaše ime
signup-name-help = Vide ga organizatori večeri. Dobit ćete poveznicu kojom možete odustati.
signup-name-shown = Svi ga vide na ovoj stranici. Dobit ćete poveznicu kojom možete odustati.
signup-member-sign-in = Član ste kluba? Uđite u račun i prijavite se jednim dodirom.
signup-sign-in = Uđite u račun za prijavu
signup-coming = { $count ->
    [one] Dolazi { $count } igrač
    [few] Dolaze { $count } igrača
   *[other] Dolazi { $count } igrača
  }
signup-left = { $count ->
    [one] Još { $count } mjesto
    [few] Još { $count } mjesta
   *[other] Još { $count } mjesta
  }
signup-full = Nema više mjesta
signup-waiting = { $count ->
    [one] { $count } čeka
    [few] { $count } čekaju
   *[other] { $count } čeka
  }
signup-missing = { $count ->
    [one] Još { $count } igrač i nitko ne pauzira.
    [few] Još { $count } igrača i nitko ne pauzira.
   *[other] Još { $count } igrača i nitko ne pauzira.
  }
signup-closes = Prijave se zatvaraju: { $when }
signup-needs-approval = Organizatori odobravaju svaku prijavu: mjesto imate kad je odobre.
signup-not-open = Sami se još ne možete prijaviti.
signup-over = Prijave su zatvorene. Ako biste još došli, javite se organizatorima.
signup-begun = Igra je počela. Ako biste se još uključili, javite se organizatorima.
signup-too-many = Prijavilo se previše ljudi. Obratite se organizatorima.
signup-form-old = Obrazac je nepotpun. Ponovno otvorite stranicu i prijavite se odande.
signup-mine-in = Prijavljeni ste i imate mjesto.
signup-mine-waiting = Na listi čekanja ste, redni broj: { $place }. Ako se mjesto oslobodi, dobiva ga prvi u redu.
signup-mine-asked = Prijavljeni ste. Organizatori to još trebaju odobriti.
signup-mine-entered = Na popisu ste prijavljenih igrača.
signup-mine-withdrawn = Odustali ste.
signup-mine-removed = Organizatori su ovu prijavu skinuli s popisa.
signup-mine-begun = Imali ste mjesto, ali igra je počela, a niste među igračima. Javite se organizatorima.
tournament-now-signed-up = { $count ->
    [one] { $count } prijavljena osoba ima mjesto, a još nije među igračima: dodajte je
    [few] { $count } prijavljene osobe imaju mjesto, a još nisu među igračima: dodajte ih
   *[other] { $count } prijavljenih osoba ima mjesto, a još nisu među igračima: dodajte ih
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
signup-visitor = bez računa
signup-state-asked = čeka odobrenje
signup-state-in = ima mjesto
signup-state-waiting = čeka
signup-list-in = Prijavljeni
signup-list-waiting = Lista čekanja
signup-entries = Popis igrača turnira
signup-share = Podijelite ovu stranicu
signup-manage = Uredi prijave
signup-yours = Vaša prijava
signup-keep-link = Sačuvajte ovu poveznicu: na njoj vidite imate li mjesto, a bez računa samo njome možete odustati.
signup-see-list = Tko dolazi
signup-too-late = Igra je počela pa ovom poveznicom više ne možete odustati. Javite se organizatorima večeri.
signup-public = Stranica na kojoj se ljudi prijavljuju
signup-take = Dodaj na turnir
signup-take-all = { $count ->
    [one] Dodaj { $count } igrača koji ima mjesto
    [few] Dodaj sva { $count } igrača koji imaju mjesto
   *[other] Dodaj svih { $count } igrača koji imaju mjesto
  }
signup-approve = Odobri
signup-remove = Skini s popisa
signup-who = O kome je riječ
signup-as-guest = novi gost
signup-as-member = { $name }, s popisa članova
signup-settings = Postavke prijava
signup-set-open = Prijave su otvorene
signup-set-visitors = Ljudi bez računa mogu se prijaviti imenom
signup-set-approval = Svakoga od njih odobravam
signup-set-names = Njihova imena vide svi
signup-set-places = Broj mjesta
signup-set-places-help = Ostavite prazno ako nema ograničenja. Iznad toga je lista čekanja. Ako broj smanjite, nitko ne gubi mjesto.
signup-bad-places = Upišite cijeli broj od 1 do { $most } ili ostavite prazno ako nema ograničenja.
signup-set-closes = Zatvara se
signup-set-closes-help = Ako ostane prazno, prijave su otvorene do početka.
audit-sign_up = Prijava
audit-change_sign_up = Prijava promijenjena
audit-set_sign_up = Postavke prijava promijenjene
club-calendar-none = Još nema zakazanih datuma.
club-calendar-file = Pretplatite se na kalendar
club-calendar-all = Svi turniri kluba
news-about = Novosti kluba { $club }
audit-take_in = Upis iz prijava
club-rename = Promijeni adresu
club-rename-help = Mala slova od a do z, znamenke i crtice. Poveznice na staru adresu vode na novu.
