## Every sentence is given $by (a player with the seat), $found, $expected, $option, $cause and $rule as text, $trick, $count and $limit as numbers. Cards, bids, suits and seats arrive in words. A missing text is the word none, a missing number 0.

finding-at = { $trick ->
        [0] {""}
       *[other] Štih { $trick }:{" "}
    }
finding-who = { $by ->
        [none] Igrač
       *[other] { $by }
    }
finding-expected = { $expected ->
        [none] {""}
       *[other] {" "}Očekivano: { $expected }.
    }
finding-legal = { $expected ->
        [none] {""}
       *[other] {" "}Dopušteno: { $expected }.
    }
finding-found = { $found ->
        [none] {""}
       *[other] {" "}Ovdje piše: { $found }.
    }
hint-irregular = Ako se to za stolom doista dogodilo, označite potez s "irregular": true.
hint-nearest = Jeste li mislili „{ $found }”?
hint-score-version = Rezultati postoje od inačice 1.1: postavite "version" na "1.1".
hint-option = Dopušteno uz opciju { $option }.
list-more = { $list } i još { $count }

## Bytes

finding-NOT_UTF8-title = Tekst nije UTF-8
finding-NOT_UTF8 = Tekst nije u kodiranju UTF-8{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-NOT_UTF8-what = Zapisi se čitaju kao UTF-8. U ovom tekstu ima bajtova koje UTF-8 ne dopušta ili je tekst u UTF-16. Ne nagađamo, jer bi pogrešna pretpostavka neprimjetno pokvarila imena i napomene.
finding-NOT_UTF8-mend = Spremite datoteku kao UTF-8 u programu kojim je nastala i pošaljite je ponovno.
finding-BYTE_ORDER_MARK-title = Preskočena oznaka redoslijeda bajtova
finding-BYTE_ORDER_MARK = Tekst počinje oznakom redoslijeda bajtova (BOM), koja je preskočena.
finding-BYTE_ORDER_MARK-what = Neki uređivači stavljaju nevidljivu oznaku na početak datoteke. U UTF-8 ona ništa ne znači i ne ulazi u pohranjeni zapis.
finding-BYTE_ORDER_MARK-mend = Ne treba ništa popravljati. Ako vam obavijest smeta, spremite datoteku kao UTF-8 bez BOM-a.
finding-TOO_LARGE-title = Preveliko
finding-TOO_LARGE = Ovo je veće od dopuštenog.{ $size ->
        [none] {""}
       *[other] {" "}Jedan zapis smije imati najviše { $size }.
    }
finding-TOO_LARGE-what = Jedan zapis smije imati 256 KiB, a i prijenos ima svoju granicu; obje se mogu podesiti. Ono što je iza granice nije pročitano.
finding-TOO_LARGE-mend = Podijelite datoteku na više njih (jedan zapis u retku) ili skratite napomene u ovom zapisu.
finding-TOO_DEEP-title = Preduboko ugniježđeno
finding-TOO_DEEP = Objekti i popisi ovdje su preduboko ugniježđeni.{ $limit ->
        [0] {""}
       *[other] {" "}Dopušteno je najviše { $limit } razina.
    }
finding-TOO_DEEP-what = Pravom zapisu dovoljno je osam razina. Duboko ugnježđivanje ili je greška programa koji je pisao datoteku ili pokušaj da se čitač iscrpi, pa čitanje staje na granici.
finding-TOO_DEEP-mend = Potražite popis ili objekt koji stalno iznova sadrži sam sebe, najčešće ispod "ext".

## Syntax

finding-JSON_SYNTAX-title = Nije JSON
finding-JSON_SYNTAX = Tekst se na ovom mjestu ne može pročitati kao JSON{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-JSON_SYNTAX-what = Nedostaje zarez, zagrada ili navodnik, ili stoji gdje ne smije, iza kraja zapisa ima još teksta, ili zapisa uopće nema. Ako je u datoteci jedan zapis po retku, odbija se samo taj redak; svaka druga datoteka čita se samo do ovog mjesta.
finding-JSON_SYNTAX-mend = Pogledajte označeno mjesto i ono neposredno prije njega. Uređivač koji poznaje JSON odmah pokazuje grešku.
finding-DUPLICATE_MEMBER-title = Polje navedeno dvaput
finding-DUPLICATE_MEMBER = Isti objekt dvaput navodi { $found ->
        [none] isto polje
       *[other] polje „{ $found }”
    }.
finding-DUPLICATE_MEMBER-what = Većina programa od dva ista imena bez riječi zadrži posljednje. Tada nitko ne bi znao koje se mislilo, pa se zapis odbija.
finding-DUPLICATE_MEMBER-mend = Uklonite jedno od njih.

## Structure

finding-MISSING_MEMBER-title = Polje nedostaje
finding-MISSING_MEMBER = Ovdje nedostaje nešto što mora postojati.{ $expected ->
        [none] {""}
       *[other] {" "}Nedostaje: { $expected }.
    }
finding-MISSING_MEMBER-said = Ovdje nešto nedostaje.{ $expected ->
        [none] {""}
       *[other] {" "}Očekuje se: { $expected }.
    }
finding-MISSING_MEMBER-dealer = Ne piše tko dijeli. Dodajte to u prvi redak, na primjer: { $expected }.
finding-MISSING_MEMBER-what = Svaki zapis mora imati format, verziju, igru, pravila, podjelu i poteze, a svaki potez vrstu i najčešće mjesto. Ono što nedostaje ne nadopunjuje se nagađanjem.
finding-MISSING_MEMBER-mend = Dodajte navedeno polje. Nepoznata karta piše se "??", a posve nepoznata ruka null.
finding-UNKNOWN_MEMBER-title = Nepoznato polje
finding-UNKNOWN_MEMBER = { $found ->
        [none] Ovo polje ovdje ne postoji
       *[other] Polje „{ $found }” ovdje ne postoji
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Ovdje su poznata: { $expected }.
    }
finding-UNKNOWN_MEMBER-what = U verzijama 1.0 i 1.1 nepoznato je ime greška, jer je gotovo uvijek riječ o tipkarskoj pogrešci pa bi se vrijednost neprimjetno izgubila. U kasnijim podverzijama to je upozorenje, a polje ostaje kakvo jest.
finding-UNKNOWN_MEMBER-mend = Ispravite ime, a vlastite podatke stavite u "ext", primjerice pod imenom "x-moje".
finding-WRONG_TYPE-title = Pogrešna vrsta vrijednosti
finding-WRONG_TYPE = Vrijednost je pogrešne vrste.{ finding-found }{ finding-expected }
finding-WRONG_TYPE-what = Tekst stoji umjesto broja, popis umjesto objekta ili slično. Format poznaje samo cijele brojeve, pa je i razlomak pogrešan.
finding-WRONG_TYPE-mend = Upišite vrijednost očekivane vrste: brojeve bez navodnika, popise u uglatim zagradama.
finding-BAD_VALUE-title = Nedopuštena vrijednost
finding-BAD_VALUE = { $found ->
        [none] Ova vrijednost ovdje nije dopuštena
       *[other] „{ $found }” ovdje nije dopušteno
    }.{ finding-expected }{ $cause ->
        [none] {""}
       *[other] {" "}{ $cause }
    }
finding-BAD_VALUE-what = Vrijednost je prave vrste, ali nije jedna od dopuštenih: mjesto koje nije A, B ni C, potez kojeg igra nema, broj izvan raspona ili skriveni upravljački znakovi u tekstu.
finding-BAD_VALUE-mend = Odaberite jednu od navedenih vrijednosti; važni su pravopis te velika i mala slova.
finding-BAD_CARD-title = Nije oznaka karte
finding-BAD_CARD = { $found ->
        [none] Ovo nije oznaka karte
       *[other] „{ $found }” nije oznaka karte
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Možda { $expected }.
    }
finding-BAD_CARD-what = Karta se piše s dva velika znaka, najprije boja pa vrijednost: HX je desetka herc, B7 sedmica bundeva. Desetka je X. Nepoznata karta je "??" i nikad se ne može odigrati.
finding-BAD_CARD-mend = Pišite oznaku velikim slovima: boje su A L H B, vrijednosti A X K O U 9 8 7. Ako je ponuđen ispravak, on je jedini moguć.
finding-BAD_TIME-title = Nečitljivo vrijeme
finding-BAD_TIME = { $found ->
        [none] Ovo nije datum ni vrijeme u traženom obliku
       *[other] „{ $found }” nije datum ni vrijeme u traženom obliku
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Piše se ovako: { $expected }.
    }
finding-BAD_TIME-what = Trenutak se piše s pomakom, 2026-03-14T19:05:00+01:00, jer samo mjesno vrijeme u svakoj zemlji znači nešto drugo. Sam dan ide u "date".
finding-BAD_TIME-mend = Dodajte pomak ili navedite samo dan u "date".
finding-UNSUPPORTED_VERSION-title = Nepodržana verzija
finding-UNSUPPORTED_VERSION = Verzija { $found ->
        [none] ovog zapisa
       *[other] „{ $found }”
    } ne može se čitati.{ $expected ->
        [none] {""}
       *[other] {" "}Podržano: { $expected }.
    }
finding-UNSUPPORTED_VERSION-what = Prvi broj verzije mijenja se kad bi stari čitači krivo shvatili zapis. Takav se zapis radije odbija nego da se napola razumije.
finding-UNSUPPORTED_VERSION-mend = Izvezite zapis u verziji 1.1 ili upotrijebite noviji Talon.
finding-UNKNOWN_RULES-title = Nepoznat skup pravila
finding-UNKNOWN_RULES = Ovaj skup pravila ili izdanje{ $found ->
        [none] {""}
       *[other] {" "}(„{ $found }”)
    } nije poznato ili pripada drugoj igri.{ finding-expected }
finding-UNKNOWN_RULES-what = Zapis se može prosuditi samo po pravilima koja program poznaje. I naziv i izdanje moraju biti poznati i odgovarati igri.
finding-UNKNOWN_RULES-mend = Za Ulti upišite oznaku "ulti" i izdanje 1.
finding-UNKNOWN_OPTION-title = Nepoznata opcija
finding-UNKNOWN_OPTION = U ovom skupu pravila nema opcije { $found ->
        [none] tog imena
       *[other] „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Poznate su: { $expected }.
    }
finding-UNKNOWN_OPTION-what = Opcije mijenjaju što je dopušteno i koliko se plaća. Opcija koju ne razumijemo ne smije se preskočiti, jer bi se podjela sudila po drugim pravilima nego što je igrana.
finding-UNKNOWN_OPTION-mend = Ispravite ime. Sve su opcije u 13. odjeljku pravila.
finding-LIMIT-title = Prekoračena granica
finding-LIMIT = { finding-at }Ovo je više od dopuštenog.{ $count ->
        [0] {""}
       *[other] {" "}Ima ih { $count }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Granica je { $limit }.
    }
finding-LIMIT-what = Zapis smije imati 400 poteza, 2000 poteza u varijantama i 20 000 znakova u jednoj napomeni, a kontra se diže do 20. razine ili do razine koju skup pravila dopušta. Prava podjela nije ni blizu tome.
finding-LIMIT-mend = Potražite poteze upisane dvaput, skratite tekst ili provjerite opciju „kontra_max_level”.

## Deal

finding-DEAL_DUPLICATE-title = Karta podijeljena dvaput
finding-DEAL_DUPLICATE = { $found ->
        [none] Jedna je karta podijeljena dvaput
       *[other] Karta „{ $found }” podijeljena je dvaput
    }.
finding-DEAL_DUPLICATE-what = U špilu su 32 karte, svaka jednom. Karta koja u podjeli stoji na dva mjesta znači da neka druga nedostaje, a nitko ne zna koje je od ta dva mjesta pogrešno.
finding-DEAL_DUPLICATE-mend = Usporedite oba mjesta s bilješkama za stolom. Ako prava karta nije poznata, upišite "??".
finding-DEAL_MISSING-title = Karte nedostaju u podjeli
finding-DEAL_MISSING = Podjela ne sadrži cijeli špil.{ $expected ->
        [none] {""}
       *[other] {" "}Nedostaje: { $expected }.
    }
finding-DEAL_MISSING-what = Moraju biti podijeljene sve 32 karte: dvanaest prvom igraču i po deset ostalima, ili svima po deset i dvije u talon. Ovdje navedene karte nisu nigdje.
finding-DEAL_MISSING-mend = Upišite karte koje nedostaju gdje su bile ili "??" gdje ne znate.
finding-DEAL_WRONG_DECK-title = Karta iz drugog špila
finding-DEAL_WRONG_DECK = { $found ->
        [none] Ova karta pripada špilu druge igre
       *[other] Karta „{ $found }” pripada špilu druge igre
    }.
finding-DEAL_WRONG_DECK-what = Ulti se piše s mađarskim kartama (žir, list, herc, bundeva), preferans s francuskima (pik, karo, herc, tref). Koje ćete gledati vaš je izbor; datoteka uvijek koristi oznake svoje igre.
finding-DEAL_WRONG_DECK-mend = Prevedite oznake: žir je tref, list pik, herc herc, bundeva karo; gornjak je dama, donjak dečko.
finding-DEAL_HAND_SIZE-title = Pogrešan broj karata
finding-DEAL_HAND_SIZE = { $count ->
        [0] Broj karata ovdje nije ispravan
       *[other] Broj karata ovdje: { $count }
    }.{ $limit ->
        [0] {""}
       *[other] {" "}Treba ih biti { $limit }.
    }
finding-DEAL_HAND_SIZE-what = Ruke se pišu onako kako su podijeljene: dvanaest karata prvom igraču (mjestu iza djelitelja), po deset ostalima i prazan talon; ili deset, deset, deset i dvije.
finding-DEAL_HAND_SIZE-mend = Provjerite tko je dijelio: o tome ovisi tko ima dvanaest karata. Nepoznata mjesta popunite s "??".
finding-DEAL_NORMALISED-title = Talon pripao prvom igraču
finding-DEAL_NORMALISED = Dvije karte talona pripale su prvom igraču{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-DEAL_NORMALISED-what = Neki programi svima pišu po deset karata i dvije u talon. U Ultiju prvi igrač dobiva dvanaest, pa su te dvije njegove i tako se zapis pohranjuje.
finding-DEAL_NORMALISED-mend = Ne treba ništa popravljati. Prvom igraču možete odmah upisati dvanaest karata i izostaviti talon.

## Sequence

finding-OUT_OF_TURN-title = Nije na redu
finding-OUT_OF_TURN = { finding-at }{ finding-who } igra izvan reda.{ $expected ->
        [none] {""}
       *[other] {" "}Na redu: { $expected }.
    }
finding-OUT_OF_TURN-what = Redoslijed igre je A, B, C pa opet A. U licitaciji red ide od prvog igrača, a u štihu od onoga tko izlazi; u sljedeći štih izlazi tko je odnio prethodni.
finding-OUT_OF_TURN-mend = Pogledajte nedostaje li potez prije ovoga ili je upisan pogrešnom mjestu. Ako je karta doista odigrana izvan reda i tako je ostalo, označite je kao nepravilnu.
finding-WRONG_PHASE-title = Ne u ovoj fazi
finding-WRONG_PHASE = { finding-at }{ $by ->
        [none] Ovaj
       *[other] { $by }: ovaj
    } potez sada nije moguć.{ finding-expected }
finding-WRONG_PHASE-given = Ugovor bez licitacije prva je radnja, a uz njega ne stoje ni najave, ni odbacivanje, ni drugi ugovor.
finding-WRONG_PHASE-what = Podjela ide po fazama: licitacija, imenovanje aduta, igra. Prije najave odbacuju se dvije karte; tko uzme talon, mora licitirati; adut se imenuje prije prve kontre, zvanja ili karte.
finding-WRONG_PHASE-mend = Potražite što je izostavljeno neposredno prije: odbacivanje, najava, imenovanje aduta ili jedan od tri završna pasa.
finding-AFTER_END-title = Nakon kraja
finding-AFTER_END = { finding-at }{ $by ->
        [none] Ovaj
       *[other] { $by }: ovaj
    } potez dolazi nakon kraja podjele.
finding-AFTER_END-what = Nakon desetog štiha, sporazuma, predaje ili bacanja karata više se ne može igrati. Smiju slijediti samo sudačke odluke, nepravilnosti i pokazane karte, a iza "end" samo sudačka odluka.
finding-AFTER_END-mend = Uklonite ono što stoji nakon kraja, ili sporazum odnosno predaju ako se igra nastavila.
finding-INCOMPLETE-title = Nepotpun zapis
finding-INCOMPLETE = Zapis prestaje prije kraja podjele{ $trick ->
        [0] {""}
       *[other] , u štihu { $trick }
    }.
finding-INCOMPLETE-what = Zapis je pohranjen i može se pregledati dokle seže, ali nema rezultata: što u njemu nije zapisano, ne izmišlja se.
finding-INCOMPLETE-mend = Dodajte karte koje nedostaju, sporazum na koji su svi pristali ili potez "end" koji kaže zašto zapis prestaje.

## Auction

finding-BID_TOO_LOW-title = Preniska najava
finding-BID_TOO_LOW = { finding-who } najavljuje { $found ->
        [none] premalo
       *[other] { $found }
    }, što je prenisko.{ finding-legal }
finding-BID_TOO_LOW-what = Nova najava mora biti na višoj stepenici ljestvice od one koja stoji. Više bodova jače je; kod jednakih bodova jača je najava s manje dijelova, a nekoliko izjednačenja rješava tablica.
finding-BID_TOO_LOW-mend = Usporedite ih u tablici najava. Najčešće je upisana oznaka susjedne najave ili je izostavljen pas.
finding-BID_STEP-title = Preskočen broj
finding-BID_STEP = { finding-who } preskače stepenicu u licitaciji{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Sljedeće: { $expected }.
    }
finding-BID_STEP-what = U preferansu se brojevi licitiraju redom i nitko ne smije preskočiti. U Ultiju se može dati bilo koja viša najava.
finding-BID_STEP-mend = Upišite sljedeći broj ili najave koje su izostavljene.
finding-BID_UNKNOWN-title = Nema takve najave
finding-BID_UNKNOWN = Takva najava ne postoji{ $found ->
        [none] {""}
       *[other] : „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Najbliža: { $expected }.
    }
finding-BID_UNKNOWN-what = Postoje 54 najave i svaka ima jednu oznaku, slovo po slovo. Neke kombinacije ne postoje: četiri asa ne idu s durchmarsom, a igre bez aduta stoje same. I opcije mogu ukinuti neke najave.
finding-BID_UNKNOWN-mend = Uzmite oznaku iz tablice najava. Herc najave počinju s "p:", a kod ultija i četiri asa piše se i "simple": "simple+ulti".
finding-RAISE_NOT_ALLOWED-title = Ne smije dizati
finding-RAISE_NOT_ALLOWED = { finding-who } ovdje ne smije dizati.{ finding-legal }
finding-RAISE_NOT_ALLOWED-what = U preferansu stariji od dvojice licitanata drži broj s „moje” i ne diže ga; sljedeći broj kaže samo mlađi.
finding-RAISE_NOT_ALLOWED-mend = Umjesto najave upišite „moje”.
finding-GAME_NOT_ALLOWED-title = „Igra” ovdje nije dopuštena
finding-GAME_NOT_ALLOWED = { finding-who } ovdje ne smije reći „igra”.{ finding-legal }
finding-GAME_NOT_ALLOWED-what = „Igra” se u preferansu može reći samo u prvom krugu: tko je već licitirao broj, ne može prijeći na nju.
finding-GAME_NOT_ALLOWED-mend = Provjerite tko je bio na redu i što je igrač prvo rekao.
finding-HOLD_NOT_ALLOWED-title = Ne može držati
finding-HOLD_NOT_ALLOWED = { finding-who } ovdje ne može reći „moje”.{ finding-legal }
finding-HOLD_NOT_ALLOWED-what = U preferansu samo stariji licitant može držati broj, nikad u prvom krugu i nikad na igru.
finding-HOLD_NOT_ALLOWED-mend = Upišite sljedeći broj ili pas.
finding-PASS_DROPPED-title = Izostavljen suvišan pas
finding-PASS_DROPPED = Suvišan pas izostavljen je{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-PASS_DROPPED-what = Neki programi pitaju i igrače koji su izašli iz licitacije. Takav pas ništa ne mijenja, pa ga u pohranjenom zapisu nema i kasniji se brojevi smanjuju za jedan.
finding-PASS_DROPPED-mend = Ne treba ništa popravljati.
finding-DISCARD_NOT_HELD-title = Odbačena karta koju nema
finding-DISCARD_NOT_HELD = { finding-who } odbacuje kartu koju nema{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-DISCARD_NOT_HELD-what = Dvije odbačene karte dolaze iz dvanaest u ruci: podijeljenih, ili deset i upravo uzetog talona. Ista se karta ne može odbaciti dvaput.
finding-DISCARD_NOT_HELD-mend = Provjerite podjelu i ranija odbacivanja: sve odbačeno dobiva onaj tko sljedeći uzme talon. Karte koje nitko nije zapisao pišu se "??".
finding-DISCARD_COUNT-title = Nisu dvije karte
finding-DISCARD_COUNT = { finding-who } mora odbaciti točno dvije karte.{ $count ->
        [0] {""}
       *[other] {" "}Ovdje ih je { $count }.
    }
finding-DISCARD_COUNT-what = Talon uvijek ima dvije karte. S više ili manje njih ruke ne bi bile jednake za deset štihova.
finding-DISCARD_COUNT-mend = Upišite obje karte, a nepoznatu kao "??".
finding-TRUMP_NOT_ALLOWED-title = Adut se ovdje ne imenuje
finding-TRUMP_NOT_ALLOWED = { finding-who } ovdje ne može imenovati adut{ $found ->
        [none] {""}
        [trump] {""}
       *[other] {" "}({ $found })
    }.{ finding-expected }
finding-TRUMP_NOT_ALLOWED-what = Adut imenuje samo glavni igrač adutske igre koja nije herc, jednom, nakon licitacije: žir, list ili bundevu. U herc igrama adut je herc bez riječi, a igre bez aduta nemaju ga. Gdje za najavu treba imati karte (opcija „require_cards_for_bid”), mora to biti boja u kojoj ih glavni igrač ima. Kad se parti mora baciti (opcija „simple_forfeit”), adut se uopće ne imenuje.
finding-TRUMP_NOT_ALLOWED-mend = Uklonite potez ili provjerite je li kontrakt bio herc. Ako su za najavu potrebne karte, upišite boju u kojoj ih glavni igrač ima; ako se parti mora baciti, odmah nakon posljednjeg pasa upišite "throw_in".
finding-CONTRACT_BELOW_BID-title = Kontrakt ispod najave
finding-CONTRACT_BELOW_BID = { finding-who } igra manje od licitiranog broja{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ finding-legal }
finding-CONTRACT_BELOW_BID-what = U preferansu se igra licitirani broj ili viši, nikad niži.
finding-CONTRACT_BELOW_BID-mend = Upišite kontrakt koji je igran ili ispravite posljednju najavu.
finding-CONTRACT_NOT_AS_NAMED-title = Nije imenovani kontrakt
finding-CONTRACT_NOT_AS_NAMED = { finding-who } ne igra ono što je imenovano{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ finding-legal }
finding-CONTRACT_NOT_AS_NAMED-what = U preferansu se igra ona igra koja je u licitaciji imenovana.
finding-CONTRACT_NOT_AS_NAMED-mend = Uskladite kontrakt i imenovanje.
finding-BID_CARDS-title = Nema karata za najavu
finding-BID_CARDS = { finding-who } najavljuje { $found ->
        [none] ovo
       *[other] { $found }
    } bez potrebnih karata.{ $expected ->
        [none] {""}
       *[other] {" "}Potrebno: { $expected }.
    }
finding-BID_CARDS-what = Uz opciju „require_cards_for_bid” za 40-100 treba kralj i gornjak aduta, za 20-100 kralj i gornjak druge boje, a za Ulti sedmica aduta, među deset zadržanih karata. Bez te opcije najava je dopuštena i jednostavno propada.
finding-BID_CARDS-mend = Provjerite odbacivanje i ruku ili isključite opciju ako se za stolom ne igra tako.
finding-THROW_IN_NOT_ALLOWED-title = Karte se ne mogu baciti
finding-THROW_IN_NOT_ALLOWED = { finding-who } ovdje ne može baciti karte.
finding-THROW_IN_NOT_ALLOWED-what = Samo glavni igrač partija koji nije herc može odustati od igre, nakon posljednjeg pasa i prije prve kontre, zvanja ili karte. Opcija „simple_forfeit” to može zabraniti ili učiniti obveznim.
finding-THROW_IN_NOT_ALLOWED-mend = Ako su igrači sporazumno stali, upišite "claim"; ako je glavni igrač odustao kasnije, upišite "concede".

## Kontra and marriage

finding-KONTRA_NOT_ENTITLED-title = Nema pravo na kontru
finding-KONTRA_NOT_ENTITLED = { finding-who } ovdje nema pravo na kontru.{ $expected ->
        [none] {""}
       *[other] {" "}Pravo ima: { $expected }.
    }
finding-KONTRA_NOT_ENTITLED-what = Kontru prva daje obrana, a zatim se strane izmjenjuju: nitko ne može podići kontru vlastite strane. U igrama bez aduta svaki igrač obrane ima svoju razinu.
finding-KONTRA_NOT_ENTITLED-mend = Provjerite tko je to rekao i nedostaje li ranija kontra na isti dio.
finding-KONTRA_WINDOW-title = Prekasno za kontru
finding-KONTRA_WINDOW = { finding-at }{ finding-who } daje kontru kad to više nije dopušteno.
finding-KONTRA_WINDOW-what = Kontra se može dati od kraja licitacije do prve karte drugog štiha. Opcija „kontra_window” to vrijeme može skratiti.
finding-KONTRA_WINDOW-mend = Premjestite kontru tamo gdje je izrečena: prije karte kojom je počeo drugi štih.
finding-KONTRA_COMPONENT-title = Nije dio kontrakta
finding-KONTRA_COMPONENT = { finding-who } daje kontru na nešto čega u kontraktu nema{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}U kontraktu je: { $expected }.
    }
finding-KONTRA_COMPONENT-what = Svaki se dio kontrakta kontrira posebno. Parti je dio igara parti, ulti i četiri asa, ali nije dio 40-100, 20-100 ni durchmarsa.
finding-KONTRA_COMPONENT-mend = Navedite dio koji kontrakt ima.
finding-MARRIAGE_NOT_HELD-title = Nema kralja i gornjaka
finding-MARRIAGE_NOT_HELD = { finding-who } zove{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, a nema i kralja i gornjaka.
finding-MARRIAGE_NOT_HELD-what = Zvanje je kralj i gornjak iste boje u jednoj ruci na početku prvog štiha, nakon posljednjeg odbacivanja: u adutu četrdeset, u drugoj boji dvadeset.
finding-MARRIAGE_NOT_HELD-mend = Provjerite boju i odbacivanja.
finding-MARRIAGE_NOT_ALLOWED-title = Zvanje nije dopušteno
finding-MARRIAGE_NOT_ALLOWED = { finding-who } u ovom kontraktu ne smije zvati{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.
finding-MARRIAGE_NOT_ALLOWED-what = U 40-100 glavni igrač smije zvati samo četrdeset, u 20-100 samo jedno dvadeset. Ništa se ne zove dvaput, a igre bez aduta nemaju zvanja.
finding-MARRIAGE_NOT_ALLOWED-mend = Uklonite zvanje; ne može se računati.
finding-MARRIAGE_LATE-title = Prekasno zvanje
finding-MARRIAGE_LATE = { finding-at }{ finding-who } zove nakon što je odigrao kartu u prvom štihu.
finding-MARRIAGE_LATE-what = Zove se uz svoju kartu u prvom štihu, prije nego što sljedeći igrač odigra. Poslije je zvanje izgubljeno. U zapisu stoji neposredno prije te karte.
finding-MARRIAGE_LATE-mend = Ako je izrečeno na vrijeme, premjestite ga prije igračeve karte u prvom štihu; inače ga uklonite.

## Play

finding-CARD_NOT_HELD-title = Nema tu kartu
finding-CARD_NOT_HELD = { finding-at }{ finding-who } nema tu kartu{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-CARD_NOT_HELD-what = Karta je podijeljena nekom drugom, odbačena u talon ili već odigrana. Ako je podjela samo djelomično poznata, u ruci za nju nema nepoznatog mjesta.
finding-CARD_NOT_HELD-mend = Provjerite boju i vrijednost, mjesto i posljednje odbacivanje.
finding-MUST_FOLLOW-title = Mora se poštovati boja
finding-MUST_FOLLOW = { finding-at }{ finding-who } igra { $found ->
        [none] drugu boju
       *[other] kartu „{ $found }”
    }, a ima traženu boju.{ finding-legal }
finding-MUST_FOLLOW-what = Tko ima kartu boje kojom je počet štih, mora je odigrati. Samo bez nje smije se, a s adutom mora, odigrati druga karta.
finding-MUST_FOLLOW-mend = Provjerite kartu i boju kojom je počet štih. Ako se renons doista dogodio, označite kartu kao nepravilnu i dodajte odluku.
finding-MUST_BEAT-title = Mora se prebiti
finding-MUST_BEAT = { finding-at }{ finding-who } igra { $found ->
        [none] nižu kartu
       *[other] kartu „{ $found }”
    }, a ima karte koje prebijaju najjaču u štihu i mora odigrati jednu od njih.{ finding-legal }
finding-MUST_BEAT-what = Među kartama tražene boje, ili među adutima ako je nema, mora se odigrati ona koja prebija trenutačno najjaču kartu, ako postoji. Koja od njih, slobodan je izbor.
finding-MUST_BEAT-mend = Provjerite kartu i redoslijed: u adutskim igrama desetka je druga, a u igrama bez aduta između donjaka i devetke. Ako se to doista dogodilo, označite kartu kao nepravilnu.
finding-MUST_TRUMP-title = Mora se odigrati adut
finding-MUST_TRUMP = { finding-at }{ finding-who } igra { $found ->
        [none] drugu boju
       *[other] kartu „{ $found }”
    }, a nema traženu boju i mora odigrati adut.{ finding-legal }
finding-MUST_TRUMP-what = U adutskoj igri tko ne može poštovati boju mora odigrati adut ako ga ima, i kad njime ne može dobiti štih.
finding-MUST_TRUMP-mend = Provjerite boju aduta i kartu. Ako se to doista dogodilo, označite kartu kao nepravilnu.
finding-SEVEN_RESERVED-title = Sedmica aduta čuva se za kraj
finding-SEVEN_RESERVED = { finding-at }{ finding-who } igra sedmicu aduta prije posljednjeg štiha, a ima i drugu dopuštenu kartu.{ finding-legal }
finding-SEVEN_RESERVED-what = U kontraktu s ultijem glavni igrač mora čuvati sedmicu aduta za deseti štih. Ranije pada samo ako mu je to jedina dopuštena karta, a tada je Ulti izgubljen.
finding-SEVEN_RESERVED-mend = Provjerite kartu. Ako je sedmica doista odigrana i tako je ostalo, označite je kao nepravilnu.
finding-REVOKE_PROVEN-title = Renons dokazan kasnijom kartom
finding-REVOKE_PROVEN = { finding-at }{ $by ->
        [none] Kasnija
       *[other] { $by }: kasnija
    } karta dokazuje da { $found ->
        [none] ova karta
       *[other] karta „{ $found }”
    } nije bila dopuštena.{ finding-legal }
finding-REVOKE_PROVEN-what = Ruka nije posve poznata, ali igra govori dovoljno: igrač nije poštovao boju, nije prebio ili nije dao adut, a kasnije je odigrao kartu kojom je to mogao. Prikazana su oba mjesta.
finding-REVOKE_PROVEN-mend = Provjerite obje karte. Ako se renons dogodio za stolom, označite prvu kao nepravilnu.
finding-UNVERIFIABLE-title = Ne može se provjeriti
finding-UNVERIFIABLE = { finding-at }{ $by ->
        [none] Je
       *[other] { $by }: je
    } li ovaj potez bio dopušten, ovisi o kartama koje nisu poznate.
finding-UNVERIFIABLE-sheet = Ne zna se kako je list stajao prije ove podjele, pa se refe, kape i smanjena zadnja podjela ne računaju.
finding-UNVERIFIABLE-what = U zapisu ima nepoznatih karata pa se ovo pravilo ovdje nije moglo provjeriti. Zapis je pohranjen; na ovom mjestu nije ni potvrđen ni opovrgnut.
finding-UNVERIFIABLE-mend = Upišite nepoznate karte ako ih se netko sjeća.
finding-IRREGULAR-title = Nepravilna karta koja je ostala
finding-IRREGULAR = { finding-at }{ finding-who } igra { $found ->
        [none] ovu kartu
       *[other] kartu „{ $found }”
    }, označenu kao nepravilnu.{ $cause ->
        [none] {" "}Karta je ipak dopuštena.
        [doubtful] {" "}Je li time prekršeno pravilo, ovisi o kartama koje nisu poznate.
       *[other] {" "}Greška: { $cause }.
    }
finding-IRREGULAR-what = Karta je prekršila pravilo, ali je za stolom ostala i zapis to kaže. Pregled ide dalje s odigranom kartom; bez odluke podjela nema izračunatog rezultata.
finding-IRREGULAR-mend = Dodajte sudačku odluku ili uklonite oznaku ako je karta bila dopuštena.

## Result

# Where it is known which claim it is.
claim-differs = { $claim }: prema zapisu { $found }, prema pravilima { $expected }.
finding-RESULT_MISMATCH-title = Navedeni rezultat se razlikuje
finding-RESULT_MISMATCH = Zapis navodi { $found ->
        [none] drugu vrijednost
       *[other] { $found }
    }, a po pravilima je { $expected ->
        [none] drukčije
       *[other] { $expected }
    }.
finding-RESULT_MISMATCH-what = Sve što se iz karata može izračunati, izračunava se. Datoteka ovdje tvrdi drukčije; prikazane su obje vrijednosti, a vrijedi izračunata.
finding-RESULT_MISMATCH-mend = Provjerite razine kontre, tihe igre, zvanja i opcije stola; zatim ispravite ili uklonite navedeno.
finding-CONTEXT_MISMATCH-title = Razlikuje se od partije
finding-CONTEXT_MISMATCH = Stanje prije podjele navedeno je kao { $found ->
        [none] jedno
       *[other] { $found }
    }, a u partiji je { $expected ->
        [none] drugo
       *[other] { $expected }
    }.
finding-CONTEXT_MISMATCH-refa = Dvojka je odigrana, dakle glavni igrač je imao otvorenu refu. Na listu ove partije nema je.
finding-CONTEXT_MISMATCH-what = Podjela u preferansu smije navesti stanje prije sebe. Unutar partije ono slijedi iz ranijih podjela i vrijedi partija.
finding-CONTEXT_MISMATCH-mend = Provjerite nedostaje li neka podjela partije ili je redoslijed pogrešan.
finding-CLAIM_NOT_AGREED-title = Nisu svi pristali
finding-CLAIM_NOT_AGREED = Na sporazum nisu pristali svi igrači.{ $expected ->
        [none] {""}
       *[other] {" "}Moraju pristati: { $expected }.
    }
finding-CLAIM_NOT_AGREED-what = Igrači mogu stati sporazumno, ali moraju pristati sva trojica i to mora pisati u zapisu. Jedna strana sama ne završava podjelu.
finding-CLAIM_NOT_AGREED-mend = Navedite sva tri mjesta u "agreed" ili upišite "concede" ako je jedna strana odustala.
finding-CLAIM_INCOMPLETE-title = Sporazum nešto ostavlja otvorenim
finding-CLAIM_INCOMPLETE = Sporazum ne odlučuje sve.{ $expected ->
        [none] {""}
       *[other] {" "}Još otvoreno: { $expected }.
    }
finding-CLAIM_INCOMPLETE-what = Sporazum završava podjelu pa mora riješiti svaki dio kontrakta. Broj štihova, primjerice, ne govori ništa o Ultiju dok je sedmica aduta još u nečijoj ruci.
finding-CLAIM_INCOMPLETE-mend = Navedite ishod svakog dijela kontrakta pod "components".
finding-RULING_NEEDED-title = Potrebna je odluka
finding-RULING_NEEDED = U podjeli je nepravilna karta, a odluke nema, pa nema ni rezultata.
finding-RULING_NEEDED-what = Koliko stoji renons određuje sudac ili klub, ne program. Dotad se podjela može pregledati, ali ne i obračunati.
finding-RULING_NEEDED-mend = Na kraj dodajte potez "ruling" s dosuđenim rezultatom ili vrste "note" ako se ništa ne mijenja.

## Rezultati: zapisi bez karata

finding-SILENT_NOT_OPEN-title = Tihoj najavi ovdje nije mjesto
finding-SILENT_NOT_OPEN = Uz ovaj kontrakt i po ovim pravilima ta tiha najava ne može nastati.
finding-SILENT_NOT_OPEN-what = Tihe najave pripadaju odigranim igrama s adutom. Ne nastaju uz kontrakt koji već sadrži isto, ni ondje gdje ih stol ne igra (opcija „silent_bids”).
finding-SILENT_NOT_OPEN-mend = Izostavite je iz "silent" ili provjerite kontrakt i opcije.
finding-OUTCOME_IMPOSSIBLE-title = Nemoguć ishod
finding-OUTCOME_IMPOSSIBLE = Ovo ne može biti istina zajedno s ostatkom rezultata.
finding-OUTCOME_IMPOSSIBLE-what = Rezultat se prihvaća ako postoji raspored štihova, asova i desetki, zadnjeg štiha i zvanja iz kojeg sve proizlazi. Ovdje takvog nema.
finding-OUTCOME_IMPOSSIBLE-mend = Najprije potražite obrnut predznak: dio zapisan kao dobiven koji je izgubljen, ili obrnuto.
finding-POINTS_IMPOSSIBLE-title = Nemogući bodovi
finding-POINTS_IMPOSSIBLE = Nema podjele iz koje proizlaze ovi bodovi i ostatak rezultata.
finding-POINTS_IMPOSSIBLE-what = Štihovi i talon vrijede 90 bodova, a svako zvanje dodaje svojoj strani 20 ili 40. Strana sa 100 ili više bodova ima tihu stotku, a parti dobiva strana s više bodova.
finding-POINTS_IMPOSSIBLE-mend = Prebrojite ponovno, s talonom na strani obrane, ili izostavite bodove: nisu potrebni.

## Portable Preferans Notation

finding-PPN_SYNTAX-title = Nije PPN
finding-PPN_SYNTAX = Tekst se ovdje ne može pročitati kao PPN{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.{ finding-found }{ finding-expected }
finding-PPN_SYNTAX-what = PPN zapisuje podjelu kao jednu zagradu s poljima odvojenima razmacima. Ovdje nedostaje zagrada, polje ili navodnik.
finding-PPN_SYNTAX-mend = Usporedite redak s opisom notacije.
finding-PPN_AUCTION-title = Licitacija se ne može obnoviti
finding-PPN_AUCTION = Nijedna licitacija ne odgovara ovim najavama.{ finding-found }
finding-PPN_AUCTION-what = PPN čuva samo najvišu najavu svakog igrača. Redoslijed se obnavlja iz njih, a ovdje ga nijedan dopušteni redoslijed ne daje.
finding-PPN_AUCTION-mend = Provjerite polje najava i redoslijed dijeljenja.
finding-PPN_VALUE-title = Vrijednost ne odgovara
finding-PPN_VALUE = Navedena vrijednost{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    } ne odgovara ovom kontraktu.{ finding-expected }
finding-PPN_VALUE-what = Vrijednost kontrakta u preferansu slijedi iz kontrakta, refe i kontre. Broj u datoteci tako ne može nastati.
finding-PPN_VALUE-mend = Provjerite kontrakt, refu i polje kontre.
finding-PPN_LOSS-title = U PPN ne stane sve
finding-PPN_LOSS = PPN ne može sadržavati ovaj dio zapisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_LOSS-what = Notacija nema napomena, varijanti ni vremenske zone. Navodi se što se gubi, da nitko izvoz ne smatra cijelim zapisom.
finding-PPN_LOSS-mend = Uz PPN čuvajte zapis i u formatu Talon.
finding-PPN_DIALECT-title = Drugo narječje PPN-a
finding-PPN_DIALECT = Ovaj PPN odstupa od opisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_DIALECT-what = Programi PPN pišu malo različito. Ovdje je značenje bilo jasno pa je podjela pročitana, a odstupanje je prijavljeno.
finding-PPN_DIALECT-mend = Ne treba ništa; provjerite je li podjela dobro shvaćena.
finding-TEXT_LOSS-title = U tekst ne stane sve
finding-TEXT_LOSS = Kratki tekst i tablica ne mogu sadržavati ovaj dio zapisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-TEXT_LOSS-what = Kratki tekst ima za svaku podjelu rezultat, ili karte s licitacijom i štihovima; tablica ima rezultat. Odluke, ispravci, vremena i ono što su dodali drugi programi nemaju ondje mjesta. Navodi se sve što se gubi.
finding-TEXT_LOSS-mend = Čuvajte zapis i u formatu Talon.

## Store

finding-DUPLICATE_EXACT-title = Već pohranjeno
finding-DUPLICATE_EXACT = Ovaj je zapis već pohranjen; ništa nije dodano.
finding-DUPLICATE_EXACT-what = Zapis jednak ovome u svemu osim napomena već je uvezen. Izvještaj vodi do njega, a dvaput poslana datoteka ne čini štetu.
finding-DUPLICATE_EXACT-mend = Ne treba ništa popravljati.
finding-DUPLICATE_PROBABLE-title = Vjerojatno već pohranjeno
finding-DUPLICATE_PROBABLE = { $found ->
        [none] Pohranjena podjela ima iste karte i istu igru; razlikuju se samo podaci poput imena ili datuma.
       *[other] Pohranjena podjela nosi isti id ({ $found }), ali je drukčije podijeljena ili odigrana.
    }
finding-DUPLICATE_PROBABLE-what = Možda su dvije osobe upisale istu podjelu ili je zapis pod svojim id-om došao ponovno, ispravljen. Prikazuju se jedna uz drugu s razlikama, a odlučujete vi; ništa se ne spaja samo od sebe.
finding-DUPLICATE_PROBABLE-mend = Izostavite ga, pohranite ga uz drugi ili ga stavite na njegovo mjesto.
finding-SUPERSEDES_UNKNOWN-title = Zamijenjeni zapis nije pronađen
finding-SUPERSEDES_UNKNOWN = Zapis kaže da zamjenjuje drugi{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, kojega ovdje nema.
finding-SUPERSEDES_UNKNOWN-what = Ispravak navodi zapis koji zamjenjuje njegovim sažetkom. Ispravak je pohranjen, ali nema s čime da se poveže.
finding-SUPERSEDES_UNKNOWN-mend = Najprije uvezite stariji zapis ili izostavite "supersedes".
finding-DEAL_CONFLICT-title = Dvije verzije jedne podjele
finding-DEAL_CONFLICT = Za ovu podjelu partije već je pohranjen drukčiji rezultat.
finding-DEAL_CONFLICT-what = Dva zapisa iste partije, stola, kola i podjele govore različito. Oba se čuvaju, a prvi vrijedi dok netko ne odluči.
finding-DEAL_CONFLICT-mend = Usporedite ih i uklonite pogrešan.

## What exactly is wrong with the bytes or the grammar

bad-address = Mora biti adresa sa shemom, npr. „https://example.org/7” ili „urn:uuid:…”.
bad-address_taken = Adresa pripada drugoj ligi ili sezona na njoj ima drugi sadržaj.
bad-bad_format = Faza se tako ne može odigrati.
bad-bad_table = Za stolom su tri ili četiri mjesta, a njegov broj stoji jednom u kolu.
bad-board_count = Nema onoliko podjela koliko za ostalim stolovima kola.
bad-cannot_be = Turnir ne može doći do toga.
bad-cannot_count = Ovako se ne bi računao nijedan susret ili bi još jedan izostanak mogao smanjiti zbroj.
bad-circle = Varijanta se ne može odvojiti od same sebe, ni preko drugih.
bad-cannot_divide = Sezona ima barem dva razreda, svaki s vlastitim nazivom i igračima.
bad-cannot_share = Udjeli fonda su postotci: zajedno više od nule i najviše 100.
bad-counts_twice = Isti se rezultat već računa u ranijem susretu.
bad-deals_missing = Za bodovanje je potreban broj podjela.
bad-differs_from_recount = Iz podataka slijedi druga tablica. Ponovno izvezite sezonu ili izostavite "current" ako je tablica iz ranijeg stanja.
bad-empty = Ne smije biti prazno.
bad-ends_before = Posljednji je dan prije prvoga.
bad-entered_twice = Član ima dva unosa.
bad-false = Ovdje može stajati samo true; ako nije tako, polje se izostavlja.
bad-forms = Ovdje može stajati samo jedno od tih polja.
bad-games_missing = Za bodovanje su potrebne dobivene i izgubljene igre.
bad-given_version = Ugovor bez licitacije postoji od verzije 1.1: neka „version” bude „1.1”.
bad-hash = Mora biti sažetak zapisa: „sha256:” i 64 znamenke malim slovima.
bad-is_guest = U ovom je klubu gost, a gosti nemaju redak. Upišite ga kao člana ili uvezite s --add-members.
bad-large = Cijeli brojevi idu do 9007199254740991.
bad-line = Nema varijante s tim imenom.
bad-negative = Ne smije biti manje od 0.
bad-no_heading = Iznad ove ćelije nema naslova pa se ne zna što znači.
bad-no_person = Stupac je pročitan kao igrač jer njegov naslov nije poznat, ali ne izgleda tako. Preimenujte naslov („br” za broj podjele) ili izbrišite stupac. Stupci svih igrača stoje jedan do drugoga.
bad-no_share = Udio je veći od 0, a najviše 100 posto.
bad-no_tag = Oznaka počinje slovom i nema zareza. Ne može biti „players” ni „teams”.
bad-nobody_absent = Za stolom se nije igralo, a nitko nije nedostajao.
bad-not_in_play = Netko sjedi u kolu u kojem ga nije bilo.
bad-not_its_turn = Kolo stoji prije onoga iza kojeg slijedi.
bad-not_zero_sum = Zbroj bodova za stolom mora biti nula.
bad-nothing = Treba navesti barem jedno.
bad-open_quote = Ovdje se otvara navodnik koji se u ovom retku ne zatvara.
bad-other_name = U klubu je isto ime napisano drukčije. Ispravite ga ovdje ili u klubu da bude jednako.
bad-out_of_order = Brojevi na popisu moraju rasti. Poredajte stavke po brojevima.
bad-points = Bodovi su desetice, najviše 190.
bad-result_missing = Kolo je završeno, a jedan stol nema potvrđen rezultat.
bad-result_of_a_draft = Kolo još nitko nije vidio pa nema ni rezultata.
bad-round_count = Faza ima od 1 do 200 kola.
bad-rounds_before_the_start = Turnir koji ne traje nema kola.
bad-score_actions = Uz rezultat su od poteza dopuštene samo nepravilnosti i odluke.
bad-score_cards = Zapis ima ili karte ili rezultat, nikad oboje.
bad-score_thrown_in = Bačena igra nema drugog rezultata.
bad-score_variations = Gdje nijedna karta nije zapisana, nema se što drukčije odigrati.
bad-seats = Za stolom sjedi troje ili četvero.
bad-score_too_large = Rezultat je najviše 10^12.
bad-seat_count = Nema po jednog rezultata za svako mjesto.
bad-seated_twice = Netko ima dva mjesta u kolu ili je odvojen od samoga sebe.
bad-signs = Sadrži nevidljive upravljačke znakove ili znakove smjera.
bad-small = Mora biti 1 ili više.
bad-too_few_played = Za stolom ih je bilo manje od troje.
bad-too_long = Predugačko je.
bad-total_facts = Redak s „total” na mjestu kontrakta ima samo brojeve. Ispraznite ovu ćeliju ili napišite kontrakt.
bad-total_sheet = Ne zna se kako je papir stajao prije ovog retka, pa se iz njega ne može pročitati promjena. Dodajte retke prije njega ili napišite kontrakt.
bad-total_sum = Brojevi upisanog zbroja moraju zajedno dati nulu.
bad-tricks = Igrač ima najviše deset štihova.
bad-twice = Ondje stoji više puta.
bad-two_teams = Ta je osoba nekog od tih dana već u momčadi.
bad-typed_total = U ovom su retku brojevi, a kontrakta nema, pa se u njemu ništa ne može provjeriti. Ako ga ipak želite kao upisani zbroj, na mjesto kontrakta napišite „total”, označite upisane zbrojeve u pregledu uvoza ili ih zatražite s --totals (API: totals=1).
bad-unknown_entry = Nema unosa s tim brojem.
bad-unknown_event = Klub nema takav završeni turnir. Najprije uvezite datoteku turnira ili izvezite ligu s --with-events.
bad-unknown_evening = Klub nema partiju s tim imenom u toj igri. Najprije uvezite podjele te večeri.
bad-unknown_person = U klubu nitko nema to ime ili ga ima više ljudi. Najprije ih upišite ili uvezite s --add-members.
bad-unknown_round = Nema kola s tim brojem.
bad-unknown_stage = Nema faze s tim brojem.
bad-unknown_table = Nema stola s tim brojem.
bad-unknown_team = Nema momčadi s tim brojem.
bad-unknown_unit = Nema susreta s tim brojem.
syntax-invalid_utf8 = slova su iz starijeg skupa znakova, primjerice Windows-1250 ili ISO 8859-2; spremite datoteku kao UTF-8
syntax-utf16 = u UTF-16 je; spremite datoteku kao UTF-8
syntax-packed = zapakirana datoteka; prvo je raspakirajte
syntax-no_text = slika ili dokument, a ne tekst
syntax-picture = slika; upišite kratkim tekstom što na njoj piše ili unesite podjelu klikanjem
syntax-pdf = PDF; kopirajte njegov tekst i zalijepite ga
syntax-office = proračunska tablica ili uredski dokument; tablicu spremite kao CSV, a tekst kopirajte i zalijepite
syntax-no_record = ovdje nema zapisa
syntax-unexpected_end = tekst prerano završava
syntax-expected_value = nedostaje vrijednost
syntax-not_json = zapis počinje vitičastom zagradom, PPN uglatom, a kratki tekst retkom poput „pref: Ante, Bojan, Cvita; dijeli Cvita”
syntax-odd_quotes = navodnici koji nisu obični "
syntax-unquoted = riječ bez navodnika
syntax-comment = napomena, a JSON ih nema; izbrišite je
syntax-expected_name = nedostaje ime u navodnicima
syntax-expected_colon = nedostaje dvotočka
syntax-expected_comma = nedostaje zarez ili završna zagrada
syntax-trailing_comma = zarez iza kojeg nema ničega
syntax-trailing_text = tekst iza kraja zapisa
syntax-bad_number = nečitljiv broj
syntax-control_character = upravljački znak u tekstu{ sign-named }
syntax-bad_escape = obrnuta kosa crta bez značenja
syntax-lone_surrogate = samo polovica znaka
syntax-odd_space = razmak koji nije običan{ sign-named }; zamijenite ga običnim
syntax-invisible = znak koji se ne vidi{ sign-named }; izbrišite ga
syntax-odd_minus = crtica koja nije običan minus{ sign-named }; upišite -
syntax-odd_sign = znak koji samo nalikuje na JSON-ov{ sign-named }; upišite ga ponovno
syntax-fence = oznaka bloka koda, ``` ili ~~~; izbrišite te retke ispred i iza zapisa
sign-named = { $sign ->
        [none] {""}
       *[other] {" "}({ $sign })
    }
foreign-reads = Talon čita podjele ultija i preferansa, u vlastitom obliku JSON ili u PPN-u.
foreign-pbn = Ovo je datoteka bridža (PBN). { foreign-reads }
foreign-pgn = Ovo je datoteka partija šaha ili dame (PGN). { foreign-reads }
foreign-tags = U datoteci su oznake kakve imaju šah i bridž, ali nijedna podjela u PPN-u. { foreign-reads }
foreign-trf = Ovo je izvještaj šahovskog turnira (TRF). { foreign-reads }
foreign-lin = Ovo je datoteka bridža (LIN). { foreign-reads }
foreign-phh = Ovo je datoteka pokera (PHH). { foreign-reads }
foreign-ohh = Ovo je datoteka pokera (OHH). { foreign-reads }
foreign-poker = Ovo je opis podjele pokera. { foreign-reads }
foreign-sgf = Ovo je datoteka SGF, kakvu pišu programi za go i skat. { foreign-reads }
foreign-old_ppn = Ovo je PPN u starom rasporedu, iz vremena kad podjela još nije bila zagrada s četrnaest polja. Napišite svaku podjelu kao [1 123 …]; polja navodi 13. odjeljak pravila preferansa.
foreign-ppn_json = Ovo je PPN u obliku JSON, koji Talon ne čita. Pošaljite podjele u uglatim zagradama.
foreign-tournament = Ovo je cijeli turnir ili sezona, a ne zapis podjele. Uvezite ga ondje gdje se uvoze turniri ili lige.
foreign-html = Ovo je internetska stranica, a ne zapis. Otvorite podjelu, preuzmite njezin zapis kao JSON i pošaljite tu datoteku.
foreign-xml = Ovo je datoteka XML. { foreign-reads }
foreign-rtf = Ovo je oblikovani dokument (RTF). Spremite ga kao običan tekst ili kopirajte samo tekst zapisa.
foreign-csv = Ovo je tablica (CSV). { foreign-reads }
foreign-address = Ovo je poveznica. Otvorite je, preuzmite zapis i pošaljite tu datoteku.
foreign-wrapped = Ispred zapisa stoji drugi tekst. Pošaljite samo zapis: JSON od prve vitičaste zagrade do posljednje, PPN od prve uglate zagrade.
foreign-quoted = Retci počinju znakom >, kako citiraju programi za poštu. Izbrišite > s početka svakog retka.
foreign-chat = Ovo je razgovor iz aplikacije za poruke i u njemu nema prepoznatljive podjele. Zalijepite poruke s podjelama: najprije redak poput „pref: Ante, Bojan, Cvita; dijeli Cvita”, zatim po jedan redak za svaku podjelu.

## Kinds of values

kind-object = objekt
kind-array = popis
kind-string = tekst
kind-integer = cijeli broj
kind-boolean = true ili false

## Types of actions, where a finding says which one could stand here

type-pickup = uzimanje talona
type-discard = odbacivanje
type-bid = najava
type-hold = „moje”
type-pass = pas
type-trump = imenovanje aduta
type-contract = kontrakt
type-defend = odgovor obrane
type-kontra = kontra
type-marriage = zvanje
type-play = karta
type-claim = sporazum
type-concede = predaja
type-throw_in = bacanje karata
type-expose = pokazivanje karata
type-given = ugovor bez licitacije
type-irregularity = nepravilnost
type-ruling = sudačka odluka
type-end = kraj

## What the rule behind a finding says, where one code has several

reason-BID_TOO_LOW-U-3_2 = Prva najava ne smije biti niža od najniže koju skup pravila dopušta, a svaka kasnija mora biti viša od najave koja stoji.
reason-BID_TOO_LOW-U-14_3 = Pobjednik prvoga kruga smije samo potvrditi svoju najavu ili je dići u istom razredu aduta tako da bude viša od one koja stoji.
reason-LIMIT-U-8_3 = Kontra je već dignuta dokle smije.
reason-KONTRA_NOT_ENTITLED-U-8_3 = Kontru prva daje obrana, a zatim je na redu uvijek strana koja nije zadnja kontrirala.
reason-KONTRA_NOT_ENTITLED-U-8_6 = U igri bez aduta svaki igrač obrane ima svoju razinu: on je započinje, a zatim se izmjenjuju on i glavni igrač.
reason-KONTRA_NOT_ENTITLED-P-5_5 = Prvu kontru smije dati pratitelj koji je sam rekao da ide, a u betlu bilo koji.
reason-KONTRA_NOT_ENTITLED-P-5_6 = Nakon kontre naizmjence odgovaraju samo izvođač i pratitelj koji ju je dao.
reason-THROW_IN_NOT_ALLOWED-U-9_1 = Odustati smije samo glavni igrač, nakon posljednjeg pasa i prije prve kontre, zvanja ili karte, ako to „simple_forfeit” dopušta.
reason-THROW_IN_NOT_ALLOWED-U-9_3 = Odustati se smije samo od partija koji nije herc.
reason-MARRIAGE_NOT_ALLOWED-U-7_7 = U 40-100 glavni igrač smije zvati samo četrdeset, u 20-100 samo jedno dvadeset, a istu boju nitko dvaput.
reason-MARRIAGE_NOT_ALLOWED-U-7_3 = Zvanja postoje samo u igrama s adutom, nakon licitacije.
reason-WRONG_PHASE-U-3_1 = Otvara prvi igrač: odbacuje dvije karte i licitira, bez pasa i bez uzimanja talona.
reason-WRONG_PHASE-U-3_2 = Do posljednjeg pasa igrač ili pasira ili uzima talon, odbacuje dvije karte i licitira, tim redom; nakon njega više nema licitacije.
reason-WRONG_PHASE-U-3_3 = Tko uzme talon, mora licitirati više, pa ga nitko ne smije uzeti kad se ništa ne može reći iznad najave koja stoji.
reason-WRONG_PHASE-U-3_8 = Glavni igrač prvo mora odrediti adut, a tek onda dolaze kontra, zvanje ili karta.
reason-WRONG_PHASE-U-6_12 = Tko se jednom predao, ne može se predati ponovno.
reason-WRONG_PHASE-U-8_1 = Kontra se daje nakon licitacije, i ne prije nego što dopusti opcija „kontra_window”.
reason-WRONG_PHASE-U-9_2 = Uz ove opcije taj se kontrakt nikad ne igra: karte se odmah bacaju.
reason-WRONG_PHASE-U-14_1 = U prvom krugu igrači samo licitiraju ili pasiraju, jer talon još nije podijeljen.
reason-WRONG_PHASE-U-14_3 = Pobjednik prvoga kruga uzima dvije karte, odbacuje dvije i zatim ponovno licitira.
reason-WRONG_PHASE-P-3_1 = Brojevi, igra, „moje” i „dalje” pripadaju licitaciji, a dok ona traje, ništa drugo nije moguće.
reason-WRONG_PHASE-P-4_1 = Izvođač koji je licitaciju dobio brojem uzima talon, odbacuje dvije karte i objavljuje kontrakt, tim redom.
reason-WRONG_PHASE-P-4_4 = Igra se igra bez talona: ništa se ne uzima i ništa ne odbacuje.
reason-WRONG_PHASE-P-4_5 = Sljedeći je na redu kontrakt: izvođač ga objavljuje, i to jednom.
reason-WRONG_PHASE-P-5_1 = Prije kontre i karte svaki pratitelj jednom kaže dolazi li; protiv betla se nikoga ne pita.
reason-WRONG_PHASE-P-5_3 = Pozvati smije samo pratitelj koji dolazi, kad suigrač ne dođe i prije kontre.
reason-WRONG_PHASE-P-5_10 = Obična dvojka igra se samo nakon kontre i u njoj nema poziva.
reason-WRONG_PHASE-P-6_6 = Tko se jednom predao, ne može se predati ponovno.
reason-RAISE_NOT_ALLOWED-P-3_4 = Tko govori prije onoga čiji broj stoji, smije ga zadržati ili reći „dalje”, ali ne i dići.
reason-HOLD_NOT_ALLOWED-P-3_3 = Pri prvom govoru igrač još nema što zadržati.
reason-HOLD_NOT_ALLOWED-P-3_4 = Tko govori poslije onoga čiji broj stoji, smije ga dići ili reći „dalje”, ali ne i zadržati.
reason-HOLD_NOT_ALLOWED-P-3_6 = Igra je već najavljena i brojevi više ne vrijede.
reason-GAME_NOT_ALLOWED-P-3_6 = Igra se smije najaviti samo pri prvom govoru, a u krugu imenovanja imenuje se samo boja.
reason-BID_TOO_LOW-P-3_2 = Broj mora biti viši od onoga koji stoji.
reason-BID_TOO_LOW-P-3_6 = Igra je već najavljena: brojevi više ne vrijede, a druga igra ne smije biti niža.
reason-BID_TOO_LOW-P-3_8 = Prvi mora imenovati boju, a svako sljedeće ime mora biti više od najvišega.
reason-BID_TOO_LOW-P-3_9 = Igra nakon tuđe igre obećava barem tri, pa se dvojki ne može popustiti.
reason-TRUMP_NOT_ALLOWED-U-3_8 = Adut određuje samo glavni igrač, jednom, nakon posljednjeg pasa i samo ako ga je najava ostavila otvorenim; herc nikad.
reason-TRUMP_NOT_ALLOWED-P-3_6 = Uz igru se boja imenuje tek poslije.
reason-TRUMP_NOT_ALLOWED-P-3_8 = U krugu imenovanja imenuje se samo jedna od četiriju boja.
reason-KONTRA_WINDOW-U-8_1 = Kontra se smije dati do prve karte 2. štiha ili dokle kaže opcija „kontra_window”.
reason-KONTRA_WINDOW-P-5_5 = Kontra se smije dati samo prije prve karte.
reason-CLAIM_INCOMPLETE-P-6_6 = Dvojica pratitelja koji su sami došli pišu svaki svoje štihove, pa sporazum mora reći čiji su koji.
reason-BAD_VALUE-P-5_1 = Samo pratitelji mogu reći da dolaze; protiv betla igraju obojica.
reason-BAD_VALUE-P-6_1 = Štihove mogu uzeti samo izvođač i pratitelji koji igraju.
reason-BAD_VALUE-P-6_5 = Štihova je deset; manje ih je dovoljno samo ako odlučuju kontrakt.
reason-BAD_VALUE-U-14_2 = To ima samo licitacija u dva kruga.
reason-BAD_VALUE-U-7_3 = Postoji jedna četrdesetica i najviše tri dvadesetice.
reason-CLAIM_INCOMPLETE-P-6_5 = Dvojica pratitelja koji su sami došli pišu svaki svoje štihove, zajedno najviše pet: navedite štihove do petoga.
reason-MISSING_MEMBER-U-10_2 = Uz ove opcije o tome ovisi tko koliko plaća.
reason-OUTCOME_IMPOSSIBLE-P-5_10 = Obična dvojka igra se samo nakon kontre.
reason-OUTCOME_IMPOSSIBLE-P-5_4 = Kontrakt se igra ako dođe barem jedan pratitelj, inače ne.
reason-OUTCOME_IMPOSSIBLE-U-10_2 = Štihovi to ne dopuštaju.
reason-OUTCOME_IMPOSSIBLE-U-10_3 = Strana s tihim durchmarsom ne dobiva još i tiha četiri asa.
reason-OUTCOME_IMPOSSIBLE-U-7_10 = Bodovi to ne dopuštaju.
reason-OUTCOME_IMPOSSIBLE-U-9_2 = Uz ove opcije takva se parti uvijek baca.
reason-WRONG_PHASE-P-5_4 = Ako ne dođe nijedan pratitelj, karte se ne igraju.
reason-WRONG_TYPE-U-8_5 = U igri s adutom razina kontre vrijedi za oba igrača obrane.
reason-WRONG_TYPE-U-8_6 = U igri bez aduta svaki igrač obrane ima svoju razinu.
