# Versenyek: listák, nevezések, fordulók, eredmények, a versenyvezető oldala.

tournaments-title = Versenyek
tournaments-lead = A klubok versenyei, a legújabb elöl.
tournaments-none = Még nincs verseny
tournaments-none-why = A klub tulajdonosa a klub oldalán hozhat létre egyet.
tournament-new = Új verseny
tournament-new-lead = Válaszd a legközelebb álló típust; az első fordulóig minden módosítható.
tournament-new-submit = Verseny létrehozása
tournament-name = Név
tournament-preset = Típus
tournament-game = Játék
tournament-day = Nap
tournament-time = Időpont
tournament-venue = Helyszín
tournament-venue-help = Hol játsszátok; üresen maradhat.
tournament-preset-club-evening = Klubest
tournament-preset-club-evening-help = Aki eljön; négy forduló az állás szerint, pont a helyezésért, ha lehet, senki sem találkozik kétszer.
tournament-preset-final-21 = 21-es döntő
tournament-preset-final-21-help = Tíz forduló, amelyben a 21 játékos mindegyike mindenkivel pontosan egyszer találkozik.
tournament-preset-semi-final-42 = 42-es középdöntő
tournament-preset-semi-final-42-help = Hét forduló az állás szerint, ismételt találkozás nélkül.
tournament-preset-semi-final-60 = 60-as középdöntő
tournament-preset-semi-final-60-help = Nyolc forduló az állás szerint, ismételt találkozás nélkül.
tournament-preset-serbian-league = 8 + 7 fordulós liga
tournament-preset-serbian-league-help = Nyolc előre rögzített forduló, majd hét, amelyben az állás adja az asztalokat; 3 vagy 4, 2 vagy 1 és 0 pont.
tournament-preset-washington-groups = Kis csoportok és döntő
tournament-preset-washington-groups-help = Három–hat fős csoportok egymás között játszanak, a három legjobb döntőt vív.
tournament-preset-duplicate-evening = Sportulti-est
tournament-preset-duplicate-evening-help = Minden asztalon ugyanazok a leosztások, székenként összehasonlítva.
tournament-hidden = nem nyilvános
tournament-tabs = A verseny oldalai
tournament-tab-show = Áttekintés
tournament-tab-round = Forduló
tournament-tab-standings = Állás
tournament-tab-entries = Játékosok
tournament-tab-direct = Versenyvezetés
tournament-revision = { $number }. változat
tournament-entry-numbered = { $number }. játékos
tournament-state-draft = előkészítés
tournament-state-open = nevezés nyitva
tournament-state-check_in = jelenlét felvétele
tournament-state-running = zajlik
tournament-state-finished = véget ért
tournament-state-archived = lezárva
tournament-place-stage = { $number }. szakasz
tournament-place-round = { $number }. forduló
tournament-place-table = { $number }. asztal
tournament-round = { $number }. forduló
tournament-rounds = Fordulók
tournament-stages = Szakaszok
tournament-round-drawn = tervezet, más nem látja
tournament-round-published = közzétéve
tournament-round-playing = folyamatban
tournament-round-complete = kész
tournament-table-number = { $number }. asztal
tournament-table-draft = tervezet
tournament-table-waiting = vár
tournament-table-playing = játszik
tournament-table-entered = beírva
tournament-table-confirmed = megerősítve
tournament-table-disputed = vitatott
tournament-table-ruled = eldöntve
tournament-table-voided = törölve
tournament-sits-out = Kihagyja a fordulót:
tournament-bye = kihagyja
tournament-absent = nem jött el
tournament-my-table = A te asztalod: { $number }
tournament-my-result = Az asztal eredménye
tournament-waiting-draft = { $count ->
   *[other] Készül; eddig { $count } induló van.
    }
tournament-waiting-entries = { $count ->
   *[other] Eddig { $count } induló van.
    }
tournament-waiting-round = { $count ->
   *[other] { $count } játékos vesz részt. Az első forduló még nincs közzétéve.
    }
tournament-see-entries = Kik vesznek részt
tournament-rank = Hely
tournament-player = Játékos
tournament-points = Pont
tournament-wins = Nyert asztal
tournament-seconds = 2. helyek
tournament-raw = Játékpont
tournament-why = Miért
tournament-standings-all = Teljes állás
tournament-standings-none = Még nincs mit rangsorolni.
tournament-standings-after = Állás { $number } forduló után
tournament-standings-during = Állás ({ $number }. forduló)
tournament-standings-before = Állás az első eredmény előtt
tournament-moved-up = { $count ->
   *[other] { $count } helyet javított
    }
tournament-moved-down = { $count ->
   *[other] { $count } helyet rontott
    }
tournament-penalties = Büntetések és jóváírások
tournament-penalty-amount = Pont
tournament-penalty-help = Büntetésnél negatív: -1, -0,5 vagy -1/2.
tournament-penalty-bad = A 0-tól eltérő számot írj, például: -1, -0,5, 1/2 vagy ½.
tournament-penalty-give = Büntetés vagy jóváírás felvétele
tournament-penalty-revoke = Visszavonás
tournament-reason = Indok
tournament-entries-count = { $all } induló, ebből { $here } itt van
tournament-entries-none = Még senki sem nevezett.
tournament-enter-me = Nevezek
tournament-enter-member = Tag nevezése
tournament-enter-guest = Vendég nevezése
tournament-enter = Nevezés
tournament-member = Tag
tournament-is-here = itt van
tournament-status-registered = nevezett
tournament-status-checked_in = itt van
tournament-status-late = későn jött
tournament-status-no_show = nem jött el
tournament-status-withdrawn = visszalépett
tournament-status-excluded = kizárva
tournament-entry-check-in = Megjött
tournament-entry-uncheck = Nincs itt
tournament-entry-no-show = Nem jött el
tournament-entry-withdraw = Visszalépett
tournament-entry-exclude = Kizárás
tournament-confirm = Igen, ez így jó
tournament-result = Eredmény
tournament-result-send = Eredmény beküldése
tournament-zero-sum = Az asztal játékpontjainak összege nulla.
tournament-deals = Leosztás
tournament-score-bad = Az eredmény egész szám, az előjel a szám elé kerül, például 12, −7 vagy 1 200.
tournament-dispute = Ez nem jó
tournament-dispute-send = Versenyvezető hívása
tournament-not-played = Nem játszottak
tournament-not-played-help = Ki nem jött el? A többiek kihagyják ezt a fordulót.
tournament-not-played-four = Ha a négy közül egy nem jött el, a másik három játszik: ezt fent, a pontszám mellett jelöld.
tournament-not-played-out = A következő fordulókban nem kapnak helyet. Ha mégis megjönnek, a nevezéseknél jelöld, hogy itt vannak.
tournament-not-played-again = A következő fordulókban mégis kapjanak helyet
tournament-not-played-send = A többiek kihagyják
tournament-rule = Döntés vagy javítás
tournament-rule-help = Innentől ezek a pontok számítanak. Az állás újra kiszámolódik; a már kisorsolt fordulók maradnak.
tournament-rule-send = Ez az eredmény
tournament-void = Eredmény törlése
tournament-void-help = Nem számít többé, az új eredményt te írod be. A naplóban megmarad.
tournament-void-send = Törlés
tournament-minutes-left = { $count ->
   *[other] Még { $count } perc
    }
tournament-now = Most rád vár
tournament-calls-sound = Hangjelzés
tournament-now-disputed = { $round }. forduló, { $table }. asztal: vitatott eredmény
tournament-now-voided = { $round }. forduló, { $table }. asztal: új eredmény kell
tournament-now-unconfirmed = { $round }. forduló, { $table }. asztal: még nincs megerősítve
tournament-now-one-device = { $round }. forduló, { $table }. asztal: ugyanazon az eszközön erősítették meg, amelyen beírták
tournament-now-overdue = { $round }. forduló, { $table }. asztal: lejárt a határidő, nincs eredmény
tournament-now-missing = { $round }. forduló, { $table }. asztal: még nincs eredmény
tournament-now-gone = elment, de helye van: { $round }. forduló, { $table }. asztal
tournament-now-late = { $name } itt van, de nincs helye a tervezetben: cserélj helyet vagy sorsolj újra
tournament-now-not-here = { $name } nevezett, de nincs itt
tournament-next-open = Nevezés megnyitása
tournament-next-open-help = Ettől fogva a látogatók látják a versenyt, és a tagok nevezhetnek.
tournament-next-check-in = Jelenlét felvétele
tournament-next-tick = Ki van itt?
tournament-next-start = Verseny indítása
tournament-next-start-help = { $count ->
    [0] Még senki sincs itt. Aki később jön, az is benevezhető.
   *[other] { $count } játékos van itt. Aki később jön, az is benevezhető.
    }
tournament-next-draw = { $number }. forduló sorsolása
tournament-next-draw-help = { $count ->
   *[other] { $count } játékos van játékban. A sorsolást közzététel előtt csak te látod.
    }
tournament-next-publish = { $number }. forduló közzététele
tournament-next-publish-help = Nézd át lent a tervezetet; utána mindenki látja, ki hol ül.
tournament-next-begin = { $number }. forduló indítása
tournament-next-begin-help = Ha mindenki ül, indul az óra.
tournament-next-wait = { $count ->
   *[other] Még { $count } asztalra várunk.
    }
tournament-next-redraw = { $number }. forduló újrasorsolása
tournament-next-redraw-help = A tervezetben olyan is ül, aki már elment.
tournament-next-sit-out = { $count ->
   *[other] { $count } maradjon ki
    }
tournament-next-sit-out-players = { $count ->
   *[other] { $count } játékos nem ültethető le hármas és négyes asztalokhoz.
    }
tournament-next-sit-out-teams = { $count ->
   *[other] { $count } csapat nem ültethető le hármas és négyes asztalokhoz.
    }
tournament-next-sit-out-byes = { $count ->
   *[other] A többiek játszhatnak, ha fordulónként { $count } kimarad; kétszer senki sem marad ki, amíg mindenki sorra nem került.
    }
tournament-next-sit-out-team-byes = { $count ->
   *[other] A többiek játszhatnak, ha fordulónként { $count } csapat kimarad; kétszer egyik sem marad ki, amíg mindegyik sorra nem került.
    }
tournament-next-stuck-players = { $count ->
   *[other] Csak { $count } játékos maradt, és egy fordulóhoz három kell.
    }
tournament-next-stuck-teams = { $count ->
   *[other] Csak { $count } csapat van, és egy fordulóhoz három kell. A csapatokat a beállításoknál lehet megadni.
    }
tournament-next-stuck-enter = A Játékosok oldalon lehet még valakit beengedni.
tournament-next-stuck-finish = A Játékosok oldalon lehet még valakit beengedni, vagy itt befejezni a versenyt.
tournament-next-finish = Verseny befejezése
tournament-next-finish-help = Minden forduló lement. Az eredmények utána is javíthatók.
tournament-next-archive = Verseny lezárása
tournament-next-archive-help = Ezután semmi sem változik. Csak a klub tulajdonosa nyithatja meg újra.
tournament-next-nothing = Nincs teendő.
tournament-draft = { $number }. forduló: tervezet
tournament-draft-more = { $count ->
   *[other] Utána még { $count } forduló van kisorsolva.
    }
tournament-draft-notes = { $count ->
    [one] Egy megjegyzés ehhez a tervezethez
   *[other] { $count } megjegyzés ehhez a tervezethez
}
tournament-draft-again = { $one } és { $other } újra találkozik (utoljára: { $round }. forduló).
tournament-draft-no-repeats = Nincs ismételt találkozás.
tournament-draft-bound = { $count ->
   *[other] Legalább { $count } párnak mindenképp újra találkoznia kell.
    }
tournament-draft-by-hand = Kézzel módosítva.
tournament-draft-apart = { $one } és { $other } nem találkozhat, mégis együtt ül.
tournament-draft-compared = Kézzel módosítva: { $tables } asztal eltér a program sorsolásától. Ismételt találkozás: { $now } (a programé { $drawn }). Pontkülönbségek: { $now_spread } (a programé { $drawn_spread }).
tournament-swap = Csere
tournament-swap-one = Ez a játékos
tournament-swap-other = ezzel
tournament-redraw = Újrasorsolás
tournament-redraw-repeats = Új sorsolás a legkevesebb ismétléssel
tournament-redraw-even = Új sorsolás egyenletesen elosztott négyes asztalokkal
tournament-undo = Visszavonás: { $what }
tournament-undo-archived = A verseny lezárását így nem lehet visszavonni. A klub tulajdonosa nyithatja meg újra, indoklással.
tournament-officials = Versenyvezetők és rögzítők
tournament-officials-none = A klubban még senkinek sincs fiókja.
tournament-director = versenyvezető
tournament-scorer = rögzítő
tournament-director-appoint = Legyen versenyvezető
tournament-director-remove = Versenyvezetői jog elvétele
tournament-scorer-appoint = Legyen rögzítő
tournament-scorer-remove = Rögzítői jog elvétele
tournament-no-account = Szerepe csak annak lehet, akinek van fiókja.
tournament-more = Továbbiak
tournament-hide = Elrejtés a látogatók elől
tournament-show = Megmutatás a látogatóknak
tournament-finish-early = Verseny befejezése most
tournament-reopen = Újranyitás
tournament-reopen-help = A verseny újra fut, eredményei javíthatók. A bajnokságban addig nem számít, amíg újra véget nem ér.
refusal-state = A verseny mostani szakaszában ez nem lehetséges: { $state }.
refusal-frozen = A számítás és a játék módja a verseny kezdete óta rögzített.
refusal-empty = Ide írni kell valamit.
refusal-too-long = { $count ->
   *[other] Legfeljebb { $count } karakter fér el.
    }
refusal-too-many = { $count ->
   *[other] Legfeljebb { $count } játékos nevezhet.
    }
refusal-too-few = { $count ->
    [0] Még senki sincs itt, pedig egy asztalhoz három játékos kell.
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
refusal-nobody-absent = Pipáld ki, ki nem jött el.
refusal-board-count = Itt ugyanazokat a leosztásokat hasonlítják össze: minden leosztáshoz kell eredmény.
tournament-boards-to-play = Ezeket a leosztásokat még le kell játszanod, ezért az eredményüket nem látod. Akik már lejátszották, vagy egy másik rögzítő vagy versenyvezető, beírhatják.
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
audit-correct_deals = Leosztás javítva a lapon
audit-rule_result = Eredmény eldöntve
audit-void_result = Eredmény törölve
audit-penalty = Büntetés vagy jóváírás
audit-revoke_penalty = Büntetés visszavonva
audit-undo_step = Lépés visszavonva
audit-appoint_official = Versenyvezető vagy rögzítő kinevezve
audit-remove_official = Versenyvezető vagy rögzítő leváltva

# Rounds that are played over weeks.
tournament-due = Lejátszandó eddig: { $day }
tournament-due-over = Eddig kellett volna lejátszani: { $day }
tournament-overdue = lejárt
tournament-due-title = Több hét alatt játszott fordulók
tournament-due-help = Ha egy fordulót nem egy este alatt játszanak le, adj meg neki határidőt. Az asztalok addig a nap végéig akkor találkoznak, amikor nekik jó, és a forduló oldala mindegyiknél megnevezi a házigazdát. Üresen hagyva a határidő törlődik. Amelyik asztal nem játszott időben, az fent, a teendők között jelenik meg: ott írd be a döntésedet, vagy told ki a határidőt.
tournament-due-round = { $number }. forduló: lejátszandó eddig
tournament-host = Házigazda: { $name }
tournament-due-rounds = Lejátszandó fordulók
tournament-due-open = { $count } asztal még nem játszott
calendar-round-due = { $tournament }, { $number }. forduló: eddig játszható
feed-round-due = { $tournament }, { $number }. forduló: lejátszandó eddig: { $day }
