//! What each card of a checked hand was worth: the positions of its record are put to the solver, and what was played
//! is held against the best.

mod choices;
mod class;
mod makeable;
mod report;
mod walk;

pub use choices::{ContractReport, ContractsReport, DiscardsReport};
pub use class::{Class, Scale};
pub use makeable::makeable;
pub use report::{CardReport, Report, SearchSettings, Then, Value};
pub use walk::{Analysis, Gap, Judged, NotAnalysed, analyse, can_analyse};

/// Name and version of what judges. The version grows with every change that can change a verdict; what was kept under
/// another one is judged again.
pub const ENGINE: &str = "talon-solver/6";

/// Nodes of a whole hand, as a rule: the worst of a thousand hands takes a fraction of it.
pub const NODES_MAX: u64 = 200_000_000;

/// Nodes of them for the cards discarded and the contracts that could have been made: the worst of a thousand hands
/// takes a fraction of it too.
pub(crate) const CHOICES_NODES_MAX: u64 = 40_000_000;
