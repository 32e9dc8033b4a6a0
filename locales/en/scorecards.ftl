# Scorecards: an evening at one table, kept on a phone.

scorecard-new = New scorecard
scorecard-new-lead = Keep the score of an evening on your phone instead of on paper. You do not need an account: anyone with the edit link can write on the scorecard.
scorecard-own = Your scorecards
scorecard-as-last-time = Same players and rules
scorecard-people = Players
scorecard-people-help = In the order of play. If there is a fourth player, the dealer sits out.
scorecard-person = Player { $number }
scorecard-fourth = Fourth player
scorecard-deals-first = deals first
scorecard-rules-later = You can change the rules of your table later, under Settings.
scorecard-new-rules = Rules for Preferans
scorecard-new-as-set = Each rule set has its own bula and refas; enter others if your table plays with them.
scorecard-begin = Start
scorecard-begin-rules = Set the house rules first
scorecard-settings = Settings
scorecard-deals = deals
scorecard-dealer = Dealer
scorecard-deal = Deal { $number }
scorecard-dealt-by = { $name } deals
scorecard-other-dealer = Someone else is dealing
scorecard-who = Declarer
scorecard-forehand = speaks first
scorecard-higher = Higher
scorecard-if-stopped = Score if you stop now (with the rest written off)
scorecard-no-refa = no refa: none are left
scorecard-no-refa-hat = { $count ->
        [one] no refa: { $names } is under the hat
       *[other] no refa: { $names } are under the hat
    }
scorecard-into-club = Add the deals to a club
scorecard-into-club-help = They are imported into the club’s hands, and the import can be undone. If you correct a deal later, add them again: corrected deals replace the earlier ones.
scorecard-club-gone = No longer on the scorecard
scorecard-into-club-send = Add to club
scorecard-older = { $count ->
        [one] { $count } earlier deal
       *[other] { $count } earlier deals
    }
scorecard-of-table = Keep a scorecard
scorecard-played-of = { $count } of { $planned } deals
scorecard-table-result = Table result
scorecard-table-result-help = Send it when the round is over. Another player then confirms it on their own phone. Until then you can withdraw it.
scorecard-table-result-send = Send as our result
scorecard-table-closed = The result of this table has been sent. To change a deal, { $name } first has to withdraw the result on the table card.
scorecard-table-confirmed = The result of this table is confirmed, so players can no longer change deals. If it is wrong, dispute it on the table card. A scorer or the director can then correct it.
scorecard-table-ruled = The director has decided the result of this table, so deals can no longer be changed.
scorecard-table-official = This table has a result, so players can no longer change deals. Only a scorer or the director can correct it now.
scorecard-table-corrects = The result of this table has been sent. If you correct a deal, the result changes with it and the players confirm it again.
scorecard-table-otherwise = The result of this table was entered another way: { $result }. This scorecard comes to { $card }. Both are kept; the table card shows which one counts.
scorecard-what = Contract
scorecard-more-calls = More contracts
scorecard-call-parts = Put a contract together
scorecard-passed-out = Passed out
scorecard-misdeal = Misdeal
scorecard-misdeal-passes = Next player deals
scorecard-thrown-in = Thrown in
scorecard-choose-again = Change player or contract
scorecard-ask-result = Result
scorecard-ask-kontra-on = Kontra on { $part }
scorecard-ask-kontra-by = Kontra by { $name }
scorecard-ask-seven = Trump seven in the last trick
scorecard-ask-points = Card points of { $name }
scorecard-ask-points-defenders = Card points of the defenders
scorecard-ask-all-tricks = All ten tricks and the Simple lost? If that is right, save again.
scorecard-ask-trump = Trump
scorecard-ask-came = Who plays?
scorecard-ask-tricks = Tricks: { $name }
scorecard-both = Both
scorecard-only = { $name } only
scorecard-nobody = Nobody
scorecard-invites = { $name } invites the partner
scorecard-kontra-of = { $name }: { $kontra }
scorecard-seven-won = { $name }, won
scorecard-seven-lost = { $name }, lost
scorecard-more = More
scorecard-note = Note
scorecard-count = Calculate
scorecard-save = Save
scorecard-take-back = Undo
scorecard-lines = Deals
scorecard-empty = No deals yet.
scorecard-contested = two versions
scorecard-changed = corrected
scorecard-void-because = struck out: { $reason }
scorecard-closed = This scorecard is closed.
scorecard-over = The session is over. You can add more deals, but they do not count.
scorecard-after-end = Add one more deal (it does not count)
scorecard-next-sheet = Start a new sheet
scorecard-next-sheet-help = A new scorecard with the same players, rules and stake. It has its own link.
scorecard-payments = Who pays whom
scorecard-pays = { $from } → { $to }: { $amount }
scorecard-take-along = Share and download
scorecard-link-write = Edit link (for the players only)
scorecard-link-read = View link
scorecard-file-text = Deals as text
scorecard-kept = A scorecard is deleted when nothing has been added for 90 days. You can import the files into a club.
scorecard-outbox = Not sent yet
scorecard-outbox-send = Send now
scorecard-outbox-edit = Edit
scorecard-uncounted = { $count ->
        [one] { $count } deal not counted yet
       *[other] { $count } deals not counted yet
    }
scorecard-by-own = entered on this device
scorecard-by-device = entered on device { $number }
scorecard-agreed = { $count ->
        [one] confirmed on { $count } other phone
       *[other] confirmed on { $count } other phones
    }
scorecard-two-answers = Entered on another phone
scorecard-two-answers-help = This deal was entered differently on two phones. The first version counts until one of you decides.
scorecard-keep-first = Keep the first version
scorecard-keep-second = Keep this version
scorecard-keep-other = Keep the other version
scorecard-keep-both = These are two different deals
scorecard-correct = Correct this deal
scorecard-insert = Insert a deal before this one
scorecard-other-call = Change dealer, declarer or contract
scorecard-else = Other actions
scorecard-agree = Confirm this deal
scorecard-restore = Count it again
scorecard-void = Strike out
scorecard-void-reason = Reason for striking it out
scorecard-move = Move
scorecard-move-to = Move to
scorecard-history = Earlier versions
scorecard-names = Names
scorecard-names-help = Use this to correct a misspelt name. Points stay with the seat.
scorecard-rename = Rename
scorecard-order = Seating
scorecard-order-help = Use this if the seating order entered is wrong. Points stay with the player.
scorecard-reseat = Save the order
scorecard-dealing = Next dealer
scorecard-dealing-in-turn = Next player in turn
scorecard-dealing-declarer = Last declarer
scorecard-stake = Stake
scorecard-stake-help = What one point is worth, as a whole number. Leave empty to play for points only.
scorecard-stake-point = Value of a point
scorecard-stake-unit = Currency
scorecard-rules-help = Before you save, you see how the scores change if the new rules apply to all deals, or only from a certain deal on.
scorecard-rules-first = These rules apply to all deals on this scorecard.
scorecard-rules-set = Save rules
scorecard-end = Close
scorecard-end-help = You cannot add deals to a closed scorecard, but you can reopen it.
scorecard-close = Close scorecard
scorecard-reopen = Reopen scorecard
scorecard-renew = Create new links
scorecard-renew-help = The old links will stop working.
scorecard-refused-people = This table takes 3 to { $most } players.
scorecard-refused-same-name = Two players are called { $name }. Add an initial to tell them apart.
scorecard-refused-person = This player is not at the table.
scorecard-refused-deal = This deal no longer exists.
scorecard-refused-closed = This scorecard is closed. You can reopen it under Settings.
scorecard-refused-full = A scorecard can have at most 400 deals. Start a new one.
scorecard-refused-all-played = All { $planned } deals of this table have been entered. Correct one of them, or strike out the one that was not played.
scorecard-refused-reason = Enter a reason of at most { $most } characters.
scorecard-refused-note = A note can have at most { $most } characters. Shorten it.
scorecard-says-kontra-only = { $name } dropped, so only { $other } can say kontra.
scorecard-says-kontra-nobody = No defender plays, so nobody can say kontra.
scorecard-says-kontra-declarer = { $name } is the declarer; the first kontra is said by a defender.
scorecard-says-dropped-tricks = { $name } dropped and wins no tricks.
scorecard-says-sum = These tricks add up to { $sum }; a deal has ten.
scorecard-says-seven = By these rules it matters who played the trump seven to the last trick. Choose it and save again.
scorecard-says-marriages = By these rules it matters whether the silent 100 was reached with 40 or with 20. Choose the marriages and save again.
scorecard-refused-not-last = You can only undo the last deal. Strike this one out instead.
scorecard-refused-unchanged = Nothing has changed.
scorecard-refused-call = This player cannot play this contract.
scorecard-refused-field = Please fill in “{ $field }”.
scorecard-ask-marriages = Marriages: { $name }
scorecard-ask-round = Bid in round
scorecard-outbox-drop = Remove
scorecard-offline = You are offline. Try again when you have a connection.
scorecard-away = You are offline. This is the scorecard as you last saw it. New deals are saved on this device and sent when you are back online.
scorecard-gone = This link no longer works. Deals that have not been sent are still saved on this device. Ask for the new link.
scorecard-withdrawn = This link no longer works
scorecard-withdrawn-help = New links were created for this scorecard, so nothing was saved. Ask for the new link.
scorecard-withdrawn-typed = What you entered
scorecard-refused-stale = Someone else changed this deal while you were editing it. Check it, then make your correction again if you still need to.
scorecard-told-changed = Counted again: { $deals }.
scorecard-told-ends = The sheet now ends with deal { $number }.
scorecard-told-goes-on = The sheet is no longer played out: the next deal counts.
scorecard-told-after-end = { $count ->
    [one] Deal { $numbers } stays on the list, marked as after the end, and does not count.
   *[other] Deals { $numbers } stay on the list, marked as after the end, and do not count.
}
scorecard-told-counts-again = { $count ->
    [one] Deal { $numbers } counts again.
   *[other] Deals { $numbers } count again.
}
scorecard-told-more = { $count ->
    [one] { $count } more deal counts differently.
   *[other] { $count } more deals count differently.
}
scorecard-changed-value = deal { $number }: { $was } → { $now }
scorecard-changed-stops = deal { $number }: { $was } → does not count
scorecard-changed-refa = deal { $number } is now under a refa: { $was } → { $now }
scorecard-changed-no-refa = deal { $number } is no longer under a refa: { $was } → { $now }
scorecard-changed-writes = a refa is now written for deal { $number }
scorecard-changed-writes-none = a refa is no longer written for deal { $number }
scorecard-told-dealer = It was not this player’s turn to deal. If that is a mistake, correct the dealer.

scorecard-progress = Scorecards in this round
scorecard-progress-since = { $count ->
        [0] last entry just now
        [one] last entry { $count } minute ago
       *[other] last entry { $count } minutes ago
    }
scorecard-progress-due = all deals played, result not sent
scorecard-progress-sent = result sent
scorecard-progress-otherwise = result differs from the scorecard
scorecard-progress-contested = two versions of a deal

scorecard-preview = Preview of your changes
scorecard-preview-deals = Deals that will count differently: { $numbers }.
scorecard-preview-before = before
scorecard-preview-after = after
scorecard-preview-do = Save changes
scorecard-preview-leave = Cancel

scorecard-figures = The evening in figures
scorecard-figures-made = made / declared
scorecard-figures-best = best deal
scorecard-figures-worst = worst deal

scorecard-file-lost = These deals are left out because they cannot be written in this format: { $numbers }. The records contain all deals.
scorecard-file-sums = Totals: { $sums }
scorecard-refused-too-many = At most { $most } people can play at one table in an evening.
scorecard-refused-sheet = The players on a sheet stay until the end. Someone else can take over a player’s column, or you can close this scorecard and start a new one.

scorecard-table-fixed = The tournament sets the players, the first dealer and the rules. You cannot change them here.
scorecard-seats = Change players
scorecard-seats-now = Now at the table: { $names }
scorecard-seats-help = Changes apply from the next deal on. Earlier deals keep their players, and everyone keeps their points.
scorecard-seats-sheet = The players on a sheet stay until the end: nobody can join or leave, but someone else can take over a column. To play on with different players, close this scorecard and start a new one.
scorecard-seats-undo = Undo this change
scorecard-seats-joins = Add a fourth player
scorecard-seats-name = Name
scorecard-seats-after = Plays after
scorecard-seats-join = Add player
scorecard-seats-leaves = Remove a player
scorecard-seats-who = Player
scorecard-seats-leave = Remove player
scorecard-seats-replaces = Replace a player
scorecard-seats-place = Player to replace
scorecard-seats-from = From deal
scorecard-seats-next = { $number } (the next)
scorecard-seats-replace = Replace player
scorecard-news-people = Players from this deal on: { $names }
scorecard-news-rules = New rules from this deal on
scorecard-rules-all = Apply to all deals
scorecard-rules-part = Apply from the selected deal
scorecard-rules-from = First deal with the new rules
scorecard-rules-from-deal = From deal { $number } on
scorecard-rules-choose = Choose a deal
scorecard-rules-which = Choose the first deal with the new rules, then press the button again.

scorecard-other-board = Choose another board
scorecard-board-was = Board of this deal
scorecard-board-set = Save board
scorecard-boards-over = All boards of this table have been entered. Send the result below.
scorecard-deals-over = All deals of this table have been entered. Send the result below.
scorecard-boards-missing = Will be entered as not played: { $numbers }.
scorecard-of-card = scorecard: { $score }
scorecard-refused-board = This table does not have this board.
scorecard-refused-board-dealer = { $name } deals this board.
scorecard-refused-board-answered = Two versions of this board are already waiting. Decide first which one is right.
scorecard-refused-board-stands = A board is one deal, and its place follows from its number. If it was a different board, correct it on the page of the deal.
scorecard-refused-sent = The result of this table has been sent in the meantime, so this deal was not saved: { $deal }.

# Deals as text.

scorecard-text = Type or paste deals
scorecard-text-lead = Enter one deal per line, or paste a table from a spreadsheet. You see the scores before anything is added.
scorecard-text-label = Deals
scorecard-text-help = For example: { $example }. Players, dealer and rules are those of the scorecard.
scorecard-text-example-ulti = { $name } simple: made
scorecard-text-example-preferans = { $name } 4: 6 2 2
scorecard-text-look = Preview
scorecard-text-preview = Preview
scorecard-text-add = { $count ->
        [one] Add this deal
       *[other] Add these { $count } deals
    }
scorecard-text-read = Read as { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }, one per line.
scorecard-text-again = The scorecard or the text has changed since the preview. Check the deals again.
scorecard-text-sent = The result of this table has been sent in the meantime, so nothing was added. The text is below.
scorecard-text-leave = Back to the scorecard
scorecard-text-long = The text is too long: at most { $most } characters can be read at once.
scorecard-text-empty = There is no deal in this text.
scorecard-text-other-game = Deal { $place } in the text is from the other game.
scorecard-text-other-people = Deal { $place } in the text has players who are not at this table, or who sit in a different order.
scorecard-text-other-rules = Deal { $place } in the text was played by different rules. Change the rules under Settings, or leave them out of the text.
scorecard-text-cards = Deal { $place } in the text includes the cards. A scorecard keeps only results; import the hand instead.
scorecard-text-ruling = Deal { $place } in the text has a ruling. On a scorecard, a deal can only be struck out.
scorecard-refused-not-next = The text has deal { $number }, but the next deal on the scorecard is { $next }. Leave out the deals that are already there, or leave out the numbers.
scorecard-text-notes = Deal { $place } in the text has more than one note, a note on a position, or one that is not public. A scorecard keeps only one note per deal, which everyone with the scorecard can read. Leave the others out.
scorecard-print = Print
scorecard-plot-about = The totals, deal by deal. The table of deals has the same numbers.
scorecard-new-text = Already written down?
scorecard-new-text-label = The evening as text or as a table
scorecard-new-text-help = One deal per line, or a table from a spreadsheet. Players and rules are taken from its first line if it has one, otherwise from the form.
scorecard-new-text-faulty = The text cannot be used yet. What is wrong, and where, is listed below.
scorecard-new-text-warned = Part of the text may be wrong. Check it, then press the button again to start with it as it is.
