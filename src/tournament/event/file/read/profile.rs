//! Makes profile, formats and entrants of a text that was found sound.

use super::build::{exact, exacts, maybe_number, number, object, parsed, switch, text, word};
use super::links::items;
use crate::event::file::words;
use crate::event::{Entrants, Format, Prizes, Profile};
use crate::points::{Bye, PlaceScheme, Scheme};
use crate::rounds::Again;
use crate::standings::{self, Substitute, TieBreak};
use crate::{EntryNo, Round, Table};
use talon_records::json::{Value, canonical};
use talon_rules::games::session::TablePlay;

pub(super) fn profile(one: Value<'_>) -> Profile {
    let prizes = object(one, "prizes");
    let amount = |amount: Value<'_>| amount.as_int().and_then(|amount| u64::try_from(amount).ok());
    Profile {
        scoring: scoring(object(one, "scoring")),
        sit_out: word(one, "sit_out", words::SIT_OUT),
        rules: rules(object(one, "rules")),
        play: play(object(one, "play")),
        minutes: maybe_number(one, "minutes"),
        stake: text(one, "stake"),
        self_entry: switch(one, "self_entry"),
        two_person: switch(one, "two_person"),
        shared_mails: switch(one, "shared_mails"),
        prizes: Prizes {
            currency: text(prizes, "currency"),
            amounts: items(prizes, "amounts").filter_map(amount).collect(),
        },
    }
}

fn rules(rules: Value<'_>) -> String {
    let mut out = Vec::new();
    canonical::value(&mut out, rules);
    String::from_utf8(out).unwrap_or_default()
}

fn play(one: Value<'_>) -> TablePlay {
    if one.get("bula").is_some() {
        TablePlay::Session {
            bula: number(one, "bula"),
            refas: maybe_number(one, "refas"),
        }
    } else {
        TablePlay::Deals(number(one, "deals"))
    }
}

fn scoring(one: Value<'_>) -> standings::Profile {
    let (bye, substitute) = (object(one, "bye"), object(one, "substitute"));
    standings::Profile {
        scheme: scheme(object(one, "scheme")),
        zero_sum: switch(one, "zero_sum"),
        chain: items(one, "chain")
            .filter_map(|item| TieBreak::parse(&item.as_str()?))
            .collect(),
        bye: match &*text(bye, "type") {
            "fixed" => Bye::Fixed(exact(bye, "points")),
            "own_average" => Bye::OwnAverage,
            _ => Bye::Mean,
        },
        late: word(one, "late", words::LATE),
        substitute: match &*text(substitute, "type") {
            "fixed" => Substitute::Fixed(exact(substitute, "points")),
            "nothing" => Substitute::Nothing,
            _ => Substitute::Score,
        },
        played_min: number(one, "played_min"),
        lot: parsed(one, "lot").unwrap_or_default(),
    }
}

fn scheme(one: Value<'_>) -> Scheme {
    match &*text(one, "type") {
        "cross_difference" => Scheme::CrossDifference {
            cap: maybe_number(one, "cap"),
        },
        "matchpoints" => Scheme::Matchpoints,
        "raw" => Scheme::Raw,
        "raw_per_deal" => Scheme::RawPerDeal {
            reference_deals: number(one, "reference_deals"),
        },
        "seeger_fabian" => Scheme::SeegerFabian,
        "serbian_league" => Scheme::SerbianLeague,
        _ => Scheme::Places {
            three: PlaceScheme::new(exacts(one, "three")).unwrap_or_else(|_| PlaceScheme::of_three()),
            four: PlaceScheme::new(exacts(one, "four")).unwrap_or_else(|_| PlaceScheme::of_four()),
            tie: word(one, "tie", words::TIE),
        },
    }
}

pub(super) fn entrants(one: Value<'_>) -> Entrants {
    match &*text(one, "type") {
        "best" => Entrants::Best(number(one, "count")),
        "list" => Entrants::List(numbers(one, "numbers")),
        _ => Entrants::Everybody,
    }
}

pub(super) fn format(one: Value<'_>) -> Format {
    let again = || again(object(one, "again"));
    match &*text(one, "type") {
        "cut" => Format::Cut { again: again() },
        "groups" => Format::Groups {
            size: number(one, "size"),
        },
        "interval" => Format::Interval {
            step: number(one, "step"),
            again: again(),
        },
        "knockout" => Format::Knockout {
            best: number(one, "best"),
        },
        "lot" => Format::Lot { again: again() },
        "script" => Format::Script {
            rounds: items(one, "rounds").map(script).collect(),
        },
        "swiss" => Format::Swiss {
            first: word(one, "first", words::FIRST),
        },
        "teams" => Format::Teams,
        _ => Format::Schedule,
    }
}

fn again(one: Value<'_>) -> Again {
    match &*text(one, "type") {
        "always" => Again::Always,
        "from" => Again::From(number(one, "round")),
        _ => Again::Never,
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
