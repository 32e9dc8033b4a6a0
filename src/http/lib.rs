//! What pages and API share of HTTP: who asks, in which language, with which security headers, and how a failure
//! is shown. It knows no page, no template and no table.

pub mod assets;
pub mod compress;
pub mod cookies;
pub mod crowd;
pub mod csrf;
mod forwarded;
pub mod glance;
pub mod guard;
pub mod health;
pub mod journal;
pub mod kept;
pub mod limits;
pub mod live;
pub mod metrics;
mod pace;
mod path;
mod patience;
pub mod prefs;
pub mod problem;
pub mod state;
pub mod timed;
mod tries;
mod typed;
pub mod visit;

pub use csrf::Expected;
pub use patience::patience;
pub use prefs::{Faces, Prefs, Theme};
pub use problem::{Problem, ProblemKind};
pub use state::State;
pub use typed::{BYTES_MAX as TYPED_MAX, Typed, Unsent, remember};
pub use visit::{Visit, Visitor};
