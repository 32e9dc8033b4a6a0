//! Text as it is searched, the one way for names, sources and whatever else is looked for: small letters without their
//! marks, so that "bajnoksag" finds "Bajnokság" and "dordevic" finds "Đorđević" in both databases.

/// The key of a text: small letters, those of Hungarian, Croatian and Serbian without their marks, Serbian Cyrillic in
/// Latin letters, "đ", "dj" and "d" as one, and one space between words.
pub fn search_key(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !key.is_empty() {
            key.push(' ');
        }
        word.chars()
            .flat_map(char::to_lowercase)
            .for_each(|letter| push(&mut key, letter));
    }
    key
}

fn push(key: &mut String, letter: char) {
    let plain = match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' | 'ă' | 'а' => 'a',
        'б' => 'b',
        'č' | 'ć' | 'ç' | 'ц' | 'ч' | 'ћ' => 'c',
        'ď' | 'đ' | 'д' | 'ђ' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ę' | 'ě' | 'е' => 'e',
        'ф' => 'f',
        'г' => 'g',
        'х' => 'h',
        'í' | 'ì' | 'î' | 'ï' | 'и' => 'i',
        // Where there is no "đ", "dj" is written in its place.
        'j' | 'ј' if key.ends_with('d') => return,
        'ј' => 'j',
        'к' => 'k',
        'ł' | 'ľ' | 'ĺ' | 'л' => 'l',
        'м' => 'm',
        'ñ' | 'ń' | 'ň' | 'н' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' | 'о' => 'o',
        'п' => 'p',
        'ř' | 'ŕ' | 'р' => 'r',
        'š' | 'ś' | 'ş' | 'ș' | 'с' | 'ш' => 's',
        'ť' | 'ţ' | 'ț' | 'т' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' | 'ů' | 'у' => 'u',
        'в' => 'v',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' | 'з' | 'ж' => 'z',
        'љ' => return key.push_str("lj"),
        'њ' => return key.push_str("nj"),
        'џ' => return key.push_str("dz"),
        'ß' => return key.push_str("ss"),
        // Marks that stand as letters of their own behind the letter that they belong to.
        '\u{300}'..='\u{36F}' => return,
        other => other,
    };
    key.push(plain);
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
    use super::{containing, search_key};

    #[test]
    fn wildcards_that_a_reader_typed_mean_themselves() {
        assert_eq!(containing("50%_\\"), "%50\\%\\_\\\\%");
    }

    #[test]
    fn a_text_is_found_without_its_marks() {
        assert_eq!(search_key("  Kovács  BÉLA "), "kovacs bela");
        assert_eq!(search_key("Őze Űrhajós"), "oze urhajos");
        assert_eq!(search_key("E\u{301}va"), "eva");
        assert_eq!(search_key("Bajnokság"), "bajnoksag");
        assert_eq!(search_key("李"), "李");
        assert_eq!(search_key(""), "");
    }

    #[test]
    fn a_name_is_found_whichever_way_its_dj_is_written() {
        for written in [
            "Đorđević",
            "Djordjević",
            "DJORDJEVIC",
            "Dordevic",
            "Ђорђевић",
            "Djord\u{31b}ević",
        ] {
            assert_eq!(search_key(written), "dordevic", "{written}");
        }
    }

    #[test]
    fn serbian_letters_of_either_script_are_the_same() {
        for (cyrillic, latin) in [("Љубица Њежић", "Ljubica Nježić"), ("Џефердар Жика", "Džeferdar Žika")]
        {
            assert_eq!(search_key(cyrillic), search_key(latin));
        }
    }
}
