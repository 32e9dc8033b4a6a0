# A díjkiosztásig visszatartott állás, és hogyan találja meg magát benne a játékos.

set-part-withheld = Állás
set-part-withheld-help = Az állás vagy az utolsó eredmények visszatarthatók a díjkiosztásig. A versenyvezetők és rögzítők mindig látják. A következő forduló sorsolása elárulhat belőle valamit.
set-withheld = A játékosok és a látogatók látják
set-withheld-nothing = mindent azonnal
set-withheld-standings = az eredményeket, de az állást nem
set-withheld-last_rounds = mindent, az utolsó fordulók nélkül
set-last_rounds = Az utolsó fordulók száma
refusal-withheld = Előbb tedd közzé az állást: a játékosok és a látogatók még nem látják az egészet.
tournament-next-release = Állás közzététele
tournament-next-release-help = Minden fordulót lejátszottatok. A közzététel után mindenki látja az eredményeket és az állást.
tournament-next-stuck-release = Vagy tedd közzé az állást, és fejezd be a versenyt.
tournament-table-withheld = még nem nyilvános
withheld-standings = Az állást a díjkiosztáson hirdetik ki.
withheld-rounds = { $number ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $number }.
  } fordulótól kezdve az eredményeket a díjkiosztáson hirdetik ki.
withheld-standings-official = Az állást a közzétételig csak a versenyvezetők és rögzítők látják.
withheld-rounds-official = { $number ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $number }.
  } fordulótól kezdve az eredményeket a közzétételig csak a versenyvezetők és rögzítők látják.
tournament-podium = Az első három
standings-order = Sorrend
standings-by-rank = Helyezés szerint
standings-by-name = Név szerint
standings-me = Hol vagyok?
audit-word-withheld = állás visszatartva
audit-word-release = állás közzétéve
