//! The page of a session: its sheet, the running table, the reckoning. It draws what a ledger holds and computes no
//! score.

mod called;
mod paper;
mod reckoning;
mod rows;
pub mod show;
mod title;

pub(crate) use called::TableNames;
pub(crate) use paper::{PaperView, left_in_words, paper_after, paper_of_table};
pub(crate) use reckoning::{Reckoning, WorthView, reckoning, worth};
pub(crate) use rows::{RowView, deal_row, happened, remark_words, went};
pub(crate) use title::session_title;
