## Command line

cli-variable-said = { $name } se ne čita: { $option } se svaki put navodi u komandnoj liniji
cli-variable-near = { $name } nije poznato i ništa ne podešava; da li ste mislili { $near }?
cli-variable-unknown = { $name } nije poznato i ništa ne podešava; `talon COMMAND --help` navodi šta se može podesiti
cli-base-url = ova veza počinje sa { $base }, što se možda otvara samo na ovom računaru; adresu koju ljudi kucaju navedite sa --base-url ili TALON_BASE_URL

## Columns of the table of hands

csv-game = igra
csv-date = datum
csv-event = turnir
csv-round = kolo
csv-venue = mesto
csv-table = sto
csv-session = partija
csv-deal = podela
csv-dealer = deli
csv-player-a = igrač A
csv-player-b = igrač B
csv-player-c = igrač C
csv-declarer = nosilac
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
csv-declarer-points = poeni nosioca
csv-id = oznaka
