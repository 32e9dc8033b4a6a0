//! What all papers of a tournament have: what it is, the address at which the rest stands, and when it was printed.

use actix_web::HttpResponse;
use askama::Template;

use crate::routes;
use crate::shell::html;
use crate::tournaments::clock::Clock;
use crate::tournaments::frame::{Frame, TournamentTab, when};
use talon_http::{Problem, Visit, Visitor};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Round, RoundState};

/// Characters of a name that fit where names stand; longer ones are written smaller, so that nothing is cut.
const NAME_USUAL: usize = 24;
const NAME_LONG: usize = 40;

/// The words around a paper.
#[derive(Debug)]
pub(super) struct Paper {
    pub frame: Frame,
    pub name: String,
    /// Club, day, place and game.
    pub line: String,
    /// Whole, as it is typed into a phone.
    pub address: String,
    /// When it was printed, by the clock of the club.
    pub time: String,
    pub css: String,
}

impl Paper {
    pub fn of(visit: &Visit, shown: &ShownTournament, path: &str) -> Paper {
        let lang = visit.prefs.lang;
        let frame = Frame::of(shown, TournamentTab::Print, lang);
        let clock = Clock::of(&shown.loaded.club.timezone, visit.state.now());
        Paper {
            name: frame.name.clone(),
            line: format!("{} · {}", frame.club, frame.line),
            address: format!("{}{path}", visit.state.config.base_url),
            time: lang.t_args("paper-printed-at", &[("time", Arg::from(when(clock.local(), lang)))]),
            css: talon_http::assets::href("print-tournament.css"),
            frame,
        }
    }
}

/// The tournament of an address, and who asks.
pub(super) async fn opened(visit: &Visit, id: &str) -> Result<(ShownTournament, Visitor), Problem> {
    let id = parse_id(id).ok_or_else(|| Problem::not_found("tournament"))?;
    visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await
}

/// The round of an address as it is seated; a draft is there for anyone who directs the tournament.
pub(super) fn round(shown: &ShownTournament, number: &str) -> Result<Round, Problem> {
    let tournament = &shown.loaded.tournament;
    let round = number.parse().ok().and_then(|number| tournament.round(number));
    round
        .map(|round| tournament.as_seated(round))
        .ok_or_else(|| Problem::not_found("round"))
}

/// The name of a round, with what is to be known of a draft.
pub(in crate::tournaments) fn round_title(round: &Round, lang: Lang) -> String {
    let title = lang.t_args("tournament-round", &[("number", Arg::Number(round.number.into()))]);
    if round.state == RoundState::Drawn {
        return format!("{title} ({})", lang.t("paper-draft"));
    }
    title
}

/// Address of a paper.
pub(super) fn address(shown: &ShownTournament, page: &str) -> String {
    routes::tournament(shown.loaded.id, &format!("print/{page}"))
}

/// Things on sheets, so many on each.
pub(super) fn sheets<T>(things: impl IntoIterator<Item = T>, on_a_sheet: usize) -> Vec<Vec<T>> {
    let mut sheets: Vec<Vec<T>> = Vec::new();
    for thing in things {
        match sheets.last_mut().filter(|sheet| sheet.len() < on_a_sheet) {
            Some(sheet) => sheet.push(thing),
            None => sheets.push(vec![thing]),
        }
    }
    sheets
}

/// How large a name is written.
pub(super) fn size(name: &str) -> &'static str {
    match name.chars().count() {
        few if few <= NAME_USUAL => "",
        some if some <= NAME_LONG => "long",
        _ => "longer",
    }
}

/// Answers with a paper.
pub(super) fn sheet(page: &impl Template) -> HttpResponse {
    html(page.render())
}
