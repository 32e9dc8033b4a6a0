//! The deals of a card as score records.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::Seat;

use crate::card::{Line, PersonNo, Scorecard};

impl Scorecard {
    /// The record of a deal that counts nothing else, with its number where it has one.
    pub(crate) fn record_of(&self, dealer: PersonNo, score: &Map<String, Json>, number: Option<u32>) -> String {
        self.record(dealer, score, number, None, None).to_string()
    }

    fn record(
        &self,
        dealer: PersonNo,
        score: &Map<String, Json>,
        number: Option<u32>,
        session: Option<&str>,
        void: Option<&str>,
    ) -> Json {
        let mut source = json!({"origin": "transcribed", "date": self.day.to_string()});
        if let Some(session) = session {
            source["session"] = json!(session);
        }
        if let Some(number) = number {
            source["deal"] = json!(number);
        }
        let seat = self.seat(dealer, dealer);
        if seat.is_none() {
            source["sitting_out"] = json!({"name": self.name(dealer)});
        }
        let players: Map<String, Json> = Seat::ALL
            .into_iter()
            .map(|seat| {
                let name = self.name(self.person(seat, dealer));
                (seat.letter().to_owned(), json!({"name": name}))
            })
            .collect();
        let actions = match void {
            Some(reason) => json!([{"type": "ruling", "by": "director", "kind": "void", "text": reason}]),
            None => json!([]),
        };
        json!({
            "format": "talon",
            "version": "1.1",
            "game": self.game.as_str(),
            "rules": self.rules,
            "source": source,
            "players": players,
            "deal": {"dealer": seat.map_or("out", Seat::letter)},
            "actions": actions,
            "score": score,
        })
    }

    /// The score records of all deals, in order, as JSON texts; a deal that was struck out has a ruling that says so. The
    /// session is what joins them.
    pub fn records(&self, session: &str) -> Vec<String> {
        let record = |place: usize| {
            let deal = self.deals.get(place)?;
            let Line::Score(score) = &deal.line else { return None };
            let void = deal.void.as_deref();
            let record = self.record(deal.dealer, score, self.number(place), Some(session), void);
            Some(record.to_string())
        };
        (0..self.deals.len()).filter_map(record).collect()
    }
}
