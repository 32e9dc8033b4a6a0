# Rezultati kola na jednoj stranici.
tournament-results = Rezultati { $number }. kola
tournament-results-enter = Upis rezultata
tournament-results-counted = Posljednji se popunjava sam.
tournament-results-help-live = Popunjeni redak sprema se čim ga napustite.
tournament-results-help = Retci koje ne dirate ostaju kakvi jesu.
tournament-results-save = Spremi rezultate
tournament-results-save-row = Spremi stol { $number }
tournament-results-sign = Promijeni predznak
tournament-results-saving = Spremanje…
tournament-results-saved-row = Spremljeno
tournament-results-waits = Još nije poslano, čuva se na ovom uređaju
tournament-results-saved = { $count ->
    [one] Spremljen je { $count } rezultat.
    [few] Spremljena su { $count } rezultata.
   *[other] Spremljeno je { $count } rezultata.
    }
tournament-results-refused = { $count ->
    [one] { $count } rezultat nije spremljen. Razlog piše u njegovu retku.
    [few] { $count } rezultata nisu spremljena. Razlozi pišu u njihovim retcima.
   *[other] { $count } rezultata nije spremljeno. Razlozi pišu u njihovim retcima.
    }
tournament-results-typed = Upisali ste:
tournament-results-look = Otvori stol
