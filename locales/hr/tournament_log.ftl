# Turniri: što njihov dnevnik kaže o nekom činu.

audit-part-rounds = kola
audit-part-hands = podjele
audit-part-swap = zamijenili su mjesta
audit-part-repeats = ponovni susreti
audit-part-scores = rezultati
audit-part-taken = uklonjena podjela
audit-part-freed = podjela koja nije s ovog stola
audit-part-seats = mjesta A, B i C
audit-part-game = igra
