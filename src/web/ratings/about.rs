//! `GET /ratings/{list}/about`: how a list rates and what, in words; what to paste into another site, and the files.

use actix_web::web;
use askama::Template;
use chrono::Datelike as _;

use super::frame::{RatingFrame, method_name, opened};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::ratings::{ListedClub, RatingListShown};
use talon_store::ratings::RatingPublishing;
use talon_text::{Arg, Lang};
use talon_tournament::rating::Method;

/// How high a frame of twenty rows is in pixels.
const FRAME_HEIGHT: u32 = 830;

/// templates/ratings/about.html
#[derive(Debug, Template)]
#[template(path = "ratings/about.html")]
struct RatingsAboutPage {
    shell: Shell,
    frame: RatingFrame,
    method: String,
    how: Vec<String>,
    what: Vec<String>,
    snippet: String,
    fragment: String,
    files: Vec<FileView>,
}

/// The list as a file of one kind.
#[derive(Debug)]
struct FileView {
    href: String,
    ending: String,
    what: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub async fn get(visit: Visit, list: web::Path<i64>) -> PageResult {
    let (shown, visitor) = opened(&visit, list.into_inner(), None).await?;
    let lang = visit.prefs.lang;
    let frame = RatingFrame::of(&shown, lang);
    let base = &visit.state.config.base_url;
    let club_lang = Lang::parse(&shown.club.language).unwrap_or(lang);
    let embed = format!("{base}/embed/ratings/{}?lang={}", shown.row.id, club_lang.code());
    let page = RatingsAboutPage {
        shell: frame.shell(&visit, &visitor, format!("{}: {}", lang.t("rating-about"), frame.title)),
        method: method_name(shown.method, lang),
        how: how(shown.method, lang),
        what: what(&shown, lang),
        snippet: snippet(&format!("{embed}&rows=20"), &frame.title),
        fragment: format!("{embed}&rows=20&fragment=1"),
        files: files(&shown, lang),
        frame,
    };
    Ok(html(page.render()))
}

/// What is rated and how, sentence by sentence.
fn what(shown: &RatingListShown, lang: Lang) -> Vec<String> {
    let rates = shown.row.rates;
    let also = [
        (rates.evenings, "rating-what-evenings"),
        (rates.free_tables, "rating-what-free-tables"),
    ];
    let when = match shown.row.publishing {
        RatingPublishing::AtOnce => None,
        RatingPublishing::Monthly => Some("rating-published-monthly"),
        RatingPublishing::ByHand => Some("rating-published-by-hand"),
    };
    let mut what = said(&["rating-what-tables"], lang);
    what.extend(shown.clubs.iter().filter_map(|listed| member_club(listed, lang)));
    if shown.clubs.len() > 1 {
        what.extend(said(&["rating-what-one-person"], lang));
    }
    let also: Vec<&str> = also
        .into_iter()
        .filter_map(|(rates, key)| rates.then_some(key))
        .collect();
    what.extend(said(&also, lang));
    let rest = [
        "rating-what-not",
        "rating-what-guests",
        "rating-what-order",
        "rating-what-provisional",
        "rating-what-inactive",
    ];
    what.extend(said(&rest, lang));
    what.extend(when.map(|key| lang.t(key).into_owned()));
    what
}

/// What is rated of a member club of a federation.
fn member_club(listed: &ListedClub, lang: Lang) -> Option<String> {
    let from = listed.from?;
    let args = [
        ("club", Arg::from(listed.club.name.clone())),
        ("day", Arg::from(lang.day(from.year(), from.month(), from.day()))),
    ];
    Some(lang.t_args("rating-what-club", &args))
}

fn said(keys: &[&str], lang: Lang) -> Vec<String> {
    keys.iter().map(|key| lang.t(key).into_owned()).collect()
}

fn how(method: Method, lang: Lang) -> Vec<String> {
    let keys: &[&str] = match method {
        Method::WengLin => &[
            "rating-how-weng-lin",
            "rating-how-weng-lin-value",
            "rating-how-weng-lin-rest",
        ],
        Method::Elo => &["rating-how-elo", "rating-how-elo-speed"],
        Method::ByScore => &["rating-how-score", "rating-how-score-long"],
    };
    said(keys, lang)
}

/// What is pasted into a page; nothing in it can end an attribute.
fn snippet(address: &str, title: &str) -> String {
    let escaped = |text: &str| {
        text.replace('&', "&amp;")
            .replace('"', "&quot;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
    };
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{FRAME_HEIGHT}\" style=\"border:0\" \
         loading=\"lazy\"></iframe>",
        escaped(address),
        escaped(title)
    )
}

fn files(shown: &RatingListShown, lang: Lang) -> Vec<FileView> {
    let file = |kind: &str| {
        let what = lang.t_args(&format!("league-file-{kind}"), &[("kind", Arg::from(kind.to_owned()))]);
        FileView {
            href: format!("/ratings/{}.{kind}", shown.row.id),
            ending: format!(".{kind}"),
            what,
        }
    };
    ["csv", "txt", "json"].into_iter().map(file).collect()
}
