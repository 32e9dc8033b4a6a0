//! The check of one record, from bytes to result: structure, deal, actions, claims, variations. It asks the game's
//! part of this layer and stores nothing.

use serde_json::{Map, Value as Json, json};

use super::finding::Finding;
use super::game::{Hand, format_of};
use super::json::{Document, Foreign, Limits, Pointer, Reason, SyntaxFault, Tape, Value, code_point};
use super::notation::{Notation, Places};
use super::structure::{Envelope, FINDINGS_MAX, Faults, read_envelope, read_notes, read_people, read_result};
use talon_rules::cards::Pack;
use talon_rules::games::{Code, GameKind, Severity};

/// Actions that one record may have.
pub const ACTIONS_MAX: usize = 400;

/// How much of the cards a record knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    Full,
    Partial,
    None,
    /// It is a score record, which has no cards.
    Score,
}

impl Knowledge {
    /// Its word in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Knowledge::Full => "full",
            Knowledge::Partial => "partial",
            Knowledge::None => "none",
            Knowledge::Score => "score",
        }
    }
}

/// What becomes of a record where there is no store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Accepted,
    Rejected,
}

impl Status {
    /// Its word in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Accepted => "accepted",
            Status::Rejected => "rejected",
        }
    }
}

/// The records of a file, by their number, for which every single option is tried when they are refused; it takes as
/// long as checking six others. The number decides, so that a report does not depend on who checked what first.
pub(crate) const DIAGNOSED_RECORDS: u64 = 10_000;

/// How to check.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// A claimed result that differs is an error.
    pub strict: bool,
    /// Try each option to say which would have made a refused record legal.
    pub diagnose: bool,
    /// The only game that is taken.
    pub game: Option<GameKind>,
    /// A byte order mark stood before the record and was skipped when the input was split.
    pub byte_order_mark: bool,
    pub limits: Limits,
    pub actions_max: usize,
    /// The sheet of the session is kept elsewhere, and tells what a record of Preferans leaves out.
    pub sheet_elsewhere: bool,
    /// In which records may be written beside the format's own.
    pub notations: &'static [&'static dyn Notation],
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strict: false,
            diagnose: true,
            game: None,
            byte_order_mark: false,
            limits: Limits::default(),
            actions_max: ACTIONS_MAX,
            sheet_elsewhere: false,
            notations: &[],
        }
    }
}

/// Buffers that are used from record to record.
#[derive(Debug, Default)]
pub struct Reader {
    tape: Tape,
    /// A record made of another notation.
    translated: String,
}

/// A record that was checked.
#[derive(Debug)]
pub struct Checked<'a> {
    pub findings: Vec<Finding>,
    /// Claimed values, or objects of them, that were not compared, because nothing was computed beside them.
    pub uncompared: Vec<Pointer>,
    /// Actions that were not reached.
    pub unchecked: usize,
    /// What could be read, even of a refused record.
    pub record: Option<Record<'a>>,
    /// The pack of its game, where that is known; a notation tells it even when nothing else can be read.
    pub pack: Option<Pack>,
}

/// What was read of a record.
#[derive(Debug)]
pub struct Record<'a> {
    pub document: Document<'a>,
    pub envelope: Envelope<'a>,
    /// Present when game, rules and deal are sound.
    pub hand: Option<Box<Hand<'a>>>,
}

impl Reader {
    /// A reader with empty buffers.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Checks the bytes of one record.
    pub fn check<'a>(&'a mut self, bytes: &'a [u8], options: &Options) -> Checked<'a> {
        let notation = options.notations.iter().find(|notation| notation.begins(bytes));
        let is_sure = notation.is_some_and(|notation| notation.is_sure());
        if let Some(kind) = Foreign::of_text(bytes).filter(|_| !is_sure) {
            return unreadable(SyntaxFault::at(Reason::Foreign(kind), 0));
        }
        match notation {
            Some(notation) => self.check_notation(*notation, bytes, options),
            None => check_json(&mut self.tape, bytes, options),
        }
    }

    /// Checks a record in another notation: what it becomes is checked like any other, and what is found gets its place
    /// in the text as it was sent.
    fn check_notation<'a>(&'a mut self, notation: &dyn Notation, bytes: &'a [u8], options: &Options) -> Checked<'a> {
        if bytes.len() > options.limits.bytes_max as usize {
            return unreadable(SyntaxFault::at(
                Reason::TooLarge {
                    bytes_max: options.limits.bytes_max,
                },
                0,
            ));
        }
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(fault) => return unreadable(SyntaxFault::at(Reason::InvalidUtf8, fault.valid_up_to())),
        };
        let mut translation = notation.translate(text);
        for finding in translation
            .findings
            .iter_mut()
            .filter(|finding| finding.code == Code::ResultMismatch)
        {
            finding.severity = if options.strict {
                Severity::Error
            } else {
                finding.severity
            };
        }
        let Some(record) = translation.record else {
            return Checked {
                findings: translation.findings,
                uncompared: Vec::new(),
                unchecked: 0,
                record: None,
                pack: notation.game().map(|game| format_of(game).pack()),
            };
        };
        self.translated = record;
        let Reader { tape, translated } = self;
        let options = Options {
            byte_order_mark: options.byte_order_mark && !notation.has_mark(),
            ..*options
        };
        let checked = check_json(tape, translated.as_bytes(), &options);
        merge(checked, translation.findings, &*translation.places)
    }
}

fn check_json<'a>(tape: &'a mut Tape, bytes: &'a [u8], options: &Options) -> Checked<'a> {
    let document = match tape.read(bytes, options.limits) {
        Ok(document) => document,
        Err(fault) => {
            return unreadable(fault);
        }
    };
    let mut faults = Faults::new(document);
    if document.has_byte_order_mark() || options.byte_order_mark {
        faults.add(Finding::new(Code::ByteOrderMark, Pointer::root(), 0));
    }
    for name in document.duplicates() {
        faults.at(Code::DuplicateMember, name);
    }
    for number in document.odd_numbers().filter(Value::is_large_int) {
        faults.large(number);
    }
    let root = document.root();
    let envelope = read_envelope(root, &mut faults);
    let mut record = Record {
        document,
        envelope,
        hand: None,
    };
    let mut unchecked = 0;
    if !envelope.stop {
        unchecked = check_members(&mut record, &mut faults, options);
    }
    let pack = envelope.game.map(|game| format_of(game).pack());
    let (findings, uncompared) = faults.into_parts();
    Checked {
        findings,
        uncompared,
        unchecked,
        record: Some(record),
        pack,
    }
}

/// The findings of a record and those of the text that it was made of, none twice.
fn merge<'a>(mut checked: Checked<'a>, of_text: Vec<Finding>, places: &dyn Places) -> Checked<'a> {
    for finding in &mut checked.findings {
        finding.offset = places.place_of(&finding.pointer);
    }
    // A record that could be made only in part is not told to be short.
    if of_text.iter().any(Finding::is_error) {
        checked.findings.retain(|finding| finding.code != Code::Incomplete);
    }
    let own = checked.findings.len();
    for finding in of_text {
        let told = |known: &Finding| known.code == finding.code && known.pointer == finding.pointer;
        let told = checked.findings.iter().take(own).any(told);
        // However many there are, the first error is told.
        let is_first = finding.is_error() && !checked.findings.iter().any(Finding::is_error);
        if !told && (checked.findings.len() < FINDINGS_MAX || is_first) {
            checked.findings.push(finding);
        }
    }
    checked.findings.sort_by_key(|finding| finding.offset);
    checked
}

impl<'a> Checked<'a> {
    /// Accepted, perhaps with warnings, or rejected.
    pub fn status(&self) -> Status {
        if self.findings.iter().any(Finding::is_error) {
            Status::Rejected
        } else {
            Status::Accepted
        }
    }

    /// Whether it is no worse than a warning.
    pub fn is_accepted(&self) -> bool {
        self.status() == Status::Accepted
    }

    /// What the record claims of its result.
    pub fn claimed(&self) -> Option<Map<String, Json>> {
        let claimed = self.record.as_ref()?.envelope.result?.get("claimed")?;
        serde_json::from_str(claimed.source()).ok()
    }

    /// The hand, if it got that far.
    pub fn hand(&self) -> Option<&Hand<'a>> {
        self.record.as_ref()?.hand.as_deref()
    }
}

/// What could not even be read, as a check says it.
pub fn unreadable<'a>(fault: SyntaxFault) -> Checked<'a> {
    let findings = vec![syntax_finding(fault)];
    Checked {
        findings,
        uncompared: Vec::new(),
        unchecked: 0,
        record: None,
        pack: None,
    }
}

fn syntax_finding(fault: SyntaxFault) -> Finding {
    let code = match fault.reason {
        reason if reason.is_no_utf8() => Code::NotUtf8,
        Reason::TooLarge { .. } => Code::TooLarge,
        Reason::TooDeep { .. } => Code::TooDeep,
        Reason::Foreign(Foreign::OldPpn) => Code::PpnSyntax,
        _ => Code::JsonSyntax,
    };
    let mut finding = Finding::new(code, Pointer::root(), fault.offset as usize);
    finding.detail = fault.reason.as_str();
    finding.found = fault.reason.sign().map(|sign| json!(code_point(sign)));
    finding.expected = match fault.reason {
        Reason::TooLarge { bytes_max } => Some(json!(bytes_max)),
        Reason::TooDeep { depth_max } => Some(json!(depth_max)),
        _ => None,
    };
    finding
}

/// Checks what stands in the members; the number of unreached actions is returned.
fn check_members<'a>(record: &mut Record<'a>, faults: &mut Faults<'a>, options: &Options) -> usize {
    let envelope = record.envelope;
    if let (Some(wanted), Some(game)) = (options.game, envelope.game)
        && wanted != game
        && let Some(value) = record.document.root().get("game")
    {
        faults.bad(value, &[wanted.as_str()]);
    }
    read_people(&envelope, faults);
    if let Some(game) = envelope.game {
        let format = format_of(game);
        let read = match envelope.score {
            Some(score) => format.read_score(&envelope, score, options, faults),
            None => format.read(&envelope, options, faults),
        };
        record.hand = read.hand;
        return read.unchecked;
    }
    // What the deal and the actions mean is the game's to say.
    read_result(envelope.result, faults);
    read_notes(&envelope, faults);
    envelope
        .actions
        .filter(|list| faults.array(*list))
        .map_or(0, |list| list.len())
}

/// Whether `actions` is a list, and not too long a one (format, 2).
pub(super) fn read_list<'a>(envelope: &Envelope<'a>, options: &Options, faults: &mut Faults<'a>) -> bool {
    let Some(list) = envelope.actions else { return false };
    if !faults.array(list) {
        return false;
    }
    if list.len() > options.actions_max {
        let finding = faults.at(Code::Limit, list);
        finding.found = Some(json!(list.len()));
        finding.expected = Some(json!(options.actions_max));
        return false;
    }
    true
}
