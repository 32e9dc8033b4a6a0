//! Makes profile, formats and entrants of a text that was found sound.

use super::build::{day_and_time, exact, exacts, maybe_number, number, object, parsed, switch, text, word};
use super::links::items;
use crate::points::Bye;
use crate::rounds::Again;
use crate::standings::{self, Carry, Substitute, TieBreak};
use crate::tournament::file::kinds::{
    AgainKind, ByeKind, CarryKind, EntrantsKind, FormatKind, PlayKind, SubstituteKind, WithheldKind,
};
use crate::tournament::file::{scheme, words};
use crate::tournament::{Entrants, Format, Money, Prizes, Profile, Withheld};
use crate::{EntryNo, Round, Table};
use talon_records::json::{Value, canonical};
use talon_rules::games::session::TablePlay;

pub(super) fn profile(one: Value<'_>) -> Profile {
    Profile {
        scoring: scoring(object(one, "scoring")),
        sit_out: word(one, "sit_out", words::SIT_OUT),
        rules: rules(object(one, "rules")),
        play: play(object(one, "play")),
        minutes: maybe_number(one, "minutes"),
        stake: text(one, "stake"),
        self_entry: switch(one, "self_entry"),
        running_scores: switch(one, "running_scores"),
        two_person: switch(one, "two_person"),
        shared_mails: switch(one, "shared_mails"),
        money: money(object(one, "prizes")),
        withheld: one.get("withheld").map(withheld).unwrap_or_default(),
        round_starts: items(one, "round_starts").map(day_and_time).collect(),
    }
}

fn money(one: Value<'_>) -> Money {
    let amount = |amount: Value<'_>| amount.as_int().and_then(|amount| u64::try_from(amount).ok());
    let share = |share: Value<'_>| share.as_int().and_then(|share| u8::try_from(share).ok());
    Money {
        currency: text(one, "currency"),
        fee: maybe_number(one, "fee").unwrap_or_default(),
        prizes: match one.get("pot") {
            Some(pot) => Prizes::OfPot {
                house: number(pot, "house"),
                shares: items(pot, "shares").filter_map(share).collect(),
            },
            None => Prizes::Amounts(items(one, "amounts").filter_map(amount).collect()),
        },
    }
}

fn withheld(one: Value<'_>) -> Withheld {
    match WithheldKind::of(one) {
        WithheldKind::Nothing => Withheld::Nothing,
        WithheldKind::Standings => Withheld::Standings,
        WithheldKind::LastRounds => Withheld::LastRounds(number(one, "count")),
    }
}

fn rules(rules: Value<'_>) -> String {
    let mut out = Vec::new();
    canonical::value(&mut out, rules);
    String::from_utf8(out).unwrap_or_default()
}

fn play(one: Value<'_>) -> TablePlay {
    match PlayKind::of(one) {
        PlayKind::Session => TablePlay::Session {
            bula: number(one, "bula"),
            refas: maybe_number(one, "refas"),
        },
        PlayKind::Deals => TablePlay::Deals(number(one, "deals")),
    }
}

fn scoring(one: Value<'_>) -> standings::Profile {
    let (bye, substitute) = (object(one, "bye"), object(one, "substitute"));
    standings::Profile {
        scheme: scheme::read(object(one, "scheme")),
        zero_sum: switch(one, "zero_sum"),
        chain: items(one, "chain")
            .filter_map(|item| TieBreak::parse(&item.as_str()?))
            .collect(),
        bye: match ByeKind::of(bye) {
            ByeKind::Mean => Bye::Mean,
            ByeKind::OwnAverage => Bye::OwnAverage,
            ByeKind::Fixed => Bye::Fixed(exact(bye, "points")),
        },
        late: word(one, "late", words::LATE),
        substitute: match SubstituteKind::of(substitute) {
            SubstituteKind::Score => Substitute::Score,
            SubstituteKind::Nothing => Substitute::Nothing,
            SubstituteKind::Fixed => Substitute::Fixed(exact(substitute, "points")),
        },
        played_min: number(one, "played_min"),
        lot: parsed(one, "lot").unwrap_or_default(),
    }
}

pub(super) fn entrants(one: Value<'_>) -> Entrants {
    match EntrantsKind::of(one) {
        EntrantsKind::Everybody => Entrants::Everybody,
        EntrantsKind::Best => Entrants::Best(number(one, "count")),
        EntrantsKind::List => Entrants::List(numbers(one, "numbers")),
    }
}

pub(super) fn format(one: Value<'_>) -> Format {
    let again = || again(object(one, "again"));
    match FormatKind::of(one) {
        FormatKind::Schedule => Format::Schedule,
        FormatKind::Swiss => Format::Swiss {
            first: word(one, "first", words::FIRST),
        },
        FormatKind::Cut => Format::Cut { again: again() },
        FormatKind::Interval => Format::Interval {
            step: number(one, "step"),
            again: again(),
        },
        FormatKind::Lot => Format::Lot { again: again() },
        FormatKind::Groups => Format::Groups {
            size: number(one, "size"),
        },
        FormatKind::Teams => Format::Teams,
        FormatKind::Knockout => Format::Knockout {
            best: number(one, "best"),
        },
        FormatKind::Script => Format::Script {
            rounds: items(one, "rounds").map(script).collect(),
        },
    }
}

pub(super) fn carry(one: Value<'_>) -> Carry {
    match CarryKind::of(one) {
        CarryKind::Nothing => Carry::Nothing,
        CarryKind::All => Carry::All,
        CarryKind::Half => Carry::Half,
        CarryKind::Places => Carry::Places(exacts(one, "points")),
    }
}

fn again(one: Value<'_>) -> Again {
    match AgainKind::of(one) {
        AgainKind::Never => Again::Never,
        AgainKind::From => Again::From(number(one, "round")),
        AgainKind::Always => Again::Always,
    }
}

fn script(one: Value<'_>) -> Round {
    let table = |one| Table {
        number: number(one, "number"),
        seats: numbers(one, "seats"),
    };
    Round {
        number: number(one, "number"),
        byes: numbers(one, "byes"),
        tables: items(one, "tables").map(table).collect(),
    }
}

/// Draw numbers that may not be entered yet.
fn numbers(object: Value<'_>, name: &str) -> Vec<EntryNo> {
    let number = |item: Value<'_>| u16::try_from(item.as_int()?).ok().map(EntryNo);
    items(object, name).filter_map(number).collect()
}
