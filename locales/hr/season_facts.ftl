# Podaci sezone: što se prenosi, tko je što ispravio i što susret donosi.

league-carry = Bodovi iz prošle sezone
league-carry-nothing = svi počinju od 0
league-carry-points = svi zadržavaju bodove
league-carry-share = svi zadržavaju dio bodova
league-carry-per-cent = Udio u postocima
league-carry-help = Bodovi se uzimaju iz posljednje objavljene tablice. Ako se ta sezona poslije ispravi, nova ostaje kakva jest.
league-how-carry-all = Bodovi iz prošle sezone se prenose.
league-how-carry = Prenosi se { $share } % bodova iz prošle sezone.
league-row-carried = Preneseno iz prošle sezone: { $points }.
league-adjust-code = Vrsta
league-adjust-code-none = nije navedena
league-adjust-code-fair-play = fair play
league-adjust-code-late = kašnjenje
league-adjust-code-absent = nedolazak
league-adjust-code-other = ostalo
league-unit-points = Bodovi za ovaj susret
league-unit-points-usual = kao u sezoni
league-unit-other-dates = izvan datuma sezone
league-points-rise = Niže mjesto donosi više bodova od višega.
league-other-game = U ovoj se sezoni broji samo { $season }, a ovo je { $unit }. Da bi se brojile obje igre, u postavkama pod „Što se automatski broji” odaberite „Bilo koja igra”.
league-why-open = Jednako bodova ({ $points }) kao { $other } i jednako u svemu ostalom; odlučit će doigravanje.
league-why-unmet = Nisu svi igrali međusobno, pa međusobni rezultati nisu mogli odlučiti.
league-playoff-rank = Doigravanje za { $rank }. mjesto
league-playoff-rank-help = Ovi igrači dijele mjesto. Upišite mjesta koja su osvojili u doigravanju.
league-cell-corrected = ispravljeno
league-column-corrected = Ispravljeno nakon prethodne tablice.
