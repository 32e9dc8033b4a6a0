//! Storing hands in bulk, duplicates, filters and paging, on both databases.

use chrono::{Datelike as _, NaiveDate};
use talon_store::hands::{
    self, HandFilter, Insertion, Known, OnProbable, Origin, Page, PlayedAs, Sight, Slice, Stored, Visibility,
    insert_batch,
};
use talon_store::{ClubId, Db, HandId, Moment, Store, StoreResult, UserId};

use super::samples::{club, hand, hash, minute, user};
use crate::harness::backend::on_both;

fn write<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.write(work).expect("a write")
}

fn read<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.read(work).expect("a read")
}

fn add(store: &Store, club: ClubId, batch: &[hands::NewHand]) -> Vec<Insertion> {
    write(store, |db| insert_batch(db, club, batch, OnProbable::Wait))
}

fn numbers(slice: &Slice) -> Vec<i64> {
    slice
        .hands
        .iter()
        .map(|summary| (summary.hand.listed_at.utc() - minute(0).utc()).num_minutes())
        .collect()
}

#[test]
fn a_stored_hand_comes_back_as_it_was_given() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let mut given = hand(1);
        given.public_id = Some("unguessable".to_owned());
        given.supersedes = Some(hash(99));
        let id = add(store, club, std::slice::from_ref(&given))[0].hand();
        let found = read(store, |db| hands::by_id(db, id));
        assert_eq!(
            (found.record.as_str(), &found.doc_hash[..]),
            (given.record.as_str(), &given.doc_hash[..])
        );
        let looked = read(store, |db| hands::look_at(db, "unguessable"));
        assert_eq!(
            (&looked.hand, looked.closed, looked.is_vouched, looked.analysis),
            (&found, None, true, None)
        );
        assert_eq!(looked, read(store, |db| hands::look(db, id)));
        let components = given
            .components
            .iter()
            .map(|one| (one.component.to_owned(), one.won, one.level));
        assert_eq!(
            read(store, |db| hands::components(db, id)),
            components.collect::<Vec<_>>()
        );
        let players = read(store, |db| hands::players(db, id));
        assert_eq!(
            players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(),
            ["Anna", "Béla", "Cili"]
        );
        assert_eq!(read(store, |db| hands::superseded_by(db, club, &hash(99))), Some(id));
        assert_eq!(
            read(store, |db| hands::records_after(db, club, HandId(0), 9)),
            [(id, given.record)]
        );
        write(store, |db| {
            hands::set_visibility(db, id, Visibility::Unlisted, Some("other"))
        });
        write(store, |db| hands::set_visibility(db, id, Visibility::Club, None));
        let changed = read(store, |db| hands::look_at(db, "other")).hand;
        assert_eq!((changed.visibility, changed.id), (Visibility::Club, id));
    });
}

#[test]
fn the_same_file_twice_adds_nothing() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let batch: Vec<_> = (0..200).map(hand).collect();
        let first = add(store, club, &batch);
        let ids: Vec<HandId> = first.iter().map(|outcome| outcome.hand()).collect();
        assert!(first.iter().all(|outcome| matches!(outcome, Insertion::Inserted(_))));
        for (id, given) in ids.iter().zip(&batch).step_by(37) {
            assert_eq!(read(store, |db| hands::by_id(db, *id)).record, given.record);
        }
        let before = store.statements();
        let second = add(store, club, &batch);
        assert!(
            store.statements() - before <= 4,
            "one question for all, and the transaction"
        );
        assert_eq!(
            second,
            ids.iter().map(|id| Insertion::DuplicateExact(*id)).collect::<Vec<_>>()
        );
    });
}

#[test]
fn another_club_keeps_its_own() {
    on_both(|store, _| {
        let (one, two) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        add(store, one, &[hand(1)]);
        assert!(matches!(
            add(store, two, &[hand(1), hand(2)])[0],
            Insertion::Inserted(_)
        ));
        let counts = read(store, |db| Ok((hands::count(db, None)?, hands::count(db, Some(two))?)));
        assert_eq!(counts, (3, 2));
    });
}

#[test]
fn the_same_play_typed_by_another_waits_for_a_decision() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = add(store, club, &[hand(1)])[0].hand();
        let mut other = hand(1);
        other.doc_hash = hash(1_000);
        let mut same_deal = hand(1);
        (same_deal.doc_hash, same_deal.play_hash) = (hash(1_001), hash(1_002));
        let batch = [other.clone(), same_deal];
        let outcomes = add(store, club, &batch);
        assert_eq!(outcomes[0], Insertion::DuplicateProbable(id));
        assert!(matches!(outcomes[1], Insertion::Inserted(_)));
        let stored = write(store, |db| insert_batch(db, club, &[other], OnProbable::Store));
        assert!(matches!(stored[0], Insertion::Inserted(_)));
        let all = read(store, |db| {
            hands::list(db, &Sight::default(), &HandFilter::default(), Page::First, 10)
        });
        assert_eq!(all.hands.len(), 3);
    });
}

#[test]
fn duplicates_inside_one_batch_are_seen() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let mut alike = hand(1);
        alike.doc_hash = hash(1_000);
        let batch = [hand(1), hand(1), alike.clone(), alike, hand(2)];
        let keys: Vec<_> = batch.iter().map(hands::NewHand::hashes).collect();
        let known = read(store, |db| Ok(Stored::of(db, club, &keys)?.judge(&keys)));
        assert_eq!(
            known[..3],
            [
                Known::New,
                Known::Exact(Origin::Batch(0)),
                Known::Probable(Origin::Batch(0))
            ]
        );
        let outcomes = add(store, club, &batch);
        let first = outcomes[0].hand();
        assert_eq!(outcomes[0], Insertion::Inserted(first));
        assert_eq!(outcomes[1], Insertion::DuplicateExact(first));
        assert_eq!(outcomes[2..4], [Insertion::DuplicateProbable(first); 2]);
        assert!(matches!(outcomes[4], Insertion::Inserted(_)));
    });
}

#[test]
fn two_writers_of_the_same_hands_store_each_once() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let batch: Vec<_> = (0..50).map(hand).collect();
        let stored: usize = std::thread::scope(|scope| {
            let writers: Vec<_> = (0..4).map(|_| scope.spawn(|| add(store, club, &batch))).collect();
            let outcomes = writers.into_iter().flat_map(|writer| writer.join().expect("no panic"));
            outcomes
                .filter(|outcome| matches!(outcome, Insertion::Inserted(_)))
                .count()
        });
        assert_eq!(stored, 50);
    });
}

#[test]
fn a_page_goes_on_where_the_last_one_ended_while_hands_are_added() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        add(store, club, &(0..7).map(hand).collect::<Vec<_>>());
        let page = |page| {
            read(store, |db| {
                hands::list(db, &Sight::default(), &HandFilter::default(), page, 3)
            })
        };
        let first = page(Page::First);
        assert_eq!((numbers(&first), first.newer), (vec![6, 5, 4], None));
        add(store, club, &[hand(8)]);
        let second = page(Page::Older(first.older.expect("more")));
        assert_eq!(numbers(&second), [3, 2, 1]);
        let last = page(Page::Older(second.older.expect("more")));
        assert_eq!((numbers(&last), last.older), (vec![0], None));
        let back = page(Page::Newer(last.newer.expect("a way back")));
        assert_eq!(numbers(&back), [3, 2, 1]);
        let front = page(Page::Newer(back.newer.expect("a way back")));
        assert_eq!(numbers(&front), [6, 5, 4]);
        let new = page(Page::Newer(front.newer.expect("a way back")));
        assert_eq!((numbers(&new), new.newer), (vec![8], None));
    });
}

#[test]
fn equal_times_are_told_apart_by_number() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let mut batch: Vec<_> = (0..5).map(hand).collect();
        for hand in &mut batch {
            hand.listed_at = minute(0);
        }
        add(store, club, &batch);
        let mut seen = Vec::new();
        let mut page = Page::First;
        loop {
            let slice = read(store, |db| {
                hands::list(db, &Sight::default(), &HandFilter::default(), page, 2)
            });
            seen.extend(slice.hands.iter().map(|summary| summary.hand.id));
            let Some(next) = slice.older else { break };
            page = Page::Older(next);
        }
        let mut sorted = seen.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!((seen.len(), sorted.len()), (5, 5));
    });
}

#[test]
fn a_page_takes_four_statements_whether_short_or_long() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        add(store, club, &(0..50).map(hand).collect::<Vec<_>>());
        for limit in [1, 50] {
            read(store, |_| Ok(()));
            let before = store.statements();
            let slice = read(store, |db| {
                hands::list(db, &Sight::default(), &HandFilter::default(), Page::First, limit)
            });
            assert_eq!((slice.hands.len(), store.statements() - before), (limit, 4));
            assert!(slice.hands.iter().all(|summary| summary.players.len() == 3));
        }
    });
}

/// The minutes of the hands that a filter finds, newest first.
fn filtered(store: &Store, filter: HandFilter) -> Vec<i64> {
    numbers(&read(store, |db| {
        hands::list(db, &Sight::default(), &filter, Page::First, 50)
    }))
}

/// The same for a filter that asks for one thing.
fn found(store: &Store, ask: impl FnOnce(&mut HandFilter)) -> Vec<i64> {
    let mut filter = HandFilter::default();
    ask(&mut filter);
    filtered(store, filter)
}

#[test]
fn each_filter_finds_its_hands() {
    on_both(|store, _| {
        let (here, there) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        let mut odd = hand(3);
        odd.contract = Some("betli");
        odd.kontra_max = 2;
        odd.declarer_score = Some(-20);
        odd.source_text = "Somewhere 1000".to_owned();
        odd.players[1].name = "Dénes_1".to_owned();
        odd.components[0].component = "betli";
        odd.played_on = None;
        add(store, here, &[hand(1), hand(2), odd]);
        add(store, there, &[hand(4)]);
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(filtered(store, HandFilter::default()), [4, 3, 2, 1]);
        assert_eq!(found(store, |filter| filter.club = Some(here)), [3, 2, 1]);
        assert_eq!(found(store, |filter| filter.game = some("preferans")), [0; 0]);
        assert_eq!(found(store, |filter| filter.player_key = some("bela")), [4, 2, 1]);
        assert_eq!(found(store, |filter| filter.player_key = some("nes_")), [3]);
        assert_eq!(found(store, |filter| filter.player_key = some("_")), [3]);
        assert_eq!(found(store, |filter| filter.contract = some("betli")), [3]);
        let component = |name: &str, won| HandFilter {
            component: Some((name.to_owned(), won)),
            ..HandFilter::default()
        };
        assert_eq!(filtered(store, component("ulti", None)), [4, 3, 2, 1]);
        assert_eq!(filtered(store, component("ulti", Some(true))), [4, 2]);
        assert_eq!(filtered(store, component("ulti", Some(false))), [3, 1]);
        assert_eq!(found(store, |filter| filter.made = Some(true)), [4, 2, 1]);
        assert_eq!(found(store, |filter| filter.made = Some(false)), [3]);
        assert_eq!(found(store, |filter| filter.kontra_min = Some(1)), [3]);
        assert_eq!(found(store, |filter| filter.source_key = some("100%")), [4, 2, 1]);
    });
}

#[test]
fn everyone_sees_what_is_meant_for_them() {
    on_both(|store, _| {
        let (mine, theirs) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        let anna = write(store, |db| user(db, "anna@example.org"));
        for (n, club) in [(0, mine), (4, theirs)] {
            let kinds = [
                Visibility::Private,
                Visibility::Club,
                Visibility::Unlisted,
                Visibility::Public,
            ];
            let batch = kinds.iter().zip(n..).map(|(visibility, n)| {
                let importer_id = Some(anna).filter(|_| n == 4);
                hands::NewHand {
                    visibility: *visibility,
                    importer_id,
                    ..hand(n)
                }
            });
            add(store, club, &batch.collect::<Vec<_>>());
        }
        let seen = |clubs: &[ClubId], own: Option<UserId>, everything| {
            let sight = Sight {
                clubs: clubs.to_vec(),
                own,
                everything,
                ..Sight::default()
            };
            numbers(&read(store, |db| {
                hands::list(db, &sight, &HandFilter::default(), Page::First, 50)
            }))
        };
        assert_eq!(seen(&[], None, false), [7, 3]);
        assert_eq!(seen(&[mine], None, false), [7, 3, 1]);
        assert_eq!(seen(&[mine], Some(anna), false), [7, 4, 3, 1]);
        assert_eq!(seen(&[], None, true), [7, 6, 5, 4, 3, 2, 1, 0]);
        let own = read(store, |db| hands::records_after(db, theirs, HandId(0), 1))[0].0;
        write(store, |db| hands::take_out(db, own, "wrong", minute(1)));
        assert_eq!(seen(&[mine], Some(anna), false), [7, 3, 1]);
    });
}

/// Midnight of a day, where hands of that day stand in lists.
fn midnight(day: NaiveDate) -> Moment {
    Moment::from(day.and_hms_opt(0, 0, 0).expect("midnight").and_utc())
}

#[test]
fn hands_of_some_days_are_found_by_their_days() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let day = |day| NaiveDate::from_ymd_opt(2027, 1, day).expect("a day");
        let of_day = |n: u64| {
            let played = day(u32::try_from(n).expect("a day"));
            hands::NewHand {
                played_on: Some(played),
                listed_at: midnight(played),
                ..hand(n)
            }
        };
        let unknown = hands::NewHand {
            played_on: None,
            ..hand(9)
        };
        add(store, club, &[of_day(2), of_day(3), of_day(5), unknown]);
        let found = |from: Option<u32>, to: Option<u32>| {
            let filter = HandFilter {
                played_from: from.map(day),
                played_to: to.map(day),
                ..HandFilter::default()
            };
            let slice = read(store, |db| hands::list(db, &Sight::default(), &filter, Page::First, 50));
            slice
                .hands
                .iter()
                .map(|one| one.hand.played_on.expect("a day").day())
                .collect::<Vec<_>>()
        };
        assert_eq!(found(Some(3), None), [5, 3]);
        assert_eq!(found(None, Some(3)), [3, 2]);
        assert_eq!(found(Some(3), Some(3)), [3]);
        assert_eq!(found(Some(6), Some(9)), [0; 0]);
    });
}

#[test]
fn a_filter_of_one_person_means_that_person() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        // Anna declares and wins the first, loses the second; Béla defends in both.
        let mut lost = hand(2);
        lost.declarer_score = Some(-4);
        for (player, score) in lost.players.iter_mut().zip([-4, 2, 2]) {
            player.score = Some(score);
        }
        lost.components.iter_mut().for_each(|one| one.won = Some(false));
        let mut won = hand(1);
        won.components.iter_mut().for_each(|one| one.won = Some(true));
        add(store, club, &[won, lost]);
        let of = |name: &str| HandFilter {
            player_key: Some(name.to_owned()),
            ..HandFilter::default()
        };
        let made = |name: &str, made| HandFilter {
            made: Some(made),
            ..of(name)
        };
        assert_eq!(filtered(store, made("anna", true)), [1]);
        assert_eq!(filtered(store, made("anna", false)), [2]);
        assert_eq!(filtered(store, made("bela", true)), [2], "they defended and won");
        assert_eq!(filtered(store, made("bela", false)), [1]);
        let role = |name: &str, role| HandFilter {
            played_as: Some(role),
            ..of(name)
        };
        assert_eq!(filtered(store, role("anna", PlayedAs::Declarer)), [2, 1]);
        assert_eq!(filtered(store, role("anna", PlayedAs::Defender)), [0; 0]);
        assert_eq!(filtered(store, role("bela", PlayedAs::Defender)), [2, 1]);
        let ulti = |name: &str, won| HandFilter {
            component: Some(("ulti".to_owned(), Some(won))),
            ..of(name)
        };
        assert_eq!(filtered(store, ulti("anna", false)), [2]);
        assert_eq!(
            filtered(store, ulti("bela", false)),
            [1],
            "they did not keep it from being made"
        );
        assert_eq!(
            filtered(
                store,
                HandFilter {
                    made: Some(false),
                    ..HandFilter::default()
                }
            ),
            [2]
        );
    });
}

#[test]
fn a_hand_is_found_as_it_may_be_seen_after_that_was_changed() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = add(store, club, &[hand(1)])[0].hand();
        let contract = || HandFilter {
            contract: Some("simple+ulti".to_owned()),
            ..HandFilter::default()
        };
        assert_eq!(filtered(store, contract()), [1]);
        write(store, |db| hands::set_visibility(db, id, Visibility::Private, None));
        assert_eq!(filtered(store, contract()), [0; 0]);
        write(store, |db| hands::set_visibility(db, id, Visibility::Public, None));
        assert_eq!(filtered(store, contract()), [1]);
    });
}
