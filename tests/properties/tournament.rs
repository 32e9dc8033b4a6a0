//! What holds for every event: standings, duplicate boards, leagues and ratings on events made up at random.

use proptest::prelude::*;
use talon_tournament::duplicate::{matchpoints, neuberg, percent};
use talon_tournament::league::{
    Counting, Finish, Season, SeasonPlayer, SeasonProfile, Unit, UnitPoints, UnitResult, best_of,
};
use talon_tournament::points::{PlaceScheme, Scheme, Tie};
use talon_tournament::rating::{
    Book, Method, PlayerNo, RatedSeat, RatedSource, RatedTable, Rating, Strength, When, elo, weng_lin,
};
use talon_tournament::standings::{
    Adjustment, Came, EntrySpan, Facts, Late, PlayedRound, Profile, RankedEntry, SeatResult, Status, Substitute,
    TableOutcome, TableResult, TieBreak, standings,
};
use talon_tournament::{EntryNo, Exact, Round, Table, is_ranking};

/// A table of three or four with scores that add up to zero, many of them equal.
fn scores() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(-3..=3i64, 2..=3).prop_map(|mut scores| {
        scores.push(-scores.iter().sum::<i64>());
        scores
    })
}

/// What someone has in a season who was alone in units that brought them so much.
fn total_of(points: &[Exact], counting: Counting) -> Exact {
    let unit = |points: &Exact| {
        Unit::of(vec![UnitResult {
            player: 0,
            finish: Finish::Ranked(1),
            points: points.clone(),
            raw: points.clone(),
            tables: 1,
        }])
    };
    let season = Season {
        profile: SeasonProfile {
            points: UnitPoints::Own,
            counting,
            ..SeasonProfile::default()
        },
        players: vec![SeasonPlayer {
            is_guest: false,
            carried: Exact::zero(),
            lot: 0,
        }],
        units: points.iter().map(unit).collect(),
        adjustments: Vec::new(),
        playoffs: Vec::new(),
    };
    season.table().unwrap()[0].total.clone()
}

/// The tables of a round with what befell them.
#[derive(Debug, Clone)]
struct Plan {
    shift: usize,
    tables: Vec<(Vec<i64>, u8)>,
}

fn plans() -> impl Strategy<Value = (u16, Vec<Plan>)> {
    let table = (scores(), 0..12u8);
    let plan = (0..40usize, prop::collection::vec(table, 1..=5)).prop_map(|(shift, tables)| Plan { shift, tables });
    (6..=20u16, prop::collection::vec(plan, 1..=6))
}

/// A round: entries in turn from a place on, table by table; whoever is left has a bye.
fn round(number: u16, entries: u16, plan: &Plan) -> PlayedRound {
    let mut waiting: Vec<EntryNo> = (0..entries)
        .map(|at| EntryNo((at as usize * 7 + plan.shift) as u16 % entries + 1))
        .collect();
    waiting.sort_unstable_by_key(|entry| (entry.0 as usize * 13 + plan.shift * 5) % 31);
    waiting.dedup();
    let mut seen = Vec::new();
    waiting.retain(|entry| {
        let fresh = !seen.contains(entry);
        seen.push(*entry);
        fresh
    });
    let (mut tables, mut results) = (Vec::new(), Vec::new());
    for (scores, what) in &plan.tables {
        if waiting.len() < scores.len() {
            break;
        }
        let seats: Vec<EntryNo> = waiting.drain(..scores.len()).collect();
        let number = tables.len() as u16 + 1;
        let mut played: Vec<SeatResult> = scores.iter().map(|raw| SeatResult::of(*raw)).collect();
        let outcome = match what {
            0 => Some(TableOutcome::Bye { absent: vec![seats[0]] }),
            1 => None,
            2 => {
                played[1].came = Came::Substitute;
                Some(TableOutcome::Played(played))
            }
            _ => Some(TableOutcome::Played(played)),
        };
        tables.push(Table { number, seats });
        results.extend(outcome.map(|outcome| TableResult { table: number, outcome }));
    }
    PlayedRound {
        drawn: Round {
            number,
            byes: waiting,
            tables,
        },
        results,
    }
}

fn facts(entries: u16, plans: &[Plan]) -> Facts {
    let rounds = plans
        .iter()
        .zip(1..)
        .map(|(plan, number)| round(number, entries, plan))
        .collect();
    let entries = (1..=entries).map(|number| EntrySpan::new(EntryNo(number))).collect();
    Facts {
        entries,
        rounds,
        ..Facts::default()
    }
}

fn profiles() -> impl Strategy<Value = Profile> {
    let chain = prop::sample::subsequence(TieBreak::ALL.to_vec(), 0..=6).prop_shuffle();
    (chain, 0..4u8, any::<bool>(), 0..3u32, any::<u64>()).prop_map(|(chain, scheme, late, played_min, lot)| Profile {
        scheme: match scheme {
            0 => Scheme::Raw,
            1 => Scheme::SerbianLeague,
            2 => Scheme::CrossDifference { cap: Some(4) },
            _ => Scheme::usual(),
        },
        chain,
        late: if late { Late::AsBye } else { Late::Nothing },
        substitute: if late { Substitute::Nothing } else { Substitute::Score },
        played_min,
        lot,
        ..Profile::default()
    })
}

fn adjusted(entry: u16, amount: i64) -> Adjustment {
    Adjustment {
        entry: EntryNo(entry),
        amount: Exact::from(amount),
        round: 1,
        revoked: false,
    }
}

fn ranks(rows: &[RankedEntry]) -> Vec<(EntryNo, Option<usize>)> {
    rows.iter().map(|row| (row.entry, row.rank)).collect()
}

fn rank_of(rows: &[RankedEntry], entry: u16) -> Option<usize> {
    rows.iter().find(|row| row.entry.0 == entry).and_then(|row| row.rank)
}

proptest! {
    /// Invariant 6, first part, and the order of the input.
    #[test]
    fn standings_are_a_permutation_with_ranks_that_fall_with_the_totals(
        (entries, plans) in plans(),
        profile in profiles(),
        gone in 0..6usize,
    ) {
        let mut facts = facts(entries, &plans);
        facts.entries[gone].status = [Status::Excluded, Status::NoShow, Status::InPlay][gone % 3];
        let last = plans.len() as u16;
        let rows = standings(&facts, &profile, last).unwrap();
        let mut listed: Vec<u16> = rows.iter().map(|row| row.entry.0).collect();
        listed.sort_unstable();
        prop_assert_eq!(listed, (1..=entries).collect::<Vec<u16>>());
        let ranked: Vec<&RankedEntry> = rows.iter().take_while(|row| row.rank.is_some()).collect();
        prop_assert!(rows[ranked.len()..].iter().all(|row| row.rank.is_none()));
        prop_assert!(is_ranking(&ranked.iter().filter_map(|row| row.rank).collect::<Vec<usize>>()));
        prop_assert!(ranked.windows(2).all(|two| two[0].total >= two[1].total && two[0].rank <= two[1].rank));
        let mut shuffled = facts.clone();
        shuffled.entries.reverse();
        shuffled.rounds.iter_mut().for_each(|round| round.results.reverse());
        prop_assert_eq!(standings(&shuffled, &profile, last).unwrap(), rows);
    }

    /// Invariant 6, second part.
    #[test]
    fn an_award_never_lowers_a_rank_and_the_same_for_all_changes_none(
        (entries, plans) in plans(),
        profile in profiles(),
        lucky in 1..=6u16,
        amount in 1..9i64,
    ) {
        let facts = facts(entries, &plans);
        let last = plans.len() as u16;
        let before = standings(&facts, &profile, last).unwrap();
        let mut one = facts.clone();
        one.adjustments.push(adjusted(lucky, amount));
        let after = standings(&one, &profile, last).unwrap();
        prop_assert!(rank_of(&after, lucky) <= rank_of(&before, lucky));
        let mut all = facts.clone();
        all.adjustments = (1..=entries).map(|entry| adjusted(entry, -amount)).collect();
        prop_assert_eq!(ranks(&standings(&all, &profile, last).unwrap()), ranks(&before));
        // Nor does a penalty touch anything but the total.
        let row = |rows: &[RankedEntry]| rows.iter().find(|row| row.entry.0 == lucky).cloned().unwrap();
        let (was, is) = (row(&before), row(&after));
        prop_assert_eq!((was.table_wins, was.raw_sum, was.points), (is.table_wins, is.raw_sum, is.points));
    }

    /// Invariant 9.
    #[test]
    fn a_result_that_is_corrected_and_put_back_gives_the_same_rows(
        (entries, plans) in plans(),
        profile in profiles(),
        other in scores(),
    ) {
        let mut facts = facts(entries, &plans);
        let last = plans.len() as u16;
        let before = standings(&facts, &profile, last).unwrap();
        let Some(result) = facts.rounds[0].results.first_mut() else { return Ok(()) };
        let kept = result.outcome.clone();
        if let TableOutcome::Played(seats) = &mut result.outcome && seats.len() == other.len() {
            seats.iter_mut().zip(&other).for_each(|(seat, raw)| seat.raw = *raw);
        }
        standings(&facts, &profile, last).unwrap();
        facts.rounds[0].results[0].outcome = kept;
        facts.adjustments.push(Adjustment { revoked: true, ..adjusted(1, -3) });
        prop_assert_eq!(standings(&facts, &profile, last).unwrap(), before);
    }

    /// Invariant 7.
    #[test]
    fn split_points_add_up_to_the_scheme_for_every_tie(raw in scores(), steps in prop::collection::vec(0..5i64, 4)) {
        let falling: Vec<Exact> =
            (0..raw.len()).map(|place| Exact::ratio(steps[place..].iter().sum(), 3).unwrap()).collect();
        let sum: Exact = falling.iter().sum();
        let scheme = PlaceScheme::new(falling).unwrap();
        let split: Exact = scheme.points(&raw, Tie::Split).unwrap().iter().sum();
        prop_assert_eq!(&split, &sum);
        let best: Exact = scheme.points(&raw, Tie::Best).unwrap().iter().sum();
        let worst: Exact = scheme.points(&raw, Tie::Worst).unwrap().iter().sum();
        prop_assert!(worst <= split && split <= best);
        prop_assert_eq!(raw.iter().sum::<i64>(), 0);
    }

    /// Invariant 8.
    #[test]
    fn matchpoints_add_up_and_per_cents_average_fifty(line in prop::collection::vec(-4..=4i64, 2..20), missing in 0..4usize) {
        let k = line.len();
        let points = matchpoints(&line);
        prop_assert_eq!(points.iter().sum::<i64>(), (k * (k - 1)) as i64);
        let points: Vec<Exact> = points.into_iter().map(Exact::from).collect();
        let (zero, hundred) = (Exact::zero(), Exact::from(100));
        let mean = |percents: &[Exact]| percents.iter().sum::<Exact>().shared_by(percents.len());
        for expected in [k, k + missing] {
            let brought: Vec<Exact> = points.iter().map(|mp| neuberg(mp, k, expected).unwrap()).collect();
            if expected == k {
                prop_assert_eq!(&brought, &points);
            }
            let percents: Vec<Exact> = brought.iter().map(|mp| percent(mp, expected).unwrap()).collect();
            prop_assert!(percents.iter().all(|percent| (&zero..=&hundred).contains(&percent)));
            prop_assert_eq!(mean(&percents), Some(Exact::from(50)));
        }
    }

    /// Invariant 10.
    #[test]
    fn the_best_events_never_get_fewer(points in prop::collection::vec(-2..20i64, 0..12), more in -2..20i64, best in 0..8usize) {
        let mut points: Vec<Exact> = points.into_iter().map(Exact::from).collect();
        let now = best_of(&points, best);
        prop_assert!(best_of(&points, best + 1) >= now);
        points.push(Exact::from(more));
        prop_assert!(best_of(&points, best) >= now);
        prop_assert_eq!(&total_of(&points, Counting::Best { n: best.max(1) }), &best_of(&points, best.max(1)));
    }

    /// Invariant 11.
    #[test]
    fn ratings_know_no_names_and_never_get_less_sure_within_a_table(
        table in prop::collection::vec((0.0..50.0f64, 1.0..8.0f64, 0..3usize), 3..=4),
        turn in 1..3usize,
    ) {
        let mut ratings: Vec<Rating> = table.iter().map(|(mu, sigma, _)| Rating { mu: *mu, sigma: *sigma }).collect();
        let mut scores: Vec<usize> = table.iter().map(|(_, _, place)| *place).collect();
        let place = |scores: &[usize]| -> Vec<usize> {
            scores.iter().map(|own| 1 + scores.iter().filter(|other| *other < own).count()).collect()
        };
        let mut after = weng_lin(&ratings, &place(&scores));
        prop_assert!(after.iter().zip(&ratings).all(|(after, before)| after.sigma <= before.sigma));
        let k = vec![24.0; scores.len()];
        let numbers: Vec<f64> = ratings.iter().map(|rating| rating.mu * 60.0).collect();
        prop_assert!(elo(&numbers, &place(&scores), &k).iter().sum::<f64>().abs() < 1e-9);
        ratings.rotate_left(turn);
        scores.rotate_left(turn);
        let turned = weng_lin(&ratings, &place(&scores));
        after.rotate_left(turn);
        for (one, other) in after.iter().zip(&turned) {
            prop_assert!((one.mu - other.mu).abs() < 1e-9 && (one.sigma - other.sigma).abs() < 1e-9);
        }
    }
}

proptest! {
    /// Of rating lists: names exchanged, ratings exchanged; written in any order, and corrected and put right again, a
    /// book ends the same to the last bit.
    #[test]
    fn a_book_of_ratings_knows_no_names_and_no_order_of_writing(
        written in prop::collection::vec((0..6u32, 0..3u32, [-3..4i64, -3..4, -3..4]), 1..14)
            .prop_flat_map(|tables| {
                let order: Vec<usize> = (0..tables.len()).collect();
                (Just(tables), Just(order).prop_shuffle())
            }),
        method in prop::sample::select(&Method::ALL[..]),
        turn in 1..6u32,
        wrong in any::<prop::sample::Index>(),
    ) {
        let (tables, order) = written;
        let tables: Vec<RatedTable> = (0..)
            .zip(&tables)
            .map(|(at, (first, gap, scores))| rated(at, [*first, (first + 1) % 8, (first + 2 + gap) % 8], *scores))
            .collect();
        let straight = book(method, &tables);
        let shuffled: Vec<RatedTable> = order.iter().map(|at| tables[*at].clone()).collect();
        prop_assert_eq!(&book(method, &shuffled), &straight);
        let exchange = |player: PlayerNo| PlayerNo((player.0 + turn) % 8);
        let renamed: Vec<RatedTable> = tables
            .iter()
            .cloned()
            .map(|mut table| {
                table.seats.iter_mut().for_each(|seat| seat.player = seat.player.map(exchange));
                table
            })
            .collect();
        let mut exchanged: Vec<(PlayerNo, Strength)> =
            straight.iter().map(|(player, strength)| (exchange(*player), *strength)).collect();
        exchanged.sort_by_key(|(player, _)| *player);
        prop_assert_eq!(&book(method, &renamed), &exchanged);
        let mut corrected = Book::new(method);
        for table in &tables {
            corrected.enter(table.clone());
        }
        let right = tables[wrong.index(tables.len())].clone();
        let mut other = right.clone();
        other.seats.rotate_left(1);
        other.seats[0].place = 3;
        corrected.enter(other);
        corrected.enter(right);
        prop_assert_eq!(&corrected.ratings().collect::<Vec<_>>(), &straight);
    }
}

/// A table of three of eight people, a month after every third one.
fn rated(at: u32, players: [u32; 3], scores: [i64; 3]) -> RatedTable {
    let seats = players.iter().zip(scores).map(|(player, score)| RatedSeat {
        player: Some(PlayerNo(*player)),
        place: 1 + scores.iter().filter(|other| **other > score).count(),
        score,
    });
    RatedTable {
        when: When {
            period: at / 3,
            start: i64::from(at),
            source: RatedSource::Tournament(i64::from(at % 2)),
            round: 1,
            table: 1,
        },
        seats: seats.collect(),
        bula: 40,
    }
}

fn book(method: Method, tables: &[RatedTable]) -> Vec<(PlayerNo, Strength)> {
    let mut book = Book::new(method);
    for table in tables {
        book.enter(table.clone());
    }
    book.ratings().collect()
}

/// What one event comes to when it is counted in the plainest way, in parts of 36: total, wins, seconds and scores.
fn counted(facts: &Facts, entry: u16) -> (i64, i64, i64, i64) {
    let mut sums = (0, 0, 0, 0);
    for round in &facts.rounds {
        // A bye counts with the first table of its round.
        if !round.results.is_empty() && round.drawn.byes.contains(&EntryNo(entry)) {
            sums.0 += 48;
        }
        for result in &round.results {
            let seats = &round.drawn.tables[result.table as usize - 1].seats;
            let Some(own) = seats.iter().position(|seat| seat.0 == entry) else {
                continue;
            };
            let played = match &result.outcome {
                TableOutcome::Bye { absent } => {
                    sums.0 += if absent.contains(&EntryNo(entry)) { 0 } else { 48 };
                    continue;
                }
                TableOutcome::Played(played) => played,
            };
            let list: &[i64] = if seats.len() == 3 {
                &[108, 36, 0]
            } else {
                &[108, 60, 24, 0]
            };
            let raw = played[own].raw;
            let above = played.iter().filter(|seat| seat.raw > raw).count();
            let equal = played.iter().filter(|seat| seat.raw == raw).count();
            sums.0 += list[above..above + equal].iter().sum::<i64>() / equal as i64;
            sums.1 += if above == 0 { 36 / equal as i64 } else { 0 };
            sums.2 += if above == 1 { 36 / equal as i64 } else { 0 };
            sums.3 += raw;
        }
    }
    sums
}

proptest! {
    #[test]
    fn a_count_in_the_plainest_way_gives_the_same_ranks((entries, plans) in plans()) {
        let facts = facts(entries, &plans);
        let chain = vec![TieBreak::TableWins, TieBreak::SecondPlaces, TieBreak::RawSum];
        let rows = standings(&facts, &Profile { chain, ..Profile::default() }, plans.len() as u16).unwrap();
        let all: Vec<_> = (1..=entries).map(|entry| counted(&facts, entry)).collect();
        for row in rows {
            let own = all[row.entry.0 as usize - 1];
            let rank = 1 + all.iter().filter(|other| **other > own).count();
            prop_assert_eq!(row.rank, Some(rank));
            let parts = |number: i64| Exact::ratio(number, 36).unwrap();
            prop_assert_eq!(
                (row.total, row.table_wins, row.second_places, row.raw_sum),
                (parts(own.0), parts(own.1), parts(own.2), own.3)
            );
        }
    }
}
