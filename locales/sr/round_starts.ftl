# When the rounds of a tournament are to begin.

set-part-times = Vremena početka
set-part-times-help = Vremena se unapred vide na stranici turnira, pri prijavi i na projektoru. Sat kola i dalje kreće kad ga pokrenete.
set-round_starts = Kola počinju u
set-round_starts-help = Vreme za svako kolo: 18:00 18:50 19:40. +50 je 50 minuta posle prethodnog; datum ispred vremena, na primer 2026-12-06, određuje dan.
set-bad-round-starts = Upišite vremena kao 18:00, minute kao +50, ili datum i vreme.
set-bad-round-starts-many = Vremena ima više nego kola.
set-bad-round-starts-order = Svako kolo mora da počne kasnije od prethodnog.
tournament-starts = Vremena početka
tournament-begins = Početak: { $time }
audit-word-round_starts = vremena početka
