## Why: legal cards

why-legal-lead = Vi izlazite pa smete odigrati bilo koju kartu.
why-legal-follow = Počelo se bojom { $suit } i treba je poštovati; nijedna karta ne prebija najjaču.
why-legal-follow-free = Počelo se bojom { $suit } i treba je poštovati; štih je već presečen adutom pa ne treba prebijati.
why-legal-beat = Treba poštovati boju { $suit } i prebiti kartu „{ $card }” ako je moguće.
why-legal-trump = Bez boje { $suit } mora se odigrati adut.
why-legal-overtrump = Bez boje { $suit } mora se odigrati adut, i to jači od karte „{ $card }”.
why-legal-undertrump = Bez boje { $suit } mora se odigrati adut, iako nijedan ne prebija kartu „{ $card }”.
why-legal-any = Bez boje { $suit } i bez aduta sme se odigrati bilo šta.
why-legal-any-plain = Bez boje { $suit } sme se odigrati bilo šta; aduta nema.
why-legal-seven = Sedmica aduta mora se čuvati za poslednji štih.
why-legal-seven-only = Sedmica aduta jedina je dozvoljena karta i mora pasti.

## Why one card is barred, on the replay page

why-barred-follow = mora se poštovati boja ({ $suit })
why-barred-beat = mora se prebiti: { $card }
why-barred-trump = mora se odigrati adut
why-barred-overtrump = mora se prebiti adut: { $card }
why-barred-seven = sedmica aduta čuva se za poslednji štih

## Why: trick winner

why-trick-trump = Dobija najjači adut: { $card }.
why-trick-led = Adut nije pao pa dobija najjača karta tražene boje: { $card }.
why-trick-plain = Bez aduta dobija najjača karta tražene boje: { $card }.

## Why: bids

why-bid-value = { $new ->
        [one] { $new } poen jači je od { $standing }.
        [few] { $new } poena jača su od { $standing }.
       *[other] { $new } poena jače je od { $standing }.
    }
why-bid-fewer = Vrednosti su jednake; jača je najava sa manje delova, a { $new } je manje od { $standing }.
why-bid-tiebreak = Vrednost i broj delova jednaki su; tabela stavlja stepenicu { $new } iznad stepenice { $standing }.
why-bid-lower = { $new ->
        [one] { $new } poen nije jači od { $standing }.
        [few] { $new } poena nisu jača od { $standing }.
       *[other] { $new } poena nije jače od { $standing }.
    }
why-bid-more = Vrednosti su jednake, a slabija je najava sa više delova: { $new } prema { $standing }.
why-bid-tiebreak-lower = Vrednost i broj delova jednaki su; tabela stavlja stepenicu { $new } ispod stepenice { $standing }.
why-bid-equal = Obe su na stepenici { $step }; najave iste stepenice ne nadjačavaju jedna drugu.
why-bid-points = { $bid } važi { $value }: { $sum }.
why-bid-points-one = { $bid } važi { $value }.
why-bid-code = Ovi delovi čine najavu { $bid }.
why-bid-code-none = Ovi delovi ne čine najavu.
why-bid-code-option = Opcije ne dozvoljavaju ovu najavu.
why-contract-minimum = Uz ove opcije parti koji nije herc nikad se ne igra.
why-contract-thrown-in = Uz ove opcije taj se kontrakt nikad ne igra: karte se odmah bacaju.
why-ladder = { $bids } najave na { $steps } stepenica.

## Why: auction

why-auction-over = { $by } je glavni igrač sa najavom { $bid }: licitacija je završila poslednjim pasom.
why-auction-open = { $bid ->
        [none] { $by } je na redu, još nije bilo najave.
       *[other] { $by } je na redu, stoji najava { $bid }.
    }
why-auction-taken = { $by } uzima talon i mora dati višu najavu od { $bid }.
why-auction-reject = Potez { $index } nije dozvoljen: { $reason }
why-auction-turn = ovaj igrač nije na redu.
why-auction-low = najava nije viša od one koja stoji.
why-auction-first = prvi igrač mora najpre licitirati i ne može ni pasirati ni uzeti talon.
why-auction-take-first = pre najave treba uzeti talon.
why-auction-must-bid = ko je uzeo talon, mora licitirati.
why-auction-top = najvišu najavu ništa ne nadjačava pa se talon ne može uzeti.
why-auction-ended = licitacija je završena.
why-auction-unknown = uz ove opcije takve najave nema.
why-auction-minimum = uz ove opcije parti koji nije herc nikad se ne igra.
why-auction-round-one = u prvom krugu može se samo licitirati ili pasirati jer talon još nije podeljen.
why-auction-confirm = pobednik prvog kruga uzima dve karte i zatim licitira.
why-auction-class = najava iz prvog kruga ponavlja se ili diže unutar iste vrste.
why-auction-doubled = najava nije viša od dvostruke vrednosti one koja stoji.

## Why: kontra

why-kontra-levels = Poslednja je izrečena { $name }, faktor { $factor }.
why-kontra-none = Ništa nije kontrirano.
why-kontra-reject = Potez { $index } nije dozvoljen: { $reason }
why-kontra-first = prva kontra pripada odbrani.
why-kontra-side = ista je strana poslednja kontrirala ovaj deo.
why-kontra-own-level = ovde svaki igrač odbrane ima svoj nivo, a ovaj ne može podići on.
why-kontra-component = kontrakt nema taj deo.
why-kontra-window = prva karta drugog štiha već je pala.
why-kontra-own-card = u prvom štihu je prekasno: svako kontrira neposredno pre svoje karte.
why-kontra-against = glavni igrač mora reći protiv kojeg igrača odbrane diže.
why-kontra-limit = dostignut je najviši nivo.
why-kontra-against-none = samo glavni igrač u igri bez aduta imenuje igrača odbrane.
why-kontra-thrown-in = uz ove opcije karte se u ovom kontraktu mogu samo baciti.

## Why: points, silent bids, score

why-points = Glavni igrač { $declarer }: { $declarer_parts }. Odbrana { $defenders }: { $defender_parts }.
why-points-short = Glavni igrač ima { $declarer }, a odbrana { $defenders }.
why-points-part-cards = { $count ->
        [one] { $count } as ili desetka
        [few] { $count } asa i desetke
       *[other] { $count } asova i desetki
    }
why-points-part-last = poslednji štih
why-points-part-marriage = zvanje { $value }
why-points-part-talon = { $count ->
        [one] { $count } as ili desetka u talonu
        [few] { $count } asa i desetke u talonu
       *[other] { $count } asova i desetki u talonu
    }
why-points-marriage-barred = Glavni igrač u ovom kontraktu ne sme to zvati.
why-silent = Tihe igre koje ovde mogu nastati: { $list }.
why-silent-none = U ovom kontraktu tihih igara nema.
why-silent-trump-only = Tihe igre postoje samo u adutskim igrama.
why-score = Po protivniku { $sum }.
why-score-two = Prema prvom igraču odbrane { $first }, prema drugom { $second }.
why-score-part = { $component } { $amount }
why-score-part-kontra = { $component } { $amount } ({ $kontra })
why-score-penalty = kazna za ulti { $amount }
why-score-forfeit-barred = Karte se bacaju pre svake kontre i samo ako opcije to dozvoljavaju.
why-score-forfeit-other = Samo se parti koji nije herc može baciti.
why-score-silent = { $silent } { $amount }
why-score-both = { $first } { $second }
why-score-impossible = Ti ishodi ne mogu da stoje zajedno: nema igre koja bi ih sve donela.
why-score-all-pay = Za tihi ulti glavni igrač i drugi branilac plaćaju po { $amount } braniocu koji je odigrao sedmicu.
why-score-lost-seven = Glavni igrač od svakog branioca dobija { $amount } za pobijenu sedmicu.
why-score-forfeit = { $amount ->
        [one] Bačeno: { $amount } poen svakom protivniku.
        [few] Bačeno: { $amount } poena svakom protivniku.
       *[other] Bačeno: { $amount } poena svakom protivniku.
    }
why-score-round = Faktor prvog kruga { $factor } množi sve.

## The desk pages

desk-title = Pitanja o pravilima
desk-intro = Pitajte isti stroj za pravila koji ocenjuje zapise. Svaki odgovor navodi pravilo i ima adresu koju možete podeliti.
desk-choose = Izaberite pitanje
desk-ask = Pitaj
desk-answer = Odgovor
desk-question = Pitanje
desk-share = Veza do ovog odgovora
desk-example = Primer
desk-try-example = Isprobaj ovaj primer
desk-as-json = Isto pitanje za programe
desk-yes = Da
desk-no = Ne
desk-reject = Nije dozvoljeno
desk-none = Ništa
desk-error = Na ovo se pitanje ne može odgovoriti
desk-missing = Ovo je potrebno za odgovor.
desk-options = Opcije skupa pravila
desk-options-help = Samo ono što odstupa od podrazumevanog.
desk-ask-legal_cards = Koje se karte smeju odigrati?
desk-ask-legal_cards-help = Navedite ruku, karte na stolu, kontrakt i ko je na redu.
desk-ask-trick_winner = Ko dobija štih?
desk-ask-trick_winner-help = Navedite tri karte redom kojim su odigrane.
desk-ask-bid_over = Da li je ova najava jača od one?
desk-ask-bid_over-help = Poredi dve najave po vrednosti, broju delova i tabeli.
desk-ask-bid_value = Koliko važi ova najava?
desk-ask-bid_value-help = Zbir po protivniku ako svi delovi uspiju.
desk-ask-bid_code = Kako se zove ova kombinacija?
desk-ask-bid_code-help = Nalazi najavu od ovih delova, ako postoji.
desk-ask-ladder = Cela lestvica najava
desk-ask-ladder-help = Sve 54 najave sa stepenicama i vrednostima.
desk-ask-auction = Dokle je došla ova licitacija?
desk-ask-auction-help = Upišite najave redom, jednu u redu, sa brojem mesta ispred.
desk-ask-kontra = Koliko iznose ove kontre?
desk-ask-kontra-help = Upišite kontre redom, jednu u redu, i ko ih je rekao.
desk-ask-points = Koliko poena ima svaka strana?
desk-ask-points-help = Broji asove, desetke, poslednji štih, zvanja i talon.
desk-ask-silent_eligible = Koje tihe igre mogu nastati?
desk-ask-silent_eligible-help = Zavisi samo od kontrakta.
desk-ask-score = Ko kome plaća?
desk-ask-score-help = Navedite koji su delovi uspeli, šta je kontrirano i koje su tihe igre nastale.

## Fields of the desk

desk-field-hand = Ruka
desk-field-hand-help = Označite karte ili upišite njihove oznake odvojene razmacima, na primer HA HX L7.
desk-field-trick = Karte na stolu
desk-field-trick-help = Redom kojim su odigrane; prazno ako izlazite.
desk-field-cards = Tri karte
desk-field-cards-help = Redom kojim su odigrane.
desk-field-trump = Adut
desk-field-trump-help = Boja aduta ili nema.
desk-field-contract = Kontrakt
desk-field-contract-help = Jedna od 54 najave.
desk-field-role = Ko igra
desk-field-role-help = Čuvanje sedmice obavezuje samo glavnog igrača.
desk-field-trick_no = Broj štiha
desk-field-trick_no-help = Od 1 do 10.
desk-field-new = Nova najava
desk-field-new-help = Najava koju neko želi dati.
desk-field-standing = Najava koja stoji
desk-field-standing-help = Najava koju treba nadjačati.
desk-field-bid = Najava
desk-field-bid-help = Jedna od 54 najave.
desk-field-components = Delovi igre
desk-field-components-help = Označite sve što pripada najavi.
desk-field-cls = Klasa
desk-field-cls-help = Adut, herc ili bez aduta.
desk-field-forehand = Prvi igrač
desk-field-forehand-help = Koje mesto prvo govori: 0 je A, 1 je B, 2 je C.
desk-field-actions = Potezi
desk-field-actions-help = Jedan u redu, redom kojim su se dogodili.
desk-field-decl_aces_tens = Asovi i desetke glavnog igrača
desk-field-decl_aces_tens-help = Koliko ih je u štihovima glavnog igrača.
desk-field-def_aces_tens = Asovi i desetke odbrane
desk-field-def_aces_tens-help = Koliko ih je u štihovima odbrane.
desk-field-talon_aces_tens = Asovi i desetke u talonu
desk-field-talon_aces_tens-help = Broje se odbrani.
desk-field-last_trick = Poslednji štih
desk-field-last_trick-help = Ko je dobio deseti štih.
desk-field-decl_marriages = Zvanja glavnog igrača
desk-field-decl_marriages-help = 20 ili 40, odvojeno razmakom.
desk-field-def_marriages = Zvanja odbrane
desk-field-def_marriages-help = 20 ili 40, odvojeno razmakom.
desk-field-decl_aces = Asovi glavnog igrača
desk-field-decl_aces-help = Koliko je asova u štihovima glavnog igrača; samo za četiri asa.
desk-field-components_won = Ostvareni delovi
desk-field-components_won-help = Za svaki deo navedite je li ostvaren.
desk-field-kontra = Nivoi kontre
desk-field-kontra-help = 0 je bez, 1 kontra, 2 rekontra i tako dalje; u igrama bez aduta po jedan broj za svakog igrača odbrane.
desk-field-silent = Tihe igre
desk-field-silent-help = Sa strane glavnog igrača: dobijeno ili izgubljeno.
desk-field-seven = Sedmica poslednjeg štiha
desk-field-seven-help = Ko je u 10. štihu odigrao sedmicu aduta i da li ga je dobila. Iz toga sledi tihi ulti.
desk-field-score-marriages = Zvanja
desk-field-score-marriages-help = Šta je ko zvao: 20 ili 40, odvojeno razmacima. Treba samo tamo gde tihih sto sa dvadeseticama ima svoju vrednost.
desk-field-round_factor = Faktor prvog kruga
desk-field-round_factor-help = 2 za igru iz prvog kruga, gde licitacija ima dva kruga.
desk-field-forfeit = Bačene karte
desk-field-forfeit-help = Glavni igrač partija odustao je od igre.

## Options of the rule set

option-four_aces = Četiri asa
option-four_aces-help = Mogu li se četiri asa najaviti i računati kao tiha igra.
option-min_contract = Najmanji kontrakt
option-min_contract-help = Igra li se uopšte parti koji nije herc.
option-simple_forfeit = Bacanje partija
option-simple_forfeit-help = Sme li, mora li ili ne sme glavni igrač partija odustati pre igre.
option-forfeit_value = Cijena bacanja
option-forfeit_value-help = Poena svakom protivniku.
option-require_cards_for_bid = Za najavu su potrebne karte
option-require_cards_for_bid-help = Smeju li se 40-100, 20-100 i ulti najaviti samo sa potrebnim kartama.
option-marriage_needs_trick = Za zvanje treba štih
option-marriage_needs_trick-help = Računa li se zvanje samo ako njegov vlasnik dobije štih.
option-open_exposes = Ko otvara karte
option-open_exposes-help = Ko nakon prvog štiha pokazuje karte u otvorenoj igri.
option-kontra_max_level = Najviša kontra
option-kontra_max_level-help = Poslednja nivo koja se sme reći; prazno znači bez granice.
option-kontra_window = Vreme za kontru
option-kontra_window-help = Dokad se sme dati kontra.
option-standalone_trump_durchmars = Durchmars sam sa adutom
option-standalone_trump_durchmars-help = Sme li se durchmars sam igrati sa adutom.
option-loss_factor = Faktor gubitka
option-loss_factor-help = Koliko vrednosti stoji izgubljen adutski deo.
option-silent_bids = Tihe igre
option-silent_bids-help = Šta se računa i bez najave.
option-silent_loss_factor = Faktor izgubljene tihe igre
option-silent_loss_factor-help = Koliko vrednosti stoji izgubljena tiha igra.
option-silent_100_replaces_simple = Tihih 100 zamenjuje parti
option-silent_100_replaces_simple-help = Ne računa li se parti ako nastane tihih 100.
option-silent_20_100_value = Tihih 100 sa dvadeset
option-silent_20_100_value-help = Vrednost za stranu koja je zvala samo dvadeset.
option-silent_kontra = Kontra na tihe igre
option-silent_kontra-help = Važi li za tihe igre kontra partija.
option-silent_ulti_all_pay = Plaća i suigrač
option-silent_ulti_all_pay-help = Plaća li tihi ulti igrača odbrane i njegov suigrač.
option-defender_lost_silent_ulti = Prebijena sedmica odbrane
option-defender_lost_silent_ulti-help = Koliko stoji sedmica aduta igrača odbrane prebijena u poslednjem štihu.
option-auction_variant = Licitacija
option-auction_variant-help = Jedan krug sa svim kartama ili prvi krug sa pet karata.
option-auction_end = Kraj licitacije
option-auction_end-help = Sme li onaj čija najava stoji još da diže svoju najavu.
option-table_size = Igrača za stolom
option-table_size-help = Kad ih je četvoro, delilac pauzira.
option-value-on = uključeno
option-value-off = isključeno
option-value-none = nema
option-value-simple = parti
option-value-hearts_simple = herc parti
option-value-optional = po želji
option-value-mandatory = obavezno
option-value-never = nikad
option-value-all = svi
option-value-declarer = glavni igrač
option-value-trick2 = do početka drugog štiha
option-value-own_card = pre sopstvene prve karte
option-value-after_trick1 = između prvog i drugog štiha
option-value-with_simple = sa partijem
option-value-100_and_durchmars_only = samo 100 i durchmars
option-value-normal = uobičajena
option-value-two_round = u dva kruga
option-value-three_passes = tri pasa
option-value-two_passes = dva pasa

## Obrazac pitanja i odgovori

desk-choose-one = izaberite
desk-usual = uobičajeno: { $value }
desk-nth = { $number }. karta
desk-typed = Ili upišite kodove karata
desk-unknown = Nema pitanja sa imenom { $ask }. Izaberite jedno od ovih.
desk-word-declarer = glavni igrač
desk-word-defender = igrač odbrane
desk-word-defenders = odbrana
desk-word-trump = sa adutom
desk-word-hearts = herc
desk-word-nt = bez aduta
desk-label-over = Licitacija završena
desk-label-to_act = Mesto na redu
desk-label-declarer = Glavni igrač
desk-label-defenders = Odbrana
desk-label-d1 = Prvi igrač odbrane
desk-label-d2 = Drugi igrač odbrane
desk-label-name = Poslednje rečeno
desk-label-factor = Faktor

## Why: cards

why-pref-follow = Treba poštovati boju { $suit }; niko ne mora da prebija.
why-pref-trump = Bez boje { $suit } mora se odigrati adut, jak ili slab.
why-pref-lead-forehand = { $by } je prvi igrač i izlazi u prvi štih.
why-pref-lead-next = Prvi igrač ne igra pa izlazi sledeći ko igra: { $by }.
why-pref-lead-sanac = U sansu nosilac ne izlazi u prvi štih, nego sledeći ko igra: { $by }.
why-pref-lead-through = Vodi pratilac neposredno ispred nosioca, a ako ne igra, drugi: { $by }.
why-pref-open = Ishod je još otvoren.
why-pref-decided-five = Štih { $count } je peti štih pratilaca: kontrakt je pao.
why-pref-decided-bettel = Štih { $count } uzeo je nosilac: betl je pao.
why-pref-decided-all = Štih { $count } je prvi štih pratilaca: preferans je pao.
why-pref-decided-ten = Bili su potrebni svi štihovi; odlučuje poslednji.

## Why: auction

why-pref-auction-first = { $by } govori prvi put: dalje, sledeći broj ili igra.
why-pref-auction-senior = { $by } govori pre onoga čiji je broj { $bid }: može reći moje ili dalje.
why-pref-auction-junior = { $by } govori posle onoga čiji je broj { $bid }: može reći više ili dalje.
why-pref-auction-over-game = Posle najave { $bid } brojevi više ne važe: { $by } može reći igru, višu igru ili dalje.
why-pref-auction-name-first = { $by } prvi imenuje boju, bilo koju od četiri.
why-pref-auction-name = { $by } imenuje boju iznad najave { $bid } ili kaže da je slabija.
why-pref-auction-promise = Igra posle tuđe igre obećava bar tri, pa { $by } ne sme da popusti pred najavom { $bid }.
why-pref-won-nobody = Sva trojica su rekla dalje.
why-pref-won-number = { $by } je nosilac s brojem { $bid }: druga dvojica su rekla dalje.
why-pref-won-alone = Igru je rekao samo jedan, { $by }, i boju imenuje s kontraktom.
why-pref-won-game = Najvišu igru je rekao { $by }: { $bid }.
why-pref-auction-open = Licitacija nije gotova: { $by } je na redu.
why-pref-call-reject = Potez { $index } ({ $by }) nije dozvoljen: { $reason }
why-pref-call-step = brojevi idu jedan po jedan.
why-pref-call-raise = ko govori pre onoga čiji je broj, sme da ga zadrži, ali ne i da ga povisi.
why-pref-call-game-late = igra se može reći samo kad se govori prvi put.
why-pref-call-name-suit = u krugu imenovanja imenuje se samo boja.
why-pref-call-suit-early = boja igre imenuje se tek kasnije.
why-pref-call-hold-first = prvi put nema šta da se zadrži.
why-pref-call-hold-junior = ko govori posle onoga čiji je broj, sme da ga povisi, ali ne i da ga zadrži.
why-pref-call-dead = igra je najavljena i brojevi više ne važe.
why-pref-call-promise = igra posle tuđe igre obećava bar tri.
why-pref-call-must-name = ko prvi imenuje, ne može da popusti.
why-pref-call-name-low = mora se imenovati više od najvišeg.
why-pref-call-game-low = igra nije viša od one koja je rečena.
why-pref-call-low = broj nije viši od onog koji stoji.
why-pref-auctions = Po ovim pravilima moguće su različite licitacije, njih { $total }.
why-pref-contract-number = Ko je dobio sa { $bid }, može da objavi to ili bilo šta više.
why-pref-contract-lone = Ko je s igrom ostao sam, imenuje jednu od četiri boje.
why-pref-contract-named = Ono što je imenovano je kontrakt: { $bid }.

## Why: defence

why-pref-answers = Odgovara { $by }: dođem ili ne dođem.
why-pref-window = Svi su odgovorili; do prve karte prvi sme da govori { $by }.
why-pref-window-bettel = Protiv betla igraju obojica; do prve karte prvi sme da govori { $by }.
why-pref-kontra-next = Posle { $name } dalje sme da kontrira samo { $by }.
why-pref-kontra-top = { $name } je najviši nivo pa niko više ne sme da kontrira.
why-pref-two = Obična dvojka igra se samo posle kontre; prvi sme da je da { $by }.
why-pref-two-dropped = Na običnu dvojku ne dolazi nijedan: nema igre.
why-pref-both-drop = Ne dolazi nijedan: nosilac prolazi bez igre.
why-pref-said-ended = protiv ovog kontrakta niko ne igra i podela je gotova.
why-pref-said-chain = nosilac i onaj ko je dao kontru kontriraju naizmenično.
why-pref-said-right = prva kontra pripada pratiocu koji je došao.
why-pref-said-two = u običnoj dvojci nema poziva.
why-pref-said-invite = pozvati sme samo onaj ko dolazi, kad saigrač ne dođe i pre kontre.
why-pref-said-bettel = protiv betla niko se ne pita.
why-pref-said-early = kontra se sme reći kad obojica odgovore.
why-pref-said-answered = obojica su već odgovorila.

## Why: score and sheet

why-pref-score = { $bid }: { $worth } × { $factor } = { $value }. { $parts }.
why-pref-score-made = Kontrakt je prošao
why-pref-score-failed = Kontrakt je pao
why-pref-score-unplayed = Prošao je bez igre
why-pref-score-nothing = Ne igra se i ništa se ne menja
why-pref-score-penalty = { $by } plaća kaznu
why-pref-score-reduced = preostalo je samo { $value }
why-pref-two-refa = Dvojku niko nije kontrirao: svako dobija refu.
why-pref-refa = Ima još refi za pisanje i niko nije pod kapom.
why-pref-refa-most = Sve refe partije su već napisane.
why-pref-refa-hat = Neko je pod kapom pa se refa ne piše.
why-pref-hat = Kapa se crta ispod nule, a naopako kad se opet dođe do nule; bula je na kraju { $value }.
why-pref-hat-none = Bula ne prelazi nulu; na kraju je { $value }.
why-pref-totals = Desetostruka bula računa se protiv igrača; dodaje se supa koju je napisao, a oduzima ona napisana protiv njega.
why-pref-write-off = Svaka bula se smanjuje za { $amount }; ostatak, { $last }, skida se po jedan sa najviših.
why-pref-session-open = Preostalo je još { $value }.
why-pref-session-over = Posle podele { $count } ništa nije preostalo: partija je gotova.
why-pref-session-ended = Partija je bila gotova posle podele { $count }.

## Why: PPN

why-pref-ppn-auction = Samo ova licitacija ostavlja takve najviše najave.
why-pref-ppn-none = Nijedna dozvoljena licitacija ne ostavlja takve najviše najave.
why-pref-ppn-several = Više licitacija ostavlja takve najviše najave.
why-pref-ppn-order = Redosled je uvek 1, 2, 3.
why-pref-ppn-refa = { $value } je dvaput { $amount }: podelu je udvostručila refa.
why-pref-ppn-no-refa = { $value } je vrednost bez refe.
why-pref-ppn-value = { $value } nije ni { $amount } ni dvaput toliko.

## Questions about Preferans

desk-title-preferans = Pitanja o pravilima: preferans
desk-ask-preferans-legal_cards-help = Navedite ruku, karte na stolu i kontrakt.
desk-ask-preferans-trick_winner-help = Navedite dve ili tri karte redom kojim su odigrane.
desk-ask-preferans-score = Šta donosi ova podela?
desk-ask-preferans-score-help = Navedite koliko je preostalo, ko je šta igrao i ko je uzeo koliko štihova.
desk-ask-first_leader = Ko izlazi u prvi štih?
desk-ask-first_leader-help = Zavisi od delioca, nosioca, kontrakta i toga ko igra.
desk-ask-auction_next = Šta sada sme da se kaže?
desk-ask-auction_next-help = Upišite najave redom, jednu po redu, s mestom ispred; ono što se ne izgovara izostavite.
desk-ask-auction_result = Ko je dobio ovu licitaciju?
desk-ask-auction_result-help = Upišite celu licitaciju redom, jednu najavu po redu, s mestom ispred.
desk-ask-auctions = Koliko ima licitacija?
desk-ask-auctions-help = Broji svaku dozvoljenu licitaciju, za one koji proveravaju sopstveni program.
desk-ask-contract_options = Koji kontrakti smeju da se objave?
desk-ask-contract_options-help = Posle licitacije dobijene brojem ili igrom.
desk-ask-defence_next = Šta sme da kaže odbrana?
desk-ask-defence_next-help = Upišite odgovore i kontre redom, po jedan u redu, s mestom ispred.
desk-ask-decided = Kad je podela odlučena?
desk-ask-decided-help = Upišite redom ko je uzeo štihove.
desk-ask-refa = Piše li se refa?
desk-ask-refa-help = Posle podele u kojoj su sva trojica rekla dalje.
desk-ask-hats = Gde se crtaju kape?
desk-ask-hats-help = Prati jednu bulu kroz promene.
desk-ask-totals = Kakav je konačni obračun?
desk-ask-totals-help = Iz bula i supa sa papira.
desk-ask-write_off = Kako se otpisuje ostatak?
desk-ask-write_off-help = Za partiju koja mora da stane pre kraja.
desk-ask-session = Kako stoji ova partija?
desk-ask-session-help = Iz spiska podela računa papir posle svake podele.
desk-ask-ppn_auction = Koja licitacija stoji iza ovih PPN najava?
desk-ask-ppn_auction-help = Iz najviše najave svakog igrača obnavlja licitaciju.
desk-ask-ppn_refa = Da li je ovu PPN podelu udvostručila refa?
desk-ask-ppn_refa-help = Za datoteke koje refu izostavljaju: sledi iz vrednosti.

## Fields of these questions

desk-field-preferans-hand-help = Označite karte ili upišite njihove oznake odvojene razmacima, na primer HA HX S7.
desk-field-preferans-contract-help = Igra se igra bez talona i vredi jedan više.
desk-field-preferans-kontra = Polje kontre
desk-field-preferans-kontra-help = Kako stoji u datoteci: 0, I2, K1 i tako dalje.
desk-field-dealer = Delilac
desk-field-dealer-help = Mesto iza delioca govori prvo.
desk-field-declarer = Nosilac
desk-field-declarer-help = Ko igra kontrakt.
desk-field-active = Ko igra
desk-field-active-help = Nosilac i svaki pratilac koji igra, i pozvani.
desk-field-won_by = Dobijeno
desk-field-won_by-help = Kako je licitacija dobijena.
desk-field-value = Vrednost
desk-field-value-help = Broj ili imenovana igra; prazno za igru bez imena. U PPN-u vrednost podele.
desk-field-refa = Nosilac ima otvorenu refu
desk-field-refa-help = Udvostručuje podelu.
desk-field-trick_winners = Dobitnici štihova
desk-field-trick_winners-help = Mesta redom, odvojena razmacima, na primer A B B C.
desk-field-before = Pre podele
desk-field-before-help = Koliko je kome preostalo i otvorene refe; pod kapom ispod nule.
desk-field-volunteers = Ko je došao
desk-field-volunteers-help = Pratioci koji su sami došli; i onaj ko zove.
desk-field-invited_by = Ko je zvao
desk-field-invited_by-help = Pratilac koji je pozvao saigrača.
desk-field-kontra_level = Nivo kontre
desk-field-kontra_level-help = 0 je ništa, 1 kontra, 2 rekontra i tako dalje.
desk-field-kontra_giver = Kontru dao
desk-field-kontra_giver-help = Pratilac koji je prvi kontrirao.
desk-field-tricks = Štihovi
desk-field-tricks-help = Sve prazno: podela se nije igrala.
desk-field-bula = Bula
desk-field-bula-help = Koliko je kome preostalo; za partiju ono s čime svi počinju.
desk-field-written = Napisane refe
desk-field-written-help = Dosad u ovoj partiji.
desk-field-refas = Najviše refi
desk-field-refas-help = Prazno znači koliko god.
desk-field-event = Šta se dogodilo
desk-field-event-help = Refa može da se piše kad svi kažu dalje.
desk-field-start = Bula na početku
desk-field-start-help = Pod kapom ispod nule.
desk-field-changes = Promene
desk-field-changes-help = Brojevi redom, odvojeni razmacima, na primer -10 4.
desk-field-soup = Supa
desk-field-soup-help = Koliko je ko napisao protiv koga.
desk-field-first_dealer = Prvi delilac
desk-field-first_dealer-help = Od njega deljenje ide ukrug.
desk-field-deals = Podele
desk-field-deals-help = Jedan JSON objekat po redu: članovi pitanja o jednoj podeli, bez onoga pre nje.
desk-field-bids_field = Najave
desk-field-bids_field-help = Tri dela sa zarezima, kako stoji u datoteci: M3,P,3.
desk-field-order = Redosled
desk-field-order-help = Prvi igrač najpre, kako stoji u datoteci: 123, 231 ili 312.

## Words in answers

desk-soup-against = { $by } protiv { $against }
desk-session-caption = Papir posle svake podele
desk-hat-hat = kapa
desk-hat-inverted = obrnuta kapa
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
desk-said-number = dobijeno brojem
desk-said-game = dobijeno igrom
desk-said-unplayed = ne igra se
desk-label-turn = Na redu
desk-label-options = Sme se reći
desk-label-outcome = Ishod
desk-label-value = Vrednost
desk-label-total = Ukupno
desk-label-passed_out = Svi dalje
desk-label-number = Dobijeno brojem
desk-label-game = Dobijeno igrom
desk-label-longest = Najduža
desk-label-distinct_ppn = Različite u PPN-u
desk-label-to_speak = Sme da govori
desk-label-by = Ko
desk-label-may_lead = Prva karta sme da padne
desk-label-active = Ko igra
desk-label-helper = Pomoćnik
desk-label-level = Nivo kontre
desk-label-if_silent = Ako niko ne govori
desk-label-multiplier = Faktor m
desk-label-made = Kontrakt
desk-label-penalised = Plaća kaznu
desk-label-bula_change = Promena bule
desk-label-bula = Bula
desk-label-soup = Supa
desk-label-refa_used = Refa iskorišćena
desk-label-refa_written = Napisane refe
desk-label-reduced = Smanjeno
desk-label-session_over = Partija gotova
desk-label-sum_after = Posle preostalo
desk-label-sum = Preostalo
desk-label-written = Refa se piše
desk-label-each = Svakome
desk-label-open_refa = Otvorene refe
desk-label-refa = Refa
desk-label-deal = Podela
desk-label-dealer = Delilac
desk-label-totals = Ukupno
desk-label-preferans-declarer = Nosilac

## Options of Preferans

option-preset = Gotov skup
option-preset-help = Postavlja više opcija odjednom; ostale stoje uz nju.
option-or-number = { $option }, brojem
option-bula = Bula
option-bula-help = Koliko svako ima na početku.
option-refas = Refe
option-refas-help = Koliko sme da se napiše u partiji.
option-bid_step = Korak brojeva
option-bid_step-help = Da li brojevi smeju da se preskaču.
option-kontra_max = Najviša kontra
option-kontra_max-help = Poslednji nivo koji sme da se kaže; 10 je kao bez granice.
option-plain_two = Obična dvojka bez kontre
option-plain_two-help = Šta biva s dvojkom koju niko ne kontrira.
option-plain_two_refa_exempt = Dvojka pod refom
option-plain_two_refa_exempt-help = Da li nosilac s otvorenom refom igra dvojku i bez kontre.
option-quota_pair = Štihovi dvojice pratilaca
option-quota_pair-help = Da li su četiri zajedno dovoljna kad igraju obojica.
option-kontra_bearer = Štihovi pod kontrom
option-kontra_bearer-help = Da li saigrač koji je sam došao zadržava svoje štihove.
option-betl_kontra_soup = Pali betl pod kontrom
option-betl_kontra_soup-help = Ko piše supu.
option-sans_lead = Izlaz u sansu
option-sans_lead-help = Ko izlazi u prvi štih.
option-refa_block = Refe i kapa
option-refa_block-help = Da li kapa sprečava pisanje refi.
option-refa_frozen_under_hat = Refe zamrznute pod kapom
option-refa_frozen_under_hat-help = Da li otvorene refe miruju dok je neko pod kapom.
option-last_fall_double = Poslednji pad dvostruko
option-last_fall_double-help = Kad je osnovica B veća od preostalog.
option-last_hand_soup_limit = Ograničena supa na kraju
option-last_hand_soup_limit-help = Da štih i pri padu ne donosi više od preostalog.
option-preferans8 = Preferans (8)
option-preferans8-help = Da li postoji osmi kontrakt: svih deset štihova.
option-stop_when_decided = Staje kad je odlučeno
option-stop_when_decided-help = Da li igra uživo tu staje.
option-sheet_view = Leva kolona
option-sheet_view-help = Protiv koga je leva kolona papira.
option-value-hr = hrvatski (hr)
option-value-sr = srpski (sr)
option-value-iklub = iklub
option-value-vojvodina = Vojvodina
option-value-prefko = prefko
option-value-next = jedan po jedan
option-value-any = bilo koji viši broj
option-value-declarer_wins = nosilac prolazi
option-value-refa_else_wins = refa, inače nosilac prolazi
option-value-refa_else_nothing = refa, inače ništa
option-value-play = igra se
option-value-two_or_four = dva svako ili četiri zajedno
option-value-two_each = dva svako
option-value-giver = onaj ko je dao kontru
option-value-individual = svako svoje
option-value-both = obojica
option-value-seed = prvi igrač, nikad nosilac
option-value-through = kroz nosioca
option-value-any_under_hat = kapa sprečava
option-value-left_is_next = protiv sledećeg mesta
option-value-left_is_prev = protiv prethodnog mesta

## A bracket of PPN

why-pref-ppn-sound = Zagrada je ispravna podela; nalaza: { $count }.
why-pref-ppn-unsound = Zagrada nije ispravna podela; nalaza: { $count }.
desk-ask-ppn = Šta kaže ova PPN zagrada?
desk-ask-ppn-help = Čita jednu rundu kao uvoz, sa svim što je u njoj neobično.
desk-field-ppn = PPN zagrada
desk-field-ppn-help = Jedna runda sa zagradama, kako stoji u datoteci.
desk-label-auction = Licitacija
desk-label-discards = Škart
desk-label-volunteers = Ko je došao
desk-label-tricks = Štihovi
desk-label-findings = Nalazi
desk-label-status = Stanje
desk-label-code = Oznaka
desk-label-pointer = Mesto
desk-said-accepted = prihvaćeno
desk-said-rejected = odbijeno
desk-said-played = odigrano
