//! `/leagues/{slug}/{season}/challenge`: who stands where, whom they may challenge, and for those who manage the league
//! how it is played.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address};
use super::frame::{LeagueFrame, SeasonPath, opened};
use super::table::name_of;
use crate::page::{PageResult, see_other};
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{
    CHALLENGE_USUAL, ChallengePosition, LeagueAct, LeaguePerson, ListedPerson, SeasonChallenge, SeasonState,
};
use talon_service::account::fresh_secret;
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_text::{Arg, Lang};

/// An act on the list of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ChallengeAct {
    /// Begins it, or changes how far a challenge goes.
    Play {
        most: String,
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
    let posted = Posted::<ChallengeAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(&posted.shown, visit.prefs.lang);
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "challenge"))),
        Err(refused) => draw(
            &visit,
            &posted.visitor,
            &posted.shown,
            Some(&posted.form.act),
            Some(refused),
        ),
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
                })
            }),
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
