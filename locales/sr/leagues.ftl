# Lige: sezone u kojima se sabiraju susreti.

leagues-title = Lige
leagues-lead = Sezone u kojima se sabiraju rezultati više susreta.
leagues-none = Još nema lige
leagues-none-why = Vlasnik kluba pokreće je na stranici kluba.
leagues-running = U toku
leagues-past = Ranije sezone
leagues-next = Sledi: { $name }, { $when }
leagues-begin = Počnite sa jednom od ovih
leagues-place = { $first }–{ $last } (ukupno sezona: { $total })
league-rows-place = { $first }–{ $last } (ukupno igrača: { $total })
leagues-draft = U pripremi
leagues-finished = Završene
leagues-archived = Arhivirane
leagues-none-chosen = Nema takvih liga
leagues-none-chosen-why = Nijedna liga ne odgovara izboru.
leagues-all = Sve lige
leagues-by-game = Po igri
leagues-by-state = Po stanju
leagues-by-club = Po klubu
leagues-all-games = Sve igre
leagues-all-states = Sve sezone
leagues-all-clubs = Svi klubovi
league-new = Nova liga
league-new-lead = Posle se može promeniti šta se broji, koji susreti ulaze i ko je vidi.
league-new-rating = Za poredak po rejtingu, uz najmanji broj stolova, napravite rejting-listu:
league-new-submit = Napravi ligu
league-new-preview = Prikaži poredak
league-new-table = Poredak danas
league-new-table-units = { $count ->
    [one] Već bi se računao { $count } susret:
    [few] Već bi se računala { $count } susreta:
   *[other] Već bi se računalo { $count } susreta:
  }
league-new-table-none = U ovom periodu još nema odigranog susreta koji bi se računao. Tabela počinje prvim susretom.
league-new-table-by-hand = Tabela počinje prvim susretom koji dodate.
league-new-table-fault = Susreti ovog perioda ne mogu se ovako sabrati. Ligu svejedno možete napraviti: njena stranica kaže o kom susretu je reč.
league-name = Ime
league-preset = Bodovanje
league-season = Sezona
league-from = Od
league-to = Do
league-takes = Automatski se računa u tom periodu
league-takes-none = Ništa; dodaje se ručno
league-slug = Kratko ime u vezi
league-slug-help = Slova, cifre i crtice. Ako ostavite prazno, koristi se ime kluba i lige.
league-preset-club-evenings = Klupske večeri, najboljih 8 od 12
league-preset-club-evenings-help = Pobeda nosi 10 bodova; broji se najboljih 8 večeri, za plasman trebaju 4.
league-preset-federation = Sezona saveza
league-preset-federation-help = Broji se svaki turnir sa najmanje 21 igračem, a prva 42 idu u polufinale; klupski mogu imati pola težine.
league-preset-table-league = Liga stolova
league-preset-table-league-help = Sabiraju se bodovi sa stolova kroz 15 kola.
league-preset-monthly = Mesečna liga
league-preset-monthly-help = Broji se svako veče u mesecu; za plasman trebaju 2.
league-preset-best-three = Kvalifikacije, najbolja 3
league-preset-best-three-help = Od svih kupova broje se najbolja 3, a prva 52 idu u finale.
league-leads-to-final = Finale
league-leads-to-semi-final = Polufinale
league-preset-all-rounds = Pet kola
league-preset-all-rounds-help = Broji se svako kolo.
league-preset-average = Prosek
league-preset-average-help = Prosek odigranih susreta; za plasman trebaju 3.
league-preset-two-days = Dva dana, timski i pojedinačno
league-preset-two-days-help = Bodovi sa stolova jednog turnira: za igrače i za timove, u kojima se računaju 3 najbolja člana.
league-preset-challenge = Lestvica izazova
league-preset-challenge-help = Igrači izazivaju one iznad sebe i za stolom menjaju mesta.
league-preset-cup-with-pot = Kup sa fondom
league-preset-cup-with-pot-help = Svaki kup se računa. Ono što kupovi zadrže od svojih fondova deli se na kraju sezone 45/35/20.
league-played = { $count ->
    [one] { $count } susret
    [few] { $count } susreta
   *[other] { $count } susreta
  }
league-played-of = { $played } od { $planned } susreta
league-leader = Vodi: { $name }
league-winner = Pobednik: { $name }
league-state-draft = u pripremi
league-state-running = u toku
league-state-finished = završeno
league-state-archived = arhivirano
league-not-begun = Još ništa nije odigrano.
league-as-of = Odigrano susreta: { $played }; { $day }, izdanje { $revision }.
league-as-of-planned = Nakon { $played } od { $planned } susreta; { $day }, izdanje { $revision }.
league-older = Ovo je ranija tabela.
league-now = Prikaži sadašnju
league-waits = Tabela se promenila i čeka objavu.
league-all-columns = Prikaži sve susrete
league-how = Bodovanje
league-how-vector = Bodovi po mestu: { $points }.
league-how-vector-rest = Bodovi po mestu: { $points }, a svako mesto iza toga { $rest }.
league-how-linear = Poslednje mesto nosi 1 bod, mesto iznad 2, i tako dalje.
league-how-per-cent = Susret vredi koliki je procenat igrača plasiranih lošije.
league-how-formula = Susret vredi { $formula }.
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
    [one] Iz svakog dela sezone broji se { $count } najbolji susret.
    [few] Iz svakog dela sezone broje se { $count } najbolja susreta.
   *[other] Iz svakog dela sezone broji se { $count } najboljih susreta.
  }
league-how-average = Broji se prosek odigranih susreta.
league-how-minimum = { $count ->
    [one] Za plasman je potreban { $count } susret.
    [few] Za plasman su potrebna { $count } susreta.
   *[other] Za plasman je potrebno { $count } susreta.
  }
league-how-minimum-growing = { $count ->
    [one] Za plasman je potreban { $count } susret.
    [few] Za plasman su potrebna { $count } susreta; do tada polovina odigranih.
   *[other] Za plasman je potrebno { $count } susreta; do tada polovina odigranih.
  }
league-how-tie = Kod jednakog zbira odlučuje: { $items }.
league-rules = Pravila sezone
league-rules-all = Sva pravila sezone
league-table-back = Nazad na tabelu
league-rules-events = Šta se računa
league-rules-dates = Sezona traje od { $from } do { $to }.
league-rules-by-rule = Automatski se računa: { $what }.
league-rules-by-hand = Upravnici lige biraju susrete koji se računaju.
league-rules-reports = Igrači mogu da prijave stolove koje su odigrali van turnira.
league-rules-step = Posle { $units } susreta ne računa se ovoliko najslabijih rezultata: { $dropped }.
league-rules-equal = Od dva susreta sa jednako bodova računa se onaj sa boljim mestom, zatim raniji.
league-rules-missed = Prvo otpadaju propušteni susreti.
league-rules-below-zero = Bodovi ispod nule računaju se kao i svi drugi.
league-rules-not-below-zero = Bodovi ispod nule se nikad ne računaju.
league-rules-guests-counted = Gosti zadržavaju svoja mesta, a njihove bodove ne dobija niko.
league-rules-guests-passed-over = Mesta se broje kao da gosti nisu igrali.
league-rules-decided = Promene i odluke
league-item-counted-places = pobede na susretima koji se računaju, zatim druga mesta i tako dalje
league-item-place = { $place }. mesta među susretima koji se broje
league-item-best-unit = najbolji susret
league-item-all-units = zbir svih susreta
league-item-head-to-head = međusobni stolovi
league-item-raw-sum = zbir rezultata
league-item-fewer-units = manje odigranih susreta
league-item-more-units = više odigranih susreta
league-item-last-unit = poslednji susret
league-item-opponents = bodovi protivnika
league-item-lot = žreb
league-item-playoff = dodatni susret
league-why-shared = Jednako bodova ({ $points }) kao { $other } i jednako u svemu ostalom; mesto se deli.
league-why-ahead = Jednako bodova ({ $points }) kao { $other }; ispred, { $item }: { $mine } prema { $theirs }.
league-why-behind = Jednako bodova ({ $points }) kao { $other }; iza, { $item }: { $mine } prema { $theirs }.
league-outlook = Još može završiti između { $best }. i { $worst }. mesta.
league-outlook-sure = Završiće na { $rank }. mestu.
league-missing = { $count ->
    [one] Za plasman nedostaje još { $count } susret.
    [few] Za plasman nedostaju još { $count } susreta.
   *[other] Za plasman nedostaje još { $count } susreta.
  }
league-adjusted = Ispravka: { $amount }. { $text }
league-counted = Broji se/odigrano
league-unranked = Zasad bez plasmana
league-unit-bonus = bonus
league-unit-private = privatni turnir
league-unit-evening = Veče
league-unit-round = { $name }, { $round }. kolo
league-unit-round-private = { $round }. kolo privatnog turnira
league-unit-table = Sto
league-moved-new = novo
league-cell-excluded = isključeno
league-cell-adjusted = ispravljeno
league-cell-dropped = ne broji se
league-next = Šta sledi
league-latest = Najnoviji rezultati
league-season-records = Rekordi ove sezone
league-records-all = Svi rekordi
league-champions = Dosadašnji šampioni
league-my-row = Na moj red
league-row = Susret po susret
league-row-place = Mesto
league-row-counts = Broji se
league-cell-absent = nije igrano
league-cell-counted = broji se
league-poster = Plakat za zid
league-sign-owner = Za klub
league-sign-day = Datum
league-revisions = Ranije tabele
league-revisions-lead = Svaka objavljena tabela, s razlogom zašto je nastala i ko se pomerio.
league-revisions-next = Ranije
league-revision-title = { $revision }. izdanje ({ $played })
league-cause-unit = Završen je ili ispravljen turnir, kolo ili veče, ili je potvrđen sto.
league-cause-act = Upravnici lige promenili su nešto.
league-cause-merge = Unosi su postali jedna osoba ili opet dve, ili je neko postao gost ili član.
league-cause-lists = Igrači su došli na listu po oznaci ili su sa nje otišli.
league-cause-by-hand = Objavili su je upravnici lige.
league-column = Svi koji su igrali
league-column-tournament = Otvori turnir
league-column-evening = Otvori veče
league-column-round = Otvori kolo
league-column-none = Niko iz tabele nije igrao na njemu.
league-column-rank = Mesto u ligi
league-column-weight = Bodovi se množe sa { $weight }.
league-column-bonus = Bonus susret: uvek se računa i ne zauzima mesto među najboljima.
league-column-below-zero = ne računa se: bodovi ispod nule se ovde nikad ne računaju
league-column-dropped = { $count ->
    [one] ne računa se: računa se { $count } bolji susret
    [few] ne računa se: računaju se { $count } bolja susreta
   *[other] ne računa se: računa se { $count } boljih susreta
  }
league-column-adjusted = ispravka: { $amount }
league-curve = Mesto posle svakog susreta
league-curve-says = Od { $first }. do { $last }. mesta; najbolje { $best }., najlošije { $worst }.
league-curve-help = Što je linija viša, to je mesto bolje. Brojevi su u tabeli ispod.
league-need = Šta je potrebno?
league-need-sure = { $sure ->
    [nothing] { $rank }. mesto ili bolje je već sigurno, i bez igranja.
    [place] { $place ->
        [1] Pobeda na poslednjem susretu obezbeđuje { $rank }. mesto ili bolje.
       *[other] { $place }. mesto ili bolje na poslednjem susretu obezbeđuje { $rank }. mesto ili bolje.
      }
   *[never] Ništa ne obezbeđuje { $rank }. mesto ili bolje; zavisi i od drugih.
  }
league-need-possible = { $possible ->
    [nothing] Moguće je i bez igranja.
    [place] { $place ->
        [1] Za to je potrebna bar pobeda.
       *[other] Za to je potrebno bar { $place }. mesto.
      }
   *[never] Više nije dostižno.
  }
league-need-entries = { $count ->
    [one] Ako na poslednji susret dođe { $count } igrač, koliko ih je do sada bilo najviše.
    [few] Ako na poslednji susret dođu { $count } igrača, koliko ih je do sada bilo najviše.
   *[other] Ako na poslednji susret dođe { $count } igrača, koliko ih je do sada bilo najviše.
  }
league-history = Sezone i pobednici
league-history-people = Igrača: { $count }
league-medals = Prva, druga i treća mesta
league-looks = Prikaz tabele
league-look-average = Prosek
league-look-wins = Pobede
league-look-form = Poslednjih pet
league-records = Rekordi
club-records = Šampioni i rekordi
club-records-none = Još nema šta da se pokaže.
league-record-best-unit = Najviše bodova na jednom susretu
league-record-highest-at-table = Najviši rezultat za jednim stolom
league-record-highest-total = Najveći zbir u sezoni
league-record-most-wins = Najviše pobeda u sezoni
league-record-wins-in-a-row = Najduži niz pobeda
league-record-counted-in-a-row = Najduži niz susreta koji se računaju
league-record-biggest-jump = Najveći skok u tabeli
league-record-closest-finish = Najtesniji završetak, razlika u bodovima
league-record-rarest-contract = Najređa ostvarena igra
league-record-faultless = Najviše u jednoj podeli bez greške
league-record-times = { $count ->
    [one] ostvarena { $count } put
    [few] ostvarena { $count } puta
   *[other] ostvarena { $count } puta
  }
league-moved-more = i još { $count }
league-moves-against = Kome se menja mesto
league-changes-against = Šta se menja
league-moved-since = Promene od { $revision }. izdanja
league-moved-nobody = Nikome se nije promenilo mesto.
league-past = Unos ranije sezone
league-past-lead = Sezona koja se vodila na papiru ili u programu s tabelama postaje završena sezona ove lige.
league-past-text = Tabela
league-past-text-help = Kopirano iz programa s tabelama: u prvom redu su naslovi, u svakom sledećem ime i bodovi svake večeri. Prazne ćelije i crtice znače izostanak; kolone s mestima i zbirovima se preskaču.
league-past-preview = Pregled
league-past-store = Sačuvaj sezonu
league-past-people = Ko je ko
league-past-people-help = Ime kojeg još nema na spisku članova postaje nov unos.
league-past-is = Na spisku članova
league-past-new = novi unos
league-past-sum = Zbir
league-past-doubt = { $name }: u tabeli stoji { $said }, a poeni daju { $counted }. Proverite koliko se najboljih večeri računa.
league-past-faults = Tabela ne može da se pročita
league-past-no-headings = U prvom redu su potrebni naslovi: jedan za imena i po jedan za svako veče.
league-past-nobody = U tabeli nema nikoga.
league-past-no-name = U { $line }. redu nema imena.
league-past-name-twice = { $line }. red: { $name } stoji dvaput.
league-past-no-number = { $line }. red, { $column }. kolona: „{ $found }” nije broj.
league-past-too-long = U { $line }. redu ima više ćelija nego naslova.
league-past-heading = { $column }. kolona: naslov ima najviše { $most } znakova i nema skrivenih kontrolnih znakova. Skratite ga ili ga ponovo upišite.
league-past-unseen = { $name } još nije povezan sa spiskom. Pogledajte igrače još jednom pa sačuvajte.
league-past-too-many-units = Ima više od { $most } večeri.
league-past-too-many-rows = Ima više od { $most } igrača.
league-season-taken = Liga već ima sezonu tog imena.
league-season-overlaps = Sadašnja sezona se završava kasnije. Neka nova počne posle nje ili pre toga promenite datume sadašnje.
league-past-one-person = { $first } i { $second } povezani su s istom osobom. Za jednog od njih izaberite drugi unos.
league-share = Prikažite na svom sajtu
league-share-lead = Na sajtu kluba uvek se vidi ono što je ovde objavljeno.
league-share-no-part = Timovi i razredi imaju jednu tabelu svih susreta, a spisak i tim ne mogu da se biraju zajedno, pa je prikazana cela tabela.
league-share-hidden = Posetioci još ne vide ovu ligu; dok se ne pokaže svima, ni drugi sajtovi ne dobijaju ništa.
league-share-frame = U okviru
league-share-paste = Nalepite ovo u svoju stranicu
league-share-paste-help = U WordPress-u upotrebite blok „Prilagođeni HTML”. Uvek prikazuje poslednju sezonu, i kad se liga preimenuje.
league-share-height = Visina okvira: { $row } × broj redova + { $around } piksela. Za { $rows } redova to je { $height } piksela.
league-share-preview = Pregled okvira
league-share-fragment = Kao HTML bez okvira
league-share-fragment-help = Za sajt koji sam preuzima tabelu: jedna tabela bez stilova i skripti, s nazivima klasa koji počinju sa „talon-”.
league-share-files = Kao datoteka, kanal ili kalendar
league-embed-lang = Jezik
league-embed-theme = Boje
league-embed-theme-auto = prema uređaju čitaoca
league-embed-theme-light = svetle
league-embed-theme-dark = tamne
league-embed-rows = Redova
league-embed-list = Igrači
league-embed-team = Igrači jednog tima
league-embed-columns = Kolone
league-embed-columns-short = mesto, ime, bodovi
league-embed-columns-points = sa odigranim susretima
league-embed-columns-grid = sa poslednjim susretima
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
league-file-csv = tabela za program s tabelama
league-file-txt = tabela kao tekst, za poruku
league-file-json = tabela sa svim pojedinostima, za program
league-file-atom = kanal o tome šta se promenilo
league-file-ics = datumi, za kalendar
league-file-poster = Plakat
league-file-print = tabela na papiru
league-seasons = Sezone
league-profile-changed = Bodovanje je promenjeno: { $reason }
league-unit-also = računa se i ovde: { $seasons }
league-unit-out = { $name } se ne broji: { $reason }
league-manage = Upravljanje ligom
league-waiting = Čeka objavu
league-publish = Objavi
league-reason-field = Razlog
league-units = Šta se računa
league-taken-out = Ne broji se:
league-take-out = Izuzmi
league-put-back = Broji ponovo
league-adjustments = Ispravke
league-revoked = Povučeno:
league-revoke = Povuci
league-adjust = Dodaj ispravku
league-adjust-unit = Odnosi se na
league-adjust-total = ukupan zbir
league-adjust-amount = Bodovi, s minusom za oduzimanje
league-adjust-text = Razlog (svi ga vide)
league-best = Koliko se najboljih susreta broji
league-best-help = Ako je prazno, broje se svi.
league-minimum = Susreta potrebnih za plasman
league-planned = Susreta u sezoni
league-change = Sačuvaj promene
league-change-reason-help = Obavezno posle prvog susreta. Svi ga vide.
league-visibility = Ko vidi
league-show = Pokaži svima
league-hide = Sakrij od posetilaca
league-live = Svaku novu tabelu odmah objavi
league-finish = Završi sezonu
league-archive = Arhiviraj sezonu
league-reopen = Ponovo otvori sezonu
league-undo = Poništi poslednju promenu
league-nothing-to-undo = Nema šta da se poništi: u međuvremenu se dogodilo nešto drugo.
league-stale = Neko drugi je prvi promenio sezonu. Pogledajte šta se promenilo pa po potrebi pokušajte ponovo.
league-no-unit = Nema takvog susreta u ovoj sezoni.
league-no-adjustment = Nema takve ispravke.
league-counts-already = Ovaj se rezultat već broji: { $name }.
league-full = { $count ->
    [one] Sezona je puna: stane najviše { $count } susret.
    [few] Sezona je puna: stanu najviše { $count } susreta.
   *[other] Sezona je puna: stane najviše { $count } susreta.
  }
league-planned-max = { $count ->
    [one] Sezona može da ima najviše { $count } susret.
    [few] Sezona može da ima najviše { $count } susreta.
   *[other] Sezona može da ima najviše { $count } susreta.
  }
league-reason = Navedite razlog, najviše znakova: { $count }.
league-negative-weight = Težina ne može biti negativna.
league-chain-twice = Jedno je merilo na spisku dvaput.
league-archived = Sezona je arhivirana; prvo je ponovo otvorite.
league-not-that-way = Sezona iz sadašnjeg stanja ne može da pređe u to stanje.
league-unchanged = Ništa se nije promenilo.
league-counting-nothing = Mora se brojati bar jedan susret.
league-counting-not-upwards = Svaki stepenik mora početi s više susreta nego prethodni.
league-counting-too-fast = Svaki stepenik sme da odbaci najviše jedan susret više od prethodnog.
league-unit-unsound = Plasman ovog turnira nije ispravan pa turnir ne može da se broji: { $name }.
league-unit-twice = Neko je dvaput na ovom susretu: { $name }; ispravite spisak članova ili izuzmite susret.
league-unit-too-large = Broj je prevelik u turniru: { $name }.
league-unit-not-played = Ispravka se odnosi na turnir koji igrač nije igrao: { $name }.
audit-add_league = Liga napravljena
audit-change_league = Liga promenjena
audit-publish_league = Liga objavljena ili skrivena
audit-report_table = Sto prijavljen
audit-confirm_table = Prijavljeni sto potvrđen
audit-reject_table = Prijava stola odbijena ili povučena

# Timovi u ligi.

league-teams = Timovi
league-team = Tim
league-teams-none = Ova sezona nema timova.
league-teams-how = { $count ->
    [one] Na svakom susretu tim dobija bodove { $count } najboljeg člana.
    [few] Na svakom susretu tim dobija bodove { $count } najbolja člana.
   *[other] Na svakom susretu tim dobija bodove { $count } najboljih članova.
  }
league-teams-how-all = Na svakom susretu tim dobija bodove svih svojih članova.
league-teams-how-days = Bodovi pripadaju timu u kome je igrač bio na dan susreta.
league-teams-how-rest = Sve ostalo važi kao u tabeli igrača. Ne uzima se ono što poredi igrače za istim stolom, ni ispravke ukupnog zbira igrača.
league-teams-members = Koliko je ko doneo
league-team-members = Članovi
league-team-points = Bodovi za tim
league-team-brought = Bodovi po članovima: { $members }.
league-team-empty = Još nema članova.
league-teams-lead = Timovi imaju svoju tabelu, koja nastaje od bodova njihovih članova.
league-team-add-title = Novi tim
league-team-add = Dodaj tim
league-team-join = Dodaj člana
league-team-join-help = Za celu sezonu ostavite oba dana prazna.
league-team-from = Prvi dan u timu
league-team-to = Poslednji dan u timu
league-team-leave = Promeni poslednji dan
league-team-leave-help = Susreti posle tog dana više se ne računaju timu. Ako je dan pre prvog, važi kao da igrač nikad nije bio u timu.
league-team-change = Preimenuj ili ukloni
league-team-remove = Ukloni tim
league-team-remove-help = Tim može da se ukloni dok nema rezultata.
league-team-scoring = Bodovi tima na susretu
league-team-scoring-best = Bodovi najboljih članova
league-team-scoring-all = Bodovi svih članova
league-team-count = Koliko se članova računa
league-team-missing = Nema takvog tima u ovoj sezoni.
league-team-not-in = Taj igrač nije u timu. Ponovo učitajte stranicu da vidite ko jeste.
league-team-name-taken = Već postoji tim sa imenom { $name }. Izaberite drugo ime.
league-team-name-unfit = Navedite ime tima bez skrivenih kontrolnih znakova, najviše znakova: { $count }.
league-teams-full = Sezona može da ima najviše timova: { $count }.
league-team-full = Tim može da ima najviše članova: { $count }.
league-team-two = Niko ne može istog dana da bude u dva tima. { $player } je u timu { $team }, a trebalo bi da bude i u { $other }. Prvo promenite poslednji dan u prvom.
league-team-already = { $player } je deo tih dana već u timu { $team }.
league-team-ends-before = Poslednji dan je pre prvog.
league-team-no-member = U timu mogu da budu samo članovi kluba.
league-team-has-points = Tim { $team } već ima rezultate pa ne može da se ukloni.
league-team-scoring-unfit = Navedite koliko se članova računa, od 1 do { $count }.

# Šta vlasnik podešava za ligu.

league-settings = Podešavanja
league-save = Sačuvaj
league-look = Pregled
league-preview = Sa ovim podešavanjima
league-preview-nobody = Niko ne bi promenio mesto.
league-points = Bodovi za susret
league-points-vector = Po mestu, sa spiska
league-points-linear = Linearno: poslednje 1
league-points-per-cent = Procenat pobeđenih
league-points-formula = Po formuli
league-points-own = Bodovi sa susreta
league-points-raw = Rezultati sa susreta
league-points-list = Bodovi po mestima
league-points-list-help = Od prvog mesta, odvojeno razmacima: 10 7 5 4 3 2 1.
league-points-rest = Bodovi za svako dalje mesto
league-points-formula-field = Formula
league-points-formula-help = Može da sadrži n (igrači), rank, points i tables, na primer 100*(n-rank+1)/n.
league-participation = Bodovi za učešće
league-counting = Koji se susreti računaju
league-counting-best = Najbolji
league-counting-all = Svi
league-counting-drop = Svi osim najlošijih
league-counting-growing = Svi osim najlošijih; tokom sezone otpada ih sve više
league-counting-best-per-group = Najbolji iz grupe
league-counting-average = Svi, u proseku
league-counting-n = Koliko
league-counting-steps = Otpada tokom sezone
league-counting-steps-help = 4:1 8:2 znači da od četvrtog susreta otpada jedan, a od osmog dva.
league-minimum-growing = Na početku sezone dovoljna je polovina dosadašnjih susreta
league-guests = Gosti
league-guests-counted = Zadržavaju svoja mesta
league-guests-passed-over = Preskaču se
league-lists-guests = Prikaži goste u tabeli
league-chain = Odluka pri izjednačenju
league-chain-place = { $place }. merilo
league-chain-nothing = –
league-chain-counted-places = Mesta na susretima koji se računaju
league-chain-best-unit = Najbolji susret
league-chain-all-units = Zbir svih susreta
league-chain-head-to-head = Međusobni stolovi
league-chain-raw-sum = Zbir rezultata
league-chain-fewer-units = Manje odigranih susreta
league-chain-more-units = Više odigranih susreta
league-chain-last-unit = Poslednji susret
league-chain-opponents = Bodovi protivnika
league-chain-lot = Žreb
league-chain-playoff = Doigravanje
league-bad-list = Navedite bodove bar za jedno mesto, odvojene razmacima.
league-bad-steps = Navedite parove poput 4:1, odvojene razmacima.
league-formula-long = Formula je preduga.
league-formula-deep = Previše ugnežđenih zagrada kod { $at }. znaka formule.
league-formula-number = Broj kod { $at }. znaka formule ima previše cifara.
league-formula-bad = Formula ne može da se pročita kod { $at }. znaka.
league-rule-takes = Ono što klub igra računa se automatski čim se završi
league-rule-title = Šta se automatski računa
league-rule-units = Šta
league-rule-units-tournaments = Turniri
league-rule-units-evenings = Večeri za jednim stolom
league-rule-units-both = Turniri i večeri
league-rule-any-game = Bilo koja igra
league-rule-any-day = Bilo koji dan
league-rule-any-preset = Bilo koji format
league-rule-preset = Format turnira
league-rule-name = Ime
league-rule-name-help = Prazno znači bilo koje ime. Zvezdica stoji za bilo koja slova: Klupsko veče *
league-rule-weekday = Dan u nedelji
league-rule-entries = Najmanji broj igrača
league-rule-help = Pri čuvanju se dodaju završeni turniri i večeri koji odgovaraju, ili čekaju da ih neko prihvati ako je to izabrano. Oni koji se već računaju ostaju. Format, ime i broj igrača odnose se samo na turnire; veče je završeno kad se zatvori njegov zapisnik.
league-weekday-monday = ponedeljak
league-weekday-tuesday = utorak
league-weekday-wednesday = sreda
league-weekday-thursday = četvrtak
league-weekday-friday = petak
league-weekday-saturday = subota
league-weekday-sunday = nedelja
league-name-title = Ime i veza lige
league-rename-help = Slova, cifre i crtice. Stare veze rade i dalje.
league-next-season = Sledeća sezona
league-next-lead = Nova sezona boduje se isto. Dodaju se turniri odigrani između njenog prvog i poslednjeg dana.
league-next-submit = Započni sezonu
league-unit-add-title = Dodavanje turnira
league-unit-add = Dodaj
league-unit-none = Svi završeni turniri kluba već se računaju.
league-unit-tournament = Turnir
league-evening-add-title = Dodavanje večeri
league-evening-none = Veče se može dodati kad je zapisnik zatvoren, a njegove podele su među podelama kluba.
league-evening-of-tournament = To veče je odigrano za stolom turnira { $name }. Dodajte turnir umesto njega.
league-evening-running = Zapisnik te večeri je još otvoren. Zatvorite ga pa dodajte veče.
league-evening-private = Te podele vidi samo onaj ko ih je dodao. Podelite ih s klubom pa dodajte veče.
league-round-add-title = Dodavanje kola turnira
league-round-none = Kolo se može dodati kad svi njegovi stolovi imaju potvrđen rezultat.
league-round-show = Prikaži kola
league-round = Kolo
league-round-choice = { $round }. kolo, { $day }
league-round-all = Nema više kola za dodavanje: { $name }. Kolo se može dodati kad svi njegovi stolovi imaju potvrđen rezultat.
league-round-running = { $round }. kolo turnira { $name } nije završeno: jedan sto nema potvrđen rezultat. Potvrdite ga pa dodajte kolo.
league-whole-counts = { $round }. kolo ne može da se doda jer se već računa ceo turnir { $name }. Najpre izuzmite turnir.
league-round-counts = { $name } ne može da se doda kao celina jer se već računa deo turnira: { $part }. Najpre izuzmite njegova kola.
league-table-add-title = Dodavanje stola van turnira
league-table-help = Troje ili četvoro ljudi iz kluba koji su igrali istog dana, sa konačnim rezultatima. Za sto sa troje igrača ostavite 4. igrača praznim.
league-table-day = Dan
league-table-name = Naziv (može biti prazan)
league-table-game = Igra (može biti prazno)
league-table-venue = Mesto igranja (može biti prazno)
league-table-bad-game = Izaberite igru sa spiska.
league-table-person = { $place }. igrač
league-table-score = Rezultat
league-table-correct = Ispravi
league-table-correct-title = Ispravljanje stola
league-table-leave = Odustani
league-table-bad-score = „{ $typed }” nije rezultat. Upišite ceo broj, sa minusom ako je ispod nule: -12.
league-table-no-score = Upišite rezultat: { $name }.
league-table-no-person = Izaberite ko ima rezultat { $score }.
league-table-seats = Za stolom igra troje ili četvoro. Izaberite svakog i upišite njihov rezultat.
league-table-seat-twice = { $name } je dvaput za stolom. Za jedno mesto izaberite drugog igrača.
league-table-score-max = Rezultat može biti najviše { $count }.
league-takes-reports = Igrači mogu da prijave stolove koje su odigrali van turnira
league-report-title = Prijava stola
league-report-new = Sto van turnira
league-report-lead = Troje ili četvoro ljudi iz kluba, među njima i vi, sa konačnim rezultatima. Sto se računa kad ga potvrdi neko drugi ko je za njim sedeo ili vlasnik kluba. Za sto sa troje igrača ostavite 4. igrača praznim.
league-report-waiting = Stolovi za potvrdu
league-report-waits = { $count ->
    [one] { $count } prijavljeni sto čeka vašu potvrdu.
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
league-report-not-seated = Možete da prijavite samo sto za kojim ste sedeli. Kao jednog od igrača izaberite sebe.
league-report-early = Taj dan još nije došao. Upišite dan kad ste igrali.
league-report-outside = Taj dan je van sezone. Upišite dan iz sezone.
league-report-known = Taj sto je već prijavljen i čeka potvrdu.
league-report-full = Vaše prijave koje već čekaju potvrdu: { $count }. Zamolite ostale da najpre njih potvrde.
league-report-own = Sto mora da potvrdi neko drugi ko je za njim sedeo.
league-report-gone = Ta prijava više ne čeka: potvrđena je ili povučena.
league-unit-outside = { $name } (van sezone)
league-unit-change = Promeni
league-unit-weight = Težina
league-unit-group = Grupa
league-unit-is-bonus = Bonus: uvek se računa, uz najbolje susrete
league-unit-own-points = ima sopstvene bodove
league-group-unfit = { $count ->
    [one] Ime grupe ima najviše { $count } znak i nema skrivenih kontrolnih znakova.
    [few] Ime grupe ima najviše { $count } znaka i nema skrivenih kontrolnih znakova.
   *[other] Ime grupe ima najviše { $count } znakova i nema skrivenih kontrolnih znakova.
  }

# Divisions
league-division = Razred
league-divisions = Razredi
league-divisions-how = Podela sezone
league-divisions-none = Ova sezona nema razrede.
league-divisions-together = Svi razredi u jednoj tabeli
league-divisions-proposed =
    Prvi razred
    Drugi razred
league-division-names = Nazivi razreda
league-division-names-help = Jedan naziv po redu, najviši razred prvi. Razred zadržava igrače i kad ga preimenujete.
league-division-people = Ko gde igra
league-division-none = Bez razreda
league-moving = Ulazak i ispadanje
league-moving-number = Određen broj igrača
league-moving-share = Procenat manjeg razreda
league-moving-count = Koliko
league-level = Ako su igrači izjednačeni na granici
league-level-playoff = Odlučuje doigravanje
league-level-average = Odlučuje bolji prosek, zatim doigravanje
league-level-all-move = Svi menjaju razred
league-own-places = Mesta se broje samo među igračima razreda
league-unite = Igraj bez razreda
league-movers = Kad bi se sezona sada završila
league-moves-up = ulazi u viši razred
league-moves-down = ispada
league-moves-open-up = na granici ulaska
league-moves-open-down = na granici ispadanja
league-decline = Označi da ne želi u viši razred
league-declined = ne želi u viši razred
league-agree = Ipak pusti u viši razred
league-playoff-title = Doigravanje: { $division }
league-playoff-help = Ovi igrači su izjednačeni na granici. Upišite mesta koja su osvojili u doigravanju.
league-playoff-save = Sačuvaj doigravanje
league-playoff-of-two = Za doigravanje su potrebna bar dva različita igrača.
league-playoff-undecided = U ovom doigravanju svi imaju isto mesto, pa ništa ne odlučuje. Izaberite ko je bio prvi.
league-playoff-contradicts = Ranije doigravanje je dalo obrnut poredak tih igrača.
league-division-count = { $count ->
   *[other] Sezona ima od 2 do { $count } razreda.
  }
league-division-twice = Dva razreda se zovu { $name }. Svakom dajte sopstveni naziv.
league-in-two-divisions = { $name } ne može da igra u dva razreda.
league-in-no-division = { $name } ne igra ni u jednom razredu.
league-moving-max = { $count ->
   *[other] Najviše { $count } igrača menja razred, i najviše 100 odsto.
  }
league-how-number-moves = { $count ->
    [one] Posle sezone poslednji iz svakog razreda i prvi iz narednog menjaju mesta.
    [few] Posle sezone poslednja { $count } iz svakog razreda i prva { $count } iz narednog menjaju mesta.
   *[other] Posle sezone poslednjih { $count } iz svakog razreda i prvih { $count } iz narednog menjaju mesta.
  }
league-how-share-moves = Posle sezone { $share } odsto igrača susednih razreda menja mesta.
league-how-nobody-moves = Posle sezone niko ne menja razred.
league-how-own-places = Mesta se broje samo među igračima razreda.

# Who comes on
league-qualified = Ko se plasirao
league-qualified-none = Iz ove sezone se još niko ne plasira dalje.
league-qualifying = Kvalifikacije
league-qualification-new = Nove kvalifikacije
league-qualification-remove = Ukloni ove kvalifikacije
league-source = Odakle dolaze
league-source-nothing = Niotkuda
league-source-season = Iz tabele sezone
league-source-unit = Iz rezultata: { $name }
league-source-level = Na poslednjem mestu je više izjednačenih. Navedeni su redom iz tabele sezone.
league-source-free = { $count ->
    [one] Još je { $count } mesto slobodno.
    [few] Još su { $count } mesta slobodna.
   *[other] Još je { $count } mesta slobodno.
  }
league-source-count = { $count ->
   *[other] Kvalifikacije imaju od 1 do { $count } izvora.
  }
league-quota = Koliko igrača
league-quota-max = { $count ->
   *[other] Upišite koliko igrača se plasira, od 1 do { $count }.
  }
league-reserves = Rezerve:
league-not-coming = Ne dolaze:
league-not-coming-mark = ne dolazi
league-does-not-come = Označi da ne dolazi
league-comes = Označi da ipak dolazi
league-choose = Direktno dodavanje igrača
league-choose-reason = Razlog koji svi vide, na primer „branilac titule“
league-choose-add = Dodaj
league-enter-qualified = Prijavi plasirane
league-entered-in = Prijavljeni na:
league-entered-all = Svi koji su se plasirali prijavljeni su.
league-entered-missing = Plasirani prema ovoj tabeli, a nisu prijavljeni: { $names }.
league-entered-beyond = Prijavljeni, a prema ovoj tabeli nisu plasirani: { $names }. Ostaju na turniru.
league-no-qualification = Tih kvalifikacija više nema.
league-qualification-count = { $count ->
   *[other] Sezona ima najviše { $count } kvalifikacija.
  }

# Challenges
league-position = Mesto
league-off-list = Van lestvice
league-off-list-row = Nije na lestvici izazova.
league-how-challenge = Tabela je po redosledu lestvice izazova; poeni stoje uz njega.
league-challenge = Lestvica izazova
league-challenge-none = U ovoj sezoni se ne igra za lestvicu izazova.
league-challenge-empty = Lestvica počinje prvim odigranim stolom.
league-challenge-how = { $count ->
    [one] Igrači za stolom razmenjuju mesta na lestvici prema tome kako su za njim završili. Igrač može da izazove one koji su najviše { $count } mesto iznad njega.
    [few] Igrači za stolom razmenjuju mesta na lestvici prema tome kako su za njim završili. Igrač može da izazove one koji su najviše { $count } mesta iznad njega.
   *[other] Igrači za stolom razmenjuju mesta na lestvici prema tome kako su za njim završili. Igrač može da izazove one koji su najviše { $count } mesta iznad njega.
  }
league-challenge-manage = Kako se igra za lestvicu
league-challenge-most = Koliko mesta iznad sebe igrači mogu da izazovu
league-challenge-help = Ko igra prvi put, počinje sa dna. Sledeća sezona počinje poretkom kojim se ova završi.
league-challenge-from = Početni poredak
league-challenge-season-before = tabela prethodne sezone
league-challenge-begin = Počni ovim poretkom
league-challenge-begin-help = Dok se ne broji nijedan susret, lestvica može da počne poretkom ranije tabele ili rejting-liste.
league-challenge-began = Početni poredak lestvice: { $list } ({ $club }), izdanje { $revision }.
league-challenge-leave = Ukloni sa lestvice
league-challenge-return = Vrati na lestvicu: { $name }
league-challenge-end = Igraj bez lestvice
league-may-challenge = može da izazove: { $names }
league-challenge-max = { $count ->
   *[other] Broj mesta može biti od 1 do { $count }.
  }
league-on-challenge-twice = { $name } je na lestvici dva puta.

# Pot
league-pot = Fond
league-pot-none = Ova sezona nema zajednički fond.
league-pot-how = Ono što turniri zadrže od svojih fondova deli se na kraju sezone, od prvog mesta: { $shares }.
league-pot-decided = O mestima odlučuje: { $name }.
league-pot-sum = { $count ->
    [one] { $amount } od { $count } turnira
    [few] { $amount } od { $count } turnira
   *[other] { $amount } od { $count } turnira
  }
league-pot-now = Kad bi se sezona završila sada:
league-pot-nobody = Još niko nema mesto koje dobija udeo.
league-pot-rest = Ne deli se: { $amount }
league-pot-empty = Još nijedan turnir nije ništa zadržao.
league-pot-from = Odakle dolazi
league-pot-manage = Kako se fond deli
league-pot-help = Turnir čije su nagrade udeli fonda zadržava ono što ne isplati: udeo kluba i ostatak. To se ovde sabira. Za kup sa fondom u svakom turniru podesite kotizaciju, udele 45 35 20 i udeo kluba od 30 odsto.
league-pot-by = O mestima odlučuje
league-pot-by-table = tabela sezone
league-pot-end = Bez zajedničkog fonda
league-pot-shares = { $count ->
   *[other] Upišite od 1 do { $count } udela u procentima čiji je zbir najviše 100.
  }

# Lists by tag
league-lists = Liste
league-lists-help = Na listi su igrači ove sezone koji imaju istu oznaku, na primer junior, sa sopstvenim poretkom. Oznake postavljaju vlasnici na stranici svakog člana. Na listi su samo oni koji su pristali.
league-lists-none = Ova sezona nema lista.
league-list-new = Dodaj ili promeni listu
league-list-tag = Oznaka
league-list-tag-help = Kao na stranicama članova. Velika i mala slova ne prave razliku.
league-list-remove = Ukloni listu
league-list-everyone = Svi
league-list-points-counted = Bodovi iz sezone
league-list-points-own-places = Mesta među tim igračima
league-list-counted = Bodovi su iz sezone. Poredak je među igračima sa ove liste.
league-list-own-places = Mesta i bodovi računaju se među igračima sa ove liste.
league-list-people = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
league-list-small = { $count ->
   *[other] Posetioci ne vide ovu listu jer na njoj ima manje od { $count } igrača.
  }
league-list-waits = Posetioci još ne vide ovu listu. Objavite tabelu i sezonu.
league-list-not-agreed = { $count ->
    [one] { $count } član ima ovu oznaku, ali nije pristao da bude na listama.
    [few] { $count } člana imaju ovu oznaku, ali nisu pristala da budu na listama.
   *[other] { $count } članova ima ovu oznaku, ali nije pristalo da bude na listama.
  }
league-list-count = { $count ->
   *[other] Sezona može imati najviše { $count } lista. Najpre uklonite jednu.
  }
league-list-gone = Te liste više nema.
league-part-games = Igre
league-part-together = Zajedno
league-part-venues = Mesta
league-part-everywhere = Svuda
league-part-game = U ovoj tabeli se broje samo susreti u igri { $game }. Sve ostalo se računa kao u celoj sezoni.
league-part-venue = U ovoj tabeli se broje samo susreti na ovom mestu: { $venue }. Sve ostalo se računa kao u celoj sezoni.
league-part-team = Ono što su ovi igrači doneli timu { $team }.
league-part-adjustments = Ispravke ukupnog zbira igrača broje se samo u tabeli cele sezone.
league-part-ties = Ne uzima se ono što poredi igrače za istim stolom.
league-part-unknown = { $count ->
    [one] { $count } susret se broji samo u zajedničkoj tabeli jer se ne zna koja je igra bila.
    [few] { $count } susreta se broje samo u zajedničkoj tabeli jer se ne zna koja je igra bila.
   *[other] { $count } susreta se broji samo u zajedničkoj tabeli jer se ne zna koja je igra bila.
}
league-team-people = Tabela ovih igrača
league-team-list = Tabela igrača jednog tima
