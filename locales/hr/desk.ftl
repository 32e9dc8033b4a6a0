## Why: legal cards

why-legal-lead = Vi izlazite pa smijete odigrati bilo koju kartu.
why-legal-follow = Počelo se bojom { $suit } i treba je poštovati; nijedna karta ne prebija najjaču.
why-legal-follow-free = Počelo se bojom { $suit } i treba je poštovati; štih je već presječen adutom pa ne treba prebijati.
why-legal-beat = Treba poštovati boju { $suit } i prebiti kartu „{ $card }” ako je moguće.
why-legal-trump = Bez boje { $suit } mora se odigrati adut.
why-legal-overtrump = Bez boje { $suit } mora se odigrati adut, i to jači od karte „{ $card }”.
why-legal-undertrump = Bez boje { $suit } mora se odigrati adut, iako nijedan ne prebija kartu „{ $card }”.
why-legal-any = Bez boje { $suit } i bez aduta smije se odigrati bilo što.
why-legal-any-plain = Bez boje { $suit } smije se odigrati bilo što; aduta nema.
why-legal-seven = Sedmica aduta mora se čuvati za posljednji štih.
why-legal-seven-only = Sedmica aduta jedina je dopuštena karta i mora pasti.

## Why one card is barred, on the replay page

why-barred-follow = mora se poštovati boja ({ $suit })
why-barred-beat = mora se prebiti: { $card }
why-barred-trump = mora se odigrati adut
why-barred-overtrump = mora se prebiti adut: { $card }
why-barred-seven = sedmica aduta čuva se za posljednji štih

## Why: trick winner

why-trick-trump = Dobiva najjači adut: { $card }.
why-trick-led = Adut nije pao pa dobiva najjača karta tražene boje: { $card }.
why-trick-plain = Bez aduta dobiva najjača karta tražene boje: { $card }.

## Why: bids

why-bid-value = { $new ->
        [one] { $new } bod jači je od { $standing }.
        [few] { $new } boda jača su od { $standing }.
       *[other] { $new } bodova jače je od { $standing }.
    }
why-bid-fewer = Vrijednosti su jednake; jača je najava s manje dijelova, a { $new } je manje od { $standing }.
why-bid-tiebreak = Vrijednost i broj dijelova jednaki su; tablica stavlja stepenicu { $new } iznad stepenice { $standing }.
why-bid-lower = { $new ->
        [one] { $new } bod nije jači od { $standing }.
        [few] { $new } boda nisu jača od { $standing }.
       *[other] { $new } bodova nije jače od { $standing }.
    }
why-bid-more = Vrijednosti su jednake, a slabija je najava s više dijelova: { $new } prema { $standing }.
why-bid-tiebreak-lower = Vrijednost i broj dijelova jednaki su; tablica stavlja stepenicu { $new } ispod stepenice { $standing }.
why-bid-equal = Obje su na stepenici { $step }; najave iste stepenice ne nadjačavaju jedna drugu.
why-bid-points = { $bid } vrijedi { $value }: { $sum }.
why-bid-points-one = { $bid } vrijedi { $value }.
why-bid-code = Ovi dijelovi čine najavu { $bid }.
why-bid-code-none = Ovi dijelovi ne čine najavu.
why-bid-code-option = Opcije ne dopuštaju ovu najavu.
why-contract-minimum = Uz ove opcije parti koji nije herc nikad se ne igra.
why-contract-thrown-in = Uz ove opcije taj se kontrakt nikad ne igra: karte se odmah bacaju.
why-ladder = { $bids } najave na { $steps } stepenica.

## Why: auction

why-auction-over = { $by } je glavni igrač s najavom { $bid }: licitacija je završila posljednjim pasom.
why-auction-open = { $bid ->
        [none] { $by } je na redu, još nije bilo najave.
       *[other] { $by } je na redu, stoji najava { $bid }.
    }
why-auction-taken = { $by } uzima talon i mora dati višu najavu od { $bid }.
why-auction-reject = Potez { $index } nije dopušten: { $reason }
why-auction-turn = ovaj igrač nije na redu.
why-auction-low = najava nije viša od one koja stoji.
why-auction-first = prvi igrač mora najprije licitirati i ne može ni pasirati ni uzeti talon.
why-auction-take-first = prije najave treba uzeti talon.
why-auction-must-bid = tko je uzeo talon, mora licitirati.
why-auction-top = najvišu najavu ništa ne nadjačava pa se talon ne može uzeti.
why-auction-ended = licitacija je završena.
why-auction-unknown = uz ove opcije takve najave nema.
why-auction-minimum = uz ove opcije parti koji nije herc nikad se ne igra.
why-auction-round-one = u prvom krugu može se samo licitirati ili pasirati jer talon još nije podijeljen.
why-auction-confirm = pobjednik prvog kruga uzima dvije karte i zatim licitira.
why-auction-class = najava iz prvog kruga ponavlja se ili diže unutar iste vrste.
why-auction-doubled = najava nije viša od dvostruke vrijednosti one koja stoji.

## Why: kontra

why-kontra-levels = Posljednja je izrečena { $name }, faktor { $factor }.
why-kontra-none = Ništa nije kontrirano.
why-kontra-reject = Potez { $index } nije dopušten: { $reason }
why-kontra-first = prva kontra pripada obrani.
why-kontra-side = ista je strana posljednja kontrirala ovaj dio.
why-kontra-own-level = ovdje svaki igrač obrane ima svoju razinu, a ovu ne može podići on.
why-kontra-component = kontrakt nema taj dio.
why-kontra-window = prva karta drugog štiha već je pala.
why-kontra-own-card = u prvom je štihu prekasno: svatko kontrira neposredno prije svoje karte.
why-kontra-against = glavni igrač mora reći protiv kojeg igrača obrane diže.
why-kontra-limit = dosegnuta je najviša razina.
why-kontra-against-none = samo glavni igrač u igri bez aduta imenuje igrača obrane.
why-kontra-thrown-in = uz ove opcije karte se u ovom kontraktu mogu samo baciti.

## Why: points, silent bids, score

why-points = Glavni igrač { $declarer }: { $declarer_parts }. Obrana { $defenders }: { $defender_parts }.
why-points-short = Glavni igrač ima { $declarer }, a obrana { $defenders }.
why-points-part-cards = { $count ->
        [one] { $count } as ili desetka
        [few] { $count } asa i desetke
       *[other] { $count } asova i desetki
    }
why-points-part-last = posljednji štih
why-points-part-marriage = zvanje { $value }
why-points-part-talon = { $count ->
        [one] { $count } as ili desetka u talonu
        [few] { $count } asa i desetke u talonu
       *[other] { $count } asova i desetki u talonu
    }
why-points-marriage-barred = Glavni igrač u ovom kontraktu ne smije to zvati.
why-silent = Tihe igre koje ovdje mogu nastati: { $list }.
why-silent-none = U ovom kontraktu tihih igara nema.
why-silent-trump-only = Tihe igre postoje samo u adutskim igrama.
why-score = Po protivniku { $sum }.
why-score-two = Prema prvom igraču obrane { $first }, prema drugom { $second }.
why-score-part = { $component } { $amount }
why-score-part-kontra = { $component } { $amount } ({ $kontra })
why-score-penalty = kazna za ulti { $amount }
why-score-forfeit-barred = Karte se bacaju prije svake kontre i samo ako opcije to dopuštaju.
why-score-forfeit-other = Samo se parti koji nije herc može baciti.
why-score-silent = { $silent } { $amount }
why-score-both = { $first } { $second }
why-score-impossible = Ti ishodi ne mogu stajati zajedno: nema igre koja bi ih sve donijela.
why-score-all-pay = Za tihi ulti glavni igrač i drugi branič plaćaju po { $amount } braniču koji je odigrao sedmicu.
why-score-lost-seven = Glavni igrač od svakog braniča dobiva { $amount } za pobijenu sedmicu.
why-score-forfeit = { $amount ->
        [one] Bačeno: { $amount } bod svakom protivniku.
        [few] Bačeno: { $amount } boda svakom protivniku.
       *[other] Bačeno: { $amount } bodova svakom protivniku.
    }
why-score-round = Faktor prvog kruga { $factor } množi sve.

## The desk pages

desk-title = Pitanja o pravilima
desk-intro = Pitajte isti stroj za pravila koji prosuđuje zapise. Svaki odgovor navodi pravilo i ima adresu koju možete podijeliti.
desk-choose = Odaberite pitanje
desk-ask = Pitaj
desk-answer = Odgovor
desk-question = Pitanje
desk-share = Poveznica na ovaj odgovor
desk-example = Primjer
desk-try-example = Isprobaj ovaj primjer
desk-as-json = Isto pitanje za programe
desk-yes = Da
desk-no = Ne
desk-reject = Nije dopušteno
desk-none = Ništa
desk-error = Na ovo se pitanje ne može odgovoriti
desk-missing = Ovo je potrebno za odgovor.
desk-options = Opcije skupa pravila
desk-options-help = Samo ono što odstupa od zadanoga.
desk-ask-legal_cards = Koje se karte smiju odigrati?
desk-ask-legal_cards-help = Navedite ruku, karte na stolu, kontrakt i tko je na redu.
desk-ask-trick_winner = Tko dobiva štih?
desk-ask-trick_winner-help = Navedite tri karte redom kojim su odigrane.
desk-ask-bid_over = Je li ova najava jača od one?
desk-ask-bid_over-help = Uspoređuje dvije najave po vrijednosti, broju dijelova i tablici.
desk-ask-bid_value = Koliko vrijedi ova najava?
desk-ask-bid_value-help = Zbroj po protivniku ako svi dijelovi uspiju.
desk-ask-bid_code = Kako se zove ova kombinacija?
desk-ask-bid_code-help = Nalazi najavu od ovih dijelova, ako postoji.
desk-ask-ladder = Cijela ljestvica najava
desk-ask-ladder-help = Sve 54 najave sa stepenicama i vrijednostima.
desk-ask-auction = Dokle je došla ova licitacija?
desk-ask-auction-help = Upišite najave redom, jednu u retku, s brojem mjesta ispred.
desk-ask-kontra = Koliko iznose ove kontre?
desk-ask-kontra-help = Upišite kontre redom, jednu u retku, i tko ih je rekao.
desk-ask-points = Koliko bodova ima svaka strana?
desk-ask-points-help = Broji asove, desetke, posljednji štih, zvanja i talon.
desk-ask-silent_eligible = Koje tihe igre mogu nastati?
desk-ask-silent_eligible-help = Ovisi samo o kontraktu.
desk-ask-score = Tko kome plaća?
desk-ask-score-help = Navedite koji su dijelovi uspjeli, što je kontrirano i koje su tihe igre nastale.

## Fields of the desk

desk-field-hand = Ruka
desk-field-hand-help = Označite karte ili upišite njihove oznake odvojene razmacima, primjerice HA HX L7.
desk-field-trick = Karte na stolu
desk-field-trick-help = Redom kojim su odigrane; prazno ako izlazite.
desk-field-cards = Tri karte
desk-field-cards-help = Redom kojim su odigrane.
desk-field-trump = Adut
desk-field-trump-help = Boja aduta ili nema.
desk-field-contract = Kontrakt
desk-field-contract-help = Jedna od 54 najave.
desk-field-role = Tko igra
desk-field-role-help = Čuvanje sedmice obvezuje samo glavnog igrača.
desk-field-trick_no = Broj štiha
desk-field-trick_no-help = Od 1 do 10.
desk-field-new = Nova najava
desk-field-new-help = Najava koju netko želi dati.
desk-field-standing = Najava koja stoji
desk-field-standing-help = Najava koju treba nadjačati.
desk-field-bid = Najava
desk-field-bid-help = Jedna od 54 najave.
desk-field-components = Dijelovi igre
desk-field-components-help = Označite sve što pripada najavi.
desk-field-cls = Razred
desk-field-cls-help = Adut, herc ili bez aduta.
desk-field-forehand = Prvi igrač
desk-field-forehand-help = Koje mjesto prvo govori: 0 je A, 1 je B, 2 je C.
desk-field-actions = Potezi
desk-field-actions-help = Jedan u retku, redom kojim su se dogodili.
desk-field-decl_aces_tens = Asovi i desetke glavnog igrača
desk-field-decl_aces_tens-help = Koliko ih je u štihovima glavnog igrača.
desk-field-def_aces_tens = Asovi i desetke obrane
desk-field-def_aces_tens-help = Koliko ih je u štihovima obrane.
desk-field-talon_aces_tens = Asovi i desetke u talonu
desk-field-talon_aces_tens-help = Broje se obrani.
desk-field-last_trick = Posljednji štih
desk-field-last_trick-help = Tko je dobio deseti štih.
desk-field-decl_marriages = Zvanja glavnog igrača
desk-field-decl_marriages-help = 20 ili 40, odvojeno razmakom.
desk-field-def_marriages = Zvanja obrane
desk-field-def_marriages-help = 20 ili 40, odvojeno razmakom.
desk-field-decl_aces = Asovi glavnog igrača
desk-field-decl_aces-help = Koliko je asova u štihovima glavnog igrača; samo za četiri asa.
desk-field-components_won = Ostvareni dijelovi
desk-field-components_won-help = Za svaki dio navedite je li ostvaren.
desk-field-kontra = Razine kontre
desk-field-kontra-help = 0 je bez, 1 kontra, 2 rekontra i tako dalje; u igrama bez aduta po jedan broj za svakog igrača obrane.
desk-field-silent = Tihe igre
desk-field-silent-help = Sa strane glavnog igrača: dobiveno ili izgubljeno.
desk-field-seven = Sedmica zadnjeg štiha
desk-field-seven-help = Tko je u 10. štihu odigrao sedmicu aduta i je li ga dobila. Iz toga slijedi tihi ulti.
desk-field-score-marriages = Zvanja
desk-field-score-marriages-help = Što je tko zvao: 20 ili 40, odvojeno razmacima. Treba samo ondje gdje tihih sto s dvadeseticama ima svoju vrijednost.
desk-field-round_factor = Faktor prvog kruga
desk-field-round_factor-help = 2 za igru iz prvog kruga, gdje licitacija ima dva kruga.
desk-field-forfeit = Bačene karte
desk-field-forfeit-help = Glavni igrač partija odustao je od igre.

## Options of the rule set

option-four_aces = Četiri asa
option-four_aces-help = Mogu li se četiri asa najaviti i računati kao tiha igra.
option-min_contract = Najmanji kontrakt
option-min_contract-help = Igra li se uopće parti koji nije herc.
option-simple_forfeit = Bacanje partija
option-simple_forfeit-help = Smije li, mora li ili ne smije glavni igrač partija odustati prije igre.
option-forfeit_value = Cijena bacanja
option-forfeit_value-help = Bodova svakom protivniku.
option-require_cards_for_bid = Za najavu su potrebne karte
option-require_cards_for_bid-help = Smiju li se 40-100, 20-100 i ulti najaviti samo s potrebnim kartama.
option-marriage_needs_trick = Za zvanje treba štih
option-marriage_needs_trick-help = Računa li se zvanje samo ako njegov vlasnik dobije štih.
option-open_exposes = Tko otvara karte
option-open_exposes-help = Tko nakon prvog štiha pokazuje karte u otvorenoj igri.
option-kontra_max_level = Najviša kontra
option-kontra_max_level-help = Posljednja razina koja se smije reći; prazno znači bez granice.
option-kontra_window = Vrijeme za kontru
option-kontra_window-help = Dokad se smije dati kontra.
option-standalone_trump_durchmars = Durchmars sam s adutom
option-standalone_trump_durchmars-help = Smije li se durchmars sam igrati s adutom.
option-loss_factor = Faktor gubitka
option-loss_factor-help = Koliko vrijednosti stoji izgubljen adutski dio.
option-silent_bids = Tihe igre
option-silent_bids-help = Što se računa i bez najave.
option-silent_loss_factor = Faktor izgubljene tihe igre
option-silent_loss_factor-help = Koliko vrijednosti stoji izgubljena tiha igra.
option-silent_100_replaces_simple = Tihih 100 zamjenjuje parti
option-silent_100_replaces_simple-help = Ne računa li se parti ako nastane tihih 100.
option-silent_20_100_value = Tihih 100 s dvadeset
option-silent_20_100_value-help = Vrijednost za stranu koja je zvala samo dvadeset.
option-silent_kontra = Kontra na tihe igre
option-silent_kontra-help = Vrijedi li za tihe igre kontra partija.
option-silent_ulti_all_pay = Plaća i suigrač
option-silent_ulti_all_pay-help = Plaća li tihi ulti igrača obrane i njegov suigrač.
option-defender_lost_silent_ulti = Prebijena sedmica obrane
option-defender_lost_silent_ulti-help = Koliko stoji sedmica aduta igrača obrane prebijena u posljednjem štihu.
option-auction_variant = Licitacija
option-auction_variant-help = Jedan krug sa svim kartama ili prvi krug s pet karata.
option-auction_end = Kraj licitacije
option-auction_end-help = Smije li onaj čija najava stoji još dizati svoju najavu.
option-table_size = Igrača za stolom
option-table_size-help = Kad ih je četvero, djelitelj pauzira.
option-value-on = uključeno
option-value-off = isključeno
option-value-none = nema
option-value-simple = parti
option-value-hearts_simple = herc parti
option-value-optional = po želji
option-value-mandatory = obvezno
option-value-never = nikad
option-value-all = svi
option-value-declarer = glavni igrač
option-value-trick2 = do početka drugog štiha
option-value-own_card = prije vlastite prve karte
option-value-after_trick1 = između prvog i drugog štiha
option-value-with_simple = s partijem
option-value-100_and_durchmars_only = samo 100 i durchmars
option-value-normal = uobičajena
option-value-two_round = u dva kruga
option-value-three_passes = tri pasa
option-value-two_passes = dva pasa

## Obrazac pitanja i odgovori

desk-choose-one = odaberite
desk-usual = uobičajeno: { $value }
desk-nth = { $number }. karta
desk-typed = Ili upišite kodove karata
desk-unknown = Nema pitanja s imenom { $ask }. Odaberite jedno od ovih.
desk-word-declarer = glavni igrač
desk-word-defender = igrač obrane
desk-word-defenders = obrana
desk-word-trump = s adutom
desk-word-hearts = herc
desk-word-nt = bez aduta
desk-label-over = Licitacija završena
desk-label-to_act = Mjesto na redu
desk-label-declarer = Glavni igrač
desk-label-defenders = Obrana
desk-label-d1 = Prvi igrač obrane
desk-label-d2 = Drugi igrač obrane
desk-label-name = Zadnje rečeno
desk-label-factor = Faktor

## Why: cards

why-pref-follow = Treba poštovati boju { $suit }; nitko ne mora prebijati.
why-pref-trump = Bez boje { $suit } mora se odigrati adut, jak ili slab.
why-pref-lead-forehand = { $by } je prva ruka i izlazi u prvi štih.
why-pref-lead-next = Prva ruka ne igra pa izlazi sljedeći tko igra: { $by }.
why-pref-lead-sanac = U sancu izvođač ne izlazi u prvi štih, nego sljedeći tko igra: { $by }.
why-pref-lead-through = Izlazi pratitelj neposredno ispred izvođača, a ako ne igra, drugi: { $by }.
why-pref-open = Ishod je još otvoren.
why-pref-decided-five = Štih { $count } peti je štih pratitelja: kontrakt je pao.
why-pref-decided-bettel = Štih { $count } uzeo je izvođač: betl je pao.
why-pref-decided-all = Štih { $count } prvi je štih pratitelja: preferans je pao.
why-pref-decided-ten = Trebali su svi štihovi; odlučuje posljednji.

## Why: auction

why-pref-auction-first = { $by } govori prvi put: dalje, sljedeći broj ili igra.
why-pref-auction-senior = { $by } govori prije onoga čiji je broj { $bid }: može reći moje ili dalje.
why-pref-auction-junior = { $by } govori poslije onoga čiji je broj { $bid }: može reći više ili dalje.
why-pref-auction-over-game = Nakon najave { $bid } brojevi više ne vrijede: { $by } može reći igru, višu igru ili dalje.
why-pref-auction-name-first = { $by } prvi imenuje boju, bilo koju od četiri.
why-pref-auction-name = { $by } imenuje boju iznad najave { $bid } ili popušta.
why-pref-auction-promise = Igra nakon tuđe igre obećava barem tri, pa { $by } ne smije popustiti pred najavom { $bid }.
why-pref-won-nobody = Sva trojica rekla su dalje.
why-pref-won-number = { $by } je izvođač s brojem { $bid }: druga su dvojica rekla dalje.
why-pref-won-alone = Igru je rekao samo jedan, { $by }, i boju imenuje s kontraktom.
why-pref-won-game = Najvišu je igru rekao { $by }: { $bid }.
why-pref-auction-open = Licitacija nije gotova: { $by } je na redu.
why-pref-call-reject = Potez { $index } ({ $by }) nije dopušten: { $reason }
why-pref-call-step = brojevi idu jedan po jedan.
why-pref-call-raise = tko govori prije onoga čiji je broj, smije ga zadržati, ali ne i povisiti.
why-pref-call-game-late = igra se može reći samo kad se govori prvi put.
why-pref-call-name-suit = u krugu imenovanja imenuje se samo boja.
why-pref-call-suit-early = boja igre imenuje se tek poslije.
why-pref-call-hold-first = prvi put nema se što zadržati.
why-pref-call-hold-junior = tko govori poslije onoga čiji je broj, smije ga povisiti, ali ne i zadržati.
why-pref-call-dead = igra je najavljena i brojevi više ne vrijede.
why-pref-call-promise = igra nakon tuđe igre obećava barem tri.
why-pref-call-must-name = tko prvi imenuje, ne može popustiti.
why-pref-call-name-low = mora se imenovati više od najvišeg.
why-pref-call-game-low = igra nije viša od one koja je rečena.
why-pref-call-low = broj nije viši od onoga koji stoji.
why-pref-auctions = Po ovim pravilima moguće su različite licitacije, njih { $total }.
why-pref-contract-number = Tko je dobio s { $bid }, može objaviti to ili bilo što više.
why-pref-contract-lone = Tko je s igrom ostao sam, imenuje jednu od četiri boje.
why-pref-contract-named = Što je imenovano, to je kontrakt: { $bid }.

## Why: defence

why-pref-answers = Odgovara { $by }: dođem ili ne dođem.
why-pref-window = Svi su odgovorili; do prve karte prvi smije govoriti { $by }.
why-pref-window-bettel = Protiv betla igraju obojica; do prve karte prvi smije govoriti { $by }.
why-pref-kontra-next = Nakon { $name } dalje smije kontrirati samo { $by }.
why-pref-kontra-top = { $name } je najviša razina pa nitko više ne smije kontrirati.
why-pref-two = Obična dvojka igra se samo nakon kontre; prvi je smije dati { $by }.
why-pref-two-dropped = Na običnu dvojku ne dolazi nijedan: nema igre.
why-pref-both-drop = Ne dolazi nijedan: izvođač prolazi bez igre.
why-pref-said-ended = protiv ovoga kontrakta nitko ne igra i podjela je gotova.
why-pref-said-chain = izvođač i onaj tko je dao kontru kontriraju naizmjence.
why-pref-said-right = prva kontra pripada pratitelju koji je došao.
why-pref-said-two = u običnoj dvojci nema poziva.
why-pref-said-invite = pozvati smije samo onaj tko dolazi, kad suigrač ne dođe i prije kontre.
why-pref-said-bettel = protiv betla nikoga se ne pita.
why-pref-said-early = kontra se smije reći kad obojica odgovore.
why-pref-said-answered = obojica su već odgovorila.

## Why: score and sheet

why-pref-score = { $bid }: { $worth } × { $factor } = { $value }. { $parts }.
why-pref-score-made = Kontrakt je prošao
why-pref-score-failed = Kontrakt je pao
why-pref-score-unplayed = Prošao je bez igre
why-pref-score-nothing = Ne igra se i ništa se ne mijenja
why-pref-score-penalty = { $by } plaća kaznu
why-pref-score-reduced = preostalo je samo { $value }
why-pref-two-refa = Dvojku nitko nije kontrirao: svatko dobiva refu.
why-pref-refa = Ima još refa za pisanje i nitko nije pod kapom.
why-pref-refa-most = Sve su refe partije već napisane.
why-pref-refa-hat = Netko je pod kapom pa se refa ne piše.
why-pref-hat = Kapa se crta ispod nule, a naopako kad se opet dođe do nule; bula je na kraju { $value }.
why-pref-hat-none = Bula ne prelazi nulu; na kraju je { $value }.
why-pref-totals = Deseterostruka bula broji se protiv igrača; dodaje se juha koju je napisao, a oduzima ona napisana protiv njega.
why-pref-write-off = Svaka se bula smanjuje za { $amount }; ostatak, { $last }, skida se po jedan s najviših.
why-pref-session-open = Preostalo je još { $value }.
why-pref-session-over = Nakon podjele { $count } ništa nije preostalo: partija je gotova.
why-pref-session-ended = Partija je bila gotova nakon podjele { $count }.

## Why: PPN

why-pref-ppn-auction = Samo ova licitacija ostavlja takve najviše najave.
why-pref-ppn-none = Nijedna dopuštena licitacija ne ostavlja takve najviše najave.
why-pref-ppn-several = Više licitacija ostavlja takve najviše najave.
why-pref-ppn-order = Redoslijed je uvijek 1, 2, 3.
why-pref-ppn-refa = { $value } je dvaput { $amount }: podjelu je udvostručila refa.
why-pref-ppn-no-refa = { $value } je vrijednost bez refe.
why-pref-ppn-value = { $value } nije ni { $amount } ni dvaput toliko.

## Questions about Preferans

desk-title-preferans = Pitanja o pravilima: preferans
desk-ask-preferans-legal_cards-help = Navedite ruku, karte na stolu i kontrakt.
desk-ask-preferans-trick_winner-help = Navedite dvije ili tri karte redom kojim su odigrane.
desk-ask-preferans-score = Što donosi ova podjela?
desk-ask-preferans-score-help = Navedite koliko je preostalo, tko je što igrao i tko je uzeo koliko štihova.
desk-ask-first_leader = Tko izlazi u prvi štih?
desk-ask-first_leader-help = Ovisi o djelitelju, izvođaču, kontraktu i tome tko igra.
desk-ask-auction_next = Što se sada smije reći?
desk-ask-auction_next-help = Upišite najave redom, jednu po retku, s mjestom ispred; ono što se ne izgovara izostavite.
desk-ask-auction_result = Tko je dobio ovu licitaciju?
desk-ask-auction_result-help = Upišite cijelu licitaciju redom, jednu najavu po retku, s mjestom ispred.
desk-ask-auctions = Koliko ima licitacija?
desk-ask-auctions-help = Broji svaku dopuštenu licitaciju, za one koji provjeravaju vlastiti program.
desk-ask-contract_options = Koji se kontrakti smiju objaviti?
desk-ask-contract_options-help = Nakon licitacije dobivene brojem ili igrom.
desk-ask-defence_next = Što smije reći obrana?
desk-ask-defence_next-help = Upišite odgovore i kontre redom, po jedan u retku, s mjestom ispred.
desk-ask-decided = Kad je podjela odlučena?
desk-ask-decided-help = Upišite redom tko je uzeo štihove.
desk-ask-refa = Piše li se refa?
desk-ask-refa-help = Nakon podjele u kojoj su sva trojica rekla dalje.
desk-ask-hats = Gdje se crtaju kape?
desk-ask-hats-help = Prati jednu bulu kroz promjene.
desk-ask-totals = Kakav je konačni obračun?
desk-ask-totals-help = Iz bula i juha s papira.
desk-ask-write_off = Kako se otpisuje ostatak?
desk-ask-write_off-help = Za partiju koja mora stati prije kraja.
desk-ask-session = Kako stoji ova partija?
desk-ask-session-help = Iz popisa podjela računa papir nakon svake podjele.
desk-ask-ppn_auction = Koja licitacija stoji iza ovih PPN najava?
desk-ask-ppn_auction-help = Iz najviše najave svakog igrača obnavlja licitaciju.
desk-ask-ppn_refa = Je li ovu PPN podjelu udvostručila refa?
desk-ask-ppn_refa-help = Za datoteke koje refu izostavljaju: slijedi iz vrijednosti.

## Fields of these questions

desk-field-preferans-hand-help = Označite karte ili upišite njihove oznake odvojene razmacima, primjerice HA HX S7.
desk-field-preferans-contract-help = Igra se igra bez talona i vrijedi jedan više.
desk-field-preferans-kontra = Polje kontre
desk-field-preferans-kontra-help = Kako stoji u datoteci: 0, I2, K1 i tako dalje.
desk-field-dealer = Djelitelj
desk-field-dealer-help = Mjesto iza djelitelja govori prvo.
desk-field-declarer = Izvođač
desk-field-declarer-help = Tko igra kontrakt.
desk-field-active = Tko igra
desk-field-active-help = Izvođač i svaki pratitelj koji igra, i pozvani.
desk-field-won_by = Dobiveno
desk-field-won_by-help = Kako je licitacija dobivena.
desk-field-value = Vrijednost
desk-field-value-help = Broj ili imenovana igra; prazno za igru bez imena. U PPN-u vrijednost podjele.
desk-field-refa = Izvođač ima otvorenu refu
desk-field-refa-help = Udvostručuje podjelu.
desk-field-trick_winners = Dobitnici štihova
desk-field-trick_winners-help = Mjesta redom, odvojena razmacima, na primjer A B B C.
desk-field-before = Prije podjele
desk-field-before-help = Koliko je kome preostalo i otvorene refe; pod kapom ispod nule.
desk-field-volunteers = Tko je došao
desk-field-volunteers-help = Pratitelji koji su sami došli; i onaj tko zove.
desk-field-invited_by = Tko je zvao
desk-field-invited_by-help = Pratitelj koji je pozvao suigrača.
desk-field-kontra_level = Razina kontre
desk-field-kontra_level-help = 0 je ništa, 1 kontra, 2 rekontra i tako dalje.
desk-field-kontra_giver = Kontru dao
desk-field-kontra_giver-help = Pratitelj koji je prvi kontrirao.
desk-field-tricks = Štihovi
desk-field-tricks-help = Sve prazno: podjela se nije igrala.
desk-field-bula = Bula
desk-field-bula-help = Koliko je kome preostalo; za partiju ono s čime svi počinju.
desk-field-written = Napisane refe
desk-field-written-help = Dosad u ovoj partiji.
desk-field-refas = Najviše refa
desk-field-refas-help = Prazno znači koliko god.
desk-field-event = Što se dogodilo
desk-field-event-help = Refa se može pisati kad svi kažu dalje.
desk-field-start = Bula na početku
desk-field-start-help = Pod kapom ispod nule.
desk-field-changes = Promjene
desk-field-changes-help = Brojevi redom, odvojeni razmacima, na primjer -10 4.
desk-field-soup = Juha
desk-field-soup-help = Koliko je tko napisao protiv kojega.
desk-field-first_dealer = Prvi djelitelj
desk-field-first_dealer-help = Od njega dijeljenje ide ukrug.
desk-field-deals = Podjele
desk-field-deals-help = Jedan JSON objekt po retku: članovi pitanja o jednoj podjeli, bez onoga prije nje.
desk-field-bids_field = Najave
desk-field-bids_field-help = Tri dijela sa zarezima, kako stoji u datoteci: M3,P,3.
desk-field-order = Redoslijed
desk-field-order-help = Prva ruka najprije, kako stoji u datoteci: 123, 231 ili 312.

## Words in answers

desk-soup-against = { $by } protiv { $against }
desk-session-caption = Papir nakon svake podjele
desk-hat-hat = kapa
desk-hat-inverted = naopaka kapa
desk-word-number = broj
desk-word-lone_game = igra bez imena
desk-word-named_game = imenovana igra
desk-word-passed_out = svi su rekli dalje
desk-said-pass = dalje
desk-said-hold = moje
desk-said-play = dođem
desk-said-drop = ne dođem
desk-said-invite = zovem
desk-said-kontra = kontra
desk-said-passed_out = svi su rekli dalje
desk-said-number = dobiveno brojem
desk-said-game = dobiveno igrom
desk-said-unplayed = ne igra se
desk-label-turn = Na redu
desk-label-options = Smije se reći
desk-label-outcome = Ishod
desk-label-value = Vrijednost
desk-label-total = Ukupno
desk-label-passed_out = Svi dalje
desk-label-number = Dobiveno brojem
desk-label-game = Dobiveno igrom
desk-label-longest = Najduža
desk-label-distinct_ppn = Različite u PPN-u
desk-label-to_speak = Smije govoriti
desk-label-by = Tko
desk-label-may_lead = Prva karta smije pasti
desk-label-active = Tko igra
desk-label-helper = Pomoćnik
desk-label-level = Razina kontre
desk-label-if_silent = Ako nitko ne govori
desk-label-multiplier = Faktor m
desk-label-made = Kontrakt
desk-label-penalised = Plaća kaznu
desk-label-bula_change = Promjena bule
desk-label-bula = Bula
desk-label-soup = Juha
desk-label-refa_used = Refa iskorištena
desk-label-refa_written = Napisane refe
desk-label-reduced = Smanjeno
desk-label-session_over = Partija gotova
desk-label-sum_after = Poslije preostalo
desk-label-sum = Preostalo
desk-label-written = Refa se piše
desk-label-each = Svakomu
desk-label-open_refa = Otvorene refe
desk-label-refa = Refa
desk-label-deal = Podjela
desk-label-dealer = Djelitelj
desk-label-totals = Ukupno
desk-label-preferans-declarer = Izvođač

## Options of Preferans

option-preset = Gotov skup
option-preset-help = Postavlja više opcija odjednom; ostale stoje uz nju.
option-or-number = { $option }, brojem
option-bula = Bula
option-bula-help = Koliko svatko ima na početku.
option-refas = Refe
option-refas-help = Koliko ih se smije napisati u partiji.
option-bid_step = Korak brojeva
option-bid_step-help = Smiju li se brojevi preskakati.
option-kontra_max = Najviša kontra
option-kontra_max-help = Posljednja razina koja se smije reći; 10 je kao bez granice.
option-plain_two = Obična dvojka bez kontre
option-plain_two-help = Što biva s dvojkom koju nitko ne kontrira.
option-plain_two_refa_exempt = Dvojka pod refom
option-plain_two_refa_exempt-help = Igra li izvođač s otvorenom refom dvojku i bez kontre.
option-quota_pair = Štihovi dvojice pratitelja
option-quota_pair-help = Jesu li četiri zajedno dovoljna kad igraju obojica.
option-kontra_bearer = Štihovi pod kontrom
option-kontra_bearer-help = Zadržava li svoje štihove suigrač koji je sam došao.
option-betl_kontra_soup = Pali betl pod kontrom
option-betl_kontra_soup-help = Tko piše juhu.
option-sans_lead = Izlaz u sancu
option-sans_lead-help = Tko izlazi u prvi štih.
option-refa_block = Refe i kapa
option-refa_block-help = Sprečava li kapa pisanje refa.
option-refa_frozen_under_hat = Refe zamrznute pod kapom
option-refa_frozen_under_hat-help = Miruju li otvorene refe dok je netko pod kapom.
option-last_fall_double = Zadnji pad dvostruko
option-last_fall_double-help = Kad je osnovica B veća od preostaloga.
option-last_hand_soup_limit = Ograničena juha na kraju
option-last_hand_soup_limit-help = Da štih i pri padu ne donosi više od preostaloga.
option-preferans8 = Preferans (8)
option-preferans8-help = Postoji li osmi kontrakt: svih deset štihova.
option-stop_when_decided = Staje kad je odlučeno
option-stop_when_decided-help = Staje li igra uživo ondje.
option-sheet_view = Lijevi stupac
option-sheet_view-help = Protiv koga je lijevi stupac papira.
option-value-hr = hrvatski (hr)
option-value-sr = srpski (sr)
option-value-iklub = iklub
option-value-vojvodina = Vojvodina
option-value-prefko = prefko
option-value-next = jedan po jedan
option-value-any = bilo koji viši broj
option-value-declarer_wins = izvođač prolazi
option-value-refa_else_wins = refa, inače izvođač prolazi
option-value-refa_else_nothing = refa, inače ništa
option-value-play = igra se
option-value-two_or_four = dva svatko ili četiri zajedno
option-value-two_each = dva svatko
option-value-giver = onaj tko je dao kontru
option-value-individual = svatko svoje
option-value-both = obojica
option-value-seed = prva ruka, nikad izvođač
option-value-through = kroz izvođača
option-value-any_under_hat = kapa sprečava
option-value-left_is_next = protiv sljedećeg mjesta
option-value-left_is_prev = protiv prethodnog mjesta

## A bracket of PPN

why-pref-ppn-sound = Zagrada je ispravna podjela; nalaza: { $count }.
why-pref-ppn-unsound = Zagrada nije ispravna podjela; nalaza: { $count }.
desk-ask-ppn = Što kaže ova PPN zagrada?
desk-ask-ppn-help = Čita jednu rundu kao uvoz, sa svime što je u njoj neobično.
desk-field-ppn = PPN zagrada
desk-field-ppn-help = Jedna runda sa zagradama, kako stoji u datoteci.
desk-label-auction = Licitacija
desk-label-discards = Škart
desk-label-volunteers = Tko je došao
desk-label-tricks = Štihovi
desk-label-findings = Nalazi
desk-label-status = Stanje
desk-label-code = Oznaka
desk-label-pointer = Mjesto
desk-said-accepted = prihvaćeno
desk-said-rejected = odbijeno
desk-said-played = odigrano
