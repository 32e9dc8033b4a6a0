use super::*;
use crate::{Options, Reader};

fn example() -> &'static str {
    include_str!("../../../tests/fixtures/example.talon.json")
}

fn put_right(text: &str, accepted: &Accepted) -> Option<Mended> {
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    mended(&checked, text, accepted)
}

#[test]
fn proposed_values_replace_what_stands_there_and_nothing_else() {
    let text = example()
        .replacen("\"card\":\"LX\"", "\"card\":\"L10\"", 1)
        .replacen("\"format\"", "\"frmat\"", 1);
    let all = put_right(&text, &Accepted::AllValues).expect("proposals");
    assert_eq!(all.text, example());
    let Correction::Values(words) = all.correction else {
        panic!("{:?}", all.correction)
    };
    assert!(
        words.starts_with("/frmat: \"frmat\" → \"format\"; /actions/"),
        "{words}"
    );
    let one = put_right(&text, &Accepted::At("/frmat".to_owned())).expect("a proposal");
    assert_eq!(one.text, text.replacen("\"frmat\"", "\"format\"", 1));
    assert_eq!(
        one.correction,
        Correction::Values("/frmat: \"frmat\" → \"format\"".to_owned())
    );
    for nothing in ["", "/format", "/deal"] {
        assert_eq!(put_right(&text, &Accepted::At(nothing.to_owned())), None, "{nothing}");
    }
}

/// Accepts what is proposed for a text until nothing more is, and says how often.
fn until_nothing_is_proposed(text: &str) -> (String, usize) {
    let (mut text, mut times) = (text.to_owned(), 0);
    while let Some(better) = put_right(&text, &Accepted::At(String::new())) {
        assert_ne!(better.text, text, "{:?}", better.correction);
        (text, times) = (better.text, times + 1);
        assert!(times < 10, "{text}");
    }
    (text, times)
}

fn is_sound(text: &str) -> bool {
    Reader::new().check(text.as_bytes(), &Options::default()).is_accepted()
}

#[test]
fn signs_that_json_does_not_have_are_put_right_all_over_the_text() {
    let sound = example();
    let doubled = |open: char, close: char| {
        let mut inside = false;
        let quotes = sound.chars().map(|c| match c {
            '"' => {
                inside = !inside;
                if inside { open } else { close }
            }
            c => c,
        });
        quotes.collect::<String>()
    };
    let quoted: String = sound.lines().map(|line| format!("> {line}\n")).collect();
    for (spoilt, times) in [
        (sound.replace("\": ", "\":\u{a0}").replace("\n  ", "\n\u{a0} "), 1),
        (sound.replace("{", "{\u{200b}"), 1),
        (sound.replace("\n  \"deal", "\n  \u{feff}\"deal"), 1),
        (doubled('“', '”'), 1),
        (doubled('„', '“'), 1),
        (doubled('\'', '\''), 1),
        (format!("```json\n{sound}\n```\n"), 1),
        (format!("~~~\n{sound}\n~~~"), 1),
        (
            format!(
                "// of a night, don't lose it\n{}",
                sound.replace("\"deal\"", "/* the \"deal\" */ \"deal\"")
            ),
            1,
        ),
        (format!("# mine\n{sound}"), 1),
        (sound.replacen("\"B7\"],", "\"B7\",],", 1), 1),
        (
            sound.replace("\"format\"", "format").replace("\"version\"", "version"),
            1,
        ),
        (quoted, 1),
        (format!("Szia, itt a leosztás:\n\n{sound}\nÜdv, Anna\n"), 1),
        (format!("[14/03/2026, 19:05] Anna: {sound}"), 1),
        (format!("```json\n{}\n```", doubled('“', '”')), 2),
    ] {
        let (better, done) = until_nothing_is_proposed(&spoilt);
        assert!(is_sound(&better) && done == times, "{done} times: {better}");
        let same = |text: &str| serde_json::from_str::<Json>(text).unwrap();
        assert_eq!(same(&better), same(sound), "{spoilt}");
    }
}

#[test]
fn what_stands_inside_quotation_marks_stays_as_it_is() {
    let text = example().replacen("\"Anna\"", "\"Anna // 'A' ,] “x”\u{a0}−1\"", 1);
    assert!(is_sound(&text), "the example has changed");
    for spoilt in [
        text.replace("\": ", "\":\u{a0}"),
        format!("// {text}"),
        format!("// a\n{text}"),
        text.replacen("\"B7\"],", "\"B7\",],", 1),
    ] {
        let (better, _) = until_nothing_is_proposed(&spoilt);
        assert!(
            better.contains("\"Anna // 'A' ,] “x”\u{a0}−1\"") || spoilt.starts_with("// {"),
            "{better}"
        );
    }
    let minus = example().replacen("\"edition\":1", "\"edition\":−1", 1);
    let better = put_right(&minus, &Accepted::At(String::new())).expect("a plain minus");
    assert_eq!(better.text, minus.replace('−', "-"));
    assert_eq!(better.correction, Correction::Values("U+2212 × 1".to_owned()));
}

#[test]
fn nothing_is_proposed_where_it_would_be_a_guess() {
    for text in [
        "hello",
        "[1 123 x P,P,P]",
        "1. e4 e5",
        "Name;Score\nAnna;3\n",
        "",
        "{\"format\":\"talon\"",
    ] {
        assert_eq!(put_right(text, &Accepted::At(String::new())), None, "{text}");
    }
}

/// Does what is proposed for an input, one after the other as `/check` does: the text, its records, and how many are
/// refused.
fn step_by_step(input: &str) -> (String, usize, usize) {
    let mut text = input.to_owned();
    for _ in 0..8 {
        let (mut all, mut refused, mut better) = (0, 0, None);
        let mut records = crate::read(text.as_bytes(), Options::default());
        while let Ok(Some(record)) = records.next_checked() {
            all += 1;
            refused += usize::from(!record.checked.is_accepted());
            let own = std::str::from_utf8(record.text).unwrap();
            let from = usize::try_from(record.offset).unwrap();
            let mended = mended(&record.checked, own, &Accepted::At(String::new()));
            if let (None, Some(mended)) = (&better, mended) {
                let (before, after) = (&text[..from], &text[from + own.len()..]);
                better = Some(format!("{before}{}{after}", mended.text));
            }
        }
        match better {
            Some(next) => text = next,
            None => return (text, all, refused),
        }
    }
    panic!("without an end: {text}")
}

#[test]
fn a_record_in_a_mail_is_put_right_whatever_is_around_it_and_in_whatever_quotes() {
    let sound = example();
    let mut is_open = false;
    let smart = sound.chars().map(|c| match c {
        '"' => {
            is_open = !is_open;
            if is_open { '“' } else { '”' }
        }
        c => c,
    });
    let smart: String = smart.collect();
    for record in [
        sound.to_owned(),
        smart,
        sound.replace('"', "”"),
        sound.replace("\": ", "\":\u{a0}"),
    ] {
        let quoted: String = record.lines().map(|line| format!("> {line}\r\n")).collect();
        for (place, mail) in [
            format!("Szia,\n\n{record}\nÜdv, Anna\n"),
            format!("“Szia”, itt van:\n{record}\n"),
            format!("🙂 {record}\n🙂"),
            format!("Hi!\n```json\n{record}\n```\nAnna\n"),
            format!("```\n{record}\n```\nBye, Anna\n"),
            format!("```json\n{record}\n"),
            quoted.clone(),
            format!("> Hi,\r\n> see below\r\n{quoted}> Anna\r\n"),
            format!("On Tuesday Anna wrote:\r\n\r\n{quoted}\r\nThanks!\r\n"),
            format!("On Tuesday Anna wrote:\n> Hi,\n> ```\n{quoted}> ```\n"),
        ]
        .iter()
        .enumerate()
        {
            let (better, all, refused) = step_by_step(mail);
            assert_eq!((all, refused), (1, 0), "{place}: {better}");
        }
    }
}
