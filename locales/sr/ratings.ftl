# Rejting: liste i kako su nastale.

ratings-title = Rejting
ratings-lead = Koliko su jaki igrači kluba, sudeći po rezultatima za stolovima.
ratings-none = Još nema rejtinga
ratings-none-why = Vlasnik kluba pokreće listu na strani kluba.
rating-title = { $game }: rejting ({ $method })
rating-method-weng-lin = Weng-Lin
rating-method-elo = Elo
rating-method-score = po rezultatu
rating-not-begun = Još nije ocenjen nijedan sto.
rating-as-of = Posle: { $tables }, { $day }, izdanje { $revision }
rating-table-at = { $round }. kolo, { $table }. sto
rating-line-at = { $round }. kolo, { $table }. mesta
rating-provisional = Privremeno: manje od 15 stolova ili još nedovoljno sigurno
rating-inactive = Neaktivni: godinu dana bez stola
rating-is-provisional = privremeno
rating-is-inactive = neaktivno
rating-value = Rejting
rating-deviation = Snaga
rating-deviation-help = Rejting je snaga umanjena za trostruki broj iza ±, pa niko nije visoko zbog nekoliko srećnih stolova.
rating-tables = Stolovi
rating-tables-next = Raniji stolovi
rating-tables-rated = Ocenjeno stolova: { $rated } od { $count }.
rating-change = Promena
rating-change-help = Promena je sa poslednjeg turnira ili večeri igrača.
rating-older = Ovo je ranija lista.
rating-now = Prikaži sadašnju listu
rating-hidden = Posetioci ne vide ovu listu.
rating-useless = Ovaj rejting zasad ne predviđa rezultate bolje od slučaja.
rating-useful = Ovaj rejting predviđa rezultate bolje od slučaja.
rating-losses = Prosečni logaritamski gubitak: { $loss }; da su svi jednaki: { $equal }. Manje je bolje.
rating-calibration = Da li predviđa rezultate?
rating-calibration-lead = Rejting je pre svakog stola rekao ko će verovatno biti ispred koga. Ovde piše koliko se često to ostvarilo.
rating-no-prediction = Ovaj način predviđa rezultat, a ne mesto, pa nema šta da se uporedi.
rating-reliability = Predviđeno i ostvareno
rating-reliability-help = Sleva nadesno predviđeno, odozdo nagore koliko se često ostvarilo. Na liniji je oboje jednako.
rating-deciles = Parovi igrača za stolom, prema predviđenom
rating-foretold-range = Predviđeno između
rating-pairs = Parovi
rating-foretold = Predviđeno
rating-seen = Ostvareno
rating-about = Kako se računa
rating-what = Šta se računa
rating-how-weng-lin = Svako ima snagu i broj koji kaže koliko je ona nesigurna. Novi igrač počinje sa 25 ± 8. Za svakim stolom igrači se porede u parovima: ko je ispred jačih, dobija mnogo, ko je ispred slabijih, malo, a nesigurna snaga menja se brže. Računaju se samo mesta, ne i poeni.
rating-how-weng-lin-value = Redosled određuje snaga umanjena za trostruku nesigurnost: snaga koju igrač gotovo sigurno ima.
rating-how-weng-lin-rest = Svaki mesec bez stola čini snagu malo nesigurnijom.
rating-how-elo = Svako počinje sa 1500. Za svakim stolom igrači se porede u parovima: dobija se ili gubi razlika između ishoda i onoga što je rejting očekivao, sve iz rejtinga pre stola. Računaju se samo mesta, ne i poeni.
rating-how-elo-speed = Za prvih 15 stolova menja se za najviše 40, zatim za najviše 24.
rating-how-score = Svako počinje sa 1000. Za stolom od troje svako se poredi sa oba druga: razlika rezultata podeljena dužinom lista, umanjena za ono što je rejting očekivao, i stoti deo te dužine za onoga ko je ispred. Dobija se ili gubi prosek oba.
rating-how-score-long = Nema gornje granice, a duge igre ga više menjaju.
rating-what-tables = Svaki sto od troje ili četvoro na završenom turniru, kad je rezultat potvrđen. Zamena se ocenjuje za stolove za kojima je sedela. Gde se porede iste podele, oni koji su u kolu imali iste karte čine jedan sto.
rating-what-evenings = Ocenjuju se i večeri za jednim stolom, kad se zapisnik zatvori ili su podele u klubu, osim onih koje vidi samo onaj ko ih je učitao. Ko nije na spisku kluba, računa se kao gost.
rating-what-free-tables = Ocenjuju se i stolovi van turnira, ako se računaju u nekoj ligi kluba i zna im se igra. Nemaju list, pa ih način po rezultatu izostavlja.
rating-what-not = Ne računaju se: slobodna kola i stolovi na kojima je neko nedostajao, poništeni rezultati i rezultati uneti i potvrđeni na istom uređaju. Uz svaki sto piše zašto se ne računa. Vlasnik može uz razlog da izuzme sto; to je javno.
rating-what-guests = Gost se za stolom računa kao nov igrač i ne zadržava rejting.
rating-what-order = Stolovi se računaju redom kojim su igrani. Kad se rezultat ispravi, sve iza njega računa se ponovo; ranije liste ostaju čitljive, s tim šta se promenilo i zašto.
rating-what-provisional = Manje od 15 stolova ili snaga nesigurnija od ± 4 privremena je: stoji posebno, bez mesta. I najviši rejting broji se tek posle toga.
rating-what-inactive = Ko 12 meseci liste nema nijedan sto, stoji posebno kao neaktivan.
rating-game = Igra
rating-all-games = Sve igre
rating-method = Način računanja
rating-new = Nova rejting-lista
rating-new-lead = Sve dosad odigrano računa se odmah. Posetioci vide listu kad je svima pokažete.
rating-new-league = Za zbir poena kroz sezonu napravite ligu:
rating-new-submit = Napravi listu
rating-list-taken = Klub već ima takvu listu za ovu igru.
rating-visibility = Upravljanje listom
rating-manage-help = Sto se izuzima ili ponovo uračunava na svojoj strani.
rating-rates = Šta se ocenjuje
rating-rates-help = Završeni turniri uvek se ocenjuju. Lista može da ocenjuje i ovo:
rating-rates-evenings = Večeri za jednim stolom, kad se završe
rating-rates-free-tables = Stolovi van turnira koji se računaju u ligi i imaju igru
rating-left = Napustili ste ovu listu: ovu stranu vidite samo vi, a vašeg reda nema ni u jednoj listi.
rating-listing = Vaše mesto na listi
rating-listing-help = Ako napustite listu, niko drugi ne vidi vaš rejting. Brojevi ostalih ostaju isti. Možete da se vratite kad god želite.
rating-leave = Napusti listu
rating-return = Vrati se na listu
rating-plot = Snaga, sto po sto
rating-plot-says = { $tables }, od { $first } do { $last }.
rating-plot-help = Linija je snaga posle svakog stola, pojas kaže koliko je sigurna, tačke su objavljene vrednosti.
rating-plot-corrected = Tačke van linije objavljene su pre ispravke.
rating-history = Sto po sto
rating-table = Sto
rating-expected-place = Očekivano mesto
rating-mean-place = Prosečno mesto
rating-mean-place-of = { $place }, očekivano { $expected }
rating-highest = Najviši, posle privremenog
rating-player-page = Sve što je ovaj igrač igrao
rating-before = Pre
rating-after = Posle
rating-not-rated = Ne računa se.
rating-refused-not-played = Nije ga igralo bar troje.
rating-refused-open = Rezultat nije potvrđen.
rating-refused-one-device = Rezultat je unet i potvrđen na istom uređaju.
rating-refused-voided = Rezultat je poništen.
rating-refused-seats = Ovaj način ne računa stolove te veličine.
rating-refused-no-sheet = Za ovaj način potreban je list određene dužine, a nije ga bilo.
rating-refused-same-person = Na dva mesta sedi ista osoba.
rating-refused-excluded = Vlasnik kluba ga je izuzeo.
rating-expected-against = { $part } ispred: { $name }
rating-expected-help = Procenti su ono što je predviđao rejting pre stola.
rating-changes-sum = Zbir promena: { $sum }.
rating-exclude = Izuzmi ovaj sto
rating-exclude-help = Više se ne računa; razlog je svima vidljiv.
rating-allow = Ponovo računaj ovaj sto
rating-repeated-title = Isti ljudi veoma često
rating-repeated = { $names }: stolova { $count } ({ $month })
rating-revisions = Ranije liste
rating-revisions-lead = Svaka lista kako je objavljena, zašto je nastala i čiji se rejting promenio.
rating-revisions-next = Ranije
rating-revision-title = Izdanje { $revision }, { $tables }
rating-cause-made = Lista je napravljena.
rating-cause-finished = Završeno: { $name }.
rating-cause-corrected = Ispravljeno: { $table } ({ $name }).
rating-cause-reopened = Više se ne računa: { $name }.
rating-cause-excluded = Izuzeto: { $table } ({ $name }).
rating-cause-allowed = Ponovo se računa: { $table } ({ $name }).
rating-cause-merge = Spisak članova se promenio: unosi su spojeni ili razdvojeni, ili je gost postao član.
rating-cause-rated = Promenilo se šta lista ocenjuje.
player-ratings = Rejting
audit-add_rating_list = Rejting-lista napravljena
audit-publish_rating_list = Rejting-lista prikazana ili sakrivena
audit-change_rated_parts = Promenjeno šta rejting-lista ocenjuje
audit-exclude_rated_table = Sto izuzet iz rejtinga
audit-allow_rated_table = Sto se ponovo računa
audit-choose_rating = Odlazak sa rejting-liste ili povratak
rating-tables-count = { $count ->
    [one] { $count } sto
    [few] { $count } stola
   *[other] { $count } stolova
  }
rating-people-count = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
rating-earlier-tables = { $count ->
    [one] Nije prikazan { $count } raniji sto.
    [few] Nisu prikazana { $count } ranija stola.
   *[other] Nije prikazano { $count } ranijih stolova.
  }
