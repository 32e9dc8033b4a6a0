//! The running table: a row a deal with what happened and what stands after it, and what is odd about it.

use super::called::TableNames;
use crate::scorecards::told_in_words;
use talon_records::session::{Dealt, Ledger, Remark, TableStanding};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::session::{Columns, DealEntry, DealFate};
use talon_service::read_session::SessionRead;
use talon_text::signed;
use talon_text::{Arg, Lang, Names};

/// A deal.
#[derive(Debug)]
pub(crate) struct RowView {
    pub number: String,
    pub href: String,
    /// Where its cards can be added; empty where they cannot.
    pub add_cards: String,
    pub dealer: String,
    pub contract: String,
    pub declarer: String,
    /// `made`, `lost` or nothing, with its word.
    pub class: &'static str,
    pub verdict: String,
    pub happened: String,
    /// By column; nothing of who sat out.
    pub cells: Vec<Option<CellView>>,
    /// What was written, or the sums.
    pub soup: String,
    pub left: String,
    pub refas: String,
    /// Struck out.
    pub struck: bool,
    /// Counts for nothing.
    pub idle: bool,
    pub odd: bool,
}

/// How someone stands after a deal.
#[derive(Debug)]
pub(crate) struct CellView {
    /// The sum, or what is left to go on a sheet: under the hat without sign.
    pub stands: String,
    pub hat: bool,
    /// What the deal brought, or took off.
    pub change: String,
    pub changed: bool,
}

/// What is odd about a deal.
#[derive(Debug)]
pub(crate) struct RemarkView {
    pub number: String,
    pub href: String,
    pub says: Vec<String>,
}

/// All deals in order.
pub fn rows(ledger: &Ledger, pack: Pack, names: &TableNames, read: &SessionRead, lang: Lang) -> Vec<RowView> {
    let row = |place: usize| {
        let mut row = deal_row(ledger, place, names, lang)?;
        let deal = ledger.deals.get(place)?;
        let told = read.records.get(deal.record).filter(|_| tells_more(&deal.entry));
        let seated = names.seated(&deal.sitting);
        if let Some(told) = told.and_then(|record| told_in_words(record, &seated, pack, lang)) {
            row.happened = told;
        }
        let hand = read.hands.get(deal.record);
        row.href = hand.map_or_else(String::new, |hand| format!("/hands/{hand}"));
        let own = read.may_grow.get(deal.record).filter(|_| !deal.has_cards);
        row.add_cards = own.map_or_else(String::new, |hand| format!("/hands/new?cards={hand}"));
        Some(row)
    };
    (0..ledger.deals.len()).filter_map(row).collect()
}

/// Whether the record of a deal says more of it than its entry: in a game without a sheet the parts make the pay.
fn tells_more(entry: &DealEntry) -> bool {
    entry.fate == DealFate::Played && entry.after.columns.is_none() && !entry.forfeit && !entry.ruled
}

/// The row of one deal, at a place from 0, which has no address yet.
pub(crate) fn deal_row(ledger: &Ledger, place: usize, names: &TableNames, lang: Lang) -> Option<RowView> {
    let deal = ledger.deals.get(place)?;
    let before = ledger.before(place);
    let entry = &deal.entry;
    let (class, verdict) = match (entry.fate, entry.made) {
        (DealFate::Played, Some(true)) => ("made", lang.t("result-made").into_owned()),
        (DealFate::Played, Some(false)) => ("lost", lang.t("result-lost").into_owned()),
        _ => ("", String::new()),
    };
    let columns = before.seen_by(deal.seats).columns.zip(entry.after.columns);
    let sheet = deal.after.sheet.as_ref();
    let seated = names.seated(&deal.sitting);
    Some(RowView {
        number: number(place, deal),
        href: String::new(),
        add_cards: String::new(),
        dealer: names.dealer(deal),
        contract: match entry.contract {
            Some(code) => lang.bid(code).into_owned(),
            None if deal.is_total() => lang.t("typed-total").into_owned(),
            None => String::new(),
        },
        declarer: entry
            .declarer
            .map_or_else(String::new, |seat| seated[seat.index()].clone()),
        class,
        verdict,
        happened: match deal.is_total() {
            true => String::new(),
            false => happened(entry, &seated, lang),
        },
        cells: (0..ledger.columns.len())
            .map(|column| cell(before, deal, column))
            .collect(),
        soup: columns.map_or_else(String::new, |(before, after)| soup(&before, &after, entry, &seated)),
        left: sheet.map_or_else(String::new, |sheet| sheet.left().to_string()),
        refas: sheet.map_or_else(String::new, |sheet| refas(&sheet.open_refa)),
        struck: entry.fate == DealFate::Voided,
        idle: matches!(
            entry.fate,
            DealFate::Unfinished | DealFate::Unruled | DealFate::Late | DealFate::Contested | DealFate::Refused
        ),
        odd: !deal.remarks.is_empty() || !deal.findings.is_empty(),
    })
}

fn number(place: usize, deal: &Dealt) -> String {
    deal.number
        .map_or_else(|| format!("({})", place + 1), |number| number.to_string())
}

/// What a deal brought to a column, and what stands there now; nothing of who sat out.
fn cell(before: &TableStanding, deal: &Dealt, column: usize) -> Option<CellView> {
    deal.seat_of(column)?;
    let (was, is) = match (&before.sheet, &deal.after.sheet) {
        (Some(was), Some(is)) => (was.bula.get(column)?, is.bula.get(column)?),
        _ => (before.totals.get(column)?, deal.after.totals.get(column)?),
    };
    let has_sheet = deal.after.sheet.is_some();
    Some(CellView {
        change: signed(is - was),
        changed: is != was,
        hat: has_sheet && *is < 0,
        stands: match has_sheet {
            true => is.unsigned_abs().to_string(),
            false => signed(*is),
        },
    })
}

/// Who wrote how much; against whom only where that is not the declarer.
fn soup(before: &Columns, after: &Columns, entry: &DealEntry, names: &[String]) -> String {
    let mut all = Vec::new();
    for writer in Seat::ALL {
        for declarer in writer.others() {
            let amount = after.soup[writer][declarer] - before.soup[writer][declarer];
            if amount == 0 {
                continue;
            }
            let name = &names[writer.index()];
            all.push(if entry.declarer == Some(declarer) {
                format!("{name} {}", signed(amount))
            } else {
                format!("{name} → {} {}", names[declarer.index()], signed(amount))
            });
        }
    }
    all.join(", ")
}

fn refas(open: &[u8]) -> String {
    if open.iter().all(|open| *open == 0) {
        return "–".into();
    }
    let open: Vec<String> = open.iter().map(u8::to_string).collect();
    open.join("/")
}

/// What happened in a deal beside contract and verdict, in words.
pub(crate) fn happened(entry: &DealEntry, names: &[String], lang: Lang) -> String {
    let name = |seat: Seat| Arg::from(names[seat.index()].as_str());
    let say = |key: &str| lang.t(key).into_owned();
    let mut parts = Vec::new();
    if !matches!(entry.fate, DealFate::Played | DealFate::Unplayed) {
        parts.push(say(&format!("session-fate-{}", entry.fate.as_str())));
    }
    if matches!(entry.fate, DealFate::Played | DealFate::Unplayed | DealFate::Voided) {
        parts.extend(went(entry, names, lang));
    }
    if entry.refa_used {
        parts.push(say("session-refa-used"));
    }
    if entry.refa_written {
        parts.push(say("session-refa-written"));
    }
    if entry.ruled && entry.fate != DealFate::Voided {
        parts.push(say("session-ruled"));
    } else if !entry.ruled {
        let payers = Seat::ALL.into_iter().filter(|seat| entry.penalised[*seat]);
        parts.extend(payers.map(|seat| lang.t_args("session-pays", &[("name", name(seat))])));
        if let Some(value) = entry.value.filter(|_| entry.reduced) {
            parts.push(lang.t_args("session-reduced", &[("value", value.into())]));
        }
    }
    parts.join(", ")
}

/// How a deal went: who came, kontra and tricks.
pub(crate) fn went(entry: &DealEntry, names: &[String], lang: Lang) -> Vec<String> {
    let say = |key: &str| lang.t(key).into_owned();
    let mut parts: Vec<String> = came(entry, names, lang).into_iter().collect();
    if entry.fate == DealFate::Unplayed {
        parts.push(say("session-fate-unplayed"));
    }
    if entry.kontra > 0 {
        let kontra = lang.kontra(entry.kontra.into()).into_owned();
        parts.push(match entry.kontra_giver {
            Some(giver) => {
                let name = names[giver.index()].as_str();
                lang.t_args("session-kontra-by", &[("kontra", kontra.into()), ("name", name.into())])
            }
            None => kontra,
        });
    }
    if entry.forfeit {
        parts.push(say("session-forfeit"));
    }
    if let Some(tricks) = &entry.tricks {
        parts.push(lang.t_args("session-tricks", &[("tricks", tally(tricks).into())]));
    }
    parts
}

/// Who came to play against the declarer.
fn came(entry: &DealEntry, names: &[String], lang: Lang) -> Option<String> {
    let (came, declarer) = (entry.came?, entry.declarer?);
    let name = |seat: Seat| Arg::from(names[seat.index()].as_str());
    if let Some(inviter) = entry.invited_by {
        let partner = declarer.others().into_iter().find(|seat| *seat != inviter)?;
        let args = [("name", name(inviter)), ("partner", name(partner))];
        return Some(lang.t_args("session-invited", &args));
    }
    let here: Vec<Seat> = declarer.others().into_iter().filter(|seat| came[*seat]).collect();
    Some(match here[..] {
        [] => lang.t("session-nobody-came").into_owned(),
        [one] => lang.t_args("session-one-came", &[("name", name(one))]),
        _ => lang.t("session-both-came").into_owned(),
    })
}

fn tally(tricks: &BySeat<u8>) -> String {
    format!("{}–{}–{}", tricks.a, tricks.b, tricks.c)
}

/// The deals about which there is something odd.
pub fn remarks(ledger: &Ledger, pack: Pack, names: &TableNames, hands: &[String], lang: Lang) -> Vec<RemarkView> {
    let odd = ledger
        .deals
        .iter()
        .enumerate()
        .filter(|(_, deal)| !deal.remarks.is_empty() || !deal.findings.is_empty());
    let view = |(place, deal): (usize, &Dealt)| {
        let mut says: Vec<String> = deal
            .remarks
            .iter()
            .map(|remark| remark_words(remark, deal, names, lang))
            .collect();
        says.extend(deal.findings.iter().map(|finding| {
            format!(
                "{} ({})",
                lang.finding(
                    finding,
                    &Names {
                        pack,
                        ..Names::default()
                    }
                ),
                finding.pointer.as_str()
            )
        }));
        RemarkView {
            number: number(place, deal),
            href: hands
                .get(deal.record)
                .map_or_else(String::new, |hand| format!("/hands/{hand}")),
            says,
        }
    };
    odd.map(view).collect()
}

/// What is odd about a deal, in words.
pub(crate) fn remark_words(remark: &Remark, deal: &Dealt, names: &TableNames, lang: Lang) -> String {
    let count = |number: u64| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
    let seated = names.seated(&deal.sitting);
    let name = |seat: Seat| Arg::from(seated[seat.index()].as_str());
    match remark {
        Remark::Missing { first, last } if first == last => {
            lang.t_args("session-missing-one", &[("number", count(*first))])
        }
        Remark::Missing { first, last } => {
            lang.t_args("session-missing", &[("first", count(*first)), ("last", count(*last))])
        }
        Remark::Doubled { number } => lang.t_args("session-doubled", &[("number", count(*number))]),
        Remark::Dealer { expected } => lang.t_args("session-dealer", &[("name", name(*expected))]),
        Remark::Player { person, instead_of } => {
            let args = [
                ("other", names.person(*person).into()),
                ("name", names.person(*instead_of).into()),
            ];
            lang.t_args("session-player", &args)
        }
        Remark::Rules => lang.t("session-rules-differ").into_owned(),
        Remark::Late => lang.t("session-late").into_owned(),
    }
}
