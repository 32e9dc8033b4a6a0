//! Rule-set options as data: their names and the values that they take, so that reader, schema, desk and diagnosis
//! share one list. It knows no game; what an option means stays with the game.

/// The value of an option as a record spells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    Switch(bool),
    Number(i64),
    Null,
    Word(&'static str),
    /// Some words of the option's list; bit `n` is the `n`th.
    Words(u64),
}

/// What kind of value an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Allowed {
    Switch,
    /// One of these numbers.
    Numbers(&'static [i64]),
    /// A number of this range, in steps from the least.
    Range {
        least: i64,
        most: i64,
        step: i64,
    },
    /// `null`, or a number of this range.
    RangeOrNull {
        least: i64,
        most: i64,
    },
    /// One of these words.
    Words(&'static [&'static str]),
    /// A list out of these words, none twice.
    List(&'static [&'static str]),
}

/// An option: its name, what it allows, and the values of the option table other than the default.
#[derive(Debug, Clone, Copy)]
pub struct OptionInfo {
    pub name: &'static str,
    pub allowed: Allowed,
    pub alternatives: &'static [Setting],
}

/// The options of a game: one struct of named choices.
pub trait RuleSet: Copy + PartialEq + Default + std::fmt::Debug {
    /// Every option, alphabetical.
    const OPTIONS: &'static [OptionInfo];

    /// Sets an option to a value that it takes; false if there is none of this name.
    fn put(&mut self, name: &str, setting: Setting) -> bool;

    /// The value of an option; `None` if there is none of this name.
    fn get(&self, name: &str) -> Option<Setting>;

    /// Sets an option; false if there is none of this name or it does not take this value.
    fn set(&mut self, name: &str, setting: Setting) -> bool {
        let fits = Self::OPTIONS
            .iter()
            .any(|info| info.name == name && info.allowed.takes(setting));
        fits && self.put(name, setting)
    }

    /// Whether an option has its default value.
    fn is_default(&self, name: &str) -> bool {
        self.get(name) == Self::default().get(name)
    }
}

impl Allowed {
    /// Whether the option takes this value.
    pub fn takes(self, setting: Setting) -> bool {
        match (self, setting) {
            (Allowed::Switch, Setting::Switch(_)) | (Allowed::RangeOrNull { .. }, Setting::Null) => true,
            (Allowed::RangeOrNull { least, most }, Setting::Number(n)) => (least..=most).contains(&n),
            (Allowed::Range { least, most, step }, Setting::Number(n)) => {
                (least..=most).contains(&n) && (n - least) % step == 0
            }
            (Allowed::Numbers(list), Setting::Number(n)) => list.contains(&n),
            (Allowed::Words(list), Setting::Word(word)) => list.contains(&word),
            (Allowed::List(list), Setting::Words(mask)) => mask >> list.len() == 0,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_takes_its_ends_and_its_steps() {
        let even = Allowed::Range {
            least: 2,
            most: 10,
            step: 2,
        };
        let takes: Vec<i64> = (0..13).filter(|n| even.takes(Setting::Number(*n))).collect();
        assert_eq!(takes, [2, 4, 6, 8, 10]);
        let level = Allowed::RangeOrNull { least: 1, most: 3 };
        assert!(level.takes(Setting::Null) && !level.takes(Setting::Number(0)));
        assert!(!even.takes(Setting::Null) && !even.takes(Setting::Switch(true)));
    }

    #[test]
    fn a_list_takes_no_word_that_it_has_not() {
        let list = Allowed::List(&["a", "b"]);
        assert!(list.takes(Setting::Words(0)) && list.takes(Setting::Words(0b11)));
        assert!(!list.takes(Setting::Words(0b100)) && !list.takes(Setting::Word("a")));
    }
}
