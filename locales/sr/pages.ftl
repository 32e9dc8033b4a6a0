## Frame

site-name = Talon
site-tagline = Zapisi podela ultija i preferansa, provereni i prikazani kartu po kartu
nav-label = Glavni meni
nav-hands = Podele
nav-check = Provera
nav-import = Uvoz
nav-rules = Pravila
nav-desk = Pitanja o pravilima
nav-api = API
nav-tournaments = Turniri
nav-leagues = Lige
nav-account = Nalog
nav-sign-in = Prijava
nav-sign-out = Odjava
nav-menu = Meni
nav-search = Traži
nav-skip = Preskoči na sadržaj
nav-skip-table = Preskoči na kartaški sto
nav-breadcrumb = Ovde ste
footer-language = Jezik
footer-theme = Tema
footer-source = Izvorni kod
footer-format = Format
footer-errors = Objašnjenja nalaza
theme-light = Svetla
theme-dark = Tamna
theme-system = Sistem
faces-label = Karte
faces-german = Mađarske karte
faces-french = Francuske karte
faces-french4 = Francuske karte, četiri boje
notice-english-only = Ovaj tekst je na engleskom.

## Buttons and small words

button-apply = Primeni filtere
button-clear = Ukloni filtere
button-close = Zatvori
button-check = Proveri
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
word-optional = nije obavezno
word-required = obavezno
word-new = novo
word-date = Datum
word-player = Igrač
word-players = Igrači
word-club = Klub
word-event = Događaj
word-table = Sto
word-round = Kolo
word-deal-number = Broj podele
fact-round = { $which }. kolo
fact-table = sto { $which }
fact-deal = { $which }. podela
fact-dealer = Deli: { $which }
fact-sat-out = Ne igra: { $which }
word-source = Izvor
word-result = Rezultat
word-status = Stanje
word-record = Zapis
word-line = Red
word-column = Kolona
word-code = Oznaka
word-error = Greška
word-warning = Upozorenje
word-info = Obaveštenje
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
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }

## Paging

pager-label = Stranice
pager-newer = Novije
pager-older = Starije
pager-previous = Prethodna
pager-next = Sledeća

## Home

home-title = Ulti i preferans
home-lead = Talon čita zapise podela ultija i preferansa, proverava da li su po pravilima i prikazuje ih kartu po kartu. Ako je zapis pogrešan, kaže šta je pogrešno, gde i po kojem pravilu.
home-latest = Najnovije javne podele
home-latest-seen = Najnovije podele
home-latest-empty = Još nema javnih podela.
home-latest-seen-empty = Još nema podela.
home-latest-all = Sve podele
home-check-title = Proveri podelu
home-check-text = Nalepite zapis i pogledajte pregled ili nalaze. Ništa se ne čuva i nalog nije potreban.
home-ways = Gde početi
home-way-rules = Pročitajte pravila, sa svim vrednostima
home-way-desk = Rešite spor oko pravila
home-way-format = Upoznajte format zapisa
home-mine = Moje poslednje podele

## Check

check-title = Provera zapisa
check-lead = Nalepite ili pošaljite zapise u formatu Talon, PPN, kao kratak tekst ili tabelu (CSV). Odmah vidite da li su po pravilima; ništa se ne čuva.
check-paste = Nalepite zapis
check-file = Ili izaberite datoteku
check-file-first = Datoteka se proverava umesto teksta.
check-text-too-large = Ovaj tekst je duži od { $size } pa nije proveren. Proverite ga po delovima.
check-file-too-large = Ova datoteka je veća od { $size } pa nije proverena. Proverite je po delovima ili je uvezite: uvoz prima { $import }.
check-too-many = Provereno je samo prvih 200 zapisa.
check-strict = Pogrešan rezultat računaj kao grešku
check-limit = Najviše { $size } i 200 zapisa.
check-ok = Ovaj zapis je po pravilima.
check-ok-warnings = Zapis je prihvaćen, uz upozorenja.
check-not-ok = Ovaj zapis nije po pravilima.
check-unread = Ovo se ne može pročitati kao zapis.
check-ok-word = po pravilima
check-ok-warnings-word = prihvaćen, uz upozorenja
check-not-ok-word = nije po pravilima
check-unread-word = ne može se pročitati
check-replay = Karta po kartu
check-until-fault = Pregled do greške
check-hand = Prikaži podelu
check-score-title = Ishod podele
check-keep-score = Zadrži samo ishod
check-unchecked = { $count ->
        [one] { $count } kasniji potez nije proveren.
        [few] { $count } kasnija poteza nisu proverena.
       *[other] { $count } kasnijih poteza nije provereno.
    }
check-nothing-stored = Ništa od ovoga nije sačuvano.
check-samples = Nemate zapis pri ruci? Isprobajte jedan od ovih:
check-sample-sound = Cela podela bez greške: { $game }
check-sample-notation = Partija preferansa u PPN-u
check-sample-evening = Veče u kratkom tekstu
check-sample-table = Veče u tabeli (CSV)
check-sample-hands = Dve podele sa kartama u kratkom tekstu
check-bad-address = Adresa ne sadrži čitljiv zapis.
check-summary = Zapisa: { $count }, ispravnih: { $legal }, neispravnih: { $refused }.
check-empty = Nema šta da se pročita. Nalepite nešto ili izaberite datoteku koja nije prazna.
check-corrected = Ispravljeno: { $what }
check-from-address = Pročitano sa adrese koju ste upisali.
check-fix-gone = Tekst se u međuvremenu promenio pa ova ispravka više ne odgovara. Proveren je onakav kakav je sada.
check-import-title = Uvezi ovo
check-import-lead = Ispravni zapisi čuvaju se u klubu, a ostali se tamo mogu ispraviti.
check-import-do = Uvezi ovo

## Import

import-title = Uvoz podela
import-lead = Izaberite datoteku, ispustite je ovde ili nalepite zapise. Svaki se ocenjuje posebno: ispravni se čuvaju, odbijeni se vraćaju sa opisom greške.
import-what = Kako datoteka treba da izgleda?
import-format = Format zapisa
import-check = Prvo samo provera
import-file = Datoteka
import-drop = Ili ispustite datoteku ovde
import-paste = Nalepite zapise
import-club = Klub
import-visibility = Ko sme videti ove podele
import-dry-run = Samo proveri, ne čuvaj
import-atomic = Sve ili ništa
import-atomic-help = Ne čuvaj nijedan zapis iz datoteke ako je ijedan u njoj odbijen.
import-limit = Najviše { $size } i { $records } zapisa u jednoj datoteci i { $files } datoteka odjednom.
import-no-club = Još niste član nijednog kluba pa nema gde da se sačuvaju podele. Obratite se administratoru sajta.
import-start = Pokreni uvoz
import-preview = Pregled
import-preview-lead = Još ništa nije sačuvano. Odznačite šta ne treba, ili ispravite tekst niže i ponovo ga pregledajte.
import-preview-choose = Sačuvaj podelu { $number }
import-preview-store = Sačuvaj označene podele
import-preview-again = Pregledaj ponovo
import-preview-totals = Preuzmi redove u kojima su samo brojevi kao upisane zbirove
import-preview-totals-help = U njima ništa ne može da se proveri; svuda su označeni kao upisani zbirovi. Vide se u novom pregledu.
import-preview-nothing = Označite bar jednu podelu ili promenite tekst.
report-rows-chosen = samo označene podele
import-recent = Moji uvozi
import-recent-empty = Još ništa nije uvezeno.
import-failed-refused = Ništa nije sačuvano: traženo je sve ili ništa, a ne može se sačuvati svaki zapis.
import-failed-records = Čitanje je stalo: jedno slanje sme da ima najviše 50.000 zapisa.
import-failed-broken = Ovaj uvoz nije mogao da se pročita ni posle više pokušaja. Poslato je sačuvano, pa administrator sajta može da pogleda šta je posredi.
import-name = Naziv izvora (nije obavezno)
import-pasted = nalepljeni tekst
import-club-full = Vaš klub je dostigao ograničenje slanja ({ $size }). Poslato se briše posle 90 dana.
import-unreadable = Slanje se prekinulo. Pošaljite ponovo.
import-packed = Ova datoteka je kompresovana. Najpre je raspakujte.
import-cut = Ono što je izabrano posle toga nije pregledano. Pošaljite to zasebno.
import-too-many-files = Jedan formular donosi najviše { $files } datoteka. Ostale pošaljite drugim.
import-too-often = Za kratko vreme uvezli ste onoliko koliko smete.
import-left-out = { $count ->
    [one] Još { $count } datoteka nije pregledana. Pošaljite je kasnije ponovo.
    [few] Još { $count } datoteke nisu pregledane. Pošaljite ih kasnije ponovo.
   *[other] Još { $count } datoteka nije pregledano. Pošaljite ih kasnije ponovo.
}
import-taken = { $count ->
        [one] Započeo je { $count } uvoz.
        [few] Započela su { $count } uvoza, svaki sa svojim izveštajem. Na početku su spiska u nastavku.
       *[other] Započelo je { $count } uvoza, svaki sa svojim izveštajem. Na početku su spiska u nastavku.
    }
import-taken-some = Ovo je preuzeto i ne treba ga slati ponovo
import-refused = Nije preuzeto sve
import-no-text = Ovo je slika ili dokument. Zapis je tekst u obliku JSON ili PPN.
import-picture = Ovo je slika, a slike ne mogu da se pročitaju. Upišite kratkim tekstom šta na njoj piše ili unesite podelu klikanjem.
import-pdf = Ovo je PDF. Otvorite ga, kopirajte njegov tekst i nalepite ga ovde.
import-office = Ovo je tabela ili kancelarijski dokument. Otvorite datoteku, izaberite „Sačuvaj kao” i zatim CSV, ili kopirajte ćelije ili tekst i nalepite ih ovde.
import-too-large = Ova datoteka je veća od { $size }, pa ništa od nje nije sačuvano. Podelite je i pošaljite delove.
import-text-too-large = Ovaj tekst je duži od { $size }. Uvezite ga u delovima.
visibility-private = Samo ja
visibility-club = Moj klub
visibility-unlisted = Svako ko ima vezu
visibility-public = Svi

## Import report

report-title = Izveštaj o uvozu
report-state-waiting = Čeka početak
report-state-running = U toku
report-state-done = Završeno
report-state-partly = Delimično sačuvano
report-state-nothing = Ništa nije sačuvano
report-state-undecided = Čeka vašu odluku
report-state-failed = Nije uspelo
report-state-undone = Poništeno
report-progress-bytes = { $done } od { $total } pročitano
report-leave = Možete da odete sa ove stranice i vratite se na istu vezu.
report-refresh = Osveži
report-summary = { $total ->
        [one] { $total } zapis
        [few] { $total } zapisa
       *[other] { $total } zapisa
    }: prihvaćeno { $accepted }, duplikata { $duplicates }, na čekanju { $waiting }, odbijeno { $rejected }.
report-with-warnings = { $count ->
        [one] od toga { $count } sa upozorenjima
        [few] od toga { $count } sa upozorenjima
       *[other] od toga { $count } sa upozorenjima
    }
report-accepted = Prihvaćeno
report-warned = Sa upozorenjima
report-duplicates = Duplikati
report-waiting = Čeka vas
report-rejected = Odbijeno
report-read-as = Pročitano kao: { $notation ->
        [csv] tabela (CSV)
        [ppn] Portable Preferans Notation
       *[text] kratak tekst
    }, { $count ->
        [one] { $count } podela
        [few] { $count } podele
       *[other] { $count } podela
    }{ $passed ->
        [0] {""}
        [one] ; preskočen je { $passed } red oko njega
        [few] ; preskočena su { $passed } reda oko njega
       *[other] ; preskočeno je { $passed } redova oko njega
    }{ $page ->
        [none] {""}
       *[other] ; tekst nije u kodu UTF-8 i pročitan je kao { $page }
    }.
report-dry-run = Ovo je bila samo provera; ništa nije sačuvano.
report-findings = Nalazi
report-where = Zapis { $record }, red { $line }, kolona { $column }
report-pointer = Mesto u zapisu
report-expected = Očekivano
report-position = Pozicija pre ovog poteza
report-diagnosis-many = { $count ->
        [one] { $count } zapis postaje ispravan uz { $option }.
        [few] { $count } zapisa postaju ispravna uz { $option }.
       *[other] { $count } zapisa postaje ispravno uz { $option }.
    }
report-download-rejected = Preuzmi odbijene zapise sa nalazima
report-download-raw = Preuzmi ono što je poslato
report-undo = Poništi ovaj uvoz
report-undo-help = Uklanja sve podele ovog uvoza. To je moguće 30 dana.
report-undone = Ovaj uvoz je poništen.
report-record = Zapis { $record }, red { $line }
report-record-number = zapis { $count }
report-show-all = Prikaži sve ({ $count })
report-all-groups = Sve vrste nalaza
report-would = Brojevi govore šta bi bilo sa zapisima; nijedan nije sačuvan.
report-decided = Vaša odluka je zabeležena.
report-stored-hand = Otvori sačuvanu podelu
report-text-forgotten = Njegov tekst je čuvan 90 dana i više se ne čuva; ono što je nađeno još je ovde.
report-differences = Po čemu se razlikuje od sačuvane podele
report-diff-stored = Sačuvano
report-diff-new = U ovom zapisu
report-diff-cards = Karte: { $name }
report-diff-course = Licitacija i igra, { $number }. korak
report-diff-notes = Napomene
report-diff-others = drugačije
report-keep-stored = Zadrži sačuvanu
report-store-too = Sačuvaj i ovu
report-first-page = Od početka
report-next-page = Dalje
report-empty-undone = Ovde više nema ničega
report-empty-undone-help = Ovaj uvoz je poništen. Poslato je još sačuvano i može se preuzeti dole.
report-empty-none = Nema zapisa
report-empty-none-help = Ništa nije moglo da se pročita kao zapis. Poslato je sačuvano i može se preuzeti dole.
report-empty-here = Takvih nema
report-empty-here-help = U ovom uvozu nema traženih zapisa. Izaberite drugo gore.
report-undo-question = { $count ->
        [one] { $count } podela nestaje sa svih spiskova. Poslato se čuva, pa može ponovo da se uveze.
        [few] { $count } podele nestaju sa svih spiskova. Poslato se čuva, pa mogu ponovo da se uvezu.
       *[other] { $count } podela nestaje sa svih spiskova. Poslato se čuva, pa mogu ponovo da se uvezu.
    }
report-undo-sessions = Podele nestaju iz ovih partija:
report-undo-deals = { $numbers }. podela
report-undo-session = { $gone }; { $count ->
        [0] od nje ne ostaje ništa
        [one] ostaje { $count } podela
        [few] ostaju { $count } podele
       *[other] ostaje { $count } podela
    }
report-undo-not = Zadrži
report-replace = Ova je zamenjuje
report-mend = Popravi zapis
report-mended-typed = { $count ->
        [one] { $count } odbijeni zapis popravljen je ručno i preuzet.
        [few] { $count } odbijena zapisa popravljena su ručno i preuzeta.
       *[other] { $count } odbijenih zapisa popravljeno je ručno i preuzeto.
    }
report-mended-option = { $count ->
        [one] { $count } odbijeni zapis preuzet je s opcijom { $option }.
        [few] { $count } odbijena zapisa preuzeta su s opcijom { $option }.
       *[other] { $count } odbijenih zapisa preuzeto je s opcijom { $option }.
    }
report-mended-corrected = Odbijeni zapisi uvezeni s predloženim ispravkama ({ $count }): { $corrections }
report-fix = Primeni ovu ispravku
report-fix-option = Uvezi ovaj zapis s tom opcijom
report-fix-all = Primeni predložene ispravke ({ $count })
mend-more = Predložene ispravke su u tekstu ispod, ali je zapis i dalje odbijen. Ništa nije uvezeno.
mend-title = Popravka zapisa
mend-lead = Ispravite tekst i unesite ga u isti uvoz. Poslato ostaje kakvo je bilo, a u izveštaju piše da je zapis popravljen.
mend-place = Zapis { $count }
mend-text = Zapis
mend-store = Proveri i uvezi
mend-check = Samo proveri
mend-back = Nazad na izveštaj
mend-refused = Ovaj zapis je odbijen. Redovi i kolone ispod odnose se na tekst u polju.
mend-forgotten = Tekst ovog zapisa čuvan je 90 dana i više se ne čuva. Ako ga imate negde drugde, nalepite ga ovde.
mend-no-text = Ovaj zapis ne može da se pročita kao tekst pa nema šta da se prikaže. Upišite ga ili nalepite, ili pogledajte šta je poslato.
mend-still = Ovaj zapis je i dalje odbijen; ništa se nije promenilo.
mend-sound = Ovaj zapis je sada ispravan. Još nije uvezen.
mend-settled = O ovom zapisu je u međuvremenu odlučeno ili je uvoz poništen. Ništa se nije promenilo; ono što ste upisali stoji ispod.
mend-done = Popravljeni zapis je uvezen.
mend-there = Popravljeni zapis već postoji: računa se kao duplikat.
mend-waits = Podela iz popravljenog zapisa već postoji, ali drugačije zapisana. Odlučite koji je zapis tačan.
report-use-option = Primeni na ovaj uvoz
report-use-option-help = Svi odbijeni zapisi čitaju se još jednom s tom opcijom. Oni koji su tako ispravni uvoze se s upisanom opcijom, a u izveštaju piše koliko ih je.
report-option-used = Odbijeni zapisi pročitani su s tom opcijom.
report-option-none = Nijedan odbijeni zapis nije ispravan s tom opcijom.
report-to-hand = Otvori podelu
report-more = { $count ->
        [one] i još { $count } takav
        [few] i još { $count } takva
       *[other] i još { $count } takvih
    }

## Hands

hands-title = Podele
hands-lead = Sve podele koje smete videti, najnovije prve.
hands-empty = Nijedna podela ne odgovara filterima.
hands-empty-help = Uklonite filter ili uvezite podele.
hands-none = Ovde još nema podela.
hands-filters = Filteri
hands-filter-game = Igra
hands-filter-player = Igrač
hands-filter-role = Uloga igrača
hands-filter-role-declarer = nosilac
hands-filter-role-defender = igrač odbrane
hands-filter-won-by = pobeda: { $name }
hands-filter-lost-by = poraz: { $name }
hands-filter-contract = Kontrakt
hands-filter-component = Deo igre
hands-filter-outcome = Rezultat
hands-filter-kontra = Kontra
hands-filter-kontra-any = bilo koja kontra
hands-filter-cards = Karte
hands-filter-cards-with = sa kartama
hands-filter-cards-without = samo rezultat
hands-filter-from = Od
hands-filter-to = Do
hands-filter-source = Izvor
hands-filter-club = Klub
hands-filter-active = Uključeni filteri
hands-filter-remove = Ukloni filter { $name }
hands-unfinished = nedovršeno
hands-claimed = navedeno
hands-ruling-needed = čeka odluku sudije
hands-passed-out = svi su rekli dalje
hands-without-cards = bez karata
hands-fan = Karte igrača { $by }

## Replay

hand-title = Podela { $id }
hand-state-auction = Licitacija, na redu je { $by }
hand-state-trump = { $by } imenuje adut
hand-state-play = Štih { $trick } od 10, na redu je { $by }
hand-state-deal = Pre prve najave
hand-state-over = Podela je završena
hand-state-stopped = Zapis ovde prestaje
hand-state-score = Samo ishod, bez karata
hand-state-line-end = Varijanta ovde završava
hand-contract = Kontrakt
hand-contract-none = Još nema najave
hand-contract-trump = { $contract }, adut { $suit }
hand-declared-by = { $contract }, igra: { $by }
hand-about-score = { $name } igra { $contract }, u odbrani { $first } i { $second }: { $verdict }.
hand-about-passed = Niko ne igra: { $a }, { $b } i { $c }.
hand-table = Kartaški sto
hand-hidden-cards = { $count ->
        [one] { $count } skrivena karta
        [few] { $count } skrivene karte
       *[other] { $count } skrivenih karata
    }
hand-played-in = odigrano u štihu { $trick }
hand-card-winning = dobija
hand-card-won = uzima štih
hand-card-legal = dozvoljeno
hand-card-barred = zabranjeno
hand-card-irregular = nepravilno
hand-current-trick = Trenutni štih
hand-winning = za sada dobija: { $by }
hand-talon-dealt = Podeljeni talon
hand-talon-laid = Odbačeno ({ $by })
hand-turn = na redu
hand-dealer = deli
hand-talon-cards = Talon: { $cards }
hand-played-cards = Odigrano: { $cards }

## Replay controls

control-label = Koraci
control-start = Prva pozicija
control-previous-trick = Prethodni štih
control-previous-card = Prethodna karta
control-play = Pokreni
control-next-card = Sledeća karta
control-next-trick = Sledeći štih
control-end = Poslednja pozicija
control-decisive = Na odlučujući štih
control-next-note = Sledeća napomena
control-position = Pozicija { $ply } od { $total }
control-speed = Brzina
control-keys = Tasteri
control-legal-show = Prikaži šta je dozvoljeno
control-legal-hide = Sakrij šta je dozvoljeno
legal-count = { $count ->
        [one] { $by }: { $count } dozvoljena karta
        [few] { $by }: { $count } dozvoljene karte
       *[other] { $by }: { $count } dozvoljenih karata
    }
legal-over = Podela je gotova; niko nije na potezu.
legal-not-in-play = Još ne sme da se igra karta.
legal-not-seen = Sa ovog gledišta karte se ne vide.
control-played-hide = Ukloni odigrane karte
control-rotate = Okreni sto
control-seat-below = dole sedi: { $by }
control-text-mode = Kao tekst
faces-letters = Slova na kartama: A as, X desetka, K kralj, O gornjak, U donjak.
control-table-mode = Kao sto
control-more = Više

## Viewpoints

view-label = Gledište
view-all = Sve karte
view-A = Mesto A
view-B = Mesto B
view-C = Mesto C
view-defenders = Odbrana
view-public = Gledalac
view-then = Bez naknadnog znanja
view-reveal = Otkrij ostalo
view-as-defender = Kako je video igrač odbrane
view-then-note = Ono što je bilo kasnije skriveno je: ostali štihovi, rezultat i kasnije napomene.

## Tabs of the replay

tab-label = Delovi podele
tab-tricks = Štihovi
tab-auction = Licitacija
tab-result = Rezultat
tab-notes = Napomene
tab-findings = Nalazi
tab-share = Podeli

## Trick list

tricks-caption = Štihovi redom
tricks-number = Štih
tricks-winner = Dobija
tricks-points = Poeni
tricks-running = Ukupno do sada
tricks-sum = Zbir
tricks-empty = Nije odigran nijedan štih.
tricks-rest = Ostatak, po sporazumu
tricks-rest-conceded = Ostatak, predajom

## Auction table

auction-caption = Licitacija, kolona za svako mesto
auction-empty = Još nema najava.
auction-unrecorded = Licitacija nije zapisana.
auction-pass = pas
auction-pickup = uzima talon
auction-discard = odbacuje
auction-trump = Adut: { $suit }
auction-kontras = Kontra
auction-marriages = Zvanja

## Result table

result-caption = Rezultat po delovima
result-component = Deo igre
result-made = ostvareno
result-lost = palo
result-penalty = kazna { $amount }
result-silent-none = Tihih igara nije bilo.
result-scores = Obračun
result-points = Poeni
result-decided = Odlučeno nakon štiha { $trick }
result-decided-claim = Završeno sporazumno
result-forfeit = Karte bačene pre igre
result-score-only = Zapisan je samo ishod, nema karata za ponovno odigravanje.
result-round-factor = Najava prvog kruga: sve se broji dvostruko
result-none = Ovaj zapis nema rezultat.
result-none-incomplete = Prestaje pre kraja podele.
result-none-ruling = O nepravilnoj karti prvo treba odlučiti.
result-ruled = Rezultat nakon odluke
result-claimed = Navedeno u zapisu
result-computed = Izračunato po pravilima
result-claimed-differs = Zapis i proračun se razlikuju
result-claimed-agrees = Navedeni je rezultat tačan.
result-claimed-not-compared = Navedeni rezultat ne može da se uporedi: iz ovog zapisa uz njega ništa ne može da se izračuna.
result-claimed-in-part = Ono što od navedenog rezultata može da se uporedi tačno je. Ostalo je samo navedeno.
result-not-compared = ne može da se uporedi
result-in-trick = štih { $trick }
result-made-here = Ovde je igra ostvarena
result-lost-here = Ovde je igra pala
result-pays-whom = { $from } → { $to }: { $amount }
result-decided-label = Odlučeno posle štiha
result-factor-label = Množilac prvog kruga
result-rulings = Nepravilnosti i odluke
result-differs = razlikuje se

## Notes, record, details of a hand

notes-here = Napomene uz ovu poziciju
notes-variations = Varijante
notes-main-line = Gledate varijantu. Nazad na ono što se dogodilo
sign-brilliant = vrlo dobro
sign-good = dobro
sign-interesting = zanimljivo
sign-doubtful = sumnjivo
sign-mistake = greška
sign-blunder = teška greška
sign-only = jedina dobra karta
record-download-json = Zapis (JSON)
record-download-ppn = Podela (PPN)
share-position = Veza do ove pozicije
share-deal = Veza ka ovoj podeli
share-view = Veza sa ovim prikazom
share-line = Veza do ove varijante
share-copy = Kopiraj
share-copied = Kopirano
share-record = Zapis, za izmenu ili kopiranje
share-carries = Adresa sadrži ceo zapis, pa se može proslediti iako ništa nije sačuvano.
paper-printed = Odštampano

## Keys

keys-title = Tasteri
keys-lead = Tasteri deluju bilo gde na strani, osim dok pišete ili dok je izabran link ili dugme van stola.
keys-card = jedna karta nazad ili napred
keys-trick = jedan štih nazad ili napred
keys-ends = na početak ili na kraj
keys-play = pokreni ili pauziraj
keys-variation = druga varijanta
keys-main-line = nazad na ono što se dogodilo
keys-view = sledeće gledište
keys-seats = gledište mesta; 0 prikazuje sve
keys-reveal = sakrij ili otkrij
keys-rotate = okreni sto
keys-legal = prikaži šta je dozvoljeno
keys-decisive = na odlučujući štih
keys-help = ovaj spisak
keys-letters = i slova deluju kao tasteri

## Sign-in and account

signin-title = Prijava
signin-mail = E-adresa
signin-password = Lozinka
signin-submit = Prijavi se
signin-failed = Pogrešna e-adresa ili lozinka.
signin-invite-only = Nalozi se otvaraju na poziv. Zatražite vezu od administratora sajta.
signin-forgot = Zaboravili ste lozinku? Administrator sajta može da vam pošalje vezu za novu.
signin-again = Vaša sesija je istekla. Prijavite se ponovo; upisano je sačuvano.
again-title = Poslati uneto?
again-lead = Ponovo ste prijavljeni. Obrazac koji ste ranije poslali nije izgubljen: pošaljite ga sada. Lozinke se ne čuvaju; ako ju je sadržao, bićete upitani.
again-other = Stranica s ovim obrascem otvorena je u drugoj sesiji; sada je prijavljen korisnik { $name }. Još ništa nije urađeno: obrazac se može poslati pod tim imenom. Lozinke se ne čuvaju; ako ju je sadržao, bićete upitani.
again-submit = Pošalji
again-drop = Nemoj poslati
signout-done = Odjavljeni ste.
account-title = Nalog
account-name = Ime
account-name-help = Prikazuje se uz ono što uvezete.
account-mail = E-adresa
account-clubs = Klubovi
account-clubs-none = Još niste član nijednog kluba.
account-password-title = Promena lozinke
account-password-current = Trenutna lozinka
account-password-new = Nova lozinka
account-password-help = Od 10 do 128 znakova. Nekoliko reči je bolje od jedne sa znakovima.
account-password-save = Promeni lozinku
account-password-wrong = Trenutna lozinka nije ispravna.
account-password-short = { $count ->
        [one] Potreban je najmanje { $count } znak.
        [few] Potrebna su najmanje { $count } znaka.
       *[other] Potrebno je najmanje { $count } znakova.
    }
account-password-long = { $count ->
        [one] Dozvoljen je najviše { $count } znak.
        [few] Dozvoljena su najviše { $count } znaka.
       *[other] Dozvoljeno je najviše { $count } znakova.
    }
account-password-short-admin = Potrebno je najmanje 15 znakova, jer ovaj nalog upravlja celim sajtom.
account-password-weak = Ovu lozinku je prelako pogoditi.
account-sessions = Sesije
account-session-this = ova sesija
account-session-on = { $browser }, { $system }
account-session-browser = drugi pregledač
account-session-system = drugi sistem
account-session-seen = Poslednje korišćenje
account-session-end = Završi ovu sesiju
account-session-end-all = Završi sve ostale sesije
account-tokens = API ključevi
account-tokens-none = Nemate nijedan ključ.
account-token-name = Naziv ključa
account-token-scope = Ovlašćenja
account-token-scope-read = čitanje podela
account-token-scope-import = uvoz podela
account-token-expires = Ističe
account-token-unused = Još nije korišćen
account-token-create = Napravi ključ
account-token-once = Kopirajte ga sada; prikazuje se samo jednom.
account-token-revoke = Opozovi
account-language = Jezik stranica
account-save = Sačuvaj
account-saved = Sačuvano.

## Invitations and first start

invite-title = Pridružite se Talonu
invite-lead = Pozvani ste{ $club ->
        [none] {""}
       *[other] {" "}u klub { $club }
    }. Izaberite ime i lozinku.
invite-submit = Otvori nalog
invite-invalid = Ova veza više ne važi. Zatražite novu.
invite-taken = Sa ovom e-adresom već postoji nalog.
reset-title = Nova lozinka
reset-submit = Sačuvaj novu lozinku
reset-done = Lozinka je sačuvana. Prijavite se njome.
setup-title = Prvi nalog
setup-lead = Ova instalacija još nema administratora. Nalog koji ovde otvorite biće prvi.
field-required = Ovo treba popuniti.
field-too-long = { $limit ->
        [one] Ovde stane najviše { $limit } znak.
        [few] Ovde stanu najviše { $limit } znaka.
       *[other] Ovde stane najviše { $limit } znakova.
    }
field-bad-mail = Upišite ispravnu e-adresu, na primer ime@example.org.
field-bad-date = Datum pišite kao 2026-03-14.
field-bad-time = Vreme pišite kao 18:30.
field-day-outside = Godina mora biti između 1900. i 2200.
field-clock-gap = Tog dana se sat pomera unapred i to vreme se preskače. Izaberite drugo vreme.
field-bad-choice = Izaberite jednu od ponuđenih vrednosti.
field-bad-characters = Skriveni kontrolni znakovi ovde nisu dozvoljeni.
form-errors = Neka polja treba još jednom pogledati

## Error pages

error-title = Došlo je do greške
error-request-id = Zahtev { $id }
error-home = Na početnu stranicu
error-400-title = Ovaj zahtev se ne može razumeti
error-400 = Deo adrese ili obrasca nije kakav treba biti.
error-400-mend = Vratite se i pokušajte ponovo sa stranice sa koje ste došli.
error-401-title = Prijavite se
error-401 = Ova stranica je za prijavljene.
error-401-mend = Prijavite se i vratićemo vas ovamo.
error-403-title = Nije dozvoljeno
error-403 = Ovo ovde ne smete učiniti.
error-403-mend = Ako mislite da bi trebalo da možete, obratite se vlasniku kluba ili administratoru sajta.
error-foreign-title = Obrazac je poslat sa drugog sajta
error-foreign = Nije poslat sa stranice ovog sajta, pa ništa nije urađeno.
error-foreign-mend = Otvorite stranicu ovde i sa nje pošaljite obrazac. Ako pregledač ili dodatak uklanja zaglavlja Origin i Referer, dozvolite ih za ovaj sajt.
error-404-title = Nije pronađeno
error-404 = Na ovoj adresi nema ničega ili vam to nije vidljivo.
error-404-mend = Proverite adresu ili pregledajte podele.
error-404-ply = Ova podela nema poziciju { $ply }. Poslednja je { $last }.
error-404-ply-score = Od ove podele zapisan je samo ishod. Karata nema, pa nema ni pozicija kroz koje bi se prolazilo.
error-404-ply-score-mend = Na podelu
error-404-ply-mend = Na poslednju poziciju
error-405-title = Zahtev nije podržan
error-405 = Ova adresa ne prima takvu vrstu zahteva.
error-405-mend = Koristite dugmad i veze na stranici.
error-409-title = Neko je to već promenio
error-409 = Ono što ste hteli promeniti u međuvremenu se promenilo.
error-409-mend = Pogledajte novo stanje i odlučite ponovo.
error-413-title = Preveliko
error-413 = Poslato je veće od dozvoljenog.{ $limit ->
        [none] {""}
       *[other] {" "}Granica je { $limit }.
    }
error-413-mend = Podelite datoteku i šaljite delove jedan za drugim.
error-415-title = Vrsta datoteke nije prihvaćena
error-415 = Komprimovane datoteke i datoteke ove vrste ne primaju se.
error-415-mend = Pošaljite obični JSON ili jedan zapis po redu.
error-422-title = Pogledajte još jednom
error-422 = Nešto u obrascu još nije u redu.
error-422-mend = Sporna su polja označena; upisano je sačuvano.
error-429-title = Prebrzo
error-429 = Odavde je u kratkom vremenu došlo previše zahteva.
error-429-mend = { $seconds ->
        [one] Sačekajte { $seconds } sekundu i pokušajte ponovo.
        [few] Sačekajte { $seconds } sekunde i pokušajte ponovo.
       *[other] Sačekajte { $seconds } sekundi i pokušajte ponovo.
    }
error-500-title = Naša greška
error-500 = Ovde je nešto pošlo po zlu. Zabeleženo je.
error-500-mend = Pokušajte ponovo. Ako se ponovi, javite administratoru sajta broj u nastavku.
error-503-title = Trenutno zauzeto
error-503 = Stranice trenutno imaju previše posla ili se ponovo pokreću.
error-503-mend = Pokušajte ponovo za koji trenutak.
error-431-title = Predugačka adresa
error-431 = Adresa, ili ono što pregledač šalje uz nju, duža je od dozvoljenog.
error-431-mend = Skratite adresu ili obrišite kolačiće ovih stranica.
error-store-title = Podaci trenutno nisu dostupni
error-store = Stranice trenutno ne mogu ni da čitaju ni da čuvaju svoje podatke. Ništa nije promenjeno.
error-store-mend = Pokušajte ponovo za nekoliko minuta.
error-full-title = Disk je pun
error-full = Disk na kome sajt drži podatke je pun. Ništa nije promenjeno.
error-full-mend = Administrator sajta treba da oslobodi mesta. Zatim pokušajte ponovo.
error-read-only-title = Disk se može samo čitati
error-read-only = Disk na kome sajt drži podatke može samo da se čita, na njega ne može da se piše. Ništa nije promenjeno.
error-read-only-mend = Administrator sajta treba ponovo da omogući pisanje. Ono što postoji dotle može da se čita.
error-typed-title = Ono što ste upisali sačuvano je ovde
error-typed-help = Pošaljite ponovo kad uzrok prođe.
error-typed-submit = Pošalji ponovo
error-typed-password = Lozinka, koja se nigde ne čuva

## Rule pages, error pages of the findings, format

rules-lead = Onako kako Talon ocenjuje zapise. Svako pravilo ima broj i adresu.
rules-contents = Sadržaj
rules-english-notice = Ova pravila ovde čitate na engleskom.
rules-permalink = Adresa pravila { $rule }
rules-ladder = Lestvica najava
rules-ladder-caption = Sve 54 najave, od najniže do najviše
ladder-step = Stepenica
ladder-name = Najava
ladder-code = Oznaka
ladder-win = Dobitak
ladder-loss = Gubitak
errors-title = Nalazi
errors-lead = Svaka oznaka koju provera može prijaviti: šta znači, čime nastaje i kako se popravlja.
errors-code = Oznaka
errors-severity = Težina
errors-stage = Faza
errors-what = Šta znači
errors-mend = Kako popraviti
errors-failing = Zapis sa greškom
errors-mended = Isti zapis popravljen
errors-rule = Pravilo
errors-all = Sve oznake
errors-try = Proveri ovaj zapis
severity-error = greška
severity-warning = upozorenje
severity-info = obaveštenje
severity-error-means = Zapis se odbija.
severity-warning-means = Zapis se prihvata, a upozorenje se prikazuje uz njega.
severity-info-means = Zapis se prihvata; ovo je samo obaveštenje.
stage-bytes = bajtovi
stage-syntax = sintaksa
stage-structure = struktura
stage-deal = podela
stage-sequence = redosled
stage-auction = licitacija
stage-kontra = kontra i zvanje
stage-play = igra
stage-result = rezultat
stage-score = zapis rezultata
stage-ppn = PPN
stage-store = skladište
format-title = Format zapisa
format-lead = Jedna podela je jedan samostalan JSON objekat.
format-schema = JSON šema

## Command line

cli-export-left-out = Zapisa koji ne mogu da se zapišu u ovom formatu i izostavljeni su: { $count }.
cli-validate-summary = Zapisa: { $total }; prihvaćeno: { $accepted } (sa upozorenjima: { $warnings }); odbijeno: { $rejected }.
cli-show-position = Zapis { $record }, pozicija { $ply } od { $last }: { $phase }
cli-show-score = Zapis { $record }: samo ishod, bez karata
cli-show-kontra = Kontra: { $list }
cli-show-silent = Tihe najave: { $list }
cli-see-also = Vidi i { $places }.
cli-show-turn = na redu: { $by }
cli-show-talon = Talon: { $cards }
cli-show-trick = Štih { $trick }: { $cards }
cli-show-won = štihova: { $tricks }, poena: { $points }
cli-show-won-tricks = štihova: { $tricks }
cli-show-bula = Bula: { $list }
cli-show-soup = Supa (pisac > nosilac): { $list }
cli-show-legal = Dozvoljeno ({ $by }):
cli-show-choice = { $count } od { $cards }
cli-show-ply-beyond = pozicija { $ply } ne postoji: poslednja u ovom zapisu je { $last }
cli-show-record-beyond = zapis { $record } ne postoji: poslednji u datoteci je { $last }

hand-replaced-by = Zamenjen novijim zapisom
hand-replaces = Zamenjuje raniji zapis
