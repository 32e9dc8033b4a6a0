# Bajnokságok: szezonok, amelyekben több verseny összeadódik.

leagues-title = Bajnokságok
leagues-lead = Szezonok, amelyekben több verseny eredménye adódik össze.
leagues-none = Még nincs bajnokság
leagues-none-why = A klub tulajdonosa indíthat egyet a klub oldalán.
leagues-running = Folyamatban
leagues-past = Korábbi szezonok
league-new = Új bajnokság
league-new-lead = Később módosítható, mi számít, melyik verseny tartozik bele, és ki látja.
league-new-submit = Bajnokság létrehozása
league-name = Név
league-preset = Számítás módja
league-season = Szezon
league-from = Ettől
league-to = Eddig
league-takes = Automatikusan beszámító versenyek
league-takes-all = A klub minden versenye ebben az időszakban
league-takes-none = Egyik sem; kézzel kerülnek bele
league-slug = Rövid név a linkben
league-slug-help = Betűk, számjegyek és kötőjel. Ha üres, a klub és a bajnokság nevéből készül.
league-preset-club-evenings = Klubestek, 12-ből a legjobb 8
league-preset-club-evenings-help = A győzelem 10 pont; a legjobb 8 est számít, a helyezéshez 4 kell.
league-preset-federation = Szövetségi szezon
league-preset-federation-help = Minden verseny számít; a klubversenyek fél súlyt kaphatnak.
league-preset-table-league = Asztalok bajnoksága
league-preset-table-league-help = Az asztaloknál szerzett pontok adódnak össze 15 fordulón át.
league-preset-monthly = Havi bajnokság
league-preset-monthly-help = A hónap minden estje számít; a helyezéshez 2 kell.
league-preset-best-three = Selejtezők, a legjobb 3
league-preset-best-three-help = Akárhány kupából a legjobb 3 számít.
league-preset-all-rounds = Öt forduló
league-preset-all-rounds-help = Minden forduló számít.
league-preset-average = Átlag
league-preset-average-help = A lejátszott versenyek átlaga; a helyezéshez 3 kell.
league-preset-two-days = Kétnapos verseny, csapat és egyéni
league-preset-two-days-help = Egyetlen verseny asztalainál szerzett pontok: egyénileg, és csapatban a legjobb 3 taggal.
league-preset-challenge = Kihívásos rangsor
league-preset-challenge-help = A játékosok a felettük állókat hívják ki, és az asztalnál helyet cserélnek.
league-played = { $count } verseny
league-played-of = { $planned } versenyből { $played }
league-leader = Vezet: { $name }
league-winner = Győztes: { $name }
league-state-draft = készül
league-state-running = folyamatban
league-state-finished = befejezett
league-state-archived = archivált
league-not-begun = Még nem játszottak versenyt.
league-as-of = { $played } verseny után, { $day }, { $revision }. kiadás.
league-as-of-planned = { $planned } versenyből { $played } lejátszva; { $day }, { $revision }. kiadás.
league-older = Ez egy korábbi táblázat.
league-now = A mostani megnyitása
league-waits = A táblázat megváltozott, és közzétételre vár.
league-all-columns = Minden verseny mutatása
league-how = Számítás módja
league-how-vector = Pontok helyezés szerint: { $points }.
league-how-vector-rest = Pontok helyezés szerint: { $points }, utána mindenkinek { $rest }.
league-how-linear = Az utolsó hely 1 pontot ér, a felette lévő 2-t, és így tovább.
league-how-per-cent = Minden verseny annyit ér, ahány százalékát a többieknek megelőzte a játékos.
league-how-formula = Egy verseny értéke: { $formula }.
league-how-own = A versenyeken szerzett pontok számítanak.
league-how-raw = A versenyek játékpontjai számítanak.
league-how-participation = Minden lejátszott verseny további { $points } pontot ér.
league-how-best = Mindenkinek a legjobb { $count } versenye számít.
league-how-best-of = Mindenkinek { $planned } versenyből a legjobb { $count } számít.
league-how-all = Minden verseny számít.
league-how-drop = A legrosszabb { $count } verseny kiesik.
league-how-growing = Minél több verseny volt, annál több esik ki a leggyengébbekből.
league-how-group = A szezon minden részéből a legjobb { $count } verseny számít.
league-how-average = A lejátszott versenyek átlaga számít.
league-how-minimum = A helyezéshez { $count } verseny kell.
league-how-minimum-growing = A helyezéshez { $count } verseny kell; addig a lejátszottak fele.
league-how-tie = Holtverseny esetén dönt: { $items }.
league-item-counted-places = a számító versenyek közül megnyertek, aztán a második helyek és így tovább
league-item-place = { $place }. helyek a számító versenyek között
league-item-best-unit = a legjobb verseny
league-item-all-units = az összes verseny összege
league-item-head-to-head = az egymás elleni asztalok
league-item-raw-sum = a játékpontok összege
league-item-fewer-units = kevesebb lejátszott verseny
league-item-more-units = több lejátszott verseny
league-item-last-unit = az utolsó verseny
league-item-opponents = az ellenfelek pontjai
league-item-lot = a sorsolás
league-item-playoff = a rájátszás
league-why-shared = { $points } ponttal holtversenyben, minden másban is egyenlők: { $other }; a helyezés közös.
league-why-ahead = { $points } ponttal holtversenyben, { $other } előtt: { $item } { $mine } – { $theirs }.
league-why-behind = { $points } ponttal holtversenyben, { $other } mögött: { $item } { $mine } – { $theirs }.
league-outlook = Még { $best }.–{ $worst }. helyen végezhet.
league-outlook-sure = Végső helyezése: { $rank }.
league-missing = Még { $count } verseny kell a helyezéshez.
league-adjusted = Módosítás: { $amount }. { $text }
league-counted = Számít/játszott
league-unranked = Egyelőre helyezés nélkül
league-unit-bonus = bónusz
league-unit-private = zárt verseny
league-unit-evening = Este
league-moved-new = új
league-cell-excluded = kizárva
league-cell-adjusted = módosítva
league-cell-dropped = nem számít
league-next = Következő versenyek
league-row = Versenyenként
league-row-place = Helyezés
league-row-counts = Számít
league-cell-absent = nem játszott
league-cell-counted = számít
league-poster = Plakát a falra
league-sign-owner = A klub részéről
league-sign-day = Dátum
league-revisions = Korábbi táblázatok
league-revisions-lead = Minden közzétett táblázat: miért készült, és ki hány helyet lépett.
league-revisions-next = Korábbiak
league-revision-title = { $revision }. kiadás: { $played }
league-cause-unit = Véget ért egy verseny vagy egy este, vagy javítottak rajta.
league-cause-act = A bajnokság kezelői változtattak valamin.
league-cause-merge = Változott a taglista: bejegyzéseket vontak össze vagy választottak szét, vagy vendégből tag lett.
league-cause-by-hand = A bajnokság kezelői tették közzé.
league-column = Akik játszottak
league-column-tournament = A verseny megnyitása
league-column-evening = Az este megnyitása
league-column-none = A táblázatból senki sem játszott rajta.
league-column-rank = Helyezés a bajnokságban
league-column-weight = A pontjai szorzója { $weight }.
league-column-bonus = Bónuszverseny: mindig számít, és nem foglal helyet a legjobbak közt.
league-column-below-zero = nem számít: itt a nulla alatti pont sosem számít
league-column-dropped = nem számít: { $count } jobb versenye számít
league-column-adjusted = módosítás: { $amount }
league-need = Mi kell hozzá?
league-need-sure = { $sure ->
    [nothing] A { $rank }. hely vagy jobb már biztos, játék nélkül is.
    [place] { $place ->
        [1] Ha megnyeri az utolsó versenyt, biztosan legalább { $rank }.
       *[other] Ha az utolsó versenyen legalább { $place }., biztosan legalább { $rank }.
      }
   *[never] A { $rank }. helyet vagy jobbat semmi sem teszi biztossá, a többieken is múlik.
  }
league-need-possible = { $possible ->
    [nothing] Játék nélkül is elérheti.
    [place] { $place ->
        [1] Ehhez legalább győzelem kell.
       *[other] Ehhez legalább { $place }. hely kell.
      }
   *[never] Már nem érhető el.
  }
league-need-entries = Ha az utolsó versenyen { $count } játékos lesz: eddig legfeljebb ennyien voltak.
league-history = Szezonok és győztesek
league-history-people = { $count } játékos
league-medals = Első, második és harmadik helyek
league-records = Rekordok
league-record-best-unit = Legtöbb pont egy versenyen
league-record-highest-total = Legmagasabb összeg egy szezonban
league-record-most-wins = Legtöbb győzelem egy szezonban
league-record-wins-in-a-row = Leghosszabb győzelmi sorozat
league-record-counted-in-a-row = Legtöbb számító verseny egymás után
league-record-biggest-jump = Legnagyobb ugrás a táblázatban
league-record-closest-finish = Legszorosabb végeredmény, pontkülönbség
league-moved-more = és még { $count }
league-past = Korábbi szezon felvétele
league-past-lead = A papíron vagy táblázatban vezetett szezonból a bajnokság lezárt szezonja lesz.
league-past-text = A táblázat
league-past-text-help = Táblázatkezelőből másolva: az első sorban a fejlécek, a többiben egy név és az egyes estek pontjai. Az üres cella és a kötőjel hiányzás; a helyezés és az összeg oszlopa kimarad.
league-past-preview = Előnézet
league-past-store = Szezon mentése
league-past-people = Játékosok azonosítása
league-past-people-help = Aki még nincs a taglistán, új bejegyzést kap.
league-past-is = A taglistán
league-past-new = új bejegyzés
league-past-sum = Összesen
league-past-faults = A táblázat nem olvasható
league-past-no-headings = Az első sorban fejlécek kellenek: egy a neveknek és egy minden estnek.
league-past-nobody = Senki sincs a táblázatban.
league-past-no-name = { $line }. sor: nincs benne név.
league-past-name-twice = { $line }. sor: { $name } kétszer szerepel.
league-past-no-number = { $line }. sor, { $column }. oszlop: „{ $found }” nem szám.
league-past-too-long = { $line }. sor: több cella van benne, mint fejléc.
league-past-heading = { $column }. oszlop: a fejléc legfeljebb { $most } karakter, rejtett vezérlőkarakter nélkül. Rövidítsd le, vagy írd be újra.
league-past-unseen = { $name } még nincs azonosítva. Nézd át a játékosokat, majd mentsd el újra.
league-past-too-many-units = Több mint { $most } est van benne.
league-past-too-many-rows = Több mint { $most } játékos van benne.
league-season-taken = A bajnokságnak már van ilyen nevű szezonja.
league-past-one-person = { $first } és { $second } ugyanahhoz a személyhez tartozik. Válassz egyiküknek másik bejegyzést.
league-share = Megjelenítés a saját honlapon
league-share-lead = A klub saját honlapján mindig az itt közzétett táblázat látszik.
league-share-hidden = A látogatók még nem látják ezt a bajnokságot; amíg nem látja mindenki, más honlapok sem kapnak belőle semmit.
league-share-frame = Keretben
league-share-paste = Ezt illeszd be az oldaladba
league-share-paste-help = WordPressben „Egyéni HTML” blokkba. Mindig a legutóbbi szezont mutatja, akkor is, ha a bajnokságot átnevezik.
league-share-preview = A keret előnézete
league-share-fragment = Keret nélkül, HTML-részletként
league-share-fragment-help = Olyan honlapnak, amely maga kéri le a táblázatot: egyetlen táblázat stílus és szkript nélkül, „talon-” kezdetű osztálynevekkel.
league-share-files = Fájlként, hírcsatornaként vagy naptárként
league-embed-lang = Nyelv
league-embed-theme = Színek
league-embed-theme-auto = az olvasó eszköze szerint
league-embed-theme-light = világos
league-embed-theme-dark = sötét
league-embed-rows = Sorok
league-embed-columns = Oszlopok
league-embed-columns-short = helyezés, név, pont
league-embed-columns-points = a játszott versenyekkel
league-embed-columns-grid = az utolsó versenyekkel
league-embed-show = Mutasd
league-embed-more = még { $count } játékos
league-embed-unknown = Ez a cím csak ezeket a paramétereket ismeri:
league-file-counted = Számít
league-file-played = Játszott
league-file-csv = a táblázat táblázatkezelőhöz
league-file-txt = a táblázat szövegként, üzenethez
league-file-json = a táblázat minden részlettel, programnak
league-file-atom = hírcsatorna arról, mi változott
league-file-ics = az időpontok, naptárhoz
league-file-poster = Plakát
league-file-print = a táblázat papíron
league-seasons = Szezonok
league-profile-changed = A számítás módja változott: { $reason }
league-unit-also = ebben is számít: { $seasons }
league-unit-out = { $name } nem számít: { $reason }
league-manage = Bajnokság kezelése
league-waiting = Közzétételre vár
league-publish = Közzététel
league-reason-field = Indok
league-units = Versenyek és esték
league-taken-out = Nem számít:
league-take-out = Kivétel
league-put-back = Számítson újra
league-adjustments = Módosítások
league-revoked = Visszavonva:
league-revoke = Visszavonás
league-adjust = Módosítás felvétele
league-adjust-unit = Mire vonatkozik
league-adjust-total = a szezon összpontszáma
league-adjust-amount = Pont, levonásnál mínusszal
league-adjust-text = Indok (mindenki látja)
league-best = Ennyi legjobb verseny számít
league-best-help = Üresen mind számít.
league-minimum = A helyezéshez szükséges versenyek
league-planned = Versenyek a szezonban
league-change = Módosítások mentése
league-change-reason-help = Az első verseny után kötelező; mindenki látja.
league-visibility = Ki látja
league-show = Lássa mindenki
league-hide = Elrejtés a látogatók elől
league-live = Minden új táblázat azonnal megjelenik
league-finish = Szezon befejezése
league-archive = Szezon archiválása
league-reopen = Szezon újranyitása
league-undo = Utolsó módosítás visszavonása
league-nothing-to-undo = Nincs mit visszavonni: azóta más is történt.
league-stale = Közben más is módosította a szezont. Nézd meg, mi változott, aztán próbáld újra, ha még kell.
league-no-unit = Nincs ilyen verseny ebben a szezonban.
league-no-adjustment = Nincs ilyen módosítás.
league-counts-already = Ez az eredmény már számít: { $name }.
league-full = A szezon betelt: { $count } verseny fér bele.
league-planned-max = Egy szezonban legfeljebb { $count } verseny lehet.
league-reason = Adj meg indokot, legfeljebb { $count } karakterben.
league-negative-weight = A súly nem lehet negatív.
league-chain-twice = Egy szempont kétszer szerepel a listán.
league-archived = A szezon archiválva van; előbb nyisd újra.
league-not-that-way = A szezon a mostani állapotából nem léphet oda.
league-unchanged = Semmi sem változott.
league-counting-nothing = Legalább egy versenynek számítania kell.
league-counting-not-upwards = Minden lépcsőnek több versenynél kell kezdődnie, mint az előzőnek.
league-counting-too-fast = Egy lépcső legfeljebb eggyel több versenyt ejthet ki az előzőnél.
league-unit-unsound = A verseny helyezései hibásak, ezért nem számítható be: { $name }.
league-unit-twice = Kétszer szerepel valaki ebben: { $name }; javítsd a tagok listáját, vagy vedd ki a versenyt.
league-unit-too-large = Túl nagy szám szerepel ebben: { $name }.
league-unit-not-played = Egy módosítás olyan versenyre vonatkozik, amelyen a játékos nem indult: { $name }.
audit-add_league = Bajnokság létrehozva
audit-change_league = Bajnokság módosítva
audit-publish_league = Bajnokság közzétéve vagy elrejtve

# Csapatok egy bajnokságban.

league-teams = Csapatok
league-team = Csapat
league-teams-none = Ebben a szezonban nincsenek csapatok.
league-teams-how = Egy csapat minden versenyen a legjobb { $count } tagjának pontjait kapja.
league-teams-how-all = Egy csapat minden versenyen az összes tagjának pontjait kapja.
league-teams-how-days = A pont azé a csapaté, amelyiknek a játékos a verseny napján tagja volt.
league-teams-how-rest = Minden más ugyanúgy megy, mint a játékosok táblázatában. Kimarad, ami egy asztalnál ülőket hasonlít össze, és a játékosok összpontszámának módosítása is.
league-teams-members = Ki mennyit hozott
league-team-members = Tagok
league-team-points = Pont a csapatnak
league-team-brought = Pontok tagonként: { $members }.
league-team-empty = Még nincs tagja.
league-teams-lead = A csapatoknak saját táblázatuk van, amely a tagjaik pontjaiból készül.
league-team-add-title = Új csapat
league-team-add = Csapat felvétele
league-team-join = Tag felvétele
league-team-join-help = Ha egész szezonban tag, hagyd üresen mindkét napot.
league-team-from = Első nap a csapatban
league-team-to = Utolsó nap a csapatban
league-team-leave = Utolsó nap módosítása
league-team-leave-help = Az e nap utáni versenyek már nem számítanak a csapatnak. Ha az első napnál korábbi napot adsz meg, az olyan, mintha a játékos sosem lett volna a csapatban.
league-team-change = Átnevezés vagy törlés
league-team-remove = Csapat törlése
league-team-remove-help = Egy csapat addig törölhető, amíg nincs eredménye.
league-team-scoring = Egy csapat pontjai egy versenyen
league-team-scoring-best = A legjobb tagok pontjai
league-team-scoring-all = Az összes tag pontjai
league-team-count = Ennyi tag számít
league-team-missing = Nincs ilyen csapat ebben a szezonban.
league-team-not-in = Ez a játékos nincs a csapatban. Töltsd újra az oldalt, hogy lásd, kik vannak benne.
league-team-name-taken = Már van ilyen nevű csapat: { $name }. Válassz másik nevet.
league-team-name-unfit = Adj meg csapatnevet, legfeljebb { $count } karakterben, rejtett vezérlőkarakter nélkül.
league-teams-full = Egy szezonban legfeljebb { $count } csapat lehet.
league-team-full = Egy csapatnak legfeljebb { $count } tagja lehet.
league-team-two = Ugyanazon a napon senki sem lehet két csapatban. { $player } itt van: { $team }, és ide kerülne: { $other }. Előbb az első csapatban módosítsd az utolsó napját.
league-team-already = { $player } e napok egy részén már tagja ennek a csapatnak: { $team }.
league-team-ends-before = Az utolsó nap korábbi az elsőnél.
league-team-no-member = Csak a klub tagjai lehetnek csapatban.
league-team-has-points = Már van eredménye, ezért nem törölhető: { $team }.
league-team-scoring-unfit = Add meg, hány tag számít: 1 és { $count } között.

# Amit a bajnokság gazdája állít be.

league-settings = Beállítások
league-save = Mentés
league-look = Előnézet
league-preview = Ezekkel a beállításokkal
league-preview-nobody = Senki sem kerülne más helyre.
league-points = Egy verseny pontjai
league-points-vector = Helyezés szerint, listával
league-points-linear = Lineáris: utolsó hely 1
league-points-per-cent = Legyőzöttek százaléka
league-points-formula = Képlettel
league-points-own = A verseny pontjai
league-points-raw = A verseny játékpontjai
league-points-list = Pontok helyezés szerint
league-points-list-help = Az első helytől, szóközzel elválasztva: 10 7 5 4 3 2 1.
league-points-rest = Minden további hely pontjai
league-points-formula-field = Képlet
league-points-formula-help = Használható benne: n (játékosok száma), rank, points és tables, például 100*(n-rank+1)/n.
league-participation = Pontok a részvételért
league-counting = Mely versenyek számítanak
league-counting-best = A legjobbak
league-counting-all = Mind
league-counting-drop = A leggyengébbek nélkül
league-counting-growing = A leggyengébbek nélkül; a szezon során egyre több esik ki
league-counting-best-per-group = Csoportonként a legjobbak
league-counting-average = Mind, átlagolva
league-counting-n = Hány
league-counting-steps = Kiesők a szezon során
league-counting-steps-help = 4:1 8:2 azt jelenti: a negyedik versenytől egy esik ki, a nyolcadiktól kettő.
league-minimum-growing = A szezon elején az eddigi versenyek fele is elég
league-guests = Vendégek
league-guests-counted = Megtartják a helyüket
league-guests-passed-over = Kimaradnak a sorrendből
league-lists-guests = A vendégek is szerepelnek a táblázatban
league-chain = Holtverseny eldöntése
league-chain-place = { $place }. szempont
league-chain-nothing = –
league-chain-counted-places = Helyezés számító versenyen
league-chain-best-unit = Legjobb verseny
league-chain-all-units = Az összes verseny összege
league-chain-head-to-head = Az egymás elleni asztalok
league-chain-raw-sum = Játékpontok összege
league-chain-fewer-units = Kevesebb lejátszott verseny
league-chain-more-units = Több lejátszott verseny
league-chain-last-unit = Utolsó verseny
league-chain-opponents = Az ellenfelek pontjai
league-chain-lot = Sorsolás
league-chain-playoff = Rájátszás
league-bad-list = Adj meg legalább egy helyhez pontot, szóközzel elválasztva.
league-bad-steps = Párokat adj meg, például 4:1, szóközzel elválasztva.
league-formula-long = A képlet túl hosszú.
league-formula-deep = Túl sok egymásba ágyazott zárójel a képletben, { $at }. karakter.
league-formula-number = Túl sok számjegy a képletben, { $at }. karakter.
league-formula-bad = A képlet itt nem olvasható: { $at }. karakter.
league-rule-takes = Amit a klub játszik, automatikusan számít, amint véget ér
league-rule-title = Ami automatikusan számít
league-rule-units = Mi számít
league-rule-units-tournaments = Versenyek
league-rule-units-evenings = Egyasztalos esték
league-rule-units-both = Versenyek és esték
league-rule-any-game = Bármelyik játék
league-rule-any-day = Bármelyik nap
league-rule-name = Név
league-rule-name-help = Üresen bármilyen név jó. A csillag bármilyen betűket helyettesít: Klubest *
league-rule-weekday = A hét napja
league-rule-entries = Legalább ennyi játékossal
league-rule-help = Mentéskor bekerülnek a feltételeknek megfelelő, már véget ért versenyek és esték. Ami már számít, marad. A név és a játékosok száma csak versenyekre vonatkozik; egy este akkor ér véget, amikor az elszámolólapját lezárják.
league-weekday-monday = hétfő
league-weekday-tuesday = kedd
league-weekday-wednesday = szerda
league-weekday-thursday = csütörtök
league-weekday-friday = péntek
league-weekday-saturday = szombat
league-weekday-sunday = vasárnap
league-name-title = A bajnokság neve és linkje
league-rename-help = Betűk, számjegyek és kötőjelek. A régi linkek továbbra is működnek.
league-next-season = Következő szezon
league-next-lead = Az új szezon ugyanúgy számít. Bekerülnek az első és az utolsó napja között játszott versenyek.
league-next-submit = Szezon indítása
league-unit-add-title = Verseny felvétele
league-unit-add = Felvétel
league-unit-none = A klub minden befejezett versenye számít már.
league-unit-tournament = Verseny
league-evening-add-title = Este felvétele
league-evening-none = Egy este akkor vehető fel, ha az elszámolólapját lezárták, és a leosztásai a klub leosztásai közt vannak.
league-evening-of-tournament = Ezt az estét egy verseny egyik asztalánál játszották: { $name }. Inkább a versenyt vedd fel.
league-evening-running = Ennek az estének az elszámolólapja még nyitva van. Zárd le, és utána vedd fel az estét.
league-evening-private = Ezeket a leosztásokat csak az látja, aki felvette őket. Oszd meg őket a klubbal, és utána vedd fel az estét.
league-unit-outside = { $name } (a szezonon kívül)
league-unit-change = Módosítás
league-unit-weight = Súly
league-unit-group = Csoport
league-unit-is-bonus = Bónusz: a legjobbakon felül mindig számít
league-unit-own-points = saját pontozással
league-group-unfit = { $count ->
    [one] A csoport neve legfeljebb egy karakter, rejtett vezérlőkarakter nélkül.
   *[other] A csoport neve legfeljebb { $count } karakter, rejtett vezérlőkarakter nélkül.
  }

# Divisions
league-division = Osztály
league-divisions = Osztályok
league-divisions-how = A szezon beosztása
league-divisions-none = Ebben a szezonban nincsenek osztályok.
league-divisions-together = Minden osztály egy táblázatban
league-divisions-proposed =
    Első osztály
    Második osztály
league-division-names = Az osztályok neve
league-division-names-help = Soronként egy név, a legmagasabb osztály az első. Átnevezéskor az osztály játékosai megmaradnak.
league-division-people = Ki hol játszik
league-division-none = Nincs osztálya
league-moving = Feljutás és kiesés
league-moving-number = Megadott számú játékos
league-moving-share = A kisebbik osztály megadott százaléka
league-moving-count = Mennyi
league-level = Ha a határon egyenlően állnak
league-level-playoff = Rájátszás dönt
league-level-average = A jobb átlag dönt, aztán rájátszás
league-level-all-move = Mindannyian osztályt váltanak
league-own-places = A helyezés csak az osztály játékosai között számít
league-unite = Osztályok nélkül játsszuk
league-movers = Ha most érne véget a szezon
league-moves-up = feljutna
league-moves-down = kiesne
league-moves-open-up = egyenlő a feljutásért
league-moves-open-down = egyenlő a kiesésnél
league-decline = Nem kíván feljutni
league-declined = nem kíván feljutni
league-agree = Mégis feljut
league-playoff-title = Rájátszás: { $division }
league-playoff-help = Ezek a játékosok egyenlően állnak a határon. Add meg, hányadikok lettek a rájátszásban.
league-playoff-save = Rájátszás mentése
league-playoff-of-two = A rájátszáshoz legalább két különböző játékos kell.
league-playoff-contradicts = Egy korábbi rájátszás fordított sorrendbe tette ezeket a játékosokat.
league-division-count = { $count ->
   *[other] Egy szezonnak 2 és { $count } közötti számú osztálya lehet.
  }
league-division-twice = Két osztály neve is { $name }. Adj mindegyiknek saját nevet.
league-in-two-divisions = { $name } két osztályban játszana.
league-in-no-division = { $name } egyik osztályban sem játszik.
league-moving-max = { $count ->
   *[other] Legfeljebb { $count } játékos jut fel vagy esik ki, és legfeljebb 100 százalék.
  }
league-how-number-moves = { $count ->
    [one] A szezon végén minden osztály utolsója helyet cserél a következő osztály elsőjével.
   *[other] A szezon végén minden osztály utolsó { $count } játékosa helyet cserél a következő osztály első { $count } játékosával.
  }
league-how-share-moves = A szezon végén a szomszédos osztályok játékosainak { $share } százaléka cserél helyet.
league-how-nobody-moves = A szezon végén senki sem vált osztályt.
league-how-own-places = A helyezés csak az osztály játékosai között számít.

# Who comes on
league-qualified = Kik jutottak tovább
league-qualified-none = Ebből a szezonból még senki sem jut tovább.
league-qualifying = Továbbjutás
league-qualification-new = Új továbbjutás
league-qualification-remove = Továbbjutás törlése
league-source = Honnan jönnek
league-source-nothing = Sehonnan
league-source-season = A szezon táblázatából
league-source-unit = { $name } végeredményéből
league-source-level = Az utolsó helyre többen is egyenlően állnak. A szezonbeli sorrendjük szerint szerepelnek.
league-source-free = { $count ->
    [one] Egy hely még szabad.
   *[other] { $count } hely még szabad.
  }
league-source-count = { $count ->
   *[other] Egy továbbjutásnak 1 és { $count } közötti számú forrása lehet.
  }
league-quota = Hányan
league-quota-max = { $count ->
   *[other] Add meg, hányan jutnak tovább: 1 és { $count } között.
  }
league-reserves = Tartalék:
league-not-coming = Nem jön:
league-not-coming-mark = nem jön
league-does-not-come = Nem jön
league-comes = Mégis jön
league-choose = Meghívás döntés alapján
league-choose-reason = Mindenki által látható indok, például „címvédő”
league-choose-add = Hozzáadás
league-enter-qualified = Továbbjutók nevezése
league-no-qualification = Ez a továbbjutás már nincs meg.
league-qualification-count = { $count ->
   *[other] Egy szezonban legfeljebb { $count } továbbjutás lehet.
  }

# Challenges
league-challenge = Kihívásos rangsor
league-challenge-none = Ebben a szezonban nincs kihívásos rangsor.
league-challenge-empty = A rangsor az első lejátszott asztallal kezdődik.
league-challenge-how = { $count ->
    [one] Egy asztal játékosai az asztal végeredménye szerint cserélnek helyet. Kihívni az eggyel feljebb állót lehet.
   *[other] Egy asztal játékosai az asztal végeredménye szerint cserélnek helyet. Kihívni a legfeljebb { $count } hellyel feljebb állókat lehet.
  }
league-challenge-manage = A rangsor szabályai
league-challenge-most = Hány hellyel feljebb lehet kihívni
league-challenge-help = Aki először játszik, az legalul kezd. A következő szezon azzal a sorrenddel indul, amellyel ez véget ér.
league-challenge-leave = Elhagyja a rangsort
league-challenge-return = { $name } visszatér a rangsorba
league-challenge-end = Kihívásos rangsor nélkül játsszuk
league-may-challenge = kihívhatja: { $names }
league-challenge-max = { $count ->
   *[other] A helyek száma 1 és { $count } között lehet.
  }
league-on-challenge-twice = { $name } kétszer szerepel a rangsorban.
