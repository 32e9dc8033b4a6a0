# Versenyek: amit a naplójuk egy lépésről elmond.

audit-part-rounds = fordulók
audit-part-hands = leosztások
audit-part-swap = helyet cseréltek
audit-part-repeats = ismétlődések
audit-part-scores = eredmények
audit-part-taken = elvett leosztás
audit-part-freed = nem ehhez az asztalhoz tartozó leosztás
audit-part-seats = A, B és C helye
audit-part-game = játék
