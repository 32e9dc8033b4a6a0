# Podaci sezone: šta se prenosi, ko je šta ispravio i šta susret donosi.

league-carry = Bodovi iz prošle sezone
league-carry-nothing = svi počinju od 0
league-carry-points = svi zadržavaju bodove
league-carry-share = svi zadržavaju deo bodova
league-carry-per-cent = Udeo u procentima
league-carry-help = Bodovi se uzimaju iz poslednje objavljene tabele. Ako se ta sezona posle ispravi, nova ostaje kakva jeste.
league-how-carry-all = Bodovi iz prošle sezone se prenose.
league-how-carry = Prenosi se { $share }% bodova iz prošle sezone.
league-row-carried = Preneto iz prošle sezone: { $points }.
league-adjust-code = Vrsta
league-adjust-code-none = nije navedena
league-adjust-code-fair-play = fer-plej
league-adjust-code-late = kašnjenje
league-adjust-code-absent = nedolazak
league-adjust-code-other = ostalo
league-unit-points = Bodovi za ovaj susret
league-unit-points-usual = kao u sezoni
league-unit-other-dates = van datuma sezone
league-points-rise = Niže mesto donosi više bodova od višeg.
league-other-game = U ovoj sezoni se računa samo { $season }, a ovo je { $unit }. Da bi se računale obe igre, u podešavanjima pod „Šta se automatski računa” izaberite „Bilo koja igra”.
league-why-open = Jednako bodova ({ $points }) kao { $other } i jednako u svemu ostalom; odlučiće doigravanje.
league-why-unmet = Nisu svi igrali međusobno, pa međusobni rezultati nisu mogli da odluče.
league-playoff-rank = Doigravanje za { $rank }. mesto
league-playoff-rank-help = Ovi igrači dele mesto. Upišite mesta koja su osvojili u doigravanju.
league-cell-corrected = ispravljeno
league-column-corrected = Ispravljeno posle prethodne tabele.
