//! Headings that clubs write in their own words, and words that are no heading.

use super::tests::told;
use serde_json::Value as Json;

#[test]
fn the_number_of_a_deal_has_many_names() {
    for word in [
        "Osztás",
        "S.sz.",
        "Parti száma",
        "Ruka",
        "R. br.",
        "Дељење",
        "Dijeljenje br.",
        "Hand no.",
        "№",
    ] {
        let table = format!("{word};osztó;felvevő;bemondás;eredmény;Anna;Béla;Cili\n7;Cili;Anna;parti;+;2;-1;-1\n");
        let (records, found) = told(table.as_bytes());
        assert_eq!((records.len(), found.len()), (1, 0), "{word}: {found:?}");
        assert_eq!(records[0]["source"]["deal"], 7, "{word}");
    }
}

#[test]
fn what_was_played_has_many_names() {
    for word in ["Játék", "Licit", "Vállalás", "Game", "Igra", "Bemondás"] {
        let table = format!("osztó;felvevő;{word};eredmény;Anna;Béla;Cili\nCili;Anna;parti;+;2;-1;-1\n");
        let (records, found) = told(table.as_bytes());
        assert_eq!((records.len(), found.len()), (1, 0), "{word}: {found:?}");
        assert_eq!(records[0]["score"]["contract"], "simple", "{word}");
    }
}

#[test]
fn a_heading_that_nobody_knows_is_no_person_in_silence() {
    let no_person = |table: &str, rows: usize| {
        let (records, found) = told(table.as_bytes());
        assert_eq!((records.len(), found.len()), (0, rows), "{found:?}");
        let (line, column, finding) = found.last().unwrap();
        assert_eq!(finding.detail, "no_person", "{finding:?}");
        (
            *line,
            *column,
            finding.found.as_ref().and_then(Json::as_str).unwrap().to_owned(),
        )
    };
    // Apart from the people the heading itself is told.
    let apart =
        "terem;osztó;felvevő;bemondás;eredmény;Anna;Béla;Cili\n1;Cili;Anna;parti;+;2;-1;-1\n2;;Béla;parti;+;-1;2;-1\n";
    assert_eq!(no_person(apart, 1), (1, 1, "terem".to_owned()));
    // Beside them it shows in the numbers, whether the people have some or not.
    let beside = "osztó;felvevő;bemondás;eredmény;hányadik;Anna;Béla;Cili\n\
                  Cili;Anna;parti;+;1;2;-1;-1\nAnna;Béla;parti;+;2;;;\nBéla;Cili;parti;-;13;2;2;-4\n";
    assert_eq!(no_person(beside, 3), (4, 19, "hányadik".to_owned()));
    // Four people are four, also where only the declarer's pay is noted, or a column has its word.
    for (headings, row) in [
        (
            "dealer,declarer,contract,result,Dani,Anna,Béla,Cili",
            "Dani,Anna,parti,+,0,2,-1,-1",
        ),
        (
            "dealer,declarer,contract,result,Dani,Anna,Béla,Cili",
            "Anna,Dani,parti,+,2,,,",
        ),
        (
            "pay Anna,dealer,declarer,contract,result,pay Béla,pay Cili",
            "2,Cili,Anna,parti,+,-1,-1",
        ),
        (
            "dealer,declarer,contract,result,Anna,,Béla,,Cili",
            "Cili,Anna,parti,+,2,,-1,,-1",
        ),
    ] {
        let (records, found) = told(format!("{headings}\n{row}\n").as_bytes());
        assert_eq!((records.len(), found.len()), (1, 0), "{headings}: {found:?}");
    }
}
