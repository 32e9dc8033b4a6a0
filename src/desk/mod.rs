//! The rules desk: one question about the rules in, one answer with its rule and reason out. It asks the engine
//! and decides nothing itself; it knows no language (a reason is a key with facts), no input and no output.

mod input;
mod question;
mod reply;
mod ulti;

#[cfg(test)]
mod tests;

pub use question::{Choice, Example, Field, Gives, Kind, Question};
pub use reply::{Answer, Fact, Fault, Reply, Why};

use crate::games::{Code, GameKind};
use crate::history::format_of;
use crate::history::json::{self, Document, Limits, Reason, SyntaxFault, Tape, Value};
use input::{Input, Stop};

/// The desk of one game: what may be asked, and who answers.
#[derive(Debug)]
pub struct Desk {
    pub game: GameKind,
    /// In the order of the form page.
    pub questions: &'static [Question],
    /// One for each question, in the same order.
    pub examples: &'static [Example],
    choices: fn() -> Vec<Choice>,
    /// Answers the question of this name, whose members are known to be there.
    answer: fn(&Input<'_>, &str) -> Result<Answer, Stop>,
}

/// The desks of all games that have one.
pub static DESKS: &[&Desk] = &[&ulti::DESK];

impl Desk {
    /// The desk of a game.
    pub fn of(game: GameKind) -> Option<&'static Desk> {
        DESKS.iter().copied().find(|desk| desk.game == game)
    }

    /// The question of this name.
    pub fn question(&self, ask: &str) -> Option<&'static Question> {
        self.questions.iter().find(|known| known.ask == ask)
    }

    /// The options of the rules that may be set.
    pub fn choices(&self) -> Vec<Choice> {
        (self.choices)()
    }
}

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
    let root = document.root();
    if root.kind() != json::Kind::Object {
        return Err(Fault::new(Code::WrongType, None).found(root.source()));
    }
    let games: Vec<&str> = DESKS.iter().map(|desk| desk.game.as_str()).collect();
    let named = |name: &str| root.get(name).ok_or_else(|| input::missing(name));
    let game = input::one_of("game", named("game")?, &games)?;
    let unknown = |name| Fault::new(Code::BadValue, Some(name));
    let desk = GameKind::parse(game).and_then(Desk::of).ok_or_else(|| unknown("game"))?;
    let asks: Vec<&str> = desk.questions.iter().map(|known| known.ask).collect();
    let ask = input::one_of("ask", named("ask")?, &asks)?;
    let question = desk.question(ask).ok_or_else(|| unknown("ask"))?;
    let asked = Input::of(root, format_of(desk.game).pack());
    asked.check_members(question)?;
    match (desk.answer)(&asked, ask) {
        Ok(answer) => Ok(answer),
        Err(Stop::Refused(answer)) => Ok(*answer),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}
