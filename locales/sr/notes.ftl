## Pisanje o podeli

note-write = Napišite napomenu
note-title = Napomena
note-text = Napomena
note-sign = Znak
note-sign-none = bez znaka
note-for = Za koga
note-for-private = samo za mene
note-for-club = za klub
note-for-public = za sve koji smeju da vide podelu
note-signed = Drugi je čitaju pod imenom { $name }.
note-signed-member = Klub je čita pod imenom { $name }, svi ostali pod imenom koje ste izabrali.
note-save = Sačuvaj
note-save-line = Sačuvaj varijantu
note-back = Nazad na podelu
note-own = Moje napomene uz ovu podelu
note-others = Napomene drugih
note-removed = uklonjena
note-hidden = sakrivena
note-hidden-help = Napomenu je sakrio neko ko odgovara za podelu: možete da je čitate samo vi.
note-hide = Sakrij
note-show = Ponovo prikaži
note-hide-help = Ko odgovara za podelu, može da sakrije napomenu. Ona ostaje i može ponovo da se prikaže; razlog stoji u dnevniku kluba.
note-reason = Razlog
note-remove = Ukloni
note-restore = Vrati
note-kept =
    { $count ->
        [one] Napomena je uklonjena. Može da se vrati { $count } dan.
        [few] Napomena je uklonjena. Može da se vrati { $count } dana.
       *[other] Napomena je uklonjena. Može da se vrati { $count } dana.
    }
note-stands-now = U međuvremenu je promenjena u drugom prozoru. Sada piše:
note-versions = Ranije
note-until = do { $facts }
note-keep-line = Sačuvaj ovu varijantu
note-line-name = Ime varijante
note-line-title = Druga varijanta
note-empty = Napišite nešto ili izaberite znak.
note-hand-full = Uz ovu podelu nema mesta za još napomena. Vaša nije sačuvana.
note-sent-before = Ovaj obrazac je već poslat i ta napomena je sačuvana. Sačuvajte ponovo da se i ovo sačuva kao druga.
note-too-often = Previše napomena za pet minuta. Sačekajte malo pa sačuvajte ponovo.
note-changed-meanwhile = Napomena je promenjena u drugom prozoru. Pogledajte obe pa sačuvajte ponovo.
note-line-illegal = Jedna karta ove varijante krši pravilo.
note-title-long = Dajte varijanti ime u jednom redu, najviše 200 znakova.
keys-note = napišite napomenu
audit-hide_note = Napomena sakrivena
audit-show_note = Napomena ponovo prikazana
audit-part-hand = podela
audit-part-note = napomena
note-change = Izmeni
