//! The deals of a card as score records.

use serde_json::{Map, Value as Json, json};
use talon_records::session::{Dealer, Ledger, TableRecord, with_context};
use talon_rules::cards::Seat;

use crate::card::{Line, PersonNo, Scorecard};
use crate::game_of;

/// What a record says of a deal.
struct RecordOf<'a> {
    dealer: PersonNo,
    score: &'a Map<String, Json>,
    number: Option<u32>,
    session: Option<&'a str>,
    /// Why it does not count, where it was struck out.
    void: Option<&'a str>,
    note: Option<&'a str>,
}

impl Scorecard {
    /// The record of a deal that counts nothing else, with its number where it has one.
    pub(crate) fn record_of(&self, dealer: PersonNo, score: &Map<String, Json>, number: Option<u32>) -> String {
        let deal = RecordOf {
            dealer,
            score,
            number,
            session: None,
            void: None,
            note: None,
        };
        self.record(&deal).to_string()
    }

    fn record(&self, deal: &RecordOf<'_>) -> Json {
        let RecordOf { dealer, score, .. } = *deal;
        let mut source = json!({"origin": "transcribed", "date": self.day.to_string()});
        if let Some(session) = deal.session {
            source["session"] = json!(session);
        }
        if let Some(number) = deal.number {
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
        let actions = match deal.void {
            Some(reason) => json!([{"type": "ruling", "by": "director", "kind": "void", "text": reason}]),
            None => json!([]),
        };
        let mut record = json!({
            "format": "talon",
            "version": "1.1",
            "game": self.game.as_str(),
            "rules": self.rules,
            "source": source,
            "players": players,
            "deal": {"dealer": seat.map_or("out", Seat::letter)},
            "actions": actions,
            "score": score,
        });
        if let Some(note) = deal.note {
            let at = json!({"line": "main", "ply": 0});
            record["annotations"] = json!([{"id": "n1", "at": at, "kind": "comment", "text": note}]);
        }
        record
    }

    /// The score records of all deals, in order, as JSON texts; a deal that was struck out has a ruling that says so.
    /// The session is what joins them. Where the dealer sits out the seats are others in each deal, so that only the
    /// card knows the sheet: there each record has it beside its score.
    pub fn records(&self, session: &str) -> Vec<String> {
        let records = self.plain_records(session);
        let ledger = self.ledger(&records);
        if ledger.standing.sheet.is_none() {
            return records;
        }
        let with_sheet = |(place, record): (usize, String)| {
            let turning = ledger.deals.get(place).filter(|deal| deal.dealer == Some(Dealer::Out));
            let standing = turning.map(|deal| ledger.before(place).seen_by(deal.seats));
            match standing.and_then(|standing| standing.columns) {
                Some(columns) => with_context(&record, &columns).unwrap_or(record),
                None => record,
            }
        };
        records.into_iter().enumerate().map(with_sheet).collect()
    }

    /// The same without what the card knows of the sheet before each.
    pub(crate) fn plain_records(&self, session: &str) -> Vec<String> {
        let mut records: Vec<String> = Vec::with_capacity(self.deals.len());
        for (place, deal) in self.deals.iter().enumerate() {
            let Line::Score(score) = &deal.line else { continue };
            let number = self.number(place).map(|number| self.called_number(number));
            let card = self.as_for(deal);
            // What the sheet alone tells of a deal may be another thing since an earlier deal was changed.
            let standing = || self.ledger(&records).standing.seen_by(card.column_places(deal.dealer));
            let told = game_of(self.game).and_then(|game| game.as_it_stands(score, &standing));
            let record = card.record(&RecordOf {
                dealer: deal.dealer,
                score: told.as_ref().unwrap_or(score),
                number,
                session: Some(session),
                void: deal.void.as_deref(),
                note: deal.note.as_deref(),
            });
            records.push(record.to_string());
        }
        records
    }

    /// What these records of the first deals come to, by column; without any, how a sheet begins.
    pub(crate) fn ledger(&self, records: &[String]) -> Ledger {
        if let Some(game) = game_of(self.game).filter(|_| records.is_empty()) {
            return Ledger::blank(game.book(&self.rules).as_ref(), self.columns().len());
        }
        let scores = self.deals.iter().filter(|deal| matches!(deal.line, Line::Score(_)));
        let deals = records.iter().zip(scores).map(|(record, deal)| TableRecord {
            record,
            seats: self.as_for(deal).column_places(deal.dealer),
        });
        Ledger::of_table(&deals.collect::<Vec<_>>(), self.columns().len())
    }
}
