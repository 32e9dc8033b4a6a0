# When the rounds of a tournament are to begin.

set-part-times = Kezdési idők
set-part-times-help = Az időpontok előre láthatók a verseny oldalán, a jelentkezésnél és a kivetítőn. A forduló órája ettől még akkor indul, amikor elindítod.
set-round_starts = A fordulók kezdete
set-round_starts-help = Minden fordulóhoz egy időpont: 18:00 18:50 19:40. A +50 az előző után 50 perccel; az időpont elé írt dátum (például 2026-12-06) a napot adja meg.
set-bad-round-starts = Adj meg időpontokat (18:00), perceket (+50), vagy dátumot és időpontot.
set-bad-round-starts-many = Több az időpont, mint a forduló.
set-bad-round-starts-order = Minden fordulónak később kell kezdődnie, mint az előzőnek.
tournament-starts = Kezdési idők
tournament-begins = Kezdés: { $time }
audit-word-round_starts = kezdési idők
