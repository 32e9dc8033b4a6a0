## Zašto: bodovi za stolom

why-tour-places-split = Bodovi idu po mestu; ko mesto deli, dobija prosek mesta koja zauzimaju.
why-tour-places-best = Bodovi idu po mestu; ko mesto deli, dobija bodove najboljeg od mesta koja zauzimaju.
why-tour-places-worst = Bodovi idu po mestu; ko mesto deli, dobija bodove najlošijeg od mesta koja zauzimaju.
why-tour-serbian = Prvome tri, četiri ako osim njega niko nije na nuli ili iznad nje; drugome dva, jedan ako je ispod nule; podeljeno mesto svakome donosi svoje bodove.
why-tour-seeger = Bodovi igre, 50 za svaku dobijenu igru više od izgubljenih i { $amount } za svaku igru koju je izgubio neko drugi.
why-tour-normalise = Svaki je rezultat sveden na isti broj podela: { $count }.
why-tour-bye = Slobodna kola: { $count }; svako donosi prosek bodovanja, { $amount }.
why-tour-host-least = { $name } je najređe bio domaćin: { $count }.
why-tour-host-number = Među onima koji su najređe bili domaćini { $name } ima najviši broj: { $number }.

## Zašto: poredak

why-tour-order = Po bodovima umanjenima za kaznu; jednake zbirove rešava lanac kriterija.
why-tour-order-plain = Po bodovima umanjenima za kaznu; nema dvaju jednakih zbirova.
why-tour-h2h = Jedan za svakoga pobeđenog za zajedničkim stolom, pola za jednakoga; koji ostanu jednaki, upoređuju se još jednom međusobno.
why-tour-h2h-equal = Jedan za svakoga pobeđenog za zajedničkim stolom, pola za jednakoga: svi su jednaki.
why-tour-h2h-unmet = Dvojica od njih nikad nisu sedela za istim stolom, pa međusobni stolovi ne odlučuju.
why-standing-total = Odlučuje zbir: { $total }.
why-standing-ahead = Isti broj bodova kao { $other } ({ $points }); ispred, { $item }: { $own } prema { $theirs }.
why-standing-behind = Isti broj bodova kao { $other } ({ $points }); iza, { $item }: { $own } prema { $theirs }.
why-standing-ahead-entry = Isti broj bodova kao { $other } ({ $points }); ispred zbog manjeg startnog broja: { $own } prema { $theirs }.
why-standing-behind-entry = Isti broj bodova kao { $other } ({ $points }); iza zbog većeg startnog broja: { $own } prema { $theirs }.
why-standing-ahead-lot = Isti broj bodova kao { $other } ({ $points }); ispred po žrebu.
why-standing-behind-lot = Isti broj bodova kao { $other } ({ $points }); iza po žrebu.
why-standing-shared = Isti broj bodova kao { $other } ({ $points }) i jednako u svemu ostalom: mesto se deli.
standing-points = { $count ->
   *[other] { $total }
    }
standing-mark-withdrawn = Odustao; rezultati vrede.
standing-mark-too_few_rounds = Odigrao premalo kola za poredak.
standing-mark-not_yet = Ulazi kasnije.
standing-mark-no_show = Nije došao.
standing-mark-excluded = Isključen; protivnici zadržavaju bodove.
standing-table_wins = dobijeni stolovi
standing-second_places = druga mesta
standing-raw_sum = zbir rezultata
standing-best_table = najbolji sto
standing-head_to_head = međusobni stolovi
standing-opponents = bodovi protivnika
standing-last_round = poslednje kolo
standing-playoff = odlučujući sto
standing-nothing = nema

## Zašto: podele

why-tour-matchpoints = Dva za svaki slabiji rezultat u liniji, jedan za jednaki; najviše je { $amount }.
why-tour-neuberg = Rezultata ima { $actual }, svedeni su na { $expected }; najviše je { $amount }.
why-tour-session = Običan prosek podela: { $count }.
why-tour-session-award = Prosek svih podela, { $count }; prosek plus je 60 ili prosek odigranih ako je viši, a prosek minus 40 ili taj prosek ako je niži.

## Zašto: liga, nagrade, rejting

why-tour-league = Svakome se broji najboljih turnira: { $count }; izostanak ne donosi ništa.
why-tour-league-tied = Svakome se broji najboljih turnira: { $count }; jednake zbirove rešavaju dobijeni turniri, zatim druga mesta i tako dalje, najbolji turnir i zbir svih.
why-tour-league-points = Ko deli mesto, dobija prosek mesta koja zauzimaju.
why-tour-prizes = Ko deli mesto, deli i nagrade mesta koja zauzimaju; ne ostaje ništa.
why-tour-prizes-rest = Ko deli mesto, deli i nagrade mesta koja zauzimaju, u celim jedinicama; ostaje { $amount }.
why-tour-elo = Prosek onoga što donosi svaki od susreta sa ostalima za stolom ({ $count }), sve po rejtingu pre stola.
why-tour-weng-lin = Za stolom se svako upoređuje sa svakim; novi igrač počinje sa 25 i 25/3.

## Pitanja

desk-title-tournament = Pitanja o pravilima: turniri
rules-title-tournament = Kako se računaju turniri
desk-ask-place_points = Koliko bodova donosi koje mesto?
desk-ask-place_points-help = Navedite rezultate stola i bodove po mestima.
desk-ask-seeger_fabian = Koliko sto vredi po Seegeru i Fabianu?
desk-ask-seeger_fabian-help = Navedite bodove igre te dobijene i izgubljene igre svih za stolom.
desk-ask-normalise = Koliko rezultati vrede za jednak broj podela?
desk-ask-normalise-help = Za stolom četvorice svako preskače četvrtinu podela.
desk-ask-bye_total = Koliki je zbir sa slobodnim kolom?
desk-ask-bye_total-help = Slobodno kolo donosi prosek bodovanja.
desk-ask-order = Ko je ispred koga?
desk-ask-order-help = Navedite bodove, prva i druga mesta, zbir rezultata i kaznu ako je ima.
desk-ask-head_to_head = Ko je bolji za međusobnim stolovima?
desk-ask-head_to_head-help = Navedite izjednačene igrače i rezultate stolova koje su delili.
desk-ask-matchpoints = Koliko uporednih bodova vredi koji rezultat?
desk-ask-matchpoints-help = Navedite rezultate jedne podele u jednoj liniji, sto po sto.
desk-ask-neuberg = Koliko vrede uporedni bodovi kad nedostaju rezultati?
desk-ask-neuberg-help = Neubergova formula svodi ih na očekivani broj rezultata.
desk-ask-session_percent = Koliki je procenat sesije?
desk-ask-session_percent-help = Navedite podele redom, kao procente ili dosuđene proseke.
desk-ask-league = Kako stoji liga?
desk-ask-league-help = Navedite bodove sa turnira za svakog igrača i koliko se turnira broji.
desk-ask-league_points = Koliko ligaških bodova donosi koje mesto?
desk-ask-league_points-help = Navedite bodove po mestima i poredak turnira.
desk-ask-prizes = Kako se dele nagrade?
desk-ask-prizes-help = Navedite poredak i nagrade u celim jedinicama.
desk-ask-elo = Kako se menja Elo-rejting za stolom?
desk-ask-elo-help = Navedite rejtinge i mesta istim redom.
desk-ask-weng_lin = Kako se menja rejting po Wengu i Linu?
desk-ask-weng_lin-help = Navedite mesta, i rejtinge ako nisu novi igrači.
desk-ask-host = Ko je domaćin ovog stola?
desk-ask-host-help = Pravilo srpske lige.

## Polja

desk-field-scheme = Bodovi po mestima
desk-field-scheme-help = Za tri ili četiri mesta, sa razmacima: 3 1 0, ili razlomci kao 5/3; serbian_league gde se to sme pitati.
desk-field-tie = Podeljena mesta
desk-field-tie-help = Šta dobijaju oni koji mesto dele; prosek ako ništa nije izabrano.
desk-field-raw = Rezultati
desk-field-raw-help = Redom kako sede, sa razmacima.
desk-field-seats = Mesta za stolom
desk-field-seats-help = Koliko ih sedi za stolom.
desk-field-deals_at_table = Podele za stolom
desk-field-deals_at_table-help = Koliko se puta tamo delilo.
desk-field-deals_played_by_each = Podele po igraču
desk-field-deals_played_by_each-help = Za stolom četvorice tri četvrtine.
desk-field-reference_deals = Broj za poređenje
desk-field-reference_deals-help = Broj podela na koji se rezultati svode.
desk-field-rounds = Kola
desk-field-rounds-help = Bodovi redom, sa razmacima, a bye za slobodno kolo: 3 bye 1.
desk-field-players = Igrači
desk-field-tournament-players-help = Jedan u redu: ime, dve tačke i bodovi turnir po turnir, sa razmacima; - gde ga nije bilo.
desk-rows-help = Jedan u redu: ime, dve tačke pa sa razmacima: { $columns }; - gde ga nema.
desk-column-game_points = bodovi igre
desk-column-won = dobijene igre
desk-column-lost = izgubljene igre
desk-column-points = bodovi
desk-column-firsts = prva mesta
desk-column-seconds = druga mesta
desk-column-raw = zbir rezultata
desk-column-penalty = kazna
desk-column-hosted = koliko je puta bio domaćin
desk-column-number = startni broj
desk-field-chain = Kriteriji
desk-field-chain-help = Redom, sa razmacima: table_wins second_places raw_sum; to vredi i kad je prazno.
desk-field-tied = Izjednačeni igrači
desk-field-tied-help = Jedno ime u redu.
desk-field-shared_tables = Zajednički stolovi
desk-field-shared_tables-help = Jedan sto u redu: imena sa rezultatima, odvojena zarezima.
desk-field-results = Rezultati
desk-field-results-help = Jedan u redu: sto, dve tačke, rezultat.
desk-field-expected_results = Očekivani rezultati
desk-field-expected_results-help = Koliko je stolova trebalo da odigra podelu.
desk-field-actual_results = Postojeći rezultati
desk-field-actual_results-help = Koliko ih je odigralo.
desk-field-mp = Uporedni bodovi
desk-field-mp-help = Jedan u redu: sto, dve tačke, bodovi među postojećim rezultatima.
desk-field-boards = Podele
desk-field-boards-help = Procenti kao 62.50, sa razmacima; average, average-plus ili average-minus ako su dosuđeni.
desk-field-best = Turniri koji se broje
desk-field-best-help = Toliko najboljih svakog igrača.
desk-field-first = Bodovi za dobijen turnir
desk-field-first-help = Rešava izjednačenja; najviši broj gore ako je prazno.
desk-field-points_by_place = Bodovi po mestima
desk-field-points_by_place-help = Prvoga, drugoga i tako dalje, sa razmacima; iza kraja ništa.
desk-field-ranks = Poredak
desk-field-ranks-help = Sa razmacima, podeljena mesta kao 1 2 2 4.
desk-field-prizes = Nagrade
desk-field-prizes-help = U celim jedinicama, od prve nadalje, sa razmacima.
desk-field-ratings = Rejting pre stola
desk-field-ratings-help = Sa razmacima, decimale sa tačkom.
desk-field-places = Mesta za stolom
desk-field-places-help = Istim redom, sa razmacima, podeljena kao 1 1 3.
desk-field-K = K
desk-field-K-help = Koliko se brzo rejting menja: 24, ili 40 za nove igrače.
desk-field-mu = Sredine
desk-field-mu-help = Sa razmacima; 25 za sve ako je prazno.
desk-field-sigma = Nesigurnosti
desk-field-sigma-help = Sa razmacima; 25/3 za sve ako je prazno.
desk-word-split = prosek zauzetih mesta
desk-word-best = najbolje zauzeto mesto
desk-word-worst = najlošije zauzeto mesto

## Reči u odgovorima

desk-label-who = Ime
desk-label-place = Br.
desk-label-ranks = Mesto
desk-label-mp = Uporedni bodovi
desk-label-percent = Procenat
desk-label-applied = Odlučuje
desk-label-h2h = Međusobno
desk-label-counted = Broji se
desk-label-payouts = Nagrada
desk-label-remainder = Ostatak
desk-label-mu = Sredina
desk-label-sigma = Nesigurnost

## Jedan red za svako pravilo

rule-T-1-1 = Mesto za stolom
rule-T-1-2 = Bodovi po mestu
rule-T-1-3 = Bodovi srpske lige
rule-T-1-4 = Seeger i Fabian
rule-T-1-5 = Rezultati po podeli
rule-T-1-6 = Šta donosi slobodno kolo
rule-T-1-7 = Izostali i zamene
rule-T-1-8 = Ko je domaćin
rule-T-2-1 = Zbirovi
rule-T-2-2 = Lanac kriterija
rule-T-2-3 = Međusobni stolovi
rule-T-2-4 = Mesta u poretku
rule-T-2-5 = Zakasneli, odustali i isključeni
rule-T-2-6 = Ekipe
rule-T-2-7 = Iz jedne faze u drugu
rule-T-3-1 = Uporedni bodovi
rule-T-3-2 = Procenti
rule-T-3-3 = Rezultati koji nedostaju
rule-T-3-4 = Sesija i dosuđeni proseci
rule-T-3-5 = Unakrsna razlika
rule-T-3-6 = Datum i sreća
rule-T-4-1 = Ligaški bodovi za mesto
rule-T-4-2 = Broje se najbolji turniri
rule-T-4-3 = Šta još može biti
rule-T-4-4 = Formule
rule-T-5-1 = Podeljene nagrade
rule-T-6-1 = Rejting po Wengu i Linu
rule-T-6-2 = Elo-rejting
rule-T-6-3 = Ispravci i odsustvo
rule-T-6-4 = Da li rejting predviđa
