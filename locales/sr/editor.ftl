## The editor of hands

editor-title = Upis podele
editor-lead = Upišite bilo koju podelu koje se sećate, kartu po kartu ili samo onoliko koliko znate. Nijedan klub je ne vidi dok je ne sačuvate.
editor-which-game = Koja je igra bila?
editor-paste = Podelu već imate kao tekst?
editor-paste-here = Nalepi tekst
editor-steps = Koraci
editor-step-setup = Igrači
editor-step-deal = Karte
editor-step-play = Igra
editor-step-save = Čuvanje
editor-step-text = Tekst
editor-undo = Poništi
editor-next-deal = Dalje na karte
editor-next-play = Dalje na licitaciju i igru
editor-next-save = Dalje na čuvanje

## People and rules

editor-people = Ko je igrao?
editor-people-help = Redom igre: posle A igra B, posle B igra C. Ime sme da ostane prazno.
editor-dealer = Ko je delio?
editor-dealer-out = Četvrti igrač, koji nije igrao
editor-fact-event = Gde ili na kom događaju
editor-fact-date = Dan
editor-fact-deal = Broj podele
editor-options = Kućna pravila
editor-usual = uobičajeno

## Cards

editor-talon = talon
editor-deal-next = Sledeća karta: { $place }
editor-deal-full = Sve karte su podeljene
editor-deal-given = Tim kartama je počela igra; u talonu su dve odbačene karte.
editor-deal-help = Dodirnite kartu da je podelite, a još jednom da je vratite. Ono što ne znate ostaje otvoreno: dovoljna je i sopstvena ruka.
editor-card-of = { $card }, { $place }
editor-count = { $count } od { $total }
editor-nowhere = { $count ->
        [one] { $count } karta još nije nigde.
        [few] { $count } karte još nisu nigde.
       *[other] { $count } karata još nije nigde.
    }
editor-clear = Isprazni
editor-take = Vrati: { $card }
editor-type = Karte kao tekst: { $place }
editor-type-example = Upišite karte: HA HX H7
editor-take-typed = Preuzmi upisano

## Bidding and play

editor-turn-auction = Govori { $by }
editor-turn-discard = { $by } odbacuje dve karte
editor-turn-trump = { $by } kaže šta se igra
editor-turn-defence = { $by } odgovara
editor-give-first = Šta se igralo?
editor-stopped = Zapis ovde završava
editor-card-barred = { $card }, sada protiv pravila
editor-anyway = Ipak se dogodilo
editor-unknown-hand = Ova ruka nije sasvim poznata: ponuđena je svaka karta koja još može biti u njoj.
editor-say-pass = Pas
editor-say-pickup = Uzmi talon
editor-say-hold = Moje
editor-say-throw_in = Baci karte
editor-defend-play = Dođem
editor-defend-drop = Ne dođem
editor-defend-invite = Zovem
editor-marriage = Zvanje: { $suit }
editor-more-bids = Ostale najave
editor-others = I drugi mogu da se jave
editor-discard = Odbaci ove dve
editor-discard-unknown = Ne zna se koje dve
editor-given = Poznato je samo šta se igralo
editor-given-help = Licitacija ostaje nezapisana. Karte su tada one kojima je počela igra: svakome deset, a dve odbačene.
editor-given-by = Ko je igrao
editor-given-contract = Igra
editor-given-trump = Adut, ako ga igra ne određuje
editor-given-do = Počni tom igrom
editor-auction = Ipak upiši licitaciju
editor-back = Korak nazad
editor-ends = Završilo je ranije
editor-play-out = Odigraj poslednje karte
editor-rest-to = Ostatak dobija { $by }, svi pristaju
editor-concede = { $by } se predaje
editor-end = Zašto nema daljeg zapisa
editor-end-record_lost = niko se ne seća ostatka
editor-end-abandoned = podela je prekinuta
editor-end-time = vreme je isteklo
editor-end-do = Zapis ovde završava
editor-concede-all = { $by } se predaju
editor-claim = Svi se slažu sa ovim ishodom
editor-claim-do = Upiši ovaj ishod
editor-claim-tricks = Štihovi: { $by }
editor-claim-not-arisen = nije se dogodilo
editor-claim-points-declarer = Poeni glavnog igrača, ako su poznati
editor-claim-points-defenders = Poeni protivnika, ako su poznati
editor-stops = Zapis ovde prestaje
editor-ruling = Odluka sudije
editor-ruling-help = Šta je sudija odlučio o ovoj podeli. Ishod po pravilima ostaje vidljiv pored odluke.
editor-ruling-kind = Vrsta odluke
editor-ruling-official = Ko je odlučio
editor-ruling-text = Obrazloženje
editor-ruling-do = Dodaj odluku
editor-award-points = Poeni: { $by }
editor-award-bula = Promena bule: { $by }
editor-award-soup = { $by } piše protiv { $against }
editor-no-number = Jedan od upisanih brojeva nije ceo broj. Upišite cifre, a ispred negativnog broja minus.
editor-no-award = Poene menja samo kazna ili dosuđeni rezultat. Izaberite jedno od toga ili izbrišite poene.
editor-earlier = Na ranijem ste koraku. Ono što ovde izaberete dolazi na njegovo mesto, a ono što sledi ostaje koliko se uklapa.
editor-front = Nazad na kraj
editor-remove = Izbaci taj korak
editor-rest = { $count ->
        [one] Odavde se { $count } korak više ne uklapa.
        [few] Odavde se { $count } koraka više ne uklapaju.
       *[other] Odavde se { $count } koraka više ne uklapa.
    }
editor-drop = Odbaci ostatak
editor-done = Dosad
editor-done-help = Dodirnite korak da ga promenite.
editor-calls = Licitacija
editor-trick = { $trick }. štih

## Saving

editor-download = Preuzmi kao datoteku
editor-look = Proveri i pogledaj
editor-link = Veza do ove podele u upisu
editor-link-help = Cela podela je u vezi; ovde se ništa ne čuva.
editor-store = Sačuvaj podelu
editor-store-do = Sačuvaj podelu
editor-store-visitor = Biće potrebno da se prijavite; podela se dotle ne gubi.
editor-store-no-club = Podele se čuvaju u klubu, a još niste ni u jednom.
editor-text = Zapis kao tekst
editor-text-help = Ovaj tekst je ceo zapis. Menjajte ga po volji; ono što ne valja vidi se ispod. Možete da nalepite i podelu kratkim tekstom, PPN ili tabelu.
editor-pasted-first = Ovde je otvorena samo prva.
editor-pasted-all = Proveri sve
editor-pasted-so-far = Otvori podelu do greške

## What cannot be done

editor-not-two = Označite tačno dve karte.
editor-unknown = Ova stranica ne poznaje taj korak. Ništa se nije promenilo.
editor-full = { $place }: sve karte su tu. Najpre vratite jednu.
editor-too-many = { $place }: najviše { $count } karata.
editor-elsewhere = Već su na drugom mestu: { $cards }. Najpre ih tamo vratite.
editor-no-card = { $place }: „{ $word }” nije karta ovog špila.
editor-card-twice = { $place }: { $word } je upisana dvaput.
editor-unreadable = Ovaj tekst nije zapis. Ispravite ga pod „Tekst”; prethodno stanje vraća „Poništi”.
editor-no-hand = Pravila ili karte ovog zapisa nisu ispravni. Najpre njih ispravite.
editor-score = Ovaj zapis je samo rezultat bez karata, pa nema šta da se igra.
editor-nothing = Nema šta da se vrati.
editor-last-sound = Podela kakva je poslednje bila
editor-last-sound-help = Tekst gore ne može da se pročita. Dugme Poništi vraća ovu podelu; dotad tekst ostaje.
editor-add-cards = Dodaj karte
editor-open = Otvori u upisu

## Drafts

editor-redo = Ponovi
drafts-title = Moji nacrti
drafts-help = Podele koje ste počeli da upisujete. Vidite ih samo vi.
drafts-look = Otvori moje nacrte
drafts-none = Nemate nacrta. Podela koju upisujete dok ste prijavljeni čuva se ovde korak po korak.
drafts-stored = Ovaj nacrt je sačuvan. Ako ga promenite, ponovo postaje nacrt.
drafts-stored-title = Sačuvano
drafts-open-again = Otvori ponovo
drafts-limits = Nacrta može biti najviše { $count }, a svaki se čuva { $days } dana posle poslednje promene.
drafts-changed = Promenjeno: { $time }
drafts-unreadable = Tekst koji još nije zapis
drafts-drop = Odbaci
drafts-kept = Ova podela se posle svakog koraka čuva kao nacrt.
drafts-begins = Sledećim korakom ova podela postaje nacrt.
drafts-visitor = Ova podela postoji samo na ovoj stranici. Kada se prijavite, ono što ste upisali ide s vama.
drafts-sign-in = Prijavi se i sačuvaj kao nacrt
drafts-full = Ova podela još nije sačuvana: već imate { $count } nacrta. Izaberite koji želite da odbacite ili nastavite bez čuvanja.
drafts-too-long = Ovaj tekst je duži nego što zapis sme da bude, pa je u nacrtu ostalo ono što je bilo pre.
drafts-gone = Ovaj nacrt je odbačen u drugom prozoru. Ono što ste upisali još je ovde i sledećim korakom postaje novi nacrt.
drafts-newer = Drugi prozor je promenio ovaj nacrt. Ovde je kakav je sada.
drafts-meanwhile = Drugi prozor je promenio ovaj nacrt. Vaš poslednji korak još nije sačuvan; ovo su razlike.
drafts-here = U ovom prozoru
drafts-there = U nacrtu
drafts-keep-here = Zadrži ovo ovde
drafts-keep-there = Uzmi ono iz nacrta
drafts-keep-both = Zadrži oba, ovo kao novi nacrt

## From a score, and back

editor-grows = Igra, odgovori i kontra preuzeti su iz rezultata. Iz njega se ne vidi koji je protivnik kontrirao: ako je to bio drugi, dodirnite kontru pod „Dosad”.
editor-settled = Karte ne odlučuju o rezultatu, pa je dodato ono što o njemu kaže upisani rezultat, uz pristanak svih.
editor-bare = U ovoj podeli nema karata, samo rezultat. Može da se sačuva kao rezultat bez karata.
editor-as-score = Pretvori u rezultat
editor-stored = Ova podela je već sačuvana:
editor-stored-here = Ovde
editor-stored-same = U njoj piše isto što i u ovoj.
editor-copy-deal = Kopiraj podelu
editor-barred = Sada nije moguće; dodirnite da vidite zašto.
