//! What everyone gets by a deal before it is saved. Where deals count for themselves the deal alone tells it; on a
//! sheet the tally of the list with the deal in it does, so that it is what the line will say.

use chrono::NaiveDateTime;
use serde_json::{Map, Value as Json};
use talon_rules::games::session::DealFate;

use crate::card::{Author, DealId, Line, OtherAnswer, PersonNo, Scorecard};
use crate::game_of;

/// Where a deal that is being written stands on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealSlot {
    /// The next one, by the number that it has where it is written; a board stands at the place of its number.
    Next(u32),
    InPlaceOf(DealId),
    Before(DealId),
    /// It is not known which deals will stand before it.
    Unknown,
}

/// A deal that is being written.
#[derive(Debug, Clone, Copy)]
pub struct UnsavedDeal<'a> {
    /// A card with its people and rules.
    pub there: &'a Scorecard,
    pub slot: DealSlot,
    pub dealer: PersonNo,
    pub score: &'a Map<String, Json>,
}

impl Scorecard {
    /// What each person gets by a deal that ends so, at its place on this card; nothing when it cannot end so. On a
    /// sheet it is by how much the deal changes what they would have if it ended there (P-9.4).
    pub fn pays(&self, deal: &UnsavedDeal<'_>) -> Vec<i64> {
        let gains = match game_of(self.game).is_some_and(|game| game.counts_alone()) {
            true => deal.there.counted_alone(deal.dealer, deal.score),
            false => self.up_to(deal).and_then(|card| card.last_gains()),
        };
        gains.unwrap_or_default()
    }

    /// The card as far as a deal that is being written, with that as its last.
    fn up_to(&self, deal: &UnsavedDeal<'_>) -> Option<Scorecard> {
        let place = match deal.slot {
            DealSlot::Next(number) => self.place_of_next(number),
            DealSlot::InPlaceOf(id) | DealSlot::Before(id) => self.place(id).ok()?,
            DealSlot::Unknown => return None,
        };
        let mut card = self.clone();
        card.deals.truncate(place);
        let line = Line::Score(deal.score.clone());
        let there = self.deals.get(place);
        match (deal.slot, there) {
            (DealSlot::InPlaceOf(_), Some(was)) => {
                let mut right = was.clone();
                (right.dealer, right.line) = (deal.dealer, line);
                card.deals.push(right);
            }
            (slot, there) => {
                let told = OtherAnswer {
                    by: Author {
                        device: 0,
                        at: NaiveDateTime::default(),
                    },
                    people: deal.there.at_table(),
                    dealer: deal.dealer,
                    line,
                    note: None,
                };
                let behind = there.filter(|_| matches!(slot, DealSlot::Before(_)));
                card.push(place, told, behind.and_then(|behind| behind.earlier)).ok()?;
            }
        }
        Some(card)
    }

    /// What each person got by the last deal, also who has another's column.
    fn last_gains(&self) -> Option<Vec<i64>> {
        let tally = self.tally();
        let line = tally.lines.last()?;
        let dealt = line.dealt.as_ref()?;
        let own = |person| line.gains.get(self.column_of(person).index()).copied().unwrap_or(0);
        (dealt.entry.fate != DealFate::Refused).then(|| self.everybody().map(own).collect())
    }
}
