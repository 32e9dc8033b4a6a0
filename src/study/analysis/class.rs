//! How bad a card was. A class follows from the loss and from what the loss decided; how either is found is not known
//! here.

/// The judgement of one card, the worse the later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// No loss, and no other card was as good.
    Best,
    /// No loss, others were as good.
    Equal,
    /// A loss that is neither of the two below.
    Slip,
    /// At least what the contract is worth, or two tricks.
    Mistake,
    /// A part of the contract, or the contract, could be made before and not after, or the other way round.
    Decisive,
}

impl Class {
    /// All, in order.
    pub const ALL: [Class; 5] = [Class::Best, Class::Equal, Class::Slip, Class::Mistake, Class::Decisive];

    /// Its word in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Class::Best => "best",
            Class::Equal => "equal",
            Class::Slip => "slip",
            Class::Mistake => "mistake",
            Class::Decisive => "decisive",
        }
    }

    /// The class of this word.
    pub fn parse(word: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.as_str() == word)
    }

    /// Whether it stands in the list of mistakes.
    pub const fn is_mistake(self) -> bool {
        matches!(self, Class::Mistake | Class::Decisive)
    }

    pub(super) fn of(loss: i64, as_good: usize, decided: bool, scale: Scale) -> Class {
        match loss {
            0 if as_good > 1 => Class::Equal,
            0 => Class::Best,
            _ if decided => Class::Decisive,
            _ if loss >= scale.mistake => Class::Mistake,
            _ => Class::Slip,
        }
    }
}

/// Which loss is a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    /// From this loss on, counted like the values, a card is a mistake.
    pub mistake: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_classed_by_what_it_decided_and_by_its_size() {
        let scale = Scale { mistake: 8 };
        for (loss, as_good, decided, class) in [
            (0, 1, false, Class::Best),
            (0, 3, false, Class::Equal),
            // A part was given up for another at no loss.
            (0, 1, true, Class::Best),
            (1, 1, false, Class::Slip),
            (7, 2, false, Class::Slip),
            (8, 1, false, Class::Mistake),
            (1, 1, true, Class::Decisive),
            (90, 1, true, Class::Decisive),
        ] {
            assert_eq!(
                Class::of(loss, as_good, decided, scale),
                class,
                "{loss} {as_good} {decided}"
            );
        }
    }

    #[test]
    fn every_class_is_known_by_its_word() {
        for class in Class::ALL {
            assert_eq!(Class::parse(class.as_str()), Some(class));
        }
        assert_eq!(Class::parse("good"), None);
    }
}
