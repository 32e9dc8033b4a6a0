## Why: legal cards

why-legal-lead = Vi vodite pa smijete odigrati bilo koju kartu.
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
why-barred-turn = nije na redu

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
why-contract-minimum = Uz ove opcije partija koja nije herc nikad se ne igra.
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
why-auction-minimum = uz ove opcije partija koja nije herc nikad se ne igra.
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
why-score-forfeit-other = Samo se partija koja nije herc može baciti.
why-score-silent = { $silent } { $amount }
why-score-forfeit = { $amount ->
        [one] Bačeno: { $amount } bod svakom protivniku.
        [few] Bačeno: { $amount } boda svakom protivniku.
       *[other] Bačeno: { $amount } bodova svakom protivniku.
    }
why-score-round = Faktor prvog kruga { $factor } množi sve.
why-solve = Najboljom igrom svih: { $value }.

## The desk pages

desk-title = Pitanja o pravilima
desk-intro = Pitajte isti stroj za pravila koji prosuđuje zapise. Svaki odgovor navodi pravilo i ima adresu koju možete podijeliti.
desk-choose = Odaberite pitanje
desk-ask = Pitaj
desk-answer = Odgovor
desk-why = Zašto
desk-rule = Pravilo
desk-question = Pitanje
desk-share = Adresa ovog odgovora
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
desk-ask-solve = Što je najbolje?
desk-ask-solve-help = Vidi sve karte i traži najbolji rezultat obje strane.

## Fields of the desk

desk-field-hand = Ruka
desk-field-hand-help = Oznake odvojene razmakom, primjerice HA HX L7.
desk-field-trick = Karte na stolu
desk-field-trick-help = Redom kojim su odigrane; prazno ako vodite.
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
desk-field-forehand-help = Koje od mjesta 0, 1 i 2 prvo licitira.
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
desk-field-forfeit = Bačene karte
desk-field-forfeit-help = Glavni igrač partije odustao je od igre.

## Options of the rule set

option-four_aces = Četiri asa
option-four_aces-help = Mogu li se četiri asa najaviti i računati kao tiha igra.
option-min_contract = Najmanji kontrakt
option-min_contract-help = Igra li se uopće partija koja nije herc.
option-simple_forfeit = Bacanje partije
option-simple_forfeit-help = Smije li, mora li ili ne smije glavni igrač partije odustati prije igre.
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
option-silent_kontra-help = Vrijedi li za tihe igre kontra partije.
option-silent_ulti_all_pay = Plaća i suigrač
option-silent_ulti_all_pay-help = Plaća li tihi ulti igrača obrane i njegov suigrač.
option-defender_lost_silent_ulti = Prebijena sedmica obrane
option-defender_lost_silent_ulti-help = Koliko stoji sedmica aduta igrača obrane prebijena u posljednjem štihu.
option-auction_variant = Licitacija
option-auction_variant-help = Jedan krug sa svim kartama ili prvi krug s pet karata.
option-auction_end = Kraj licitacije
option-auction_end-help = Smije li onaj čija najava stoji još dizati vlastitu najavu.
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
