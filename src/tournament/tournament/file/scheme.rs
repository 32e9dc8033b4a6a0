//! A scoring scheme in a file: its word, its members, how it is read and how it is written.

use super::kinds::kinds;
use super::read::build::{exacts, maybe_number, number, word};
use super::shape::CaseShape;
use super::shape::EventValue::Places;
use super::shapes::WIDE;
use super::words;
use super::write::profile::{only, with};
use super::write::{exact, list};
use crate::file_shape::ValueShape::{Own, Word};
use crate::file_shape::{may, must, plain};
use crate::points::{PlaceScheme, Scheme};
use talon_records::json::Value;
use talon_records::json::canonical::{Object, integer, string};

kinds! {
    /// Kinds of [`Scheme`], in the order in which they are offered.
    SchemeKind of Scheme {
        Places {} = "places",
        SerbianLeague () = "serbian_league",
        Raw () = "raw",
        RawPerDeal {} = "raw_per_deal",
        SeegerFabian () = "seeger_fabian",
        Matchpoints () = "matchpoints",
        CrossDifference {} = "cross_difference",
    }
}

/// What each has beside its word, in the order of the words.
pub(super) const SHAPES: &[CaseShape] = &[
    CaseShape {
        word: SchemeKind::CrossDifference.as_str(),
        fields: &[may("cap", WIDE)],
    },
    plain(SchemeKind::Matchpoints.as_str()),
    CaseShape {
        word: SchemeKind::Places.as_str(),
        fields: &[
            must("four", Own(Places(4))),
            must("three", Own(Places(3))),
            must("tie", Word(|| words::all(words::TIE))),
        ],
    },
    plain(SchemeKind::Raw.as_str()),
    CaseShape {
        word: SchemeKind::RawPerDeal.as_str(),
        fields: &[must("reference_deals", WIDE)],
    },
    plain(SchemeKind::SeegerFabian.as_str()),
    plain(SchemeKind::SerbianLeague.as_str()),
];

/// Reads what its shape has let through.
pub(super) fn read(one: Value<'_>) -> Scheme {
    match SchemeKind::of(one) {
        SchemeKind::Places => Scheme::Places {
            three: PlaceScheme::new(exacts(one, "three")).unwrap_or_else(|_| PlaceScheme::of_three()),
            four: PlaceScheme::new(exacts(one, "four")).unwrap_or_else(|_| PlaceScheme::of_four()),
            tie: word(one, "tie", words::TIE),
        },
        SchemeKind::SerbianLeague => Scheme::SerbianLeague,
        SchemeKind::Raw => Scheme::Raw,
        SchemeKind::RawPerDeal => Scheme::RawPerDeal {
            reference_deals: number(one, "reference_deals"),
        },
        SchemeKind::SeegerFabian => Scheme::SeegerFabian,
        SchemeKind::Matchpoints => Scheme::Matchpoints,
        SchemeKind::CrossDifference => Scheme::CrossDifference {
            cap: maybe_number(one, "cap"),
        },
    }
}

pub(super) fn write(out: &mut Vec<u8>, scheme: &Scheme) {
    let word = SchemeKind::from(scheme).as_str();
    match scheme {
        Scheme::Raw
        | Scheme::SerbianLeague
        | Scheme::SeegerFabian
        | Scheme::Matchpoints
        | Scheme::CrossDifference { cap: None } => only(out, word),
        Scheme::CrossDifference { cap: Some(cap) } => with(out, word, "cap", |out| integer(out, (*cap).into())),
        Scheme::RawPerDeal { reference_deals } => {
            with(out, word, "reference_deals", |out| {
                integer(out, (*reference_deals).into())
            });
        }
        Scheme::Places { three, four, tie } => {
            let points = |out: &mut Vec<u8>, scheme: &PlaceScheme| list(out, scheme.of_places(), exact);
            let mut object = Object::begin(out);
            points(object.plain_member("four"), four);
            points(object.plain_member("three"), three);
            string(object.plain_member("tie"), words::word(words::TIE, *tie));
            string(object.plain_member("type"), word);
            object.end();
        }
    }
}
