# What leaves a tournament: papers, the wall, files and calendars.

tournament-tab-print = Ispis
paper-lead = Za stolove, za zid i za ponijeti. Svaki list stane na A4; kad ga otvorite, ispišite ga iz preglednika.
paper-how = Spremno za A4: ispišite iz preglednika. Ispisuju se samo listovi u nastavku.
paper-title = Na papiru
paper-no-round = Kartice za stolove, listići za rezultate i popis imena bit će ovdje čim se izvuče kolo.
paper-draft = nacrt
paper-cards = Kartice za stolove
paper-slips = Listići za rezultate
paper-names = Popis imena
paper-results = Rezultati
paper-closing = Završni list
paper-printed-at = Ispisano: { $time }
paper-table = Stol
paper-deals-first = prvi dijeli
paper-code = Kod s adresom ovog stola
paper-scan = Ovdje upišite rezultat:
paper-deal = Podjela
paper-sum = Ukupno
paper-signed = Potpis
paper-place = Mjesto
paper-seat = { $number }. mjesto
paper-deals = { $count ->
    [one] { $count } podjela
    [few] { $count } podjele
   *[other] { $count } podjela
    }
paper-session = { $count ->
    [one] Partija od { $count } bule
    [few] Partija od { $count } bule
   *[other] Partija od { $count } bula
    }
paper-refas = { $count ->
    [one] najviše { $count } refa
    [few] najviše { $count } refe
   *[other] najviše { $count } refa
    }
paper-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
    }
paper-unfinished = Još nije gotovo:
paper-cross-help = Stupci nose brojeve redaka.
paper-sign-director = Sudac
paper-sign-witness = Svjedok
wall-title = Za projektor
wall-lead = Velika slova na tamnoj podlozi; sljedeća stranica dolazi sama nakon deset sekundi.
wall-all = Što je sada važno
wall-felt = isto na zelenom
wall-tables = Samo stolovi
wall-names = Samo imena
wall-page = { $page } od { $count }
wall-back = Natrag
wall-next = Dalje
wall-hold = Zadrži ovu stranicu
wall-go-on = Opet listaj
wall-follow = Pratite na mobitelu
wall-more = Više na stranici
wall-larger = Veća slova
wall-leave = Izlaz
wall-time-up = Vrijeme je isteklo
file-title = Preuzimanja
file-standings = Poredak kao
file-rounds = Kola kao
file-csv = tablica (CSV)
file-txt = tekst
file-json = JSON
file-tournament = Cijeli turnir u jednoj datoteci
file-tournament-help = Sa svim imenima i nacrtima; može se uvesti ovdje ili drugdje.
file-date = Termin za vaš kalendar
file-calendar = Kalendar kluba
file-calendar-help = Upišite ovu adresu u svoj program za kalendar i u njemu će biti svaki turnir kluba.
file-feed = Kanal s rezultatima
file-feed-help = Unesite ovu adresu u čitač vijesti ili na stranice svojega kluba.
file-embed = Poredak za drugu stranicu
file-room = Prostorija
file-substitute = Zamjena
tournament-result-state = Stanje rezultata
bring-title = Uvoz turnira
bring-open = Uvoz iz datoteke
bring-lead = Iz datoteke kakvu daje svaki turnir. Ništa se ne čuva dok ne vidite tko je tko.
bring-file = Datoteka turnira
bring-paste = Ili njezin tekst
bring-look = Pregled
bring-look-again = Pregledaj ponovno
bring-other = Druga datoteka
bring-text = Tekst datoteke
bring-people = Tko je tko iz kluba? Predloženi su oni istog imena.
bring-guest = novi gost
bring-apply = Uvezi
bring-twice = Dva igrača iz datoteke bila bi isti član. Za jednog od njih odaberite drugog člana.
bring-too-large = Datoteka je veća od 8 MiB.
bring-faults = { $count ->
    [one] U datoteci je { $count } greška. Ništa nije uvezeno.
    [few] U datoteci su { $count } greške. Ništa nije uvezeno.
   *[other] U datoteci je { $count } grešaka. Ništa nije uvezeno.
    }
bring-where = { $pointer }, redak { $line }, stupac { $column }
calendar-next = Predstoje i u tijeku
calendar-past = Odigrani
calendar-all = Svi turniri
