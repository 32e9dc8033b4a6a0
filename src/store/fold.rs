//! Names as they are sorted and searched: small letters without accents, so that both databases order alike and "bela"
//! finds "Béla". It must not know whose names they are.

/// Folds a name: small letters, the letters of Hungarian, Croatian and Serbian without their marks, one space between
/// words.
pub fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        word.chars().flat_map(char::to_lowercase).for_each(|letter| push(&mut folded, letter));
    }
    folded
}

fn push(folded: &mut String, letter: char) {
    let plain = match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' | 'ă' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ę' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' | 'ľ' | 'ĺ' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' => 'o',
        'ř' | 'ŕ' => 'r',
        'š' | 'ś' | 'ş' | 'ș' => 's',
        'ť' | 'ţ' | 'ț' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' | 'ů' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        'đ' => return folded.push_str("dj"),
        'ß' => return folded.push_str("ss"),
        // Marks that stand as letters of their own behind the letter that they belong to.
        '\u{300}'..='\u{36F}' => return,
        other => other,
    };
    folded.push(plain);
}

/// A pattern for LIKE in which nothing the reader typed is a wildcard.
pub(super) fn containing(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::{containing, fold_name};

    #[test]
    fn wildcards_that_a_reader_typed_mean_themselves() {
        assert_eq!(containing("50%_\\"), "%50\\%\\_\\\\%");
    }

    #[test]
    fn a_name_is_found_without_its_marks() {
        assert_eq!(fold_name("  Kovács  BÉLA "), "kovacs bela");
        assert_eq!(fold_name("Đorđević Čedomir"), "djordjevic cedomir");
        assert_eq!(fold_name("Őze Űrhajós"), "oze urhajos");
        assert_eq!(fold_name("E\u{301}va"), "eva");
        assert_eq!(fold_name("Љубица 李"), "љубица 李");
        assert_eq!(fold_name(""), "");
    }
}
