# Turniri: spiskovi, prijave, kola, rezultati, stranica sudije.

tournaments-title = Turniri
tournaments-lead = Turniri klubova, najnoviji prvi.
tournaments-none = Još nema turnira
tournaments-none-why = Vlasnik kluba može ga napraviti na stranici kluba.
tournament-new = Novi turnir
tournament-new-lead = Izaberite najsličniji format; podešavanja možete menjati do prvog kola.
tournament-new-submit = Napravi turnir
tournament-name = Naziv
tournament-preset = Format
tournament-game = Igra
tournament-day = Dan
tournament-time = Vreme
tournament-venue = Mesto
tournament-venue-help = Gde se igra; može ostati prazno.
tournament-preset-club-evening = Klupsko veče
tournament-preset-club-evening-help = Ko dođe; četiri kola po poretku, bodovi po mestu, bez ponovnih susreta gde je moguće.
tournament-preset-final-21 = Finale sa 21 igračem
tournament-preset-final-21-help = Deset kola u kojima se svaki od 21 igrača sastane sa svakim tačno jednom.
tournament-preset-semi-final-42 = Polufinale od 42
tournament-preset-semi-final-42-help = Sedam kola po poretku, bez ponovnih susreta.
tournament-preset-semi-final-60 = Polufinale od 60
tournament-preset-semi-final-60-help = Osam kola po poretku, bez ponovnih susreta.
tournament-preset-serbian-league = Liga od 8 i 7 kola
tournament-preset-serbian-league-help = Osam unapred određenih kola, zatim sedam sa stolovima po poretku; 3 ili 4, 2 ili 1 i 0 bodova.
tournament-preset-washington-groups = Male grupe i finale
tournament-preset-washington-groups-help = Grupe od tri do šest igraju međusobno, tri najbolja igraju finale.
tournament-preset-duplicate-evening = Veče sa istim podelama
tournament-preset-duplicate-evening-help = Iste podele za svakim stolom, upoređene po mestima.
tournament-hidden = nije javno
tournament-tabs = Stranice turnira
tournament-tab-show = Pregled
tournament-tab-round = Kolo
tournament-tab-standings = Poredak
tournament-tab-entries = Igrači
tournament-tab-direct = Vođenje
tournament-revision = Verzija { $number }
tournament-entry-numbered = Igrač { $number }
tournament-state-draft = priprema
tournament-state-open = prijave otvorene
tournament-state-check_in = prijava dolazaka
tournament-state-running = u toku
tournament-state-finished = završen
tournament-state-archived = zatvoren
tournament-place-stage = { $number }. faza
tournament-place-round = { $number }. kolo
tournament-place-table = Sto { $number }
tournament-round = { $number }. kolo
tournament-rounds = Kola
tournament-stages = Faze
tournament-round-drawn = nacrt, niko drugi ga ne vidi
tournament-round-published = objavljeno
tournament-round-playing = igra se
tournament-round-complete = završeno
tournament-table-number = Sto { $number }
tournament-table-draft = nacrt
tournament-table-waiting = čeka
tournament-table-playing = igra
tournament-table-entered = upisano
tournament-table-confirmed = potvrđeno
tournament-table-disputed = osporeno
tournament-table-ruled = odlučeno
tournament-table-voided = poništeno
tournament-sits-out = Slobodni:
tournament-bye = slobodan
tournament-absent = nije došao
tournament-my-table = Vaš sto: { $number }
tournament-my-result = Rezultat ovog stola
tournament-waiting-draft = { $count ->
    [one] U pripremi; prijavljen je { $count } igrač.
    [few] U pripremi; prijavljena su { $count } igrača.
   *[other] U pripremi; prijavljeno je { $count } igrača.
    }
tournament-waiting-entries = { $count ->
    [one] Prijavljen je { $count } igrač.
    [few] Prijavljena su { $count } igrača.
   *[other] Prijavljeno je { $count } igrača.
    }
tournament-waiting-round = { $count ->
    [one] Učestvuje { $count } igrač. Prvo kolo još nije objavljeno.
    [few] Učestvuju { $count } igrača. Prvo kolo još nije objavljeno.
   *[other] Učestvuje { $count } igrača. Prvo kolo još nije objavljeno.
    }
tournament-see-entries = Ko učestvuje
tournament-rank = Mesto
tournament-player = Igrač
tournament-points = Bodovi
tournament-wins = Dobijeni stolovi
tournament-seconds = Druga mesta
tournament-raw = Rezultat
tournament-why = Zašto
tournament-standings-all = Ceo poredak
tournament-standings-none = Još nema šta da se poređa.
tournament-standings-after = Poredak posle { $number }. kola
tournament-standings-during = Poredak u { $number }. kolu
tournament-standings-before = Poredak pre prvog rezultata
tournament-moved-up = { $count ->
    [one] { $count } mesto gore
    [few] { $count } mesta gore
   *[other] { $count } mesta gore
    }
tournament-moved-down = { $count ->
    [one] { $count } mesto dole
    [few] { $count } mesta dole
   *[other] { $count } mesta dole
    }
tournament-penalties = Kazne i bonusi
tournament-penalty-amount = Bodovi
tournament-penalty-help = Za kaznu negativno: -1, -0,5 ili -1/2.
tournament-penalty-bad = Upišite broj različit od 0, na primer -1, -0,5, 1/2 ili ½.
tournament-penalty-give = Dodaj kaznu ili bonus
tournament-penalty-revoke = Povuci
tournament-reason = Razlog
tournament-entries-count = Prijavljeno: { $all }, prisutno: { $here }
tournament-entries-none = Još niko nije prijavljen.
tournament-enter-me = Prijavi me
tournament-enter-member = Prijavi člana
tournament-enter-guest = Prijavi gosta
tournament-enter = Prijavi
tournament-member = Član
tournament-is-here = prisutan je
tournament-status-registered = prijavljen
tournament-status-checked_in = prisutan
tournament-status-late = došao kasnije
tournament-status-no_show = nije došao
tournament-status-withdrawn = odustao
tournament-status-excluded = isključen
tournament-entry-check-in = Potvrdi dolazak
tournament-entry-uncheck = Poništi dolazak
tournament-entry-no-show = Nije došao
tournament-entry-withdraw = Odjavi
tournament-entry-exclude = Isključi
tournament-confirm = Da, tačno je
tournament-result = Rezultat
tournament-result-send = Pošalji rezultat
tournament-zero-sum = Zbir rezultata za stolom je nula.
tournament-deals = Podele
tournament-score-bad = Rezultat je ceo broj sa predznakom ispred, npr. 12, −7 ili 1 200.
tournament-dispute = Ovo nije tačno
tournament-dispute-send = Pozovi sudiju
tournament-not-played = Nije odigrano
tournament-not-played-help = Ko nije došao? Ostali su u ovom kolu slobodni.
tournament-not-played-four = Ako jedan od četvoro nije došao, ostalih troje igra: označite to gore uz rezultat.
tournament-not-played-out = U sledećim kolima ne dobijaju mesto. Ako ipak dođu, označite ih kao prisutne među prijavama.
tournament-not-played-again = Ipak dobijaju mesto u sledećim kolima
tournament-not-played-send = Ostali su slobodni
tournament-rule = Odluka ili ispravka rezultata
tournament-rule-help = Od sada važe ovi rezultati. Poredak se računa ponovo; izvučena kola ostaju.
tournament-rule-send = Ovo je rezultat
tournament-void = Poništi rezultat
tournament-void-help = Više ne važi, a novi rezultat upisujete vi. U dnevniku ostaje.
tournament-void-send = Poništi
tournament-minutes-left = { $count ->
    [one] Još { $count } minut
    [few] Još { $count } minuta
   *[other] Još { $count } minuta
    }
tournament-now = Čeka vas
tournament-calls-sound = Zvuk za pozive
tournament-now-disputed = { $round }. kolo, sto { $table }: rezultat je osporen
tournament-now-voided = { $round }. kolo, sto { $table }: treba novi rezultat
tournament-now-unconfirmed = { $round }. kolo, sto { $table }: još nije potvrđeno
tournament-now-one-device = { $round }. kolo, sto { $table }: potvrđeno na uređaju na kom je upisano
tournament-now-overdue = { $round }. kolo, sto { $table }: rok je prošao, nema rezultata
tournament-now-missing = { $round }. kolo, sto { $table }: još nema rezultata
tournament-now-gone = otišao je, a ima mesto: { $round }. kolo, sto { $table }
tournament-now-late = { $name } je tu, a nema mesto u nacrtu: zamenite mesta ili izvucite ponovo
tournament-now-not-here = { $name } je prijavljen, a nije tu
tournament-next-open = Otvori prijave
tournament-next-open-help = Otada posetioci vide turnir, a članovi se mogu prijaviti.
tournament-next-check-in = Počni prijavu dolazaka
tournament-next-tick = Potvrdi dolaske
tournament-next-start = Počni turnir
tournament-next-start-help = { $count ->
    [0] Još niko nije prisutan. Ko dođe kasnije, može se prijaviti.
    [one] Prisutan je { $count } igrač.
    [few] Prisutna su { $count } igrača. Ko dođe kasnije, može se prijaviti.
   *[other] Prisutno je { $count } igrača. Ko dođe kasnije, može se prijaviti.
    }
tournament-next-draw = Izvuci { $number }. kolo
tournament-next-draw-help = { $count ->
    [one] U igri je { $count } igrač. Žreb niko ne vidi pre objave.
    [few] U igri su { $count } igrača. Žreb niko ne vidi pre objave.
   *[other] U igri je { $count } igrača. Žreb niko ne vidi pre objave.
    }
tournament-next-publish = Objavi { $number }. kolo
tournament-next-publish-help = Pogledajte nacrt niže; zatim svi vide ko gde sedi.
tournament-next-begin = Počni { $number }. kolo
tournament-next-begin-help = Kad svi sednu, kreće vreme.
tournament-next-wait = { $count ->
    [one] Čeka se { $count } sto.
    [few] Čekaju se { $count } stola.
   *[other] Čeka se { $count } stolova.
    }
tournament-next-redraw = Ponovo izvuci { $number }. kolo
tournament-next-redraw-help = U nacrtu sedi neko ko je otišao.
tournament-next-sit-out = { $count ->
    [one] Neka { $count } bude slobodan
    [few] Neka { $count } budu slobodna
   *[other] Neka { $count } bude slobodno
    }
tournament-next-sit-out-players = { $count ->
    [one] { $count } igrač ne može da se rasporedi za stolove po troje i četvoro.
    [few] { $count } igrača ne mogu da se rasporede za stolove po troje i četvoro.
   *[other] { $count } igrača ne može da se rasporedi za stolove po troje i četvoro.
    }
tournament-next-sit-out-teams = { $count ->
    [one] { $count } tim ne može da se rasporedi za stolove po troje i četvoro.
    [few] { $count } tima ne mogu da se rasporede za stolove po troje i četvoro.
   *[other] { $count } timova ne može da se rasporedi za stolove po troje i četvoro.
    }
tournament-next-sit-out-byes = { $count ->
    [one] Ostali mogu da igraju ako u svakom kolu { $count } bude slobodno; niko nije slobodan dvaput pre nego što svi dođu na red.
    [few] Ostali mogu da igraju ako u svakom kolu { $count } budu slobodna; niko nije slobodan dvaput pre nego što svi dođu na red.
   *[other] Ostali mogu da igraju ako u svakom kolu { $count } bude slobodno; niko nije slobodan dvaput pre nego što svi dođu na red.
    }
tournament-next-sit-out-team-byes = { $count ->
    [one] Ostali mogu da igraju ako u svakom kolu { $count } tim bude slobodan; nijedan nije slobodan dvaput pre nego što svi dođu na red.
    [few] Ostali mogu da igraju ako u svakom kolu { $count } tima budu slobodna; nijedan nije slobodan dvaput pre nego što svi dođu na red.
   *[other] Ostali mogu da igraju ako u svakom kolu { $count } timova bude slobodno; nijedan nije slobodan dvaput pre nego što svi dođu na red.
    }
tournament-next-stuck-players = { $count ->
    [one] Ostao je samo { $count } igrač, a za kolo treba troje.
    [few] Ostala su samo { $count } igrača, a za kolo treba troje.
   *[other] Ostalo je samo { $count } igrača, a za kolo treba troje.
    }
tournament-next-stuck-teams = { $count ->
    [one] Samo je { $count } tim, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    [few] Samo su { $count } tima, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
   *[other] Samo je { $count } timova, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    }
tournament-next-stuck-enter = Primite još nekoga na stranici Igrači.
tournament-next-stuck-finish = Primite još nekoga na stranici Igrači ili završite turnir.
tournament-next-finish = Završi turnir
tournament-next-finish-help = Sva su kola odigrana. Rezultati se i posle mogu ispraviti.
tournament-next-archive = Zatvori turnir
tournament-next-archive-help = Posle toga se ništa ne menja. Samo ga vlasnik kluba može opet otvoriti.
tournament-next-nothing = Trenutno nema šta da se uradi.
tournament-draft = Nacrt { $number }. kola
tournament-draft-more = { $count ->
    [one] Posle njega izvučeno je još { $count } kolo.
    [few] Posle njega izvučena su još { $count } kola.
   *[other] Posle njega izvučeno je još { $count } kola.
    }
tournament-draft-notes = { $count ->
    [one] { $count } napomena uz ovaj nacrt
    [few] { $count } napomene uz ovaj nacrt
   *[other] { $count } napomena uz ovaj nacrt
}
tournament-draft-again = { $one } i { $other } opet se sastaju, poslednji put u { $round }. kolu.
tournament-draft-no-repeats = Nema ponovnih susreta.
tournament-draft-bound = { $count ->
    [one] Bar { $count } par mora opet da se sastane, kako god se selo.
    [few] Bar { $count } para moraju opet da se sastanu, kako god se selo.
   *[other] Bar { $count } parova mora opet da se sastane, kako god se selo.
    }
tournament-draft-by-hand = Ručno promenjeno.
tournament-draft-apart = { $one } i { $other } ne smeju da se sretnu, a sede zajedno.
tournament-draft-compared = Ručno promenjeno; stolova koji se razlikuju od izbora programa: { $tables }. Ponovljenih susreta: { $now }, po programu { $drawn }. Razlike u bodovima: { $now_spread }, po programu { $drawn_spread }.
tournament-swap = Zameni
tournament-swap-one = Ovaj igrač
tournament-swap-other = sa ovim
tournament-redraw = Izvuci ponovo
tournament-redraw-repeats = Izvuci ponovo sa najmanje ponavljanja
tournament-redraw-even = Izvuci ponovo uz ravnomernu podelu stolova sa četvoro
tournament-undo = Poništi: { $what }
tournament-undo-archived = Zatvaranje turnira ne može ovako da se poništi. Vlasnik kluba može ponovo da ga otvori, uz obrazloženje.
tournament-officials = Sudije i zapisničari
tournament-officials-none = U klubu još niko nema nalog.
tournament-director = sudija
tournament-scorer = zapisničar
tournament-director-appoint = Imenuj sudijom
tournament-director-remove = Oduzmi ulogu sudije
tournament-scorer-appoint = Imenuj zapisničarem
tournament-scorer-remove = Oduzmi ulogu zapisničara
tournament-no-account = Ulogu može imati samo neko sa nalogom.
tournament-more = Više
tournament-hide = Sakrij od posetilaca
tournament-show = Pokaži posetiocima
tournament-finish-early = Završi turnir sada
tournament-reopen = Otvori ponovo
tournament-reopen-help = Turnir se nastavlja i rezultati mogu da se isprave. U ligi se ne broji dok ponovo ne završi.
refusal-state = To nije moguće u ovoj fazi turnira: { $state }.
refusal-frozen = Bodovanje i pravila igre su nepromenljivi otkad je turnir počeo.
refusal-empty = Ovde nešto mora da piše.
refusal-too-long = { $count ->
    [one] Staje najviše { $count } znak.
    [few] Staju najviše { $count } znaka.
   *[other] Staje najviše { $count } znakova.
    }
refusal-too-many = { $count ->
    [one] Može se prijaviti najviše { $count } igrač.
    [few] Mogu se prijaviti najviše { $count } igrača.
   *[other] Može se prijaviti najviše { $count } igrača.
    }
refusal-too-few = { $count ->
    [0] Još niko nije prisutan, a za sto treba troje.
    [one] Prisutan je samo { $count }, a za sto treba troje.
    [few] Prisutna su samo { $count }, a za sto treba troje.
   *[other] Prisutno je samo { $count }, a za sto treba troje.
    }
refusal-no-reason = Napišite ukratko zašto.
refusal-missing = Toga nema na ovom turniru.
refusal-entered = Već je prijavljen.
refusal-not-in-play = Nije u igri.
refusal-in-play = Već je u igri.
refusal-played = Već je igrao.
refusal-round-count = Faza ima 1 do 200 kola, i ne manje nego što je izvučeno.
refusal-format = Ova vrsta kola ne može tako da se igra.
refusal-all-drawn = Sva su kola izvučena.
refusal-round-open = { $count }. kolo još nije završeno.
refusal-drafted = { $count }. kolo je već izvučeno: objavite ga ili izvucite ponovo.
refusal-not-its-turn = Prvo dolazi { $count }. kolo.
refusal-published = Već je objavljeno.
refusal-not-published = Još nije objavljeno.
refusal-seats-absent = Sedi neko ko nije u igri: izvucite ponovo.
refusal-same-place = Potrebna su dva različita igrača.
refusal-stale = Neko je to u međuvremenu promenio. Pogledajte šta je sada tu i po potrebi pokušajte ponovo.
refusal-settled = Rezultat je potvrđen; menja ga samo sudija.
refusal-not-yours = To za ovim stolom ne možete da uradite.
refusal-ruled = O ovom rezultatu je odlučio sudija. Može da ga promeni samo sudija.
refusal-voided = Sudija je poništio rezultat i upisuje novi.
refusal-disputed = Ovaj rezultat je osporen. O njemu odlučuje sudija.
refusal-dispute-open = Rezultat je još osporen. Prvo odlučite o njemu.
refusal-one-device = Rezultat je upisan i potvrđen na istom uređaju. Treba da ga potvrdi drugi uređaj, sudija ili zapisničar.
refusal-no-result = Još nema rezultata.
refusal-own-result = Mora da ga potvrdi neko drugi za stolom.
refusal-not-at-table = Ne sedi tamo.
refusal-substitute = U ovom kolu već sedi za stolom { $count }.
refusal-sum = Zbir rezultata je { $count }, a ne nula.
refusal-score = Ovi rezultati nisu mogući.
refusal-nobody-absent = Označite ko nije došao.
refusal-board-count = Ovde se upoređuju iste podele: potreban je rezultat za svaku podelu.
tournament-boards-to-play = Te podele tek treba da odigraš, pa ti se njihovi rezultati ne prikazuju. Mogu da ih upišu oni koji su ih odigrali, ili drugi zapisničar ili upravnik.
refusal-hands = Iz podela za stolom izlazi drugi rezultat.
refusal-unchanged = Ništa se nije promenilo: već je tako.
refusal-unseatable = { $count ->
    [one] { $count } ne može da se rasporedi za stolove po troje i četvoro ako niko nije slobodan.
    [few] { $count } ne mogu da se rasporede za stolove po troje i četvoro ako niko nije slobodan.
   *[other] { $count } ne može da se rasporedi za stolove po troje i četvoro ako niko nije slobodan.
    }
refusal-together = { $one } i { $other } ne smeju da se sastanu, a nijedan žreb ne drži sve razdvojene. U podešavanjima piše ko ne sme da se sastane.
refusal-teams = { $count ->
    [one] Samo je { $count } tim, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    [few] Samo su { $count } tima, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
   *[other] Samo je { $count } timova, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    }
refusal-draw = Sa prisutnima i onima koji ne smeju da se sastanu kolo ne može da se izvuče.
audit-add_tournament = Turnir napravljen
audit-import_tournament = Turnir uvezen iz datoteke
audit-change_tournament = Turnir promenjen
audit-step_tournament = Turnir pomeren korak dalje
audit-publish_tournament = Turnir pokazan ili sakriven
audit-reopen_tournament = Turnir ponovo otvoren
audit-change_entry = Prijava
audit-draw_round = Kolo izvučeno
audit-change_round = Kolo promenjeno
audit-publish_round = Kolo objavljeno
audit-enter_result = Rezultat upisan
audit-confirm_result = Rezultat potvrđen
audit-dispute_result = Rezultat osporen
audit-take_back_result = Rezultat povučen
audit-correct_deals = Podele ispravljene na zapisniku
audit-rule_result = Rezultat odlučen
audit-void_result = Rezultat poništen
audit-penalty = Kazna ili bonus
audit-revoke_penalty = Kazna povučena
audit-undo_step = Korak poništen
audit-appoint_official = Sudija ili zapisničar imenovan
audit-remove_official = Sudija ili zapisničar razrešen

# Rounds that are played over weeks.
tournament-due = Odigrati do: { $day }
tournament-due-over = Trebalo je odigrati do: { $day }
tournament-overdue = rok je prošao
tournament-due-title = Kola koja se igraju više nedelja
tournament-due-help = Postavite rok za kolo koje se ne igra za jedno veče. Stolovi se tada sastaju kad im odgovara, do kraja tog dana, a stranica kola za svaki navodi domaćina. Ostavite datum prazan da uklonite rok. Sto koji nije igrao na vreme stoji na vrhu: tamo upišite svoju odluku ili pomerite rok.
tournament-due-round = { $number }. kolo: odigrati do
tournament-host = Domaćin: { $name }
tournament-due-rounds = Kola koja treba odigrati
tournament-due-open = { $count ->
    [one] još { $count } sto nije odigran
    [few] još { $count } stola nisu odigrana
   *[other] još { $count } stolova nije odigrano
    }
calendar-round-due = { $tournament }, { $number }. kolo: poslednji dan za igru
feed-round-due = { $tournament }, { $number }. kolo: odigrati do { $day }
