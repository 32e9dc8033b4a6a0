//! How points are counted and ties broken.

use super::field::{Bad, FieldView, SettingsForm, Values, bad};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::Exact;
use talon_tournament::points::{Bye, PlaceScheme, Scheme};
use talon_tournament::standings::{self, Substitute, TieBreak};
use talon_tournament::tournament::file::kinds::{ByeKind, SchemeKind, SubstituteKind};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Profile, Tournament};

/// Places in the chain of tie-breaks that the form has.
const CHAIN: usize = 6;

fn list(scheme: &PlaceScheme) -> String {
    scheme
        .of_places()
        .iter()
        .map(Exact::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let scoring = &values.tournament.profile.scoring;
    let usual = Scheme::usual();
    let places = [&scoring.scheme, &usual].into_iter().find_map(|scheme| match scheme {
        Scheme::Places { three, four, tie } => Some((list(three), list(four), *tie)),
        _ => None,
    });
    let (three, four, tie) = places.unwrap_or_default();
    let deals = match scoring.scheme {
        Scheme::RawPerDeal { reference_deals } => reference_deals.to_string(),
        _ => String::new(),
    };
    let cap = match scoring.scheme {
        Scheme::CrossDifference { cap: Some(cap) } => cap.to_string(),
        _ => String::new(),
    };
    let bye_points = match &scoring.bye {
        Bye::Mean | Bye::OwnAverage => String::new(),
        Bye::Fixed(points) => points.to_string(),
    };
    let substitute_points = match &scoring.substitute {
        Substitute::Score | Substitute::Nothing => String::new(),
        Substitute::Fixed(points) => points.to_string(),
    };
    let mut fields = vec![
        values.word(
            "scheme",
            &SchemeKind::words(),
            SchemeKind::from(&scoring.scheme).as_str(),
            lang,
        ),
        values.text("three", || three, lang).only("places"),
        values.text("four", || four, lang).only("places"),
        values
            .word("tie", &words::all(words::TIE), words::word(words::TIE, tie), lang)
            .only("places"),
        values.number("reference_deals", || deals, lang).only("raw_per_deal"),
        values.number("cap", || cap, lang).only("cross_difference"),
        values.check("zero_sum", scoring.zero_sum, lang),
    ];
    fields.extend((0..CHAIN).map(|at| tie_break(values, scoring, at, lang)));
    fields.extend([
        values.word("bye", &ByeKind::words(), ByeKind::from(&scoring.bye).as_str(), lang),
        values.text("bye_points", || bye_points, lang).only("bye-fixed"),
        values.word(
            "late",
            &words::all(words::LATE),
            words::word(words::LATE, scoring.late),
            lang,
        ),
        values.word(
            "substitute",
            &SubstituteKind::words(),
            SubstituteKind::from(&scoring.substitute).as_str(),
            lang,
        ),
        values
            .text("substitute_points", || substitute_points, lang)
            .only("substitute-fixed"),
        values.number("played_min", || scoring.played_min.to_string(), lang),
    ]);
    fields
}

/// The place `at` in the chain of tie-breaks; only the first says what they are.
fn tie_break(values: &Values<'_>, scoring: &standings::Profile, at: usize, lang: Lang) -> FieldView {
    let mut ties = vec![""];
    ties.extend(TieBreak::ALL.map(TieBreak::as_str));
    let now = scoring.chain.get(at).map_or("", |item| item.as_str());
    let field = values.word(&format!("chain{}", at + 1), &ties, now, lang);
    FieldView {
        label: format!("{} {}", field.label, at + 1),
        hint: if at > 0 { String::new() } else { field.hint },
        ..field
    }
}

pub(super) fn read(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let places = |name: &str, seats: usize| {
        let scheme = PlaceScheme::new(sent.exacts(name)?)
            .ok()
            .filter(|scheme| scheme.seats() == seats);
        scheme.ok_or_else(|| bad(name, "set-bad-places"))
    };
    let scheme = match sent.choice("scheme", SchemeKind::parse)? {
        SchemeKind::Places => Scheme::Places {
            three: places("three", 3)?,
            four: places("four", 4)?,
            tie: sent.choice("tie", |word| words::value(words::TIE, word))?,
        },
        SchemeKind::SerbianLeague => Scheme::SerbianLeague,
        SchemeKind::Raw => Scheme::Raw,
        SchemeKind::RawPerDeal => Scheme::RawPerDeal {
            reference_deals: sent.needed("reference_deals")?,
        },
        SchemeKind::SeegerFabian => Scheme::SeegerFabian,
        SchemeKind::Matchpoints => Scheme::Matchpoints,
        SchemeKind::CrossDifference => Scheme::CrossDifference {
            cap: sent.number("cap")?,
        },
    };
    let mut chain = Vec::new();
    for at in 1..=CHAIN {
        let name = format!("chain{at}");
        if sent.value(&name).is_empty() {
            continue;
        }
        let item = sent.choice(&name, TieBreak::parse)?;
        if chain.contains(&item) {
            return Err(bad(&name, "set-bad-twice"));
        }
        chain.push(item);
    }
    let bye = match sent.choice("bye", ByeKind::parse)? {
        ByeKind::Mean => Bye::Mean,
        ByeKind::OwnAverage => Bye::OwnAverage,
        ByeKind::Fixed => Bye::Fixed(sent.exact("bye_points")?),
    };
    let substitute = match sent.choice("substitute", SubstituteKind::parse)? {
        SubstituteKind::Score => Substitute::Score,
        SubstituteKind::Nothing => Substitute::Nothing,
        SubstituteKind::Fixed => Substitute::Fixed(sent.exact("substitute_points")?),
    };
    let scoring = standings::Profile {
        scheme,
        zero_sum: sent.has("zero_sum"),
        chain,
        bye,
        late: sent.choice("late", |word| words::value(words::LATE, word))?,
        substitute,
        played_min: sent.number("played_min")?.unwrap_or(0),
        lot: tournament.profile.scoring.lot,
    };
    Ok(Setting::Profile(Box::new(Profile {
        scoring,
        ..tournament.profile.clone()
    })))
}
