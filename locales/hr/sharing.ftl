## Who sees a hand, and taking it out

sharing-title = Tko vidi ovu podjelu
sharing-help = Dok kolo još traje, njegove podjele ostaju zatvorene bez obzira na ovu postavku. Čitatelje napomena i varijanti biraju njihovi autori. Svaki put kad se podjela podijeli poveznicom, dobiva novu, a ranije poveznice više ne rade.
sharing-address = Poveznica za druge
sharing-save = Spremi
sharing-saved = Spremljeno.
sharing-out-title = Uklanjanje podjele
sharing-out-help = Nestaje sa svih stranica, popisa i datoteka, za sve. Čuva se i može se vratiti na ovoj stranici.
sharing-out = Ukloni podjelu
sharing-out-since = Uklonjena { $day }. Razlog: { $reason }
sharing-out-now = Ovu podjelu sada ne vidi nitko. Sačuvana je i može se vratiti.
sharing-back = Vrati
sharing-is-back = Podjela je ponovno tu.
sharing-stored-again = Isti je zapis u međuvremenu ponovno spremljen: podjela postoji pod drugim brojem.
sharing-now = Vidi je: { $who }
sharing-change = Promijeni
audit-share_hand = Čitatelji podjele promijenjeni
audit-take_out_hand = Podjela izvađena
audit-put_back_hand = Podjela vraćena
audit-part-visibility = tko vidi
