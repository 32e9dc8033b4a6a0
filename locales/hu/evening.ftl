# Az este maga: asztalkártyák, élő oldalak, elküldésre váró eredmények, beállítások.

tournament-news = Az oldal a legfrissebb állást mutatja.
tournament-late = Változás történt; ez a rész akkor frissül, ha befejezted a gépelést.
tournament-not-sent = Még nincs elküldve, ezen az eszközön várakozik:
tournament-send-now = Küldés most
tournament-sent = Az ezen az eszközön őrzött eredmény el lett küldve.
tournament-there-now = Közben más eredmény került be:
tournament-yours-below = Amit beírtál, ott van alább az űrlapon. Mielőtt elküldöd, vesd össze a kettőt.
tournament-entered-by = Beírta: { $name }
tournament-own-result = Ezt az eredményt { $name } írta be, ezért az asztalnál másnak kell megerősítenie. Ha te vagy az, válaszd a saját nevedet.
tournament-origin-director = A versenyvezető vagy egy rögzítő írta be.
tournament-origin-phone = Az asztalnál írták be.
tournament-origin-hands = Az asztal leosztásaiból számolva.
tournament-origin-forfeit = Azért került be, mert valaki nem jött el.
tournament-who = Ki vagy?
tournament-who-missing = Mondd meg, ki vagy: a neved ott van a listában.
tournament-settled = Az eredmény megerősítve. Ha hibás, itt vitathatod, amíg a versenyvezető nem döntött.
tournament-called = A versenyvezető értesült róla, és dönt az eredményről.
tournament-take-back = Eredmény visszavonása
tournament-one-device = Ugyanazon az eszközön erősítették meg, amelyen beírták. Egy másik eszközről is meg kell erősíteni, vagy a versenyvezető, illetve egy rögzítő erősíti meg.
tournament-reopened = A megerősítés után javítottak egy leosztást. Ellenőrizzétek a pontokat, és erősítsétek meg újra.
tournament-one-device-before = Az eredményt ezen az eszközön írták be. Ha itt erősíted meg, még egy másik eszközre, vagy a versenyvezetőre, illetve egy rögzítőre vár.
tournament-waits = Az asztal egy másik játékosának kell megerősítenie, a saját telefonján.
tournament-mend = Javítás
tournament-card-help = Ez az oldal az asztal kártyájához tartozik. Akinél a kártya van, megnyithatja; fiók nem kell hozzá.
tournament-card = Az asztal linkje
tournament-card-why = Aki megnyitja, fiók nélkül beírhatja és megerősítheti az asztal eredményét. A nyomtatott kártyán kódként szerepel.
tournament-cards-renew = Minden asztal linkjének cseréje
tournament-cards-renew-help = A korábban nyomtatott kártyák ezután nem nyitnak meg semmit.
audit-renew_cards = Asztalok linkjei kicserélve
tournament-trade = { $players } játékos { $rounds } fordulóban: hármas asztalokra nem oszthatók
tournament-trade-even = { $players } játékos { $rounds } fordulóban: négyes vagy hármas asztalok
tournament-trade-threes = hármas asztalok
tournament-trade-byes = { $count ->
    [one] Fordulónként { $count } játékos marad ki.
   *[other] Fordulónként { $count } játékos marad ki.
    }
tournament-trade-byes-each = { $count ->
    [one] Mindenki legfeljebb egyszer.
   *[other] Mindenki legfeljebb { $count } alkalommal.
    }
tournament-trade-fours = { $count ->
    [one] Fordulónként { $count } négyfős asztal.
   *[other] Fordulónként { $count } négyfős asztal.
    }
tournament-trade-fours-each = { $count ->
    [one] Mindenki legfeljebb egyszer ül ott.
   *[other] Mindenki legfeljebb { $count } alkalommal ül ott.
    }
tournament-trade-repeats = { $count ->
    [0] A létszám miatt senkinek sem kell újra találkoznia.
    [one] Legalább { $count } párnak újra találkoznia kell.
   *[other] Legalább { $count } párnak újra találkoznia kell.
    }
tournament-trade-repeats-known = { $count ->
    [0] Senki sem találkozik újra.
    [one] { $count } ismételt találkozás.
   *[other] { $count } ismételt találkozás.
    }
tournament-trade-fours-differ = { $count ->
   *[other] A négyes asztalnál töltött fordulók száma { $count } eltérésű.
    }
tournament-trade-chosen = választva
tournament-trade-choose = Ezt választom
tournament-now-playing-tables = { $count ->
    [one] { $round }. forduló: { $count } asztal még játszik
   *[other] { $round }. forduló: { $count } asztal még játszik
    }
tournament-now-late-by = { $count ->
    [one] { $count } perce letelt az ideje
   *[other] { $count } perce letelt az ideje
    }
tournament-first-round = { $count ->
    [one] Az 1. forduló indítása { $count } játékossal
   *[other] Az 1. forduló indítása { $count } játékossal
    }
tournament-first-round-help = Minden nevezett jelenlévőnek számít, az 1. forduló sorsolása elkészül és megjelenik. Visszavonható.
tournament-first-round-here-help = A jelenlévők játszanak, az 1. forduló sorsolása elkészül és megjelenik. Visszavonható.
tournament-first-round-left-out = { $count ->
    [one] { $count } bejelentett játékos még nincs itt, és nem játszana.
   *[other] { $count } bejelentett játékos még nincs itt, és nem játszana.
    }
audit-word-first_round = a nevektől az 1. fordulóig
tournament-ways = A sorsolás, miután játékosok távoztak vagy érkeztek
tournament-ways-help = Úgy marad, ahogy kisorsolták, amíg mást nem választasz, és minden forduló előtt újra választhatsz.
tournament-way-keep = Marad: akinek az asztala megszűnik, az kimarad
tournament-way-restore = Vissza az eredeti sorsoláshoz
tournament-way-seat_all = Marad, de a következő fordulóban mindenki leül
tournament-way-byes = A hátralévő fordulók újrasorsolása: néhányan kimaradnak
tournament-way-fours = A hátralévő fordulók újrasorsolása négyes asztalokkal
tournament-way-tables_of_four = A hátralévő fordulók újrasorsolása, ahol lehet, négyes asztalokkal
tournament-way-each-time = Ha minden forduló előtt ezt választod:
tournament-way-drawn = Ahogy most ki van sorsolva
tournament-way-threes = A hátralévő fordulók újrasorsolása hármas asztalokkal
tournament-way-next = { $round }. forduló: { $repeats }
tournament-way-always-out = Minden hátralévő fordulóban kimarad: { $names }.
tournament-way-better = Ajánlott
tournament-way-out-next = { $count ->
    [0] { $round }. forduló: senki sem marad ki.
    [one] { $round }. forduló: { $count } játékos marad ki.
   *[other] { $round }. forduló: { $count } játékos marad ki.
    }
tournament-way-byes-most = { $count ->
    [one] A hátralévő fordulókban senki sem marad ki egynél többször.
   *[other] A hátralévő fordulókban senki sem marad ki { $count } alkalomnál többször.
    }
tournament-draft-without = Távol van: { $names }. A sorsolás marad, és akinek az asztala megszűnik, az kimarad.
tournament-redraw-rest = A sorsolás elvetése és a hátralévő fordulók újrasorsolása
audit-part-way = folytatás
tournament-table = Helyettes, idő és terem
tournament-sub-for = Helyette:
tournament-sub-who = ül ide
tournament-sub-nobody = senki: maga a játékos
tournament-extra = Hosszabbítás (perc)
tournament-room = Terem vagy sarok
tournament-play-off = Holtversenyt eldöntő asztal
tournament-play-off-help = Két–négy játékosnak. Holtversenyt csak akkor dönt el, ha a holtverseny-eldöntők közt szerepel, és pontot nem ér.
tournament-play-off-player = { $number }. játékos
tournament-play-off-score = { $number }. játékpont
audit-play_off = Holtverseny asztalnál eldöntve
tournament-cross = Kereszttáblázat
tournament-cross-help = A mező azt a fordulót mutatja, amelyben a kettő találkozott: +, ha a sor játékosa ért el többet, −, ha kevesebbet, =, ha ugyanannyit.
tournament-team = { $number }. csapat
tournament-team-head = Csapat
tournament-team-boards = Táblák
tournament-prize = Díj
tournament-prizes-rest = Ki nem osztott díj: { $amount }
tournament-not-there = nem kapott asztalt
tournament-at-table = Asztal
tournament-scores = Eredmények
tournament-mine = Itt játszol
tournament-my-seat = { $round }. forduló, { $table }. asztal
tournament-no-seat-yet = nevezve vagy; az asztalod még nincs kihirdetve
tournament-now-playing = Most zajlik
tournament-many = Több játékos nevezése
tournament-names = Nevek, soronként egy
tournament-names-help = A tagokat a nevük alapján találja meg a program; a többiek vendégek lesznek. Táblázat oszlopa is beilleszthető.
tournament-names-bad = Egy és 300 közötti név kell, soronként egy.
tournament-all-here = Mindenki itt van
tournament-add = Játékosok nevezése
audit-part-round = forduló
audit-part-table = asztal
audit-part-entry = játékos
audit-part-act = mi
audit-part-old = előtte
audit-part-new = most
audit-part-one-device = ugyanazon az eszközön
audit-part-seed = sorsolási szám
audit-part-state = állapot
audit-part-amount = pont
audit-part-penalty = büntetés
audit-part-published = nyilvános
audit-part-set = rész
audit-part-undone = visszavonva
audit-part-revision = változat
audit-part-seat = játékos nevében
audit-part-entered = nevezve
audit-part-guests = vendégek
audit-part-preset = típus
audit-part-again = újra
audit-word-enter = nevezés
audit-word-guest = vendég nevezése
audit-word-many = többek nevezése
audit-word-checkin = itt van
audit-word-uncheck = nincs itt
audit-word-noshow = nem jött el
audit-word-withdraw = visszalépett
audit-word-exclude = kizárva
audit-word-publish = kihirdetve
audit-word-begin = megkezdve
audit-word-due = határidő
audit-word-room = terem
audit-word-extra_time = többletidő
audit-word-substitute = helyettes
audit-word-basics = név, idő és helyszín
audit-word-profile = pontok és asztalok
audit-word-stages = fordulók
audit-word-teams = csapatok
audit-word-seeding = kiemelés értékszám szerint
audit-word-apart = akik nem találkozhatnak
tournament-waits-official = A versenyvezető vagy egy rögzítő erősíti meg.
tournament-names-file = Nevek fájlból
tournament-names-file-help = Lista a táblázatodból, CSV-ként mentve. A neveket előbb megmutatjuk, hogy átnézd őket.
tournament-names-open = A fájl { $line }. sorában egy idézőjel nincs bezárva. Nézd meg ott a nevet, aztán nevezd be a listát.
tournament-names-nobody = Ebből a listából senki sem nevezhető: mindenki nevezett már, vagy kimarad.
tournament-encoding-guess = Automatikus felismerés
tournament-look = Nézd át, mielőtt bárki nevezve lenne
tournament-look-help = Még senki sincs nevezve. Ha változtatnál a listán, írd át alább, és nevezd be újra.
tournament-look-members =
    { $count ->
        [one] egy tag
       *[other] { $count } tag
    }
tournament-look-guests =
    { $count ->
        [one] egy új vendég
       *[other] { $count } új vendég
    }
tournament-look-left =
    { $count ->
        [one] egy kimarad
       *[other] { $count } kimarad
    }
tournament-look-enter =
    { $count ->
        [one] Egy játékos nevezése
       *[other] { $count } játékos nevezése
    }
tournament-look-only-others = A kijelöltek nevezése
tournament-look-as = ehelyett: „{ $typed }”
tournament-look-member = van ilyen nevű tag, ő lesz nevezve
tournament-look-entered = már nevezett, sorszáma { $number }: kimarad
tournament-look-twice = ugyanaz a név, mint a listában ez a sor: { $number }. Kimarad
tournament-look-several = több tagnak ez a neve: kimarad. Válaszd ki a tagok listájából
tournament-look-empty = nincs benne név: kimarad
tournament-look-long = { $number } karakternél hosszabb: kimarad
tournament-look-characters = rejtett vezérlőkarakterek: kimarad
tournament-look-other = Ő valaki más ugyanezzel a névvel: nevezés új vendégként
tournament-names-read = Nevek beolvasása
tournament-names-found =
    { $count ->
        [one] Egy nevet találtunk. Nézd át, és nevezd be.
       *[other] { $count } nevet találtunk. Nézd át, és nevezd be őket.
    }
