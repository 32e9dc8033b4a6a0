## Command line

cli-variable-said = { $name } is not read: { $option } is given on the command line each time
cli-variable-near = { $name } is not known and sets nothing; did you mean { $near }?
cli-variable-unknown = { $name } is not known and sets nothing; `talon COMMAND --help` lists what can be set
cli-base-url = this link begins with { $base }, which may open on this computer only; give the address that people type with --base-url or TALON_BASE_URL

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
