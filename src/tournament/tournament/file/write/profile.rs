//! Writes what a tournament decided before it began: its profile, and how its stages are drawn.

use super::{clock, date, exact, integer, list, string, switch};
use crate::points::Bye;
use crate::rounds::Again;
use crate::standings::{self, Carry, Substitute, TieBreak};
use crate::tournament::file::kinds::{
    AgainKind, ByeKind, CarryKind, EntrantsKind, FormatKind, PlayKind, SubstituteKind, WithheldKind,
};
use crate::tournament::file::{scheme, words};
use crate::tournament::{Entrants, Format, Money, Prizes, Profile, Withheld};
use crate::{EntryNo, Round};
use chrono::NaiveDateTime;
use talon_records::json::canonical::{self, Object};
use talon_records::json::{Limits, Tape, ValueKind};
use talon_rules::games::session::TablePlay;

pub(super) fn profile(out: &mut Vec<u8>, profile: &Profile) {
    let mut object = Object::begin(out);
    if let Some(minutes) = profile.minutes {
        integer(object.plain_member("minutes"), minutes.into());
    }
    play(object.plain_member("play"), profile.play);
    money(object.plain_member("prizes"), &profile.money);
    if !profile.round_starts.is_empty() {
        list(object.plain_member("round_starts"), &profile.round_starts, round_start);
    }
    rules(object.plain_member("rules"), &profile.rules);
    if profile.running_scores {
        switch(object.plain_member("running_scores"), true);
    }
    scoring(object.plain_member("scoring"), &profile.scoring);
    switch(object.plain_member("self_entry"), profile.self_entry);
    switch(object.plain_member("shared_mails"), profile.shared_mails);
    string(
        object.plain_member("sit_out"),
        words::word(words::SIT_OUT, profile.sit_out),
    );
    string(object.plain_member("stake"), &profile.stake);
    switch(object.plain_member("two_person"), profile.two_person);
    withheld(&mut object, profile.withheld);
    object.end();
}

fn round_start(out: &mut Vec<u8>, start: &NaiveDateTime) {
    let mut object = Object::begin(out);
    date(object.plain_member("date"), start.date());
    clock(object.plain_member("time"), start.time());
    object.end();
}

fn withheld(object: &mut Object<'_>, withheld: Withheld) {
    let word = WithheldKind::from(&withheld).as_str();
    match withheld {
        Withheld::Nothing => {}
        Withheld::Standings => only(object.plain_member("withheld"), word),
        Withheld::LastRounds(count) => with(object.plain_member("withheld"), word, "count", |out| {
            integer(out, count.into());
        }),
    }
}

/// The rules are JSON already. Those that are none become a string, which no reader takes for rules.
fn rules(out: &mut Vec<u8>, rules: &str) {
    let mut tape = Tape::new();
    match tape.read(rules.as_bytes(), Limits::default()) {
        Ok(document) if document.root().kind() == ValueKind::Object => canonical::value(out, document.root()),
        _ => string(out, rules),
    }
}

fn play(out: &mut Vec<u8>, play: TablePlay) {
    let mut object = Object::begin(out);
    match play {
        TablePlay::Deals(deals) => integer(object.plain_member("deals"), deals.into()),
        TablePlay::Session { bula, refas } => {
            integer(object.plain_member("bula"), bula.into());
            if let Some(refas) = refas {
                integer(object.plain_member("refas"), refas.into());
            }
        }
    }
    string(object.plain_member("type"), PlayKind::from(&play).as_str());
    object.end();
}

fn money(out: &mut Vec<u8>, money: &Money) {
    let mut object = Object::begin(out);
    let (amounts, pot): (&[u64], _) = match &money.prizes {
        Prizes::Amounts(amounts) => (amounts, None),
        Prizes::OfPot { house, shares } => (&[], Some((house, shares))),
    };
    list(object.plain_member("amounts"), amounts, amount);
    string(object.plain_member("currency"), &money.currency);
    if money.fee > 0 {
        amount(object.plain_member("fee"), &money.fee);
    }
    if let Some((house, shares)) = pot {
        let mut object = Object::begin(object.plain_member("pot"));
        integer(object.plain_member("house"), (*house).into());
        list(object.plain_member("shares"), shares, |out, share| {
            integer(out, (*share).into());
        });
        object.end();
    }
    object.end();
}

/// An act lets no amount in that is beyond what every reader keeps.
pub(super) fn amount(out: &mut Vec<u8>, amount: &u64) {
    integer(out, i64::try_from(*amount).unwrap_or(i64::MAX));
}

fn scoring(out: &mut Vec<u8>, scoring: &standings::Profile) {
    let mut object = Object::begin(out);
    let bye = object.plain_member("bye");
    let word = ByeKind::from(&scoring.bye).as_str();
    match &scoring.bye {
        Bye::Mean | Bye::OwnAverage => only(bye, word),
        Bye::Fixed(points) => with(bye, word, "points", |out| exact(out, points)),
    }
    let tie_break = |out: &mut Vec<u8>, item: &TieBreak| string(out, item.as_str());
    list(object.plain_member("chain"), &scoring.chain, tie_break);
    string(object.plain_member("late"), words::word(words::LATE, scoring.late));
    string(object.plain_member("lot"), &scoring.lot.to_string());
    integer(object.plain_member("played_min"), scoring.played_min.into());
    scheme::write(object.plain_member("scheme"), &scoring.scheme);
    let substitute = object.plain_member("substitute");
    let word = SubstituteKind::from(&scoring.substitute).as_str();
    match &scoring.substitute {
        Substitute::Score | Substitute::Nothing => only(substitute, word),
        Substitute::Fixed(points) => with(substitute, word, "points", |out| exact(out, points)),
    }
    switch(object.plain_member("zero_sum"), scoring.zero_sum);
    object.end();
}

pub(super) fn carry(out: &mut Vec<u8>, carry: &Carry) {
    let word = CarryKind::from(carry).as_str();
    match carry {
        Carry::Nothing | Carry::All | Carry::Half => only(out, word),
        Carry::Places(points) => with(out, word, "points", |out| list(out, points, exact)),
    }
}

pub(super) fn entrants(out: &mut Vec<u8>, entrants: &Entrants) {
    let word = EntrantsKind::from(entrants).as_str();
    match entrants {
        Entrants::Everybody => only(out, word),
        Entrants::Best(count) => with(out, word, "count", |out| integer(out, (*count).into())),
        Entrants::List(numbers) => with(out, word, "numbers", |out| list(out, numbers, number)),
    }
}

pub(super) fn format(out: &mut Vec<u8>, format: &Format) {
    let word = FormatKind::from(format).as_str();
    match format {
        Format::Schedule | Format::Teams => only(out, word),
        Format::Swiss { first } => {
            with(out, word, "first", |out| string(out, words::word(words::FIRST, *first)));
        }
        Format::Cut { again } | Format::Lot { again } => {
            with(out, word, "again", |out| self::again(out, *again));
        }
        Format::Groups { size } => with(out, word, "size", |out| integer(out, (*size).into())),
        Format::Interval { step, again } => {
            let mut object = Object::begin(out);
            self::again(object.plain_member("again"), *again);
            integer(object.plain_member("step"), (*step).into());
            string(object.plain_member("type"), word);
            object.end();
        }
        Format::Script { rounds } => with(out, word, "rounds", |out| list(out, rounds, script)),
        Format::Knockout { best } => with(out, word, "best", |out| integer(out, (*best).into())),
    }
}

fn again(out: &mut Vec<u8>, again: Again) {
    let word = AgainKind::from(&again).as_str();
    match again {
        Again::Never | Again::Always => only(out, word),
        Again::From(round) => with(out, word, "round", |out| integer(out, round.into())),
    }
}

/// A round that was fixed beforehand names draw numbers, which need not be entered yet.
fn script(out: &mut Vec<u8>, round: &Round) {
    let mut object = Object::begin(out);
    list(object.plain_member("byes"), &round.byes, number);
    integer(object.plain_member("number"), round.number.into());
    list(object.plain_member("tables"), &round.tables, |out, table| {
        let mut object = Object::begin(out);
        integer(object.plain_member("number"), table.number.into());
        list(object.plain_member("seats"), &table.seats, number);
        object.end();
    });
    object.end();
}

fn number(out: &mut Vec<u8>, number: &EntryNo) {
    integer(out, number.0.into());
}

/// An object that has nothing but its type.
pub(in crate::tournament::file) fn only(out: &mut Vec<u8>, word: &'static str) {
    let mut object = Object::begin(out);
    string(object.plain_member("type"), word);
    object.end();
}

/// An object with its type and one member whose name stands before `type`.
pub(in crate::tournament::file) fn with(
    out: &mut Vec<u8>,
    word: &'static str,
    name: &'static str,
    value: impl FnOnce(&mut Vec<u8>),
) {
    debug_assert!(name < "type");
    let mut object = Object::begin(out);
    value(object.plain_member(name));
    string(object.plain_member("type"), word);
    object.end();
}
