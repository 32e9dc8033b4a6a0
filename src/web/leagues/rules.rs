//! `GET /leagues/{slug}/{season}/rules`: how a season counts, the whole of it, in words.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened};
use super::tag_lists::points_said;
use super::words::day_of;
use super::{pot, rules_words, show, team_table, words};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang};

/// templates/leagues/rules.html
#[derive(Debug, Template)]
#[template(path = "leagues/rules.html")]
struct LeaguesRulesPage {
    shell: Shell,
    frame: LeagueFrame,
    sections: Vec<RulesSection>,
}

/// What is said about one matter.
#[derive(Debug)]
pub(super) struct RulesSection {
    pub title: String,
    pub said: Vec<String>,
}

/// By which of its tables.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RulesQuery {
    revision: Option<i64>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<RulesQuery>) -> PageResult {
    let path = SeasonPath {
        revision: asked.revision,
        ..SeasonPath::of(path.into_inner())
    };
    let (shown, visitor) = opened(&visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/rules") {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let mut frame = LeagueFrame::of(&shown, lang);
    frame.noindex |= asked.revision.is_some();
    let title = format!("{}: {}", lang.t("league-rules"), frame.title());
    let page = LeaguesRulesPage {
        shell: frame.shell(&visit, &visitor, title),
        sections: sections(&shown, lang),
        frame,
    };
    Ok(html(page.render()))
}

fn sections(shown: &SeasonShown, lang: Lang) -> Vec<RulesSection> {
    let section = |key: &str, said: Vec<String>| RulesSection {
        title: lang.t(key).into_owned(),
        said,
    };
    let by = shown.counted_by();
    let mut scoring = words::how(shown, lang);
    scoring.extend(rules_words::fine_print(&by.profile, lang));
    let teams = shown.teams().map(|teams| team_table::how(teams.scoring, lang));
    let challenge = shown.season.challenge.as_ref();
    let challenge = challenge.map(|challenge| lang.n("league-challenge-how", challenge.most.into()));
    let pot = shown.table.as_ref().and_then(|table| table.pot.as_ref());
    let pot = pot.map(|pot| pot::how(shown, pot, lang));
    let mut decided = show::changes(shown, lang);
    decided.extend(show::left_out(shown, lang));
    decided.extend(rules_words::adjustments(shown, lang));
    let all = [
        section("league-rules-events", events(shown, lang)),
        section("league-how", scoring),
        section("league-teams", teams.unwrap_or_default()),
        section("league-challenge", challenge.into_iter().collect()),
        section("league-pot", pot.unwrap_or_default()),
        section("league-lists", lists(shown, lang)),
        section("league-rules-decided", decided),
    ];
    all.into_iter().filter(|section| !section.said.is_empty()).collect()
}

/// When the season is, and what counts in it.
fn events(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let day = |day: NaiveDate| Arg::from(day_of(day, lang));
    let args = [("from", day(shown.head.starts_on)), ("to", day(shown.head.ends_on))];
    let mut said = vec![lang.t_args("league-rules-dates", &args)];
    said.push(match &shown.season.rule {
        Some(rule) => rules_words::rule(rule, &shown.head, lang),
        None => lang.t("league-rules-by-hand").into_owned(),
    });
    if shown.season.takes_reports {
        said.push(lang.t("league-rules-reports").into_owned());
    }
    said.extend(rules_words::special_units(shown, lang));
    said
}

/// How those lists are counted that the reader sees.
fn lists(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let said = shown
        .lists()
        .into_iter()
        .map(|list| format!("{}: {}", list.tag, points_said(list.points, lang)));
    said.collect()
}
