//! Two states of a hand, as people would tell them: what stands in one and not in the other.

use super::page::{at_end, checked};
use super::setup::facts;
use talon_editor::{Dealt, Draft, Place, Reach};
use talon_http::Prefs;
use talon_records::Checked;
use talon_records::format_of;

/// Lines of either side that are shown.
const LINES_MAX: usize = 60;

/// Lines of a text that are compared.
const COMPARED_MAX: usize = 500;

/// What is different.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Differences {
    pub here: Vec<String>,
    pub there: Vec<String>,
}

/// What two texts say differently.
pub(super) fn differences(here: &str, there: &str, prefs: &Prefs) -> Differences {
    between(&told(here, prefs), &told(there, prefs))
}

/// The same line by line, for texts that tell the same in other words.
pub(super) fn text_differences(here: &str, there: &str) -> Differences {
    let lines = |text: &str| text.lines().take(COMPARED_MAX).map(str::to_owned).collect::<Vec<_>>();
    between(&lines(here), &lines(there))
}

/// The lines of two lists that are not in the longest list that both have in them.
fn between(here: &[String], there: &[String]) -> Differences {
    // How many lines the rests of both have in common.
    let mut common = vec![vec![0_u16; there.len() + 1]; here.len() + 1];
    for (at, one) in here.iter().enumerate().rev() {
        for (place, other) in there.iter().enumerate().rev() {
            common[at][place] = match one == other {
                true => common[at + 1][place + 1] + 1,
                false => common[at + 1][place].max(common[at][place + 1]),
            };
        }
    }
    let (mut at, mut place) = (0, 0);
    let mut found = Differences::default();
    while at < here.len() || place < there.len() {
        if at < here.len() && place < there.len() && here[at] == there[place] {
            (at, place) = (at + 1, place + 1);
        } else if place == there.len() || at < here.len() && common[at + 1][place] >= common[at][place + 1] {
            found.here.push(here[at].clone());
            at += 1;
        } else {
            found.there.push(there[place].clone());
            place += 1;
        }
    }
    for side in [&mut found.here, &mut found.there] {
        if side.len() > LINES_MAX {
            side.truncate(LINES_MAX);
            side.push("…".to_owned());
        }
    }
    found
}

/// A hand line by line: people, dealer, rules, cards, and what happened; the text itself where it is no record.
fn told(text: &str, prefs: &Prefs) -> Vec<String> {
    let Some(draft) = Draft::read(text) else {
        return text.lines().take(COMPARED_MAX).map(str::to_owned).collect();
    };
    let mut lines = facts(&draft, prefs.lang);
    lines.extend(cards(&draft, prefs));
    // Another name is one difference, and not one in each step.
    let nameless = draft.without("players").text();
    lines.extend(checked(&nameless, |checked| steps(checked, prefs)));
    let legal = Reach::of(text).map_or(0, |reach| reach.legal);
    lines.extend(draft.actions().iter().skip(legal).map(ToString::to_string));
    lines
}

fn cards(draft: &Draft, prefs: &Prefs) -> Vec<String> {
    let (Some(dealt), Some(game)) = (Dealt::of(draft), draft.game()) else {
        return Vec::new();
    };
    let pack = format_of(game).pack();
    let place = |place: Place| {
        let name = match place {
            Place::Holding(seat) => prefs.lang.player(seat.letter(), None),
            Place::Talon => prefs.lang.t("editor-talon").into_owned(),
        };
        let codes: Vec<&str> = pack.in_order(dealt.cards(place)).map(|card| pack.code(card)).collect();
        format!("{name}: {}", codes.join(" "))
    };
    Place::ALL.map(place).into()
}

fn steps(checked: &Checked<'_>, prefs: &Prefs) -> Vec<String> {
    at_end(checked, prefs, |position| {
        (1..=position.timeline.last())
            .map(|ply| position.at(ply).happened())
            .collect()
    })
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_lists_share_is_left_out() {
        let list = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let found = between(&list("a b c d"), &list("a x d"));
        assert_eq!((found.here, found.there), (list("b c"), list("x")));
        let found = between(&list("a b c d e"), &list("x b c e"));
        assert_eq!((found.here, found.there), (list("a d"), list("x")));
        assert_eq!(between(&list("a a"), &list("a a a")).there, list("a"));
        assert_eq!(between(&list("a"), &list("a")), Differences::default());
    }
}
