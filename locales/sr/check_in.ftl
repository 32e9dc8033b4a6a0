# Checking in: the list at the door, players who check themselves in, and what is printed for both.

door-count = Prisutno: { $here } od { $all }
door-find = Traži igrača
door-find-do = Traži
door-find-none = Nema igrača s tim imenom.
entries-same-name = više istog imena
door-find-all = Svi igrači
door-all = Svi prisutni
door-all-sure = { $count ->
    [one] Dolazak { $count } igrača još nije potvrđen. Da li je ovde?
    [few] Dolazak { $count } igrača još nije potvrđen. Da li su svi ovde?
   *[other] Dolazak { $count } igrača još nije potvrđen. Da li su svi ovde?
    }
door-all-do = Da, svi su ovde
door-undo = Poništi
door-undo-all = Poništi „Svi prisutni“
door-is-here = { $name } je ovde
door-says-here = kaže da je ovde
door-approve = Odobri
door-reject = Nije ovde
door-failed = Nije poslato. Dodirnite ponovo.
door-print = Štampaj spisak dolazaka
door-self = Igrači sami prijavljuju dolazak: { $how }.
door-self-change = Promeni
arrival-title = Prijava dolaska
arrival-do = Ovde sam
arrival-open = Da li ste ovde? Prijavite dolazak.
arrival-waits = Prijavili ste da ste ovde. Važi kada to odobre na ulazu.
arrival-here = Vaš dolazak je potvrđen.
arrival-off = Dolasci se potvrđuju na ulazu. Recite svoje ime sudiji.
arrival-early = Prijava dolazaka još nije počela.
arrival-late = Prijava dolazaka je završena. Ako ste tek stigli, javite se sudiji.
arrival-not-entered = Niste na spisku ovog turnira. Javite se sudiji.
arrival-left = Više ne učestvujete na ovom turniru. Javite se sudiji.
arrival-sign-in = Za prijavu dolaska prijavite se na svoj nalog.
arrival-by-link = Prijavili ste se bez naloga? Otvorite vezu koju ste dobili: dolazak možete da prijavite i tamo.
arrival-refused = Sada ne možete sami da prijavite dolazak. Javite se sudiji.
set-check-in = Igrači sami prijavljuju dolazak
set-check-in-help = Dok traje prijava dolazaka, igrači sa nalogom na stranici turnira ili pomoću QR koda na ulazu javljaju da su ovde. Ko se prijavio bez naloga, koristi svoju vezu.
set-self-check-in = Igrači sami prijavljuju dolazak
set-self-check-in-no = ne
set-self-check-in-approved = uz odobrenje na ulazu
set-self-check-in-at_once = važi odmah
paper-before = Pre prvog kola
paper-entries = Spisak dolazaka
paper-entries-here = Prisutan
paper-entries-number = Br.
paper-entries-notes = Napomena
paper-door = QR kod za ulaz
paper-door-scan = Skenirajte kad stignete
paper-door-how = Prijavite se na telefonu i dodirnite „Ovde sam“.
paper-door-code = QR kod sa vezom za prijavu dolaska
paper-door-off = Na ovom turniru igrači još ne mogu sami da prijave dolazak.
audit-say_here = Javljeno da je ovde
audit-word-all = svi prisutni
audit-word-rejected = nije ovde
audit-word-self_check_in = igrači sami prijavljuju dolazak
