## Who sees a hand, and taking it out

sharing-title = Ki látja ezt a leosztást
sharing-help = Amíg egy verseny fordulója tart, a leosztásai ettől a beállítástól függetlenül zárva maradnak. A megjegyzések és változatok olvasóit a szerzőjük szabja meg. Valahányszor egy leosztást linkkel osztasz meg, új linket kap, és a korábbiak többé nem működnek.
sharing-address = Link mások számára
sharing-save = Mentés
sharing-saved = Elmentve.
sharing-out-title = A leosztás elrejtése
sharing-out-help = Mindenki számára eltűnik minden oldalról, listából és fájlból. Megmarad, és ezen az oldalon visszaállítható.
sharing-out = Elrejtés mindenki elől
sharing-out-since = Elrejtve ekkor: { $day }. Ok: { $reason }
sharing-out-now = Ezt a leosztást most senki sem látja. Megmaradt, és visszaállítható.
sharing-back = Visszaállítás
sharing-is-back = A leosztás ismét ott van.
sharing-stored-again = Ugyanezt a jegyzőkönyvet közben újra betöltötték: a leosztás más számon van meg.
sharing-now = Ki látja: { $who }
sharing-change = Változtatás
audit-share_hand = Leosztás olvasói megváltoztatva
audit-take_out_hand = Leosztás elrejtve
audit-put_back_hand = Leosztás visszaállítva
audit-part-visibility = ki látja
