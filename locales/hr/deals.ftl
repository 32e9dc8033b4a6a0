# Podjele bordova: kako nastaju, tko ih vidi i po kojim se papirima dijele.

audit-make_deals = Podjele napravljene
audit-part-deals = unaprijed vide
audit-part-commitment = otisak
refusal-no-boards = Na ovom turniru podjele se ne uspoređuju.
refusal-boards-in-play = Bordovi se već igraju, pa njihove podjele ostaju kakve jesu.
refusal-boards-left = Bordovi ovog kola još se igraju za nekim stolovima, pa podjele ostaju zatvorene (T-3.8).
refusal-boards-told = Podjele ove faze već svi znaju, a njezini bi bordovi putovali dalje za druge stolove (T-3.8). Radije dodajte fazu: dobit će svoje podjele.
refusal-other-deal = Na bordu { $count } druge su karte: ovo nije podjela koja je za njega napravljena ili su ruke došle na druga mjesta (T-3.8).
tournament-hands-fault-deal = nije podjela s borda
deals-title = Podjele
deals-none = Talon za ove bordove nije napravio podjele.
deals-help = Talon dijeli sve bordove, i one za kasnija kola. Ispišite listove za dijeljenje i neka karte u pretince stavi netko tko ne igra.
deals-seen-by = Tko podjele vidi unaprijed
deals-seen-by-officials = suci i zapisničari koji ne igraju
deals-seen-by-owners = vlasnici kluba koji ne igraju
deals-player-help = Tko igra, ne vidi podjelu dok je ne odigra posljednji stol, ni kao sudac ni kao vlasnik.
deals-make = Napravi podjele
deals-make-other = Napravi druge podjele
deals-make-other-help = Dosadašnje podjele više ne vrijede. Već ispisane listove bacite.
deals-made-officials = Podjele je napravio Talon. Dok bord ne odigra posljednji stol, njegove karte vide samo suci i zapisničari koji ne igraju.
deals-made-owners = Podjele je napravio Talon. Dok bord ne odigra posljednji stol, njegove karte vide samo vlasnici kluba koji ne igraju.
deals-unknown = Podjele su napravljene drugdje i ovdje nisu poznate.
deals-commitment = Otisak
deals-commitment-help = Otisak (SHA-256) sjemena od kojeg nastaju podjele. Sjeme se vidi kad se turnir zatvori i tada svatko može provjeriti da nijedna podjela nije mijenjana.
deals-seed = Sjeme
deals-seed-help = Svatko može iz sjemena ponovno napraviti podjele:
deals-recipe = kako podjele nastaju
deals-lines = Mjesta, nizovi i stolovi s četvero
deals-lines-help = Igrači na istom mjestu imaju iste karte borda, pa je svako mjesto jedan niz i rezultati u njemu se uspoređuju. Koje mjesto dijeli, kaže broj borda.
deals-fours-help = Za stolom s četvero djelitelj borda pauzira, pa na mjestima nisu iste karte kao za stolovima s troje. Usporedba je poštena kad igrači pauziraju redom, a svi stolovi imaju troje.
deals-of-board = Podjela
deals-best = Najviša igra koja se može dobiti kad se vide sve karte:
deals-best-nothing = nijedna
deals-best-unknown = nije izračunata
deals-best-forehand = Uz najbolje odbacivanje. Što druge ruke nađu u talonu ovisi o tome što odbaci prva ruka, pa je poznata samo njezina.
deals-closed = Karte se vide kad ovaj bord odigra posljednji stol.
paper-dealing = Listovi za dijeljenje
paper-dealing-help = Samo za nekoga tko ne igra i neće poslije uskočiti. Podijelite svaki bord u pretince pa provjerite: deset karata u svakoj ruci i dvije u talonu, ili dvanaest ondje gdje prva ruka dobiva talon.
paper-dealing-none = Za ovo kolo nema što podijeliti.
paper-movement = Gdje su bordovi
paper-movement-help = Bordovi za svakim stolom, kolo po kolo.
paper-records = Zapisi podjela
paper-records-none = Nijedan bord ovog kola nije odigran za svim stolovima.
paper-deal-dealer = Djelitelj: mjesto { $seat }
paper-deal-dealer-of-four = za stolom s četvero: mjesto { $seat }
paper-deal-hand-1 = Prva ruka
paper-deal-hand-2 = Druga ruka
paper-deal-hand-3 = Treća ruka
paper-deal-seat = mjesto { $seat }
paper-deal-talon = Talon
paper-deal-twelve = s talonom
paper-deal-tables = { $count ->
    [one] { $count } primjerak, stol { $tables }
    [few] { $count } primjerka, stolovi { $tables }
   *[other] { $count } primjeraka, stolovi { $tables }
    }
paper-deal-boards = { $first }–{ $last }
paper-movement-next = Zatim za stol
paper-movement-boards = Bordovi
tournament-now-deals = Podjele za bordove još nisu napravljene: napravite ih ovdje ili dijelite za stolovima
