federation-title = Member clubs and federations
federation-members = Member clubs
federation-members-help = Member clubs can propose their tournaments to your leagues. You see the ranks, points and the names that their players show.
federation-members-none = No other club belongs to this one.
federation-invited = invited
federation-which = Club
federation-invite = Invite
federation-take-back = Withdraw invitation
federation-remove = End membership
federation-of = Federations
federation-of-help = A federation is a club that other clubs have joined. Once you have accepted its invitation, directors can propose finished tournaments to its leagues.
federation-of-none = This club is not in a federation.
federation-accept = Accept
federation-decline = Decline
federation-leave = Leave
proposal-title = Propose to a league
proposal-help = The federation decides what counts. You can withdraw a tournament while the season is running.
proposal-not-over = A tournament can be proposed once it is finished.
proposal-none = No federation of this club has a running season.
proposal-propose = Propose
proposal-withdraw = Withdraw
proposal-reason = Reason
proposal-reason-help = Shown on the page of the league.
proposal-waiting = proposed, not decided yet
proposal-refused = refused: { $reason }
proposal-counts = counts
proposal-taken-out = no longer counts: { $reason }
proposal-waiting-title = Proposed by member clubs
proposal-private = Private tournament
proposal-accept = Accept
proposal-refuse = Refuse
audit-link_club = Membership in a federation changed
audit-propose_unit = Tournament proposed to a league, or withdrawn
proposal-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
