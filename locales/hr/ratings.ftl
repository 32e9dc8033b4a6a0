# Rejting: liste i kako su nastale.

ratings-title = Rejting
ratings-lead = Koliko su jaki igrači kluba, sudeći po rezultatima za stolovima.
ratings-none = Još nema rejtinga
ratings-none-why = Vlasnik kluba pokreće listu na stranici kluba.
rating-title = { $game }: rejting ({ $method })
rating-method-weng-lin = Weng-Lin
rating-method-elo = Elo
rating-method-score = po rezultatu
rating-not-begun = Još nije ocijenjen nijedan stol.
rating-as-of = Nakon: { $tables }, { $day }, izdanje { $revision }
rating-table-at = { $round }. kolo, { $table }. stol
rating-line-at = { $round }. kolo, { $table }. mjesta
rating-provisional = Privremeno: manje od 15 stolova ili još nedovoljno sigurno
rating-inactive = Neaktivni: godinu dana bez stola
rating-is-provisional = privremeno
rating-is-inactive = neaktivno
rating-value = Rejting
rating-deviation = Snaga
rating-deviation-help = Rejting je snaga umanjena za trostruki broj iza ±, pa nitko nije visoko zbog nekoliko sretnih stolova.
rating-tables = Stolovi
rating-tables-next = Raniji stolovi
rating-tables-rated = Ocijenjeno stolova: { $rated } od { $count }.
rating-change = Promjena
rating-change-help = Promjena je s posljednjeg turnira ili večeri igrača.
rating-older = Ovo je ranija lista.
rating-now = Prikaži sadašnju listu
rating-hidden = Posjetitelji ne vide ovu listu.
rating-useless = Ovaj rejting zasad ne predviđa rezultate bolje od slučaja.
rating-useful = Ovaj rejting predviđa rezultate bolje od slučaja.
rating-losses = Prosječni logaritamski gubitak: { $loss }; da su svi jednaki: { $equal }. Manje je bolje.
rating-calibration = Predviđa li rezultate?
rating-calibration-lead = Rejting je prije svakog stola rekao tko će vjerojatno biti ispred koga. Ovdje piše koliko se često to ostvarilo.
rating-no-prediction = Ovaj način predviđa rezultat, a ne mjesto, pa se nema što usporediti.
rating-reliability = Predviđeno i ostvareno
rating-reliability-help = Slijeva nadesno predviđeno, odozdo prema gore koliko se često ostvarilo. Na crti je oboje jednako.
rating-deciles = Parovi igrača za stolom, prema predviđenom
rating-foretold-range = Predviđeno između
rating-pairs = Parovi
rating-foretold = Predviđeno
rating-seen = Ostvareno
rating-about = Kako se računa
rating-what = Što se računa
rating-how-weng-lin = Svatko ima snagu i broj koji kaže koliko je ona nesigurna. Novi igrač počinje s 25 ± 8. Za svakim stolom igrači se uspoređuju u parovima: tko je ispred jačih, dobiva mnogo, tko je ispred slabijih, malo, a nesigurna snaga mijenja se brže. Računaju se samo mjesta, ne i bodovi.
rating-how-weng-lin-value = Redoslijed određuje snaga umanjena za trostruku nesigurnost: snaga koju igrač gotovo sigurno ima.
rating-how-weng-lin-rest = Svaki mjesec bez stola čini snagu malo nesigurnijom.
rating-how-elo = Svatko počinje s 1500. Za svakim stolom igrači se uspoređuju u parovima: dobiva se ili gubi razlika između ishoda i onoga što je rejting očekivao, sve iz rejtinga prije stola. Računaju se samo mjesta, ne i bodovi.
rating-how-elo-speed = Za prvih 15 stolova mijenja se za najviše 40, zatim za najviše 24.
rating-how-score = Svatko počinje s 1000. Za stolom od troje svatko se uspoređuje s oba druga: razlika rezultata podijeljena duljinom lista, umanjena za ono što je rejting očekivao, i stoti dio te duljine za onoga tko je ispred. Dobiva se ili gubi prosjek obaju.
rating-how-score-long = Nema gornje granice, a duge igre više ga mijenjaju.
rating-what-tables = Svaki stol od troje ili četvero na završenom turniru, kad je rezultat potvrđen. Zamjena se ocjenjuje za stolove za kojima je sjedila. Gdje se uspoređuju iste podjele, oni koji su u kolu imali iste karte čine jedan stol.
rating-what-evenings = Ocjenjuju se i večeri za jednim stolom, kad se zapisnik zatvori ili su podjele u klubu, osim onih koje vidi samo onaj tko ih je učitao. Tko nije na popisu kluba, računa se kao gost.
rating-what-free-tables = Ocjenjuju se i stolovi izvan turnira, ako se računaju u nekoj ligi kluba i zna im se igra. Nemaju list, pa ih način po rezultatu izostavlja.
rating-what-not = Ne računaju se: slobodna kola i stolovi na kojima je netko nedostajao, poništeni rezultati te rezultati upisani i potvrđeni na istom uređaju. Uz svaki stol piše zašto se ne računa. Vlasnik može uz razlog izuzeti stol; to je javno.
rating-what-guests = Gost se za stolom računa kao novi igrač i ne zadržava rejting.
rating-what-order = Stolovi se računaju redom kojim su igrani. Kad se rezultat ispravi, sve iza njega računa se ponovno; ranije liste ostaju čitljive, s time što se promijenilo i zašto.
rating-what-provisional = Manje od 15 stolova ili snaga nesigurnija od ± 4 privremena je: stoji posebno, bez mjesta. I najviši rejting broji se tek nakon toga.
rating-what-inactive = Tko 12 mjeseci liste nema nijedan stol, stoji posebno kao neaktivan.
rating-game = Igra
rating-all-games = Sve igre
rating-method = Način računanja
rating-new = Nova rejting-lista
rating-new-lead = Sve dosad odigrano računa se odmah. Posjetitelji vide listu kad je svima pokažete.
rating-new-league = Za zbroj bodova kroz sezonu napravite ligu:
rating-new-submit = Napravi listu
rating-list-taken = Klub već ima takvu listu za ovu igru.
rating-visibility = Upravljanje listom
rating-manage-help = Stol se izuzima ili ponovno uračunava na svojoj stranici.
rating-rates = Što se ocjenjuje
rating-rates-help = Završeni turniri uvijek se ocjenjuju. Lista može ocjenjivati i ovo:
rating-rates-evenings = Večeri za jednim stolom, kad završe
rating-rates-free-tables = Stolovi izvan turnira koji se računaju u ligi i imaju igru
rating-left = Napustili ste ovu listu: ovu stranicu vidite samo vi, a vašeg retka nema ni u jednoj listi.
rating-listing = Vaše mjesto na listi
rating-listing-help = Ako napustite listu, nitko drugi ne vidi vaš rejting. Brojevi ostalih ostaju isti. Možete se vratiti kad god želite.
rating-leave = Napusti listu
rating-return = Vrati se na listu
rating-plot = Snaga, stol po stol
rating-plot-says = { $tables }, od { $first } do { $last }.
rating-plot-help = Crta je snaga nakon svakog stola, pojas kaže koliko je sigurna, točke su objavljene vrijednosti.
rating-plot-corrected = Točke izvan crte objavljene su prije ispravka.
rating-history = Stol po stol
rating-table = Stol
rating-expected-place = Očekivano mjesto
rating-mean-place = Prosječno mjesto
rating-mean-place-of = { $place }, očekivano { $expected }
rating-highest = Najviši, nakon privremenog
rating-player-page = Sve što je ovaj igrač igrao
rating-before = Prije
rating-after = Nakon
rating-not-rated = Ne računa se.
rating-refused-not-played = Nije ga igralo barem troje.
rating-refused-open = Rezultat nije potvrđen.
rating-refused-one-device = Rezultat je upisan i potvrđen na istom uređaju.
rating-refused-voided = Rezultat je poništen.
rating-refused-seats = Ovaj način ne računa stolove te veličine.
rating-refused-no-sheet = Za ovaj način potreban je list određene duljine, a nije ga bilo.
rating-refused-same-person = Na dva mjesta sjedi ista osoba.
rating-refused-excluded = Vlasnik kluba ga je izuzeo.
rating-expected-against = { $part } ispred: { $name }
rating-expected-help = Postoci su ono što je predviđao rejting prije stola.
rating-changes-sum = Zbroj promjena: { $sum }.
rating-exclude = Izuzmi ovaj stol
rating-exclude-help = Više se ne računa; razlog je svima vidljiv.
rating-allow = Ponovno računaj ovaj stol
rating-repeated-title = Isti ljudi vrlo često
rating-repeated = { $names }: stolova { $count } ({ $month })
rating-revisions = Ranije liste
rating-revisions-lead = Svaka lista kako je objavljena, zašto je nastala i čiji se rejting promijenio.
rating-revisions-next = Ranije
rating-revision-title = Izdanje { $revision }, { $tables }
rating-cause-made = Lista je napravljena.
rating-cause-finished = Završeno: { $name }.
rating-cause-corrected = Ispravljeno: { $table } ({ $name }).
rating-cause-reopened = Više se ne računa: { $name }.
rating-cause-excluded = Izuzeto: { $table } ({ $name }).
rating-cause-allowed = Ponovno se računa: { $table } ({ $name }).
rating-cause-merge = Popis članova se promijenio: unosi su spojeni ili razdvojeni, ili je gost postao član.
rating-cause-rated = Promijenilo se što lista ocjenjuje.
player-ratings = Rejting
audit-add_rating_list = Rejting-lista stvorena
audit-publish_rating_list = Rejting-lista prikazana ili skrivena
audit-change_rated_parts = Promijenjeno što rejting-lista ocjenjuje
audit-exclude_rated_table = Stol izuzet iz rejtinga
audit-allow_rated_table = Stol se ponovno računa
audit-choose_rating = Odlazak s rejting-liste ili povratak
rating-tables-count = { $count ->
    [one] { $count } stol
    [few] { $count } stola
   *[other] { $count } stolova
  }
rating-people-count = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
rating-earlier-tables = { $count ->
    [one] Nije prikazan { $count } raniji stol.
    [few] Nisu prikazana { $count } ranija stola.
   *[other] Nije prikazano { $count } ranijih stolova.
  }
