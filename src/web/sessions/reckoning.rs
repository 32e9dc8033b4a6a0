//! The reckoning, and what the next deal would be worth. It adds nothing up itself.

use talon_records::session::{Ledger, TableProspect, TableStanding};
use talon_rules::games::session::{Term, Worth};
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
#[derive(Debug, Clone)]
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

impl Reckoning {
    /// The same with its columns in another order.
    pub(crate) fn in_order(self, order: &[usize]) -> Reckoning {
        Reckoning {
            title: self.title,
            off: picked(&self.off, order),
            terms: self
                .terms
                .into_iter()
                .map(|term| TermView {
                    cells: picked(&term.cells, order),
                    ..term
                })
                .collect(),
            totals: picked(&self.totals, order),
            money: picked(&self.money, order),
        }
    }
}

fn picked<T: Clone>(list: &[T], order: &[usize]) -> Vec<T> {
    order.iter().filter_map(|at| list.get(*at).cloned()).collect()
}

/// The reckoning as it stands, or with the rest written off.
pub fn reckoning(ledger: &Ledger, written_off: bool, stake: Option<i64>, lang: Lang) -> Reckoning {
    let (standing, terms, key): (&TableStanding, &[Term], _) = match &ledger.written_off {
        Some((standing, terms)) if written_off => (standing, terms, "session-reckoning-off"),
        _ if ledger.over => (&ledger.standing, &ledger.terms, "session-reckoning-final"),
        _ => (&ledger.standing, &ledger.terms, "session-reckoning-now"),
    };
    let off = ledger.standing.sheet.as_ref().zip(standing.sheet.as_ref());
    let off = off.filter(|_| written_off).map_or_else(Vec::new, |(was, is)| {
        let both = is.bula.iter().zip(&was.bula);
        both.map(|(is, was)| signed(is - was)).collect()
    });
    let term = |term: &Term| TermView {
        label: lang.t(&format!("session-term-{}", term.key)).into_owned(),
        cells: cells(term),
    };
    let total = |total: &i64| {
        let class = match *total {
            0 => "",
            more if more > 0 => "made",
            _ => "lost",
        };
        TotalView {
            text: signed(*total),
            class,
        }
    };
    let money = |stake: i64| {
        let totals = standing.totals.iter();
        totals.map(|total| signed(total.saturating_mul(stake))).collect()
    };
    Reckoning {
        title: lang.t(key).into_owned(),
        off,
        terms: terms.iter().map(term).collect(),
        totals: standing.totals.iter().map(total).collect(),
        money: stake.map_or_else(Vec::new, money),
    }
}

/// What a part brings each, and what was multiplied.
fn cells(term: &Term) -> Vec<(String, String)> {
    let made = |column: usize| {
        let (times, of) = term.of.as_ref()?;
        Some(format!("{} × {}", signed(*times), bare(*of.get(column)?)))
    };
    let brings = term.brings.iter().enumerate();
    brings
        .map(|(column, brings)| (made(column).unwrap_or_default(), signed(*brings)))
        .collect()
}

/// A factor: one below zero stands in brackets.
fn bare(number: i64) -> String {
    if number < 0 {
        format!("({})", signed(number))
    } else {
        number.to_string()
    }
}

/// What the next deal would be worth, with names by column; `None` when there is none, or it does not depend on the
/// session.
pub(crate) fn worth(ledger: &Ledger, names: &[String], dealer: Option<&str>, lang: Lang) -> Option<WorthView> {
    let sheet = ledger.standing.sheet.as_ref()?;
    let next = NextDeal {
        left: sheet.left(),
        dealer,
        open_refa: &sheet.open_refa,
        prospects: &ledger.prospects,
    };
    next.view(names, lang)
}

/// What is known of the next deal, by column.
struct NextDeal<'a> {
    left: i64,
    dealer: Option<&'a str>,
    open_refa: &'a [u8],
    prospects: &'a [TableProspect],
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
        for (name, open) in names.iter().zip(self.open_refa).filter(|(_, open)| **open > 0) {
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
