# Turniri: popisi, prijave, kola, rezultati, stranica suca.

tournaments-title = Turniri
tournaments-lead = Turniri klubova, najnoviji prvi.
tournaments-none = Još nema turnira
tournaments-none-why = Vlasnik kluba može ga napraviti na stranici kluba.
tournament-new = Novi turnir
tournament-new-lead = Odaberite najsličniji format; postavke možete mijenjati do prvog kola.
tournament-new-submit = Napravi turnir
tournament-name = Naziv
tournament-preset = Format
tournament-game = Igra
tournament-day = Dan
tournament-time = Vrijeme
tournament-venue = Mjesto
tournament-venue-help = Gdje se igra; može ostati prazno.
tournament-preset-club-evening = Klupska večer
tournament-preset-club-evening-help = Tko dođe; četiri kola po poretku, bodovi po mjestu, bez ponovnih susreta gdje je moguće.
tournament-preset-final-21 = Finale s 21 igračem
tournament-preset-final-21-help = Deset kola u kojima se svaki od 21 igrača sastane sa svakim točno jednom.
tournament-preset-semi-final-42 = Polufinale od 42
tournament-preset-semi-final-42-help = Sedam kola po poretku, bez ponovnih susreta.
tournament-preset-semi-final-60 = Polufinale od 60
tournament-preset-semi-final-60-help = Osam kola po poretku, bez ponovnih susreta.
tournament-preset-serbian-league = Liga od 8 i 7 kola
tournament-preset-serbian-league-help = Osam unaprijed određenih kola, zatim sedam sa stolovima po poretku; 3 ili 4, 2 ili 1 i 0 bodova.
tournament-preset-washington-groups = Male grupe i finale
tournament-preset-washington-groups-help = Grupe od tri do šest igraju međusobno, tri najbolja igraju finale.
tournament-preset-duplicate-evening = Večer s istim podjelama
tournament-preset-duplicate-evening-help = Iste podjele za svakim stolom, uspoređene po mjestima.
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
tournament-state-running = u tijeku
tournament-state-finished = završen
tournament-state-archived = zatvoren
tournament-place-stage = { $number }. faza
tournament-place-round = { $number }. kolo
tournament-place-table = Stol { $number }
tournament-round = { $number }. kolo
tournament-rounds = Kola
tournament-stages = Faze
tournament-round-drawn = nacrt, nitko drugi ga ne vidi
tournament-round-published = objavljeno
tournament-round-playing = igra se
tournament-round-complete = završeno
tournament-table-number = Stol { $number }
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
tournament-my-table = Vaš stol: { $number }
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
    [one] Sudjeluje { $count } igrač. Prvo kolo još nije objavljeno.
    [few] Sudjeluju { $count } igrača. Prvo kolo još nije objavljeno.
   *[other] Sudjeluje { $count } igrača. Prvo kolo još nije objavljeno.
    }
tournament-see-entries = Tko sudjeluje
tournament-rank = Mjesto
tournament-player = Igrač
tournament-points = Bodovi
tournament-wins = Dobiveni stolovi
tournament-seconds = Druga mjesta
tournament-raw = Rezultat
tournament-why = Zašto
tournament-standings-all = Cijeli poredak
tournament-standings-none = Još nema što poredati.
tournament-standings-after = Poredak nakon { $number }. kola
tournament-standings-during = Poredak u { $number }. kolu
tournament-standings-before = Poredak prije prvog rezultata
tournament-moved-up = { $count ->
    [one] { $count } mjesto gore
    [few] { $count } mjesta gore
   *[other] { $count } mjesta gore
    }
tournament-moved-down = { $count ->
    [one] { $count } mjesto dolje
    [few] { $count } mjesta dolje
   *[other] { $count } mjesta dolje
    }
tournament-penalties = Kazne i bonusi
tournament-penalty-amount = Bodovi
tournament-penalty-help = Za kaznu negativno: -1, -0,5 ili -1/2.
tournament-penalty-bad = Upišite broj različit od 0, na primjer -1, -0,5, 1/2 ili ½.
tournament-penalty-give = Dodaj kaznu ili bonus
tournament-penalty-revoke = Povuci
tournament-reason = Razlog
tournament-entries-count = Prijavljeno: { $all }, prisutno: { $here }
tournament-entries-none = Još nitko nije prijavljen.
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
tournament-confirm = Da, točno je
tournament-result = Rezultat
tournament-result-send = Pošalji rezultat
tournament-zero-sum = Zbroj rezultata za stolom je nula.
tournament-deals = Podjele
tournament-score-bad = Rezultat je cijeli broj s predznakom ispred, npr. 12, −7 ili 1 200.
tournament-dispute = Ovo nije točno
tournament-dispute-send = Pozovi suca
tournament-not-played = Nije odigrano
tournament-not-played-help = Tko nije došao? Ostali su u ovom kolu slobodni.
tournament-not-played-four = Ako jedan od četvero nije došao, ostalih troje igra: označite to gore uz rezultat.
tournament-not-played-out = U sljedećim kolima ne dobivaju mjesto. Ako ipak dođu, označite ih kao prisutne među prijavama.
tournament-not-played-again = Ipak dobivaju mjesto u sljedećim kolima
tournament-not-played-send = Ostali su slobodni
tournament-rule = Odluka ili ispravak rezultata
tournament-rule-help = Od sada vrijede ovi rezultati. Poredak se računa ponovno; izvučena kola ostaju.
tournament-rule-send = Ovo je rezultat
tournament-void = Poništi rezultat
tournament-void-help = Više ne vrijedi, a novi rezultat upisujete vi. U dnevniku ostaje.
tournament-void-send = Poništi
tournament-minutes-left = { $count ->
    [one] Još { $count } minuta
    [few] Još { $count } minute
   *[other] Još { $count } minuta
    }
tournament-now = Čeka vas
tournament-calls-sound = Zvuk za pozive
tournament-now-disputed = { $round }. kolo, stol { $table }: rezultat je osporen
tournament-now-voided = { $round }. kolo, stol { $table }: treba novi rezultat
tournament-now-unconfirmed = { $round }. kolo, stol { $table }: još nije potvrđeno
tournament-now-one-device = { $round }. kolo, stol { $table }: potvrđeno na uređaju na kojem je upisano
tournament-now-overdue = { $round }. kolo, stol { $table }: rok je prošao, nema rezultata
tournament-now-missing = { $round }. kolo, stol { $table }: još nema rezultata
tournament-now-gone = otišao je, a ima mjesto: { $round }. kolo, stol { $table }
tournament-now-late = { $name } je tu, a nema mjesto u nacrtu: zamijenite mjesta ili izvucite ponovno
tournament-now-not-here = { $name } je prijavljen, a nije tu
tournament-next-open = Otvori prijave
tournament-next-open-help = Otada posjetitelji vide turnir, a članovi se mogu prijaviti.
tournament-next-check-in = Počni prijavu dolazaka
tournament-next-tick = Potvrdi dolaske
tournament-next-start = Počni turnir
tournament-next-start-help = { $count ->
    [0] Još nitko nije prisutan. Tko dođe kasnije, može se prijaviti.
    [one] Prisutan je { $count } igrač.
    [few] Prisutna su { $count } igrača. Tko dođe kasnije, može se prijaviti.
   *[other] Prisutno je { $count } igrača. Tko dođe kasnije, može se prijaviti.
    }
tournament-next-draw = Izvuci { $number }. kolo
tournament-next-draw-help = { $count ->
    [one] U igri je { $count } igrač. Ždrijeb nitko ne vidi prije objave.
    [few] U igri su { $count } igrača. Ždrijeb nitko ne vidi prije objave.
   *[other] U igri je { $count } igrača. Ždrijeb nitko ne vidi prije objave.
    }
tournament-next-publish = Objavi { $number }. kolo
tournament-next-publish-help = Pogledajte nacrt niže; zatim svi vide tko gdje sjedi.
tournament-next-begin = Počni { $number }. kolo
tournament-next-begin-help = Kad svi sjednu, kreće vrijeme.
tournament-next-wait = { $count ->
    [one] Čeka se { $count } stol.
    [few] Čekaju se { $count } stola.
   *[other] Čeka se { $count } stolova.
    }
tournament-next-redraw = Ponovno izvuci { $number }. kolo
tournament-next-redraw-help = U nacrtu sjedi netko tko je otišao.
tournament-next-sit-out = { $count ->
    [one] Neka { $count } bude slobodan
    [few] Neka { $count } budu slobodna
   *[other] Neka { $count } bude slobodno
    }
tournament-next-sit-out-players = { $count ->
    [one] { $count } igrač ne može se rasporediti za stolove po troje i četvero.
    [few] { $count } igrača ne mogu se rasporediti za stolove po troje i četvero.
   *[other] { $count } igrača ne može se rasporediti za stolove po troje i četvero.
    }
tournament-next-sit-out-teams = { $count ->
    [one] { $count } momčad ne može se rasporediti za stolove po troje i četvero.
    [few] { $count } momčadi ne mogu se rasporediti za stolove po troje i četvero.
   *[other] { $count } momčadi ne može se rasporediti za stolove po troje i četvero.
    }
tournament-next-sit-out-byes = { $count ->
    [one] Ostali mogu igrati ako u svakom kolu { $count } bude slobodno; nitko nije slobodan dvaput prije nego što svi dođu na red.
    [few] Ostali mogu igrati ako u svakom kolu { $count } budu slobodna; nitko nije slobodan dvaput prije nego što svi dođu na red.
   *[other] Ostali mogu igrati ako u svakom kolu { $count } bude slobodno; nitko nije slobodan dvaput prije nego što svi dođu na red.
    }
tournament-next-sit-out-team-byes = { $count ->
    [one] Ostale mogu igrati ako u svakom kolu { $count } momčad bude slobodna; nijedna nije slobodna dvaput prije nego što sve dođu na red.
    [few] Ostale mogu igrati ako u svakom kolu { $count } momčadi budu slobodne; nijedna nije slobodna dvaput prije nego što sve dođu na red.
   *[other] Ostale mogu igrati ako u svakom kolu { $count } momčadi bude slobodna; nijedna nije slobodna dvaput prije nego što sve dođu na red.
    }
tournament-next-stuck-players = { $count ->
    [one] Ostao je samo { $count } igrač, a za kolo treba troje.
    [few] Ostala su samo { $count } igrača, a za kolo treba troje.
   *[other] Ostalo je samo { $count } igrača, a za kolo treba troje.
    }
tournament-next-stuck-teams = { $count ->
    [one] Samo je { $count } momčad, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    [few] Samo su { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
   *[other] Samo je { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    }
tournament-next-stuck-enter = Primite još nekoga na stranici Igrači.
tournament-next-stuck-finish = Primite još nekoga na stranici Igrači ili završite turnir.
tournament-next-finish = Završi turnir
tournament-next-finish-help = Sva su kola odigrana. Rezultati se i poslije mogu ispraviti.
tournament-next-archive = Zatvori turnir
tournament-next-archive-help = Nakon toga se ništa ne mijenja. Samo ga vlasnik kluba može opet otvoriti.
tournament-next-nothing = Trenutačno nema što učiniti.
tournament-draft = Nacrt { $number }. kola
tournament-draft-more = { $count ->
    [one] Nakon njega izvučeno je još { $count } kolo.
    [few] Nakon njega izvučena su još { $count } kola.
   *[other] Nakon njega izvučeno je još { $count } kola.
    }
tournament-draft-notes = { $count ->
    [one] { $count } napomena uz ovaj nacrt
    [few] { $count } napomene uz ovaj nacrt
   *[other] { $count } napomena uz ovaj nacrt
}
tournament-draft-again = { $one } i { $other } opet se sastaju, posljednji put u { $round }. kolu.
tournament-draft-no-repeats = Nema ponovnih susreta.
tournament-draft-bound = { $count ->
    [one] Barem { $count } par mora se opet sastati, kako god se sjelo.
    [few] Barem { $count } para moraju se opet sastati, kako god se sjelo.
   *[other] Barem { $count } parova mora se opet sastati, kako god se sjelo.
    }
tournament-draft-by-hand = Ručno promijenjeno.
tournament-draft-apart = { $one } i { $other } ne smiju se susresti, a sjede zajedno.
tournament-draft-compared = Ručno promijenjeno; stolova koji se razlikuju od izbora programa: { $tables }. Ponovljenih susreta: { $now }, po programu { $drawn }. Razlike u bodovima: { $now_spread }, po programu { $drawn_spread }.
tournament-swap = Zamijeni
tournament-swap-one = Ovaj igrač
tournament-swap-other = s ovim
tournament-redraw = Izvuci ponovno
tournament-redraw-repeats = Izvuci ponovno s najmanje ponavljanja
tournament-redraw-even = Izvuci ponovno uz ravnomjernu podjelu stolova s četvero
tournament-undo = Poništi: { $what }
tournament-undo-archived = Zatvaranje turnira ne može se ovako poništiti. Vlasnik kluba može ga ponovno otvoriti, uz obrazloženje.
tournament-officials = Suci i zapisničari
tournament-officials-none = U klubu još nitko nema račun.
tournament-director = sudac
tournament-scorer = zapisničar
tournament-director-appoint = Imenuj sucem
tournament-director-remove = Oduzmi ulogu suca
tournament-scorer-appoint = Imenuj zapisničarem
tournament-scorer-remove = Oduzmi ulogu zapisničara
tournament-no-account = Ulogu može imati samo netko s računom.
tournament-more = Više
tournament-hide = Sakrij od posjetitelja
tournament-show = Pokaži posjetiteljima
tournament-finish-early = Završi turnir sada
tournament-reopen = Otvori ponovno
tournament-reopen-help = Turnir se nastavlja i rezultati se mogu ispraviti. U ligi se ne broji dok ponovno ne završi.
refusal-state = To nije moguće u ovoj fazi turnira: { $state }.
refusal-frozen = Bodovanje i pravila igre nepromjenjivi su otkad je turnir počeo.
refusal-empty = Ovdje nešto mora pisati.
refusal-too-long = { $count ->
    [one] Stane najviše { $count } znak.
    [few] Stanu najviše { $count } znaka.
   *[other] Stane najviše { $count } znakova.
    }
refusal-too-many = { $count ->
    [one] Može se prijaviti najviše { $count } igrač.
    [few] Mogu se prijaviti najviše { $count } igrača.
   *[other] Može se prijaviti najviše { $count } igrača.
    }
refusal-too-few = { $count ->
    [0] Još nitko nije prisutan, a za stol treba troje.
    [one] Prisutan je samo { $count }, a za stol treba troje.
    [few] Prisutna su samo { $count }, a za stol treba troje.
   *[other] Prisutno je samo { $count }, a za stol treba troje.
    }
refusal-no-reason = Napišite ukratko zašto.
refusal-missing = Toga nema na ovom turniru.
refusal-entered = Već je prijavljen.
refusal-not-in-play = Nije u igri.
refusal-in-play = Već je u igri.
refusal-played = Već je igrao.
refusal-round-count = Faza ima 1 do 200 kola, i ne manje nego što je izvučeno.
refusal-format = Ova vrsta kola ne može se tako igrati.
refusal-all-drawn = Sva su kola izvučena.
refusal-round-open = { $count }. kolo još nije završeno.
refusal-drafted = { $count }. kolo već je izvučeno: objavite ga ili izvucite ponovno.
refusal-not-its-turn = Prvo dolazi { $count }. kolo.
refusal-published = Već je objavljeno.
refusal-not-published = Još nije objavljeno.
refusal-seats-absent = Sjedi netko tko nije u igri: izvucite ponovno.
refusal-same-place = Potrebna su dva različita igrača.
refusal-stale = Netko je to u međuvremenu promijenio. Pogledajte što je sada tu i po potrebi pokušajte ponovno.
refusal-settled = Rezultat je potvrđen; mijenja ga samo sudac.
refusal-not-yours = To za ovim stolom ne možete učiniti.
refusal-ruled = O ovom je rezultatu odlučio sudac. Može ga promijeniti samo sudac.
refusal-voided = Sudac je poništio rezultat i upisuje novi.
refusal-disputed = Ovaj je rezultat osporen. O njemu odlučuje sudac.
refusal-dispute-open = Rezultat je još osporen. Najprije odlučite o njemu.
refusal-one-device = Rezultat je upisan i potvrđen na istom uređaju. Treba ga potvrditi drugi uređaj, sudac ili zapisničar.
refusal-no-result = Još nema rezultata.
refusal-own-result = Mora ga potvrditi netko drugi za stolom.
refusal-not-at-table = Ne sjedi tamo.
refusal-substitute = U ovom kolu već sjedi za stolom { $count }.
refusal-sum = Zbroj rezultata je { $count }, a ne nula.
refusal-score = Ovi rezultati nisu mogući.
refusal-nobody-absent = Označite tko nije došao.
refusal-board-count = Ovdje se uspoređuju iste podjele: potreban je rezultat za svaku podjelu.
tournament-boards-to-play = Te podjele još trebaš odigrati, pa ti se njihovi rezultati ne prikazuju. Mogu ih upisati oni koji su ih odigrali, ili drugi zapisničar ili voditelj.
refusal-hands = Iz podjela za stolom izlazi drugi rezultat.
refusal-unchanged = Ništa se nije promijenilo: već je tako.
refusal-unseatable = { $count ->
    [one] { $count } se ne može rasporediti za stolove po troje i četvero ako nitko nije slobodan.
    [few] { $count } se ne mogu rasporediti za stolove po troje i četvero ako nitko nije slobodan.
   *[other] { $count } se ne može rasporediti za stolove po troje i četvero ako nitko nije slobodan.
    }
refusal-together = { $one } i { $other } ne smiju se susresti, a nijedan ždrijeb ne drži sve razdvojene. U postavkama piše tko se ne smije susresti.
refusal-teams = { $count ->
    [one] Samo je { $count } momčad, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    [few] Samo su { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
   *[other] Samo je { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    }
refusal-draw = S prisutnima i onima koji se ne smiju sastati kolo se ne može izvući.
audit-add_tournament = Turnir napravljen
audit-import_tournament = Turnir uvezen iz datoteke
audit-change_tournament = Turnir promijenjen
audit-step_tournament = Turnir pomaknut korak dalje
audit-publish_tournament = Turnir pokazan ili skriven
audit-reopen_tournament = Turnir ponovno otvoren
audit-change_entry = Prijava
audit-draw_round = Kolo izvučeno
audit-change_round = Kolo promijenjeno
audit-publish_round = Kolo objavljeno
audit-enter_result = Rezultat upisan
audit-confirm_result = Rezultat potvrđen
audit-dispute_result = Rezultat osporen
audit-take_back_result = Rezultat povučen
audit-correct_deals = Podjele ispravljene na zapisniku
audit-rule_result = Rezultat odlučen
audit-void_result = Rezultat poništen
audit-penalty = Kazna ili bonus
audit-revoke_penalty = Kazna povučena
audit-undo_step = Korak poništen
audit-appoint_official = Sudac ili zapisničar imenovan
audit-remove_official = Sudac ili zapisničar razriješen

# Rounds that are played over weeks.
tournament-due = Odigrati do: { $day }
tournament-due-over = Trebalo je odigrati do: { $day }
tournament-overdue = rok je prošao
tournament-due-title = Kola koja se igraju više tjedana
tournament-due-help = Postavite rok za kolo koje se ne igra u jednoj večeri. Stolovi se tada sastaju kad im odgovara, do kraja toga dana, a stranica kola za svaki navodi domaćina. Ostavite datum praznim da uklonite rok. Stol koji nije igrao na vrijeme stoji na vrhu: tamo upišite svoju odluku ili pomaknite rok.
tournament-due-round = { $number }. kolo: odigrati do
tournament-host = Domaćin: { $name }
tournament-due-rounds = Kola koja treba odigrati
tournament-due-open = { $count ->
    [one] još { $count } stol nije odigran
    [few] još { $count } stola nisu odigrana
   *[other] još { $count } stolova nije odigrano
    }
calendar-round-due = { $tournament }, { $number }. kolo: posljednji dan za igru
feed-round-due = { $tournament }, { $number }. kolo: odigrati do { $day }
