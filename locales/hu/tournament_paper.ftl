# What leaves a tournament: papers, the wall, files and calendars.

tournament-tab-print = Nyomtatás
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
paper-place = Szék
paper-seat = { $number }. szék
paper-deals = { $count ->
   *[other] { $count } leosztás
    }
paper-session = { $count ->
   *[other] { $count } bulás játszma
    }
paper-refas = { $count ->
   *[other] legfeljebb { $count } refa
    }
paper-minutes = { $count ->
   *[other] { $count } perc
    }
paper-unfinished = Még nincs vége:
paper-cross-help = Az oszlopok a sorok számát viselik.
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
wall-follow = Kövesd a telefonodon
wall-more = Több egy oldalon
wall-larger = Nagyobb betűk
wall-leave = Kilépés
wall-time-up = Lejárt az idő
file-title = Letöltések
file-standings = Állás mint
file-rounds = Fordulók mint
file-csv = táblázat (CSV)
file-txt = szöveg
file-json = JSON
file-tournament = Az egész verseny egy fájlban
file-tournament-help = Minden névvel és tervezettel; itt vagy máshol újra betölthető.
file-date = Időpont a naptáradba
file-calendar = A klub naptára
file-calendar-help = Add meg ezt a címet a naptárprogramodnak, és a klub minden versenye benne lesz.
file-feed = Eredmények hírcsatornája
file-feed-help = Add meg ezt a címet egy hírolvasónak vagy a klubod honlapjának.
file-embed = Állás más oldalra
file-room = Terem
file-substitute = Helyettes
tournament-result-state = Az eredmény állapota
bring-title = Verseny betöltése
bring-open = Betöltés fájlból
bring-lead = Versenyfájlból, ahogy bármelyik verseny kiadja. Semmi sem marad itt, amíg nem láttad, ki kicsoda.
bring-file = Versenyfájl
bring-paste = Vagy a szövege
bring-look = Előnézet
bring-look-again = Előnézet újra
bring-other = Másik fájl
bring-text = A fájl szövege
bring-people = Ki kicsoda a klubból? Az azonos nevűeket javasoljuk.
bring-guest = új vendég
bring-apply = Betöltés
bring-twice = A fájl két játékosa ugyanaz a tag lenne. Az egyikükhöz válassz másik tagot.
bring-too-large = A fájl nagyobb 8 MiB-nál.
bring-faults = { $count ->
   *[other] { $count } hiba van a fájlban. Semmit sem vettünk fel.
    }
bring-where = { $pointer }, { $line }. sor, { $column }. oszlop
calendar-next = Jön és zajlik
calendar-past = Lejátszva
calendar-all = Minden verseny
