## Keresés mindenben

search-title = Keresés
search-lead = Leosztások játék, játékos, eredmény vagy szám szerint; játékosok, versenyek, klubok és játszmák név szerint.
search-words = Mit keresel?
search-none = Nincs találat
search-none-help = Próbáljon kevesebb szót, egy név részletét, egy játékot, például „betli bukott”, vagy egy leosztás számát.
search-all-hands = Összes leosztás
search-hands = Leosztások
search-more-hands = Összes talált leosztás
search-players = Játékosok
search-tournaments = Versenyek
search-clubs = Klubok
search-sessions = Játszmák
# Szavak, amelyeket eredményre vagy szerepre írnak be, vesszővel elválasztva.
search-words-made = teljesítve, teljesítette, megnyerte, nyert
search-words-lost = bukott, elbukott, elbukta, bukás, vesztett
search-words-declarer = felvevő, felvevőként
search-words-defender = védő, védőként
