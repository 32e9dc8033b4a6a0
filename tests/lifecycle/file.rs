//! The file of a tournament: out and in again without a loss, whatever was played.

use proptest::prelude::*;
use talon_rules::games::session::TablePlay;
use talon_tournament::points::{Bye, Scheme};
use talon_tournament::rounds::{Again, boards::Boards};
use talon_tournament::standings::{Carry, SeatResult, Substitute};
use talon_tournament::tournament::file::{
    AuditLine, Club, FileMember, Outside, Version, kept, read, read_kept, schema, write,
};
use talon_tournament::tournament::{
    Device, Entrants, Format, MemberKey, Money, Origin, Preset, Prizes, ResultSource, TableStanding, Tournament,
};
use talon_tournament::{EntryNo, Exact, Round, Table};

use super::chance_played::{Evening, prepared, starts};

/// Names for everyone who may be named.
pub fn outside() -> Outside {
    let member = |key: u16| FileMember {
        key: MemberKey(key),
        name: format!("Person \"{key}\" Ő"),
        alias: key.is_multiple_of(3).then(|| format!("P{key}")),
    };
    let club = Club {
        slug: "zold".into(),
        name: "Zöld".into(),
        timezone: "Europe/Budapest".into(),
    };
    let done = |by| AuditLine {
        at: starts(),
        by,
        act: "publish_round".into(),
        detail: "1\n2".into(),
    };
    let audit = vec![done(None), done(Some(MemberKey(2)))];
    Outside {
        club: Some(club),
        members: (1..=60).map(member).collect(),
        audit,
    }
}

fn comes_back(tournament: &Tournament) {
    let outside = outside();
    let written = write(tournament, &outside);
    let (again, around) = read(&written).unwrap_or_else(|faults| {
        panic!("{faults:#?}\n{}", String::from_utf8_lossy(&written));
    });
    assert_eq!(&again, tournament);
    assert_eq!(around, outside);
    assert_eq!(
        String::from_utf8(write(&again, &around)).unwrap(),
        String::from_utf8(written).unwrap()
    );
    let text = kept(tournament);
    let again = read_kept(&text).unwrap();
    assert_eq!(&again, tournament);
    assert_eq!(kept(&again), text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_played_tournament_comes_back_as_it_was_byte_by_byte(seed in any::<u64>(), acts in 0..150usize) {
        let mut evening = Evening::of(seed);
        for _ in 0..acts {
            let _ = evening.act();
        }
        comes_back(&evening.tournament);
    }
}

#[test]
fn every_preset_comes_back() {
    for preset in Preset::ALL {
        comes_back(&prepared(preset));
    }
}

#[test]
fn whatever_can_be_decided_before_the_start_comes_back() {
    let exact = |text: &str| text.parse::<Exact>().unwrap();
    let schemes = [
        Scheme::Raw,
        Scheme::RawPerDeal { reference_deals: 36 },
        Scheme::SeegerFabian,
        Scheme::CrossDifference { cap: None },
        Scheme::CrossDifference { cap: Some(500) },
    ];
    let script = Round {
        number: 1,
        byes: vec![EntryNo(4)],
        tables: vec![Table {
            number: 1,
            seats: [3, 1, 2].map(EntryNo).to_vec(),
        }],
    };
    let formats = [
        Format::Script { rounds: vec![script] },
        Format::Interval {
            step: 7,
            again: Again::From(3),
        },
        Format::Cut { again: Again::Never },
        Format::Knockout { best: 1 },
        Format::Teams,
    ];
    let carries = [
        Carry::Half,
        Carry::Places(vec![exact("6"), exact("7/2")]),
        Carry::All,
        Carry::Nothing,
    ];
    for (at, scheme) in schemes.into_iter().enumerate() {
        let mut tournament = prepared(Preset::SerbianLeague);
        let scoring = &mut tournament.profile.scoring;
        (scoring.scheme, scoring.lot, scoring.played_min) = (scheme, u64::MAX - at as u64, 3);
        (scoring.bye, scoring.substitute) = (Bye::Fixed(exact("-4/3")), Substitute::Fixed(exact("1")));
        tournament.profile.play = TablePlay::Session {
            bula: 60,
            refas: (at > 0).then_some(2),
        };
        tournament.profile.minutes = (at > 1).then_some(90);
        tournament.profile.money.prizes = Prizes::Amounts(vec![30_000, 20_000]);
        tournament.stages[1].format = formats[at].clone();
        tournament.stages[1].carry = carries[at % carries.len()].clone();
        tournament.stages[1].boards = (at == 2).then_some(Boards::Travelling);
        tournament.stages[1].name = "Final".to_owned();
        tournament.stages[1].entrants = if at == 3 {
            Entrants::List((1..=9).map(EntryNo).collect())
        } else {
            Entrants::Best(21)
        };
        comes_back(&tournament);
    }
}

#[test]
fn what_is_written_fits_the_schema() {
    let validator = jsonschema::validator_for(&schema(Version::NEWEST)).unwrap();
    for seed in 0..6 {
        let mut evening = Evening::of(seed);
        for _ in 0..80 {
            let _ = evening.act();
        }
        let written: serde_json::Value = serde_json::from_slice(&write(&evening.tournament, &outside())).unwrap();
        let faults: Vec<String> = validator.iter_errors(&written).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{faults:?}");
    }
}

/// A result that waits says on which device it was entered, which older programs do not know; any other tournament is
/// written as before.
#[test]
fn only_a_file_with_something_new_in_it_is_of_the_newer_version() {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    (1..=3).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    (1..=3).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    let says = |tournament: &Tournament| {
        let text = String::from_utf8(write(tournament, &outside())).unwrap();
        comes_back(tournament);
        text
    };
    assert!(says(&tournament).contains(r#""version":"1.0""#));
    let author = TableStanding {
        device: Some(Device(0xab)),
        ..TableStanding::player(MemberKey(1))
    };
    let scores = [7, -2, -5].map(SeatResult::of).to_vec();
    tournament
        .enter_result(
            1,
            1,
            scores,
            ResultSource {
                origin: Origin::Phone,
                standing: author,
                seen: 0,
            },
        )
        .unwrap();
    let waits = says(&tournament);
    assert!(
        waits.contains(r#""version":"1.1""#) && waits.contains(r#""device":"00000000000000ab""#),
        "{waits}"
    );
    let older = waits.replace(r#""version":"1.1""#, r#""version":"1.0""#);
    let faults = read(older.as_bytes()).unwrap_err();
    assert_eq!(faults[0].code, talon_rules::games::Code::UnknownMember, "{faults:#?}");
    let unknown = waits.replace(r#""version":"1.1""#, r#""version":"1.9""#);
    assert_eq!(
        read(unknown.as_bytes()).unwrap_err()[0].code,
        talon_rules::games::Code::UnsupportedVersion
    );
    let other = TableStanding {
        device: Some(Device(0xcd)),
        ..TableStanding::player(MemberKey(2))
    };
    tournament.confirm(1, 1, &other, 1).unwrap();
    let agreed = says(&tournament);
    assert!(
        agreed.contains(r#""version":"1.0""#) && !agreed.contains("device"),
        "{agreed}"
    );
    tournament.profile.running_scores = true;
    let shows = says(&tournament);
    assert!(
        shows.contains(r#""version":"1.2""#) && shows.contains(r#""running_scores":true"#),
        "{shows}"
    );
    let older = shows.replace(r#""version":"1.2""#, r#""version":"1.1""#);
    let faults = read(older.as_bytes()).unwrap_err();
    assert_eq!(faults[0].code, talon_rules::games::Code::UnknownMember, "{faults:#?}");
}

#[test]
fn a_file_with_a_due_date_is_of_version_1_3() {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    (1..=3).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    (1..=3).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    let due = starts().date();
    tournament.set_due(1, Some(due)).unwrap();
    comes_back(&tournament);
    let weeks = String::from_utf8(write(&tournament, &outside())).unwrap();
    assert!(
        weeks.contains(r#""version":"1.3""#) && weeks.contains(&format!(r#""due":"{due}""#)),
        "{weeks}"
    );
    assert_eq!(read(weeks.as_bytes()).unwrap().0.rounds[0].due, Some(due));
    let older = weeks.replace(r#""version":"1.3""#, r#""version":"1.2""#);
    let faults = read(older.as_bytes()).unwrap_err();
    assert_eq!(faults[0].code, talon_rules::games::Code::UnknownMember, "{faults:#?}");
}

#[test]
fn a_file_with_fees_or_a_pot_is_of_version_1_4_and_has_amounts_or_shares_but_never_both() {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    tournament.enter(MemberKey(1)).unwrap();
    let money = |fee, prizes| Money {
        currency: "€".to_owned(),
        fee,
        prizes,
    };
    tournament.set_money(money(0, Prizes::Amounts(vec![50, 30]))).unwrap();
    let amounts = String::from_utf8(write(&tournament, &outside())).unwrap();
    assert!(amounts.contains(r#""version":"1.0""#), "{amounts}");
    let pot = Prizes::OfPot {
        house: 30,
        shares: vec![45, 35, 20],
    };
    tournament.set_money(money(10, pot)).unwrap();
    tournament.take_fee(EntryNo(1), None).unwrap();
    comes_back(&tournament);
    let shares = String::from_utf8(write(&tournament, &outside())).unwrap();
    for said in [
        r#""version":"1.4""#,
        r#""prizes":{"amounts":[],"currency":"€","fee":10,"pot":{"house":30,"shares":[45,35,20]}}"#,
        r#""paid":10"#,
    ] {
        assert!(shares.contains(said), "{said}: {shares}");
    }
    let older = shares.replace(r#""version":"1.4""#, r#""version":"1.3""#);
    let faults = read(older.as_bytes()).unwrap_err();
    assert_eq!(faults[0].code, talon_rules::games::Code::UnknownMember, "{faults:#?}");
    for (good, bad, place) in [
        (r#""amounts":[]"#, r#""amounts":[5]"#, "/profile/prizes/pot"),
        ("[45,35,20]", "[45,35,21]", "/profile/prizes/pot/shares"),
        (r#""house":30"#, r#""house":101"#, "/profile/prizes/pot/house"),
        (r#""fee":10"#, r#""fee":-1"#, "/profile/prizes/fee"),
        (r#""paid":10"#, r#""paid":"10""#, "/entries/0/paid"),
    ] {
        let faults = read(shares.replace(good, bad).as_bytes()).unwrap_err();
        assert_eq!(faults[0].pointer.as_str(), place, "{bad}: {faults:#?}");
    }
}

#[test]
fn the_published_schema_is_the_one_that_the_program_prints() {
    let printed = crate::cli::talon().args(["schema", "--of", "event"]).assert().code(0);
    let printed = String::from_utf8(printed.get_output().stdout.clone()).unwrap();
    assert_eq!(
        std::fs::read_to_string("docs/schemas/talon-event-1.5.json").unwrap(),
        printed
    );
    for version in Version::ALL {
        let file = format!("docs/schemas/talon-event-{}.json", version.as_str());
        let published = std::fs::read_to_string(file).unwrap();
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&published).unwrap(),
            schema(version)
        );
    }
}

#[test]
fn the_tournament_of_the_document_is_a_sound_one() {
    let document = std::fs::read_to_string("docs/EVENT.md").unwrap();
    let sample = document
        .split("```json\n")
        .nth(1)
        .unwrap()
        .split("\n```")
        .next()
        .unwrap();
    let (tournament, outside) = read(sample.as_bytes()).unwrap();
    assert_eq!(tournament.ranking().unwrap().rows[0].entry, EntryNo(2));
    assert_eq!(outside.members.len(), 3);
}

#[test]
fn the_document_names_every_member_and_every_word_of_the_schema() {
    let document = std::fs::read_to_string("docs/EVENT.md").unwrap();
    let mut names = Vec::new();
    let mut open = vec![schema(Version::NEWEST)];
    while let Some(part) = open.pop() {
        // The rules of the games have a document of their own.
        let inner = part
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(name, _)| *name != "allOf");
        open.extend(inner.map(|(_, value)| value.clone()));
        open.extend(part.as_array().into_iter().flatten().cloned());
        names.extend(
            part["properties"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| name.clone()),
        );
        names.extend(
            part["enum"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|word| Some(word.as_str()?.to_owned())),
        );
        names.extend(part["const"].as_str().map(str::to_owned));
    }
    let games = talon_rules::games::GameKind::NAMES;
    names.retain(|name| !games.contains(&name.as_str()) && !document.contains(&format!("`{name}`")));
    names.retain(|name| !["talon-event", "1.0", "1.1", "1.2", "1.3", "1.4", "1.5"].contains(&name.as_str()));
    assert!(names.is_empty(), "{names:?}");
}

#[test]
fn no_name_or_account_is_kept_in_the_database_text() {
    let text = String::from_utf8(kept(&prepared(Preset::ClubEvening))).unwrap();
    for member in ["\"members\"", "\"club\"", "\"audit\""] {
        assert!(!text.contains(member), "{text}");
    }
}
