//! What players did in hands: rows, sums and the months that have to be added up again.

use talon_store::hands::{self, Audience, NewHand, OnProbable, Visibility, insert_batch};
use talon_store::player_hands::{self, HandMark, PlayedPart, PlayerHandFilter, SeatFigures, SeatJudged};
use talon_store::player_sums::{self, Period, PlayerSum, SumsQuery};
use talon_store::texts::with_keys;
use talon_store::{ClubId, HandId, Moment, Store, StoreError, StoreResult};

use super::samples::{club, hand, hash, minute};
use crate::harness::backend::on_both;

fn figures(seat: &str, made: bool) -> SeatFigures {
    let is_declarer = seat == "A";
    SeatFigures {
        contract: "simple+ulti",
        played_as: if is_declarer {
            PlayedPart::Declarer
        } else {
            PlayedPart::Defender
        },
        trump: is_declarer.then_some("L"),
        made: Some(made),
        pay: if is_declarer == made { 4 } else { -4 },
        kontra: seat == "B",
        kontra_won: seat == "B" && !made,
        silent_won: false,
        quota: (seat == "C").then_some(made),
        soup: if seat == "C" { 6 } else { 0 },
    }
}

/// A hand of Anna, Béla and Cili with a result.
fn played(n: u64, visibility: Visibility, made: bool) -> NewHand {
    let mut played = NewHand { visibility, ..hand(n) };
    for player in &mut played.players {
        player.figures = Some(figures(player.seat, made));
    }
    played
}

fn store_all(store: &Store, all: &[NewHand]) -> (ClubId, Vec<HandId>) {
    let stored: Result<_, StoreError> = store.write(|db| {
        let club = club(db, "a")?;
        let stored = insert_batch(db, club, all, OnProbable::Store)?;
        Ok((club, stored.into_iter().map(|one| one.hand()).collect()))
    });
    stored.expect("hands")
}

fn sums(store: &Store, club: ClubId, audience: Audience, name: &str, period: Period) -> Vec<PlayerSum> {
    let read: StoreResult<_> = store.read(|db| {
        let names = with_keys(db, club, &[name.to_owned()])?;
        let asked = SumsQuery {
            audience,
            club,
            names: Some(names),
            period,
        };
        player_sums::read(db, &asked)
    });
    let mut read = read.expect("sums");
    read.sort_unstable();
    read
}

/// Hands, and contracts made in them.
fn counted(store: &Store, club: ClubId, audience: Audience) -> (i64, i64) {
    let all = sums(store, club, audience, "anna", Period::default());
    (
        all.iter().map(|one| one.hands).sum(),
        all.iter().map(|one| one.made).sum(),
    )
}

fn add_up(store: &Store) -> usize {
    let mut months = 0;
    while let Some(month) = store.read(player_sums::next_due).expect("a month or none") {
        store.write(|db| player_sums::add_up(db, &month)).expect("sums");
        assert!(store.read(|db| player_sums::is_sound(db, &month)).expect("an answer"));
        months += 1;
    }
    months
}

#[test]
fn sums_are_the_same_before_and_after_they_are_added_up_for_good() {
    on_both(|store, backend| {
        let all = [
            played(1, Visibility::Public, true),
            played(2, Visibility::Public, false),
            played(3, Visibility::Club, true),
            played(4, Visibility::Private, true),
            played(5, Visibility::Unlisted, true),
        ];
        let (club, _) = store_all(store, &all);
        for audience in Audience::ALL {
            for name in ["anna", "bela", "cili"] {
                let before = sums(store, club, *audience, name, Period::default());
                add_up(store);
                assert_eq!(
                    sums(store, club, *audience, name, Period::default()),
                    before,
                    "{}",
                    backend.name
                );
            }
        }
        assert_eq!(counted(store, club, Audience::Public), (2, 1), "{}", backend.name);
        assert_eq!(counted(store, club, Audience::Club), (3, 2), "{}", backend.name);
        let bela = sums(store, club, Audience::Club, "bela", Period::default());
        assert_eq!(
            bela.iter().map(|one| (one.kontra, one.kontra_won)).collect::<Vec<_>>(),
            [(3, 1)]
        );
        let cili = sums(store, club, Audience::Club, "cili", Period::default());
        assert_eq!((cili[0].quota_met, cili[0].quota_missed, cili[0].soup), (2, 1, 18));
        assert!(sums(store, club, Audience::Club, "dani", Period::default()).is_empty());
    });
}

#[test]
fn whatever_becomes_of_a_hand_is_counted_at_once() {
    on_both(|store, _| {
        let (club, ids) = store_all(
            store,
            &[played(1, Visibility::Public, true), played(2, Visibility::Club, true)],
        );
        assert_eq!(add_up(store), 1);
        let change = |work: &dyn Fn(&mut talon_store::Db) -> StoreResult<()>, public: i64, members: i64| {
            store.write(|db| work(db)).expect("a change");
            let both = Audience::ALL.iter().map(|audience| counted(store, club, *audience).0);
            assert_eq!(both.collect::<Vec<_>>(), [public, members]);
            assert_eq!(add_up(store), 1);
            let both = Audience::ALL.iter().map(|audience| counted(store, club, *audience).0);
            assert_eq!(both.collect::<Vec<_>>(), [public, members]);
        };
        change(&|db| hands::take_out(db, ids[0], "twice", minute(1)), 0, 1);
        change(&|db| hands::put_back(db, ids[0]), 1, 2);
        change(&|db| hands::set_visibility(db, ids[1], Visibility::Public, None), 2, 2);
        change(&|db| hands::set_visibility(db, ids[0], Visibility::Private, None), 1, 1);
        let judged = [SeatJudged {
            seat: "A",
            cards: 10,
            loss: 7,
        }];
        change(&|db| player_hands::judge(db, ids[1], &judged), 1, 1);
        let anna = sums(store, club, Audience::Public, "anna", Period::default());
        assert_eq!((anna[0].judged, anna[0].judged_cards, anna[0].loss), (1, 10, 7));
    });
}

#[test]
fn a_deal_whose_cards_took_the_place_of_its_score_counts_once_for_everybody_who_sees_them() {
    on_both(|store, _| {
        let score = NewHand {
            knowledge: hands::Knowledge::Score,
            ..played(1, Visibility::Public, true)
        };
        // A day without a month of its own: it came much later.
        let cards = NewHand {
            supersedes: Some(score.doc_hash),
            play_hash: hash(77),
            deal_hash: hash(78),
            listed_at: Moment::from(minute(2).utc() + chrono::TimeDelta::days(70)),
            ..played(2, Visibility::Club, false)
        };
        let (club, ids) = store_all(store, &[score]);
        add_up(store);
        assert_eq!(counted(store, club, Audience::Club), (1, 1));
        let stored: StoreResult<_> = store.write(|db| insert_batch(db, club, &[cards], OnProbable::Store));
        let cards = stored.expect("cards")[0].hand();
        let both = |store: &Store| {
            Audience::ALL
                .iter()
                .map(|one| counted(store, club, *one))
                .collect::<Vec<_>>()
        };
        for turn in ["at once", "added up"] {
            assert_eq!(
                both(store),
                [(1, 1), (1, 0)],
                "visitors see the score, members the cards: {turn}"
            );
            assert_eq!(
                add_up(store),
                if turn == "at once" { 2 } else { 0 },
                "the month of either"
            );
        }
        let open: StoreResult<()> = store.write(|db| hands::set_visibility(db, cards, Visibility::Public, None));
        open.expect("a change");
        assert_eq!(both(store), [(1, 0), (1, 0)]);
        let out: StoreResult<()> = store.write(|db| hands::take_out(db, cards, "wrong", minute(3)));
        out.expect("a change");
        assert_eq!(both(store), [(1, 1), (1, 1)], "{ids:?}");
        add_up(store);
        assert_eq!(both(store), [(1, 1), (1, 1)]);
    });
}

#[test]
fn a_time_that_begins_within_a_month_counts_only_its_days() {
    on_both(|store, _| {
        let at = |n: u64, days: i64| NewHand {
            listed_at: Moment::from(minute(0).utc() + chrono::TimeDelta::days(days)),
            ..played(n, Visibility::Public, true)
        };
        let all: Vec<NewHand> = (0..12).map(|n| at(n + 1, 10 * n as i64)).collect();
        let (club, _) = store_all(store, &all);
        let day = |days: i64| Some(Moment::from(minute(0).utc() + chrono::TimeDelta::days(days)));
        for due in [true, false] {
            if !due {
                assert!(add_up(store) >= 4);
            }
            for (from, before) in [
                (None, None),
                (day(11), None),
                (day(20), None),
                (None, day(31)),
                (day(5), day(90)),
                (day(11), day(12)),
            ] {
                let period = Period { from, before };
                let expected = all.iter().filter(|hand| {
                    from.is_none_or(|from| from <= hand.listed_at)
                        && before.is_none_or(|before| hand.listed_at < before)
                });
                let found = sums(store, club, Audience::Public, "anna", period);
                let found: i64 = found.iter().map(|one| one.hands).sum();
                assert_eq!(found, expected.count() as i64, "{period:?}, {due}");
            }
        }
    });
}

#[test]
fn a_list_has_the_hands_that_a_mark_asks_for_and_goes_on_where_it_ended() {
    on_both(|store, _| {
        let all: Vec<NewHand> = (1..=9).map(|n| played(n, Visibility::Public, n % 3 == 0)).collect();
        let (club, ids) = store_all(store, &all);
        let names: StoreResult<_> = store.read(|db| with_keys(db, club, &["anna".to_owned()]));
        let filter = PlayerHandFilter {
            audience: Audience::Public,
            club,
            names: names.expect("names"),
            period: Period::default(),
            game: Some("ulti".to_owned()),
            contract: None,
            played_as: Some(PlayedPart::Declarer),
            trump: None,
            mark: Some(HandMark::Lost),
            defended_with: None,
        };
        let mut found = Vec::new();
        let mut after = None;
        loop {
            let part = store
                .read(|db| player_hands::list(db, &filter, after, 4))
                .expect("a list");
            let Some(last) = part.last() else { break };
            after = Some((last.did.listed_at, last.did.hand_id));
            found.extend(part.iter().map(|one| one.hand.hand.id));
        }
        let expected: Vec<HandId> = ids
            .iter()
            .rev()
            .zip((1..=9).rev())
            .filter(|(_, n)| n % 3 != 0)
            .map(|(id, _)| *id)
            .collect();
        assert_eq!(found, expected);
        let other = PlayerHandFilter {
            trump: Some("H".to_owned()),
            ..filter
        };
        assert!(
            store
                .read(|db| player_hands::list(db, &other, None, 9))
                .expect("a list")
                .is_empty()
        );
    });
}
