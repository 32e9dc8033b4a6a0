//! How many tables of which size a number of players makes, and how many of them sit out.

/// What is done with players who are too many for tables of three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SitOut {
    /// They sit out the round.
    Byes,
    /// One or two tables have four seats.
    Fours,
    /// Tables have four seats wherever that leaves tables of three for the rest.
    TablesOfFour,
}

/// The tables of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Players who sit out.
    pub byes: usize,
    /// Tables of three.
    pub threes: usize,
    /// Tables of four.
    pub fours: usize,
}

/// So many players cannot be seated this way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{players} players make no tables of three and four{}", match .sit_out {
    SitOut::Byes => "",
    SitOut::Fours | SitOut::TablesOfFour => " when nobody sits out",
})]
pub struct Unseatable {
    pub players: usize,
    pub sit_out: SitOut,
}

impl Shape {
    /// The shape with the fewest byes, and the fewest tables of the size that is the exception.
    pub fn of(players: usize, sit_out: SitOut) -> Result<Shape, Unseatable> {
        let unseatable = Unseatable { players, sit_out };
        if players < 3 {
            return Err(unseatable);
        }
        let rest = players % 3;
        let shape = match sit_out {
            SitOut::Byes => Shape {
                byes: rest,
                threes: players / 3,
                fours: 0,
            },
            SitOut::Fours => Shape {
                byes: 0,
                threes: (players / 3).checked_sub(rest).ok_or(unseatable)?,
                fours: rest,
            },
            SitOut::TablesOfFour => {
                let threes = (4 - players % 4) % 4;
                let seated = players.checked_sub(threes * 3).ok_or(unseatable)?;
                Shape {
                    byes: 0,
                    threes,
                    fours: seated / 4,
                }
            }
        };
        Ok(shape)
    }

    /// Tables of either size.
    pub fn tables(&self) -> usize {
        self.threes + self.fours
    }

    /// Players at tables.
    pub fn seated(&self) -> usize {
        self.threes * 3 + self.fours * 4
    }

    /// The sizes of the tables, threes first.
    pub fn sizes(&self) -> Vec<usize> {
        let mut sizes = vec![3; self.threes];
        sizes.resize(self.tables(), 4);
        sizes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(players: usize, sit_out: SitOut) -> Option<(usize, usize, usize)> {
        Shape::of(players, sit_out)
            .ok()
            .map(|shape| (shape.byes, shape.threes, shape.fours))
    }

    #[test]
    fn everyone_has_a_seat_or_sits_out() {
        for players in 3..=60 {
            for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
                if let Ok(shape) = Shape::of(players, sit_out) {
                    assert_eq!(shape.byes + shape.seated(), players);
                    assert_eq!(shape.sizes().iter().sum::<usize>(), shape.seated());
                } else {
                    assert_eq!(players, 5);
                }
            }
        }
    }

    #[test]
    fn what_is_too_much_for_threes_sits_out_or_makes_fours() {
        assert_eq!(of(20, SitOut::Byes), Some((2, 6, 0)));
        assert_eq!(of(20, SitOut::Fours), Some((0, 4, 2)));
        assert_eq!(of(20, SitOut::TablesOfFour), Some((0, 0, 5)));
        assert_eq!(of(9, SitOut::TablesOfFour), Some((0, 3, 0)));
        assert_eq!(of(10, SitOut::TablesOfFour), Some((0, 2, 1)));
        assert_eq!(of(4, SitOut::Byes), Some((1, 1, 0)));
        assert_eq!(of(8, SitOut::Fours), Some((0, 0, 2)));
        assert_eq!(of(5, SitOut::Byes), Some((2, 1, 0)));
    }

    #[test]
    fn five_without_byes_and_two_in_any_way_are_refused() {
        assert_eq!(of(5, SitOut::Fours), None);
        assert_eq!(of(5, SitOut::TablesOfFour), None);
        assert_eq!(of(2, SitOut::Byes), None);
        let said = Shape::of(5, SitOut::Fours).unwrap_err().to_string();
        assert_eq!(said, "5 players make no tables of three and four when nobody sits out");
    }
}
