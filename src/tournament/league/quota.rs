//! Who comes on to the next stage of a season: an ordered list of sources, each with a quota.

use std::collections::BTreeSet;

/// A list whose first ones come on: the table of a qualifier, that of a season, title holders, wild cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuotaSource<P> {
    pub quota: usize,
    /// In the order in which they are asked.
    pub order: Vec<P>,
}

/// Someone who comes on, and through which source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Qualified<P> {
    pub player: P,
    pub source: usize,
}

/// Everyone who comes on, source by source: each takes its next people who are not in yet and have not declined, until
/// its quota is full or its list ends.
pub fn qualified<P: Copy + Ord>(sources: &[QuotaSource<P>], declined: &[P]) -> Vec<Qualified<P>> {
    let mut out: BTreeSet<P> = declined.iter().copied().collect();
    let mut all = Vec::new();
    for (source, from) in sources.iter().enumerate() {
        let free: Vec<P> = from
            .order
            .iter()
            .copied()
            .filter(|player| !out.contains(player))
            .collect();
        let mut taken = 0;
        for player in free {
            if taken < from.quota && out.insert(player) {
                all.push(Qualified { player, source });
                taken += 1;
            }
        }
    }
    all
}

/// The reserves of a source in order: who comes on if someone withdraws whom it brought.
pub fn reserves<P: Copy + Ord>(sources: &[QuotaSource<P>], source: usize, declined: &[P]) -> Vec<P> {
    let mut out: BTreeSet<P> = declined.iter().copied().collect();
    out.extend(qualified(sources, declined).into_iter().map(|one| one.player));
    let order = sources
        .get(source)
        .map(|from| from.order.as_slice())
        .unwrap_or_default();
    order.iter().copied().filter(|player| out.insert(*player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(quota: usize, order: &str) -> QuotaSource<char> {
        QuotaSource {
            quota,
            order: order.chars().collect(),
        }
    }

    #[test]
    fn a_place_that_is_taken_or_declined_goes_to_the_next_and_nobody_comes_on_twice() {
        let sources = [source(2, "ABCD"), source(2, "BEFA"), source(2, "ACGD")];
        let said = |declined: &[char]| {
            let all = qualified(&sources, declined);
            all.iter()
                .map(|one| format!("{}{}", one.player, one.source))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(said(&['E']), "A0 B0 F1 C2 G2");
        assert_eq!(said(&['E', 'A']), "B0 C0 F1 G2 D2");
        assert_eq!(reserves(&sources, 0, &['E']), ['D']);
        assert!(reserves(&sources, 9, &[]).is_empty());
    }
}
