//! Who is host of a table: the rule of the Serbian league.

/// What the choice of a host depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hosting {
    /// How often they have been host.
    pub hosted: u32,
    /// Their draw number.
    pub number: u16,
}

/// Which of those at a table is host: the one who was least often, of several the one with the highest draw number.
/// None at an empty table.
pub fn host(seats: &[Hosting]) -> Option<usize> {
    (0..seats.len()).min_by_key(|seat| (seats[*seat].hosted, std::cmp::Reverse(seats[*seat].number)))
}
