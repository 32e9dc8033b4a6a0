//! Serbian in Cyrillic letters, made from the Latin: each letter has its own, three of them are two in Latin. Words of
//! other languages, codes, addresses and what is written in a record stay as they are; so do the variables of a
//! message, since they are names, or words that are Cyrillic already.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// A message that names the site and not what it says.
const NAME_OF_THE_SITE: &str = "site-name";

/// Words that are not read letter by letter, and what they are in Cyrillic; those that stay Latin stand for themselves.
const WORDS: [(&str, &str); 8] = [
    ("durchmars", "дурхмарс"),
    ("redurchmars", "редурхмарс"),
    ("neuberg", "нојберг"),
    ("wengu", "венгу"),
    ("washington", "вашингтон"),
    ("unicode", "Unicode"),
    ("true", "true"),
    ("false", "false"),
];

/// A whole catalog: its messages in Cyrillic, under the same keys.
pub(crate) fn catalog(source: &str) -> String {
    // A catalog that is not sound is held up by the tests of catalogs; here what can be read of it is taken.
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(read, _)| read);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) if message.id.name != NAME_OF_THE_SITE => {
                message.value.iter_mut().for_each(convert);
                message.attributes.iter_mut().for_each(|part| convert(&mut part.value));
            }
            Entry::Term(term) => convert(&mut term.value),
            _ => {}
        }
    }
    serializer::serialize(&resource)
}

fn convert(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = text(value),
            PatternElement::Placeable { expression } => convert_expression(expression),
        }
    }
}

fn convert_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|one| convert(&mut one.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => convert_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// A text in Cyrillic letters.
///
/// ```
/// use talon_text::cyrillic::text;
///
/// assert_eq!(text("Džak, ljudi i Njegoš: 3 karte"), "Џак, људи и Његош: 3 карте");
/// assert_eq!(text("zapis u JSON-u, \"claim\" i source.session"), "запис у JSON-у, \"claim\" и source.session");
/// ```
pub fn text(latin: &str) -> String {
    let mut out = String::with_capacity(latin.len() * 2);
    let mut quoted = false;
    let pieces: Vec<&str> = latin.split_inclusive(char::is_whitespace).collect();
    for (at, piece) in pieces.iter().enumerate() {
        let begins_quoted = quoted;
        quoted ^= piece.matches('"').count() % 2 == 1;
        if begins_quoted || piece.contains('"') || is_code(piece.trim()) {
            out.push_str(piece);
            continue;
        }
        let is_beside_a_code = [at.wrapping_sub(1), at + 1]
            .iter()
            .any(|beside| pieces.get(*beside).is_some_and(|beside| is_one_capital(beside.trim())));
        for word in words(piece) {
            match is_one_capital(word) && (is_beside_a_code || !is_word_of_one_letter(word)) {
                true => out.push_str(word),
                false => push_word(word, &mut out),
            }
        }
    }
    out
}

/// The letters that stand together, and what stands between them.
fn words(piece: &str) -> impl Iterator<Item = &str> {
    let same = |one: char, next: char| one.is_alphabetic() == next.is_alphabetic();
    let mut rest = piece;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|c| !same(first, c)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        rest = behind;
        Some(word)
    })
}

/// An address, an option of the command line, the name of a member or a file.
fn is_code(piece: &str) -> bool {
    let inner = piece.trim_matches(|c: char| !c.is_alphanumeric() && !"-/<>_".contains(c));
    let joined = |mark: char| {
        let parts: Vec<&str> = inner.split(mark).collect();
        parts
            .windows(2)
            .any(|pair| ends_with_letter(pair[0]) && begins_with_letter(pair[1]))
    };
    inner.contains("://")
        || inner.contains("..")
        || inner.contains(['_', '@', '`', '<', '>', '='])
        || joined('.')
        || joined(':')
        || inner.starts_with('/')
        || (inner.starts_with('-') && inner.len() > 1)
        || inner.chars().any(|c| c.is_ascii_digit()) && inner.chars().any(|c| c.is_ascii_uppercase())
}

fn ends_with_letter(part: &str) -> bool {
    part.ends_with(char::is_alphabetic)
}

fn begins_with_letter(part: &str) -> bool {
    part.starts_with(char::is_alphabetic)
}

/// The letter of a card or a seat, perhaps with a comma.
fn is_one_capital(word: &str) -> bool {
    let letters = word.trim_matches(|c: char| !c.is_alphabetic());
    letters.len() == 1 && letters.chars().all(|c| c.is_ascii_uppercase())
}

/// "I", "O", "U", "S" and "K" are words too, which may begin a sentence.
fn is_word_of_one_letter(word: &str) -> bool {
    matches!(word, "I" | "O" | "U" | "S" | "K")
}

fn push_word(word: &str, out: &mut String) {
    let lower = word.to_lowercase();
    let known = WORDS.iter().find(|(latin, _)| {
        lower
            .strip_prefix(latin)
            .is_some_and(|ending| ending.chars().count() <= 3)
    });
    if let Some((latin, cyrillic)) = known {
        let (stem, ending) = word.split_at(latin.len());
        let is_capital = stem.starts_with(char::is_uppercase) && !cyrillic.is_ascii();
        let mut letters = cyrillic.chars();
        match letters.next().filter(|_| is_capital) {
            Some(first) => out.extend(first.to_uppercase().chain(letters)),
            None => out.push_str(cyrillic),
        }
        push_letters(ending, out);
    } else if is_foreign(word) {
        out.push_str(word);
    } else {
        push_letters(word, out);
    }
}

/// Initials of another language such as "PDF" or "KiB", or a word with a letter that Serbian does not have.
fn is_foreign(word: &str) -> bool {
    let is_ascii = word.is_ascii();
    let has_inner_capital = word.chars().skip(1).any(|c| c.is_ascii_uppercase());
    is_ascii && (has_inner_capital || word.contains(['q', 'w', 'x', 'y', 'Q', 'W', 'X', 'Y']))
}

fn push_letters(latin: &str, out: &mut String) {
    let mut letters = latin.chars().peekable();
    while let Some(letter) = letters.next() {
        let pair = letters.peek().and_then(|next| digraph(letter, *next));
        if pair.is_some() {
            letters.next();
        }
        out.push(pair.or_else(|| single(letter)).unwrap_or(letter));
    }
}

fn digraph(first: char, second: char) -> Option<char> {
    Some(match (first, second) {
        ('l', 'j') => 'љ',
        ('n', 'j') => 'њ',
        ('d', 'ž') => 'џ',
        ('L', 'j' | 'J') => 'Љ',
        ('N', 'j' | 'J') => 'Њ',
        ('D', 'ž' | 'Ž') => 'Џ',
        _ => return None,
    })
}

fn single(letter: char) -> Option<char> {
    const LATIN: &str = "abvgdđežzijklmnoprstćufhcčšABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ";
    const CYRILLIC: &str = "абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ";
    LATIN
        .chars()
        .zip(CYRILLIC.chars())
        .find(|(latin, _)| *latin == letter)
        .map(|(_, cyrillic)| cyrillic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_letter_has_its_own_and_three_pairs_are_one() {
        assert_eq!(
            text("Fijuče vetar u šiblju, ledi pasaže i kuće iza njih i gunđa u odžacima."),
            "Фијуче ветар у шибљу, леди пасаже и куће иза њих и гунђа у оџацима."
        );
        assert_eq!(text("Ljubav, Njegov, DŽEP"), "Љубав, Његов, ЏЕП");
    }

    #[test]
    fn what_is_no_serbian_word_stays_as_it_is() {
        for (latin, cyrillic) in [
            ("datoteka PPN i PPN-u, 8 MiB", "датотека PPN и PPN-у, 8 MiB"),
            (
                "boje su A L H B, vrednosti A X K O U 9 8 7",
                "боје су A L H B, вредности A X K O U 9 8 7",
            ),
            ("mesta A, B i C", "места A, B и C"),
            ("U igri. I to. S kartom HX.", "У игри. И то. С картом HX."),
            ("upišite \"note\" ili 'ništa'", "упишите \"note\" или 'ништа'"),
            ("opcija „kontra_window” i --jobs", "опција „kontra_window” и --jobs"),
            (
                "na https://example.org/7 ili ime@example.org",
                "на https://example.org/7 или ime@example.org",
            ),
            ("pravilo P-4-4, npr. Windows-1250", "правило P-4-4, нпр. Windows-1250"),
            ("Upisao/la: Durchmarsa", "Уписао/ла: Дурхмарса"),
        ] {
            assert_eq!(text(latin), cyrillic);
        }
    }

    #[test]
    fn a_catalog_keeps_its_keys_variables_and_selectors() {
        let source = "# O igri\nigra = Igra { $name }\nbroj = { $count ->\n        [one] jedna karta\n       *[other] { $count } karata\n    }\n";
        let made = catalog(source);
        assert!(made.contains("igra = Игра { $name }\n"), "{made}");
        assert!(
            made.contains("[one] једна карта") && made.contains("{ $count } карата"),
            "{made}"
        );
        assert!(made.contains("{ $count ->"), "{made}");
    }
}
