## Pretraga svega

search-title = Pretraga
search-lead = Podele po kontraktu, igraču, rezultatu ili broju; igrači, turniri, klubovi i partije po imenu.
search-words = Šta tražite?
search-none = Ništa nije pronađeno
search-none-help = Pokušajte s manje reči, delom imena, kontraktom poput „betli palo” ili brojem podele.
search-all-hands = Prikaži sve podele
search-hands = Podele
search-more-hands = Prikaži sve pronađene podele
search-players = Igrači
search-tournaments = Turniri
search-clubs = Klubovi
search-sessions = Partije
# Reči koje se upisuju za rezultat ili ulogu, odvojene zarezom.
search-words-made = ostvareno, dobio, dobila, dobijeno
search-words-lost = palo, pao, pala, izgubio, izgubila
search-words-declarer = glavni igrač, kao glavni igrač, nosilac, kao nosilac
search-words-defender = odbrana, u odbrani, igrač odbrane
