//! The reckoning, and what the next deal would be worth. It adds nothing up itself.

use talon_records::session::Ledger;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Prospect, Standing, Term, Worth};
use talon_text::signed;
use talon_text::{Arg, Lang};

/// How the totals come about.
#[derive(Debug)]
pub(crate) struct Reckoning {
    pub title: String,
    /// What is taken off each bula, where the rest is written off.
    pub off: Vec<String>,
    pub terms: Vec<TermView>,
    pub totals: Vec<TotalView>,
    /// In money, where there is a stake.
    pub money: Vec<String>,
}

/// A part of it.
#[derive(Debug)]
pub(crate) struct TermView {
    pub label: String,
    /// What was multiplied, and what came of it.
    pub cells: Vec<(String, String)>,
}

/// What someone has won or lost.
#[derive(Debug)]
pub(crate) struct TotalView {
    pub text: String,
    pub class: &'static str,
}

/// What the contracts would be worth.
#[derive(Debug)]
pub(crate) struct WorthView {
    /// What is left, who deals, who has a refa.
    pub facts: Vec<String>,
    /// One for everyone, or one a player.
    pub heads: Vec<String>,
    pub rows: Vec<WorthRow>,
}

/// A contract with and without the talon.
#[derive(Debug)]
pub(crate) struct WorthRow {
    pub contract: String,
    pub cells: Vec<(String, String)>,
}

/// The reckoning as it stands, or with the rest written off.
pub fn reckoning(ledger: &Ledger, written_off: bool, stake: Option<i64>, lang: Lang) -> Reckoning {
    let (standing, terms, key): (&Standing, &[Term], _) = match &ledger.written_off {
        Some((standing, terms)) if written_off => (standing, terms, "session-reckoning-off"),
        _ if ledger.over => (&ledger.standing, &ledger.terms, "session-reckoning-final"),
        _ => (&ledger.standing, &ledger.terms, "session-reckoning-now"),
    };
    let off = ledger.standing.columns.zip(standing.columns).filter(|_| written_off);
    let off = off.map_or_else(Vec::new, |(was, is)| {
        Seat::ALL.map(|seat| signed(is.bula[seat] - was.bula[seat])).into()
    });
    let term = |term: &Term| TermView {
        label: lang.t(&format!("session-term-{}", term.key)).into_owned(),
        cells: Seat::ALL
            .map(|seat| {
                let made = term.of.map_or_else(String::new, |(times, of)| {
                    format!("{} × {}", signed(times), bare(of[seat]))
                });
                (made, signed(term.brings[seat]))
            })
            .into(),
    };
    let total = |seat: Seat| {
        let total = standing.totals[seat];
        let class = match total {
            0 => "",
            more if more > 0 => "made",
            _ => "lost",
        };
        TotalView {
            text: signed(total),
            class,
        }
    };
    let money = |stake: i64| Seat::ALL.map(|seat| signed(standing.totals[seat].saturating_mul(stake)));
    Reckoning {
        title: lang.t(key).into_owned(),
        off,
        terms: terms.iter().map(term).collect(),
        totals: Seat::ALL.map(total).into(),
        money: stake.map_or_else(Vec::new, |stake| money(stake).into()),
    }
}

/// A factor: one below zero stands in brackets.
fn bare(number: i64) -> String {
    if number < 0 {
        format!("({})", signed(number))
    } else {
        number.to_string()
    }
}

/// What the next deal would be worth; `None` when there is none, or it does not depend on the session.
pub fn worth(ledger: &Ledger, names: &[String], lang: Lang) -> Option<WorthView> {
    let columns = ledger.standing.columns?;
    if ledger.prospects.is_empty() {
        return None;
    }
    let name = |seat: Seat| Arg::from(names[seat.index()].as_str());
    let mut facts = vec![lang.t_args("session-left-to-go", &[("left", columns.left().into())])];
    facts.extend(
        ledger
            .next_dealer
            .map(|seat| lang.t_args("session-next-dealer", &[("name", name(seat))])),
    );
    for seat in Seat::ALL.into_iter().filter(|seat| columns.open_refa[*seat] > 0) {
        let args = [
            ("name", name(seat)),
            ("count", Arg::from(i64::from(columns.open_refa[seat]))),
        ];
        facts.push(lang.t_args("session-open-refa", &args));
    }
    let alike = |worth: &BySeat<Worth>| worth.a == worth.b && worth.b == worth.c;
    let everybody = ledger.prospects.iter().all(|prospect| alike(&prospect.worth));
    let seats: &[Seat] = if everybody { &Seat::ALL[..1] } else { &Seat::ALL };
    let heads = if everybody {
        vec![lang.t("session-everybody").into_owned()]
    } else {
        names.to_vec()
    };
    let (plain, games) = ledger.prospects.split_at(ledger.prospects.len() / 2);
    let row = |(plain, game): (&Prospect, &Prospect)| WorthRow {
        contract: lang.bid(plain.contract).into_owned(),
        cells: seats
            .iter()
            .map(|seat| (amount(plain.worth[*seat]), amount(game.worth[*seat])))
            .collect(),
    };
    Some(WorthView {
        facts,
        heads,
        rows: plain.iter().zip(games).map(row).collect(),
    })
}

/// `20`, or `20 → 14` where no more than that is left to go.
fn amount(worth: Worth) -> String {
    match worth.reduced_to {
        Some(left) => format!("{} → {left}", worth.value),
        None => worth.value.to_string(),
    }
}
