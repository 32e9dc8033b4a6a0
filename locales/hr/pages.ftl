## Frame

site-name = Talon
site-tagline = Zapisi podjela ultija i preferansa, provjereni i prikazani kartu po kartu
nav-label = Glavni izbornik
nav-hands = Podjele
nav-check = Provjera
nav-import = Uvoz
nav-rules = Pravila
nav-desk = Pitanja o pravilima
nav-api = API
nav-tournaments = Turniri
nav-leagues = Lige
nav-account = Račun
nav-sign-in = Prijava
nav-sign-out = Odjava
nav-menu = Izbornik
nav-search = Traži
nav-skip = Preskoči na sadržaj
nav-skip-table = Preskoči na kartaški stol
nav-breadcrumb = Ovdje ste
footer-language = Jezik
footer-theme = Tema
footer-source = Izvorni kod
footer-format = Format
footer-errors = Objašnjenja nalaza
theme-light = Svijetla
theme-dark = Tamna
theme-system = Sustav
faces-label = Karte
faces-german = Mađarske karte
faces-french = Francuske karte
faces-french4 = Francuske karte, četiri boje
notice-english-only = Ovaj je tekst na engleskom.

## Buttons and small words

button-apply = Primijeni filtre
button-clear = Ukloni filtre
button-close = Zatvori
button-check = Provjeri
word-yes = da
word-no = ne
word-none = nema
word-unknown = nepoznato
word-all = sve
date-day = { $day }. { $month }. { $year }.
date-short = { $day }. { $month }.
word-and = i
word-or = ili
word-now = sada
word-optional = nije obvezno
word-required = obvezno
word-new = novo
word-date = Datum
word-player = Igrač
word-players = Igrači
word-club = Klub
word-event = Događaj
word-table = Stol
word-round = Kolo
word-deal-number = Broj podjele
fact-round = { $which }. kolo
fact-table = stol { $which }
fact-deal = { $which }. podjela
fact-dealer = Dijeli: { $which }
fact-sat-out = Ne igra: { $which }
word-source = Izvor
word-result = Rezultat
word-status = Stanje
word-record = Zapis
word-line = Redak
word-column = Stupac
word-code = Oznaka
word-error = Greška
word-warning = Upozorenje
word-info = Obavijest
word-language = Jezik
word-time-utc = UTC
count-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
count-tricks = { $count ->
        [one] { $count } štih
        [few] { $count } štiha
       *[other] { $count } štihova
    }
count-points = { $count ->
        [one] { $count } bod
        [few] { $count } boda
       *[other] { $count } bodova
    }

## Paging

pager-label = Stranice
pager-newer = Novije
pager-older = Starije
pager-previous = Prethodna
pager-next = Sljedeća

## Home

home-title = Ulti i preferans
home-lead = Talon čita zapise podjela ultija i preferansa, provjerava jesu li po pravilima i prikazuje ih kartu po kartu. Ako je zapis pogrešan, kaže što je pogrešno, gdje i po kojem pravilu.
home-latest = Najnovije javne podjele
home-latest-seen = Najnovije podjele
home-latest-empty = Još nema javnih podjela.
home-latest-seen-empty = Još nema podjela.
home-latest-all = Sve podjele
home-check-title = Provjeri podjelu
home-check-text = Zalijepite zapis i pogledajte pregled ili nalaze. Ništa se ne pohranjuje i račun nije potreban.
home-ways = Gdje početi
home-way-rules = Pročitajte pravila, sa svim vrijednostima
home-way-desk = Riješite spor oko pravila
home-way-format = Upoznajte format zapisa
home-mine = Moje posljednje podjele

## Check

check-title = Provjera zapisa
check-lead = Zalijepite ili pošaljite zapise u formatu Talon, PPN, kao kratki tekst ili tablicu (CSV). Odmah vidite jesu li po pravilima; ništa se ne pohranjuje.
check-paste = Zalijepite zapis
check-file = Ili odaberite datoteku
check-file-first = Datoteka se provjerava umjesto teksta.
check-text-too-large = Ovaj je tekst dulji od { $size } pa nije provjeren. Provjerite ga po dijelovima.
check-file-too-large = Ova je datoteka veća od { $size } pa nije provjerena. Provjerite je po dijelovima ili je uvezite: uvoz prima { $import }.
check-too-many = Provjereno je samo prvih 200 zapisa.
check-strict = Pogrešan rezultat računaj kao grešku
check-limit = Najviše { $size } i 200 zapisa.
check-ok = Ovaj je zapis po pravilima.
check-ok-warnings = Zapis je prihvaćen, uz upozorenja.
check-not-ok = Ovaj zapis nije po pravilima.
check-unread = Ovo se ne može pročitati kao zapis.
check-ok-word = po pravilima
check-ok-warnings-word = prihvaćen, uz upozorenja
check-not-ok-word = nije po pravilima
check-unread-word = ne može se pročitati
check-replay = Karta po kartu
check-until-fault = Pregled do greške
check-hand = Prikaži podjelu
check-score-title = Ishod podjele
check-keep-score = Zadrži samo ishod
check-unchecked = { $count ->
        [one] { $count } kasniji potez nije provjeren.
        [few] { $count } kasnija poteza nisu provjerena.
       *[other] { $count } kasnijih poteza nije provjereno.
    }
check-nothing-stored = Ništa od ovoga nije pohranjeno.
check-samples = Nemate zapis pri ruci? Isprobajte jedan od ovih:
check-sample-sound = Cijela podjela bez greške: { $game }
check-sample-notation = Partija preferansa u PPN-u
check-sample-evening = Večer u kratkom tekstu
check-sample-table = Večer u tablici (CSV)
check-sample-hands = Dvije podjele s kartama u kratkom tekstu
check-bad-address = Adresa ne sadrži čitljiv zapis.
check-summary = Zapisa: { $count }, ispravnih: { $legal }, neispravnih: { $refused }.
check-empty = Nema se što pročitati. Zalijepite nešto ili odaberite datoteku koja nije prazna.
check-corrected = Ispravljeno: { $what }
check-from-address = Pročitano s adrese koju ste upisali.
check-fix-gone = Tekst se u međuvremenu promijenio pa ovaj ispravak više ne odgovara. Provjeren je onakav kakav je sada.
check-import-title = Uvezi ovo
check-import-lead = Ispravni zapisi pohranjuju se u klubu, a ostali se ondje mogu ispraviti.
check-import-do = Uvezi ovo

## Import

import-title = Uvoz podjela
import-lead = Odaberite datoteku, ispustite je ovdje ili zalijepite zapise. Svaki se prosuđuje zasebno: ispravni se pohranjuju, odbijeni se vraćaju s opisom greške.
import-what = Kako datoteka treba izgledati?
import-format = Format zapisa
import-check = Prvo samo provjera
import-file = Datoteka
import-drop = Ili ispustite datoteku ovdje
import-paste = Zalijepite zapise
import-club = Klub
import-visibility = Tko smije vidjeti ove podjele
import-dry-run = Samo provjeri, ne pohranjuj
import-atomic = Sve ili ništa
import-atomic-help = Ne pohranjuj nijedan zapis iz datoteke ako je ijedan u njoj odbijen.
import-limit = Najviše { $size } i { $records } zapisa u jednoj datoteci te { $files } datoteka odjednom.
import-no-club = Još niste član nijednog kluba pa nema kamo pohraniti podjele. Obratite se administratoru stranica.
import-start = Pokreni uvoz
import-preview = Pregled
import-preview-lead = Još ništa nije pohranjeno. Odznačite što ne treba, ili ispravite tekst niže i ponovno ga pregledajte.
import-preview-choose = Pohrani podjelu { $number }
import-preview-store = Pohrani označene podjele
import-preview-again = Pregledaj ponovno
import-preview-totals = Preuzmi retke u kojima su samo brojevi kao upisane zbrojeve
import-preview-totals-help = U njima se ništa ne može provjeriti; svugdje su označeni kao upisani zbrojevi. Vide se u novom pregledu.
import-preview-nothing = Označite barem jednu podjelu ili promijenite tekst.
report-rows-chosen = samo označene podjele
import-recent = Moji uvozi
import-recent-empty = Još ništa nije uvezeno.
import-failed-refused = Ništa nije pohranjeno: traženo je sve ili ništa, a ne može se pohraniti svaki zapis.
import-failed-records = Čitanje je stalo: jedan prijenos smije imati najviše 50 000 zapisa.
import-failed-broken = Ovaj se uvoz nije dao pročitati ni nakon više pokušaja. Poslano je sačuvano, pa administrator stranica može pogledati što je posrijedi.
import-name = Naziv izvora (nije obvezno)
import-pasted = zalijepljeni tekst
import-club-full = Vaš je klub dosegnuo ograničenje prijenosa ({ $size }). Prijenosi se brišu nakon 90 dana.
import-unreadable = Prijenos se prekinuo. Pošaljite ponovno.
import-packed = Ova je datoteka komprimirana. Najprije je raspakirajte.
import-cut = Ono što je odabrano nakon toga nije pregledano. Pošaljite to zasebno.
import-too-many-files = Jedan obrazac donosi najviše { $files } datoteka. Ostale pošaljite drugim.
import-too-often = U kratkom ste vremenu uvezli onoliko koliko smijete.
import-left-out = { $count ->
    [one] Još { $count } datoteka nije pregledana. Pošaljite je kasnije ponovno.
    [few] Još { $count } datoteke nisu pregledane. Pošaljite ih kasnije ponovno.
   *[other] Još { $count } datoteka nije pregledano. Pošaljite ih kasnije ponovno.
}
import-taken = { $count ->
        [one] Započeo je { $count } uvoz.
        [few] Započela su { $count } uvoza, svaki sa svojim izvještajem. Na početku su popisa u nastavku.
       *[other] Započelo je { $count } uvoza, svaki sa svojim izvještajem. Na početku su popisa u nastavku.
    }
import-taken-some = Ovo je preuzeto i ne treba ga slati ponovno
import-refused = Nije preuzeto sve
import-no-text = Ovo je slika ili dokument. Zapis je tekst u obliku JSON ili PPN.
import-picture = Ovo je slika, a slike se ne mogu pročitati. Upišite kratkim tekstom što na njoj piše ili unesite podjelu klikanjem.
import-pdf = Ovo je PDF. Otvorite ga, kopirajte njegov tekst i zalijepite ga ovdje.
import-office = Ovo je proračunska tablica ili uredski dokument. Otvorite datoteku, odaberite „Spremi kao” i zatim CSV, ili kopirajte ćelije ili tekst i zalijepite ih ovdje.
import-too-large = Ova je datoteka veća od { $size } pa ništa od nje nije sačuvano. Podijelite je i pošaljite dijelove.
import-text-too-large = Ovaj je tekst dulji od { $size }. Uvezite ga u dijelovima.
visibility-private = Samo ja
visibility-club = Moj klub
visibility-unlisted = Svatko s poveznicom
visibility-public = Svi

## Import report

report-title = Izvještaj o uvozu
report-state-waiting = Čeka početak
report-state-running = U tijeku
report-state-done = Završeno
report-state-partly = Djelomično pohranjeno
report-state-nothing = Ništa nije pohranjeno
report-state-undecided = Čeka vašu odluku
report-state-failed = Nije uspjelo
report-state-undone = Poništeno
report-progress-bytes = { $done } od { $total } pročitano
report-leave = Možete otići s ove stranice i vratiti se na istu poveznicu.
report-refresh = Osvježi
report-summary = { $total ->
        [one] { $total } zapis
        [few] { $total } zapisa
       *[other] { $total } zapisa
    }: prihvaćeno { $accepted }, duplikata { $duplicates }, na čekanju { $waiting }, odbijeno { $rejected }.
report-with-warnings = { $count ->
        [one] od toga { $count } s upozorenjima
        [few] od toga { $count } s upozorenjima
       *[other] od toga { $count } s upozorenjima
    }
report-accepted = Prihvaćeno
report-warned = S upozorenjima
report-duplicates = Duplikati
report-waiting = Čeka vas
report-rejected = Odbijeno
report-read-as = Pročitano kao: { $notation ->
        [csv] tablica (CSV)
        [ppn] Portable Preferans Notation
       *[text] kratki tekst
    }, { $count ->
        [one] { $count } podjela
        [few] { $count } podjele
       *[other] { $count } podjela
    }{ $passed ->
        [0] {""}
        [one] ; preskočen je { $passed } redak oko njega
        [few] ; preskočena su { $passed } retka oko njega
       *[other] ; preskočeno je { $passed } redaka oko njega
    }{ $page ->
        [none] {""}
       *[other] ; tekst nije u kodu UTF-8 i pročitan je kao { $page }
    }.
report-dry-run = Ovo je bila samo provjera; ništa nije pohranjeno.
report-findings = Nalazi
report-where = Zapis { $record }, redak { $line }, stupac { $column }
report-pointer = Mjesto u zapisu
report-expected = Očekivano
report-position = Pozicija prije ovog poteza
report-diagnosis-many = { $count ->
        [one] { $count } zapis postaje ispravan uz { $option }.
        [few] { $count } zapisa postaju ispravna uz { $option }.
       *[other] { $count } zapisa postaje ispravno uz { $option }.
    }
report-download-rejected = Preuzmi odbijene zapise s nalazima
report-download-raw = Preuzmi ono što je poslano
report-undo = Poništi ovaj uvoz
report-undo-help = Uklanja sve podjele ovog uvoza. To je moguće 30 dana.
report-undone = Ovaj je uvoz poništen.
report-record = Zapis { $record }, redak { $line }
report-record-number = zapis { $count }
report-show-all = Prikaži sve ({ $count })
report-all-groups = Sve vrste nalaza
report-would = Brojevi govore što bi bilo sa zapisima; nijedan nije pohranjen.
report-decided = Vaša je odluka zabilježena.
report-stored-hand = Otvori pohranjenu podjelu
report-text-forgotten = Njegov se tekst čuvao 90 dana i više se ne čuva; ono što je nađeno još je ovdje.
report-differences = Po čemu se razlikuje od pohranjene podjele
report-diff-stored = Pohranjeno
report-diff-new = U ovom zapisu
report-diff-cards = Karte: { $name }
report-diff-course = Licitacija i igra, { $number }. korak
report-diff-notes = Napomene
report-diff-others = drugačije
report-keep-stored = Zadrži pohranjenu
report-store-too = Pohrani i ovu
report-first-page = Od početka
report-next-page = Dalje
report-empty-undone = Ovdje više nema ničega
report-empty-undone-help = Ovaj je uvoz poništen. Poslano je još sačuvano i može se preuzeti dolje.
report-empty-none = Nema zapisa
report-empty-none-help = Ništa se nije moglo pročitati kao zapis. Poslano je sačuvano i može se preuzeti dolje.
report-empty-here = Takvih nema
report-empty-here-help = U ovom uvozu nema traženih zapisa. Odaberite drugo gore.
report-undo-question = { $count ->
        [one] { $count } podjela nestaje sa svih popisa. Poslano se čuva pa se može uvesti ponovno.
        [few] { $count } podjele nestaju sa svih popisa. Poslano se čuva pa se mogu uvesti ponovno.
       *[other] { $count } podjela nestaje sa svih popisa. Poslano se čuva pa se mogu uvesti ponovno.
    }
report-undo-sessions = Podjele nestaju iz ovih partija:
report-undo-deals = { $numbers }. podjela
report-undo-session = { $gone }; { $count ->
        [0] od nje ne ostaje ništa
        [one] ostaje { $count } podjela
        [few] ostaju { $count } podjele
       *[other] ostaje { $count } podjela
    }
report-undo-not = Zadrži
report-replace = Ova je zamjenjuje
report-mend = Popravi zapis
report-mended-typed = { $count ->
        [one] { $count } odbijeni zapis popravljen je ručno i uvezen.
        [few] { $count } odbijena zapisa popravljena su ručno i uvezena.
       *[other] { $count } odbijenih zapisa popravljeno je ručno i uvezeno.
    }
report-mended-option = { $count ->
        [one] { $count } odbijeni zapis uvezen je s opcijom { $option }.
        [few] { $count } odbijena zapisa uvezena su s opcijom { $option }.
       *[other] { $count } odbijenih zapisa uvezeno je s opcijom { $option }.
    }
report-mended-corrected = Odbijeni zapisi uvezeni s predloženim ispravcima ({ $count }): { $corrections }
report-fix = Primijeni ovaj ispravak
report-fix-option = Uvezi ovaj zapis s tom opcijom
report-fix-all = Primijeni predložene ispravke ({ $count })
mend-more = Predloženi su ispravci u tekstu dolje, ali je zapis i dalje odbijen. Ništa nije uvezeno.
mend-title = Popravak zapisa
mend-lead = Ispravite tekst i unesite ga u isti uvoz. Poslano ostaje kakvo je bilo, a u izvještaju piše da je zapis popravljen.
mend-place = Zapis { $count }
mend-text = Zapis
mend-store = Provjeri i uvezi
mend-check = Samo provjeri
mend-back = Natrag na izvještaj
mend-refused = Ovaj je zapis odbijen. Redci i stupci dolje odnose se na tekst u polju.
mend-forgotten = Tekst ovog zapisa čuvao se 90 dana i više se ne čuva. Ako ga imate drugdje, zalijepite ga ovdje.
mend-no-text = Ovaj se zapis ne može pročitati kao tekst pa se nema što prikazati. Upišite ga ili zalijepite, ili pogledajte što je poslano.
mend-still = Ovaj je zapis i dalje odbijen; ništa se nije promijenilo.
mend-sound = Ovaj je zapis sada ispravan. Još nije uvezen.
mend-settled = O ovom je zapisu u međuvremenu odlučeno ili je uvoz poništen. Ništa se nije promijenilo; što ste upisali, stoji dolje.
mend-done = Popravljeni zapis je uvezen.
mend-there = Popravljeni zapis već postoji: računa se kao duplikat.
mend-waits = Podjela iz popravljenog zapisa već postoji, ali drukčije zapisana. Odlučite koji je zapis točan.
report-use-option = Primijeni na ovaj uvoz
report-use-option-help = Svi odbijeni zapisi čitaju se još jednom s tom opcijom. Oni koji su tako ispravni uvoze se s upisanom opcijom, a u izvještaju piše koliko ih je.
report-option-used = Odbijeni zapisi pročitani su s tom opcijom.
report-option-none = Nijedan odbijeni zapis nije ispravan s tom opcijom.
report-to-hand = Otvori podjelu
report-more = { $count ->
        [one] i još { $count } takav
        [few] i još { $count } takva
       *[other] i još { $count } takvih
    }

## Hands

hands-title = Podjele
hands-lead = Sve podjele koje smijete vidjeti, najnovije prve.
hands-empty = Nijedna podjela ne odgovara filtrima.
hands-empty-help = Uklonite filtar ili uvezite podjele.
hands-none = Ovdje još nema podjela.
hands-filters = Filtri
hands-filter-game = Igra
hands-filter-player = Igrač
hands-filter-role = Uloga igrača
hands-filter-role-declarer = izvođač
hands-filter-role-defender = igrač obrane
hands-filter-won-by = pobjeda: { $name }
hands-filter-lost-by = poraz: { $name }
hands-filter-contract = Kontrakt
hands-filter-component = Dio igre
hands-filter-outcome = Rezultat
hands-filter-kontra = Kontra
hands-filter-kontra-any = bilo koja kontra
hands-filter-cards = Karte
hands-filter-cards-with = s kartama
hands-filter-cards-without = samo rezultat
hands-filter-from = Od
hands-filter-to = Do
hands-filter-source = Izvor
hands-filter-club = Klub
hands-filter-active = Uključeni filtri
hands-filter-remove = Ukloni filtar { $name }
hands-unfinished = nedovršeno
hands-claimed = navedeno
hands-ruling-needed = čeka odluku suca
hands-passed-out = svi su rekli dalje
hands-without-cards = bez karata
hands-fan = Karte igrača { $by }

## Replay

hand-title = Podjela { $id }
hand-state-auction = Licitacija, na redu je { $by }
hand-state-trump = { $by } imenuje adut
hand-state-play = Štih { $trick } od 10, na redu je { $by }
hand-state-deal = Prije prve najave
hand-state-over = Podjela je završena
hand-state-stopped = Zapis ovdje prestaje
hand-state-score = Samo ishod, bez karata
hand-state-line-end = Varijanta ovdje završava
hand-contract = Kontrakt
hand-contract-none = Još nema najave
hand-contract-trump = { $contract }, adut { $suit }
hand-declared-by = { $contract }, igra: { $by }
hand-about-score = { $name } igra { $contract }, u obrani { $first } i { $second }: { $verdict }.
hand-about-passed = Nitko ne igra: { $a }, { $b } i { $c }.
hand-table = Kartaški stol
hand-hidden-cards = { $count ->
        [one] { $count } skrivena karta
        [few] { $count } skrivene karte
       *[other] { $count } skrivenih karata
    }
hand-played-in = odigrano u štihu { $trick }
hand-card-winning = dobiva
hand-card-won = uzima štih
hand-card-legal = dopušteno
hand-card-barred = zabranjeno
hand-card-irregular = nepravilno
hand-current-trick = Trenutni štih
hand-winning = zasad dobiva: { $by }
hand-talon-dealt = Podijeljeni talon
hand-talon-laid = Odbacio: { $by }
hand-turn = na redu
hand-dealer = dijeli
hand-talon-cards = Talon: { $cards }
hand-played-cards = Odigrano: { $cards }

## Replay controls

control-label = Koraci
control-start = Prva pozicija
control-previous-trick = Prethodni štih
control-previous-card = Prethodna karta
control-play = Pokreni
control-next-card = Sljedeća karta
control-next-trick = Sljedeći štih
control-end = Posljednja pozicija
control-decisive = Na odlučujući štih
control-next-note = Sljedeća napomena
control-position = Pozicija { $ply } od { $total }
control-speed = Brzina
control-keys = Tipke
control-legal-show = Prikaži što je dopušteno
control-legal-hide = Sakrij što je dopušteno
legal-count = { $count ->
        [one] { $by }: { $count } dopuštena karta
        [few] { $by }: { $count } dopuštene karte
       *[other] { $by }: { $count } dopuštenih karata
    }
legal-over = Podjela je gotova; nitko nije na redu.
legal-not-in-play = Još se ne smije igrati karta.
legal-not-seen = S ovog se gledišta karte ne vide.
control-played-hide = Ukloni odigrane karte
control-rotate = Zakreni stol
control-seat-below = dolje sjedi: { $by }
control-text-mode = Kao tekst
faces-letters = Slova na kartama: A as, X desetka, K kralj, O gornjak, U donjak.
control-table-mode = Kao stol
control-more = Više

## Viewpoints

view-label = Gledište
view-all = Sve karte
view-A = Mjesto A
view-B = Mjesto B
view-C = Mjesto C
view-defenders = Obrana
view-public = Gledatelj
view-then = Bez naknadnog znanja
view-reveal = Otkrij ostalo
view-as-defender = Kako je vidio igrač obrane
view-then-note = Ono što je bilo poslije skriveno je: ostali štihovi, rezultat i kasnije napomene.

## Tabs of the replay

tab-label = Dijelovi podjele
tab-tricks = Štihovi
tab-auction = Licitacija
tab-result = Rezultat
tab-notes = Napomene
tab-findings = Nalazi
tab-share = Podijeli

## Trick list

tricks-caption = Štihovi redom
tricks-number = Štih
tricks-winner = Dobiva
tricks-points = Bodovi
tricks-running = Ukupno dosad
tricks-sum = Zbroj
tricks-empty = Nije odigran nijedan štih.
tricks-rest = Ostatak, po sporazumu
tricks-rest-conceded = Ostatak, predajom

## Auction table

auction-caption = Licitacija, stupac za svako mjesto
auction-empty = Još nema najava.
auction-unrecorded = Licitacija nije zapisana.
auction-pass = pas
auction-pickup = uzima talon
auction-discard = odbacuje
auction-trump = Adut: { $suit }
auction-kontras = Kontra
auction-marriages = Zvanja

## Result table

result-caption = Rezultat po dijelovima
result-component = Dio igre
result-made = ostvareno
result-lost = palo
result-penalty = kazna { $amount }
result-silent-none = Tihih igara nije bilo.
result-scores = Obračun
result-points = Bodovi
result-decided = Odlučeno nakon štiha { $trick }
result-decided-claim = Završeno sporazumno
result-forfeit = Karte bačene prije igre
result-score-only = Zapisan je samo ishod, nema karata za ponovno odigravanje.
result-round-factor = Najava prvog kruga: sve se broji dvostruko
result-none = Ovaj zapis nema rezultat.
result-none-incomplete = Prestaje prije kraja podjele.
result-none-ruling = O nepravilnoj karti prvo treba odlučiti.
result-ruled = Rezultat nakon odluke
result-claimed = Navedeno u zapisu
result-computed = Izračunato po pravilima
result-claimed-differs = Zapis i izračun se razlikuju
result-claimed-agrees = Navedeni je rezultat točan.
result-claimed-not-compared = Navedeni rezultat ne može se usporediti: iz ovog se zapisa uz njega ništa ne može izračunati.
result-claimed-in-part = Ono što se od navedenog rezultata može usporediti točno je. Ostalo je samo navedeno.
result-not-compared = ne može se usporediti
result-in-trick = štih { $trick }
result-made-here = Ovdje je igra ostvarena
result-lost-here = Ovdje je igra pala
result-pays-whom = { $from } → { $to }: { $amount }
result-decided-label = Odlučeno nakon štiha
result-factor-label = Množitelj prvog kruga
result-rulings = Nepravilnosti i odluke
result-differs = razlikuje se

## Notes, record, details of a hand

notes-here = Napomene uz ovu poziciju
notes-variations = Varijante
notes-main-line = Gledate varijantu. Natrag na ono što se dogodilo
sign-brilliant = vrlo dobro
sign-good = dobro
sign-interesting = zanimljivo
sign-doubtful = sumnjivo
sign-mistake = greška
sign-blunder = teška greška
sign-only = jedina dobra karta
record-download-json = Zapis (JSON)
record-download-ppn = Podjela (PPN)
share-position = Poveznica na ovu poziciju
share-deal = Poveznica na ovu podjelu
share-view = Poveznica s ovim prikazom
share-line = Poveznica na ovu varijantu
share-copy = Kopiraj
share-copied = Kopirano
share-record = Zapis, za izmjenu ili kopiranje
share-carries = Adresa sadrži cijeli zapis, pa se može proslijediti iako ništa nije pohranjeno.
paper-printed = Ispisano

## Keys

keys-title = Tipke
keys-lead = Tipke djeluju bilo gdje na stranici, osim dok pišete ili dok je odabrana poveznica ili gumb izvan stola.
keys-card = jedna karta natrag ili naprijed
keys-trick = jedan štih natrag ili naprijed
keys-ends = na početak ili na kraj
keys-play = pokreni ili pauziraj
keys-variation = druga varijanta
keys-main-line = natrag na ono što se dogodilo
keys-view = sljedeće gledište
keys-seats = gledište mjesta; 0 prikazuje sve
keys-reveal = sakrij ili otkrij
keys-rotate = okreni stol
keys-legal = prikaži što je dopušteno
keys-decisive = na odlučujući štih
keys-help = ovaj popis
keys-letters = i slova djeluju kao tipke

## Sign-in and account

signin-title = Prijava
signin-mail = E-adresa
signin-password = Lozinka
signin-submit = Prijavi se
signin-failed = Pogrešna e-adresa ili lozinka.
signin-invite-only = Računi se otvaraju na poziv. Zatražite poveznicu od administratora stranica.
signin-forgot = Zaboravili ste lozinku? Administrator stranica može vam poslati poveznicu za novu.
signin-again = Vaša je sesija istekla. Prijavite se ponovno; upisano je sačuvano.
again-title = Poslati upisano?
again-lead = Ponovno ste prijavljeni. Obrazac koji ste prije poslali nije izgubljen: pošaljite ga sada. Lozinke se ne čuvaju; ako ju je sadržavao, bit ćete upitani.
again-other = Stranica s ovim obrascem otvorena je u drugoj sesiji; sada je prijavljen korisnik { $name }. Još ništa nije učinjeno: obrazac se može poslati pod tim imenom. Lozinke se ne čuvaju; ako ju je sadržavao, bit ćete upitani.
again-submit = Pošalji
again-drop = Nemoj poslati
signout-done = Odjavljeni ste.
account-title = Račun
account-name = Ime
account-name-help = Prikazuje se uz ono što uvezete.
account-mail = E-adresa
account-clubs = Klubovi
account-clubs-none = Još niste član nijednog kluba.
account-password-title = Promjena lozinke
account-password-current = Trenutna lozinka
account-password-new = Nova lozinka
account-password-help = Od 10 do 128 znakova. Nekoliko riječi bolje je od jedne sa znakovima.
account-password-save = Promijeni lozinku
account-password-wrong = Trenutna lozinka nije ispravna.
account-password-short = { $count ->
        [one] Potreban je najmanje { $count } znak.
        [few] Potrebna su najmanje { $count } znaka.
       *[other] Potrebno je najmanje { $count } znakova.
    }
account-password-long = { $count ->
        [one] Dopušten je najviše { $count } znak.
        [few] Dopuštena su najviše { $count } znaka.
       *[other] Dopušteno je najviše { $count } znakova.
    }
account-password-short-admin = Potrebno je najmanje 15 znakova, jer ovaj račun upravlja cijelim stranicama.
account-password-weak = Ovu je lozinku prelako pogoditi.
account-sessions = Sesije
account-session-this = ova sesija
account-session-on = { $browser }, { $system }
account-session-browser = drugi preglednik
account-session-system = drugi sustav
account-session-seen = Zadnje korištenje
account-session-end = Završi ovu sesiju
account-session-end-all = Završi sve ostale sesije
account-tokens = API ključevi
account-tokens-none = Nemate nijedan ključ.
account-token-name = Naziv ključa
account-token-scope = Ovlasti
account-token-scope-read = čitanje podjela
account-token-scope-import = uvoz podjela
account-token-expires = Istječe
account-token-unused = Još nije korišten
account-token-create = Izradi ključ
account-token-once = Kopirajte ga sada; prikazuje se samo jednom.
account-token-revoke = Opozovi
account-language = Jezik stranica
account-save = Spremi
account-saved = Spremljeno.

## Invitations and first start

invite-title = Pridružite se Talonu
invite-lead = Pozvani ste{ $club ->
        [none] {""}
       *[other] {" "}u klub { $club }
    }. Odaberite ime i lozinku.
invite-submit = Otvori račun
invite-invalid = Ova poveznica više ne vrijedi. Zatražite novu.
invite-taken = S ovom e-adresom već postoji račun.
reset-title = Nova lozinka
reset-submit = Spremi novu lozinku
reset-done = Lozinka je spremljena. Prijavite se njome.
setup-title = Prvi račun
setup-lead = Ova instalacija još nema administratora. Račun koji ovdje otvorite bit će prvi.
field-required = Ovo treba ispuniti.
field-too-long = { $limit ->
        [one] Ovdje stane najviše { $limit } znak.
        [few] Ovdje stanu najviše { $limit } znaka.
       *[other] Ovdje stane najviše { $limit } znakova.
    }
field-bad-mail = Upišite ispravnu e-adresu, na primjer ime@example.org.
field-bad-date = Datum pišite kao 2026-03-14.
field-bad-time = Vrijeme pišite kao 18:30.
field-day-outside = Godina mora biti između 1900. i 2200.
field-clock-gap = Tog se dana sat pomiče unaprijed i to se vrijeme preskače. Odaberite drugo vrijeme.
field-bad-choice = Odaberite jednu od ponuđenih vrijednosti.
field-bad-characters = Skriveni upravljački znakovi ovdje nisu dopušteni.
form-errors = Neka polja treba još jednom pogledati

## Error pages

error-title = Došlo je do pogreške
error-request-id = Zahtjev { $id }
error-home = Na početnu stranicu
error-400-title = Ovaj se zahtjev ne može razumjeti
error-400 = Dio adrese ili obrasca nije kakav treba biti.
error-400-mend = Vratite se i pokušajte ponovno sa stranice s koje ste došli.
error-401-title = Prijavite se
error-401 = Ova je stranica za prijavljene.
error-401-mend = Prijavite se i vratit ćemo vas ovamo.
error-403-title = Nije dopušteno
error-403 = Ovo ovdje ne smijete učiniti.
error-403-mend = Ako mislite da biste to trebali moći, obratite se vlasniku kluba ili administratoru stranica.
error-foreign-title = Obrazac je poslan s druge stranice
error-foreign = Nije poslan s ovih stranica, pa ništa nije učinjeno.
error-foreign-mend = Otvorite stranicu ovdje i s nje pošaljite obrazac. Ako preglednik ili dodatak uklanja zaglavlja Origin i Referer, dopustite ih za ove stranice.
error-404-title = Nije pronađeno
error-404 = Na ovoj adresi nema ničega ili vam to nije vidljivo.
error-404-mend = Provjerite adresu ili pregledajte podjele.
error-404-ply = Ova podjela nema poziciju { $ply }. Posljednja je { $last }.
error-404-ply-score = Od ove je podjele zapisan samo ishod. Karata nema, pa nema ni pozicija kroz koje bi se prolazilo.
error-404-ply-score-mend = Na podjelu
error-404-ply-mend = Na posljednju poziciju
error-405-title = Zahtjev nije podržan
error-405 = Ova adresa ne prima takvu vrstu zahtjeva.
error-405-mend = Koristite gumbe i poveznice na stranici.
error-409-title = Netko je to već promijenio
error-409 = Ono što ste htjeli promijeniti u međuvremenu se promijenilo.
error-409-mend = Pogledajte novo stanje i odlučite ponovno.
error-413-title = Preveliko
error-413 = Poslano je veće od dopuštenog.{ $limit ->
        [none] {""}
       *[other] {" "}Granica je { $limit }.
    }
error-413-mend = Podijelite datoteku i šaljite dijelove jedan za drugim.
error-415-title = Vrsta datoteke nije prihvaćena
error-415 = Komprimirane datoteke i datoteke ove vrste ne primaju se.
error-415-mend = Pošaljite obični JSON ili jedan zapis po retku.
error-422-title = Pogledajte još jednom
error-422 = Nešto u obrascu još nije u redu.
error-422-mend = Sporna su polja označena; upisano je sačuvano.
error-429-title = Prebrzo
error-429 = Odavde je u kratkom vremenu došlo previše zahtjeva.
error-429-mend = { $seconds ->
        [one] Pričekajte { $seconds } sekundu i pokušajte ponovno.
        [few] Pričekajte { $seconds } sekunde i pokušajte ponovno.
       *[other] Pričekajte { $seconds } sekundi i pokušajte ponovno.
    }
error-500-title = Naša greška
error-500 = Ovdje je nešto pošlo po zlu. Zabilježeno je.
error-500-mend = Pokušajte ponovno. Ako se ponovi, javite administratoru stranica broj u nastavku.
error-503-title = Trenutno zauzeto
error-503 = Stranice trenutno imaju previše posla ili se ponovno pokreću.
error-503-mend = Pokušajte ponovno za koji trenutak.
error-431-title = Predugačka adresa
error-431 = Adresa, ili ono što preglednik šalje uz nju, dulja je od dopuštenog.
error-431-mend = Skratite adresu ili izbrišite kolačiće ovih stranica.
error-store-title = Podaci trenutno nisu dostupni
error-store = Stranice trenutno ne mogu ni čitati ni spremati svoje podatke. Ništa nije promijenjeno.
error-store-mend = Pokušajte ponovno za nekoliko minuta.
error-full-title = Disk je pun
error-full = Disk na kojem stranice drže podatke je pun. Ništa nije promijenjeno.
error-full-mend = Administrator stranica treba osloboditi mjesta. Zatim pokušajte ponovno.
error-read-only-title = Disk se može samo čitati
error-read-only = Disk na kojem stranice drže podatke može se samo čitati, na njega se ne može pisati. Ništa nije promijenjeno.
error-read-only-mend = Administrator stranica treba ponovno omogućiti pisanje. Ono što postoji dotad se može čitati.
error-typed-title = Ono što ste upisali sačuvano je ovdje
error-typed-help = Pošaljite ponovno kad uzrok prođe.
error-typed-submit = Pošalji ponovno
error-typed-password = Lozinka, koja se nigdje ne čuva

## Rule pages, error pages of the findings, format

rules-lead = Onako kako Talon prosuđuje zapise. Svako pravilo ima broj i adresu.
rules-contents = Sadržaj
rules-english-notice = Ova pravila ovdje čitate na engleskom.
rules-permalink = Adresa pravila { $rule }
rules-ladder = Ljestvica najava
rules-ladder-caption = Sve 54 najave, od najniže do najviše
ladder-step = Stepenica
ladder-name = Najava
ladder-code = Oznaka
ladder-win = Dobitak
ladder-loss = Gubitak
errors-title = Nalazi
errors-lead = Svaka oznaka koju provjera može prijaviti: što znači, čime nastaje i kako se popravlja.
errors-code = Oznaka
errors-severity = Težina
errors-stage = Faza
errors-what = Što znači
errors-mend = Kako popraviti
errors-failing = Zapis s greškom
errors-mended = Isti zapis popravljen
errors-rule = Pravilo
errors-all = Sve oznake
errors-try = Provjeri ovaj zapis
severity-error = greška
severity-warning = upozorenje
severity-info = obavijest
severity-error-means = Zapis se odbija.
severity-warning-means = Zapis se prihvaća, a upozorenje se prikazuje uz njega.
severity-info-means = Zapis se prihvaća; ovo je samo obavijest.
stage-bytes = bajtovi
stage-syntax = sintaksa
stage-structure = struktura
stage-deal = podjela
stage-sequence = redoslijed
stage-auction = licitacija
stage-kontra = kontra i zvanje
stage-play = igra
stage-result = rezultat
stage-score = zapis rezultata
stage-ppn = PPN
stage-store = pohrana
format-title = Format zapisa
format-lead = Jedna je podjela jedan samostalan JSON objekt.
format-schema = JSON shema

## Command line

cli-export-left-out = Zapisa koji se ne mogu zapisati u ovom formatu i izostavljeni su: { $count }.
cli-validate-summary = Zapisa: { $total }; prihvaćeno: { $accepted } (s upozorenjima: { $warnings }); odbijeno: { $rejected }.
cli-show-position = Zapis { $record }, pozicija { $ply } od { $last }: { $phase }
cli-show-score = Zapis { $record }: samo ishod, bez karata
cli-show-kontra = Kontra: { $list }
cli-show-silent = Tihe najave: { $list }
cli-see-also = Vidi i { $places }.
cli-show-turn = na redu: { $by }
cli-show-talon = Talon: { $cards }
cli-show-trick = Štih { $trick }: { $cards }
cli-show-won = štihova: { $tricks }, bodova: { $points }
cli-show-won-tricks = štihova: { $tricks }
cli-show-bula = Bula: { $list }
cli-show-soup = Juha (pisac > izvođač): { $list }
cli-show-legal = Dopušteno ({ $by }):
cli-show-choice = { $count } od { $cards }
cli-show-ply-beyond = pozicija { $ply } ne postoji: posljednja u ovom zapisu je { $last }
cli-show-record-beyond = zapis { $record } ne postoji: posljednji u datoteci je { $last }

hand-replaced-by = Zamijenjen novijim zapisom
hand-replaces = Zamjenjuje raniji zapis
