//! What can be learnt from a hand: what each of its cards was worth, and answers to questions about the rules.

pub mod analysis;
pub mod desk;
