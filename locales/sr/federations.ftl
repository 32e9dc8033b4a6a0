federation-title = Klubovi članovi i savezi
federation-members = Klubovi članovi
federation-members-help = Klubovi članovi mogu da predlože svoje turnire za vaše lige. Vidite plasmane, bodove i imena koja igrači pokazuju.
federation-members-none = Ovom klubu ne pripada nijedan drugi.
federation-invited = pozvan
federation-which = Klub
federation-invite = Pozovi
federation-take-back = Povuci poziv
federation-remove = Završi članstvo
federation-of = Savezi
federation-of-help = Savez je klub kojem su pristupili drugi. Kad prihvatite poziv, sudije mogu da predlože završene turnire za njegove lige.
federation-of-none = Ovaj klub ne pripada nijednom savezu.
federation-accept = Prihvati
federation-decline = Odbij
federation-leave = Istupi
proposal-title = Predloži za ligu
proposal-help = Savez odlučuje šta se računa. Dok sezona traje, turnir možete i da povučete.
proposal-not-over = Turnir može da se predloži kad se završi.
proposal-none = Nijedan savez ovog kluba nema sezonu u toku.
proposal-propose = Predloži
proposal-withdraw = Povuci
proposal-reason = Razlog
proposal-reason-help = Prikazuje se na stranici lige.
proposal-waiting = predloženo, još nije odlučeno
proposal-refused = odbijeno: { $reason }
proposal-counts = računa se
proposal-taken-out = više se ne računa: { $reason }
proposal-waiting-title = Predlozi klubova članova
proposal-private = Privatan turnir
proposal-accept = Prihvati
proposal-refuse = Odbij
audit-link_club = Članstvo u savezu promenjeno
audit-propose_unit = Turnir predložen za ligu ili povučen
proposal-players = { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
