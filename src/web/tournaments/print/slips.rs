//! `GET /tournaments/{id}/print/slips/{round}`: a slip for each table of a round, on which its scores are written and
//! signed.

use actix_web::web;
use askama::Template;

use super::cards::{Card, cards};
use super::paper::{Paper, address, opened, round, round_title, sheet, sheets};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::frame::shell;
use talon_http::Visit;
use talon_rules::games::session::TablePlay;
use talon_text::Lang;
use talon_tournament::tournament::Profile;

/// Lines up to which two slips fit on a sheet.
const HALF: u16 = 10;
/// Lines of a slip where nobody knows how many deals it will be.
const OPEN: u16 = 20;
/// Lines of which there is room for on a sheet; beyond, a slip goes on with the next one.
const WHOLE: u16 = 32;

/// templates/tournaments/print/slips.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/slips.html")]
struct TournamentsPrintSlipsPage {
    shell: Shell,
    paper: Paper,
    title: String,
    /// What is played at a table.
    play: String,
    sheets: Vec<Vec<Card>>,
    /// Numbers of the lines for deals.
    lines: Vec<u16>,
    /// How high they are.
    class: &'static str,
    zero_sum: bool,
}

/// Shows the slips.
///
/// # Errors
/// Not found, also when the reader may not see the round.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let round = &round(&shown, &number)?;
    let title = round_title(round, lang);
    let path = address(&shown, &format!("slips/{}", round.number));
    let label = format!("{}: {title}", lang.t("paper-slips"));
    let profile = &shown.loaded.tournament.profile;
    let lines = lines(profile);
    let (on_a_sheet, class) = match lines {
        few if few <= HALF => (2, "half"),
        some if some <= WHOLE => (1, ""),
        _ => (1, "tight"),
    };
    let page = TournamentsPrintSlipsPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, label, path),
        title,
        play: play(profile, lang),
        sheets: sheets(cards(&shown, round, &visit.state.config.base_url, lang), on_a_sheet),
        lines: (1..=lines).collect(),
        class,
        zero_sum: profile.scoring.zero_sum,
    };
    Ok(sheet(&page))
}

fn lines(profile: &Profile) -> u16 {
    match profile.play {
        TablePlay::Deals(deals) => deals.max(1),
        TablePlay::Session { .. } => OPEN,
    }
}

/// What a table plays, in words.
pub(super) fn play(profile: &Profile, lang: Lang) -> String {
    let mut parts = vec![match profile.play {
        TablePlay::Deals(deals) => lang.n("paper-deals", deals.into()),
        TablePlay::Session { bula, refas: None } => lang.n("paper-session", bula.into()),
        TablePlay::Session {
            bula,
            refas: Some(refas),
        } => {
            format!(
                "{}, {}",
                lang.n("paper-session", bula.into()),
                lang.n("paper-refas", refas.into())
            )
        }
    }];
    parts.extend(profile.minutes.map(|minutes| lang.n("paper-minutes", minutes.into())));
    parts.extend(Some(profile.stake.clone()).filter(|stake| !stake.is_empty()));
    parts.join(" · ")
}
