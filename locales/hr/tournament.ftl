## Zašto: bodovi za stolom

why-tour-places-split = Bodovi idu po mjestu; tko mjesto dijeli, dobiva prosjek mjesta koja zauzimaju.
why-tour-places-best = Bodovi idu po mjestu; tko mjesto dijeli, dobiva bodove najboljeg od mjesta koja zauzimaju.
why-tour-places-worst = Bodovi idu po mjestu; tko mjesto dijeli, dobiva bodove najlošijeg od mjesta koja zauzimaju.
why-tour-serbian = Prvome tri, četiri ako osim njega nitko nije na nuli ili iznad nje; drugome dva, jedan ako je ispod nule; podijeljeno mjesto svakome donosi svoje bodove.
why-tour-seeger = Bodovi igre, 50 za svaku dobivenu igru više od izgubljenih i { $amount } za svaku igru koju je izgubio netko drugi.
why-tour-normalise = Svaki je rezultat sveden na isti broj podjela: { $count }.
why-tour-bye = Slobodna kola: { $count }; svako donosi prosjek bodovanja, { $amount }.
why-tour-host-least = { $name } je najrjeđe bio domaćin: { $count }.
why-tour-host-number = Među onima koji su najrjeđe bili domaćini { $name } ima najviši broj: { $number }.

## Zašto: poredak

why-tour-order = Po bodovima umanjenima za kaznu; jednake zbrojeve rješava lanac kriterija.
why-tour-order-plain = Po bodovima umanjenima za kaznu; nema dvaju jednakih zbrojeva.
why-tour-h2h = Jedan za svakoga pobijeđenog za zajedničkim stolom, pola za jednakoga; koji ostanu jednaki, uspoređuju se još jednom međusobno.
why-tour-h2h-equal = Jedan za svakoga pobijeđenog za zajedničkim stolom, pola za jednakoga: svi su jednaki.
why-tour-h2h-unmet = Dvojica od njih nikad nisu sjedila za istim stolom, pa međusobni stolovi ne odlučuju.
why-standing-total = Odlučuje zbroj: { $total }.
why-standing-ahead = Isti broj bodova kao { $other } ({ $points }); ispred, { $item }: { $own } prema { $theirs }.
why-standing-behind = Isti broj bodova kao { $other } ({ $points }); iza, { $item }: { $own } prema { $theirs }.
why-standing-ahead-entry = Isti broj bodova kao { $other } ({ $points }); ispred zbog manjeg startnog broja: { $own } prema { $theirs }.
why-standing-behind-entry = Isti broj bodova kao { $other } ({ $points }); iza zbog većeg startnog broja: { $own } prema { $theirs }.
why-standing-ahead-lot = Isti broj bodova kao { $other } ({ $points }); ispred po ždrijebu.
why-standing-behind-lot = Isti broj bodova kao { $other } ({ $points }); iza po ždrijebu.
why-standing-shared = Isti broj bodova kao { $other } ({ $points }) i jednako u svemu ostalom: mjesto se dijeli.
standing-points = { $count ->
   *[other] { $total }
    }
standing-mark-withdrawn = Odustao; rezultati vrijede.
standing-mark-too_few_rounds = Odigrao premalo kola za poredak.
standing-mark-not_yet = Ulazi poslije.
standing-mark-no_show = Nije došao.
standing-mark-excluded = Isključen; protivnici zadržavaju bodove.
standing-table_wins = dobiveni stolovi
standing-second_places = druga mjesta
standing-raw_sum = zbroj rezultata
standing-best_table = najbolji stol
standing-head_to_head = međusobni stolovi
standing-opponents = bodovi protivnika
standing-last_round = zadnje kolo
standing-playoff = odlučujući stol
standing-nothing = nema

## Zašto: podjele

why-tour-matchpoints = Dva za svaki slabiji rezultat u liniji, jedan za jednaki; najviše je { $amount }.
why-tour-neuberg = Rezultata ima { $actual }, svedeni su na { $expected }; najviše je { $amount }.
why-tour-session = Običan prosjek podjela: { $count }.
why-tour-session-award = Prosjek svih podjela, { $count }; prosjek plus je 60 ili prosjek odigranih ako je viši, a prosjek minus 40 ili taj prosjek ako je niži.

## Zašto: liga, nagrade, rejting

why-tour-league = Svakome se broji najboljih turnira: { $count }; izostanak ne donosi ništa.
why-tour-league-tied = Svakome se broji najboljih turnira: { $count }; jednake zbrojeve rješavaju dobiveni turniri, zatim druga mjesta i tako dalje, najbolji turnir i zbroj svih.
why-tour-league-points = Tko dijeli mjesto, dobiva prosjek mjesta koja zauzimaju.
why-tour-prizes = Tko dijeli mjesto, dijeli i nagrade mjesta koja zauzimaju; ne ostaje ništa.
why-tour-prizes-rest = Tko dijeli mjesto, dijeli i nagrade mjesta koja zauzimaju, u cijelim jedinicama; ostaje { $amount }.
why-tour-elo = Prosjek onoga što donosi svaki od susreta s ostalima za stolom ({ $count }), sve po rejtingu prije stola.
why-tour-weng-lin = Za stolom se svatko uspoređuje sa svakim; novi igrač počinje s 25 i 25/3.

## Pitanja

desk-title-tournament = Pitanja o pravilima: turniri
rules-title-tournament = Kako se računaju turniri
desk-ask-place_points = Koliko bodova donosi koje mjesto?
desk-ask-place_points-help = Navedite rezultate stola i bodove po mjestima.
desk-ask-seeger_fabian = Koliko stol vrijedi po Seegeru i Fabianu?
desk-ask-seeger_fabian-help = Navedite bodove igre te dobivene i izgubljene igre svih za stolom.
desk-ask-normalise = Koliko rezultati vrijede za jednak broj podjela?
desk-ask-normalise-help = Za stolom četvorice svatko preskače četvrtinu podjela.
desk-ask-bye_total = Koliki je zbroj sa slobodnim kolom?
desk-ask-bye_total-help = Slobodno kolo donosi prosjek bodovanja.
desk-ask-order = Tko je ispred koga?
desk-ask-order-help = Navedite bodove, prva i druga mjesta, zbroj rezultata i kaznu ako je ima.
desk-ask-head_to_head = Tko je bolji za međusobnim stolovima?
desk-ask-head_to_head-help = Navedite izjednačene igrače i rezultate stolova koje su dijelili.
desk-ask-matchpoints = Koliko usporednih bodova vrijedi koji rezultat?
desk-ask-matchpoints-help = Navedite rezultate jedne podjele u jednoj liniji, stol po stol.
desk-ask-neuberg = Koliko vrijede usporedni bodovi kad nedostaju rezultati?
desk-ask-neuberg-help = Neubergova formula svodi ih na očekivani broj rezultata.
desk-ask-session_percent = Koliki je postotak sesije?
desk-ask-session_percent-help = Navedite podjele redom, kao postotke ili dosuđene prosjeke.
desk-ask-league = Kako stoji liga?
desk-ask-league-help = Navedite bodove s turnira za svakog igrača i koliko se turnira broji.
desk-ask-league_points = Koliko ligaških bodova donosi koje mjesto?
desk-ask-league_points-help = Navedite bodove po mjestima i poredak turnira.
desk-ask-prizes = Kako se dijele nagrade?
desk-ask-prizes-help = Navedite poredak i nagrade u cijelim jedinicama.
desk-ask-elo = Kako se mijenja Elo-rejting za stolom?
desk-ask-elo-help = Navedite rejtinge i mjesta istim redom.
desk-ask-weng_lin = Kako se mijenja rejting po Wengu i Linu?
desk-ask-weng_lin-help = Navedite mjesta, i rejtinge ako nisu novi igrači.
desk-ask-host = Tko je domaćin ovoga stola?
desk-ask-host-help = Pravilo srpske lige.

## Polja

desk-field-scheme = Bodovi po mjestima
desk-field-scheme-help = Za tri ili četiri mjesta, s razmacima: 3 1 0, ili razlomci kao 5/3; serbian_league gdje se to smije pitati.
desk-field-tie = Podijeljena mjesta
desk-field-tie-help = Što dobivaju oni koji mjesto dijele; prosjek ako ništa nije odabrano.
desk-field-raw = Rezultati
desk-field-raw-help = Redom kako sjede, s razmacima.
desk-field-seats = Mjesta za stolom
desk-field-seats-help = Koliko ih sjedi za stolom.
desk-field-deals_at_table = Podjele za stolom
desk-field-deals_at_table-help = Koliko se puta ondje dijelilo.
desk-field-deals_played_by_each = Podjele po igraču
desk-field-deals_played_by_each-help = Za stolom četvorice tri četvrtine.
desk-field-reference_deals = Broj za usporedbu
desk-field-reference_deals-help = Broj podjela na koji se rezultati svode.
desk-field-rounds = Kola
desk-field-rounds-help = Bodovi redom, s razmacima, a bye za slobodno kolo: 3 bye 1.
desk-field-players = Igrači
desk-field-tournament-players-help = Jedan u retku: ime, dvotočka i bodovi turnir po turnir, s razmacima; - gdje ga nije bilo.
desk-rows-help = Jedan u retku: ime, dvotočka pa s razmacima: { $columns }; - gdje ga nema.
desk-column-game_points = bodovi igre
desk-column-won = dobivene igre
desk-column-lost = izgubljene igre
desk-column-points = bodovi
desk-column-firsts = prva mjesta
desk-column-seconds = druga mjesta
desk-column-raw = zbroj rezultata
desk-column-penalty = kazna
desk-column-hosted = koliko je puta bio domaćin
desk-column-number = startni broj
desk-field-chain = Kriteriji
desk-field-chain-help = Redom, s razmacima: table_wins second_places raw_sum; to vrijedi i kad je prazno.
desk-field-tied = Izjednačeni igrači
desk-field-tied-help = Jedno ime u retku.
desk-field-shared_tables = Zajednički stolovi
desk-field-shared_tables-help = Jedan stol u retku: imena s rezultatima, odvojena zarezima.
desk-field-results = Rezultati
desk-field-results-help = Jedan u retku: stol, dvotočka, rezultat.
desk-field-expected_results = Očekivani rezultati
desk-field-expected_results-help = Koliko je stolova trebalo odigrati podjelu.
desk-field-actual_results = Postojeći rezultati
desk-field-actual_results-help = Koliko ih je odigralo.
desk-field-mp = Usporedni bodovi
desk-field-mp-help = Jedan u retku: stol, dvotočka, bodovi među postojećim rezultatima.
desk-field-boards = Podjele
desk-field-boards-help = Postoci kao 62.50, s razmacima; average, average-plus ili average-minus ako su dosuđeni.
desk-field-best = Turniri koji se broje
desk-field-best-help = Toliko najboljih svakog igrača.
desk-field-first = Bodovi za dobiven turnir
desk-field-first-help = Rješava izjednačenja; najviši broj gore ako je prazno.
desk-field-points_by_place = Bodovi po mjestima
desk-field-points_by_place-help = Prvoga, drugoga i tako dalje, s razmacima; iza kraja ništa.
desk-field-ranks = Poredak
desk-field-ranks-help = S razmacima, podijeljena mjesta kao 1 2 2 4.
desk-field-prizes = Nagrade
desk-field-prizes-help = U cijelim jedinicama, od prve nadalje, s razmacima.
desk-field-ratings = Rejting prije stola
desk-field-ratings-help = S razmacima, decimale s točkom.
desk-field-places = Mjesta za stolom
desk-field-places-help = Istim redom, s razmacima, podijeljena kao 1 1 3.
desk-field-K = K
desk-field-K-help = Koliko se brzo rejting mijenja: 24, ili 40 za nove igrače.
desk-field-mu = Sredine
desk-field-mu-help = S razmacima; 25 za sve ako je prazno.
desk-field-sigma = Nesigurnosti
desk-field-sigma-help = S razmacima; 25/3 za sve ako je prazno.
desk-word-split = prosjek zauzetih mjesta
desk-word-best = najbolje zauzeto mjesto
desk-word-worst = najlošije zauzeto mjesto

## Riječi u odgovorima

desk-label-who = Ime
desk-label-place = Br.
desk-label-ranks = Mjesto
desk-label-mp = Usporedni bodovi
desk-label-percent = Postotak
desk-label-applied = Odlučuje
desk-label-h2h = Međusobno
desk-label-counted = Broji se
desk-label-payouts = Nagrada
desk-label-remainder = Ostatak
desk-label-mu = Sredina
desk-label-sigma = Nesigurnost

## Jedan redak za svako pravilo

rule-T-1-1 = Mjesto za stolom
rule-T-1-2 = Bodovi po mjestu
rule-T-1-3 = Bodovi srpske lige
rule-T-1-4 = Seeger i Fabian
rule-T-1-5 = Rezultati po podjeli
rule-T-1-6 = Što donosi slobodno kolo
rule-T-1-7 = Izostali i zamjene
rule-T-1-8 = Tko je domaćin
rule-T-2-1 = Zbrojevi
rule-T-2-2 = Lanac kriterija
rule-T-2-3 = Međusobni stolovi
rule-T-2-4 = Mjesta u poretku
rule-T-2-5 = Zakašnjeli, odustali i isključeni
rule-T-2-6 = Momčadi
rule-T-2-7 = Iz jedne faze u drugu
rule-T-3-1 = Usporedni bodovi
rule-T-3-2 = Postoci
rule-T-3-3 = Rezultati koji nedostaju
rule-T-3-4 = Sesija i dosuđeni prosjeci
rule-T-3-5 = Unakrsna razlika
rule-T-3-6 = Datum i sreća
rule-T-4-1 = Ligaški bodovi za mjesto
rule-T-4-2 = Broje se najbolji turniri
rule-T-4-3 = Što još može biti
rule-T-4-4 = Formule
rule-T-5-1 = Podijeljene nagrade
rule-T-6-1 = Rejting po Wengu i Linu
rule-T-6-2 = Elo-rejting
rule-T-6-3 = Ispravci i odsutnost
rule-T-6-4 = Predviđa li rejting
