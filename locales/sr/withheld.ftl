# Poredak koji se čuva za dodelu nagrada, i kako se igrač u njemu nalazi.

set-part-withheld = Poredak
set-part-withheld-help = Poredak ili poslednji rezultati mogu da se zadrže do dodele nagrada. Sudije i zapisničari ih uvek vide. Žreb sledećeg kola ipak može nešto da oda.
set-withheld = Igrači i posetioci vide
set-withheld-nothing = sve odmah
set-withheld-standings = rezultate, ali ne i poredak
set-withheld-last_rounds = sve osim poslednjih kola
set-last_rounds = Broj poslednjih kola
refusal-withheld = Prvo objavite poredak: igrači i posetioci ga još ne vide u celini.
tournament-next-release = Objavi poredak
tournament-next-release-help = Sva kola su odigrana. Posle objave svi vide rezultate i poredak.
tournament-next-stuck-release = Ili objavite poredak i završite turnir.
tournament-table-withheld = još nije objavljeno
withheld-standings = Poredak će biti objavljen na dodeli nagrada.
withheld-rounds = Rezultati od { $number }. kola nadalje biće objavljeni na dodeli nagrada.
withheld-standings-official = Poredak do objave vide samo sudije i zapisničari.
withheld-rounds-official = Rezultate od { $number }. kola nadalje do objave vide samo sudije i zapisničari.
tournament-podium = Prva tri mesta
standings-order = Redosled
standings-by-rank = Po mestu
standings-by-name = Po imenu
standings-me = Gde sam?
audit-word-withheld = poredak zadržan
audit-word-release = poredak objavljen
