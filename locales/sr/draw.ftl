# Žreb celog rasporeda: kako je nastao i zašto ima ponavljanja i slobodnih kola.

draw-summary = Igrača: { $players }, kola: { $rounds }
draw-threes = stolova za tri igrača: { $count }
draw-fours = stolova za četiri igrača: { $count }
draw-byes-each = slobodnih igrača: { $count }
draw-how = Nastanak: { $how }
draw-seed = Početni broj: { $seed }
draw-apart = Nikad za istim stolom: { $pairs }
draw-origin-design = kola iz sistema ({ $system })
draw-origin-design-less-one = kola iz sistema za jednog igrača više ({ $system }); ko bi sedeo s tim igračem, slobodan je
draw-origin-design-again = ceo sistem, koji se na kraju žreba iznova ({ $system })
draw-origin-design-and-search = ceo sistem, broj kola: { $rounds } ({ $system }), zatim pretraga
draw-origin-stored = sačuvani raspored, nađen dugom pretragom
draw-origin-searched = pretraga
draw-system-affine-plane = afina ravan
draw-system-kirkman = Kirkmanov sistem
draw-system-nearly-kirkman = gotovo Kirkmanov sistem
draw-system-fours = razloživi sistem za stolove sa četiri igrača
draw-system-shifts = tri pomerena nivoa
draw-repeats = Ponavljanja: { $repeats } (donja granica { $bound })
draw-why-pairs = Razlog: susreta za stolovima ima { $meetings }, a parova samo { $pairs }.
draw-why-players = Razlog: igrača koji imaju { $opponents } saigrača za stolom ima { $players }, a drugih igrača je samo { $others }.
draw-why-proved = Razlog: dokazano je da nijedan raspored nema manje.
draw-why-even = Razlog: kola za stolom sa četiri igrača ravnomerno su podeljena.
draw-why-best-found = Razlog: raspored s manje ponavljanja nije poznat; donja granica možda nije dostižna.
draw-repeat = { $one } i { $other } sreću se u kolima { $rounds }
draw-seats = Mesta: brojevi mesta jednog igrača razlikuju se najviše za { $spread }; isti levi sused ponovo: { $left }
draw-visits-even = Broj kola za stolom sa četiri igrača razlikuje se najviše za { $spread }.
draw-visits-uneven = Broj kola za stolom sa četiri igrača razlikuje se za { $spread }: ravnomerna podela donela bi više ponavljanja.
draw-other-repeats = Sa najmanje ponavljanja: ponavljanja { $repeats }, broj kola za stolom sa četiri igrača razlikuje se za { $spread }.
draw-other-even = Uz ravnomernu podelu kola za stolom sa četiri igrača: ponavljanja { $repeats }.
draw-round = { $round }. kolo
draw-table = Sto { $table }: { $seats }
draw-bye-first = { $entry } je slobodan: kad se stolovi popune, preostaje igrača: { $left }; prvo slobodno kolo
draw-bye-again = { $entry } je slobodan: kad se stolovi popune, preostaje igrača: { $left }; { $number }. slobodno kolo, niko ih ranije nije imao manje
# Zašto je kolo tako izvučeno.
round-why-table = { $why }; razlika bodova: { $spread }
round-why-standings = susedi na tabeli
round-why-again = { $count ->
    [one] promenjeno da se { $count } par ne sretne ponovo
    [few] promenjeno da se { $count } para ne sretnu ponovo
   *[other] promenjeno da se { $count } parova ne sretne ponovo
    }
round-why-apart = { $count ->
    [one] promenjeno da { $count } par ne sedi zajedno
    [few] promenjeno da { $count } para ne sede zajedno
   *[other] promenjeno da { $count } parova ne sedi zajedno
    }
round-why-four = ko je na redu za sto sa četvoro
round-why-rest = ko je preostao posle promena za drugim stolovima
round-why-lot = žrebom
round-why-pots = po jedan iz svakog šešira, žrebom
round-why-layers = po jedan iz gornjeg, srednjeg i donjeg dela
round-why-interval = { $count ->
    [one] susedi na tabeli
    [few] razmak od { $count } mesta na tabeli
   *[other] razmak od { $count } mesta na tabeli
    }
round-why-bye-lowest = { $name } je slobodan: najniže plasiran ({ $rank }.) od onih koji su dosad najređe bili slobodni ({ $count })
round-why-bye-lot = { $name } je slobodan: žrebom među onima koji su dosad najređe bili slobodni ({ $count })
round-why-repeat-unavoidable = To ne može da se izbegne.
round-why-repeat-best = Žreb bez toga nije nađen.
round-why-repeat-allowed = Sistem to dopušta.
