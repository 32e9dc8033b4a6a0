# Turniri: šta njihov dnevnik kaže o nekom činu.

audit-part-rounds = kola
audit-part-hands = podele
audit-part-swap = zamenili su mesta
audit-part-repeats = ponovni susreti
audit-part-scores = rezultati
audit-part-taken = uklonjena podela
audit-part-freed = podela koja nije sa ovog stola
audit-part-seats = mesta A, B i C
audit-part-game = igra
