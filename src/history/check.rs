//! The check of one record, from bytes to result: structure, deal, actions, claims, variations. It asks the game's
//! part of this layer and stores nothing.

use serde_json::{Map, Value as Json, json};

use super::finding::Finding;
use super::json::{Document, Limits, Pointer, Reason, SyntaxFault, Tape};
use super::structure::{Envelope, Faults, Variation, read_envelope, read_notes, read_people, read_result};
use super::ulti::{
    DealRead, Ended, Item, Line, compare_claimed, computed_json, diagnose, final_json, read_actions,
    read_claimed, read_deal, read_rules, run_line,
};
use crate::games::ulti::{Outcome, Ulti, Variant};
use crate::games::{Code, GameKind};

/// Actions that one record may have.
pub const ACTIONS_MAX: usize = 400;

/// How much of the cards a record knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    Full,
    Partial,
    None,
}

impl Knowledge {
    /// Its word in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Knowledge::Full => "full",
            Knowledge::Partial => "partial",
            Knowledge::None => "none",
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

/// How to check.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// A claimed result that differs is an error.
    pub strict: bool,
    /// Try each option to say which would have made a refused record legal.
    pub diagnose: bool,
    /// The only game that is taken.
    pub game: Option<GameKind>,
    pub limits: Limits,
    pub actions_max: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strict: false,
            diagnose: true,
            game: None,
            limits: Limits::default(),
            actions_max: ACTIONS_MAX,
        }
    }
}

/// Buffers that are used from record to record.
#[derive(Debug, Default)]
pub struct Reader {
    tape: Tape,
}

/// A record that was checked.
#[derive(Debug)]
pub struct Checked<'a> {
    pub findings: Vec<Finding>,
    /// Actions that were not reached.
    pub unchecked: usize,
    /// What could be read, even of a refused record.
    pub record: Option<Record<'a>>,
}

/// What was read of a record.
#[derive(Debug)]
pub struct Record<'a> {
    pub document: Document<'a>,
    pub envelope: Envelope<'a>,
    /// Present when game, rules and deal are sound.
    pub hand: Option<Hand<'a>>,
}

/// A hand as far as it was legal.
#[derive(Debug)]
pub struct Hand<'a> {
    pub variant: Variant,
    pub deal: DealRead,
    pub items: Vec<Item<'a>>,
    /// After the last legal action.
    pub line: Line,
    pub variations: Vec<(Variation<'a>, Vec<Item<'a>>)>,
}

impl Reader {
    /// A reader with empty buffers.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Checks the bytes of one record.
    pub fn check<'a>(&'a mut self, bytes: &'a [u8], options: &Options) -> Checked<'a> {
        let document = match self.tape.read(bytes, options.limits) {
            Ok(document) => document,
            Err(fault) => {
                return unreadable(fault);
            }
        };
        let mut faults = Faults::new(document);
        if document.has_byte_order_mark() {
            faults.add(Finding::new(Code::ByteOrderMark, Pointer::root(), 0));
        }
        for name in document.duplicates() {
            faults.at(Code::DuplicateMember, name);
        }
        let root = document.root();
        let envelope = read_envelope(root, &mut faults);
        let mut record = Record { document, envelope, hand: None };
        let mut unchecked = 0;
        if !envelope.stop {
            unchecked = check_members(&mut record, &mut faults, options);
        }
        Checked { findings: faults.into_list(), unchecked, record: Some(record) }
    }
}

impl<'a> Checked<'a> {
    /// Accepted, perhaps with warnings, or rejected.
    pub fn status(&self) -> Status {
        if self.findings.iter().any(Finding::is_error) { Status::Rejected } else { Status::Accepted }
    }

    /// Whether it is no worse than a warning.
    pub fn is_accepted(&self) -> bool {
        self.status() == Status::Accepted
    }

    /// The hand, if it got that far.
    pub fn hand(&self) -> Option<&Hand<'a>> {
        self.record.as_ref()?.hand.as_ref()
    }
}

impl Hand<'_> {
    /// The result as far as it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.state.outcome()
    }

    /// The result as JSON; empty while the auction is not over.
    pub fn computed(&self) -> Map<String, Json> {
        let Some(outcome) = self.outcome() else { return Map::new() };
        let mut computed = computed_json(&outcome, !self.line.has_irregular);
        if let Some(after) = final_json(&outcome, &self.line.rulings) {
            computed.insert("final".into(), after);
        }
        computed
    }
}

/// What could not even be read, as a check says it.
pub fn unreadable<'a>(fault: SyntaxFault) -> Checked<'a> {
    Checked { findings: vec![syntax_finding(fault)], unchecked: 0, record: None }
}

fn syntax_finding(fault: SyntaxFault) -> Finding {
    let code = match fault.reason {
        Reason::InvalidUtf8 | Reason::Utf16 => Code::NotUtf8,
        Reason::TooLarge { .. } => Code::TooLarge,
        Reason::TooDeep { .. } => Code::TooDeep,
        _ => Code::JsonSyntax,
    };
    let mut finding = Finding::new(code, Pointer::root(), fault.offset as usize);
    finding.detail = fault.reason.as_str();
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
    let variant = match (envelope.rules, envelope.game) {
        (Some(rules), Some(GameKind::Ulti)) => read_rules(rules, faults),
        _ => None,
    };
    if let Some(context) = envelope.context
        && faults.object(context)
    {
        for (name, _) in context.members() {
            faults.unknown(name, &[]);
        }
    }
    let claimed = read_result(envelope.result, faults);
    if let Some(claimed) = claimed {
        read_claimed(claimed, faults);
    }
    let variations = read_notes(&envelope, faults);
    let mut items = Vec::new();
    let listed = read_list(&envelope, faults, options, &mut items);
    let deal = envelope.deal.and_then(|deal| {
        let deal_read = read_deal(deal, &variant.unwrap_or_default(), faults);
        deal_read.filter(|_| variant.is_some())
    });
    let (Some(variant), Some(deal), true) = (variant, deal, listed) else {
        return envelope.actions.map_or(0, |list| list.len());
    };
    let read: Vec<(Variation<'a>, Vec<Item<'a>>)> = variations
        .into_iter()
        .map(|variation| {
            let mut own = Vec::new();
            if let Some(list) = variation.actions {
                read_actions(list, faults, &mut own);
            }
            (variation, own)
        })
        .collect();
    let mut line = Line::new(Ulti::new(&deal.deal, &variant));
    let ended = run_line(&mut line, &items, faults);
    let unchecked = match ended {
        Ended::All => 0,
        Ended::At(index) => items.len() - index - 1,
    };
    let mut hand = Hand { variant, deal, items, line, variations: read };
    finish(&mut hand, &envelope, claimed, faults, options, ended);
    super::lines::check_variations(&hand, &envelope, faults);
    record.hand = Some(hand);
    unchecked
}

fn read_list<'a>(
    envelope: &Envelope<'a>,
    faults: &mut Faults<'a>,
    options: &Options,
    items: &mut Vec<Item<'a>>,
) -> bool {
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
    if envelope.game.is_some() {
        items.reserve_exact(list.len());
        read_actions(list, faults, items);
    }
    true
}

/// What can be said once the main line has been played: incomplete, unruled, other than claimed, legal otherwise.
fn finish<'a>(
    hand: &mut Hand<'a>,
    envelope: &Envelope<'a>,
    claimed: Option<super::json::Value<'a>>,
    faults: &mut Faults<'a>,
    options: &Options,
    ended: Ended,
) {
    let Some(list) = envelope.actions else { return };
    if let Ended::At(_) = ended {
        // With a second error no option can mend the record.
        if options.diagnose && faults.errors() == 1 {
            let items = &hand.items;
            let deal = hand.deal.deal;
            if let Some(finding) = faults.last_error() {
                diagnose(finding, &hand.variant, &deal, items);
            }
        }
        return;
    }
    let line = &hand.line;
    if !line.state.is_complete() && !line.ended {
        faults.at(Code::Incomplete, list);
    }
    if line.state.is_complete() && line.has_irregular && line.rulings.is_empty() {
        faults.at(Code::RulingNeeded, list);
    }
    if let (Some(claimed), Some(outcome)) = (claimed, hand.outcome()) {
        let mut own = outcome.clone();
        if line.has_irregular {
            own.scores = None;
        }
        compare_claimed(claimed, &own, || hand.computed(), options.strict, faults);
    }
}
