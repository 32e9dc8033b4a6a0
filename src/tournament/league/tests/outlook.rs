//! What may still become of a season, worked by hand and tried out.

use super::*;

fn to_come(entries: usize) -> UnitToCome {
    UnitToCome {
        entries,
        weight: exact("1"),
        is_bonus: false,
        group: None,
        points: None,
    }
}

fn spans(outlook: impl Iterator<Item = Option<Outlook>>) -> Vec<(usize, usize)> {
    outlook.flatten().map(|one| (one.best, one.worst)).collect()
}

fn worked() -> Season {
    season(
        3,
        Counting::Best { n: 3 },
        &["A1 B2 C3", "B1 C2 A3", "A2 B1 C3", "C1 X2 Y3 A4"],
    )
}

#[test]
fn with_one_unit_to_come_every_end_is_known() {
    let season = worked();
    assert_eq!(
        spans(season.outlook(&[to_come(7)]).unwrap().into_iter()),
        [(1, 3), (1, 3), (1, 3)]
    );
    let last = season.last_unit(&to_come(7)).unwrap().unwrap();
    assert_eq!(
        spans((0..3).map(|player| last.of(player).outlook())),
        [(1, 3), (1, 2), (1, 3)]
    );
    // The leader wins it all by winning, and is never worse than second.
    assert_eq!(last.of(1).sure(1), Need::Place(1));
    assert_eq!(last.of(1).sure(2), Need::Nothing);
    assert_eq!(last.of(0).sure(1), Need::Place(1));
    assert_eq!(last.of(0).sure(2), Need::Place(1));
    // A seventh place makes all their units worth as many as those of the second.
    assert_eq!(last.of(0).possible(2), Need::Place(7));
    assert_eq!(last.of(0).possible(1), Need::Place(1));
}

#[test]
fn nothing_to_come_leaves_the_ranks_of_now() {
    assert_eq!(
        spans(worked().outlook(&[]).unwrap().into_iter()),
        [(3, 3), (1, 1), (2, 2)]
    );
}

#[test]
fn what_may_bring_any_number_has_no_outlook() {
    let mut season = worked();
    season.profile.points = UnitPoints::Own;
    assert_eq!(season.outlook(&[to_come(7)]).unwrap(), vec![None; 6]);
    assert!(season.last_unit(&to_come(7)).unwrap().is_none());
    season.profile.points = UnitPoints::usual();
    season.profile.chain = vec![SeasonItem::HeadToHead];
    assert!(season.last_unit(&to_come(7)).unwrap().is_none());
}

#[test]
fn who_cannot_reach_the_minimum_any_more_has_no_rank_to_expect() {
    let mut season = season(3, Counting::All, &["A1 B2", "A1 B2", "A1 B2 C3"]);
    season.profile.minimum = 3;
    let last = season.last_unit(&to_come(3)).unwrap().unwrap();
    assert_eq!(last.of(2).outlook(), None);
    assert_eq!(last.of(2).sure(3), Need::NotInTheirHands);
    season.profile.minimum = 2;
    let last = season.last_unit(&to_come(3)).unwrap().unwrap();
    // Only by being there.
    assert_eq!(
        (last.of(2).outlook(), last.of(2).possible(3)),
        (Some(Outlook { best: 3, worst: 3 }), Need::Place(3))
    );
}

/// Every way in which the players may take the places alone or stay away, played out.
fn tried(season: &Season, entries: usize) -> Vec<Option<Outlook>> {
    let players = season.players.iter().filter(|player| !player.is_guest).count();
    let mut found: Vec<Option<Outlook>> = vec![None; season.players.len()];
    let ways = (entries + 1).pow(u32::try_from(players).unwrap());
    for way in 0..ways {
        let place = |player: usize| way / (entries + 1).pow(u32::try_from(player).unwrap()) % (entries + 1);
        let taken: Vec<usize> = (0..players).map(place).filter(|place| *place > 0).collect();
        if taken.iter().enumerate().any(|(at, place)| taken[..at].contains(place)) {
            continue;
        }
        // Strangers fill what is left.
        let mut with = season.clone();
        let result = |player: usize, rank: usize| UnitResult {
            player,
            finish: Finish::Ranked(rank),
            points: exact("0"),
            raw: exact("0"),
            tables: 1,
        };
        let mut results: Vec<UnitResult> = (0..players)
            .filter(|player| place(*player) > 0)
            .map(|player| result(player, place(player)))
            .collect();
        for rank in (1..=entries).filter(|rank| !taken.contains(rank)) {
            results.push(result(with.players.len(), rank));
            with.players.push(SeasonPlayer {
                is_guest: true,
                carried: exact("0"),
                lot: 0,
            });
        }
        with.units.push(Unit::of(results));
        for row in with.table().unwrap() {
            let Some(rank) = row.rank else { continue };
            let known = &mut found[row.player];
            let before = known.unwrap_or(Outlook {
                best: rank,
                worst: rank,
            });
            *known = Some(Outlook {
                best: before.best.min(rank),
                worst: before.worst.max(rank),
            });
        }
    }
    found
}

#[test]
fn the_exact_outlook_is_what_trying_everything_finds() {
    let seasons = [
        season(4, Counting::Best { n: 2 }, &["A1 B2 C3 D4", "D1 C2 B3", "B1 A2"]),
        season(4, Counting::Drop { k: 1 }, &["A1 B2 C3 D4", "D1 A2 C2", "B1 A2 D3"]),
        season(4, Counting::All, &["A1 B1 C1", "D1 C2 B3"]),
        season(
            3,
            Counting::Best { n: 3 },
            &["A1 B2 C3", "B1 C2 A3", "A2 B1 C3", "C1 X2 Y3 A4"],
        ),
    ];
    for (number, season) in seasons.into_iter().enumerate() {
        for minimum in [0, 3] {
            let mut season = season.clone();
            season.profile.minimum = minimum;
            season.profile.points = UnitPoints::Vector {
                list: [7, 4, 2].map(Exact::from).to_vec(),
                rest: exact("1"),
            };
            for entries in 1..=4 {
                let last = season.last_unit(&to_come(entries)).unwrap().unwrap();
                let exact: Vec<Option<Outlook>> = (0..season.players.len())
                    .map(|player| last.of(player).outlook())
                    .collect();
                assert_eq!(
                    exact,
                    tried(&season, entries),
                    "season {number}, {entries} entries, minimum {minimum}"
                );
                let bounds = season.outlook(&[to_come(entries)]).unwrap();
                for (exact, bound) in exact.iter().zip(&bounds) {
                    let (Some(exact), Some(bound)) = (exact, bound) else {
                        continue;
                    };
                    assert!(bound.best <= exact.best && (minimum > 0 || exact.worst <= bound.worst));
                }
            }
        }
    }
}

#[test]
fn whoever_comes_too_rarely_stands_before_nobody() {
    let mut season = season(2, Counting::Best { n: 1 }, &["A1", "B1", "B1", "B1"]);
    season.units[0].weight = exact("2");
    season.profile.minimum = 3;
    let bounds = |season: &Season, units: usize| {
        let outlook = season.outlook(&vec![to_come(3); units]).unwrap();
        [outlook[0], outlook[1]].map(|one| one.map(|one| (one.best, one.worst)))
    };
    // With one unit to come the first, who has most, cannot have three any more.
    assert_eq!(bounds(&season, 1), [None, Some((1, 1))]);
    assert_eq!(bounds(&season, 2), [Some((1, 1)), Some((1, 2))]);
    season.profile.minimum = 1;
    assert_eq!(bounds(&season, 1), [Some((1, 1)), Some((2, 2))]);
}
