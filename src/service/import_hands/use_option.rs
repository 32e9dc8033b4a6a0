//! Reads all refused records of an import once more with one option of the rules changed, as the report proposes. Those
//! that are legal so are taken; the option stands in each of them, because a record says by which rules it was played.

use serde_json::Value as Json;

use super::BATCH;
use super::amendment::Amendment;
use super::change_verdicts::{change_verdicts, open_import};
use super::prepare::Purpose;
use super::read::judge_one;
use crate::read_import::{choices, findings};
use crate::{ActError, Actor};
use talon_records::mending::{option_words, with_option};
use talon_rules::games::Code;
use talon_store::hands::OnProbable;
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Moment, Store};

/// Uses an option for all refused records of one's own import, and says how many were taken. Broken off in the middle,
/// it can be done again.
///
/// # Errors
/// When there is no such import of this person, nothing of it can be changed, or the database fails.
pub fn use_option(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    name: &str,
    value: &Json,
    now: Moment,
) -> Result<usize, ActError> {
    let import = store.read(|db| open_import(db, actor, public_id, true))?;
    let choices = choices(&import)?;
    let purpose = Purpose::of(&import, &choices, now)?;
    let way = Amendment::Option(option_words(name, value)).to_string();
    let (from, piece) = (RecordStatus::Rejected, i64::try_from(BATCH).unwrap_or(1));
    let (mut taken, mut after) = (0, 0);
    loop {
        let refused = store.read(|db| records::list(db, import.id, Some(from), after, piece))?;
        let Some(last) = refused.last() else { return Ok(taken) };
        after = last.record;
        let judged = refused.iter().filter_map(|record| {
            let text = option_written(record, name, value)?;
            Some(judge_one(
                text.as_bytes(),
                record.record,
                record.line,
                choices.strict,
                &purpose,
            ))
        });
        let mut sound: Vec<_> = judged.filter(|item| item.accepted).collect();
        if !sound.is_empty() {
            let settled =
                store.write(|db| change_verdicts(db, &import, from, &mut sound, OnProbable::Wait, Some(&way), now))?;
            taken += settled.len();
        }
    }
}

/// The text of a refused record with the option; none where it could not be read without losing something.
fn option_written(record: &Record, name: &str, value: &Json) -> Option<String> {
    let whole = !findings(record)
        .iter()
        .any(|finding| finding.code == Code::DuplicateMember);
    with_option(record.raw.as_deref().filter(|_| whole)?, name, value)
}
