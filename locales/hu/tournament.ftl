## Miért: pontok egy asztalnál

why-tour-places-split = A pont a helyezés szerint jár; holtversenyben az elfoglalt helyek átlaga.
why-tour-places-best = A pont a helyezés szerint jár; holtversenyben mindenki az elfoglalt helyek közül a legjobbét kapja.
why-tour-places-worst = A pont a helyezés szerint jár; holtversenyben mindenki az elfoglalt helyek közül a legrosszabbét kapja.
why-tour-serbian = Az elsőnek három jár, négy, ha rajta kívül senki sincs nullán vagy fölötte; a másodiknak kettő, egy, ha nulla alatt van; holtversenyben mindenki a hely pontját kapja.
why-tour-seeger = Játékpont, 50 minden nyert játékért, amellyel több van a vesztettnél, és { $amount } minden játékért, amelyet más veszített el.
why-tour-normalise = Minden eredmény { $count } leosztásra van átszámítva.
why-tour-bye = Kihagyott fordulók: { $count }; mindegyik a pontozás átlagát hozza, ez { $amount }.
why-tour-host-least = { $name } volt a legkevesebbszer házigazda: { $count }.
why-tour-host-number = Akik a legkevesebbszer voltak házigazdák, azok közül { $name } sorszáma a legmagasabb: { $number }.

## Miért: állás

why-tour-order = A büntetéssel csökkentett pont dönt; egyenlőségnél a holtversenyt eldöntő lánc.
why-tour-order-plain = A büntetéssel csökkentett pont dönt; nincs két egyenlő összeg.
why-tour-h2h = Közös asztalnál egy jár minden legyőzött társért, fél az egyenlőért; akik egyenlők maradnak, azokat még egyszer egymás között kell összevetni.
why-tour-h2h-equal = Közös asztalnál egy jár minden legyőzött társért, fél az egyenlőért: mindannyian egyenlők.
why-tour-h2h-unmet = Ketten közülük sohasem ültek egy asztalnál, ezért az egymás elleni eredmény nem dönt.
why-standing-total = Az összeg dönt: { $total }.
why-standing-ahead = { $points } holtversenyben, { $other } előtt: { $item } { $own } – { $theirs }.
why-standing-behind = { $points } holtversenyben, { $other } mögött: { $item } { $own } – { $theirs }.
why-standing-ahead-entry = { $points } holtversenyben, { $other } előtt a kisebb sorszámmal: { $own }, illetve { $theirs }.
why-standing-behind-entry = { $points } holtversenyben, { $other } mögött a nagyobb sorszámmal: { $own }, illetve { $theirs }.
why-standing-ahead-lot = { $points } holtversenyben, { $other } előtt sorsolással.
why-standing-behind-lot = { $points } holtversenyben, { $other } mögött sorsolással.
why-standing-shared = { $points } holtversenyben, minden másban is egyenlők: { $other }; a helyezés közös.
standing-points = { $count ->
   *[other] { $total } ponttal
    }
standing-mark-withdrawn = Visszalépett; az eredményei érvényesek.
standing-mark-too_few_rounds = Túl kevés fordulót játszott a rangsorhoz.
standing-mark-not_yet = Később száll be.
standing-mark-no_show = Nem jött el.
standing-mark-excluded = Kizárva; az ellenfelek pontjai megmaradnak.
standing-table_wins = nyert asztalok
standing-second_places = második helyek
standing-raw_sum = játékpont
standing-best_table = legjobb asztal
standing-head_to_head = egymás elleni asztalok
standing-opponents = az ellenfelek pontjai
standing-last_round = utolsó forduló
standing-playoff = döntő asztal
standing-nothing = nincs

## Miért: leosztások

why-tour-matchpoints = Kettő jár minden gyengébb eredményért a vonalon, egy az egyenlőért; a legtöbb { $amount }.
why-tour-neuberg = { $actual } eredmény van { $expected } helyett, ezért átszámítva; a legtöbb { $amount }.
why-tour-session = A leosztások egyszerű átlaga: { $count }.
why-tour-session-award = Mind a { $count } leosztás átlaga; az átlag plusz 60, vagy a játszott leosztások átlaga, ha az több; az átlag mínusz 40, vagy ez az átlag, ha az kevesebb.

## Miért: liga, díjak, értékszámok

why-tour-league = Mindenkinek a legjobb { $count } versenye számít; a távollét nem számít.
why-tour-league-tied = Mindenkinek a legjobb { $count } versenye számít; egyenlőségnél a megnyert versenyek döntenek, aztán a második helyek és így tovább, a legjobb verseny, végül az összes összege.
why-tour-league-points = Közös helyezésnél az elfoglalt helyek átlaga jár.
why-tour-prizes = Közös helyezésnél az elfoglalt helyek díjain osztoznak; nem marad semmi.
why-tour-prizes-rest = Közös helyezésnél az elfoglalt helyek díjain osztoznak, egész egységekben; marad { $amount }.
why-tour-elo = Az asztal többi játékosa elleni { $count } játszma hozamának átlaga, mind az asztal előtti értékszámokból.
why-tour-weng-lin = Az asztalnál mindenkit mindenkivel össze kell vetni; az újonc 25-tel és 25/3-dal kezd.

## Kérdések

desk-title-tournament = Szabálykérdések: versenyek
rules-title-tournament = Hogyan számolunk a versenyeken
desk-ask-place_points = Hány pont jár a helyezésekért?
desk-ask-place_points-help = Add meg egy asztal eredményeit és a helyezések pontjait.
desk-ask-seeger_fabian = Mennyit ér az asztal Seeger és Fabian szerint?
desk-ask-seeger_fabian-help = Add meg mindenki játékpontjait, nyert és vesztett játékait.
desk-ask-normalise = Mennyit érnek az eredmények egyforma számú leosztásra?
desk-ask-normalise-help = Négyes asztalnál mindenki a leosztások negyedét kihagyja.
desk-ask-bye_total = Mennyi az összeg kihagyott fordulóval?
desk-ask-bye_total-help = A kihagyott forduló a pontozás átlagát hozza.
desk-ask-order = Ki áll ki előtt?
desk-ask-order-help = Add meg minden játékos pontját, első és második helyeit, eredményei összegét és büntetését, ha van.
desk-ask-head_to_head = Ki áll jobban az egymás elleni asztalokon?
desk-ask-head_to_head-help = Add meg a holtversenyben állókat és a közös asztalaik eredményeit.
desk-ask-matchpoints = Hány párpontot érnek az eredmények?
desk-ask-matchpoints-help = Add meg egy leosztás eredményeit egy vonalon, asztalonként.
desk-ask-neuberg = Mennyit érnek a párpontok, ha eredmény hiányzik?
desk-ask-neuberg-help = Neuberg képlete a várt számú eredményre számítja át őket.
desk-ask-session_percent = Hány százalékos volt a kör?
desk-ask-session_percent-help = Add meg sorban a leosztásokat, százalékkal vagy megítélt eredménnyel.
desk-ask-league = Hogyan áll a liga?
desk-ask-league-help = Add meg mindenki versenypontjait, és hogy hány verseny számít.
desk-ask-league_points = Hány ligapont jár a helyezésekért?
desk-ask-league_points-help = Add meg a helyek pontjait és a verseny helyezéseit.
desk-ask-prizes = Hogyan oszlanak el a díjak?
desk-ask-prizes-help = Add meg a helyezéseket és a díjakat, egész egységekben.
desk-ask-elo = Hogyan változnak az Élő-pontok egy asztalnál?
desk-ask-elo-help = Add meg az értékszámokat és a helyezéseket azonos sorrendben.
desk-ask-weng_lin = Hogyan változnak a Weng–Lin-értékszámok egy asztalnál?
desk-ask-weng_lin-help = Add meg a helyezéseket, és az értékszámokat, ha nem újoncok.
desk-ask-host = Ki a házigazda ennél az asztalnál?
desk-ask-host-help = A szerb liga szabálya.

## Mezők

desk-field-scheme = Pont helyezésenként
desk-field-scheme-help = Három vagy négy helyre, szóközzel elválasztva: 3 1 0, vagy tört, például 5/3; serbian_league, ahol az kérdezhető.
desk-field-tie = Holtverseny
desk-field-tie-help = Mit kapnak, akik egy helyen osztoznak; üresen az átlagot.
desk-field-raw = Eredmények
desk-field-raw-help = Ülésrendben, szóközzel elválasztva.
desk-field-seats = Ülőhelyek
desk-field-seats-help = Hányan ülnek az asztalnál.
desk-field-deals_at_table = Leosztások az asztalnál
desk-field-deals_at_table-help = Ahányszor ott osztottak.
desk-field-deals_played_by_each = Leosztás egy játékosnak
desk-field-deals_played_by_each-help = Négyes asztalnál a háromnegyede.
desk-field-reference_deals = Ennyi leosztásra
desk-field-reference_deals-help = Amennyire az eredményeket át kell számítani.
desk-field-rounds = Fordulók
desk-field-rounds-help = Pontok sorban, szóközzel elválasztva, a kihagyott forduló bye: 3 bye 1.
desk-field-players = Játékosok
desk-field-tournament-players-help = Soronként egy: a név, kettőspont, és versenyenként a pont, szóközzel elválasztva; ahol nem volt ott: -.
desk-rows-help = Soronként egy: a név, kettőspont, aztán szóközzel elválasztva: { $columns }; ahol nincs: -.
desk-column-game_points = játékpont
desk-column-won = nyert játék
desk-column-lost = vesztett játék
desk-column-points = pont
desk-column-firsts = első hely
desk-column-seconds = második hely
desk-column-raw = eredmények összege
desk-column-penalty = büntetés
desk-column-hosted = hányszor volt házigazda
desk-column-number = sorszám
desk-field-chain = Ami egyenlőségnél dönt
desk-field-chain-help = Sorrendben, szóközzel elválasztva: table_wins second_places raw_sum; üresen is ez.
desk-field-tied = Holtversenyben állók
desk-field-tied-help = Soronként egy név.
desk-field-shared_tables = Közös asztalok
desk-field-shared_tables-help = Soronként egy asztal: nevek az eredményükkel, vesszővel elválasztva.
desk-field-results = Eredmények
desk-field-results-help = Soronként egy: az asztal, kettőspont, az eredmény.
desk-field-expected_results = Várt eredmények
desk-field-expected_results-help = Hány asztalnak kellett volna játszania a leosztást.
desk-field-actual_results = Meglévő eredmények
desk-field-actual_results-help = Hányan játszották.
desk-field-mp = Párpontok
desk-field-mp-help = Soronként egy: az asztal, kettőspont, párpontjai a meglévő eredmények között.
desk-field-boards = Leosztások
desk-field-boards-help = Százalékok, például 62.50, szóközzel elválasztva; megítélve average, average-plus vagy average-minus.
desk-field-best = Számító versenyek
desk-field-best-help = Mindenkinek a legjobb ennyi.
desk-field-first = A megnyert verseny pontja
desk-field-first-help = Holtversenyt dönt el; üresen a fenti legnagyobb szám.
desk-field-points_by_place = Pont helyezésenként
desk-field-points_by_place-help = Az elsőé, a másodiké és így tovább, szóközzel elválasztva; utánuk semmi.
desk-field-ranks = Helyezések
desk-field-ranks-help = Szóközzel elválasztva, a közösek így: 1 2 2 4.
desk-field-prizes = Díjak
desk-field-prizes-help = Egész egységekben, az elsővel kezdve, szóközzel elválasztva.
desk-field-ratings = Értékszámok az asztal előtt
desk-field-ratings-help = Szóközzel elválasztva, a tizedesek ponttal.
desk-field-places = Helyezések az asztalnál
desk-field-places-help = Azonos sorrendben, szóközzel elválasztva, a közösek így: 1 1 3.
desk-field-K = K
desk-field-K-help = Milyen gyorsan változik az értékszám: 24, újoncnál 40.
desk-field-mu = Átlagok
desk-field-mu-help = Szóközzel elválasztva; üresen mindenkinek 25.
desk-field-sigma = Bizonytalanságok
desk-field-sigma-help = Szóközzel elválasztva; üresen mindenkinek 25/3.
desk-word-split = az elfoglalt helyek átlaga
desk-word-best = az elfoglalt legjobb hely
desk-word-worst = az elfoglalt legrosszabb hely

## Szavak a válaszokban

desk-label-who = Név
desk-label-place = Sorszám
desk-label-ranks = Helyezés
desk-label-mp = Párpont
desk-label-percent = Százalék
desk-label-applied = Ez dönt
desk-label-h2h = Egymás ellen
desk-label-counted = Számít
desk-label-payouts = Díj
desk-label-remainder = Maradék
desk-label-mu = Átlag
desk-label-sigma = Bizonytalanság

## Egy sor minden szabályhoz

rule-T-1-1 = Helyezés egy asztalnál
rule-T-1-2 = Pont a helyezésért
rule-T-1-3 = A szerb liga pontjai
rule-T-1-4 = Seeger és Fabian
rule-T-1-5 = Eredmény leosztásonként
rule-T-1-6 = Mit hoz a kihagyott forduló
rule-T-1-7 = Távolmaradók és helyettesek
rule-T-1-8 = Ki a házigazda
rule-T-2-1 = Összegek
rule-T-2-2 = Ami egyenlőségnél dönt
rule-T-2-3 = Az egymás elleni asztalok
rule-T-2-4 = Helyezések
rule-T-2-5 = Későn érkezők, visszalépők, kizártak
rule-T-2-6 = Csapatok
rule-T-2-7 = Egyik szakaszból a másikba
rule-T-3-1 = Párpontok
rule-T-3-2 = Százalékok
rule-T-3-3 = Hiányzó eredmények
rule-T-3-4 = Kör és megítélt eredmények
rule-T-3-5 = Keresztkülönbség
rule-T-3-6 = Alapérték és szerencse
rule-T-4-1 = Ligapont a helyezésért
rule-T-4-2 = A legjobb versenyek számítanak
rule-T-4-3 = Mi lehet még belőle
rule-T-4-4 = Képletek
rule-T-5-1 = Közös díjak
rule-T-6-1 = Weng–Lin-értékszámok
rule-T-6-2 = Élő-pontok
rule-T-6-3 = Javítás és távollét
rule-T-6-4 = Jósolnak-e az értékszámok
