# Rezultati kola na jednoj stranici.
tournament-results = Rezultati { $number }. kola
tournament-results-enter = Unos rezultata
tournament-results-counted = Poslednji se popunjava sam.
tournament-results-help-live = Popunjen red se čuva čim ga napustite.
tournament-results-help = Redovi koje ne dirate ostaju kakvi jesu.
tournament-results-save = Sačuvaj rezultate
tournament-results-save-row = Sačuvaj sto { $number }
tournament-results-sign = Promeni predznak
tournament-results-saving = Čuvanje…
tournament-results-saved-row = Sačuvano
tournament-results-waits = Još nije poslato, čuva se na ovom uređaju
tournament-results-saved = { $count ->
    [one] Sačuvan je { $count } rezultat.
    [few] Sačuvana su { $count } rezultata.
   *[other] Sačuvano je { $count } rezultata.
    }
tournament-results-refused = { $count ->
    [one] { $count } rezultat nije sačuvan. Razlog piše u njegovom redu.
    [few] { $count } rezultata nisu sačuvana. Razlozi pišu u njihovim redovima.
   *[other] { $count } rezultata nije sačuvano. Razlozi pišu u njihovim redovima.
    }
tournament-results-typed = Upisali ste:
tournament-results-look = Otvori sto
