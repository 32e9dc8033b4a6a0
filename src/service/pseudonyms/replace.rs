//! Finding the names of members in a text and putting in their place what they chose to be called (S-67).

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::clubs::{PublicName, public_name_of};
use talon_store::former_names::FormerName;
use talon_store::members::{Called, Shown};
use talon_store::{MemberId, search_key};

/// What stands for someone of whom two entries say different things.
const NOBODY: &str = "N. N.";
/// Words of a name that are looked for in any order; of a longer one the order is kept.
const ANY_ORDER_MAX: usize = 4;
/// Entries that one was given up for, one after the other.
const MERGES_MAX: usize = 20;
/// Letters that a word has at least so that it is known with an ending too.
const STEM_MIN: usize = 3;
/// Bytes between two words of a name.
const GAP_MAX: usize = 4;

/// How a text speaks of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextForm {
    /// It is someone's name.
    Name,
    /// Sentences, in which a name may have an ending.
    Prose,
    /// Words for programs: only whole names of several words count, and what takes their place is a plain word.
    Word,
}

/// A name that is not shown, and what is.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Form {
    /// Folded and sorted.
    words: Vec<String>,
    /// As they are written, for a name of one word.
    single: Option<String>,
    shown: String,
    /// The same where there is room for nothing but a plain word.
    word: String,
}

/// The names of a club that are not shown to a reader.
#[derive(Debug, Clone, Default)]
pub(crate) struct Replacements {
    /// By each of their words, the longest first.
    forms: HashMap<String, Vec<Form>>,
    /// Names cut short by others, as search keys: what is shown for them.
    cut: HashMap<Vec<String>, String>,
    /// As they are written.
    names: Vec<String>,
    /// Whole names whose bearers show them.
    open: HashSet<Vec<String>>,
}

impl Replacements {
    /// Of everyone in the list of a club, and what they were called before.
    pub(super) fn of(all: &[Called], former: &[FormerName]) -> Replacements {
        let mut replacements = Replacements::default();
        let by_id: HashMap<MemberId, &Called> = all.iter().map(|one| (one.id, one)).collect();
        for one in all {
            let last = last_of(one, &by_id);
            let whole = sorted(&one.name);
            match said(last) {
                None => _ = replacements.open.insert(whole),
                Some(shown) => replacements.hide(last.id, &one.name, whole, &shown),
            }
        }
        for one in former {
            let Some(now) = by_id.get(&one.member_id).map(|entry| last_of(entry, &by_id)) else {
                continue;
            };
            let (whole, shown) = (sorted(&one.name), said(now).unwrap_or_else(|| now.name.clone()));
            if whole != sorted(&now.name) {
                replacements.hide(now.id, &one.name, whole, &shown);
            }
        }
        // Anyone who has the same name and shows it must not pass for the other.
        for form in replacements
            .forms
            .values_mut()
            .flatten()
            .filter(|form| replacements.open.contains(&form.words))
        {
            NOBODY.clone_into(&mut form.shown);
        }
        // What someone is called already says nothing of another whose name begins alike.
        let taken: HashSet<Vec<String>> = replacements
            .forms
            .values()
            .flatten()
            .map(|form| sorted(&form.shown))
            .collect();
        replacements
            .cut
            .retain(|cut, _| !replacements.open.contains(cut) && !taken.contains(cut));
        replacements
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.forms.is_empty()
    }

    fn hide(&mut self, id: MemberId, name: &str, whole: Vec<String>, shown: &str) {
        for cut in cut_short(name) {
            let here = self.cut.entry(cut).or_insert_with(|| shown.to_owned());
            if here != shown {
                NOBODY.clone_into(here);
            }
        }
        let single = (whole.len() == 1).then(|| name.trim().to_owned());
        let word = format!("member{id}");
        let form = Form {
            words: whole.clone(),
            single,
            shown: shown.to_owned(),
            word,
        };
        self.names.push(name.to_owned());
        let mut words = whole;
        words.dedup();
        for word in words {
            let all = self.forms.entry(word).or_default();
            match all.iter_mut().find(|one| one.words == form.words) {
                // Two of one name who want to be called differently are not told apart.
                Some(same) if same.shown != shown => NOBODY.clone_into(&mut same.shown),
                Some(_) => {}
                None => {
                    all.push(form.clone());
                    all.sort_by_key(|one| std::cmp::Reverse(one.words.len()));
                }
            }
        }
    }

    /// The names that are not shown as records may have them, each with what is shown.
    pub(super) fn written(&self) -> impl Iterator<Item = (String, String)> {
        let both = |name: &String| {
            let turned: Vec<&str> = name.split_whitespace().rev().collect();
            [name.clone(), turned.join(" ")]
        };
        let shown = |name: String| {
            let shown = self.text(&name, TextForm::Name).into_owned();
            (name, shown)
        };
        self.names.iter().flat_map(both).map(shown)
    }

    /// The text as this reader is given it.
    pub(super) fn text<'a>(&self, text: &'a str, kind: TextForm) -> Cow<'a, str> {
        if self.is_empty() {
            return Cow::Borrowed(text);
        }
        let places = places(text);
        let folded: Vec<String> = places.iter().map(|place| search_key(&text[place.clone()])).collect();
        if kind == TextForm::Name {
            let mut whole = folded.clone();
            whole.sort_unstable();
            if let Some(shown) = self.cut.get(&whole) {
                return Cow::Owned(shown.clone());
            }
        }
        let mut written = String::new();
        let (mut at, mut copied) = (0, 0);
        while at < places.len() {
            let Some((form, words)) = self.found(text, &places, &folded, at, kind) else {
                at += 1;
                continue;
            };
            let range = places[at].start..places[at + words - 1].end;
            written.push_str(&text[copied..range.start]);
            match kind {
                TextForm::Word => written.push_str(&form.word),
                _ => written.push_str(&form.shown),
            }
            copied = range.end;
            at += words;
        }
        if copied == 0 {
            return Cow::Borrowed(text);
        }
        written.push_str(&text[copied..]);
        Cow::Owned(written)
    }

    /// The name that begins at a word, and how many words it has there.
    fn found(
        &self,
        text: &str,
        places: &[Range<usize>],
        folded: &[String],
        at: usize,
        kind: TextForm,
    ) -> Option<(&Form, usize)> {
        let near = |form: &Form| {
            let there = places.get(at..at + form.words.len());
            there.is_some_and(|all| all.windows(2).all(|two| two[1].start - two[0].end <= GAP_MAX))
        };
        let fits = |form: &&Form| {
            if let Some(single) = &form.single {
                let alone = places.len() == 1 && folded[at] == form.words[0];
                return match kind {
                    TextForm::Name => alone,
                    TextForm::Prose => text[places[at].clone()] == *single,
                    TextForm::Word => false,
                };
            }
            near(form) && is_name(&folded[at..at + form.words.len()], form, kind == TextForm::Prose)
        };
        let of_word = |word: &str| self.forms.get(word).into_iter().flatten().find(fits);
        // In sentences the last word may have an ending, so a name is looked up by its first.
        of_word(&folded[at]).map(|form| (form, form.words.len()))
    }
}

/// The words are those of the name, in any order; the last one with an ending where that may be.
fn is_name(there: &[String], form: &Form, may_end: bool) -> bool {
    let mut left: Vec<&String> = form.words.iter().collect();
    for (place, word) in there.iter().enumerate() {
        let is_last = place + 1 == there.len();
        let fits = |wanted: &&String| {
            **wanted == *word
                || is_last && may_end && wanted.chars().count() >= STEM_MIN && word.starts_with(wanted.as_str())
        };
        match left.iter().position(fits) {
            Some(found) => left.swap_remove(found),
            None => return false,
        };
    }
    left.is_empty() && there.len() <= ANY_ORDER_MAX.max(form.words.len())
}

/// The entry that this one was given up for in the end.
pub(super) fn last_of<'a>(one: &'a Called, by_id: &HashMap<MemberId, &'a Called>) -> &'a Called {
    let mut last = one;
    for _ in 0..MERGES_MAX {
        match last.merged_into.and_then(|into| by_id.get(&into)) {
            Some(into) => last = into,
            None => break,
        }
    }
    last
}

/// What is shown in place of the whole name.
fn said(one: &Called) -> Option<String> {
    if one.shown == Shown::Full {
        return None;
    }
    match public_name_of(one.id, &one.name, one.alias.as_deref(), one.shown) {
        // Of a name of one word nothing can be cut off.
        PublicName::Name(name) => Some(name).filter(|name| name != one.name.trim()),
        // A record has no language: the number that its page has for them.
        PublicName::Numbered(id) => Some(format!("#{id}")),
    }
}

/// A name with one word whole and of the others the first letters, from either end.
fn cut_short(name: &str) -> Vec<Vec<String>> {
    let words: Vec<String> = places(name).into_iter().map(|place| search_key(&name[place])).collect();
    if words.len() < 2 {
        return Vec::new();
    }
    let letter = |word: &String| word.chars().take(1).collect::<String>();
    let with = |whole: usize| {
        let all = words.iter().enumerate();
        let mut cut: Vec<String> = all
            .map(|(at, word)| if at == whole { word.clone() } else { letter(word) })
            .collect();
        cut.sort_unstable();
        cut
    };
    vec![with(0), with(words.len() - 1)]
}

pub(super) fn sorted(name: &str) -> Vec<String> {
    let mut words: Vec<String> = places(name).into_iter().map(|place| search_key(&name[place])).collect();
    words.sort_unstable();
    words
}

/// Where the words of a text stand.
fn places(text: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut start = None;
    // Marks that stand behind the letter that they belong to are a part of its word.
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '\u{300}'..='\u{36F}');
    for (at, letter) in text.char_indices() {
        match (is_part(letter), start) {
            (true, None) => start = Some(at),
            (false, Some(begun)) => {
                places.push(begun..at);
                start = None;
            }
            _ => {}
        }
    }
    if let Some(begun) = start {
        places.push(begun..text.len());
    }
    places
}
