//! `/scorecards/{way}/settings`: people, dealing, stake, rules, the end, and the links of a card.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{act, address, after, author, done, heading, opened_to_write, pack, shell, way};
use super::next_sheet;
use super::preview::{ActChoice, Preview, PreviewView, SentForm};
use super::refused::refused;
use super::seats::{SeatsView, seats};
use super::withdrawn;
use crate::act_form::ActForm;
use crate::choice::{Choice, MarkedChoice};
use crate::desk::options::OptionView;
use crate::page::PageResult;
use crate::rules_form::RulesForm;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, Visitor, invalid_words};
use talon_scorecard::{Act, DealId, Dealing, Line, PersonNo, Replacement, SaveDeal, SeatChange, Stake, UNIT_MAX};
use talon_service::account::fresh_secret;
use talon_service::scorecards::{CardRefused, CardWay, OpenCard, renew};
use talon_service::{ActError, InvalidValue, Missing};
use talon_tournament::names::{NameFault, PersonName, line};

/// What every form of the settings has.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Sure {
    key: String,
    /// What it changes was looked at.
    #[serde(default)]
    sure: bool,
}

/// An act on a card, as its form names it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum CardAct {
    Misdeal {
        number: u32,
        dealer: u8,
        #[serde(default)]
        passes: bool,
    },
    Rename {
        name: Vec<String>,
    },
    Reseat {
        order: Vec<u8>,
    },
    Join {
        name: String,
        after: u8,
    },
    Leave {
        person: u8,
    },
    Replace {
        person: u8,
        name: String,
        /// The first deal that they sat in; empty for the next.
        #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
        from: Option<u32>,
    },
    SeatAsBefore,
    Dealing {
        dealing: DealingWord,
    },
    Stake {
        point: String,
        unit: String,
    },
    Close,
    Reopen,
    Renew,
    NextSheet,
}

/// Who deals after a deal, in a form.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DealingWord {
    InTurn,
    LastDeclarer,
}

impl CardAct {
    /// The act; none for new links and a new sheet, which are no matter of the card.
    fn act(&self) -> Result<Option<Act>, ActError> {
        Ok(Some(match self {
            CardAct::Misdeal { number, dealer, passes } => Act::Save(SaveDeal {
                number: *number,
                people: Vec::new(),
                dealer: PersonNo(*dealer),
                line: Line::Misdeal { passes: *passes },
                note: None,
            }),
            CardAct::Rename { name } => Act::Rename(read_names(name)?),
            CardAct::Reseat { order } => Act::Reseat(order.iter().copied().map(PersonNo).collect()),
            CardAct::Join { name, after } => Act::Seat(SeatChange::Joins {
                name: read_name(name)?,
                after: PersonNo(*after),
            }),
            CardAct::Leave { person } => Act::Seat(SeatChange::Leaves(PersonNo(*person))),
            CardAct::Replace { person, name, from } => Act::Seat(SeatChange::Replaces(Replacement {
                person: PersonNo(*person),
                name: read_name(name)?,
                from: from.map(DealId),
            })),
            CardAct::SeatAsBefore => Act::Seat(SeatChange::AsInLastDeal),
            CardAct::Dealing { dealing } => Act::SetDealing(match dealing {
                DealingWord::InTurn => Dealing::InTurn,
                DealingWord::LastDeclarer => Dealing::LastDeclarer,
            }),
            CardAct::Stake { point, unit } => Act::SetStake(read_stake(point, unit)?),
            CardAct::Close => Act::Close,
            CardAct::Reopen => Act::Reopen,
            CardAct::Renew | CardAct::NextSheet => return Ok(None),
        }))
    }
}

impl CardAct {
    /// Whether it is looked at before what the act would change.
    fn waits(&self) -> bool {
        let is_earlier = matches!(self, CardAct::Replace { from: Some(_), .. });
        is_earlier || matches!(self, CardAct::Reseat { .. } | CardAct::Rename { .. })
    }
}

/// The name of someone who comes.
fn read_name(typed: &str) -> Result<String, ActError> {
    let name = PersonName::parse(typed.trim()).map_err(invalid_name)?;
    Ok(name.into_string())
}

fn invalid_name(fault: NameFault) -> ActError {
    ActError::Invalid {
        field: "name",
        why: fault.into(),
    }
}

/// Names as they were typed; those who have none are called by their places.
pub(super) fn read_names(typed: &[String]) -> Result<Vec<String>, ActError> {
    let read = |(at, name): (usize, &String)| match name.trim() {
        "" => Ok(["A", "B", "C", "D"].get(at).copied().unwrap_or_default().to_owned()),
        name => PersonName::parse(name)
            .map(PersonName::into_string)
            .map_err(invalid_name),
    };
    typed.iter().enumerate().map(read).collect()
}

/// What a point is worth; nothing where nothing was typed.
pub(super) fn read_stake(point: &str, unit: &str) -> Result<Option<Stake>, ActError> {
    if point.trim().is_empty() {
        return Ok(None);
    }
    let invalid = |field, why| ActError::Invalid { field, why };
    let point = talon_text::number::count(point.trim()).filter(|point| *point > 0);
    let unit = line(unit.trim(), UNIT_MAX).map_err(|fault| invalid("unit", fault.into()))?;
    let point = point.ok_or(invalid("point", InvalidValue::BadNumber))?;
    Ok(Some(Stake { point, unit }))
}

/// A place at the table, with everyone who could sit there.
#[derive(Debug)]
struct PlaceView {
    id: String,
    choices: Vec<MarkedChoice<u8>>,
}

/// templates/scorecards/settings.html
#[derive(Debug, Template)]
#[template(path = "scorecards/settings.html")]
struct ScorecardsSettingsPage {
    shell: Shell,
    heading: String,
    card: String,
    here: String,
    key: String,
    /// An act that waits for its second press.
    waits: Option<PreviewView>,
    /// Everyone on the card.
    names: Vec<String>,
    places: Vec<PlaceView>,
    seats: SeatsView,
    has_deals: bool,
    declarer_deals: bool,
    point: String,
    unit: String,
    options: Vec<OptionView>,
    closed: bool,
    is_own: bool,
}

/// The settings.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let way = way(&place)?;
    let (card, visitor) = opened_to_write(&visit, &way).await?;
    if card.table.is_some() {
        // What is played there, the tournament says.
        return Err(Problem::not_found("scorecard"));
    }
    draw(&visit, &visitor, &way, &card, None, None)
}

/// Changes one of them.
///
/// # Errors
/// As for the page.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let way = way(&place)?;
    let fields = form.into_inner();
    let form = ActForm::<Sure, CardAct>::of(fields.clone(), &["key", "sure"])?;
    let (browser, by) = author(&visit, &request)?;
    let typed = withdrawn::fields(&fields);
    let (card, visitor) = match opened_to_write(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::instead(&visit, &way, problem, |_, _| typed).await,
    };
    let asked = form.act.act();
    if let Ok(Some(people)) = &asked
        && form.act.waits()
        && !form.common.sure
    {
        let sent = SentForm {
            to: address(&way, "settings"),
            fields,
        };
        let frame = shell(&visit, &visitor, String::new(), String::new());
        let preview = Preview {
            card: &card.card,
            by,
            pack: pack(&frame, &card.card),
            lang: visit.prefs.lang,
        };
        let ways = vec![ActChoice::only(people.clone(), visit.prefs.lang)];
        if let Some(shown) = preview.of(ways, sent)? {
            return draw(&visit, &visitor, &way, &card, Some(shown), None);
        }
    }
    let result = match asked {
        Ok(Some(asked)) => act(&visit, &way, form.request(&form.common.key), by, asked).await?,
        // What a table plays is the tournament's to say.
        Ok(None) if matches!(form.act, CardAct::NextSheet) && card.table.is_some() => {
            return Err(ActError::NotFound(Missing::Act).into());
        }
        Ok(None) if matches!(form.act, CardAct::NextSheet) => {
            let once = form.request(&form.common.key);
            return next_sheet::begin(&visit, &visitor, &request, &card.card, by, once).await;
        }
        Ok(None) => return renewed(&visit, &way).await,
        Err(error) => Err(error.into()),
    };
    match result {
        Ok(change) => done(&visit, &browser, &after(&way, &change, None)),
        Err(error) => {
            let flash = flash(&visit, &visitor, &card, error)?;
            draw(&visit, &visitor, &way, &card, None, Some(flash))
        }
    }
}

async fn renewed(visit: &Visit, way: &CardWay) -> PageResult {
    let way = way.clone();
    let (key, _) = visit
        .act(move |state, actor| Ok(renew(&state.store, actor, &way, state.now().into())?))
        .await?;
    Ok(crate::page::see_other(&address(&CardWay::Key(key), "")))
}

/// What is said of an act that was not done.
pub(super) fn flash(visit: &Visit, visitor: &Visitor, card: &OpenCard, error: CardRefused) -> Result<Flash, Problem> {
    let lang = visit.prefs.lang;
    if let CardRefused::Act(ActError::Invalid { field, why }) = &error {
        return Ok(Flash {
            kind: "bad",
            text: invalid_words(*why, field, lang),
        });
    }
    let shell = shell(visit, visitor, String::new(), String::new());
    refused(error, pack(&shell, &card.card), lang)
}

/// Draws the settings, and the message about what was sent.
pub(super) fn draw(
    visit: &Visit,
    visitor: &Visitor,
    way: &CardWay,
    opened: &OpenCard,
    waits: Option<PreviewView>,
    flash: Option<Flash>,
) -> Result<HttpResponse, Problem> {
    let (card, lang) = (&opened.card, visit.prefs.lang);
    let title = lang.t("scorecard-settings").into_owned();
    let mut shell = shell(visit, visitor, title, address(way, "settings"));
    let is_refused = flash.as_ref().is_some_and(|flash| flash.kind == "bad");
    shell.flash = flash;
    let table = card.at_table();
    let place = |at: PersonNo| PlaceView {
        id: format!("place{}", at.0),
        choices: table
            .iter()
            .map(|one| Choice::new(one.0, card.name(*one)).marked(*one == at))
            .collect(),
    };
    let page = ScorecardsSettingsPage {
        heading: heading(card, lang),
        card: address(way, ""),
        here: address(way, "settings"),
        key: fresh_secret()?,
        waits,
        names: card.people.clone(),
        places: table.iter().copied().map(place).collect(),
        seats: seats(card, lang),
        has_deals: !card.deals.is_empty(),
        declarer_deals: card.dealing == Dealing::LastDeclarer,
        point: card
            .stake
            .as_ref()
            .map_or_else(String::new, |stake| stake.point.to_string()),
        unit: card.stake.as_ref().map_or_else(String::new, |stake| stake.unit.clone()),
        options: RulesForm::of(&card.rules).options(card.game, lang),
        closed: card.closed,
        is_own: opened.is_own,
        shell,
    };
    let mut answer = html(page.render());
    if is_refused {
        *answer.status_mut() = StatusCode::CONFLICT;
    }
    Ok(answer)
}
