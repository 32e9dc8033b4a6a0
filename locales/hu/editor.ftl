## The editor of hands

editor-title = Leosztás rögzítése
editor-lead = Rögzíts bármilyen leosztást, amire emlékszel: lapról lapra, vagy csak addig, amennyit tudsz belőle. Egyetlen klub sem látja, amíg nem tárolod.
editor-which-game = Melyik játék volt?
editor-paste = Megvan már a leosztás szövegként?
editor-paste-here = Szöveg beillesztése
editor-steps = Lépések
editor-step-setup = Játékosok
editor-step-deal = Lapok
editor-step-play = Játék
editor-step-save = Mentés
editor-step-text = Szöveg
editor-undo = Visszavonás
editor-next-deal = Tovább a lapokhoz
editor-next-play = Tovább a licithez és a játékhoz
editor-next-save = Tovább a mentéshez

## People and rules

editor-people = Kik játszottak?
editor-people-help = A játék sorrendjében: A után B, B után C következik. A név üresen maradhat.
editor-dealer = Ki osztott?
editor-dealer-out = Egy negyedik, aki kimaradt
editor-fact-event = Hol vagy milyen eseményen
editor-fact-date = Nap
editor-fact-deal = Hányadik osztás
editor-options = Házi szabályok
editor-usual = a szokásos

## Cards

editor-talon = talon
editor-deal-next = Következő lap: { $place }
editor-deal-full = Minden lap ki van osztva
editor-deal-given = Ezekkel a lapokkal kezdődött a lejátszás; a talonban a két letett lap van.
editor-deal-help = Koppints egy lapra, és a kijelölt helyre kerül; még egyszer, és visszaveszed. Amit nem tudsz, nyitva marad: a saját lapjaid is elegendők.
editor-card-of = { $card }, { $place }
editor-count = { $count } / { $total }
editor-nowhere = { $count ->
       *[other] { $count } lapnak még nincs helye.
    }
editor-clear = Kiürítés
editor-take = Visszavétel: { $card }
editor-type = { $place } lapjai szövegként
editor-type-example = Lapok beírva: HA HX H7
editor-take-typed = A beírtak átvétele

## Bidding and play

editor-turn-auction = { $by } szól
editor-turn-discard = { $by } két lapot letesz
editor-turn-trump = { $by } megmondja, mi az adu
editor-turn-defence = { $by } válaszol
editor-give-first = Mi volt a bemondás?
editor-stopped = A jegyzőkönyv itt ér véget
editor-card-barred = { $card }, most szabálytalan
editor-anyway = Mégis így történt
editor-unknown-hand = Ezek a lapok nem mind ismertek: minden szóba jöhető lap választható.
editor-say-pass = Passz
editor-say-pickup = Talon felvétele
editor-say-hold = Enyém
editor-say-throw_in = Bedobás
editor-defend-play = Jövök
editor-defend-drop = Nem jövök
editor-defend-invite = Hívom
editor-marriage = Bejelentés: { $suit }
editor-more-bids = További bemondások
editor-others = Mások is szólhatnak
editor-discard = Ez a kettő a talonba
editor-discard-unknown = Nem tudni, melyik kettőt
editor-given = Csak a bemondás ismert
editor-given-help = A licit feljegyzetlen marad. A lapok ekkor azok, amelyekkel a lejátszás kezdődött: mindenkinél tíz, kettő letéve.
editor-given-by = Ki játszotta
editor-given-contract = Bemondás
editor-given-trump = Adu, ha a bemondás nem mondja meg
editor-given-do = Kezdés ezzel a bemondással
editor-auction = Mégis legyen licit
editor-back = Visszalépés
editor-ends = Hamarabb véget ért
editor-play-out = Az utolsó lapok lejátszása
editor-rest-to = A többi ütés az övé: { $by }; mindenki elfogadja
editor-concede = { $by } feladja
editor-end = Miért nincs több feljegyezve
editor-end-record_lost = a többire senki sem emlékszik
editor-end-abandoned = abbahagyták a leosztást
editor-end-time = letelt az idő
editor-end-do = A jegyzőkönyv itt ér véget
editor-concede-all = { $by } feladják
editor-claim = Mindenki egyetért ebben az eredményben
editor-claim-do = Legyen ez az eredmény
editor-claim-tricks = { $by } ütései
editor-claim-not-arisen = nem jött létre
editor-claim-points-declarer = A felvevő pontjai, ha ismertek
editor-claim-points-defenders = Az ellenfelek pontjai, ha ismertek
editor-stops = A jegyzőkönyv itt véget ér
editor-ruling = A versenybíró döntése
editor-ruling-help = Amit a versenybíró erről a leosztásról döntött. A szabályok szerinti eredmény mellette látható marad.
editor-ruling-kind = A döntés fajtája
editor-ruling-official = Ki döntött
editor-ruling-text = Indoklás
editor-ruling-do = Döntés hozzáadása
editor-award-points = { $by } pontjai
editor-award-bula = { $by } bulájának változása
editor-award-soup = { $by } ennyit ír { $against } ellen
editor-no-number = Az egyik beírt szám nem egész szám. Számjegyeket írj, negatív szám elé mínuszjelet.
editor-no-award = Pontot csak büntetés vagy megítélt eredmény ad. Válaszd az egyiket, vagy töröld a pontokat.
editor-earlier = Egy korábbi lépésnél jársz. Amit itt választasz, annak a helyére lép; ami utána jön, megmarad, amennyire beleillik.
editor-front = Vissza a végére
editor-remove = Ennek a lépésnek a törlése
editor-rest = { $count ->
       *[other] Innen { $count } lépés már nem illik ide.
    }
editor-drop = A többi elvetése
editor-done = Eddig
editor-done-help = Koppints egy lépésre a módosításához.
editor-calls = Licit
editor-trick = { $trick }. ütés

## Saving

editor-download = Letöltés fájlként
editor-look = Ellenőrzés és visszajátszás
editor-link = Link erre a leosztásra a szerkesztőben
editor-link-help = A linkben benne van az egész leosztás; itt semmit sem tárolunk.
editor-store = A leosztás tárolása
editor-store-do = Leosztás tárolása
editor-store-visitor = Be kell jelentkezned; a leosztás közben megmarad.
editor-store-no-club = A leosztások klubhoz tartoznak, és még egyiknek sem vagy tagja.
editor-text = A jegyzőkönyv szövegként
editor-text-help = Ez a szöveg a teljes jegyzőkönyv. Szabadon módosíthatod; ami hibás, alább látható. Rövid szöveget, PPN-t vagy táblázatot is beilleszthetsz.
editor-pasted-first = Itt csak az elsőt nyitottuk meg.
editor-pasted-all = Az összes ellenőrzése
editor-pasted-so-far = A leosztás megnyitása a hibáig

## What cannot be done

editor-not-two = Pontosan két lapot jelölj meg.
editor-unknown = Ez az oldal nem ismeri ezt a lépést. Semmi sem változott.
editor-full = { $place }: már minden lap megvan. Előbb vegyél vissza egyet.
editor-too-many = { $place }: legfeljebb { $count } lap lehet.
editor-elsewhere = Már máshol van: { $cards }. Előbb ott vedd vissza.
editor-no-card = { $place }: „{ $word }” nincs ebben a csomagban.
editor-card-twice = { $place }: { $word } kétszer szerepel.
editor-unreadable = Ez a szöveg nem jegyzőkönyv. A „Szöveg” alatt javíthatod; az előző állapot a „Visszavonás” gombbal visszahozható.
editor-no-hand = A jegyzőkönyv szabályai vagy lapjai hibásak. Előbb azokat javítsd ki.
editor-score = Ez a jegyzőkönyv csak eredmény, lapok nélkül; nincs mit lejátszani.
editor-nothing = Nincs mit visszavenni.
editor-last-sound = A leosztás, ahogy legutóbb állt
editor-last-sound-help = A fenti szöveg nem olvasható. A Visszavonás gomb visszahozza ezt a leosztást; addig a szöveg megmarad.
editor-add-cards = Lapok hozzáadása
editor-open = Megnyitás a szerkesztőben

## Drafts

editor-redo = Újra
drafts-title = Piszkozataim
drafts-help = Leosztások, amelyeket elkezdtél rögzíteni. Csak te látod őket.
drafts-look = Piszkozataim megnyitása
drafts-none = Nincs piszkozatod. Amit bejelentkezve rögzítesz, lépésről lépésre ide kerül.
drafts-stored = Ez a piszkozat el lett tárolva. Ha módosítod, újra piszkozat lesz.
drafts-stored-title = Eltárolva
drafts-open-again = Megnyitás újra
drafts-limits = Legfeljebb { $count } piszkozat lehet, és mindegyik az utolsó módosítás után { $days } napig marad meg.
drafts-changed = Módosítva: { $time }
drafts-unreadable = Szöveg, amely még nem jegyzőkönyv
drafts-drop = Törlés
drafts-kept = Ezt a leosztást minden lépés után piszkozatként megőrizzük.
drafts-begins = A következő lépéssel ez a leosztás piszkozat lesz.
drafts-visitor = Ez a leosztás csak ezen az oldalon van meg. Ha bejelentkezel, a beírtak is veled jönnek.
drafts-sign-in = Bejelentkezés és mentés piszkozatként
drafts-full = Ezt a leosztást még nem őriztük meg: már van { $count } piszkozatod. Válaszd ki, melyiket dobod el, vagy folytasd megőrzés nélkül.
drafts-too-long = Ez a szöveg hosszabb, mint amennyi egy jegyzőkönyv lehet, ezért a piszkozatban az maradt, ami eddig volt.
drafts-gone = Ezt a piszkozatot egy másik ablakban eldobták. Amit beírtál, itt megvan, és a következő lépéssel új piszkozat lesz belőle.
drafts-newer = Egy másik ablak módosította ezt a piszkozatot. Itt a mostani állapota látható.
drafts-meanwhile = Egy másik ablak módosította ezt a piszkozatot. Az utolsó lépésed még nincs megőrizve; ezek a különbségek.
drafts-here = Ebben az ablakban
drafts-there = A piszkozatban
drafts-keep-here = Maradjon, ami itt van
drafts-keep-there = Maradjon, ami a piszkozatban van
drafts-keep-both = Mindkettő maradjon, ez új piszkozatként

## From a score, and back

editor-grows = A bemondás, a válaszok és a kontra az eredményből valók. Hogy melyik ellenjátékos kontrázott, az nem derül ki belőle: ha a másik volt, koppints rá az „Eddig” alatt.
editor-settled = A lapok nem döntik el az eredményt, ezért hozzákerült, amit a feljegyzett eredmény mond, mindenki egyetértésével.
editor-bare = Ebben a leosztásban nincs lap, csak eredmény. Lapok nélküli eredményként is tárolható.
editor-as-score = Legyen belőle eredmény
editor-stored = Ez a leosztás már megvan:
editor-stored-here = Itt
editor-stored-same = Ugyanaz áll benne, mint ebben.
editor-copy-deal = Osztás másolása
editor-barred = Most nem lehetséges; koppints rá, és megtudod, miért.
