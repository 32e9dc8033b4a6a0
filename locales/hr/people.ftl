# Lists of members, entries that are one person, players, and one's own data.

list-title = Uvoz članova
list-lead = Uvezite popis iz proračunske tablice. Prije ijedne promjene vidite što bi se dogodilo sa svakim retkom.
list-file = Datoteka
list-file-help = CSV datoteka, najviše { $size } i 5000 redaka. U tablici odaberite „Spremi kao” i zatim CSV.
list-paste = Ili ovdje zalijepite retke
list-paste-help = Kopirajte ćelije iz tablice, zajedno s naslovima, i zalijepite ih.
list-look = Pregled
list-look-help = Još se ništa ne mijenja.
list-recent = Dosadašnji popisi
list-state-applied = uvezeno
list-state-waits = još nije uvezeno
list-too-large = Ovo je veće od { $size }. Podijelite popis i uvezite ga u dijelovima.
list-packed = Ovo je proračunska tablica ili komprimirana datoteka, a ne CSV. Otvorite je u programu za tablice, odaberite „Spremi kao” i zatim CSV, ili kopirajte ćelije i zalijepite ih dolje.
list-is-pdf = Ovo je PDF. Otvorite popis u programu u kojem je nastao i spremite ga kao CSV, ili kopirajte imena i zalijepite ih dolje.
list-is-contacts = Ovo su kontakti (vCard), a ne popis. Izvezite kontakte kao CSV ili zalijepite imena dolje, svako u svoj redak.
list-is-json = Ovo je JSON, na primjer zapis podjele ili datoteka turnira, a ne popis. Spremite popis kao CSV ili zalijepite imena dolje, svako u svoj redak.
list-is-picture = Ovo je slika. Imena se ne mogu pročitati sa slike: upišite ih ili zalijepite dolje, svako u svoj redak.
list-is-web = Ovo je web-stranica, a ne popis. Otvorite je u programu za tablice, odaberite „Spremi kao” i zatim CSV, ili kopirajte ćelije i zalijepite ih dolje.
list-is-other = Ova datoteka nije običan tekst. Spremite popis kao CSV ili kopirajte ćelije i zalijepite ih dolje.
list-empty = U njemu nema nijednog retka. Odaberite datoteku ili zalijepite retke.
list-too-many = Ima više od 5000 redaka. Podijelite popis i uvezite ga u dijelovima.
list-no-names = Nijedan stupac ne sadrži imena. Dolje odaberite koji ih sadrži.
list-nothing = Nema se što uvesti: nijedan redak nije nov i ništa ne mijenja. Ispravite neki redak ili odaberite ažuriranje postojećih.
list-another = Svi popisi
list-counts = Što bi se dogodilo
list-failed = Datoteka redaka s greškama
list-failed-help = Ispravite ih u programu za tablice i ponovno uvezite datoteku.
list-discard = Odbaci popis
list-discard-applied = Popis se čuva 90 dana. Odbacivanje ne mijenja nijednog člana.
list-step-columns = 1. Što je u stupcima
list-step-columns-help = Provjerite je li svaki stupac dobro shvaćen; ono što se izostavi ne pohranjuje se.
list-reading = Slova ili stupci izgledaju pogrešno
list-reading-help = Promijenite kako se datoteka čita, pa pogledajte ponovno.
list-encoding = Kodiranje znakova
list-encoding-utf-8 = Unicode (UTF-8)
list-encoding-utf-16le = Unicode (UTF-16)
list-encoding-utf-16be = Unicode (UTF-16, obrnuto)
list-encoding-windows-1250 = srednjoeuropska (Windows-1250)
list-encoding-iso-8859-2 = srednjoeuropska (ISO 8859-2)
list-encoding-ibm852 = srednjoeuropska (DOS, CP852)
list-encoding-mac-central-europe = srednjoeuropska (stariji Mac)
list-encoding-mac-croatian = hrvatska (stariji Mac)
list-encoding-windows-1252 = zapadnoeuropska (Windows-1252)
list-encoding-macintosh = zapadnoeuropska (stariji Mac)
list-encoding-windows-1251 = ćirilica (Windows-1251)
list-separator = Između ćelija
list-separator-comma = zarez
list-separator-semicolon = točka-zarez
list-separator-tab = tabulator
list-separator-bar = okomita crta
list-heading = Naslovi stupaca
list-heading-none = Nema naslova: svaki redak je osoba
list-heading-row = redak { $line }: { $text }
list-duplicates = Tko je već u klubu
list-duplicates-skip = Ostavi nepromijenjeno
list-duplicates-update = Ažuriraj prema popisu; što popis ne kaže, ostaje
list-look-again = Pogledaj ponovno
list-step-rows = 2. Retci
list-which = Koji retci
list-do = Što učiniti
list-do-skip = Izostavi
list-do-update = Ažuriraj člana
list-do-add = Dodaj kao drugu osobu
list-page-before = Prethodni retci
list-page-after = Sljedeći retci
list-apply-help = Retci s greškama i izostavljeni retci ne uvoze se; one s greškama možete dobiti kao datoteku.
list-fate-add = novo
list-fate-update = ažurira se
list-fate-same = ništa novo
list-fate-skip = izostavlja se
list-fate-fault = greška
list-like-several = Više članova ima ovo ime.
list-like-line = Ista osoba kao u retku { $line }.
list-like-mail = Ista e-adresa: { $name }
list-like-number = Isti broj: { $name }
list-like-licence = Isti broj licence: { $name }
list-like-name = Isto ime: { $name }
list-like-gone = Neaktivan član: { $name }
list-line = redak { $count }
list-column = Stupac { $number }
list-problem = Problem
list-field-nothing = izostavi
list-field-name = Ime i prezime
list-field-family = Prezime
list-field-given = Ime
list-field-email = E-adresa
list-field-number = Članski broj
list-field-licence = Broj licence
list-field-alias = Drugo ime
list-field-joined = Član od
list-field-guest = Gost
list-field-minor = Maloljetan
list-illegible = Neka se slova ne mogu pročitati. Gore odaberite drugi način čitanja slova ili ovdje upišite tekst.
list-open-quote = Ovdje se otvara navodnik koji nije zatvoren. Uklonite ga ili zatvorite i provjerite gdje ovaj redak završava.
list-too-long = Ovo je predugo.
list-no-letter = Ovo nije ime: u njemu nema nijednog slova.
licence-taken = Taj broj licence već ima drugi član kluba.
list-bad-date = Datum upišite kao 2026-03-14.
list-bad-yes = Upišite da ili ne.
list-applied = Popis je uvezen.
audit-import_members = Članovi uvezeni
audit-part-list = popis
audit-part-added = dodano
audit-part-updated = ažurirano
audit-part-skipped = izostavljeno
audit-part-failed = s greškama
list-count-add = { $count ->
    [one] { $count } novi član
    [few] { $count } nova člana
   *[other] { $count } novih članova
}
list-count-update = { $count ->
    [one] { $count } se ažurira
    [few] { $count } se ažuriraju
   *[other] { $count } se ažurira
}
list-count-same = { $count ->
    [one] { $count } bez novosti
    [few] { $count } bez novosti
   *[other] { $count } bez novosti
}
list-count-skip = { $count ->
    [one] { $count } se izostavlja
    [few] { $count } se izostavljaju
   *[other] { $count } se izostavlja
}
list-count-fault = { $count ->
    [one] { $count } redak s greškom
    [few] { $count } retka s greškama
   *[other] { $count } redaka s greškama
}
list-did-add = { $count ->
    [one] { $count } član dodan
    [few] { $count } člana dodana
   *[other] { $count } članova dodano
}
list-did-update = { $count ->
    [one] { $count } ažuriran
    [few] { $count } ažurirana
   *[other] { $count } ažurirano
}
list-did-same = { $count ->
    [one] { $count } bez novosti
    [few] { $count } bez novosti
   *[other] { $count } bez novosti
}
list-did-skip = { $count ->
    [one] { $count } izostavljen
    [few] { $count } izostavljena
   *[other] { $count } izostavljeno
}
list-did-fault = { $count ->
    [one] { $count } redak s greškom
    [few] { $count } retka s greškama
   *[other] { $count } redaka s greškama
}
list-show-look = { $count ->
    [one] { $count } redak za pogledati
    [few] { $count } retka za pogledati
   *[other] { $count } redaka za pogledati
}
list-show-all = { $count ->
    [one] ukupno { $count } redak
    [few] sva { $count } retka
   *[other] svih { $count } redaka
}
list-apply = { $count ->
    [one] Uvezi { $count } redak
    [few] Uvezi { $count } retka
   *[other] Uvezi { $count } redaka
}
merge-title = Jedna osoba, dva unosa
merge-link = Ova je osoba na popisu dvaput
merge-choose = Koji je unos ista osoba kao { $name }?
merge-choose-help = Najprije su prikazani unosi sličnog imena; ako ga nema među njima, potražite drugo ime.
merge-none = Nijedan unos nema slično ime.
merge-preview = Ovo bi se dogodilo. Još ništa nije promijenjeno.
merge-part = Što
merge-stays = Unos koji ostaje
merge-goes = Unos koji se uklanja
merge-after = Poslije
merge-active = Aktivan
merge-help = Uklonjeni unos nestaje s popisa; njegova poveznica vodi na onaj koji ostaje. Otvorene pozivnice za njega prestaju vrijediti. Ovo možete poništiti u svakom trenutku.
merge-go = Spoji dva unosa
merge-swap = Neka ostane { $name }
merge-other = Odaberi drugi unos
merge-merged = Spojeno u ovaj unos
merge-undo = Poništi
merge-undo-help = Oba su unosa tada opet na popisu kakvi su bili, osim onoga što je u međuvremenu promijenjeno.
merge-done = Dva su unosa sada jedan.
merge-undone = Oba su unosa opet na popisu.
merge-two-accounts = Oba unosa imaju račun. Pitajte osobu koji želi zadržati, a drugi unos deaktivirajte.
merge-both-played = Oba unosa igrala su na istom susretu, dakle to su dvije osobe: { $event }. Ako je ondje rezultat na pogrešnom imenu, najprije ga ispravite.
merge-chained = Ovaj je unos i sam spojen u drugi. Najprije poništite to.
merge-refused = To se sada ne može učiniti.
player-of = igra u klubu { $club }
player-hands = Podjele s ovim imenom
player-entry = Unos na popisu kluba
player-page = Stranica igrača
player-results = Rezultati
player-tournament = Turnir
player-tables = Stolovi
player-events = Susreti
player-places = Mjesta za stolom
player-place-first = prvo: { $count }
player-place-second = drugo: { $count }
player-place-third = treće: { $count }
player-place-shared = { $place }., dijele { $count } igrača
player-results-of = Stolovi: { $name }
player-results-all = Svi
player-results-sum = Broj stolova: { $count }
player-mean-place = Prosječno mjesto
player-place-of = { $rank }. od { $count }
player-below-minimum = ispod minimuma
player-opponents = Za istim stolovima
player-opponents-lead = Svi s kojima je bilo najmanje tri zajednička stola na gore navedenim turnirima.
player-opponents-own = Prema svim gore navedenim turnirima. Drugi to vide samo ako to pokažete, i to samo one s najmanje tri zajednička stola.
player-opponents-all = Svi igrači ({ $count })
player-opponents-all-lead = Svi s kojima su bila najmanje tri zajednička stola.
player-opponents-all-own = Svi s kojima ste sjedili za stolom. Drugi to vide samo ako to pokažete, i to samo one s najmanje tri zajednička stola.
player-opponents-none = Još nitko.
player-opponents-of = Za istim stolovima: { $name }
player-ahead = Bolje
player-level = Jednako
player-behind = Lošije
player-difference = Prosječna razlika
player-one-difference = Razlika
player-hidden = jedan igrač
player-with = { $name } i { $other }
player-with-lead = Svi stolovi za kojima je sjedilo oboje; bolje, jednako i lošije iz perspektive: { $name }
player-tables-together = Zajednički stolovi
player-hands-with = u obrani s igračem { $other }
player-defended-together = Zajedno branjene podjele
player-made-against = Od toga ispunjeno protiv njih
player-page-of = Stranica igrača: { $name }
data-title = Vaši podaci
data-help = Sve što se o vama čuva, u jednoj datoteci.
data-look = Preuzmi moje podatke
data-lead = Dobit ćete jednu datoteku (JSON) sa svime što se ovdje o vama čuva:
data-account = vaš račun, preglednici u kojima ste prijavljeni i ključevi vaših programa
data-clubs = vaši unosi i uloge u klubovima
data-hands = podjele koje ste uvezli, u cijelosti, i popis vaših uvoza
data-log = što zapisnik kaže o onome što ste učinili i što je učinjeno s vašim računom
data-not = Lozinke i sami ključevi nisu u njoj. Nisu ni podjele koje su uvezli drugi, čak i ako je u njima vaše ime.
data-password = Traži se jer je datoteka osobna.
data-go = Preuzmi datoteku
audit-merge_members = Dva unosa spojena
audit-separate_members = Spajanje poništeno
audit-export_own_data = Vlastiti podaci preuzeti
audit-part-given-up = uklonjeni unos
audit-part-account = račun
audit-part-number = broj
audit-part-licence = broj licence
audit-part-joined = član od
audit-part-deactivated = aktivan
merge-gone = To je spajanje već poništeno.
merge-no-such = Takvog unosa više nema. Odaberite drugi.
site-accounts-title = Računi
site-accounts-lead = Svi koji se ovdje mogu prijaviti. Tko je zaključan, odjavljen je svugdje i ne može se prijaviti dok se račun opet ne otvori; ništa se ne briše.
site-accounts-find = Ime ili cijela adresa e-pošte
site-accounts-count = { $count ->
    [0] Nitko nije pronađen.
    [one] { $count } račun
    [few] { $count } računa
   *[other] { $count } računa
    }
site-account-sessions = { $count ->
    [0] nije prijavljen(a)
    [one] prijavljen(a) na { $count } mjestu
    [few] prijavljen(a) na { $count } mjesta
   *[other] prijavljen(a) na { $count } mjesta
    }
site-account-admin = vodi stranice
site-account-you = vi
site-account-is-locked = zaključan
site-account-lock = Zaključaj
site-account-lock-of = Zaključaj račun: { $name }
site-account-open = Opet otvori
site-account-open-of = Opet otvori: { $name }
site-account-end = Odjavi svugdje
site-account-end-of = Odjavi svugdje: { $name }
site-account-locked = Račun je zaključan.
site-account-opened = Račun je opet otvoren.
site-account-ended = Sve sesije računa su završene.
site-account-own = Ne možete zaključati vlastiti račun. Zamolite drugog administratora.
site-account-last = Nitko drugi ne može umjesto te osobe voditi stranice ili neki klub. Najprije imenujte nekoga drugog.
audit-times = Vremena su prema zoni { $zone }.
hand-unverified = neprovjereno
hand-unverified-why = Ovu podjelu donio je član; nitko tko odgovara za klub nije je pregledao.
