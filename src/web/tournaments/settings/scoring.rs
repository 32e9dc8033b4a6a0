//! How points are counted and ties broken.

use serde::Deserialize;

use super::field::{Bad, FieldView, bad, choice, exact, exacts, needed, number, ticked};
use super::numbered::Numbered;
use super::{Failed, unknown_field};
use talon_service::tournaments::Setting;
use talon_text::number::spaced;
use talon_text::{Arg, Lang};
use talon_tournament::points::{Bye, PlaceScheme, Scheme, Tie};
use talon_tournament::standings::{self, Substitute, TieBreak};
use talon_tournament::tournament::file::kinds::{ByeKind, SchemeKind, SubstituteKind};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Profile, Tournament};

/// Places in the chain of tie-breaks that the form has.
const CHAIN: u16 = 6;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct ScoringForm {
    scheme: String,
    three: String,
    four: String,
    tie: String,
    reference_deals: String,
    cap: String,
    zero_sum: Option<String>,
    #[serde(flatten)]
    chain: Numbered<TieBreakForm>,
    bye: String,
    bye_points: String,
    late: String,
    substitute: String,
    substitute_points: String,
    played_min: String,
}

/// A place in the chain of tie-breaks.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct TieBreakForm {
    chain: String,
}

impl ScoringForm {
    pub fn of(tournament: &Tournament) -> ScoringForm {
        let scoring = &tournament.profile.scoring;
        // Fields that the scheme does not use show what is usual.
        let (mut three, mut four, mut tie) = (PlaceScheme::of_three(), PlaceScheme::of_four(), Tie::Split);
        let (mut deals, mut cut) = (None, None);
        match &scoring.scheme {
            Scheme::Places {
                three: own_three,
                four: own_four,
                tie: own_tie,
            } => (three, four, tie) = (own_three.clone(), own_four.clone(), *own_tie),
            Scheme::RawPerDeal { reference_deals } => deals = Some(*reference_deals),
            Scheme::CrossDifference { cap } => cut = *cap,
            Scheme::Raw | Scheme::SerbianLeague | Scheme::SeegerFabian | Scheme::Matchpoints => {}
        }
        let shown = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let chain = scoring.chain.iter().map(|item| TieBreakForm {
            chain: item.as_str().to_owned(),
        });
        ScoringForm {
            scheme: SchemeKind::from(&scoring.scheme).as_str().to_owned(),
            three: spaced(three.of_places()),
            four: spaced(four.of_places()),
            tie: words::word(words::TIE, tie).to_owned(),
            reference_deals: shown(deals),
            cap: shown(cut),
            zero_sum: ticked(scoring.zero_sum),
            chain: (1..=CHAIN).zip(chain).collect(),
            bye: ByeKind::from(&scoring.bye).as_str().to_owned(),
            bye_points: match &scoring.bye {
                Bye::Mean | Bye::OwnAverage => String::new(),
                Bye::Fixed(points) => points.to_string(),
            },
            late: words::word(words::LATE, scoring.late).to_owned(),
            substitute: SubstituteKind::from(&scoring.substitute).as_str().to_owned(),
            substitute_points: match &scoring.substitute {
                Substitute::Score | Substitute::Nothing => String::new(),
                Substitute::Fixed(points) => points.to_string(),
            },
            played_min: scoring.played_min.to_string(),
        }
    }

    pub fn fields(&self, lang: Lang) -> Vec<FieldView> {
        let mut fields = vec![
            FieldView::choice("scheme", &SchemeKind::words(), &self.scheme, lang),
            FieldView::text("three", &self.three, lang).only("places"),
            FieldView::text("four", &self.four, lang).only("places"),
            FieldView::choice("tie", &words::all(words::TIE), &self.tie, lang).only("places"),
            FieldView::number("reference_deals", &self.reference_deals, lang).only("raw_per_deal"),
            FieldView::number("cap", &self.cap, lang).only("cross_difference"),
            FieldView::check("zero_sum", self.zero_sum.is_some(), lang),
        ];
        fields.extend((1..=CHAIN).map(|at| tie_break_field(at, self.tie_break(at), lang)));
        fields.extend([
            FieldView::choice("bye", &ByeKind::words(), &self.bye, lang),
            FieldView::text("bye_points", &self.bye_points, lang).only("bye-fixed"),
            FieldView::choice("late", &words::all(words::LATE), &self.late, lang),
            FieldView::choice("substitute", &SubstituteKind::words(), &self.substitute, lang),
            FieldView::text("substitute_points", &self.substitute_points, lang).only("substitute-fixed"),
            FieldView::number("played_min", &self.played_min, lang),
        ]);
        fields
    }

    /// What stands at a place in the chain of tie-breaks.
    fn tie_break(&self, at: u16) -> &str {
        self.chain.get(at).map_or("", |form| form.chain.trim())
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        if self.chain.numbers().any(|at| at > CHAIN) {
            return Err(unknown_field());
        }
        let mut chain = Vec::new();
        for at in (1..=CHAIN).filter(|at| !self.tie_break(*at).is_empty()) {
            let field = format!("chain{at}");
            let item = choice(&field, self.tie_break(at), TieBreak::parse)?;
            if chain.contains(&item) {
                return Err(bad(&field, "set-bad-twice").into());
            }
            chain.push(item);
        }
        let bye = match choice("bye", &self.bye, ByeKind::parse)? {
            ByeKind::Mean => Bye::Mean,
            ByeKind::OwnAverage => Bye::OwnAverage,
            ByeKind::Fixed => Bye::Fixed(exact("bye_points", &self.bye_points)?),
        };
        let substitute = match choice("substitute", &self.substitute, SubstituteKind::parse)? {
            SubstituteKind::Score => Substitute::Score,
            SubstituteKind::Nothing => Substitute::Nothing,
            SubstituteKind::Fixed => Substitute::Fixed(exact("substitute_points", &self.substitute_points)?),
        };
        let scoring = standings::Profile {
            scheme: self.scheme()?,
            zero_sum: self.zero_sum.is_some(),
            chain,
            bye,
            late: choice("late", &self.late, |word| words::value(words::LATE, word))?,
            substitute,
            played_min: number("played_min", &self.played_min)?.unwrap_or(0),
            lot: tournament.profile.scoring.lot,
        };
        Ok(Setting::Profile(Box::new(Profile {
            scoring,
            ..tournament.profile.clone()
        })))
    }

    fn scheme(&self) -> Result<Scheme, Bad> {
        Ok(match choice("scheme", &self.scheme, SchemeKind::parse)? {
            SchemeKind::Places => Scheme::Places {
                three: places("three", &self.three, 3)?,
                four: places("four", &self.four, 4)?,
                tie: choice("tie", &self.tie, |word| words::value(words::TIE, word))?,
            },
            SchemeKind::SerbianLeague => Scheme::SerbianLeague,
            SchemeKind::Raw => Scheme::Raw,
            SchemeKind::RawPerDeal => Scheme::RawPerDeal {
                reference_deals: needed("reference_deals", &self.reference_deals)?,
            },
            SchemeKind::SeegerFabian => Scheme::SeegerFabian,
            SchemeKind::Matchpoints => Scheme::Matchpoints,
            SchemeKind::CrossDifference => Scheme::CrossDifference {
                cap: number("cap", &self.cap)?,
            },
        })
    }
}

/// The points of the places at a table of so many.
fn places(field: &str, typed: &str, seats: usize) -> Result<PlaceScheme, Bad> {
    let scheme = PlaceScheme::new(exacts(field, typed)?).ok();
    scheme
        .filter(|scheme| scheme.seats() == seats)
        .ok_or_else(|| bad(field, "set-bad-places"))
}

/// A place in the chain of tie-breaks; only the first says what they are.
fn tie_break_field(at: u16, chosen: &str, lang: Lang) -> FieldView {
    let mut ties = vec![""];
    ties.extend(TieBreak::ALL.map(TieBreak::as_str));
    let field = FieldView::choice(&format!("chain{at}"), &ties, chosen, lang);
    FieldView {
        label: lang.t_args("set-chain-place", &[("number", Arg::Number(at.into()))]),
        hint: if at > 1 { String::new() } else { field.hint },
        ..field
    }
}
