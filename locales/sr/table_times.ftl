# Stolovi kola koja se igraju više nedelja: kad se sastaju i kako doći do domaćina.

tournament-times-title = Kad se sastaje ovaj sto
tournament-times-tables = Kad se sastaju stolovi
tournament-times-help = Predložite najviše tri termina, po lokalnom vremenu kluba { $club }. Termin koji odgovara svima za stolom je dogovoren. Ako se planovi promene, dogovorite drugi.
tournament-times-none = Još nije predložen nijedan termin.
tournament-times-when = { $weekday }, { $day } u { $time }
tournament-times-agreed = Dogovoreno: { $when }
tournament-times-is-agreed = dogovoreno
tournament-times-suits = Odgovara: { $names }
tournament-times-suits-nobody = Još niko nije rekao da mu odgovara.
tournament-times-tick = Odgovara mi
tournament-times-untick = Ipak mi ne odgovara
tournament-times-withdraw = Povuci
tournament-times-number = { $number }. predlog
tournament-times-propose = Predloži
tournament-times-who = Recite ko ste da biste predložili termin ili rekli koji vam odgovara.
tournament-times-go-on = Nastavi
tournament-times-open = { $count ->
    [one] { $count } predložen termin, ništa nije dogovoreno
    [few] { $count } predložena termina, ništa nije dogovoreno
   *[other] { $count } predloženih termina, ništa nije dogovoreno
    }
tournament-times-past = Taj termin je već prošao.
tournament-times-after-due = Taj termin je posle poslednjeg dana kola.
tournament-times-too-many = Možete imati tri otvorena predloga. Povucite jedan pre nego što predložite drugi.
tournament-contact = Kako doći do domaćina: { $contact }
tournament-contact-none = Domaćin nije podelio svoj kontakt. Zamolite sudiju da vas poveže.
tournament-contact-own = Vi ste domaćin. Recite svom stolu kako do vas doći
account-contact = Kako doći do mene
account-contact-help = Kad ste domaćin stola u kolu koje se igra više nedelja, drugi moraju moći da vas dobiju. Upišite broj telefona ili adresu e-pošte. Vidi se samo na stranici tog stola: igračima za stolom, svakome ko ima karticu stola i sudiji, dok sto ne odigra.
account-contact-line = Broj telefona ili adresa e-pošte
account-contact-share = Prikaži igračima za mojim stolovima
account-contact-sheltered = Gosti i maloletnici ovo ne dele, pa to niko za vašim stolovima ne vidi.
account-contact-forget = Izbriši
calendar-sign-up-closes = { $tournament }: kraj prijavljivanja
calendar-table-meets = { $tournament }, { $round }. kolo, sto { $table }
audit-arrange_times = Termin stola predložen ili odgovoren
audit-choose_contact = Promenjeno kako sto dolazi do igrača
audit-part-time = termin
audit-word-propose_times = predloženo
audit-word-tick_time = odgovara
audit-word-untick_time = ipak ne odgovara
audit-word-withdraw_time = predlog povučen
