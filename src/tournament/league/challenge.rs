//! A ladder: the people of a table exchange the positions they hold among themselves, in the order of the table.

/// Someone at a table with the place to which they came there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Challenger<P> {
    pub player: P,
    pub place: usize,
}

/// The ladder after a table. Those who are level keep their order; newcomers begin at the end, in the order given.
pub fn after_table<P: Copy + PartialEq>(ladder: &[P], table: &[Challenger<P>]) -> Vec<P> {
    let mut next = ladder.to_vec();
    next.extend(
        table
            .iter()
            .map(|one| one.player)
            .filter(|player| !ladder.contains(player)),
    );
    let position = |player: P| next.iter().position(|other| *other == player);
    let mut held: Vec<(usize, Challenger<P>)> = table
        .iter()
        .filter_map(|one| Some((position(one.player)?, *one)))
        .collect();
    held.sort_by_key(|(position, _)| *position);
    let positions: Vec<usize> = held.iter().map(|(position, _)| *position).collect();
    held.sort_by_key(|(_, one)| one.place);
    for (position, (_, one)) in positions.into_iter().zip(held) {
        next[position] = one.player;
    }
    next
}

/// Whether someone may challenge another who stands at most so many places above them; a newcomer stands at the end.
pub fn may_challenge<P: PartialEq>(ladder: &[P], challenger: &P, other: &P, most: usize) -> bool {
    let position = |player: &P| ladder.iter().position(|one| one == player);
    let own = position(challenger).unwrap_or(ladder.len());
    position(other).is_some_and(|above| above < own && own - above <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(ladder: &str, table: &[(char, usize)]) -> String {
        let ladder: Vec<char> = ladder.chars().collect();
        let table: Vec<Challenger<char>> = table
            .iter()
            .map(|(player, place)| Challenger {
                player: *player,
                place: *place,
            })
            .collect();
        after_table(&ladder, &table).into_iter().collect()
    }

    #[test]
    fn the_people_of_a_table_exchange_their_positions() {
        assert_eq!(played("ABCDE", &[('D', 1), ('B', 2), ('E', 3)]), "ADCBE");
        assert_eq!(played("ADCBE", &[('F', 1), ('A', 2), ('C', 2)]), "FDABEC");
        assert_eq!(played("ABC", &[('C', 1), ('A', 1), ('B', 1)]), "ABC");
        assert_eq!(played("A", &[('Y', 1), ('X', 1), ('A', 3)]), "YXA");
    }

    #[test]
    fn a_challenge_goes_so_many_places_up() {
        let ladder = ['A', 'B', 'C', 'D'];
        assert!(may_challenge(&ladder, &'D', &'B', 2) && !may_challenge(&ladder, &'D', &'A', 2));
        assert!(!may_challenge(&ladder, &'B', &'D', 2) && !may_challenge(&ladder, &'B', &'B', 2));
        assert!(may_challenge(&ladder, &'N', &'D', 1) && !may_challenge(&ladder, &'N', &'Z', 9));
    }
}
