//! How points are counted and ties broken.

use super::field::{Bad, FieldView, SettingsForm, Values, bad};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::Exact;
use talon_tournament::event::file::words;
use talon_tournament::event::{Event, Profile};
use talon_tournament::points::{Bye, PlaceScheme, Scheme};
use talon_tournament::standings::{self, Substitute, TieBreak};

const SCHEMES: [&str; 7] = [
    "places",
    "serbian_league",
    "raw",
    "raw_per_deal",
    "seeger_fabian",
    "matchpoints",
    "cross_difference",
];
const BYES: [&str; 3] = ["mean", "own_average", "fixed"];
const SUBSTITUTES: [&str; 3] = ["score", "nothing", "fixed"];
/// Places in the chain of tie-breaks that the form has.
const CHAIN: usize = 6;

fn scheme_word(scheme: &Scheme) -> &'static str {
    match scheme {
        Scheme::Places { .. } => "places",
        Scheme::SerbianLeague => "serbian_league",
        Scheme::Raw => "raw",
        Scheme::RawPerDeal { .. } => "raw_per_deal",
        Scheme::SeegerFabian => "seeger_fabian",
        Scheme::Matchpoints => "matchpoints",
        Scheme::CrossDifference { .. } => "cross_difference",
    }
}

fn list(scheme: &PlaceScheme) -> String {
    scheme
        .of_places()
        .iter()
        .map(Exact::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let scoring = &values.event.profile.scoring;
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
    let bye = match &scoring.bye {
        Bye::Mean => ("mean", String::new()),
        Bye::OwnAverage => ("own_average", String::new()),
        Bye::Fixed(points) => ("fixed", points.to_string()),
    };
    let substitute = match &scoring.substitute {
        Substitute::Score => ("score", String::new()),
        Substitute::Nothing => ("nothing", String::new()),
        Substitute::Fixed(points) => ("fixed", points.to_string()),
    };
    let mut fields = vec![
        values.choice("scheme", &SCHEMES, || scheme_word(&scoring.scheme).to_owned(), lang),
        values.text("three", || three, lang).only("places"),
        values.text("four", || four, lang).only("places"),
        values
            .choice(
                "tie",
                &words::all(words::TIE),
                || words::word(words::TIE, tie).to_owned(),
                lang,
            )
            .only("places"),
        values.number("reference_deals", || deals, lang).only("raw_per_deal"),
        values.number("cap", || cap, lang).only("cross_difference"),
        values.check("zero_sum", scoring.zero_sum, lang),
    ];
    let mut ties = vec![""];
    ties.extend(TieBreak::ALL.map(TieBreak::as_str));
    for at in 0..CHAIN {
        let now = scoring.chain.get(at).map_or("", |item| item.as_str()).to_owned();
        let mut field = values.choice(&format!("chain{}", at + 1), &ties, || now, lang);
        field.label = format!("{} {}", field.label, at + 1);
        if at > 0 {
            field.hint = String::new();
        }
        fields.push(field);
    }
    fields.extend([
        values.choice("bye", &BYES, || bye.0.to_owned(), lang),
        values.text("bye_points", || bye.1, lang).only("bye-fixed"),
        values.choice(
            "late",
            &words::all(words::LATE),
            || words::word(words::LATE, scoring.late).to_owned(),
            lang,
        ),
        values.choice("substitute", &SUBSTITUTES, || substitute.0.to_owned(), lang),
        values
            .text("substitute_points", || substitute.1, lang)
            .only("substitute-fixed"),
        values.number("played_min", || scoring.played_min.to_string(), lang),
    ]);
    fields
}

pub(super) fn read(event: &Event, sent: &SettingsForm) -> Result<Setting, Bad> {
    let places = |name: &str, seats: usize| {
        let scheme = PlaceScheme::new(sent.exacts(name)?)
            .ok()
            .filter(|scheme| scheme.seats() == seats);
        scheme.ok_or_else(|| bad(name, "set-bad-places"))
    };
    let scheme = match sent.value("scheme") {
        "places" => Scheme::Places {
            three: places("three", 3)?,
            four: places("four", 4)?,
            tie: sent.choice("tie", |word| words::value(words::TIE, word))?,
        },
        "serbian_league" => Scheme::SerbianLeague,
        "raw" => Scheme::Raw,
        "raw_per_deal" => Scheme::RawPerDeal {
            reference_deals: sent.needed("reference_deals")?,
        },
        "seeger_fabian" => Scheme::SeegerFabian,
        "matchpoints" => Scheme::Matchpoints,
        "cross_difference" => Scheme::CrossDifference {
            cap: sent.number("cap")?,
        },
        _ => return Err(bad("scheme", "field-bad-choice")),
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
    let bye = match sent.value("bye") {
        "mean" => Bye::Mean,
        "own_average" => Bye::OwnAverage,
        "fixed" => Bye::Fixed(sent.exact("bye_points")?),
        _ => return Err(bad("bye", "field-bad-choice")),
    };
    let substitute = match sent.value("substitute") {
        "score" => Substitute::Score,
        "nothing" => Substitute::Nothing,
        "fixed" => Substitute::Fixed(sent.exact("substitute_points")?),
        _ => return Err(bad("substitute", "field-bad-choice")),
    };
    let scoring = standings::Profile {
        scheme,
        zero_sum: sent.has("zero_sum"),
        chain,
        bye,
        late: sent.choice("late", |word| words::value(words::LATE, word))?,
        substitute,
        played_min: sent.number("played_min")?.unwrap_or(0),
        lot: event.profile.scoring.lot,
    };
    Ok(Setting::Profile(Box::new(Profile {
        scoring,
        ..event.profile.clone()
    })))
}
