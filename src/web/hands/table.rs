//! The card table of one position, as `_table.html` and `_seat.html` take it.

use super::auction::talon_now;
use super::cards::{CardView, SuitView, card, shown, suit};
use super::position_view::PositionView;
use super::why::legality;
use talon_records::scene::{Scene, ShownCard};
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::{Deed, Stage};
use talon_text::Arg;

/// The table.
#[derive(Debug)]
pub struct TableView {
    pub title: String,
    pub trick_title: String,
    pub plays: Vec<PlayView>,
    pub call: String,
    pub call_cards: Vec<CardView>,
    pub say: String,
    pub seats: Vec<SeatView>,
}

/// A card of the trick, at the side of its player.
#[derive(Debug)]
pub struct PlayView {
    pub place: &'static str,
    pub class: String,
    pub card: Option<CardView>,
    pub caption: String,
}

/// A seat at the table.
#[derive(Debug)]
pub struct SeatView {
    pub place: &'static str,
    /// Takes no part in the tricks.
    pub out: bool,
    pub name: String,
    pub count: String,
    pub chips: Vec<ChipView>,
    pub points: String,
    pub laid_word: String,
    pub talon: Vec<CardView>,
    pub holding: Vec<HeldView>,
}

/// A small sign at a seat.
#[derive(Debug)]
pub struct ChipView {
    pub class: &'static str,
    pub text: String,
    pub suit: Option<SuitView>,
}

/// A card in a hand.
#[derive(Debug)]
pub struct HeldView {
    pub card: CardView,
    /// Where the line leads that goes on with this card.
    pub href: String,
    pub state: String,
    pub said: String,
    pub trick: String,
}

/// Draws a position.
pub fn table(position: &PositionView<'_>, scene: &Scene) -> TableView {
    let state = position.state();
    let below = position.below();
    let places = [(below, "me"), (below.next(), "right"), (below.previous(), "left")];
    // A hand thrown in has no trick to show.
    let in_play = state.is_in_play() && (state.stage() != Stage::Over || !scene.trick.is_empty());
    let played = position
        .ply()
        .checked_sub(1)
        .and_then(|before| position.timeline.steps[before].deed);
    let silent = matches!(played, Some(Deed::Play(_)));
    TableView {
        title: position.lang.t("hand-table").into_owned(),
        trick_title: position.lang.t("hand-current-trick").into_owned(),
        plays: if in_play {
            let plays = places
                .iter()
                .filter(|(seat, _)| !position.is_out(*seat, position.ply()));
            plays.map(|(seat, place)| play(position, scene, *seat, place)).collect()
        } else {
            Vec::new()
        },
        call: if in_play { String::new() } else { position.happened() },
        call_cards: if in_play { Vec::new() } else { talon_now(position) },
        say: if in_play && !silent {
            position.happened()
        } else {
            String::new()
        },
        seats: places
            .iter()
            .map(|(seat, place)| seat_view(position, scene, *seat, place))
            .collect(),
    }
}

fn play(position: &PositionView<'_>, scene: &Scene, seat: Seat, place: &'static str) -> PlayView {
    let state = position.state();
    let rules = state.play_rules();
    let cards: Vec<Card> = scene.trick.iter().map(|(_, card)| *card).collect();
    let winner = (!cards.is_empty()).then(|| scene.trick[rules.winner(&cards)].0);
    let own = scene.trick.iter().find(|(by, _)| *by == seat);
    let is_last = scene.trick.last().is_some_and(|(by, _)| *by == seat);
    let mut class = Vec::new();
    let mut caption = vec![position.name(seat)];
    if own.is_some() && winner == Some(seat) {
        class.push("best");
        let players = Seat::ALL
            .into_iter()
            .filter(|seat| !position.is_out(*seat, position.ply()))
            .count();
        let is_whole = scene.trick.len() == players;
        caption.push(
            position
                .lang
                .t(if is_whole { "hand-card-won" } else { "hand-card-winning" })
                .into_owned(),
        );
    }
    if is_last {
        class.push("now");
    }
    if own.is_none() && scene.to_act == Some(seat) && !position.is_finished() {
        caption.push(position.lang.t("hand-turn").into_owned());
    }
    PlayView {
        place,
        class: class.join(" "),
        card: own.map(|(_, played)| card(*played, position.lang, position.faces)),
        caption: caption.join(", "),
    }
}

fn seat_view(position: &PositionView<'_>, scene: &Scene, seat: Seat, place: &'static str) -> SeatView {
    let own = &scene.seats[seat];
    let still_held = own
        .held
        .iter()
        .map(|card| (order(position, *card), held_card(position, scene, seat, *card)));
    let gone = own
        .gone
        .iter()
        .map(|(card, trick)| (position.order(*card), gone_card(position, *card, (*trick).into())));
    let mut holding: Vec<(u8, HeldView)> = still_held.chain(gone).collect();
    holding.sort_by_key(|(place, _)| *place);
    let talon = if scene.talon_by == Some(seat) {
        scene
            .talon
            .iter()
            .map(|card| shown(*card, position.lang, position.faces))
            .collect()
    } else {
        Vec::new()
    };
    SeatView {
        place,
        out: position.is_out(seat, position.ply()),
        name: position.name(seat),
        count: position.lang.n("count-cards", own.held.len() as i64),
        chips: chips(position, scene, seat),
        points: points(position, scene, seat),
        laid_word: position.lang.t(laid_word(position.pack)).into_owned(),
        talon,
        holding: holding.into_iter().map(|(_, held)| held).collect(),
    }
}

/// A card that is still in the hand.
fn held_card(position: &PositionView<'_>, scene: &Scene, seat: Seat, held: ShownCard) -> HeldView {
    let (state, said) = legality(position, seat, held);
    let href = match held {
        ShownCard::Card(card) if scene.to_act == Some(seat) => position.goes_on(card),
        _ => String::new(),
    };
    HeldView {
        card: shown(held, position.lang, position.faces),
        state: if href.is_empty() { state } else { "ok".into() },
        href,
        said,
        trick: String::new(),
    }
}

/// A card that was played in a trick.
fn gone_card(position: &PositionView<'_>, played: Card, trick: i64) -> HeldView {
    let mut said = position.lang.t_args("hand-played-in", &[("trick", Arg::Number(trick))]);
    if is_irregular(position, played) {
        said = format!("{said}, {}", position.lang.t("hand-card-irregular"));
    }
    // Once the hand is over every card is as good to read as any other.
    let is_over = position.state().stage() == Stage::Over;
    HeldView {
        card: card(played, position.lang, position.faces),
        href: String::new(),
        state: if is_over { "" } else { "gone" }.into(),
        said,
        trick: trick.to_string(),
    }
}

/// In Ulti the two cards are the talon again; in Preferans they are out of the game.
fn laid_word(pack: Pack) -> &'static str {
    match pack {
        Pack::German => "word-talon",
        Pack::French => "word-discarded",
    }
}

fn is_irregular(position: &PositionView<'_>, card: Card) -> bool {
    position
        .timeline
        .played
        .iter()
        .any(|played| played.card == card && played.irregular)
}

fn order(position: &PositionView<'_>, held: ShownCard) -> u8 {
    match held {
        ShownCard::Card(card) => position.order(card),
        _ => u8::MAX,
    }
}

fn points(position: &PositionView<'_>, scene: &Scene, seat: Seat) -> String {
    let own = &scene.seats[seat];
    if !position.state().is_in_play() || position.timeline.tricks.is_empty() {
        return String::new();
    }
    let tricks = position.lang.n("count-tricks", own.tricks.into());
    if !position.state().counts_points() {
        return tricks;
    }
    format!("{tricks}, {}", position.lang.n("count-points", own.points))
}

fn chips(position: &PositionView<'_>, scene: &Scene, seat: Seat) -> Vec<ChipView> {
    let state = position.state();
    let lang = position.lang;
    let chip = |class, text: String| ChipView {
        class,
        text,
        suit: None,
    };
    let mut chips = Vec::new();
    if state.contract().is_some_and(|(declarer, _)| declarer == seat) {
        chips.push(chip("decl", lang.declarer(position.pack).into_owned()));
    }
    if scene.to_act == Some(seat) && !position.is_finished() {
        chips.push(chip("turn", lang.t("hand-turn").into_owned()));
    }
    if state.forehand() == seat.next() {
        chips.push(chip("", lang.t("hand-dealer").into_owned()));
    }
    for (of, value) in &scene.seats[seat].marriages {
        chips.push(ChipView {
            class: "",
            text: value.to_string(),
            suit: of.map(|of| suit(of, lang, position.faces)),
        });
    }
    chips.extend(position.answered(seat, position.ply()).map(|text| chip("", text)));
    chips.extend(kontra_chips(position, seat));
    chips
}

/// The kontras that a seat said.
fn kontra_chips(position: &PositionView<'_>, seat: Seat) -> Vec<ChipView> {
    let said = (1..=position.ply()).filter(|ply| {
        let step = position.timeline.steps[ply - 1];
        step.by == Some(seat) && matches!(step.deed, Some(Deed::Kontra { .. }))
    });
    said.flat_map(|ply| position.kontra_said(seat, ply))
        .map(|text| ChipView {
            class: "",
            text,
            suit: None,
        })
        .collect()
}

/// Whether a contract is to be announced, and not only its trump named.
fn announces(position: &PositionView<'_>) -> bool {
    position
        .state()
        .legal()
        .iter()
        .any(|(_, deed)| matches!(deed, Deed::Contract(_)))
}

/// Whether a trick lies on the table or play can begin, or that there is nothing further.
pub(crate) fn phase_line(position: &PositionView<'_>) -> String {
    if !position.replay_line.has_cards {
        return position.lang.t("hand-state-score").into_owned();
    }
    let stopped = position.ply() == position.timeline.last() && !position.state().is_complete();
    let is_over = position.state().stage() == Stage::Over || position.is_finished();
    match position.viewpoint.line {
        _ if is_over || !stopped => phase_now(position),
        Some(_) => position.lang.t("hand-state-line-end").into_owned(),
        None => position.lang.t("hand-state-stopped").into_owned(),
    }
}

/// The same where the end of the record is not the end of play.
pub(crate) fn phase_now(position: &PositionView<'_>) -> String {
    let state = position.state();
    let by = |seat: Option<Seat>| position.name(seat.unwrap_or(Seat::A));
    let args = |seat| {
        [
            ("by", Arg::from(by(seat))),
            ("trick", Arg::Number(state.trick_no().into())),
        ]
    };
    let turn = state.to_act();
    match state.stage() {
        Stage::Over => position.lang.t("hand-state-over").into_owned(),
        _ if position.is_finished() => position.lang.t("hand-state-over").into_owned(),
        _ if position.ply() == 0 => position.lang.t("hand-state-deal").into_owned(),
        Stage::Auction | Stage::Discard => position.lang.t_args("hand-state-auction", &args(turn)),
        Stage::Trump if announces(position) => position.lang.t_args("hand-state-contract", &args(turn)),
        Stage::Trump => position.lang.t_args("hand-state-trump", &args(turn)),
        Stage::Defence => position.lang.t_args("hand-state-defence", &args(turn)),
        Stage::Play => position.lang.t_args("hand-state-play", &args(turn)),
    }
}
