//! The actions that only Ulti has, from JSON to the engine (format, 5).

use super::claim::read_outcome;
use crate::acts::{ActionStep, Fields, Misfit, Vocabulary, read_agreed, read_seats};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{Card, Pack, Seat, Suit};
use talon_rules::games::ulti::{
    Action, BID_CODES, Bid, COMPONENT_CODES, Claim, Component, ComponentSet, Ulti, Variant,
};
use talon_rules::games::{RuleId, Violation};

/// What records of Ulti say.
#[derive(Debug)]
pub(crate) struct UltiWords;

impl Vocabulary for UltiWords {
    type State = Ulti;
    type Action = Action;
    type Rules = Variant;

    const PACK: Pack = Pack::German;
    const TYPES: &'static [&'static str] = &[
        "bid",
        "claim",
        "concede",
        "discard",
        "end",
        "expose",
        "given",
        "irregularity",
        "kontra",
        "marriage",
        "pass",
        "pickup",
        "play",
        "ruling",
        "throw_in",
        "trump",
    ];
    const DEAL_RULE: RuleId = RuleId::new("U-2.3");
    const BIDS: &'static [&'static str] = &BID_CODES;
    const UNSAID: &'static str = Component::Simple.code();

    fn read<'a>(
        word: &str,
        fields: &mut Fields<'a>,
        _rules: Option<&Variant>,
        faults: &mut Faults<'a>,
    ) -> Option<Option<ActionStep<'a, UltiWords>>> {
        let plain = match word {
            "pickup" => Action::Pickup,
            "pass" => Action::Pass,
            "throw_in" => Action::ThrowIn,
            "bid" => return Some(read_bid(fields, faults)),
            "given" => return Some(read_given(fields, faults)),
            "trump" => return Some(read_suit(fields, faults).map(Action::Trump).map(ActionStep::Act)),
            "marriage" => return Some(read_suit(fields, faults).map(Action::Marriage).map(ActionStep::Act)),
            "kontra" => return Some(read_kontra(fields, faults)),
            "claim" => return Some(read_claim(fields, faults)),
            _ => return None,
        };
        fields.plain(faults);
        Some(Some(ActionStep::Act(plain)))
    }

    fn play(card: Card) -> Action {
        Action::Play(card)
    }

    fn discard(cards: [Option<Card>; 2]) -> Action {
        Action::Discard(cards)
    }

    fn concede() -> Action {
        Action::Concede
    }

    fn card_of(action: Action) -> Option<Card> {
        if let Action::Play(card) = action {
            Some(card)
        } else {
            None
        }
    }

    fn read_award<'a>(award: Value<'a>, faults: &mut Faults<'a>) {
        for (name, scores) in award.members() {
            if name.is("scores") {
                read_seats(scores, faults);
            } else {
                faults.unknown(name, &["scores"]);
            }
        }
    }

    fn show(state: &mut Ulti, seat: Seat, card: Card) {
        state.show(seat, card);
    }

    fn misfit(state: &Ulti, seat: Seat, misfit: Misfit) -> Violation {
        match misfit {
            Misfit::Bid => state.unknown_bid(seat),
            Misfit::Given => state.unknown_contract(seat),
            Misfit::Cards(_) => state.miscounted(seat),
        }
    }
}

fn read_bid<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, UltiWords>> {
    let mut bid = None;
    fields.read(faults, &["bid"], |_, value, faults| {
        let Some(text) = faults.string(value) else { return };
        let known = Bid::parse(&text).map(|bid| ActionStep::Act(Action::Bid(bid)));
        bid = Some(known.unwrap_or(ActionStep::Misfit(Misfit::Bid)));
    });
    fields.require(faults, "bid", bid)
}

/// The contract of a hand whose auction nobody wrote down (format, 17).
fn read_given<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, UltiWords>> {
    let (mut bid, mut trump) = (None, None);
    let errors = faults.errors();
    fields.read(faults, &["bid", "trump"], |name, value, faults| {
        if name == "trump" {
            trump = read_suit_code(value, faults);
        } else {
            bid = faults.string(value).map(|text| Bid::parse(&text));
        }
    });
    let bid = fields.require(faults, "bid", bid)?;
    (faults.errors() == errors).then(|| {
        bid.map_or(ActionStep::Misfit(Misfit::Given), |bid| {
            ActionStep::Act(Action::Given { bid, trump })
        })
    })
}

fn read_suit<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Suit> {
    let mut suit = None;
    fields.read(faults, &["suit"], |_, value, faults| {
        suit = read_suit_code(value, faults);
    });
    fields.require(faults, "suit", suit)
}

fn read_suit_code<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Suit> {
    let suit = Pack::German.parse_suit(&faults.string(value)?);
    if suit.is_none() {
        faults.bad(value, &["A", "B", "H", "L"]);
    }
    suit
}

fn read_kontra<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, UltiWords>> {
    let (mut components, mut against) = (None, None);
    fields.read(faults, &["against", "components"], |name, value, faults| {
        if name == "against" {
            against = faults.seat(value);
        } else {
            components = read_components(value, faults);
        }
    });
    let components = fields.require(faults, "components", components)?;
    Some(ActionStep::Act(Action::Kontra { components, against }))
}

fn read_components<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<ComponentSet> {
    if !faults.array(value) {
        return None;
    }
    let errors = faults.errors();
    let mut components = ComponentSet::default();
    for item in value.items() {
        let Some(word) = faults.word(item, COMPONENT_CODES) else {
            continue;
        };
        if Component::parse(word).is_some_and(|component| !components.insert(component)) {
            faults.unfit(item, "twice");
        }
    }
    if value.is_empty() {
        faults.unfit(value, "nothing");
    }
    (faults.errors() == errors).then_some(components)
}

fn read_claim<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, UltiWords>> {
    let (mut outcome, mut agreed) = (None, None);
    fields.read(faults, &["agreed", "outcome"], |name, value, faults| {
        if name == "agreed" {
            agreed = read_agreed(value, faults);
        } else {
            outcome = read_outcome(value, faults);
        }
    });
    let outcome = fields.require(faults, "outcome", outcome);
    // Nobody named is nobody agreed, which is the claim's own fault and not a missing member.
    let agreed = agreed.or_else(|| fields.value.get("agreed").is_none().then(Default::default));
    Some(ActionStep::Act(Action::Claim(Claim {
        outcome: outcome?,
        agreed: agreed?,
    })))
}
