//! Divisions of a league between two seasons: the last of each go down, the first of the next come up.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// How many change places between two neighbouring divisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DivisionMoves {
    Number {
        n: u32,
    },
    /// A share of the smaller of the two, rounded up.
    Share {
        per_cent: u32,
    },
}

/// What becomes of those who are level across a line after everything that decides between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelOnLine {
    /// They play for it; until then the line is open.
    #[default]
    Playoff,
    /// Whoever has the better average goes ahead; who is level on that too plays for it.
    Average,
    /// All of them move.
    AllMove,
}

/// Someone in the final order of a division. Equal ranks are level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlace<P> {
    pub player: P,
    pub rank: usize,
}

/// What happens between two neighbouring divisions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DivisionLine<P> {
    /// From the upper one to the lower one, in their order.
    pub down: Vec<P>,
    /// From the lower one to the upper one.
    pub up: Vec<P>,
    /// Level across the line, so that nobody knows yet who goes down.
    pub open_down: Vec<P>,
    /// The same of who comes up.
    pub open_up: Vec<P>,
}

impl DivisionMoves {
    /// How many move between two divisions of these sizes. Nobody goes up and down at once, and as many come up as go
    /// down.
    fn count(self, above: usize, below: usize) -> usize {
        let smaller = above.min(below);
        let wanted = match self {
            DivisionMoves::Number { n } => n as usize,
            DivisionMoves::Share { per_cent } => (smaller * per_cent as usize).div_ceil(100),
        };
        wanted.min(smaller / 2)
    }
}

/// What happens at each line between the divisions, the highest line first. `orders` are the final orders, of the
/// highest division first; who `declined` stays, and the next comes up in their place.
///
/// ```
/// use talon_tournament::league::{DivisionMoves, FinalPlace, LevelOnLine, division_lines, next_divisions};
///
/// let order = |names: &[&'static str]| -> Vec<FinalPlace<&'static str>> {
///     (1..).zip(names).map(|(rank, player)| FinalPlace { player: *player, rank }).collect()
/// };
/// let orders = [order(&["Anna", "Béla"]), order(&["Cili", "Dani"])];
/// let lines = division_lines(&orders, DivisionMoves::Number { n: 1 }, LevelOnLine::Playoff, &[]);
/// assert_eq!((&lines[0].down, &lines[0].up), (&vec!["Béla"], &vec!["Cili"]));
/// assert_eq!(next_divisions(&orders, &lines), [vec!["Anna", "Cili"], vec!["Béla", "Dani"]]);
/// ```
pub fn division_lines<P: Copy + Ord>(
    orders: &[Vec<FinalPlace<P>>],
    moves: DivisionMoves,
    level: LevelOnLine,
    declined: &[P],
) -> Vec<DivisionLine<P>> {
    let neighbours = orders.iter().zip(orders.iter().skip(1));
    let line = |(above, below): (&Vec<FinalPlace<P>>, &Vec<FinalPlace<P>>)| {
        let willing: Vec<FinalPlace<P>> = below
            .iter()
            .filter(|place| !declined.contains(&place.player))
            .copied()
            .collect();
        let count = moves.count(above.len(), below.len()).min(willing.len());
        let last_first: Vec<FinalPlace<P>> = above.iter().rev().copied().collect();
        let (mut down, mut open_down) = first_of(&last_first, count, level);
        let (up, open_up) = first_of(&willing, count, level);
        down.reverse();
        open_down.reverse();
        DivisionLine {
            down,
            up,
            open_down,
            open_up,
        }
    };
    let mut lines: Vec<DivisionLine<P>> = neighbours.map(line).collect();
    // Where all who are level move, someone in the middle might do so in both directions: up goes first.
    for below in 1..lines.len() {
        let rising: BTreeSet<P> = lines[below - 1].up.iter().copied().collect();
        lines[below].down.retain(|player| !rising.contains(player));
    }
    lines
}

/// The first so many of an order, and those of whom it is not known whether they are among them.
fn first_of<P: Copy>(order: &[FinalPlace<P>], count: usize, level: LevelOnLine) -> (Vec<P>, Vec<P>) {
    let players = |places: &[FinalPlace<P>]| places.iter().map(|place| place.player).collect::<Vec<P>>();
    let is_split = count > 0 && count < order.len() && order[count - 1].rank == order[count].rank;
    if !is_split {
        return (players(&order[..count]), Vec::new());
    }
    let rank = order[count].rank;
    let begin = order.iter().position(|place| place.rank == rank).unwrap_or(count);
    let end = begin + order[begin..].iter().take_while(|place| place.rank == rank).count();
    match level {
        LevelOnLine::AllMove => (players(&order[..end]), Vec::new()),
        LevelOnLine::Playoff | LevelOnLine::Average => (players(&order[..begin]), players(&order[begin..end])),
    }
}

/// The divisions of the next season, once no line is open: those who come down first, then those who stay, then those
/// who come up, each in the order in which they ended.
pub fn next_divisions<P: Copy + Ord>(orders: &[Vec<FinalPlace<P>>], lines: &[DivisionLine<P>]) -> Vec<Vec<P>> {
    let moving: BTreeSet<P> = lines
        .iter()
        .flat_map(|line| line.down.iter().chain(&line.up))
        .copied()
        .collect();
    let division = |(at, order): (usize, &Vec<FinalPlace<P>>)| {
        let above = at.checked_sub(1).and_then(|line| lines.get(line));
        let coming_down = above.into_iter().flat_map(|line| line.down.iter().copied());
        let staying = order
            .iter()
            .map(|place| place.player)
            .filter(|player| !moving.contains(player));
        let coming_up = lines.get(at).into_iter().flat_map(|line| line.up.iter().copied());
        coming_down.chain(staying).chain(coming_up).collect()
    };
    orders.iter().enumerate().map(division).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// People by a letter, level ones in brackets.
    fn order(text: &str) -> Vec<FinalPlace<char>> {
        let mut places = Vec::new();
        let (mut rank, mut is_level) = (0, false);
        for letter in text.chars() {
            match letter {
                '(' => (rank, is_level) = (places.len() + 1, true),
                ')' => is_level = false,
                player => {
                    if !is_level {
                        rank = places.len() + 1;
                    }
                    places.push(FinalPlace { player, rank });
                }
            }
        }
        places
    }

    fn next(divisions: &[&str], n: u32, level: LevelOnLine, declined: &[char]) -> String {
        let orders: Vec<Vec<FinalPlace<char>>> = divisions.iter().map(|text| order(text)).collect();
        let lines = division_lines(&orders, DivisionMoves::Number { n }, level, declined);
        let open: String = lines
            .iter()
            .flat_map(|line| line.open_down.iter().chain(&line.open_up))
            .collect();
        if !open.is_empty() {
            return format!("open: {open}");
        }
        let next = next_divisions(&orders, &lines);
        let said: Vec<String> = next.iter().map(|one| one.iter().collect()).collect();
        said.join(" ")
    }

    #[test]
    fn as_many_come_up_as_go_down_and_nobody_is_lost() {
        let divisions = ["ABCD", "EFGH", "IJK"];
        let plain = |n| next(&divisions, n, LevelOnLine::Playoff, &[]);
        assert_eq!(plain(0), "ABCD EFGH IJK");
        assert_eq!(plain(1), "ABCE DFGI HJK");
        assert_eq!(plain(2), "ABEF CDGI HJK", "a division of three exchanges one");
        assert_eq!(plain(9), plain(2));
        assert_eq!(
            next(&["ABCDEF", "GHIJKL"], 2, LevelOnLine::Playoff, &[]),
            "ABCDGH EFIJKL"
        );
        assert_eq!(next(&[], 2, LevelOnLine::Playoff, &[]), "");
    }

    #[test]
    fn who_declines_stays_and_the_next_comes_up() {
        assert_eq!(next(&["ABCD", "EFGH"], 1, LevelOnLine::Playoff, &['E']), "ABCF DEGH");
        assert_eq!(
            next(&["ABCD", "EFGH"], 2, LevelOnLine::Playoff, &['E', 'F', 'G']),
            "ABCH DEFG",
            "where one is willing, one goes down"
        );
        assert_eq!(next(&["AB", "CD"], 1, LevelOnLine::Playoff, &['C', 'D']), "AB CD");
    }

    #[test]
    fn a_tie_on_the_line_is_open_or_moves_everyone() {
        assert_eq!(next(&["AB(CD)", "EFGH"], 1, LevelOnLine::Playoff, &[]), "open: CD");
        assert_eq!(next(&["ABCD", "(EF)GH"], 1, LevelOnLine::Average, &[]), "open: EF");
        assert_eq!(next(&["AB(CD)", "EFGH"], 1, LevelOnLine::AllMove, &[]), "ABE CDFGH");
        // Level people on the same side of the line do not matter.
        assert_eq!(next(&["(AB)CD", "EF(GH)"], 1, LevelOnLine::Playoff, &[]), "ABCE DFGH");
        // Everyone in the middle is level: they go up, and not down as well.
        assert_eq!(next(&["AB", "(CD)", "EF"], 1, LevelOnLine::AllMove, &[]), "ACD BE F");
    }

    #[test]
    fn a_share_is_rounded_up() {
        let moves = DivisionMoves::Share { per_cent: 25 };
        assert_eq!(moves.count(9, 12), 3);
        assert_eq!(moves.count(12, 4), 1);
        assert_eq!(moves.count(3, 3), 1);
        assert_eq!(moves.count(1, 8), 0);
        assert_eq!(DivisionMoves::Share { per_cent: 100 }.count(5, 7), 2);
    }
}
