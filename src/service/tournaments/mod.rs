//! Tournaments of clubs. What changes one is an act: a type with the fields of its form, which says how the log calls
//! it, who may do it and what it does. `act` is the pipeline that they all go through.

mod act;
mod adjust;
mod boards;
mod bring_hands;
mod cached;
pub mod calendar;
mod cards;
mod create;
mod draw;
mod enter;
mod enter_many;
mod export_tournament;
mod finish_table;
mod hand_rows;
mod hands;
mod import_tournament;
mod lifecycle;
mod loaded;
mod officials;
mod outcome;
pub mod read;
mod round_outcome;
mod settings;
pub mod sign_up;
mod standing;
mod table_hands;
mod undo;

pub use act::{ActContext, ActRequest, Applied, TournamentAct};
pub use adjust::{GivePenalty, PlayOff, RevokePenalty};
pub use boards::{BoardHand, BoardRead, BoardShown, board, boards};
pub use bring_hands::{HandsUpload, bring_hands};
pub use cached::CachedTournament;
pub use cards::{ActByCard, Card, RenewCards, by_card, standing_by_card};
pub use create::{NewTournament, create};
pub use draw::{ActOnRound, DrawOrder, RoundAct, Swap, draw};
pub use enter::{ActOnEntry, Enter, EnterGuest, EnterMembers};
pub use enter_many::{EnterMany, LineFate, NAMES_MAX, PlannedLine, plan_many};
pub use export_tournament::export_tournament;
pub use finish_table::{ActOnResult, ResultAct, ResultTyped};
pub use hands::{ActOnHands, Arrived, HandsAct, OpenHands, TableAt, TableReference, arrive};
pub(crate) use import_tournament::add_event;
pub use import_tournament::{Chosen, Import, ImportedEvent, Matched, Proposal, import_tournament, propose};
pub use lifecycle::{ChangeState, Publish};
pub use loaded::Loaded;
pub(crate) use loaded::current_entry;
pub use officials::{Official, set_official};
pub(crate) use outcome::{Outcome, PlayedTable};
pub use settings::{ChangeSetting, Setting};
pub use standing::standing_at;
pub use table_hands::{LinkedHand, TableHands, differing, round_hands, table_hands};
pub use undo::UndoStep;

pub use talon_store::tournaments::parse_id;
pub use talon_tournament::tournament::{EntryAct, StateChange};
