//! `actions`: from JSON objects to what the engine takes (format, 5). The types that every game has are read here,
//! the others by the game.

use super::Vocabulary;
use super::deal::{DealForm, read_card};
use super::fields::Fields;
use super::ruling::{Ruling, read_ruling};
use crate::json::Value;
use crate::structure::{Faults, FormatVersion, GIVEN, TextKind};
use crate::usual::UsualPlay;
use talon_rules::cards::{Card, Seat};

/// One action of a record.
#[derive(Debug)]
pub struct Item<'a, V: Vocabulary> {
    pub value: Value<'a>,
    pub by: Option<Seat>,
    pub step: ActionStep<'a, V>,
}

/// What an action says.
#[derive(Debug)]
pub(crate) enum ActionStep<'a, V: Vocabulary> {
    /// Something that the rules judge.
    Act(V::Action),
    /// A card that was played although perhaps illegal.
    Irregular(Card),
    Expose(Option<Value<'a>>),
    /// With the plies it refers to.
    Irregularity(Option<Value<'a>>),
    Ruling(Ruling<'a>),
    End,
    /// Something that the engine has no action for; whether its moment had come at all is asked first.
    Misfit(Misfit),
    /// It has findings of its own; nothing after it is checked.
    Malformed,
}

/// What no engine action can say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// A discard of so many cards, which is never two.
    Cards(usize),
    /// A bid that is not in the table.
    Bid,
    /// The same, told instead of an auction.
    Given,
}

impl<V: Vocabulary> Clone for Item<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Vocabulary> Copy for Item<'_, V> {}

impl<V: Vocabulary> Clone for ActionStep<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Vocabulary> Copy for ActionStep<'_, V> {}

impl<V: Vocabulary> Item<'_, V> {
    /// Whether it can be played through at all.
    pub(crate) fn is_malformed(&self) -> bool {
        matches!(self.step, ActionStep::Malformed)
    }
}

/// Reads a list of actions into `items`, which is emptied first.
pub(crate) fn read_actions<'a, V: Vocabulary>(
    list: Value<'a>,
    rules: Option<&V::Rules>,
    faults: &mut Faults<'a>,
    items: &mut Vec<Item<'a, V>>,
) {
    items.clear();
    for value in list.items() {
        if let Some(play) = read_usual_play(value) {
            items.push(play);
            continue;
        }
        let errors = faults.errors();
        let item = read_item(value, rules, faults);
        let sound = faults.errors() == errors;
        items.push(match item {
            Some(item) if sound => item,
            _ => Item {
                value,
                by: None,
                step: ActionStep::Malformed,
            },
        });
    }
}

/// A card played with nothing else said of it, which most actions are; anything unusual is left to the full reading.
#[inline]
fn read_usual_play<'a, V: Vocabulary>(value: Value<'a>) -> Option<Item<'a, V>> {
    let play = UsualPlay::read(value.bytes())?;
    let (by, card) = (Seat::of_letter(play.by)?, V::PACK.card_of(play.card)?);
    Some(Item {
        value,
        by: Some(by),
        step: ActionStep::Act(V::play(card)),
    })
}

fn read_item<'a, V: Vocabulary>(
    value: Value<'a>,
    rules: Option<&V::Rules>,
    faults: &mut Faults<'a>,
) -> Option<Item<'a, V>> {
    if !faults.object(value) {
        return None;
    }
    let Some(kind) = value.get("type") else {
        faults.missing(value, "type");
        return None;
    };
    let word = kind.as_str().unwrap_or_default();
    let mut fields = Fields::new(value);
    match &*word {
        // A ruling is the director's, so `by` is no seat; an end may be nobody's.
        "ruling" => {
            let ruling = read_ruling::<V>(value, faults)?;
            return Some(Item {
                value,
                by: None,
                step: ActionStep::Ruling(ruling),
            });
        }
        "end" => {
            read_end(&mut fields, faults)?;
            return Some(Item {
                value,
                by: fields.by,
                step: ActionStep::End,
            });
        }
        GIVEN if faults.version == Some(FormatVersion::V1_0) => {
            faults.bad(kind, &types::<V>(FormatVersion::V1_0));
            if let Some(finding) = faults.last_error() {
                finding.detail = "given_version";
            }
            return None;
        }
        _ => {}
    }
    let step = common_step(&word, &mut fields, faults).or_else(|| V::read(&word, &mut fields, rules, faults));
    let Some(step) = step else {
        if faults.string(kind).is_some() {
            faults.bad(kind, &types::<V>(faults.version.unwrap_or(FormatVersion::NEWEST)));
        }
        return None;
    };
    let step = step?;
    if fields.by.is_none() && value.get("by").is_none() {
        faults.missing(value, "by");
    }
    Some(Item {
        value,
        by: fields.by,
        step,
    })
}

/// The types of action that records of a version may have.
pub(super) fn types<V: Vocabulary>(version: FormatVersion) -> Vec<&'static str> {
    let is_known = |word: &&str| version >= FormatVersion::V1_1 || *word != GIVEN;
    V::TYPES.iter().copied().filter(is_known).collect()
}

/// Reads an action that all games have; `None` when it is of another type, `Some(None)` when it had findings.
#[expect(
    clippy::option_option,
    reason = "the outer one says whose type it is, the inner whether it was sound"
)]
fn common_step<'a, V: Vocabulary>(
    word: &str,
    fields: &mut Fields<'a>,
    faults: &mut Faults<'a>,
) -> Option<Option<ActionStep<'a, V>>> {
    Some(match word {
        "play" => read_play(fields, faults),
        "concede" => {
            fields.plain(faults);
            Some(ActionStep::Act(V::concede()))
        }
        "discard" => read_discard(fields, faults),
        "expose" => read_expose(fields, faults),
        "irregularity" => read_irregularity(fields, faults),
        _ => return None,
    })
}

/// How the vocabulary writes cards.
pub(super) const fn form<V: Vocabulary>() -> DealForm {
    DealForm {
        pack: V::PACK,
        rule: V::DEAL_RULE,
    }
}

fn read_play<'a, V: Vocabulary>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, V>> {
    let (mut card, mut irregular) = (None, false);
    fields.read(faults, &["card", "irregular"], |name, value, faults| {
        if name == "card" {
            card = read_card(form::<V>(), value, faults, false).flatten();
        } else if faults.boolean(value) == Some(true) {
            irregular = true;
        } else if value.as_bool() == Some(false) {
            faults.unfit(value, "false");
        }
    });
    let card = fields.require(faults, "card", card)?;
    Some(if irregular {
        ActionStep::Irregular(card)
    } else {
        ActionStep::Act(V::play(card))
    })
}

fn read_discard<'a, V: Vocabulary>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, V>> {
    let mut cards = None;
    fields.read(faults, &["cards"], |_, value, faults| {
        if !faults.array(value) {
            return;
        }
        let read: Vec<_> = value
            .items()
            .map(|item| read_card(form::<V>(), item, faults, true))
            .collect();
        cards = match read[..] {
            [Some(first), Some(second)] => Some(ActionStep::Act(V::discard([first, second]))),
            [_, _] => None,
            _ => Some(ActionStep::Misfit(Misfit::Cards(read.len()))),
        };
    });
    fields.require(faults, "cards", cards)
}

fn read_expose<'a, V: Vocabulary>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, V>> {
    let mut cards = None;
    fields.read(faults, &["cards"], |_, value, faults| {
        if faults.array(value) {
            for item in value.items() {
                read_card(form::<V>(), item, faults, true);
            }
            cards = Some(value);
        }
    });
    Some(ActionStep::Expose(cards))
}

pub(super) const FAULT_KINDS: &[&str] = &["exposed_card", "other", "out_of_turn", "revoke", "wrong_pass"];

fn read_irregularity<'a, V: Vocabulary>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, V>> {
    let (mut kind, mut refs) = (None, None);
    fields.read(faults, &["kind", "refs", "text"], |name, value, faults| match name {
        "kind" => kind = faults.word(value, FAULT_KINDS),
        "refs" => {
            if faults.array(value) {
                for item in value.items() {
                    faults.integer(item, 1);
                }
                refs = Some(value);
            }
        }
        _ => {
            faults.text(value, TextKind::Comment);
        }
    });
    fields
        .require(faults, "kind", kind)
        .map(|_| ActionStep::Irregularity(refs))
}

pub(super) const REASONS: &[&str] = &["abandoned", "record_lost", "time"];

fn read_end<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<&'static str> {
    let mut reason = None;
    fields.read(faults, &["reason"], |_, value, faults| {
        reason = faults.word(value, REASONS);
    });
    fields.require(faults, "reason", reason)
}
