//! The lines of a card, a row a deal.

use super::deal_form::names_at;
use super::frame::sum_class;
use super::words::{DealWords, call_words, told_words};
use crate::sessions::happened;
use talon_rules::cards::Pack;
use talon_rules::games::session::{DealEntry, DealFate};
use talon_scorecard::form::Called;
use talon_scorecard::{Deal, Line, PersonNo, Scorecard, Tally, TallyLine};
use talon_text::{Lang, signed};

/// A line.
#[derive(Debug)]
pub(super) struct LineView {
    /// Names it in its address.
    pub id: u32,
    /// Empty of a misdeal.
    pub number: String,
    pub dealer: String,
    pub what: String,
    pub declarer: String,
    pub class: &'static str,
    pub verdict: String,
    pub happened: String,
    /// What people want to remember of it.
    pub note: String,
    pub cells: Vec<SumView>,
    pub struck: bool,
    /// It counts for nothing, though nobody struck it out.
    pub idle: bool,
    /// Two devices say different things of it.
    pub contested: bool,
    /// It was changed after it was written.
    pub changed: bool,
    /// What is new from this deal on: who sits at the table, other rules.
    pub news: Vec<String>,
}

impl LineView {
    /// How its row is drawn.
    pub fn class(&self) -> &'static str {
        if self.struck {
            "struck"
        } else if self.idle {
            "idle"
        } else {
            ""
        }
    }
}

/// What someone got by a deal, and has after it; empty where they were not there.
#[derive(Debug)]
pub(super) struct SumView {
    pub gain: String,
    pub class: &'static str,
    pub sum: String,
}

/// The lines, the newest first, at most so many.
pub(super) fn lines(card: &Scorecard, tally: &Tally, most: usize, pack: Pack, lang: Lang) -> Vec<LineView> {
    let before = [None].into_iter().chain(card.deals.iter().map(Some));
    let before: Vec<Option<&Deal>> = before.take(card.deals.len()).collect();
    let pairs = card.deals.iter().zip(&tally.lines).zip(before).rev().take(most);
    let drawn = pairs.map(|((deal, line), before)| LineView {
        news: before.map_or_else(Vec::new, |before| news(card, before, deal, lang)),
        ..view(card, deal, line, pack, lang)
    });
    drawn.collect()
}

/// What is new since the deal before.
fn news(card: &Scorecard, before: &Deal, deal: &Deal, lang: Lang) -> Vec<String> {
    let mut news = Vec::new();
    let people = card.at_table_in(deal);
    if card.at_table_in(before) != people {
        let names: Vec<&str> = people.iter().map(|person| card.name(*person)).collect();
        news.push(lang.t_args("scorecard-news-people", &[("names", names.join(", ").into())]));
    }
    if card.rules_of(before) != card.rules_of(deal) {
        news.push(lang.t("scorecard-news-rules").into_owned());
    }
    news
}

/// One of them.
pub(super) fn view(card: &Scorecard, deal: &Deal, line: &TallyLine, pack: Pack, lang: Lang) -> LineView {
    let (whole, card) = (card, &card.as_for(deal));
    let names = names_at(card, deal.dealer);
    let entry = line.dealt.as_ref().map(|dealt| &dealt.entry);
    let fate = entry.map(|entry| entry.fate);
    let score = match &deal.line {
        Line::Score(score) => Some(score),
        Line::Misdeal { .. } => None,
    };
    let called = score.and_then(|score| card.called(deal.dealer, score));
    let words = DealWords {
        lang,
        names: &names,
        pack,
    };
    let has_parts = entry.is_some_and(|entry| entry.after.columns.is_none());
    let told = score.filter(|_| has_parts).map(|score| card.told(deal.dealer, score));
    let details = told.map(|told| told_words(&words, told));
    let (class, verdict) = match entry.and_then(|entry| entry.made.filter(|_| fate == Some(DealFate::Played))) {
        Some(true) => ("made", lang.t("result-made").into_owned()),
        Some(false) => ("lost", lang.t("result-lost").into_owned()),
        None => ("", String::new()),
    };
    let cell = |column: PersonNo| {
        let is_there = line.at_table.iter().any(|person| whole.column_of(*person) == column);
        let of = |list: &[i64]| list.get(column.index()).copied().filter(|_| is_there);
        let gain = of(&line.gains);
        SumView {
            gain: gain.map_or_else(String::new, signed),
            class: sum_class(gain.unwrap_or(0)),
            sum: of(&line.sums).map_or_else(String::new, signed),
        }
    };
    LineView {
        id: deal.id.0,
        number: number(card, line),
        dealer: card.name(deal.dealer).to_owned(),
        what: called.as_ref().map_or_else(
            || lang.t("scorecard-misdeal").into_owned(),
            |called| call_of(card, called, lang),
        ),
        declarer: called
            .and_then(|called| called.declarer)
            .map_or_else(String::new, |person| card.name(person).to_owned()),
        class,
        verdict,
        happened: match (&deal.void, entry) {
            (Some(reason), _) => lang.t_args("scorecard-void-because", &[("reason", reason.as_str().into())]),
            (None, Some(entry)) if fate == Some(DealFate::PassedOut) => passed_out(whole, entry, line, lang),
            (None, Some(entry)) if fate != Some(DealFate::Played) => happened(entry, &names, lang),
            (None, Some(entry)) => details.unwrap_or_else(|| happened(entry, &names, lang)),
            (None, None) => String::new(),
        },
        note: deal.note.clone().unwrap_or_default(),
        cells: whole.columns_in_sight().into_iter().map(cell).collect(),
        struck: deal.void.is_some(),
        idle: matches!(fate, Some(DealFate::Late | DealFate::Refused | DealFate::Contested)),
        contested: deal.other.is_some(),
        changed: !deal.history.is_empty(),
        news: Vec::new(),
    }
}

/// Whether a deal that everyone passed brought a refa, and why not.
fn passed_out(card: &Scorecard, entry: &DealEntry, line: &TallyLine, lang: Lang) -> String {
    match (entry.refa_written, entry.refa_blocked) {
        (true, _) => lang.t("session-refa-written").into_owned(),
        (false, true) => under_hat(card, line, lang),
        (false, false) => lang.t("scorecard-no-refa").into_owned(),
    }
}

/// That no refa is written, and who is under the hat.
fn under_hat(card: &Scorecard, line: &TallyLine, lang: Lang) -> String {
    let left = line.before.iter().flat_map(|sheet| &sheet.bula);
    let columns = card.columns().into_iter().zip(left);
    let under = columns.filter(|(_, left)| **left < 0);
    let names: Vec<String> = under.map(|(column, _)| card.column_name(column)).collect();
    let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
    let args = [("count", count.into()), ("names", names.join(", ").into())];
    lang.t_args("scorecard-no-refa-hat", &args)
}

/// The number by which people call a deal; a misdeal has none.
fn number(card: &Scorecard, line: &TallyLine) -> String {
    let number = line.number.map(|number| card.called_number(number));
    number.map_or_else(String::new, |number| number.to_string())
}

/// What was called, by name.
fn call_of(card: &Scorecard, called: &Called, lang: Lang) -> String {
    let call = card.calls().into_iter().find(|call| call.code == called.call);
    match call {
        Some(call) => call_words(lang, &call),
        None if called.declarer.is_none() => lang.t("scorecard-passed-out").into_owned(),
        // The rules of the card know it no more.
        None => lang.bid(&called.call).into_owned(),
    }
}
