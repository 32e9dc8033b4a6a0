//! What can be learnt from hands and rules: what each card of a hand was worth, and answers to questions about the
//! rules.
//!
//! ```
//! use talon_study::desk;
//!
//! let reply = desk::ask(br#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","LA"],"trump":"L"}"#);
//! let answer = reply.outcome.expect("an answer");
//! assert_eq!(answer.rule.as_str(), "U-6.10");
//! ```
//!
//! [`analysis`] puts the positions of a checked hand to the solver, [`desk`] answers one question with one answer.
//! Neither decides anything itself: the engine and the solver do.

pub mod analysis;
pub mod desk;
