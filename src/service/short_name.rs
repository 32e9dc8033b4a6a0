//! The short name that stands in an address or in the name of a file, made of what something is called.

/// Characters of the name of a file before its ending.
pub const FILE_NAME_MAX: usize = 60;

/// Letters without their marks, digits, and hyphens between them, at most so many; empty where the text has none.
pub fn short_name(text: &str, max: usize) -> String {
    let mut short = String::new();
    for letter in talon_store::search_key(text).chars() {
        if letter.is_ascii_alphanumeric() {
            short.push(letter);
        } else if !short.is_empty() && !short.ends_with('-') {
            short.push('-');
        }
    }
    let short: String = short.chars().take(max).collect();
    short.trim_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::short_name;

    #[test]
    fn a_short_name_is_made_of_letters_and_digits_without_their_marks() {
        for (text, short) in [
            ("Csütörtöki bajnokság 2026/27", "csutortoki-bajnoksag-2026-27"),
            ("  Nyári  –  liga! ", "nyari-liga"),
            ("...", ""),
            ("Őszi est, második fele", "oszi-est-masodik"),
        ] {
            assert_eq!(
                short_name(text, if short.len() > 20 { 60 } else { 17 }),
                short,
                "{text}"
            );
        }
    }
}
