//! Words with their meanings, of all languages at once, and the words of a line. What a meaning is, each table says.

use std::collections::BTreeMap;

use crate::fold::fold;
use crate::quoted;

/// Rows of a table: a meaning with the words for it, the first of which is the one that is written.
pub(crate) type Rows<M> = [(M, &'static [&'static str])];

/// A word of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word<'t> {
    /// Byte offset in the text.
    pub at: usize,
    pub text: &'t str,
    /// Of a quoted name this begins with its mark, so that it is like no word of a table.
    pub folded: String,
}

/// The words of a part of the text that begins at an offset; commas stand between words as spaces do. A quoted name is
/// one.
pub(crate) fn words(part: &str, at: usize) -> Vec<Word<'_>> {
    let is_between = |c: char| c.is_whitespace() || c == ',';
    let mut found = Vec::new();
    let mut begun = None;
    let mut behind = 0;
    for (place, letter) in part.char_indices().chain([(part.len(), ' ')]) {
        if place < behind {
            continue;
        }
        if letter == '"'
            && begun.is_none()
            && let Some(end) = quoted::end(part, place)
        {
            let text = &part[place..end];
            let folded = format!("\"{}", fold(&quoted::name(text).unwrap_or_default()));
            found.push(Word {
                at: at + place,
                text,
                folded,
            });
            behind = end;
            continue;
        }
        match (is_between(letter), begun) {
            (false, None) => begun = Some(place),
            (true, Some(start)) => {
                let text = &part[start..place];
                let folded = fold(text);
                found.push(Word {
                    at: at + start,
                    text,
                    folded,
                });
                begun = None;
            }
            _ => {}
        }
    }
    found
}

/// The words of a table by what is compared of them.
#[derive(Debug)]
pub(crate) struct Lexicon<M: 'static> {
    rows: &'static Rows<M>,
    meanings: BTreeMap<String, Vec<M>>,
    /// Words that the longest phrase has.
    longest: usize,
}

/// What stands at a place of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoundTerm<M> {
    /// How many words it takes.
    pub length: usize,
    /// One, or several that the reader cannot choose between.
    pub meanings: Vec<M>,
}

impl<M: Copy + PartialEq> Lexicon<M> {
    pub fn new(rows: &'static Rows<M>) -> Lexicon<M> {
        let mut meanings: BTreeMap<String, Vec<M>> = BTreeMap::new();
        let mut longest = 1;
        for (meaning, words) in rows {
            for word in *words {
                longest = longest.max(word.split(' ').count());
                let known = meanings.entry(fold(word)).or_default();
                if !known.contains(meaning) {
                    known.push(*meaning);
                }
            }
        }
        Lexicon {
            rows,
            meanings,
            longest,
        }
    }

    /// The longest phrase that begins with the first of these words.
    pub fn find(&self, line: &[Word<'_>]) -> Option<FoundTerm<M>> {
        self.find_of(line, |_| true)
    }

    /// The same among some of the meanings.
    pub(crate) fn find_of(&self, line: &[Word<'_>], wanted: impl Fn(M) -> bool) -> Option<FoundTerm<M>> {
        for length in (1..=self.longest.min(line.len())).rev() {
            let known = match line.get(..length)? {
                [word] => self.meanings.get(&word.folded),
                phrase => {
                    let words: Vec<&str> = phrase.iter().map(|word| word.folded.as_str()).collect();
                    self.meanings.get(&words.join(" "))
                }
            };
            let meanings: Vec<M> = known
                .into_iter()
                .flatten()
                .copied()
                .filter(|one| wanted(*one))
                .collect();
            if !meanings.is_empty() {
                return Some(FoundTerm { length, meanings });
            }
        }
        None
    }

    /// The word that is written for a meaning.
    pub fn written(&self, meaning: M) -> &'static str {
        let row = self.rows.iter().find(|(own, _)| *own == meaning);
        row.and_then(|(_, words)| words.first()).copied().unwrap_or_default()
    }

    /// The words that are written for some of the meanings.
    pub fn expected(&self, wanted: impl Fn(M) -> bool) -> Vec<&'static str> {
        let rows = self.rows.iter().filter(|(own, _)| wanted(*own));
        rows.filter_map(|(_, words)| words.first()).copied().collect()
    }

    /// Whether a word is read as the one that is written for some meaning; `None` where none is written so.
    #[cfg(test)]
    pub fn reads_as(&self, written: &str, word: &str) -> Option<bool> {
        let read = self.meanings.get(&fold(word));
        let mut rows = self
            .rows
            .iter()
            .filter(|(_, words)| words.first() == Some(&written))
            .peekable();
        rows.peek()?;
        Some(rows.all(|(own, _)| read.is_some_and(|read| read.contains(own))))
    }

    /// The word of some of the meanings that was probably meant, where no word of another meaning is as near.
    pub fn meant(&self, word: &str, wanted: impl Fn(M) -> bool) -> Option<&'static str> {
        let folded = fold(word);
        let letters = folded.chars().count();
        // Of a short word nothing would be left that says what was meant.
        if !(3..=40).contains(&letters) || folded.chars().any(|c| c.is_ascii_digit()) {
            return None;
        }
        let rows = self.rows.iter().filter(|(own, _)| wanted(*own));
        let mut near: Vec<(usize, M, &'static str)> = rows
            .flat_map(|(own, words)| words.iter().map(move |word| (*own, *word)))
            .map(|(own, known)| (slips(&folded, &fold(known)), own, known))
            .filter(|(far, _, known)| *far <= letters / 3 && *far + 1 < known.chars().count())
            .collect();
        near.sort_by_key(|(far, ..)| *far);
        let (far, meaning, word) = *near.first()?;
        let is_alone = near.iter().all(|(other, own, _)| *other > far || *own == meaning);
        is_alone.then_some(word)
    }
}

/// How many letters were left out, put in, taken for others, or exchanged with the next.
fn slips(typed: &str, meant: &str) -> usize {
    let (typed, meant): (Vec<char>, Vec<char>) = (typed.chars().collect(), meant.chars().collect());
    let mut earlier: Vec<usize> = Vec::new();
    let mut before: Vec<usize> = (0..=meant.len()).collect();
    for (i, own) in typed.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in meant.iter().enumerate() {
            let mut least = (before[j] + usize::from(own != other))
                .min(before[j + 1] + 1)
                .min(row[j] + 1);
            let is_exchanged = i > 0 && j > 0 && typed[i - 1] == *other && *own == meant[j - 1];
            if is_exchanged {
                least = least.min(earlier[j - 1] + 1);
            }
            row.push(least);
        }
        earlier = std::mem::replace(&mut before, row);
    }
    before[meant.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    static ROWS: &Rows<u8> = &[(1, &["four aces", "négy ász"]), (2, &["open"]), (3, &["open", "felső"])];

    #[test]
    fn phrases_are_found_before_words_and_two_meanings_stay_two() {
        let lexicon = Lexicon::new(ROWS);
        let line = words("Négy, ÁSZ open", 10);
        assert_eq!((line[1].at, line[1].text), (17, "ÁSZ"));
        let found = lexicon.find(&line).unwrap();
        assert_eq!((found.length, found.meanings), (2, vec![1]));
        assert_eq!(lexicon.find(&line[1..]), None);
        assert_eq!(lexicon.find(&line[2..]).unwrap().meanings, [2, 3]);
    }

    #[test]
    fn a_slip_is_put_right_where_one_reading_remains() {
        let lexicon = Lexicon::new(ROWS);
        assert_eq!(lexicon.meant("felos", |_| true), Some("felső"));
        assert_eq!(lexicon.meant("oppen", |_| true), None);
        assert_eq!(lexicon.meant("oppen", |own| own == 2), Some("open"));
        assert_eq!(lexicon.meant("x", |_| true), None);
    }
}
