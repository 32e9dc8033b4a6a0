use std::collections::BTreeSet;

use chrono::{NaiveDate, NaiveDateTime};
use talon_tournament::Exact;
use talon_tournament::rating::{Method, RatedSource};

mod judged;

use super::*;
use crate::LeaguePerson;

/// A day in the last month of the worked sequence.
const TODAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 4, 30).expect("a day");

const ANNA: LeaguePerson = LeaguePerson(10);
const BELA: LeaguePerson = LeaguePerson(20);
const CILI: LeaguePerson = LeaguePerson(30);
const DANI: LeaguePerson = LeaguePerson(40);

fn starts(year: i32, month: u32, day: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(year, month, day).expect("a day");
    day.and_hms_opt(18, 0, 0).expect("an hour")
}

fn table(number: u16, places: &[(LeaguePerson, usize)]) -> JudgedTable {
    let seats = places.iter().map(|(person, place)| JudgedSeat {
        person: Some(*person),
        place: *place,
        score: Exact::from(0),
    });
    JudgedTable {
        round: 1,
        table: number,
        is_line: false,
        seats: seats.collect(),
        bula: 0,
        refused: None,
    }
}

fn evening(tournament: i64, month: u32, tables: Vec<JudgedTable>) -> RatingFacts {
    RatingFacts {
        source: RatedSource::Tournament(tournament),
        starts: starts(2026, month, 5),
        tables,
    }
}

/// The worked sequence: two tables in one month, one three months later.
fn sequence() -> Vec<RatingFacts> {
    vec![
        evening(
            1,
            1,
            vec![
                table(1, &[(ANNA, 1), (BELA, 2), (CILI, 3)]),
                table(2, &[(BELA, 1), (ANNA, 2), (DANI, 3)]),
            ],
        ),
        evening(2, 4, vec![table(1, &[(CILI, 1), (DANI, 1), (ANNA, 3)])]),
    ]
}

fn list(facts: &[RatingFacts]) -> RatingList {
    RatingList::of(facts, &RatingOptions::default(), &Some)
}

fn values(list: &RatingList) -> Vec<(LeaguePerson, String)> {
    let together = list.together(TODAY);
    together
        .rows
        .iter()
        .map(|row| (row.person, row.value.to_string()))
        .collect()
}

fn said(values: &[(LeaguePerson, &str)]) -> Vec<(LeaguePerson, String)> {
    values
        .iter()
        .map(|(person, value)| (*person, (*value).to_owned()))
        .collect()
}

#[test]
fn a_list_has_the_values_that_were_worked_out_and_again_after_a_correction_is_taken_back() {
    let right = said(&[(BELA, "8.2993"), (ANNA, "2.2418"), (DANI, "1.5684"), (CILI, "1.2095")]);
    assert_eq!(values(&list(&sequence())), right);
    let mut corrected = sequence();
    corrected[0].tables[0] = table(1, &[(BELA, 1), (ANNA, 2), (CILI, 3)]);
    let found = list(&corrected).together(TODAY);
    let mu: Vec<(LeaguePerson, String)> = found.rows.iter().map(|row| (row.person, row.mu.to_string())).collect();
    assert_eq!(
        mu,
        said(&[
            (BELA, "34.0780"),
            (DANI, "23.0939"),
            (CILI, "22.8236"),
            (ANNA, "20.0553")
        ])
    );
    assert_eq!(values(&list(&sequence())), right);
    // The order in which tournaments are told changes nothing.
    let mut turned = sequence();
    turned.reverse();
    assert_eq!(list(&turned).together(TODAY), list(&sequence()).together(TODAY));
}

#[test]
fn a_row_says_what_the_last_tournament_changed_and_nobody_is_ranked_before_fifteen_tables() {
    let together = list(&sequence()).together(TODAY);
    assert!(
        together
            .rows
            .iter()
            .all(|row| row.rank.is_none() && row.group == RowGroup::Provisional)
    );
    let bela = together.row(BELA).expect("a row");
    assert_eq!((bela.tables, bela.last_month()), (2, (2026, 1)));
    // Both tables of one evening are one change, from the nothing of a newcomer.
    assert_eq!(bela.change, bela.value);
    let cili = together.row(CILI).expect("a row");
    assert_eq!(cili.last_month(), (2026, 4));
    assert!(cili.change.number() > 4.0, "{}", cili.change);
    let text = together.text().expect("a text");
    assert!(text.contains(r#""value":"8.2993""#), "{text}");
    assert_eq!(serde_json::from_str::<RatedTogether>(&text).expect("a list"), together);
}

#[test]
fn players_are_ranked_once_they_have_played_enough_and_until_they_stay_away_for_a_year() {
    let many: Vec<JudgedTable> = (1..=40)
        .map(|number| {
            let first = usize::from(number % 2 == 0);
            table(number, &[(ANNA, 1 + first), (BELA, 2 - first), (CILI, 3)])
        })
        .collect();
    let mut facts = vec![evening(1, 1, many)];
    let together = list(&facts).together(TODAY);
    let groups: Vec<(LeaguePerson, Option<usize>)> = together.rows.iter().map(|row| (row.person, row.rank)).collect();
    assert_eq!(groups.len(), 3);
    assert_eq!(groups[0].1, Some(1));
    assert_eq!(together.row(ANNA).map(|row| row.rank), Some(Some(2)));
    // Who always loses is long unsure.
    assert_eq!(together.row(CILI).map(|row| row.group), Some(RowGroup::Provisional));
    let later = RatingFacts {
        source: RatedSource::Tournament(2),
        starts: starts(2027, 1, 5),
        tables: vec![table(1, &[(ANNA, 1), (CILI, 2), (DANI, 3)])],
    };
    facts.push(later);
    let together = list(&facts).together(TODAY);
    assert_eq!(together.row(BELA).map(|row| row.group), Some(RowGroup::Inactive));
    assert_eq!(together.row(DANI).map(|row| row.group), Some(RowGroup::Provisional));
    assert_eq!(together.rows.last().map(|row| row.person), Some(BELA));
}

#[test]
fn a_year_without_a_table_makes_inactive_also_where_nobody_else_plays_and_not_a_day_before() {
    let groups = |year, month, day| {
        let today = NaiveDate::from_ymd_opt(year, month, day).expect("a day");
        let rows = list(&sequence()).together(today).rows.into_iter();
        rows.map(|row| (row.person, row.group == RowGroup::Inactive))
            .collect::<BTreeSet<_>>()
    };
    let only = |gone: &[LeaguePerson]| {
        let all = [ANNA, BELA, CILI, DANI];
        BTreeSet::from(all.map(|person| (person, gone.contains(&person))))
    };
    // Béla played in January alone, the others in April too.
    assert_eq!(groups(2026, 12, 31), only(&[]));
    assert_eq!(groups(2027, 1, 1), only(&[BELA]));
    assert_eq!(groups(2027, 3, 31), only(&[BELA]));
    assert_eq!(groups(2027, 4, 1), only(&[ANNA, BELA, CILI, DANI]));
    assert_eq!(groups(1999, 1, 1), only(&[]), "never from a day before the last table");
}

#[test]
fn the_first_tables_of_a_list_are_the_list_of_these_tables() {
    let mut facts = sequence();
    for most in (0..=3).rev() {
        let first = list(&sequence()).first(most);
        assert_eq!(first.together(TODAY), list(&facts).together(TODAY), "{most}");
        assert_eq!(first.judged().count(), most);
        let last = if most > 2 { 1 } else { 0 };
        facts[last].tables.pop();
    }
    assert_eq!(
        list(&sequence()).first(9).together(TODAY),
        list(&sequence()).together(TODAY)
    );
}

#[test]
fn guests_keep_no_rating_and_merged_entries_play_as_the_one_that_stays() {
    let guest = |person| Some(person).filter(|person| *person != CILI);
    let found = RatingList::of(&sequence(), &RatingOptions::default(), &guest);
    let people: BTreeSet<LeaguePerson> = found.together(TODAY).rows.iter().map(|row| row.person).collect();
    assert_eq!(people, BTreeSet::from([ANNA, BELA, DANI]));
    assert_eq!(found.together(TODAY).tables, 3);
    let merged = |person| Some(if person == DANI { CILI } else { person });
    let found = RatingList::of(&sequence(), &RatingOptions::default(), &merged);
    // Both sat at the last table, which is none of three people.
    let refused: Vec<Option<NotRated>> = found.judged().map(|(_, _, refused)| refused).collect();
    assert_eq!(refused, [None, None, Some(NotRated::SamePerson)]);
    assert_eq!(found.together(TODAY).row(CILI).map(|row| row.tables), Some(2));
}

#[test]
fn an_evening_and_a_free_table_come_after_the_tournaments_of_their_day() {
    let day = starts(2026, 1, 5).date();
    let alone =
        |source, sums: &[(LeaguePerson, i64)]| RatingFacts::alone(source, day, vec![JudgedTable::alone(sums, 60)]);
    let stranger = LeaguePerson::stranger(4, 2);
    let sums = [(ANNA, 30), (BELA, -10), (stranger, -20)];
    let mut facts = sequence();
    facts.push(alone(
        RatedSource::FreeTable { season: 3, unit: 9 },
        &[(CILI, 5), (DANI, 5), (ANNA, -10)],
    ));
    facts.push(alone(RatedSource::Evening(4), &sums));
    facts.push(alone(RatedSource::Evening(5), &sums[..2]));
    let found = list(&facts);
    let order: Vec<RatedSource> = found.judged().map(|(at, _, _)| at.source).collect();
    let tournament = RatedSource::Tournament(1);
    let played = [
        tournament,
        tournament,
        RatedSource::Evening(4),
        RatedSource::Evening(5),
        RatedSource::FreeTable { season: 3, unit: 9 },
        RatedSource::Tournament(2),
    ];
    assert_eq!(order, played);
    let refused: Vec<Option<NotRated>> = found.judged().map(|(_, _, refused)| refused).collect();
    assert_eq!(refused[2..5], [None, Some(NotRated::NotPlayed), None]);
    let places: Vec<usize> = found.history(ANNA).iter().map(|point| point.place).collect();
    assert_eq!(places, [1, 2, 1, 3, 3], "level scores share the first place");
    assert_eq!(found.together(TODAY).rows.len(), 4, "a stranger keeps no rating");
}

#[test]
fn a_table_that_is_taken_out_is_as_if_it_had_not_been_played_and_is_told_apart() {
    let at = RatedAt {
        source: RatedSource::Tournament(1),
        round: 1,
        table: 2,
    };
    let options = RatingOptions {
        excluded: BTreeSet::from([at]),
        ..RatingOptions::default()
    };
    let found = RatingList::of(&sequence(), &options, &Some);
    let mut without = sequence();
    without[0].tables.remove(1);
    assert_eq!(found.together(TODAY), list(&without).together(TODAY));
    let told = found.explained(at).expect("a table");
    assert_eq!(told.refused, Some(NotRated::Excluded));
    assert!(told.seats.iter().all(|seat| seat.change.is_none()));
}

#[test]
fn methods_say_which_tables_they_rate() {
    let mut four = table(1, &[(ANNA, 1), (BELA, 2), (CILI, 3), (DANI, 4)]);
    four.bula = 60;
    let mut three = table(2, &[(ANNA, 1), (BELA, 2), (CILI, 3)]);
    let no_sheet = table(3, &[(ANNA, 1), (BELA, 2), (CILI, 3)]);
    three.bula = 60;
    for (seat, score) in three.seats.iter_mut().zip([458, 88, -546]) {
        seat.score = Exact::from(score);
    }
    let facts = [evening(1, 1, vec![four, three, no_sheet])];
    let of = |method| {
        let options = RatingOptions {
            method,
            ..RatingOptions::default()
        };
        RatingList::of(&facts, &options, &Some)
    };
    let refused = |list: &RatingList| list.judged().map(|(_, _, refused)| refused).collect::<Vec<_>>();
    assert_eq!(refused(&of(Method::Elo)), [None, None, None]);
    let by_score = of(Method::ByScore);
    assert_eq!(
        refused(&by_score),
        [Some(NotRated::Seats), None, Some(NotRated::NoSheet)]
    );
    assert_eq!(
        values(&by_score),
        said(&[(ANNA, "1012.0000"), (BELA, "1002.0000"), (CILI, "986.0000")])
    );
    assert_eq!(by_score.calibration(), None);
}

#[test]
fn a_table_is_explained_seat_by_seat_and_the_history_goes_through_it() {
    let facts = sequence();
    let options = RatingOptions {
        method: Method::Elo,
        ..RatingOptions::default()
    };
    let found = RatingList::of(&facts, &options, &Some);
    let at = RatedAt {
        source: RatedSource::Tournament(1),
        round: 1,
        table: 1,
    };
    let told = found.explained(at).expect("a table");
    let changes: Vec<String> = told
        .seats
        .iter()
        .map(|seat| {
            let change = seat.change.as_ref().expect("a change");
            assert_eq!(change.expected.iter().flatten().sum::<f64>(), 1.0);
            (change.after.value - change.before.value).to_string()
        })
        .collect();
    assert_eq!(changes, ["20.0000", "0.0000", "-20.0000"]);
    let history = found.history(ANNA);
    let places: Vec<(usize, Option<f64>)> = history.iter().map(|point| (point.place, point.expected)).collect();
    assert_eq!(places[0], (1, Some(2.0)));
    assert_eq!(places.len(), 3);
    assert!(history.windows(2).all(|two| two[0].after == two[1].before));
    assert!(found.history(LeaguePerson(99)).is_empty());
    assert!(found.calibration().is_some());
}

#[test]
fn the_same_three_people_are_told_of_when_they_sit_together_too_often() {
    let often = |count: u16| {
        let tables = (1..=count).map(|number| table(number, &[(CILI, 1), (BELA, 2), (ANNA, 3)]));
        list(&[evening(1, 3, tables.collect())]).repeated()
    };
    assert!(often(10).is_empty());
    assert_eq!(
        often(11),
        [RepeatedTable {
            month: (2026, 3),
            people: vec![ANNA, BELA, CILI],
            count: 11
        }]
    );
}

#[test]
fn a_value_has_four_places_and_is_read_as_it_was_written() {
    for (number, text) in [
        (8.29928, "8.2993"),
        (-0.00004, "0.0000"),
        (-3.5, "-3.5000"),
        // Halves go to the even side.
        (0.03125, "0.0312"),
        (0.09375, "0.0938"),
    ] {
        let value = RatingValue::of(number);
        assert_eq!(value.to_string(), text);
        let json = serde_json::to_string(&value).expect("a text");
        assert_eq!(serde_json::from_str::<RatingValue>(&json).expect("a value"), value);
    }
    for bad in [
        "\"8.29\"",
        "8.2993",
        "\"8,2993\"",
        "\"+8.2993\"",
        "\"8.29930\"",
        "\".2993\"",
    ] {
        assert!(serde_json::from_str::<RatingValue>(bad).is_err(), "{bad}");
    }
}
