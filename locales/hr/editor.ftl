## The editor of hands

editor-title = Upis podjele
editor-lead = Upišite bilo koju podjelu koje se sjećate, kartu po kartu ili samo onoliko koliko znate. Nijedan je klub ne vidi dok je ne pohranite.
editor-which-game = Koja je igra bila?
editor-paste = Podjelu već imate kao tekst?
editor-paste-here = Zalijepi tekst
editor-steps = Koraci
editor-step-setup = Igrači
editor-step-deal = Karte
editor-step-play = Igra
editor-step-save = Spremanje
editor-step-text = Tekst
editor-undo = Poništi
editor-next-deal = Dalje na karte
editor-next-play = Dalje na licitaciju i igru
editor-next-save = Dalje na spremanje

## People and rules

editor-people = Tko je igrao?
editor-people-help = Redom igre: nakon A igra B, nakon B igra C. Ime smije ostati prazno.
editor-dealer = Tko je dijelio?
editor-dealer-out = Četvrti igrač, koji nije igrao
editor-fact-event = Gdje ili na kojem događaju
editor-fact-date = Dan
editor-fact-deal = Broj podjele
editor-options = Kućna pravila
editor-usual = uobičajeno

## Cards

editor-talon = talon
editor-deal-next = Sljedeća karta: { $place }
editor-deal-full = Sve su karte podijeljene
editor-deal-given = S tim je kartama počela igra; u talonu su dvije odbačene karte.
editor-deal-help = Dodirnite kartu da je podijelite, a još jednom da je vratite. Što ne znate, ostaje otvoreno: dovoljna je i vlastita ruka.
editor-card-of = { $card }, { $place }
editor-count = { $count } od { $total }
editor-nowhere = { $count ->
        [one] { $count } karta još nije nigdje.
        [few] { $count } karte još nisu nigdje.
       *[other] { $count } karata još nije nigdje.
    }
editor-clear = Isprazni
editor-take = Vrati: { $card }
editor-type = Karte kao tekst: { $place }
editor-type-example = Upišite karte: HA HX H7
editor-take-typed = Preuzmi upisano

## Bidding and play

editor-turn-auction = Govori { $by }
editor-turn-discard = { $by } odbacuje dvije karte
editor-turn-trump = { $by } kaže što se igra
editor-turn-defence = { $by } odgovara
editor-give-first = Što se igralo?
editor-stopped = Zapis ovdje završava
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
editor-others = I drugi se mogu javiti
editor-discard = Odbaci ove dvije
editor-discard-unknown = Ne zna se koje dvije
editor-given = Poznato je samo što se igralo
editor-given-help = Licitacija ostaje nezapisana. Karte su tada one s kojima je počela igra: svakome deset, a dvije odbačene.
editor-given-by = Tko je igrao
editor-given-contract = Igra
editor-given-trump = Adut, ako ga igra ne određuje
editor-given-do = Počni s tom igrom
editor-auction = Ipak upiši licitaciju
editor-back = Korak natrag
editor-ends = Završilo je ranije
editor-play-out = Odigraj posljednje karte
editor-rest-to = Ostatak dobiva { $by }, svi pristaju
editor-concede = { $by } se predaje
editor-end = Zašto nema daljnjeg zapisa
editor-end-record_lost = nitko se ne sjeća ostatka
editor-end-abandoned = podjela je prekinuta
editor-end-time = vrijeme je isteklo
editor-end-do = Zapis ovdje završava
editor-concede-all = { $by } se predaju
editor-claim = Svi se slažu s ovim ishodom
editor-claim-do = Upiši ovaj ishod
editor-claim-tricks = Štihovi: { $by }
editor-claim-not-arisen = nije se dogodilo
editor-claim-points-declarer = Bodovi glavnog igrača, ako su poznati
editor-claim-points-defenders = Bodovi protivnika, ako su poznati
editor-stops = Zapis ovdje prestaje
editor-ruling = Odluka suca
editor-ruling-help = Što je sudac odlučio o ovoj podjeli. Ishod po pravilima ostaje vidljiv uz odluku.
editor-ruling-kind = Vrsta odluke
editor-ruling-official = Tko je odlučio
editor-ruling-text = Obrazloženje
editor-ruling-do = Dodaj odluku
editor-award-points = Bodovi: { $by }
editor-award-bula = Promjena bule: { $by }
editor-award-soup = { $by } piše protiv { $against }
editor-no-number = Jedan od upisanih brojeva nije cijeli broj. Upišite znamenke, a ispred negativnog broja minus.
editor-no-award = Bodove mijenja samo kazna ili dosuđeni rezultat. Odaberite jedno od toga ili izbrišite bodove.
editor-earlier = Na ranijem ste koraku. Što ovdje odaberete, dolazi na njegovo mjesto, a što slijedi ostaje koliko se uklapa.
editor-front = Natrag na kraj
editor-remove = Izbaci taj korak
editor-rest = { $count ->
        [one] Odavde se { $count } korak više ne uklapa.
        [few] Odavde se { $count } koraka više ne uklapaju.
       *[other] Odavde se { $count } koraka više ne uklapa.
    }
editor-drop = Odbaci ostatak
editor-done = Dosad
editor-done-help = Dodirnite korak da ga promijenite.
editor-calls = Licitacija
editor-trick = { $trick }. štih

## Saving

editor-download = Preuzmi kao datoteku
editor-look = Provjeri i pogledaj
editor-link = Poveznica na ovu podjelu u upisu
editor-link-help = Cijela je podjela u poveznici; ovdje se ništa ne pohranjuje.
editor-store = Pohrani podjelu
editor-store-do = Pohrani podjelu
editor-store-visitor = Trebat će se prijaviti; podjela se dotle ne gubi.
editor-store-no-club = Podjele se pohranjuju u klubu, a još niste ni u jednom.
editor-text = Zapis kao tekst
editor-text-help = Ovaj je tekst cijeli zapis. Mijenjajte ga po volji; što ne valja, vidi se ispod. Možete zalijepiti i podjelu kratkim tekstom, PPN ili tablicu.
editor-pasted-first = Ovdje je otvorena samo prva.
editor-pasted-all = Provjeri sve
editor-pasted-so-far = Otvori podjelu do pogreške

## What cannot be done

editor-not-two = Označite točno dvije karte.
editor-unknown = Ova stranica ne poznaje taj korak. Ništa se nije promijenilo.
editor-full = { $place }: sve su karte tu. Najprije vratite jednu.
editor-too-many = { $place }: najviše { $count } karata.
editor-elsewhere = Već su drugdje: { $cards }. Najprije ih ondje vratite.
editor-no-card = { $place }: „{ $word }” nije karta ovog špila.
editor-card-twice = { $place }: { $word } je upisana dvaput.
editor-unreadable = Ovaj tekst nije zapis. Ispravite ga pod „Tekst”; prethodno stanje vraća „Poništi”.
editor-no-hand = Pravila ili karte ovog zapisa nisu ispravni. Najprije njih ispravite.
editor-score = Ovaj je zapis samo rezultat bez karata, pa se nema što igrati.
editor-nothing = Nema se što vratiti.
editor-last-sound = Podjela kakva je zadnje bila
editor-last-sound-help = Tekst gore ne može se pročitati. Gumb Poništi vraća ovu podjelu; dotad tekst ostaje.
editor-add-cards = Dodaj karte
editor-open = Otvori u upisu

## Drafts

editor-redo = Ponovi
drafts-title = Moji nacrti
drafts-help = Podjele koje ste počeli upisivati. Vidite ih samo vi.
drafts-look = Otvori moje nacrte
drafts-none = Nemate nacrta. Podjela koju upisujete dok ste prijavljeni čuva se ovdje korak po korak.
drafts-stored = Ovaj je nacrt pohranjen. Ako ga promijenite, opet postaje nacrt.
drafts-stored-title = Pohranjeno
drafts-open-again = Otvori ponovno
drafts-limits = Nacrta može biti najviše { $count }, a svaki se čuva { $days } dana nakon posljednje promjene.
drafts-changed = Promijenjeno: { $time }
drafts-unreadable = Tekst koji još nije zapis
drafts-drop = Odbaci
drafts-kept = Ova se podjela nakon svakog koraka čuva kao nacrt.
drafts-begins = Sljedećim korakom ova podjela postaje nacrt.
drafts-visitor = Ova podjela postoji samo na ovoj stranici. Kad se prijavite, ono što ste upisali ide s vama.
drafts-sign-in = Prijavi se i sačuvaj kao nacrt
drafts-full = Ova podjela još nije sačuvana: već imate { $count } nacrta. Odaberite koji želite odbaciti ili nastavite bez čuvanja.
drafts-too-long = Ovaj je tekst dulji nego što zapis smije biti, pa je u nacrtu ostalo ono što je bilo prije.
drafts-gone = Ovaj je nacrt odbačen u drugom prozoru. Ono što ste upisali još je ovdje i sljedećim korakom postaje novi nacrt.
drafts-newer = Drugi je prozor promijenio ovaj nacrt. Ovdje je kakav je sada.
drafts-meanwhile = Drugi je prozor promijenio ovaj nacrt. Vaš posljednji korak još nije sačuvan; ovo su razlike.
drafts-here = U ovom prozoru
drafts-there = U nacrtu
drafts-keep-here = Zadrži ovo ovdje
drafts-keep-there = Uzmi ono iz nacrta
drafts-keep-both = Zadrži oboje, ovo kao novi nacrt

## From a score, and back

editor-grows = Igra, odgovori i kontra preuzeti su iz rezultata. Iz njega se ne vidi koji je protivnik kontrirao: ako je to bio drugi, dodirnite kontru pod „Dosad”.
editor-settled = Karte ne odlučuju o rezultatu, pa je dodano ono što o njemu kaže upisani rezultat, uz pristanak svih.
editor-bare = U ovoj podjeli nema karata, samo rezultat. Može se pohraniti kao rezultat bez karata.
editor-as-score = Pretvori u rezultat
editor-stored = Ova je podjela već pohranjena:
editor-stored-here = Ovdje
editor-stored-same = U njoj piše isto što i u ovoj.
editor-copy-deal = Kopiraj podjelu
editor-barred = Sada nije moguće; dodirnite da vidite zašto.
