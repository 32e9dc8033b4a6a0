//! Stopping before the last trick: claims and concessions, and the tricks that they come to (P-6.6).

use super::action::{Claim, ClaimOutcome};
use super::check::{Checked, TYPE};
use super::contract::Aim;
use super::rules;
use super::state::{End, Preferans};
use crate::cards::{BySeat, Seat};
use crate::games::{ActionPart, Code, Expected, Proof, Violation};

/// The pairs of seats that may have to agree when the third has dropped.
const PAIRS: [&[Seat]; 3] = [&[Seat::B, Seat::C], &[Seat::A, Seat::C], &[Seat::A, Seat::B]];

impl Preferans {
    pub(super) fn check_claim(&self, claim: &Claim) -> Checked {
        if Seat::ALL
            .into_iter()
            .any(|seat| self.is_active(seat) && !claim.agreed[seat])
        {
            let idle = Seat::ALL.into_iter().find(|seat| !self.is_active(*seat));
            let needed = idle.map_or(Expected::AllSeats, |seat| Expected::Seats(PAIRS[seat.index()]));
            return Err(
                Violation::new(Code::ClaimNotAgreed, rules::AGREED_END, ActionPart::Member("agreed")).expecting(needed),
            );
        }
        match &claim.outcome {
            ClaimOutcome::Tricks(totals) => self.check_totals(totals)?,
            ClaimOutcome::Rest(seat) if !self.is_active(*seat) => {
                return Err(Violation::new(
                    Code::BadValue,
                    rules::AGREED_END,
                    ActionPart::Inner("outcome", "rest"),
                ));
            }
            ClaimOutcome::Rest(_) => {}
        }
        if self.counted_after(&self.totals_of(&claim.outcome)).is_some() {
            return Ok(Proof::CERTAIN);
        }
        Err(
            Violation::new(Code::ClaimIncomplete, rules::AGREED_END, ActionPart::Member("outcome"))
                .expecting(Expected::Words(&["tricks"])),
        )
    }

    fn check_totals(&self, totals: &BySeat<u8>) -> Result<(), Violation> {
        for seat in Seat::ALL {
            let least = self.tricks[seat];
            if totals[seat] < least || totals[seat] > 0 && !self.is_active(seat) {
                let at = ActionPart::Total("outcome", "tricks", seat);
                return Err(
                    Violation::new(Code::BadValue, rules::AGREED_END, at).expecting(Expected::Number(least.into()))
                );
            }
        }
        if u32::from(totals.a) + u32::from(totals.b) + u32::from(totals.c) == 10 {
            return Ok(());
        }
        Err(Violation::new(
            Code::BadValue,
            rules::AGREED_END,
            ActionPart::Inner("outcome", "tricks"),
        )
        .expecting(Expected::Number(10)))
    }

    pub(super) fn check_concede(&self, seat: Seat) -> Checked {
        if !self.is_active(seat) {
            return Err(Violation::new(Code::OutOfTurn, rules::ACTIVE, ActionPart::Member("by")));
        }
        if self.conceded[seat] {
            return Err(Violation::new(Code::WrongPhase, rules::AGREED_END, TYPE)
                .expecting(Expected::Words(&["claim", "play"])));
        }
        if self.declarer() == Some(seat) && self.counted_after_giving_up().is_none() {
            return Err(
                Violation::new(Code::ClaimIncomplete, rules::AGREED_END, TYPE).expecting(Expected::Words(&["claim"]))
            );
        }
        Ok(Proof::CERTAIN)
    }

    /// The tricks of the whole hand after a claim.
    pub(super) fn totals_of(&self, outcome: &ClaimOutcome) -> BySeat<u8> {
        match outcome {
            ClaimOutcome::Tricks(totals) => *totals,
            ClaimOutcome::Rest(seat) => self.with_the_rest(*seat),
        }
    }

    fn with_the_rest(&self, seat: Seat) -> BySeat<u8> {
        let mut totals = self.tricks;
        totals[seat] += 10 - (totals.a + totals.b + totals.c);
        totals
    }

    /// The tricks that count when the hand ends with these totals: of the defenders no more than up to the deciding
    /// one. `None` when two who write for themselves share more than that, and who was first is not known.
    pub(super) fn counted_after(&self, totals: &BySeat<u8>) -> Option<BySeat<u8>> {
        if self.decided_at.is_some() {
            return Some(self.counted);
        }
        let (declarer, contract) = (self.declarer()?, self.contract?);
        let Some(most) = contract.tricks_to_fall() else {
            return Some(*totals);
        };
        let [first, second] = declarer.others();
        let room = most.saturating_sub(self.counted[first] + self.counted[second]);
        let more = |seat: Seat| totals[seat] - self.counted[seat];
        let mut counted = *totals;
        if more(first) + more(second) <= room {
            return Some(counted);
        }
        // Which of them took the last that counts matters only to two who write for themselves.
        let share = match (more(first), more(second), self.bearer()) {
            (_, 0, _) => [room, 0],
            (0, _, _) => [0, room],
            (_, _, Some(bearer)) if bearer == first => [room, 0],
            (_, _, Some(_)) => [0, room],
            (_, _, None) => return None,
        };
        counted[first] = self.counted[first] + share[0];
        counted[second] = self.counted[second] + share[1];
        Some(counted)
    }

    /// The tricks that count when the declarer gives up. What is made stays made, and all that are left go to anyone
    /// who writes them; of a contract that is still open those that the defenders need to break it.
    fn counted_after_giving_up(&self) -> Option<BySeat<u8>> {
        let (declarer, contract) = (self.declarer()?, self.contract?);
        let mut counted = self.counted;
        if self.decided_at.is_some() {
            return Some(counted);
        }
        let Some(most) = contract.tricks_to_fall() else {
            counted[declarer] = u8::from(!self.is_ducked_for_good());
            return Some(counted);
        };
        let [first, second] = declarer.others();
        let against = counted[first] + counted[second];
        let given = if self.is_safe() {
            10 - against - counted[declarer]
        } else {
            most - against
        };
        counted[self.bearer()?] += given;
        Some(counted)
    }

    /// The one defender who writes all tricks of the defence; `None` when two write for themselves (P-7.4).
    pub(super) fn bearer(&self) -> Option<Seat> {
        let [first, second] = self.declarer()?.others();
        let both = self.is_volunteer(first) && self.is_volunteer(second);
        match self.kontra {
            Some(kontra) if !(both && self.variant.kontra_individual) => Some(kontra.giver),
            _ if both => None,
            _ => self
                .invited_by()
                .or_else(|| [first, second].into_iter().find(|seat| self.is_volunteer(*seat))),
        }
    }

    /// The tricks that the score counts, once the hand is complete; `None` before, and where nobody played.
    pub(super) fn counted(&self) -> Option<BySeat<u8>> {
        let declarer = self.declarer()?;
        match self.end {
            Some(End::PassedOut | End::BothDropped) => None,
            Some(End::Claimed(claim)) => self.counted_after(&self.totals_of(&claim.outcome)),
            Some(End::DeclarerConceded) => self.counted_after_giving_up(),
            Some(End::DefendersConceded) if self.decided_at.is_some() => Some(self.counted),
            Some(End::DefendersConceded) if self.is_bettel() => Some(self.counted),
            Some(End::DefendersConceded) => self.counted_after(&self.with_the_rest(declarer)),
            Some(End::Played) => Some(self.counted),
            None => self.decided_at.map(|_| self.counted),
        }
    }

    fn is_bettel(&self) -> bool {
        self.contract.is_some_and(|contract| contract.aim() == Aim::NoTrick)
    }
}
