//! Events of clubs: one act per file, each in one transaction that loads the event, lets it act, keeps it with a
//! revision more, and writes the log.

mod adjust;
mod boards;
mod bring_hands;
mod cached;
pub mod calendar;
mod cards;
mod change;
mod create;
mod draw;
mod enter;
mod enter_many;
mod export_event;
mod finish_table;
mod hand_rows;
mod hands;
mod import_event;
mod lifecycle;
mod loaded;
mod officials;
pub mod read;
mod settings;
mod standing;
mod table_hands;
mod undo;

pub use adjust::{PenaltyTyped, give_penalty, play_off, revoke_penalty};
pub use boards::{BoardHand, BoardRead, BoardShown, board, boards};
pub use bring_hands::{HandsUpload, bring_hands};
pub use cached::CachedTournament;
pub use cards::{Card, CardTyped, act_by_card, by_card, renew_cards, standing_by_card};
pub use change::{Applied, STEPS_KEPT};
pub use create::{NewEvent, create};
pub use draw::{RoundAct, act_on_round, draw, redraw, swap};
pub use enter::{act_on_entry, enter, enter_new};
pub use enter_many::{LineFate, Many, NAMES_MAX, PlannedLine, enter_many, plan_many};
pub use export_event::export_event;
pub use finish_table::{ResultAct, ResultTyped, act_on_result};
pub use hands::{Arrived, HandsAct, TableAt, TableReference, act_on_hands, arrive, open_hands};
pub use import_event::{Chosen, Import, Matched, Proposal, import_event, propose};
pub use lifecycle::{publish, step};
pub use loaded::Loaded;
pub use officials::{Official, set_official};
pub use settings::{Setting, settle};
pub use standing::standing_at;

pub use table_hands::{LinkedHand, TableHands, differing, round_hands, table_hands};
pub use undo::undo;

pub use talon_store::tournaments::parse_id;
pub use talon_tournament::event::{EntryAct, StateChange};
