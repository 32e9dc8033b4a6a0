//! `GET /hands/{id}/play/{ply}`: another line, played card by card from any position, by hand or against the solver.
//! The line stands in the address and nowhere else.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::cards::{CardView, card};
use super::ended::{EndedView, ended};
use super::hand_query::{HandQuery, Viewpoint};
use super::opponent::Opponent;
use super::position_view::PositionView;
use super::replay_line::{ReplayLine, pack_of};
use super::review::value;
use super::state::{StateView, state_of_play};
use super::table::{TableView, table};
use super::tricks::{TricksView, tricks};
use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::{Prefs, Problem, Visit};
use talon_records::played_on::with_line;
use talon_records::scene::Scene;
use talon_records::{LineAction, Options, Reader};
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::Deed;
use talon_service::ActError;
use talon_service::read_hand::read_hand;
use talon_solver::{Verdict, position_at};
use talon_text::{Arg, Lang};

/// The place on the page at which the next card is chosen.
const TABLE: &str = "#table-title";
/// Cards of a hand.
const CARDS_MAX: usize = 30;

/// What an address says.
#[derive(Debug, Deserialize)]
pub(crate) struct PlayOnQuery {
    /// Codes parted by dots.
    cards: Option<String>,
    /// Who plays by hand; the solver plays the others. Nobody: all are played by hand.
    me: Option<String>,
    /// Whether each card's value is shown.
    values: Option<String>,
    /// Whether the solver's last cards were played before its search had ended.
    rough: Option<String>,
}

/// templates/hands/play_on.html
#[derive(Debug, Template)]
#[template(path = "hands/play_on.html")]
struct HandsPlayOnPage {
    shell: Shell,
    faces: &'static str,
    heading: String,
    hand: String,
    state: StateView,
    /// What was played last and whose turn it is, for those who hear the page.
    announce: String,
    table: TableView,
    /// What was played so far; a card of the line leads to the line up to it.
    tricks: TricksView,
    /// What the line came to.
    ended: Option<EndedView>,
    /// Whose turn it is.
    turn: String,
    choices: Vec<Choice>,
    /// What the position is worth.
    worth: String,
    /// That the solver's last cards, or the values, are not certain.
    uncertain: Vec<String>,
    /// Who plays by hand.
    sides: Vec<Side>,
    values: Toggle,
    back: Option<String>,
    replay: String,
    /// Address of the line as it stands, to hand on.
    address: String,
    /// Where it can be kept, once there is one.
    keep: Option<String>,
}

/// A card that may be played now.
#[derive(Debug)]
struct Choice {
    card: CardView,
    href: String,
    value: String,
    best: bool,
}

/// A way of playing on.
#[derive(Debug)]
struct Side {
    key: String,
    label: String,
    href: String,
    here: bool,
}

#[derive(Debug)]
struct Toggle {
    on: bool,
    href: String,
}

/// Where a line is played on: one that leaves what happened with cards alone. An empty list of what happened stands for
/// the line itself.
pub(super) fn address(hand: &str, happened: &[LineAction], line: &[LineAction], pack: Pack) -> Option<String> {
    let same = |(one, other): &(&LineAction, &LineAction)| one.by == other.by && one.deed == other.deed;
    let together = if happened.is_empty() {
        line.len()
    } else {
        happened.iter().zip(line).take_while(same).count()
    };
    let played = |step: &LineAction| {
        if let Some(Deed::Play(card)) = step.deed {
            Some(card)
        } else {
            None
        }
    };
    let cards: Option<Vec<Card>> = line[together..].iter().map(played).collect();
    let way = PlayOnPosition {
        address: hand.to_owned(),
        ply: together,
        me: None,
        values: false,
        rough: false,
    };
    Some(way.href(&cards?, pack))
}

/// Shows the end of the line, after the solver's cards.
///
/// # Errors
/// When there is no such hand for this reader, no cards are played from there, or the line breaks a rule.
pub async fn get(visit: Visit, path: Path<(String, usize)>, line: Query<PlayOnQuery>) -> PageResult {
    let (address, ply) = path.into_inner();
    let line = line.into_inner();
    let wanted = address.clone();
    let prefs = visit.prefs;
    let (record, visitor) = visit
        .act(move |state, actor| {
            let read = state
                .store
                .read(|db| Ok::<_, ActError>(read_hand(db, actor, &wanted)?.record));
            read.map_err(Problem::from)
        })
        .await?;
    // The solver may search for a while; anyone who only reads need not wait for that.
    let found = visit
        .state
        .block(move |_| {
            let me = line
                .me
                .as_deref()
                .map(|me| Seat::parse(me).ok_or_else(|| Problem::not_found("seat")));
            let way = PlayOnPosition {
                address,
                ply,
                me: me.transpose()?,
                values: line.values.is_some(),
                rough: line.rough.is_some(),
            };
            draw(
                &record,
                &way,
                read_cards(line.cards.as_deref().unwrap_or_default())?,
                &prefs,
            )
        })
        .await?;
    match found {
        Continuation::Longer(href) => Ok(see_other(&href)),
        Continuation::Here(mut page) => {
            page.shell = Shell::new(&visit, &visitor, page.heading.clone());
            page.address.insert_str(0, &visit.state.config.base_url);
            Ok(html(page.render()))
        }
    }
}

enum Continuation {
    /// The solver has played on.
    Longer(String),
    Here(Box<HandsPlayOnPage>),
}

/// How one plays on from where.
struct PlayOnPosition {
    address: String,
    ply: usize,
    me: Option<Seat>,
    values: bool,
    /// The solver's last cards are not certain to be the best.
    rough: bool,
}

impl PlayOnPosition {
    fn href(&self, cards: &[Card], pack: Pack) -> String {
        let codes: Vec<&str> = cards.iter().map(|card| pack.code(*card)).collect();
        let me = self.me.map(|me| format!("me={}", me.letter()));
        let values = self.values.then(|| "values=1".to_owned());
        let rough = self.rough.then(|| "rough=1".to_owned());
        let cards = (!codes.is_empty()).then(|| format!("cards={}", codes.join(".")));
        let parts: Vec<String> = [cards, me, values, rough].into_iter().flatten().collect();
        let sign = if parts.is_empty() { "" } else { "?" };
        format!("/hands/{}/play/{}{sign}{}", self.address, self.ply, parts.join("&"))
    }

    /// Where a position of the line is: before it leaves the record, in the replay; else the line so far, in which all
    /// cards are played by hand, for else the solver would go on.
    fn link(&self, line: &[Card], ply: usize, pack: Pack) -> String {
        match ply.checked_sub(self.ply).filter(|cards| *cards > 0) {
            Some(cards) => self.with(None, self.values).href(&line[..cards.min(line.len())], pack),
            None => format!("/hands/{}/{ply}", self.address),
        }
    }

    /// Another way from here: whatever follows is certain again.
    fn with(&self, me: Option<Seat>, values: bool) -> PlayOnPosition {
        PlayOnPosition {
            address: self.address.clone(),
            ply: self.ply,
            me,
            values,
            rough: false,
        }
    }
}

fn read_cards(text: &str) -> Result<Vec<Card>, Problem> {
    let codes = text.split('.').filter(|code| !code.is_empty());
    let cards: Option<Vec<Card>> = codes.take(CARDS_MAX + 1).map(Pack::read).collect();
    cards.filter(|cards| cards.len() <= CARDS_MAX).ok_or_else(no_line)
}

fn no_line() -> Problem {
    Problem::not_found("line of this hand")
}

/// The end of the line. Where the solver is to play, its cards until someone by hand is to play lead there; all its
/// searches share one budget.
fn draw(record: &str, way: &PlayOnPosition, mut cards: Vec<Card>, prefs: &Prefs) -> Result<Continuation, Problem> {
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let pack = pack_of(&reader.check(record.as_bytes(), &options));
    let given = cards.len();
    let mut opponent = Opponent::default();
    // A card says nothing of who plays it, so the line grows card by card.
    let mut line: Vec<(Seat, Card)> = Vec::new();
    loop {
        let text = with_line(record, way.ply, &line, pack).ok_or_else(no_line)?;
        let checked = reader.check(text.as_bytes(), &options);
        let variation = (!line.is_empty()).then_some(0);
        let replay_line = ReplayLine::of(&checked, variation).ok_or_else(no_line)?;
        let state = replay_line
            .timeline
            .states
            .get(way.ply + line.len())
            .ok_or_else(no_line)?
            .as_ref();
        let by = state.to_act().filter(|_| state.is_in_play());
        if by.map_or(line.is_empty(), |_| position_at(state).is_err()) {
            return Err(no_line());
        }
        match (by, cards.get(line.len())) {
            (Some(by), Some(card)) if state.check_card(by, *card).is_ok() => line.push((by, *card)),
            (_, Some(_)) => return Err(no_line()),
            (Some(by), None) if way.me.is_some_and(|me| me != by) && cards.len() < CARDS_MAX => {
                let card = opponent.reply(state).ok_or_else(no_line)?;
                cards.push(card);
                line.push((by, card));
            }
            (_, None) if cards.len() > given => {
                let way = PlayOnPosition {
                    rough: opponent.is_rough,
                    ..way.with(way.me, way.values)
                };
                return Ok(Continuation::Longer(way.href(&cards, pack)));
            }
            (_, None) => {
                return Ok(Continuation::Here(Box::new(page(
                    record,
                    &replay_line,
                    way,
                    &line,
                    prefs,
                    pack,
                )?)));
            }
        }
    }
}

fn page(
    record: &str,
    replay_line: &ReplayLine,
    way: &PlayOnPosition,
    line: &[(Seat, Card)],
    prefs: &Prefs,
    pack: Pack,
) -> Result<HandsPlayOnPage, Problem> {
    let lang = prefs.lang;
    let address = &way.address;
    // Anyone who plays by hand sits below.
    let variation = (!line.is_empty()).then_some(0);
    let viewpoint = Viewpoint {
        line: variation,
        turn: way.me,
        ..Viewpoint::read(way.ply + line.len(), &HandQuery::default())?
    };
    let so_far: Vec<Card> = line.iter().map(|(_, card)| *card).collect();
    let link = |viewpoint: Viewpoint| way.link(&so_far, viewpoint.ply, pack);
    let on = way.with(way.me, way.values);
    let position = PositionView {
        timeline: &replay_line.timeline,
        replay_line,
        viewpoint,
        lang,
        pack,
        faces: prefs.faces_of(pack),
        in_words: false,
        report: None,
        link: &link,
        plays: Some(&|card| format!("{}{TABLE}", on.href(&[&so_far[..], &[card]].concat(), pack))),
    };
    let verdict = way
        .values
        .then(|| Opponent::default().judged(position.state()))
        .flatten();
    let turn = turn(&position);
    let scene = Scene::at(position.timeline, position.ply(), position.viewpoint.view);
    Ok(HandsPlayOnPage {
        shell: Shell::bare(prefs, "", String::new(), String::new()),
        faces: position.faces.as_str(),
        heading: lang.t_args("play-on-title", &[("id", Arg::from(address))]),
        hand: lang.t_args("hand-title", &[("id", Arg::from(address))]),
        state: state_of_play(&position),
        announce: if line.is_empty() {
            turn.clone()
        } else {
            format!("{}. {turn}", position.happened())
        },
        table: table(&position, &scene),
        tricks: tricks(&position, None),
        ended: ended(&position, record, way.ply, line),
        turn,
        choices: choices(&position, verdict.as_ref()),
        worth: verdict.as_ref().map_or_else(String::new, |verdict| {
            lang.t_args("play-on-worth", &[("value", value(verdict.value.into()).into())])
        }),
        uncertain: uncertain(way, verdict.as_ref(), lang),
        sides: sides(&position, way, &so_far),
        values: Toggle {
            on: way.values,
            href: way.with(way.me, !way.values).href(&so_far, pack),
        },
        back: back(way, line, pack),
        replay: format!("/hands/{address}/{}", way.ply),
        keep: keep(way, &so_far, pack),
        address: on.href(&so_far, pack),
    })
}

/// That the solver's last cards, or the values, are not certain.
fn uncertain(way: &PlayOnPosition, verdict: Option<&Verdict>, lang: Lang) -> Vec<String> {
    let is_open = verdict.is_some_and(|verdict| !verdict.complete);
    let rough = way.rough.then_some("play-on-rough");
    let open = is_open.then_some("play-on-open");
    [rough, open]
        .into_iter()
        .flatten()
        .map(|key| lang.t(key).into_owned())
        .collect()
}

/// Before the last card played by hand. Where the solver played all of them nobody is left to play by hand.
fn back(way: &PlayOnPosition, line: &[(Seat, Card)], pack: Pack) -> Option<String> {
    let own = way.me.and_then(|me| line.iter().rposition(|(by, _)| *by == me));
    let last = own.or_else(|| line.len().checked_sub(1))?;
    let before: Vec<Card> = line.iter().take(last).map(|(_, card)| *card).collect();
    Some(
        way.with(way.me.filter(|_| own.is_some()), way.values)
            .href(&before, pack),
    )
}

fn keep(way: &PlayOnPosition, so_far: &[Card], pack: Pack) -> Option<String> {
    let codes: Vec<&str> = so_far.iter().map(|card| pack.code(*card)).collect();
    (!codes.is_empty()).then(|| {
        format!(
            "/hands/{}/notes?ply={}&cards={}#text",
            way.address,
            way.ply,
            codes.join(".")
        )
    })
}

fn turn(position: &PositionView<'_>) -> String {
    let turn = position.state().to_act().filter(|_| !position.is_finished());
    turn.map_or_else(
        || position.lang.t("play-on-over").into_owned(),
        |seat| {
            position
                .lang
                .t_args("play-on-turn", &[("by", position.name(seat).into())])
        },
    )
}

fn sides(position: &PositionView<'_>, way: &PlayOnPosition, so_far: &[Card]) -> Vec<Side> {
    let side = |me: Option<Seat>| Side {
        key: me.map_or_else(|| "me-all".to_owned(), |seat| format!("me-{}", seat.letter())),
        label: me.map_or_else(
            || position.lang.t("play-on-by-hand").into_owned(),
            |seat| position.name(seat),
        ),
        href: way.with(me, way.values).href(so_far, position.pack),
        here: way.me == me,
    };
    [None].into_iter().chain(Seat::ALL.map(Some)).map(side).collect()
}

/// The cards that may be played now, each with the address of the line with it.
fn choices(position: &PositionView<'_>, verdict: Option<&Verdict>) -> Vec<Choice> {
    let best = verdict.map(Verdict::best_cards).unwrap_or_default();
    let worth = |one: Card| {
        let (_, bounds) = verdict?.cards.iter().find(|(card, _)| *card == one)?;
        Some(value((*bounds).into()))
    };
    let choice = |one: Card| Choice {
        card: card(one, position.lang, position.faces),
        href: position.goes_on(one),
        value: worth(one).unwrap_or_default(),
        best: best.contains(&one),
    };
    let played = |(_, deed): (Seat, Deed)| if let Deed::Play(card) = deed { Some(card) } else { None };
    let mut legal: Vec<Card> = position.state().legal().into_iter().filter_map(played).collect();
    legal.sort_by_key(|card| position.order(*card));
    legal.into_iter().map(choice).collect()
}
