//! The three seats and data for each of them, so that nobody counts players with a magic index. It knows no roles.

/// A place at the table. The order of play is A, B, C, A, whichever way the table runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    A,
    B,
    C,
}

impl Seat {
    /// All seats in order of play.
    pub const ALL: [Seat; 3] = [Seat::A, Seat::B, Seat::C];

    /// Position in [`Seat::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next seat in order of play.
    #[inline]
    pub const fn next(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            Seat::B => Seat::C,
            Seat::C => Seat::A,
        }
    }

    /// The seat before, which is the one after the next.
    #[inline]
    pub const fn previous(self) -> Seat {
        self.next().next()
    }

    /// The two others in order of play from here.
    #[inline]
    pub const fn others(self) -> [Seat; 2] {
        [self.next(), self.previous()]
    }

    /// The letter that stands for it.
    pub const fn letter(self) -> &'static str {
        match self {
            Seat::A => "A",
            Seat::B => "B",
            Seat::C => "C",
        }
    }

    /// Reads a letter.
    #[inline]
    pub fn parse(text: &str) -> Option<Seat> {
        let &[letter] = text.as_bytes() else { return None };
        Seat::of_letter(letter)
    }

    /// The seat of a letter.
    #[inline]
    pub const fn of_letter(letter: u8) -> Option<Seat> {
        match letter {
            b'A' => Some(Seat::A),
            b'B' => Some(Seat::B),
            b'C' => Some(Seat::C),
            _ => None,
        }
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T> {
    pub a: T,
    pub b: T,
    pub c: T,
}

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat {
            a: make(Seat::A),
            b: make(Seat::B),
            c: make(Seat::C),
        }
    }

    /// The values with their seats, in order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        [(Seat::A, &self.a), (Seat::B, &self.b), (Seat::C, &self.c)].into_iter()
    }

    /// The same with each value turned into another.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat {
            a: f(Seat::A, &self.a),
            b: f(Seat::B, &self.b),
            c: f(Seat::C, &self.c),
        }
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::A => &self.a,
            Seat::B => &self.b,
            Seat::C => &self.c,
        }
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::A => &mut self.a,
            Seat::B => &mut self.b,
            Seat::C => &mut self.c,
        }
    }
}
