//! What a card comes to: counted again from its deals each time, by the ledger of their records.

use serde_json::{Map, Value as Json};
use talon_records::session::{Dealt, Ledger};
use talon_rules::cards::Seat;
use talon_rules::games::session::{DealFate, Standing, TableSheet};

use crate::card::{DealId, Line, PersonNo, Scorecard};

/// What a card comes to.
#[derive(Debug, Clone)]
pub struct Tally {
    /// What each person on the card has won or lost; on a sheet that is not played out, as if it ended here, and
    /// with the rest written off where the card is closed (P-9.4, P-9.5).
    pub sums: Vec<i64>,
    /// The same before the first deal.
    pub opening: Vec<i64>,
    pub lines: Vec<TallyLine>,
    /// By column, in the order of [`Scorecard::columns`].
    pub ledger: Ledger,
    /// The ledger with the rest of a sheet written off, where the card is closed.
    pub stopped: Option<Ledger>,
    /// Nothing can be added.
    pub over: bool,
    /// What each person would have if the rest of a sheet were written off now (P-9.5); nothing where there is no rest.
    pub if_stopped: Option<Vec<i64>>,
}

/// A line of the card with what it comes to.
#[derive(Debug, Clone)]
pub struct TallyLine {
    pub id: DealId,
    /// `None` of a misdeal.
    pub number: Option<u32>,
    /// The people at the seats of the deal.
    pub people: [PersonNo; 3],
    /// Everyone at the table, in the order of play.
    pub at_table: Vec<PersonNo>,
    /// How it was entered; `None` of a misdeal.
    pub dealt: Option<Dealt>,
    /// The sheet before it, in a game that has one.
    pub before: Option<TableSheet>,
    /// What each person won or lost by it.
    pub gains: Vec<i64>,
    /// What each person has after it.
    pub sums: Vec<i64>,
}

/// What someone owes someone else in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Payment {
    pub from: PersonNo,
    pub to: PersonNo,
    pub points: i64,
}

impl TallyLine {
    /// Whether the deal counts as one that was dealt, also where nobody played.
    pub fn counts(&self) -> bool {
        let fate = self.dealt.as_ref().map(|dealt| dealt.entry.fate);
        matches!(fate, Some(DealFate::Played | DealFate::Unplayed | DealFate::PassedOut))
    }
}

impl Tally {
    /// The ledger as the sheet is drawn: of a closed card with the rest written off, as its sums are.
    pub fn on_paper(&self) -> &Ledger {
        self.stopped.as_ref().unwrap_or(&self.ledger)
    }

    /// Deals that count.
    pub fn counted(&self) -> usize {
        self.lines.iter().filter(|line| line.counts()).count()
    }

    /// What each person has won or lost in the end: with the rest of a sheet written off, where it is not played out.
    pub fn in_the_end(&self) -> Vec<i64> {
        let stopped = self.if_stopped.clone().filter(|_| !self.over);
        stopped.unwrap_or_else(|| self.sums.clone())
    }

    /// Who pays whom so that everyone is even, in few payments; nobody anybody while sums of a sheet are open.
    ///
    /// ```
    /// # use chrono::NaiveDate;
    /// # use talon_rules::games::GameKind;
    /// # use talon_scorecard::{PersonNo, Scorecard};
    /// # let day = NaiveDate::from_ymd_opt(2026, 11, 24).expect("a day");
    /// # let names = ["Anna", "Béla", "Cili", "Dani"].map(str::to_owned).to_vec();
    /// # let card = Scorecard::new(GameKind::ALL[0], names, PersonNo(0), day).expect("a table");
    /// let mut tally = card.tally();
    /// tally.sums = vec![5, -8, 8, -5];
    /// let payments = tally.payments();
    /// assert_eq!(payments.len(), 2);
    /// assert_eq!((payments[0].from, payments[0].to, payments[0].points), (PersonNo(1), PersonNo(2), 8));
    /// ```
    pub fn payments(&self) -> Vec<Payment> {
        let numbered = (0_u8..).zip(&self.sums);
        let mut open: Vec<(PersonNo, i64)> = numbered.map(|(person, sum)| (PersonNo(person), *sum)).collect();
        let mut payments = Vec::new();
        if self.sums.iter().sum::<i64>() != 0 {
            return payments;
        }
        loop {
            // Two who are even by one payment between them come first; then the one who owes most pays the one who gets
            // most.
            let pairs = open.iter().flat_map(|one| open.iter().map(move |other| (*one, *other)));
            let best = pairs
                .filter(|(one, other)| one.1 < 0 && other.1 > 0)
                .max_by_key(|(one, other)| (one.1 + other.1 == 0, other.1.min(-one.1)));
            let Some(((from, owes), (to, gets))) = best else {
                return payments;
            };
            let points = gets.min(-owes);
            payments.push(Payment { from, to, points });
            for (person, sum) in &mut open {
                if *person == from {
                    *sum += points;
                } else if *person == to {
                    *sum -= points;
                }
            }
        }
    }
}

impl Scorecard {
    /// Whether all deals were played of which a tournament fixes the number.
    pub fn is_played_out(&self, tally: &Tally) -> bool {
        let planned = self.planned.and_then(|planned| usize::try_from(planned).ok());
        planned.is_some_and(|planned| tally.counted() >= planned)
    }

    /// The deals that count otherwise than on the card as it was: by another fate, or for other sums of someone. People
    /// are who they are by their names, unless one of those has changed too.
    pub fn differing(&self, before: &Scorecard) -> Vec<DealId> {
        let (now, was) = (self.tally(), before.tally());
        let is_known = |name: &String| before.people.contains(name);
        let is_same_people = self.people.iter().all(is_known);
        let place_before = |at: usize| {
            let found = before.people.iter().position(|name| self.people.get(at) == Some(name));
            found.filter(|_| is_same_people).unwrap_or(at)
        };
        let same = |line: &TallyLine, was: &TallyLine| {
            let fate = |line: &TallyLine| line.dealt.as_ref().map(|dealt| dealt.entry.fate);
            let mut gains = (0..).zip(&line.gains);
            fate(line) == fate(was) && gains.all(|(at, gain)| was.gains.get(place_before(at)) == Some(gain))
        };
        let differs = |line: &&TallyLine| {
            let was = was.lines.iter().find(|was| was.id == line.id);
            was.is_some_and(|was| !same(line, was))
        };
        now.lines.iter().filter(differs).map(|line| line.id).collect()
    }

    /// What each person gets by one deal, on an empty card; `None` when it cannot end so.
    pub(crate) fn counted_alone(&self, dealer: PersonNo, score: &Map<String, Json>) -> Option<Vec<i64>> {
        let ledger = Ledger::of(&[self.record_of(dealer, score, None).as_str()]);
        let dealt = ledger
            .deals
            .first()
            .filter(|dealt| dealt.entry.fate != DealFate::Refused)?;
        let mut gains = vec![0; self.people.len()];
        for seat in Seat::ALL {
            if let Some(own) = gains.get_mut(self.person(seat, dealer).index()) {
                *own = dealt.entry.after.totals[seat];
            }
        }
        Some(gains)
    }

    /// How the sheet stands for those who play the next deal with this dealer, in a game whose deals depend on it.
    pub fn standing(&self, dealer: PersonNo) -> Option<Standing> {
        self.standing_by(self.tally().ledger.standing.sheet.as_ref(), dealer)
    }

    /// How a sheet stands for those at the table when this person deals.
    pub fn standing_by(&self, sheet: Option<&TableSheet>, dealer: PersonNo) -> Option<Standing> {
        let columns = sheet?.seen_by(self.column_places(dealer));
        Some(Standing {
            columns: Some(columns),
            ..Standing::default()
        })
    }

    /// Counts all deals.
    pub fn tally(&self) -> Tally {
        let records = self.plain_records("card");
        let ledger = self.ledger(&records);
        let columns = self.columns();
        let by_person = |by_column: &[i64]| {
            let mut all = vec![0; self.people.len()];
            for (person, number) in columns.iter().zip(by_column) {
                if let Some(own) = all.get_mut(person.index()) {
                    *own = *number;
                }
            }
            all
        };
        let mut entered = ledger.deals.iter();
        let mut sheet = ledger.opening.sheet.clone();
        let opening = by_person(&ledger.opening.totals);
        let mut sums = opening.clone();
        let mut lines = Vec::with_capacity(self.deals.len());
        for (place, deal) in self.deals.iter().enumerate() {
            let entered = match deal.line {
                Line::Score(_) => entered.next(),
                Line::Misdeal { .. } => None,
            };
            let card = self.as_for(deal);
            let before = sheet.clone();
            if let Some(entered) = entered {
                sheet.clone_from(&entered.after.sheet);
            }
            let after = entered.map_or_else(|| sums.clone(), |entered| by_person(&entered.after.totals));
            let gains = after.iter().zip(&sums).map(|(after, before)| after - before).collect();
            sums = after;
            lines.push(TallyLine {
                id: deal.id,
                number: self.number(place),
                people: Seat::ALL.map(|seat| card.person(seat, deal.dealer)),
                at_table: card.table,
                dealt: entered.cloned(),
                before,
                gains,
                sums: sums.clone(),
            });
        }
        let stopped = ledger.written_off.as_ref().map(|(off, _)| by_person(&off.totals));
        if let Some(off) = stopped.clone().filter(|_| self.closed) {
            sums = off;
        }
        Tally {
            sums,
            opening,
            lines,
            over: ledger.over,
            if_stopped: stopped,
            stopped: ledger.stopped().filter(|_| self.closed),
            ledger,
        }
    }
}
