//! Numbers as people type them, in one way for every field of the site: a sign in front and nowhere else, digits that
//! are parted in threes or not at all, and where fractions count, decimals or a fraction. What could be read in two
//! ways is not read.

use talon_tournament::Exact;

/// Digits of a number: more are no score of anyone, and would not fit.
const DIGITS_MAX: usize = 18;

/// A whole number: `12`, `-7`, `−7`, `+3`, `1 200`, `1.200`.
pub fn whole(text: &str) -> Option<i64> {
    let (is_negative, rest) = sign(text);
    let number = digits(rest, &[' ', '\'', '.', ','])?;
    Some(if is_negative { -number } else { number })
}

/// A whole number that counts something, if it fits: no sign at all, or a plus.
pub fn count<T: TryFrom<i64>>(text: &str) -> Option<T> {
    T::try_from(whole(text)?).ok()
}

/// A number or a fraction: `2`, `-0,5`, `−0.5`, `1/2`, `½`, `1½`, `1 1/2`.
pub fn exact(text: &str) -> Option<Exact> {
    let (is_negative, rest) = sign(text);
    let number = unsigned(rest)?;
    Some(if is_negative { -number } else { number })
}

/// Several whole numbers from zero on, parted by spaces, semicolons, commas with a space, or lines.
pub fn counts<T: TryFrom<i64>>(text: &str) -> Option<Vec<T>> {
    list(text).map(count).collect()
}

/// Values as a field has them, parted by spaces.
pub fn spaced(values: impl IntoIterator<Item = impl ToString>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    values.join(" ")
}

/// Several numbers or fractions.
pub fn exacts(text: &str) -> Option<Vec<Exact>> {
    list(text).map(exact).collect()
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    // Lists are also written with a comma behind each; one inside a number is part of it.
    text.split(|c: char| c.is_whitespace() || c == ';')
        .map(|part| part.trim_end_matches(','))
        .filter(|part| !part.is_empty())
}

/// Whether there is a minus in front, and what follows the sign.
fn sign(text: &str) -> (bool, &str) {
    let text = text.trim();
    // The minus of a keyboard, and those that a phone or a word processor makes of it.
    let minus = text.strip_prefix([
        '-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2212}', '\u{fe63}',
    ]);
    match (minus, text.strip_prefix('+')) {
        (Some(rest), _) => (true, rest.trim_start()),
        (None, Some(rest)) => (false, rest.trim_start()),
        (None, None) => (false, text),
    }
}

/// Digits without a sign, parted in threes by one of these, or not at all.
fn digits(text: &str, parts: &[char]) -> Option<i64> {
    let plain = |c: char| match c {
        '\u{a0}' | '\u{2009}' | '\u{202f}' => ' ',
        '\u{2019}' => '\'',
        other => other,
    };
    let text: String = text.chars().map(plain).collect();
    let number = match text.chars().find(|c| !c.is_ascii_digit()) {
        None => text,
        Some(part) if parts.contains(&part) => {
            let mut groups = text.split(part);
            let first = groups.next()?;
            // 0.500 is half of something, and no five hundred.
            let is_led = (1..=3).contains(&first.len()) && !first.starts_with('0');
            if !is_led || !groups.all(|group| group.len() == 3) {
                return None;
            }
            text.replace(part, "")
        }
        Some(_) => return None,
    };
    let fits = (1..=DIGITS_MAX).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    if fits { number.parse().ok() } else { None }
}

/// Where decimals count, a dot or a comma is one and parts nothing.
fn unsigned(text: &str) -> Option<Exact> {
    let whole = |text: &str| digits(text, &[' ', '\'']).map(Exact::from);
    if let Some((before, sign)) = text
        .char_indices()
        .last()
        .and_then(|(at, last)| Some((at, vulgar(last)?)))
    {
        let before = text.get(..before)?.trim_end();
        return if before.is_empty() {
            Some(sign)
        } else {
            Some(whole(before)? + sign)
        };
    }
    if let Some((above, below)) = text.split_once(['/', '\u{2044}']) {
        let (before, above) = match above.trim().rsplit_once(char::is_whitespace) {
            Some((before, above)) => (whole(before.trim_end())?, above),
            None => (Exact::zero(), above.trim()),
        };
        let part = Exact::ratio(digits(above, &[])?, digits(below.trim(), &[])?)?;
        return Some(before + part);
    }
    match text.split_once(['.', ',']) {
        None => whole(text),
        Some((before, after)) => {
            let before = if before.is_empty() {
                Exact::zero()
            } else {
                whole(before)?
            };
            let tenths = u32::try_from(after.len())
                .ok()
                .and_then(|places| 10_i64.checked_pow(places))?;
            Some(before + Exact::ratio(digits(after, &[])?, tenths)?)
        }
    }
}

/// The fractions that have a sign of their own.
fn vulgar(sign: char) -> Option<Exact> {
    let (above, below) = match sign {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅖' => (2, 5),
        '⅗' => (3, 5),
        '⅘' => (4, 5),
        '⅙' => (1, 6),
        '⅚' => (5, 6),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        _ => return None,
    };
    Exact::ratio(above, below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_has_its_sign_in_front_and_is_parted_in_threes() {
        let good = [
            ("12", 12),
            (" 12 ", 12),
            ("-7", -7),
            ("−7", -7),
            ("–7", -7),
            ("- 7", -7),
            ("+3", 3),
            ("007", 7),
            ("0", 0),
            ("-0", 0),
            ("1 200", 1200),
            ("1\u{a0}200", 1200),
            ("12\u{202f}345\u{202f}678", 12_345_678),
            ("-1.200", -1200),
            ("1,200", 1200),
            ("1'200", 1200),
        ];
        for (text, number) in good {
            assert_eq!(whole(text), Some(number), "{text:?}");
        }
        let bad = [
            "",
            "-",
            "+",
            "10+5",
            "7 0",
            "5-",
            "--5",
            "+-5",
            "-+5",
            "1-2",
            "1 20",
            "12 00",
            "1 2000",
            "1234 567",
            "1 200.300",
            "0 500",
            "0.500",
            "1.5",
            "1,5",
            "1.",
            ".5",
            "5e2",
            "½",
            "1/2",
            "x",
            "٣",
            "1_000",
            "9999999999999999999",
            "1 200 ,300",
            "1  200",
        ];
        for text in bad {
            assert_eq!(whole(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_penalty_is_a_number_or_a_fraction() {
        let good = [
            ("-0,5", "-1/2"),
            ("-0.5", "-1/2"),
            ("−½", "-1/2"),
            ("1/2", "1/2"),
            ("-1/2", "-1/2"),
            ("–1⁄2", "-1/2"),
            ("½", "1/2"),
            ("1½", "3/2"),
            ("-1 ½", "-3/2"),
            ("-1 1/2", "-3/2"),
            ("2/3", "2/3"),
            ("+2", "2"),
            ("-2", "-2"),
            ("0,25", "1/4"),
            (".5", "1/2"),
            ("1.234", "617/500"),
            ("1 200,5", "2401/2"),
            ("5/3", "5/3"),
        ];
        for (text, number) in good {
            assert_eq!(exact(text), number.parse().ok(), "{text:?}");
        }
        let bad = [
            "",
            "-",
            "5-",
            "0,5-",
            "1/0",
            "1/",
            "/2",
            "1/-2",
            "1/2/3",
            "0.5.5",
            "1,",
            "7 0",
            "1 2",
            "10+5",
            "½½",
            "x",
            "1.-5",
            "1 1",
            "½1",
            "0,1234567890123456789",
        ];
        for text in bad {
            assert_eq!(exact(text), None, "{text:?}");
        }
    }

    #[test]
    fn lists_and_counts_are_read_by_the_same_rules() {
        assert_eq!(counts::<u64>("50 30;20"), Some(vec![50, 30, 20]));
        assert_eq!(counts::<u64>("50, 30,\n20"), Some(vec![50, 30, 20]));
        assert_eq!(counts::<u64>("10.000 5.000"), Some(vec![10_000, 5_000]));
        assert_eq!(counts::<u64>("50 -30"), None);
        assert_eq!(count::<u16>("70000"), None);
        assert_eq!(count::<u16>("+45"), Some(45));
        assert_eq!(exacts("3 5/3 0,5").map(|list| list.len()), Some(3));
        assert_eq!(exacts("3 1+1"), None);
    }
}
