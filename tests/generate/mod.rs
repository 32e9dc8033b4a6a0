//! Generated hands: legal to the last action, played with sense, and of every kind there is.

mod preferans;
mod ulti;

use talon_records::{Options, Reader};
use talon_rules::chance::Chance;
use talon_rules::games::Code;
use talon_rules::games::option::{Allowed, RuleSet, Setting};
use talon_samples::generate::ulti::REFUSED;
use talon_samples::generate::{club_records, refused_upload};

/// What the reader finds in a record, claimed results compared strictly.
fn findings(line: &str) -> Vec<Code> {
    let options = Options {
        strict: true,
        ..Options::default()
    };
    let mut reader = Reader::new();
    reader
        .check(line.as_bytes(), &options)
        .findings
        .iter()
        .map(|finding| finding.code)
        .collect()
}

/// A rule set in which every option has one of its values, by chance.
fn any_variant<R: RuleSet>(chance: &mut Chance) -> R {
    let mut variant = R::default();
    for info in R::OPTIONS {
        let setting = match info.allowed {
            Allowed::Switch => Setting::Switch(chance.below(2) == 1),
            Allowed::Numbers(list) => Setting::Number(list[chance.below(list.len())]),
            Allowed::Words(list) => Setting::Word(list[chance.below(list.len())]),
            Allowed::RangeOrNull { .. } if chance.below(3) == 0 => Setting::Null,
            Allowed::RangeOrNull { least, most } => {
                Setting::Number(least + chance.below((most - least + 1) as usize) as i64)
            }
            Allowed::Range { least, most, step } => {
                Setting::Number(least + step * chance.below(((most - least) / step + 1) as usize) as i64)
            }
            Allowed::List(list) => Setting::Words(chance.below(1 << list.len()) as u64),
        };
        assert!(variant.set(info.name, setting), "{} {setting:?}", info.name);
    }
    variant
}

#[test]
fn the_example_club_is_sound_and_its_upload_is_refused_where_it_says() {
    for line in club_records() {
        assert_eq!(findings(&line), [], "{line}");
    }
    let upload = refused_upload();
    let refused: Vec<Code> = upload
        .lines()
        .filter_map(|line| findings(line).first().copied())
        .collect();
    assert_eq!(refused, REFUSED);
}
