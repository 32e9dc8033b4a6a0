//! A hand entered act by act, as someone remembers it. The state is the text of a record and nothing else: an act takes
//! the text and gives the next one, or says why not, and what can be done next is what the engine lists for the
//! position that the record comes to. It knows no page and no database.
//!
//! ```
//! use serde_json::json;
//! use talon_editor::{Act, Offers, blank, perform};
//! use talon_records::GameKind;
//!
//! let text = blank(GameKind::ALL[0]);
//! let bid = json!({"type": "discard", "by": "A", "cards": ["??", "??"]});
//! let text = perform(&text, &Act::Say { at: None, action: bid })?;
//! let offers = Offers::of(&text, None).expect("a record that can be played through");
//! assert!(offers.legal.iter().any(|offer| offer.action["type"] == "bid"));
//! # Ok::<(), talon_editor::Refusal>(())
//! ```

mod act;
mod copy;
mod deal;
mod draft;
mod ends;
mod given;
mod history;
mod offers;
mod reach;
mod score;
mod setup;
mod steps;

pub use act::{Act, Refusal, perform};
pub use copy::copied_deal;
pub use deal::{Dealt, Place};
pub use draft::Draft;
pub use ends::{ClaimEntry, ClaimOffer, Concession, Ends, RulingOffer};
pub use given::givable;
pub use history::History;
pub use offers::{Offer, Offers};
pub use reach::Reach;
pub use score::{as_score, grows, with_cards, with_cards_of};
pub use setup::{Setup, blank};
