//! `GET /clubs/{slug}`: what a club says of itself, its latest hands, and who belongs to it as far as they let it be
//! seen.

use std::collections::HashMap;

use actix_web::web::Path;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::frame::{ClubTab, Frame, seen};
use super::home::HomeView;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::hands::rows::{HandRow, Records, from_record, rows};
use crate::markup::BlockKind;
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::clubs::read::{self, MemberListQuery, Rights};
use talon_service::clubs::{ClubHome, FirstSteps, PublicName};
use talon_service::list_hands::list_hands_with_records;
use talon_service::{ActError, Actor, clubs};
use talon_store::clubs::Club;
use talon_store::hands::{HandFilter, Page, Slice};
use talon_store::members::Which;
use talon_store::{Db, HandId};
use talon_text::Lang;

/// Hands on the page.
const LATEST: usize = 5;
/// Names on it.
const NAMES: usize = 24;

/// templates/clubs/show.html
#[derive(Debug, Template)]
#[template(path = "clubs/show.html")]
struct ClubsShowPage {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    steps: Vec<StepView>,
    /// The language of the club, in which the steps are told.
    steps_lang: Lang,
    /// Paragraphs of lines.
    about: Vec<Vec<String>>,
    facts: Vec<(String, String)>,
    home: HomeView,
    hands: Vec<HandRow>,
    all_hands: String,
    members: Vec<String>,
    more_members: bool,
    members_href: String,
    act: String,
    faults: Faults,
}

/// A step on the way to the first round.
#[derive(Debug)]
struct StepView {
    href: String,
    says: String,
    /// How far it is; empty where there is nothing to say of it.
    done: String,
    is_done: bool,
    is_next: bool,
}

/// What has just happened.
#[derive(Debug, Deserialize)]
pub(crate) struct ClubQuery {
    done: Option<String>,
}

/// Shows the club.
///
/// # Errors
/// When there is none of this name, or the database fails.
pub async fn get(visit: Visit, slug: Path<String>, done: web::Query<ClubQuery>) -> PageResult {
    let done = match done.done.as_deref() {
        Some("joined") => Some("club-joined"),
        Some("added") => Some("club-added"),
        Some("acting") => Some("club-acting-on"),
        Some("stopped") => Some("club-acting-off"),
        _ => None,
    };
    draw(&visit, slug.into_inner(), done, Faults::default()).await
}

/// The way to the first round: members, a tournament, and who sits where.
fn steps(club: &Club, first: FirstSteps, lang: Lang) -> Vec<StepView> {
    let step = |href: String, key: &str, is_done: bool| StepView {
        href,
        says: lang.t(key).into_owned(),
        done: String::new(),
        is_done,
        is_next: false,
    };
    let tournament = |page: &str| first.tournament.map(|id| routes::tournament(id, page));
    let make = || routes::club(&club.slug, "tournaments/new");
    let mut members = step(
        routes::club(&club.slug, "members/import"),
        "club-step-members",
        first.has_members(),
    );
    members.done = lang.n("club-members-count", first.members);
    let mut steps = vec![
        members,
        step(
            tournament("").unwrap_or_else(make),
            "club-step-tournament",
            first.tournament.is_some(),
        ),
        step(tournament("").unwrap_or_default(), "club-step-round", false),
    ];
    if let Some(next) = steps.iter_mut().find(|step| !step.is_done) {
        next.is_next = true;
    }
    steps
}

/// What is known of a club, as far as its reader may see it.
struct ClubRead {
    club: Club,
    rights: Rights,
    owners: Vec<PublicName>,
    people: Option<read::List>,
    home: ClubHome,
    first: Option<FirstSteps>,
    hands: Slice,
}

impl ClubRead {
    /// With the records of its latest hands.
    fn of(
        db: &mut Db,
        actor: &Actor,
        slug: &str,
        now: DateTime<Utc>,
    ) -> Result<(ClubRead, HashMap<HandId, String>), ActError> {
        let (club, rights) = read::club(db, actor, slug)?;
        let all = MemberListQuery {
            which: Which::Active,
            name: "",
            page: 1,
        };
        let people = rights
            .see_members
            .then(|| read::members(db, actor, slug, &all))
            .transpose()?;
        let of_club = HandFilter {
            club: Some(club.id),
            ..HandFilter::default()
        };
        let (hands, records) = list_hands_with_records(db, actor, &of_club, Page::First, LATEST)?;
        let home = clubs::home(db, actor, &club, now)?;
        // A club that keeps hands or a league has begun in its own way.
        let is_new = hands.hands.is_empty() && home.league.is_none();
        let first = clubs::first_steps(db, actor, &club, &rights)?;
        let read = ClubRead {
            owners: read::owner_names(db, &club, &rights)?,
            people,
            home,
            first: first.filter(|_| is_new),
            hands,
            club,
            rights,
        };
        Ok((read, records))
    }
}

/// The same after a form of the page.
pub(super) async fn draw(
    visit: &Visit,
    slug: String,
    done: Option<&str>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let prefs = visit.prefs;
    let lang = prefs.lang;
    let ((read, shown), visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            let (read, records) = state.store.read(|db| ClubRead::of(db, actor, &slug, now))?;
            let shown: Records = records
                .iter()
                .map(|(id, record)| (*id, from_record(record, &prefs)))
                .collect();
            Ok((read, shown))
        })
        .await?;
    let ClubRead { club, rights, .. } = read;
    let mut shell = Shell::new(visit, &visitor, club.name.clone());
    shell.path = routes::club(&club.slug, "");
    shell.share(&visit.state.config.base_url, &routes::club(&club.slug, ""), &club.about);
    shell.flash = done.map(|key| Flash {
        kind: "good",
        text: lang.t(key).into_owned(),
    });
    let owners: Vec<String> = read.owners.iter().map(|name| seen(name, lang)).collect();
    let people = read.people;
    let listed = people.as_ref().map_or(&[][..], |list| &list.people[..]);
    let status = faults.status();
    let steps_lang = Lang::parse(&club.language).unwrap_or(lang);
    let page = ClubsShowPage {
        frame: Frame::of(&club, &rights, ClubTab::Show, lang),
        steps: read
            .first
            .map(|first| steps(&club, first, steps_lang))
            .unwrap_or_default(),
        steps_lang,
        rights,
        about: paragraphs(&club.about),
        facts: facts(&club, &owners, lang),
        home: HomeView::of(&club, &read.home, lang),
        hands: rows(&read.hands, &shown, &prefs),
        all_hands: routes::hands_of_club(&club.slug),
        members: listed.iter().take(NAMES).map(|one| seen(&one.name, lang)).collect(),
        more_members: people
            .as_ref()
            .is_some_and(|list| list.has_more || list.people.len() > NAMES),
        members_href: routes::club(&club.slug, "members"),
        act: routes::club(&club.slug, "act"),
        faults,
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

/// An empty line begins a new paragraph, any other a new line.
fn paragraphs(text: &str) -> Vec<Vec<String>> {
    let lines = |part: &str| part.lines().map(str::to_owned).collect::<Vec<_>>();
    text.split("\n\n")
        .map(lines)
        .filter(|lines| !lines.is_empty())
        .collect()
}

fn facts(club: &Club, owners: &[String], lang: Lang) -> Vec<(String, String)> {
    let say = |key: &str| lang.t(key).into_owned();
    let game = club
        .default_game
        .as_deref()
        .map(|game| game_label(game, club.rule_set.as_deref(), lang));
    let language = Lang::parse(&club.language).map_or(club.language.clone(), |lang| lang.name().to_owned());
    let facts = [
        (say("club-owners"), owners.join(", ")),
        (say("club-game"), game.unwrap_or_default()),
        (say("club-timezone"), club.timezone.replace('_', " ")),
        (say("club-language"), language),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// A game and one of its rule sets in words.
pub(super) fn game_label(game: &str, rule_set: Option<&str>, lang: Lang) -> String {
    let game = lang.t(&format!("game-{game}")).into_owned();
    match rule_set {
        None => game,
        Some(set) => format!("{game}, {}", lang.t(&format!("option-value-{set}"))),
    }
}

/// The games that can be chosen, with their words.
pub(super) fn games(lang: Lang) -> Vec<Choice> {
    let none = Choice::new("", lang.t("club-game-none"));
    let all = clubs::game_choices().into_iter();
    let all = all.map(|(game, set)| Choice::new(clubs::game_word(game, set), game_label(game, set, lang)));
    std::iter::once(none).chain(all).collect()
}
