//! The rules of Ulti and Preferans: the pack, what is legal, who won, who pays.
//!
//! Anyone who wants to know whether an action is legal asks here, and is told the rule that forbids it. Nothing is read
//! from files, from a clock or from chance, and no sentence is written: a refusal is a code and the number of a rule.
//!
//! ```
//! use talon_rules::cards::{BySeat, Pack, Seat};
//! use talon_rules::games::ulti::{Action, Bid, Ulti, Variant};
//! use talon_rules::games::{Code, Deal, DealtCards, Game};
//!
//! let holding = |codes: &str| DealtCards::known(codes.split(' ').filter_map(Pack::read).collect());
//! let holdings = BySeat {
//!     a: holding("AO A8 LO L9 HA HU H7 BA BO B9 B8 B7"),
//!     b: holding("AA AX AK A9 LU HX H9 H8 BK BU"),
//!     c: holding("AU A7 LA LX LK L8 L7 HK HO BX"),
//! };
//! let mut game = Ulti::new(&Deal { forehand: Seat::A, holdings, talon: DealtCards::default() }, &Variant::default());
//!
//! // Forehand must discard two cards before bidding.
//! let simple = Action::Bid(Bid::parse("simple").unwrap());
//! let refusal = game.apply(Seat::A, simple).unwrap_err();
//! assert_eq!(refusal.code, Code::WrongPhase);
//!
//! game.apply(Seat::A, Action::Discard([Pack::read("B7"), Pack::read("H7")]))?;
//! game.apply(Seat::A, simple)?;
//! assert_eq!(game.to_act(), Some(Seat::B));
//! # Ok::<(), talon_rules::games::Violation>(())
//! ```
//!
//! [`cards`] has suits, ranks, cards and seats, [`games`] the trait [`games::Game`] and a folder for each game,
//! [`chance`] the numbers that follow from a seed.

pub mod cards;
pub mod chance;
pub mod games;
