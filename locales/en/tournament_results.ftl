# The results of a round on one page.
tournament-results = Results of round { $number }
tournament-results-enter = Enter results
tournament-results-counted = The last one fills itself in.
tournament-results-help-live = A complete row is saved when you leave it.
tournament-results-help = Rows you leave as they are stay unchanged.
tournament-results-save = Save results
tournament-results-save-row = Save table { $number }
tournament-results-sign = Change the sign
tournament-results-saving = Saving…
tournament-results-saved-row = Saved
tournament-results-waits = Not sent yet, saved on this device
tournament-results-saved = { $count ->
    [one] { $count } result saved.
   *[other] { $count } results saved.
    }
tournament-results-refused = { $count ->
    [one] { $count } result was not saved. Its row says why.
   *[other] { $count } results were not saved. Their rows say why.
    }
tournament-results-typed = You typed:
tournament-results-look = View the table
