# Kotizacija, fond i nagrade turnira.

set-part-money = Novac i nagrade
set-part-money-help = Što svatko plaća i što se može osvojiti. Možete mijenjati dok se turnir ne zatvori.
set-fee = Kotizacija
set-fee-help = U cijelim jedinicama. Ostavite prazno ako nitko ne plaća.
set-prizes = Nagrade su
set-prizes-amounts = zadani iznosi
set-prizes-pot = dijelovi fonda
set-shares = Udjeli u postotcima
set-shares-help = Za prvog, drugog i tako dalje: 45 35 20
set-house = Udio kluba u postotcima
set-house-help = Koliko klub zadržava od fonda prije podjele nagrada. Ostavite prazno ako ništa.
set-bad-house = Udio kluba je cijeli broj od 0 do 100.
set-bad-shares = Udjeli su cijeli brojevi čiji je zbroj najviše 100.
set-bad-no-shares = Upišite barem udio prvog mjesta.
set-bad-amount = Upišite cijele brojeve od 0 do 1.000.000.000.000.
refusal-no-fee = Na ovom turniru nema kotizacije.
money-title = Nagrade
money-fee = Kotizacija: { $amount }
money-pot = Fond: { $amount }
money-house = Udio kluba ({ $part } %): { $amount }
money-share = { $part } %
money-prizes = Nagrade: { $list }
money-paid = plaćeno
money-paid-of = Plaćeno: { $paid } od { $all }
money-owing = { $count ->
    [one] { $count } igrač nije platio
    [few] { $count } igrača nisu platila
   *[other] { $count } igrača nije platilo
    }
money-pays = { $name }, neplaćeno: primi { $amount }
money-has-paid = { $name }, plaćeno { $amount }: poništi
money-other = Drugi iznos
money-other-for = Drugi iznos, { $name }
money-take = Plaćeno
money-all = Svi su platili
money-all-sure = { $count ->
    [one] { $count } prisutni igrač nije platio. Je li sada platio?
    [few] { $count } prisutna igrača nisu platila. Jesu li sada svi platili?
   *[other] { $count } prisutnih igrača nije platilo. Jesu li sada svi platili?
    }
money-all-none = Nitko od prisutnih nije dužan.
money-all-do = Da, svi su platili
paper-entries-paid = Plaćeno
audit-word-paid = plaćeno
audit-word-unpaid = plaćanje poništeno
audit-word-all_paid = svi platili
audit-word-money = novac i nagrade
audit-part-paid = Iznos
