//! Which single option would have made a refused record legal (format, 9).

use serde_json::Value as Json;

use super::Vocabulary;
use super::item::Item;
use super::line::ActionLine;
use crate::check::Options;
use crate::lines::Lines;
use crate::options::setting_json;
use crate::structure::Faults;
use talon_rules::games::option::RuleSet;

/// The name of an option and the value that would have made a refused record legal.
pub(crate) type Mend = (&'static str, Json);

/// The settings of single options, besides those passed over, under which a record is legal.
pub(crate) fn mending_settings<R: RuleSet>(
    rules: &R,
    passed_over: &[&str],
    is_legal: impl Fn(&R) -> bool,
) -> Vec<Mend> {
    let mut found = Vec::new();
    for info in R::OPTIONS.iter().filter(|info| !passed_over.contains(&info.name)) {
        let default = R::default().get(info.name);
        for setting in info.alternatives.iter().copied().chain(default) {
            let mut changed = *rules;
            changed.set(info.name, setting);
            if changed != *rules && is_legal(&changed) {
                found.push((info.name, setting_json(info.allowed, setting)));
            }
        }
    }
    found
}

/// The options that would have made a refused record legal. Options that change what is dealt, or nothing at all, are
/// named in `passed_over`.
pub fn diagnose<V: Vocabulary>(
    rules: &V::Rules,
    passed_over: &[&str],
    lines: &Lines<'_, Item<'_, V>>,
    start: &dyn Fn(&V::Rules) -> V::State,
) -> Vec<Mend> {
    mending_settings(rules, passed_over, |changed| {
        are_legal(|| ActionLine::new(start(changed)), lines)
    })
}

/// Reads a record under its options; one whose only error is one of its structure, with none found in other parts
/// before, is read again under each setting of the options that decide how it is read.
pub(crate) fn read_diagnosed<'a, R: RuleSet, T>(
    rules: Option<R>,
    options: &Options,
    errors_before: usize,
    among: &[&str],
    faults: &mut Faults<'a>,
    read: impl Fn(Option<R>, &Options, &mut Faults<'a>) -> T,
) -> T {
    let done = read(rules, options, faults);
    let only_one = options.diagnose && errors_before == 0 && faults.errors() == 1;
    let (document, later_version, version) = (faults.document(), faults.later_version, faults.version);
    let finding = faults
        .last_error()
        .filter(|one| only_one && one.code.stage() == "structure");
    let Some((rules, finding)) = rules.zip(finding) else {
        return done;
    };
    for info in R::OPTIONS.iter().filter(|info| among.contains(&info.name)) {
        for setting in info.alternatives.iter().copied().chain(R::default().get(info.name)) {
            let mut changed = rules;
            changed.set(info.name, setting);
            if changed == rules {
                continue;
            }
            let mut silent = Faults::new(document);
            (silent.later_version, silent.version) = (later_version, version);
            read(
                Some(changed),
                &Options {
                    diagnose: false,
                    ..*options
                },
                &mut silent,
            );
            if silent.errors() == 0 {
                finding
                    .legal_with
                    .push((info.name, setting_json(info.allowed, setting)));
            }
        }
    }
    done
}

/// Whether the main line and every variation are legal, with nothing said.
fn are_legal<'a, V: Vocabulary>(start: impl Fn() -> ActionLine<'a, V>, lines: &Lines<'a, Item<'a, V>>) -> bool {
    is_legal(start(), &lines.main)
        && (0..lines.variations.len()).all(|place| is_legal(start(), &lines.whole(Some(place))))
}

fn is_legal<'a, V: Vocabulary>(mut line: ActionLine<'a, V>, items: &[Item<'a, V>]) -> bool {
    while line.advance(items) {}
    line.index == items.len()
}
