//! What a tournament says of money: fee, pot and prizes to everyone, and what is paid to those who take it.

use super::frame::name;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Entry, Prizes, Tournament};

/// An amount with its currency.
pub(super) fn money(tournament: &Tournament, amount: u64, lang: Lang) -> String {
    talon_text::money(amount, &tournament.profile.money.currency, lang)
}

/// A share of a pot.
pub(crate) fn share(part: u8, lang: Lang) -> String {
    lang.t_args("money-share", &[("part", Arg::Number(part.into()))])
}

/// What everyone pays, if anyone does.
pub(crate) fn fee(tournament: &Tournament, lang: Lang) -> Option<String> {
    let fee = tournament.profile.money.fee;
    let amount = || Arg::from(money(tournament, fee, lang));
    (fee > 0).then(|| lang.t_args("money-fee", &[("amount", amount())]))
}

/// Fee, pot, what the house keeps and the prizes, a line each; none where there is no money in it.
pub(super) fn lines(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let of = &tournament.profile.money;
    let say = |key: &str, amount: u64| lang.t_args(key, &[("amount", Arg::from(money(tournament, amount, lang)))]);
    let mut lines: Vec<String> = fee(tournament, lang).into_iter().collect();
    if tournament.has_fees() && !tournament.entries.is_empty() {
        lines.push(say("money-pot", tournament.pot().total()));
    }
    if let (Prizes::OfPot { house, .. }, Some(share)) = (&of.prizes, tournament.house_share()) {
        let share = Arg::from(money(tournament, share, lang));
        lines.push(lang.t_args(
            "money-house",
            &[("part", Arg::Number((*house).into())), ("amount", share)],
        ));
    }
    if of.prizes.are_there() {
        lines.push(lang.t_args(
            "money-prizes",
            &[("list", Arg::from(prizes(tournament, lang).join(", ")))],
        ));
    }
    lines
}

/// The prizes from the first on: amounts, or shares while nothing is paid in.
fn prizes(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let amounts = tournament.prize_list();
    let nothing_yet = amounts.iter().all(|amount| *amount == 0);
    let said: Vec<String> = match &tournament.profile.money.prizes {
        Prizes::OfPot { shares, .. } if nothing_yet => shares.iter().map(|part| share(*part, lang)).collect(),
        Prizes::OfPot { .. } | Prizes::Amounts(_) => amounts
            .into_iter()
            .map(|amount| money(tournament, amount, lang))
            .collect(),
    };
    let numbered = (1..).zip(said);
    numbered
        .map(|(rank, amount): (usize, String)| format!("{rank}. {amount}"))
        .collect()
}

/// What was taken at the door, for those who take it.
#[derive(Debug)]
pub(super) struct Till {
    /// What is paid of what is due, and who owes.
    pub says: String,
    /// Someone owes, and fees are taken. Said also before anyone who owes is here, so that the list stays where it is
    /// when the first one comes.
    pub open: bool,
    /// Asked before all who are here are said to have paid; empty where none of them owes.
    pub sure: String,
}

impl Till {
    pub fn of(shown: &ShownTournament, lang: Lang) -> Option<Till> {
        let tournament = &shown.loaded.tournament;
        if !shown.rights.register_all || !tournament.has_fees() {
            return None;
        }
        let pot = tournament.pot();
        let said = |amount| Arg::from(money(tournament, amount, lang));
        let paid = lang.t_args("money-paid-of", &[("paid", said(pot.paid)), ("all", said(pot.total()))]);
        let owing = lang.n("money-owing", pot.owing as i64);
        let here = |entry: &&Entry| entry.status.is_in_play() && tournament.owes(entry) > 0;
        let all: Vec<&Entry> = tournament.entries.iter().filter(here).collect();
        let open = tournament.takes_fees().is_ok() && pot.owing > 0;
        Some(Till {
            says: if pot.owing > 0 {
                format!("{paid} · {owing}")
            } else {
                paid
            },
            open,
            sure: if open && !all.is_empty() {
                lang.n("money-all-sure", all.len() as i64)
            } else {
                String::new()
            },
        })
    }
}

/// The fee of an entry, for those who take it.
#[derive(Debug)]
pub(super) struct FeeView {
    pub is_paid: bool,
    /// What they paid, or are to pay.
    pub amount: String,
    /// By name, for those who hear the page.
    pub says: String,
    /// Something can still be changed.
    pub open: bool,
}

impl FeeView {
    pub fn of(shown: &ShownTournament, entry: &Entry, lang: Lang) -> Option<FeeView> {
        let tournament = &shown.loaded.tournament;
        let owed = tournament.owes(entry);
        if !shown.rights.register_all || entry.paid.is_none() && owed == 0 {
            return None;
        }
        let amount = money(tournament, entry.paid.unwrap_or(owed), lang);
        let args = [
            ("name", Arg::from(name(shown, entry.number, lang))),
            ("amount", Arg::from(amount.as_str())),
        ];
        let key = if entry.paid.is_some() {
            "money-has-paid"
        } else {
            "money-pays"
        };
        Some(FeeView {
            is_paid: entry.paid.is_some(),
            says: lang.t_args(key, &args),
            open: tournament.takes_fees().is_ok(),
            amount,
        })
    }
}
