//! `/players/{id}/hands`: the hands behind a number of someone's page.

use actix_web::web;
use askama::Template;
use chrono::DateTime;
use serde::Deserialize;

use super::figures::paid;
use super::parts::{day, seen};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_rules::games::GameKind;
use talon_service::players::{self, PlayerHandsQuery, TimeChosen};
use talon_service::{ActError, Missing};
use talon_store::player_hands::{HandMark, PlayedPart, PlayerHandListed};
use talon_store::{HandId, MemberId, Moment};
use talon_text::{Arg, Lang};

/// templates/players/hands.html
#[derive(Debug, Template)]
#[template(path = "players/hands.html")]
struct PlayersHandsPage {
    shell: Shell,
    noindex: bool,
    club: LinkView,
    player: LinkView,
    lead: String,
    has_soup: bool,
    hands: Vec<PlayerHandRow>,
    older: Option<String>,
}

/// A hand.
#[derive(Debug)]
struct PlayerHandRow {
    href: String,
    contract: String,
    event: String,
    played_as: String,
    outcome: &'static str,
    pay: String,
    soup: i32,
}

/// Which hands, as an address says it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PlayerHandsAddress {
    time: Option<String>,
    game: Option<String>,
    contract: Option<String>,
    #[serde(rename = "as")]
    played_as: Option<String>,
    trump: Option<String>,
    mark: Option<String>,
    /// Someone else who defended in them too.
    with: Option<i64>,
    /// The place after which the list goes on.
    older: Option<String>,
}

impl PlayerHandsAddress {
    /// None where a word is none of those that are known.
    fn read(&self) -> Option<PlayerHandsQuery> {
        Some(PlayerHandsQuery {
            time: known(&self.time, TimeChosen::parse)?.unwrap_or_default(),
            game: known(&self.game, GameKind::parse)?.map(|game| game.as_str().to_owned()),
            contract: self.contract.clone(),
            played_as: known(&self.played_as, PlayedPart::parse)?,
            trump: self.trump.clone(),
            mark: known(&self.mark, HandMark::parse)?,
            with: self.with.map(MemberId),
            after: known(&self.older, place)?,
        })
    }
}

fn known<T>(word: &Option<String>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match word {
        None => Some(None),
        Some(word) => read(word).map(Some),
    }
}

/// `microseconds-id`; the microseconds of a day before 1970 have a sign.
fn place(text: &str) -> Option<(Moment, HandId)> {
    let (micros, id) = text.rsplit_once('-')?;
    let at = DateTime::from_timestamp_micros(micros.parse().ok()?)?;
    Some((Moment::from(at), HandId(id.parse().ok()?)))
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<i64>, asked: web::Query<PlayerHandsAddress>) -> PageResult {
    let id = MemberId(path.into_inner());
    let query = asked.read().ok_or(ActError::NotFound(Missing::Player))?;
    let mark = query.mark;
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            Ok(state
                .store
                .read(|db| players::player_hands(db, actor, id, &query, now))?)
        })
        .await?;
    let (club, person) = (shown.club, shown.person);
    let said = visit.path.split_once('?').map_or("", |(_, query)| query);
    if person.id != id {
        return Ok(see_other(&format!("{}?{said}", routes::player_hands(person.id))));
    }
    let lang = visit.prefs.lang;
    let name = seen(&person.name, lang);
    let last = shown.hands.last().filter(|_| shown.goes_on);
    let page = PlayersHandsPage {
        shell: Shell::new(&visit, &visitor, lang.t("player-hands-title")),
        noindex: club.noindex,
        club: LinkView::new(routes::club(&club.slug, ""), club.name),
        player: LinkView::new(routes::player(person.id), name),
        lead: lead(&asked, mark, shown.with.as_deref(), lang),
        has_soup: mark == Some(HandMark::Soup),
        older: last.map(|last| older(person.id, said, last)),
        hands: shown.hands.iter().map(|one| row(one, lang)).collect(),
    };
    Ok(html(page.render()))
}

/// What the hands have in common, in words.
fn lead(asked: &PlayerHandsAddress, mark: Option<HandMark>, with: Option<&str>, lang: Lang) -> String {
    let game = asked
        .game
        .as_ref()
        .map(|game| lang.t(&format!("game-{game}")).into_owned());
    let contract = asked.contract.as_ref().map(|code| lang.bid(code).into_owned());
    let part = asked
        .played_as
        .as_ref()
        .map(|part| lang.t(&format!("player-as-{part}")).into_owned());
    let mark = mark.map(|mark| lang.t(mark_key(mark)).into_owned());
    let time = asked.time.as_ref().filter(|time| *time != TimeChosen::All.as_str());
    let time = time.map(|time| lang.t(&format!("player-time-{time}")).into_owned());
    let with = with.map(|other| lang.t_args("player-hands-with", &[("other", Arg::from(other))]));
    let said: Vec<String> = [game, time, part, with, contract, mark].into_iter().flatten().collect();
    said.join(" · ")
}

fn mark_key(mark: HandMark) -> &'static str {
    match mark {
        HandMark::Made => "result-made",
        HandMark::Lost => "result-lost",
        HandMark::Kontra => "player-hands-kontra",
        HandMark::KontraWon => "player-hands-kontra-won",
        HandMark::SilentWon => "player-hands-silent",
        HandMark::QuotaMet => "player-hands-quota-met",
        HandMark::QuotaMissed => "player-hands-quota-missed",
        HandMark::Soup => "player-hands-soup",
        HandMark::Judged => "player-hands-judged",
    }
}

fn row(one: &PlayerHandListed, lang: Lang) -> PlayerHandRow {
    let (did, hand) = (&one.did, &one.hand.hand);
    let event = hand
        .event
        .iter()
        .cloned()
        .chain([day(hand.listed_at.utc().naive_utc(), lang)]);
    PlayerHandRow {
        href: format!("/hands/{}", hand.id),
        contract: match did.contract.as_str() {
            "" => lang.t("player-as-passed").into_owned(),
            code => lang.bid(code).into_owned(),
        },
        event: event.collect::<Vec<_>>().join(", "),
        played_as: lang.t(&format!("player-as-{}", did.played_as.as_str())).into_owned(),
        outcome: match (did.made, did.lost) {
            (1, _) => "result-made",
            (_, 1) => "result-lost",
            _ => "player-hands-none",
        },
        pay: paid(did.pay),
        soup: did.soup,
    }
}

fn older(player: MemberId, query: &str, last: &PlayerHandListed) -> String {
    let kept = query
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with("older="));
    let at = one_place(last);
    let query: Vec<String> = kept.map(str::to_owned).chain([format!("older={at}")]).collect();
    format!("{}?{}", routes::player_hands(player), query.join("&"))
}

fn one_place(last: &PlayerHandListed) -> String {
    format!("{}-{}", last.did.listed_at.utc().timestamp_micros(), last.did.hand_id)
}
