//! The words of a score of Preferans.

use serde_json::Value as Json;

use super::words::{Term, lexicon};
use crate::game::Table;
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Aim, Contract};

/// Writes a score; `None` when a word for it is wanting.
pub(super) fn write(score: &Json, table: &Table<'_>) -> Option<String> {
    if score["outcome"] == "passed_out" {
        return Some(lexicon().written(Term::Pass).to_owned());
    }
    let declarer = seat(&score["declarer"])?;
    let contract = Contract::new(u8::try_from(score["contract"].as_u64()?).ok()?)?;
    let mut line = table.written(declarer)?;
    if score["game"] == true {
        line.push(' ');
        line.push_str(lexicon().written(Term::Game));
    }
    line.push(' ');
    line.push_str(lexicon().written(Term::Contract(contract.value())));
    let bettel = contract.aim() == Aim::NoTrick;
    for part in came(score, bettel, table)?
        .into_iter()
        .chain(kontras(score, declarer, table)?)
    {
        line.push_str(", ");
        line.push_str(&part);
    }
    line.push_str(": ");
    line.push_str(&match score["outcome"].as_str()? {
        "unplayed" => "-".to_owned(),
        _ => tricks(score, declarer, bettel),
    });
    if let Some(refa) = score["refa"].as_bool() {
        line.push_str(if refa { "; refa +" } else { "; refa -" });
    }
    Some(line)
}

pub(super) fn seat(value: &Json) -> Option<Seat> {
    Seat::parse(value.as_str()?)
}

/// Who came; nothing where both did, as usual.
fn came(score: &Json, bettel: bool, table: &Table<'_>) -> Option<Option<String>> {
    let Some(volunteers) = score["volunteers"].as_array() else {
        return Some(None);
    };
    let only = match volunteers.as_slice() {
        [] => return Some(Some(lexicon().written(Term::Nobody).to_owned())),
        [only] => table.written(seat(only)?)?,
        _ => return Some(bettel.then(|| lexicon().written(Term::Both).to_owned())),
    };
    Some(Some(match score["invited_by"].is_null() {
        true => format!("{} {only}", lexicon().written(Term::Only)),
        false => format!("{only} {}", lexicon().written(Term::Invites)),
    }))
}

/// All levels up to the last, each with who said it; one above the fourth alone, with who began.
pub(super) fn kontras(score: &Json, declarer: Seat, table: &Table<'_>) -> Option<Vec<String>> {
    let Some(giver) = seat(&score["kontra_giver"]) else {
        return Some(Vec::new());
    };
    let level = u8::try_from(score["kontra_level"].as_u64()?).ok()?;
    let levels = if level <= 4 { 1..=level } else { level..=level };
    let said = levels.map(|level| {
        let speaker = if level.is_multiple_of(2) && level <= 4 {
            declarer
        } else {
            giver
        };
        let word = lexicon().written(Term::Kontra(level));
        let person = table.written(speaker)?;
        (!word.is_empty()).then(|| format!("{word} {person}"))
    });
    said.collect()
}

/// Those of who plays, from the declarer on; in Bettel the declarer's where no others are known.
fn tricks(score: &Json, declarer: Seat, bettel: bool) -> String {
    let of = |seat: Seat| score["tricks"][seat.letter()].as_u64().unwrap_or(0);
    let others = declarer.others();
    if bettel && others.iter().all(|seat| of(*seat) == 0) {
        return match of(declarer) {
            0 => lexicon().written(Term::Made).to_owned(),
            won => won.to_string(),
        };
    }
    active(score, declarer, bettel)
        .map(|seat| of(seat).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Who plays, from the declarer on.
pub(super) fn active(score: &Json, declarer: Seat, bettel: bool) -> impl Iterator<Item = Seat> {
    let all = bettel || !score["kontra_giver"].is_null() || !score["invited_by"].is_null();
    let came = move |seat: &Seat| {
        let volunteers = score["volunteers"].as_array();
        all || volunteers.is_some_and(|list| list.iter().any(|one| one == seat.letter()))
    };
    [declarer].into_iter().chain(declarer.others().into_iter().filter(came))
}
