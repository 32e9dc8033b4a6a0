//! Hands with cards: the cards of each seat, the auction, and the tricks, a line each. What a game says among them its
//! own folder reads and writes.

mod cards;
mod cursor;
mod deeds;
mod flow;
mod read;
mod rows;
mod tricks;
mod words;
mod write;

pub(crate) use cards::{CardRun, CardWords, Half, code_of};
pub(crate) use cursor::{Cursor, Deeds};
pub(crate) use deeds::{read as read_deed, write as write_deed};
pub(crate) use flow::Flow;
pub(crate) use read::read;
pub(crate) use rows::{HandRow, Progress, RowKind, RowRole, Step, row, standing};
pub(crate) use tricks::{Heard, PlayTalk, TrickLines, read_talk, read_tricks};
pub(crate) use words::{HandWord, hand_words};
pub(crate) use write::lines;
