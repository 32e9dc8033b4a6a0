//! The questions about Ulti, each handed to the part of the engine that knows. No rule is decided here.

mod auction;
mod bids;
mod cards;
mod examples;
mod input;
mod kontra;
mod points;
mod questions;
mod score;
mod solve;

use super::Desk;
use super::input::{Input, Stop};
use super::reply::{Answer, QuestionFault};
use talon_rules::games::{Code, GameKind};

/// The desk for questions about Ulti.
pub(super) static DESK: Desk = Desk {
    name: GameKind::Ulti.as_str(),
    game: Some(GameKind::Ulti),
    questions: questions::QUESTIONS,
    examples: examples::EXAMPLES,
    with_flag: &[],
    choices: input::choices,
    answer,
};

/// The answer to a question whose members are known to be there.
fn answer(input: &Input<'_>, ask: &str) -> Result<Answer, Stop> {
    let variant = &input::variant(input)?;
    match ask {
        "legal_cards" => cards::legal_cards(input, variant),
        "trick_winner" => cards::trick_winner(input),
        "bid_over" => bids::bid_over(input, variant),
        "bid_value" => bids::bid_value(input, variant),
        "bid_code" => bids::bid_code(input, variant),
        "ladder" => Ok(bids::ladder(variant)),
        "auction" => auction::auction(input, variant),
        "kontra" => kontra::kontra(input, variant),
        "points" => points::points(input, variant),
        "silent_eligible" => score::silent_eligible(input, variant),
        "score" => score::score(input, variant),
        "solve" => solve::solve(input, variant),
        _ => Err(QuestionFault::new(Code::BadValue, Some("ask")).found(ask).into()),
    }
}
