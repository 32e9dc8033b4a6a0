//! Scorecards: an evening at one table as the paper beside it keeps it, a line a deal. It says who deals next, what can
//! be filled in, what each line comes to and how everyone stands; every line is a score record, which the engine of the
//! game proves and counts. It knows no accounts, pages, databases or clock.
//!
//! ```
//! use chrono::NaiveDate;
//! use talon_rules::games::GameKind;
//! use talon_scorecard::{Act, Author, Line, PersonNo, Scorecard, SaveDeal};
//!
//! let day = NaiveDate::from_ymd_opt(2026, 11, 24).expect("a day");
//! let game = GameKind::parse("ulti").expect("a game");
//! let names = ["Anna", "Béla", "Cili"].map(str::to_owned).to_vec();
//! let mut card = Scorecard::new(game, names, PersonNo(2), day).expect("three people");
//!
//! let author = Author { device: 1, at: day.into() };
//! let score = serde_json::json!({"declarer": "A", "contract": "simple", "components": {"simple": true}});
//! let line = Line::Score(score.as_object().expect("an object").clone());
//! let deal = SaveDeal { number: 1, people: vec![], dealer: PersonNo(2), line, note: None };
//! card.act(Act::Save(deal), author).expect("a legal score");
//! assert_eq!(card.tally().sums, [2, -1, -1]);
//! assert_eq!(card.next_dealer(), PersonNo(0));
//! ```
//!
//! [`Scorecard`] is the value, [`Act`] what changes it, [`Tally`] what it comes to, [`form`] what can be filled in.

mod act;
mod boards;
mod card;
mod check;
mod columns;
mod figures;
pub mod form;
mod game;
mod note;
mod offer;
mod parts;
mod pay;
mod preferans;
mod record;
mod seats;
mod settle;
mod tally;
mod ulti;
mod written;

pub use act::{Act, CardRefusal, CorrectDeal, MoveDeal, SaveDeal, SettleDeal, Settled, VoidDeal};
pub use boards::{BoardOfDeal, BoardSet};
pub use card::{Author, Change, Deal, DealId, Dealing, Heir, Line, OtherAnswer, PersonNo, Scorecard, Stake, UNIT_MAX};
pub use note::NOTE_MAX;
pub use offer::RuledOut;
pub use parts::SecondPart;
pub use pay::{DealSlot, UnsavedDeal};
pub use seats::{Replacement, SeatChange};
pub use tally::{Payment, Tally, TallyLine};
pub use written::{NotOfCard, WithoutRules, WrittenDeal};

use game::CardGame;
use talon_rules::games::GameKind;

/// Each game's part of a scorecard, in the order of the list of games.
static GAMES: &[&dyn CardGame] = &[&ulti::UltiCard, &preferans::PreferansCard];

fn game_of(kind: GameKind) -> Option<&'static dyn CardGame> {
    GAMES.iter().find(|game| game.game() == kind).copied()
}
