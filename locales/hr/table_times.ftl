# Stolovi kola koja se igraju više tjedana: kad se sastaju i kako doći do domaćina.

tournament-times-title = Kad se sastaje ovaj stol
tournament-times-tables = Kad se sastaju stolovi
tournament-times-help = Predložite najviše tri termina, po lokalnom vremenu kluba { $club }. Termin koji odgovara svima za stolom je dogovoren. Ako se planovi promijene, dogovorite drugi.
tournament-times-none = Još nije predložen nijedan termin.
tournament-times-when = { $weekday }, { $day } u { $time }
tournament-times-agreed = Dogovoreno: { $when }
tournament-times-is-agreed = dogovoreno
tournament-times-suits = Odgovara: { $names }
tournament-times-suits-nobody = Još nitko nije rekao da mu odgovara.
tournament-times-tick = Odgovara mi
tournament-times-untick = Ipak mi ne odgovara
tournament-times-withdraw = Povuci
tournament-times-number = { $number }. prijedlog
tournament-times-propose = Predloži
tournament-times-who = Recite tko ste da biste predložili termin ili rekli koji vam odgovara.
tournament-times-go-on = Nastavi
tournament-times-open = { $count ->
    [one] { $count } predloženi termin, ništa nije dogovoreno
    [few] { $count } predložena termina, ništa nije dogovoreno
   *[other] { $count } predloženih termina, ništa nije dogovoreno
    }
tournament-times-past = Taj je termin već prošao.
tournament-times-after-due = Taj je termin nakon posljednjeg dana kola.
tournament-times-too-many = Možete imati tri otvorena prijedloga. Povucite jedan prije nego što predložite drugi.
tournament-contact = Kako doći do domaćina: { $contact }
tournament-contact-none = Domaćin nije podijelio svoj kontakt. Zamolite suca da vas poveže.
tournament-contact-own = Vi ste domaćin. Recite svojem stolu kako do vas doći
account-contact = Kako doći do mene
account-contact-help = Kad ste domaćin stola u kolu koje se igra više tjedana, drugi vas moraju moći dobiti. Upišite broj telefona ili e-adresu. Vidi se samo na stranici toga stola: igračima za stolom, svakome tko ima karticu stola i sucu, dok stol ne odigra.
account-contact-line = Broj telefona ili e-adresa
account-contact-share = Pokaži igračima za mojim stolovima
account-contact-sheltered = Gosti i maloljetnici ovo ne dijele, pa to nitko za vašim stolovima ne vidi.
account-contact-forget = Izbriši
calendar-sign-up-closes = { $tournament }: kraj prijava
calendar-table-meets = { $tournament }, { $round }. kolo, stol { $table }
audit-arrange_times = Termin stola predložen ili odgovoren
audit-choose_contact = Promijenjeno kako stol dolazi do igrača
audit-part-time = termin
audit-word-propose_times = predloženo
audit-word-tick_time = odgovara
audit-word-untick_time = ipak ne odgovara
audit-word-withdraw_time = prijedlog povučen
