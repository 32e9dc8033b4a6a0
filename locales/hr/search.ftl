## Pretraga svega

search-title = Pretraga
search-lead = Podjele po kontraktu, igraču, rezultatu ili broju; igrači, turniri, klubovi i partije po imenu.
search-words = Što tražite?
search-none = Ništa nije pronađeno
search-none-help = Pokušajte s manje riječi, dijelom imena, kontraktom poput „betli palo” ili brojem podjele.
search-all-hands = Prikaži sve podjele
search-hands = Podjele
search-more-hands = Prikaži sve pronađene podjele
search-players = Igrači
search-tournaments = Turniri
search-clubs = Klubovi
search-sessions = Partije
# Riječi koje se upisuju za rezultat ili ulogu, odvojene zarezom.
search-words-made = ostvareno, dobio, dobila, dobiveno
search-words-lost = palo, pao, pala, izgubio, izgubila
search-words-declarer = glavni igrač, kao glavni igrač, izvođač, kao izvođač
search-words-defender = obrana, u obrani, igrač obrane
