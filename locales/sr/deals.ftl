# Podele bordova: kako nastaju, ko ih vidi i po kojim se papirima dele.

audit-make_deals = Podele napravljene
audit-part-deals = unapred vide
audit-part-commitment = otisak
refusal-no-boards = Na ovom turniru podele se ne porede.
refusal-boards-in-play = Bordovi se već igraju, pa njihove podele ostaju kakve jesu.
refusal-boards-left = Bordovi ovog kola još se igraju za nekim stolovima, pa podele ostaju zatvorene (T-3.8).
refusal-boards-told = Podele ove faze već svi znaju, a njeni bi bordovi putovali dalje za druge stolove (T-3.8). Radije dodajte fazu: dobiće svoje podele.
refusal-other-deal = Na bordu { $count } druge su karte: ovo nije podela koja je za njega napravljena ili su ruke došle na druga mesta (T-3.8).
tournament-hands-fault-deal = nije podela sa borda
deals-title = Podele
deals-none = Talon za ove bordove nije napravio podele.
deals-help = Talon deli sve bordove, i one za kasnija kola. Odštampajte listove za deljenje i neka karte u pregrade stavi neko ko ne igra.
deals-seen-by = Ko podele vidi unapred
deals-seen-by-officials = sudije i zapisničari koji ne igraju
deals-seen-by-owners = vlasnici kluba koji ne igraju
deals-player-help = Ko igra, ne vidi podelu dok je ne odigra poslednji sto, ni kao sudija ni kao vlasnik.
deals-make = Napravi podele
deals-make-other = Napravi druge podele
deals-make-other-help = Dosadašnje podele više ne važe. Već odštampane listove bacite.
deals-made-officials = Podele je napravio Talon. Dok bord ne odigra poslednji sto, njegove karte vide samo sudije i zapisničari koji ne igraju.
deals-made-owners = Podele je napravio Talon. Dok bord ne odigra poslednji sto, njegove karte vide samo vlasnici kluba koji ne igraju.
deals-unknown = Podele su napravljene drugde i ovde nisu poznate.
deals-commitment = Otisak
deals-commitment-help = Otisak (SHA-256) semena od kojeg nastaju podele. Seme se vidi kad se turnir zatvori i tada svako može da proveri da nijedna podela nije menjana.
deals-seed = Seme
deals-seed-help = Svako može iz semena ponovo da napravi podele:
deals-recipe = kako podele nastaju
deals-lines = Mesta, nizovi i stolovi sa četvoro
deals-lines-help = Igrači na istom mestu imaju iste karte borda, pa je svako mesto jedan niz i rezultati u njemu se porede. Koje mesto deli, kaže broj borda.
deals-fours-help = Za stolom sa četvoro delilac borda pauzira, pa na mestima nisu iste karte kao za stolovima sa troje. Poređenje je pošteno kad igrači pauziraju redom, a svi stolovi imaju troje.
deals-of-board = Podela
deals-best = Najviša igra koja može da se dobije kad se vide sve karte:
deals-best-nothing = nijedna
deals-best-unknown = nije izračunata
deals-best-forehand = Uz najbolje odbacivanje. Šta druge ruke nađu u talonu zavisi od toga šta odbaci prva ruka, pa je poznata samo njena.
deals-closed = Karte se vide kad ovaj bord odigra poslednji sto.
paper-dealing = Listovi za deljenje
paper-dealing-help = Samo za nekoga ko ne igra i neće posle uskočiti. Podelite svaki bord u pregrade pa proverite: deset karata u svakoj ruci i dve u talonu, ili dvanaest tamo gde prva ruka dobija talon.
paper-dealing-none = Za ovo kolo nema šta da se podeli.
paper-movement = Gde su bordovi
paper-movement-help = Bordovi za svakim stolom, kolo po kolo.
paper-records = Zapisi podela
paper-records-none = Nijedan bord ovog kola nije odigran za svim stolovima.
paper-deal-dealer = Delilac: mesto { $seat }
paper-deal-dealer-of-four = za stolom sa četvoro: mesto { $seat }
paper-deal-hand-1 = Prva ruka
paper-deal-hand-2 = Druga ruka
paper-deal-hand-3 = Treća ruka
paper-deal-seat = mesto { $seat }
paper-deal-talon = Talon
paper-deal-twelve = sa talonom
paper-deal-tables = { $count ->
    [one] { $count } primerak, sto { $tables }
    [few] { $count } primerka, stolovi { $tables }
   *[other] { $count } primeraka, stolovi { $tables }
    }
paper-deal-boards = { $first }–{ $last }
paper-movement-next = Zatim za sto
paper-movement-boards = Bordovi
tournament-now-deals = Podele za bordove još nisu napravljene: napravite ih ovde ili delite za stolovima
