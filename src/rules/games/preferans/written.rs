//! A deal of which only the result was written down, as on the sheet of a table, and the same [`Outcome`] as that of a
//! deal that was played. The answers of the defence go through the engine; no card is known.

use super::action::{Action, Answer};
use super::contract::{Aim, Contract};
use super::outcome::{Outcome, OutcomeKind};
use super::scoring::{DealFacts, Kontra};
use super::sheet::Before;
use super::state::Preferans;
use super::variant::Variant;
use crate::cards::{BySeat, Seat};
use crate::games::{Game, Summary, Violation};

/// What was written down of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenDeal {
    pub kind: OutcomeKind,
    /// `None` when everyone passed. Of the tricks, those of a Bettel may be the declarer's alone.
    pub facts: Option<DealFacts>,
}

impl WrittenDeal {
    /// The result on this sheet, as far as it does not depend on the order of the tricks.
    pub fn outcome(&self, before: &Before, variant: &Variant) -> Outcome {
        let Some(facts) = &self.facts else {
            return Outcome {
                kind: Some(OutcomeKind::PassedOut),
                complete: true,
                declarer: None,
                contract: None,
                game: false,
                volunteers: BySeat::default(),
                invited_by: None,
                kontra: None,
                made: None,
                tricks: None,
                counted: None,
                decided_at: None,
                score: None,
                refa_written: before.may_write_refa(variant).into(),
            };
        };
        let hand = defence(facts, before, variant);
        let counted = hand
            .zip(facts.tricks)
            .and_then(|(hand, tricks)| hand.counted_after(&tricks));
        let tricks = counted.or(facts.tricks);
        let score = DealFacts { tricks, ..*facts }.score(before, variant);
        let whole = |tricks: &BySeat<u8>| !is_declarers_alone(facts, tricks);
        Outcome {
            kind: Some(self.kind),
            complete: true,
            declarer: Some(facts.declarer),
            contract: Some(facts.contract),
            game: facts.game,
            volunteers: facts.volunteers,
            invited_by: facts.invited_by,
            kontra: facts.kontra,
            made: score.made,
            tricks: facts.tricks.filter(whole),
            counted: counted.filter(whole),
            decided_at: None,
            score: Some(score),
            refa_written: score.refa_written.into(),
        }
    }

    /// The result as lists and pages need it; `None` when everyone passed.
    pub fn summary(&self, before: &Before, variant: &Variant) -> Option<Summary> {
        super::summary::summary_of(&self.outcome(before, variant))
    }
}

/// Whether of a Bettel only the declarer's tricks were written.
pub(super) fn is_declarers_alone(facts: &DealFacts, tricks: &BySeat<u8>) -> bool {
    let others = facts.declarer.others();
    facts.contract.aim() == Aim::NoTrick && tricks[facts.declarer] < 10 && others.iter().all(|seat| tricks[*seat] == 0)
}

/// The deal after the answers of the defence and all kontras, where they are legal.
fn defence(facts: &DealFacts, before: &Before, variant: &Variant) -> Option<Preferans> {
    let mut hand = Preferans::after_auction(facts.declarer, facts.contract, facts.game, before, variant);
    answer(&mut hand, facts).ok()?;
    if let Some(kontra) = facts.kontra {
        double(&mut hand, facts.declarer, kontra).ok()?;
    }
    Some(hand)
}

/// Says what the defenders said.
///
/// # Errors
/// The rule that forbids one of the answers.
pub(super) fn answer(hand: &mut Preferans, facts: &DealFacts) -> Result<(), Violation> {
    for (seat, answer) in answers(facts) {
        hand.apply(seat, Action::Defend(answer))?;
    }
    Ok(())
}

/// Says the kontra and every answer to it.
///
/// # Errors
/// The rule that forbids one of them.
pub(super) fn double(hand: &mut Preferans, declarer: Seat, kontra: Kontra) -> Result<(), Violation> {
    let speakers = [kontra.giver, declarer].into_iter().cycle();
    for seat in speakers.take(kontra.level.into()) {
        hand.apply(seat, Action::Kontra)?;
    }
    Ok(())
}

/// What the defenders said, in the order asked.
fn answers(facts: &DealFacts) -> Vec<(Seat, Answer)> {
    if facts.contract == Contract::BETTEL {
        // Nobody is asked; an invitation has no place.
        return facts
            .invited_by
            .map(|seat| (seat, Answer::Invite))
            .into_iter()
            .collect();
    }
    let [first, second] = [facts.declarer.next(), facts.declarer.previous()];
    let own = |seat: Seat| {
        if facts.volunteers[seat] {
            Answer::Play
        } else {
            Answer::Drop
        }
    };
    // The defender who is asked last invites instead of saying that they play (P-5.3).
    let last = if facts.invited_by == Some(second) {
        Answer::Invite
    } else {
        own(second)
    };
    let mut said = vec![(first, own(first)), (second, last)];
    if facts.invited_by == Some(first) {
        said.push((first, Answer::Invite));
    }
    said
}
