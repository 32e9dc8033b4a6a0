//! The letters of a text of one line: composed, without those that nobody sees, one space between words.

use std::borrow::Cow;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};

use super::NameFault;

/// No language that is written puts more marks on one letter.
const MARKS_MAX: usize = 4;

/// The text with each letter composed with its marks (NFC), so that one that looks the same is the same.
pub fn nfc(text: &str) -> Cow<'_, str> {
    ComposingNormalizerBorrowed::new_nfc().normalize(text)
}

/// The text without what takes no room and leaves no ink.
pub fn without_unseen(text: &str) -> Cow<'_, str> {
    if text.contains(is_unseen) {
        text.replace(is_unseen, "").into()
    } else {
        text.into()
    }
}

/// A text of one line as it is kept, at most so many characters long.
///
/// # Errors
/// When nothing of it can be seen, it is longer, or some of it acts instead of being read.
pub fn line(text: &str, most: usize) -> Result<String, NameFault> {
    let text = text.trim();
    if text.chars().any(|c| c.is_control() || turns(c)) {
        return Err(NameFault::Characters);
    }
    let seen = without_unseen(text);
    let words: Vec<&str> = seen.split_whitespace().collect();
    let kept = nfc(&words.join(" ")).into_owned();
    match () {
        () if !kept.chars().any(has_ink) => Err(NameFault::Empty),
        () if kept.chars().count() > most => Err(NameFault::TooLong),
        () if heaps_marks(&kept) => Err(NameFault::Characters),
        () => Ok(kept),
    }
}

/// Turns the direction of what follows: not passed over, but refused.
pub(super) fn turns(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Takes no room and leaves no ink. The last are the marks of interlinear notes.
fn is_unseen(c: char) -> bool {
    let ignorable = const { CodePointSetData::new::<DefaultIgnorableCodePoint>() };
    ignorable.contains(c) && !turns(c) || matches!(c, '\u{FFF9}'..='\u{FFFB}')
}

fn is_mark(c: char) -> bool {
    let categories = const { CodePointMapData::<GeneralCategory>::new() };
    GeneralCategoryGroup::Mark.contains(categories.get(c))
}

/// Whether something of it is seen where it stands alone. A Braille cell may be blank.
fn has_ink(c: char) -> bool {
    !c.is_whitespace() && c != '\u{2800}' && !is_mark(c)
}

fn heaps_marks(text: &str) -> bool {
    let mut heap = 0;
    text.chars().any(|c| {
        heap = if is_mark(c) { heap + 1 } else { 0 };
        heap > MARKS_MAX
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_does_not_survive() {
        for unseen in [
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{115F}',
            '\u{180B}',
            '\u{180E}',
            '\u{200B}',
            '\u{200C}',
            '\u{200D}',
            '\u{200E}',
            '\u{200F}',
            '\u{2060}',
            '\u{2064}',
            '\u{3164}',
            '\u{FE0F}',
            '\u{FEFF}',
            '\u{FFA0}',
            '\u{FFFA}',
            '\u{E0041}',
        ] {
            let typed = format!("{unseen}Kiss{unseen} É{unseen}va{unseen}");
            assert_eq!(line(&typed, 80).as_deref(), Ok("Kiss Éva"), "{unseen:?}");
            assert_eq!(
                line(&format!("{unseen} {unseen}"), 80),
                Err(NameFault::Empty),
                "{unseen:?}"
            );
        }
    }

    #[test]
    fn a_text_that_looks_the_same_is_the_same() {
        for typed in [
            "Ko\u{301}sa Đorđe",
            "Kósa\u{a0}\u{2003}Đorđe",
            "Kó\u{200b}sa Đorđe",
            "\tKósa Đorđe\r\n",
        ] {
            assert_eq!(line(typed, 80).as_deref(), Ok("Kósa Đorđe"), "{typed:?}");
        }
        // A mark that nothing stood before finds its letter once what hid it is gone.
        assert_eq!(line("o\u{200b}\u{30b}", 80).as_deref(), Ok("ő"));
        // Counted as it is kept.
        assert!(line(&"o\u{301}".repeat(80), 80).is_ok());
        assert_eq!(line(&"ó".repeat(81), 80), Err(NameFault::TooLong));
    }

    #[test]
    fn a_text_that_acts_or_shows_nothing_is_refused() {
        for bad in ["a\u{202E}b", "a\u{2066}b", "a\u{7}b", "a\nb", "a\tb", "x\u{9f}y"] {
            assert_eq!(line(bad, 80), Err(NameFault::Characters), "{bad:?}");
        }
        assert_eq!(
            line(&format!("a{}", "\u{323}\u{33f}".repeat(4)), 80),
            Err(NameFault::Characters)
        );
        for empty in ["", " \u{a0}\u{3000}", "\u{301}", "\u{2800}\u{2800}"] {
            assert_eq!(line(empty, 80), Err(NameFault::Empty), "{empty:?}");
        }
        for good in ["Ấn", "שָׁלוֹם", "กี่", "O’Neil-Šimić", "♠", "7", "Дуња"] {
            assert_eq!(line(good, 80).as_deref(), Ok(&*nfc(good)), "{good:?}");
        }
    }
}
