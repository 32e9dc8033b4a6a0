# Scorecards: an evening at one table, kept on a phone.

scorecard-new = Új elszámolólap
scorecard-new-lead = Egy este elszámolása telefonon, papír helyett. Fiók nem kell: akinek megvan a szerkesztő link, írhat a lapra.
scorecard-own = Saját lapjaid
scorecard-as-last-time = Ugyanezek a játékosok és szabályok
scorecard-people = Játékosok
scorecard-people-help = A játék sorrendjében. A negyedik játékos az általa osztott leosztásban nem játszik.
scorecard-person = { $number }. játékos
scorecard-fourth = Negyedik játékos
scorecard-deals-first = ő oszt először
scorecard-rules-later = Az asztal szabályai a lapon, a Beállítások alatt adhatók meg.
scorecard-new-rules = A preferánsz szabályai
scorecard-new-as-set = A készletnek megvan a maga bulája és refáinak száma; ha nálatok más, írd be.
scorecard-begin = Kezdés
scorecard-begin-rules = Előbb a házi szabályok
scorecard-settings = Beállítások
scorecard-deals = oszt
scorecard-dealer = Osztó
scorecard-deal = { $number }. leosztás
scorecard-dealt-by = Oszt: { $name }
scorecard-other-dealer = Most más oszt
scorecard-who = Felvevő
scorecard-forehand = ő szól először
scorecard-higher = Magasabb
scorecard-if-stopped = Ha most érne véget (a maradék leírásával)
scorecard-no-refa = nincs refa: elfogyott
scorecard-no-refa-hat = { $count ->
        [one] nincs refa: { $names } kalap alatt van
       *[other] nincs refa: { $names } kalap alatt vannak
    }
scorecard-into-club = Leosztások a klubba
scorecard-into-club-help = Betöltésként kerülnek a klub leosztásai közé, és visszavonhatók. Javítás után küldd be újra: ami változott, a korábbi helyére lép.
scorecard-club-gone = Már nincs az elszámolólapon
scorecard-into-club-send = Klubba küldés
scorecard-older = { $count ->
        [one] { $count } korábbi leosztás
       *[other] { $count } korábbi leosztás
    }
scorecard-of-table = Pontok leosztásonként
scorecard-played-of = { $count } / { $planned } leosztás
scorecard-table-result = Az asztal eredménye
scorecard-table-result-help = A kör végén küldd el. Egy másik játékos erősíti meg másik telefonon; addig visszavonhatod.
scorecard-table-result-send = Ez az eredményünk
scorecard-table-closed = Ennek az asztalnak az eredménye már el van küldve. Ha javítanátok egy leosztást, előbb { $name } vonja vissza az eredményt az asztal lapján.
scorecard-table-confirmed = Ennek az asztalnak az eredménye meg van erősítve, a játékosok már nem javíthatnak leosztást. Ha hibás, vitassátok az asztal lapján; ezután egy rögzítő vagy a versenyvezető javíthatja.
scorecard-table-ruled = Ennek az asztalnak az eredményéről a versenyvezető döntött, a leosztások már nem javíthatók.
scorecard-table-official = Ennek az asztalnak már van eredménye, a játékosok nem javíthatnak leosztást. Most csak egy rögzítő vagy a versenyvezető javíthatja.
scorecard-table-corrects = Ennek az asztalnak az eredményét már elküldték. Ha javítasz egy leosztást, az eredmény is vele változik, és a játékosok újra megerősítik.
scorecard-table-otherwise = Az asztal eredményét másképp írták be: { $result }. Ezen a lapon ez jön ki: { $card }. Mindkettő megmarad; az asztal lapján látszik, melyik számít.
scorecard-what = Játék
scorecard-more-calls = További játékok
scorecard-call-parts = A játék összeállítása
scorecard-passed-out = Mindenki passzolt
scorecard-misdeal = Rossz osztás
scorecard-misdeal-passes = A következő játékos oszt
scorecard-thrown-in = Bedobva
scorecard-choose-again = Más játékos vagy játék
scorecard-ask-result = Eredmény
scorecard-ask-kontra-on = Kontra: { $part }
scorecard-ask-kontra-by = { $name } kontrája
scorecard-ask-seven = Adu hetes az utolsó ütésben
scorecard-ask-points = { $name } pontjai
scorecard-ask-points-defenders = A védők pontjai
scorecard-ask-all-tricks = Mind a tíz ütés, és a parti mégis bukott? Ha így volt, mentsd el még egyszer.
scorecard-ask-trump = Adu
scorecard-ask-came = Ki játszik?
scorecard-ask-tricks = Ütések: { $name }
scorecard-both = Mindkettő
scorecard-only = Csak { $name }
scorecard-nobody = Senki
scorecard-invites = { $name } hívja a társát
scorecard-kontra-of = { $name }: { $kontra }
scorecard-seven-won = { $name }, vitte
scorecard-seven-lost = { $name }, elbukta
scorecard-more = Továbbiak
scorecard-note = Megjegyzés
scorecard-count = Kiszámolás
scorecard-save = Mentés
scorecard-take-back = Visszavonás
scorecard-lines = Leosztások
scorecard-empty = Még nincs leosztás.
scorecard-contested = két változat
scorecard-changed = javítva
scorecard-void-because = kihúzva: { $reason }
scorecard-closed = Ez a lap le van zárva.
scorecard-over = A lap végére értetek. A további leosztások megmaradnak, de nem számítanak.
scorecard-after-end = Még egy leosztás beírása (nem számít)
scorecard-next-sheet = Új lap kezdése
scorecard-next-sheet-help = Új lap ugyanazokkal a játékosokkal, szabályokkal és téttel. Saját linkje van.
scorecard-payments = Ki kinek fizet
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Megosztás és letöltés
scorecard-link-write = Szerkesztő link (csak a játékosoknak)
scorecard-link-read = Link megtekintéshez
scorecard-file-text = Leosztások szövegként
scorecard-kept = Azt a lapot, amelyre 90 napig senki sem ír, töröljük. A fájlok betölthetők egy klubba.
scorecard-outbox = Még nincs elküldve
scorecard-outbox-send = Küldés most
scorecard-outbox-edit = Módosítás
scorecard-uncounted = még { $count } leosztás nincs beleszámolva
scorecard-by-own = ezen az eszközön írták be
scorecard-by-device = beírta: { $number }. eszköz
scorecard-agreed = { $count ->
        [one] { $count } másik telefonon megerősítve
       *[other] { $count } másik telefonon megerősítve
    }
scorecard-two-answers = Egy másik telefonon ezt írták be
scorecard-two-answers-help = Két telefonról másképp írták be ezt a leosztást. Az első számít, amíg valamelyikőtök nem dönt.
scorecard-keep-first = Az első változat marad
scorecard-keep-second = Ez a változat marad
scorecard-keep-other = A másik változat marad
scorecard-keep-both = Ez két külön leosztás
scorecard-correct = A leosztás javítása
scorecard-insert = Leosztás beszúrása elé
scorecard-other-call = Más osztó, felvevő vagy játék
scorecard-else = Egyéb
scorecard-agree = Leosztás megerősítése
scorecard-restore = Mégis számít
scorecard-void = Kihúzás
scorecard-void-reason = Miért nem számít?
scorecard-move = Áthelyezés
scorecard-move-to = Áthelyezés ide
scorecard-history = Korábbi változatok
scorecard-names = Nevek
scorecard-names-help = Elírt név javításához. A pontok a helynél maradnak.
scorecard-rename = Átnevezés
scorecard-order = Ülésrend
scorecard-order-help = Ha az ülésrend hibás. A pontok mindenkinél megmaradnak.
scorecard-reseat = Sorrend beállítása
scorecard-dealing = Ki oszt legközelebb
scorecard-dealing-in-turn = A soron következő
scorecard-dealing-declarer = Az utolsó felvevő
scorecard-stake = Tét
scorecard-stake-help = Mennyit ér egy pont, egész számban. Hagyd üresen, ha csak pontra mentek.
scorecard-stake-point = Egy pont ára
scorecard-stake-unit = Pénznem
scorecard-rules-help = Mentés előtt látjátok, hogyan változnak az eredmények, ha az új szabályok minden leosztásra érvényesek, és hogyan, ha csak egy leosztástól kezdve.
scorecard-rules-first = Ezek a szabályok a lap minden leosztására érvényesek.
scorecard-rules-set = Szabályok mentése
scorecard-end = Lezárás
scorecard-end-help = Lezárt lapra nem írható több leosztás. Újra megnyitható.
scorecard-close = A lap lezárása
scorecard-reopen = Újranyitás
scorecard-renew = Új linkek
scorecard-renew-help = A régi linkek többé nem működnek.
scorecard-refused-people = Ennél az asztalnál 3–{ $most } játékos ülhet.
scorecard-refused-same-name = Két játékost is így hívnak: { $name }. Írj hozzá kezdőbetűt.
scorecard-refused-person = Ez a játékos nincs az asztalnál.
scorecard-refused-deal = Ez a leosztás már nem létezik.
scorecard-refused-closed = A lap le van zárva. A Beállítások alatt újranyitható.
scorecard-refused-full = Egy lapon legfeljebb 400 leosztás lehet. Kezdj újat.
scorecard-refused-all-played = Az asztal mind a { $planned } leosztása be van írva. Javítsatok egyet, vagy húzzátok ki azt, amelyiket nem játszottátok le.
scorecard-refused-reason = Írj indokot, legfeljebb { $most } karakterben.
scorecard-refused-note = A megjegyzés legfeljebb { $most } karakter lehet. Rövidítsd le.
scorecard-says-kontra-only = { $name } nem jött, ezért csak { $other } mondhat kontrát.
scorecard-says-kontra-nobody = Egyik védő sem jön, ezért nincs, aki kontrát mondjon.
scorecard-says-kontra-declarer = { $name } a felvevő; az első kontrát egy védő mondja.
scorecard-says-dropped-tricks = { $name } nem jött, ezért nem visz ütést.
scorecard-says-sum = Ezek összesen { $sum } ütést tesznek ki; egy leosztásban tíz van.
scorecard-says-seven = Ezek szerint a szabályok szerint számít, ki tette az adu hetest az utolsó ütésbe. Add meg, és mentsd el újra.
scorecard-says-marriages = Ezek szerint a szabályok szerint számít, hogy a csendes száz negyvennel vagy hússzal jött-e össze. Add meg a bejelentéseket, és mentsd el újra.
scorecard-refused-not-last = Csak az utolsó leosztás vonható vissza. Ezt inkább húzd ki.
scorecard-refused-unchanged = Semmi sem változott.
scorecard-refused-call = Ez a játékos ezt nem vállalhatja.
scorecard-refused-field = Még nincs kitöltve: „{ $field }”.
scorecard-ask-marriages = Bejelentések: { $name }
scorecard-ask-round = Licitkör
scorecard-outbox-drop = Eltávolítás
scorecard-offline = Nincs hálózat. Próbáld újra, ha lesz.
scorecard-away = Nincs hálózat. A lapot a legutóbb ismert állapotában látod; amit most írsz, ezen az eszközön marad, és később elküldjük.
scorecard-gone = Ez a link már nem működik. Ami nincs elküldve, ezen az eszközön marad; kérd el az új linket.
scorecard-withdrawn = Ez a link már nem működik
scorecard-withdrawn-help = Ehhez a laphoz közben új linkek készültek, ezért semmi sem lett elmentve. Kérd el az új linket.
scorecard-withdrawn-typed = Amit beírtál
scorecard-refused-stale = Közben más is javította ezt a leosztást. Nézd meg, mi áll benne most, és ha kell, javítsd újra.
scorecard-told-changed = Újraszámolva: { $deals }.
scorecard-told-ends = A lap mostantól a { $number }. leosztással ér véget.
scorecard-told-goes-on = A lap még nincs lejátszva: a következő leosztás számít.
scorecard-told-after-end = { $count ->
    [one] A lap vége után marad, és nem számít: { $numbers }. leosztás.
   *[other] A lap vége után maradnak, és nem számítanak: { $numbers }. leosztás.
}
scorecard-told-counts-again = { $count ->
    [one] Újra számít: { $numbers }. leosztás.
   *[other] Újra számítanak: { $numbers }. leosztás.
}
scorecard-told-more = { $count ->
   *[other] További { $count } leosztás is másként számít.
}
scorecard-changed-value = { $number }. leosztás: { $was } → { $now }
scorecard-changed-stops = { $number }. leosztás: { $was } → nem számít
scorecard-changed-refa = a { $number }. leosztás most refa alatt van: { $was } → { $now }
scorecard-changed-no-refa = a { $number }. leosztás már nincs refa alatt: { $was } → { $now }
scorecard-changed-writes = a { $number }. leosztás most refát ír
scorecard-changed-writes-none = a { $number }. leosztás már nem ír refát
scorecard-told-dealer = Nem ez a játékos következett az osztásban. Ha tévedés, javítsátok az osztót.

scorecard-progress = A forduló elszámolólapjai
scorecard-progress-since = { $count ->
        [0] most frissült
       *[other] { $count } perce frissült
    }
scorecard-progress-due = minden leosztás kész, az eredmény nincs elküldve
scorecard-progress-sent = az eredmény elküldve
scorecard-progress-otherwise = az eredmény eltér az elszámolólaptól
scorecard-progress-contested = két változat

scorecard-preview = Mi változik
scorecard-preview-deals = Másképp számítana: { $numbers }.
scorecard-preview-before = előtte
scorecard-preview-after = utána
scorecard-preview-do = Módosítások mentése
scorecard-preview-leave = Mégse

scorecard-figures = Az este számokban
scorecard-figures-made = megvan / bemondott
scorecard-figures-best = legjobb leosztás
scorecard-figures-worst = legrosszabb leosztás

scorecard-file-lost = Ezek a leosztások kimaradtak, mert ebben a formában nem írhatók le: { $numbers }. A jegyzőkönyvekben mind benne vannak.
scorecard-file-sums = Összesen: { $sums }
scorecard-refused-too-many = Egy este egy asztalnál legfeljebb { $most } játékos játszhat.
scorecard-refused-sheet = A lap játékosai végig maradnak. Valaki átveheti egy játékos oszlopát, vagy zárjátok le ezt a lapot, és kezdjetek újat.

scorecard-table-fixed = A játékosokat, az első osztót és a szabályokat a verseny adja meg; itt nem változtathatók.
scorecard-seats = Játékosok módosítása
scorecard-seats-now = Most az asztalnál: { $names }
scorecard-seats-help = A következő leosztástól érvényes. A korábbi leosztások játékosai nem változnak, és mindenki pontjai megmaradnak.
scorecard-seats-sheet = A lap játékosai végig maradnak: senki sem ülhet le vagy állhat fel, de valaki átveheti egy játékos oszlopát. Ha más társasággal folytatnátok, zárjátok le ezt a lapot, és kezdjetek újat.
scorecard-seats-undo = Módosítás visszavonása
scorecard-seats-joins = Negyedik játékos
scorecard-seats-name = Név
scorecard-seats-after = Ki után ül
scorecard-seats-join = Hozzáadás
scorecard-seats-leaves = Játékos kilép
scorecard-seats-who = Játékos
scorecard-seats-leave = Kilép
scorecard-seats-replaces = Játékos cseréje
scorecard-seats-place = Kinek a helyére
scorecard-seats-from = Ettől a leosztástól
scorecard-seats-next = { $number }. (a következő)
scorecard-seats-replace = Csere
scorecard-news-people = Innentől az asztalnál: { $names }
scorecard-news-rules = Innentől új szabályok
scorecard-rules-all = Minden leosztásra
scorecard-rules-part = A kiválasztott leosztástól
scorecard-rules-from = Az új szabályok első leosztása
scorecard-rules-from-deal = { $number }. leosztástól
scorecard-rules-choose = Válassz leosztást
scorecard-rules-which = Válaszd ki az első leosztást az új szabályokkal, és nyomd meg újra a gombot.

scorecard-other-board = Másik tábla
scorecard-board-was = Ez egy másik tábla volt
scorecard-board-set = Tábla beállítása
scorecard-boards-over = Ennek az asztalnak minden táblája be van írva. Lent küldhetitek el az eredményt.
scorecard-deals-over = Ennek az asztalnak minden leosztása be van írva. Lent küldhetitek el az eredményt.
scorecard-boards-missing = Le nem játszottként kerül be: { $numbers }.
scorecard-of-card = elszámolólap: { $score }
scorecard-refused-board = Ilyen tábla nincs ennél az asztalnál.
scorecard-refused-board-dealer = Ezt a táblát { $name } osztja.
scorecard-refused-board-answered = Ehhez a táblához már két változat vár. Előbb döntsétek el, melyik a helyes.
scorecard-refused-board-stands = Egy tábla egyetlen leosztás, és a száma szerinti helyen áll. Ha másik tábla volt, azt a leosztás oldalán jelöld meg.
scorecard-refused-sent = Ennek az asztalnak az eredményét közben elküldték, ezért ez nem lett elmentve: { $deal }.

# A leosztások szövegként.

scorecard-text = Leosztások beírása vagy beillesztése
scorecard-text-lead = Írj be soronként egy leosztást, vagy illessz be egy táblázatot. Az eredményeket látod, mielőtt bármi felkerül.
scorecard-text-label = Leosztások
scorecard-text-help = Például: { $example }. A játékosok, az osztó és a szabályok az elszámolólapról valók.
scorecard-text-example-ulti = { $name } parti: megvan
scorecard-text-example-preferans = { $name } 4: 6 2 2
scorecard-text-look = Előnézet
scorecard-text-preview = Előnézet
scorecard-text-add = { $count ->
        [one] Leosztás felvétele
       *[other] { $count } leosztás felvétele
    }
scorecard-text-read = Így olvastuk: { $count } leosztás, soronként egy.
scorecard-text-again = A lap vagy a szöveg megváltozott az előnézet óta. Nézd meg újra a leosztásokat.
scorecard-text-sent = Ennek az asztalnak az eredményét közben elküldték, ezért semmi sem került fel. A szöveg lent van.
scorecard-text-leave = Vissza a laphoz
scorecard-text-long = A szöveg túl hosszú: egyszerre legfeljebb { $most } karakter olvasható be.
scorecard-text-empty = Ebben a szövegben nincs leosztás.
scorecard-text-other-game = A szöveg { $place }. leosztása a másik játékból való.
scorecard-text-other-people = A szöveg { $place }. leosztásában olyanok játszanak, akik nem ülnek ennél az asztalnál, vagy más sorrendben ülnek.
scorecard-text-other-rules = A szöveg { $place }. leosztását más szabályokkal játszották. Állítsd át a szabályokat a Beállítások alatt, vagy hagyd ki őket a szövegből.
scorecard-text-cards = A szöveg { $place }. leosztásában kártyák is vannak. Az elszámolólapra csak eredmény kerül; ezt leosztásként töltsd be.
scorecard-text-ruling = A szöveg { $place }. leosztásához versenyvezetői döntés tartozik. Az elszámolólapon egy leosztást csak kihúzni lehet.
scorecard-refused-not-next = A szövegben { $number } a leosztás száma, az elszámolólapon viszont { $next } következik. Hagyd ki, ami már fenn van, vagy hagyd el a számokat.
scorecard-text-notes = A szöveg { $place }. leosztásához több megjegyzés tartozik, vagy egy állásra vonatkozik, vagy nem nyilvános. Az elszámolólapon leosztásonként egy megjegyzés fér el, és mindenki olvassa, aki a lapot látja; a többit hagyd ki.
scorecard-print = Nyomtatás
scorecard-plot-about = Az összegek leosztásról leosztásra. Ugyanezek a számok a leosztások táblázatában is megvannak.
scorecard-new-text = Már le van írva?
scorecard-new-text-label = Az este szövegként vagy táblázatként
scorecard-new-text-help = Soronként egy leosztás, vagy egy táblázat. A játékosok és a szabályok az első sorból valók, ha vannak benne, különben az űrlapról.
scorecard-new-text-faulty = A szöveg így még nem használható. Lent olvasható, hol mi a baj.
scorecard-new-text-warned = A szöveg egy része talán hibás. Nézd át, és ha így jó, nyomd meg újra a gombot.
