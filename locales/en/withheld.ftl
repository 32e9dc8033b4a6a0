# Standings that are kept for the prize giving, and ways to find oneself in them.

set-part-withheld = Standings
set-part-withheld-help = Keep the standings or the last results for the prize giving. Officials always see them. The draw of the next round may still give something away.
set-withheld = Players and visitors see
set-withheld-nothing = everything at once
set-withheld-standings = results, but no standings
set-withheld-last_rounds = everything except the last rounds
set-last_rounds = Number of last rounds
refusal-withheld = Release the standings first: players and visitors do not see all of them yet.
tournament-next-release = Release the standings
tournament-next-release-help = All rounds are played. Once you release them, everyone sees the results and the standings.
tournament-next-stuck-release = Or release the standings and end the tournament.
tournament-table-withheld = not announced yet
withheld-standings = The standings will be announced at the prize giving.
withheld-rounds = Results from round { $number } on will be announced at the prize giving.
withheld-standings-official = Only officials see the standings until the director releases them.
withheld-rounds-official = Only officials see the results from round { $number } on until the director releases them.
tournament-podium = The first three
standings-order = Order
standings-by-rank = By rank
standings-by-name = By name
standings-me = Find me
audit-word-withheld = standings withheld
audit-word-release = standings released
