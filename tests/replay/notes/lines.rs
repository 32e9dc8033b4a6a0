//! Lines that were played on, kept with a hand, and the notes on them.

use super::{Room, section, send, words};
use crate::clubs::people::Who;
use crate::harness::site::{Answer, on_each_site};

/// The member keeps a line of some cards under a name.
fn keep(room: &mut Room, cards: &str, name: &str) -> Answer {
    let path = format!("{}/notes", room.hand);
    let fields = [
        ("ply", "15"),
        ("line", "main"),
        ("cards", cards),
        ("text", name),
        ("audience", "public"),
        ("key", ""),
    ];
    send(room.client(Who::Member), &path, &fields)
}

/// Anna leads bells instead of leaves: the address of the line.
fn keep_bells(room: &mut Room) -> String {
    let kept = keep(room, "BO", "Bells first");
    assert_eq!(kept.status, 303, "{}", kept.text());
    kept.header("location").expect("the line").to_owned()
}

/// Another member writes on the line.
fn write_on(room: &mut Room, line: &str) {
    let path = format!("{}/notes", room.hand);
    let id = line.rsplit('/').next().expect("a line").to_owned();
    let fields = [
        ("ply", "16"),
        ("line", id.as_str()),
        ("text", "better so"),
        ("audience", "public"),
        ("key", ""),
    ];
    assert_eq!(send(room.client(Who::Scorer), &path, &fields).status, 303);
    assert!(room.client(Who::Visitor).get(line).text().contains("better so"));
}

#[test]
fn a_line_that_was_played_on_is_kept_with_the_notes_on_it() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let hand = room.hand.clone();
        let nameless = keep(&mut room, "BO", "");
        assert!(
            words(&nameless.text()).contains("Enter a name that fits on one line"),
            "{}",
            nameless.text()
        );
        let line = keep_bells(&mut room);
        let page = room.client(Who::Visitor).get(&line);
        assert!(
            page.status == 200 && page.text().contains("Anna leads the over of bells"),
            "{}",
            page.text()
        );
        assert!(
            section(&page.text(), "notes").contains("Bells first"),
            "{}",
            page.text()
        );
        let on = format!("href=\"{hand}/play/15?cards=BO\"");
        assert!(page.text().contains(&on), "it can be played on: {}", page.text());
        assert_eq!(
            room.client(Who::Visitor)
                .get(&format!("{hand}/play/15?cards=BO"))
                .status,
            200
        );
        write_on(&mut room, &line);
        for (cards, why) in [
            ("BO.BO", "a card twice"),
            ("A1", "no card"),
            ("LA", "not held by who leads"),
        ] {
            let refused = keep(&mut room, cards, "My line");
            assert!(
                refused.status == 422 && refused.text().contains("My line"),
                "{why}: {}",
                refused.status
            );
        }
        assert_eq!(keep(&mut room, "BO", "").status, 422);
    });
}

#[test]
fn the_notes_on_a_line_that_is_taken_away_are_left_to_their_authors() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let hand = room.hand.clone();
        let line = keep_bells(&mut room);
        write_on(&mut room, &line);
        // Without the line nobody reads what was written on it.
        let note = room.own(Who::Member);
        assert_eq!(send(room.client(Who::Member), &note, &[("act", "remove")]).status, 303);
        assert_eq!(room.client(Who::Visitor).get(&line).status, 404);
        let record = room.client(Who::Visitor).get(&format!("{hand}.json")).text();
        assert!(!record.contains("better so"), "{record}");
        // Its author still has what they wrote.
        let on_it = room.own(Who::Scorer);
        let page = room.client(Who::Scorer).get(&on_it);
        assert!(
            page.status == 200 && page.text().contains("better so"),
            "{}",
            page.text()
        );
        let fields = [
            ("act", "save"),
            ("text", "still mine"),
            ("sign", ""),
            ("audience", "public"),
            ("version", "1"),
        ];
        let saved = send(room.client(Who::Scorer), &on_it, &fields);
        assert_eq!(saved.header("location"), Some(on_it.as_str()), "{}", saved.text());
    });
}
