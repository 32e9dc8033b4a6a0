## Who sees a hand, and taking it out

sharing-title = Ko vidi ovu podelu
sharing-help = Dok kolo još traje, njegove podele ostaju zatvorene bez obzira na ovo podešavanje. Čitaoce napomena i varijanti biraju njihovi autori. Svaki put kad se podela podeli vezom, dobija novu, a ranije veze više ne rade.
sharing-address = Veza za druge
sharing-save = Sačuvaj
sharing-saved = Sačuvano.
sharing-out-title = Uklanjanje podele
sharing-out-help = Nestaje sa svih stranica, spiskova i datoteka, za sve. Čuva se i može da se vrati na ovoj stranici.
sharing-out = Ukloni podelu
sharing-out-since = Uklonjena { $day }. Razlog: { $reason }
sharing-out-now = Ovu podelu sada ne vidi niko. Sačuvana je i može da se vrati.
sharing-back = Vrati
sharing-is-back = Podela je ponovo tu.
sharing-stored-again = Isti zapis je u međuvremenu ponovo sačuvan: podela postoji pod drugim brojem.
sharing-now = Vidi je: { $who }
sharing-change = Promeni
audit-share_hand = Čitaoci podele promenjeni
audit-take_out_hand = Podela izvađena
audit-put_back_hand = Podela vraćena
audit-part-visibility = ko vidi
