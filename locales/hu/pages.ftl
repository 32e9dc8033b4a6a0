## Frame

site-name = Talon
site-tagline = Ulti és preferánsz: ellenőrzött, lapról lapra visszajátszott leosztások
nav-label = Főmenü
nav-hands = Leosztások
nav-check = Ellenőrzés
nav-import = Betöltés
nav-rules = Szabályok
nav-desk = Szabálykérdések
nav-api = API
nav-tournaments = Versenyek
nav-leagues = Bajnokságok
nav-account = Fiók
nav-sign-in = Belépés
nav-sign-out = Kilépés
nav-menu = Menü
nav-search = Keresés
nav-skip = Ugrás a tartalomhoz
nav-skip-table = Ugrás a kártyaasztalhoz
nav-breadcrumb = Itt vagy
footer-language = Nyelv
footer-theme = Téma
footer-source = Forráskód
footer-format = Formátum
footer-errors = A hibaüzenetek magyarázata
theme-light = Világos
theme-dark = Sötét
theme-system = Rendszer
faces-label = Kártya
faces-german = Magyar kártya
faces-french = Francia kártya
faces-french4 = Francia kártya, négy szín
notice-english-only = Ez a szöveg angol nyelvű.

## Buttons and small words

button-apply = Szűrés
button-clear = Szűrők törlése
button-close = Bezár
button-check = Ellenőrzés
word-yes = igen
word-no = nem
word-none = nincs
word-unknown = ismeretlen
word-all = mind
date-day = { $year }. { $month ->
        [1] jan.
        [2] febr.
        [3] márc.
        [4] ápr.
        [5] máj.
        [6] jún.
        [7] júl.
        [8] aug.
        [9] szept.
        [10] okt.
        [11] nov.
       *[12] dec.
    } { $day }.
date-short = { $month ->
        [1] jan.
        [2] febr.
        [3] márc.
        [4] ápr.
        [5] máj.
        [6] jún.
        [7] júl.
        [8] aug.
        [9] szept.
        [10] okt.
        [11] nov.
       *[12] dec.
    } { $day }.
word-and = és
word-or = vagy
word-now = most
word-optional = nem kötelező
word-required = kötelező
word-new = új
word-date = Dátum
word-player = Játékos
word-players = Játékosok
word-club = Klub
word-event = Rendezvény
word-table = Asztal
word-round = Forduló
word-deal-number = Leosztás száma
fact-round = { $which }. forduló
fact-table = asztal: { $which }
fact-deal = { $which }. osztás
fact-dealer = Osztó: { $which }
fact-sat-out = Kimaradt: { $which }
word-source = Forrás
word-result = Eredmény
word-status = Állapot
word-record = Jegyzőkönyv
word-line = Sor
word-column = Oszlop
word-code = Kód
word-error = Hiba
word-warning = Figyelmeztetés
word-info = Értesítés
word-language = Nyelv
word-time-utc = UTC
count-cards = { $count } lap
count-tricks = { $count } ütés
count-points = { $count } pont

## Paging

pager-label = Lapozás
pager-newer = Újabbak
pager-older = Régebbiek
pager-previous = Előző
pager-next = Következő

## Home

home-title = Ulti és preferánsz
home-lead = A Talon ulti- és preferánszleosztások jegyzőkönyveit olvassa be, ellenőrzi a szabályosságukat, és lapról lapra visszajátssza őket. Ha hibás a jegyzőkönyv, megmondja, mi a baj, hol, és melyik szabály szerint.
home-latest = Legújabb nyilvános leosztások
home-latest-seen = Legújabb leosztások
home-latest-empty = Még nincs nyilvános leosztás.
home-latest-seen-empty = Még nincs leosztás.
home-latest-all = Minden leosztás
home-check-title = Leosztás ellenőrzése
home-check-text = Illessz be egy jegyzőkönyvet, és nézd meg a visszajátszást vagy a hibákat. Semmit sem tárolunk, és fiók sem kell hozzá.
home-ways = Kezdd itt
home-way-rules = Olvasd el a szabályokat, minden értékükkel
home-way-desk = Dönts el egy vitás szabálykérdést
home-way-format = Ismerd meg a jegyzőkönyv formátumát
home-mine = Az utolsó leosztásaim

## Check

check-title = Jegyzőkönyv ellenőrzése
check-lead = Illessz be vagy tölts fel jegyzőkönyveket Talon-formátumban, PPN-ben, rövid szövegként vagy táblázatként (CSV). Rögtön látod, szabályosak-e; semmit sem tárolunk.
check-paste = Jegyzőkönyv beillesztése
check-file = Vagy válassz fájlt
check-file-first = Ha van fájl, azt ellenőrizzük a szöveg helyett.
check-text-too-large = Ez a szöveg hosszabb, mint { $size }, ezért nem ellenőriztük. Ellenőrizd részenként.
check-file-too-large = Ez a fájl nagyobb, mint { $size }, ezért nem ellenőriztük. Ellenőrizd részenként, vagy töltsd be: egy betöltés legfeljebb { $import } lehet.
check-too-many = Csak az első 200 jegyzőkönyvet ellenőriztük.
check-strict = A hibás eredmény hibának számítson
check-limit = Legfeljebb { $size } és 200 jegyzőkönyv.
check-ok = Ez a jegyzőkönyv szabályos.
check-ok-warnings = A jegyzőkönyv elfogadható, figyelmeztetésekkel.
check-not-ok = Ez a jegyzőkönyv nem szabályos.
check-unread = Ez nem olvasható jegyzőkönyvként.
check-ok-word = szabályos
check-ok-warnings-word = elfogadható, figyelmeztetésekkel
check-not-ok-word = nem szabályos
check-unread-word = nem olvasható
check-replay = Visszajátszás
check-until-fault = Visszajátszás a hibáig
check-hand = A leosztás megnyitása
check-score-title = Egy leosztás eredménye
check-keep-score = Csak az eredmény megtartása
check-unchecked = { $count } későbbi lépést nem ellenőriztünk.
check-nothing-stored = Ebből semmit sem tároltunk.
check-samples = Nincs kéznél jegyzőkönyv? Próbáld ki ezek egyikét:
check-sample-sound = Egy teljes, hibátlan leosztás: { $game }
check-sample-notation = Egy preferánszjátszma PPN-ben
check-sample-evening = Egy este rövid szövegként
check-sample-table = Egy este táblázatként (CSV)
check-sample-hands = Két leosztás a lapjaival rövid szövegként
check-bad-address = Ebben a linkben nincs olvasható jegyzőkönyv.
check-summary = { $count } jegyzőkönyv: { $legal } szabályos, { $refused } nem szabályos.
check-empty = Nincs mit olvasni. Illessz be valamit, vagy válassz olyan fájlt, amely nem üres.
check-corrected = Javítva: { $what }
check-from-address = A megadott címről beolvasva.
check-fix-gone = A szöveg közben megváltozott, így ez a javítás már nem illik rá. A mostani alakját ellenőriztük.
check-import-title = Betöltés
check-import-lead = A szabályos jegyzőkönyveket a klub tárolja, a többit ott ki lehet javítani.
check-import-do = Betöltés

## Import

import-title = Leosztások betöltése
import-lead = Válassz fájlt, húzd ide, vagy illessz be jegyzőkönyveket. Mindegyiket külön bíráljuk el: a jókat tároljuk, a hibásakat a hiba megjelölésével visszakapod.
import-what = Milyen legyen a fájl?
import-format = A jegyzőkönyvek formátuma
import-check = Előbb csak ellenőrzés
import-file = Fájl
import-drop = Vagy húzd ide a fájlt
import-paste = Illeszd be a jegyzőkönyveket
import-club = Klub
import-visibility = Ki láthatja ezeket a leosztásokat
import-dry-run = Csak ellenőrzés, tárolás nélkül
import-atomic = Mind vagy semmi
import-atomic-help = Ha egy fájlban akár egy is hibás, abból egyet se tároljunk.
import-limit = Egy fájlban legfeljebb { $size } és { $records } jegyzőkönyv, egyszerre legfeljebb { $files } fájl.
import-no-club = Még nem vagy tagja egyetlen klubnak sem, így nincs hová tárolni. Fordulj az oldal üzemeltetőjéhez.
import-start = Betöltés indítása
import-preview = Előnézet
import-preview-lead = Még semmi sincs tárolva. Vedd ki a pipát abból, ami nem kell, vagy javítsd alább a szöveget, és nézd meg újra.
import-preview-choose = { $number }. leosztás tárolása
import-preview-store = A kipipált leosztások tárolása
import-preview-again = Előnézet újra
import-preview-totals = A csak számokat tartalmazó sorok átvétele beírt összegként
import-preview-totals-help = Ezekben semmi sem ellenőrizhető; mindenütt beírt összegként jelennek meg. Az új előnézetben már látszanak.
import-preview-nothing = Pipálj ki legalább egy leosztást, vagy javítsd a szöveget.
report-rows-chosen = csak a kipipált leosztások
import-recent = Betöltéseim
import-recent-empty = Még semmit sem töltöttél be.
import-failed-refused = Semmi sem lett eltárolva: „mind vagy semmi” volt kérve, és nem minden jegyzőkönyv tárolható.
import-failed-records = A beolvasás megállt: egy feltöltésben legfeljebb 50 000 jegyzőkönyv lehet.
import-failed-broken = Ezt a betöltést többszöri próbálkozásra sem sikerült beolvasni. Amit küldtél, megmaradt; az oldal üzemeltetője utánanézhet.
import-name = A forrás neve (nem kötelező)
import-pasted = beillesztett szöveg
import-club-full = A klub elérte a feltöltések korlátját ({ $size }). A feltöltések 90 nap után törlődnek.
import-unreadable = A feltöltés megszakadt. Küldd el újra.
import-packed = Ez a fájl tömörítve van. Előbb bontsd ki, és a tartalmát küldd el.
import-cut = Az utána kiválasztott fájlokat nem néztük meg. Küldd el őket külön.
import-too-many-files = Egy űrlappal legfeljebb { $files } fájl tölthető be. A többit küldd el egy másikkal.
import-too-often = Rövid idő alatt ennél többet nem tölthetsz be.
import-left-out = További { $count } fájlt nem néztünk meg. Küldd el később újra.
import-taken = { $count ->
        [one] { $count } betöltés elindult.
       *[other] { $count } betöltés indult el, mindegyiknek saját jelentése van. A lenti lista elején állnak.
    }
import-taken-some = Ezt átvettük, nem kell újra elküldeni
import-refused = Nem vettünk át mindent
import-no-text = Ez kép vagy dokumentum. A jegyzőkönyv szöveg, JSON vagy PPN formátumban.
import-picture = Ez kép, azt nem tudjuk elolvasni. Írd be rövid szövegként, ami rajta van, vagy vidd be a leosztást kattintva.
import-pdf = Ez PDF. Nyisd meg, másold ki a szövegét, és azt illeszd be ide.
import-office = Ez táblázat vagy irodai dokumentum. Nyisd meg, válaszd a „Mentés másként”, majd a CSV lehetőséget, vagy másold ki a cellákat vagy a szöveget, és illeszd be ide.
import-too-large = Ez a fájl nagyobb, mint { $size }, ezért semmi sem maradt meg belőle. Oszd fel, és küldd el a részeit.
import-text-too-large = Ez a szöveg hosszabb, mint { $size }. Töltsd be részletekben.
visibility-private = Csak én
visibility-club = A klubom
visibility-unlisted = Bárki, akinél megvan a link
visibility-public = Mindenki

## Import report

report-title = A betöltés jelentése
report-state-waiting = Indulásra vár
report-state-running = Folyamatban
report-state-done = Kész
report-state-partly = Részben tárolva
report-state-nothing = Semmit sem tároltunk
report-state-undecided = Döntésre vár
report-state-failed = Sikertelen
report-state-undone = Visszavonva
report-progress-bytes = { $done } / { $total } beolvasva
report-leave = Elhagyhatod az oldalt, és ugyanezen a linken visszatérhetsz.
report-refresh = Frissítés
report-summary = { $total } jegyzőkönyv: { $accepted } elfogadva, { $duplicates } már megvolt, { $waiting } döntésre vár, { $rejected } elutasítva.
report-with-warnings = ebből { $count } figyelmeztetéssel
report-accepted = Elfogadva
report-warned = Figyelmeztetéssel
report-duplicates = Már megvolt
report-waiting = Rád vár
report-rejected = Elutasítva
report-read-as = Így olvastuk: { $notation ->
        [csv] táblázat (CSV)
        [ppn] Portable Preferans Notation
       *[text] rövid szöveg
    }, { $count } leosztás{ $passed ->
        [0] {""}
       *[other] ; körülötte { $passed } sort átugrottunk
    }{ $page ->
        [none] {""}
       *[other] ; a szöveg nem UTF-8, ezért { $page } kódolásúként olvastuk
    }.
report-dry-run = Ez csak ellenőrzés volt, semmit sem tároltunk.
report-findings = Észrevételek
report-where = { $record }. jegyzőkönyv, { $line }. sor, { $column }. oszlop
report-pointer = Hely a jegyzőkönyvben
report-expected = Ami ide való
report-position = Az állás a lépés előtt
report-diagnosis-many = { $count } jegyzőkönyv ezzel szabályos: { $option }.
report-download-rejected = Az elutasítottak letöltése az észrevételekkel
report-download-raw = Az eredeti feltöltés letöltése
report-undo = A betöltés visszavonása
report-undo-help = Eltávolítja az ekkor betöltött összes leosztást. 30 napig lehetséges.
report-undone = Ezt a betöltést visszavontuk.
report-record = { $record }. jegyzőkönyv, { $line }. sor
report-record-number = { $count }. jegyzőkönyv
report-show-all = Összes mutatása ({ $count })
report-all-groups = Minden észrevétel
report-would = A számok azt mutatják, mi lett volna a jegyzőkönyvekkel; egyik sincs eltárolva.
report-decided = A döntésedet feljegyeztük.
report-stored-hand = A tárolt leosztás megnyitása
report-text-forgotten = A szövegét 90 napig őriztük, és már nincs meg; amit találtunk benne, az itt áll.
report-differences = Ami a tárolt leosztástól eltér
report-diff-stored = A tárolt
report-diff-new = Ebben a jegyzőkönyvben
report-diff-cards = { $name } lapjai
report-diff-course = Licit és játék, { $number }. lépés
report-diff-notes = Megjegyzések
report-diff-others = más
report-keep-stored = Maradjon a tárolt
report-store-too = Ez is legyen tárolva
report-first-page = Első oldal
report-next-page = Tovább
report-empty-undone = Itt már nincs semmi
report-empty-undone-help = Ezt a betöltést visszavontuk. Amit elküldtél, még megvan, és lent letölthető.
report-empty-none = Nincs jegyzőkönyv
report-empty-none-help = Semmi sem volt jegyzőkönyvként olvasható. Amit elküldtél, megvan, és lent letölthető.
report-empty-here = Ilyen nincs
report-empty-here-help = Ebben a betöltésben nincs ilyen jegyzőkönyv. Válassz mást fent.
report-undo-question = { $count } leosztás minden listából eltűnik. Amit elküldtél, megmarad, így újra betölthető.
report-undo-sessions = Ezekből a játszmákból tűnik el leosztás:
report-undo-deals = { $numbers }. leosztás
report-undo-session = { $gone }; { $count ->
        [0] semmi sem marad belőle
       *[other] { $count } leosztás marad
    }
report-undo-not = Maradjon
report-replace = Ez lépjen a helyébe
report-mend = A jegyzőkönyv javítása
report-mended-typed = { $count } elutasított jegyzőkönyvet kézzel javítottak, és bekerült.
report-mended-option = { $count } elutasított jegyzőkönyv ezzel a beállítással került be: { $option }.
report-mended-corrected = { $count } elutasított jegyzőkönyv javasolt javítással került be: { $corrections }
report-fix = Javítás alkalmazása
report-fix-option = Ez a jegyzőkönyv legyen így betöltve
report-fix-all = A javasolt javítások elvégzése ({ $count })
mend-more = A javasolt javítások benne vannak a lenti szövegben, de a jegyzőkönyv még mindig hibás. Semmit sem töltöttünk be.
mend-title = Jegyzőkönyv javítása
mend-lead = Javítsd ki a szöveget, és vidd be ugyanabba a betöltésbe. Ami beérkezett, változatlan marad, a jelentés pedig megmondja, hogy a jegyzőkönyvet javították.
mend-place = { $count }. jegyzőkönyv
mend-text = A jegyzőkönyv
mend-store = Ellenőrzés és betöltés
mend-check = Csak ellenőrzés
mend-back = Vissza a jelentéshez
mend-refused = Ezt a jegyzőkönyvet elutasítottuk. A lenti sorok és oszlopok a mezőben álló szövegre vonatkoznak.
mend-forgotten = Ennek a jegyzőkönyvnek a szövegét 90 napig őriztük, és már nincs meg. Ha máshol megvan, illeszd be ide.
mend-no-text = Ez a jegyzőkönyv nem olvasható szövegként, ezért nincs mit mutatni. Írd vagy illeszd be, vagy nézd meg, mi érkezett.
mend-still = Ez a jegyzőkönyv még mindig hibás; semmi sem változott.
mend-sound = Ez a jegyzőkönyv most rendben van, de még nincs betöltve.
mend-settled = Erről a jegyzőkönyvről időközben döntés született, vagy a betöltést visszavonták. Semmi sem változott; amit beírtál, lent megvan.
mend-done = A javított jegyzőkönyvet betöltöttük.
mend-there = A javított jegyzőkönyv már megvolt, ezért nem tároltuk még egyszer.
mend-waits = A javított jegyzőkönyv leosztását már tároljuk, de másképp feljegyezve. Döntsd el, melyik a helyes.
report-use-option = Legyen így ennél a betöltésnél
report-use-option-help = Minden elutasított jegyzőkönyvet újra elolvasunk ezzel a beállítással. Amelyik így szabályos, azt betöltjük, a beállítás bekerül a jegyzőkönyvbe, a jelentés pedig megmondja, hány ilyen volt.
report-option-used = Az elutasított jegyzőkönyveket elolvastuk ezzel a beállítással.
report-option-none = Ezzel a beállítással egyetlen elutasított jegyzőkönyv sem szabályos.
report-to-hand = A leosztás megnyitása
report-more = és még { $count } ilyen

## Hands

hands-title = Leosztások
hands-lead = Minden leosztás, amelyet láthatsz; a legújabb elöl.
hands-empty = Egyetlen leosztás sem felel meg a szűrőknek.
hands-empty-help = Vegyél ki egy szűrőt, vagy tölts be leosztásokat.
hands-none = Itt még nincsenek leosztások.
hands-filters = Szűrők
hands-filter-game = Játék
hands-filter-player = Játékos
hands-filter-role = A játékos szerepe
hands-filter-role-declarer = felvevő
hands-filter-role-defender = védő
hands-filter-won-by = { $name } nyerte
hands-filter-lost-by = { $name } vesztette
hands-filter-contract = Felvett játék
hands-filter-component = Részjáték
hands-filter-outcome = Eredmény
hands-filter-kontra = Kontra
hands-filter-kontra-any = bármilyen
hands-filter-cards = Kártyák
hands-filter-cards-with = kártyákkal
hands-filter-cards-without = csak az eredmény
hands-filter-from = Ettől
hands-filter-to = Eddig
hands-filter-source = Forrás
hands-filter-club = Klub
hands-filter-active = Bekapcsolt szűrők
hands-filter-remove = Szűrő törlése: { $name }
hands-unfinished = befejezetlen
hands-claimed = megadva
hands-ruling-needed = döntésre vár
hands-passed-out = mindenki passzolt
hands-without-cards = kártyák nélkül
hands-fan = { $by } lapjai

## Replay

hand-title = { $id }. leosztás
hand-state-auction = Licit, { $by } következik
hand-state-trump = { $by } megnevezi az adut
hand-state-play = { $trick }. ütés a tízből, { $by } következik
hand-state-deal = Az első bemondás előtt
hand-state-over = A leosztás véget ért
hand-state-stopped = A jegyzőkönyv itt megszakad
hand-state-score = Csak eredmény, kártyák nélkül
hand-state-line-end = A változat itt véget ér
hand-contract = Játék
hand-contract-none = Még nincs bemondás
hand-contract-trump = { $contract }, adu: { $suit }
hand-declared-by = { $contract }, felvevő: { $by }
hand-about-score = { $name } játszik, { $contract }, a védők { $first } és { $second }: { $verdict }.
hand-about-passed = { $a }, { $b } és { $c } is passzolt.
hand-table = Kártyaasztal
hand-hidden-cards = { $count } rejtett lap
hand-played-in = kijátszva: { $trick }. ütés
hand-card-winning = viszi
hand-card-won = vitte
hand-card-legal = kijátszható
hand-card-barred = nem tehető
hand-card-irregular = szabálytalan
hand-current-trick = Az aktuális ütés
hand-winning = most { $by } viszi
hand-talon-dealt = A kiosztott talon
hand-talon-laid = Letette: { $by }
hand-turn = következik
hand-dealer = osztó
hand-talon-cards = Talon: { $cards }
hand-played-cards = Kijátszva: { $cards }

## Replay controls

control-label = Lépegetés
control-start = Első állás
control-previous-trick = Előző ütés
control-previous-card = Előző lap
control-play = Lejátszás
control-next-card = Következő lap
control-next-trick = Következő ütés
control-end = Utolsó állás
control-decisive = A döntő ütéshez
control-next-note = Következő megjegyzés
control-position = { $ply }. állás, összesen { $total }
control-speed = Sebesség
control-keys = Billentyűk
control-legal-show = Mutasd, mi szabályos
control-legal-hide = Rejtsd el, mi szabályos
legal-count = { $by }: { $count } szabályos lap
legal-over = A leosztásnak vége, senki sem következik.
legal-not-in-play = Még nem lehet lapot kijátszani.
legal-not-seen = Ebből a nézőpontból a lapok nem látszanak.
control-played-hide = Kijátszott lapok elrejtése
control-rotate = Az asztal forgatása
control-seat-below = alul ül: { $by }
control-text-mode = Szövegként
faces-letters = A lapok betűi: A ász, X tízes, K király, O felső, U alsó.
control-table-mode = Asztalként
control-more = Továbbiak

## Viewpoints

view-label = Nézőpont
view-all = Minden lap
view-A = A hely
view-B = B hely
view-C = C hely
view-defenders = Védők
view-public = Néző
view-then = Utólagos tudás nélkül
view-reveal = A többi felfedése
view-as-defender = Ahogy egy védő látta
view-then-note = Ami később történt, rejtve van: a további ütések, az eredmény és a későbbi megjegyzések.

## Tabs of the replay

tab-label = A leosztás részei
tab-tricks = Ütések
tab-auction = Licit
tab-result = Eredmény
tab-notes = Megjegyzések
tab-findings = Észrevételek
tab-share = Megosztás

## Trick list

tricks-caption = Az ütések sorrendben
tricks-number = Ütés
tricks-winner = Viszi
tricks-points = Pont
tricks-running = Összesen eddig
tricks-sum = Össz.
tricks-empty = Egyetlen ütést sem játszottak.
tricks-rest = A többi, megegyezéssel
tricks-rest-conceded = A többi, feladással

## Auction table

auction-caption = Licit, helyenként egy oszloppal
auction-empty = Még nem volt bemondás.
auction-unrecorded = A licitet nem jegyezték fel.
auction-pass = passz
auction-pickup = felveszi
auction-discard = leteszi
auction-trump = Adu: { $suit }
auction-kontras = Kontra
auction-marriages = Bejelentések

## Result table

result-caption = Eredmény részenként
result-component = Rész
result-made = teljesítve
result-lost = bukott
result-penalty = büntetés { $amount }
result-silent-none = Csendes nem volt.
result-scores = Elszámolás
result-points = Pontok
result-decided = Eldőlt: { $trick }. ütés
result-decided-claim = Megegyezéssel zárult
result-forfeit = Lejátszás előtt bedobva
result-score-only = Csak az eredményt jegyezték fel, visszajátszható kártya nincs.
result-round-factor = Első körös bemondás: minden kétszeresen számít
result-none = Ennek a jegyzőkönyvnek nincs eredménye.
result-none-incomplete = A leosztás vége előtt megszakad.
result-none-ruling = Egy szabálytalan lapról előbb dönteni kell.
result-ruled = Eredmény a döntés után
result-claimed = A jegyzőkönyv szerint
result-computed = A szabályok szerint számítva
result-claimed-differs = A jegyzőkönyv és a számítás eltér
result-claimed-agrees = A megadott eredmény helyes.
result-claimed-not-compared = A megadott eredmény nem vethető össze: ebből a jegyzőkönyvből nem számítható mellé semmi.
result-claimed-in-part = A megadott eredményből az összevethető rész helyes. A többit csak a jegyzőkönyv állítja.
result-not-compared = nem vethető össze
result-in-trick = { $trick }. ütés
result-made-here = Itt teljesült a játék
result-lost-here = Itt bukott el a játék
result-pays-whom = { $from } → { $to }: { $amount } pont
result-decided-label = Eldőlt (ütés)
result-factor-label = Az első kör szorzója
result-rulings = Szabálytalanságok és döntések
result-differs = eltér

## Notes, record, details of a hand

notes-here = Megjegyzések ennél az állásnál
notes-variations = Változatok
notes-main-line = Ez egy változat. Vissza ahhoz, ami történt
sign-brilliant = nagyon jó
sign-good = jó
sign-interesting = érdekes
sign-doubtful = kétes
sign-mistake = hiba
sign-blunder = súlyos hiba
sign-only = az egyetlen jó lap
record-download-json = Jegyzőkönyv (JSON)
record-download-ppn = Leosztás (PPN)
share-position = Link erre az állásra
share-deal = A leosztás linkje
share-view = Link ezzel a nézettel
share-line = Link erre a változatra
share-copy = Másolás
share-copied = Kimásolva
share-record = A jegyzőkönyv javítása vagy másolása
share-carries = A link az egész jegyzőkönyvet tartalmazza, ezért továbbküldhető, bár semmit sem tárolunk.
paper-printed = Nyomtatva:

## Keys

keys-title = Billentyűk
keys-lead = A billentyűk az egész oldalon működnek, kivéve ha írsz, vagy ha az asztalon kívüli link vagy gomb van kijelölve.
keys-card = egy lappal vissza vagy előre
keys-trick = egy ütéssel vissza vagy előre
keys-ends = az elejére vagy a végére
keys-play = lejátszás vagy szünet
keys-variation = másik változat
keys-main-line = vissza ahhoz, ami történt
keys-view = következő nézőpont
keys-seats = egy hely nézőpontja; 0: minden lap
keys-reveal = elrejt vagy felfed
keys-rotate = az asztal forgatása
keys-legal = mutasd, mi szabályos
keys-decisive = a döntő ütéshez
keys-help = ez a lista
keys-letters = a betűk is működnek billentyűként

## Sign-in and account

signin-title = Belépés
signin-mail = E-mail-cím
signin-password = Jelszó
signin-submit = Belépés
signin-failed = Hibás e-mail-cím vagy jelszó.
signin-invite-only = Fiókot meghívóval lehet nyitni. Kérj linket az oldal üzemeltetőjétől.
signin-forgot = Elfelejtetted a jelszavad? Az oldal üzemeltetője tud linket adni új jelszóhoz.
signin-again = Lejárt a munkamenet. Lépj be újra; amit beírtál, megmarad.
again-title = Elküldöd, amit beírtál?
again-lead = Újra beléptél. A korábban elküldött űrlap nem veszett el: küldd el most. Jelszót nem őrzünk meg; ha volt benne, újra megkérdezzük.
again-other = Az űrlap oldala egy másik munkamenetben nyílt meg; most { $name } van belépve. Még semmi sem történt: az űrlap ezen a néven küldhető el. Jelszót nem őrzünk meg; ha volt benne, újra megkérdezzük.
again-submit = Elküldöm
again-drop = Nem küldöm el
signout-done = Kiléptél.
account-title = Fiók
account-name = Név
account-name-help = A betöltéseid mellett látható.
account-mail = E-mail-cím
account-clubs = Klubok
account-clubs-none = Még nem vagy klub tagja.
account-password-title = Jelszócsere
account-password-current = Jelenlegi jelszó
account-password-new = Új jelszó
account-password-help = 10–128 karakter. Több szó jobb, mint egy szó írásjelekkel.
account-password-save = Jelszó cseréje
account-password-wrong = A jelenlegi jelszó hibás.
account-password-short = Legalább { $count } karakter kell.
account-password-long = Legfeljebb { $count } karakter lehet.
account-password-short-admin = Legalább 15 karakter kell, mert ez a fiók az egész oldalt kezeli.
account-password-weak = Ezt a jelszót túl könnyű kitalálni.
account-sessions = Munkamenetek
account-session-this = ez a munkamenet
account-session-on = { $browser }, { $system }
account-session-browser = más böngésző
account-session-system = más rendszer
account-session-seen = Utoljára használva
account-session-end = Munkamenet lezárása
account-session-end-all = A többi munkamenet lezárása
account-tokens = API-kulcsok
account-tokens-none = Nincs kulcsod.
account-token-name = A kulcs neve
account-token-scope = Jogosultságok
account-token-scope-read = leosztások olvasása
account-token-scope-import = leosztások betöltése
account-token-expires = Lejár
account-token-unused = Még nem használták
account-token-create = Kulcs létrehozása
account-token-once = Másold ki most, csak egyszer látható.
account-token-revoke = Visszavonás
account-language = Az oldalak nyelve
account-save = Mentés
account-saved = Mentve.

## Invitations and first start

invite-title = Csatlakozás a Talonhoz
invite-lead = Meghívtak{ $club ->
        [none] {""}
       *[other] {" "}ide: { $club }
    }. Válassz nevet és jelszót.
invite-submit = Fiók létrehozása
invite-invalid = Ez a link már nem érvényes. Kérj újat.
invite-taken = Ezzel az e-mail-címmel már van fiók.
reset-title = Új jelszó
reset-submit = Új jelszó mentése
reset-done = Elmentettük a jelszót. Most lépj be vele.
setup-title = Az első fiók
setup-lead = Ennek a telepítésnek még nincs rendszergazdája. Az itt létrehozott fiók lesz az első.
field-required = Ezt ki kell tölteni.
field-too-long = Ide legfeljebb { $limit } karakter fér.
field-bad-mail = Érvényes e-mail-címet adj meg, például: nev@example.org.
field-bad-date = A dátumot így írd: 2026-03-14.
field-bad-time = Az időpontot így írd: 18:30.
field-day-outside = Az évnek 1900 és 2200 között kell lennie.
field-clock-gap = Ezen a napon előreállítják az órát, és ez az időpont kimarad. Válassz másikat.
field-bad-choice = Válassz a felkínált értékek közül.
field-bad-characters = Rejtett vezérlőkarakterek itt nem megengedettek.
form-errors = Néhány mezőt nézz át még egyszer

## Error pages

error-title = Hiba történt
error-request-id = Kérés azonosítója: { $id }
error-home = A kezdőlapra
error-400-title = Ez a kérés nem érthető
error-400 = A cím vagy az űrlap egy része nem megfelelő.
error-400-mend = Menj vissza, és próbáld újra arról az oldalról, ahonnan jöttél.
error-401-title = Lépj be
error-401 = Ez az oldal csak belépés után látható.
error-401-mend = Lépj be, és visszahozunk ide.
error-403-title = Nincs jogosultságod
error-403 = Ezt itt nem teheted meg.
error-403-mend = Ha úgy gondolod, hogy mégis jogod van hozzá, fordulj a klub tulajdonosához vagy az oldal üzemeltetőjéhez.
error-foreign-title = Az űrlap más oldalról érkezett
error-foreign = Nem ennek az oldalnak egy űrlapjáról küldték, ezért nem történt semmi.
error-foreign-mend = Nyisd meg itt az oldalt, és onnan küldd el az űrlapot. Ha a böngésző vagy egy bővítmény eltávolítja az Origin és a Referer fejlécet, engedélyezd őket ennél az oldalnál.
error-404-title = Nem található
error-404 = Ezen a címen nincs semmi, vagy nem láthatod.
error-404-mend = Ellenőrizd a címet, vagy nézz körül a leosztások között.
error-404-ply = Ebben a leosztásban nincs { $ply }. állás. Az utolsó: { $last }.
error-404-ply-score = Ennek a leosztásnak csak az eredményét írták fel. Nincsenek lapjai, ezért nincsenek végigléptethető állásai sem.
error-404-ply-score-mend = Ugrás a leosztáshoz
error-404-ply-mend = Ugrás az utolsó álláshoz
error-405-title = Nem támogatott kérés
error-405 = Ez a cím nem fogad ilyen kérést.
error-405-mend = Használd az oldal gombjait és linkjeit.
error-409-title = Valaki már módosította
error-409 = Amit módosítani akartál, közben megváltozott.
error-409-mend = Nézd meg az új állapotot, és dönts újra.
error-413-title = Túl nagy
error-413 = A küldött adat nagyobb a megengedettnél.{ $limit ->
        [none] {""}
       *[other] {" "}A határ: { $limit }.
    }
error-413-mend = Oszd részekre a fájlt, és küldd be egymás után.
error-415-title = Nem elfogadott fájltípus
error-415 = Tömörített vagy ilyen típusú fájlt nem fogadunk.
error-415-mend = Küldj sima JSON-t, vagy soronként egy jegyzőkönyvet.
error-422-title = Nézd át még egyszer
error-422 = Az űrlapon valami még nem stimmel.
error-422-mend = A kérdéses mezőket megjelöltük; amit beírtál, megmaradt.
error-429-title = Túl gyorsan
error-429 = Innen rövid idő alatt túl sok kérés érkezett.
error-429-mend = Várj { $seconds } másodpercet, és próbáld újra.
error-500-title = A mi hibánk
error-500 = Itt hiba történt. Feljegyeztük.
error-500-mend = Próbáld újra. Ha megismétlődik, add meg az üzemeltetőnek az alábbi azonosítót.
error-503-title = Most túl sok a dolog
error-503 = Az oldal pillanatnyilag túlterhelt, vagy éppen újraindul.
error-503-mend = Próbáld újra egy pillanat múlva.
error-431-title = Túl hosszú cím
error-431 = A cím, vagy amit a böngésző vele küld, hosszabb a megengedettnél.
error-431-mend = Rövidítsd le a címet, vagy töröld az oldal sütijeit.
error-store-title = Az adatok most nem érhetők el
error-store = Az oldal pillanatnyilag sem olvasni, sem tárolni nem tudja az adatait. Semmi sem változott.
error-store-mend = Próbáld újra néhány perc múlva.
error-full-title = Betelt a lemez
error-full = Betelt a lemez, amelyen az oldal az adatait tartja. Semmi sem változott.
error-full-mend = Az üzemeltetőnek helyet kell csinálnia rajta. Utána próbáld újra.
error-read-only-title = A lemez csak olvasható
error-read-only = A lemez, amelyen az oldal az adatait tartja, csak olvasható, írni nem lehet rá. Semmi sem változott.
error-read-only-mend = Az üzemeltetőnek újra írhatóvá kell tennie. Ami megvan, az addig is olvasható.
error-typed-title = Amit beírtál, itt megmaradt
error-typed-help = Küldd el újra, amikor az ok megszűnt.
error-typed-submit = Küldés újra
error-typed-password = Jelszó, amelyet sehol sem őrzünk meg

## Rule pages, error pages of the findings, format

rules-lead = Ahogy a Talon a jegyzőkönyveket elbírálja. Minden szabálynak száma és címe van.
rules-contents = Tartalom
rules-english-notice = Ezek a szabályok itt angolul olvashatók.
rules-permalink = { $rule } szabály címe
rules-ladder = A licitlétra
rules-ladder-caption = Mind az 54 bemondás, a legalacsonyabbtól a legmagasabbig
ladder-step = Fok
ladder-name = Bemondás
ladder-code = Kód
ladder-win = Nyer
ladder-loss = Veszt
errors-title = Észrevételek
errors-lead = Minden kód, amit egy ellenőrzés jelezhet: mit jelent, mitől keletkezik, és hogyan javítható.
errors-code = Kód
errors-severity = Súlyosság
errors-stage = Szakasz
errors-what = Mit jelent
errors-mend = Hogyan javítható
errors-failing = Hibás jegyzőkönyv
errors-mended = Ugyanaz javítva
errors-rule = A szabály
errors-all = Minden kód
errors-try = Ezt a jegyzőkönyvet ellenőrzöm
severity-error = hiba
severity-warning = figyelmeztetés
severity-info = értesítés
severity-error-means = A jegyzőkönyvet nem fogadjuk el.
severity-warning-means = A jegyzőkönyvet elfogadjuk, a figyelmeztetés mellette látható.
severity-info-means = A jegyzőkönyvet elfogadjuk; ez csak tájékoztatás.
stage-bytes = bájtok
stage-syntax = szintaxis
stage-structure = szerkezet
stage-deal = osztás
stage-sequence = sorrend
stage-auction = licit
stage-kontra = kontra és bejelentés
stage-play = lejátszás
stage-result = eredmény
stage-score = eredmény
stage-ppn = PPN
stage-store = tár
format-title = A jegyzőkönyv formátuma
format-lead = Egy leosztás egyetlen, önmagában teljes JSON-objektum.
format-schema = JSON-séma

## Command line

cli-export-left-out = { $count } jegyzőkönyv nem írható fel ebben a formában, ezért kimaradt.
cli-validate-summary = { $total } jegyzőkönyv: { $accepted } elfogadva ({ $warnings } figyelmeztetéssel), { $rejected } elutasítva.
cli-show-position = { $record }. jegyzőkönyv, { $ply }. állás (összesen { $last }): { $phase }
cli-show-score = { $record }. jegyzőkönyv: csak eredmény, kártyák nélkül
cli-show-kontra = Kontra: { $list }
cli-show-silent = Csendes bemondások: { $list }
cli-see-also = Lásd még: { $places }.
cli-show-turn = következik: { $by }
cli-show-talon = Talon: { $cards }
cli-show-trick = { $trick }. ütés: { $cards }
cli-show-won = { $tricks } ütés, { $points } pont
cli-show-won-tricks = { $tricks } ütés
cli-show-bula = Bula: { $list }
cli-show-soup = Szupa (író > felvevő): { $list }
cli-show-legal = Szabályos ({ $by }):
cli-show-choice = { $count } lap ezekből: { $cards }
cli-show-ply-beyond = nincs { $ply }. állás: e jegyzőkönyv utolsó állásának száma { $last }.
cli-show-record-beyond = nincs { $record }. jegyzőkönyv: a fájl utolsó jegyzőkönyvének száma { $last }.

hand-replaced-by = Újabb feljegyzés lépett a helyére
hand-replaces = Egy korábbi feljegyzés helyére lépett
