//! What pages and API share of HTTP: who asks, in which language, with which security headers, and how a failure
//! is shown. It knows no page, no template and no table.
//!
//! A handler takes a [`Visit`], which says who asks ([`Visitor`]) and how they wish to see it ([`Prefs`]), and gives
//! back a response or a [`Problem`]; [`State`] is what a running site has. [`guard`] and [`limits`] stand before every
//! handler, [`page_cache`] after it.
//!
//! ```
//! use talon_http::{ProblemKind, page_cache};
//!
//! // One kind of failure is one status, whether a page or the API shows it.
//! assert_eq!(ProblemKind::OutOfScope.status().as_u16(), 403);
//! assert_eq!(ProblemKind::OutOfScope.key(), "403");
//!
//! // An entity tag follows from what a page is drawn from, and from nothing else.
//! assert_eq!(page_cache::tag(&("hand", 7)), page_cache::tag(&("hand", 7)));
//! assert_ne!(page_cache::tag(&("hand", 7)), page_cache::tag(&("hand", 8)));
//! ```

pub mod assets;
mod body_rate;
mod compress;
pub mod connection_limit;
pub mod connection_timeout;
pub mod cookies;
mod csrf;
mod form_recovery;
mod forwarded;
pub mod frame_height;
pub mod guard;
pub mod health;
mod inline_time;
mod invalid;
pub mod limits;
mod live;
mod login_throttle;
pub mod metrics;
mod moved;
pub mod page_cache;
mod path;
mod prefs;
pub mod problem;
mod refused;
mod request_log;
mod state;
mod visit;

pub use csrf::Expected;
pub use form_recovery::{BYTES_MAX as RECOVERED_MAX, RecoveredForm, Unsent, remember};
pub use inline_time::inline_time;
pub use invalid::{invalid_key, invalid_words};
pub use prefs::{Faces, Prefs, Theme};
pub use problem::{Problem, ProblemKind};
pub use refused::refused_words;
pub use state::State;
pub use visit::{Scope, Visit, Visitor};
