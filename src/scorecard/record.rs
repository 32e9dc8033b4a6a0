//! The deals of a card as score records.

use serde_json::{Map, Value as Json, json};
use talon_records::session::Ledger;
use talon_rules::cards::Seat;

use crate::card::{Line, PersonNo, Scorecard};
use crate::game_of;

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
        let mut records: Vec<String> = Vec::with_capacity(self.deals.len());
        let mut number = 0;
        for deal in &self.deals {
            let Line::Score(score) = &deal.line else { continue };
            number += 1;
            // What the sheet alone tells of a deal may be another thing since an earlier deal was changed.
            let standing = || Ledger::of(&records.iter().map(String::as_str).collect::<Vec<_>>()).standing;
            let told = game_of(self.game).and_then(|game| game.as_it_stands(score, &standing));
            let (score, void) = (told.as_ref().unwrap_or(score), deal.void.as_deref());
            let record = self.record(deal.dealer, score, Some(number), Some(session), void);
            records.push(record.to_string());
        }
        records
    }
}
