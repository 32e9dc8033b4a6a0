//! Names between quotation marks. What stands there is one name, whatever signs are in it; a mark inside is doubled.

use std::borrow::Cow;

/// What stands before a name, behind it, or both.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | ';' | ':')
}

/// Where a quoted name that begins at an offset ends; `None` where there is none. A mark that is never closed, or
/// stands in the middle of a word, quotes nothing.
pub(crate) fn end(text: &str, at: usize) -> Option<usize> {
    let before = text.get(..at)?.chars().next_back();
    if !text.get(at..)?.starts_with('"') || before.is_some_and(|sign| !is_between(sign)) {
        return None;
    }
    let mut from = at + 1;
    loop {
        let mark = from + text.get(from..)?.find('"')?;
        let rest = text.get(mark + 1..)?;
        if rest.starts_with('"') {
            from = mark + 2;
            continue;
        }
        let name = text.get(at + 1..mark)?;
        let is_whole = !name.trim().is_empty() && !name.contains('\n') && rest.chars().next().is_none_or(is_between);
        return is_whole.then_some(mark + 1);
    }
}

/// The first of some signs that is in no quoted name.
pub(crate) fn find(text: &str, wanted: impl Fn(char) -> bool) -> Option<usize> {
    let mut behind = 0;
    for (at, sign) in text.char_indices() {
        if at < behind {
            continue;
        }
        match end(text, at) {
            Some(name) => behind = name,
            None if wanted(sign) => return Some(at),
            None => {}
        }
    }
    None
}

/// The parts of a text between some signs, with the offsets at which they begin.
pub(crate) fn split(text: &str, sign: char) -> Vec<(usize, &str)> {
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(at) = find(&text[from..], |other| other == sign) {
        found.push((from, &text[from..from + at]));
        from += at + sign.len_utf8();
    }
    found.push((from, &text[from..]));
    found
}

/// The name between the marks, where a text is nothing but a quoted name.
pub(crate) fn name(text: &str) -> Option<String> {
    let is_quoted = end(text, 0) == Some(text.len());
    let inner = text.get(1..text.len().checked_sub(1)?).filter(|_| is_quoted)?;
    Some(inner.replace("\"\"", "\""))
}

/// A name between marks.
pub(crate) fn quote(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// A name as it is written: between marks where it would be taken for something else without them.
pub(crate) fn written(name: &str) -> Cow<'_, str> {
    let is_spaced = name.split_whitespace().collect::<Vec<_>>().join(" ") == name;
    let is_plain = is_spaced
        && !name.contains([',', ';', ':', '"', '#', '>'])
        && !name.starts_with(|sign: char| sign.is_ascii_digit());
    match is_plain {
        true => name.into(),
        false => quote(name).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_back_from_between_its_marks() {
        for own in ["Kis, Anna", "a;b: c", "Nagy \"Pötyi\" Éva", "\"\"", " x", "7. Béla"] {
            let text = written(own);
            assert_eq!(end(&text, 0), Some(text.len()), "{text}");
            assert_eq!(name(&text).as_deref(), Some(own));
        }
        for plain in ["Anna", "Kis Anna", "O'Hara", "Szabó-Nagy B."] {
            assert_eq!(written(plain), plain);
        }
    }

    #[test]
    fn only_whole_marks_at_the_edge_of_a_word_quote() {
        for text in ["\"open", "a\"b\"", "\"a\"b", "\"\"", "\" \"", ""] {
            assert_eq!(end(text, text.find('"').unwrap_or(0)), None, "{text}");
        }
        let text = "\"a, b\", \"c;\"\"d\" x, e";
        assert_eq!(split(text, ','), [(0, "\"a, b\""), (7, " \"c;\"\"d\" x"), (18, " e")]);
        assert_eq!(find(text, |sign| sign == ';'), None);
    }
}
