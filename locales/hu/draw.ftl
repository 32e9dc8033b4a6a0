# Teljes sorsolások: hogyan készültek, és miért van ismétlés vagy kimaradás.

draw-summary = { $players } játékos, { $rounds } forduló
draw-threes = { $count } hármas asztal
draw-fours = { $count } négyes asztal
draw-byes-each = { $count } játékos kimarad
draw-how = Így készült: { $how }
draw-seed = Kezdőszám: { $seed }
draw-apart = Soha nem ülnek egy asztalnál: { $pairs }
draw-origin-design = egy rendszer fordulói ({ $system })
draw-origin-design-less-one = egy eggyel több játékosra szóló rendszer fordulói ({ $system }); aki azzal a játékossal ülne, kimarad
draw-origin-design-again = egy teljes rendszer, amely a végén újrasorsolva kezdődik ({ $system })
draw-origin-design-and-search = egy { $rounds } fordulós teljes rendszer ({ $system }), utána keresés
draw-origin-stored = eltárolt sorsolás, hosszú keresés eredménye
draw-origin-searched = keresés
draw-system-affine-plane = affin sík
draw-system-kirkman = Kirkman-rendszer
draw-system-nearly-kirkman = majdnem Kirkman-rendszer
draw-system-fours = négyes asztalok felbontható rendszere
draw-system-shifts = három eltolt szint
draw-repeats = Ismétlés: { $repeats } (alsó korlát: { $bound })
draw-why-pairs = Oka: az asztaloknál { $meetings } találkozás van, de csak { $pairs } pár.
draw-why-players = Oka: { $players } játékos ellenfeleinek száma összesen { $opponents }, de csak { $others } másik játékos van.
draw-why-proved = Oka: bizonyított, hogy kevesebbel nem lehet.
draw-why-even = Oka: a négyes asztalok egyenletesen vannak elosztva.
draw-why-best-found = Oka: kevesebbel járó sorsolás nem ismert; az alsó korlát talán elérhetetlen.
draw-repeat = { $one } és { $other } ezekben a fordulókban találkozik: { $rounds }
draw-seats = Helyek: egy játékos helyeinek száma legfeljebb { $spread } eltérésű; ugyanaz a bal oldali szomszéd ismét: { $left }
draw-visits-even = A négyes asztalnál töltött fordulók száma legfeljebb { $spread } eltérésű.
draw-visits-uneven = A négyes asztalnál töltött fordulók száma { $spread } eltérésű: egyenletesen elosztva több ismétlés lenne.
draw-other-repeats = A legkevesebb ismétléssel: { $repeats } ismétlés, a négyes asztalnál töltött fordulók száma { $spread } eltérésű.
draw-other-even = A négyes asztalokat egyenletesen elosztva: { $repeats } ismétlés.
draw-round = { $round }. forduló
draw-table = { $table }. asztal: { $seats }
draw-bye-first = { $entry } kimarad: ennyien maradnak, ha az asztalok megteltek: { $left }; első kimaradása
draw-bye-again = { $entry } kimarad: ennyien maradnak, ha az asztalok megteltek: { $left }; { $number }. kimaradása, addig senkinek sem volt kevesebb
# Miért ilyen egy forduló sorsolása.
round-why-table = { $why }; pontkülönbség: { $spread }
round-why-standings = szomszédok az állásban
round-why-again = { $count ->
    [one] változtatva, hogy { $count } pár ne találkozzon újra
   *[other] változtatva, hogy { $count } pár ne találkozzon újra
    }
round-why-apart = { $count ->
    [one] változtatva, hogy { $count } pár külön üljön
   *[other] változtatva, hogy { $count } pár külön üljön
    }
round-why-four = akik a négyes asztalnál soron vannak
round-why-rest = akik a többi asztal változtatása után maradtak
round-why-lot = sorshúzással
round-why-pots = minden kalapból egy, sorshúzással
round-why-layers = egy-egy a felső, a középső és az alsó részből
round-why-interval = { $count ->
    [one] szomszédok az állásban
   *[other] { $count } hellyel egymás után az állásban
    }
round-why-bye-lowest = { $name } kimarad: az eddig legritkábban ({ $count }) kimaradók közül a leghátrébb álló ({ $rank }.)
round-why-bye-lot = { $name } kimarad: sorshúzással az eddig legritkábban ({ $count }) kimaradók közül
round-why-repeat-unavoidable = Nem kerülhető el.
round-why-repeat-best = Nélküle nem találtunk sorsolást.
round-why-repeat-allowed = A lebonyolítás megengedi.
