//! For what an adjustment was made, by whom, and when.

use chrono::NaiveDateTime;

use talon_tournament::league::SeasonFault;

use super::*;

fn at(hour: u32) -> NaiveDateTime {
    day(10).and_hms_opt(hour, 30, 0).unwrap()
}

fn fine(by: Option<i64>, code: Option<AdjustmentCode>) -> LeagueAct {
    LeagueAct::Adjust(NewAdjustment {
        person: LeaguePerson(1),
        unit: None,
        amount: Exact::from(-4),
        code,
        text: "late".to_owned(),
        by: by.map(LeaguePerson),
        time: by.map(|_| at(18)),
    })
}

#[test]
fn an_adjustment_keeps_who_made_it_when_and_of_which_kind_it_is() {
    let mut season = open();
    season.act(fine(Some(9), Some(AdjustmentCode::FairPlay))).unwrap();
    let text = serde_json::to_string(&season).unwrap();
    assert!(
        text.contains(r#""code":"fair_play","text":"late","by":9,"time":"2026-11-10T18:30:00Z""#),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
    for code in AdjustmentCode::ALL {
        assert_eq!(AdjustmentCode::parse(code.as_str()), Some(code));
        let said = serde_json::to_string(&code).unwrap();
        assert_eq!(said, format!("\"{}\"", code.as_str()));
    }
}

#[test]
fn one_of_an_earlier_version_tells_none_of_it_and_is_kept_as_it_was() {
    let mut season = open();
    season.act(fine(None, None)).unwrap();
    let text = serde_json::to_string(&season).unwrap();
    let kept = r#"{"number":1,"person":1,"amount":-4,"text":"late"}"#;
    assert!(text.contains(kept), "{text}");
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
}

#[test]
fn an_author_goes_with_their_entry_and_is_nobody_of_whom_the_season_speaks() {
    let mut season = open();
    season.act(fine(Some(9), None)).unwrap();
    assert!(season.people().all(|person| person == LeaguePerson(1)));
    assert_eq!(season.authors().collect::<Vec<_>>(), [LeaguePerson(9)]);
    let merged = season.with_people(|person| if person.0 == 9 { LeaguePerson(4) } else { person });
    assert_eq!(merged.adjustments[0].by, Some(LeaguePerson(4)));
    let untold = season.with_authors(|author| author != LeaguePerson(9));
    assert_eq!(
        (untold.adjustments[0].by, untold.adjustments[0].time),
        (None, Some(at(18)))
    );
    assert_eq!(season.with_authors(|_| true), season);
}

#[test]
fn the_file_has_the_key_of_an_author_and_the_time_in_utc() {
    let sample = include_str!("../../../docs/LEAGUE.md")
        .split("```json\n")
        .nth(1)
        .unwrap();
    let sample = sample.split("\n```").next().unwrap();
    let one = r#""adjustments": [{"number": 1, "person": "m1", "amount": "-4", "text": "late", "code": "late",
        "by": "m2", "time": "2026-03-06T18:30:00Z"}]"#;
    let text = sample.replacen(r#""adjustments": []"#, one, 1);
    let file = file::read(text.as_bytes()).unwrap().file;
    let read = &file.document.adjustments[0];
    assert_eq!(
        (read.by, read.code),
        (Some(LeaguePerson(2)), Some(AdjustmentCode::Late))
    );
    let written = file::write(&file).unwrap();
    let said = String::from_utf8(written.clone()).unwrap();
    assert!(
        said.contains(r#""by":"m2""#) && said.contains(r#""time":"2026-03-06T18:30:00Z""#),
        "{said}"
    );
    assert_eq!(file::read(&written).unwrap().file, file);
    let unknown = text.replacen(r#""by": "m2""#, r#""by": "m7""#, 1);
    assert!(file::read(unknown.as_bytes()).is_err());
}

#[test]
fn who_moved_since_the_last_evening_is_told_against_the_table_as_it_stood_then() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 20)).unwrap();
    let came = ranks(&[(1, 1), (2, 2), (3, 3)]);
    let facts = BTreeMap::from([(UnitNo(1), came.clone()), (UnitNo(2), came)]);
    let moved = |season: &LeagueSeason| {
        let table = season.count(&[1, 2, 3].map(LeaguePerson), &facts).unwrap();
        let row = table.rows.iter().find(|row| row.person == LeaguePerson(1)).unwrap();
        (row.before, row.rank)
    };
    assert_eq!(moved(&season), (Some(1), Some(1)));
    // On the day of the last evening: it was not so before.
    let fined = |day: u32| {
        let mut season = season.clone();
        let time = super::day(day).and_hms_opt(22, 0, 0).unwrap();
        let adjustment = NewAdjustment {
            person: LeaguePerson(1),
            unit: None,
            amount: Exact::from(-100),
            code: None,
            text: "late".to_owned(),
            by: None,
            time: Some(time),
        };
        season.act(LeagueAct::Adjust(adjustment)).unwrap();
        season
    };
    assert_eq!(moved(&fined(20)), (Some(1), Some(3)));
    assert_eq!(moved(&fined(19)), (Some(3), Some(3)), "it stood already");
}

#[test]
fn what_was_decided_about_a_tournament_waits_while_it_is_played_again() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 20)).unwrap();
    let fine = NewAdjustment {
        person: LeaguePerson(1),
        unit: Some(UnitNo(2)),
        amount: Exact::from(-4),
        code: None,
        text: "late".to_owned(),
        by: None,
        time: None,
    };
    season.act(LeagueAct::Adjust(fine)).unwrap();
    let over = ranks(&[(1, 1), (2, 2)]);
    let mut facts = BTreeMap::from([(UnitNo(1), over.clone()), (UnitNo(2), over)]);
    let count = |facts: &BTreeMap<UnitNo, UnitFacts>| season.count(&[1, 2].map(LeaguePerson), facts);
    assert_eq!(said(&count(&facts).unwrap()), ["1 1 16", "2 2 14"]);
    facts.remove(&UnitNo(2));
    assert_eq!(said(&count(&facts).unwrap()), ["1 1 10", "2 2 7"]);
    facts.insert(UnitNo(2), ranks(&[(2, 1)]));
    let is_absent = matches!(count(&facts), Err(SeasonFault::NotPlayed { unit: 1, .. }));
    assert!(is_absent, "it is over, and they were not there");
}
