//! What the lines of a list of names would do, shown before they do it: each that does nothing, or not quite what it
//! says, and how many do the rest.

use talon_service::tournaments::{LineFate, PlannedLine};
use talon_text::{Arg, Lang};
use talon_tournament::names::{NAME_MAX, NameFault, without_unseen};

/// A list that is looked at.
#[derive(Debug)]
pub(super) struct EntriesPreview {
    /// As it was sent.
    pub names: String,
    pub here: bool,
    /// How many lines do what.
    pub counts: Vec<(&'static str, String)>,
    pub lines: Vec<PreviewLine>,
    /// What the button says; none where nobody is to be entered unless a line is said to mean someone else.
    pub submit: String,
}

/// A line that needs a look.
#[derive(Debug)]
pub(super) struct PreviewLine {
    pub line: usize,
    pub place: String,
    pub name: String,
    pub class: &'static str,
    pub says: String,
    /// It can be said to mean someone else.
    pub may_be_another: bool,
}

impl EntriesPreview {
    pub fn of(names: String, lines: &[PlannedLine], here: bool, lang: Lang) -> EntriesPreview {
        let count = |is: &dyn Fn(LineFate) -> bool| lines.iter().filter(|line| is(line.fate)).count() as i64;
        let kinds = [
            (
                "good",
                "tournament-look-members",
                count(&|fate| matches!(fate, LineFate::Member(_))),
            ),
            ("good", "tournament-look-guests", count(&|fate| fate == LineFate::Guest)),
            ("warn", "tournament-look-left", count(&|fate| !fate.enters())),
        ];
        let told = kinds.into_iter().filter(|(_, _, count)| *count > 0);
        // One name that was typed alone is shown whatever it does.
        let shown = lines.iter().filter(|line| line.needs_a_look() || lines.len() == 1);
        let entered = count(&LineFate::enters);
        let submit = match entered {
            0 => lang.t("tournament-look-only-others").into_owned(),
            entered => lang.n("tournament-look-enter", entered),
        };
        EntriesPreview {
            counts: told.map(|(class, key, count)| (class, lang.n(key, count))).collect(),
            lines: shown.map(|line| view(line, lang)).collect(),
            submit,
            names,
            here,
        }
    }
}

fn view(line: &PlannedLine, lang: Lang) -> PreviewLine {
    let number = |key: &str, number: i64| lang.t_args(key, &[("number", Arg::Number(number))]);
    let says = match line.fate {
        LineFate::Member(_) if line.name != line.typed => as_entered(line, lang),
        LineFate::Member(_) => lang.t("tournament-look-member").into_owned(),
        LineFate::Guest => as_entered(line, lang),
        LineFate::Entered(entry) => number("tournament-look-entered", entry.0.into()),
        LineFate::Twice(earlier) => number("tournament-look-twice", earlier as i64),
        LineFate::Several => lang.t("tournament-look-several").into_owned(),
        LineFate::NoName(NameFault::Empty) => lang.t("tournament-look-empty").into_owned(),
        LineFate::NoName(NameFault::TooLong) => number("tournament-look-long", NAME_MAX as i64),
        LineFate::NoName(NameFault::Characters) => lang.t("tournament-look-characters").into_owned(),
    };
    let name = without_unseen(&line.name).into_owned();
    PreviewLine {
        line: line.line,
        place: lang.n("list-line", line.line as i64),
        name,
        class: if line.fate.enters() { "good" } else { "warn" },
        says,
        may_be_another: line.fate.may_be_another(),
    }
}

fn as_entered(line: &PlannedLine, lang: Lang) -> String {
    lang.t_args("tournament-look-as", &[("typed", line.typed.as_str().into())])
}
