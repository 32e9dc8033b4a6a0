# Tables of rounds over several weeks: when they meet, and how the host is reached.

tournament-times-title = When this table meets
tournament-times-tables = When the tables meet
tournament-times-help = Propose up to three times, in { $club }’s local time. A time that suits everyone at the table is agreed. If plans change, agree on another one.
tournament-times-none = No time has been proposed yet.
tournament-times-when = { $weekday } { $day }, { $time }
tournament-times-agreed = Agreed: { $when }
tournament-times-is-agreed = agreed
tournament-times-suits = Suits: { $names }
tournament-times-suits-nobody = Nobody has said it suits them yet.
tournament-times-tick = Suits me
tournament-times-untick = No longer suits me
tournament-times-withdraw = Withdraw
tournament-times-number = Proposal { $number }
tournament-times-propose = Propose
tournament-times-who = Say who you are to propose times or to say which suit you.
tournament-times-go-on = Continue
tournament-times-open = { $count ->
    [one] { $count } time proposed, none agreed
   *[other] { $count } times proposed, none agreed
    }
tournament-times-past = This time is already over.
tournament-times-after-due = This time is after the last day of the round.
tournament-times-too-many = You can have three proposals open. Withdraw one before you propose another.
tournament-contact = To reach the host: { $contact }
tournament-contact-none = The host has not shared how to reach them. Ask the director to put you in touch.
tournament-contact-own = You are the host. Let your table know how to reach you
account-contact = How to reach me
account-contact-help = If you host a table in a round over several weeks, the others need to reach you. Write a phone number or an email address. It is shown only on the page of that table, to its players, to anyone who has its card, and to the director, until the table has played.
account-contact-line = Phone number or email address
account-contact-share = Show it to the players at my tables
account-contact-sheltered = Guests and minors do not share this, so nobody at your tables sees it.
account-contact-forget = Delete it
calendar-sign-up-closes = { $tournament }: sign-up closes
calendar-table-meets = { $tournament }, round { $round }, table { $table }
audit-arrange_times = Time of a table proposed or answered
audit-choose_contact = Changed how their tables reach them
audit-part-time = time
audit-word-propose_times = proposed
audit-word-tick_time = suits
audit-word-untick_time = no longer suits
audit-word-withdraw_time = proposal withdrawn
