# Versenyek: listák, nevezések, fordulók, eredmények, a versenyvezető oldala.

events-title = Versenyek
events-lead = A klubok versenyei, a legújabb elöl.
events-none = Még nincs verseny
events-none-why = A klub tulajdonosa a klub oldalán hozhat létre egyet.
event-new = Új verseny
event-new-lead = Válaszd a legközelebb álló típust; az első fordulóig minden módosítható.
event-new-submit = Verseny létrehozása
event-name = Név
event-preset = Típus
event-game = Játék
event-day = Nap
event-time = Időpont
event-venue = Helyszín
event-venue-help = Hol játsszátok; üresen maradhat.
event-preset-club-evening = Klubest
event-preset-club-evening-help = Aki eljön; négy forduló az állás szerint, pont a helyezésért, ha lehet, senki sem találkozik kétszer.
event-preset-final-21 = 21-es döntő
event-preset-final-21-help = Tíz forduló, amelyben a 21 játékos mindegyike mindenkivel pontosan egyszer találkozik.
event-preset-semi-final-42 = 42-es középdöntő
event-preset-semi-final-42-help = Hét forduló az állás szerint, ismételt találkozás nélkül.
event-preset-semi-final-60 = 60-as középdöntő
event-preset-semi-final-60-help = Nyolc forduló az állás szerint, ismételt találkozás nélkül.
event-preset-serbian-league = 8 + 7 fordulós liga
event-preset-serbian-league-help = Nyolc előre rögzített forduló, majd hét, amelyben az állás adja az asztalokat; 3 vagy 4, 2 vagy 1 és 0 pont.
event-preset-washington-groups = Kis csoportok és döntő
event-preset-washington-groups-help = Három–hat fős csoportok egymás között játszanak, a három legjobb döntőt vív.
event-preset-duplicate-evening = Sportulti-est
event-preset-duplicate-evening-help = Minden asztalon ugyanazok a leosztások, székenként összehasonlítva.
event-hidden = nem nyilvános
event-tabs = A verseny oldalai
event-tab-show = Áttekintés
event-tab-round = Forduló
event-tab-standings = Állás
event-tab-entries = Játékosok
event-tab-direct = Versenyvezetés
event-revision = { $number }. változat
event-entry-numbered = { $number }. játékos
event-state-draft = előkészítés
event-state-open = nevezés nyitva
event-state-check_in = bejelentkezés
event-state-running = zajlik
event-state-finished = véget ért
event-state-archived = lezárva
event-place-stage = { $number }. szakasz
event-place-round = { $number }. forduló
event-place-table = { $number }. asztal
event-round = { $number }. forduló
event-rounds = Fordulók
event-stages = Szakaszok
event-round-drawn = tervezet, más nem látja
event-round-published = közzétéve
event-round-playing = folyamatban
event-round-complete = kész
event-table-number = { $number }. asztal
event-table-draft = tervezet
event-table-waiting = vár
event-table-playing = játszik
event-table-entered = beírva
event-table-confirmed = megerősítve
event-table-disputed = vitatott
event-table-ruled = eldöntve
event-table-voided = törölve
event-sits-out = Kihagyja a fordulót:
event-bye = kihagyja
event-absent = nem jött el
event-my-table = A te asztalod: { $number }
event-my-result = Az asztal eredménye
event-waiting-draft = { $count ->
   *[other] Készül; eddig { $count } induló van.
    }
event-waiting-entries = { $count ->
   *[other] Eddig { $count } induló van.
    }
event-waiting-round = { $count ->
   *[other] { $count } játékos vesz részt. Az első forduló még nincs közzétéve.
    }
event-see-entries = Kik vesznek részt
event-rank = Hely
event-player = Játékos
event-points = Pont
event-wins = Nyert asztal
event-seconds = 2. helyek
event-raw = Játékpont
event-why = Miért
event-standings-all = Teljes állás
event-standings-none = Még nincs mit rangsorolni.
event-standings-after = Állás { $number } forduló után
event-moved-up = { $count ->
   *[other] { $count } helyet javított
    }
event-moved-down = { $count ->
   *[other] { $count } helyet rontott
    }
event-penalties = Büntetések és jóváírások
event-penalty-amount = Pont
event-penalty-help = Büntetésnél negatív: -1, -0,5 vagy -1/2.
event-penalty-bad = Ez nem szám. Így írd: -1, -0,5, 1/2 vagy ½.
event-penalty-give = Megadás
event-penalty-revoke = Visszavonás
event-reason = Indok
event-entries-count = { $all } induló, ebből { $here } itt van
event-entries-none = Még senki sem nevezett.
event-enter-me = Nevezek
event-enter-member = Tag nevezése
event-enter-guest = Vendég nevezése
event-enter = Nevezés
event-member = Tag
event-is-here = itt van
event-status-registered = nevezett
event-status-checked_in = itt van
event-status-late = későn jött
event-status-no_show = nem jött el
event-status-withdrawn = visszalépett
event-status-excluded = kizárva
event-entry-check-in = Megjött
event-entry-uncheck = Nincs itt
event-entry-no-show = Nem jött el
event-entry-withdraw = Visszalépett
event-confirm = Igen, ez így jó
event-result = Eredmény
event-result-send = Eredmény beküldése
event-zero-sum = Az asztal játékpontjainak összege nulla.
event-deals = Leosztás
event-score-bad = Az eredmény egész szám, az előjel a szám elé kerül, például 12, −7 vagy 1 200.
event-dispute = Ez nem jó
event-dispute-send = Versenyvezető hívása
event-not-played = Nem játszottak
event-not-played-help = Ki nem jött el? A többiek kihagyják ezt a fordulót.
event-not-played-out = A következő fordulókban nem kapnak helyet. Ha mégis megjönnek, a nevezéseknél jelöld, hogy itt vannak.
event-not-played-again = A következő fordulókban mégis kapjanak helyet
event-not-played-send = A többiek kihagyják
event-rule = Döntés vagy javítás
event-rule-help = Innentől ezek a pontok számítanak. Az állás újra kiszámolódik; a már kisorsolt fordulók maradnak.
event-rule-send = Ez az eredmény
event-void = Eredmény törlése
event-void-help = Nem számít többé, az új eredményt te írod be. A naplóban megmarad.
event-void-send = Törlés
event-minutes-left = { $count ->
   *[other] Még { $count } perc
    }
event-now = Most rád vár
event-now-disputed = { $round }. forduló, { $table }. asztal: vitatott eredmény
event-now-voided = { $round }. forduló, { $table }. asztal: új eredmény kell
event-now-unconfirmed = { $round }. forduló, { $table }. asztal: még nincs megerősítve
event-now-one-device = { $round }. forduló, { $table }. asztal: ugyanazon az eszközön erősítették meg, amelyen beírták
event-now-missing = { $round }. forduló, { $table }. asztal: még nincs eredmény
event-now-gone = elment, de helye van: { $round }. forduló, { $table }. asztal
event-now-late = { $name } itt van, de nincs helye a tervezetben: sorsolj újra
event-now-not-here = { $name } nevezett, de nincs itt
event-next-open = Nevezés megnyitása
event-next-open-help = Ettől fogva a látogatók látják a versenyt, és a tagok nevezhetnek.
event-next-check-in = Bejelentkezés indítása
event-next-start = Verseny indítása
event-next-start-help = { $count ->
   *[other] { $count } játékos van itt. Aki később jön, az is benevezhető.
    }
event-next-draw = { $number }. forduló sorsolása
event-next-draw-help = { $count ->
   *[other] { $count } játékos van játékban. A sorsolást közzététel előtt csak te látod.
    }
event-next-publish = { $number }. forduló közzététele
event-next-publish-help = Nézd át lent a tervezetet; utána mindenki látja, ki hol ül.
event-next-begin = { $number }. forduló indítása
event-next-begin-help = Ha mindenki ül, indul az óra.
event-next-wait = { $count ->
   *[other] Még { $count } asztalra várunk.
    }
event-next-redraw = { $number }. forduló újrasorsolása
event-next-redraw-help = A tervezetben olyan is ül, aki már elment.
event-next-sit-out = { $count ->
   *[other] { $count } maradjon ki
    }
event-next-sit-out-players = { $count ->
   *[other] { $count } játékos nem ültethető le hármas és négyes asztalokhoz.
    }
event-next-sit-out-teams = { $count ->
   *[other] { $count } csapat nem ültethető le hármas és négyes asztalokhoz.
    }
event-next-sit-out-byes = { $count ->
   *[other] A többiek játszhatnak, ha fordulónként { $count } kimarad; kétszer senki sem marad ki, amíg mindenki sorra nem került.
    }
event-next-sit-out-team-byes = { $count ->
   *[other] A többiek játszhatnak, ha fordulónként { $count } csapat kimarad; kétszer egyik sem marad ki, amíg mindegyik sorra nem került.
    }
event-next-stuck-players = { $count ->
   *[other] Csak { $count } játékos maradt, és egy fordulóhoz három kell.
    }
event-next-stuck-teams = { $count ->
   *[other] Csak { $count } csapat van, és egy fordulóhoz három kell. A csapatokat a beállításoknál lehet megadni.
    }
event-next-stuck-enter = A Játékosok oldalon lehet még valakit beengedni.
event-next-stuck-finish = A Játékosok oldalon lehet még valakit beengedni, vagy itt befejezni a versenyt.
event-next-finish = Verseny befejezése
event-next-finish-help = Minden forduló lement. Az eredmények utána is javíthatók.
event-next-archive = Verseny lezárása
event-next-archive-help = Ezután semmi sem változik. Csak a klub tulajdonosa nyithatja meg újra.
event-next-nothing = Nincs teendő.
event-draft = { $number }. forduló: tervezet
event-draft-more = { $count ->
   *[other] Utána még { $count } forduló van kisorsolva.
    }
event-draft-again = { $one } és { $other } újra találkozik (utoljára: { $round }. forduló).
event-draft-no-repeats = Nincs ismételt találkozás.
event-draft-bound = { $count ->
   *[other] Legalább { $count } párnak mindenképp újra találkoznia kell.
    }
event-draft-by-hand = Kézzel módosítva.
event-swap = Csere
event-swap-one = Ez a játékos
event-swap-other = ezzel
event-redraw = Újrasorsolás
event-redraw-repeats = Új sorsolás a legkevesebb ismétléssel
event-redraw-even = Új sorsolás egyenletesen elosztott négyes asztalokkal
event-undo = Visszavonás: { $what }
event-undo-archived = A verseny lezárását így nem lehet visszavonni. A klub tulajdonosa nyithatja meg újra, indoklással.
event-officials = Versenyvezetők és rögzítők
event-director = versenyvezető
event-scorer = rögzítő
event-director-appoint = Legyen versenyvezető
event-director-remove = Versenyvezetői jog elvétele
event-scorer-appoint = Legyen rögzítő
event-scorer-remove = Rögzítői jog elvétele
event-no-account = Szerepe csak annak lehet, akinek van fiókja.
event-more = Továbbiak
event-hide = Elrejtés a látogatók elől
event-show = Megmutatás a látogatóknak
event-finish-early = Verseny befejezése most
event-reopen = Újranyitás
refusal-state = A verseny nem ennél a lépésnél tart: { $state }.
refusal-frozen = A számítás és a játék módja a verseny kezdete óta rögzített.
refusal-empty = Ide írni kell valamit.
refusal-too-long = { $count ->
   *[other] Legfeljebb { $count } karakter fér el.
    }
refusal-too-many = { $count ->
   *[other] Legfeljebb { $count } játékos nevezhet.
    }
refusal-too-few = { $count ->
   *[other] Csak { $count } játékos van itt, és egy asztalhoz három kell.
    }
refusal-no-reason = Írd le röviden, miért.
refusal-missing = Ilyen nincs ebben a versenyben.
refusal-entered = Már nevezett.
refusal-not-in-play = Nincs játékban.
refusal-in-play = Már játékban van.
refusal-played = Már játszott.
refusal-round-count = Egy szakasz 1–200 fordulós, és nem lehet kevesebb a már kisorsoltaknál.
refusal-format = Ez a szakasz ilyen formában nem játszható.
refusal-all-drawn = Minden forduló ki van sorsolva.
refusal-round-open = { $count }. forduló: még nincs kész.
refusal-drafted = { $count }. forduló: már ki van sorsolva. Tedd közzé, vagy sorsolj újra.
refusal-not-its-turn = Előbb ez jön: { $count }. forduló.
refusal-published = Már közzé van téve.
refusal-not-published = Még nincs közzétéve.
refusal-seats-absent = Olyannak is jutott hely, aki nincs játékban: sorsolj újra.
refusal-same-place = Két különböző játékos kell.
refusal-stale = Valaki megelőzött. Nézd meg, mi van most ott, és ha kell, próbáld újra.
refusal-settled = Az eredmény meg van erősítve; csak a versenyvezető módosíthatja.
refusal-not-yours = Ennél az asztalnál ezt nem teheted meg.
refusal-ruled = Erről az eredményről a versenyvezető döntött, csak versenyvezető módosíthatja.
refusal-voided = A versenyvezető törölte az eredményt, és ő írja be az újat.
refusal-disputed = Ez az eredmény vitatott, a versenyvezető dönt róla.
refusal-dispute-open = Az eredmény még vitatott. Előbb dönteni kell róla.
refusal-one-device = Ezt az eredményt ugyanazon az eszközön írták be és erősítették meg. Egy másik eszközről kell megerősíteni, vagy a versenyvezető, illetve egy rögzítő erősíti meg.
refusal-no-result = Még nincs eredmény.
refusal-own-result = Az asztalnál másnak kell megerősítenie.
refusal-not-at-table = Nem ott ül.
refusal-substitute = Ebben a fordulóban már máshol ül: { $count }. asztal.
refusal-sum = A pontok összege { $count }, nem nulla.
refusal-score = Ezek a pontok nem lehetségesek.
refusal-hands = Az asztal leosztásaiból más eredmény jön ki.
refusal-unchanged = Nem változott semmi: eddig is így volt.
refusal-unseatable = { $count ->
   *[other] { $count } nem ültethető le hármas és négyes asztalokhoz, hacsak valaki ki nem marad.
    }
refusal-together = { $one } és { $other } nem kerülhet egy asztalhoz, de nincs olyan sorsolás, amely mindenkit külön tart. A beállításokban látható, kiknek nem szabad találkozniuk.
refusal-teams = { $count ->
   *[other] Csak { $count } csapat van, és egy fordulóhoz három kell. A csapatokat a beállításoknál lehet megadni.
    }
refusal-draw = Az itt lévőkkel, és akiknek nem szabad találkozniuk, nem sorsolható forduló.
audit-add_tournament = Verseny létrehozva
audit-import_tournament = Verseny betöltve fájlból
audit-change_tournament = Verseny módosítva
audit-step_tournament = A verseny továbblépett
audit-publish_tournament = Verseny megmutatva vagy elrejtve
audit-reopen_tournament = Verseny újranyitva
audit-change_entry = Nevezés
audit-draw_round = Forduló kisorsolva
audit-change_round = Forduló módosítva
audit-publish_round = Forduló közzétéve
audit-enter_result = Eredmény beírva
audit-confirm_result = Eredmény megerősítve
audit-dispute_result = Eredmény vitatva
audit-take_back_result = Eredmény visszavonva
audit-rule_result = Eredmény eldöntve
audit-void_result = Eredmény törölve
audit-penalty = Büntetés vagy jóváírás
audit-revoke_penalty = Büntetés visszavonva
audit-undo_step = Lépés visszavonva
audit-appoint_official = Versenyvezető vagy rögzítő kinevezve
audit-remove_official = Versenyvezető vagy rögzítő leváltva
