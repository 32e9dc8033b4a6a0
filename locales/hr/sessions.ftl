# Partije: papir, tablica, obračun.

session-title = Partija: { $which }
session-deals = { $count ->
        [one] { $count } podjela
        [few] { $count } podjele
       *[other] { $count } podjela
    }
session-over = gotova
session-left = još { $left } do kraja
session-cut = Ova partija ima više podjela nego što se ovdje računa; prikazane su samo prve.
session-remarks-count = { $count ->
        [one] S { $count } podjelom nešto nije u redu.
        [few] S { $count } podjele nešto nije u redu.
       *[other] S { $count } podjela nešto nije u redu.
    }
session-remarks = Što nije u redu
session-remarks-help = Ništa od ovoga ne mijenja obračun: partija računa podjele redom kojim slijede.
session-odd = S ovom podjelom nešto nije u redu
typed-total = Upisani zbroj
typed-total-why = Upisan je samo zbroj. O podjeli nije zapisano ništa, pa se ništa nije moglo provjeriti.
session-sheet = Papir
session-sheet-help = Sa strane ono što je pisano protiv tog igrača, u sredini ono što još treba skinuti. Vrijedi zadnji broj. Pod kapom stoji ono što je dobiveno preko nule; crta je refa, precrtana kad je iskorištena.
session-turn = Zamijeni lijevo i desno
session-bula = bula
session-points = bodovi
session-spoken-sum = { $name }: { $sum }
session-spoken-soup = { $amount } upisano protiv igrača { $name }
session-spoken-hat = pod kapom, { $left } preko nule
session-spoken-left = još { $left }
session-under-hat = pod kapom
session-table = Podjela po podjela
session-table-caption = Što se dogodilo u svakoj podjeli i kako je bilo nakon nje
session-as-list = Ove podjele kao popis
session-col-number = Br.
session-col-dealer = Djelitelj
session-col-happened = Što se dogodilo
session-col-soup = Juha
session-col-left = Ostalo
session-col-refas = Refe
session-dealer-out = četvrti
session-fate-unplayed = nije igrano
session-fate-passed_out = svi dalje
session-fate-voided = poništio sudac
session-fate-unfinished = nedovršeno, ne računa se
session-fate-unruled = čeka odluku suca, ne računa se
session-fate-late = nakon kraja, ne računa se
session-fate-contested = druga verzija ove podjele, ne računa se
session-fate-refused = ne može se pročitati, ne računa se
session-both-came = oba idu
session-one-came = ide samo { $name }
session-nobody-came = nitko ne ide
session-invited = { $name } zove: { $partner }
session-kontra-by = { $kontra }: { $name }
session-forfeit = predano prije igre
session-tricks = štihovi { $tricks }
session-refa-used = pod refom
session-refa-written = refa svakome
session-ruled = po odluci suca
session-pays = plaća { $name }
session-reduced = smanjeno na { $value }, koliko je ostalo
session-missing-one = Nedostaje prethodna podjela { $number }.
session-missing = Prije nje nedostaju podjele { $first } do { $last }.
session-doubled = Ima više podjela s brojem { $number }.
session-dealer = Po redu je trebao dijeliti igrač { $name }.
session-player = { $other } sjedi gdje je prije sjedio igrač { $name }.
session-rules-differ = Pravila se razlikuju od prve podjele; računa se po svojima.
session-late = Partija je završila prije nje.
session-reckoning-now = Trenutačno stanje
session-reckoning-final = Konačni obračun
session-reckoning-off = Obračun s otpisom
session-term-bula = Bula, deset za svaki bod
session-term-wrote = Upisana juha
session-term-suffered = Juha protiv
session-off = Otpisano
session-total = Ukupno
session-money = Po { $stake } za bod
session-formula = −10 × bula + upisana juha − juha protiv. Zbrojevi svih daju nulu kad više ništa nije ostalo.
session-write-off = Što ako se ovdje prekine?
session-write-off-back = Natrag na stanje kakvo jest
session-write-off-help = Kad istekne vrijeme, ostatak se otpisuje: jednak dio od svake bule, višak od najviše. Ništa se ne sprema.
session-stake = Ulog
session-stake-help = Koliko vrijedi bod; ostaje u adresi stranice i ne sprema se.
session-stake-apply = Obračunaj u novcu
session-next = Koliko vrijedi sljedeća podjela
session-next-help = Broj koji se skida s bule. Iza strelice ono na što se smanjuje kad više nije ostalo: time je partija gotova.
session-left-to-go = Ukupno je ostalo { $left }
session-next-dealer = Dijeli { $name }
session-open-refa = { $count ->
        [one] { $name }: { $count } otvorena refa
        [few] { $name }: { $count } otvorene refe
       *[other] { $name }: { $count } otvorenih refa
    }
session-everybody = Svi
session-plain = s talonom
session-game = igra
session-rules = Pravila ove partije
session-rules-usual = Sve opcije kao obično.
session-share = Poveznica za dijeljenje s drugima
session-download-records = Zapisi (NDJSON)
session-download-ppn = Partija kao PPN
session-download-table = Podjele u tablici (CSV)
session-download-text = Podjele kao tekst
session-download-ppn-help = PPN nema mjesta za podjelu koja je završena dogovorom ili je poništena; ondje nedostaje njezin broj.
session-deal-of = Podjela { $place } od { $of }
session-previous = Prethodna podjela
session-next-deal = Sljedeća podjela
session-nav = Podjele partije
session-latest = Zadnje partije
keys-deal = prethodna, sljedeća podjela partije
hands-filter-session = Partija
