//! Playing on from a position of a hand, by hand or against the solver: all without script.

use super::pages::{on_judged, over_the_table, page};
use crate::harness::site::Client;
use crate::replay::{section, words};

/// The first address of a page that stands behind some markup.
fn href_behind(page: &str, markup: &str) -> Option<String> {
    let href = page.split(markup).nth(1)?.split('"').next()?;
    Some(href.replace("&#38;", "&").replace("&amp;", "&"))
}

#[test]
fn a_line_is_played_on_by_hand_or_against_the_solver_and_stands_in_its_address() {
    on_judged(|client, hand, report| {
        let card = &report.plies[3];
        let start = format!("{hand}/play/{}", card.ply);
        let first = page(client, &start);
        for code in card.values.keys() {
            assert!(
                first.contains(&format!("href=\"{start}?cards={code}#table-title\"")),
                "{code}: {first}"
            );
        }
        let other = card.values.keys().find(|code| **code != card.played).unwrap();
        let next = page(client, &format!("{start}?cards={other}&values=1"));
        assert!(
            words(section(&next, "turn")).contains("with best play by all"),
            "{next}"
        );
        assert!(!words(&next).contains("used up"));
        let rough = page(client, &format!("{start}?cards={other}&rough=1"));
        assert!(
            words(section(&rough, "turn")).contains("may not be the best"),
            "{rough}"
        );
        assert!(
            !section(&rough, "turn").contains("rough=1"),
            "what follows is certain again"
        );
        play_against_the_solver(client, &format!("{start}?cards={other}"), &card.by);
        for wrong in [
            "cards=XX",
            "cards=SA.SA",
            "me=D",
            &format!("cards={}", "S7.".repeat(40)),
        ] {
            assert_eq!(client.get(&format!("{start}?{wrong}")).status, 404, "{wrong}");
        }
        assert_eq!(
            client.get(&format!("{hand}/play/0")).status,
            404,
            "no card is played in the auction"
        );
    });
}

/// The solver plays until it is the reader's turn again, or to the end.
fn play_against_the_solver(client: &mut Client, begun: &str, me: &str) {
    let by_hand = format!("&me={me}");
    let mut path = format!("{begun}{by_hand}");
    for _ in 0..10 {
        let answer = client.get(&path);
        if answer.status == 303 {
            path = answer.header("location").unwrap().to_owned();
            let same_line = begun.split("cards=").nth(1).unwrap();
            assert!(path.contains(&by_hand) && path.contains(same_line));
            continue;
        }
        let text = answer.text();
        assert_eq!(answer.status, 200, "{path}");
        assert!(path.contains('.'), "the solver has played: {path}");
        let next = href_behind(&text, "class=\"btn\" data-step href=\"");
        let turn = words(section(&text, "turn"));
        assert_eq!(turn.contains("The hand is over"), next.is_none(), "{turn}");
        // Taking back leads to the last choice of whoever plays by hand, who goes on playing by hand.
        let back = href_behind(&text, "data-key=\"back\" href=\"").expect("a way back");
        assert!(back.ends_with(&format!("me={me}")), "{back}");
        let before = client.get(&back);
        assert_eq!(before.status, 200, "it is their turn there: {back}");
        let Some(next) = next else {
            break;
        };
        path = next.strip_suffix("#table-title").unwrap().to_owned();
    }
}

/// The line of the scores in the panel of the result.
fn scores(page: &str) -> String {
    let result = section(page, "result");
    words(
        result
            .split("<tfoot>")
            .nth(1)
            .expect("scores")
            .split("</tfoot>")
            .next()
            .unwrap(),
    )
}

#[test]
fn a_line_played_to_its_end_says_what_it_came_to_beside_what_was_played() {
    on_judged(|client, hand, report| {
        let start = format!("{hand}/play/{}", report.plies[3].ply);
        let played: Vec<&str> = report.plies[3..].iter().map(|card| card.played.as_str()).collect();
        let begun = page(client, &start);
        let cards = section(&begun, "tricks").matches("<a href=").count();
        assert_eq!(cards, 3, "what the record goes on with is no part of the line");
        let first = page(client, &format!("{start}?cards={}", played[0]));
        assert!(!first.contains("id=\"result\""), "nothing is decided");
        assert!(section(&first, "tricks").contains(&format!("href=\"{start}?cards={}\"", played[0])));
        // As it was played it comes to what it came to.
        let end = page(client, &format!("{start}?cards={}", played.join(".")));
        assert_eq!(section(&end, "tricks").matches("<th scope=\"row\"").count(), 10);
        let recorded = scores(&page(client, hand));
        assert_eq!(scores(&end), recorded);
        let said = words(
            end.split("As played in the record")
                .nth(1)
                .unwrap()
                .split("</p>")
                .next()
                .unwrap(),
        );
        for score in recorded.split_whitespace().skip(1) {
            assert!(said.contains(score), "{said}: {recorded}");
        }
        // Another card, and any after it, come to something too.
        let card = report
            .plies
            .iter()
            .rfind(|card| card.values.len() > card.best.len())
            .unwrap();
        let (at, worse) = (
            card.ply,
            card.values.keys().find(|code| !card.best.contains(code)).unwrap(),
        );
        let mut path = format!("{hand}/play/{at}?cards={worse}");
        loop {
            let text = page(client, &path);
            let Some(href) = text.split("class=\"btn\" data-step href=\"").nth(1) else {
                assert!(!scores(&text).is_empty());
                break;
            };
            let href = href
                .split('"')
                .next()
                .unwrap()
                .replace("&#38;", "&")
                .replace("&amp;", "&");
            path = href.strip_suffix("#table-title").unwrap().to_owned();
        }
    });
}

#[test]
fn a_line_that_goes_on_is_not_said_to_end() {
    on_judged(|client, hand, report| {
        let card = &report.plies[3];
        let other = card.values.keys().find(|code| **code != card.played).unwrap();
        let next = page(client, &format!("{hand}/play/{}?cards={other}", card.ply));
        let (line, turn) = (words(over_the_table(&next)), words(section(&next, "turn")));
        assert!(!line.contains("ends here") && line.contains("to play"), "{line}");
        let by = turn.split(" to play").next().unwrap().trim();
        assert!(!by.is_empty() && line.contains(by), "{line}: {turn}");
    });
}

#[test]
fn every_card_that_may_be_played_on_is_a_link_on_the_table_too() {
    on_judged(|client, hand, report| {
        let card = &report.plies[3];
        let start = format!("{hand}/play/{}", card.ply);
        let shown = page(client, &start);
        let felt = shown
            .split("class=\"table felt\"")
            .nth(1)
            .unwrap()
            .split("class=\"side\"")
            .next()
            .unwrap();
        assert_eq!(felt.matches("<a ").count(), card.values.len());
        for code in card.values.keys() {
            assert!(
                felt.contains(&format!("href=\"{start}?cards={code}#table-title\"")),
                "{code}"
            );
        }
        assert!(shown.contains(&format!("{start}\"")), "the line has an address to copy");
        let there = page(client, &format!("{hand}/{}", card.ply));
        let felt = there
            .split("class=\"table felt\"")
            .nth(1)
            .unwrap()
            .split("class=\"controls\"")
            .next()
            .unwrap();
        assert!(!felt.contains("<a "), "in the replay nothing is played");
    });
}

#[test]
fn a_line_is_not_offered_to_readers_who_hide_the_other_hands() {
    on_judged(|client, hand, report| {
        let ply = report.plies[4].ply;
        let way = format!("{hand}/play/{ply}");
        assert!(page(client, &format!("{hand}/{ply}")).contains(&way));
        for view in ["then=1", "view=A", "view=B&then=1", "view=public"] {
            assert!(!page(client, &format!("{hand}/{ply}?{view}")).contains(&way), "{view}");
        }
    });
}
