# Što API kaže kad zahtjev ne uspije

api-400 = Neispravan zahtjev
api-400-why = Nešto u zahtjevu nije kako treba.
api-401 = Potreban je ključ
api-403 = Nije dopušteno
api-403-why = To ne smiješ učiniti.
api-404 = Nije pronađeno
api-404-why = Na ovoj adresi nema ničega ili nije za tebe.
api-405 = Ne tako
api-405-why = Ova adresa ne prima tu metodu.
api-409 = Sukob
api-409-why = To je već učinjeno ili mu nešto stoji na putu.
api-413 = Preveliko
api-413-why = Poslano je više nego što je dopušteno.
api-415 = Vrsta sadržaja se ne prima
api-415-why = Ova adresa ne prima tu vrstu sadržaja.
api-422 = Nije valjano
api-422-why = Poslano nije valjano.
api-429 = Previše zahtjeva
api-429-why = U kratkom je vremenu stiglo previše zahtjeva; pričekaj i pokušaj ponovo.
api-500 = Naša greška
api-500-why = Nešto je kod nas pošlo po zlu. Zabilježeno je.
api-503 = Zauzeto
api-503-why = Trenutačno ima više posla nego što se može obaviti; pokušaj ponovo.
api-431 = Predugačka adresa
api-431-why = Adresa, ili ono što preglednik šalje uz nju, dulja je od dopuštenog.
api-store = Podaci trenutno nisu dostupni
api-store-why = Stranice trenutno ne mogu ni čitati ni spremati svoje podatke. Ništa nije promijenjeno.

api-token-needed = Za ovo treba API ključ u zaglavlju Authorization: Bearer KLJUČ. Ključevi se izrađuju na stranici računa.
api-token-unknown = Ovaj je ključ nepoznat, istekao je ili je opozvan.
api-token-scope = Ovaj ključ to ne dopušta: nema potreban opseg.
api-media = Ova adresa prima: { $name }.
api-too-large = Ovdje se prima najviše { $limit } bajtova.
api-too-many-records = Odjednom se provjerava najviše { $limit } zapisa.
api-parameter-unknown = { $name }: ovdje nema tog parametra ili je naveden dvaput.
api-parameter = { $name }: taj parametar ne može imati tu vrijednost.
