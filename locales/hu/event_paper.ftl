# What leaves an event: papers, the wall, files and calendars.

event-tab-print = Nyomtatás
paper-lead = Az asztalokra, a falra és elvitelre. Minden lap A4-es; ha megnyitottad, nyomtasd ki a böngészőből.
paper-how = A4-es lapra kész: nyomtasd ki a böngészőből. Csak az alábbi lapok kerülnek papírra.
paper-title = Papíron
paper-no-round = Az asztalkártyák, az eredménylapok és a névsor itt lesznek, amint van kisorsolt forduló.
paper-draft = tervezet
paper-cards = Asztalkártyák
paper-slips = Eredménylapok
paper-names = Névsor
paper-results = Eredmények
paper-closing = Zárólap
paper-printed-at = Nyomtatva: { $time }
paper-table = Asztal
paper-deals-first = először oszt
paper-code = Kód az asztal címével
paper-scan = Az eredményt itt írd be:
paper-deal = Leosztás
paper-sum = Összesen
paper-signed = Aláírás
paper-place = Hely
paper-seat = { $number }. hely
paper-deals = { $count ->
   *[other] { $count } leosztás
    }
paper-session = { $count ->
   *[other] { $count } bulás parti
    }
paper-refas = { $count ->
   *[other] legfeljebb { $count } refa
    }
paper-minutes = { $count ->
   *[other] { $count } perc
    }
paper-unfinished = Még nincs vége:
paper-prize = Díj
paper-remainder = Ki nem osztott: { $amount }
paper-cross = Ki kivel játszott
paper-cross-help = Jel minden asztalhoz, ahol mindketten ültek: + előtte végzett, − mögötte, = egyenlően. Az oszlopok a sorok számát viselik.
paper-sign-director = Versenyvezető
paper-sign-witness = Tanú
wall-title = Kivetítőre
wall-lead = Nagy betűk sötét alapon; tíz másodperc múlva magától jön a következő oldal.
wall-all = Ami most fontos
wall-felt = ugyanez zölden
wall-tables = Csak az asztalok
wall-names = Csak a nevek
wall-page = { $page } / { $count }
wall-back = Vissza
wall-next = Tovább
wall-hold = Maradjon ez az oldal
wall-go-on = Lapozzon újra
wall-leave = Kilépés
wall-time-up = Lejárt az idő
