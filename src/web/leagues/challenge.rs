//! `/leagues/{slug}/{season}/challenge`: who stands where, whom they may challenge, and for those who manage the league
//! how it is played.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address};
use super::frame::{LeagueFrame, SeasonPath, opened};
use super::table::name_of;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::ratings::list_title;
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_league::{
    CHALLENGE_USUAL, ChallengePosition, LeagueAct, LeaguePerson, ListedPerson, RatingOrder, SeasonChallenge,
    SeasonState,
};
use talon_service::account::fresh_secret;
use talon_service::leagues::{ChallengeStart, SeasonForm, SeasonShown};
use talon_service::ratings;
use talon_store::RatingListId;
use talon_text::{Arg, Lang};
use talon_tournament::rating::Method;

/// The order of the season before, in forms.
const SEASON_BEFORE: &str = "season";

/// An act on the list of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ChallengeAct {
    /// Begins it, or changes how far a challenge goes.
    Play {
        most: String,
    },
    /// Begins it in another order, before anything was played.
    Begin {
        from: String,
    },
    Leave {
        person: i64,
    },
    Return {
        person: i64,
    },
    End,
}

/// templates/leagues/challenge.html
#[derive(Debug, Template)]
#[template(path = "leagues/challenge.html")]
struct LeaguesChallengePage {
    shell: Shell,
    frame: LeagueFrame,
    here: String,
    key: String,
    version: i64,
    error: String,
    how: String,
    positions: Vec<PositionView>,
    gone: Vec<GoneView>,
    is_played: bool,
    /// The reader manages the league, and it is not closed.
    manages: bool,
    most: String,
    /// Of which rating list its order was, where it began in one.
    began: String,
    /// The orders in which it can begin, for those who manage it, as long as nothing was played.
    starts: Vec<Choice>,
}

/// Someone on the list.
#[derive(Debug)]
struct PositionView {
    position: usize,
    person: i64,
    name: String,
    moved: Option<(String, String)>,
    is_mine: bool,
    /// Whom they may challenge.
    open_to: String,
}

/// Someone who has left it.
#[derive(Debug)]
struct GoneView {
    person: i64,
    name: String,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let (shown, visitor) = opened(&visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/challenge") {
        return Ok(answer);
    }
    let starts = starts(&visit, &shown).await?;
    draw(&visit, &visitor, &shown, starts, None, None)
}

/// The orders in which a list that was not played yet can begin.
async fn starts(visit: &Visit, shown: &SeasonShown) -> Result<Vec<Choice>, Problem> {
    let is_open = shown.manages && shown.season.challenge.is_some() && shown.season.counting().is_empty();
    if !is_open {
        return Ok(Vec::new());
    }
    let (club, lang) = (shown.club.slug.clone(), visit.prefs.lang);
    let (lists, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| ratings::list(db, actor, Some(&club), None))?))
        .await?;
    let mut choices = Vec::new();
    if shown.seasons.iter().any(|other| other.starts_on < shown.head.starts_on) {
        choices.push(Choice::new(SEASON_BEFORE, lang.t("league-challenge-season-before")));
    }
    let published = lists.iter().filter(|list| list.row.revision > 0);
    choices.extend(published.map(|list| {
        let args = [
            ("list", Arg::from(list_title(&list.row.game, list.method, lang))),
            ("revision", Arg::Number(list.row.revision)),
        ];
        Choice::new(list.row.id.to_string(), lang.t_args("set-ratings-of", &args))
    }));
    Ok(choices)
}

/// Of which rating list the order was in which it began.
fn began(from: &RatingOrder, lang: Lang) -> String {
    let title = Method::parse(&from.method).map(|method| list_title(&from.game, method, lang));
    let args = [
        ("list", Arg::from(title.unwrap_or_default())),
        ("club", Arg::from(from.club.clone())),
        ("revision", Arg::Number(from.revision.into())),
    ];
    lang.t_args("league-challenge-began", &args)
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
    let posted = Posted::<ChallengeAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(&posted.shown, visit.prefs.lang);
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "challenge"))),
        Err(refused) => {
            let starts = starts(&visit, &posted.shown).await?;
            let (shown, sent) = (&posted.shown, Some(&posted.form.act));
            draw(&visit, &posted.visitor, shown, starts, sent, Some(refused))
        }
    }
}

impl ChallengeAct {
    /// What is done, or what is wrong with a field.
    fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, String> {
        let known = shown.season.challenge.clone();
        let missing = || lang.t("league-challenge-none").into_owned();
        let next = match self {
            ChallengeAct::Play { most } => Some(SeasonChallenge {
                most: most.trim().parse().map_err(|_| lang.t("set-bad-number").into_owned())?,
                ..known.unwrap_or(SeasonChallenge {
                    start: Vec::new(),
                    most: CHALLENGE_USUAL,
                    gone: Vec::new(),
                    from: None,
                })
            }),
            ChallengeAct::Begin { from } => {
                let start = match from.as_str() {
                    SEASON_BEFORE => ChallengeStart::SeasonBefore,
                    list => {
                        let list = list.parse().map_err(|_| lang.t("field-bad-choice").into_owned())?;
                        ChallengeStart::Ratings(RatingListId(list))
                    }
                };
                return Ok(SeasonForm::BeginChallenge(start));
            }
            ChallengeAct::Leave { person } => {
                let mut challenge = known.ok_or_else(missing)?;
                let person = LeaguePerson(*person);
                if !challenge.has_left(person) {
                    challenge.gone.push(ListedPerson { person });
                }
                Some(challenge)
            }
            ChallengeAct::Return { person } => {
                let mut challenge = known.ok_or_else(missing)?;
                challenge.gone.retain(|one| one.person != LeaguePerson(*person));
                Some(challenge)
            }
            ChallengeAct::End => None,
        };
        Ok(SeasonForm::Act(Box::new(LeagueAct::SetChallenge(next))))
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    starts: Vec<Choice>,
    sent: Option<&ChallengeAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let challenge = shown.season.challenge.as_ref();
    let table = shown.table.as_ref();
    let positions = table.map(|table| table.challenge.as_slice()).unwrap_or_default();
    let most = match sent {
        Some(ChallengeAct::Play { most }) => most.clone(),
        _ => challenge
            .map_or(CHALLENGE_USUAL, |challenge| challenge.most)
            .to_string(),
    };
    let page = LeaguesChallengePage {
        shell: Shell::new(visit, visitor, lang.t("league-challenge")),
        here: address(shown, "challenge"),
        frame: LeagueFrame::of(shown, lang),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        how: challenge
            .map(|challenge| lang.n("league-challenge-how", challenge.most.into()))
            .unwrap_or_default(),
        positions: challenge.map_or_else(Vec::new, |challenge| rungs(shown, challenge, positions, lang)),
        gone: challenge
            .map(|challenge| gone(shown, challenge, lang))
            .unwrap_or_default(),
        is_played: challenge.is_some(),
        manages: shown.manages && shown.season.state != SeasonState::Archived,
        most,
        began: challenge
            .and_then(|challenge| challenge.from.as_ref())
            .map_or_else(String::new, |from| began(from, lang)),
        starts,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

fn rungs(
    shown: &SeasonShown,
    challenge: &SeasonChallenge,
    positions: &[ChallengePosition],
    lang: Lang,
) -> Vec<PositionView> {
    let order: Vec<LeaguePerson> = positions.iter().map(|one| one.person).collect();
    let view = |(position, one): (usize, &ChallengePosition)| {
        let open_to = challenge.open_to(&order, one.person).into_iter();
        let names: Vec<String> = open_to.map(|other| name_of(shown, other, lang)).collect();
        PositionView {
            position,
            person: one.person.0,
            name: name_of(shown, one.person, lang),
            moved: moved(one, position, lang),
            is_mine: shown.is_mine(one.person),
            open_to: if names.is_empty() {
                String::new()
            } else {
                lang.t_args("league-may-challenge", &[("names", Arg::from(names.join(", ")))])
            },
        }
    };
    (1..).zip(positions).map(view).collect()
}

fn moved(one: &ChallengePosition, now: usize, lang: Lang) -> Option<(String, String)> {
    let Some(before) = one.before else {
        let new = lang.t("league-moved-new").into_owned();
        return Some((new.clone(), new));
    };
    let places = before.abs_diff(now) as i64;
    match before.cmp(&now) {
        std::cmp::Ordering::Greater => Some((format!("▲{places}"), lang.n("tournament-moved-up", places))),
        std::cmp::Ordering::Less => Some((format!("▼{places}"), lang.n("tournament-moved-down", places))),
        std::cmp::Ordering::Equal => None,
    }
}

fn gone(shown: &SeasonShown, challenge: &SeasonChallenge, lang: Lang) -> Vec<GoneView> {
    let view = |one: &ListedPerson| GoneView {
        person: one.person.0,
        name: name_of(shown, one.person, lang),
    };
    challenge.gone.iter().map(view).collect()
}
