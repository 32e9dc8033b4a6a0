# Az este maga: asztalkártyák, élő oldalak, elküldésre váró eredmények, beállítások.

night-news = Az oldal a legfrissebb állást mutatja.
night-late = Változás történt; ez a rész akkor frissül, ha befejezted a gépelést.
night-not-sent = Még nincs elküldve, ezen az eszközön várakozik:
night-send-now = Küldés most
night-sent = Az ezen az eszközön őrzött eredmény el lett küldve.
night-there-now = Közben más eredmény került be:
night-yours-below = Amit beírtál, ott van alább az űrlapon. Mielőtt elküldöd, vesd össze a kettőt.
night-entered-by = Beírta: { $name }.
night-origin-director = A versenyvezető vagy egy rögzítő írta be.
night-origin-phone = Az asztalnál írták be.
night-origin-hands = Az asztal leosztásaiból számolva.
night-origin-forfeit = Azért került be, mert valaki nem jött el.
night-who = Ki vagy?
night-who-missing = Mondd meg, ki vagy: a neved ott van a listában.
night-settled = Az eredmény megerősítve. Ha hibás, itt jelezheted, amíg a versenyvezető nem döntött.
night-called = A versenyvezető értesült róla, és dönt az eredményről.
night-take-back = Eredmény visszavonása
night-one-device = Ugyanazon az eszközön erősítették meg, amelyen beírták. Egy másik eszközről is meg kell erősíteni, vagy a versenyvezető, illetve egy rögzítő erősíti meg.
night-one-device-before = Az eredményt ezen az eszközön írták be. Ha itt erősíted meg, még egy másik eszközre, vagy a versenyvezetőre, illetve egy rögzítőre vár.
night-waits = Az asztal egy másik játékosának kell megerősítenie, a saját telefonján.
night-mend = Javítás
night-card-help = Ez az oldal az asztal kártyájához tartozik. Akinél a kártya van, megnyithatja; fiók nem kell hozzá.
night-card = Az asztal hivatkozása
night-card-why = Aki megnyitja, fiók nélkül beírhatja és megerősítheti az asztal eredményét. A nyomtatott kártyán kódként szerepel.
night-cards-renew = Minden asztal hivatkozásának cseréje
night-cards-renew-help = A korábban nyomtatott kártyák ezután nem nyitnak meg semmit.
audit-renew_cards = Asztalok hivatkozásai kicserélve
night-trade = { $players } játékos { $rounds } fordulóban: hármas asztalokra nem oszthatók
night-trade-even = { $players } játékos { $rounds } fordulóban: négyes vagy hármas asztalok
night-trade-threes = hármas asztalok
night-trade-byes = { $count ->
    [one] Fordulónként { $count } játékos marad ki.
   *[other] Fordulónként { $count } játékos marad ki.
    }
night-trade-byes-each = { $count ->
    [one] Mindenki legfeljebb egyszer.
   *[other] Mindenki legfeljebb { $count } alkalommal.
    }
night-trade-fours = { $count ->
    [one] Fordulónként { $count } négyfős asztal.
   *[other] Fordulónként { $count } négyfős asztal.
    }
night-trade-fours-each = { $count ->
    [one] Mindenki legfeljebb egyszer ül ott.
   *[other] Mindenki legfeljebb { $count } alkalommal ül ott.
    }
night-trade-repeats = { $count ->
    [0] A létszám miatt senkinek sem kell újra találkoznia.
    [one] Legalább { $count } párnak újra találkoznia kell.
   *[other] Legalább { $count } párnak újra találkoznia kell.
    }
night-trade-repeats-known = { $count ->
    [0] Senki sem találkozik újra.
    [one] { $count } ismételt találkozás.
   *[other] { $count } ismételt találkozás.
    }
night-trade-fours-differ = { $count ->
   *[other] A négyes asztalnál töltött fordulók száma { $count } eltérésű.
    }
night-trade-chosen = választva
night-trade-choose = Ezt választom
night-table = Helyettes, idő és terem
night-sub-for = Helyette:
night-sub-who = ül ide
night-sub-nobody = senki: maga a játékos
night-extra = Hosszabbítás (perc)
night-room = Terem vagy sarok
night-play-off = Holtversenyt eldöntő asztal
night-play-off-help = Két–négy játékos; ott dönt, ahol a holtverseny-eldöntők közt szerepel, és pontot nem ér.
audit-play_off = Holtverseny asztalnál eldöntve
night-cross = Kereszttáblázat
night-cross-help = A mező azt a fordulót mutatja, amelyben a kettő találkozott: +, ha a sor játékosa ért el többet, −, ha kevesebbet, =, ha ugyanannyit.
night-team = { $number }. csapat
night-team-head = Csapat
night-team-boards = Táblák
night-prize = Díj
night-prizes-rest = Ki nem osztott díj: { $amount }
night-not-there = nem kapott asztalt
night-at-table = Asztal
night-scores = Eredmények
night-mine = Itt játszol
night-my-seat = { $round }. forduló, { $table }. asztal
night-no-seat-yet = nevezve vagy; az asztalod még nincs kihirdetve
night-now-playing = Most zajlik
night-many = Több játékos nevezése
night-names = Nevek, soronként egy
night-names-help = A tagokat a nevük alapján találja meg a program; a többiek vendégek lesznek. Táblázat oszlopa is beilleszthető.
night-names-bad = Egy és 300 közötti név kell, soronként egy.
night-all-here = Mindenki itt van
night-add = Játékosok nevezése
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
audit-word-room = terem
audit-word-extra_time = többletidő
audit-word-substitute = helyettes
audit-word-basics = név, idő és hely
audit-word-profile = pontok és asztalok
audit-word-stages = fordulók
audit-word-teams = csapatok
audit-word-apart = akik nem találkozhatnak
night-waits-official = A versenyvezető vagy egy rögzítő erősíti meg.
night-names-file = Nevek fájlból
night-names-file-help = Lista a táblázatodból, CSV-ként mentve. A neveket előbb megmutatjuk, hogy átnézd őket.
night-names-open = A fájl { $line }. sorában egy idézőjel nincs bezárva. Nézd meg ott a nevet, aztán nevezd be a listát.
night-names-nobody = Ebből a listából senki sem nevezhető: mindenki nevezett már, vagy kimarad.
night-encoding-guess = Ahogy kinéz
night-look = Nézd át, mielőtt bárki nevezve lenne
night-look-help = Még senki sincs nevezve. Ha változtatnál a listán, írd át alább, és nevezd be újra.
night-look-members =
    { $count ->
        [one] egy tag
       *[other] { $count } tag
    }
night-look-guests =
    { $count ->
        [one] egy új vendég
       *[other] { $count } új vendég
    }
night-look-left =
    { $count ->
        [one] egy kimarad
       *[other] { $count } kimarad
    }
night-look-enter =
    { $count ->
        [one] Egy játékos nevezése
       *[other] { $count } játékos nevezése
    }
night-look-only-others = A kijelöltek nevezése
night-look-as = ehelyett: „{ $typed }”
night-look-member = van ilyen nevű tag, ő lesz nevezve
night-look-entered = már nevezett, sorszáma { $number }: kimarad
night-look-twice = ugyanaz a név, mint a listában ez a sor: { $number }. Kimarad
night-look-several = több tagnak ez a neve: kimarad. Válaszd ki a tagok listájából
night-look-empty = nincs benne név: kimarad
night-look-long = { $number } karakternél hosszabb: kimarad
night-look-characters = rejtett vezérlőkarakterek: kimarad
night-look-other = Ő valaki más ugyanezzel a névvel: nevezés új vendégként
night-names-read = Nevek beolvasása
night-names-found =
    { $count ->
        [one] Egy nevet találtunk. Nézd át, és nevezd be.
       *[other] { $count } nevet találtunk. Nézd át, és nevezd be őket.
    }
