//! The facts of a deal that is to be scored, and whether there can be such a deal. A deal of a session has the same
//! members as a question about one.

use super::input::{LeftOut, by_seat, played, seat, seat_or_none, seats};
use crate::desk::input::{Input, bad};
use crate::desk::reply::QuestionFault;
use talon_rules::cards::BySeat;
use talon_rules::games::preferans::{Before, Contract, DealFacts, Kontra, OutcomeKind, Variant, WrittenDeal};
use talon_rules::games::{ActionPart, Code};

/// The members of a deal.
pub(super) const MEMBERS: &[&str] = &[
    "contract",
    "declarer",
    "game",
    "invited_by",
    "kontra_giver",
    "kontra_level",
    "tricks",
    "volunteers",
];

/// Reads a deal played on this sheet.
pub(super) fn facts(input: &Input<'_>, before: &Before, variant: &Variant) -> Result<DealFacts, QuestionFault> {
    let declarer = seat(input, "declarer")?;
    let (contract, game) = played(input, variant)?;
    input.need("volunteers")?;
    let mut volunteers = seats(input, "volunteers")?;
    if volunteers[declarer] {
        return Err(bad("volunteers", input.need("volunteers")?));
    }
    if contract == Contract::BETTEL {
        volunteers = BySeat::from_fn(|seat| seat != declarer);
    }
    let invited_by = seat_or_none(input, "invited_by")?;
    let kontra = kontra(input, variant)?;
    let tricks = match input.need("tricks")? {
        null if null.is_null() => None,
        object => Some(by_seat("tricks", object, 0..=10, LeftOut::Nought)?.map(|_, won| *won as u8)),
    };
    let facts = DealFacts {
        declarer,
        contract,
        game,
        volunteers,
        invited_by,
        kontra,
        tricks,
    };
    match misfit(&facts, before, variant) {
        Some(name) => Err(input.get(name).map_or_else(
            || QuestionFault::new(Code::BadValue, Some(name)),
            |value| bad(name, value),
        )),
        None => Ok(facts),
    }
}

fn kontra(input: &Input<'_>, variant: &Variant) -> Result<Option<Kontra>, QuestionFault> {
    let level = input.number_or_nought("kontra_level", variant.kontra_max.into())?;
    let giver = seat_or_none(input, "kontra_giver")?;
    match (level, giver) {
        (0, None) => Ok(None),
        (1.., Some(giver)) => Ok(Some(Kontra {
            giver,
            level: level as u8,
        })),
        _ => Err(match input.get("kontra_giver") {
            Some(value) => bad("kontra_giver", value),
            None => crate::desk::input::missing("kontra_giver"),
        }),
    }
}

/// The member that cannot be as it is beside the others.
fn misfit(facts: &DealFacts, before: &Before, variant: &Variant) -> Option<&'static str> {
    let kind = if facts.tricks.is_some() {
        OutcomeKind::Played
    } else {
        OutcomeKind::Unplayed
    };
    let deal = WrittenDeal {
        kind,
        facts: Some(*facts),
    };
    let first = deal.check(before, variant).first().copied()?;
    Some(match first.place {
        ActionPart::Member("kontra_level") | ActionPart::Member("kontra_giver") => "kontra_giver",
        ActionPart::Member(name) if MEMBERS.contains(&name) => name,
        // What does not fit whether it was played is said of the tricks here.
        _ => "tricks",
    })
}
