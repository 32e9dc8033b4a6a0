# Egy szezon adatai: mi jön át az előzőből, ki mit módosított, és mit ér egy alkalom.

league-carry = Az előző szezon pontjai
league-carry-nothing = mindenki nulláról indul
league-carry-points = mindenki hozza a pontjait
league-carry-share = mindenki hozza a pontjai egy részét
league-carry-per-cent = Hány százalékát
league-carry-help = A pontok a legutóbb közzétett táblázatból jönnek. Ha azt a szezont később kijavítod, az új nem változik.
league-how-carry-all = Az előző szezon pontjai átjönnek.
league-how-carry = Az előző szezon pontjainak { $share }%-a átjön.
league-row-carried = Az előző szezonból hozott pont: { $points }.
league-adjust-code = Fajtája
league-adjust-code-none = nincs megadva
league-adjust-code-fair-play = sportszerűség
league-adjust-code-late = késés
league-adjust-code-absent = távolmaradás
league-adjust-code-other = egyéb
league-unit-points = Pontozás ezen az alkalmon
league-unit-points-usual = mint a szezonban
league-unit-other-dates = a szezon napjain kívül
league-points-rise = Egy hátrébb lévő hely több pontot ér, mint egy előrébb lévő.
league-other-game = Ez a szezon csak ezt a játékot számítja: { $season }. Ez pedig { $unit } volt. Ha azt szeretnéd, hogy mindkét játék számítson, a beállításokban az „Ami automatikusan számít” résznél válaszd a „Bármelyik játék” lehetőséget.
league-why-open = { $points } ponttal és minden másban is egyenlő vele: { $other }. Rájátszás dönti el.
league-why-unmet = Nem játszottak mind egymással, ezért az egymás elleni eredmény nem dönthetett.
league-playoff-rank = Rájátszás a közös { $rank }. helyért
league-playoff-rank-help = Ezek a játékosok azonos helyen állnak. Add meg, hányadikok lettek a rájátszásban.
league-cell-corrected = javítva
league-column-corrected = Az előző táblázat óta javítva.
