//! The reckoning, and what the next deal would be worth. It adds nothing up itself.

use talon_records::session::{Ledger, TableLedger, TableProspect};
use talon_rules::cards::Seat;
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
    let prospect = |prospect: &Prospect| TableProspect {
        contract: prospect.contract,
        worth: Seat::ALL.map(|seat| prospect.worth[seat]).to_vec(),
    };
    let next = NextDeal {
        left: columns.left(),
        dealer: ledger
            .next_dealer
            .and_then(|seat| names.get(seat.index()))
            .map(String::as_str),
        open_refa: Seat::ALL.map(|seat| columns.open_refa[seat]).to_vec(),
        prospects: ledger.prospects.iter().map(prospect).collect(),
    };
    next.view(names, lang)
}

/// The same of a table, with people and names by column.
pub(crate) fn worth_of_table(ledger: &TableLedger, names: &[String], dealer: &str, lang: Lang) -> Option<WorthView> {
    let sheet = ledger.sheet.as_ref()?;
    let next = NextDeal {
        left: sheet.left(),
        dealer: Some(dealer),
        open_refa: sheet.open_refa.clone(),
        prospects: ledger.prospects.clone(),
    };
    next.view(names, lang)
}

/// What is known of the next deal, by person.
struct NextDeal<'a> {
    left: i64,
    dealer: Option<&'a str>,
    open_refa: Vec<u8>,
    prospects: Vec<TableProspect>,
}

impl NextDeal<'_> {
    fn view(&self, names: &[String], lang: Lang) -> Option<WorthView> {
        if self.prospects.is_empty() {
            return None;
        }
        let mut facts = vec![lang.t_args("session-left-to-go", &[("left", self.left.into())])];
        facts.extend(
            self.dealer
                .map(|name| lang.t_args("session-next-dealer", &[("name", name.into())])),
        );
        for (name, open) in names.iter().zip(&self.open_refa).filter(|(_, open)| **open > 0) {
            let args = [
                ("name", Arg::from(name.as_str())),
                ("count", Arg::from(i64::from(*open))),
            ];
            facts.push(lang.t_args("session-open-refa", &args));
        }
        let alike = |worth: &[Worth]| worth.windows(2).all(|two| two.first() == two.last());
        let everybody = self.prospects.iter().all(|prospect| alike(&prospect.worth));
        let people = if everybody { 1 } else { names.len() };
        let heads = if everybody {
            vec![lang.t("session-everybody").into_owned()]
        } else {
            names.to_vec()
        };
        let (plain, games) = self.prospects.split_at(self.prospects.len() / 2);
        let row = |(plain, game): (&TableProspect, &TableProspect)| {
            let each = plain.worth.iter().zip(&game.worth).take(people);
            WorthRow {
                contract: lang.bid(plain.contract).into_owned(),
                cells: each.map(|(plain, game)| (amount(*plain), amount(*game))).collect(),
            }
        };
        Some(WorthView {
            facts,
            heads,
            rows: plain.iter().zip(games).map(row).collect(),
        })
    }
}

/// `20`, or `20 → 14` where no more than that is left to go.
fn amount(worth: Worth) -> String {
    match worth.reduced_to {
        Some(left) => format!("{} → {left}", worth.value),
        None => worth.value.to_string(),
    }
}
