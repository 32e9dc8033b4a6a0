# Lige: sezone u kojima se zbrajaju susreti.

leagues-title = Lige
leagues-lead = Sezone u kojima se zbrajaju rezultati više susreta.
leagues-none = Još nema lige
leagues-none-why = Vlasnik kluba pokreće je na stranici kluba.
leagues-running = U tijeku
leagues-past = Ranije sezone
leagues-next = Slijedi: { $name }, { $when }
leagues-begin = Počnite s jednom od ovih
leagues-place = { $first }–{ $last } (ukupno sezona: { $total })
league-rows-place = { $first }–{ $last } (ukupno igrača: { $total })
leagues-draft = U pripremi
leagues-finished = Završene
leagues-archived = Arhivirane
leagues-none-chosen = Nema takvih liga
leagues-none-chosen-why = Nijedna liga ne odgovara odabiru.
leagues-all = Sve lige
leagues-by-game = Po igri
leagues-by-state = Po stanju
leagues-by-club = Po klubu
leagues-all-games = Sve igre
leagues-all-states = Sve sezone
leagues-all-clubs = Svi klubovi
league-new = Nova liga
league-new-lead = Poslije se može promijeniti što se broji, koji susreti ulaze i tko je vidi.
league-new-rating = Za poredak po rejtingu, uz najmanji broj stolova, napravite rejting-listu:
league-new-submit = Stvori ligu
league-new-preview = Prikaži poredak
league-new-table = Poredak danas
league-new-table-units = { $count ->
    [one] Već bi se računao { $count } susret:
    [few] Već bi se računala { $count } susreta:
   *[other] Već bi se računalo { $count } susreta:
  }
league-new-table-none = U ovom razdoblju još nema odigranog susreta koji bi se računao. Tablica počinje prvim susretom.
league-new-table-by-hand = Tablica počinje prvim susretom koji dodate.
league-new-table-fault = Susreti ovog razdoblja ne mogu se ovako zbrojiti. Ligu svejedno možete stvoriti: njezina stranica kaže koji je susret u pitanju.
league-name = Ime
league-preset = Bodovanje
league-season = Sezona
league-from = Od
league-to = Do
league-takes = Automatski se broji u tom razdoblju
league-takes-none = Ništa; dodaje se ručno
league-slug = Kratko ime u poveznici
league-slug-help = Slova, znamenke i crtice. Ako ostavite prazno, koristi se ime kluba i lige.
league-preset-club-evenings = Klupske večeri, najboljih 8 od 12
league-preset-club-evenings-help = Pobjeda nosi 10 bodova; broji se najboljih 8 večeri, za plasman trebaju 4.
league-preset-federation = Sezona saveza
league-preset-federation-help = Broji se svaki turnir s najmanje 21 igračem, a prva 42 idu u polufinale; klupski mogu imati pola težine.
league-preset-table-league = Liga stolova
league-preset-table-league-help = Zbrajaju se bodovi sa stolova kroz 15 kola.
league-preset-monthly = Mjesečna liga
league-preset-monthly-help = Broji se svaka večer u mjesecu; za plasman trebaju 2.
league-preset-best-three = Kvalifikacije, najbolja 3
league-preset-best-three-help = Od svih kupova broje se najbolja 3, a prva 52 idu u finale.
league-leads-to-final = Finale
league-leads-to-semi-final = Polufinale
league-preset-all-rounds = Pet kola
league-preset-all-rounds-help = Broji se svako kolo.
league-preset-average = Prosjek
league-preset-average-help = Prosjek odigranih susreta; za plasman trebaju 3.
league-preset-two-days = Dva dana, momčadski i pojedinačno
league-preset-two-days-help = Bodovi sa stolova jednog turnira: za igrače i za momčadi, u kojima se broje 3 najbolja člana.
league-preset-challenge = Ljestvica izazova
league-preset-challenge-help = Igrači izazivaju one iznad sebe i za stolom zamjenjuju mjesta.
league-preset-cup-with-pot = Kup s fondom
league-preset-cup-with-pot-help = Svaki se kup broji. Ono što kupovi zadrže od svojih fondova dijeli se na kraju sezone 45/35/20.
league-played = { $count ->
    [one] { $count } susret
    [few] { $count } susreta
   *[other] { $count } susreta
  }
league-played-of = { $played } od { $planned } susreta
league-leader = Vodi: { $name }
league-winner = Pobjednik: { $name }
league-state-draft = u pripremi
league-state-running = u tijeku
league-state-finished = završeno
league-state-archived = arhivirano
league-not-begun = Još ništa nije odigrano.
league-as-of = Odigrano susreta: { $played }; { $day }, izdanje { $revision }.
league-as-of-planned = Nakon { $played } od { $planned } susreta; { $day }, izdanje { $revision }.
league-older = Ovo je ranija tablica.
league-now = Prikaži sadašnju
league-waits = Tablica se promijenila i čeka objavu.
league-all-columns = Prikaži sve susrete
league-how = Bodovanje
league-how-vector = Bodovi po mjestu: { $points }.
league-how-vector-rest = Bodovi po mjestu: { $points }, a svako mjesto iza toga { $rest }.
league-how-linear = Posljednje mjesto nosi 1 bod, mjesto iznad 2, i tako dalje.
league-how-per-cent = Susret vrijedi koliki je postotak igrača plasiranih lošije.
league-how-formula = Susret vrijedi { $formula }.
league-how-own = Broje se bodovi osvojeni na susretima.
league-how-raw = Broje se rezultati sa susreta.
league-how-participation = Svaki odigrani susret donosi još { $points }.
league-how-best = { $count ->
    [one] Svakome se broji { $count } najbolji susret.
    [few] Svakome se broje { $count } najbolja susreta.
   *[other] Svakome se broji { $count } najboljih susreta.
  }
league-how-best-of = Svakome se broji najboljih { $count } od { $planned } susreta.
league-how-all = Broji se svaki susret.
league-how-drop = { $count ->
    [one] Otpada { $count } najslabiji susret.
    [few] Otpadaju { $count } najslabija susreta.
   *[other] Otpada { $count } najslabijih susreta.
  }
league-how-growing = Što je više susreta odigrano, to više najslabijih otpada.
league-how-group = { $count ->
    [one] Iz svakog dijela sezone broji se { $count } najbolji susret.
    [few] Iz svakog dijela sezone broje se { $count } najbolja susreta.
   *[other] Iz svakog dijela sezone broji se { $count } najboljih susreta.
  }
league-how-average = Broji se prosjek odigranih susreta.
league-how-minimum = { $count ->
    [one] Za plasman je potreban { $count } susret.
    [few] Za plasman su potrebna { $count } susreta.
   *[other] Za plasman je potrebno { $count } susreta.
  }
league-how-minimum-growing = { $count ->
    [one] Za plasman je potreban { $count } susret.
    [few] Za plasman su potrebna { $count } susreta; do tada polovica odigranih.
   *[other] Za plasman je potrebno { $count } susreta; do tada polovica odigranih.
  }
league-how-tie = Kod jednakog zbroja odlučuje: { $items }.
league-rules = Pravila sezone
league-rules-all = Sva pravila sezone
league-table-back = Natrag na tablicu
league-rules-events = Što se broji
league-rules-dates = Sezona traje od { $from } do { $to }.
league-rules-by-rule = Automatski se broji: { $what }.
league-rules-by-hand = Voditelji lige biraju susrete koji se broje.
league-rules-reports = Igrači mogu prijaviti stolove koje su odigrali izvan turnira.
league-rules-step = Nakon { $units } susreta ne broji se ovoliko najslabijih rezultata: { $dropped }.
league-rules-equal = Od dva susreta s jednako bodova broji se onaj s boljim mjestom, zatim raniji.
league-rules-missed = Najprije otpadaju propušteni susreti.
league-rules-below-zero = Bodovi ispod nule broje se kao i svi drugi.
league-rules-not-below-zero = Bodovi ispod nule nikad se ne broje.
league-rules-guests-counted = Gosti zadržavaju svoja mjesta, a njihove bodove ne dobiva nitko.
league-rules-guests-passed-over = Mjesta se broje kao da gosti nisu igrali.
league-rules-decided = Promjene i odluke
league-item-counted-places = pobjede na susretima koji se broje, zatim druga mjesta i tako dalje
league-item-place = { $place }. mjesta među susretima koji se broje
league-item-best-unit = najbolji susret
league-item-all-units = zbroj svih susreta
league-item-head-to-head = međusobni stolovi
league-item-raw-sum = zbroj rezultata
league-item-fewer-units = manje odigranih susreta
league-item-more-units = više odigranih susreta
league-item-last-unit = posljednji susret
league-item-opponents = bodovi protivnika
league-item-lot = ždrijeb
league-item-playoff = doigravanje
league-why-shared = Jednako bodova ({ $points }) kao { $other } i jednako u svemu ostalom; mjesto se dijeli.
league-why-ahead = Jednako bodova ({ $points }) kao { $other }; ispred, { $item }: { $mine } prema { $theirs }.
league-why-behind = Jednako bodova ({ $points }) kao { $other }; iza, { $item }: { $mine } prema { $theirs }.
league-outlook = Još može završiti između { $best }. i { $worst }. mjesta.
league-outlook-sure = Završit će na { $rank }. mjestu.
league-missing = { $count ->
    [one] Za plasman nedostaje još { $count } susret.
    [few] Za plasman nedostaju još { $count } susreta.
   *[other] Za plasman nedostaje još { $count } susreta.
  }
league-adjusted = Ispravak: { $amount }. { $text }
league-counted = Broji se/odigrano
league-unranked = Zasad bez plasmana
league-unit-bonus = bonus
league-unit-private = privatni turnir
league-unit-evening = Večer
league-unit-round = { $name }, { $round }. kolo
league-unit-round-private = { $round }. kolo privatnog turnira
league-unit-table = Stol
league-moved-new = novo
league-cell-excluded = isključeno
league-cell-adjusted = ispravljeno
league-cell-dropped = ne broji se
league-next = Što slijedi
league-latest = Najnoviji rezultati
league-season-records = Rekordi ove sezone
league-records-all = Svi rekordi
league-champions = Dosadašnji prvaci
league-my-row = Na moj redak
league-row = Susret po susret
league-row-place = Mjesto
league-row-counts = Broji se
league-cell-absent = nije igrano
league-cell-counted = broji se
league-poster = Plakat za zid
league-sign-owner = Za klub
league-sign-day = Datum
league-revisions = Ranije tablice
league-revisions-lead = Svaka objavljena tablica, s razlogom zašto je nastala i tko se pomaknuo.
league-revisions-next = Ranije
league-revision-title = { $revision }. izdanje ({ $played })
league-cause-unit = Završen je ili ispravljen turnir, kolo ili jedna večer, ili je potvrđen stol.
league-cause-act = Voditelji lige nešto su promijenili.
league-cause-merge = Unosi su postali jedna osoba ili opet dvije, ili je netko postao gost ili član.
league-cause-lists = Igrači su došli na listu po oznaci ili su s nje otišli.
league-cause-by-hand = Objavili su je voditelji lige.
league-column = Svi koji su igrali
league-column-tournament = Otvori turnir
league-column-evening = Otvori večer
league-column-round = Otvori kolo
league-column-none = Nitko iz tablice nije igrao na njemu.
league-column-rank = Mjesto u ligi
league-column-weight = Bodovi se množe s { $weight }.
league-column-bonus = Bonus-susret: uvijek se broji i ne zauzima mjesto među najboljima.
league-column-below-zero = ne broji se: bodovi ispod nule ovdje se nikad ne broje
league-column-dropped = { $count ->
    [one] ne broji se: broji se { $count } bolji susret
    [few] ne broji se: broje se { $count } bolja susreta
   *[other] ne broji se: broji se { $count } boljih susreta
  }
league-column-adjusted = ispravak: { $amount }
league-curve = Mjesto nakon svakog susreta
league-curve-says = Od { $first }. do { $last }. mjesta; najbolje { $best }., najlošije { $worst }.
league-curve-help = Što je crta viša, to je mjesto bolje. Brojevi su u tablici ispod.
league-need = Što je potrebno?
league-need-sure = { $sure ->
    [nothing] { $rank }. mjesto ili bolje već je sigurno, i bez igranja.
    [place] { $place ->
        [1] Pobjeda na posljednjem susretu osigurava { $rank }. mjesto ili bolje.
       *[other] { $place }. mjesto ili bolje na posljednjem susretu osigurava { $rank }. mjesto ili bolje.
      }
   *[never] Ništa ne osigurava { $rank }. mjesto ili bolje; ovisi i o drugima.
  }
league-need-possible = { $possible ->
    [nothing] Moguće je i bez igranja.
    [place] { $place ->
        [1] Za to treba barem pobjeda.
       *[other] Za to treba barem { $place }. mjesto.
      }
   *[never] Više nije dostižno.
  }
league-need-entries = { $count ->
    [one] Ako na posljednji susret dođe { $count } igrač, koliko ih je dosad bilo najviše.
    [few] Ako na posljednji susret dođu { $count } igrača, koliko ih je dosad bilo najviše.
   *[other] Ako na posljednji susret dođe { $count } igrača, koliko ih je dosad bilo najviše.
  }
league-history = Sezone i pobjednici
league-history-people = Igrača: { $count }
league-medals = Prva, druga i treća mjesta
league-looks = Prikaz tablice
league-look-average = Prosjek
league-look-wins = Pobjede
league-look-form = Zadnjih pet
league-records = Rekordi
club-records = Prvaci i rekordi
club-records-none = Još se nema što pokazati.
league-record-best-unit = Najviše bodova na jednom susretu
league-record-highest-at-table = Najviši rezultat za jednim stolom
league-record-highest-total = Najveći zbroj u sezoni
league-record-most-wins = Najviše pobjeda u sezoni
league-record-wins-in-a-row = Najduži niz pobjeda
league-record-counted-in-a-row = Najduži niz susreta koji se broje
league-record-biggest-jump = Najveći skok u tablici
league-record-closest-finish = Najtješnji završetak, razlika u bodovima
league-record-rarest-contract = Najrjeđa ostvarena igra
league-record-faultless = Najviše u jednoj podjeli bez pogreške
league-record-times = { $count ->
    [one] ostvarena { $count } put
    [few] ostvarena { $count } puta
   *[other] ostvarena { $count } puta
  }
league-moved-more = i još { $count }
league-moves-against = Kome se mijenja mjesto
league-changes-against = Što se mijenja
league-moved-since = Promjene od { $revision }. izdanja
league-moved-nobody = Nikome se nije promijenilo mjesto.
league-past = Unos ranije sezone
league-past-lead = Sezona koja se vodila na papiru ili u proračunskoj tablici postaje završena sezona ove lige.
league-past-text = Tablica
league-past-text-help = Kopirano iz proračunske tablice: u prvom su retku naslovi, u svakom sljedećem ime i bodovi svake večeri. Prazne ćelije i crtice znače izostanak; stupci s mjestima i zbrojevima preskaču se.
league-past-preview = Pregled
league-past-store = Spremi sezonu
league-past-people = Tko je tko
league-past-people-help = Ime kojeg još nema na popisu članova postaje novi unos.
league-past-is = Na popisu članova
league-past-new = novi unos
league-past-sum = Zbroj
league-past-doubt = { $name }: u tablici stoji { $said }, a bodovi daju { $counted }. Provjerite koliko se najboljih večeri računa.
league-past-faults = Tablica se ne može pročitati
league-past-no-headings = U prvom su retku potrebni naslovi: jedan za imena i po jedan za svaku večer.
league-past-nobody = U tablici nema nikoga.
league-past-no-name = U { $line }. retku nema imena.
league-past-name-twice = { $line }. redak: { $name } stoji dvaput.
league-past-no-number = { $line }. redak, { $column }. stupac: „{ $found }” nije broj.
league-past-too-long = U { $line }. retku više je ćelija nego naslova.
league-past-heading = { $column }. stupac: naslov ima najviše { $most } znakova i nema skrivenih upravljačkih znakova. Skratite ga ili ga ponovno upišite.
league-past-unseen = { $name } još nije povezan s popisom. Pogledajte igrače još jednom pa spremite.
league-past-too-many-units = Ima više od { $most } večeri.
league-past-too-many-rows = Ima više od { $most } igrača.
league-season-taken = Liga već ima sezonu tog imena.
league-season-overlaps = Sadašnja sezona završava kasnije. Neka nova počne nakon nje ili prije toga promijenite datume sadašnje.
league-past-one-person = { $first } i { $second } povezani su s istom osobom. Za jednog od njih odaberite drugi unos.
league-share = Prikažite na svojoj stranici
league-share-lead = Na stranici kluba uvijek se vidi ono što je ovdje objavljeno.
league-share-no-part = Momčadi i razredi imaju jednu tablicu svih susreta, a popis i momčad ne mogu se birati zajedno, pa je prikazana cijela tablica.
league-share-hidden = Posjetitelji još ne vide ovu ligu; dok se ne pokaže svima, ni druge stranice ne dobivaju ništa.
league-share-frame = U okviru
league-share-paste = Zalijepite ovo u svoju stranicu
league-share-paste-help = U WordPressu upotrijebite blok „Prilagođeni HTML”. Uvijek prikazuje posljednju sezonu, i kad se liga preimenuje.
league-share-height = Visina okvira: { $row } × broj redaka + { $around } piksela. Za { $rows } redaka to je { $height } piksela.
league-share-preview = Pregled okvira
league-share-fragment = Kao HTML bez okvira
league-share-fragment-help = Za stranicu koja sama dohvaća tablicu: jedna tablica bez stilova i skripti, s nazivima klasa koji počinju s „talon-”.
league-share-files = Kao datoteka, kanal ili kalendar
league-embed-lang = Jezik
league-embed-theme = Boje
league-embed-theme-auto = prema uređaju čitatelja
league-embed-theme-light = svijetle
league-embed-theme-dark = tamne
league-embed-rows = Redaka
league-embed-list = Igrači
league-embed-team = Igrači jedne momčadi
league-embed-columns = Stupci
league-embed-columns-short = mjesto, ime, bodovi
league-embed-columns-points = s odigranim susretima
league-embed-columns-grid = s posljednjim susretima
league-embed-show = Prikaži
league-embed-more = { $count ->
    [one] još { $count } igrač
    [few] još { $count } igrača
   *[other] još { $count } igrača
  }
league-embed-unknown = Ova adresa poznaje samo ove parametre:
league-file-counted = Broji se
league-file-played = Odigrano
league-file-carried = Iz prošle sezone
league-file-dropped = Susreti koji se ne broje
league-file-adjusted = Ispravljeni susreti
league-file-csv = tablica za proračunsku tablicu
league-file-txt = tablica kao tekst, za poruku
league-file-json = tablica sa svim pojedinostima, za program
league-file-atom = kanal o tome što se promijenilo
league-file-ics = datumi, za kalendar
league-file-poster = Plakat
league-file-print = tablica na papiru
league-seasons = Sezone
league-profile-changed = Bodovanje je promijenjeno: { $reason }
league-unit-also = broji se i ovdje: { $seasons }
league-unit-out = { $name } se ne broji: { $reason }
league-manage = Upravljanje ligom
league-waiting = Čeka objavu
league-publish = Objavi
league-reason-field = Razlog
league-units = Što se broji
league-taken-out = Ne broji se:
league-take-out = Izuzmi
league-put-back = Broji ponovno
league-adjustments = Ispravci
league-revoked = Povučeno:
league-revoke = Povuci
league-adjust = Dodaj ispravak
league-adjust-unit = Odnosi se na
league-adjust-total = ukupni zbroj
league-adjust-amount = Bodovi, s minusom za oduzimanje
league-adjust-text = Razlog (svi ga vide)
league-best = Koliko se najboljih susreta broji
league-best-help = Ako je prazno, broje se svi.
league-minimum = Susreta potrebnih za plasman
league-planned = Susreta u sezoni
league-change = Spremi promjene
league-change-reason-help = Obvezno nakon prvog susreta. Svi ga vide.
league-visibility = Tko vidi
league-show = Pokaži svima
league-hide = Sakrij od posjetitelja
league-live = Svaku novu tablicu odmah objavi
league-finish = Završi sezonu
league-archive = Arhiviraj sezonu
league-reopen = Ponovno otvori sezonu
league-undo = Poništi posljednju promjenu
league-nothing-to-undo = Nema se što poništiti: u međuvremenu se dogodilo nešto drugo.
league-stale = Netko je drugi prvi promijenio sezonu. Pogledajte što se promijenilo pa po potrebi pokušajte ponovno.
league-no-unit = Nema takvog susreta u ovoj sezoni.
league-no-adjustment = Nema takvog ispravka.
league-counts-already = Ovaj se rezultat već broji: { $name }.
league-full = { $count ->
    [one] Sezona je puna: stane najviše { $count } susret.
    [few] Sezona je puna: stanu najviše { $count } susreta.
   *[other] Sezona je puna: stane najviše { $count } susreta.
  }
league-planned-max = { $count ->
    [one] Sezona može imati najviše { $count } susret.
    [few] Sezona može imati najviše { $count } susreta.
   *[other] Sezona može imati najviše { $count } susreta.
  }
league-reason = Navedite razlog, najviše znakova: { $count }.
league-negative-weight = Težina ne može biti negativna.
league-chain-twice = Jedno je mjerilo na popisu dvaput.
league-archived = Sezona je arhivirana; prvo je ponovno otvorite.
league-not-that-way = Sezona iz sadašnjeg stanja ne može prijeći u to stanje.
league-unchanged = Ništa se nije promijenilo.
league-counting-nothing = Mora se brojiti barem jedan susret.
league-counting-not-upwards = Svaka stepenica mora početi s više susreta nego prethodna.
league-counting-too-fast = Svaka stepenica smije odbaciti najviše jedan susret više od prethodne.
league-unit-unsound = Plasman ovog turnira nije ispravan pa se turnir ne može brojiti: { $name }.
league-unit-twice = Netko je dvaput na ovom susretu: { $name }; ispravite popis članova ili izuzmite susret.
league-unit-too-large = Broj je prevelik u turniru: { $name }.
league-unit-not-played = Ispravak se odnosi na turnir koji igrač nije igrao: { $name }.
audit-add_league = Liga stvorena
audit-change_league = Liga promijenjena
audit-publish_league = Liga objavljena ili skrivena
audit-report_table = Stol prijavljen
audit-confirm_table = Prijavljeni stol potvrđen
audit-reject_table = Prijava stola odbijena ili povučena

# Momčadi u ligi.

league-teams = Momčadi
league-team = Momčad
league-teams-none = Ova sezona nema momčadi.
league-teams-how = { $count ->
    [one] Na svakom susretu momčad dobiva bodove { $count } najboljeg člana.
    [few] Na svakom susretu momčad dobiva bodove { $count } najbolja člana.
   *[other] Na svakom susretu momčad dobiva bodove { $count } najboljih članova.
  }
league-teams-how-all = Na svakom susretu momčad dobiva bodove svih svojih članova.
league-teams-how-days = Bodovi pripadaju momčadi u kojoj je igrač bio na dan susreta.
league-teams-how-rest = Sve ostalo vrijedi kao u tablici igrača. Ne uzima se ono što uspoređuje igrače za istim stolom, ni ispravci ukupnog zbroja igrača.
league-teams-members = Koliko je tko donio
league-team-members = Članovi
league-team-points = Bodovi za momčad
league-team-brought = Bodovi po članovima: { $members }.
league-team-empty = Još nema članova.
league-teams-lead = Momčadi imaju svoju tablicu, koja nastaje iz bodova njihovih članova.
league-team-add-title = Nova momčad
league-team-add = Dodaj momčad
league-team-join = Dodaj člana
league-team-join-help = Za cijelu sezonu ostavite oba dana prazna.
league-team-from = Prvi dan u momčadi
league-team-to = Posljednji dan u momčadi
league-team-leave = Promijeni posljednji dan
league-team-leave-help = Susreti nakon tog dana više se ne broje momčadi. Ako je dan prije prvoga, vrijedi kao da igrač nikad nije bio u momčadi.
league-team-change = Preimenuj ili ukloni
league-team-remove = Ukloni momčad
league-team-remove-help = Momčad se može ukloniti dok nema rezultata.
league-team-scoring = Bodovi momčadi na susretu
league-team-scoring-best = Bodovi najboljih članova
league-team-scoring-all = Bodovi svih članova
league-team-count = Koliko se članova broji
league-team-missing = Nema takve momčadi u ovoj sezoni.
league-team-not-in = Taj igrač nije u momčadi. Ponovno učitajte stranicu da vidite tko jest.
league-team-name-taken = Već postoji momčad s imenom { $name }. Odaberite drugo ime.
league-team-name-unfit = Navedite ime momčadi bez skrivenih upravljačkih znakova, najviše znakova: { $count }.
league-teams-full = Sezona može imati najviše momčadi: { $count }.
league-team-full = Momčad može imati najviše članova: { $count }.
league-team-two = Nitko ne može isti dan biti u dvije momčadi. { $player } je u momčadi { $team }, a trebao bi i u { $other }. Prvo promijenite posljednji dan u prvoj.
league-team-already = { $player } dio tih dana već je u momčadi { $team }.
league-team-ends-before = Posljednji dan je prije prvoga.
league-team-no-member = U momčadi mogu biti samo članovi kluba.
league-team-has-points = Momčad { $team } već ima rezultate pa se ne može ukloniti.
league-team-scoring-unfit = Navedite koliko se članova broji, od 1 do { $count }.

# Što vlasnik postavlja za ligu.

league-settings = Postavke
league-save = Spremi
league-look = Pregled
league-preview = S ovim postavkama
league-preview-nobody = Nitko ne bi promijenio mjesto.
league-points = Bodovi za susret
league-points-vector = Po mjestu, s popisa
league-points-linear = Linearno: zadnje mjesto 1
league-points-per-cent = Postotak pobijeđenih
league-points-formula = Po formuli
league-points-own = Bodovi sa susreta
league-points-raw = Rezultati sa susreta
league-points-list = Bodovi po mjestima
league-points-list-help = Od prvog mjesta, odvojeno razmacima: 10 7 5 4 3 2 1.
league-points-rest = Bodovi za svako daljnje mjesto
league-points-formula-field = Formula
league-points-formula-help = Smije sadržavati n (igrači), rank, points i tables, na primjer 100*(n-rank+1)/n.
league-participation = Bodovi za sudjelovanje
league-counting = Koji se susreti broje
league-counting-best = Najbolji
league-counting-all = Svi
league-counting-drop = Svi osim najlošijih
league-counting-growing = Svi osim najlošijih; tijekom sezone otpada ih sve više
league-counting-best-per-group = Najbolji iz skupine
league-counting-average = Svi, u prosjeku
league-counting-n = Koliko
league-counting-steps = Otpada tijekom sezone
league-counting-steps-help = 4:1 8:2 znači da od četvrtog susreta otpada jedan, a od osmog dva.
league-minimum-growing = Na početku sezone dovoljna je polovica dosadašnjih susreta
league-guests = Gosti
league-guests-counted = Zadržavaju svoja mjesta
league-guests-passed-over = Preskaču se
league-lists-guests = Prikaži goste u tablici
league-chain = Odluka pri izjednačenju
league-chain-place = { $place }. mjerilo
league-chain-nothing = –
league-chain-counted-places = Mjesta na susretima koji se broje
league-chain-best-unit = Najbolji susret
league-chain-all-units = Zbroj svih susreta
league-chain-head-to-head = Međusobni stolovi
league-chain-raw-sum = Zbroj rezultata
league-chain-fewer-units = Manje odigranih susreta
league-chain-more-units = Više odigranih susreta
league-chain-last-unit = Posljednji susret
league-chain-opponents = Bodovi protivnika
league-chain-lot = Ždrijeb
league-chain-playoff = Doigravanje
league-bad-list = Navedite bodove barem za jedno mjesto, odvojene razmacima.
league-bad-steps = Navedite parove poput 4:1, odvojene razmacima.
league-formula-long = Formula je preduga.
league-formula-deep = Previše ugniježđenih zagrada kod { $at }. znaka formule.
league-formula-number = Broj kod { $at }. znaka formule ima previše znamenki.
league-formula-bad = Formula se ne može pročitati kod { $at }. znaka.
league-rule-takes = Ono što klub igra broji se automatski čim završi
league-rule-title = Što se automatski broji
league-rule-units = Što
league-rule-units-tournaments = Turniri
league-rule-units-evenings = Večeri za jednim stolom
league-rule-units-both = Turniri i večeri
league-rule-any-game = Bilo koja igra
league-rule-any-day = Bilo koji dan
league-rule-any-preset = Bilo koji format
league-rule-preset = Format turnira
league-rule-name = Ime
league-rule-name-help = Prazno znači bilo koje ime. Zvjezdica stoji za bilo koja slova: Klupska večer *
league-rule-weekday = Dan u tjednu
league-rule-entries = Najmanji broj igrača
league-rule-help = Pri spremanju dodaju se završeni turniri i večeri koji odgovaraju, ili čekaju da ih netko prihvati ako je to odabrano. Oni koji se već broje ostaju. Format, ime i broj igrača odnose se samo na turnire; večer završava kad se zatvori njezin zapisnik.
league-weekday-monday = ponedjeljak
league-weekday-tuesday = utorak
league-weekday-wednesday = srijeda
league-weekday-thursday = četvrtak
league-weekday-friday = petak
league-weekday-saturday = subota
league-weekday-sunday = nedjelja
league-name-title = Ime i poveznica lige
league-rename-help = Slova, znamenke i crtice. Stare poveznice rade i dalje.
league-next-season = Sljedeća sezona
league-next-lead = Nova sezona boduje se jednako. Dodaju se turniri odigrani između njezina prvog i posljednjeg dana.
league-next-submit = Započni sezonu
league-unit-add-title = Dodavanje turnira
league-unit-add = Dodaj
league-unit-none = Svi završeni turniri kluba već se broje.
league-unit-tournament = Turnir
league-evening-add-title = Dodavanje večeri
league-evening-none = Večer se može dodati kad je zapisnik zatvoren, a njegove su podjele među podjelama kluba.
league-evening-of-tournament = Ta je večer odigrana za stolom turnira { $name }. Dodajte turnir umjesto nje.
league-evening-running = Zapisnik te večeri još je otvoren. Zatvorite ga pa dodajte večer.
league-evening-private = Te podjele vidi samo onaj tko ih je dodao. Podijelite ih s klubom pa dodajte večer.
league-round-add-title = Dodavanje kola turnira
league-round-none = Kolo se može dodati kad svi njegovi stolovi imaju potvrđen rezultat.
league-round-show = Prikaži kola
league-round = Kolo
league-round-choice = { $round }. kolo, { $day }
league-round-all = Nema više kola za dodavanje: { $name }. Kolo se može dodati kad svi njegovi stolovi imaju potvrđen rezultat.
league-round-running = { $round }. kolo turnira { $name } nije završeno: jedan stol nema potvrđen rezultat. Potvrdite ga pa dodajte kolo.
league-whole-counts = { $round }. kolo ne može se dodati jer se već broji cijeli turnir { $name }. Najprije izuzmite turnir.
league-round-counts = { $name } ne može se dodati kao cjelina jer se već broji dio turnira: { $part }. Najprije izuzmite njegova kola.
league-table-add-title = Dodavanje stola izvan turnira
league-table-help = Troje ili četvero ljudi iz kluba koji su igrali istog dana, s konačnim rezultatima. Za stol s troje igrača ostavite 4. igrača praznim.
league-table-day = Dan
league-table-name = Naziv (može biti prazan)
league-table-game = Igra (može biti prazno)
league-table-venue = Mjesto igranja (može biti prazno)
league-table-bad-game = Odaberite igru s popisa.
league-table-person = { $place }. igrač
league-table-score = Rezultat
league-table-correct = Ispravi
league-table-correct-title = Ispravljanje stola
league-table-leave = Odustani
league-table-bad-score = „{ $typed }” nije rezultat. Upišite cijeli broj, s minusom ako je ispod nule: -12.
league-table-no-score = Upišite rezultat: { $name }.
league-table-no-person = Odaberite tko ima rezultat { $score }.
league-table-seats = Za stolom igra troje ili četvero. Odaberite svakoga i upišite njihov rezultat.
league-table-seat-twice = { $name } je dvaput za stolom. Za jedno mjesto odaberite drugog igrača.
league-table-score-max = Rezultat može biti najviše { $count }.
league-takes-reports = Igrači mogu prijaviti stolove koje su odigrali izvan turnira
league-report-title = Prijava stola
league-report-new = Stol izvan turnira
league-report-lead = Troje ili četvero ljudi iz kluba, među njima i vi, s konačnim rezultatima. Stol se broji kad ga potvrdi netko drugi tko je za njim sjedio ili vlasnik kluba. Za stol s troje igrača ostavite 4. igrača praznim.
league-report-waiting = Stolovi za potvrdu
league-report-waits = { $count ->
    [one] { $count } prijavljeni stol čeka vašu potvrdu.
    [few] { $count } prijavljena stola čekaju vašu potvrdu.
   *[other] { $count } prijavljenih stolova čeka vašu potvrdu.
  }
league-report-look = Pogledaj
league-report-by = prijava: { $name }
league-report = Prijavi
league-report-confirm = Potvrdi
league-report-reject = Nije bilo tako
league-report-withdraw = Povuci
league-report-closed = Ova sezona sada ne prima prijave stolova.
league-report-not-seated = Možete prijaviti samo stol za kojim ste sjedili. Kao jednog od igrača odaberite sebe.
league-report-early = Taj dan još nije došao. Upišite dan kad ste igrali.
league-report-outside = Taj je dan izvan sezone. Upišite dan iz sezone.
league-report-known = Taj je stol već prijavljen i čeka potvrdu.
league-report-full = Vaše prijave koje već čekaju potvrdu: { $count }. Zamolite ostale da najprije njih potvrde.
league-report-own = Stol mora potvrditi netko drugi tko je za njim sjedio.
league-report-gone = Ta prijava više ne čeka: potvrđena je ili povučena.
league-unit-outside = { $name } (izvan sezone)
league-unit-change = Promijeni
league-unit-weight = Težina
league-unit-group = Skupina
league-unit-is-bonus = Bonus: uvijek se broji, uz najbolje susrete
league-unit-own-points = ima vlastite bodove
league-group-unfit = { $count ->
    [one] Ime skupine ima najviše { $count } znak i nema skrivenih upravljačkih znakova.
    [few] Ime skupine ima najviše { $count } znaka i nema skrivenih upravljačkih znakova.
   *[other] Ime skupine ima najviše { $count } znakova i nema skrivenih upravljačkih znakova.
  }

# Divisions
league-division = Razred
league-divisions = Razredi
league-divisions-how = Podjela sezone
league-divisions-none = Ova sezona nema razrede.
league-divisions-together = Svi razredi u jednoj tablici
league-divisions-proposed =
    Prvi razred
    Drugi razred
league-division-names = Nazivi razreda
league-division-names-help = Jedan naziv po retku, najviši razred prvi. Razred zadržava igrače i kad ga preimenujete.
league-division-people = Tko gdje igra
league-division-none = Bez razreda
league-moving = Ulazak i ispadanje
league-moving-number = Određeni broj igrača
league-moving-share = Postotak manjeg razreda
league-moving-count = Koliko
league-level = Ako su igrači izjednačeni na granici
league-level-playoff = Odlučuje doigravanje
league-level-average = Odlučuje bolji prosjek, zatim doigravanje
league-level-all-move = Svi mijenjaju razred
league-own-places = Mjesta se broje samo među igračima razreda
league-unite = Igraj bez razreda
league-movers = Kad bi sezona sada završila
league-moves-up = ulazi u viši razred
league-moves-down = ispada
league-moves-open-up = na granici ulaska
league-moves-open-down = na granici ispadanja
league-decline = Označi da ne želi u viši razred
league-declined = ne želi u viši razred
league-agree = Ipak pusti u viši razred
league-playoff-title = Doigravanje: { $division }
league-playoff-help = Ovi su igrači izjednačeni na granici. Upišite mjesta koja su osvojili u doigravanju.
league-playoff-save = Spremi doigravanje
league-playoff-of-two = Za doigravanje su potrebna barem dva različita igrača.
league-playoff-undecided = U ovom doigravanju svi imaju isto mjesto, pa ništa ne odlučuje. Odaberite tko je bio prvi.
league-playoff-contradicts = Ranije je doigravanje dalo obrnut poredak tih igrača.
league-division-count = { $count ->
   *[other] Sezona ima od 2 do { $count } razreda.
  }
league-division-twice = Dva se razreda zovu { $name }. Svakom dajte vlastiti naziv.
league-in-two-divisions = { $name } ne može igrati u dva razreda.
league-in-no-division = { $name } ne igra ni u jednom razredu.
league-moving-max = { $count ->
   *[other] Najviše { $count } igrača mijenja razred, i najviše 100 posto.
  }
league-how-number-moves = { $count ->
    [one] Nakon sezone posljednji iz svakog razreda i prvi iz sljedećega zamjenjuju mjesta.
    [few] Nakon sezone posljednja { $count } iz svakog razreda i prva { $count } iz sljedećega zamjenjuju mjesta.
   *[other] Nakon sezone posljednjih { $count } iz svakog razreda i prvih { $count } iz sljedećega zamjenjuju mjesta.
  }
league-how-share-moves = Nakon sezone { $share } posto igrača susjednih razreda zamjenjuje mjesta.
league-how-nobody-moves = Nakon sezone nitko ne mijenja razred.
league-how-own-places = Mjesta se broje samo među igračima razreda.

# Who comes on
league-qualified = Tko se plasirao
league-qualified-none = Iz ove se sezone još nitko ne plasira dalje.
league-qualifying = Kvalifikacije
league-qualification-new = Nove kvalifikacije
league-qualification-remove = Ukloni ove kvalifikacije
league-source = Odakle dolaze
league-source-nothing = Niotkuda
league-source-season = Iz tablice sezone
league-source-unit = Iz rezultata: { $name }
league-source-level = Na posljednjem je mjestu više izjednačenih. Navedeni su redom iz tablice sezone.
league-source-free = { $count ->
    [one] Još je { $count } mjesto slobodno.
    [few] Još su { $count } mjesta slobodna.
   *[other] Još je { $count } mjesta slobodno.
  }
league-source-count = { $count ->
   *[other] Kvalifikacije imaju od 1 do { $count } izvora.
  }
league-quota = Koliko igrača
league-quota-max = { $count ->
   *[other] Upišite koliko se igrača plasira, od 1 do { $count }.
  }
league-reserves = Pričuva:
league-not-coming = Ne dolaze:
league-not-coming-mark = ne dolazi
league-does-not-come = Označi da ne dolazi
league-comes = Označi da ipak dolazi
league-choose = Izravno dodavanje igrača
league-choose-reason = Razlog koji svi vide, na primjer „branitelj naslova“
league-choose-add = Dodaj
league-enter-qualified = Prijavi plasirane
league-entered-in = Prijavljeni na:
league-entered-all = Svi koji su se plasirali prijavljeni su.
league-entered-missing = Plasirani prema ovoj tablici, a nisu prijavljeni: { $names }.
league-entered-beyond = Prijavljeni, a prema ovoj tablici nisu plasirani: { $names }. Ostaju na turniru.
league-no-qualification = Tih kvalifikacija više nema.
league-qualification-count = { $count ->
   *[other] Sezona ima najviše { $count } kvalifikacija.
  }

# Challenges
league-position = Mjesto
league-off-list = Izvan ljestvice
league-off-list-row = Nije na ljestvici izazova.
league-how-challenge = Tablica je u poretku ljestvice izazova; bodovi stoje uz njega.
league-challenge = Ljestvica izazova
league-challenge-none = U ovoj se sezoni ne igra za ljestvicu izazova.
league-challenge-empty = Ljestvica počinje prvim odigranim stolom.
league-challenge-how = { $count ->
    [one] Igrači za stolom zamjenjuju mjesta na ljestvici prema tome kako su za njim završili. Igrač može izazvati one koji su najviše { $count } mjesto iznad njega.
    [few] Igrači za stolom zamjenjuju mjesta na ljestvici prema tome kako su za njim završili. Igrač može izazvati one koji su najviše { $count } mjesta iznad njega.
   *[other] Igrači za stolom zamjenjuju mjesta na ljestvici prema tome kako su za njim završili. Igrač može izazvati one koji su najviše { $count } mjesta iznad njega.
  }
league-challenge-manage = Kako se igra za ljestvicu
league-challenge-most = Koliko mjesta iznad sebe igrači mogu izazvati
league-challenge-help = Tko igra prvi put, počinje s dna. Sljedeća sezona počinje poretkom kojim ova završi.
league-challenge-from = Početni poredak
league-challenge-season-before = tablica prethodne sezone
league-challenge-begin = Počni ovim poretkom
league-challenge-begin-help = Dok se ne broji nijedan susret, ljestvica može početi poretkom ranije tablice ili rejting-liste.
league-challenge-began = Početni poredak ljestvice: { $list } ({ $club }), izdanje { $revision }.
league-challenge-leave = Ukloni s ljestvice
league-challenge-return = Vrati na ljestvicu: { $name }
league-challenge-end = Igraj bez ljestvice
league-may-challenge = može izazvati: { $names }
league-challenge-max = { $count ->
   *[other] Broj mjesta može biti od 1 do { $count }.
  }
league-on-challenge-twice = { $name } je na ljestvici dvaput.

# Pot
league-pot = Fond
league-pot-none = Ova sezona nema zajednički fond.
league-pot-how = Ono što turniri zadrže od svojih fondova dijeli se na kraju sezone, od prvog mjesta: { $shares }.
league-pot-decided = O mjestima odlučuje: { $name }.
league-pot-sum = { $count ->
    [one] { $amount } od { $count } turnira
    [few] { $amount } od { $count } turnira
   *[other] { $amount } od { $count } turnira
  }
league-pot-now = Kad bi sezona završila sada:
league-pot-nobody = Još nitko nema mjesto koje dobiva udio.
league-pot-rest = Ne dijeli se: { $amount }
league-pot-empty = Još nijedan turnir nije ništa zadržao.
league-pot-from = Odakle dolazi
league-pot-manage = Kako se fond dijeli
league-pot-help = Turnir čije su nagrade udjeli fonda zadržava ono što ne isplati: udio kluba i ostatak. To se ovdje zbraja. Za kup s fondom u svakom turniru postavite kotizaciju, udjele 45 35 20 i udio kluba od 30 posto.
league-pot-by = O mjestima odlučuje
league-pot-by-table = tablica sezone
league-pot-end = Bez zajedničkog fonda
league-pot-shares = { $count ->
   *[other] Upišite od 1 do { $count } udjela u postotcima čiji je zbroj najviše 100.
  }

# Lists by tag
league-lists = Liste
league-lists-help = Na listi su igrači ove sezone koji imaju istu oznaku, primjerice junior, s vlastitim poretkom. Oznake postavljaju vlasnici na stranici svakog člana. Na listi su samo oni koji su pristali.
league-lists-none = Ova sezona nema lista.
league-list-new = Dodaj ili promijeni listu
league-list-tag = Oznaka
league-list-tag-help = Kao na stranicama članova. Velika i mala slova ne čine razliku.
league-list-remove = Ukloni listu
league-list-everyone = Svi
league-list-points-counted = Bodovi iz sezone
league-list-points-own-places = Mjesta među tim igračima
league-list-counted = Bodovi su iz sezone. Poredak je među igračima s ove liste.
league-list-own-places = Mjesta i bodovi računaju se među igračima s ove liste.
league-list-people = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
league-list-small = { $count ->
   *[other] Posjetitelji ne vide ovu listu jer na njoj ima manje od { $count } igrača.
  }
league-list-waits = Posjetitelji još ne vide ovu listu. Objavite tablicu i sezonu.
league-list-not-agreed = { $count ->
    [one] { $count } član ima ovu oznaku, ali nije pristao biti na listama.
    [few] { $count } člana imaju ovu oznaku, ali nisu pristala biti na listama.
   *[other] { $count } članova ima ovu oznaku, ali nije pristalo biti na listama.
  }
league-list-count = { $count ->
   *[other] Sezona može imati najviše { $count } lista. Najprije uklonite jednu.
  }
league-list-gone = Te liste više nema.
league-part-games = Igre
league-part-together = Zajedno
league-part-venues = Mjesta
league-part-everywhere = Svuda
league-part-game = U ovoj se tablici broje samo susreti u igri { $game }. Sve ostalo računa se kao u cijeloj sezoni.
league-part-venue = U ovoj se tablici broje samo susreti na ovom mjestu: { $venue }. Sve ostalo računa se kao u cijeloj sezoni.
league-part-team = Ono što su ovi igrači donijeli momčadi { $team }.
league-part-adjustments = Ispravci ukupnog zbroja igrača broje se samo u tablici cijele sezone.
league-part-ties = Ne uzima se ono što uspoređuje igrače za istim stolom.
league-part-unknown = { $count ->
    [one] { $count } susret broji se samo u zajedničkoj tablici jer se ne zna koja je igra bila.
    [few] { $count } susreta broje se samo u zajedničkoj tablici jer se ne zna koja je igra bila.
   *[other] { $count } susreta broji se samo u zajedničkoj tablici jer se ne zna koja je igra bila.
}
league-team-people = Tablica ovih igrača
league-team-list = Tablica igrača jedne momčadi
