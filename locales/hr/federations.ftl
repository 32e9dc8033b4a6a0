federation-title = Klubovi članovi i savezi
federation-members = Klubovi članovi
federation-members-help = Klubovi članovi mogu predložiti svoje turnire za vaše lige. Vidite plasmane, bodove i imena koja igrači pokazuju.
federation-members-none = Ovom klubu ne pripada nijedan drugi.
federation-invited = pozvan
federation-which = Klub
federation-invite = Pozovi
federation-take-back = Povuci poziv
federation-remove = Završi članstvo
federation-of = Savezi
federation-of-help = Savez je klub kojem su pristupili drugi. Kad prihvatite poziv, suci mogu predložiti završene turnire za njegove lige.
federation-of-none = Ovaj klub ne pripada nijednom savezu.
federation-accept = Prihvati
federation-decline = Odbij
federation-leave = Istupi
proposal-title = Predloži za ligu
proposal-help = Savez odlučuje što se računa. Dok sezona traje, turnir možete i povući.
proposal-not-over = Turnir se može predložiti kad završi.
proposal-none = Nijedan savez ovog kluba nema sezonu u tijeku.
proposal-propose = Predloži
proposal-withdraw = Povuci
proposal-reason = Razlog
proposal-reason-help = Prikazuje se na stranici lige.
proposal-waiting = predloženo, još nije odlučeno
proposal-refused = odbijeno: { $reason }
proposal-counts = računa se
proposal-taken-out = više se ne računa: { $reason }
proposal-waiting-title = Prijedlozi klubova članova
proposal-private = Privatni turnir
proposal-accept = Prihvati
proposal-refuse = Odbij
audit-link_club = Članstvo u savezu promijenjeno
audit-propose_unit = Turnir predložen za ligu ili povučen
proposal-players = { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
