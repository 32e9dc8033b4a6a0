## Command line

cli-variable-said = { $name } se ne čita: { $option } se svaki put navodi u naredbenom retku
cli-variable-near = { $name } nije poznato i ništa ne postavlja; jeste li mislili { $near }?
cli-variable-unknown = { $name } nije poznato i ništa ne postavlja; `talon COMMAND --help` navodi što se može postaviti
cli-base-url = ova poveznica počinje s { $base }, što se možda otvara samo na ovom računalu; adresu koju ljudi upisuju navedite s --base-url ili TALON_BASE_URL

## Columns of the table of hands

csv-game = igra
csv-date = datum
csv-event = turnir
csv-round = kolo
csv-venue = mjesto
csv-table = stol
csv-session = partija
csv-deal = podjela
csv-dealer = dijeli
csv-player-a = igrač A
csv-player-b = igrač B
csv-player-c = igrač C
csv-declarer = izvođač
csv-contract = kontrakt
csv-trump = adut
csv-kontra = kontra
csv-complete = završeno
csv-decided-at = odlučeno (štih)
csv-tricks-a = štihovi A
csv-tricks-b = štihovi B
csv-tricks-c = štihovi C
csv-score-a = rezultat A
csv-score-b = rezultat B
csv-score-c = rezultat C
csv-declarer-points = bodovi izvođača
csv-id = oznaka
