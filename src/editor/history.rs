//! What was done to a text, each change as what stood there before and after, so that all of it can be undone and done
//! again. It is a short word that travels with the text.

use serde_json::{Value as Json, json};
use talon_records::json::tape::RECORD_BYTES_MAX;

/// Changes that are kept; the oldest go first.
const CHANGES_MAX: usize = 200;
/// Bytes of them, the last one apart.
const BYTES_MAX: usize = 64 * 1024;
/// Bytes of the last one: what stood there and what stands there now, each as long as a record may be. A longer change
/// cannot be undone.
const LAST_BYTES_MAX: usize = 2 * RECORD_BYTES_MAX as usize;

/// The changes of a text, and how many of them stand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    changes: Vec<Change>,
    done: usize,
}

/// The words at one place of a text, before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Change {
    at: usize,
    before: String,
    after: String,
}

impl History {
    /// The history in a word; an empty one where it is none.
    pub fn read(word: &str) -> History {
        let read = || {
            let word: Json = serde_json::from_str(word).ok()?;
            let changes: Option<Vec<Change>> = word["changes"].as_array()?.iter().map(Change::read).collect();
            let changes = changes.filter(|all| all.len() <= CHANGES_MAX)?;
            let done = usize::try_from(word["done"].as_u64()?).ok()?.min(changes.len());
            Some(History { changes, done })
        };
        read().unwrap_or_default()
    }

    /// The history as a word; an empty one is no word.
    pub fn text(&self) -> String {
        if self.changes.is_empty() {
            return String::new();
        }
        let changes: Vec<Json> = self
            .changes
            .iter()
            .map(|change| json!([change.at, change.before, change.after]))
            .collect();
        json!({"done": self.done, "changes": changes}).to_string()
    }

    /// Whether something can be undone.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether something can be done again.
    pub fn can_redo(&self) -> bool {
        self.done < self.changes.len()
    }

    /// A text became another one; what was undone before cannot be done again.
    pub fn record(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        self.changes.truncate(self.done);
        let last = Change::between(before, after);
        if last.bytes() > LAST_BYTES_MAX {
            // What was done before it would not fit the text any more.
            *self = History::default();
            return;
        }
        self.changes.push(last);
        let mut bytes = 0;
        let kept = self.changes.iter().rev().take(CHANGES_MAX).take_while(|change| {
            bytes += change.bytes();
            bytes <= BYTES_MAX
        });
        let kept = kept.count().max(1);
        self.changes.drain(..self.changes.len() - kept);
        self.done = kept;
    }

    /// The text without its last change; `None` where there is none, or it is not one of this text.
    pub fn undo(&mut self, text: &str) -> Option<String> {
        let last = self.changes.get(self.done.checked_sub(1)?)?;
        let undone = last.put(text, &last.after, &last.before)?;
        self.done -= 1;
        Some(undone)
    }

    /// The text with the change that was undone last.
    pub fn redo(&mut self, text: &str) -> Option<String> {
        let next = self.changes.get(self.done)?;
        let again = next.put(text, &next.before, &next.after)?;
        self.done += 1;
        Some(again)
    }
}

impl Change {
    /// How long its words are.
    fn bytes(&self) -> usize {
        self.before.len() + self.after.len()
    }

    /// What two texts do not share at their beginnings and ends.
    fn between(before: &str, after: &str) -> Change {
        let pairs = before.char_indices().zip(after.chars());
        let at = { pairs }
            .find(|((_, one), other)| one != other)
            .map_or_else(|| before.len().min(after.len()), |((at, _), _)| at);
        let (rest, other_rest) = (&before[at..], &after[at..]);
        let pairs = rest.chars().rev().zip(other_rest.chars().rev());
        let same: usize = pairs
            .take_while(|(one, other)| one == other)
            .map(|(one, _)| one.len_utf8())
            .sum();
        Change {
            at,
            before: rest[..rest.len() - same].to_owned(),
            after: other_rest[..other_rest.len() - same].to_owned(),
        }
    }

    fn read(word: &Json) -> Option<Change> {
        Some(Change {
            at: usize::try_from(word.get(0)?.as_u64()?).ok()?,
            before: word.get(1)?.as_str()?.to_owned(),
            after: word.get(2)?.as_str()?.to_owned(),
        })
    }

    /// The text with some words in the place of others; `None` where those others do not stand there.
    fn put(&self, text: &str, there: &str, instead: &str) -> Option<String> {
        let rest = text.get(self.at..)?.strip_prefix(there)?;
        Some(format!("{}{instead}{rest}", &text[..self.at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_undone_and_done_again_also_from_its_word() {
        let texts = [
            "",
            "{\"a\":1}",
            "{\"a\":1,\"name\":\"Béla\"}",
            "{\"name\":\"Böske\"}",
            "aaa",
            "aaaa",
        ];
        let mut history = History::default();
        for pair in texts.windows(2) {
            history.record(pair[0], pair[1]);
        }
        let mut history = History::read(&history.text());
        let mut text = texts[5].to_owned();
        for earlier in texts[..5].iter().rev() {
            text = history.undo(&text).unwrap();
            assert_eq!(text, *earlier);
        }
        assert!(!history.can_undo() && history.undo(&text).is_none());
        for later in &texts[1..] {
            history = History::read(&history.text());
            text = history.redo(&text).unwrap();
            assert_eq!(text, *later);
        }
        assert!(!history.can_redo());
    }

    #[test]
    fn a_new_act_ends_what_could_be_done_again() {
        let mut history = History::default();
        history.record("a", "ab");
        history.record("ab", "abc");
        assert_eq!(history.undo("abc").as_deref(), Some("ab"));
        history.record("ab", "abd");
        assert!(!history.can_redo());
        assert_eq!(history.undo("abd").as_deref(), Some("ab"));
        assert_eq!(history.undo("ab").as_deref(), Some("a"));
    }

    #[test]
    fn it_is_bounded_and_a_forged_word_does_nothing() {
        let mut history = History::default();
        let long = "x".repeat(BYTES_MAX);
        history.record("", "a");
        history.record("a", &long);
        assert_eq!(history.undo(&long).as_deref(), Some("a"));
        assert!(!history.can_undo(), "there was no room for more");
        let longer = "y".repeat(LAST_BYTES_MAX);
        history.record(&long, &longer);
        assert_eq!(
            history,
            History::default(),
            "one that is longer than two records is not kept"
        );
        let mut text = String::new();
        for _ in 0..2 * CHANGES_MAX {
            let next = format!("{text}y");
            history.record(&text, &next);
            text = next;
        }
        assert_eq!(history.changes.len(), CHANGES_MAX);
        for word in [
            "",
            "[]",
            "{\"done\":9,\"changes\":[[1]]}",
            "{\"done\":1,\"changes\":[[99,\"a\",\"b\"]]}",
        ] {
            assert_eq!(History::read(word).undo("béla"), None, "{word}");
        }
        let inside = "{\"done\":1,\"changes\":[[2,\"x\",\"\"]]}";
        assert_eq!(History::read(inside).undo("béla"), None, "the middle of a letter");
    }
}
