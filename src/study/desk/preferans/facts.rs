//! The facts of a deal that is to be scored, and whether there can be such a deal. A deal of a session has the same
//! members as a question about one.

use super::input::{LeftOut, by_seat, played, seat, seat_or_none, seats};
use crate::desk::input::{Input, bad};
use crate::desk::reply::QuestionFault;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Aim, Before, Contract, DealFacts, Kontra, Variant, is_plain_two};

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
    let has_refa = before.has_refa(facts.declarer, variant);
    let plain_two = is_plain_two(facts.contract, facts.game, has_refa, variant);
    let partner_dropped = |seat: Seat| {
        let others = Seat::ALL
            .into_iter()
            .filter(|other| *other != seat && *other != facts.declarer);
        facts.volunteers[seat] && others.into_iter().all(|other| !facts.volunteers[other])
    };
    if facts.invited_by.is_some_and(|by| !partner_dropped(by) || plain_two) {
        return Some("invited_by");
    }
    if facts.kontra.is_some_and(|kontra| !facts.volunteers[kontra.giver]) {
        return Some("kontra_giver");
    }
    let nobody = Seat::ALL.into_iter().all(|seat| !facts.volunteers[seat]);
    let is_played = !nobody && (facts.kontra.is_some() || !plain_two);
    match &facts.tricks {
        Some(tricks) if is_played && can_be(tricks, facts, variant) => None,
        None if !is_played => None,
        _ => Some("tricks"),
    }
}

/// Ten tricks, or as many as decided the deal, all won by those who played; of two who write for themselves the defence's
/// first five, when there were more (P-6.5).
fn can_be(tricks: &BySeat<u8>, facts: &DealFacts, variant: &Variant) -> bool {
    let brought = facts.invited_by.is_some() || facts.kontra.is_some();
    let plays = |seat: Seat| seat == facts.declarer || facts.volunteers[seat] || brought;
    if Seat::ALL.into_iter().any(|seat| tricks[seat] > 0 && !plays(seat)) {
        return false;
    }
    let [first, second] = facts.declarer.others();
    let own = tricks[facts.declarer];
    let against = tricks[first] + tricks[second];
    let decided = facts.contract.is_decided(own, against);
    if own + against > 10 || own + against < 10 && !decided {
        return false;
    }
    let apart = facts.volunteers[first]
        && facts.volunteers[second]
        && (facts.kontra.is_none() || variant.kontra_individual)
        && facts.contract.aim() != Aim::NoTrick;
    let most = facts.contract.tricks_to_fall().unwrap_or(10);
    !(apart && against > most && tricks[first] > 0 && tricks[second] > 0)
}
