//! What an evening was like for each person: how often they declared, how often they made it, and their best and worst
//! deal.

use talon_records::session::PersonFigures;

use crate::card::{Line, PersonNo, Scorecard};
use crate::tally::Tally;

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
            if let Some(own) = declarer.and_then(|PersonNo(at)| all.get_mut(usize::from(at))) {
                own.declares(&dealt.entry);
            }
        }
        all
    }
}
