//! What a game is: whose turn, what is legal, what follows. It knows no game in particular.

use crate::cards::{CardSet, Seat};
use crate::games::{RuleId, Violation};

/// How well an action is known to be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Proof {
    /// Rules that could not be checked because cards are unknown, each with the cards whose presence in the
    /// hand would have made the action illegal. What the hand shows later is held against them. A card leaves at most
    /// three open: two duties and the seven of trumps that is kept.
    pub open: [Option<(crate::games::Code, RuleId, CardSet)>; 3],
}

impl Proof {
    /// Everything could be checked.
    pub const CERTAIN: Proof = Proof { open: [None; 3] };

    /// Whether something was left unchecked.
    pub fn is_open(&self) -> bool {
        self.open[0].is_some()
    }

    /// Adds a rule that could not be checked.
    pub(crate) fn leave_open(&mut self, code: crate::games::Code, rule: RuleId, denied: CardSet) {
        let slot = self.open.iter_mut().find(|slot| slot.is_none());
        debug_assert!(slot.is_some(), "no room for {}", rule.as_str());
        if let Some(slot) = slot {
            *slot = Some((code, rule, denied));
        }
    }
}

/// One game in progress: the only place that knows what is legal.
pub trait Game: Clone {
    /// What a player may do.
    type Action: Copy;

    /// Whose turn it is; `None` when the hand is over, or when its contract is to be told first.
    fn to_act(&self) -> Option<Seat>;

    /// Every legal action of every seat that may act.
    fn legal_actions(&self) -> Vec<(Seat, Self::Action)>;

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<Proof, Violation>;

    /// Does it without asking. Only for actions that `check` allowed, or that happened all the same.
    fn apply_checked(&mut self, seat: Seat, action: Self::Action);

    /// Does it if it is legal.
    ///
    /// # Errors
    /// The rule that forbids it; the state is then untouched.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Proof, Violation> {
        let proof = self.check(seat, action)?;
        self.apply_checked(seat, action);
        Ok(proof)
    }
}
