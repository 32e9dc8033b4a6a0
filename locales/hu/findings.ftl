## Every sentence is given $by (a player with the seat), $found, $expected, $option, $cause and $rule as text, $trick, $count and $limit as numbers. Cards, bids, suits and seats arrive in words. A missing text is the word none, a missing number 0.

finding-at = { $trick ->
        [0] {""}
       *[other] { $trick }. ütés:{" "}
    }
finding-who = { $by ->
        [none] Egy játékos
       *[other] { $by }
    }
finding-expected = { $expected ->
        [none] {""}
       *[other] {" "}Ami ide való: { $expected }.
    }
finding-legal = { $expected ->
        [none] {""}
       *[other] {" "}Szabályos lett volna: { $expected }.
    }
finding-found = { $found ->
        [none] {""}
       *[other] {" "}Itt ez áll: { $found }.
    }
hint-irregular = Ha ez az asztalnál tényleg így történt, jelöld meg a lépést: "irregular": true.
hint-nearest = Erre gondoltál: „{ $found }”?
hint-score-version = Eredmény az 1.1-es változat óta írható: legyen a "version" értéke "1.1".
hint-option = Ezzel az opcióval szabályos: { $option }.
list-more = { $list } és még { $count }

## Bytes

finding-NOT_UTF8-title = Nem UTF-8 szöveg
finding-NOT_UTF8 = A szöveg nem UTF-8 kódolású{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-NOT_UTF8-what = A jegyzőkönyveket UTF-8 szövegként olvassuk. Ebben a szövegben olyan bájtok vannak, amelyek UTF-8-ban nem fordulhatnak elő, vagy UTF-16 kódolású. Nem találgatunk, mert egy rossz találgatás észrevétlenül elrontaná a neveket és a megjegyzéseket.
finding-NOT_UTF8-mend = Mentsd el a fájlt UTF-8 kódolással abban a programban, amelyikkel készült, és küldd be újra.
finding-BYTE_ORDER_MARK-title = Átugrott bájtsorrendjel
finding-BYTE_ORDER_MARK = A szöveg bájtsorrendjellel (BOM) kezdődik, ezt átugrottuk.
finding-BYTE_ORDER_MARK-what = Egyes szerkesztők láthatatlan jelet tesznek a fájl elejére. UTF-8-ban ennek nincs jelentése, a tárolt jegyzőkönyvből kimarad.
finding-BYTE_ORDER_MARK-mend = Nincs teendő. Ha zavar az értesítés, mentsd a fájlt UTF-8-ban, BOM nélkül.
finding-TOO_LARGE-title = Túl nagy
finding-TOO_LARGE = Ez nagyobb a megengedettnél.{ $size ->
        [none] {""}
       *[other] {" "}Egyetlen jegyzőkönyv legfeljebb { $size } lehet.
    }
finding-TOO_LARGE-what = Egy jegyzőkönyv legfeljebb 256 KiB lehet, és a feltöltésnek is van felső határa; mindkettő beállítható. Ami a határon túl van, azt nem olvastuk el.
finding-TOO_LARGE-mend = Oszd szét több fájlba (soronként egy jegyzőkönyv), vagy rövidítsd a megjegyzéseket.
finding-TOO_DEEP-title = Túl mély egymásba ágyazás
finding-TOO_DEEP = Az objektumok és listák itt túl mélyen vannak egymásba ágyazva.{ $limit ->
        [0] {""}
       *[other] {" "}Legfeljebb { $limit } szint engedélyezett.
    }
finding-TOO_DEEP-what = Egy valódi jegyzőkönyvhöz nagyjából nyolc szint elég. A mély egymásba ágyazás vagy a fájlt író program hibája, vagy kísérlet a beolvasás megbénítására, ezért a határnál megállunk.
finding-TOO_DEEP-mend = Keress olyan listát vagy objektumot, amely újra meg újra önmagát tartalmazza; többnyire az "ext" alatt van.

## Syntax

finding-JSON_SYNTAX-title = Nem JSON
finding-JSON_SYNTAX = A szöveg itt nem olvasható JSON-ként{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-JSON_SYNTAX-what = Hiányzik vagy rossz helyen áll egy vessző, zárójel vagy idézőjel, a jegyzőkönyv vége után még szöveg következik, vagy nincs is benne jegyzőkönyv. Ha soronként egy jegyzőkönyv van a fájlban, csak ez a sor marad ki; minden más fájl olvasása itt véget ér.
finding-JSON_SYNTAX-mend = Nézd meg a megjelölt helyet és ami közvetlenül előtte áll. Egy JSON-t ismerő szerkesztő rögtön megmutatja a hibát.
finding-DUPLICATE_MEMBER-title = Kétszer szereplő mező
finding-DUPLICATE_MEMBER = Ugyanabban az objektumban kétszer szerepel { $found ->
        [none] ugyanaz a mező
       *[other] ez a mező: „{ $found }”
    }.
finding-DUPLICATE_MEMBER-what = A legtöbb program a két azonos nevű mezőből szó nélkül az utolsót tartja meg. Így senki sem tudná, melyik volt a helyes, ezért a jegyzőkönyvet nem fogadjuk el.
finding-DUPLICATE_MEMBER-mend = Töröld a kettő közül az egyiket.

## Structure

finding-MISSING_MEMBER-title = Hiányzó mező
finding-MISSING_MEMBER = Itt hiányzik valami, aminek meg kell lennie.{ $expected ->
        [none] {""}
       *[other] {" "}Hiányzik: { $expected }.
    }
finding-MISSING_MEMBER-said = Itt hiányzik valami.{ $expected ->
        [none] {""}
       *[other] {" "}Ide illik: { $expected }.
    }
finding-MISSING_MEMBER-dealer = Nem derül ki, ki oszt. Írd az első sorba, például így: { $expected }.
finding-MISSING_MEMBER-what = Minden jegyzőkönyvben szerepelnie kell a formátumnak, a verziónak, a játéknak, a szabályoknak, az osztásnak és a lépéseknek, minden lépésben pedig a típusnak és többnyire a helynek. Ami hiányzik, azt nem pótoljuk találgatással.
finding-MISSING_MEMBER-mend = Írd be a megnevezett mezőt. Az ismeretlen lap jele "??", a teljesen ismeretlen kézé null.
finding-UNKNOWN_MEMBER-title = Ismeretlen mező
finding-UNKNOWN_MEMBER = { $found ->
        [none] Ilyen mező itt nincs
       *[other] Itt nincs „{ $found }” nevű mező
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Itt ismert: { $expected }.
    }
finding-UNKNOWN_MEMBER-what = Az 1.0-s és az 1.1-es verzióban az ismeretlen név hiba, mert szinte mindig elgépelés, és az érték észrevétlenül elveszne. Későbbi alverzióban csak figyelmeztetés, és a mező változatlanul megmarad.
finding-UNKNOWN_MEMBER-mend = Javítsd ki a nevet, a saját adatokat pedig tedd az "ext" mezőbe, például "x-sajat" néven.
finding-WRONG_TYPE-title = Nem megfelelő típusú érték
finding-WRONG_TYPE = Az érték nem megfelelő típusú.{ finding-found }{ finding-expected }
finding-WRONG_TYPE-what = Szöveg áll szám helyén, lista objektum helyén vagy hasonló. A formátum csak egész számokat ismer, a tört szám is hibás.
finding-WRONG_TYPE-mend = Írd az értéket a várt alakban: a számot idézőjel nélkül, a listát szögletes zárójelben.
finding-BAD_VALUE-title = Nem megengedett érték
finding-BAD_VALUE = { $found ->
        [none] Ez az érték itt nem megengedett
       *[other] Itt nem megengedett érték: „{ $found }”
    }.{ finding-expected }{ $cause ->
        [none] {""}
       *[other] {" "}{ $cause }
    }
finding-BAD_VALUE-what = Az érték típusa jó, de nem tartozik az itt megengedettek közé: nem A, B vagy C hely, a játékban nem létező lépés, határon kívüli szám, vagy rejtett vezérlőkarakter a szövegben.
finding-BAD_VALUE-mend = Válassz a felsorolt értékek közül; a helyesírás, a kis- és nagybetű is számít.
finding-BAD_CARD-title = Nem kártyakód
finding-BAD_CARD = { $found ->
        [none] Ez nem kártyakód
       *[other] Ez nem kártyakód: „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Talán { $expected }.
    }
finding-BAD_CARD-what = A lapot két nagybetűs karakter jelöli: előbb a szín, aztán a figura. A HX a piros tízes, a B7 a tök hetes. A tízes jele X. Az ismeretlen lap "??", és kijátszani soha nem lehet.
finding-BAD_CARD-mend = Nagybetűvel írd a kódot: a színek A L H B, a figurák A X K O U 9 8 7. Ha javítást ajánlunk, csak az az egy lehetséges.
finding-BAD_TIME-title = Olvashatatlan időpont
finding-BAD_TIME = Ez nem a kért alakú dátum vagy időpont{ $found ->
        [none] {""}
       *[other] : „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Így kell írni: { $expected }.
    }
finding-BAD_TIME-what = Az időpontot időeltolással kell írni (2026-03-14T19:05:00+01:00), mert a puszta helyi idő minden országban mást jelent. A nap önmagában a "date" mezőbe való.
finding-BAD_TIME-mend = Írd hozzá az időeltolást, vagy csak a napot add meg a "date" mezőben.
finding-UNSUPPORTED_VERSION-title = Nem támogatott verzió
finding-UNSUPPORTED_VERSION = Ezt a verziót nem tudjuk olvasni{ $found ->
        [none] {""}
       *[other] : „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Támogatott: { $expected }.
    }
finding-UNSUPPORTED_VERSION-what = A verzió első száma akkor változik, ha a régi programok félreértenék a jegyzőkönyvet. Az ilyet inkább elutasítjuk, mint hogy félig értsük.
finding-UNSUPPORTED_VERSION-mend = Mentsd el a jegyzőkönyvet 1.1-es verzióban, vagy használj újabb Talont.
finding-UNKNOWN_RULES-title = Ismeretlen szabálykészlet
finding-UNKNOWN_RULES = Ez a szabálykészlet vagy kiadás{ $found ->
        [none] {""}
       *[other] {" "}(„{ $found }”)
    } ismeretlen, vagy más játékhoz tartozik.{ finding-expected }
finding-UNKNOWN_RULES-what = Egy jegyzőkönyvet csak olyan szabályok szerint lehet elbírálni, amelyeket a program ismer. A névnek és a kiadásnak is ismertnek kell lennie, és illenie kell a játékhoz.
finding-UNKNOWN_RULES-mend = Ulti esetén az azonosító "ulti", a kiadás 1.
finding-UNKNOWN_OPTION-title = Ismeretlen opció
finding-UNKNOWN_OPTION = Ebben a szabálykészletben nincs { $found ->
        [none] ilyen nevű
       *[other] „{ $found }” nevű
    } opció.{ $expected ->
        [none] {""}
       *[other] {" "}Ismert: { $expected }.
    }
finding-UNKNOWN_OPTION-what = Az opciókon múlik, mi szabályos, és mi mennyit ér. Egy értelmezhetetlen opciót nem szabad átugrani, különben más szabályok szerint bírálnánk el a leosztást, mint ahogy játszották.
finding-UNKNOWN_OPTION-mend = Javítsd ki a nevet. Az összes opció a szabályok 13. szakaszában áll.
finding-LIMIT-title = Túllépett korlát
finding-LIMIT = { finding-at }Ez több a megengedettnél.{ $count ->
        [0] {""}
       *[other] {" "}Itt { $count } van.
    }{ $limit ->
        [0] {""}
       *[other] {" "}A korlát { $limit }.
    }
finding-LIMIT-what = Egy jegyzőkönyvben 400 lépés, a változatokban 2000 lépés, egy megjegyzésben 20 000 karakter lehet, a kontra pedig a 20. szintig vagy a szabálykészletben megadott szintig emelhető. Valódi leosztás ezeket meg sem közelíti.
finding-LIMIT-mend = Keress kétszer beírt lépéseket, rövidítsd a szöveget, vagy nézd meg a „kontra_max_level” opciót.

## Deal

finding-DEAL_DUPLICATE-title = Kétszer kiosztott lap
finding-DEAL_DUPLICATE = { $found ->
        [none] Egy lap kétszer szerepel az osztásban
       *[other] Ez a lap kétszer szerepel az osztásban: { $found }
    }.
finding-DEAL_DUPLICATE-what = A csomagban 32 lap van, mindegyikből egy. Ha egy lap két helyen áll az osztásban, akkor egy másik hiányzik, és nem tudni, a kettő közül melyik a rossz.
finding-DEAL_DUPLICATE-mend = Vesd össze mindkét helyet az asztalnál készült feljegyzéssel. Ha a valódi lap nem ismert, írj "??" jelet.
finding-DEAL_MISSING-title = Az osztásból hiányzó lapok
finding-DEAL_MISSING = Az osztásban nincs meg a teljes csomag.{ $expected ->
        [none] {""}
       *[other] {" "}Hiányzik: { $expected }.
    }
finding-DEAL_MISSING-what = Mind a 32 lapot ki kell osztani: tizenkettőt a kezdőnek és tízet-tízet a többieknek, vagy mindenkinek tízet és kettőt a talonba. Az itt felsorolt lapok sehol sem szerepelnek.
finding-DEAL_MISSING-mend = Írd be a hiányzó lapokat a helyükre, vagy "??" jelet oda, ahol nem tudod.
finding-DEAL_WRONG_DECK-title = Másik csomagból való lap
finding-DEAL_WRONG_DECK = { $found ->
        [none] Ez a lap a másik játék csomagjából való
       *[other] Ez a lap a másik játék csomagjából való: { $found }
    }.
finding-DEAL_WRONG_DECK-what = Az ultit magyar kártyával írjuk le (makk, zöld, piros, tök), a preferánszot franciával (pikk, káró, kőr, treff). Hogy melyiken nézed, rajtad áll; a fájlban mindig a játék saját kódjai állnak.
finding-DEAL_WRONG_DECK-mend = Írd át a kódokat: makk = treff, zöld = pikk, piros = kőr, tök = káró; felső = dáma, alsó = bubi.
finding-DEAL_HAND_SIZE-title = Nem ennyi lap jár
finding-DEAL_HAND_SIZE = { $count ->
        [0] Itt nem annyi lap van, amennyinek lennie kell
       *[other] Itt { $count } lap van
    }.{ $limit ->
        [0] {""}
       *[other] {" "}{ $limit } lapnak kellene lennie.
    }
finding-DEAL_HAND_SIZE-what = A kezeket úgy kell leírni, ahogy kiosztották őket: tizenkét lap a kezdőnek (az osztó utáni helynek), tíz-tíz a többieknek, üres talonnal; vagy tíz, tíz, tíz és kettő.
finding-DEAL_HAND_SIZE-mend = Nézd meg, ki osztott: ettől függ, kinek a kezében van tizenkét lap. Az ismeretlen helyekre írj "??" jelet.
finding-DEAL_NORMALISED-title = A talon a kezdőé lett
finding-DEAL_NORMALISED = A talon két lapja a kezdőé lett{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-DEAL_NORMALISED-what = Egyes programok mindenkinek tíz lapot írnak és kettőt a talonba. Az ultiban a kezdő tizenkét lapot kap, tehát ez a kettő az övé, és így is tároljuk.
finding-DEAL_NORMALISED-mend = Nincs teendő. A kezdőnek írhatsz rögtön tizenkét lapot, talon nélkül.

## Sequence

finding-OUT_OF_TURN-title = Nem ő következik
finding-OUT_OF_TURN = { finding-at }{ finding-who } soron kívül lép.{ $expected ->
        [none] {""}
       *[other] {" "}Következik: { $expected }.
    }
finding-OUT_OF_TURN-what = A játék sorrendje A, B, C, majd újra A. A licitben a sor a kezdőtől jár körbe; az ütésben attól, aki hív, és az hív, aki az előző ütést vitte.
finding-OUT_OF_TURN-mend = Nézd meg, nem maradt-e ki előtte egy lépés, vagy nem rossz helyhez írták-e. Ha a lapot tényleg soron kívül tették le, és úgy maradt, jelöld szabálytalannak.
finding-WRONG_PHASE-title = Most nem lehet ilyet lépni
finding-WRONG_PHASE = { finding-at }{ $by ->
        [none] Ez
       *[other] { $by }: ez
    } a lépés most nem lehetséges.{ finding-expected }
finding-WRONG_PHASE-given = A licit nélkül megadott játék az első művelet, és mellette nincs bemondás, letett lap vagy más játék.
finding-WRONG_PHASE-what = A leosztás szakaszokból áll: licit, adumegnevezés, lejátszás. A bemondás előtt két lapot talonba kell tenni; aki felvette a talont, annak licitálnia kell; az adut az első kontra, bejelentés vagy lap előtt kell megnevezni.
finding-WRONG_PHASE-mend = Keresd, mi maradt ki közvetlenül előtte: talonozás, bemondás, adumegnevezés vagy a három záró passz egyike.
finding-AFTER_END-title = A leosztás vége után
finding-AFTER_END = { finding-at }{ $by ->
        [none] Ez
       *[other] { $by }: ez
    } a lépés már a leosztás vége után áll.
finding-AFTER_END-what = A tizedik ütés, a megegyezés, a feladás vagy a bedobás után már nem lehet játszani. Ezután csak versenyvezetői döntés, szabálytalanság vagy lapmutatás állhat, az "end" után pedig csak versenyvezetői döntés.
finding-AFTER_END-mend = Töröld, ami a vége után áll, vagy a megegyezést, illetve a feladást, ha a játék folytatódott.
finding-INCOMPLETE-title = Befejezetlen jegyzőkönyv
finding-INCOMPLETE = A jegyzőkönyv a leosztás vége előtt megszakad{ $trick ->
        [0] {""}
       *[other] {" "}({ $trick }. ütés)
    }.
finding-INCOMPLETE-what = A jegyzőkönyvet tároljuk, és a végéig vissza is játszható, de eredménye nincs: ami nincs benne, azt nem találjuk ki.
finding-INCOMPLETE-mend = Pótold a hiányzó lapokat, írj be egy mindenki által elfogadott megegyezést, vagy egy "end" lépést, amely megmondja, miért szakad meg.

## Auction

finding-BID_TOO_LOW-title = Túl alacsony bemondás
finding-BID_TOO_LOW = { finding-who } bemondása { $found ->
        [none] {""}
       *[other] ({ $found }){" "}
    }túl alacsony.{ finding-legal }
finding-BID_TOO_LOW-what = Az új bemondásnak magasabb fokon kell állnia a licitlétrán, mint az érvényben lévőnek. A több pont erősebb; egyenlő pontnál a kevesebb részből álló bemondás, néhány holtversenyt pedig a táblázat dönt el.
finding-BID_TOO_LOW-mend = Hasonlítsd össze a kettőt a licittáblázatban. Többnyire egy szomszédos bemondás kódja került ide, vagy kimaradt egy passz.
finding-BID_STEP-title = Kihagyott fok
finding-BID_STEP = { finding-who } kihagyott egy fokot a licitben{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}A következő: { $expected }.
    }
finding-BID_STEP-what = A preferánszban a számokat sorban kell licitálni, ugrani nem szabad. Az ultiban bármely magasabb bemondás tehető.
finding-BID_STEP-mend = Írd be a következő számot, vagy a kimaradt bemondásokat.
finding-BID_UNKNOWN-title = Nincs ilyen bemondás
finding-BID_UNKNOWN = Nincs ilyen bemondás{ $found ->
        [none] {""}
       *[other] : „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}A legközelebbi: { $expected }.
    }
finding-BID_UNKNOWN-what = 54 bemondás van, mindegyiknek egyetlen kódja, betűre pontosan. Egyes párosítások nem léteznek: négy ász és durchmars nem fér össze, az adu nélküli játékok pedig magukban állnak. Opciók is kivehetnek bemondásokat.
finding-BID_UNKNOWN-mend = Vedd a kódot a licittáblázatból. A piros bemondások "p:" kezdetűek, és az ultinál meg a négy ásznál a "simple" is kiírandó: "simple+ulti".
finding-RAISE_NOT_ALLOWED-title = Nem emelhet
finding-RAISE_NOT_ALLOWED = { finding-who } itt nem emelhet.{ finding-legal }
finding-RAISE_NOT_ALLOWED-what = A preferánszban két licitáló közül az idősebb „enyém”-mel tartja a számot, nem emeli; a következő számot csak a fiatalabb mondhatja.
finding-RAISE_NOT_ALLOWED-mend = Licit helyett tartást írj be.
finding-GAME_NOT_ALLOWED-title = Itt nem lehet kézből szólni
finding-GAME_NOT_ALLOWED = { finding-who } itt nem szólhat kézből.{ finding-legal }
finding-GAME_NOT_ALLOWED-what = A preferánszban kézből csak az első megszólaláskor lehet szólni: aki már számot licitált, nem válthat rá.
finding-GAME_NOT_ALLOWED-mend = Nézd meg, ki következett, és mit mondott először a játékos.
finding-HOLD_NOT_ALLOWED-title = Nem tarthatja
finding-HOLD_NOT_ALLOWED = { finding-who } itt nem tarthatja a számot.{ finding-legal }
finding-HOLD_NOT_ALLOWED-what = A preferánszban csak a két licitáló közül az idősebb tarthatja a számot, első szólásra és játékra soha.
finding-HOLD_NOT_ALLOWED-mend = Írd be a következő számot vagy passzt.
finding-PASS_DROPPED-title = Elhagyott felesleges passz
finding-PASS_DROPPED = Egy felesleges passz kimaradt a tárolt jegyzőkönyvből{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-PASS_DROPPED-what = Egyes programok azt is megkérdezik, aki már kiszállt a licitből. Az ilyen passz semmin sem változtat, ezért a tárolt jegyzőkönyvben nem szerepel, és a későbbi sorszámok eggyel csökkennek.
finding-PASS_DROPPED-mend = Nincs teendő.
finding-DISCARD_NOT_HELD-title = Olyan lapot tett le, ami nincs nála
finding-DISCARD_NOT_HELD = { finding-who } olyan lapot tett talonba, amely nincs a kezében{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-DISCARD_NOT_HELD-what = A talonba tett két lap a kézben lévő tizenkettőből való: a kiosztottakból, illetve a tízből és a felvett talonból. Ugyanazt a lapot nem lehet kétszer letenni.
finding-DISCARD_NOT_HELD-mend = Nézd át az osztást és a korábbi talonokat: minden letett lap annál lesz, aki legközelebb felveszi. A fel nem jegyzett lap jele "??".
finding-DISCARD_COUNT-title = Nem két lap
finding-DISCARD_COUNT = { finding-who } pontosan két lapot köteles letenni.{ $count ->
        [0] {""}
       *[other] {" "}Itt { $count } szerepel.
    }
finding-DISCARD_COUNT-what = A talon mindig két lap. Ha több vagy kevesebb lenne, a tíz ütéshez nem jutna mindenkinek egyenlő számú lap.
finding-DISCARD_COUNT-mend = Írd be mindkét lapot, az ismeretlen helyére "??" kerüljön.
finding-TRUMP_NOT_ALLOWED-title = Itt nem lehet adut megnevezni
finding-TRUMP_NOT_ALLOWED = { finding-who } itt nem nevezheti meg adunak{ $found ->
        [none] {" "}ezt a színt
        [trump] {""}
       *[other] {" "}ezt: { $found }
    }.{ finding-expected }
finding-TRUMP_NOT_ALLOWED-what = Adut csak a nem piros adus játék felvevője nevez meg, egyszer, a licit után: makkot, zöldet vagy tököt. Piros játékban az adu szó nélkül piros, a színtelen játékoknak nincs adujuk. Ha a bemondáshoz meg kell lennie a lapnak („require_cards_for_bid” opció), csak olyan szín nevezhető meg, amelyben a felvevőnél megvan. Ha a partit kötelező bedobni („simple_forfeit” opció), adut nem nevez meg senki.
finding-TRUMP_NOT_ALLOWED-mend = Töröld ezt a lépést, vagy nézd meg, nem piros volt-e a bemondás. Ha a bemondáshoz lap kell, olyan színt írj, amelyben a felvevőnél megvan; ha a partit be kell dobni, az utolsó passz után "throw_in" lépés jön.
finding-CONTRACT_BELOW_BID-title = A játék kisebb a licitnél
finding-CONTRACT_BELOW_BID = { finding-who } a licitált számnál kisebbet játszik{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ finding-legal }
finding-CONTRACT_BELOW_BID-what = A preferánszban a licitált számot vagy annál nagyobbat lehet játszani, kisebbet soha.
finding-CONTRACT_BELOW_BID-mend = Írd be a lejátszott játékot, vagy javítsd az utolsó licitet.
finding-CONTRACT_NOT_AS_NAMED-title = Nem a bemondott játék
finding-CONTRACT_NOT_AS_NAMED = { finding-who } nem azt játssza, amit megnevezett{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ finding-legal }
finding-CONTRACT_NOT_AS_NAMED-what = A preferánszban a licitben megnevezett játékot kell játszani.
finding-CONTRACT_NOT_AS_NAMED-mend = Hozd egyezésre a játékot és a megnevezést.
finding-BID_CARDS-title = Nincs meg hozzá a lap
finding-BID_CARDS = { finding-who } úgy licitál, hogy nincs meg hozzá a lapja{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Kellene: { $expected }.
    }
finding-BID_CARDS-what = A „require_cards_for_bid” opcióval a 40-100-hoz adu király és felső, a 20-100-hoz más színű király és felső, az ultihoz adu hetes kell a megtartott tíz lap között. Az opció nélkül a bemondás szabályos, legfeljebb elbukik.
finding-BID_CARDS-mend = Nézd meg a talonozást és a kezet, vagy hagyd ki az opciót, ha az asztalnál nem így játszottatok.
finding-THROW_IN_NOT_ALLOWED-title = Ez nem dobható be
finding-THROW_IN_NOT_ALLOWED = { finding-who } itt nem dobhatja be a leosztást.
finding-THROW_IN_NOT_ALLOWED-what = Csak a nem piros parti felvevője dobhatja be a játékot, az utolsó passz után és az első kontra, bejelentés vagy lap előtt. A „simple_forfeit” opció ezt megtilthatja vagy kötelezővé teheti.
finding-THROW_IN_NOT_ALLOWED-mend = Ha a játékosok közös megegyezéssel hagyták abba, írj "claim" lépést; ha a felvevő később adta fel, "concede" lépést.

## Kontra and marriage

finding-KONTRA_NOT_ENTITLED-title = Nem ő kontrázhat
finding-KONTRA_NOT_ENTITLED = { finding-who } itt nem kontrázhat.{ $expected ->
        [none] {""}
       *[other] {" "}Akinek joga van hozzá: { $expected }.
    }
finding-KONTRA_NOT_ENTITLED-what = Először a védők kontrázhatnak, aztán a két oldal felváltva: a saját oldala kontráját senki sem emelheti. Színtelen játékban minden védőnek külön szintje van.
finding-KONTRA_NOT_ENTITLED-mend = Nézd meg, ki mondta, és nem hiányzik-e ugyanarra a részre egy korábbi kontra.
finding-KONTRA_WINDOW-title = Elkésett kontra
finding-KONTRA_WINDOW = { finding-at }{ finding-who } akkor kontrázik, amikor már nem lehet.
finding-KONTRA_WINDOW-what = Kontrázni a licit végétől a második ütés első lapjáig lehet. A „kontra_window” opció ezt rövidebbre szabhatja.
finding-KONTRA_WINDOW-mend = Tedd a kontrát oda, ahol elhangzott: a második ütést kezdő lap elé.
finding-KONTRA_COMPONENT-title = Nincs ilyen a játékban
finding-KONTRA_COMPONENT = { finding-who } olyat kontráz, ami nincs a játékban{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Ami van benne: { $expected }.
    }
finding-KONTRA_COMPONENT-what = A játék minden részét külön lehet kontrázni. A parti benne van a partiban, az ultiban és a négy ászban, de nincs benne a 40-100-ban, a 20-100-ban és a durchmarsban.
finding-KONTRA_COMPONENT-mend = Olyan részt nevezz meg, amely szerepel a játékban.
finding-MARRIAGE_NOT_HELD-title = Nincs meg a király és a felső
finding-MARRIAGE_NOT_HELD = { finding-who } olyat jelent be, amihez nincs meg a királya és a felsője{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.
finding-MARRIAGE_NOT_HELD-what = A bejelentéshez egy szín királya és felsője kell egy kézben az első ütés kezdetén, az utolsó talonozás után: aduban negyven, más színben húsz.
finding-MARRIAGE_NOT_HELD-mend = Nézd meg a színt és a talonozást.
finding-MARRIAGE_NOT_ALLOWED-title = Nem jelenthető be
finding-MARRIAGE_NOT_ALLOWED = { finding-who } ebben a játékban ezt nem jelentheti be{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.
finding-MARRIAGE_NOT_ALLOWED-what = A 40-100-ban a felvevő csak a negyvenet, a 20-100-ban csak egy húszat jelenthet be. Kétszer semmit sem lehet bejelenteni, adu nélküli játékban pedig egyáltalán nincs bejelentés.
finding-MARRIAGE_NOT_ALLOWED-mend = Töröld a bejelentést, nem számíthat.
finding-MARRIAGE_LATE-title = Elkésett bejelentés
finding-MARRIAGE_LATE = { finding-at }{ finding-who } az első ütésbe tett lapja után jelent be.
finding-MARRIAGE_LATE-what = Bejelenteni az első ütésbe tett lapnál kell, mielőtt a következő játékos lapot tesz. Később már elveszett. A jegyzőkönyvben közvetlenül a lap előtt áll.
finding-MARRIAGE_LATE-mend = Ha időben elhangzott, tedd a játékos első ütésbeli lapja elé; különben töröld.

## Play

finding-CARD_NOT_HELD-title = Ez a lap nincs nála
finding-CARD_NOT_HELD = { finding-at }{ finding-who } kezében nincs meg ez a lap{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-CARD_NOT_HELD-what = A lapot más kapta, a talonba került, vagy már korábban kijátszották. Részben ismert osztásnál a kézben nem maradt számára ismeretlen hely.
finding-CARD_NOT_HELD-mend = Nézd meg a színt és a figurát, a helyet és az utolsó talonozást.
finding-MUST_FOLLOW-title = Színre színt kell adni
finding-MUST_FOLLOW = { finding-at }{ finding-who } nem adott színt, pedig van a hívott színből{ $found ->
        [none] {""}
       *[other] . A letett lap: { $found }
    }.{ finding-legal }
finding-MUST_FOLLOW-what = Akinek van lapja a hívott színből, annak azt a színt kell adnia. Csak ha nincs, akkor tehet mást, és ha van aduja, adut kell tennie.
finding-MUST_FOLLOW-mend = Ellenőrizd a lapot és a hívott színt. Ha a renonsz tényleg megtörtént, jelöld szabálytalannak a lapot, és írd be a döntést.
finding-MUST_BEAT-title = Felül kell ütni
finding-MUST_BEAT = { finding-at }{ finding-who } nem ütött felül, pedig van az ütést vivőnél erősebb lapja{ $found ->
        [none] {""}
       *[other] . A letett lap: { $found }
    }.{ finding-legal }
finding-MUST_BEAT-what = A színre adható lapok közül (szín híján az aduk közül) olyat kell tenni, amely üti a pillanatnyilag legerősebb lapot, ha van ilyen. Hogy melyiket, az szabadon választható.
finding-MUST_BEAT-mend = Ellenőrizd a lapot és a rangsort: adus játékban a tízes a második, színtelenben az alsó és a kilences között áll. Ha tényleg így történt, jelöld szabálytalannak a lapot.
finding-MUST_TRUMP-title = Aduzni kell
finding-MUST_TRUMP = { finding-at }{ finding-who } nem aduzott, pedig a hívott színből nincs lapja, aduja viszont van{ $found ->
        [none] {""}
       *[other] . A letett lap: { $found }
    }.{ finding-legal }
finding-MUST_TRUMP-what = Adus játékban aki nem tud színt adni, köteles adut tenni, ha van neki, akkor is, ha azzal nem viheti az ütést.
finding-MUST_TRUMP-mend = Ellenőrizd az adu színét és a lapot. Ha tényleg így történt, jelöld szabálytalannak a lapot.
finding-SEVEN_RESERVED-title = Az adu hetest meg kell tartani
finding-SEVEN_RESERVED = { finding-at }{ finding-who } az utolsó ütés előtt tette le az adu hetest, pedig volt más szabályos lapja.{ finding-legal }
finding-SEVEN_RESERVED-what = Ultis játékban a felvevőnek az adu hetest az utolsó, tizedik ütésre kell tartania. Csak akkor tehető le korábban, ha nincs más szabályos lapja, és akkor az ulti elbukott.
finding-SEVEN_RESERVED-mend = Ellenőrizd a lapot. Ha a hetest tényleg kijátszották, és úgy maradt, jelöld szabálytalannak.
finding-REVOKE_PROVEN-title = Későbbi lappal bizonyított renonsz
finding-REVOKE_PROVEN = { finding-at }{ $by ->
        [none] Egy
       *[other] { $by }: egy
    } későbbi lap bizonyítja, hogy ez{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    } nem volt szabályos.{ finding-legal }
finding-REVOKE_PROVEN-what = A kéz nem teljesen ismert, de a játék eleget elárul: a játékos nem adott színt, nem ütött felül vagy nem aduzott, később pedig olyan lapot játszott ki, amellyel megtehette volna. Mindkét helyet megmutatjuk.
finding-REVOKE_PROVEN-mend = Ellenőrizd mindkét lapot. Ha a renonsz az asztalnál történt, az elsőt jelöld szabálytalannak.
finding-UNVERIFIABLE-title = Nem ellenőrizhető
finding-UNVERIFIABLE = { finding-at }{ $by ->
        [none] Hogy
       *[other] { $by }: hogy
    } ez a lépés szabályos volt-e, ismeretlen lapokon múlik.
finding-UNVERIFIABLE-sheet = Nem tudni, hogyan állt a lap a leosztás előtt, ezért a refa, a kalap és a csökkentett utolsó leosztás nem számít.
finding-UNVERIFIABLE-what = A jegyzőkönyvben vannak ismeretlen lapok, ezért ezt a szabályt itt nem lehetett ellenőrizni. A jegyzőkönyvet tároljuk; ezen a ponton se nem igazolt, se nem cáfolt.
finding-UNVERIFIABLE-mend = Írd be az ismeretlen lapokat, ha valaki emlékszik rájuk.
finding-IRREGULAR-title = Érvényben hagyott szabálytalan lap
finding-IRREGULAR = { finding-at }{ finding-who } lapja{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    } szabálytalannak van jelölve.{ $cause ->
        [none] {" "}A lap egyébként szabályos.
        [doubtful] {" "}Hogy szabályt sértett-e, ismeretlen lapokon múlik.
       *[other] {" "}A hiba: { $cause }.
    }
finding-IRREGULAR-what = A lap szabályt sértett, de az asztalnál érvényben maradt, és a jegyzőkönyv ezt jelzi. A visszajátszás a letett lappal folytatódik; döntés nélkül a leosztásnak nincs számított eredménye.
finding-IRREGULAR-mend = Írd be a versenyvezető döntését, vagy vedd le a jelölést, ha a lap szabályos volt.

## Result

# Where it is known which claim it is.
claim-differs = { $claim }: a jegyzőkönyv szerint { $found }, a szabályok szerint { $expected }.
finding-RESULT_MISMATCH-title = Eltérő eredmény
finding-RESULT_MISMATCH = A jegyzőkönyv szerint { $found ->
        [none] más az érték
       *[other] { $found }
    }, a szabályok szerint { $expected ->
        [none] más
       *[other] { $expected }
    }.
finding-RESULT_MISMATCH-what = Ami a lapokból kiszámítható, azt kiszámítjuk. A fájl ezen a helyen mást mond; mindkét értéket mutatjuk, és a számított érvényes.
finding-RESULT_MISMATCH-mend = Nézd meg a kontraszinteket, a csendes bemondásokat, a bejelentéseket és az asztal opcióit; aztán javítsd vagy töröld a megadott értéket.
finding-CONTEXT_MISMATCH-title = Eltér a játszmától
finding-CONTEXT_MISMATCH = Az osztás előtti állás itt { $found ->
        [none] más
       *[other] { $found }
    }, a játszma szerint { $expected ->
        [none] más
       *[other] { $expected }
    }.
finding-CONTEXT_MISMATCH-refa = A kettest lejátszották, tehát a felvevőnek nyitott refája volt. E játszma listáján nincs ilyen.
finding-CONTEXT_MISMATCH-what = Egy preferánszleosztás megadhatja, hogyan állt előtte a lista. Játszmán belül ez a korábbi leosztásokból következik, és az számít.
finding-CONTEXT_MISMATCH-mend = Nézd meg, nem hiányzik-e egy leosztás a játszmából, vagy nincs-e rossz sorrendben.
finding-CLAIM_NOT_AGREED-title = Nem mindenki egyezett bele
finding-CLAIM_NOT_AGREED = A megegyezéshez nem járult hozzá minden játékos.{ $expected ->
        [none] {""}
       *[other] {" "}Mindnyájuk beleegyezése kell: { $expected }.
    }
finding-CLAIM_NOT_AGREED-what = A játékot közös megegyezéssel abba lehet hagyni, de ehhez mindhárom játékos beleegyezése kell, és ennek a jegyzőkönyvben is benne kell lennie. Egyik fél egyedül nem zárhatja le a leosztást.
finding-CLAIM_NOT_AGREED-mend = Sorold fel mindhárom helyet az "agreed" mezőben, vagy írj "concede" lépést, ha az egyik fél feladta.
finding-CLAIM_INCOMPLETE-title = A megegyezés hiányos
finding-CLAIM_INCOMPLETE = A megegyezés nem dönt el mindent.{ $expected ->
        [none] {""}
       *[other] {" "}Eldöntetlen: { $expected }.
    }
finding-CLAIM_INCOMPLETE-what = A megegyezés lezárja a leosztást, ezért a játék minden részét el kell döntenie. Az ütések száma például semmit sem mond az ultiról, amíg az adu hetes valakinek a kezében van.
finding-CLAIM_INCOMPLETE-mend = Adj ítéletet a játék minden részéről a "components" mezőben.
finding-RULING_NEEDED-title = Döntésre vár
finding-RULING_NEEDED = A leosztásban szabálytalan lap van, döntés nincs, ezért eredménye sincs.
finding-RULING_NEEDED-what = Hogy mibe kerül a renonsz, azt a versenyvezető vagy a klub mondja meg, nem a program. Addig a leosztás visszajátszható, de nem számolható el.
finding-RULING_NEEDED-mend = Írj a végére egy "ruling" lépést a megítélt eredménnyel, vagy "note" fajtájút, ha nem változik semmi.

## Eredmények: kártya nélküli jegyzőkönyvek

finding-SILENT_NOT_OPEN-title = Ide nem illő csendes bemondás
finding-SILENT_NOT_OPEN = Ez a csendes bemondás ezek szerint a szabályok szerint nem állhat elő e mellett a játék mellett.
finding-SILENT_NOT_OPEN-what = Csendes bemondás csak lejátszott adus játékban lehet. Nem állhat elő olyan játék mellett, amely már tartalmazza a párját, sem ott, ahol az asztal nem játssza (a „silent_bids” beállítás).
finding-SILENT_NOT_OPEN-mend = Hagyd ki a "silent" mezőből, vagy nézd meg a játékot és a beállításokat.
finding-OUTCOME_IMPOSSIBLE-title = Lehetetlen eredmény
finding-OUTCOME_IMPOSSIBLE = Ez nem lehet igaz az eredmény többi részével együtt.
finding-OUTCOME_IMPOSSIBLE-what = Egy eredmény akkor fogadható el, ha az ütéseknek, az ászoknak és tízeseknek, az utolsó ütésnek és a bemondott házasságoknak van olyan elosztása, amelyből minden kijön. Itt nincs ilyen.
finding-OUTCOME_IMPOSSIBLE-mend = Először fordított előjelet keress: megvanként feljegyzett bukott részt, vagy fordítva.
finding-POINTS_IMPOSSIBLE-title = Lehetetlen pontszám
finding-POINTS_IMPOSSIBLE = Nincs olyan leosztás, amelyből ezek a pontok és az eredmény többi része kijön.
finding-POINTS_IMPOSSIBLE-what = Az ütések és a talon 90 pontot érnek, minden bemondott házasság 20 vagy 40 ponttal növeli a maga oldalát. Akinek legalább 100 pontja van, annak csendes száza van, a partit pedig a több pont nyeri.
finding-POINTS_IMPOSSIBLE-mend = Számold újra, a talont a védőknél számolva, vagy hagyd ki a pontokat: nem kötelezők.

## Portable Preferans Notation

finding-PPN_SYNTAX-title = Nem PPN
finding-PPN_SYNTAX = A szöveg itt nem olvasható PPN-ként{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.{ finding-found }{ finding-expected }
finding-PPN_SYNTAX-what = A PPN egy osztást szóközökkel tagolt mezőkként, egyetlen szögletes zárójelben ír le. Itt hiányzik egy zárójel, mező vagy idézőjel.
finding-PPN_SYNTAX-mend = Vesd össze a sort a jelölés leírásával.
finding-PPN_AUCTION-title = A licit nem állítható vissza
finding-PPN_AUCTION = Ezekhez a bemondásokhoz egyetlen licitmenet sem illik.{ finding-found }
finding-PPN_AUCTION-what = A PPN minden játékosnak csak a legmagasabb bemondását őrzi meg. A sorrendet ezekből állítjuk vissza, és itt nincs olyan szabályos sorrend, amely ezt adná.
finding-PPN_AUCTION-mend = Nézd meg a bemondások mezőjét és az osztás sorrendjét.
finding-PPN_VALUE-title = Nem illő érték
finding-PPN_VALUE = A megadott érték{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    } nem illik ehhez a játékhoz.{ finding-expected }
finding-PPN_VALUE-what = A preferánszban a játék értéke a játékból, a refából és a kontrából következik. A fájlban álló szám így nem jöhet ki.
finding-PPN_VALUE-mend = Nézd meg a játék, a refa és a kontra mezőjét.
finding-PPN_LOSS-title = A PPN-be nem fér bele minden
finding-PPN_LOSS = A PPN nem tudja tárolni a jegyzőkönyvnek ezt a részét{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_LOSS-what = A jelölésben nincs megjegyzés, változat és időzóna. Felsoroljuk, ami elvész, hogy senki ne higgye az exportot a teljes jegyzőkönyvnek.
finding-PPN_LOSS-mend = Tartsd meg a jegyzőkönyvet Talon formátumban is a PPN mellett.
finding-PPN_DIALECT-title = A PPN másik változata
finding-PPN_DIALECT = Ez a PPN eltér a leírástól{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_DIALECT-what = A programok kissé eltérően írják a PPN-t. Itt egyértelmű volt, mit jelent, ezért beolvastuk, és jelezzük az eltérést.
finding-PPN_DIALECT-mend = Nincs teendő; ellenőrizd, hogy jól értettük-e az osztást.
finding-TEXT_LOSS-title = A szövegbe nem fér bele minden
finding-TEXT_LOSS = A rövid szövegben és a táblázatban nincs helye a jegyzőkönyv e részének{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-TEXT_LOSS-what = A rövid szöveg egy leosztásnak az eredményét mondja meg, vagy a lapjait a licittel és az ütésekkel; a táblázat az eredményét. A döntéseknek, javításoknak, időpontoknak és annak, amit más programok tettek hozzá, nincs ott helye. Felsoroljuk, ami elvész.
finding-TEXT_LOSS-mend = Tartsd meg a jegyzőkönyvet Talon formátumban is.

## Store

finding-DUPLICATE_EXACT-title = Már megvan
finding-DUPLICATE_EXACT = Ez a jegyzőkönyv már megvan, nem került be újra.
finding-DUPLICATE_EXACT-what = Ezzel (a megjegyzésektől eltekintve) mindenben egyező jegyzőkönyvet már betöltöttek. A jelentésben ott a link; kétszer beküldeni egy fájlt nem okoz bajt.
finding-DUPLICATE_EXACT-mend = Nincs teendő.
finding-DUPLICATE_PROBABLE-title = Valószínűleg már megvan
finding-DUPLICATE_PROBABLE = { $found ->
        [none] Van már olyan leosztás, amelyben ugyanezek a lapok és ugyanez a játék szerepel; csak az adatok (például a nevek vagy a dátum) térnek el.
       *[other] Egy tárolt leosztás ugyanezt az azonosítót viseli ({ $found }), de más benne az osztás vagy a játék.
    }
finding-DUPLICATE_PROBABLE-what = Lehet, hogy ketten is beírták ugyanazt a leosztást, vagy egy jegyzőkönyv javítva jött vissza a saját azonosítójával. Egymás mellett mutatjuk őket az eltérésekkel, és te döntesz; magától semmi sem olvad össze.
finding-DUPLICATE_PROBABLE-mend = Hagyd ki, tárold a másik mellett, vagy léptesd a helyébe.
finding-SUPERSEDES_UNKNOWN-title = Nincs meg a leváltott jegyzőkönyv
finding-SUPERSEDES_UNKNOWN = A jegyzőkönyv szerint egy másikat vált le{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, az azonban nincs itt.
finding-SUPERSEDES_UNKNOWN-what = A javítás a lenyomatával nevezi meg a leváltott jegyzőkönyvet. A javítást tároljuk, de nincs mihez kötni.
finding-SUPERSEDES_UNKNOWN-mend = Előbb töltsd be a régebbi jegyzőkönyvet, vagy hagyd el a "supersedes" mezőt.
finding-DEAL_CONFLICT-title = Egy leosztás két változata
finding-DEAL_CONFLICT = Az alkalomnak ehhez a leosztásához már van másik eredmény.
finding-DEAL_CONFLICT-what = Ugyanannak az alkalomnak, asztalnak, fordulónak és leosztásnak két jegyzőkönyve mást mond. Mindkettő megmarad, és az első számít, amíg valaki nem dönt.
finding-DEAL_CONFLICT-mend = Hasonlítsd össze a kettőt, és vedd ki a rosszat.

## What exactly is wrong with the bytes or the grammar

bad-address = Sémával kezdődő cím kell ide, például „https://example.org/7” vagy „urn:uuid:…”.
bad-address_taken = A cím egy másik bajnokságé, vagy az ott lévő szezon tartalma más.
bad-bad_format = A szakasz így nem játszható le.
bad-bad_table = Egy asztalnál három vagy négy hely van, és a száma egy fordulóban egyszer szerepel.
bad-board_count = Nem annyi leosztás van, mint a forduló többi asztalánál.
bad-cannot_be = Egy verseny nem juthat ide.
bad-cannot_count = Így számolva egy alkalom sem számítana, vagy eggyel több hiányzás csökkenthetne egy összeget.
bad-circle = Egy változat nem ágazhat ki saját magából, másokon keresztül sem.
bad-cannot_divide = Egy szezonnak legalább két osztálya van, mindegyiknek saját neve és játékosai.
bad-cannot_share = A kassza részesedései százalékok: együtt több mint nulla és legfeljebb 100.
bad-counts_twice = Ugyanez az eredmény már számít egy korábbi alkalommal.
bad-deals_missing = A pontozáshoz kell a leosztások száma.
bad-differs_from_recount = Az adatokból más táblázat adódik. Exportáld újra a szezont, vagy hagyd ki a „current” mezőt, ha a táblázat egy korábbi állapoté.
bad-empty = Nem lehet üres.
bad-ends_before = Az utolsó nap megelőzi az elsőt.
bad-entered_twice = Egy tag kétszer van nevezve.
bad-false = Itt csak true állhat; ha nem így volt, a mezőt ki kell hagyni.
bad-forms = E mezők közül csak egy állhat itt.
bad-games_missing = A pontozáshoz kellenek a nyert és vesztett játékok.
bad-given_version = A licit nélkül megadott játék az 1.1-es változattal jött: legyen a „version” értéke „1.1”.
bad-hash = Egy jegyzőkönyv lenyomata kell ide: „sha256:” és 64 kisbetűs számjegy.
bad-is_guest = Ebben a klubban vendég, és a vendégnek nincs sora. Vedd fel tagnak, vagy importálj az --add-members kapcsolóval.
bad-large = Az egész számok legfeljebb 9007199254740991-ig terjednek.
bad-line = Nincs ilyen nevű változat.
bad-negative = Nem lehet 0-nál kisebb.
bad-no_heading = E fölött a cella fölött nincs fejléc, ezért nem tudni, mit jelent.
bad-no_person = Ezt az oszlopot játékosnak vettük, mert a fejléce ismeretlen, de nem játékos oszlopának látszik. Nevezd át a fejlécet (a leosztás számához „sorszám” kell), vagy töröld az oszlopot. A játékosok oszlopai egymás mellett állnak.
bad-no_share = A rész több mint 0, és legfeljebb 100 százalék.
bad-no_tag = A címke betűvel kezdődik, és nincs benne vessző. Nem lehet „players” vagy „teams”.
bad-nobody_absent = Az asztalnál nem játszottak, pedig senki sem hiányzott.
bad-not_in_play = Valaki olyan fordulóban ül, amelyben nem volt ott.
bad-not_its_turn = Egy forduló megelőzi azt, amely után következik.
bad-not_zero_sum = Egy asztal pontjainak összege nulla.
bad-nothing = Legalább egyet meg kell nevezni.
bad-open_quote = Itt idézőjel nyílik, de ebben a sorban nem záródik be.
bad-other_name = A klubban ez a név másképp van írva. Írd át itt vagy a klubban, hogy egyforma legyen.
bad-out_of_order = A felsorolás számainak növekedniük kell. Rendezd az elemeket számuk szerint.
bad-points = A pontok tízesek, legfeljebb 190.
bad-result_missing = A forduló lezárult, de egy asztalnak nincs elfogadott eredménye.
bad-result_of_a_draft = A fordulót még senki sem látta, így eredménye sem lehet.
bad-round_count = Egy szakasz 1–200 fordulóból áll.
bad-rounds_before_the_start = Amíg a verseny nem fut, nincsenek fordulói.
bad-score_actions = Eredmény mellett a lépések között csak szabálytalanság és döntés állhat.
bad-score_cards = Egy jegyzőkönyvnek vagy kártyái vannak, vagy eredménye, a kettő együtt nem lehet.
bad-score_thrown_in = A bedobott játéknak nincs más eredménye.
bad-score_variations = Ahol egy kártya sincs feljegyezve, ott nincs mit másképp játszani.
bad-seats = Egy asztalnál hárman vagy négyen ülnek.
bad-score_too_large = Egy pontszám legfeljebb 10^12.
bad-seat_count = Nem minden helyhez tartozik egy eredmény.
bad-seated_twice = Valakinek két helye van egy fordulóban, vagy önmagától van elválasztva.
bad-signs = Láthatatlan vezérlő- vagy írásirány-karaktert tartalmaz.
bad-small = Legalább 1 kell hogy legyen.
bad-too_few_played = Az asztalnál háromnál kevesebben voltak ott.
bad-too_long = Túl hosszú.
bad-total_facts = Ahol a bemondás helyén „total” áll, ott csak számok lehetnek. Ürítsd ki ezt a cellát, vagy írd be a bemondást.
bad-total_sheet = Nem tudni, hogyan állt az elszámolás e sor előtt, ezért a változás nem olvasható ki belőle. Add meg az előtte lévő sorokat, vagy írd be a bemondást.
bad-total_sum = A beírt összeg számainak nullát kell kiadniuk.
bad-tricks = Egy helyen legfeljebb tíz ütés lehet.
bad-twice = Többször is szerepel.
bad-two_teams = Ez a személy e napok valamelyikén már egy csapatban van.
bad-typed_total = Ebben a sorban számok vannak, bemondás nincs, ezért semmi sem ellenőrizhető benne. Ha beírt összegként mégis kell, írd a bemondás helyére: „total”, jelöld be a beírt összegeket az importálás előnézetében, vagy kérd a --totals kapcsolóval (API: totals=1).
bad-unknown_entry = Nincs ilyen számú nevezés.
bad-unknown_event = A klubnak nincs ilyen befejezett versenye. Előbb a verseny fájlját importáld, vagy exportáld a bajnokságot a --with-events kapcsolóval.
bad-unknown_evening = A klubnak nincs ilyen nevű játszmája ebben a játékban. Előbb az este leosztásait importáld.
bad-unknown_person = A klubban senkit sem hívnak így, vagy többeket is. Előbb vedd fel, vagy importálj az --add-members kapcsolóval.
bad-unknown_round = Nincs ilyen számú forduló.
bad-unknown_stage = Nincs ilyen számú szakasz.
bad-unknown_table = Nincs ilyen számú asztal.
bad-unknown_team = Nincs ilyen számú csapat.
bad-unknown_unit = Nincs ilyen számú alkalom.
syntax-invalid_utf8 = ezek a betűk egy régebbi karakterkészletből valók, például Windows-1250 vagy ISO 8859-2; mentsd el a fájlt UTF-8 kódolással
syntax-utf16 = UTF-16 kódolású; mentsd el UTF-8 kódolással
syntax-packed = tömörített fájl; előbb csomagold ki
syntax-no_text = kép vagy dokumentum, nem szöveg
syntax-picture = kép; írd be rövid szövegként, ami rajta van, vagy vidd be a leosztást kattintva
syntax-pdf = PDF; másold ki a szövegét, és azt illeszd be
syntax-office = táblázat vagy irodai dokumentum; a táblázatot mentsd CSV-ként, a szöveget másold ki és illeszd be
syntax-no_record = itt nincs jegyzőkönyv
syntax-unexpected_end = a szöveg idő előtt véget ér
syntax-expected_value = hiányzik egy érték
syntax-not_json = a jegyzőkönyv kapcsos zárójellel kezdődik, a PPN szögletessel, a rövid szöveg pedig egy ilyen sorral: „ulti: Anna, Béla, Cili; oszt Cili”
syntax-odd_quotes = nem az egyszerű " idézőjel áll itt
syntax-unquoted = idézőjel nélküli szó
syntax-comment = megjegyzés, a JSON-ban pedig nincs ilyen; töröld ki
syntax-expected_name = hiányzik egy idézőjelbe tett név
syntax-expected_colon = hiányzik egy kettőspont
syntax-expected_comma = hiányzik egy vessző vagy bezáró zárójel
syntax-trailing_comma = vessző, amely után nem jön semmi
syntax-trailing_text = szöveg a jegyzőkönyv vége után
syntax-bad_number = olvashatatlan szám
syntax-control_character = vezérlőkarakter egy szövegben{ sign-named }
syntax-bad_escape = értelmetlen fordított perjel
syntax-lone_surrogate = egy karakternek csak a fele
syntax-odd_space = nem a közönséges szóköz áll itt{ sign-named }; írj a helyére szóközt
syntax-invisible = láthatatlan karakter{ sign-named }; töröld ki
syntax-odd_minus = gondolatjel vagy más vonás áll itt{ sign-named }; írj a helyére - jelet
syntax-odd_sign = csak hasonlít a JSON jeleire{ sign-named }; gépeld be újra
syntax-fence = kódblokk jele, ``` vagy ~~~; töröld a vele kezdődő sorokat a jegyzőkönyv elől és mögül
sign-named = { $sign ->
        [none] {""}
       *[other] {" "}({ $sign })
    }
foreign-reads = A Talon ulti- és preferánszleosztásokat olvas, a saját JSON-formátumában vagy PPN-ben.
foreign-pbn = Ez bridzsfájl (PBN). { foreign-reads }
foreign-pgn = Ez sakk- vagy dámajátszmák fájlja (PGN). { foreign-reads }
foreign-tags = A fájl elején olyan címkék állnak, mint a sakk- és bridzsfájlokban, de egyetlen PPN-osztás sincs benne. { foreign-reads }
foreign-trf = Ez egy sakkverseny jelentése (TRF). { foreign-reads }
foreign-lin = Ez bridzsfájl (LIN). { foreign-reads }
foreign-phh = Ez pókerfájl (PHH). { foreign-reads }
foreign-ohh = Ez pókerfájl (OHH). { foreign-reads }
foreign-poker = Ez egy pókerleosztás jegyzőkönyve. { foreign-reads }
foreign-sgf = Ez SGF-fájl, amilyet go- és skatprogramok írnak. { foreign-reads }
foreign-old_ppn = Ez régi elrendezésű PPN, abból az időből, amikor egy osztás még nem tizennégy mező volt szögletes zárójelben. Írj minden osztást [1 123 …] alakban; a mezőket a preferánsz szabályainak 13. szakasza sorolja fel.
foreign-ppn_json = Ez a PPN JSON-alakja, amelyet a Talon nem olvas. Küldd be az osztásokat szögletes zárójelben.
foreign-tournament = Ez egy egész verseny vagy szezon, nem egy leosztás jegyzőkönyve. Ott töltsd be, ahol a versenyeket vagy a ligákat lehet.
foreign-html = Ez weboldal, nem jegyzőkönyv. Nyisd meg a leosztást, töltsd le a jegyzőkönyvét JSON-ként, és azt a fájlt küldd be.
foreign-xml = Ez XML-fájl. { foreign-reads }
foreign-rtf = Ez formázott dokumentum (RTF). Mentsd egyszerű szövegként, vagy csak a jegyzőkönyv szövegét másold be.
foreign-csv = Ez táblázat (CSV). { foreign-reads }
foreign-address = Ez egy link. Nyisd meg, töltsd le a jegyzőkönyvet, és azt a fájlt küldd be.
foreign-wrapped = A jegyzőkönyv előtt más szöveg áll. Csak a jegyzőkönyvet küldd be: a JSON-t az első kapcsos zárójeltől az utolsóig, a PPN-t az első szögletes zárójeltől.
foreign-quoted = A sorok elején > áll, ahogy a levelezőprogramok idéznek. Töröld ki minden sor elejéről.
foreign-chat = Ez csevegés, és nincs benne felismerhető leosztás. Azokat az üzeneteket illeszd be, amelyekben leosztások vannak: előbb egy ilyen sort: „ulti: Anna, Béla, Cili; oszt Cili”, utána leosztásonként egyet.

## Kinds of values

kind-object = objektum
kind-array = lista
kind-string = szöveg
kind-integer = egész szám
kind-boolean = true vagy false

## Types of actions, where a finding says which one could stand here

type-pickup = talonfelvétel
type-discard = talonozás
type-bid = bemondás
type-hold = tartás
type-pass = passz
type-trump = adumegnevezés
type-contract = a játék megnevezése
type-defend = a védelem válasza
type-kontra = kontra
type-marriage = bejelentés
type-play = lap
type-claim = megegyezés
type-concede = feladás
type-throw_in = bedobás
type-expose = terítés
type-given = a játék licit nélkül
type-irregularity = szabálytalanság
type-ruling = versenyvezetői döntés
type-end = befejezés

## What the rule behind a finding says, where one code has several

reason-BID_TOO_LOW-U-3_2 = Az első bemondás nem lehet alacsonyabb a szabálykészletben megengedett legkisebbnél, minden későbbinek pedig magasabbnak kell lennie az érvényben lévőnél.
reason-BID_TOO_LOW-U-14_3 = Az első kör nyertese csak megerősítheti a bemondását, vagy ugyanabban az aduosztályban emelheti úgy, hogy az az érvényben lévőnél magasabb legyen.
reason-LIMIT-U-8_3 = A kontra nem emelhető tovább.
reason-KONTRA_NOT_ENTITLED-U-8_3 = Először a védők kontráznak, utána mindig csak az az oldal, amelyik nem az utolsó kontrát mondta.
reason-KONTRA_NOT_ENTITLED-U-8_6 = Színtelen játékban minden védőnek külön szintje van: ő kezdi, utána a felvevővel felváltva emelik.
reason-KONTRA_NOT_ENTITLED-P-5_5 = Az első kontra azé a védőé, aki maga mondta, hogy játszik, betliben bármelyiküké.
reason-KONTRA_NOT_ENTITLED-P-5_6 = Kontra után csak a felvevő és a kontrázó védő felelhet egymásnak, felváltva.
reason-THROW_IN_NOT_ALLOWED-U-9_1 = Csak a felvevő teheti, az utolsó passz után és az első kontra, bejelentés vagy lap előtt, ha a „simple_forfeit” megengedi.
reason-THROW_IN_NOT_ALLOWED-U-9_3 = Csak a nem piros parti dobható be.
reason-MARRIAGE_NOT_ALLOWED-U-7_7 = A 40-100-ban a felvevő csak a negyvenet, a 20-100-ban csak egy húszat jelenthet be, és ugyanazt a színt senki sem kétszer.
reason-MARRIAGE_NOT_ALLOWED-U-7_3 = Bejelentés csak adus játékban van, a licit vége után.
reason-WRONG_PHASE-U-3_1 = A kezdő nyit: letesz két lapot, és licitál; nem passzolhat, és nincs talon, amelyet felvehetne.
reason-WRONG_PHASE-U-3_2 = Az utolsó passzig a soron lévő vagy passzol, vagy felveszi a talont, letesz két lapot és licitál, ebben a sorrendben; utána már nincs licit.
reason-WRONG_PHASE-U-3_3 = Aki felvette a talont, annak magasabbat kell mondania, ezért senki sem veheti fel, ha az érvényben lévő bemondásnál nincs magasabb.
reason-WRONG_PHASE-U-3_8 = A felvevőnek előbb meg kell neveznie az adut, csak utána jöhet kontra, bejelentés vagy lap.
reason-WRONG_PHASE-U-6_12 = Aki egyszer feladta, még egyszer nem adhatja fel.
reason-WRONG_PHASE-U-8_1 = Kontrázni a licit után lehet, és nem előbb, mint ahogy a „kontra_window” opció engedi.
reason-WRONG_PHASE-U-9_2 = Ezekkel az opciókkal ezt a játékot soha nem játsszák le: azonnal bedobják.
reason-WRONG_PHASE-U-14_1 = Az első körben csak licitálni vagy passzolni lehet, mert a talon még nincs kiosztva.
reason-WRONG_PHASE-U-14_3 = Az első kör nyertese felveszi a két lapot, letesz kettőt, és utána licitál újra.
reason-WRONG_PHASE-P-3_1 = Szám, kézből szóló játék, tartás és passz csak a licitben mondható, és amíg a licit tart, más nem történhet.
reason-WRONG_PHASE-P-4_1 = Aki számmal nyerte a licitet, felveszi a talont, letesz két lapot és bemondja a játékot, ebben a sorrendben.
reason-WRONG_PHASE-P-4_4 = A kézből szóló játék talon nélkül megy: nincs mit felvenni és nincs mit letenni.
reason-WRONG_PHASE-P-4_5 = Most a felvevőnek kell bemondania a játékot, és csak egyszer.
reason-WRONG_PHASE-P-5_1 = Kontra és lap előtt mindkét védő egyszer megmondja, jön-e; betli ellen senkit sem kérdeznek.
reason-WRONG_PHASE-P-5_3 = Csak az a védő hívhat, aki jön, ha a társa nem jött, és még nem volt kontra.
reason-WRONG_PHASE-P-5_10 = A sima kettőt csak kontra után játsszák, és nincs benne hívás.
reason-WRONG_PHASE-P-6_6 = Aki egyszer feladta, még egyszer nem adhatja fel.
reason-RAISE_NOT_ALLOWED-P-3_4 = Aki a szám birtokosa előtt szólal meg, megtarthatja a számot vagy passzolhat, de nem emelheti.
reason-HOLD_NOT_ALLOWED-P-3_3 = Első megszólaláskor még nincs mit megtartani.
reason-HOLD_NOT_ALLOWED-P-3_4 = Aki a szám birtokosa után szólal meg, emelheti a számot vagy passzolhat, de nem tarthatja meg.
reason-HOLD_NOT_ALLOWED-P-3_6 = Már szólt valaki kézből, és a számok többé nem élnek.
reason-GAME_NOT_ALLOWED-P-3_6 = Kézből csak az első megszólaláskor lehet szólni, a megnevezéskor pedig már csak színt lehet mondani.
reason-BID_TOO_LOW-P-3_2 = A számnak nagyobbnak kell lennie az érvényben lévőnél.
reason-BID_TOO_LOW-P-3_6 = Már szólt valaki kézből: a számok többé nem élnek, és az új játék nem lehet alacsonyabb.
reason-BID_TOO_LOW-P-3_8 = Az elsőnek színt kell neveznie, minden későbbi névnek pedig magasabbnak kell lennie a legmagasabbnál.
reason-BID_TOO_LOW-P-3_9 = Aki más után szól kézből, legalább hármat ígér, ezért kettőnél nem engedhet.
reason-TRUMP_NOT_ALLOWED-U-3_8 = Adut csak a felvevő nevez meg, egyszer, az utolsó passz után, és csak ha a bemondás nyitva hagyta; pirosat soha.
reason-TRUMP_NOT_ALLOWED-P-3_6 = A kézből szóló játék színét csak később kell megnevezni.
reason-TRUMP_NOT_ALLOWED-P-3_8 = A megnevezéskor csak a négy szín egyike mondható.
reason-KONTRA_WINDOW-U-8_1 = Kontrázni a 2. ütés első lapjáig lehet, vagy ameddig a „kontra_window” opció engedi.
reason-KONTRA_WINDOW-P-5_5 = Kontrázni csak az első lap előtt lehet.
reason-CLAIM_INCOMPLETE-P-6_6 = Ha mindkét védő magától jött, mindegyik a saját ütéseit írja, ezért a megegyezésnek meg kell mondania, melyik ütés kié.
reason-BAD_VALUE-P-5_1 = Csak védő mondhatja, hogy jön; betli ellen mindkét védő játszik.
reason-BAD_VALUE-P-6_1 = Csak a felvevőnek és a játékban lévő védőknek lehet ütésük.
reason-BAD_VALUE-P-6_5 = Tíz ütés van; kevesebb csak akkor elég, ha eldönti a játékot.
reason-BAD_VALUE-U-14_2 = Ez csak a kétkörös licitben van.
reason-BAD_VALUE-U-7_3 = Egy negyven és legfeljebb három húsz van.
reason-CLAIM_INCOMPLETE-P-6_5 = Ha mindkét védő magától jött, mindegyik a saját ütéseit írja, együtt legfeljebb ötöt: az ötödikig add meg az ütéseket.
reason-MISSING_MEMBER-U-10_2 = Ezekkel a beállításokkal ettől függ, ki mennyit fizet.
reason-OUTCOME_IMPOSSIBLE-P-5_10 = A sima kettest csak kontra után játsszák le.
reason-OUTCOME_IMPOSSIBLE-P-5_4 = A játékot akkor és csak akkor játsszák le, ha jön legalább egy védő.
reason-OUTCOME_IMPOSSIBLE-U-10_2 = Az ütésekből ez nem jöhet ki.
reason-OUTCOME_IMPOSSIBLE-U-10_3 = Akinek csendes durchmarsa van, az nem kapja meg hozzá a csendes négy ászt.
reason-OUTCOME_IMPOSSIBLE-U-7_10 = A pontokból ez nem jöhet ki.
reason-OUTCOME_IMPOSSIBLE-U-9_2 = Ezekkel a beállításokkal az ilyen partit mindig bedobják.
reason-WRONG_PHASE-P-5_4 = Ha egyik védő sem jön, a lapokat nem játsszák le.
reason-WRONG_TYPE-U-8_5 = Adus játékban a kontra szintje mindkét védőre szól.
reason-WRONG_TYPE-U-8_6 = Adu nélküli játékban mindkét védőnek saját szintje van.
