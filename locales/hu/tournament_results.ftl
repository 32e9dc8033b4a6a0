# Egy forduló eredményei egy oldalon.
tournament-results = { $number }. forduló: eredmények
tournament-results-enter = Eredmények beírása
tournament-results-counted = Az utolsó magától kitöltődik.
tournament-results-help-live = A kitöltött sor mentődik, amint továbblépsz.
tournament-results-help = Amelyik sorhoz nem nyúlsz, az nem változik.
tournament-results-save = Eredmények mentése
tournament-results-save-row = { $number }. asztal mentése
tournament-results-sign = Előjel váltása
tournament-results-saving = Mentés…
tournament-results-saved-row = Mentve
tournament-results-waits = Még nincs elküldve, ezen az eszközön várakozik
tournament-results-saved = { $count ->
   *[other] { $count } eredmény mentve.
    }
tournament-results-refused = { $count ->
   *[other] { $count } eredmény nincs mentve; hogy miért, az a sorában áll.
    }
tournament-results-typed = Amit beírtál:
tournament-results-look = Az asztal megnyitása
