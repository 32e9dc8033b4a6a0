## Why: legal cards

why-legal-lead = Te hívsz, bármelyik lapot kijátszhatod.
why-legal-follow = A hívott színt ({ $suit }) kell adni; itt egyik lapja sem üti a legerősebbet.
why-legal-follow-free = A hívott színt ({ $suit }) kell adni; az ütést már aduzták, felülütni nem kell.
why-legal-beat = A hívott színt ({ $suit }) kell adni, és ha lehet, felül kell ütni ezt: { $card }.
why-legal-trump = A hívott színből ({ $suit }) nincs lap, adut kell tenni.
why-legal-overtrump = A hívott színből ({ $suit }) nincs lap, adut kell tenni, mégpedig ennél erősebbet: { $card }.
why-legal-undertrump = A hívott színből ({ $suit }) nincs lap, adut kell tenni, noha egyik sem üti ezt: { $card }.
why-legal-any = Sem a hívott színből ({ $suit }), sem aduból nincs lap, bármi tehető.
why-legal-any-plain = A hívott színből ({ $suit }) nincs lap, adu pedig nincs, így bármi tehető.
why-legal-seven = Az adu hetest az utolsó ütésre kell tartani.
why-legal-seven-only = Az adu hetes az egyetlen szabályos lap, le kell tenni.

## Why one card is barred, on the replay page

why-barred-follow = színt kell adni ({ $suit })
why-barred-beat = felül kell ütni ezt: { $card }
why-barred-trump = adut kell tenni
why-barred-overtrump = erősebb adut kell tenni ennél: { $card }
why-barred-seven = az adu hetes az utolsó ütésre való

## Why: trick winner

why-trick-trump = A legnagyobb adu viszi: { $card }.
why-trick-led = Adu nem esett, így a hívott szín legnagyobb lapja viszi: { $card }.
why-trick-plain = Adu nélkül a hívott szín legnagyobb lapja viszi: { $card }.

## Why: bids

why-bid-value = { $new } pont erősebb, mint { $standing }.
why-bid-fewer = Az értékük egyenlő; a kevesebb részből álló bemondás erősebb ({ $new } rész { $standing } ellenében).
why-bid-tiebreak = Az érték és a részek száma egyenlő; a táblázatbeli fok dönt ({ $new } > { $standing }).
why-bid-lower = { $new } pont nem erősebb, mint { $standing }.
why-bid-more = Az értékük egyenlő; a több részből álló bemondás gyengébb ({ $new } rész { $standing } ellenében).
why-bid-tiebreak-lower = Az érték és a részek száma egyenlő; a táblázatbeli fok dönt ({ $new } < { $standing }).
why-bid-equal = Mindkettő ugyanazon a fokon áll ({ $step }.); egy fokon álló bemondások nem ütik egymást.
why-bid-points = { $bid } értéke { $value }: { $sum }.
why-bid-points-one = { $bid } értéke { $value }.
why-bid-code = Ezekből a részekből ez a bemondás lesz: { $bid }.
why-bid-code-none = Ezekből a részekből nem lesz bemondás.
why-bid-code-option = Az opciók nem engedik ezt a bemondást.
why-contract-minimum = Ezekkel az opciókkal a nem piros partit soha nem játsszák le.
why-contract-thrown-in = Ezekkel az opciókkal ezt a játékot soha nem játsszák le: azonnal bedobják.
why-ladder = { $bids } bemondás { $steps } fokon.

## Why: auction

why-auction-over = { $by } a felvevő: { $bid }. A licit az utolsó passzal véget ért.
why-auction-open = { $bid ->
        [none] { $by } következik, még nem volt bemondás.
       *[other] { $by } következik, az érvényben lévő bemondás: { $bid }.
    }
why-auction-taken = { $by } felvette a talont, és ennél többet kell mondania: { $bid }.
why-auction-reject = { $index }. lépés: nem szabályos, mert { $reason }
why-auction-turn = nem ez a játékos következik.
why-auction-low = a bemondás nem magasabb az érvényben lévőnél.
why-auction-first = a kezdőnek először licitálnia kell, nem passzolhat, és nem veheti fel a talont.
why-auction-take-first = a bemondás előtt fel kell venni a talont.
why-auction-must-bid = aki felvette a talont, annak licitálnia kell.
why-auction-top = a legmagasabb bemondást semmi sem üti, ezért a talon nem vehető fel.
why-auction-ended = a licit véget ért.
why-auction-unknown = ezekkel az opciókkal nincs ilyen bemondás.
why-auction-minimum = ezekkel az opciókkal a nem piros partit soha nem játsszák le.
why-auction-round-one = az első körben csak licitálni vagy passzolni lehet, mert talon még nincs.
why-auction-confirm = az első kör nyertese felveszi a két lapot, és utána licitál.
why-auction-class = az első kör bemondását meg kell ismételni, vagy a saját fajtáján belül emelni.
why-auction-doubled = a bemondás nem magasabb az érvényben lévő kétszeres értékénél.

## Why: kontra

why-kontra-levels = Az utolsó kontra: { $name }, szorzója { $factor }.
why-kontra-none = Semmit sem kontráztak meg.
why-kontra-reject = { $index }. lépés: nem szabályos, mert { $reason }
why-kontra-first = az első kontra a védőké.
why-kontra-side = ezt a részt legutóbb ugyanez az oldal kontrázta.
why-kontra-own-level = itt minden védőnek külön szintje van, és ezt most nem ő emelheti.
why-kontra-component = ez a rész nincs benne a játékban.
why-kontra-window = a második ütés első lapja már leesett.
why-kontra-own-card = az első ütésben már késő: mindenki közvetlenül a saját lapja előtt kontrázhat.
why-kontra-against = a felvevőnek meg kell mondania, melyik védő ellen emel.
why-kontra-limit = elérte a legmagasabb szintet.
why-kontra-against-none = csak a színtelen játék felvevője nevez meg védőt.
why-kontra-thrown-in = ezekkel az opciókkal ezt a játékot csak bedobni lehet.

## Why: points, silent bids, score

why-points = Felvevő { $declarer }: { $declarer_parts }. Védők { $defenders }: { $defender_parts }.
why-points-short = A felvevőnek { $declarer }, a védőknek { $defenders } pontja van.
why-points-part-cards = { $count } ász és tízes
why-points-part-last = az utolsó ütés
why-points-part-marriage = bejelentés: { $value }
why-points-part-talon = { $count } ász és tízes a talonban
why-points-marriage-barred = A felvevő ebben a játékban ezt nem jelentheti be.
why-silent = Itt előfordulható csendesek: { $list }.
why-silent-none = Ebben a játékban nem lehet csendes.
why-silent-trump-only = Csendes csak adus játékban lehet.
why-score = Ellenfelenként { $sum }.
why-score-two = Az első védővel szemben { $first }, a másodikkal szemben { $second }.
why-score-part = { $component } { $amount }
why-score-part-kontra = { $component } { $amount } ({ $kontra })
why-score-penalty = ultibüntetés { $amount }
why-score-forfeit-barred = Bedobni csak minden kontra előtt lehet, és csak ha az opciók engedik.
why-score-forfeit-other = Csak a nem piros parti dobható be.
why-score-silent = { $silent } { $amount }
why-score-both = { $first } { $second }
why-score-impossible = Ezek az eredmények együtt nem állhatnak fenn: nincs olyan lejátszás, amely mindet meghozza.
why-score-all-pay = A csendes ultiért a felvevő és a másik védő is { $amount } pontot fizet annak a védőnek, aki a hetest kijátszotta.
why-score-lost-seven = A felvevő minden védőtől { $amount } pontot kap a megütött hetesért.
why-score-forfeit = Bedobva: ellenfelenként { $amount } pont.
why-score-round = Az első kör szorzója ({ $factor }) mindenre vonatkozik.

## The desk pages

desk-title = Szabálykérdések
desk-intro = Kérdezd a szabálymotort, amely a jegyzőkönyveket is elbírálja. Minden válasz megnevezi a szabályt, és megosztható címe van.
desk-choose = Válassz kérdést
desk-ask = Kérdezek
desk-answer = Válasz
desk-question = Kérdés
desk-share = A válasz címe
desk-example = Példa
desk-try-example = Kipróbálom ezt a példát
desk-as-json = Ugyanez a kérdés programoknak
desk-yes = Igen
desk-no = Nem
desk-reject = Nem szabályos
desk-none = Nincs
desk-error = Erre a kérdésre nem lehet válaszolni
desk-missing = Ez kell a válaszhoz.
desk-options = A szabálykészlet opciói
desk-options-help = Csak ami eltér az alapértelmezettől.
desk-ask-legal_cards = Mely lapok játszhatók ki?
desk-ask-legal_cards-help = Add meg a kezet, az asztalon fekvő lapokat, a játékot és azt, hogy ki következik.
desk-ask-trick_winner = Ki viszi az ütést?
desk-ask-trick_winner-help = Add meg a három lapot a letétel sorrendjében.
desk-ask-bid_over = Magasabb-e ez a bemondás annál?
desk-ask-bid_over-help = Két bemondást vet össze érték, részek száma és a táblázat szerint.
desk-ask-bid_value = Mennyit ér ez a bemondás?
desk-ask-bid_value-help = Ellenfelenkénti összeg, ha minden rész teljesül.
desk-ask-bid_code = Mi a neve ennek az összeállításnak?
desk-ask-bid_code-help = Megkeresi az ezekből a részekből álló bemondást, ha van ilyen.
desk-ask-ladder = A teljes licitlétra
desk-ask-ladder-help = Mind az 54 bemondás, fokkal és értékkel.
desk-ask-auction = Hol tart ez a licit?
desk-ask-auction-help = Írd be sorban a bemondásokat, soronként egyet, előtte a hely számával.
desk-ask-kontra = Mit érnek ezek a kontrák?
desk-ask-kontra-help = Írd be sorban a kontrákat, soronként egyet, azzal, hogy ki mondta.
desk-ask-points = Hány pontja van az oldalaknak?
desk-ask-points-help = Ászokat, tízeseket, az utolsó ütést, a bejelentéseket és a talont számolja.
desk-ask-silent_eligible = Milyen csendesek lehetnek?
desk-ask-silent_eligible-help = Csak a játéktól függ.
desk-ask-score = Ki kinek fizet?
desk-ask-score-help = Add meg, mely részek teljesültek, mit kontráztak, és milyen csendesek voltak.

## Fields of the desk

desk-field-hand = Kéz
desk-field-hand-help = Jelöld meg a lapokat, vagy írd be a kódjukat szóközzel elválasztva, például HA HX L7.
desk-field-trick = Lapok az asztalon
desk-field-trick-help = A letétel sorrendjében; ha te hívsz, maradjon üres.
desk-field-cards = A három lap
desk-field-cards-help = A letétel sorrendjében.
desk-field-trump = Adu
desk-field-trump-help = Az adu színe, vagy nincs.
desk-field-contract = Játék
desk-field-contract-help = Az 54 bemondás egyike.
desk-field-role = Ki játszik
desk-field-role-help = A hetesre tartás csak a felvevőt köti.
desk-field-trick_no = Hányadik ütés
desk-field-trick_no-help = 1-től 10-ig.
desk-field-new = Új bemondás
desk-field-new-help = Amit valaki mondani szeretne.
desk-field-standing = Érvényben lévő bemondás
desk-field-standing-help = Amit felül kell múlni.
desk-field-bid = Bemondás
desk-field-bid-help = Az 54 bemondás egyike.
desk-field-components = Részjátékok
desk-field-components-help = Jelöld be mindet, ami a bemondáshoz tartozik.
desk-field-cls = Osztály
desk-field-cls-help = Adus, piros vagy színtelen.
desk-field-forehand = Kezdő
desk-field-forehand-help = Melyik hely szól először: 0 az A, 1 a B, 2 a C.
desk-field-actions = Lépések
desk-field-actions-help = Soronként egy, az elhangzás sorrendjében.
desk-field-decl_aces_tens = A felvevő ászai és tízesei
desk-field-decl_aces_tens-help = Hány van a felvevő ütéseiben.
desk-field-def_aces_tens = A védők ászai és tízesei
desk-field-def_aces_tens-help = Hány van a védők ütéseiben.
desk-field-talon_aces_tens = Ászok és tízesek a talonban
desk-field-talon_aces_tens-help = A védőknek számítanak.
desk-field-last_trick = Utolsó ütés
desk-field-last_trick-help = Ki vitte a tizedik ütést.
desk-field-decl_marriages = A felvevő bejelentései
desk-field-decl_marriages-help = 20 vagy 40, szóközzel elválasztva.
desk-field-def_marriages = A védők bejelentései
desk-field-def_marriages-help = 20 vagy 40, szóközzel elválasztva.
desk-field-decl_aces = A felvevő ászai
desk-field-decl_aces-help = Hány ász van a felvevő ütéseiben; csak a négy ászhoz kell.
desk-field-components_won = Teljesített részek
desk-field-components_won-help = Minden résznél add meg, teljesült-e.
desk-field-kontra = Kontraszintek
desk-field-kontra-help = 0 a nincs, 1 a kontra, 2 a rekontra és így tovább; színtelen játékban védőnként egy szám.
desk-field-silent = Csendesek
desk-field-silent-help = A felvevő szempontjából: nyert vagy vesztett.
desk-field-seven = Az utolsó ütés hetese
desk-field-seven-help = Ki játszotta ki az adu hetest a 10. ütésben, és vitte-e az ütést. Ebből következik a csendes ulti.
desk-field-score-marriages = Bejelentések
desk-field-score-marriages-help = Amit ki-ki bejelentett: 20 vagy 40, szóközzel elválasztva. Csak ott kell, ahol a húszakkal elért csendes száznak külön értéke van.
desk-field-round_factor = Az első kör szorzója
desk-field-round_factor-help = 2 az első kör játékánál, ahol a licit kétkörös.
desk-field-forfeit = Bedobva
desk-field-forfeit-help = A parti felvevője feladta a játékot.

## Options of the rule set

option-four_aces = Négy ász
option-four_aces-help = Bemondható-e és csendesben számít-e a négy ász.
option-min_contract = A legkisebb játék
option-min_contract-help = Játsszák-e egyáltalán a nem piros partit.
option-simple_forfeit = A parti bedobása
option-simple_forfeit-help = A parti felvevője bedobhatja, köteles bedobni vagy nem dobhatja be.
option-forfeit_value = A bedobás ára
option-forfeit_value-help = Pont ellenfelenként.
option-require_cards_for_bid = Lap kell a bemondáshoz
option-require_cards_for_bid-help = A 40-100, a 20-100 és az ulti csak a hozzá való lapokkal mondható be.
option-marriage_needs_trick = A bejelentéshez ütés kell
option-marriage_needs_trick-help = A bejelentés csak akkor számít, ha gazdája visz ütést.
option-open_exposes = Ki terít
option-open_exposes-help = Ki teríti a lapjait terített játékban az első ütés után.
option-kontra_max_level = A legmagasabb kontra
option-kontra_max_level-help = Az utolsó mondható szint; üresen nincs határ.
option-kontra_window = A kontra ideje
option-kontra_window-help = Meddig lehet kontrázni.
option-standalone_trump_durchmars = Durchmars magában aduval
option-standalone_trump_durchmars-help = Játszható-e a magában álló durchmars aduval.
option-loss_factor = A bukás szorzója
option-loss_factor-help = Hányszoros értékbe kerül egy bukott adus rész.
option-silent_bids = Csendesek
option-silent_bids-help = Mi számít bemondás nélkül is.
option-silent_loss_factor = A bukott csendes szorzója
option-silent_loss_factor-help = Hányszoros értékbe kerül egy bukott csendes.
option-silent_100_replaces_simple = A csendes száz kiváltja a partit
option-silent_100_replaces_simple-help = Csendes száz esetén a parti nem számít.
option-silent_20_100_value = Csendes száz húszakkal
option-silent_20_100_value-help = Az értéke annak az oldalnak, amely csak húszat jelentett be.
option-silent_kontra = Kontra a csendeseken
option-silent_kontra-help = Érvényes-e a csendesekre a parti kontrája.
option-silent_ulti_all_pay = A társ is fizet
option-silent_ulti_all_pay-help = A védő csendes ultiját a társa is fizeti.
option-defender_lost_silent_ulti = A védő leütött hetese
option-defender_lost_silent_ulti-help = Mennyibe kerül, ha egy védő adu hetesét az utolsó ütésben leütik.
option-auction_variant = Licit
option-auction_variant-help = Egy kör a teljes kézzel, vagy előbb egy kör öt lappal.
option-auction_end = A licit vége
option-auction_end-help = Emelheti-e még a bemondását, akié érvényben van.
option-table_size = Játékosok az asztalnál
option-table_size-help = Négyen az osztó kimarad.
option-value-on = be
option-value-off = ki
option-value-none = nincs
option-value-simple = parti
option-value-hearts_simple = piros parti
option-value-optional = szabadon
option-value-mandatory = kötelező
option-value-never = soha
option-value-all = mindhárman
option-value-declarer = a felvevő
option-value-trick2 = a második ütés kezdetéig
option-value-own_card = a saját első lap előtt
option-value-after_trick1 = az első és a második ütés között
option-value-with_simple = a partival együtt
option-value-100_and_durchmars_only = csak a száz és a durchmars
option-value-normal = szokásos
option-value-two_round = kétkörös
option-value-three_passes = három passz
option-value-two_passes = két passz

## A kérdés űrlapja és a válaszok

desk-choose-one = válassz
desk-usual = a szokásos: { $value }
desk-nth = { $number }. lap
desk-typed = Vagy írd be a lapok kódját
desk-unknown = Nincs { $ask } nevű kérdés. Válassz ezek közül.
desk-word-declarer = a felvevő
desk-word-defender = egy védő
desk-word-defenders = a védők
desk-word-trump = színes
desk-word-hearts = piros
desk-word-nt = színtelen
desk-label-over = A licit véget ért
desk-label-to_act = Soron lévő hely
desk-label-declarer = Felvevő
desk-label-defenders = Védők
desk-label-d1 = Első védő
desk-label-d2 = Második védő
desk-label-name = Utoljára bemondva
desk-label-factor = Szorzó

## Why: cards

why-pref-follow = A hívott színt ({ $suit }) kell adni; felülütni senkinek sem kell.
why-pref-trump = Akinek nincs színe ({ $suit }), annak adut kell tennie, nagyot vagy kicsit.
why-pref-lead-forehand = { $by } a kezdő, ő hív az első ütésre.
why-pref-lead-next = A kezdő nem játszik, ezért a következő játszó hív: { $by }.
why-pref-lead-sanac = Szansban az első ütésre nem a felvevő hív, hanem a következő játszó: { $by }.
why-pref-lead-through = A felvevő előtt ülő védő hív, vagy a másik, ha ő nem játszik: { $by }.
why-pref-open = Az eredmény még nyitott.
why-pref-decided-five = { $count }. ütés: a védők ötödik ütése, a játék elbukott.
why-pref-decided-bettel = { $count }. ütés: a felvevő vitte, a betli elbukott.
why-pref-decided-all = { $count }. ütés: a védők vitték, a preferánsz elbukott.
why-pref-decided-ten = Minden ütés kellett, az utolsó dönt.

## Why: auction

why-pref-auction-first = { $by } először szól: passz, a következő szám vagy kézből játszott játék.
why-pref-auction-senior = { $by } előbb szól, mint akié a szám ({ $bid }): megtarthatja vagy passzolhat.
why-pref-auction-junior = { $by } később szól, mint akié a szám ({ $bid }): emelhet vagy passzolhat.
why-pref-auction-over-game = Ezután: { $bid }, számot nem lehet mondani; { $by } ugyanígy kézből szólhat, magasabbat mondhat vagy passzolhat.
why-pref-auction-name-first = { $by } nevez meg elsőnek színt, a négy közül bármelyiket.
why-pref-auction-name = { $by } magasabb színt nevez meg ennél: { $bid }, vagy enged.
why-pref-auction-promise = Aki más után szólt kézből, legalább hármat ígért, ezért { $by } nem engedhet ennek: { $bid }.
why-pref-won-nobody = Mind a hárman passzoltak.
why-pref-won-number = { $by } a felvevő ezzel a számmal: { $bid }; a másik kettő passzolt.
why-pref-won-alone = Egyedül { $by } szólt kézből, a színt a játékkal nevezi meg.
why-pref-won-game = A legmagasabb kézből játszott játékot { $by } mondta: { $bid }.
why-pref-auction-open = A licit még nem ért véget: { $by } következik.
why-pref-call-reject = { $index }. lépés ({ $by }): nem szabályos, mert { $reason }
why-pref-call-step = a számok csak egyesével emelkedhetnek.
why-pref-call-raise = aki előbb szól, mint akié a szám, megtarthatja, de nem emelheti.
why-pref-call-game-late = kézből csak az első megszólaláskor lehet szólni.
why-pref-call-name-suit = itt csak színt lehet megnevezni.
why-pref-call-suit-early = a kézből játszott játék színét csak később nevezik meg.
why-pref-call-hold-first = az első megszólaláskor nincs mit megtartani.
why-pref-call-hold-junior = aki később szól, mint akié a szám, emelheti, de nem tarthatja meg.
why-pref-call-dead = valaki már kézből szólt, a számok nem élnek.
why-pref-call-promise = aki más után szól kézből, legalább hármat ígér.
why-pref-call-must-name = az első megnevező nem engedhet.
why-pref-call-name-low = a legmagasabbnál magasabbat kell megnevezni.
why-pref-call-game-low = ez a játék nem magasabb az elhangzottnál.
why-pref-call-low = a szám nem magasabb az érvényben lévőnél.
why-pref-auctions = Ezekkel a szabályokkal { $total } különböző licit lehetséges.
why-pref-contract-number = Aki ezzel nyert: { $bid }, azt vagy bármi magasabbat bejelenthet.
why-pref-contract-lone = Aki egyedül szólt kézből, a négy szín egyikét nevezi meg.
why-pref-contract-named = Amit megneveztek, az a játék: { $bid }.

## Why: defence

why-pref-answers = { $by } mondja meg, hogy jön-e.
why-pref-window = Mindenki felelt; az első lapig elsőnek { $by } szólhat.
why-pref-window-bettel = Betli ellen mindkét védő játszik; az első lapig elsőnek { $by } szólhat.
why-pref-kontra-next = { $name } után csak { $by } kontrázhat tovább.
why-pref-kontra-top = { $name } a legmagasabb szint, tovább senki sem kontrázhat.
why-pref-two = A sima kettőt csak kontra után játsszák; elsőnek { $by } szólhat.
why-pref-two-dropped = Sima kettő ellen egyik védő sem jön: nincs játék.
why-pref-both-drop = Egyik védő sem jön: a felvevő játék nélkül teljesít.
why-pref-said-ended = e játék ellen senki sem játszik, a leosztás véget ért.
why-pref-said-chain = a felvevő és a kontrázó felváltva kontráz.
why-pref-said-right = az első kontra azé a védőé, aki jön.
why-pref-said-two = sima kettőben nincs hívás.
why-pref-said-invite = csak az hívhat, aki jön, ha a társa nem jött, és még nem volt kontra.
why-pref-said-bettel = betli ellen senkit sem kérdeznek.
why-pref-said-early = kontrázni csak mindkét felelet után lehet.
why-pref-said-answered = már mindketten feleltek.

## Why: score and sheet

why-pref-score = { $bid }: { $worth } × { $factor } = { $value }. { $parts }.
why-pref-score-made = A játék megvan
why-pref-score-failed = A játék elbukott
why-pref-score-unplayed = Játék nélkül megvan
why-pref-score-nothing = Nem játsszák le, és semmi sem változik
why-pref-score-penalty = { $by } büntetést fizet
why-pref-score-reduced = már csak { $value } volt hátra
why-pref-two-refa = A kettőt senki sem kontrázta meg: mindenkinek refát írnak.
why-pref-refa = Van még írható refa, és senki sincs kalap alatt.
why-pref-refa-most = A játszma minden refáját megírták már.
why-pref-refa-hat = Valaki kalap alatt van, ezért nem írnak refát.
why-pref-hat = Nulla alatt kalapot rajzolnak, nullánál vagy fölötte megfordítják; a bula végül { $value }.
why-pref-hat-none = A bula sosem lépi át a nullát; végül { $value }.
why-pref-totals = A bula tízszerese a játékos ellen számít; ehhez jön, amit szupában írt, és levonódik, amit ellene írtak.
why-pref-write-off = Minden bula { $amount } ponttal csökken; a maradékot ({ $last }) egyesével a legmagasabbakból veszik le.
why-pref-session-open = Még { $value } van hátra.
why-pref-session-over = { $count } leosztás után semmi sincs hátra: a játszma véget ért.
why-pref-session-ended = A játszma { $count } leosztás után véget ért.

## Why: PPN

why-pref-ppn-auction = Csak ez a licit hagy hátra ilyen legmagasabb licitet mindegyiküknél.
why-pref-ppn-none = Nincs szabályos licit, amely ezeket hagyná hátra.
why-pref-ppn-several = Több licit is hagyhatja hátra ezeket.
why-pref-ppn-order = A játék sorrendje mindig 1, 2, 3.
why-pref-ppn-refa = { $value } kétszerese ennek: { $amount }; refa duplázta a leosztást.
why-pref-ppn-no-refa = { $value } a refa nélküli érték.
why-pref-ppn-value = { $value } sem nem { $amount }, sem nem a kétszerese.

## Questions about Preferans

desk-title-preferans = Szabálykérdések: preferánsz
desk-ask-preferans-legal_cards-help = Add meg a kezet, az asztalon fekvő lapokat és a játékot.
desk-ask-preferans-trick_winner-help = Add meg a két vagy három lapot a letétel sorrendjében.
desk-ask-preferans-score = Mit hoz ez a leosztás?
desk-ask-preferans-score-help = Mondd meg, mennyi volt hátra, ki mit játszott, és ki hány ütést vitt.
desk-ask-first_leader = Ki hív az első ütésre?
desk-ask-first_leader-help = Az osztótól, a felvevőtől, a játéktól és attól függ, kik játszanak.
desk-ask-auction_next = Mit lehet most mondani?
desk-ask-auction_next-help = Írd be sorban a licitet, soronként egyet, előtte a hellyel; amit ki sem mondanak, azt hagyd el.
desk-ask-auction_result = Ki nyerte ezt a licitet?
desk-ask-auction_result-help = Írd be a teljes licitet sorban, soronként egyet, előtte a hellyel.
desk-ask-auctions = Hányféle licit van?
desk-ask-auctions-help = Megszámol minden szabályos licitet, annak, aki a saját programját ellenőrzi.
desk-ask-contract_options = Milyen játék jelenthető be?
desk-ask-contract_options-help = Számmal vagy kézből megnyert licit után.
desk-ask-defence_next = Mit mondhat a védelem?
desk-ask-defence_next-help = Írd be sorban a feleleteket és a kontrákat, soronként egyet, előtte a hellyel.
desk-ask-decided = Mikor dőlt el a leosztás?
desk-ask-decided-help = Írd be sorban, ki vitte az ütéseket.
desk-ask-refa = Írnak refát?
desk-ask-refa-help = Olyan leosztás után, amelyben mind a hárman passzoltak.
desk-ask-hats = Hol rajzolnak kalapot?
desk-ask-hats-help = Egy bulát követ végig a változásain.
desk-ask-totals = Mi a végelszámolás?
desk-ask-totals-help = Egy lap buláiból és szupáiból.
desk-ask-write_off = Hogyan írják le a maradékot?
desk-ask-write_off-help = Idő előtt abbahagyott játszmához.
desk-ask-session = Hogy áll ez a játszma?
desk-ask-session-help = A leosztások listájából kiszámítja a lapot minden leosztás után.
desk-ask-ppn_auction = Milyen licit áll e PPN-mező mögött?
desk-ask-ppn_auction-help = A játékosok legmagasabb licitjéből visszaállítja az egészet.
desk-ask-ppn_refa = Refa duplázta ezt a PPN-leosztást?
desk-ask-ppn_refa-help = Olyan fájlhoz, amely elhagyja a refát: az értékből következik.

## Fields of these questions

desk-field-preferans-hand-help = Jelöld meg a lapokat, vagy írd be a kódjukat szóközzel elválasztva, például HA HX S7.
desk-field-preferans-contract-help = A kézből játszott játék talon nélkül megy, és eggyel többet ér.
desk-field-preferans-kontra = A kontra mezője
desk-field-preferans-kontra-help = Ahogy a fájlban áll: 0, I2, K1 és így tovább.
desk-field-dealer = Osztó
desk-field-dealer-help = Az osztó utáni hely szól elsőnek.
desk-field-declarer = Felvevő
desk-field-declarer-help = Aki a játékot játssza.
desk-field-active = Kik játszanak
desk-field-active-help = A felvevő és minden játszó védő, a hívott is.
desk-field-won_by = Mivel nyerték
desk-field-won_by-help = Hogyan nyerték meg a licitet.
desk-field-value = Érték
desk-field-value-help = A szám vagy a megnevezett játék; üres, ha valaki egyedül szólt kézből. PPN-ben a leosztás értéke.
desk-field-refa = A felvevőnek nyitott refája van
desk-field-refa-help = Duplázza a leosztást.
desk-field-trick_winners = Az ütések nyertesei
desk-field-trick_winners-help = Helyek sorban, szóközzel elválasztva, például A B B C.
desk-field-before = A leosztás előtt
desk-field-before-help = Kinek mennyi van hátra, és a nyitott refák; kalap alatt nulla alatti szám.
desk-field-volunteers = Ki jött
desk-field-volunteers-help = Védők, akik maguk mondták, hogy jönnek; a hívó is.
desk-field-invited_by = Ki hívott
desk-field-invited_by-help = A védő, aki a társát is hívta.
desk-field-kontra_level = A kontra szintje
desk-field-kontra_level-help = 0: nincs, 1: kontra, 2: rekontra és így tovább.
desk-field-kontra_giver = Ki kontrázott
desk-field-kontra_giver-help = A védő, aki először kontrázott.
desk-field-tricks = Ütések
desk-field-tricks-help = Ha mind üres: a leosztást nem játszották le.
desk-field-bula = Bula
desk-field-bula-help = Kinek mennyi van hátra; játszmánál amennyivel mindenki kezd.
desk-field-written = Megírt refák
desk-field-written-help = Eddig ebben a játszmában.
desk-field-refas = Legtöbb refa
desk-field-refas-help = Üresen bármennyi lehet.
desk-field-event = Mi történt
desk-field-event-help = Refát akkor írhatnak, ha mindenki passzol.
desk-field-start = Kezdő bula
desk-field-start-help = Kalap alatt nulla alatti szám.
desk-field-changes = Változások
desk-field-changes-help = Számok sorban, szóközzel elválasztva, például -10 4.
desk-field-soup = Szupa
desk-field-soup-help = Ki mennyit írt a másik kettő ellen.
desk-field-first_dealer = Első osztó
desk-field-first_dealer-help = Tőle megy körbe az osztás.
desk-field-deals = Leosztások
desk-field-deals-help = Soronként egy JSON-objektum: az egy leosztásról szóló kérdés mezői, az előtte lévők nélkül.
desk-field-bids_field = Licit
desk-field-bids_field-help = Három rész vesszővel, ahogy a fájlban áll: M3,P,3.
desk-field-order = Sorrend
desk-field-order-help = A kezdő elöl, ahogy a fájlban áll: 123, 231 vagy 312.

## Words in answers

desk-soup-against = { $by } ki ellen: { $against }
desk-session-caption = A lap minden leosztás után
desk-hat-hat = kalap
desk-hat-inverted = megfordított kalap
desk-word-number = szám
desk-word-lone_game = egyedül kézből
desk-word-named_game = megnevezett játék kézből
desk-word-passed_out = mindenki passzolt
desk-said-pass = passz
desk-said-hold = enyém
desk-said-play = jövök
desk-said-drop = nem jövök
desk-said-invite = hívás
desk-said-kontra = kontra
desk-said-passed_out = mindenki passzolt
desk-said-number = számmal nyerve
desk-said-game = kézből nyerve
desk-said-unplayed = nem játsszák le
desk-label-turn = Ki szól
desk-label-options = Mondható
desk-label-outcome = Kimenetel
desk-label-value = Érték
desk-label-total = Összesen
desk-label-passed_out = Mind passzol
desk-label-number = Számmal nyert
desk-label-game = Kézből nyert
desk-label-longest = Leghosszabb
desk-label-distinct_ppn = PPN-ben különböző
desk-label-to_speak = Ki szólhat
desk-label-by = Ki
desk-label-may_lead = Jöhet az első lap
desk-label-active = Kik játszanak
desk-label-helper = Segítő
desk-label-level = A kontra szintje
desk-label-if_silent = Ha senki sem szól
desk-label-multiplier = Szorzó (m)
desk-label-made = Játék
desk-label-penalised = Büntetést fizet
desk-label-bula_change = A bula változása
desk-label-bula = Bula
desk-label-soup = Szupa
desk-label-refa_used = Refa elhasználva
desk-label-refa_written = Megírt refák
desk-label-reduced = Csökkentve
desk-label-session_over = A játszma véget ért
desk-label-sum_after = Utána hátravan
desk-label-sum = Hátravan
desk-label-written = Írnak refát
desk-label-each = Fejenként
desk-label-open_refa = Nyitott refák
desk-label-refa = Refa
desk-label-deal = Leosztás
desk-label-dealer = Osztó
desk-label-totals = Összesítés
desk-label-preferans-declarer = Felvevő

## Options of Preferans

option-preset = Előre megadott készlet
option-preset-help = Több opciót állít egyszerre; a többi mellé kerül.
option-or-number = { $option }, számmal
option-bula = Bula
option-bula-help = Amennyi induláskor mindenkinek hátravan.
option-refas = Refák
option-refas-help = Hány írható egy játszmában.
option-bid_step = A számok lépése
option-bid_step-help = Átugorhatók-e számok.
option-kontra_max = Legmagasabb kontra
option-kontra_max-help = Az utolsó mondható szint; a 10 gyakorlatilag korlátlan.
option-plain_two = Sima kettő kontra nélkül
option-plain_two-help = Mi lesz a kettővel, amelyet senki sem kontráz meg.
option-plain_two_refa_exempt = Kettő refával
option-plain_two_refa_exempt-help = Nyitott refával kontra nélkül is játssza-e a felvevő a kettőt.
option-quota_pair = Két védő ütései
option-quota_pair-help = Elég-e együtt négy, ha mindketten játszanak.
option-kontra_bearer = Ütések kontra alatt
option-kontra_bearer-help = Megtartja-e a saját ütéseit az a társ, aki magától jött.
option-betl_kontra_soup = Elbukott betli kontrával
option-betl_kontra_soup-help = Ki írja a szupát.
option-sans_lead = Hívás szansban
option-sans_lead-help = Ki hív az első ütésre.
option-refa_block = Refa és kalap
option-refa_block-help = A kalap megakadályozza-e a refa írását.
option-refa_frozen_under_hat = Kalap alatt a refa nem él
option-refa_frozen_under_hat-help = Nyugszanak-e a nyitott refák, amíg valaki kalap alatt van.
option-last_fall_double = Az utolsó bukás duplán
option-last_fall_double-help = Ha B, az alapérték több, mint ami hátravan.
option-last_hand_soup_limit = A szupa korlátja a végén
option-last_hand_soup_limit-help = Egy ütés bukáskor se hozzon többet, mint ami hátravan.
option-preferans8 = Preferánsz (8)
option-preferans8-help = Van-e nyolcadik játék: mind a tíz ütés.
option-stop_when_decided = Megáll az eldöntésnél
option-stop_when_decided-help = Az élő játék ott áll-e meg.
option-sheet_view = Bal oszlop
option-sheet_view-help = Ki ellen szól a lap bal oszlopa.
option-value-hr = horvát (hr)
option-value-sr = szerb (sr)
option-value-iklub = iklub
option-value-vojvodina = Vajdaság
option-value-prefko = prefko
option-value-next = egyesével
option-value-any = bármely magasabb szám
option-value-declarer_wins = a felvevő nyer
option-value-refa_else_wins = refa, különben a felvevő nyer
option-value-refa_else_nothing = refa, különben semmi
option-value-play = lejátsszák
option-value-two_or_four = kettő külön, vagy négy együtt
option-value-two_each = kettő külön
option-value-giver = a kontrázó
option-value-individual = mindenki a magáét
option-value-both = mindkettő
option-value-seed = a kezdő, sosem a felvevő
option-value-through = a felvevőn át
option-value-any_under_hat = a kalap megakadályozza
option-value-left_is_next = a következő hely ellen
option-value-left_is_prev = az előző hely ellen

## A bracket of PPN

why-pref-ppn-sound = A zárójel szabályos leosztás; észrevétel: { $count }.
why-pref-ppn-unsound = A zárójel nem szabályos leosztás; észrevétel: { $count }.
desk-ask-ppn = Mit mond ez a PPN-zárójel?
desk-ask-ppn-help = Egy kört olvas be, ahogy a betöltés, minden furcsaságával.
desk-field-ppn = PPN-zárójel
desk-field-ppn-help = Egy kör a zárójeleivel, ahogy a fájlban áll.
desk-label-auction = Licit
desk-label-discards = Letett lapok
desk-label-volunteers = Ki jött
desk-label-tricks = Ütések
desk-label-findings = Észrevételek
desk-label-status = Állapot
desk-label-code = Kód
desk-label-pointer = Hely
desk-said-accepted = elfogadva
desk-said-rejected = elutasítva
desk-said-played = lejátszva
