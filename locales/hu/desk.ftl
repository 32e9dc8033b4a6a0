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
why-barred-turn = nem ő következik

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
why-score-forfeit = Bedobva: ellenfelenként { $amount } pont.
why-score-round = Az első kör szorzója ({ $factor }) mindenre vonatkozik.
why-solve = Mindenki legjobb játékával: { $value }.

## The desk pages

desk-title = Szabálykérdések
desk-intro = Kérdezd a szabálymotort, amely a jegyzőkönyveket is elbírálja. Minden válasz megnevezi a szabályt, és megosztható címe van.
desk-choose = Válassz kérdést
desk-ask = Kérdezek
desk-answer = Válasz
desk-why = Miért
desk-rule = Szabály
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
desk-ask-bid_over = Üti-e ez a bemondás amazt?
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
desk-ask-solve = Mi a legjobb?
desk-ask-solve-help = Minden lapot lát, és mindkét fél legjobb eredményét keresi.

## Fields of the desk

desk-field-hand = Kéz
desk-field-hand-help = Kódok szóközzel elválasztva, például HA HX L7.
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
desk-field-forehand-help = A 0, 1, 2 hely közül melyik licitál először.
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
