//! The rules desk: one question about the rules, or about the arithmetic of tournaments, in, and one answer with its
//! rule and reason out. It asks the engine and decides nothing itself; it knows no language (a reason is a key with
//! facts), no input and no output.

mod input;
mod options;
mod preferans;
mod question;
mod reply;
mod solve;
mod tournament;
mod ulti;

#[cfg(test)]
mod tests;

pub use question::{Example, Gives, MemberKind, NumberRange, Question, QuestionMember, RuleOption};
pub use reply::{Answer, Fact, QuestionFault, Reply, Why};

use input::{Input, Stop};
use talon_records::format_of;
use talon_records::json::{self, Document, Limits, Reason, SyntaxFault, Tape, Value};
use talon_rules::cards::Pack;
use talon_rules::games::{Code, GameKind};

/// Nodes of a search where many ask at once: a fraction of a second, and more than nine questions in ten take.
pub const NODES_MAX: u64 = 2_000_000;

/// The desk of one game, or of tournaments: what may be asked, and who answers.
#[derive(Debug)]
pub struct Desk {
    /// What `game` says in its questions.
    pub name: &'static str,
    /// None where it is about no game.
    pub game: Option<GameKind>,
    /// In the order of the form page.
    pub questions: &'static [Question],
    /// One for each question, in the same order.
    pub examples: &'static [Example],
    /// Questions in which `game` also says, as `true` or `false`, whether a contract is a game. It may stand beside the
    /// name of the game or in its place.
    with_flag: &'static [&'static str],
    choices: fn() -> Vec<RuleOption>,
    /// Answers the question of this name, whose members are known to be there.
    answer: fn(&Input<'_>, &str) -> Result<Answer, Stop>,
}

/// The desks of all games that have one, and that of tournaments.
pub static DESKS: &[&Desk] = &[&ulti::DESK, &preferans::DESK, &tournament::DESK];

impl Desk {
    /// The desk of a game.
    pub fn of(game: GameKind) -> Option<&'static Desk> {
        DESKS.iter().copied().find(|desk| desk.game == Some(game))
    }

    /// The desk of this name.
    pub fn named(name: &str) -> Option<&'static Desk> {
        DESKS.iter().copied().find(|desk| desk.name == name)
    }

    /// The pack of its game. Where there is none no question has cards, and any pack will do.
    pub fn pack(&self) -> Pack {
        self.game.map_or(Pack::French, |game| format_of(game).pack())
    }

    /// The question of this name.
    pub fn question(&self, ask: &str) -> Option<&'static Question> {
        self.questions.iter().find(|known| known.ask == ask)
    }

    /// Whether this is a question of a name in which `game` is a switch too.
    fn asks_with_flag(&self, question: Value<'_>) -> bool {
        question
            .get("ask")
            .is_some_and(|ask| self.with_flag.iter().any(|one| ask.is(one)))
    }

    /// The options of the rules that may be set.
    pub fn choices(&self) -> Vec<RuleOption> {
        (self.choices)()
    }
}

/// Answers one question, the text of one JSON object, however long a search may take.
pub fn ask(question: &[u8]) -> Reply {
    ask_within(question, u64::MAX)
}

/// The same with at most so many nodes of a search; what is not known then is told as bounds.
pub fn ask_within(question: &[u8], nodes_max: u64) -> Reply {
    let mut tape = Tape::new();
    match tape.read(question, Limits::default()) {
        Ok(document) => {
            let id = id_of(document.root());
            Reply {
                id,
                outcome: answer(&document, nodes_max),
            }
        }
        Err(fault) => Reply {
            id: None,
            outcome: Err(unreadable(fault)),
        },
    }
}

/// The reply to a question longer than a question may be, of which nothing was read.
pub fn too_long() -> Reply {
    let bytes_max = Limits::default().bytes_max;
    Reply {
        id: None,
        outcome: Err(unreadable(SyntaxFault::at(Reason::TooLarge { bytes_max }, 0))),
    }
}

fn unreadable(fault: SyntaxFault) -> QuestionFault {
    let bare = |code| QuestionFault::new(code, None);
    match fault.reason {
        reason if reason.is_no_utf8() => bare(Code::NotUtf8),
        Reason::TooLarge { bytes_max } => bare(Code::TooLarge).limited(bytes_max.into()),
        Reason::TooDeep { depth_max } => bare(Code::TooDeep).limited(depth_max.into()),
        // What kinds of file there are is of no use to anyone who writes a question.
        Reason::NotJson => QuestionFault {
            cause: Some(Reason::ExpectedValue.as_str()),
            ..bare(Code::JsonSyntax)
        },
        broken => QuestionFault {
            cause: Some(broken.as_str()),
            ..bare(Code::JsonSyntax)
        },
    }
}

/// The `id` as it was written, when there is exactly one.
fn id_of(root: Value<'_>) -> Option<String> {
    let mut ids = root.members().filter(|(name, _)| name.is("id"));
    let (_, id) = ids.next()?;
    ids.next().is_none().then(|| id.source().to_owned())
}

fn answer(document: &Document<'_>, nodes_max: u64) -> Result<Answer, QuestionFault> {
    let root = document.root();
    if let Some(name) = document.duplicates().find(|name| !is_flag(root, *name)) {
        let name = name.as_str().unwrap_or_default().into_owned();
        return Err(QuestionFault::new(Code::DuplicateMember, Some(&name)).found(&name));
    }
    if root.kind() != json::ValueKind::Object {
        return Err(QuestionFault::new(Code::WrongType, None).found(root.source()));
    }
    let named = |name: &str| root.get(name).ok_or_else(|| input::missing(name));
    let desk = asked_of(root, named("game")?)?;
    let asks: Vec<&str> = desk.questions.iter().map(|known| known.ask).collect();
    let ask = input::one_of("ask", named("ask")?, &asks)?;
    let question = desk
        .question(ask)
        .ok_or_else(|| QuestionFault::new(Code::BadValue, Some("ask")))?;
    let asked = Input::of(root, desk.pack(), nodes_max);
    asked.check_members(question)?;
    match (desk.answer)(&asked, ask) {
        Ok(answer) => Ok(answer),
        Err(Stop::Refused(answer)) => Ok(*answer),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// Whose question it is: the desk of the game that is named, or the only one that asks with a switch of that name.
fn asked_of(root: Value<'_>, game: Value<'_>) -> Result<&'static Desk, QuestionFault> {
    let mut games = root
        .members()
        .filter(|(name, _)| name.is("game"))
        .map(|(_, value)| value);
    let name = games.find(|value| value.as_bool().is_none());
    let asking = DESKS.iter().copied().find(|desk| desk.asks_with_flag(root));
    if let (None, Some(desk)) = (name, asking) {
        return Ok(desk);
    }
    let names: Vec<&str> = DESKS.iter().map(|desk| desk.name).collect();
    let word = input::one_of("game", name.unwrap_or(game), &names)?;
    Desk::named(word).ok_or_else(|| QuestionFault::new(Code::BadValue, Some("game")))
}

/// Whether a member that stands twice is `game` of a question, once as the name and once as the switch.
fn is_flag(root: Value<'_>, twice: Value<'_>) -> bool {
    let games: Vec<(Value<'_>, Value<'_>)> = root.members().filter(|(name, _)| name.is("game")).collect();
    let flag = |(_, value): &&(Value<'_>, Value<'_>)| value.as_bool().is_some();
    let named = |desk: &Desk| games.iter().any(|(_, value)| value.is(desk.name));
    games.len() == 2
        && games.iter().filter(flag).count() == 1
        && games.iter().any(|(name, _)| name.offset() == twice.offset())
        && DESKS.iter().any(|desk| desk.asks_with_flag(root) && named(desk))
}
