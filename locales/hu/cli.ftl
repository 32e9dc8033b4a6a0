## Command line

cli-variable-said = { $name }: a környezeti változó itt nem számít; ezt minden alkalommal a parancssorban add meg: { $option }
cli-variable-near = { $name }: ismeretlen változó, nem állít be semmit; erre gondolt: { $near }?
cli-variable-unknown = { $name }: ismeretlen változó, nem állít be semmit; a beállíthatókat a `talon COMMAND --help` sorolja fel
cli-base-url = ez a link így kezdődik: { $base }, és lehet, hogy csak ezen a gépen nyílik meg; a --base-url vagy a TALON_BASE_URL adja meg azt a címet, amelyet az emberek beírnak

## Columns of the table of hands

csv-game = játék
csv-date = dátum
csv-event = verseny
csv-round = forduló
csv-venue = helyszín
csv-table = asztal
csv-session = játszma
csv-deal = leosztás
csv-dealer = osztó
csv-player-a = A játékos
csv-player-b = B játékos
csv-player-c = C játékos
csv-declarer = felvevő
csv-contract = bemondás
csv-trump = adu
csv-kontra = kontra
csv-complete = befejezve
csv-decided-at = eldőlt (ütés)
csv-tricks-a = A ütései
csv-tricks-b = B ütései
csv-tricks-c = C ütései
csv-score-a = A eredménye
csv-score-b = B eredménye
csv-score-c = C eredménye
csv-declarer-points = felvevő pontjai
csv-id = azonosító
