# What leaves a tournament: papers, the wall, files and calendars.

tournament-tab-print = Štampa
paper-lead = Za stolove, za zid i za poneti. Svaki list staje na A4; kad ga otvorite, odštampajte ga iz pregledača.
paper-how = Spremno za A4: odštampajte iz pregledača. Štampaju se samo listovi u nastavku.
paper-title = Na papiru
paper-no-round = Kartice za stolove, listići za rezultate i spisak imena biće ovde čim se izvuče kolo.
paper-draft = nacrt
paper-cards = Kartice za stolove
paper-slips = Listići za rezultate
paper-names = Spisak imena
paper-results = Rezultati
paper-closing = Završni list
paper-printed-at = Odštampano: { $time }
paper-table = Sto
paper-deals-first = prvi deli
paper-code = Kod sa adresom ovog stola
paper-scan = Ovde upišite rezultat:
paper-deal = Podela
paper-sum = Ukupno
paper-signed = Potpis
paper-place = Mesto
paper-seat = { $number }. mesto
paper-deals = { $count ->
    [one] { $count } podela
    [few] { $count } podele
   *[other] { $count } podela
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
paper-cross-help = Kolone nose brojeve redova.
paper-sign-director = Sudija
paper-sign-witness = Svedok
wall-title = Za projektor
wall-lead = Velika slova na tamnoj podlozi; sledeća stranica dolazi sama posle deset sekundi.
wall-all = Šta je sada važno
wall-felt = isto na zelenom
wall-tables = Samo stolovi
wall-names = Samo imena
wall-page = { $page } od { $count }
wall-back = Nazad
wall-next = Dalje
wall-hold = Zadrži ovu stranicu
wall-go-on = Opet listaj
wall-follow = Pratite na telefonu
wall-more = Više na stranici
wall-larger = Veća slova
wall-leave = Izlaz
wall-time-up = Vreme je isteklo
file-title = Preuzimanja
file-standings = Poredak kao
file-rounds = Kola kao
file-csv = tabela (CSV)
file-txt = tekst
file-json = JSON
file-tournament = Ceo turnir u jednoj datoteci
file-tournament-help = Sa svim imenima i nacrtima; može da se uveze ovde ili drugde.
file-date = Termin za vaš kalendar
file-calendar = Kalendar kluba
file-calendar-help = Upišite ovu adresu u svoj program za kalendar i u njemu će biti svaki turnir kluba.
file-feed = Kanal sa rezultatima
file-feed-help = Unesite ovu adresu u čitač vesti ili na sajt svog kluba.
file-embed = Poredak za drugu stranicu
file-room = Prostorija
file-substitute = Zamena
tournament-result-state = Stanje rezultata
bring-title = Uvoz turnira
bring-open = Uvoz iz datoteke
bring-lead = Iz datoteke kakvu daje svaki turnir. Ništa se ne čuva dok ne vidite ko je ko.
bring-file = Datoteka turnira
bring-paste = Ili njen tekst
bring-look = Pregled
bring-look-again = Pregledaj ponovo
bring-other = Druga datoteka
bring-text = Tekst datoteke
bring-people = Ko je ko iz kluba? Predloženi su oni istog imena.
bring-guest = novi gost
bring-apply = Uvezi
bring-twice = Dva igrača iz datoteke bila bi isti član. Za jednog od njih izaberite drugog člana.
bring-too-large = Datoteka je veća od 8 MiB.
bring-faults = { $count ->
    [one] U datoteci je { $count } greška. Ništa nije uvezeno.
    [few] U datoteci su { $count } greške. Ništa nije uvezeno.
   *[other] U datoteci je { $count } grešaka. Ništa nije uvezeno.
    }
bring-where = { $pointer }, red { $line }, kolona { $column }
calendar-next = Predstoje i u toku
calendar-past = Odigrani
calendar-all = Svi turniri
