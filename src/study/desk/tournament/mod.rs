//! The questions about the arithmetic of tournaments, for directors who check a table by hand. Each is handed to the
//! part of `tournament` that knows; nothing is reckoned here.

mod boards;
mod examples;
mod input;
mod league;
mod next_stage;
mod order;
mod questions;
mod rating_list;
mod ratings;
mod season;
mod standings_of_season;
mod table;

use super::Desk;
use super::input::{Input, Stop, bad};
use super::reply::{Answer, QuestionFault};
use talon_rules::games::Code;

/// The desk for questions about tournaments. No cards and no options of rules belong to it.
pub(super) static DESK: Desk = Desk {
    name: "tournament",
    game: None,
    questions: questions::QUESTIONS,
    examples: examples::EXAMPLES,
    with_flag: &[],
    choices: Vec::new,
    answer,
};

/// The answer to a question whose members are known to be there.
fn answer(input: &Input<'_>, ask: &str) -> Result<Answer, Stop> {
    if let Some((name, _)) = input.entries("options")?.first() {
        return Err(QuestionFault::new(Code::UnknownOption, Some("options"))
            .found(name)
            .into());
    }
    match ask {
        "place_points" => table::place_points(input),
        "seeger_fabian" => table::seeger_fabian(input),
        "normalise" => table::normalise(input),
        "bye_total" => table::bye_total(input),
        "host" => table::host(input),
        "order" => order::order(input),
        "head_to_head" => order::head_to_head(input),
        "matchpoints" => boards::matchpoints(input),
        "neuberg" => boards::neuberg(input),
        "session_percent" => boards::session_percent(input),
        "league" => league::league(input),
        "league_points" => league::league_points(input),
        "season" => standings_of_season::season(input),
        "outlook" => standings_of_season::outlook(input),
        "quota" => next_stage::quota(input),
        "challenge" => next_stage::challenge(input),
        "prizes" => league::prizes(input),
        "elo" => ratings::elo(input),
        "weng_lin" => ratings::weng_lin(input),
        "rating_list" => rating_list::rating_list(input),
        _ => Err(bad("ask", input.need("ask")?).into()),
    }
}
