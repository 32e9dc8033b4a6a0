//! `GET /ratings/{list}/revisions`: the lists as they were published, what made each, and what moved.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{RatingFrame, TableWords, day, event_name, name_of, table_name};
use super::numbers::{shown_change, shown_value};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::RatedTogether;
use talon_service::clubs::clock;
use talon_service::ratings::{self, RatingHistory, RatingListShown};
use talon_store::RatingListId;
use talon_store::ratings::{RatingCause, RatingRevisionHead, TableNumbers};
use talon_text::{Arg, Lang};

/// Lists on a page.
const PAGE: usize = 20;
/// Rows shown of those that moved after a routine event.
const MOVED: usize = 12;

/// templates/ratings/revisions.html
#[derive(Debug, Template)]
#[template(path = "ratings/revisions.html")]
struct RatingsRevisionsPage {
    shell: Shell,
    frame: RatingFrame,
    revisions: Vec<RatingRevisionLine>,
    next_href: Option<String>,
}

/// A list that was published.
#[derive(Debug)]
struct RatingRevisionLine {
    href: String,
    title: String,
    when: String,
    cause: String,
    reason: String,
    moved: Vec<String>,
}

/// From where on the lists are shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RevisionsQuery {
    before: Option<i64>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub async fn get(visit: Visit, list: web::Path<i64>, asked: web::Query<RevisionsQuery>) -> PageResult {
    let list = RatingListId(list.into_inner());
    let (history, visitor) = visit
        .act(move |state, actor| {
            let most = PAGE as i64 + 1;
            Ok(state
                .store
                .read(|db| ratings::revisions(db, actor, list, asked.before, most))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let frame = RatingFrame::of(&history.shown, lang);
    let lists = &history.lists;
    let last = lists.get(PAGE).and_then(|_| lists.get(PAGE - 1));
    let page = RatingsRevisionsPage {
        shell: frame.shell(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("rating-revisions"), frame.title),
        ),
        revisions: (0..lists.len().min(PAGE))
            .map(|at| line(&history, at, &frame.here, lang))
            .collect(),
        next_href: last.map(|(head, _)| format!("{}/revisions?before={}", frame.here, head.revision)),
        frame,
    };
    Ok(html(page.render()))
}

fn line(history: &RatingHistory, at: usize, here: &str, lang: Lang) -> RatingRevisionLine {
    let (head, rated) = &history.lists[at];
    let made = clock::local(&history.shown.club.timezone, head.made_at.utc());
    let args = [
        ("revision", Arg::Number(head.revision)),
        ("tables", Arg::from(lang.n("rating-tables-count", rated.tables as i64))),
    ];
    let before = history.lists.get(at + 1).map(|(_, before)| before);
    RatingRevisionLine {
        href: format!("{here}?revision={}", head.revision),
        title: lang.t_args("rating-revision-title", &args),
        when: crate::tournaments::when(made, lang),
        cause: cause(history, head, lang),
        reason: head.reason.clone().unwrap_or_default(),
        moved: before
            .map(|before| {
                let mut said = moved(&history.shown, rated, before, lang);
                // After a correction, everyone who moved is listed.
                match head.cause {
                    RatingCause::Finished | RatingCause::Month => shorten(&mut said, lang),
                    RatingCause::Made
                    | RatingCause::Corrected
                    | RatingCause::Reopened
                    | RatingCause::Excluded
                    | RatingCause::Allowed
                    | RatingCause::Merge
                    | RatingCause::Rated
                    | RatingCause::Hand => {}
                }
                said
            })
            .unwrap_or_default(),
    }
}

/// What made it, with what it is about.
fn cause(history: &RatingHistory, head: &RatingRevisionHead, lang: Lang) -> String {
    let numbers = head.part.zip(head.source_id).map(|(part, id)| TableNumbers {
        part,
        id,
        round: head.round_no.unwrap_or(1),
        table: head.table_no.unwrap_or(1),
    });
    let at = numbers.and_then(ratings::rated_at);
    let event = at.and_then(|at| Some((at, history.events.get(&at.source)?)));
    let private = || lang.t("league-unit-private").into_owned();
    let is_table = matches!(
        head.cause,
        RatingCause::Corrected | RatingCause::Excluded | RatingCause::Allowed
    );
    let (table, name) = match event {
        Some((at, event)) if is_table => {
            let words = TableWords::of(event, at, false, lang);
            (words.name, words.part)
        }
        Some((_, event)) => {
            let part = format!("{}, {}", event_name(event, lang), day(event.starts_at, lang));
            (String::new(), part)
        }
        None => (at.map(|at| table_name(at, false, lang)).unwrap_or_default(), private()),
    };
    let args = [("name", Arg::from(name)), ("table", Arg::from(table))];
    lang.t_args(&format!("rating-cause-{}", head.cause.as_str()), &args)
}

/// The first of many who moved, and how many there are besides.
fn shorten(said: &mut Vec<String>, lang: Lang) {
    if said.len() > MOVED {
        let rest = said.split_off(MOVED).len();
        said.push(lang.n("league-moved-more", rest as i64));
    }
}

/// Everyone whose value is another one than in the list before, or who is in it no more.
pub(super) fn moved(shown: &RatingListShown, now: &RatedTogether, before: &RatedTogether, lang: Lang) -> Vec<String> {
    let method = shown.method;
    let changed = now.rows.iter().filter_map(|row| {
        let was = before.row(row.person);
        (was.map(|was| was.value) != Some(row.value)).then_some((row, was))
    });
    let changed = changed.map(|(row, was)| {
        let name = name_of(shown, row.person, lang);
        let value = shown_value(row.value, method, lang);
        match was {
            Some(was) => {
                let change = shown_change(row.value - was.value, method, lang);
                format!("{name}: {} → {value} ({change})", shown_value(was.value, method, lang))
            }
            None => format!("{name}: {value} ({})", lang.t("league-moved-new")),
        }
    });
    let gone = before.rows.iter().filter(|row| now.row(row.person).is_none());
    let gone = gone.map(|row| {
        let name = name_of(shown, row.person, lang);
        format!("{name}: {} → –", shown_value(row.value, method, lang))
    });
    changed.chain(gone).collect()
}
