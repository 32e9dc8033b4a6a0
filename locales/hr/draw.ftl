# Ždrijeb cijelog rasporeda: kako je nastao i zašto ima ponavljanja i slobodnih kola.

draw-summary = Igrača: { $players }, kola: { $rounds }
draw-threes = stolova za troje: { $count }
draw-fours = stolova za četvero: { $count }
draw-byes-each = slobodnih igrača: { $count }
draw-how = Nastanak: { $how }
draw-seed = Početni broj: { $seed }
draw-apart = Nikad za istim stolom: { $pairs }
draw-origin-design = kola iz sustava ({ $system })
draw-origin-design-less-one = kola iz sustava za jednog igrača više ({ $system }); tko bi sjedio s tim igračem, slobodan je
draw-origin-design-again = cijeli sustav, koji se na kraju ždrijeba iznova ({ $system })
draw-origin-design-and-search = cijeli sustav, broj kola: { $rounds } ({ $system }), zatim pretraga
draw-origin-stored = spremljeni raspored, nađen dugom pretragom
draw-origin-searched = pretraga
draw-system-affine-plane = afina ravnina
draw-system-kirkman = Kirkmanov sustav
draw-system-nearly-kirkman = gotovo Kirkmanov sustav
draw-system-fours = rastavljivi sustav za stolove s četvero
draw-system-shifts = tri pomaknute razine
draw-repeats = Ponavljanja: { $repeats } (donja granica { $bound })
draw-why-pairs = Razlog: susreta za stolovima ima { $meetings }, a parova samo { $pairs }.
draw-why-players = Razlog: igrača koji imaju { $opponents } suigrača za stolom ima { $players }, a drugih igrača je samo { $others }.
draw-why-proved = Razlog: dokazano je da nijedan raspored nema manje.
draw-why-even = Razlog: kola za stolom s četvero ravnomjerno su podijeljena.
draw-why-best-found = Razlog: raspored s manje ponavljanja nije poznat; donja granica možda nije dostižna.
draw-repeat = { $one } i { $other } susreću se u kolima { $rounds }
draw-seats = Mjesta: brojevi mjesta jednog igrača razlikuju se najviše za { $spread }; isti lijevi susjed ponovno: { $left }
draw-visits-even = Broj kola za stolom s četvero razlikuje se najviše za { $spread }.
draw-visits-uneven = Broj kola za stolom s četvero razlikuje se za { $spread }: ravnomjerna podjela donijela bi više ponavljanja.
draw-other-repeats = S najmanje ponavljanja: ponavljanja { $repeats }, broj kola za stolom s četvero razlikuje se za { $spread }.
draw-other-even = Uz ravnomjernu podjelu kola za stolom s četvero: ponavljanja { $repeats }.
draw-round = { $round }. kolo
draw-table = Stol { $table }: { $seats }
draw-bye-first = { $entry } je slobodan: kad se stolovi popune, preostaje igrača: { $left }; prvo slobodno kolo
draw-bye-again = { $entry } je slobodan: kad se stolovi popune, preostaje igrača: { $left }; { $number }. slobodno kolo, nitko ih prije nije imao manje
# Zašto je kolo tako izvučeno.
round-why-table = { $why }; razlika bodova: { $spread }
round-why-standings = susjedi na ljestvici
round-why-again = { $count ->
    [one] promijenjeno da se { $count } par ne susretne ponovno
    [few] promijenjeno da se { $count } para ne susretnu ponovno
   *[other] promijenjeno da se { $count } parova ne susretne ponovno
    }
round-why-apart = { $count ->
    [one] promijenjeno da { $count } par ne sjedi zajedno
    [few] promijenjeno da { $count } para ne sjede zajedno
   *[other] promijenjeno da { $count } parova ne sjedi zajedno
    }
round-why-four = tko je na redu za stol s četvero
round-why-rest = tko je preostao nakon promjena za drugim stolovima
round-why-lot = ždrijebom
round-why-pots = po jedan iz svakog lonca, ždrijebom
round-why-layers = po jedan iz gornjeg, srednjeg i donjeg dijela
round-why-interval = { $count ->
    [one] susjedi na ljestvici
    [few] razmak od { $count } mjesta na ljestvici
   *[other] razmak od { $count } mjesta na ljestvici
    }
round-why-bye-lowest = { $name } je slobodan: najniže plasiran ({ $rank }.) od onih koji su dosad najrjeđe bili slobodni ({ $count })
round-why-bye-lot = { $name } je slobodan: ždrijebom među onima koji su dosad najrjeđe bili slobodni ({ $count })
round-why-repeat-unavoidable = To se ne može izbjeći.
round-why-repeat-best = Ždrijeb bez toga nije nađen.
round-why-repeat-allowed = Sustav to dopušta.
