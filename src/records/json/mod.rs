//! Reading and writing JSON text with every place kept, so that a finding can name line, column and pointer.
//! Knows JSON and nothing of cards, games or the members of a record.

pub mod canonical;
mod chat;
pub(crate) mod fault;
mod foreign;
mod kind;
mod number;
pub(crate) mod pointer;
pub(crate) mod position;
mod signs;
mod strings;
pub mod tape;
pub(crate) mod value;

pub use chat::chat_message;
pub use fault::{Reason, SyntaxFault};
pub use foreign::Foreign;
pub(super) use foreign::{LOOKED_AT, format_name};
pub use kind::{is_packed, of_another_kind};
pub use number::INTEGER_MAX;
pub use pointer::{Path, Pointer};
pub use position::Position;
pub use signs::{code_point, is_padding, odd_sign};
pub use tape::{Limits, Tape};
pub use value::{Document, Value, ValueKind};
