# Partije: papir, tabela, obračun.

session-title = Partija: { $which }
session-deals = { $count ->
        [one] { $count } podela
        [few] { $count } podele
       *[other] { $count } podela
    }
session-over = gotova
session-left = još { $left } do kraja
session-cut = Ova partija ima više podela nego što se ovde računa; prikazane su samo prve.
session-remarks-count = { $count ->
        [one] Sa { $count } podelom nešto nije u redu.
        [few] Sa { $count } podele nešto nije u redu.
       *[other] Sa { $count } podela nešto nije u redu.
    }
session-remarks = Šta nije u redu
session-remarks-help = Ništa od ovoga ne menja obračun: partija računa podele redom kojim slede.
session-odd = Sa ovom podelom nešto nije u redu
typed-total = Upisani zbir
typed-total-why = Upisan je samo zbir. O podeli nije zapisano ništa, pa ništa nije moglo da se proveri.
session-sheet = Papir
session-sheet-help = Sa strane ono što je pisano protiv tog igrača, u sredini ono što još treba skinuti. Važi poslednji broj. Pod kapom stoji ono što je dobijeno preko nule; crta je refa, precrtana kad je iskorišćena.
session-turn = Zameni levo i desno
session-bula = bula
session-points = poeni
session-spoken-sum = { $name }: { $sum }
session-spoken-soup = { $amount } upisano protiv igrača { $name }
session-spoken-hat = pod kapom, { $left } preko nule
session-spoken-left = još { $left }
session-under-hat = pod kapom
session-table = Podela po podela
session-table-caption = Šta se dogodilo u svakoj podeli i kako je bilo posle nje
session-as-list = Ove podele kao spisak
session-col-number = Br.
session-col-dealer = Delilac
session-col-happened = Šta se dogodilo
session-col-soup = Supa
session-col-left = Ostalo
session-col-refas = Refe
session-dealer-out = četvrti
session-fate-unplayed = nije igrano
session-fate-passed_out = svi dalje
session-fate-voided = poništio sudija
session-fate-unfinished = nedovršeno, ne računa se
session-fate-unruled = čeka odluku sudije, ne računa se
session-fate-late = posle kraja, ne računa se
session-fate-contested = druga verzija ove podele, ne računa se
session-fate-refused = ne može da se pročita, ne računa se
session-both-came = oba dođu
session-one-came = dođe samo { $name }
session-nobody-came = niko ne dođe
session-invited = { $name } zove: { $partner }
session-kontra-by = { $kontra }: { $name }
session-forfeit = predato pre igre
session-tricks = štihovi { $tricks }
session-refa-used = pod refom
session-refa-written = refa svakome
session-ruled = po odluci sudije
session-pays = plaća { $name }
session-reduced = smanjeno na { $value }, koliko je ostalo
session-missing-one = Nedostaje prethodna podela { $number }.
session-missing = Pre nje nedostaju podele { $first } do { $last }.
session-doubled = Ima više podela sa brojem { $number }.
session-dealer = Po redu je trebalo da deli { $name }.
session-player = { $other } sedi gde je pre sedeo { $name }.
session-rules-differ = Pravila se razlikuju od prve podele; računa se po svojim.
session-late = Partija je završena pre nje.
session-reckoning-now = Trenutno stanje
session-reckoning-final = Konačni obračun
session-reckoning-off = Obračun sa otpisom
session-term-bula = Bula, deset za svaki poen
session-term-wrote = Upisana supa
session-term-suffered = Supa protiv
session-off = Otpisano
session-total = Ukupno
session-money = Po { $stake } za poen
session-formula = −10 × bula + upisana supa − supa protiv. Zbirovi svih daju nulu kad više ništa nije ostalo.
session-write-off = Šta ako se ovde prekine?
session-write-off-back = Nazad na stanje kakvo jeste
session-write-off-help = Kad istekne vreme, ostatak se otpisuje: jednak deo od svake bule, višak od najviše. Ništa se ne čuva.
session-stake = Ulog
session-stake-help = Koliko vredi poen; ostaje u adresi stranice i ne čuva se.
session-stake-apply = Obračunaj u novcu
session-next = Koliko vredi sledeća podela
session-next-help = Broj koji se skida sa bule. Iza strelice ono na šta se smanjuje kad više nije ostalo: time je partija gotova.
session-left-to-go = Ukupno je ostalo { $left }
session-next-dealer = Deli { $name }
session-open-refa = { $count ->
        [one] { $name }: { $count } otvorena refa
        [few] { $name }: { $count } otvorene refe
       *[other] { $name }: { $count } otvorenih refa
    }
session-everybody = Svi
session-plain = sa talonom
session-game = igra
session-rules = Pravila ove partije
session-rules-usual = Sve opcije kao obično.
session-share = Veza za deljenje sa drugima
session-download-records = Zapisi (NDJSON)
session-download-ppn = Partija kao PPN
session-download-table = Podele u tabeli (CSV)
session-download-text = Podele kao tekst
session-download-ppn-help = PPN nema mesta za podelu koja je završena dogovorom ili je poništena; tamo nedostaje njen broj.
session-deal-of = Podela { $place } od { $of }
session-previous = Prethodna podela
session-next-deal = Sledeća podela
session-nav = Podele partije
session-latest = Poslednje partije
keys-deal = prethodna, sledeća podela partije
hands-filter-session = Partija
