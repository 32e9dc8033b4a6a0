## The search over everything

search-title = Search
search-lead = Hands by contract, player, result or number; players, tournaments, clubs and sessions by name.
search-words = Search for
search-none = Nothing found
search-none-help = Try fewer words, part of a name, a contract such as “betli lost”, or the number of a hand.
search-all-hands = Show all hands
search-hands = Hands
search-more-hands = Show all hands found
search-players = Players
search-tournaments = Tournaments
search-clubs = Clubs
search-sessions = Sessions
# Words that people type for a result or a role, with commas between them.
search-words-made = made, won
search-words-lost = lost, failed, down
search-words-declarer = declarer, as declarer
search-words-defender = defender, as defender, defending
