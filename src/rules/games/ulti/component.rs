//! The parts that bids promise, and sets of them (U-4.1). What makes a part won is judged elsewhere.

/// One thing a bid promises; each is doubled, judged and paid by itself (U-4, U-7.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Component {
    Simple,
    Forty,
    Twenty,
    Aces,
    Ulti,
    Durchmars,
    OpenDurchmars,
    Betli,
    Rebetli,
    OpenBetli,
    PlainDurchmars,
    Redurchmars,
    OpenPlainDurchmars,
}

/// The codes of all components, in the order of [`Component::ALL`].
pub const CODES: &[&str] = &[
    "simple",
    "h40",
    "h20",
    "aces",
    "ulti",
    "dur",
    "odur",
    "betli",
    "rebetli",
    "open_betli",
    "plain_dur",
    "redur",
    "open_plain_dur",
];

impl Component {
    /// Every component.
    pub const ALL: [Component; 13] = [
        Component::Simple,
        Component::Forty,
        Component::Twenty,
        Component::Aces,
        Component::Ulti,
        Component::Durchmars,
        Component::OpenDurchmars,
        Component::Betli,
        Component::Rebetli,
        Component::OpenBetli,
        Component::PlainDurchmars,
        Component::Redurchmars,
        Component::OpenPlainDurchmars,
    ];

    /// Position in [`Component::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its code in records.
    pub const fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// The component of this code.
    pub fn parse(code: &str) -> Option<Component> {
        Component::ALL.into_iter().find(|component| component.code() == code)
    }

    /// Game points per opponent when trump is not hearts; no-trump components have no other value (U-4).
    pub const fn value(self) -> i64 {
        match self {
            Component::Simple => 1,
            Component::Forty | Component::Aces | Component::Ulti => 4,
            Component::Betli => 5,
            Component::Durchmars | Component::PlainDurchmars => 6,
            Component::Twenty => 8,
            Component::Rebetli => 10,
            Component::OpenDurchmars | Component::Redurchmars => 12,
            Component::OpenBetli => 20,
            Component::OpenPlainDurchmars => 24,
        }
    }

    /// Whether it is played without trump (U-1.3).
    pub const fn is_plain(self) -> bool {
        self as u8 >= Component::Betli as u8
    }

    /// Whether all holdings are laid open after trick 1 (U-6.11).
    pub const fn is_open(self) -> bool {
        matches!(
            self,
            Component::OpenDurchmars | Component::OpenBetli | Component::OpenPlainDurchmars
        )
    }
}

/// A set of components.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ComponentSet(u16);

impl ComponentSet {
    /// The set of these.
    pub const fn of(components: &[Component]) -> ComponentSet {
        let mut bits = 0;
        let mut i = 0;
        while i < components.len() {
            bits |= 1 << components[i] as u16;
            i += 1;
        }
        ComponentSet(bits)
    }

    /// Bit `n` is the component with index `n`.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The codes of its components.
    pub const fn words(self) -> crate::games::WordSet {
        crate::games::WordSet::new(CODES, self.0 as u64)
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds this one.
    #[inline]
    pub const fn has(self, component: Component) -> bool {
        self.0 >> component as u16 & 1 == 1
    }

    /// Whether it holds any of these.
    #[inline]
    pub(crate) const fn has_any(self, other: ComponentSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds one; false if it was there.
    pub fn insert(&mut self, component: Component) -> bool {
        let new = !self.has(component);
        self.0 |= 1 << component as u16;
        new
    }

    /// Those in this set and not in the other.
    pub const fn without(self, other: ComponentSet) -> ComponentSet {
        ComponentSet(self.0 & !other.0)
    }

    /// Its members in the order of [`Component::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Component> {
        Component::ALL.into_iter().filter(move |component| self.has(*component))
    }
}

impl FromIterator<Component> for ComponentSet {
    fn from_iter<I: IntoIterator<Item = Component>>(components: I) -> ComponentSet {
        let mut set = ComponentSet::default();
        for component in components {
            set.insert(component);
        }
        set
    }
}
