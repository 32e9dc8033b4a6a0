# Fees, the pot and prizes of a tournament.

set-part-money = Money and prizes
set-part-money-help = What everyone pays and what can be won. You can change these until the tournament is closed.
set-fee = Entry fee
set-fee-help = In whole units. Leave empty if nobody pays.
set-prizes = Prizes are
set-prizes-amounts = fixed amounts
set-prizes-pot = shares of the pot
set-shares = Shares in per cent
set-shares-help = For the first, the second and so on: 45 35 20
set-house = House share in per cent
set-house-help = What the club keeps of the pot before the prizes are shared. Leave empty if the club keeps nothing.
set-bad-house = The house share is a whole number from 0 to 100.
set-bad-shares = The shares are whole numbers that add up to 100 at most.
set-bad-no-shares = Enter at least the share for first place.
set-bad-amount = Enter whole numbers from 0 to 1,000,000,000,000.
refusal-no-fee = Nobody pays a fee in this tournament.
money-title = Prizes
money-fee = Entry fee: { $amount }
money-pot = Pot: { $amount }
money-house = House share ({ $part }%): { $amount }
money-share = { $part }%
money-prizes = Prizes: { $list }
money-paid = paid
money-paid-of = Paid: { $paid } of { $all }
money-owing = { $count ->
    [one] { $count } player has not paid
   *[other] { $count } players have not paid
    }
money-pays = { $name } has not paid: take { $amount }
money-has-paid = { $name } has paid { $amount }: undo
money-other = Other amount
money-other-for = Other amount from { $name }
money-take = Paid
money-all = All paid
money-all-sure = { $count ->
    [one] { $count } player who is here has not paid. Have they paid now?
   *[other] { $count } players who are here have not paid. Have they all paid now?
    }
money-all-none = Nobody who is here owes a fee.
money-all-do = Yes, all paid
paper-entries-paid = Paid
audit-word-paid = paid
audit-word-unpaid = payment undone
audit-word-all_paid = all paid
audit-word-money = money and prizes
audit-part-paid = Amount
