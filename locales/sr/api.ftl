# Šta API kaže kad zahtev ne uspe

api-400 = Neispravan zahtev
api-400-why = Nešto u zahtevu nije kako treba.
api-401 = Potreban je ključ
api-403 = Nije dozvoljeno
api-403-why = To ne smeš da uradiš.
api-404 = Nije pronađeno
api-404-why = Na ovoj adresi nema ničega ili nije za tebe.
api-405 = Ne tako
api-405-why = Ova adresa ne prima taj metod.
api-409 = Sukob
api-409-why = To je već urađeno ili mu nešto stoji na putu.
api-413 = Preveliko
api-413-why = Poslato je više nego što je dozvoljeno.
api-415 = Vrsta sadržaja se ne prima
api-415-why = Ova adresa ne prima tu vrstu sadržaja.
api-422 = Nije ispravno
api-422-why = Poslato nije ispravno.
api-429 = Previše zahteva
api-429-why = Za kratko vreme je stiglo previše zahteva; sačekaj i pokušaj ponovo.
api-500 = Naša greška
api-500-why = Nešto je kod nas pošlo po zlu. Zabeleženo je.
api-503 = Zauzeto
api-503-why = Trenutno ima više posla nego što može da se obavi; pokušaj ponovo.
api-431 = Predugačka adresa
api-431-why = Adresa, ili ono što pregledač šalje uz nju, duža je od dozvoljenog.
api-store = Podaci trenutno nisu dostupni
api-store-why = Stranice trenutno ne mogu ni da čitaju ni da čuvaju svoje podatke. Ništa nije promenjeno.

api-token-needed = Za ovo treba API ključ u zaglavlju Authorization: Bearer KLJUČ. Ključevi se prave na stranici naloga.
api-token-unknown = Ovaj ključ je nepoznat, istekao je ili je opozvan.
api-token-scope = Ovaj ključ to ne dozvoljava: nema potreban opseg.
api-media = Ova adresa prima: { $name }.
api-too-large = Ovde se prima najviše { $limit } bajtova.
api-too-many-records = Odjednom se proverava najviše { $limit } zapisa.
api-parameter-unknown = { $name }: ovde nema tog parametra ili je naveden dvaput.
api-parameter = { $name }: taj parametar ne može da ima tu vrednost.
