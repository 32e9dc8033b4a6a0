//! The cards: the pack as a grid, one place of which is lit, and every place with its cards and a field to type them.

use super::notice::place_name;
use super::page::Drawing;
use crate::hands::cards::{CardView, card};
use talon_editor::{Dealt, Place};
use talon_rules::cards::{Card, CardSet};
use talon_text::Arg;

/// The step of the cards.
#[derive(Debug)]
pub(super) struct DealView {
    /// Who gets the next card.
    pub lead: String,
    pub grid: Vec<GridCard>,
    pub places: Vec<PlaceView>,
    /// How many cards are nowhere; nothing where all are known or none is.
    pub nowhere: String,
    /// Nobody wrote down the auction: these are the cards with which play began.
    pub is_given: bool,
}

/// A card of the pack.
#[derive(Debug)]
pub(super) struct GridCard {
    pub card: CardView,
    pub act: String,
    /// "mine" in the place that is lit, "theirs" elsewhere, or nothing.
    pub state: &'static str,
    /// Whose it is.
    pub whose: String,
    pub label: String,
}

/// A place for cards.
#[derive(Debug)]
pub(super) struct PlaceView {
    pub id: &'static str,
    pub name: String,
    pub is_lit: bool,
    pub count: String,
    pub is_over: bool,
    pub cards: Vec<(CardView, String)>,
    /// The cards as they are typed.
    pub typed: String,
    pub is_faulty: bool,
}

/// The deal as far as it is known; `None` where the rules are not sound.
pub(super) fn deal(drawing: &Drawing<'_>) -> Option<DealView> {
    let dealt = Dealt::of(drawing.draft)?;
    let shell = &drawing.looker.shell;
    let editing = drawing.editing;
    let name = |place: Place| place_name(place, &editing.text, shell);
    let pack = drawing.checked.pack?;
    let places = Place::ALL
        .into_iter()
        .filter(|place| dealt.size(*place) > 0 || !dealt.cards(*place).is_empty());
    let nowhere = dealt.nowhere().len();
    Some(DealView {
        lead: if dealt.missing(editing.lit) > 0 {
            shell.with("editor-deal-next", "place", &name(editing.lit))
        } else {
            shell.t("editor-deal-full").into_owned()
        },
        grid: pack
            .in_order(CardSet::FULL)
            .map(|one| grid_card(drawing, &dealt, one, &name))
            .collect(),
        places: places
            .map(|place| place_view(drawing, &dealt, place, name(place)))
            .collect(),
        nowhere: if (1..32).contains(&nowhere) {
            shell.n("editor-nowhere", &(nowhere as i64))
        } else {
            String::new()
        },
        is_given: drawing.draft.is_given(),
    })
}

fn grid_card(drawing: &Drawing<'_>, dealt: &Dealt, one: Card, name: &dyn Fn(Place) -> String) -> GridCard {
    let shell = &drawing.looker.shell;
    let view = card(one, shell.lang, drawing.faces);
    let code = drawing.checked.pack.map_or("", |pack| pack.code(one));
    let place = dealt.place_of(one);
    let (state, act) = match place {
        None => ("", format!("give:{code}")),
        Some(place) if place == drawing.editing.lit => ("mine", format!("take:{code}")),
        Some(_) => ("theirs", format!("take:{code}")),
    };
    let owner = place.map(name);
    GridCard {
        card: view,
        act,
        state,
        whose: owner
            .as_deref()
            .and_then(|name| name.chars().next())
            .map(String::from)
            .unwrap_or_default(),
        label: owner.map_or_else(
            || view.spoken.to_owned(),
            |name| {
                let args = [("card", Arg::from(view.spoken)), ("place", Arg::from(name))];
                shell.lang.t_args("editor-card-of", &args)
            },
        ),
    }
}

fn place_view(drawing: &Drawing<'_>, dealt: &Dealt, place: Place, name: String) -> PlaceView {
    let shell = &drawing.looker.shell;
    let cards = dealt.cards(place);
    let pack = drawing.checked.pack;
    let ordered: Vec<Card> = pack.map_or_else(Vec::new, |pack| pack.in_order(cards).collect());
    let code = |one: &Card| pack.map_or("", |pack| pack.code(*one));
    let refused = drawing.editing.typed.iter().find(|(other, _)| *other == place);
    let count = [
        ("count", Arg::from(cards.len())),
        ("total", Arg::from(dealt.size(place))),
    ];
    PlaceView {
        id: place.as_str(),
        name,
        is_lit: place == drawing.editing.lit,
        count: shell.lang.t_args("editor-count", &count),
        is_over: dealt.is_over(place),
        cards: ordered
            .iter()
            .map(|one| (card(*one, shell.lang, drawing.faces), format!("take:{}", code(one))))
            .collect(),
        typed: refused.map_or_else(
            || ordered.iter().map(code).collect::<Vec<_>>().join(" "),
            |(_, typed)| typed.clone(),
        ),
        is_faulty: refused.is_some(),
    }
}
