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
       *[other] {" "}Dozvoljeno: { $expected }.
    }
finding-found = { $found ->
        [none] {""}
       *[other] {" "}Ovde piše: { $found }.
    }
hint-irregular = Ako se to za stolom zaista dogodilo, označite potez sa "irregular": true.
hint-nearest = Da li ste mislili „{ $found }”?
hint-score-version = Rezultati postoje od verzije 1.1: postavite "version" na "1.1".
hint-option = Dozvoljeno uz opciju { $option }.
list-more = { $list } i još { $count }

## Bytes

finding-NOT_UTF8-title = Tekst nije UTF-8
finding-NOT_UTF8 = Tekst nije u kodiranju UTF-8{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-NOT_UTF8-what = Zapisi se čitaju kao UTF-8. U ovom tekstu ima bajtova koje UTF-8 ne dozvoljava ili je tekst u UTF-16. Ne nagađamo, jer bi pogrešna pretpostavka neprimetno pokvarila imena i napomene.
finding-NOT_UTF8-mend = Sačuvajte datoteku kao UTF-8 u programu kojim je nastala i pošaljite je ponovo.
finding-BYTE_ORDER_MARK-title = Preskočena oznaka redosleda bajtova
finding-BYTE_ORDER_MARK = Tekst počinje oznakom redosleda bajtova (BOM), koja je preskočena.
finding-BYTE_ORDER_MARK-what = Neki editori stavljaju nevidljivu oznaku na početak datoteke. U UTF-8 ona ništa ne znači i ne ulazi u sačuvani zapis.
finding-BYTE_ORDER_MARK-mend = Ne treba ništa popravljati. Ako vam obaveštenje smeta, sačuvajte datoteku kao UTF-8 bez BOM-a.
finding-TOO_LARGE-title = Preveliko
finding-TOO_LARGE = Ovo je veće od dozvoljenog.{ $size ->
        [none] {""}
       *[other] {" "}Jedan zapis sme imati najviše { $size }.
    }
finding-TOO_LARGE-what = Jedan zapis sme imati 256 KiB, a i otpremanje ima svoju granicu; obe se mogu podesiti. Ono što je iza granice nije pročitano.
finding-TOO_LARGE-mend = Podelite datoteku na više njih (jedan zapis u redu) ili skratite napomene u ovom zapisu.
finding-TOO_DEEP-title = Preduboko ugnežđeno
finding-TOO_DEEP = Objekti i spiskovi ovde su preduboko ugnežđeni.{ $limit ->
        [0] {""}
       *[other] {" "}Dozvoljeno je najviše { $limit } nivoa.
    }
finding-TOO_DEEP-what = Pravom zapisu dovoljno je osam nivoa. Duboko ugnežđivanje ili je greška programa koji je pisao datoteku ili pokušaj da se čitač iscrpi, pa čitanje staje na granici.
finding-TOO_DEEP-mend = Potražite spisak ili objekat koji stalno iznova sadrži sam sebe, najčešće ispod "ext".

## Syntax

finding-JSON_SYNTAX-title = Nije JSON
finding-JSON_SYNTAX = Tekst se na ovom mestu ne može pročitati kao JSON{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.
finding-JSON_SYNTAX-what = Nedostaje zarez, zagrada ili navodnik, ili stoji gde ne sme, iza kraja zapisa ima još teksta, ili zapisa uopšte nema. Ako je u datoteci jedan zapis po redu, odbija se samo taj red; svaka druga datoteka čita se samo do ovog mesta.
finding-JSON_SYNTAX-mend = Pogledajte označeno mesto i ono neposredno pre njega. Editor koji poznaje JSON odmah pokazuje grešku.
finding-DUPLICATE_MEMBER-title = Polje navedeno dvaput
finding-DUPLICATE_MEMBER = Isti objekat dvaput navodi { $found ->
        [none] isto polje
       *[other] polje „{ $found }”
    }.
finding-DUPLICATE_MEMBER-what = Većina programa od dva ista imena bez reči zadrži poslednje. Tada niko ne bi znao koje se mislilo, pa se zapis odbija.
finding-DUPLICATE_MEMBER-mend = Uklonite jedno od njih.

## Structure

finding-MISSING_MEMBER-title = Polje nedostaje
finding-MISSING_MEMBER = Ovde nedostaje nešto što mora postojati.{ $expected ->
        [none] {""}
       *[other] {" "}Nedostaje: { $expected }.
    }
finding-MISSING_MEMBER-said = Ovde nešto nedostaje.{ $expected ->
        [none] {""}
       *[other] {" "}Očekuje se: { $expected }.
    }
finding-MISSING_MEMBER-dealer = Ne piše ko deli. Dodajte to u prvi red, na primer: { $expected }.
finding-MISSING_MEMBER-what = Svaki zapis mora imati format, verziju, igru, pravila, podelu i poteze, a svaki potez vrstu i najčešće mesto. Ono što nedostaje ne dopunjuje se nagađanjem.
finding-MISSING_MEMBER-mend = Dodajte navedeno polje. Nepoznata karta piše se "??", a sasvim nepoznata ruka null.
finding-UNKNOWN_MEMBER-title = Nepoznato polje
finding-UNKNOWN_MEMBER = { $found ->
        [none] Ovo polje ovde ne postoji
       *[other] Polje „{ $found }” ovde ne postoji
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Ovde su poznata: { $expected }.
    }
finding-UNKNOWN_MEMBER-what = U verzijama 1.0 i 1.1 nepoznato je ime greška, jer je gotovo uvek reč o slovnoj grešci pa bi se vrednost neprimetno izgubila. U kasnijim podverzijama to je upozorenje, a polje ostaje kakvo jeste.
finding-UNKNOWN_MEMBER-mend = Ispravite ime, a sopstvene podatke stavite u "ext", na primer pod imenom "x-mine".
finding-WRONG_TYPE-title = Pogrešna vrsta vrednosti
finding-WRONG_TYPE = Vrednost je pogrešne vrste.{ finding-found }{ finding-expected }
finding-WRONG_TYPE-what = Tekst stoji umesto broja, spisak umesto objekta ili slično. Format poznaje samo cele brojeve, pa je i razlomak pogrešan.
finding-WRONG_TYPE-mend = Upišite vrednost očekivane vrste: brojeve bez navodnika, spiskove u uglastim zagradama.
finding-BAD_VALUE-title = Nedozvoljena vrednost
finding-BAD_VALUE = { $found ->
        [none] Ova vrednost ovde nije dozvoljena
       *[other] „{ $found }” ovde nije dozvoljeno
    }.{ finding-expected }{ $cause ->
        [none] {""}
       *[other] {" "}{ $cause }
    }
finding-BAD_VALUE-what = Vrednost je prave vrste, ali nije jedna od dozvoljenih: mesto koje nije A, B ni C, potez kojeg igra nema, broj van raspona ili skriveni kontrolni znakovi u tekstu.
finding-BAD_VALUE-mend = Izaberite jednu od navedenih vrednosti; važni su pravopis te velika i mala slova.
finding-BAD_CARD-title = Nije oznaka karte
finding-BAD_CARD = { $found ->
        [none] Ovo nije oznaka karte
       *[other] „{ $found }” nije oznaka karte
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Možda { $expected }.
    }
finding-BAD_CARD-what = Karta se piše sa dva velika znaka, najpre boja pa vrednost: HX je desetka herc, B7 sedmica bundeva. Desetka je X. Nepoznata karta je "??" i nikad se ne može odigrati.
finding-BAD_CARD-mend = Pišite oznaku velikim slovima: boje su A L H B, vrednosti A X K O U 9 8 7. Ako je ponuđen ispravak, on je jedini moguć.
finding-BAD_TIME-title = Nečitljivo vreme
finding-BAD_TIME = { $found ->
        [none] Ovo nije datum ni vreme u traženom obliku
       *[other] „{ $found }” nije datum ni vreme u traženom obliku
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Piše se ovako: { $expected }.
    }
finding-BAD_TIME-what = Trenutak se piše sa pomakom, 2026-03-14T19:05:00+01:00, jer samo lokalno vreme u svakoj zemlji znači nešto drugo. Sam dan ide u "date".
finding-BAD_TIME-mend = Dodajte pomak ili navedite samo dan u "date".
finding-UNSUPPORTED_VERSION-title = Nepodržana verzija
finding-UNSUPPORTED_VERSION = Verzija { $found ->
        [none] ovog zapisa
       *[other] „{ $found }”
    } ne može se čitati.{ $expected ->
        [none] {""}
       *[other] {" "}Podržano: { $expected }.
    }
finding-UNSUPPORTED_VERSION-what = Prvi broj verzije menja se kad bi stari čitači pogrešno shvatili zapis. Takav se zapis radije odbija nego da se napola razume.
finding-UNSUPPORTED_VERSION-mend = Izvezite zapis u verziji 1.1 ili upotrebite noviji Talon.
finding-UNKNOWN_RULES-title = Nepoznat skup pravila
finding-UNKNOWN_RULES = Ovaj skup pravila ili izdanje{ $found ->
        [none] {""}
       *[other] {" "}(„{ $found }”)
    } nije poznato ili pripada drugoj igri.{ finding-expected }
finding-UNKNOWN_RULES-what = Zapis se može oceniti samo po pravilima koja program poznaje. I naziv i izdanje moraju biti poznati i odgovarati igri.
finding-UNKNOWN_RULES-mend = Za Ulti upišite oznaku "ulti" i izdanje 1.
finding-UNKNOWN_OPTION-title = Nepoznata opcija
finding-UNKNOWN_OPTION = U ovom skupu pravila nema opcije { $found ->
        [none] tog imena
       *[other] „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Poznate su: { $expected }.
    }
finding-UNKNOWN_OPTION-what = Opcije menjaju šta je dozvoljeno i koliko se plaća. Opcija koju ne razumemo ne sme se preskočiti, jer bi se podela sudila po drugim pravilima nego što je igrana.
finding-UNKNOWN_OPTION-mend = Ispravite ime. Sve su opcije u 13. odeljku pravila.
finding-LIMIT-title = Prekoračena granica
finding-LIMIT = { finding-at }Ovo je više od dozvoljenog.{ $count ->
        [0] {""}
       *[other] {" "}Ima ih { $count }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Granica je { $limit }.
    }
finding-LIMIT-what = Zapis sme imati 400 poteza, 2000 poteza u varijantama i 20 000 znakova u jednoj napomeni, a kontra se diže do 20. nivoa ili do nivoa koji skup pravila dozvoljava. Prava podela nije ni blizu tome.
finding-LIMIT-mend = Potražite poteze upisane dvaput, skratite tekst ili proverite opciju „kontra_max_level”.

## Deal

finding-DEAL_DUPLICATE-title = Karta podeljena dvaput
finding-DEAL_DUPLICATE = { $found ->
        [none] Jedna je karta podeljena dvaput
       *[other] Karta „{ $found }” podeljena je dvaput
    }.
finding-DEAL_DUPLICATE-what = U špilu su 32 karte, svaka jednom. Karta koja u podeli stoji na dva mesta znači da neka druga nedostaje, a niko ne zna koje je od ta dva mesta pogrešno.
finding-DEAL_DUPLICATE-mend = Uporedite oba mesta sa beleškama za stolom. Ako prava karta nije poznata, upišite "??".
finding-DEAL_MISSING-title = Karte nedostaju u podeli
finding-DEAL_MISSING = Podela ne sadrži ceo špil.{ $expected ->
        [none] {""}
       *[other] {" "}Nedostaje: { $expected }.
    }
finding-DEAL_MISSING-what = Moraju biti podeljene sve 32 karte: dvanaest prvom igraču i po deset ostalima, ili svima po deset i dve u talon. Ovde navedene karte nisu nigde.
finding-DEAL_MISSING-mend = Upišite karte koje nedostaju gde su bile ili "??" gde ne znate.
finding-DEAL_WRONG_DECK-title = Karta iz drugog špila
finding-DEAL_WRONG_DECK = { $found ->
        [none] Ova karta pripada špilu druge igre
       *[other] Karta „{ $found }” pripada špilu druge igre
    }.
finding-DEAL_WRONG_DECK-what = Ulti se piše sa mađarskim kartama (žir, list, herc, bundeva), preferans sa francuskima (pik, karo, herc, tref). Koje ćete gledati vaš je izbor; datoteka uvek koristi oznake svoje igre.
finding-DEAL_WRONG_DECK-mend = Prevedite oznake: žir je tref, list pik, herc herc, bundeva karo; gornjak je dama, donjak žandar.
finding-DEAL_HAND_SIZE-title = Pogrešan broj karata
finding-DEAL_HAND_SIZE = { $count ->
        [0] Broj karata ovde nije ispravan
       *[other] Broj karata ovde: { $count }
    }.{ $limit ->
        [0] {""}
       *[other] {" "}Treba ih biti { $limit }.
    }
finding-DEAL_HAND_SIZE-what = Ruke se pišu onako kako su podeljene: dvanaest karata prvom igraču (mestu iza delioca), po deset ostalima i prazan talon; ili deset, deset, deset i dve.
finding-DEAL_HAND_SIZE-mend = Proverite ko je delio: od toga zavisi ko ima dvanaest karata. Nepoznata mesta popunite sa "??".
finding-DEAL_NORMALISED-title = Talon pripao prvom igraču
finding-DEAL_NORMALISED = Dve karte talona pripale su prvom igraču{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-DEAL_NORMALISED-what = Neki programi svima pišu po deset karata i dve u talon. U Ultiju prvi igrač dobija dvanaest, pa su te dve njegove i tako se zapis čuva.
finding-DEAL_NORMALISED-mend = Ne treba ništa popravljati. Prvom igraču možete odmah upisati dvanaest karata i izostaviti talon.

## Sequence

finding-OUT_OF_TURN-title = Nije na redu
finding-OUT_OF_TURN = { finding-at }{ finding-who } igra van reda.{ $expected ->
        [none] {""}
       *[other] {" "}Na redu: { $expected }.
    }
finding-OUT_OF_TURN-what = Redosled igre je A, B, C pa ponovo A. U licitaciji red ide od prvog igrača, a u štihu od onoga ko izlazi; u sledeći štih izlazi ko je odneo prethodni.
finding-OUT_OF_TURN-mend = Pogledajte da li nedostaje potez pre ovoga ili je upisan pogrešnom mestu. Ako je karta zaista odigrana van reda i tako je ostalo, označite je kao nepravilnu.
finding-WRONG_PHASE-title = Ne u ovoj fazi
finding-WRONG_PHASE = { finding-at }{ $by ->
        [none] Ovaj
       *[other] { $by }: ovaj
    } potez sada nije moguć.{ finding-expected }
finding-WRONG_PHASE-given = Ugovor bez licitacije je prva radnja, a uz njega ne stoje ni najave, ni odbacivanje, ni drugi ugovor.
finding-WRONG_PHASE-what = Podela ide po fazama: licitacija, imenovanje aduta, igra. Pre najave odbacuju se dve karte; ko uzme talon, mora licitirati; adut se imenuje pre prve kontre, zvanja ili karte.
finding-WRONG_PHASE-mend = Potražite šta je izostavljeno neposredno pre: odbacivanje, najava, imenovanje aduta ili jedan od tri završna pasa.
finding-AFTER_END-title = Nakon kraja
finding-AFTER_END = { finding-at }{ $by ->
        [none] Ovaj
       *[other] { $by }: ovaj
    } potez dolazi nakon kraja podele.
finding-AFTER_END-what = Nakon desetog štiha, sporazuma, predaje ili bacanja karata više se ne može igrati. Smeju slediti samo sudijske odluke, nepravilnosti i pokazane karte, a iza "end" samo sudijska odluka.
finding-AFTER_END-mend = Uklonite ono što stoji nakon kraja, ili sporazum odnosno predaju ako se igra nastavila.
finding-INCOMPLETE-title = Nepotpun zapis
finding-INCOMPLETE = Zapis prestaje pre kraja podele{ $trick ->
        [0] {""}
       *[other] , u štihu { $trick }
    }.
finding-INCOMPLETE-what = Zapis je sačuvan i može se pregledati dokle seže, ali nema rezultata: ono što u njemu nije zapisano, ne izmišlja se.
finding-INCOMPLETE-mend = Dodajte karte koje nedostaju, sporazum na koji su svi pristali ili potez "end" koji kaže zašto zapis prestaje.

## Auction

finding-BID_TOO_LOW-title = Preniska najava
finding-BID_TOO_LOW = { finding-who } najavljuje { $found ->
        [none] premalo
       *[other] { $found }
    }, što je prenisko.{ finding-legal }
finding-BID_TOO_LOW-what = Nova najava mora biti na višoj stepenici lestvice od one koja stoji. Više poena jače je; kod jednakih poena jača je najava sa manje delova, a nekoliko izjednačenja rešava tabela.
finding-BID_TOO_LOW-mend = Uporedite ih u tabeli najava. Najčešće je upisana oznaka susedne najave ili je izostavljen pas.
finding-BID_STEP-title = Preskočen broj
finding-BID_STEP = { finding-who } preskače stepenicu u licitaciji{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Sledeće: { $expected }.
    }
finding-BID_STEP-what = U preferansu se brojevi licitiraju redom i niko ne sme preskočiti. U Ultiju se može dati bilo koja viša najava.
finding-BID_STEP-mend = Upišite sledeći broj ili najave koje su izostavljene.
finding-BID_UNKNOWN-title = Nema takve najave
finding-BID_UNKNOWN = Takva najava ne postoji{ $found ->
        [none] {""}
       *[other] : „{ $found }”
    }.{ $expected ->
        [none] {""}
       *[other] {" "}Najbliža: { $expected }.
    }
finding-BID_UNKNOWN-what = Postoje 54 najave i svaka ima jednu oznaku, slovo po slovo. Neke kombinacije ne postoje: četiri asa ne idu sa durchmarsom, a igre bez aduta stoje same. I opcije mogu ukinuti neke najave.
finding-BID_UNKNOWN-mend = Uzmite oznaku iz tabele najava. Herc najave počinju sa "p:", a kod ultija i četiri asa piše se i "simple": "simple+ulti".
finding-RAISE_NOT_ALLOWED-title = Ne sme dizati
finding-RAISE_NOT_ALLOWED = { finding-who } ovde ne sme dizati.{ finding-legal }
finding-RAISE_NOT_ALLOWED-what = U preferansu stariji od dvojice licitanata drži broj sa „moje” i ne diže ga; sledeći broj kaže samo mlađi.
finding-RAISE_NOT_ALLOWED-mend = Umesto najave upišite „moje”.
finding-GAME_NOT_ALLOWED-title = „Igra” ovde nije dozvoljena
finding-GAME_NOT_ALLOWED = { finding-who } ovde ne sme reći „igra”.{ finding-legal }
finding-GAME_NOT_ALLOWED-what = „Igra” se u preferansu može reći samo u prvom krugu: ko je već licitirao broj, ne može preći na nju.
finding-GAME_NOT_ALLOWED-mend = Proverite ko je bio na redu i šta je igrač prvo rekao.
finding-HOLD_NOT_ALLOWED-title = Ne može držati
finding-HOLD_NOT_ALLOWED = { finding-who } ovde ne može reći „moje”.{ finding-legal }
finding-HOLD_NOT_ALLOWED-what = U preferansu samo stariji licitant može držati broj, nikad u prvom krugu i nikad na igru.
finding-HOLD_NOT_ALLOWED-mend = Upišite sledeći broj ili pas.
finding-PASS_DROPPED-title = Izostavljen suvišan pas
finding-PASS_DROPPED = Suvišan pas izostavljen je{ $by ->
        [none] {""}
       *[other] : { $by }
    }.
finding-PASS_DROPPED-what = Neki programi pitaju i igrače koji su izašli iz licitacije. Takav pas ništa ne menja, pa ga u sačuvanom zapisu nema i kasniji se brojevi smanjuju za jedan.
finding-PASS_DROPPED-mend = Ne treba ništa popravljati.
finding-DISCARD_NOT_HELD-title = Odbačena karta koju nema
finding-DISCARD_NOT_HELD = { finding-who } odbacuje kartu koju nema{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-DISCARD_NOT_HELD-what = Dve odbačene karte dolaze iz dvanaest u ruci: podeljenih, ili deset i upravo uzetog talona. Ista se karta ne može odbaciti dvaput.
finding-DISCARD_NOT_HELD-mend = Proverite podelu i ranija odbacivanja: sve odbačeno dobija onaj ko sledeći uzme talon. Karte koje niko nije zapisao pišu se "??".
finding-DISCARD_COUNT-title = Nisu dve karte
finding-DISCARD_COUNT = { finding-who } mora odbaciti tačno dve karte.{ $count ->
        [0] {""}
       *[other] {" "}Ovde ih je { $count }.
    }
finding-DISCARD_COUNT-what = Talon uvek ima dve karte. Sa više ili manje njih ruke ne bi bile jednake za deset štihova.
finding-DISCARD_COUNT-mend = Upišite obe karte, a nepoznatu kao "??".
finding-TRUMP_NOT_ALLOWED-title = Adut se ovde ne imenuje
finding-TRUMP_NOT_ALLOWED = { finding-who } ovde ne može imenovati adut{ $found ->
        [none] {""}
        [trump] {""}
       *[other] {" "}({ $found })
    }.{ finding-expected }
finding-TRUMP_NOT_ALLOWED-what = Adut imenuje samo glavni igrač adutske igre koja nije herc, jednom, nakon licitacije: žir, list ili bundevu. U herc igrama adut je herc bez reči, a igre bez aduta nemaju ga. Gde za najavu treba imati karte (opcija „require_cards_for_bid”), mora to biti boja u kojoj ih glavni igrač ima. Kad parti mora da se baci (opcija „simple_forfeit”), adut se uopšte ne imenuje.
finding-TRUMP_NOT_ALLOWED-mend = Uklonite potez ili proverite da li je kontrakt bio herc. Ako su za najavu potrebne karte, upišite boju u kojoj ih glavni igrač ima; ako parti mora da se baci, odmah posle poslednjeg pasa upišite "throw_in".
finding-CONTRACT_BELOW_BID-title = Kontrakt ispod najave
finding-CONTRACT_BELOW_BID = { finding-who } igra manje od licitiranog broja{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ finding-legal }
finding-CONTRACT_BELOW_BID-what = U preferansu se igra licitirani broj ili viši, nikad niži.
finding-CONTRACT_BELOW_BID-mend = Upišite kontrakt koji je igran ili ispravite poslednju najavu.
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
finding-BID_CARDS-what = Uz opciju „require_cards_for_bid” za 40-100 treba kralj i gornjak aduta, za 20-100 kralj i gornjak druge boje, a za Ulti sedmica aduta, među deset zadržanih karata. Bez te opcije najava je dozvoljena i jednostavno propada.
finding-BID_CARDS-mend = Proverite odbacivanje i ruku ili isključite opciju ako se za stolom ne igra tako.
finding-THROW_IN_NOT_ALLOWED-title = Karte se ne mogu baciti
finding-THROW_IN_NOT_ALLOWED = { finding-who } ovde ne može baciti karte.
finding-THROW_IN_NOT_ALLOWED-what = Samo glavni igrač partija koji nije herc može odustati od igre, nakon poslednjeg pasa i pre prve kontre, zvanja ili karte. Opcija „simple_forfeit” to može zabraniti ili učiniti obaveznim.
finding-THROW_IN_NOT_ALLOWED-mend = Ako su igrači sporazumno stali, upišite "claim"; ako je glavni igrač odustao kasnije, upišite "concede".

## Kontra and marriage

finding-KONTRA_NOT_ENTITLED-title = Nema pravo na kontru
finding-KONTRA_NOT_ENTITLED = { finding-who } ovde nema pravo na kontru.{ $expected ->
        [none] {""}
       *[other] {" "}Pravo ima: { $expected }.
    }
finding-KONTRA_NOT_ENTITLED-what = Kontru prva daje odbrana, a zatim se strane smenjuju: niko ne može podići kontru sopstvene strane. U igrama bez aduta svaki igrač odbrane ima svoj nivo.
finding-KONTRA_NOT_ENTITLED-mend = Proverite ko je to rekao i da li nedostaje ranija kontra na isti deo.
finding-KONTRA_WINDOW-title = Prekasno za kontru
finding-KONTRA_WINDOW = { finding-at }{ finding-who } daje kontru kad to više nije dozvoljeno.
finding-KONTRA_WINDOW-what = Kontra se može dati od kraja licitacije do prve karte drugog štiha. Opcija „kontra_window” to vreme može skratiti.
finding-KONTRA_WINDOW-mend = Premestite kontru tamo gde je izrečena: pre karte kojom je počeo drugi štih.
finding-KONTRA_COMPONENT-title = Nije deo kontrakta
finding-KONTRA_COMPONENT = { finding-who } daje kontru na nešto čega u kontraktu nema{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.{ $expected ->
        [none] {""}
       *[other] {" "}U kontraktu je: { $expected }.
    }
finding-KONTRA_COMPONENT-what = Svaki se deo kontrakta kontrira posebno. Parti je deo igara parti, ulti i četiri asa, ali nije deo 40-100, 20-100 ni durchmarsa.
finding-KONTRA_COMPONENT-mend = Navedite deo koji kontrakt ima.
finding-MARRIAGE_NOT_HELD-title = Nema kralja i gornjaka
finding-MARRIAGE_NOT_HELD = { finding-who } zove{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, a nema i kralja i gornjaka.
finding-MARRIAGE_NOT_HELD-what = Zvanje je kralj i gornjak iste boje u jednoj ruci na početku prvog štiha, nakon poslednjeg odbacivanja: u adutu četrdeset, u drugoj boji dvadeset.
finding-MARRIAGE_NOT_HELD-mend = Proverite boju i odbacivanja.
finding-MARRIAGE_NOT_ALLOWED-title = Zvanje nije dozvoljeno
finding-MARRIAGE_NOT_ALLOWED = { finding-who } u ovom kontraktu ne sme zvati{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }.
finding-MARRIAGE_NOT_ALLOWED-what = U 40-100 glavni igrač sme zvati samo četrdeset, u 20-100 samo jedno dvadeset. Ništa se ne zove dvaput, a igre bez aduta nemaju zvanja.
finding-MARRIAGE_NOT_ALLOWED-mend = Uklonite zvanje; ne može se računati.
finding-MARRIAGE_LATE-title = Prekasno zvanje
finding-MARRIAGE_LATE = { finding-at }{ finding-who } zove tek posle svoje karte u prvom štihu.
finding-MARRIAGE_LATE-what = Zove se uz svoju kartu u prvom štihu, pre nego što sledeći igrač odigra. Posle je zvanje izgubljeno. U zapisu stoji neposredno pre te karte.
finding-MARRIAGE_LATE-mend = Ako je izrečeno na vreme, premestite ga pre igračeve karte u prvom štihu; inače ga uklonite.

## Play

finding-CARD_NOT_HELD-title = Nema tu kartu
finding-CARD_NOT_HELD = { finding-at }{ finding-who } nema tu kartu{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-CARD_NOT_HELD-what = Karta je podeljena nekom drugom, odbačena u talon ili već odigrana. Ako je podela samo delimično poznata, u ruci za nju nema nepoznatog mesta.
finding-CARD_NOT_HELD-mend = Proverite boju i vrednost, mesto i poslednje odbacivanje.
finding-MUST_FOLLOW-title = Mora se poštovati boja
finding-MUST_FOLLOW = { finding-at }{ finding-who } igra { $found ->
        [none] drugu boju
       *[other] kartu „{ $found }”
    }, a ima traženu boju.{ finding-legal }
finding-MUST_FOLLOW-what = Ko ima kartu boje kojom je počet štih, mora je odigrati. Samo bez nje sme se, a sa adutom mora, odigrati druga karta.
finding-MUST_FOLLOW-mend = Proverite kartu i boju kojom je počet štih. Ako se renons zaista dogodio, označite kartu kao nepravilnu i dodajte odluku.
finding-MUST_BEAT-title = Mora se prebiti
finding-MUST_BEAT = { finding-at }{ finding-who } igra { $found ->
        [none] nižu kartu
       *[other] kartu „{ $found }”
    }, a ima karte koje prebijaju najjaču u štihu i mora odigrati jednu od njih.{ finding-legal }
finding-MUST_BEAT-what = Među kartama tražene boje, ili među adutima ako je nema, mora se odigrati ona koja prebija trenutno najjaču kartu, ako postoji. Koja od njih, slobodan je izbor.
finding-MUST_BEAT-mend = Proverite kartu i redosled: u adutskim igrama desetka je druga, a u igrama bez aduta između donjaka i devetke. Ako se to zaista dogodilo, označite kartu kao nepravilnu.
finding-MUST_TRUMP-title = Mora se odigrati adut
finding-MUST_TRUMP = { finding-at }{ finding-who } igra { $found ->
        [none] drugu boju
       *[other] kartu „{ $found }”
    }, a nema traženu boju i mora odigrati adut.{ finding-legal }
finding-MUST_TRUMP-what = U adutskoj igri ko ne može poštovati boju mora odigrati adut ako ga ima, i kad njime ne može dobiti štih.
finding-MUST_TRUMP-mend = Proverite boju aduta i kartu. Ako se to zaista dogodilo, označite kartu kao nepravilnu.
finding-SEVEN_RESERVED-title = Sedmica aduta čuva se za kraj
finding-SEVEN_RESERVED = { finding-at }{ finding-who } igra sedmicu aduta pre poslednjeg štiha, a ima i drugu dozvoljenu kartu.{ finding-legal }
finding-SEVEN_RESERVED-what = U kontraktu sa Ultijem glavni igrač mora čuvati sedmicu aduta za deseti štih. Ranije pada samo ako mu je to jedina dozvoljena karta, a tada je Ulti izgubljen.
finding-SEVEN_RESERVED-mend = Proverite kartu. Ako je sedmica zaista odigrana i tako je ostalo, označite je kao nepravilnu.
finding-REVOKE_PROVEN-title = Renons dokazan kasnijom kartom
finding-REVOKE_PROVEN = { finding-at }{ $by ->
        [none] Kasnija
       *[other] { $by }: kasnija
    } karta dokazuje da { $found ->
        [none] ova karta
       *[other] karta „{ $found }”
    } nije bila dozvoljena.{ finding-legal }
finding-REVOKE_PROVEN-what = Ruka nije sasvim poznata, ali igra govori dovoljno: igrač nije poštovao boju, nije prebio ili nije dao adut, a kasnije je odigrao kartu kojom je to mogao. Prikazana su oba mesta.
finding-REVOKE_PROVEN-mend = Proverite obe karte. Ako se renons dogodio za stolom, označite prvu kao nepravilnu.
finding-UNVERIFIABLE-title = Ne može se proveriti
finding-UNVERIFIABLE = { finding-at }{ $by ->
        [none] Da
       *[other] { $by }: da
    } li je ovaj potez bio dozvoljen, zavisi od karata koje nisu poznate.
finding-UNVERIFIABLE-sheet = Ne zna se kako je list stajao pre ove podele, pa se refe, kape i umanjena poslednja podela ne računaju.
finding-UNVERIFIABLE-what = U zapisu ima nepoznatih karata pa se ovo pravilo ovde nije moglo proveriti. Zapis je sačuvan; na ovom mestu nije ni potvrđen ni opovrgnut.
finding-UNVERIFIABLE-mend = Upišite nepoznate karte ako ih se neko seća.
finding-IRREGULAR-title = Nepravilna karta koja je ostala
finding-IRREGULAR = { finding-at }{ finding-who } igra { $found ->
        [none] ovu kartu
       *[other] kartu „{ $found }”
    }, označenu kao nepravilnu.{ $cause ->
        [none] {" "}Karta je ipak dozvoljena.
        [doubtful] {" "}Da li je time prekršeno pravilo, zavisi od karata koje nisu poznate.
       *[other] {" "}Greška: { $cause }.
    }
finding-IRREGULAR-what = Karta je prekršila pravilo, ali je za stolom ostala i zapis to kaže. Pregled ide dalje sa odigranom kartom; bez odluke podela nema izračunatog rezultata.
finding-IRREGULAR-mend = Dodajte sudijsku odluku ili uklonite oznaku ako je karta bila dozvoljena.

## Result

# Where it is known which claim it is.
claim-differs = { $claim }: prema zapisu { $found }, prema pravilima { $expected }.
finding-RESULT_MISMATCH-title = Navedeni rezultat se razlikuje
finding-RESULT_MISMATCH = Zapis navodi { $found ->
        [none] drugu vrednost
       *[other] { $found }
    }, a po pravilima je { $expected ->
        [none] drugačije
       *[other] { $expected }
    }.
finding-RESULT_MISMATCH-what = Sve što se iz karata može izračunati, izračunava se. Datoteka ovde tvrdi drugačije; prikazane su obe vrednosti, a važi izračunata.
finding-RESULT_MISMATCH-mend = Proverite nivoe kontre, tihe igre, zvanja i opcije stola; zatim ispravite ili uklonite navedeno.
finding-CONTEXT_MISMATCH-title = Razlikuje se od partije
finding-CONTEXT_MISMATCH = Stanje pre podele navedeno je kao { $found ->
        [none] jedno
       *[other] { $found }
    }, a u partiji je { $expected ->
        [none] drugo
       *[other] { $expected }
    }.
finding-CONTEXT_MISMATCH-refa = Dvojka je odigrana, dakle glavni igrač je imao otvorenu refu. Na listu ove partije nema je.
finding-CONTEXT_MISMATCH-what = Podela u preferansu sme navesti stanje pre sebe. Unutar partije ono sledi iz ranijih podela i važi partija.
finding-CONTEXT_MISMATCH-mend = Proverite da li nedostaje neka podela partije ili je redosled pogrešan.
finding-CLAIM_NOT_AGREED-title = Nisu svi pristali
finding-CLAIM_NOT_AGREED = Na sporazum nisu pristali svi igrači.{ $expected ->
        [none] {""}
       *[other] {" "}Moraju pristati: { $expected }.
    }
finding-CLAIM_NOT_AGREED-what = Igrači mogu stati sporazumno, ali moraju pristati sva trojica i to mora pisati u zapisu. Jedna strana sama ne završava podelu.
finding-CLAIM_NOT_AGREED-mend = Navedite sva tri mesta u "agreed" ili upišite "concede" ako je jedna strana odustala.
finding-CLAIM_INCOMPLETE-title = Sporazum nešto ostavlja otvorenim
finding-CLAIM_INCOMPLETE = Sporazum ne odlučuje sve.{ $expected ->
        [none] {""}
       *[other] {" "}Još otvoreno: { $expected }.
    }
finding-CLAIM_INCOMPLETE-what = Sporazum završava podelu pa mora rešiti svaki deo kontrakta. Broj štihova, na primer, ne govori ništa o Ultiju dok je sedmica aduta još u nečijoj ruci.
finding-CLAIM_INCOMPLETE-mend = Navedite ishod svakog dela kontrakta pod "components".
finding-RULING_NEEDED-title = Potrebna je odluka
finding-RULING_NEEDED = U podeli je nepravilna karta, a odluke nema, pa nema ni rezultata.
finding-RULING_NEEDED-what = Koliko stoji renons određuje sudija ili klub, ne program. Do tada se podela može pregledati, ali ne i obračunati.
finding-RULING_NEEDED-mend = Na kraj dodajte potez "ruling" sa dosuđenim rezultatom ili vrste "note" ako se ništa ne menja.

## Rezultati: zapisi bez karata

finding-SILENT_NOT_OPEN-title = Tihoj najavi ovde nije mesto
finding-SILENT_NOT_OPEN = Uz ovaj kontrakt i po ovim pravilima ta tiha najava ne može da nastane.
finding-SILENT_NOT_OPEN-what = Tihe najave pripadaju odigranim igrama sa adutom. Ne nastaju uz kontrakt koji već sadrži isto, ni tamo gde ih sto ne igra (opcija „silent_bids”).
finding-SILENT_NOT_OPEN-mend = Izostavite je iz "silent" ili proverite kontrakt i opcije.
finding-OUTCOME_IMPOSSIBLE-title = Nemoguć ishod
finding-OUTCOME_IMPOSSIBLE = Ovo ne može da bude tačno zajedno sa ostatkom rezultata.
finding-OUTCOME_IMPOSSIBLE-what = Rezultat se prihvata ako postoji raspored štihova, asova i desetki, poslednjeg štiha i zvanja iz kojeg sve proizlazi. Ovde takvog nema.
finding-OUTCOME_IMPOSSIBLE-mend = Najpre potražite obrnut predznak: deo zapisan kao dobijen koji je izgubljen, ili obrnuto.
finding-POINTS_IMPOSSIBLE-title = Nemogući poeni
finding-POINTS_IMPOSSIBLE = Nema podele iz koje proizlaze ovi poeni i ostatak rezultata.
finding-POINTS_IMPOSSIBLE-what = Štihovi i talon vrede 90 poena, a svako zvanje dodaje svojoj strani 20 ili 40. Strana sa 100 ili više poena ima tihu stotku, a parti dobija strana sa više poena.
finding-POINTS_IMPOSSIBLE-mend = Prebrojte ponovo, sa talonom na strani odbrane, ili izostavite poene: nisu potrebni.

## Portable Preferans Notation

finding-PPN_SYNTAX-title = Nije PPN
finding-PPN_SYNTAX = Tekst se ovde ne može pročitati kao PPN{ $cause ->
        [none] {""}
       *[other] : { $cause }
    }.{ finding-found }{ finding-expected }
finding-PPN_SYNTAX-what = PPN zapisuje podelu kao jednu zagradu sa poljima odvojenima razmacima. Ovde nedostaje zagrada, polje ili navodnik.
finding-PPN_SYNTAX-mend = Uporedite red sa opisom notacije.
finding-PPN_AUCTION-title = Licitacija se ne može obnoviti
finding-PPN_AUCTION = Nijedna licitacija ne odgovara ovim najavama.{ finding-found }
finding-PPN_AUCTION-what = PPN čuva samo najvišu najavu svakog igrača. Redosled se obnavlja iz njih, a ovde ga nijedan dozvoljeni redosled ne daje.
finding-PPN_AUCTION-mend = Proverite polje najava i redosled deljenja.
finding-PPN_VALUE-title = Vrednost ne odgovara
finding-PPN_VALUE = Navedena vrednost{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    } ne odgovara ovom kontraktu.{ finding-expected }
finding-PPN_VALUE-what = Vrednost kontrakta u preferansu sledi iz kontrakta, refe i kontre. Broj u datoteci tako ne može nastati.
finding-PPN_VALUE-mend = Proverite kontrakt, refu i polje kontre.
finding-PPN_LOSS-title = U PPN ne stane sve
finding-PPN_LOSS = PPN ne može sadržati ovaj deo zapisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_LOSS-what = Notacija nema napomena, varijanti ni vremenske zone. Navodi se šta se gubi, da niko izvoz ne smatra celim zapisom.
finding-PPN_LOSS-mend = Uz PPN čuvajte zapis i u formatu Talon.
finding-PPN_DIALECT-title = Drugo narečje PPN-a
finding-PPN_DIALECT = Ovaj PPN odstupa od opisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-PPN_DIALECT-what = Programi PPN pišu malo različito. Ovde je značenje bilo jasno pa je podela pročitana, a odstupanje je prijavljeno.
finding-PPN_DIALECT-mend = Ne treba ništa; proverite da li je podela dobro shvaćena.
finding-TEXT_LOSS-title = U tekst ne stane sve
finding-TEXT_LOSS = Kratak tekst i tabela ne mogu sadržati ovaj deo zapisa{ $found ->
        [none] {""}
       *[other] : { $found }
    }.
finding-TEXT_LOSS-what = Kratak tekst ima za svaku podelu rezultat, ili karte sa licitacijom i štihovima; tabela ima rezultat. Odluke, ispravke, vremena i ono što su dodali drugi programi nemaju tamo mesta. Navodi se sve što se gubi.
finding-TEXT_LOSS-mend = Čuvajte zapis i u formatu Talon.

## Store

finding-DUPLICATE_EXACT-title = Već sačuvano
finding-DUPLICATE_EXACT = Ovaj zapis je već sačuvan; ništa nije dodato.
finding-DUPLICATE_EXACT-what = Zapis jednak ovome u svemu osim napomena već je uvezen. Izveštaj vodi do njega, a dvaput poslata datoteka ne čini štetu.
finding-DUPLICATE_EXACT-mend = Ne treba ništa popravljati.
finding-DUPLICATE_PROBABLE-title = Verovatno već sačuvano
finding-DUPLICATE_PROBABLE = { $found ->
        [none] Sačuvana podela ima iste karte i istu igru; razlikuju se samo podaci poput imena ili datuma.
       *[other] Sačuvana podela nosi isti id ({ $found }), ali je drugačije podeljena ili odigrana.
    }
finding-DUPLICATE_PROBABLE-what = Možda su dve osobe upisale istu podelu ili je zapis pod svojim id-jem stigao ponovo, ispravljen. Prikazuju se jedna uz drugu sa razlikama, a odlučujete vi; ništa se ne spaja samo od sebe.
finding-DUPLICATE_PROBABLE-mend = Izostavite ga, sačuvajte ga uz drugi ili ga stavite na njegovo mesto.
finding-SUPERSEDES_UNKNOWN-title = Zamenjeni zapis nije pronađen
finding-SUPERSEDES_UNKNOWN = Zapis kaže da zamenjuje drugi{ $found ->
        [none] {""}
       *[other] {" "}({ $found })
    }, kojeg ovde nema.
finding-SUPERSEDES_UNKNOWN-what = Ispravak navodi zapis koji zamenjuje njegovim otiskom. Ispravak je sačuvan, ali nema sa čime da se poveže.
finding-SUPERSEDES_UNKNOWN-mend = Najpre uvezite stariji zapis ili izostavite "supersedes".
finding-DEAL_CONFLICT-title = Dve verzije jedne podele
finding-DEAL_CONFLICT = Za ovu podelu partije već je sačuvan drugačiji rezultat.
finding-DEAL_CONFLICT-what = Dva zapisa iste partije, stola, kola i podele govore različito. Oba se čuvaju, a prvi važi dok neko ne odluči.
finding-DEAL_CONFLICT-mend = Uporedite ih i uklonite pogrešan.

## What exactly is wrong with the bytes or the grammar

bad-address = Mora biti adresa sa šemom, npr. „https://example.org/7” ili „urn:uuid:…”.
bad-address_taken = Adresa pripada drugoj ligi ili sezona na njoj ima drugi sadržaj.
bad-bad_format = Faza ne može tako da se odigra.
bad-bad_table = Za stolom su tri ili četiri mesta, a njegov broj stoji jednom u kolu.
bad-board_count = Nema onoliko podela koliko za ostalim stolovima kola.
bad-cannot_be = Turnir ne može doći do toga.
bad-cannot_count = Ovako se ne bi računao nijedan susret ili bi još jedan izostanak mogao da smanji zbir.
bad-circle = Varijanta ne može da se odvoji od same sebe, ni preko drugih.
bad-cannot_divide = Sezona ima bar dva razreda, svaki sa sopstvenim nazivom i igračima.
bad-cannot_share = Udeli fonda su procenti: zajedno više od nule i najviše 100.
bad-counts_twice = Isti rezultat se već računa u ranijem susretu.
bad-deals_missing = Za bodovanje je potreban broj podela.
bad-differs_from_recount = Iz podataka sledi druga tabela. Ponovo izvezite sezonu ili izostavite "current" ako je tabela iz ranijeg stanja.
bad-empty = Ne sme biti prazno.
bad-ends_before = Poslednji dan je pre prvog.
bad-entered_twice = Član ima dva unosa.
bad-false = Ovde može stajati samo true; ako nije tako, polje se izostavlja.
bad-forms = Ovde može stajati samo jedno od tih polja.
bad-games_missing = Za bodovanje su potrebne dobijene i izgubljene igre.
bad-given_version = Ugovor bez licitacije postoji od verzije 1.1: neka „version” bude „1.1”.
bad-hash = Mora biti otisak zapisa: „sha256:” i 64 cifre malim slovima.
bad-is_guest = U ovom klubu je gost, a gosti nemaju red. Upišite ga kao člana ili uvezite sa --add-members.
bad-large = Celi brojevi idu do 9007199254740991.
bad-line = Nema varijante s tim imenom.
bad-negative = Ne sme biti manje od 0.
bad-no_heading = Iznad ove ćelije nema naslova pa se ne zna šta znači.
bad-no_person = Kolona je pročitana kao igrač jer njen naslov nije poznat, ali ne izgleda tako. Preimenujte naslov („br” za broj deljenja) ili obrišite kolonu. Kolone svih igrača stoje jedna do druge.
bad-no_share = Udeo je veći od 0, a najviše 100 odsto.
bad-no_tag = Oznaka počinje slovom i nema zareza. Ne može biti „players” ni „teams”.
bad-nobody_absent = Za stolom se nije igralo, a niko nije nedostajao.
bad-not_in_play = Neko sedi u kolu u kojem ga nije bilo.
bad-not_its_turn = Kolo stoji pre onoga iza kojeg sledi.
bad-not_zero_sum = Zbir bodova za stolom mora biti nula.
bad-nothing = Treba navesti bar jedno.
bad-open_quote = Ovde se otvara navodnik koji se u ovom redu ne zatvara.
bad-other_name = U klubu je isto ime napisano drugačije. Ispravite ga ovde ili u klubu da bude jednako.
bad-out_of_order = Brojevi na spisku moraju da rastu. Poređajte stavke po brojevima.
bad-points = Poeni su desetice, najviše 190.
bad-result_missing = Kolo je završeno, a jedan sto nema potvrđen rezultat.
bad-result_of_a_draft = Kolo još niko nije video pa nema ni rezultata.
bad-round_count = Faza ima od 1 do 200 kola.
bad-rounds_before_the_start = Turnir koji ne traje nema kola.
bad-score_actions = Uz rezultat su od poteza dozvoljene samo nepravilnosti i odluke.
bad-score_cards = Zapis ima ili karte ili rezultat, nikad oboje.
bad-score_thrown_in = Bačena igra nema drugog rezultata.
bad-score_variations = Gde nijedna karta nije zapisana, nema šta drugačije da se odigra.
bad-seats = Za stolom sedi troje ili četvoro.
bad-score_too_large = Rezultat je najviše 10^12.
bad-seat_count = Nema po jednog rezultata za svako mesto.
bad-seated_twice = Neko ima dva mesta u kolu ili je odvojen od samog sebe.
bad-signs = Sadrži nevidljive upravljačke znakove ili znakove smera.
bad-small = Mora biti 1 ili više.
bad-too_few_played = Za stolom ih je bilo manje od troje.
bad-too_long = Predugačko je.
bad-total_facts = Red sa „total” na mestu kontrakta ima samo brojeve. Ispraznite ovu ćeliju ili napišite kontrakt.
bad-total_sheet = Ne zna se kako je papir stajao pre ovog reda, pa iz njega ne može da se pročita promena. Dodajte redove pre njega ili napišite kontrakt.
bad-total_sum = Brojevi upisanog zbira moraju zajedno da daju nulu.
bad-tricks = Igrač ima najviše deset štihova.
bad-twice = Tamo stoji više puta.
bad-two_teams = Ta osoba je nekog od tih dana već u timu.
bad-typed_total = U ovom redu su brojevi, a kontrakta nema, pa u njemu ništa ne može da se proveri. Ako ga ipak želite kao upisani zbir, na mesto kontrakta napišite „total”, označite upisane zbirove u pregledu uvoza ili ih zatražite sa --totals (API: totals=1).
bad-unknown_entry = Nema unosa sa tim brojem.
bad-unknown_event = Klub nema takav završen turnir. Najpre uvezite datoteku turnira ili izvezite ligu sa --with-events.
bad-unknown_evening = Klub nema partiju s tim imenom u toj igri. Najpre uvezite podele te večeri.
bad-unknown_person = U klubu niko nema to ime ili ga ima više ljudi. Najpre ih upišite ili uvezite sa --add-members.
bad-unknown_round = Nema kola sa tim brojem.
bad-unknown_stage = Nema faze sa tim brojem.
bad-unknown_table = Nema stola sa tim brojem.
bad-unknown_team = Nema tima sa tim brojem.
bad-unknown_unit = Nema susreta sa tim brojem.
syntax-invalid_utf8 = slova su iz starijeg skupa znakova, na primer Windows-1250 ili ISO 8859-2; sačuvajte datoteku kao UTF-8
syntax-utf16 = u UTF-16 je; sačuvajte datoteku kao UTF-8
syntax-packed = zapakovana datoteka; prvo je raspakujte
syntax-no_text = slika ili dokument, a ne tekst
syntax-picture = slika; upišite kratkim tekstom šta na njoj piše ili unesite podelu klikanjem
syntax-pdf = PDF; kopirajte njegov tekst i nalepite ga
syntax-office = tabela ili kancelarijski dokument; tabelu sačuvajte kao CSV, a tekst kopirajte i nalepite
syntax-no_record = ovde nema zapisa
syntax-unexpected_end = tekst prerano završava
syntax-expected_value = nedostaje vrednost
syntax-not_json = zapis počinje vitičastom zagradom, PPN uglastom, a kratki tekst redom kao što je „pref: Ana, Boki, Ceca; deli Ceca”
syntax-odd_quotes = navodnici koji nisu obični "
syntax-unquoted = reč bez navodnika
syntax-comment = napomena, a JSON ih nema; obrišite je
syntax-expected_name = nedostaje ime u navodnicima
syntax-expected_colon = nedostaje dvotačka
syntax-expected_comma = nedostaje zarez ili završna zagrada
syntax-trailing_comma = zarez iza kojeg nema ničega
syntax-trailing_text = tekst iza kraja zapisa
syntax-bad_number = nečitljiv broj
syntax-control_character = kontrolni znak u tekstu{ sign-named }
syntax-bad_escape = obrnuta kosa crta bez značenja
syntax-lone_surrogate = samo polovina znaka
syntax-odd_space = razmak koji nije običan{ sign-named }; zamenite ga običnim
syntax-invisible = znak koji se ne vidi{ sign-named }; obrišite ga
syntax-odd_minus = crtica koja nije običan minus{ sign-named }; upišite -
syntax-odd_sign = znak koji samo liči na JSON-ov{ sign-named }; upišite ga ponovo
syntax-fence = oznaka bloka koda, ``` ili ~~~; obrišite te redove ispred i iza zapisa
sign-named = { $sign ->
        [none] {""}
       *[other] {" "}({ $sign })
    }
foreign-reads = Talon čita podele ultija i preferansa, u sopstvenom obliku JSON ili u PPN-u.
foreign-pbn = Ovo je datoteka bridža (PBN). { foreign-reads }
foreign-pgn = Ovo je datoteka partija šaha ili dame (PGN). { foreign-reads }
foreign-tags = U datoteci su oznake kakve imaju šah i bridž, ali nijedna podela u PPN-u. { foreign-reads }
foreign-trf = Ovo je izveštaj šahovskog turnira (TRF). { foreign-reads }
foreign-lin = Ovo je datoteka bridža (LIN). { foreign-reads }
foreign-phh = Ovo je datoteka pokera (PHH). { foreign-reads }
foreign-ohh = Ovo je datoteka pokera (OHH). { foreign-reads }
foreign-poker = Ovo je opis podele pokera. { foreign-reads }
foreign-sgf = Ovo je datoteka SGF, kakvu pišu programi za go i skat. { foreign-reads }
foreign-old_ppn = Ovo je PPN u starom rasporedu, iz vremena kad podela još nije bila zagrada sa četrnaest polja. Napišite svaku podelu kao [1 123 …]; polja navodi 13. odeljak pravila preferansa.
foreign-ppn_json = Ovo je PPN u obliku JSON, koji Talon ne čita. Pošaljite podele u uglastim zagradama.
foreign-tournament = Ovo je ceo turnir ili sezona, a ne zapis podele. Uvezite ga tamo gde se uvoze turniri ili lige.
foreign-html = Ovo je veb-stranica, a ne zapis. Otvorite podelu, preuzmite njen zapis kao JSON i pošaljite tu datoteku.
foreign-xml = Ovo je datoteka XML. { foreign-reads }
foreign-rtf = Ovo je formatiran dokument (RTF). Sačuvajte ga kao običan tekst ili kopirajte samo tekst zapisa.
foreign-csv = Ovo je tabela (CSV). { foreign-reads }
foreign-address = Ovo je link. Otvorite ga, preuzmite zapis i pošaljite tu datoteku.
foreign-wrapped = Ispred zapisa stoji drugi tekst. Pošaljite samo zapis: JSON od prve vitičaste zagrade do poslednje, PPN od prve uglaste zagrade.
foreign-quoted = Redovi počinju znakom >, kako citiraju programi za poštu. Obrišite > s početka svakog reda.
foreign-chat = Ovo je razgovor iz aplikacije za poruke i u njemu nema prepoznatljive podele. Nalepite poruke sa podelama: najpre red kao što je „pref: Ana, Boki, Ceca; deli Ceca”, a zatim po jedan red za svaku podelu.

## Kinds of values

kind-object = objekat
kind-array = spisak
kind-string = tekst
kind-integer = ceo broj
kind-boolean = true ili false

## Types of actions, where a finding says which one could stand here

type-pickup = uzimanje talona
type-discard = odbacivanje
type-bid = najava
type-hold = „moje”
type-pass = pas
type-trump = imenovanje aduta
type-contract = kontrakt
type-defend = odgovor odbrane
type-kontra = kontra
type-marriage = zvanje
type-play = karta
type-claim = sporazum
type-concede = predaja
type-throw_in = bacanje karata
type-expose = pokazivanje karata
type-given = ugovor bez licitacije
type-irregularity = nepravilnost
type-ruling = sudijska odluka
type-end = kraj

## What the rule behind a finding says, where one code has several

reason-BID_TOO_LOW-U-3_2 = Prva najava ne sme biti niža od najniže koju skup pravila dozvoljava, a svaka kasnija mora biti viša od najave koja stoji.
reason-BID_TOO_LOW-U-14_3 = Pobednik prvog kruga sme samo da potvrdi svoju najavu ili da je digne u istom razredu aduta tako da bude viša od one koja stoji.
reason-LIMIT-U-8_3 = Kontra je već dignuta dokle sme.
reason-KONTRA_NOT_ENTITLED-U-8_3 = Kontru prva daje odbrana, a zatim je na redu uvek strana koja nije poslednja kontrirala.
reason-KONTRA_NOT_ENTITLED-U-8_6 = U igri bez aduta svaki igrač odbrane ima svoj nivo: on ga započinje, a zatim se smenjuju on i glavni igrač.
reason-KONTRA_NOT_ENTITLED-P-5_5 = Prvu kontru sme da da pratilac koji je sam rekao da dolazi, a u betlu bilo koji.
reason-KONTRA_NOT_ENTITLED-P-5_6 = Posle kontre naizmenično odgovaraju samo nosilac i pratilac koji ju je dao.
reason-THROW_IN_NOT_ALLOWED-U-9_1 = Odustati sme samo glavni igrač, posle poslednjeg pasa i pre prve kontre, zvanja ili karte, ako to „simple_forfeit” dopušta.
reason-THROW_IN_NOT_ALLOWED-U-9_3 = Odustati se sme samo od partija koji nije herc.
reason-MARRIAGE_NOT_ALLOWED-U-7_7 = U 40-100 glavni igrač sme zvati samo četrdeset, u 20-100 samo jedno dvadeset, a istu boju niko dvaput.
reason-MARRIAGE_NOT_ALLOWED-U-7_3 = Zvanja postoje samo u igrama s adutom, posle licitacije.
reason-WRONG_PHASE-U-3_1 = Otvara prvi igrač: odbacuje dve karte i licitira, bez pasa i bez uzimanja talona.
reason-WRONG_PHASE-U-3_2 = Do poslednjeg pasa igrač ili pasira ili uzima talon, odbacuje dve karte i licitira, tim redom; posle njega više nema licitacije.
reason-WRONG_PHASE-U-3_3 = Ko uzme talon, mora da licitira više, pa niko ne sme da ga uzme kad ništa ne može da se kaže iznad najave koja stoji.
reason-WRONG_PHASE-U-3_8 = Glavni igrač prvo mora da odredi adut, a tek onda dolaze kontra, zvanje ili karta.
reason-WRONG_PHASE-U-6_12 = Ko se jednom predao, ne može da se preda ponovo.
reason-WRONG_PHASE-U-8_1 = Kontra se daje posle licitacije, i ne pre nego što dozvoli opcija „kontra_window”.
reason-WRONG_PHASE-U-9_2 = Uz ove opcije taj kontrakt se nikad ne igra: karte se odmah bacaju.
reason-WRONG_PHASE-U-14_1 = U prvom krugu igrači samo licitiraju ili pasiraju, jer talon još nije podeljen.
reason-WRONG_PHASE-U-14_3 = Pobednik prvog kruga uzima dve karte, odbacuje dve i zatim ponovo licitira.
reason-WRONG_PHASE-P-3_1 = Brojevi, igra, „moje” i „dalje” pripadaju licitaciji, a dok ona traje, ništa drugo nije moguće.
reason-WRONG_PHASE-P-4_1 = Nosilac koji je licitaciju dobio brojem uzima talon, odbacuje dve karte i objavljuje kontrakt, tim redom.
reason-WRONG_PHASE-P-4_4 = Igra se igra bez talona: ništa se ne uzima i ništa ne odbacuje.
reason-WRONG_PHASE-P-4_5 = Sledeći je na redu kontrakt: nosilac ga objavljuje, i to jednom.
reason-WRONG_PHASE-P-5_1 = Pre kontre i karte svaki pratilac jednom kaže da li dolazi; protiv betla se niko ne pita.
reason-WRONG_PHASE-P-5_3 = Pozvati sme samo pratilac koji dolazi, kad saigrač ne dođe i pre kontre.
reason-WRONG_PHASE-P-5_10 = Obična dvojka se igra samo posle kontre i u njoj nema poziva.
reason-WRONG_PHASE-P-6_6 = Ko se jednom predao, ne može da se preda ponovo.
reason-RAISE_NOT_ALLOWED-P-3_4 = Ko govori pre onoga čiji broj stoji, sme da ga zadrži ili kaže „dalje”, ali ne i da ga digne.
reason-HOLD_NOT_ALLOWED-P-3_3 = Pri prvom govoru igrač još nema šta da zadrži.
reason-HOLD_NOT_ALLOWED-P-3_4 = Ko govori posle onoga čiji broj stoji, sme da ga digne ili kaže „dalje”, ali ne i da ga zadrži.
reason-HOLD_NOT_ALLOWED-P-3_6 = Igra je već najavljena i brojevi više ne važe.
reason-GAME_NOT_ALLOWED-P-3_6 = Igra sme da se najavi samo pri prvom govoru, a u krugu imenovanja imenuje se samo boja.
reason-BID_TOO_LOW-P-3_2 = Broj mora biti viši od onog koji stoji.
reason-BID_TOO_LOW-P-3_6 = Igra je već najavljena: brojevi više ne važe, a druga igra ne sme biti niža.
reason-BID_TOO_LOW-P-3_8 = Prvi mora da imenuje boju, a svako sledeće ime mora biti više od najvišeg.
reason-BID_TOO_LOW-P-3_9 = Igra posle tuđe igre obećava bar tri, pa se dvojki ne može popustiti.
reason-TRUMP_NOT_ALLOWED-U-3_8 = Adut određuje samo glavni igrač, jednom, posle poslednjeg pasa i samo ako ga je najava ostavila otvorenim; herc nikad.
reason-TRUMP_NOT_ALLOWED-P-3_6 = Uz igru se boja imenuje tek posle.
reason-TRUMP_NOT_ALLOWED-P-3_8 = U krugu imenovanja imenuje se samo jedna od četiri boje.
reason-KONTRA_WINDOW-U-8_1 = Kontra sme da se da do prve karte 2. štiha ili dokle kaže opcija „kontra_window”.
reason-KONTRA_WINDOW-P-5_5 = Kontra sme da se da samo pre prve karte.
reason-CLAIM_INCOMPLETE-P-6_6 = Dvojica pratilaca koji su sami došli pišu svaki svoje štihove, pa sporazum mora da kaže čiji su koji.
reason-BAD_VALUE-P-5_1 = Samo pratioci mogu da kažu da dolaze; protiv betla igraju obojica.
reason-BAD_VALUE-P-6_1 = Štihove mogu da uzmu samo nosilac i pratioci koji igraju.
reason-BAD_VALUE-P-6_5 = Štihova je deset; manje ih je dovoljno samo ako odlučuju kontrakt.
reason-BAD_VALUE-U-14_2 = To ima samo licitacija u dva kruga.
reason-BAD_VALUE-U-7_3 = Postoji jedna četrdesetica i najviše tri dvadesetice.
reason-CLAIM_INCOMPLETE-P-6_5 = Dvojica pratilaca koji su sami došli pišu svaki svoje štihove, zajedno najviše pet: navedite štihove do petog.
reason-MISSING_MEMBER-U-10_2 = Uz ove opcije od toga zavisi ko koliko plaća.
reason-OUTCOME_IMPOSSIBLE-P-5_10 = Obična dvojka igra se samo posle kontre.
reason-OUTCOME_IMPOSSIBLE-P-5_4 = Kontrakt se igra ako dođe bar jedan pratilac, inače ne.
reason-OUTCOME_IMPOSSIBLE-U-10_2 = Štihovi to ne dozvoljavaju.
reason-OUTCOME_IMPOSSIBLE-U-10_3 = Strana sa tihim durchmarsom ne dobija još i tiha četiri asa.
reason-OUTCOME_IMPOSSIBLE-U-7_10 = Poeni to ne dozvoljavaju.
reason-OUTCOME_IMPOSSIBLE-U-9_2 = Uz ove opcije takva parti se uvek baca.
reason-WRONG_PHASE-P-5_4 = Ako ne dođe nijedan pratilac, karte se ne igraju.
reason-WRONG_TYPE-U-8_5 = U igri sa adutom nivo kontre važi za oba igrača odbrane.
reason-WRONG_TYPE-U-8_6 = U igri bez aduta svaki igrač odbrane ima svoj nivo.
