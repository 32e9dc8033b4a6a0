//! What an evening was like for each person: how often they declared, how often they made it, and their best and worst
//! deal.

use talon_rules::games::session::DealFate;

use crate::card::{Line, PersonNo, Scorecard};
use crate::tally::Tally;

/// The evening of one person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PersonFigures {
    /// Deals that they declared, those that nobody played against too.
    pub declared: usize,
    /// Of those, the ones that they made.
    pub made: usize,
    /// The deal that brought them most, by its number, and what it brought.
    pub best: Option<(u32, i64)>,
    /// The one that cost them most.
    pub worst: Option<(u32, i64)>,
}

impl Scorecard {
    /// The evening of each person, in the order of play. Deals that do not count are left out; of deals that brought
    /// the same the first is told.
    ///
    /// ```
    /// # use chrono::{NaiveDate, NaiveDateTime};
    /// # use serde_json::json;
    /// # use talon_rules::games::GameKind;
    /// # use talon_scorecard::{Act, Author, Line, PersonNo, SaveDeal, Scorecard};
    /// # let day = NaiveDate::from_ymd_opt(2026, 11, 24).expect("a day");
    /// # let names = ["Anna", "Béla", "Cili"].map(str::to_owned).to_vec();
    /// # let mut card = Scorecard::new(GameKind::ALL[0], names, PersonNo(2), day).expect("a table");
    /// # let score = json!({"declarer": "A", "contract": "simple", "components": {"simple": true}});
    /// # let line = Line::Score(score.as_object().cloned().expect("a score"));
    /// # let by = Author { device: 1, at: NaiveDateTime::default() };
    /// let deal = SaveDeal { number: 1, people: vec![], dealer: PersonNo(2), line, note: None };
    /// card.act(Act::Save(deal), by).expect("a deal");
    /// let figures = card.figures(&card.tally());
    /// assert_eq!((figures[0].declared, figures[0].made), (1, 1));
    /// assert_eq!((figures[0].best, figures[1].worst), (Some((1, 2)), Some((1, -1))));
    /// ```
    pub fn figures(&self, tally: &Tally) -> Vec<PersonFigures> {
        let mut all = vec![PersonFigures::default(); self.people.len()];
        for (deal, line) in self.deals.iter().zip(&tally.lines) {
            let (Some(number), Some(dealt)) = (line.number, &line.dealt) else {
                continue;
            };
            for (own, gain) in all.iter_mut().zip(&line.gains) {
                own.takes(number, *gain);
            }
            let Line::Score(score) = &deal.line else { continue };
            let declarer = self.as_for(deal).declarer(score, deal.dealer);
            let declarer = declarer.map(|person| self.column_of(person));
            if let Some(own) = declarer.and_then(|PersonNo(at)| all.get_mut(usize::from(at)))
                && let fate @ (DealFate::Played | DealFate::Unplayed) = dealt.entry.fate
            {
                own.declared += 1;
                // What nobody plays against is made.
                own.made += usize::from(fate == DealFate::Unplayed || dealt.entry.made == Some(true));
            }
        }
        all
    }
}

impl PersonFigures {
    fn takes(&mut self, number: u32, gain: i64) {
        if gain > self.best.map_or(0, |(_, best)| best) {
            self.best = Some((number, gain));
        }
        if gain < self.worst.map_or(0, |(_, worst)| worst) {
            self.worst = Some((number, gain));
        }
    }
}
