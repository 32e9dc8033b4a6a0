//! Messages as chat programs export and copy them: a time, who wrote it, and what. It is known by the time alone; what
//! the message says is for others to read.

/// Bytes within which a time ends.
const STAMP_MAX: usize = 40;
/// Letters that a time may have: of half a day, and of a word such as `kl.` or `du.`.
const STAMP_LETTERS_MAX: usize = 8;
/// Bytes of the name of whoever wrote a message.
const NAME_MAX: usize = 100;

/// What a line of a chat says without its time and its writer; empty where it says nothing of its own, such as that
/// somebody joined. `None` where it is no line of a chat.
///
/// ```
/// use talon_records::json::chat_message;
///
/// assert_eq!(chat_message("[24. 11. 2026. 21:14:03] Anna: 1. Anna parti: +"), Some("1. Anna parti: +"));
/// assert_eq!(chat_message("11/24/26, 9:14 PM - Ante: 2. pass"), Some("2. pass"));
/// assert_eq!(chat_message("Anna, [24.11.2026 21:14]"), Some(""));
/// assert_eq!(chat_message("1. Anna parti: +"), None);
/// ```
#[must_use]
pub fn chat_message(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(|sign: char| is_unseen(sign) || sign.is_whitespace());
    let line = line.trim_end();
    if let Some(inner) = line.strip_prefix('[') {
        let (stamp, rest) = inner.split_at_checked(inner.find(']')?)?;
        return is_stamp(stamp).then(|| written(&rest[1..]));
    }
    if let Some((_, stamp)) = line
        .trim_end_matches(':')
        .strip_suffix(']')
        .and_then(|line| line.rsplit_once(", ["))
        && is_stamp(stamp)
    {
        return Some("");
    }
    if !line.starts_with(|sign: char| sign.is_ascii_digit()) {
        return None;
    }
    let (stamp, rest) = line.split_once(" - ")?;
    is_stamp(stamp).then(|| written(rest))
}

/// Signs that only say how the line is to be set.
const fn is_unseen(sign: char) -> bool {
    matches!(sign, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
}

/// A day in digits, and a time of it.
fn is_stamp(text: &str) -> bool {
    let text = text.trim();
    let Some(rest) = behind_day(text) else { return false };
    let is_sign = |sign: char| sign.is_whitespace() || matches!(sign, '.' | ',' | '/' | '-' | ':') || is_unseen(sign);
    let letters = text.chars().filter(|sign| sign.is_alphabetic()).count();
    let is_whole = text
        .chars()
        .all(|sign| sign.is_ascii_digit() || sign.is_alphabetic() || is_sign(sign));
    let is_time = rest.match_indices(':').any(|(at, _)| {
        let hour = rest[..at].bytes().rev().take_while(u8::is_ascii_digit).count();
        let minute = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        matches!(hour, 1 | 2) && minute == 2
    });
    is_whole && is_time && text.len() <= STAMP_MAX && letters <= STAMP_LETTERS_MAX
}

/// What stands behind the three numbers of a day.
fn behind_day(text: &str) -> Option<&str> {
    let mut rest = text;
    for part in 0..3 {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let behind = rest.get(digits..).filter(|_| (1..=4).contains(&digits))?;
        rest = behind.trim_start_matches(|sign: char| sign.is_whitespace() || matches!(sign, '.' | '/' | '-'));
        let between = &behind[..behind.len() - rest.len()];
        if part < 2 && !between.contains(['.', '/', '-']) {
            return None;
        }
    }
    Some(rest)
}

/// What stands behind the name of whoever wrote it.
fn written(rest: &str) -> &str {
    match rest.split_once(':') {
        Some((name, said)) if name.len() <= NAME_MAX && !name.trim().is_empty() => said.trim_start(),
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::chat_message;

    #[test]
    fn the_lines_of_chats_are_known_by_their_time() {
        for line in [
            "2026. 11. 24. 21:14 - Anna: 1. Anna parti: +",
            "24/11/2026, 21:14 - Anna: 1. Anna parti: +",
            "11/24/26, 9:14\u{202f}PM - Anna: 1. Anna parti: +",
            "\u{200e}[2026. 11. 24. 21:14:03] Anna: 1. Anna parti: +",
            "[ 24. 11. 2026. 21:14 ] Anna: 1. Anna parti: +",
            "[2026-11-24 21:14] ~\u{a0}Anna +36 30 123 4567: 1. Anna parti: +",
        ] {
            assert_eq!(chat_message(line), Some("1. Anna parti: +"), "{line}");
        }
        for line in [
            "2026. 11. 24. 19:02 - Az üzenetek titkosítással védettek.",
            "Béla, [24.11.2026 21:15]:",
            "[24.11.2026 21:15] Anna:",
        ] {
            assert_eq!(chat_message(line), Some(""), "{line}");
        }
        for line in [
            "1. Anna parti: +",
            "[1 123 BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 M3]",
            "[Date \"2026.03.14\"]",
            "2026. 11. 24. - Anna: x",
            "[12:30] Anna: x",
            "1. 2. 3. 4:5 Anna: x",
            "1. Ante 4:6 2 2 - lijepo",
            "1. Ante 4:10 0 0 - lijepo",
            "[",
            "",
        ] {
            assert_eq!(chat_message(line), None, "{line}");
        }
    }
}
