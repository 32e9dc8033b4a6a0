//! Scorecards: the pages of an evening at one table. Anyone with the key in the address can write; a second key only
//! reads.

mod begin_written;
mod calls;
pub(crate) mod cards;
mod changes;
pub(crate) mod club;
mod conflicts;
pub(crate) mod correct;
mod deal;
pub(crate) mod deal_acts;
mod deal_form;
pub(crate) mod deals;
mod figures;
pub(crate) mod files;
pub(crate) mod forms;
mod frame;
mod lines;
pub(crate) mod new;
mod new_form;
mod next_sheet;
mod pay;
mod preview;
pub(crate) mod print;
mod read_text;
mod refused;
pub(crate) mod revision;
pub(crate) mod rules;
mod seats;
pub(crate) mod settings;
mod sheet;
pub(crate) mod show;
mod spoken;
mod stamp;
mod table_result;
pub(crate) mod text;
mod withdrawn;
mod words;

pub(crate) use words::told_in_words;
