//! `GET /leagues/{slug}` and `GET /leagues/{slug}/{season}`: the table of a season.

use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::around::AroundView;
use super::frame::{LeagueFrame, SeasonPath};
use super::looks::{LookLink, look_links};
use super::moves;
use super::part_links::{PartQuery, PartWays, part_rest, part_said, part_ways, table_href};
use super::pot;
use super::row_pages::is_long;
use super::table::{DivisionView, TableView, divisions, sorted_view, unit_name};
use super::table_wish::{TableQuery, TableWish};
use super::tonight::{TonightView, tonight};
use super::words;
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Visit, Visitor};
use talon_league::{CountedDivision, RuleOutcome};
use talon_service::leagues::{self, PublishedTable, SeasonAround, SeasonShown, TablePart, TonightTable};
use talon_service::{ActError, Actor};
use talon_store::Db;
use talon_text::{Arg, Lang};

/// templates/leagues/show.html
#[derive(Debug, Template)]
#[template(path = "leagues/show.html")]
struct LeaguesShowPage {
    shell: Shell,
    frame: LeagueFrame,
    feed_href: String,
    /// An older table than the last one.
    newer_href: String,
    /// What it moved against the one before it.
    against: Option<AgainstView>,
    /// How it is counted in two sentences, for whoever comes by.
    brief: String,
    how: Vec<String>,
    table: Option<TableView>,
    caption: String,
    /// The ways to look at the table.
    looks: Vec<LookLink>,
    /// The ways to the parts of the table, where it has any.
    parts: Vec<PartWays>,
    /// How the part is counted that is shown.
    part: Vec<String>,
    /// Where people play in several, a table each.
    divisions: Vec<DivisionView>,
    /// What waits to be published, for those who manage the league.
    waits: bool,
    /// Why it cannot be counted.
    fault: String,
    /// What it would be if what is played now ended now.
    tonight: Vec<TonightView>,
    all_href: String,
    records_href: String,
    history_href: String,
    /// What else there is of it: the challenge list, who qualified.
    ways: Vec<LinkView>,
    /// What stands below the table.
    around: AroundView,
    /// Where the reader's own row is.
    mine_href: Option<String>,
    seasons: Vec<SeasonLink>,
    changes: Vec<String>,
    left_out: Vec<String>,
    /// Its teams, where there are any.
    teams_href: String,
    manages: bool,
    can_report: bool,
    /// Where tables are reported, and those that were reported wait.
    reports_href: String,
    /// How many wait for them.
    waiting: i64,
    /// How much the rule of the season proposes to the reader.
    proposed: i64,
}

/// What moved from one table to the next.
#[derive(Debug)]
struct AgainstView {
    title: String,
    moved: Vec<String>,
}

/// Another season of the league.
#[derive(Debug)]
struct SeasonLink {
    href: String,
    name: String,
    is_here: bool,
}

/// Which of its tables.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LeagueQuery {
    revision: Option<i64>,
}

/// The latest season of a league.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(
    visit: Visit,
    slug: web::Path<String>,
    asked: web::Query<LeagueQuery>,
    wish: web::Query<TableQuery>,
    part: web::Query<PartQuery>,
) -> PageResult {
    let path = SeasonPath {
        league: slug.into_inner(),
        season: None,
        revision: asked.revision,
    };
    draw(&visit, path, &wish.wish()?, part.part()?).await
}

/// A season by its address.
///
/// # Errors
/// As for the latest.
pub async fn of_season(
    visit: Visit,
    path: web::Path<(String, String)>,
    asked: web::Query<LeagueQuery>,
    wish: web::Query<TableQuery>,
    part: web::Query<PartQuery>,
) -> PageResult {
    let path = SeasonPath {
        revision: asked.revision,
        ..SeasonPath::of(path.into_inner())
    };
    draw(&visit, path, &wish.wish()?, part.part()?).await
}

/// A season with what stands around its table, and what waits for the reader.
struct Opened {
    shown: SeasonShown,
    around: SeasonAround,
    tonight: Vec<TonightTable>,
    /// Reported tables.
    waiting: usize,
    /// What the rule of the season proposes to those who manage it.
    proposed: usize,
}

impl Opened {
    fn read(
        db: &mut Db,
        actor: &Actor,
        path: &SeasonPath,
        part: &TablePart,
        now: DateTime<Utc>,
    ) -> Result<Opened, ActError> {
        let mut shown = leagues::season(db, actor, &path.address())?.into_part(part)?;
        // Nothing waits for others.
        let reports = if shown.can_report {
            leagues::waiting(db, &shown)?
        } else {
            Vec::new()
        };
        let for_me = reports.iter().filter(|one| shown.me != Some(one.reported_by));
        let proposes = shown.manages && shown.season.rule.as_ref().is_some_and(|rule| rule.proposes);
        let named = if proposes {
            leagues::named_by_rule(db, actor, &shown, now)?
        } else {
            Vec::new()
        };
        let proposed = named.iter().filter(|one| one.ruled == RuleOutcome::Proposed);
        Ok(Opened {
            waiting: for_me.count(),
            proposed: proposed.count(),
            around: leagues::around(db, actor, &mut shown, now)?,
            tonight: leagues::tonight(db, actor, &mut shown)?,
            shown,
        })
    }
}

/// Why the table that waits cannot be counted, where it cannot.
fn fault(shown: &SeasonShown, lang: Lang) -> String {
    match &shown.draft {
        Some(Err(fault)) => super::manage_acts::fault(*fault, shown, lang),
        Some(Ok(_)) | None => String::new(),
    }
}

async fn draw(visit: &Visit, path: SeasonPath, wish: &TableWish, part: TablePart) -> PageResult {
    let wanted = path.clone();
    let of_part = part.clone();
    let (opened, visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state.store.read(|db| Opened::read(db, actor, &wanted, &of_part, now))?)
        })
        .await?;
    let (shown, around) = (opened.shown, opened.around);
    if let Some(answer) = path.elsewhere(&shown, &part_rest(&part)) {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let mut frame = LeagueFrame::of(&shown, lang);
    let is_last = shown
        .revision
        .as_ref()
        .is_none_or(|one| one.revision == shown.head.revision);
    frame.noindex |= !is_last;
    let here = frame.here.clone();
    frame.noindex |= wish.sort.is_some() || wish.look.is_some();
    let table = shown.table.as_ref();
    let page = LeaguesShowPage {
        shell: shell(visit, &visitor, &frame),
        feed_href: format!("/leagues/{}.atom?season={}", shown.league.slug, shown.head.slug),
        newer_href: if is_last { String::new() } else { here.clone() },
        brief: words::how(&shown, lang)
            .into_iter()
            .take(2)
            .collect::<Vec<_>>()
            .join(" "),
        how: how(&shown, lang),
        table: table.map(|table| sorted_view(&shown, table, wish, lang)).transpose()?,
        looks: look_links(&shown, wish.look, lang),
        divisions: table
            .map(|table| divisions(&shown, table, wish.columns, lang))
            .unwrap_or_default(),
        waits: matches!(&shown.draft, Some(Ok(_))),
        fault: fault(&shown, lang),
        tonight: tonight(&shown, &opened.tonight, lang),
        all_href: table_href(&shown, &shown.part, Some("view=all".to_owned())),
        caption: match frame.part.as_str() {
            "" => frame.name.clone(),
            part => part.to_owned(),
        },
        parts: part_ways(&shown, lang),
        part: part_said(&shown, lang),
        records_href: format!("/leagues/{}/records", shown.league.slug),
        history_href: format!("/leagues/{}/history", shown.league.slug),
        ways: ways(&shown, &here, lang),
        against: around.before.as_ref().and_then(|before| against(&shown, before, lang)),
        around: AroundView::of(&shown, &around, lang),
        mine_href: mine_href(&shown),
        seasons: seasons(&shown),
        changes: changes(&shown, lang),
        left_out: left_out(&shown, lang),
        teams_href: teams_href(&shown, &frame.here, is_last),
        manages: shown.manages,
        can_report: shown.can_report,
        reports_href: format!("{here}/tables"),
        waiting: opened.waiting as i64,
        proposed: opened.proposed as i64,
        frame,
    };
    Ok(html(page.render()))
}

/// How it is counted, and what is shared at its end.
fn how(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let mut said = words::how(shown, lang);
    if let Some(pot) = shown.table.as_ref().and_then(|table| table.pot.as_ref()) {
        said.extend(pot::how(shown, pot, lang));
    }
    said
}

/// The frame of the page, with what others show of it.
fn shell(visit: &Visit, visitor: &Visitor, frame: &LeagueFrame) -> Shell {
    let mut shell = Shell::new(visit, visitor, frame.title());
    let about = format!("{}. {}", frame.club, frame.as_of);
    let base = &visit.state.config.base_url;
    shell.share_framed(base, &frame.here, &about);
    shell.drawn(base, &format!("/og{}.png", frame.here));
    shell
}

/// The teams of the table that is shown; nothing where there are none.
fn teams_href(shown: &SeasonShown, here: &str, is_last: bool) -> String {
    match (shown.teams(), &shown.revision) {
        (None, _) => String::new(),
        (Some(_), Some(revision)) if !is_last => format!("{here}/teams?revision={}", revision.revision),
        (Some(_), _) => format!("{here}/teams"),
    }
}

/// The pages that only some seasons have.
fn ways(shown: &SeasonShown, here: &str, lang: Lang) -> Vec<LinkView> {
    let challenge = shown
        .season
        .challenge
        .as_ref()
        .map(|_| ("challenge", "league-challenge"));
    let qualified = shown
        .season
        .qualifications
        .first()
        .map(|_| ("qualified", "league-qualified"));
    let pot = shown.table.as_ref().and_then(|table| table.pot.as_ref());
    let pot = pot.map(|_| ("pot", "league-pot"));
    let link = |(page, key): (&str, &'static str)| LinkView::new(format!("{here}/{page}"), lang.t(key));
    challenge.into_iter().chain(qualified).chain(pot).map(link).collect()
}

/// What an older table moved; of a part of it nothing is told.
fn against(shown: &SeasonShown, before: &PublishedTable, lang: Lang) -> Option<AgainstView> {
    let table = shown.table.as_ref().filter(|_| shown.part.is_whole())?;
    let moved = moves::moved(shown, table, &before.counted, lang);
    let revision = Arg::Number(before.revision.revision);
    Some(AgainstView {
        title: lang.t_args("league-moved-since", &[("revision", revision)]),
        moved: if moved.is_empty() {
            vec![lang.t("league-moved-nobody").into_owned()]
        } else {
            moved
        },
    })
}

/// The reader's own row in the first table in which they have one.
fn mine_href(shown: &SeasonShown) -> Option<String> {
    let table = shown.table.as_ref()?;
    let mine = table.people().find(|person| shown.is_mine(*person))?;
    let plays = |division: &&CountedDivision| division.rows.iter().any(|row| row.person == mine);
    let division = (1..).zip(&table.divisions).find(|(_, division)| plays(division));
    Some(match division {
        Some((number, _)) => format!("#division-{number}-p{}", mine.0),
        None if is_long(table.rows.len()) => {
            let with_me = table_href(shown, &shown.part, Some(format!("person={}", mine.0)));
            format!("{with_me}#p{}", mine.0)
        }
        None => format!("#p{}", mine.0),
    })
}

fn seasons(shown: &SeasonShown) -> Vec<SeasonLink> {
    let all = shown.seasons.iter().map(|head| SeasonLink {
        href: routes::league(&shown.league.slug, &head.slug),
        name: head.name.clone(),
        is_here: head.id == shown.head.id,
    });
    all.collect()
}

/// How the profile was changed while the season went on.
pub(super) fn changes(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let said = shown.changes().iter().map(|change| {
        lang.t_args(
            "league-profile-changed",
            &[("reason", Arg::from(change.reason.clone()))],
        )
    });
    said.collect()
}

/// Units that were taken out of the table that is shown, with the reason.
pub(super) fn left_out(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let gone = shown.left_out().into_iter();
    let out = gone.filter_map(|unit| {
        let reason = unit.taken_out.clone()?;
        let args = [
            ("name", Arg::from(unit_name(unit, lang))),
            ("reason", Arg::from(reason)),
        ];
        Some(lang.t_args("league-unit-out", &args))
    });
    out.collect()
}
