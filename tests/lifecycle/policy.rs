//! Who may do what with an entry, with a round, and with the tournament as a whole: the tables below are the policy,
//! and both the answers and the acts are held against them.

use talon_tournament::EntryNo;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{
    EntryAct, EntryStanding, MemberKey, Money, Origin, Preset, Profile, Refusal, ResultSource, RoundAct, RoundState,
    SettingPart, State, StateChange, Status, StepStanding, TableStanding, Tournament, Why, Withheld,
};

use super::chance_played::{prepared, starts};

const ONE: EntryNo = EntryNo(1);

fn entered() -> Tournament {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    for member in 1..=9 {
        tournament.enter(MemberKey(member)).unwrap();
    }
    tournament
}

/// Round 1 is published, at three tables.
fn published() -> Tournament {
    let mut tournament = entered();
    tournament.start_check_in().unwrap();
    (1..=9).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament
}

/// The same with a result at every table.
fn played() -> Tournament {
    let mut tournament = published();
    for table in 1..=3 {
        let seats = [7, -2, -5].map(SeatResult::of).to_vec();
        let typed = ResultSource {
            origin: Origin::Director,
            standing: TableStanding::director(None),
            seen: 0,
        };
        tournament.enter_result(1, table, seats, typed).unwrap();
        let confirms = TableStanding::director(None);
        tournament.confirm(1, table, &confirms, 1).unwrap();
    }
    tournament
}

fn disputed(mut tournament: Tournament) -> Tournament {
    let player = TableStanding::player(MemberKey(1));
    tournament.dispute(1, 2, "the last deal", &player, 2).unwrap();
    tournament
}

/// What players may do with their own entry, and officials with any. C check in, U take the tick back, N never came,
/// W withdraw, X exclude.
const ENTRIES: [(State, Status, &str, &str); 16] = [
    (State::Draft, Status::Registered, "W", "WX"),
    (State::Draft, Status::Withdrawn, "", ""),
    (State::Open, Status::Registered, "W", "CWX"),
    (State::Open, Status::CheckedIn, "W", "UWX"),
    (State::Open, Status::Withdrawn, "", "C"),
    (State::CheckIn, Status::Registered, "W", "CNWX"),
    (State::CheckIn, Status::CheckedIn, "W", "UNWX"),
    (State::CheckIn, Status::NoShow, "", "C"),
    (State::CheckIn, Status::Excluded, "", "C"),
    (State::Running, Status::Registered, "", "CNWX"),
    (State::Running, Status::Late, "", "NWX"),
    (State::Running, Status::CheckedIn, "", "NWX"),
    (State::Running, Status::Withdrawn, "", "C"),
    (State::Running, Status::Excluded, "", "C"),
    (State::Finished, Status::CheckedIn, "", ""),
    (State::Archived, Status::Withdrawn, "", ""),
];

fn letter_of_entry(act: EntryAct) -> char {
    match act {
        EntryAct::CheckIn => 'C',
        EntryAct::Uncheck => 'U',
        EntryAct::NoShow => 'N',
        EntryAct::Withdraw => 'W',
        EntryAct::Exclude => 'X',
    }
}

fn does_to_entry(tournament: &mut Tournament, act: EntryAct) -> Result<(), Refusal> {
    match act {
        EntryAct::CheckIn => tournament.check_in(ONE),
        EntryAct::Uncheck => tournament.uncheck(ONE),
        EntryAct::NoShow => tournament.no_show(ONE),
        EntryAct::Withdraw => tournament.withdraw(ONE),
        EntryAct::Exclude => tournament.exclude(ONE),
    }
}

#[test]
fn what_becomes_of_an_entry_is_what_the_policy_says() {
    let may = |tournament: &Tournament, own, registers| -> String {
        let rights = tournament.entry_rights(ONE, EntryStanding { own, registers });
        let acts = EntryAct::ALL.into_iter().filter(|act| rights.may(*act));
        acts.map(letter_of_entry).collect()
    };
    for (state, status, own, official) in ENTRIES {
        let mut tournament = entered();
        (tournament.state, tournament.entries[0].status) = (state, status);
        let place = format!("{state:?} {status:?}");
        assert_eq!(may(&tournament, true, false), own, "{place}");
        assert_eq!(may(&tournament, false, true), official, "{place}");
        assert_eq!(may(&tournament, true, true), official, "{place}");
        assert_eq!(may(&tournament, false, false), "", "{place}");
        for act in EntryAct::ALL {
            let mut tried = tournament.clone();
            let done = does_to_entry(&mut tried, act);
            assert_eq!(
                done.is_ok(),
                official.contains(letter_of_entry(act)),
                "{place} {act:?}: {done:?}"
            );
            assert_eq!(done.is_ok(), tried != tournament, "{place} {act:?}");
        }
    }
    for (state, status) in State::ALL
        .into_iter()
        .flat_map(|state| Status::ALL.map(|status| (state, status)))
    {
        let mut tournament = entered();
        (tournament.state, tournament.entries[0].status) = (state, status);
        let place = format!("{state:?} {status:?}");
        let is_awaited = (state, status) == (State::CheckIn, Status::Registered);
        assert_eq!(tournament.may_arrive(ONE).is_ok(), is_awaited, "{place}");
        let left = |tournament: &Tournament| {
            let entries = tournament.entries.iter();
            entries.filter(|entry| entry.status == Status::Registered).count()
        };
        let (awaited, mut tried) = (left(&tournament), tournament.clone());
        let all = tried.check_in_all();
        if state == State::CheckIn && awaited > 0 {
            assert_eq!((all, left(&tried)), (Ok(awaited), 0), "{place}");
            let touched = is_awaited || tried.entries[0].status == status;
            assert!(touched, "{place}: who left or is here stays so");
        } else {
            assert_eq!((all.is_err(), &tried), (true, &tournament), "{place}");
        }
    }
    let tournament = played();
    assert_eq!(may(&tournament, false, true), "WX", "whoever has played has come");
    let stranger = tournament.entry_rights(
        EntryNo(99),
        EntryStanding {
            own: false,
            registers: true,
        },
    );
    assert_eq!(stranger.check(EntryAct::CheckIn), Err(Why::NoEntry));
}

#[test]
fn players_enter_themselves_while_entries_are_taken_and_officials_until_it_is_over() {
    for (state, own, official) in [
        (State::Draft, false, true),
        (State::Open, true, true),
        (State::CheckIn, false, true),
        (State::Running, false, true),
        (State::Finished, false, false),
        (State::Archived, false, false),
    ] {
        let mut tournament = entered();
        tournament.state = state;
        let may = |own, registers| tournament.may_enter(EntryStanding { own, registers });
        assert_eq!(may(true, false).is_ok(), own, "{state:?}");
        assert_eq!(may(false, true).is_ok(), official, "{state:?}");
        assert_eq!(may(false, false), Err(Why::NotYours), "{state:?}");
        assert_eq!(tournament.clone().enter(MemberKey(50)).is_ok(), official, "{state:?}");
    }
}

/// What the director may do with round 1. S swap, P publish, B begin, A arrange its tables, O open its hands, D set its
/// due date.
const ROUNDS: [(State, RoundState, &str); 9] = [
    (State::CheckIn, RoundState::Drawn, ""),
    (State::Running, RoundState::Drawn, "SPAD"),
    (State::Running, RoundState::Published, "BAOD"),
    (State::Running, RoundState::Playing, "AOD"),
    (State::Running, RoundState::Complete, "AOD"),
    // Once it is over, everyone sees the hands of all rounds.
    (State::Finished, RoundState::Playing, ""),
    (State::Finished, RoundState::Complete, ""),
    (State::Archived, RoundState::Drawn, ""),
    (State::Archived, RoundState::Complete, ""),
];

fn letter_of_round(act: RoundAct) -> char {
    match act {
        RoundAct::Swap => 'S',
        RoundAct::Publish => 'P',
        RoundAct::Begin => 'B',
        RoundAct::Arrange => 'A',
        RoundAct::OpenHands => 'O',
        RoundAct::SetDue => 'D',
    }
}

fn does_to_round(tournament: &mut Tournament, round: u16, act: RoundAct) -> Result<(), Refusal> {
    match act {
        RoundAct::Swap => {
            let seated = |table| tournament.table(round, table).map_or(ONE, |table| table.seats[0].entry);
            let (one, other) = (seated(1), seated(2));
            tournament.swap(round, one, other).map(drop)
        }
        RoundAct::Publish => tournament.publish_round(round),
        RoundAct::Begin => tournament.start_round(round, starts()),
        RoundAct::Arrange => tournament.set_room(round, 1, "Blue room"),
        RoundAct::OpenHands => tournament.open_hands(round),
        RoundAct::SetDue => tournament.set_due(round, Some(starts().date())),
    }
}

fn holds_for_round(tournament: &Tournament, round: u16, expected: &str, place: &str) {
    let rights = tournament.round_rights(round, true);
    let acts = RoundAct::ALL.into_iter().filter(|act| rights.may(*act));
    assert_eq!(acts.map(letter_of_round).collect::<String>(), expected, "{place}");
    for act in RoundAct::ALL {
        assert_eq!(
            tournament.round_rights(round, false).check(act),
            Err(Why::NotYours),
            "{place}"
        );
        let mut tried = tournament.clone();
        let done = does_to_round(&mut tried, round, act);
        assert_eq!(done.is_ok(), rights.may(act), "{place} {act:?}: {done:?}");
        assert_eq!(done.is_ok(), tried != *tournament, "{place} {act:?}");
    }
}

#[test]
fn what_becomes_of_a_round_is_what_the_policy_says() {
    for (state, round, expected) in ROUNDS {
        let mut tournament = published();
        (tournament.state, tournament.rounds[0].state) = (state, round);
        holds_for_round(&tournament, 1, expected, &format!("{state:?} {round:?}"));
    }
    let mut tournament = published();
    tournament.rounds[0].hands_open = true;
    holds_for_round(&tournament, 1, "BAD", "open hands");
    tournament.rounds[0].state = RoundState::Drawn;
    let mut later = tournament.rounds[0].clone();
    later.number = 2;
    tournament.rounds.push(later);
    holds_for_round(&tournament, 2, "SAD", "another draft comes first");
    let gone = tournament.rounds[0].tables[0].seats[0].entry;
    tournament.withdraw(gone).unwrap();
    holds_for_round(&tournament, 1, "SAD", "it seats somebody who has left");
    holds_for_round(&tournament, 9, "", "no such round");
}

fn in_step(state: State, mut tournament: Tournament) -> Tournament {
    tournament.state = state;
    tournament
}

/// Which steps the director and the owner of the club may take. O open, C check in, S start, F finish, A archive,
/// R reopen.
fn steps() -> Vec<(&'static str, Tournament, &'static str, &'static str)> {
    let finished = |mut tournament: Tournament| {
        tournament.finish().unwrap();
        tournament
    };
    vec![
        ("draft", in_step(State::Draft, entered()), "O", ""),
        ("open", entered(), "C", ""),
        ("nobody is here", in_step(State::CheckIn, entered()), "", ""),
        ("everybody is here", in_step(State::CheckIn, published()), "S", ""),
        ("nothing is played", published(), "", ""),
        ("everything is played", played(), "F", ""),
        ("disputed", disputed(played()), "", ""),
        ("finished", finished(played()), "A", "AR"),
        ("finished and disputed", disputed(finished(played())), "", "R"),
        ("archived", in_step(State::Archived, played()), "", "R"),
    ]
}

#[test]
fn the_steps_of_a_tournament_are_what_the_policy_says() {
    let director = StepStanding {
        directs: true,
        publishes: true,
        reopens: false,
    };
    let owner = StepStanding {
        directs: false,
        publishes: true,
        reopens: true,
    };
    let letters = ['O', 'C', 'S', 'F', 'A', 'R'];
    for (place, tournament, by_director, by_owner) in steps() {
        let may = |standing| -> String {
            let rights = tournament.step_rights(standing);
            let acts = StateChange::ALL
                .into_iter()
                .zip(letters)
                .filter(|(step, _)| rights.may(*step));
            acts.map(|(_, letter)| letter).collect()
        };
        assert_eq!(may(director), by_director, "{place}");
        assert_eq!(may(owner), by_owner, "{place}");
        assert_eq!(may(StepStanding::default()), "", "{place}");
        for (step, letter) in StateChange::ALL.into_iter().zip(letters) {
            let mut tried = tournament.clone();
            let done = tried.step(step);
            let expected = by_director.contains(letter) || by_owner.contains(letter);
            assert_eq!(done.is_ok(), expected, "{place} {step:?}: {done:?}");
            assert_eq!(done.is_ok(), tried != tournament, "{place} {step:?}");
        }
    }
}

fn sets_rules(tournament: &mut Tournament) -> bool {
    let profile = Profile {
        rules: "{\"other\":1}".to_owned(),
        ..tournament.profile.clone()
    };
    tournament.set_profile(profile).is_ok()
}

fn sets_stake(tournament: &mut Tournament) -> bool {
    let profile = Profile {
        stake: "1".to_owned(),
        ..tournament.profile.clone()
    };
    tournament.set_profile(profile).is_ok()
}

/// Which parts a director may still set. B basics, C scoring, T tables, M money, W what is withheld, I start
/// times, R rules of the game, S stages, E teams, A apart, D seeding.
#[test]
fn the_parts_that_can_be_set_are_what_the_policy_says() {
    let before = [State::Draft, State::Open, State::CheckIn].map(|state| (state, "BCTMWIRSEAD"));
    let later = [
        (State::Running, "BTMWISEAD"),
        (State::Finished, "BTM"),
        (State::Archived, ""),
    ];
    let letters = ['B', 'C', 'T', 'M', 'W', 'I', 'R', 'S', 'E', 'A', 'D'];
    for (state, expected) in before.into_iter().chain(later) {
        let tournament = in_step(state, entered());
        let may = |directs| -> String {
            let rights = tournament.setting_rights(directs);
            let parts = SettingPart::ALL.into_iter().zip(letters);
            parts
                .filter(|(part, _)| rights.may(*part))
                .map(|(_, letter)| letter)
                .collect()
        };
        assert_eq!(may(true), expected, "{state:?}");
        assert_eq!(may(false), "", "{state:?}");
        let does = |act: &dyn Fn(&mut Tournament) -> bool| act(&mut tournament.clone());
        let starts = tournament.starts;
        assert_eq!(
            does(&|it| it.rename("Other", starts, "").is_ok()),
            expected.contains('B'),
            "{state:?}"
        );
        assert_eq!(
            does(&sets_rules),
            expected.contains('C') && expected.contains('R'),
            "{state:?}"
        );
        assert_eq!(does(&sets_stake), expected.contains('T'), "{state:?}");
        assert_eq!(
            does(&|it| it.keep_apart(&[]).is_ok()),
            expected.contains('A'),
            "{state:?}"
        );
        assert_eq!(
            does(&|it| it.seed_by(None).is_ok()),
            expected.contains('D'),
            "{state:?}"
        );
        let set = [
            (does(&|it| it.set_money(Money::default()).is_ok()), 'M'),
            (does(&|it| it.set_withheld(Withheld::Standings).is_ok()), 'W'),
            (does(&|it| it.set_round_starts(vec![starts]).is_ok()), 'I'),
        ];
        for (done, letter) in set {
            assert_eq!(done, expected.contains(letter), "{state:?} {letter}");
        }
        let stages = tournament.stages.clone();
        assert_eq!(
            does(&|it| it.set_stages(stages.clone()).is_ok()),
            expected.contains('S'),
            "{state:?}"
        );
        let entry = tournament.entries[0].number;
        assert_eq!(
            does(&|it| it.set_team(entry, None).is_ok()),
            expected.contains('E'),
            "{state:?}"
        );
    }
}

#[test]
fn a_tournament_neither_ends_nor_closes_over_a_dispute() {
    let mut tournament = disputed(played());
    let refused = tournament.finish().unwrap_err();
    assert_eq!((refused.why, refused.place.table), (Why::DisputeOpen, Some(2)));
    let mut tournament = played();
    tournament.set_withheld(Withheld::Standings).unwrap();
    assert_eq!(
        tournament.finish().unwrap_err().why,
        Why::Withheld,
        "it is released first"
    );
    let mut tournament = played();
    tournament.finish().unwrap();
    let mut tournament = disputed(tournament);
    assert_eq!(tournament.archive().unwrap_err().why, Why::DisputeOpen);
    let seats = [7, -2, -5].map(SeatResult::of).to_vec();
    let typed = ResultSource {
        origin: Origin::Director,
        standing: TableStanding::director(None),
        seen: 3,
    };
    tournament.rule(1, 2, seats, "it was so", typed).unwrap();
    tournament.archive().unwrap();
}
