# Lists of members, entries that are one person, players, and one's own data.

list-title = Uvoz članova
list-lead = Uvezite spisak iz tabele. Pre ijedne promene vidite šta bi se dogodilo sa svakim redom.
list-file = Datoteka
list-file-help = CSV datoteka, najviše { $size } i 5000 redova. U programu za tabele izaberite „Sačuvaj kao” i zatim CSV.
list-paste = Ili ovde nalepite redove
list-paste-help = Kopirajte ćelije iz tabele, zajedno sa naslovima, i nalepite ih.
list-look = Pregled
list-look-help = Još se ništa ne menja.
list-recent = Dosadašnji spiskovi
list-state-applied = uvezeno
list-state-waits = još nije uvezeno
list-too-large = Ovo je veće od { $size }. Podelite spisak i uvezite ga u delovima.
list-packed = Ovo je tabela ili komprimovana datoteka, a ne CSV. Otvorite je u programu za tabele, izaberite „Sačuvaj kao” i zatim CSV, ili kopirajte ćelije i nalepite ih dole.
list-is-pdf = Ovo je PDF. Otvorite spisak u programu u kojem je napravljen i sačuvajte ga kao CSV, ili kopirajte imena i nalepite ih dole.
list-is-contacts = Ovo su kontakti (vCard), a ne spisak. Izvezite kontakte kao CSV ili nalepite imena dole, svako u svoj red.
list-is-json = Ovo je JSON, na primer zapis podele ili datoteka turnira, a ne spisak. Sačuvajte spisak kao CSV ili nalepite imena dole, svako u svoj red.
list-is-picture = Ovo je slika. Imena ne mogu da se pročitaju sa slike: upišite ih ili nalepite dole, svako u svoj red.
list-is-web = Ovo je veb-stranica, a ne spisak. Otvorite je u programu za tabele, izaberite „Sačuvaj kao” i zatim CSV, ili kopirajte ćelije i nalepite ih dole.
list-is-other = Ova datoteka nije običan tekst. Sačuvajte spisak kao CSV ili kopirajte ćelije i nalepite ih dole.
list-empty = U njemu nema nijednog reda. Izaberite datoteku ili nalepite redove.
list-too-many = Ima više od 5000 redova. Podelite spisak i uvezite ga u delovima.
list-no-names = Nijedna kolona ne sadrži imena. Dole izaberite koja ih sadrži.
list-nothing = Nema šta da se uveze: nijedan red nije nov i ništa ne menja. Ispravite neki red ili izaberite ažuriranje postojećih.
list-another = Svi spiskovi
list-counts = Šta bi se dogodilo
list-failed = Datoteka redova sa greškama
list-failed-help = Ispravite ih u programu za tabele i ponovo uvezite datoteku.
list-discard = Odbaci spisak
list-discard-applied = Spisak se čuva 90 dana. Odbacivanje ne menja nijednog člana.
list-step-columns = 1. Šta je u kolonama
list-step-columns-help = Proverite da li je svaka kolona dobro shvaćena; ono što se izostavi ne čuva se.
list-reading = Slova ili kolone izgledaju pogrešno
list-reading-help = Promenite kako se datoteka čita, pa pogledajte ponovo.
list-encoding = Kodiranje znakova
list-encoding-utf-8 = Unicode (UTF-8)
list-encoding-utf-16le = Unicode (UTF-16)
list-encoding-utf-16be = Unicode (UTF-16, obrnuto)
list-encoding-windows-1250 = srednjoevropska (Windows-1250)
list-encoding-iso-8859-2 = srednjoevropska (ISO 8859-2)
list-encoding-ibm852 = srednjoevropska (DOS, CP852)
list-encoding-mac-central-europe = srednjoevropska (stariji Mac)
list-encoding-mac-croatian = hrvatska (stariji Mac)
list-encoding-windows-1252 = zapadnoevropska (Windows-1252)
list-encoding-macintosh = zapadnoevropska (stariji Mac)
list-encoding-windows-1251 = ćirilica (Windows-1251)
list-separator = Između ćelija
list-separator-comma = zarez
list-separator-semicolon = tačka i zarez
list-separator-tab = tabulator
list-separator-bar = uspravna crta
list-heading = Naslovi kolona
list-heading-none = Nema naslova: svaki red je osoba
list-heading-row = red { $line }: { $text }
list-duplicates = Ko je već u klubu
list-duplicates-skip = Ostavi nepromenjeno
list-duplicates-update = Ažuriraj prema spisku; ono čega nema na spisku ostaje
list-look-again = Pogledaj ponovo
list-step-rows = 2. Redovi
list-which = Koji redovi
list-do = Šta uraditi
list-do-skip = Izostavi
list-do-update = Ažuriraj člana
list-do-add = Dodaj kao drugu osobu
list-page-before = Prethodni redovi
list-page-after = Sledeći redovi
list-apply-help = Redovi sa greškama i izostavljeni redovi ne uvoze se; one sa greškama možete dobiti kao datoteku.
list-fate-add = novo
list-fate-update = ažurira se
list-fate-same = ništa novo
list-fate-skip = izostavlja se
list-fate-fault = greška
list-like-several = Više članova ima ovo ime.
list-like-line = Ista osoba kao u redu { $line }.
list-like-mail = Ista e-adresa: { $name }
list-like-number = Isti broj: { $name }
list-like-licence = Isti broj licence: { $name }
list-like-name = Isto ime: { $name }
list-like-gone = Neaktivan član: { $name }
list-line = red { $count }
list-column = Kolona { $number }
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
list-field-minor = Maloletan
list-illegible = Neka slova ne mogu da se pročitaju. Gore izaberite drugi način čitanja slova ili ovde upišite tekst.
list-open-quote = Ovde se otvara navodnik koji nije zatvoren. Uklonite ga ili zatvorite i proverite gde se ovaj red završava.
list-too-long = Ovo je predugačko.
list-no-letter = Ovo nije ime: u njemu nema nijednog slova.
licence-taken = Taj broj licence već ima drugi član kluba.
list-bad-date = Datum upišite kao 2026-03-14.
list-bad-yes = Upišite da ili ne.
list-applied = Spisak je uvezen.
audit-import_members = Članovi uvezeni
audit-part-list = spisak
audit-part-added = dodato
audit-part-updated = ažurirano
audit-part-skipped = izostavljeno
audit-part-failed = sa greškama
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
    [one] { $count } red sa greškom
    [few] { $count } reda sa greškama
   *[other] { $count } redova sa greškama
}
list-did-add = { $count ->
    [one] { $count } član dodat
    [few] { $count } člana dodata
   *[other] { $count } članova dodato
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
    [one] { $count } red sa greškom
    [few] { $count } reda sa greškama
   *[other] { $count } redova sa greškama
}
list-show-look = { $count ->
    [one] { $count } red za pogledati
    [few] { $count } reda za pogledati
   *[other] { $count } redova za pogledati
}
list-show-all = { $count ->
    [one] ukupno { $count } red
    [few] sva { $count } reda
   *[other] svih { $count } redova
}
list-apply = { $count ->
    [one] Uvezi { $count } red
    [few] Uvezi { $count } reda
   *[other] Uvezi { $count } redova
}
merge-title = Jedna osoba, dva unosa
merge-link = Ova osoba je na spisku dvaput
merge-choose = Koji unos je ista osoba kao { $name }?
merge-choose-help = Prvo su prikazani unosi sličnog imena; ako ga nema među njima, potražite drugo ime.
merge-none = Nijedan unos nema slično ime.
merge-preview = Ovo bi se dogodilo. Još ništa nije promenjeno.
merge-part = Šta
merge-stays = Unos koji ostaje
merge-goes = Unos koji se uklanja
merge-after = Posle
merge-active = Aktivan
merge-help = Uklonjeni unos nestaje sa spiska; njegova veza vodi na onaj koji ostaje. Otvorene pozivnice za njega prestaju da važe. Ovo možete poništiti u svakom trenutku.
merge-go = Spoji dva unosa
merge-swap = Neka ostane { $name }
merge-other = Izaberi drugi unos
merge-merged = Spojeno u ovaj unos
merge-undo = Poništi
merge-undo-help = Oba unosa su tada opet na spisku kakvi su bili, osim onoga što je u međuvremenu promenjeno.
merge-done = Dva unosa su sada jedan.
merge-undone = Oba unosa su opet na spisku.
merge-two-accounts = Oba unosa imaju nalog. Pitajte osobu koji želi da zadrži, a drugi unos deaktivirajte.
merge-both-played = Oba unosa su igrala na istom susretu, dakle to su dve osobe: { $event }. Ako je tamo rezultat na pogrešnom imenu, prvo ga ispravite.
merge-chained = Ovaj unos je i sam spojen u drugi. Prvo poništite to.
merge-refused = To sada ne može da se uradi.
player-of = igra u klubu { $club }
player-hands = Podele sa ovim imenom
player-entry = Unos na spisku kluba
player-page = Stranica igrača
player-results = Rezultati
player-tournament = Turnir
player-tables = Stolovi
player-events = Susreti
player-places = Mesta za stolom
player-place-first = prvo: { $count }
player-place-second = drugo: { $count }
player-place-third = treće: { $count }
player-place-shared = { $place }., deli ih { $count }
player-results-of = Stolovi: { $name }
player-results-all = Svi
player-results-sum = Broj stolova: { $count }
player-mean-place = Prosečno mesto
player-place-of = { $rank }. od { $count }
player-below-minimum = ispod minimuma
player-opponents = Za istim stolovima
player-opponents-lead = Svi sa kojima su bila najmanje tri zajednička stola na gore navedenim turnirima.
player-opponents-own = Prema svim gore navedenim turnirima. Drugi to vide samo ako to pokažete, i to samo one sa najmanje tri zajednička stola.
player-opponents-all = Svi igrači ({ $count })
player-opponents-all-lead = Svi sa kojima su bila najmanje tri zajednička stola.
player-opponents-all-own = Svi sa kojima ste sedeli za stolom. Drugi to vide samo ako to pokažete, i to samo one sa najmanje tri zajednička stola.
player-opponents-none = Još niko.
player-opponents-of = Za istim stolovima: { $name }
player-ahead = Bolje
player-level = Jednako
player-behind = Lošije
player-difference = Prosečna razlika
player-one-difference = Razlika
player-hidden = jedan igrač
player-with = { $name } i { $other }
player-with-lead = Svi stolovi za kojima je sedelo oboje; bolje, jednako i lošije iz ugla: { $name }
player-tables-together = Zajednički stolovi
player-hands-with = u odbrani sa igračem { $other }
player-defended-together = Zajedno branjene podele
player-made-against = Od toga ispunjeno protiv njih
player-page-of = Stranica igrača: { $name }
data-title = Vaši podaci
data-help = Sve što se o vama čuva, u jednoj datoteci.
data-look = Preuzmi moje podatke
data-lead = Dobićete jednu datoteku (JSON) sa svime što se ovde o vama čuva:
data-account = vaš nalog, pregledači u kojima ste prijavljeni i ključevi vaših programa
data-clubs = vaši unosi i uloge u klubovima
data-hands = podele koje ste uvezli, u celini, i spisak vaših uvoza
data-log = šta dnevnik kaže o onome što ste uradili i što je urađeno sa vašim nalogom
data-not = Lozinke i sami ključevi nisu u njoj. Nisu ni podele koje su uvezli drugi, čak i ako je u njima vaše ime.
data-password = Traži se jer je datoteka lična.
data-go = Preuzmi datoteku
audit-merge_members = Dva unosa spojena
audit-separate_members = Spajanje poništeno
audit-export_own_data = Sopstveni podaci preuzeti
audit-part-given-up = uklonjeni unos
audit-part-account = nalog
audit-part-number = broj
audit-part-licence = broj licence
audit-part-joined = član od
audit-part-deactivated = aktivan
merge-gone = To spajanje je već poništeno.
merge-no-such = Takvog unosa više nema. Izaberite drugi.
site-accounts-title = Nalozi
site-accounts-lead = Svi koji ovde mogu da se prijave. Ko je zaključan, odjavljen je svuda i ne može da se prijavi dok se nalog ponovo ne otvori; ništa se ne briše.
site-accounts-find = Ime ili cela adresa e-pošte
site-accounts-count = { $count ->
    [0] Niko nije pronađen.
    [one] { $count } nalog
    [few] { $count } naloga
   *[other] { $count } naloga
    }
site-account-sessions = { $count ->
    [0] nije prijavljen(a)
    [one] prijavljen(a) na { $count } mestu
    [few] prijavljen(a) na { $count } mesta
   *[other] prijavljen(a) na { $count } mesta
    }
site-account-admin = vodi sajt
site-account-you = vi
site-account-is-locked = zaključan
site-account-lock = Zaključaj
site-account-lock-of = Zaključaj nalog: { $name }
site-account-open = Ponovo otvori
site-account-open-of = Ponovo otvori: { $name }
site-account-end = Odjavi svuda
site-account-end-of = Odjavi svuda: { $name }
site-account-locked = Nalog je zaključan.
site-account-opened = Nalog je ponovo otvoren.
site-account-ended = Sve sesije naloga su završene.
site-account-own = Ne možete da zaključate sopstveni nalog. Zamolite drugog administratora.
site-account-last = Niko drugi ne može umesto te osobe da vodi stranice ili neki klub. Najpre imenujte nekoga drugog.
audit-times = Vremena su po zoni { $zone }.
hand-unverified = neprovereno
hand-unverified-why = Ovu podelu doneo je član; niko ko odgovara za klub nije je pregledao.
