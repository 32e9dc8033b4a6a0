## Pisanje o podjeli

note-write = Napišite napomenu
note-title = Napomena
note-text = Napomena
note-sign = Znak
note-sign-none = bez znaka
note-for = Za koga
note-for-private = samo za mene
note-for-club = za klub
note-for-public = za sve koji smiju vidjeti podjelu
note-signed = Drugi je čitaju pod imenom { $name }.
note-signed-member = Klub je čita pod imenom { $name }, svi ostali pod imenom koje ste odabrali.
note-save = Spremi
note-save-line = Sačuvaj varijantu
note-back = Natrag na podjelu
note-own = Moje napomene uz ovu podjelu
note-others = Napomene drugih
note-removed = uklonjena
note-hidden = skrivena
note-hidden-help = Napomenu je sakrio netko tko odgovara za podjelu: možete je čitati samo vi.
note-hide = Sakrij
note-show = Ponovno prikaži
note-hide-help = Tko odgovara za podjelu, može sakriti napomenu. Ona ostaje i može se ponovno prikazati; razlog stoji u dnevniku kluba.
note-reason = Razlog
note-remove = Ukloni
note-restore = Vrati
note-kept =
    { $count ->
        [one] Napomena je uklonjena. Može se vratiti { $count } dan.
        [few] Napomena je uklonjena. Može se vratiti { $count } dana.
       *[other] Napomena je uklonjena. Može se vratiti { $count } dana.
    }
note-stands-now = U međuvremenu je promijenjena u drugom prozoru. Sada piše:
note-versions = Ranije
note-until = do { $facts }
note-keep-line = Spremi ovu varijantu
note-line-name = Ime varijante
note-line-title = Druga varijanta
note-empty = Napišite nešto ili odaberite znak.
note-hand-full = Uz ovu podjelu nema mjesta za još napomena. Vaša nije spremljena.
note-sent-before = Ovaj je obrazac već poslan i ta je napomena sačuvana. Spremite ponovno da se i ovo sačuva kao druga.
note-too-often = Previše napomena u pet minuta. Pričekajte malo pa spremite ponovno.
note-changed-meanwhile = Napomena je promijenjena u drugom prozoru. Pogledajte obje pa spremite ponovno.
note-line-illegal = Jedna karta ove varijante krši pravilo.
note-title-long = Dajte varijanti ime u jednom retku, najviše 200 znakova.
keys-note = napišite napomenu
audit-hide_note = Napomena skrivena
audit-show_note = Napomena ponovno prikazana
audit-part-hand = podjela
audit-part-note = napomena
note-change = Izmijeni
