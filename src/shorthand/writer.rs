//! Writes records as short text: a head for the deals that belong together, then a line for each. What has no place
//! there is told, never left out in silence.

use serde_json::{Value as Json, json};
use talon_records::normal::Writer;
use talon_records::notation::NotationWriter;
use talon_records::{Finding, Options, Reader, format_of};

use crate::faults::Faults;
use crate::game::Table;
use crate::hand;
use crate::head::{self, session_name};
use crate::outgoing::{Deal, DealText, Losses, Own, losses_of, read};
use crate::quoted;
use crate::translate::translate;

/// Evenings on their way out, one at a time.
#[derive(Debug, Default)]
pub(crate) struct Evenings {
    evening: Option<Evening>,
    /// Evenings written so far.
    written: usize,
}

/// Deals under one head.
#[derive(Debug)]
struct Evening {
    own: Own,
    /// Who dealt first.
    first: usize,
    lines: Vec<String>,
    /// The deal before the next.
    number: u64,
    dealer: usize,
}

impl NotationWriter for Evenings {
    fn write(&mut self, record: &[u8], out: &mut Vec<u8>) -> Vec<Finding> {
        let mut losses = Losses::default();
        let record: Json = serde_json::from_slice(record).unwrap_or_default();
        if let Some(deal) = read(&record, &mut losses) {
            losses_of(&record, &mut losses);
            self.add(deal, &mut losses, out);
        }
        losses.findings
    }

    fn finish(&mut self, out: &mut Vec<u8>) {
        if let Some(evening) = self.evening.take() {
            if self.written > 0 {
                out.push(b'\n');
            }
            evening.write(out);
            self.written += 1;
        }
    }
}

impl Evenings {
    fn add(&mut self, deal: Deal, losses: &mut Losses, out: &mut Vec<u8>) {
        let goes_on = self.evening.as_ref().is_some_and(|evening| {
            let is_later = deal.number.is_some_and(|number| number > evening.number);
            is_later && evening.own.same(&deal.own)
        });
        let Some(text) = deal.text() else {
            return match deal.said {
                DealText::Score(_) => losses.refuse("/score", json!("score")),
                DealText::Total(_) => losses.refuse("/actions/0", json!("ruling")),
                DealText::Hand { .. } => losses.refuse("/actions", json!("actions")),
            };
        };
        if !goes_on {
            self.finish(out);
        }
        let dealer = match &self.evening {
            Some(evening) => evening.own.place(&deal.own, deal.dealer),
            None => deal.dealer,
        };
        let evening = self.evening.get_or_insert_with(|| Evening {
            first: dealer,
            lines: Vec::new(),
            number: deal.number.unwrap_or(1) - 1,
            dealer: deal.own.people.after(dealer, deal.own.people.names.len() as u64 - 1),
            own: deal.own.clone(),
        });
        let number = deal.number.unwrap_or(1);
        let turn = evening
            .own
            .people
            .after(evening.dealer, number.saturating_sub(evening.number));
        let mut before = deal
            .number
            .map(|number| format!("{number}."))
            .into_iter()
            .collect::<Vec<_>>();
        if turn != dealer {
            let name = evening.own.people.names.get(dealer).cloned().unwrap_or_default();
            before.push(format!("{} deals", quoted::written(&name)));
        }
        let before = before.join(" ");
        // A hand has what is said before it in a line of its own.
        let between = match (&deal.said, turn == dealer) {
            _ if before.is_empty() => "",
            (DealText::Hand { .. }, _) => "\n",
            (DealText::Score(_) | DealText::Total(_), true) => " ",
            (DealText::Score(_) | DealText::Total(_), false) => "; ",
        };
        evening.lines.push(format!("{before}{between}{text}"));
        (evening.number, evening.dealer) = (number, dealer);
    }
}

impl Evening {
    fn write(&self, out: &mut Vec<u8>) {
        let Own {
            game,
            people,
            options,
            source,
        } = &self.own;
        let written = head::written(*game, people, self.first, options, source);
        let first = self.lines.first().map(String::as_str).unwrap_or_default();
        let base = head::read(&written.line, 0, &mut Faults::default()).map(|head| head.base);
        let usual = session_name(&base.unwrap_or_default(), first);
        let is_usual = source.get("session") == Some(&json!(usual));
        let session = if is_usual { "" } else { written.session.as_str() };
        out.extend_from_slice(format!("{}{session}\n", written.line).as_bytes());
        for line in &self.lines {
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
        }
    }
}

impl Deal {
    /// Its words, if the same deal comes back from them.
    fn text(&self) -> Option<String> {
        let Own {
            game,
            people,
            options,
            source,
        } = &self.own;
        let table = Table {
            game: *game,
            people,
            dealer: self.dealer,
        };
        let text = match &self.said {
            DealText::Score(score) => {
                let note = self.note.as_ref().map(|note| format!("; note {note}"));
                format!("{}{}", game.write(score, &table)?, note.unwrap_or_default())
            }
            // A line has no words for it.
            DealText::Total(_) => return None,
            DealText::Hand { deal, actions } => {
                let mut lines = hand::lines(deal, actions, &table, options)?;
                lines.extend(self.note.as_ref().map(|note| format!("note {note}")));
                lines.join("\n")
            }
        };
        let head = head::written(*game, people, self.dealer, options, source);
        let (back, _) = translate(&format!("{}{}\n{text}", head.line, head.session));
        let back = Json::Object(back?);
        let same_source = source
            .iter()
            .all(|(name, value)| back["source"].get(name) == Some(value));
        let same_rules = self.own.is_under_the_rules_of(&back);
        (self.is_same(&back) && same_source && same_rules).then_some(text)
    }

    /// Whether the record that comes back from the words says the same of the deal.
    fn is_same(&self, back: &Json) -> bool {
        match &self.said {
            DealText::Score(score) => back
                .get("score")
                .is_some_and(|own| format_of(self.own.game.game()).normal_score(own) == *score),
            DealText::Total(_) => false,
            DealText::Hand { deal, actions } => {
                let text = back.to_string();
                let mut reader = Reader::new();
                let checked = reader.check(text.as_bytes(), &Options::default());
                let Some(record) = checked.record.as_ref().filter(|_| checked.is_accepted()) else {
                    return false;
                };
                let normal: Json = serde_json::from_slice(&Writer::new().normal(record).text).unwrap_or_default();
                normal["deal"] == *deal && normal["actions"].as_array() == Some(actions)
            }
        }
    }
}
