//! What pages and API share of HTTP: who asks, in which language, with which security headers, and how a failure
//! is shown. It knows no page, no template and no table.

pub mod assets;
mod compress;
pub mod cookies;
pub mod crowd;
mod csrf;
mod forwarded;
pub mod guard;
pub mod health;
mod journal;
pub mod kept;
pub mod limits;
mod live;
pub mod metrics;
mod pace;
mod path;
mod patience;
mod prefs;
pub mod problem;
mod state;
pub mod timed;
mod tries;
mod typed;
mod visit;

pub use csrf::Expected;
pub use patience::patience;
pub use prefs::{Faces, Prefs, Theme};
pub use problem::{Problem, ProblemKind};
pub use state::State;
pub use typed::{BYTES_MAX as TYPED_MAX, Typed, Unsent, remember};
pub use visit::{Visit, Visitor};
