//! The questions about Preferans, each handed to the part of the engine that knows. No rule is decided here.

mod auction;
mod bracket;
mod cards;
mod defence;
mod examples;
mod facts;
mod input;
mod ppn;
mod questions;
mod score;
mod session;
mod sheet;
mod solve;

use super::Desk;
use super::input::{Input, Stop};
use super::reply::{Answer, QuestionFault};
use talon_rules::games::{Code, GameKind};

/// The desk for questions about Preferans.
pub(super) static DESK: Desk = Desk {
    name: GameKind::Preferans.as_str(),
    game: Some(GameKind::Preferans),
    questions: questions::QUESTIONS,
    examples: examples::EXAMPLES,
    with_flag: &["defence_next", "score"],
    choices: input::choices,
    answer,
};

/// The answer to a question whose members are known to be there.
fn answer(input: &Input<'_>, ask: &str) -> Result<Answer, Stop> {
    let variant = &input::variant(input)?;
    match ask {
        "legal_cards" => cards::legal_cards(input),
        "trick_winner" => cards::trick_winner(input),
        "first_leader" => cards::first_leader(input, variant),
        "auction_next" => auction::auction_next(input, variant),
        "auction_result" => auction::auction_result(input, variant),
        "auctions" => auction::auctions(input, variant),
        "contract_options" => auction::contract_options(input, variant),
        "defence_next" => defence::defence_next(input, variant),
        "decided" => cards::decided(input, variant),
        "score" => score::score(input, variant),
        "refa" => sheet::refa(input, variant),
        "hats" => sheet::hats(input),
        "totals" => sheet::totals(input),
        "write_off" => sheet::write_off(input),
        "session" => session::session(input, variant),
        "solve" => solve::solve(input, variant),
        "ppn" => bracket::ppn(input, variant),
        "ppn_auction" => ppn::ppn_auction(input, variant),
        "ppn_refa" => ppn::ppn_refa(input),
        _ => Err(QuestionFault::new(Code::BadValue, Some("ask")).found(ask).into()),
    }
}
