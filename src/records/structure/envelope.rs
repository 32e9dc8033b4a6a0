//! The outermost object: format, version, game, and where the other members stand (format, 3).

use super::faults::Faults;
use super::strings::TextKind;
use crate::GameKind;
use crate::json::{Foreign, Value};
use talon_rules::games::Code;

const MEMBERS: &[&str] = &[
    "$schema",
    "actions",
    "annotations",
    "context",
    "corrections",
    "deal",
    "ext",
    "format",
    "game",
    "id",
    "players",
    "result",
    "rules",
    "score",
    "source",
    "supersedes",
    "variations",
    "version",
];

/// A version of the format that this reader knows. A record says the lowest that has everything in it, so that older
/// programs read on what they know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FormatVersion {
    V1_0,
    /// With scores of hands without cards, and contracts of which nobody wrote down the auction.
    V1_1,
}

impl FormatVersion {
    /// All versions, the oldest first.
    pub const ALL: [FormatVersion; 2] = [FormatVersion::V1_0, FormatVersion::V1_1];
    /// What is written today.
    pub const NEWEST: FormatVersion = FormatVersion::V1_1;

    /// Its word in records.
    pub const fn as_str(self) -> &'static str {
        match self {
            FormatVersion::V1_0 => "1.0",
            FormatVersion::V1_1 => "1.1",
        }
    }

    /// The version of this word.
    pub fn parse(word: &str) -> Option<FormatVersion> {
        FormatVersion::ALL.into_iter().find(|version| version.as_str() == word)
    }
}

/// The members of a record.
#[derive(Debug, Clone, Copy, Default)]
pub struct Envelope<'a> {
    pub schema: Option<Value<'a>>,
    pub format: Option<Value<'a>>,
    pub version: Option<Value<'a>>,
    pub id: Option<Value<'a>>,
    pub game_name: Option<Value<'a>>,
    pub game: Option<GameKind>,
    pub rules: Option<Value<'a>>,
    /// The result of a hand without cards.
    pub score: Option<Value<'a>>,
    pub source: Option<Value<'a>>,
    pub players: Option<Value<'a>>,
    pub context: Option<Value<'a>>,
    pub deal: Option<Value<'a>>,
    pub actions: Option<Value<'a>>,
    pub result: Option<Value<'a>>,
    pub variations: Option<Value<'a>>,
    pub annotations: Option<Value<'a>>,
    pub corrections: Option<Value<'a>>,
    pub supersedes: Option<Value<'a>>,
    pub ext: Option<Value<'a>>,
    /// The record is of a later minor version: it may hold what is not known here.
    pub is_later: bool,
    /// The record is of a version that this reader cannot read, or no record at all.
    pub stop: bool,
}

impl Envelope<'_> {
    /// Whether nobody wrote down the auction: then the first action is the contract, and the deal is that with which
    /// play began (format, 17).
    pub(crate) fn begins_given(&self) -> bool {
        let first = self.actions.and_then(|actions| actions.items().next());
        first
            .and_then(|action| action.get("type"))
            .is_some_and(|word| word.is(GIVEN))
    }
}

/// The type of the action that version 1.1 brought.
pub(crate) const GIVEN: &str = "given";

/// Reads the outermost object; what stands in its members is left to others.
pub(crate) fn read_envelope<'a>(root: Value<'a>, faults: &mut Faults<'a>) -> Envelope<'a> {
    let mut envelope = Envelope::default();
    if !faults.object(root) {
        return Envelope { stop: true, ..envelope };
    }
    if let Some(kind) = foreign(root) {
        match root.get("format") {
            Some(format) => faults.bad(format, &["talon"]),
            None => faults.missing(root, "format"),
        }
        if let Some(finding) = faults.last_error() {
            finding.detail = kind.as_str();
        }
        return Envelope { stop: true, ..envelope };
    }
    read_version(root, faults, &mut envelope);
    if envelope.stop {
        // A file of another program has a version too; then this says more.
        if root.get("format").is_none() {
            faults.missing(root, "format");
        }
        return envelope;
    }
    envelope.version = root.get("version");
    for (name, value) in root.members() {
        match &*name.as_str().unwrap_or_default() {
            "format" => {
                faults.word(value, &["talon"]);
                envelope.format = Some(value);
            }
            "version" => {}
            "game" => {
                envelope.game = read_game(value, faults);
                envelope.game_name = Some(value);
            }
            "id" => {
                faults.uri(value);
                envelope.id = Some(value);
            }
            "$schema" => {
                faults.text(value, TextKind::Line);
                envelope.schema = Some(value);
            }
            "rules" => envelope.rules = Some(value),
            "score" => read_score(name, value, faults, &mut envelope),
            "source" => envelope.source = Some(value),
            "players" => envelope.players = Some(value),
            "context" => envelope.context = Some(value),
            "deal" => envelope.deal = Some(value),
            "actions" => envelope.actions = Some(value),
            "result" => envelope.result = Some(value),
            "variations" => envelope.variations = Some(value),
            "annotations" => envelope.annotations = Some(value),
            "corrections" => envelope.corrections = Some(value),
            "supersedes" => envelope.supersedes = Some(value),
            "ext" => envelope.ext = Some(value),
            _ => faults.unknown(name, MEMBERS),
        }
    }
    read_missing(root, faults, &envelope);
    read_ext(&envelope, faults);
    envelope
}

/// What the file of another program, or another file of this one, is; said once instead of member by member.
fn foreign(root: Value<'_>) -> Option<Foreign> {
    let format = root.get("format").and_then(|format| format.as_str());
    Foreign::of_members(format.as_deref(), |name| root.get(name).is_some())
}

fn read_missing<'a>(root: Value<'a>, faults: &mut Faults<'a>, envelope: &Envelope<'a>) {
    for (name, there) in [
        ("actions", envelope.actions.is_some()),
        ("deal", envelope.deal.is_some()),
        ("format", envelope.format.is_some()),
        ("game", envelope.game_name.is_some()),
        ("rules", envelope.rules.is_some()),
        ("version", envelope.version.is_some()),
    ] {
        if !there {
            faults.missing(root, name);
        }
    }
}

/// Another major version stops everything: nothing in it can be understood (format, 3).
fn read_version<'a>(root: Value<'a>, faults: &mut Faults<'a>, envelope: &mut Envelope<'a>) {
    let Some(value) = root.get("version") else { return };
    let Some(version) = faults.string(value) else { return };
    faults.version = FormatVersion::parse(&version);
    if faults.version.is_some() {
        return;
    }
    let minor = version.strip_prefix("1.").unwrap_or("");
    if !minor.is_empty() && minor.bytes().all(|byte| byte.is_ascii_digit()) {
        faults.later_version = true;
        envelope.is_later = true;
        return;
    }
    envelope.stop = true;
    faults.at(Code::UnsupportedVersion, value).expected =
        Some(serde_json::json!(FormatVersion::ALL.map(FormatVersion::as_str)));
}

/// `score` came with version 1.1; a record that says it is of 1.0 has none (format, 17).
fn read_score<'a>(name: Value<'a>, value: Value<'a>, faults: &mut Faults<'a>, envelope: &mut Envelope<'a>) {
    if faults.version == Some(FormatVersion::V1_0) {
        faults.at(Code::UnknownMember, name).detail = "score_version";
    }
    envelope.score = faults.object(value).then_some(value);
}

fn read_game<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<GameKind> {
    let text = faults.string(value)?;
    let game = GameKind::parse(&text);
    if game.is_none() {
        faults.bad(value, GameKind::NAMES);
    }
    game
}

/// Members of other programs, each under a name that tells whose it is.
fn read_ext<'a>(envelope: &Envelope<'a>, faults: &mut Faults<'a>) {
    let Some(ext) = envelope.ext else { return };
    if !faults.object(ext) {
        return;
    }
    for (name, _) in ext.members() {
        let text = name.as_str().unwrap_or_default();
        if !text.starts_with("x-") && !is_reverse_dns(&text) {
            faults.unknown(name, &["org.example.name", "x-name"]);
        }
    }
}

fn is_reverse_dns(name: &str) -> bool {
    name.contains('.')
        && name.split('.').all(|label| {
            !label.is_empty()
                && label
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
        })
}
