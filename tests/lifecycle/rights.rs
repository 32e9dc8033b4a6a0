//! Who may do what with the result of a table: the table below is the policy, and both the answer and the acts are held
//! against it.

use talon_tournament::EntryNo;
use talon_tournament::standings::{SeatResult, TableOutcome};
use talon_tournament::tournament::{
    Device, MemberKey, Missing, Origin, Place, Preset, Refusal, ResultSource, ResultState, Sits, TableAct,
    TableStanding, Tournament, Why,
};

use super::chance_played::prepared;

/// The browser in which the result of the table was entered, and another one.
const HERE: Option<Device> = Some(Device(1));
const THERE: Option<Device> = Some(Device(2));

/// Those who come to the table, in the order of the columns.
fn everybody() -> [(&'static str, TableStanding); 7] {
    let me = |key| Some(MemberKey(key));
    let seat = |key, seat, device| TableStanding {
        me: me(key),
        seat,
        device,
        ..TableStanding::default()
    };
    [
        (
            "visitor",
            TableStanding {
                me: me(9),
                device: THERE,
                ..TableStanding::default()
            },
        ),
        ("author", seat(1, Sits::Account, HERE)),
        ("other player", seat(2, Sits::Account, THERE)),
        ("card, same device", seat(2, Sits::Card, HERE)),
        ("card, other device", seat(2, Sits::Card, THERE)),
        (
            "scorer",
            TableStanding {
                device: THERE,
                ..TableStanding::scorer(None)
            },
        ),
        (
            "director",
            TableStanding {
                device: THERE,
                ..TableStanding::director(None)
            },
        ),
    ]
}

/// What is allowed in each state of the result. E enter, N not played, G the same and the absent are drawn again, H
/// take the result of the hands, C confirm, D dispute, B take back, R rule, V void, A add hands, S seat hands.
const POLICY: [(&str, [&str; 7]); 7] = [
    ("nothing", ["", "EA", "EA", "E", "E", "ENHAS", "ENGHRAS"]),
    ("entered", ["", "EDBA", "CDA", "CD", "CD", "ENHCDAS", "ENGHCDRVAS"]),
    ("one device", ["", "EDBA", "CDA", "D", "CD", "ENHCDAS", "ENGHCDRVAS"]),
    ("disputed", ["", "EBA", "A", "", "", "ENHAS", "ENGHRVAS"]),
    ("confirmed", ["", "D", "D", "D", "D", "DAS", "HDRVAS"]),
    ("ruled", ["", "", "", "", "", "AS", "HRVAS"]),
    ("voided", ["", "A", "A", "", "", "AS", "ENGHRAS"]),
];

/// Where players enter no results, they still say that one is wrong.
const WITHOUT_SELF_ENTRY: [(&str, [&str; 7]); 7] = [
    ("nothing", ["", "", "", "", "", "ENHAS", "ENGHRAS"]),
    ("entered", ["", "D", "D", "D", "D", "ENHCDAS", "ENGHCDRVAS"]),
    ("one device", ["", "D", "D", "D", "D", "ENHCDAS", "ENGHCDRVAS"]),
    ("disputed", ["", "", "", "", "", "ENHAS", "ENGHRVAS"]),
    ("confirmed", ["", "D", "D", "D", "D", "DAS", "HDRVAS"]),
    ("ruled", ["", "", "", "", "", "AS", "HRVAS"]),
    ("voided", ["", "", "", "", "", "AS", "ENGHRAS"]),
];

/// Where no second player is asked for, an official confirms.
const WITHOUT_SECOND: [(&str, [&str; 7]); 7] = [
    ("nothing", ["", "EA", "EA", "E", "E", "ENHAS", "ENGHRAS"]),
    ("entered", ["", "EDBA", "DA", "D", "D", "ENHCDAS", "ENGHCDRVAS"]),
    ("one device", ["", "EDBA", "DA", "D", "D", "ENHCDAS", "ENGHCDRVAS"]),
    ("disputed", ["", "EBA", "A", "", "", "ENHAS", "ENGHRVAS"]),
    ("confirmed", ["", "D", "D", "D", "D", "DAS", "HDRVAS"]),
    ("ruled", ["", "", "", "", "", "AS", "HRVAS"]),
    ("voided", ["", "A", "A", "", "", "AS", "ENGHRAS"]),
];

fn letter(act: TableAct) -> char {
    match act {
        TableAct::Enter => 'E',
        TableAct::NotPlayed => 'N',
        TableAct::NotPlayedAgain => 'G',
        TableAct::FromHands => 'H',
        TableAct::Confirm => 'C',
        TableAct::Dispute => 'D',
        TableAct::TakeBack => 'B',
        TableAct::CorrectDeals => 'K',
        TableAct::Rule => 'R',
        TableAct::Void => 'V',
        TableAct::BringHands => 'A',
        TableAct::SeatHands => 'S',
    }
}

/// Nine players, of whom 1, 2 and 3 are members m1, m2 and m3 of whichever tables they sit at.
fn published() -> Tournament {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    (1..=9).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    (1..=9).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament
}

fn scores() -> Vec<SeatResult> {
    [7, -2, -5].map(SeatResult::of).to_vec()
}

/// Not what was entered before: an act that changes nothing is refused whoever does it.
fn others() -> Vec<SeatResult> {
    [4, 1, -5].map(SeatResult::of).to_vec()
}

fn version(tournament: &Tournament) -> u32 {
    tournament.table(1, 1).unwrap().version
}

/// The tournament with the result of table 1 in this state.
fn in_state(state: &str) -> Tournament {
    let mut tournament = published();
    let [_, author, other, here, ..] = everybody().map(|(_, standing)| standing);
    let director = TableStanding::director(None);
    let typed = |standing, seen| ResultSource {
        origin: Origin::Phone,
        standing,
        seen,
    };
    if state != "nothing" {
        tournament.enter_result(1, 1, scores(), typed(author, 0)).unwrap();
    }
    match state {
        "nothing" | "entered" => {}
        "one device" => tournament.confirm(1, 1, &here, 1).unwrap(),
        "disputed" => tournament.dispute(1, 1, "the last deal", &other, 1).unwrap(),
        "confirmed" => tournament.confirm(1, 1, &other, 1).unwrap(),
        "ruled" => {
            let typed = ResultSource {
                origin: Origin::Director,
                ..typed(director, 1)
            };
            tournament.rule(1, 1, scores(), "seen", typed).unwrap();
        }
        "voided" => tournament.void(1, 1, "another table", &director, 1).unwrap(),
        state => panic!("{state}"),
    }
    tournament
}

/// Does it, with all that is needed beside the right.
fn does(tournament: &mut Tournament, act: TableAct, standing: TableStanding) -> Result<(), Refusal> {
    let seen = version(tournament);
    let typed = |origin| ResultSource { origin, standing, seen };
    let seats: Vec<EntryNo> = tournament
        .table(1, 1)
        .unwrap()
        .seats
        .iter()
        .map(|seat| seat.entry)
        .collect();
    let absent = vec![seats[0]];
    // Hands know no people, so that the policy is asked before.
    let rights = tournament.allowed(1, 1, &standing);
    let asked = |act| rights.check(act).map_err(|why| Refusal::at(Place::table(1, 1), why));
    match act {
        TableAct::Enter => tournament.enter_result(1, 1, others(), typed(Origin::Phone)),
        TableAct::NotPlayed => {
            tournament.not_played(1, 1, Missing::Bye { absent, again: false }, typed(Origin::Forfeit))
        }
        TableAct::NotPlayedAgain => {
            tournament.not_played(1, 1, Missing::Bye { absent, again: true }, typed(Origin::Forfeit))
        }
        TableAct::BringHands => {
            asked(act).and_then(|()| tournament.add_hands(1, 1, vec!["sha256:00".into()]).map(drop))
        }
        TableAct::SeatHands => asked(act).and_then(|()| tournament.seat_hands(1, 1, seats)),
        TableAct::FromHands => {
            let result = tournament.table(1, 1).unwrap().result.as_ref();
            if result.is_some_and(|result| result.state.is_settled()) {
                tournament.rule(1, 1, others(), "counted", typed(Origin::Hands))
            } else {
                tournament.enter_result(1, 1, others(), typed(Origin::Hands))
            }
        }
        TableAct::Confirm => tournament.confirm(1, 1, &standing, seen),
        TableAct::Dispute => tournament.dispute(1, 1, "not so", &standing, seen),
        TableAct::TakeBack => tournament.take_back(1, 1, &standing, seen),
        TableAct::CorrectDeals => tournament.correct_deals(1, 1, others(), &standing),
        TableAct::Rule => tournament.rule(1, 1, others(), "replayed", typed(Origin::Director)),
        TableAct::Void => tournament.void(1, 1, "wrong table", &standing, seen),
    }
}

/// Holds the answer and each act against a table of the policy.
fn holds(policy: &[(&str, [&str; 7])], change: impl Fn(&mut Tournament)) {
    for (state, cells) in policy {
        let mut tournament = in_state(state);
        change(&mut tournament);
        for ((who, standing), cell) in everybody().iter().zip(cells) {
            let rights = tournament.allowed(1, 1, standing);
            let said: String = TableAct::ALL
                .into_iter()
                .filter(|act| rights.may(*act))
                .map(letter)
                .collect();
            assert_eq!(said, *cell, "{state}, {who}");
            for act in TableAct::ALL {
                let mut tried = tournament.clone();
                let done = does(&mut tried, act, *standing);
                assert_eq!(done.is_ok(), rights.may(act), "{state}, {who}, {act:?}: {done:?}");
                match done {
                    Ok(()) if matches!(act, TableAct::BringHands | TableAct::SeatHands) => assert!(tried != tournament),
                    Ok(()) => assert!(version(&tried) > version(&tournament), "{state}, {who}, {act:?}"),
                    Err(_) => {
                        assert_eq!(
                            tried, tournament,
                            "{state}, {who}, {act:?}: what is refused changes nothing"
                        )
                    }
                }
            }
        }
    }
}

#[test]
fn the_policy_is_what_the_answer_and_the_acts_say() {
    holds(&POLICY, |_| {});
    holds(&WITHOUT_SELF_ENTRY, |tournament| tournament.profile.self_entry = false);
    holds(&WITHOUT_SECOND, |tournament| tournament.profile.two_person = false);
}

/// The tables that are played, a tournament that is over, one that is closed, and a draft.
#[test]
fn a_finished_tournament_is_put_right_and_a_closed_one_stays_as_it_is() {
    let nothing = POLICY.map(|(state, _)| (state, [""; 7]));
    holds(&POLICY, |tournament| {
        tournament.state = talon_tournament::tournament::State::Finished
    });
    holds(&nothing, |tournament| {
        tournament.state = talon_tournament::tournament::State::Archived
    });
    let mut draft = published();
    draft.rounds[0].state = talon_tournament::tournament::RoundState::Drawn;
    for (who, standing) in everybody() {
        let rights = draft.allowed(1, 1, &standing);
        assert!(TableAct::ALL.into_iter().all(|act| !rights.may(act)), "{who}");
    }
}

/// What was sent from a scorecard follows it while officials correct its deals; what was typed does not.
#[test]
fn a_result_that_was_sent_from_a_scorecard_follows_its_deals() {
    let corrects = |state: &str, standing: &TableStanding| {
        let mut tournament = in_state(state);
        if let Some(result) = &mut tournament.rounds[0].tables[0].result {
            result.origin = Origin::Scorecard;
        }
        let done = tournament.correct_deals(1, 1, others(), standing);
        done.map(|()| tournament.table(1, 1).unwrap().result.clone().unwrap())
    };
    for (at, (who, standing)) in everybody().iter().enumerate() {
        for state in [
            "nothing",
            "entered",
            "one device",
            "disputed",
            "confirmed",
            "ruled",
            "voided",
        ] {
            let done = corrects(state, standing);
            let may = at >= 5 && !matches!(state, "nothing" | "ruled" | "voided");
            assert_eq!(done.is_ok(), may, "{state}, {who}: {done:?}");
            let Ok(result) = done else { continue };
            assert_eq!(
                (result.state, result.reason.as_str()),
                (ResultState::Entered, ""),
                "{state}"
            );
            assert_eq!(result.outcome, TableOutcome::Played(others()), "{state}");
            assert_eq!(result.is_reopened(), state == "confirmed", "{state}, {who}");
        }
    }
}

#[test]
fn a_ruling_and_its_reason_stand_until_someone_who_may_rule_changes_them() {
    let mut tournament = in_state("ruled");
    let ruled = tournament.table(1, 1).unwrap().result.clone().unwrap();
    for (who, standing) in everybody().iter().take(6) {
        for act in TableAct::ALL {
            let done = does(&mut tournament, act, *standing);
            // Hands come and go beside a result that stands.
            let of_hands = matches!(act, TableAct::BringHands | TableAct::SeatHands);
            assert!(done.is_err() || of_hands && standing.scores, "{who} {act:?}");
            assert_eq!(tournament.table(1, 1).unwrap().result.as_ref(), Some(&ruled));
        }
    }
    let refused = does(&mut tournament, TableAct::Dispute, TableStanding::player(MemberKey(2)));
    assert_eq!(refused.unwrap_err().why, Why::Ruled);
    does(&mut tournament, TableAct::Rule, TableStanding::director(None)).unwrap();
    let now = tournament.table(1, 1).unwrap().result.clone().unwrap();
    assert_eq!((now.state, now.reason.as_str()), (ResultState::Ruled, "replayed"));
}

#[test]
fn a_confirmation_from_the_device_that_entered_waits_for_another_one() {
    let mut tournament = in_state("one device");
    let waits = |tournament: &Tournament| {
        let result = tournament.table(1, 1).unwrap().result.clone().unwrap();
        (result.state, result.waits_for_another_device())
    };
    assert_eq!(waits(&tournament), (ResultState::Entered, true));
    let [_, author, _, here, there, scorer, _] = everybody().map(|(_, standing)| standing);
    assert!(tournament.is_on_one_device(1, 1, &here) && !tournament.is_on_one_device(1, 1, &there));
    assert_eq!(tournament.confirm(1, 1, &here, 2).unwrap_err().why, Why::OneDevice);
    // Another name on the same telephone is no other device either, nor a card that shows no mark at all.
    let third = TableStanding {
        me: Some(MemberKey(3)),
        ..here
    };
    assert_eq!(tournament.confirm(1, 1, &third, 2).unwrap_err().why, Why::OneDevice);
    assert_eq!(
        tournament
            .confirm(1, 1, &TableStanding { device: None, ..here }, 2)
            .unwrap_err()
            .why,
        Why::OneDevice
    );
    assert_eq!(
        tournament
            .confirm(
                1,
                1,
                &TableStanding {
                    device: THERE,
                    ..author
                },
                2
            )
            .unwrap_err()
            .why,
        Why::OwnResult
    );
    for standing in [there, scorer] {
        let mut tournament = tournament.clone();
        tournament.confirm(1, 1, &standing, 2).unwrap();
        assert_eq!(waits(&tournament), (ResultState::Confirmed, false));
        assert_eq!(
            tournament.table(1, 1).unwrap().result.as_ref().unwrap().device,
            None,
            "the mark has done its work"
        );
    }
    // What is entered again waits from the beginning.
    tournament
        .enter_result(
            1,
            1,
            scores(),
            ResultSource {
                origin: Origin::Phone,
                standing: author,
                seen: 2,
            },
        )
        .unwrap();
    assert_eq!(waits(&tournament), (ResultState::Entered, false));
}
