//! The league file: its schema, its document, and what a season loses in it, which is nothing.

use std::collections::BTreeMap;

use serde_json::Value;
use talon_league::file::{FileRevision, FileSeason, LeagueFile, LeagueMember, ShownName, read, schema, write};
use talon_league::{
    FormerGuest, FreeSeat, LeagueAct, LeaguePerson, LeagueSeason, NewUnit, PersonLot, RevisionCause, TypedResult,
    UnitNo, UnitSource,
};
use talon_records::Finding;
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::SeasonItem;

fn document() -> String {
    std::fs::read_to_string("docs/LEAGUE.md").expect("the document")
}

fn sample() -> String {
    let document = document();
    let begun = document.split("```json\n").nth(1).expect("a sample");
    begun.split("\n```").next().expect("its end").to_owned()
}

/// A season of two evenings that were written down, in which a lot decides.
pub(super) fn season() -> LeagueFile {
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day).expect("a day");
    let mut document = LeagueSeason::new();
    document.profile.minimum = 0;
    document.profile.chain = vec![SeasonItem::Lot];
    document.profile.lot = u64::MAX;
    for number in 1..=2 {
        let results = [1, 2].map(|person| TypedResult {
            person: LeaguePerson(person),
            points: Exact::ratio(7, 2).expect("a number"),
        });
        let source = UnitSource::Typed {
            results: results.to_vec(),
        };
        document
            .act(LeagueAct::Add(NewUnit::of(source, day(number))))
            .expect("a unit");
    }
    document.lots = [(1, 77), (2, u64::MAX)]
        .map(|(person, lot)| PersonLot {
            person: LeaguePerson(person),
            lot,
        })
        .to_vec();
    let member = |name: &str| LeagueMember {
        name: name.to_owned(),
        alias: None,
        is_guest: false,
        shown: Some(ShownName::Short),
        tags: Vec::new(),
    };
    LeagueFile {
        club: None,
        slug: "thursdays".to_owned(),
        name: "Thursdays".to_owned(),
        season: FileSeason {
            slug: "2026".to_owned(),
            name: "2026".to_owned(),
            from: day(1),
            to: day(31),
            published: true,
        },
        members: vec![member("Anna"), member("Béla")],
        document,
        events: Vec::new(),
        evenings: Vec::new(),
        revisions: Vec::new(),
    }
}

fn refused(text: &str) -> Vec<Finding> {
    read(text.as_bytes()).expect_err("a refusal")
}

#[test]
fn a_season_is_read_as_it_was_written_lots_included() {
    let season = season();
    let text = write(&season).expect("a text");
    let back = read(&text).expect("a sound file");
    assert_eq!(back.file, season);
    assert_eq!(back.warnings, []);
    assert_eq!(write(&back.file).expect("a text"), text);
    let people = [LeaguePerson(1), LeaguePerson(2)];
    let table = |season: &LeagueSeason| season.count(&people, &BTreeMap::new()).expect("a table");
    assert_eq!(table(&back.file.document), table(&season.document));
    let reason = table(&season.document).rows[0].reason.clone().expect("a reason");
    assert_eq!((reason.item.as_deref(), reason.mine), (Some("lot"), None));
}

#[test]
fn what_does_not_hold_together_is_told_at_its_place() {
    let text = String::from_utf8(write(&season()).expect("a text")).expect("a text");
    for (good, bad, place, detail) in [
        (
            "\"key\":\"m2\"",
            "\"key\":\"m3\"",
            "/units/0/source/results/1/person",
            "",
        ),
        ("\"number\":2", "\"number\":1", "/units/1/number", "twice"),
        (
            "\"source\":{\"results\":",
            "\"source\":{\"event\":\"sha256:0000000000000000000000000000000000000000000000000000000000000000\",\"results\":",
            "/units/0/source",
            "forms",
        ),
        (
            "\"kind\":\"best\",\"n\":8",
            "\"kind\":\"best\",\"n\":0",
            "/season/profile/counting",
            "cannot_count",
        ),
        (
            "\"chain\":[\"lot\"]",
            "\"chain\":[\"lot\",\"lot\"]",
            "/season/profile/chain/1",
            "twice",
        ),
        ("\"weight\":\"1\"", "\"weight\":\"-1\"", "/units/0/weight", "negative"),
        ("\"weight\":\"1\"", "\"weight\":\"2/2\"", "/units/0/weight", ""),
        (
            "\"to\":\"2026-03-31\"",
            "\"to\":\"2025-03-31\"",
            "/season/to",
            "ends_before",
        ),
        ("\"number\":1", "\"number\":3", "/units/1/number", "out_of_order"),
        (
            "{\"person\":\"m2\"",
            "{\"person\":\"m1\"",
            "/units/0/source/results/1/person",
            "twice",
        ),
        (
            "\"adjustments\":[]",
            "\"adjustments\":[{\"amount\":\"1\",\"number\":1,\"person\":\"m1\",\"text\":\"x\",\"unit\":9}]",
            "/adjustments/0/unit",
            "unknown_unit",
        ),
    ] {
        broken(&text, good, bad, place, detail);
    }
}

/// The season with the table that its facts give now, as its one revision.
pub(super) fn with_table(season: LeagueFile) -> LeagueFile {
    let people = [LeaguePerson(1), LeaguePerson(2)];
    let table = season.document.count(&people, &BTreeMap::new()).expect("a table");
    let revision = FileRevision {
        number: 1,
        made_at: "2026-03-06T10:00:00".parse().expect("a time"),
        cause: RevisionCause::Act,
        reason: None,
        corrected: vec![UnitNo(1)],
        is_current: true,
        table,
    };
    LeagueFile {
        revisions: vec![revision],
        ..season
    }
}

/// The season as its file has it, which is read as it was written and fits the schema.
pub(super) fn out_and_in(season: &LeagueFile) -> Value {
    let text = write(season).expect("a text");
    let back = read(&text).expect("a sound file");
    assert_eq!(back.file, *season);
    assert_eq!(write(&back.file).expect("a text"), text);
    let json: Value = serde_json::from_slice(&text).expect("JSON");
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(&json).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{faults:?}");
    json
}

/// A season with a round of a tournament and a table.
fn parts() -> LeagueFile {
    let mut file = season();
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day).expect("a day");
    file.members.push(LeagueMember {
        name: "Cili".to_owned(),
        ..file.members[0].clone()
    });
    file.events = vec![format!("sha256:{}", "0".repeat(64))];
    file.document.lots.clear();
    file.document.profile.chain = vec![SeasonItem::BestUnit];
    file.document.takes_reports = true;
    file.document.goes_on = true;
    file.document.former_guests = vec![FormerGuest {
        person: LeaguePerson(2),
        from: day(4),
        brings: true,
    }];
    let seats = [(2, -5), (1, 7), (3, -2)].map(|(person, score)| FreeSeat {
        person: LeaguePerson(person),
        score,
    });
    let table = UnitSource::Table {
        game: Some(GameKind::Preferans),
        venue: Some("Kafana".to_owned()),
        seats: seats.to_vec(),
    };
    for source in [UnitSource::Round { id: 1, round: 3 }, table] {
        let act = LeagueAct::Add(NewUnit::of(source, day(9)));
        file.document.act(act).expect("a unit");
    }
    file
}

#[test]
fn a_round_and_a_table_are_read_as_they_were_written_and_fit_the_schema() {
    let file = parts();
    let text = write(&file).expect("a text");
    let back = read(&text).expect("a sound file");
    assert_eq!((&back.file, back.warnings.len()), (&file, 0));
    assert_eq!(write(&back.file).expect("a text"), text);
    let words = String::from_utf8(text).expect("a text");
    let seats = r#"[{"person":"m2","score":-5},{"person":"m1","score":7},{"person":"m3","score":-2}]"#;
    let seats = format!(r#"{{"game":"preferans","seats":{seats},"venue":"Kafana"}}"#);
    assert!(words.contains(&format!("\"source\":{{\"table\":{seats}}}")), "{words}");
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let mut json: Value = serde_json::from_str(&words).expect("JSON");
    assert!(validator.is_valid(&json), "{words}");
    let source = json.pointer_mut("/units/2/source").expect("a source");
    source.as_object_mut().expect("an object").remove("event");
    assert!(!validator.is_valid(&json), "a round of nothing");
    assert_eq!(refused(&json.to_string())[0].pointer.as_str(), "/units/2/source");
}

#[test]
fn what_is_no_round_and_no_table_is_told_at_its_place() {
    let text = String::from_utf8(write(&parts()).expect("a text")).expect("a text");
    let last = r#",{"person":"m3","score":-2}"#;
    for (good, bad, place, detail) in [
        (last, "", "/units/3/source/table/seats", "seats"),
        (
            "\"person\":\"m3\",\"score\"",
            "\"person\":\"m1\",\"score\"",
            "/units/3/source/table/seats/2/person",
            "twice",
        ),
        (
            "\"score\":7",
            "\"score\":7000000000",
            "/units/3/source/table/seats/1/score",
            "",
        ),
        (
            "\"source\":{\"table\"",
            "\"source\":{\"round\":3,\"table\"",
            "/units/3/source",
            "forms",
        ),
        (
            "\"source\":{\"results\"",
            "\"source\":{\"round\":3,\"results\"",
            "/units/0/source",
            "forms",
        ),
    ] {
        broken(&text, good, bad, place, detail);
    }
    let hash = format!("\"event\":\"sha256:{}\"", "0".repeat(64));
    let whole = text.replacen(&format!("{hash},\"round\":3"), &hash, 1);
    assert_ne!(whole, text);
    read(whole.as_bytes()).expect("a tournament in the place of its round");
    let unit = r#"{"date":"2026-03-09","number":5,"source":{"#;
    let beside = text.replacen(
        "],\"version\"",
        &format!(",{unit}{hash}}},\"weight\":\"1\"}}],\"version\""),
        1,
    );
    assert_ne!(beside, text);
    let found = refused(&beside);
    assert_eq!(
        (found[0].pointer.as_str(), found[0].detail),
        ("/units/4/source", "counts_twice")
    );
}

/// Puts something bad in the place of something good, and looks for what is said of it first.
pub(super) fn broken(text: &str, good: &str, bad: &str, place: &str, detail: &str) {
    let broken = text.replacen(good, bad, 1);
    assert_ne!(broken, text, "{good}");
    let found = refused(&broken);
    let first = &found[0];
    assert_eq!(
        (first.pointer.as_str(), first.detail),
        (place, detail),
        "{bad}: {found:?}"
    );
    if document().contains(&format!("| `{detail}` |")) {
        assert_eq!(first.found, Some(Value::from(detail)), "{bad}");
    } else {
        assert!(
            ["", "signs", "small"].contains(&detail),
            "{detail} is not in the document"
        );
    }
    assert!(first.offset > 0, "{bad}");
}

#[test]
fn what_no_form_takes_no_file_brings() {
    let text = String::from_utf8(write(&season()).expect("a text")).expect("a text");
    for (good, bad, place, detail) in [
        ("\"slug\":\"thursdays\"", "\"slug\":\"Th/../x\"", "/league/slug", ""),
        ("\"slug\":\"2026\"", "\"slug\":\"new\"", "/season/slug", ""),
        (
            "\"state\":\"draft\"",
            "\"planned\":4000000000,\"state\":\"draft\"",
            "/season/planned",
            "",
        ),
        (
            "\"weight\":\"1\"",
            "\"taken_out\":\"two\\nlines\",\"weight\":\"1\"",
            "/units/0/taken_out",
            "signs",
        ),
        (
            "\"weight\":\"1\"",
            "\"group\":\"a group whose name is longer than forty letters\",\"weight\":\"1\"",
            "/units/0/group",
            "",
        ),
    ] {
        broken(&text, good, bad, place, detail);
    }
}

#[test]
fn a_tournament_that_two_units_name_counts_twice_unless_one_was_taken_out() {
    let text = String::from_utf8(write(&season()).expect("a text")).expect("a text");
    let begun = text.find("\"source\":{\"results\"").expect("a source");
    let list = &text[begun..begun + text[begun..].find("]}").expect("its end") + 2];
    let event = format!("\"source\":{{\"event\":\"sha256:{}\"}}", "0".repeat(64));
    let twice = text.replace(list, &event);
    let found = refused(&twice);
    assert_eq!(
        (found[0].pointer.as_str(), found[0].detail),
        ("/units/1/source", "counts_twice")
    );
    for out in ["\"taken_out\":\"rained off\"", "\"undone\":true"] {
        let once = twice.replacen("\"number\":1,", &format!("\"number\":1,{out},"), 1);
        let back = read(once.as_bytes()).expect("it counts once").file;
        assert_eq!((back.events.len(), back.document.counting().len()), (1, 1), "{out}");
        let canonical = write(&back).expect("a text");
        assert_eq!(read(&canonical).expect("a sound file").file, back);
    }
}

#[test]
fn a_rank_that_no_season_has_is_refused() {
    let mut season = season();
    let people = [LeaguePerson(1), LeaguePerson(2)];
    let table = season.document.count(&people, &BTreeMap::new());
    season.revisions = vec![FileRevision {
        number: 1,
        made_at: "2026-03-06T10:00:00".parse().expect("a time"),
        cause: RevisionCause::Act,
        reason: None,
        corrected: vec![UnitNo(1)],
        is_current: true,
        table: table.expect("a table"),
    }];
    let text = String::from_utf8(write(&season).expect("a text")).expect("a text");
    assert_eq!(read(text.as_bytes()).expect("a sound file").file, season);
    let large = text.replacen("\"rank\":1", "\"rank\":4000000000", 1);
    assert_ne!(large, text);
    assert_eq!(
        refused(&large)[0].pointer.as_str(),
        "/revisions/0/table/rows/0/cells/0/rank"
    );
    let twice = text.replace("\"person\":\"m2\",\"played\"", "\"person\":\"m1\",\"played\"");
    assert_ne!(twice, text);
    let found = refused(&twice);
    assert_eq!(
        (found[0].detail, found[0].pointer.as_str()),
        ("twice", "/revisions/0/table/rows/1/person")
    );
}

#[test]
fn a_byte_order_mark_before_a_file_is_passed_over_and_told() {
    let text = String::from_utf8(write(&season()).expect("a text")).expect("a text");
    let marked = format!("\u{FEFF}{text}");
    let found = read(marked.as_bytes()).expect("a sound file");
    assert_eq!(found.file, season());
    let told: Vec<&str> = found.warnings.iter().map(|finding| finding.code.as_str()).collect();
    assert_eq!(told, ["BYTE_ORDER_MARK"]);
}

#[test]
fn a_kind_that_only_a_later_version_has_is_refused_at_its_place() {
    let text = String::from_utf8(write(&season()).expect("a text")).expect("a text");
    let later = text.replacen("\"version\":\"1.0\"", "\"version\":\"1.1\"", 1);
    read(later.as_bytes()).expect("what is known of it is read");
    for (good, bad, code, place) in [
        (
            "\"kind\":\"best\",\"n\":8",
            "\"kind\":\"median\",\"of\":8",
            "BAD_VALUE",
            "/season/profile/counting/kind",
        ),
        (
            "\"kind\":\"individual\"",
            "\"kind\":\"team\"",
            "BAD_VALUE",
            "/league/kind",
        ),
        (
            "\"source\":{\"results\":",
            "\"source\":{\"ladder\":",
            "MISSING_MEMBER",
            "/units/0/source",
        ),
    ] {
        let changed = later.replacen(good, bad, 1);
        assert_ne!(changed, later, "{good}");
        let found = refused(&changed);
        assert_eq!(
            (found[0].code.as_str(), found[0].pointer.as_str()),
            (code, place),
            "{found:?}"
        );
    }
}

#[test]
fn the_season_of_the_document_is_a_sound_one_and_fits_the_schema() {
    let sample = sample();
    let read = read(sample.as_bytes()).expect("a sound file");
    assert_eq!(read.file.members.len(), 2);
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    assert!(validator.is_valid(&serde_json::from_str(&sample).expect("JSON")));
    let text = write(&season()).expect("a text");
    let json: Value = serde_json::from_slice(&text).expect("JSON");
    let faults: Vec<String> = validator.iter_errors(&json).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn the_published_schema_is_the_one_that_the_program_prints() {
    let printed = crate::cli::talon().args(["schema", "--of", "league"]).assert().code(0);
    let printed = String::from_utf8(printed.get_output().stdout.clone()).expect("a text");
    let published = std::fs::read_to_string("docs/schemas/talon-league-1.0.json").expect("the schema");
    assert_eq!(published, printed);
}

#[test]
fn the_document_names_every_member_and_every_word_of_the_schema() {
    let document = document();
    let mut names = Vec::new();
    let mut open = vec![schema()];
    while let Some(part) = open.pop() {
        open.extend(part.as_object().into_iter().flatten().map(|(_, value)| value.clone()));
        open.extend(part.as_array().into_iter().flatten().cloned());
        names.extend(
            part["properties"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| name.clone()),
        );
        let words = part["enum"].as_array().into_iter().flatten();
        names.extend(words.filter_map(|word| Some(word.as_str()?.to_owned())));
        names.extend(part["const"].as_str().map(str::to_owned));
    }
    let games = GameKind::NAMES;
    names.retain(|name| !games.contains(&name.as_str()) && !["talon-league", "1.0"].contains(&name.as_str()));
    names.retain(|name| !document.contains(&format!("`{name}`")));
    assert!(names.is_empty(), "{names:?}");
}
