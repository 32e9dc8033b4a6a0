# Turniri: popisi, prijave, kola, rezultati, stranica suca.

events-title = Turniri
events-lead = Turniri klubova, najnoviji prvi.
events-none = Još nema turnira
events-none-why = Vlasnik kluba može ga napraviti na stranici kluba.
event-new = Novi turnir
event-new-lead = Odaberite najsličniji format; postavke možete mijenjati do prvog kola.
event-new-submit = Napravi turnir
event-name = Naziv
event-preset = Format
event-game = Igra
event-day = Dan
event-time = Vrijeme
event-venue = Mjesto
event-venue-help = Gdje se igra; može ostati prazno.
event-preset-club-evening = Klupska večer
event-preset-club-evening-help = Tko dođe; četiri kola po poretku, bodovi po mjestu, bez ponovnih susreta gdje je moguće.
event-preset-final-21 = Finale od 21
event-preset-final-21-help = Deset kola u kojima se svaki od 21 igrača sastane sa svakim točno jednom.
event-preset-semi-final-42 = Polufinale od 42
event-preset-semi-final-42-help = Sedam kola po poretku, bez ponovnih susreta.
event-preset-semi-final-60 = Polufinale od 60
event-preset-semi-final-60-help = Osam kola po poretku, bez ponovnih susreta.
event-preset-serbian-league = Liga od 8 i 7 kola
event-preset-serbian-league-help = Osam unaprijed određenih kola, zatim sedam sa stolovima po poretku; 3 ili 4, 2 ili 1 i 0 bodova.
event-preset-washington-groups = Male grupe i finale
event-preset-washington-groups-help = Grupe od tri do šest igraju međusobno, tri najbolja igraju finale.
event-preset-duplicate-evening = Večer s istim podjelama
event-preset-duplicate-evening-help = Iste podjele za svakim stolom, uspoređene po mjestima.
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
event-state-running = u tijeku
event-state-finished = završen
event-state-archived = zatvoren
event-place-stage = { $number }. faza
event-place-round = { $number }. kolo
event-place-table = Stol { $number }
event-round = { $number }. kolo
event-rounds = Kola
event-stages = Faze
event-round-drawn = nacrt, nitko drugi ga ne vidi
event-round-published = objavljeno
event-round-playing = igra se
event-round-complete = završeno
event-table-number = Stol { $number }
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
event-my-table = Vaš stol: { $number }
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
    [one] Sudjeluje { $count } igrač. Prvo kolo još nije objavljeno.
    [few] Sudjeluju { $count } igrača. Prvo kolo još nije objavljeno.
   *[other] Sudjeluje { $count } igrača. Prvo kolo još nije objavljeno.
    }
event-see-entries = Tko sudjeluje
event-rank = Mjesto
event-player = Igrač
event-points = Bodovi
event-wins = Dobiveni stolovi
event-seconds = Druga mjesta
event-raw = Rezultat
event-why = Zašto
event-standings-all = Cijeli poredak
event-standings-none = Još nema što poredati.
event-standings-after = Poredak nakon { $number }. kola
event-moved-up = { $count ->
    [one] { $count } mjesto gore
    [few] { $count } mjesta gore
   *[other] { $count } mjesta gore
    }
event-moved-down = { $count ->
    [one] { $count } mjesto dolje
    [few] { $count } mjesta dolje
   *[other] { $count } mjesta dolje
    }
event-penalties = Kazne i bonusi
event-penalty-amount = Bodovi
event-penalty-help = Za kaznu negativno: -1, -0,5 ili -1/2.
event-penalty-bad = Ovo nije broj. Upišite ga ovako: -1, -0,5, 1/2 ili ½.
event-penalty-give = Dodijeli
event-penalty-revoke = Povuci
event-reason = Razlog
event-entries-count = Prijavljeno: { $all }, prisutno: { $here }
event-entries-none = Još nitko nije prijavljen.
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
event-confirm = Da, točno je
event-result = Rezultat
event-result-send = Pošalji rezultat
event-zero-sum = Zbroj rezultata za stolom je nula.
event-deals = Podjele
event-score-bad = Rezultat je cijeli broj s predznakom ispred, npr. 12, −7 ili 1 200.
event-dispute = Ovo nije točno
event-dispute-send = Pozovi suca
event-not-played = Nije odigrano
event-not-played-help = Tko nije došao? Ostali su u ovom kolu slobodni.
event-not-played-out = U sljedećim kolima ne dobivaju mjesto. Ako ipak dođu, označite ih kao prisutne među prijavama.
event-not-played-again = Ipak dobivaju mjesto u sljedećim kolima
event-not-played-send = Ostali su slobodni
event-rule = Odluči ili ispravi
event-rule-help = Od sada vrijede ovi rezultati. Poredak se računa ponovno; izvučena kola ostaju.
event-rule-send = Ovo je rezultat
event-void = Poništi rezultat
event-void-help = Više ne vrijedi, a novi rezultat upisujete vi. U dnevniku ostaje.
event-void-send = Poništi
event-minutes-left = { $count ->
    [one] Još { $count } minuta
    [few] Još { $count } minute
   *[other] Još { $count } minuta
    }
event-now = Čeka vas
event-now-disputed = { $round }. kolo, stol { $table }: rezultat je osporen
event-now-voided = { $round }. kolo, stol { $table }: treba novi rezultat
event-now-unconfirmed = { $round }. kolo, stol { $table }: još nije potvrđeno
event-now-one-device = { $round }. kolo, stol { $table }: potvrđeno na uređaju na kojem je upisano
event-now-missing = { $round }. kolo, stol { $table }: još nema rezultata
event-now-gone = otišao je, a ima mjesto: { $round }. kolo, stol { $table }
event-now-late = { $name } je tu, a nema mjesto u nacrtu: izvucite ponovno
event-now-not-here = { $name } je prijavljen, a nije tu
event-next-open = Otvori prijave
event-next-open-help = Otada posjetitelji vide turnir, a članovi se mogu prijaviti.
event-next-check-in = Počni prijavu dolazaka
event-next-start = Počni turnir
event-next-start-help = { $count ->
    [one] Prisutan je { $count } igrač.
    [few] Prisutna su { $count } igrača. Tko dođe kasnije, može se prijaviti.
   *[other] Prisutno je { $count } igrača. Tko dođe kasnije, može se prijaviti.
    }
event-next-draw = Izvuci { $number }. kolo
event-next-draw-help = { $count ->
    [one] U igri je { $count } igrač. Ždrijeb nitko ne vidi prije objave.
    [few] U igri su { $count } igrača. Ždrijeb nitko ne vidi prije objave.
   *[other] U igri je { $count } igrača. Ždrijeb nitko ne vidi prije objave.
    }
event-next-publish = Objavi { $number }. kolo
event-next-publish-help = Pogledajte nacrt niže; zatim svi vide tko gdje sjedi.
event-next-begin = Počni { $number }. kolo
event-next-begin-help = Kad svi sjednu, kreće vrijeme.
event-next-wait = { $count ->
    [one] Čeka se { $count } stol.
    [few] Čekaju se { $count } stola.
   *[other] Čeka se { $count } stolova.
    }
event-next-redraw = Ponovno izvuci { $number }. kolo
event-next-redraw-help = U nacrtu sjedi netko tko je otišao.
event-next-sit-out = { $count ->
    [one] Neka { $count } bude slobodan
    [few] Neka { $count } budu slobodna
   *[other] Neka { $count } bude slobodno
    }
event-next-sit-out-players = { $count ->
    [one] { $count } igrač ne može se rasporediti za stolove po troje i četvero.
    [few] { $count } igrača ne mogu se rasporediti za stolove po troje i četvero.
   *[other] { $count } igrača ne može se rasporediti za stolove po troje i četvero.
    }
event-next-sit-out-teams = { $count ->
    [one] { $count } momčad ne može se rasporediti za stolove po troje i četvero.
    [few] { $count } momčadi ne mogu se rasporediti za stolove po troje i četvero.
   *[other] { $count } momčadi ne može se rasporediti za stolove po troje i četvero.
    }
event-next-sit-out-byes = { $count ->
    [one] Ostali mogu igrati ako u svakom kolu { $count } bude slobodno; nitko nije slobodan dvaput prije nego što svi dođu na red.
    [few] Ostali mogu igrati ako u svakom kolu { $count } budu slobodna; nitko nije slobodan dvaput prije nego što svi dođu na red.
   *[other] Ostali mogu igrati ako u svakom kolu { $count } bude slobodno; nitko nije slobodan dvaput prije nego što svi dođu na red.
    }
event-next-sit-out-team-byes = { $count ->
    [one] Ostale mogu igrati ako u svakom kolu { $count } momčad bude slobodna; nijedna nije slobodna dvaput prije nego što sve dođu na red.
    [few] Ostale mogu igrati ako u svakom kolu { $count } momčadi budu slobodne; nijedna nije slobodna dvaput prije nego što sve dođu na red.
   *[other] Ostale mogu igrati ako u svakom kolu { $count } momčadi bude slobodna; nijedna nije slobodna dvaput prije nego što sve dođu na red.
    }
event-next-stuck-players = { $count ->
    [one] Ostao je samo { $count } igrač, a za kolo treba troje.
    [few] Ostala su samo { $count } igrača, a za kolo treba troje.
   *[other] Ostalo je samo { $count } igrača, a za kolo treba troje.
    }
event-next-stuck-teams = { $count ->
    [one] Samo je { $count } momčad, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    [few] Samo su { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
   *[other] Samo je { $count } momčadi, a za kolo trebaju tri. Momčadi se zadaju u postavkama.
    }
event-next-stuck-enter = Primite još nekoga na stranici Igrači.
event-next-stuck-finish = Primite još nekoga na stranici Igrači ili završite turnir.
event-next-finish = Završi turnir
event-next-finish-help = Sva su kola odigrana. Rezultati se i poslije mogu ispraviti.
event-next-archive = Zatvori turnir
event-next-archive-help = Nakon toga se ništa ne mijenja. Samo ga vlasnik kluba može opet otvoriti.
event-next-nothing = Trenutačno nema što učiniti.
event-draft = Nacrt { $number }. kola
event-draft-more = { $count ->
    [one] Nakon njega izvučeno je još { $count } kolo.
    [few] Nakon njega izvučena su još { $count } kola.
   *[other] Nakon njega izvučeno je još { $count } kola.
    }
event-draft-again = { $one } i { $other } opet se sastaju, posljednji put u { $round }. kolu.
event-draft-no-repeats = Nema ponovnih susreta.
event-draft-bound = { $count ->
    [one] Barem { $count } par mora se opet sastati, kako god se sjelo.
    [few] Barem { $count } para moraju se opet sastati, kako god se sjelo.
   *[other] Barem { $count } parova mora se opet sastati, kako god se sjelo.
    }
event-draft-by-hand = Ručno promijenjeno.
event-swap = Zamijeni
event-swap-one = Ovaj igrač
event-swap-other = s ovim
event-redraw = Izvuci ponovno
event-redraw-repeats = Izvuci ponovno s najmanje ponavljanja
event-redraw-even = Izvuci ponovno uz ravnomjernu podjelu stolova s četvero
event-undo = Povuci: { $what }
event-undo-archived = Zatvaranje turnira ne povlači se ovako. Vlasnik kluba može ga ponovno otvoriti, uz obrazloženje.
event-officials = Suci i zapisničari
event-director = sudac
event-scorer = zapisničar
event-director-appoint = Imenuj sucem
event-director-remove = Oduzmi ulogu suca
event-scorer-appoint = Imenuj zapisničarem
event-scorer-remove = Oduzmi ulogu zapisničara
event-no-account = Ulogu može imati samo netko s računom.
event-more = Više
event-hide = Sakrij od posjetitelja
event-show = Pokaži posjetiteljima
event-finish-early = Završi turnir sada
event-reopen = Otvori ponovno
refusal-state = Turnir nije u tom koraku: { $state }.
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
refusal-stale = Netko je bio brži. Pogledajte što je sada tu i po potrebi pokušajte ponovno.
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
audit-import_tournament = Turnir učitan iz datoteke
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
audit-rule_result = Rezultat odlučen
audit-void_result = Rezultat poništen
audit-penalty = Kazna ili nagrada
audit-revoke_penalty = Kazna povučena
audit-undo_step = Korak povučen
audit-appoint_official = Sudac ili zapisničar imenovan
audit-remove_official = Sudac ili zapisničar razriješen
