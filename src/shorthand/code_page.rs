//! Texts in the code page that programs of Central Europe wrote before UTF-8.

use std::borrow::Cow;

/// The name of the code page.
pub(crate) const WINDOWS_1250: &str = "Windows-1250";

/// The letters from 128 on; a null where there is none.
#[rustfmt::skip]
const LETTERS: [char; 128] = [
    '\u{20ac}', '\0', '\u{201a}', '\0', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\0', '\u{2030}', 'Š', '\u{2039}', 'Ś', 'Ť', 'Ž', 'Ź',
    '\0', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\0', '\u{2122}', 'š', '\u{203a}', 'ś', 'ť', 'ž', 'ź',
    '\u{a0}', 'ˇ', '\u{2d8}', 'Ł', '\u{a4}', 'Ą', '\u{a6}', '\u{a7}',
    '\u{a8}', '\u{a9}', 'Ş', '\u{ab}', '\u{ac}', '\u{ad}', '\u{ae}', 'Ż',
    '\u{b0}', '\u{b1}', '\u{2db}', 'ł', '\u{b4}', 'µ', '\u{b6}', '\u{b7}',
    '\u{b8}', 'ą', 'ş', '\u{bb}', 'Ľ', '\u{2dd}', 'ľ', 'ż',
    'Ŕ', 'Á', 'Â', 'Ă', 'Ä', 'Ĺ', 'Ć', 'Ç',
    'Č', 'É', 'Ę', 'Ë', 'Ě', 'Í', 'Î', 'Ď',
    'Đ', 'Ń', 'Ň', 'Ó', 'Ô', 'Ő', 'Ö', '\u{d7}',
    'Ř', 'Ů', 'Ú', 'Ű', 'Ü', 'Ý', 'Ţ', 'ß',
    'ŕ', 'á', 'â', 'ă', 'ä', 'ĺ', 'ć', 'ç',
    'č', 'é', 'ę', 'ë', 'ě', 'í', 'î', 'ď',
    'đ', 'ń', 'ň', 'ó', 'ô', 'ő', 'ö', '\u{f7}',
    'ř', 'ů', 'ú', 'ű', 'ü', 'ý', 'ţ', '\u{2d9}',
];

/// An input as the text that was read: in UTF-8, or else in this code page. What is in neither has signs for letters.
///
/// ```
/// assert_eq!(talon_shorthand::text_of(b"B\xe9la parti: +"), "Béla parti: +");
/// ```
pub fn text_of(input: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(input) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => decoded(input).map_or_else(|| String::from_utf8_lossy(input), Cow::Owned),
    }
}

/// The text of such bytes; `None` where one of them is no letter.
pub(crate) fn decoded(bytes: &[u8]) -> Option<String> {
    let letter = |byte: &u8| match byte.checked_sub(128) {
        None => Some(char::from(*byte)),
        Some(place) => LETTERS
            .get(usize::from(place))
            .copied()
            .filter(|letter| *letter != '\0'),
    };
    bytes.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn letters_of_four_languages_are_read_and_bytes_without_one_are_not() {
        let bytes = b"B\xe9la h\xfasz t\xf6k k\xf5r, pro\x9aao \xe8etiri \x9eir \xf0";
        assert_eq!(
            decoded(bytes).as_deref(),
            Some("Béla húsz tök kőr, prošao četiri žir đ")
        );
        assert_eq!(decoded(b"\x81"), None);
    }
}
