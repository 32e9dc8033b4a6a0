//! Writes records as PPN: tags once for the deals that belong together, then a bracket for each. What PPN has no place
//! for is told, never left out in silence.

use serde_json::Value as Json;

use crate::bracket::{bracket, id_of};
use crate::cutter::session_name;
use crate::header::Carried;
use crate::lexer::tag_line;
use crate::losses::losses_of;
use crate::replay::{Losses, Replay, replay};
use crate::results::final_totals;
use crate::tags::tags_of;
use crate::words::digit_of;
use talon_records::Finding;
use talon_records::notation::NotationWriter;
use talon_rules::games::preferans::Sheet;

/// Sessions on their way out, one at a time.
#[derive(Debug, Default)]
pub struct Sessions {
    session: Option<Session>,
    /// Sessions written so far.
    written: usize,
}

/// Deals with the same tags, each with the sheet that those before it made.
#[derive(Debug)]
struct Session {
    tags: Vec<(String, String)>,
    /// The tag of the sheet before the first deal, where it cannot be told.
    sheet: Option<String>,
    name: Option<String>,
    rounds: Vec<String>,
    last_id: u32,
    carried: Carried,
}

impl NotationWriter for Sessions {
    fn write(&mut self, record: &[u8], out: &mut Vec<u8>) -> Vec<Finding> {
        let mut losses = Losses::default();
        let record: Json = serde_json::from_slice(record).unwrap_or_default();
        if let Some(replay) = replay(&record, &mut losses) {
            losses_of(&record, &replay, &mut losses);
            self.add(&record, &replay, out);
        }
        losses.findings
    }

    fn finish(&mut self, out: &mut Vec<u8>) {
        if let Some(session) = self.session.take() {
            if self.written > 0 {
                out.push(b'\n');
            }
            session.write(out);
            self.written += 1;
        }
    }
}

impl Sessions {
    fn add(&mut self, record: &Json, replay: &Replay, out: &mut Vec<u8>) {
        let tags = tags_of(record, &replay.variant);
        let name = record["source"]["session"].as_str().map(str::to_owned);
        let next = self
            .session
            .as_ref()
            .map_or(1, |session| session.last_id.saturating_add(1));
        let id = id_of(record).unwrap_or(next);
        let goes_on = self.session.as_ref().is_some_and(|session| {
            let known = replay.carried.before == session.carried.before;
            let same = session.tags == tags && session.name == name;
            same && id == session.last_id.saturating_add(1) && (known || record["context"].is_null())
        });
        if !goes_on {
            self.finish(out);
            let (sheet, carried) = first_sheet(record, replay, id);
            let rounds = Vec::new();
            self.session = Some(Session {
                tags,
                sheet,
                name,
                rounds,
                last_id: id,
                carried,
            });
        }
        if let Some(session) = &mut self.session {
            session.rounds.push(bracket(record, replay, id));
            session.last_id = id;
            session.carried = after(&session.carried, replay);
        }
    }
}

/// The sheet before the first deal of a session, and the tag for it where a reader would take it for another.
fn first_sheet(record: &Json, replay: &Replay, id: u32) -> (Option<String>, Carried) {
    let fresh = Carried::of(&Sheet::new(&replay.variant));
    let own = replay.carried;
    if id == 1 && (record["context"].is_null() || own.before == fresh.before) {
        return (None, fresh);
    }
    if own.before.bula.is_some() {
        return (Some(own.code()), own);
    }
    // The field of the refa tells as much as is needed, unless more is known.
    let declarer = replay.outcome.declarer;
    let others = own
        .before
        .open_refa
        .iter()
        .any(|(seat, open)| *open > u8::from(Some(seat) == declarer));
    let tells_more = others || own.before.refas_written > 0;
    ((id == 1 || tells_more).then(|| own.code()), own)
}

fn after(carried: &Carried, replay: &Replay) -> Carried {
    let Some(mut sheet) = carried.sheet() else {
        return Carried::default();
    };
    match (replay.outcome.declarer, replay.outcome.score) {
        (Some(declarer), Some(score)) => sheet.enter(declarer, &score),
        _ => {
            sheet.enter_passed_out(&replay.variant);
        }
    }
    Carried {
        before: sheet.before(),
        soup: carried.soup.map(|_| sheet.soup),
    }
}

impl Session {
    fn write(&self, out: &mut Vec<u8>) {
        let mut lines: Vec<String> = self.tags.iter().map(|(name, value)| tag_line(name, value)).collect();
        let sheet = self.sheet.as_ref().map(|sheet| tag_line("Sheet", sheet));
        let alone = self
            .rounds
            .first()
            .into_iter()
            .chain(&lines)
            .chain(&sheet)
            .cloned()
            .collect::<Vec<_>>();
        // A name that a reader makes of the text itself need not stand there.
        if let Some(name) = self.name.as_ref().filter(|name| **name != session_name(&alone)) {
            lines.push(tag_line("Session", name));
        }
        lines.extend(sheet);
        if let Some(totals) = final_totals(&self.carried) {
            for (seat, total) in totals.iter() {
                lines.push(tag_line(&format!("Result{}", digit_of(seat)), &total.to_string()));
            }
        }
        lines.push(String::new());
        lines.extend(self.rounds.iter().cloned());
        for line in lines {
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
        }
    }
}
