//! A contract that is told instead of an auction, and back.

use serde_json::{Value as Json, json};

use super::act::Refusal;
use super::deal::{Dealt, unknown_holdings};
use super::draft::{Draft, GIVEN, is_type};
use super::reach::reach;
use talon_records::format_of;
use talon_rules::cards::{Seat, Suit};

/// What belongs to an auction: it cannot stand beside a contract that is given.
const OF_AUCTION: [&str; 8] = ["bid", "contract", "discard", "given", "hold", "pass", "pickup", "trump"];

/// The draft with the contract given; what was played stays.
pub(crate) fn give(draft: &Draft, by: Seat, contract: &str, trump: Option<Suit>) -> Result<Draft, Refusal> {
    let action = given_action(draft, by, contract, trump).ok_or(Refusal::NoHand)?;
    let others = draft.actions().iter().filter(|action| !is_type(action, &OF_AUCTION));
    let actions: Vec<Json> = std::iter::once(action.clone()).chain(others.cloned()).collect();
    let next = reshaped(draft.with_actions(actions));
    // The contract alone is judged: cards that are still too many are for the deal to put right.
    let refused = reach(&without_cards(&next, &action)).is_none_or(|reach| reach.legal == 0);
    if refused {
        return Err(Refusal::Illegal {
            text: without_cards(&next, &action).text(),
            irregular: None,
        });
    }
    Ok(next)
}

/// The draft without the contract that was given, so that its auction can be told.
pub(crate) fn take_back(draft: &Draft) -> Draft {
    let others = draft.actions().iter().filter(|action| !is_type(action, &[GIVEN]));
    reshaped(draft.with_actions(others.cloned().collect()))
}

/// The contracts that can be given under the rules of a draft, by their codes.
pub fn givable(draft: &Draft) -> Vec<&'static str> {
    let Some(game) = draft.game() else { return Vec::new() };
    let is_legal = |code: &&'static str| {
        let trump = format_of(game).open_trumps(code).first().copied();
        let action = given_action(draft, Seat::A, code, trump);
        let blank = action.map(|action| without_cards(draft, &action));
        blank
            .and_then(|blank| reach(&blank))
            .is_some_and(|reach| reach.legal == 1)
    };
    format_of(game).contracts().iter().copied().filter(is_legal).collect()
}

fn given_action(draft: &Draft, by: Seat, contract: &str, trump: Option<Suit>) -> Option<Json> {
    let mut action = format_of(draft.game()?).given_json(contract, trump);
    action.insert("type".into(), json!(GIVEN));
    action.insert("by".into(), json!(by.letter()));
    Some(Json::Object(action))
}

/// The same rules and people with the contract alone, and nothing known of the cards.
fn without_cards(draft: &Draft, action: &Json) -> Draft {
    let mut blank = draft.with_actions(vec![action.clone()]);
    let dealer = draft.get("deal").and_then(|deal| deal.get("dealer")).cloned();
    blank.set(
        "deal",
        json!({"dealer": dealer.unwrap_or_else(|| json!("C")), "hands": unknown_holdings(), "talon": null}),
    );
    ["annotations", "variations", "result"]
        .into_iter()
        .for_each(|member| blank.remove(member));
    blank
}

/// The draft with its deal in the form that its rules and its first action ask for. A card is never dropped: a hand
/// that has become too long is for the person to put right.
pub(crate) fn reshaped(mut draft: Draft) -> Draft {
    if let Some(dealt) = Dealt::of(&draft) {
        dealt.write(&mut draft);
    }
    draft
}
