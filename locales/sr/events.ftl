# Turniri: spiskovi, prijave, kola, rezultati, stranica sudije.

events-title = Turniri
events-lead = Turniri klubova, najnoviji prvi.
events-none = Još nema turnira
events-none-why = Vlasnik kluba može ga napraviti na stranici kluba.
event-new = Novi turnir
event-new-lead = Izaberite najsličniji format; podešavanja možete menjati do prvog kola.
event-new-submit = Napravi turnir
event-name = Naziv
event-preset = Format
event-game = Igra
event-day = Dan
event-time = Vreme
event-venue = Mesto
event-venue-help = Gde se igra; može ostati prazno.
event-preset-club-evening = Klupsko veče
event-preset-club-evening-help = Ko dođe; četiri kola po poretku, bodovi po mestu, bez ponovnih susreta gde je moguće.
event-preset-final-21 = Finale od 21
event-preset-final-21-help = Deset kola u kojima se svaki od 21 igrača sastane sa svakim tačno jednom.
event-preset-semi-final-42 = Polufinale od 42
event-preset-semi-final-42-help = Sedam kola po poretku, bez ponovnih susreta.
event-preset-semi-final-60 = Polufinale od 60
event-preset-semi-final-60-help = Osam kola po poretku, bez ponovnih susreta.
event-preset-serbian-league = Liga od 8 i 7 kola
event-preset-serbian-league-help = Osam unapred određenih kola, zatim sedam sa stolovima po poretku; 3 ili 4, 2 ili 1 i 0 bodova.
event-preset-washington-groups = Male grupe i finale
event-preset-washington-groups-help = Grupe od tri do šest igraju međusobno, tri najbolja igraju finale.
event-preset-duplicate-evening = Veče sa istim podelama
event-preset-duplicate-evening-help = Iste podele za svakim stolom, upoređene po mestima.
event-hidden = nije javno
event-tabs = Stranice turnira
event-tab-show = Pregled
event-tab-round = Kolo
event-tab-standings = Poredak
event-tab-entries = Igrači
event-tab-direct = Vođenje
event-revision = Verzija { $number }
event-entry-numbered = Igrač { $number }
event-state-draft = priprema
event-state-open = prijave otvorene
event-state-check_in = prijava dolazaka
event-state-running = u toku
event-state-finished = završen
event-state-archived = zatvoren
event-place-stage = { $number }. faza
event-place-round = { $number }. kolo
event-place-table = Sto { $number }
event-round = { $number }. kolo
event-rounds = Kola
event-stages = Faze
event-round-drawn = nacrt, niko drugi ga ne vidi
event-round-published = objavljeno
event-round-playing = igra se
event-round-complete = završeno
event-table-number = Sto { $number }
event-table-draft = nacrt
event-table-waiting = čeka
event-table-playing = igra
event-table-entered = upisano
event-table-confirmed = potvrđeno
event-table-disputed = osporeno
event-table-ruled = odlučeno
event-table-voided = poništeno
event-sits-out = Slobodan:
event-bye = slobodan
event-absent = nije došao
event-my-table = Vaš sto: { $number }
event-my-result = Rezultat ovog stola
event-waiting-draft = { $count ->
    [one] U pripremi; prijavljen je { $count } igrač.
    [few] U pripremi; prijavljena su { $count } igrača.
   *[other] U pripremi; prijavljeno je { $count } igrača.
    }
event-waiting-entries = { $count ->
    [one] Prijavljen je { $count } igrač.
    [few] Prijavljena su { $count } igrača.
   *[other] Prijavljeno je { $count } igrača.
    }
event-waiting-round = { $count ->
    [one] Učestvuje { $count } igrač. Prvo kolo još nije objavljeno.
    [few] Učestvuju { $count } igrača. Prvo kolo još nije objavljeno.
   *[other] Učestvuje { $count } igrača. Prvo kolo još nije objavljeno.
    }
event-see-entries = Ko učestvuje
event-rank = Mesto
event-player = Igrač
event-points = Bodovi
event-wins = Dobijeni stolovi
event-seconds = Druga mesta
event-raw = Rezultat
event-why = Zašto
event-standings-all = Ceo poredak
event-standings-none = Još nema šta da se poređa.
event-standings-after = Poredak posle { $number }. kola
event-moved-up = { $count ->
    [one] { $count } mesto gore
    [few] { $count } mesta gore
   *[other] { $count } mesta gore
    }
event-moved-down = { $count ->
    [one] { $count } mesto dole
    [few] { $count } mesta dole
   *[other] { $count } mesta dole
    }
event-penalties = Kazne i bonusi
event-penalty-amount = Bodovi
event-penalty-help = Za kaznu negativno: -1, -0,5 ili -1/2.
event-penalty-bad = Ovo nije broj. Upišite ga ovako: -1, -0,5, 1/2 ili ½.
event-penalty-give = Dodeli
event-penalty-revoke = Povuci
event-reason = Razlog
event-entries-count = Prijavljeno: { $all }, prisutno: { $here }
event-entries-none = Još niko nije prijavljen.
event-enter-me = Prijavi me
event-enter-member = Prijavi člana
event-enter-guest = Prijavi gosta
event-enter = Prijavi
event-member = Član
event-is-here = prisutan je
event-status-registered = prijavljen
event-status-checked_in = prisutan
event-status-late = došao kasnije
event-status-no_show = nije došao
event-status-withdrawn = odustao
event-status-excluded = isključen
event-entry-check-in = Potvrdi dolazak
event-entry-uncheck = Poništi dolazak
event-entry-no-show = Nije došao
event-entry-withdraw = Odustani
event-confirm = Da, tačno je
event-result = Rezultat
event-result-send = Pošalji rezultat
event-zero-sum = Zbir rezultata za stolom je nula.
event-deals = Podele
event-score-bad = Rezultat je ceo broj sa predznakom ispred, npr. 12, −7 ili 1 200.
event-dispute = Ovo nije tačno
event-dispute-send = Pozovi sudiju
event-not-played = Nije odigrano
event-not-played-help = Ko nije došao? Ostali su u ovom kolu slobodni.
event-not-played-out = U sledećim kolima ne dobijaju mesto. Ako ipak dođu, označite ih kao prisutne među prijavama.
event-not-played-again = Ipak dobijaju mesto u sledećim kolima
event-not-played-send = Ostali su slobodni
event-rule = Odluči ili ispravi
event-rule-help = Od sada važe ovi rezultati. Poredak se računa ponovo; izvučena kola ostaju.
event-rule-send = Ovo je rezultat
event-void = Poništi rezultat
event-void-help = Više ne važi, a novi rezultat upisujete vi. U dnevniku ostaje.
event-void-send = Poništi
event-minutes-left = { $count ->
    [one] Još { $count } minut
    [few] Još { $count } minuta
   *[other] Još { $count } minuta
    }
event-now = Čeka vas
event-now-disputed = { $round }. kolo, sto { $table }: rezultat je osporen
event-now-voided = { $round }. kolo, sto { $table }: treba novi rezultat
event-now-unconfirmed = { $round }. kolo, sto { $table }: još nije potvrđeno
event-now-one-device = { $round }. kolo, sto { $table }: potvrđeno na uređaju na kom je upisano
event-now-missing = { $round }. kolo, sto { $table }: još nema rezultata
event-now-gone = otišao je, a ima mesto: { $round }. kolo, sto { $table }
event-now-late = { $name } je tu, a nema mesto u nacrtu: izvucite ponovo
event-now-not-here = { $name } je prijavljen, a nije tu
event-next-open = Otvori prijave
event-next-open-help = Otada posetioci vide turnir, a članovi se mogu prijaviti.
event-next-check-in = Počni prijavu dolazaka
event-next-start = Počni turnir
event-next-start-help = { $count ->
    [one] Prisutan je { $count } igrač.
    [few] Prisutna su { $count } igrača. Ko dođe kasnije, može se prijaviti.
   *[other] Prisutno je { $count } igrača. Ko dođe kasnije, može se prijaviti.
    }
event-next-draw = Izvuci { $number }. kolo
event-next-draw-help = { $count ->
    [one] U igri je { $count } igrač. Žreb niko ne vidi pre objave.
    [few] U igri su { $count } igrača. Žreb niko ne vidi pre objave.
   *[other] U igri je { $count } igrača. Žreb niko ne vidi pre objave.
    }
event-next-publish = Objavi { $number }. kolo
event-next-publish-help = Pogledajte nacrt niže; zatim svi vide ko gde sedi.
event-next-begin = Počni { $number }. kolo
event-next-begin-help = Kad svi sednu, kreće vreme.
event-next-wait = { $count ->
    [one] Čeka se { $count } sto.
    [few] Čekaju se { $count } stola.
   *[other] Čeka se { $count } stolova.
    }
event-next-redraw = Ponovo izvuci { $number }. kolo
event-next-redraw-help = U nacrtu sedi neko ko je otišao.
event-next-sit-out = { $count ->
    [one] Neka { $count } bude slobodan
    [few] Neka { $count } budu slobodna
   *[other] Neka { $count } bude slobodno
    }
event-next-sit-out-players = { $count ->
    [one] { $count } igrač ne može da se rasporedi za stolove po troje i četvoro.
    [few] { $count } igrača ne mogu da se rasporede za stolove po troje i četvoro.
   *[other] { $count } igrača ne može da se rasporedi za stolove po troje i četvoro.
    }
event-next-sit-out-teams = { $count ->
    [one] { $count } tim ne može da se rasporedi za stolove po troje i četvoro.
    [few] { $count } tima ne mogu da se rasporede za stolove po troje i četvoro.
   *[other] { $count } timova ne može da se rasporedi za stolove po troje i četvoro.
    }
event-next-sit-out-byes = { $count ->
    [one] Ostali mogu da igraju ako u svakom kolu { $count } bude slobodno; niko nije slobodan dvaput pre nego što svi dođu na red.
    [few] Ostali mogu da igraju ako u svakom kolu { $count } budu slobodna; niko nije slobodan dvaput pre nego što svi dođu na red.
   *[other] Ostali mogu da igraju ako u svakom kolu { $count } bude slobodno; niko nije slobodan dvaput pre nego što svi dođu na red.
    }
event-next-sit-out-team-byes = { $count ->
    [one] Ostali mogu da igraju ako u svakom kolu { $count } tim bude slobodan; nijedan nije slobodan dvaput pre nego što svi dođu na red.
    [few] Ostali mogu da igraju ako u svakom kolu { $count } tima budu slobodna; nijedan nije slobodan dvaput pre nego što svi dođu na red.
   *[other] Ostali mogu da igraju ako u svakom kolu { $count } timova bude slobodno; nijedan nije slobodan dvaput pre nego što svi dođu na red.
    }
event-next-stuck-players = { $count ->
    [one] Ostao je samo { $count } igrač, a za kolo treba troje.
    [few] Ostala su samo { $count } igrača, a za kolo treba troje.
   *[other] Ostalo je samo { $count } igrača, a za kolo treba troje.
    }
event-next-stuck-teams = { $count ->
    [one] Samo je { $count } tim, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    [few] Samo su { $count } tima, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
   *[other] Samo je { $count } timova, a za kolo trebaju tri. Timovi se zadaju u podešavanjima.
    }
event-next-stuck-enter = Primite još nekoga na stranici Igrači.
event-next-stuck-finish = Primite još nekoga na stranici Igrači ili završite turnir.
event-next-finish = Završi turnir
event-next-finish-help = Sva su kola odigrana. Rezultati se i posle mogu ispraviti.
event-next-archive = Zatvori turnir
event-next-archive-help = Posle toga se ništa ne menja. Samo ga vlasnik kluba može opet otvoriti.
event-next-nothing = Trenutno nema šta da se uradi.
event-draft = Nacrt { $number }. kola
event-draft-more = { $count ->
    [one] Posle njega izvučeno je još { $count } kolo.
    [few] Posle njega izvučena su još { $count } kola.
   *[other] Posle njega izvučeno je još { $count } kola.
    }
event-draft-again = { $one } i { $other } opet se sastaju, poslednji put u { $round }. kolu.
event-draft-no-repeats = Nema ponovnih susreta.
event-draft-bound = { $count ->
    [one] Bar { $count } par mora opet da se sastane, kako god se selo.
    [few] Bar { $count } para moraju opet da se sastanu, kako god se selo.
   *[other] Bar { $count } parova mora opet da se sastane, kako god se selo.
    }
event-draft-by-hand = Ručno promenjeno.
event-swap = Zameni
event-swap-one = Ovaj igrač
event-swap-other = sa ovim
event-redraw = Izvuci ponovo
event-redraw-repeats = Izvuci ponovo sa najmanje ponavljanja
event-redraw-even = Izvuci ponovo uz ravnomernu podelu stolova sa četvoro
event-undo = Povuci: { $what }
event-undo-archived = Zatvaranje turnira ne povlači se ovako. Vlasnik kluba može ponovo da ga otvori, uz obrazloženje.
event-officials = Sudije i zapisničari
event-director = sudija
event-scorer = zapisničar
event-director-appoint = Imenuj sudijom
event-director-remove = Oduzmi ulogu sudije
event-scorer-appoint = Imenuj zapisničarem
event-scorer-remove = Oduzmi ulogu zapisničara
event-no-account = Ulogu može imati samo neko sa nalogom.
event-more = Više
event-hide = Sakrij od posetilaca
event-show = Pokaži posetiocima
event-finish-early = Završi turnir sada
event-reopen = Otvori ponovo
refusal-state = Turnir nije u tom koraku: { $state }.
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
refusal-stale = Neko je bio brži. Pogledajte šta je sada tu i po potrebi pokušajte ponovo.
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
audit-import_tournament = Turnir učitan iz datoteke
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
audit-rule_result = Rezultat odlučen
audit-void_result = Rezultat poništen
audit-penalty = Kazna ili nagrada
audit-revoke_penalty = Kazna povučena
audit-undo_step = Korak povučen
audit-appoint_official = Sudija ili zapisničar imenovan
audit-remove_official = Sudija ili zapisničar razrešen
