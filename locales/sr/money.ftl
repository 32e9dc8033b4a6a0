# Kotizacija, fond i nagrade turnira.

set-part-money = Novac i nagrade
set-part-money-help = Šta svako plaća i šta može da se osvoji. Možete da menjate dok se turnir ne zatvori.
set-fee = Kotizacija
set-fee-help = U celim jedinicama. Ostavite prazno ako niko ne plaća.
set-prizes = Nagrade su
set-prizes-amounts = zadati iznosi
set-prizes-pot = delovi fonda
set-shares = Udeli u procentima
set-shares-help = Za prvog, drugog i tako dalje: 45 35 20
set-house = Udeo kluba u procentima
set-house-help = Koliko klub zadržava od fonda pre podele nagrada. Ostavite prazno ako ništa.
set-bad-house = Udeo kluba je ceo broj od 0 do 100.
set-bad-shares = Udeli su celi brojevi čiji je zbir najviše 100.
set-bad-no-shares = Upišite bar udeo prvog mesta.
set-bad-amount = Upišite cele brojeve od 0 do 1.000.000.000.000.
refusal-no-fee = Na ovom turniru nema kotizacije.
money-title = Nagrade
money-fee = Kotizacija: { $amount }
money-pot = Fond: { $amount }
money-house = Udeo kluba ({ $part }%): { $amount }
money-share = { $part }%
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
    [one] { $count } prisutan igrač nije platio. Da li je sada platio?
    [few] { $count } prisutna igrača nisu platila. Da li su sada svi platili?
   *[other] { $count } prisutnih igrača nije platilo. Da li su sada svi platili?
    }
money-all-none = Niko od prisutnih nije dužan.
money-all-do = Da, svi su platili
paper-entries-paid = Plaćeno
audit-word-paid = plaćeno
audit-word-unpaid = plaćanje poništeno
audit-word-all_paid = svi platili
audit-word-money = novac i nagrade
audit-part-paid = Iznos
