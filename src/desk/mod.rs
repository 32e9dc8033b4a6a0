//! The rules desk: one question about the rules in, one answer with its rule and reason out. It asks the engine
//! and decides nothing itself; it knows no language (a reason is a key with facts), no input and no output.

mod catalog;
mod examples;
mod input;
mod reply;
mod ulti;

#[cfg(test)]
mod tests;

pub use catalog::{Field, Kind, QUESTIONS, Question, question};
pub use examples::{EXAMPLES, Example};
pub use reply::{Answer, Fact, Fault, Reply, Why};
pub use ulti::{Allowed, Bid, COMPONENT_CODES, OPTIONS, OptionInfo, SILENT_CODES, Setting, Variant};

use crate::history::json::{Document, Limits, Reason, SyntaxFault, Tape, Value};
use input::{Input, Stop, variant};

use crate::games::Code;

/// Answers one question, the text of one JSON object.
pub fn ask(question: &[u8]) -> Reply {
    let mut tape = Tape::new();
    match tape.read(question, Limits::default()) {
        Ok(document) => {
            let id = id_of(document.root());
            Reply { id, outcome: answer(&document) }
        }
        Err(fault) => Reply { id: None, outcome: Err(unreadable(fault)) },
    }
}

/// The reply to a question longer than a question may be, of which nothing was read.
pub fn too_long() -> Reply {
    let bytes_max = Limits::default().bytes_max;
    Reply { id: None, outcome: Err(unreadable(SyntaxFault::at(Reason::TooLarge { bytes_max }, 0))) }
}

fn unreadable(fault: SyntaxFault) -> Fault {
    let bare = |code| Fault::new(code, None);
    match fault.reason {
        Reason::InvalidUtf8 | Reason::Utf16 => bare(Code::NotUtf8),
        Reason::TooLarge { bytes_max } => bare(Code::TooLarge).limited(bytes_max.into()),
        Reason::TooDeep { depth_max } => bare(Code::TooDeep).limited(depth_max.into()),
        broken => Fault { cause: Some(broken.as_str()), ..bare(Code::JsonSyntax) },
    }
}

/// The `id` as it was written, when there is exactly one.
fn id_of(root: Value<'_>) -> Option<String> {
    let mut ids = root.members().filter(|(name, _)| name.is("id"));
    let (_, id) = ids.next()?;
    ids.next().is_none().then(|| id.source().to_owned())
}

fn answer(document: &Document<'_>) -> Result<Answer, Fault> {
    if let Some(name) = document.duplicates().next() {
        let name = name.as_str().unwrap_or_default().into_owned();
        return Err(Fault::new(Code::DuplicateMember, Some(&name)).found(&name));
    }
    let asked = Input::of(document.root())?;
    let game = asked.listed("game", catalog::GAMES)?;
    let asks: Vec<&str> =
        QUESTIONS.iter().filter(|known| known.game == game).map(|known| known.ask).collect();
    let ask = asked.listed("ask", &asks)?;
    let known = question(game, ask).ok_or_else(|| Fault::new(Code::BadValue, Some("ask")))?;
    asked.check_members(known)?;
    let variant = variant(&asked)?;
    match ulti::answer(&asked, known.ask, &variant) {
        Ok(answer) => Ok(answer),
        Err(Stop::Refused(answer)) => Ok(*answer),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}
