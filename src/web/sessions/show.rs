//! `GET /sessions/{id}`: a session as players know it.

use actix_web::HttpRequest;
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use super::called::TableNames;
use super::paper::{PaperView, paper};
use super::reckoning::{Reckoning, WorthView, reckoning, worth};
use super::rows::{RemarkView, RowView, remarks, rows};
use super::title::session_title;
use crate::figures::{FiguresView, figures};
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, Visit, Visitor};
use talon_ppn::Ppn;
use talon_records::format_of;
use talon_records::notation::Notation as _;
use talon_records::session::Ledger;
use talon_rules::cards::Pack;
use talon_rules::games::GameKind;
use talon_service::Actor;
use talon_service::read_session::{SessionRead, read_session};
use talon_text::{Lang, number};

/// How it is to be looked at; nothing of it is kept.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct SessionQuery {
    /// Against whom the left column is: `next` or `previous`.
    left: Option<String>,
    /// The rest is written off.
    write_off: Option<String>,
    /// What a point is worth.
    stake: Option<String>,
}

/// Nobody plays for more a point.
const STAKE_MAX: i64 = 1_000_000;

impl SessionQuery {
    /// What a point is worth, if that is a number.
    pub(super) fn stake(&self) -> Option<i64> {
        number::whole(self.stake.as_deref()?).filter(|stake| (1..=STAKE_MAX).contains(stake))
    }

    fn is_written_off(&self) -> bool {
        self.write_off.as_deref() == Some("1")
    }

    fn left_is_previous(&self, usual: bool) -> bool {
        match self.left.as_deref() {
            Some("previous") => true,
            Some("next") => false,
            _ => usual,
        }
    }
}

/// templates/sessions/show.html
#[derive(Debug, Template)]
#[template(path = "sessions/show.html")]
struct SessionsShowPage {
    shell: Shell,
    noindex: bool,
    canonical: String,
    heading: String,
    facts: Vec<String>,
    status: String,
    over: bool,
    names: Vec<String>,
    paper: PaperView,
    /// The same sheet from the other convention.
    turned: Option<LinkView>,
    rows: Vec<RowView>,
    has_sheet: bool,
    remarks: Vec<RemarkView>,
    reckoning: Reckoning,
    figures: Vec<FiguresView>,
    /// The way to what a write-off would come to, or back.
    write_off: Option<LinkView>,
    worth: Option<WorthView>,
    /// What was typed as stake.
    stake: String,
    rules: String,
    options: Vec<(String, String)>,
    hands: String,
    share: Option<String>,
    /// The deals as files: words and address.
    files: Vec<(&'static str, String)>,
    cut: bool,
}

/// Shows a session.
///
/// # Errors
/// When there is no such session for this reader.
pub async fn get(visit: Visit, request: HttpRequest, path: Path<String>, asked: Query<SessionQuery>) -> PageResult {
    let address = path.into_inner();
    let (read, visitor) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| read_session(db, actor, &address))
                .map_err(Problem::from)
        })
        .await?;
    let (tag, keeper) = freshness(&visit, &visitor, &read);
    if let Some(answer) = page_cache::unchanged(&request, &tag, keeper) {
        return Ok(answer);
    }
    let shell = Shell::new(&visit, &visitor, String::new());
    let base = visit.state.config.base_url.clone();
    let answer = html(draw(shell, &read, &read.ledger(), &asked, &base));
    Ok(if answer.status().is_success() {
        page_cache::mark(answer, &tag, keeper)
    } else {
        answer
    })
}

/// All that the page is made of; nothing else may enter it.
fn freshness(visit: &Visit, visitor: &Visitor, read: &SessionRead) -> (String, CacheScope) {
    let config = &visit.state.config;
    let reader = visitor.actor.person().map(|person| &person.name);
    let site = (&config.source_url, &config.base_url, &read.club.name, read.club.noindex);
    let tag = page_cache::tag(&(
        &visit.path,
        visit.prefs,
        reader,
        &visitor.csrf,
        site,
        &read.hands,
        &read.may_grow,
        &read.records,
        &read.known,
    ));
    let keeper = match (read.public, &visitor.actor) {
        (true, Actor::Visitor) => CacheScope::Anybody,
        (true, _) => CacheScope::Reader,
        _ => CacheScope::Nobody,
    };
    (tag, keeper)
}

/// The page of a ledger as markup.
///
/// # Errors
/// When the template fails.
pub fn draw(
    mut shell: Shell,
    read: &SessionRead,
    ledger: &Ledger,
    asked: &SessionQuery,
    base: &str,
) -> Result<String, askama::Error> {
    let lang = shell.lang;
    let names = TableNames::of(ledger, lang);
    let previous = asked.left_is_previous(ledger.left_is_previous);
    let heading = heading(ledger, read, lang);
    shell.title.clone_from(&heading);
    let path = format!("/sessions/{}", read.address);
    let link = |change: &SessionQuery| format!("{path}{}", query(change));
    let written_off = asked.is_written_off() && ledger.written_off.is_some();
    let has_sheet = ledger.standing.sheet.is_some();
    let other = SessionQuery {
        left: Some(if previous { "next" } else { "previous" }.into()),
        ..asked.clone()
    };
    let off = SessionQuery {
        write_off: (!written_off).then(|| "1".into()),
        ..asked.clone()
    };
    let pack = ledger
        .head
        .game
        .map_or(Pack::German, |game| shell.faces_of(format_of(game).pack()).pack());
    let off_key = ["session-write-off", "session-write-off-back"][usize::from(written_off)];
    let page = SessionsShowPage {
        noindex: read.club.noindex,
        canonical: path.clone(),
        facts: facts(ledger, read, lang),
        status: status(ledger, lang),
        over: ledger.over,
        paper: paper(ledger, &names.columns, previous, lang),
        turned: has_sheet.then(|| LinkView::new(link(&other), lang.t("session-turn"))),
        rows: rows(ledger, pack, &names, read, lang),
        has_sheet,
        remarks: remarks(ledger, pack, &names, &read.hands, lang),
        reckoning: reckoning(ledger, written_off, asked.stake(), lang),
        figures: figures(names.columns.iter().cloned().zip(ledger.figures()).collect()),
        write_off: ledger
            .written_off
            .is_some()
            .then(|| LinkView::new(format!("{}#reckoning", link(&off)), lang.t(off_key))),
        worth: worth(
            ledger,
            &names.columns,
            ledger.next_dealer.map(|person| names.person(person)),
            lang,
        ),
        stake: asked.stake().map_or_else(String::new, |stake| stake.to_string()),
        rules: ledger
            .head
            .game
            .map_or_else(String::new, |game| routes::rules(game.as_str())),
        options: options(ledger, lang),
        hands: format!("/hands?session={}", read.session.id),
        share: read.share.as_ref().map(|address| format!("{base}/sessions/{address}")),
        files: files(ledger, &path),
        cut: read.cut,
        names: names.columns,
        heading,
        shell,
    };
    page.render()
}

/// In which forms the deals can be taken along.
fn files(ledger: &Ledger, path: &str) -> Vec<(&'static str, String)> {
    // The notation has no round without cards.
    let is_of_game = ledger.head.game.is_some() && ledger.head.game == Ppn.game();
    let has_notation = is_of_game && ledger.deals.iter().any(|deal| deal.has_cards);
    let other = has_notation.then(|| ("session-download-ppn", format!("{path}.ppn")));
    let own = [
        ("session-download-table", format!("{path}.csv")),
        ("session-download-text", format!("{path}.txt")),
        ("session-download-records", format!("{path}.ndjson")),
    ];
    own.into_iter().chain(other).collect()
}

fn query(asked: &SessionQuery) -> String {
    let parts = [
        ("left", &asked.left),
        ("write_off", &asked.write_off),
        ("stake", &asked.stake),
    ];
    let said = parts.into_iter().filter_map(|(name, value)| {
        let value = value.as_deref()?;
        let plain = !value.is_empty() && value.chars().all(|c| c.is_ascii_alphanumeric());
        plain.then(|| format!("{name}={value}"))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        String::new()
    } else {
        format!("?{}", said.join("&"))
    }
}

fn heading(ledger: &Ledger, read: &SessionRead, lang: Lang) -> String {
    let head = &ledger.head;
    let game = head.game.map(|game| game_name(game, lang));
    let day = head
        .days
        .as_ref()
        .and_then(|(first, _)| NaiveDate::parse_from_str(first, "%Y-%m-%d").ok());
    let which = session_title(head.event.as_deref(), &read.session.key, game.as_deref(), day, lang);
    lang.t_args("session-title", &[("which", which.as_str().into())])
}

fn facts(ledger: &Ledger, read: &SessionRead, lang: Lang) -> Vec<String> {
    let head = &ledger.head;
    let mut facts: Vec<String> = head.game.map(|game| game_name(game, lang)).into_iter().collect();
    facts.push(read.club.name.clone());
    facts.extend(head.venue.clone());
    facts.extend(
        head.table
            .as_ref()
            .map(|table| lang.t_args("fact-table", &[("which", table.as_str().into())])),
    );
    if let Some((first, last)) = &head.days {
        let day = |text: &str| {
            NaiveDate::parse_from_str(text, "%Y-%m-%d")
                .map_or_else(|_| text.to_owned(), |day| lang.day(day.year(), day.month(), day.day()))
        };
        facts.push(if first == last {
            day(first)
        } else {
            format!("{} – {}", day(first), day(last))
        });
    }
    facts
}

fn game_name(game: GameKind, lang: Lang) -> String {
    lang.capitalized(&lang.t(&format!("word-{}", game.as_str())))
}

fn status(ledger: &Ledger, lang: Lang) -> String {
    let deals = lang.n("session-deals", ledger.deals.len() as i64);
    let state = if ledger.over {
        lang.t("session-over").into_owned()
    } else {
        match &ledger.standing.sheet {
            Some(sheet) => lang.t_args("session-left", &[("left", sheet.left().into())]),
            None => return deals,
        }
    };
    format!("{deals}, {state}")
}

fn options(ledger: &Ledger, lang: Lang) -> Vec<(String, String)> {
    let named = ledger.head.options.iter().map(|(name, value)| {
        let key = format!("option-{name}");
        let label = if lang.has(&key) {
            lang.t(&key).into_owned()
        } else {
            name.clone()
        };
        let word = format!(
            "option-value-{}",
            match value.as_str() {
                "true" => "on",
                "false" => "off",
                "null" => "none",
                other => other,
            }
        );
        (
            label,
            if lang.has(&word) {
                lang.t(&word).into_owned()
            } else {
                value.clone()
            },
        )
    });
    named.collect()
}
