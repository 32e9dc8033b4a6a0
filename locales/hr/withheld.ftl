# Poredak koji se čuva za dodjelu nagrada, i kako se igrač u njemu nalazi.

set-part-withheld = Poredak
set-part-withheld-help = Poredak ili zadnji rezultati mogu se zadržati do dodjele nagrada. Suci i zapisničari uvijek ih vide. Ždrijeb sljedećeg kola ipak može nešto odati.
set-withheld = Igrači i posjetitelji vide
set-withheld-nothing = sve odmah
set-withheld-standings = rezultate, ali ne i poredak
set-withheld-last_rounds = sve osim zadnjih kola
set-last_rounds = Broj zadnjih kola
refusal-withheld = Najprije objavite poredak: igrači i posjetitelji još ga ne vide u cijelosti.
tournament-next-release = Objavi poredak
tournament-next-release-help = Sva su kola odigrana. Nakon objave svi vide rezultate i poredak.
tournament-next-stuck-release = Ili objavite poredak i završite turnir.
tournament-table-withheld = još nije objavljeno
withheld-standings = Poredak će biti objavljen na dodjeli nagrada.
withheld-rounds = Rezultati od { $number }. kola nadalje bit će objavljeni na dodjeli nagrada.
withheld-standings-official = Poredak do objave vide samo suci i zapisničari.
withheld-rounds-official = Rezultate od { $number }. kola nadalje do objave vide samo suci i zapisničari.
tournament-podium = Prva tri mjesta
standings-order = Redoslijed
standings-by-rank = Po mjestu
standings-by-name = Po imenu
standings-me = Gdje sam?
audit-word-withheld = poredak zadržan
audit-word-release = poredak objavljen
