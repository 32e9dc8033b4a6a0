//! The 54 bids: code, class, worth and order (U-4, U-5). It does not know who may say them when.

use super::component::{Component, ComponentSet};
use super::table::TABLE;

/// What a bid says about trump (U-1.3, U-3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// A trump suit other than hearts, named after the auction.
    Trump,
    /// Hearts are trump; values are doubled.
    Hearts,
    /// No trump.
    Plain,
}

impl Class {
    /// Its word on the rules desk.
    pub const fn code(self) -> &'static str {
        match self {
            Class::Trump => "trump",
            Class::Hearts => "hearts",
            Class::Plain => "nt",
        }
    }
}

/// A row of the table of bids.
#[derive(Debug, Clone, Copy)]
pub(super) struct BidRow {
    pub code: &'static str,
    pub step: u8,
    pub class: Class,
    pub components: ComponentSet,
    pub win: i64,
    pub loss: i64,
}

/// One of the 54 bids (U-4.4), by its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bid(u8);

/// The codes of all bids in ascending order.
pub(super) const fn codes() -> [&'static str; 54] {
    let mut codes = [""; 54];
    let mut i = 0;
    while i < 54 {
        codes[i] = TABLE[i].code;
        i += 1;
    }
    codes
}

/// The highest step of the ladder: nothing can be bid over it (U-3.3).
pub(crate) const LAST_STEP: u8 = 42;

impl Bid {
    /// The first of the table.
    pub(crate) const LOWEST: Bid = Bid(0);

    /// All bids in ascending order.
    pub fn all() -> impl Iterator<Item = Bid> {
        (0..TABLE.len() as u8).map(Bid)
    }

    #[inline]
    fn row(self) -> &'static BidRow {
        &TABLE[self.0 as usize]
    }

    /// The number of its row, 1 to 54.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The bid of this code, letter for letter.
    pub fn parse(code: &str) -> Option<Bid> {
        TABLE
            .iter()
            .position(|row| row.code == code)
            .map(|place| Bid(place as u8))
    }

    /// The bid of these components in this class, if there is one.
    pub fn of(components: ComponentSet, class: Class) -> Option<Bid> {
        Bid::all().find(|bid| bid.class() == class && bid.components() == components)
    }

    /// Its code in records.
    #[inline]
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// Its step on the ladder, 1 to 42 (U-5.1).
    #[inline]
    pub fn step(self) -> u8 {
        self.row().step
    }

    /// Its class.
    #[inline]
    pub fn class(self) -> Class {
        self.row().class
    }

    /// Its components, the implicit Simple among them (U-4.2).
    #[inline]
    pub fn components(self) -> ComponentSet {
        self.row().components
    }

    /// Whether it contains this component.
    #[inline]
    pub fn has(self, component: Component) -> bool {
        self.components().has(component)
    }

    /// Game points per opponent when every component succeeds (U-5.2).
    pub fn win(self) -> i64 {
        self.row().win
    }

    /// Game points per opponent when every component fails, the Ulti penalty among them.
    pub fn loss(self) -> i64 {
        self.row().loss
    }

    /// What one component of this bid is worth per opponent, hearts already doubled.
    pub fn value_of(self, component: Component) -> i64 {
        component.value() * self.hearts_factor()
    }

    /// 2 where hearts are trump, else 1.
    pub fn hearts_factor(self) -> i64 {
        if self.class() == Class::Hearts { 2 } else { 1 }
    }

    /// Whether the holdings are laid open after trick 1 (U-6.11).
    pub fn is_open(self) -> bool {
        self.components().iter().any(Component::is_open)
    }

    /// The key by which bids are compared: value, fewer components, tie-break (U-5.2 to U-5.4).
    pub fn key(self) -> (i64, i64, u8) {
        let parts = self.components();
        (self.win(), -(parts.len() as i64), self.tie_break())
    }

    fn tie_break(self) -> u8 {
        let parts = self.components();
        let marches = ComponentSet::of(&[Component::Durchmars, Component::OpenDurchmars]);
        if self.win() == 10 && parts.len() == 2 {
            return match () {
                () if parts.has_any(marches) => 2,
                () if parts.has(Component::Ulti) => 1,
                () => 0,
            };
        }
        if self.win() == 24 && parts.len() == 3 {
            return u8::from(self.class() == Class::Hearts);
        }
        u8::from(parts.has(Component::Ulti) && !parts.has(Component::Aces) && !parts.has_any(marches))
    }
}

impl std::fmt::Debug for Bid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bid(code: &str) -> Bid {
        Bid::parse(code).unwrap()
    }

    #[test]
    fn the_formula_gives_the_54_bids_on_the_42_steps_of_the_table() {
        let mut keys: Vec<_> = Bid::all().map(Bid::key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), 42);
        for bid in Bid::all() {
            let step = keys.iter().position(|key| *key == bid.key()).unwrap() + 1;
            assert_eq!(step, bid.step() as usize, "{bid:?}");
        }
        assert_eq!(Bid::all().count(), 54);
    }

    #[test]
    fn the_legal_combinations_are_exactly_the_54_bids() {
        use Component::*;
        let mut count = 0;
        for base in [None, Some(Forty), Some(Twenty)] {
            for ulti in [None, Some(Ulti)] {
                for march in [None, Some(Aces), Some(Durchmars), Some(OpenDurchmars)] {
                    let mut set: ComponentSet = [base, ulti, march].into_iter().flatten().collect();
                    if base.is_none() && !matches!(march, Some(Durchmars | OpenDurchmars)) {
                        set.insert(Simple);
                    }
                    for class in [Class::Trump, Class::Hearts] {
                        assert!(Bid::of(set, class).is_some(), "{set:?} {class:?}");
                        count += 1;
                    }
                }
            }
        }
        count += Bid::all().filter(|bid| bid.class() == Class::Plain).count();
        assert_eq!(count, 54);
    }

    #[test]
    fn win_and_loss_are_the_sums_of_the_components() {
        for bid in Bid::all() {
            let win: i64 = bid.components().iter().map(|part| bid.value_of(part)).sum();
            let penalty = if bid.has(Component::Ulti) {
                4 * bid.hearts_factor()
            } else {
                0
            };
            assert_eq!((bid.win(), bid.loss()), (win, win + penalty), "{bid:?}");
        }
    }

    #[test]
    fn the_source_text_orders_these_bids_as_the_table_does() {
        for (high, low) in [
            ("simple+ulti", "h40"),
            ("betli", "simple+ulti"),
            ("h40+dur", "p:simple+ulti"),
            ("ulti+dur", "p:simple+ulti"),
            ("h40+dur", "p:simple+aces"),
            ("ulti+dur", "p:simple+aces"),
            ("h20+aces", "h40+ulti+aces"),
            ("h20+ulti", "h20+aces"),
        ] {
            assert!(bid(high).step() > bid(low).step(), "{high} over {low}");
        }
    }
}
