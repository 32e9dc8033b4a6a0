# What a season takes in by itself, and what its rule proposes.

league-rule-proposes = Prvo pitaj: ono što odgovara čeka na stranici „Šta se računa” dok se ne prihvati
league-rules-by-proposal = Upravnici lige odlučuju da li se računa: { $what }.
league-not-proposed = O tome je već odlučeno ili više nije predloženo. Ponovo učitaj stranicu.
league-named-title = Šta sada odgovara
league-named-total = { $count ->
        [0] Sačuvanim uslovima ne odgovara nijedan završen susret.
        [one] Sačuvanim uslovima odgovara { $count } završen susret.
        [few] Sačuvanim uslovima odgovaraju { $count } završena susreta. Navedeni su poslednji.
       *[other] Sačuvanim uslovima odgovara { $count } završenih susreta. Navedeni su poslednji.
    }
league-named-waiting = { $count ->
        [one] { $count } susret čeka prihvatanje.
        [few] { $count } susreta čekaju prihvatanje.
       *[other] { $count } susreta čeka prihvatanje.
    }
league-named-left-title = Ranije dodato automatski
league-named-next = Šta sledi
league-named-next-none = Nijedan budući turnir ne odgovara.
league-named-taken = računa se automatski
league-named-by-hand = računa se, dodato ručno
league-named-left = računa se, ali više ne odgovara uslovima za automatsko računanje
league-named-rounds = umesto njega ručno su dodata pojedina kola
league-named-out = izuzeto ručno
league-named-refused = odbijeno
league-named-proposed = čeka prihvatanje
league-named-takes = dodaje se kad se uslovi sačuvaju
league-named-coming = još nije završeno
league-proposed-title = Odgovara uslovima ove sezone
league-proposed-help = Ništa odavde se ne računa dok se ne prihvati. Ono što odbiješ ostaje na spisku dole i može kasnije da se računa.
league-proposed-all = Prihvati sve
league-proposed-refused = Odbijeno:
