//! `/leagues/{slug}/{season}/pot`: what the tournaments of a season keep for its end, who would have how much of it
//! now, and for those who manage the league how it is shared.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address};
use super::frame::{LeagueFrame, SeasonPath, opened};
use super::table::{name_of, unit_name};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::shell::Shell;
use crate::tournaments::money::share;
use talon_http::{Visit, Visitor};
use talon_league::{CountedPot, LeagueAct, SeasonPot, SeasonState, UnitNo};
use talon_service::account::fresh_secret;
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_text::{Arg, Lang, money, number};

/// An act on the pot of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum PotAct {
    /// It is shared so from now on.
    Share {
        shares: String,
        /// The unit whose places decide; empty for the table of the season.
        decided_by: String,
    },
    /// There is none any more.
    End,
}

/// templates/leagues/pot.html
#[derive(Debug, Template)]
#[template(path = "leagues/pot.html")]
struct LeaguesPotPage {
    shell: Shell,
    frame: LeagueFrame,
    here: String,
    key: String,
    version: i64,
    error: String,
    /// The table that is shown has a pot.
    has_pot: bool,
    how: Vec<String>,
    sums: Vec<SumView>,
    kept: Vec<KeptView>,
    /// The season shares one.
    is_shared: bool,
    /// The reader manages the league, and it is not closed.
    manages: bool,
    shares: String,
    units: Vec<Choice>,
    decided_by: String,
}

/// The pot in one currency, with those who would have something of it.
#[derive(Debug)]
struct SumView {
    says: String,
    prizes: Vec<PrizeView>,
    /// What nobody would have; empty where there is nothing.
    rest: String,
}

#[derive(Debug)]
struct PrizeView {
    name: String,
    amount: String,
    is_mine: bool,
}

/// What a unit brought.
#[derive(Debug)]
struct KeptView {
    name: String,
    href: String,
    amount: String,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let (shown, visitor) = opened(&visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/pot") {
        return Ok(answer);
    }
    draw(&visit, &visitor, &shown, None, None)
}

/// Does what a form says.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let posted = Posted::<PotAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(visit.prefs.lang);
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "pot"))),
        Err(refused) => {
            let sent = Some(&posted.form.act);
            draw(&visit, &posted.visitor, &posted.shown, sent, Some(&refused))
        }
    }
}

impl PotAct {
    /// What is done, or what is wrong with a field.
    fn form(&self, lang: Lang) -> Result<SeasonForm, String> {
        let bad_number = || lang.t("set-bad-number").into_owned();
        let pot = match self {
            PotAct::Share { shares, decided_by } => {
                let shares: Vec<u8> = number::counts(shares).ok_or_else(bad_number)?;
                let unit = match decided_by.as_str() {
                    "" => None,
                    unit => Some(UnitNo(unit.parse().map_err(|_| bad_number())?)),
                };
                Some(SeasonPot {
                    shares,
                    decided_by: unit,
                })
            }
            PotAct::End => None,
        };
        Ok(SeasonForm::Act(Box::new(LeagueAct::SetPot(pot))))
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&PotAct>,
    refused: Option<&NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let pot = shown.table.as_ref().and_then(|table| table.pot.as_ref());
    let set = shown.season.pot.clone();
    let (shares, decided_by) = match (sent, &set) {
        (Some(PotAct::Share { shares, decided_by }), _) => (shares.clone(), decided_by.clone()),
        (_, Some(set)) => (
            number::spaced(&set.shares),
            set.decided_by.map(|unit| unit.0.to_string()).unwrap_or_default(),
        ),
        (_, None) => (number::spaced(&SeasonPot::usual().shares), String::new()),
    };
    let page = LeaguesPotPage {
        shell: Shell::new(visit, visitor, lang.t("league-pot")),
        here: address(shown, "pot"),
        frame: LeagueFrame::of(shown, lang),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused),
        has_pot: pot.is_some(),
        how: pot.map(|pot| how(shown, pot, lang)).unwrap_or_default(),
        sums: pot.map(|pot| sums(shown, pot, lang)).unwrap_or_default(),
        kept: pot.map(|pot| kept(shown, pot, lang)).unwrap_or_default(),
        is_shared: set.is_some(),
        manages: shown.manages && shown.season.state != SeasonState::Archived,
        shares,
        units: units(shown, lang),
        decided_by,
    };
    Ok(NotDone::answer(refused, page.render()))
}

/// How it is shared, in a sentence or two.
pub(super) fn how(shown: &SeasonShown, pot: &CountedPot, lang: Lang) -> Vec<String> {
    let shares: Vec<String> = pot.shared.shares.iter().map(|part| share(*part, lang)).collect();
    let mut said = vec![lang.t_args("league-pot-how", &[("shares", Arg::from(shares.join(", ")))])];
    if let Some(unit) = pot.shared.decided_by {
        let unit = shown.units.iter().find(|one| one.number == unit);
        let name = unit.map(|unit| unit_name(unit, lang)).unwrap_or_default();
        said.push(lang.t_args("league-pot-decided", &[("name", Arg::from(name))]));
    }
    said
}

fn sums(shown: &SeasonShown, pot: &CountedPot, lang: Lang) -> Vec<SumView> {
    let view = |sum: talon_league::PotSum| {
        let amount = |amount| Arg::from(money(amount, &sum.currency, lang));
        let of = [("amount", amount(sum.amount)), ("count", Arg::Number(sum.units as i64))];
        let prizes = pot.prizes.iter().filter(|prize| prize.currency == sum.currency);
        SumView {
            says: lang.t_args("league-pot-sum", &of),
            rest: if sum.rest > 0 {
                lang.t_args("league-pot-rest", &[("amount", amount(sum.rest))])
            } else {
                String::new()
            },
            prizes: prizes
                .map(|prize| PrizeView {
                    name: name_of(shown, prize.person, lang),
                    amount: money(prize.amount, &prize.currency, lang),
                    is_mine: shown.is_mine(prize.person),
                })
                .collect(),
        }
    };
    pot.sums().into_iter().map(view).collect()
}

fn kept(shown: &SeasonShown, pot: &CountedPot, lang: Lang) -> Vec<KeptView> {
    let view = |one: &talon_league::UnitMoney| {
        let unit = shown.units.iter().find(|unit| unit.number == one.unit);
        KeptView {
            name: unit.map(|unit| unit_name(unit, lang)).unwrap_or_default(),
            href: address(shown, &format!("units/{}", one.unit.0)),
            amount: money(one.amount, &one.currency, lang),
        }
    };
    pot.kept.iter().map(view).collect()
}

/// By what places can be decided: the table of the season, or a unit that counts.
fn units(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let mut choices = vec![Choice::new("", lang.t("league-pot-by-table"))];
    let counting: Vec<UnitNo> = shown.season.counting().iter().map(|unit| unit.number).collect();
    let units = shown.units.iter().filter(|unit| counting.contains(&unit.number));
    choices.extend(units.map(|unit| Choice::new(unit.number.0.to_string(), unit_name(unit, lang))));
    choices
}
