//! How a season is counted, and why a row stands where it stands, in sentences.

use chrono::{Datelike as _, NaiveDate};

use super::table::name_of;
use talon_league::{
    AdjustmentCode, CountedBy, CountedRow, CountedSeason, CountedTeam, LeagueAdjustment, SeasonDivisions,
};
use talon_service::clubs::clock;
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang, mixed};
use talon_tournament::Exact;
use talon_tournament::league::{Counting, DivisionMoves, SeasonItem, SeasonProfile, UnitPoints};

fn number(count: usize) -> Arg<'static> {
    Arg::Number(count as i64)
}

/// A day as people say it.
pub fn day_of(day: NaiveDate, lang: Lang) -> String {
    lang.day(day.year(), day.month(), day.day())
}

/// How a season is counted, as the table that is shown was.
pub fn how(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let by_list = shown.table.as_ref().filter(|table| table.has_positions());
    let by_list = by_list.map(|_| lang.t("league-how-challenge").into_owned());
    let mut said: Vec<String> = by_list.into_iter().collect();
    said.extend(counted_by(&shown.counted_by(), lang));
    said.extend(
        shown
            .season
            .divisions
            .iter()
            .flat_map(|divisions| divided(divisions, lang)),
    );
    said
}

/// Who changes places between the divisions.
fn divided(divisions: &SeasonDivisions, lang: Lang) -> Vec<String> {
    let moving = match divisions.moves {
        DivisionMoves::Number { n: 0 } | DivisionMoves::Share { per_cent: 0 } => {
            lang.t("league-how-nobody-moves").into_owned()
        }
        DivisionMoves::Number { n } => lang.n("league-how-number-moves", n.into()),
        DivisionMoves::Share { per_cent } => {
            lang.t_args("league-how-share-moves", &[("share", Arg::from(per_cent.to_string()))])
        }
    };
    let mut said = vec![moving];
    if divisions.own_places {
        said.push(lang.t("league-how-own-places").into_owned());
    }
    said
}

/// A sentence each: what a tournament pays, what counts, what decides.
fn counted_by(by: &CountedBy, lang: Lang) -> Vec<String> {
    let profile = &by.profile;
    let mut said = vec![points(&profile.points, lang), counting(profile, by.planned, lang)];
    if profile.participation != Exact::zero() {
        said.push(lang.t_args(
            "league-how-participation",
            &[("points", Arg::from(mixed(&profile.participation)))],
        ));
    }
    said.extend(by.carry.as_ref().map(|per_cent| carry(per_cent, lang)));
    if profile.minimum > 0 {
        let key = if profile.is_minimum_growing {
            "league-how-minimum-growing"
        } else {
            "league-how-minimum"
        };
        said.push(lang.t_args(key, &[("count", number(profile.minimum))]));
    }
    if !profile.chain.is_empty() {
        let items: Vec<String> = profile.chain.iter().map(|item| item_said(*item, lang)).collect();
        said.push(lang.t_args("league-how-tie", &[("items", Arg::from(items.join(", ")))]));
    }
    said
}

/// What was added or taken away by decision, with the text that everyone reads.
pub fn adjusted(shown: &SeasonShown, one: &LeagueAdjustment, lang: Lang) -> String {
    let args = [
        ("amount", Arg::from(adjustment(&one.amount))),
        ("text", Arg::from(one.text.clone())),
    ];
    let said = lang.t_args("league-adjusted", &args);
    match decided(shown, one, lang) {
        decided if decided.is_empty() => said,
        decided => format!("{said} ({decided})"),
    }
}

/// What is added or taken away, with its sign; empty where it is nothing.
pub fn adjustment(amount: &Exact) -> String {
    let is_more = *amount > Exact::zero();
    match mixed(amount) {
        _ if *amount == Exact::zero() => String::new(),
        said if is_more => format!("+{said}"),
        said => said,
    }
}

/// Of what kind an adjustment is, who made it, and when, as far as that is known.
pub fn decided(shown: &SeasonShown, one: &LeagueAdjustment, lang: Lang) -> String {
    let kind = one.code.map(|code| lang.t(&code_key(code)).into_owned());
    let by = one.by.map(|by| name_of(shown, by, lang));
    let time = one
        .time
        .map(|time| day_of(clock::local(&shown.club.timezone, time.and_utc()).date(), lang));
    let parts: Vec<String> = [kind, by, time].into_iter().flatten().collect();
    parts.join(", ")
}

/// By what the word for a kind of adjustment is found in the catalogs.
pub fn code_key(code: AdjustmentCode) -> String {
    format!("league-adjust-code-{}", code.as_str().replace('_', "-"))
}

/// How much of their points people bring from the season before.
fn carry(per_cent: &Exact, lang: Lang) -> String {
    if *per_cent == Exact::from(100) {
        lang.t("league-how-carry-all").into_owned()
    } else {
        lang.t_args("league-how-carry", &[("share", Arg::from(mixed(per_cent)))])
    }
}

/// What someone brought from the season before.
pub fn carried(row: &CountedRow, lang: Lang) -> String {
    if row.carried == Exact::zero() {
        return String::new();
    }
    lang.t_args("league-row-carried", &[("points", Arg::from(mixed(&row.carried)))])
}

/// What places are worth.
pub fn points(points: &UnitPoints, lang: Lang) -> String {
    match points {
        UnitPoints::Vector { list, rest } => {
            let said: Vec<String> = list.iter().map(mixed).collect();
            let key = if *rest == Exact::zero() {
                "league-how-vector"
            } else {
                "league-how-vector-rest"
            };
            let args = [("points", Arg::from(said.join("-"))), ("rest", Arg::from(mixed(rest)))];
            lang.t_args(key, &args)
        }
        UnitPoints::Linear => lang.t("league-how-linear").into_owned(),
        UnitPoints::PerCent => lang.t("league-how-per-cent").into_owned(),
        UnitPoints::Formula(formula) => lang.t_args(
            "league-how-formula",
            &[("formula", Arg::from(formula.text().to_owned()))],
        ),
        UnitPoints::Own => lang.t("league-how-own").into_owned(),
        UnitPoints::Raw => lang.t("league-how-raw").into_owned(),
    }
}

fn counting(profile: &SeasonProfile, planned: Option<u32>, lang: Lang) -> String {
    match (&profile.counting, planned) {
        (Counting::Best { n }, Some(planned)) if *n <= planned as usize => lang.t_args(
            "league-how-best-of",
            &[("count", number(*n)), ("planned", Arg::Number(planned.into()))],
        ),
        (Counting::Best { n }, _) => lang.n("league-how-best", *n as i64),
        (Counting::All, _) => lang.t("league-how-all").into_owned(),
        (Counting::Drop { k }, _) => lang.n("league-how-drop", *k as i64),
        (Counting::Growing { .. }, _) => lang.t("league-how-growing").into_owned(),
        (Counting::BestPerGroup { n }, _) => lang.n("league-how-group", *n as i64),
        (Counting::Average, _) => lang.t("league-how-average").into_owned(),
    }
}

fn item_said(item: SeasonItem, lang: Lang) -> String {
    lang.t(&format!("league-item-{}", item.as_str().replace('_', "-")))
        .into_owned()
}

/// What decides between a row and one that is level with it.
#[derive(Debug)]
pub struct DecidedTie<'r> {
    total: &'r Exact,
    item: Option<&'r str>,
    place: Option<usize>,
    ahead: bool,
    mine: Option<&'r Exact>,
    theirs: Option<&'r Exact>,
    /// Not all of those who are level have met.
    is_unmet: bool,
    /// A play-off is to decide.
    is_open: bool,
}

impl<'r> DecidedTie<'r> {
    /// Of someone; none where the totals say it.
    pub fn of_row(table: &CountedSeason, row: &'r CountedRow) -> Option<DecidedTie<'r>> {
        let reason = row.reason.as_ref()?;
        Some(DecidedTie {
            total: &row.total,
            item: reason.item.as_deref(),
            place: reason.place,
            ahead: reason.ahead,
            mine: reason.mine.as_ref(),
            theirs: reason.theirs.as_ref(),
            is_unmet: reason.unmet,
            is_open: table.is_open(reason),
        })
    }

    /// Of a team.
    pub fn of_team(row: &'r CountedTeam) -> Option<DecidedTie<'r>> {
        let reason = row.reason.as_ref()?;
        Some(DecidedTie {
            total: &row.total,
            item: reason.item.as_deref(),
            place: reason.place,
            ahead: reason.ahead,
            mine: reason.mine.as_ref(),
            theirs: reason.theirs.as_ref(),
            is_unmet: false,
            is_open: false,
        })
    }
}

/// Why a row stands before or behind one that is level with it.
pub fn reason(decided: &DecidedTie<'_>, other: String, lang: Lang) -> String {
    let other = Arg::from(other);
    let total = Arg::from(mixed(decided.total));
    let Some(item) = decided.item.and_then(SeasonItem::parse) else {
        let key = match decided.is_open {
            true => "league-why-open",
            false => "league-why-shared",
        };
        let said = lang.t_args(key, &[("other", other), ("points", total)]);
        return match decided.is_unmet {
            true => format!("{said} {}", lang.t("league-why-unmet")),
            false => said,
        };
    };
    let said = match decided.place {
        Some(place) => lang.t_args("league-item-place", &[("place", number(place))]),
        None => item_said(item, lang),
    };
    let number = |number: Option<&Exact>| match (number, item) {
        (None, _) => lang.t("standing-nothing").into_owned(),
        // Counted downwards, so that more is better.
        (Some(number), SeasonItem::FewerUnits | SeasonItem::Playoff) => mixed(&-number.clone()),
        (Some(number), _) => mixed(number),
    };
    let key = if decided.ahead {
        "league-why-ahead"
    } else {
        "league-why-behind"
    };
    let args = [
        ("other", other),
        ("points", total),
        ("item", Arg::from(said)),
        ("mine", Arg::from(number(decided.mine))),
        ("theirs", Arg::from(number(decided.theirs))),
    ];
    lang.t_args(key, &args)
}

/// Between which ranks someone may end.
pub fn outlook(row: &CountedRow, lang: Lang) -> String {
    match row.outlook {
        Some([best, worst]) if best == worst => lang.t_args("league-outlook-sure", &[("rank", number(best))]),
        Some([best, worst]) => lang.t_args("league-outlook", &[("best", number(best)), ("worst", number(worst))]),
        None => String::new(),
    }
}
