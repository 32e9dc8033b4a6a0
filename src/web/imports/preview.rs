//! What a pasted evening would bring, before anything of it is stored: its deals with what each pays, the sums, and
//! what is wrong at which row. What the paper says is held against the rules by the check of each record.

use serde_json::json;

use super::sent::{Draft, PreviewStep};
use crate::finding::{FindingView, finding_view};
use crate::sessions::{RowView, TableNames, deal_row, remark_words};
use crate::shell::Shell;
use talon_records::normal::Writer;
use talon_records::notation::Notation as _;
use talon_records::session::{Ledger, Remark};
use talon_records::{Checked, CheckedRecord, Finding, GameHand, read};
use talon_shorthand::{Csv, Shorthand};
use talon_text::report::{names_of, read_as};
use talon_text::signed;

/// Deals that are looked at before they are stored; more are no evening.
pub(super) const ROWS_MAX: usize = 400;

/// What was pasted.
#[derive(Debug)]
pub(super) struct PreviewView {
    /// How it was read.
    pub read_as: String,
    /// Of which text this is.
    pub seen: String,
    pub of: usize,
    /// Whether rows with numbers and no contract are taken; nothing where there are none.
    pub totals: Option<bool>,
    pub evenings: Vec<EveningView>,
}

/// The deals under one head.
#[derive(Debug)]
pub(super) struct EveningView {
    pub title: String,
    pub people: Vec<String>,
    pub deals: Vec<DealView>,
    pub sums: Vec<SumView>,
}

/// What someone won or lost in all.
#[derive(Debug)]
pub(super) struct SumView {
    pub text: String,
    pub class: &'static str,
}

/// A row of it.
#[derive(Debug)]
pub(super) struct DealView {
    pub record: u64,
    pub is_chosen: bool,
    /// The label of the box beside it, for those who do not see the row.
    pub label: String,
    pub row: RowView,
    pub findings: Vec<FindingView>,
    pub says: Vec<String>,
}

impl DealView {
    /// Whether there is something to say of it.
    pub(super) fn is_odd(&self) -> bool {
        !(self.says.is_empty() && self.findings.is_empty())
    }
}

/// A record as it was read.
struct Read {
    number: u64,
    /// The evening that it says it is of.
    session: Option<String>,
    /// In its normal form; of a row that cannot be read no more than the number of its deal.
    record: String,
    /// There is a record of it, and that is sound.
    is_read: bool,
    is_sound: bool,
    /// It has numbers and nothing of its deal.
    is_total: bool,
    findings: Vec<FindingView>,
}

/// Whether a text is an evening that is to be looked at before it is stored: it was not yet, or it was changed since,
/// or no row of it was chosen.
pub(super) fn is_wanted(draft: &Draft) -> bool {
    let text = draft.text.as_bytes();
    let is_settled = draft.seen == draft.mark() && draft.step != Some(PreviewStep::Preview) && !draft.rows.is_empty();
    begins(text) && !is_settled && is_evening(text)
}

/// Whether what begins so may be an evening.
pub(super) fn begins(text: &[u8]) -> bool {
    Csv.begins(text) || Shorthand.begins(text)
}

/// Whether someone wants to store nothing of what they looked at.
pub(super) fn chose_nothing(draft: &Draft) -> bool {
    draft.step == Some(PreviewStep::Store) && draft.rows.is_empty() && draft.seen == draft.mark()
}

/// Whether a text has results without cards and nothing else, and no more than an evening has.
pub(super) fn is_evening(text: &[u8]) -> bool {
    let mut records = read(text, talon_shorthand::options());
    let mut count = 0;
    while let Ok(Some(record)) = records.next_checked() {
        count += 1;
        let has_cards = |record: &talon_records::Record<'_>| record.envelope.score.is_none();
        if count > ROWS_MAX || record.checked.record.as_ref().is_some_and(has_cards) {
            return false;
        }
    }
    let name = records.read_as().map(|how| how.notation);
    count > 0 && name.is_some_and(|name| [Csv.name(), Shorthand.name()].contains(&name))
}

/// The evening as it would be stored.
pub(super) fn preview(shell: &Shell, draft: &Draft) -> PreviewView {
    let mut records = read(draft.text.as_bytes(), talon_shorthand::options_with(draft.totals));
    let mut all: Vec<Read> = Vec::new();
    let mut writer = Writer::new();
    while let Ok(Some(record)) = records.next_checked() {
        all.push(read_one(shell, &record, &mut writer));
    }
    let read_as = records
        .read_as()
        .map(|how| read_as(shell.lang, &how, all.len() as u64))
        .unwrap_or_default();
    let seen = draft.mark();
    // What was chosen of another text says nothing of this one.
    let chosen = (draft.seen == seen && draft.step.is_some()).then_some(draft.rows.as_slice());
    let of = all.len();
    let totals = all.iter().any(|one| one.is_total).then_some(draft.totals);
    let mut evenings: Vec<Vec<Read>> = Vec::new();
    for one in all {
        let goes_on = evenings
            .last()
            .and_then(|evening| evening.last())
            .is_some_and(|last| one.session.is_none() || last.session.is_none() || one.session == last.session);
        match evenings.last_mut().filter(|_| goes_on) {
            Some(evening) => evening.push(one),
            None => evenings.push(vec![one]),
        }
    }
    PreviewView {
        read_as,
        seen,
        of,
        totals,
        evenings: evenings
            .into_iter()
            .map(|evening| evening_view(shell, evening, chosen))
            .collect(),
    }
}

fn read_one(shell: &Shell, record: &CheckedRecord<'_>, writer: &mut Writer) -> Read {
    let checked = &record.checked;
    let names = names_of(checked);
    let findings = checked
        .findings
        .iter()
        .map(|finding| finding_view(shell, finding, &names, record.number, record.text, record.start));
    let own = checked.record.as_ref();
    let source = own.and_then(|own| own.envelope.source);
    Read {
        number: record.number,
        session: source
            .and_then(|source| source.get("session")?.as_str())
            .map(|word| word.into_owned()),
        record: match own {
            Some(own) => String::from_utf8_lossy(writer.write(own).0).into_owned(),
            None => json!({"format": "talon", "version": "1.1", "source": {"deal": numbered(record.text)}}).to_string(),
        },
        is_read: own.is_some(),
        is_sound: checked.is_accepted(),
        is_total: is_total(checked),
        findings: findings.collect(),
    }
}

/// Whether a row is a typed total, be it taken or not.
fn is_total(checked: &Checked<'_>) -> bool {
    let is_refused = |finding: &Finding| finding.detail == "typed_total";
    checked.hand().is_some_and(GameHand::is_total) || checked.findings.iter().any(is_refused)
}

/// The number of a deal, as it stands in the headings or the head that were put behind its row.
fn numbered(text: &[u8]) -> Option<u64> {
    let text = String::from_utf8_lossy(text);
    let mut cells = text.lines().last()?.rsplit([',', ';', '\t']);
    cells.find_map(|cell| cell.trim().strip_prefix("deal ")?.parse().ok())
}

fn evening_view(shell: &Shell, evening: Vec<Read>, chosen: Option<&[u64]>) -> EveningView {
    let texts: Vec<&str> = evening.iter().map(|one| one.record.as_str()).collect();
    let ledger = Ledger::of(&texts);
    let names = TableNames::of(&ledger, shell.lang);
    let mut places: Vec<usize> = (0..ledger.deals.len()).collect();
    // In the order of the rows.
    places.sort_by_key(|place| ledger.deals.get(*place).map(|deal| deal.record));
    let title = ledger.head.game.map_or_else(String::new, |game| {
        shell.lang.t(&format!("game-{}", game.as_str())).into_owned()
    });
    let deals = evening.into_iter().zip(places).filter_map(|(one, place)| {
        let is_chosen = chosen.map_or(one.is_sound, |rows| rows.contains(&one.number));
        let view = deal_view(one, &ledger, place, &names, shell)?;
        Some(DealView { is_chosen, ..view })
    });
    EveningView {
        deals: deals.collect(),
        sums: ledger.standing.totals.iter().map(|sum| sum_view(*sum)).collect(),
        title,
        people: names.columns,
    }
}

/// A row by itself: what happened, and what is odd about it.
fn deal_view(one: Read, ledger: &Ledger, place: usize, names: &TableNames, shell: &Shell) -> Option<DealView> {
    let lang = shell.lang;
    let deal = ledger.deals.get(place)?;
    let row = deal_row(ledger, place, names, lang)?;
    // A row that cannot be read has nobody in it.
    let said = deal.remarks.iter().filter(|remark| match remark {
        Remark::Missing { .. } | Remark::Doubled { .. } => true,
        _ => one.is_read,
    });
    Some(DealView {
        record: one.number,
        is_chosen: false,
        label: lang.t_args("import-preview-choose", &[("number", row.number.as_str().into())]),
        says: said.map(|remark| remark_words(remark, deal, names, lang)).collect(),
        row,
        findings: one.findings,
    })
}

fn sum_view(sum: i64) -> SumView {
    let class = match sum {
        0 => "",
        more if more > 0 => "made",
        _ => "lost",
    };
    SumView {
        text: signed(sum),
        class,
    }
}
