# Checking in: the list at the door, players who check themselves in, and what is printed for both.

door-count = Prisutno: { $here } od { $all }
door-find = Traži igrača
door-find-do = Traži
door-find-none = Nema igrača s tim imenom.
entries-same-name = više istog imena
door-find-all = Svi igrači
door-all = Svi prisutni
door-all-sure = { $count ->
    [one] Dolazak { $count } igrača još nije potvrđen. Je li ovdje?
    [few] Dolazak { $count } igrača još nije potvrđen. Jesu li svi ovdje?
   *[other] Dolazak { $count } igrača još nije potvrđen. Jesu li svi ovdje?
    }
door-all-do = Da, svi su ovdje
door-undo = Poništi
door-undo-all = Poništi „Svi prisutni”
door-is-here = { $name } je ovdje
door-says-here = kaže da je ovdje
door-approve = Odobri
door-reject = Nije ovdje
door-failed = Nije poslano. Dodirnite ponovno.
door-print = Ispiši popis dolazaka
door-self = Igrači sami prijavljuju dolazak: { $how }.
door-self-change = Promijeni
arrival-title = Prijava dolaska
arrival-do = Ovdje sam
arrival-open = Jeste li ovdje? Prijavite dolazak.
arrival-waits = Prijavili ste da ste ovdje. Vrijedi kada to odobre na ulazu.
arrival-here = Vaš je dolazak potvrđen.
arrival-off = Dolasci se potvrđuju na ulazu. Recite svoje ime sucu.
arrival-early = Prijava dolazaka još nije počela.
arrival-late = Prijava dolazaka je završena. Ako ste tek stigli, javite se sucu.
arrival-not-entered = Niste na popisu ovog turnira. Javite se sucu.
arrival-left = Više ne sudjelujete na ovom turniru. Javite se sucu.
arrival-sign-in = Za prijavu dolaska prijavite se na svoj račun.
arrival-by-link = Prijavili ste se bez računa? Otvorite poveznicu koju ste dobili: dolazak možete prijaviti i ondje.
arrival-refused = Sada ne možete sami prijaviti dolazak. Javite se sucu.
set-check-in = Igrači sami prijavljuju dolazak
set-check-in-help = Dok traje prijava dolazaka, igrači s računom na stranici turnira ili pomoću QR koda na ulazu javljaju da su ovdje. Tko se prijavio bez računa, koristi svoju poveznicu.
set-self-check-in = Igrači sami prijavljuju dolazak
set-self-check-in-no = ne
set-self-check-in-approved = uz odobrenje na ulazu
set-self-check-in-at_once = vrijedi odmah
paper-before = Prije prvog kola
paper-entries = Popis dolazaka
paper-entries-here = Prisutan
paper-entries-number = Br.
paper-entries-notes = Napomena
paper-door = QR kod za ulaz
paper-door-scan = Skenirajte kad stignete
paper-door-how = Prijavite se na telefonu i dodirnite „Ovdje sam”.
paper-door-code = QR kod s poveznicom za prijavu dolaska
paper-door-off = Na ovom turniru igrači još ne mogu sami prijaviti dolazak.
audit-say_here = Javljeno da je ovdje
audit-word-all = svi prisutni
audit-word-rejected = nije ovdje
audit-word-self_check_in = igrači sami prijavljuju dolazak
