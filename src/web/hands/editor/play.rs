//! Bidding and play: the table, what can be done at this moment, and what was done so far.

use serde_json::Value as Json;

use super::calls::{CallGroup, calls};
use super::ends::{EndsView, ends};
use super::given::{GivenView, given};
use super::page::Drawing;
use super::steps::{StepGroup, steps};
use crate::hands::cards::{CardView, card};
use crate::hands::position_view::PositionView;
use crate::hands::result::{ResultView, result};
use crate::hands::state::{StateView, state_of_play};
use crate::hands::table::{TableView, table};
use talon_editor::{Offer, Offers, Reach, grows};
use talon_records::scene::Scene;
use talon_rules::cards::{Card, Seat};
use talon_rules::games::{Deed, Stage};
use talon_text::Arg;

/// The step of bidding and play.
#[derive(Debug)]
pub(super) struct PlayView {
    pub state: StateView,
    pub table: TableView,
    pub announce: String,
    /// Whose turn it is, or that it is over.
    pub turn: String,
    /// The cards of the seat whose turn it is to play.
    pub cards: Vec<PlayCard>,
    /// They are all cards that can still be there, because the hand is not known.
    pub is_unknown: bool,
    /// The trick on the table.
    pub trick: Vec<TrickCard>,
    pub groups: Vec<CallGroup>,
    /// Someone may speak whose turn it is not.
    pub others_speak: bool,
    pub discard: Option<DiscardView>,
    pub given: Option<GivenView>,
    /// It grows from a score.
    pub grows: bool,
    /// The contract was given: the auction can be told after all.
    pub is_given: bool,
    pub ends: EndsView,
    /// An earlier position is shown.
    pub is_earlier: bool,
    /// The action that can be taken out, where one stands here.
    pub remove: Option<String>,
    pub can_go_back: bool,
    pub steps: Vec<StepGroup>,
    /// What does not fit any more.
    pub rest: Option<String>,
    pub result: Option<ResultView>,
}

/// A card to play.
#[derive(Debug)]
pub(super) struct PlayCard {
    pub card: CardView,
    pub act: String,
    pub is_legal: bool,
    pub label: String,
}

/// A card on the table.
#[derive(Debug)]
pub(super) struct TrickCard {
    /// Whose it is.
    pub by: String,
    pub card: CardView,
}

/// A card that can be laid away.
#[derive(Debug)]
pub(super) struct DiscardChoice {
    pub code: &'static str,
    pub card: CardView,
}

/// Two cards to lay away.
#[derive(Debug)]
pub(super) struct DiscardView {
    pub by: &'static str,
    pub cards: Vec<DiscardChoice>,
    pub unknown: Option<String>,
}

pub(super) fn play(drawing: &Drawing<'_>, position: &PositionView<'_>) -> Option<PlayView> {
    let editing = drawing.editing;
    let offers = Offers::of(&editing.text, editing.at)?;
    let reach = Reach::of(&editing.text)?;
    let scene = Scene::at(position.timeline, position.ply(), position.viewpoint.view);
    let turn = turn(drawing, position, &offers);
    let cards = cards(drawing, position, &offers);
    let is_first = position.ply() == 0 && drawing.draft.actions().is_empty();
    let groups = calls(drawing, position, &offers);
    let said = if position.ply() == 0 {
        String::new()
    } else {
        format!("{}. ", position.happened())
    };
    Some(PlayView {
        state: state_of_play(position),
        table: table(position, &scene),
        announce: format!("{said}{turn}"),
        is_unknown: !cards.is_empty() && is_unknown(position),
        cards,
        turn,
        trick: trick(drawing, position),
        others_speak: groups.iter().any(|group| !group.is_turn),
        groups,
        discard: discard(drawing, position, &offers),
        given: is_first.then(|| given(drawing)).flatten(),
        grows: grows(drawing.draft),
        is_given: drawing.draft.is_given(),
        ends: ends(drawing, position, &offers),
        is_earlier: editing.at.is_some(),
        remove: editing.at.map(|at| format!("remove:{at}")),
        can_go_back: editing.at.is_none() && reach.legal > 0,
        steps: steps(position),
        rest: rest(drawing, reach),
        result: drawing
            .checked
            .hand()
            .and_then(|hand| result(position, hand))
            .filter(|_| editing.at.is_none() && has_result(position)),
    })
}

/// What lies on the table while a trick is under way.
fn trick(drawing: &Drawing<'_>, position: &PositionView<'_>) -> Vec<TrickCard> {
    let lang = drawing.looker.shell.lang;
    let on_table = position.state().trick().iter();
    on_table
        .map(|(by, one)| TrickCard {
            by: position.name(by),
            card: card(one, lang, drawing.faces),
        })
        .collect()
}

/// Whether there is more to say of the result than that nothing is known.
fn has_result(position: &PositionView<'_>) -> bool {
    let last = position.timeline.states.last();
    last.is_some_and(|state| state.is_complete() || !state.decided().is_empty())
}

fn is_unknown(position: &PositionView<'_>) -> bool {
    let seat = position.state().to_act();
    seat.is_some_and(|seat| position.state().table().holdings[seat].unknown > 0)
}

fn turn(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers) -> String {
    let shell = &drawing.looker.shell;
    let Some(seat) = position.state().to_act() else {
        let key = if position.state().stage() == Stage::Over {
            "play-on-over"
        } else {
            "editor-give-first"
        };
        return shell.t(key).into_owned();
    };
    let key = match position.state().stage() {
        _ if offers.legal.is_empty() && offers.discards.is_none() => "editor-stopped",
        Stage::Auction => "editor-turn-auction",
        Stage::Discard => "editor-turn-discard",
        Stage::Trump => "editor-turn-trump",
        Stage::Defence => "editor-turn-defence",
        Stage::Play | Stage::Over => "play-on-turn",
    };
    shell.lang.t_args(key, &[("by", Arg::from(position.name(seat)))])
}

/// The hand of the seat to play, legal or not: a card that breaks a rule says which, and may have happened all the
/// same.
fn cards(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers) -> Vec<PlayCard> {
    let plays: Vec<(Card, &Offer)> = offers
        .legal
        .iter()
        .filter_map(|offer| match offer.deed {
            Deed::Play(card) => Some((card, offer)),
            _ => None,
        })
        .collect();
    let Some((_, first)) = plays.first() else {
        return Vec::new();
    };
    let by = first.by;
    let held = position.state().table().holdings[by].certain;
    let mut all: Vec<Card> = plays
        .iter()
        .fold(held, |all, (card, _)| all.with(*card))
        .iter()
        .collect();
    all.sort_by_key(|card| position.order(*card));
    all.into_iter()
        .map(|one| {
            let offer = plays.iter().find(|(card, _)| *card == one);
            play_card(drawing, by, one, offer.map(|(_, offer)| &offer.action))
        })
        .collect()
}

fn play_card(drawing: &Drawing<'_>, by: Seat, one: Card, legal: Option<&Json>) -> PlayCard {
    let shell = &drawing.looker.shell;
    let view = card(one, shell.lang, drawing.faces);
    let code = drawing.checked.pack.map_or("", |pack| pack.code(one));
    let tried = serde_json::json!({"type": "play", "by": by.letter(), "card": code});
    PlayCard {
        card: view,
        act: format!("say:{}", legal.unwrap_or(&tried)),
        is_legal: legal.is_some(),
        label: if legal.is_some() {
            view.spoken.to_owned()
        } else {
            shell.with("editor-card-barred", "card", view.spoken)
        },
    }
}

fn discard(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers) -> Option<DiscardView> {
    let shell = &drawing.looker.shell;
    let unknown = offers.unknown_discard.as_ref().map(|action| format!("say:{action}"));
    let (by, from) = match (offers.discards, &unknown) {
        (Some(found), _) => found,
        (None, Some(_)) => (position.state().to_act()?, Default::default()),
        (None, None) => return None,
    };
    let pack = drawing.checked.pack?;
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|card| position.order(*card));
    Some(DiscardView {
        by: by.letter(),
        cards: cards
            .into_iter()
            .map(|one| DiscardChoice {
                code: pack.code(one),
                card: card(one, shell.lang, drawing.faces),
            })
            .collect(),
        unknown,
    })
}

/// Where the rest of the record begins, and why it does not fit.
fn rest(drawing: &Drawing<'_>, reach: Reach) -> Option<String> {
    if reach.is_whole() {
        return None;
    }
    let shell = &drawing.looker.shell;
    let names = talon_text::report::names_of(drawing.checked);
    let why = drawing.checked.findings.iter().find(|finding| finding.is_error());
    let count = (reach.all - reach.legal) as i64;
    let told = shell.n("editor-rest", &count);
    let why = why.map(|finding| shell.lang.finding(finding, &names));
    Some(why.map_or_else(|| told.clone(), |why| format!("{told} {why}")))
}
