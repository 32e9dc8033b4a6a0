//! What the cards of a hand were worth: what an analysis says is consistent with itself, is kept, and is shown.

mod cards;
mod counted;
mod pages;
mod play_on;
mod stored;
