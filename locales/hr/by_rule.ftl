# What a season takes in by itself, and what its rule proposes.

league-rule-proposes = Najprije pitaj: ono što odgovara čeka na stranici „Što se broji” dok se ne prihvati
league-rules-by-proposal = Voditelji lige odlučuju broji li se: { $what }.
league-not-proposed = O tome je već odlučeno ili više nije predloženo. Ponovno učitaj stranicu.
league-named-title = Što sada odgovara
league-named-total = { $count ->
        [0] Spremljenim uvjetima ne odgovara nijedan završeni susret.
        [one] Spremljenim uvjetima odgovara { $count } završeni susret.
        [few] Spremljenim uvjetima odgovaraju { $count } završena susreta. Navedeni su zadnji.
       *[other] Spremljenim uvjetima odgovara { $count } završenih susreta. Navedeni su zadnji.
    }
league-named-waiting = { $count ->
        [one] { $count } susret čeka prihvaćanje.
        [few] { $count } susreta čekaju prihvaćanje.
       *[other] { $count } susreta čeka prihvaćanje.
    }
league-named-left-title = Prije dodano automatski
league-named-next = Što slijedi
league-named-next-none = Nijedan budući turnir ne odgovara.
league-named-taken = broji se automatski
league-named-by-hand = broji se, dodano ručno
league-named-left = broji se, ali više ne odgovara uvjetima za automatsko brojanje
league-named-rounds = umjesto njega ručno su dodana pojedina kola
league-named-out = izuzeto ručno
league-named-refused = odbijeno
league-named-proposed = čeka prihvaćanje
league-named-takes = dodaje se kad se uvjeti spreme
league-named-coming = još nije završeno
league-proposed-title = Odgovara uvjetima ove sezone
league-proposed-help = Ništa se odavde ne broji dok se ne prihvati. Ono što odbiješ ostaje na popisu dolje i može se kasnije brojiti.
league-proposed-all = Prihvati sve
league-proposed-refused = Odbijeno:
