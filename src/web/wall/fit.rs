//! How large letters are on a wall, and how much stands on a page: as large as the room allows, and smaller where else
//! too many pages would have to be waited for. All in hundredths of the width of a small wall; on a large one letters
//! are as high, and more of them fit.

/// How high the part of a page is on which it is written, and how wide.
const HIGH: f32 = 44.6;
const WIDE: f32 = 95.0;
/// Between two columns.
const GAP: f32 = 3.0;
/// How wide a letter is on average, in heights of the line.
const LETTER: f32 = 0.57;
/// Sizes of letters, in tenths. From ten metres the smallest can be read on a screen that is two metres wide.
const SIZES: [u16; 8] = [80, 70, 60, 55, 50, 46, 43, 40];
/// What is large enough for any screen, if few pages come of it and none has one thing alone.
const LARGE: u16 = 60;
/// Columns of a page, on any wall.
const COLUMNS_MAX: usize = 4;
/// Letters of a name that a column has room for; longer ones are written smaller.
const NAME: usize = 14;

/// How much room a wall has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Room {
    /// A screen of 1280 by 720.
    #[default]
    Small,
    /// One of 1920 by 1080.
    Large,
}

impl Room {
    /// The word for it in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Room::Small => "small",
            Room::Large => "large",
        }
    }

    /// The room of this word.
    pub fn parse(word: &str) -> Option<Room> {
        [Room::Small, Room::Large]
            .into_iter()
            .find(|room| room.as_str() == word)
    }

    /// The one that it is not.
    pub const fn other(self) -> Room {
        match self {
            Room::Small => Room::Large,
            Room::Large => Room::Small,
        }
    }

    /// So many pages nobody minds waiting for.
    const fn few_pages(self) -> usize {
        match self {
            Room::Small => 2,
            Room::Large => 1,
        }
    }

    /// How much wider and higher it is than a small one.
    const fn times(self) -> f32 {
        match self {
            Room::Small => 1.0,
            Room::Large => 1.5,
        }
    }
}

/// What stands on a wall.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Things {
    pub count: usize,
    /// Letters of the longest name.
    pub longest: usize,
    /// What stands beside a name, in letters.
    pub beside: usize,
    /// How high one is, in heights of a letter.
    pub high: f32,
}

/// How it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fit {
    /// In tenths.
    size: u16,
    columns: usize,
    rows: usize,
    beside: usize,
    room: Room,
}

impl Fit {
    pub fn of(things: Things, room: Room) -> Fit {
        let letters = things.longest.min(NAME) + things.beside;
        let all = || {
            let sized = move |size: u16| {
                let rows = (HIGH * room.times() / (f32::from(size) / 10.0 * things.high)) as usize;
                (1..=COLUMNS_MAX).map(move |columns| Fit {
                    size,
                    columns,
                    rows,
                    beside: things.beside,
                    room,
                })
            };
            SIZES
                .into_iter()
                .flat_map(sized)
                .filter(move |fit| fit.rows > 0 && fit.letters() >= letters)
        };
        let pages = |fit: &Fit| things.count.div_ceil(fit.on_a_page());
        let best = |fits: &mut dyn Iterator<Item = Fit>| {
            fits.min_by_key(|fit| (pages(fit), std::cmp::Reverse(fit.size), fit.columns))
        };
        let few = |fit: &Fit| pages(fit) <= room.few_pages() && (fit.on_a_page() > 1 || things.count == 1);
        let large = best(&mut all().filter(|fit| fit.size >= LARGE)).filter(few);
        let smallest = Fit {
            size: SIZES[SIZES.len() - 1],
            columns: 1,
            rows: 1,
            beside: things.beside,
            room,
        };
        large.or_else(|| best(&mut all())).unwrap_or(smallest)
    }

    const fn on_a_page(self) -> usize {
        self.rows * self.columns
    }

    /// How many of so many stand on each page, so that the last one is not left with one.
    pub const fn share(self, count: usize) -> usize {
        let pages = count.div_ceil(self.on_a_page());
        let rows = count
            .div_ceil(if pages == 0 { 1 } else { pages })
            .div_ceil(self.columns);
        if rows == 0 { 1 } else { rows * self.columns }
    }

    /// How many of those on a page stand in a column.
    pub const fn column(self, on_the_page: usize) -> usize {
        let rows = on_the_page.div_ceil(self.columns);
        if rows == 0 { 1 } else { rows }
    }

    /// Its classes in the style sheet.
    pub fn class(self) -> String {
        format!("s{} c{}", self.size, self.columns)
    }

    /// Letters that stand beside each other in a column.
    fn letters(self) -> usize {
        let columns = self.columns as f32;
        let wide = (WIDE * self.room.times() - GAP * (columns - 1.0)) / columns;
        (wide / (f32::from(self.size) / 10.0 * LETTER)) as usize
    }

    /// How much smaller a name is written, so that it stays on its line.
    pub fn size_of(self, name: &str) -> &'static str {
        let room = self.letters().saturating_sub(self.beside).max(1);
        match name.chars().count() * 100 / room {
            ..=100 => "",
            101..=134 => "long",
            135..=320 => "longer",
            _ => "longest",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(count: usize, seats: f32) -> Fit {
        let things = Things {
            count,
            longest: 14,
            beside: 5,
            high: seats * 1.08 + 0.45,
        };
        Fit::of(things, Room::Small)
    }

    fn pages(count: usize, fit: Fit) -> usize {
        count.div_ceil(fit.on_a_page())
    }

    #[test]
    fn few_tables_are_written_large_and_many_so_that_nobody_waits_long() {
        assert_eq!((pages(1, tables(1, 3.0)), tables(1, 3.0).size), (1, 80));
        assert_eq!((pages(3, tables(3, 3.0)), tables(3, 3.0).size), (2, 60));
        for (count, most) in [(4, 2), (7, 2), (14, 3), (50, 9)] {
            let fit = tables(count, 3.0);
            assert!(pages(count, fit) <= most, "{count}: {fit:?}");
        }
    }

    #[test]
    fn standings_of_seventeen_are_read_on_one_large_page_or_on_two_small_ones() {
        let standings = |room| {
            let things = Things {
                count: 17,
                longest: 17,
                beside: 9,
                high: 1.2,
            };
            pages(17, Fit::of(things, room))
        };
        assert_eq!((standings(Room::Large), standings(Room::Small)), (1, 2));
    }

    #[test]
    fn tables_of_four_share_a_page_too() {
        let fit = tables(4, 4.0);
        assert!(fit.on_a_page() >= 4, "{fit:?}");
        assert_eq!(pages(2, tables(2, 4.0)), 1);
    }

    #[test]
    fn pages_share_what_there_is() {
        let fit = tables(7, 3.0);
        assert_eq!((fit.on_a_page(), fit.share(7)), (6, 4));
        assert_eq!(fit.share(1), fit.columns);
    }

    #[test]
    fn nothing_is_ever_smaller_than_can_be_read_nor_higher_than_the_page() {
        for count in 1..200 {
            for longest in [1, 10, 16, 40, 90] {
                let things = Things {
                    count,
                    longest,
                    beside: 4,
                    high: 1.2,
                };
                for room in [Room::Small, Room::Large] {
                    let names = Fit::of(things, room);
                    assert!((40..=80).contains(&names.size), "{names:?}");
                    let high = names.rows as f32 * f32::from(names.size) / 10.0 * 1.2;
                    assert!(high <= HIGH * room.times(), "{names:?}");
                }
            }
        }
    }

    #[test]
    fn a_name_is_written_smaller_only_where_it_is_too_long() {
        let fit = tables(14, 3.0);
        assert_eq!(fit.size_of("Szabó Katalin"), "");
        assert_eq!(fit.size_of("Szentgyörgyi Mária"), "long");
        assert_eq!(fit.size_of(&"x".repeat(30)), "longer");
        assert_eq!(fit.size_of(&"x".repeat(80)), "longest");
    }
}
