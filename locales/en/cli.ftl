## Command line

cli-variable-said = { $name } is ignored; give { $option } on the command line instead
cli-variable-near = { $name } is not a setting and has no effect; did you mean { $near }?
cli-variable-unknown = { $name } is not a setting and has no effect; `talon COMMAND --help` lists the settings
cli-base-url = links begin with { $base }, which may open only on this computer; set the public address with --base-url or TALON_BASE_URL

## Columns of the table of hands

csv-game = game
csv-date = date
csv-event = event
csv-round = round
csv-venue = venue
csv-table = table
csv-session = session
csv-deal = deal
csv-dealer = dealer
csv-player-a = player_a
csv-player-b = player_b
csv-player-c = player_c
csv-declarer = declarer
csv-contract = contract
csv-trump = trump
csv-kontra = kontra
csv-complete = complete
csv-decided-at = decided_at
csv-tricks-a = tricks_a
csv-tricks-b = tricks_b
csv-tricks-c = tricks_c
csv-score-a = score_a
csv-score-b = score_b
csv-score-c = score_c
csv-declarer-points = declarer_points
csv-id = id
