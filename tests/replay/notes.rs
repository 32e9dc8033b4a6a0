//! What people write about a hand: who reads it, what is kept of it, and what is refused.

mod forms;
mod lines;

use chrono::{TimeDelta, Utc};
use serde_json::Value;
use talon_service::clubs::{TypedEntry, change_entry};
use talon_service::retention::forget_old;
use talon_store::hands::{NewHand, OnProbable, Visibility, insert_batch};
use talon_store::{MemberId, Store, StoreError, clubs};

use super::{EXAMPLE, section, words};
use crate::clubs::people::{CLI, Who, browser, send, town, user};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::store::samples;

/// A hand of the first club that everyone may see, and who writes and reads.
struct Room {
    hand: String,
    /// The entry of the member in the list of the club.
    member: MemberId,
    /// In turn: a visitor, someone of the other club, a member, another one, the owner.
    people: Vec<(Who, Client)>,
}

impl Room {
    fn of(site: &Site) -> Room {
        let member = town(site).member;
        let hand = stored(&site.store, Visibility::Public);
        let people = [Who::Visitor, Who::Stranger, Who::Member, Who::Scorer, Who::Owner];
        Room {
            hand,
            member,
            people: people.map(|who| (who, browser(site, who))).into(),
        }
    }

    fn client(&mut self, who: Who) -> &mut Client {
        self.people
            .iter_mut()
            .find(|(one, _)| *one == who)
            .map(|(_, client)| client)
            .expect("somebody")
    }

    /// Writes at ply 16 and says where that led.
    fn write(&mut self, who: Who, text: &str, sign: &str, audience: &str) -> Answer {
        let path = format!("{}/notes", self.hand);
        let fields = [
            ("ply", "16"),
            ("line", "main"),
            ("text", text),
            ("sign", sign),
            ("audience", audience),
            ("key", ""),
        ];
        send(self.client(who), &path, &fields)
    }

    /// The address of the newest note of someone.
    fn own(&mut self, who: Who) -> String {
        let path = format!("{}/notes", self.hand);
        let page = self.client(who).get(&path).text();
        let link = format!("{path}/");
        let from = section(&page, "own")
            .rsplit(&link)
            .next()
            .expect("a note")
            .split('"')
            .next();
        format!("{link}{}", from.expect("a number"))
    }

    /// Which of these words someone reads on the page of the position, and in the record.
    fn reads(&mut self, who: Who, sought: &[&str]) -> Vec<String> {
        let (page, record) = (format!("{}/16", self.hand), format!("{}.json", self.hand));
        let (page, record) = (self.client(who).get(&page).text(), self.client(who).get(&record).text());
        let found = |text: &str| -> Vec<String> {
            sought
                .iter()
                .filter(|word| text.contains(**word))
                .map(|word| (*word).to_owned())
                .collect()
        };
        assert_eq!(found(&page), found(&record), "{who:?}: page and record say the same");
        found(&page)
    }
}

fn stored(store: &Store, visibility: Visibility) -> String {
    let importer_id = Some(user(store, &Who::Owner.mail()));
    let hand = NewHand {
        importer_id,
        visibility,
        record: EXAMPLE.to_owned(),
        ..samples::hand(900)
    };
    let stored: Result<_, StoreError> = store.write(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        insert_batch(db, club, &[hand], OnProbable::Store)
    });
    format!("/hands/{}", stored.expect("a hand")[0].hand().0)
}

#[test]
fn a_note_is_read_by_those_whom_it_is_for_on_every_way_out() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        for (text, audience) in [("for me", "private"), ("for us", "club"), ("for all", "public")] {
            let answer = room.write(Who::Member, text, "", audience);
            assert_eq!(
                answer.header("location"),
                Some(&*format!("{}/16#notes-here", room.hand)),
                "{}",
                answer.text()
            );
        }
        let sought = ["for me", "for us", "for all"];
        assert_eq!(room.reads(Who::Visitor, &sought), ["for all"]);
        assert_eq!(room.reads(Who::Stranger, &sought), ["for all"]);
        assert_eq!(room.reads(Who::Scorer, &sought), ["for us", "for all"]);
        assert_eq!(room.reads(Who::Owner, &sought), ["for us", "for all"]);
        assert_eq!(room.reads(Who::Member, &sought), sought);
        let hand = room.hand.clone();
        let page = room.client(Who::Scorer).get(&format!("{hand}/16")).text();
        assert!(
            words(section(&page, "notes")).contains("Anna: over of leaves"),
            "{page}"
        );
        // Its author is led to where it is changed, and reads for whom it is.
        let (own, page) = (
            room.own(Who::Member),
            room.client(Who::Member).get(&format!("{hand}/16")).text(),
        );
        let (link, notes) = (format!("<a href=\"{own}\">Change</a>"), section(&page, "notes"));
        assert!(notes.contains(&link) && words(notes).contains("· only me"), "{notes}");
        let others = room.client(Who::Scorer).get(&format!("{hand}/16")).text();
        assert!(
            !others.contains(&link) && words(section(&others, "notes")).contains("· the club"),
            "{others}"
        );
        // What a program is told stands in the record too.
        let told = room.client(Who::Visitor).get(&format!("/api/v1{hand}")).text();
        assert!(told.contains("for all") && !told.contains("for us"), "{told}");
    });
}

#[test]
fn a_signed_note_stands_at_its_card_and_the_record_with_it_is_sound() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        assert_eq!(room.write(Who::Member, "why <b>?", "?!", "public").status, 303);
        let hand = room.hand.clone();
        let page = room.client(Who::Visitor).get(&format!("{hand}/16")).text();
        assert!(page.contains("why &#60;b&#62;?"), "{page}");
        assert!(section(&page, "tricks").contains("title=\"doubtful\">?!</b>"), "{page}");
        let record = room.client(Who::Visitor).get(&format!("{hand}.json"));
        let checked = send(room.client(Who::Member), "/check", &[("record", &record.text())]);
        assert!(!checked.text().contains("BAD_VALUE"), "{}", checked.text());
    });
}

#[test]
fn a_changed_note_keeps_what_it_said_and_two_windows_lose_nothing() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        room.write(Who::Member, "first thought", "", "public");
        let note = room.own(Who::Member);
        let client = room.client(Who::Member);
        let save = |client: &mut Client, text: &str, version: &str| {
            let fields = [
                ("act", "save"),
                ("text", text),
                ("sign", "!"),
                ("audience", "public"),
                ("version", version),
            ];
            send(client, &note, &fields)
        };
        assert_eq!(save(client, "second thought", "1").status, 303);
        let late = save(client, "from an old window", "1");
        assert_eq!(late.status, 422);
        let page = late.text();
        assert!(
            page.contains("from an old window") && page.contains("second thought"),
            "{page}"
        );
        assert_eq!(save(client, "third thought", "2").status, 303);
        let page = client.get(&note).text();
        assert!(
            page.contains("first thought") && page.contains("second thought"),
            "{page}"
        );
        assert_eq!(
            room.reads(Who::Visitor, &["first thought", "second thought", "third thought"]),
            ["third thought"]
        );
        for who in [Who::Stranger, Who::Scorer, Who::Owner] {
            assert_eq!(room.client(who).get(&note).status, 404, "{who:?}");
            assert_eq!(save(room.client(who), "not mine", "3").status, 404, "{who:?}");
        }
    });
}

#[test]
fn a_note_that_was_taken_away_can_be_brought_back_for_a_month() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        room.write(Who::Member, "gone and back", "", "public");
        let note = room.own(Who::Member);
        let act = |room: &mut Room, act: &str| send(room.client(Who::Member), &note, &[("act", act)]).status;
        assert_eq!(act(&mut room, "remove"), 303);
        assert!(room.reads(Who::Visitor, &["gone and back"]).is_empty());
        assert!(room.reads(Who::Member, &["gone and back"]).is_empty());
        assert!(room.client(Who::Member).get(&note).text().contains("value=\"restore\""));
        assert_eq!(act(&mut room, "restore"), 303);
        assert_eq!(room.reads(Who::Visitor, &["gone and back"]), ["gone and back"]);
        assert_eq!(act(&mut room, "remove"), 303);
        assert_eq!(
            forget_old(&site.store, Utc::now() + TimeDelta::days(29))
                .expect("forgotten")
                .notes,
            0
        );
        assert_eq!(
            forget_old(&site.store, Utc::now() + TimeDelta::days(31))
                .expect("forgotten")
                .notes,
            1
        );
        assert_eq!(room.client(Who::Member).get(&note).status, 404);
    });
}

#[test]
fn those_responsible_for_a_hand_can_hide_notes_of_others_with_a_reason_but_nothing_private() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        room.write(Who::Member, "kept to myself", "", "private");
        let private = room.own(Who::Member);
        room.write(Who::Member, "rather rude", "", "public");
        let rude = room.own(Who::Member);
        let hide = |room: &mut Room, who: Who, note: &str, act: &str, reason: &str| {
            send(
                room.client(who),
                &format!("{note}/hide"),
                &[("act", act), ("reason", reason)],
            )
        };
        let list = format!("{}/notes", room.hand);
        let page = room.client(Who::Owner).get(&list).text();
        assert!(
            page.contains("rather rude") && !page.contains("kept to myself"),
            "{page}"
        );
        assert!(!room.client(Who::Scorer).get(&list).text().contains("id=\"others\""));
        for (who, note) in [(Who::Scorer, &rude), (Who::Stranger, &rude), (Who::Owner, &private)] {
            assert_eq!(hide(&mut room, who, note, "hide", "because").status, 404, "{who:?}");
        }
        let without = hide(&mut room, Who::Owner, &rude, "hide", " ");
        assert!(
            without.status == 422 && without.text().contains("aria-invalid"),
            "{}",
            without.text()
        );
        assert_eq!(
            hide(&mut room, Who::Owner, &rude, "hide", "insults a guest").status,
            303
        );
        for who in [Who::Visitor, Who::Scorer, Who::Owner, Who::Member] {
            assert!(room.reads(who, &["rather rude"]).is_empty(), "{who:?}");
        }
        let own = room.client(Who::Member).get(&rude).text();
        assert!(
            own.contains("rather rude") && own.contains("This note was hidden"),
            "{own}"
        );
        let log = room.client(Who::Owner).get("/clubs/one/audit").text();
        assert!(log.contains("Note hidden") && log.contains("insults a guest"), "{log}");
        assert_eq!(hide(&mut room, Who::Owner, &rude, "show", "").status, 303);
        assert_eq!(room.reads(Who::Visitor, &["rather rude"]), ["rather rude"]);
    });
}

#[test]
fn what_cannot_be_kept_comes_back_as_it_was_typed() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        for (text, sign, audience, status) in [
            ("", "", "public", 422),
            ("typed with care", "!!!", "public", 422),
            ("typed with care", "", "nobody", 422),
            ("turned\u{202e} round", "", "public", 422),
        ] {
            let answer = room.write(Who::Member, text, sign, audience);
            assert_eq!(answer.status, status, "{text} {sign} {audience}");
            assert!(answer.text().contains(text), "{}", answer.text());
        }
        // Only a member writes for the club.
        assert_eq!(room.write(Who::Stranger, "for them", "", "club").status, 422);
        assert_eq!(room.write(Who::Stranger, "of a guest", "", "public").status, 303);
        assert_eq!(room.reads(Who::Visitor, &["of a guest"]), ["of a guest"]);
        let long = "x".repeat(20_001);
        let refused = room.write(Who::Member, &long, "", "private");
        assert!(
            refused.status == 422 && words(&refused.text()).contains("20000 characters"),
            "the true limit"
        );
        let path = format!("{}/notes", room.hand);
        for (line, ply) in [("main", "9999"), ("nowhere", "1")] {
            let fields = [
                ("ply", ply),
                ("line", line),
                ("text", "?"),
                ("audience", "private"),
                ("key", ""),
            ];
            assert_eq!(
                send(room.client(Who::Member), &path, &fields).status,
                404,
                "{line} {ply}"
            );
            assert_eq!(
                room.client(Who::Member)
                    .get(&format!("{path}?ply={ply}&line={line}"))
                    .status,
                404
            );
        }
        assert_eq!(room.client(Who::Visitor).get(&path).status, 401);
    });
}

#[test]
fn a_hand_that_is_full_says_so_and_goes_on_being_shown() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let long = "é".repeat(20_000);
        let full = (0..9)
            .map(|_| room.write(Who::Member, &long, "", "public"))
            .find(|answer| answer.status != 303);
        let full = full.expect("an end").text();
        assert!(full.contains("the maximum number of notes"), "{}", full.len());
        let hand = room.hand.clone();
        assert_eq!(room.client(Who::Visitor).get(&format!("{hand}/16")).status, 200);
    });
}

#[test]
fn nobody_fills_a_hand_for_others_without_being_seen() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let long = "é".repeat(20_000);
        let fill = |room: &mut Room, who: Who, audience: &str| {
            (0..9)
                .find(|_| room.write(who, &long, "", audience).status != 303)
                .expect("an end")
        };
        fill(&mut room, Who::Stranger, "private");
        assert_eq!(room.write(Who::Member, "there is room", "", "public").status, 303);
        fill(&mut room, Who::Scorer, "public");
        let own = room.own(Who::Scorer);
        assert_eq!(room.write(Who::Member, &long, "", "public").status, 422, "no room");
        let fields = [("act", "hide"), ("reason", "fills the hand")];
        assert_eq!(
            send(room.client(Who::Owner), &format!("{own}/hide"), &fields).status,
            303
        );
        assert_eq!(room.write(Who::Member, &long, "", "public").status, 303, "room again");
        // More than there is room for when it is shown again: the hand is still there, with the first notes.
        assert_eq!(
            send(room.client(Who::Owner), &format!("{own}/hide"), &[("act", "show")]).status,
            303
        );
        let hand = room.hand.clone();
        let page = room.client(Who::Visitor).get(&format!("{hand}/16"));
        assert!(
            page.status == 200 && page.text().contains("there is room"),
            "{}",
            page.status
        );
    });
}

#[test]
fn outside_the_club_an_author_is_called_as_they_chose() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let entry = TypedEntry {
            name: "Novak Zdenka",
            shown: "short",
            ..TypedEntry::default()
        };
        change_entry(&site.store, &CLI, "one", room.member, &entry, Utc::now()).expect("an entry");
        assert_eq!(room.write(Who::Member, "I am Novak Zdenka.", "", "public").status, 303);
        assert_eq!(
            room.reads(Who::Scorer, &["Novak Zdenka", "I am"]),
            ["Novak Zdenka", "I am"]
        );
        let form = format!("{}/notes", room.hand);
        let said = room.client(Who::Member).get(&form).text();
        assert!(said.contains("The club sees it under the name Novak Zdenka"), "{said}");
        let said = room.client(Who::Stranger).get(&form).text();
        assert!(said.contains("Others see it under the name"), "{said}");
        for who in [Who::Visitor, Who::Stranger] {
            assert_eq!(room.reads(who, &["Novak Zdenka", "I am"]), ["I am"], "{who:?}");
        }
    });
}

#[test]
fn a_form_sent_twice_writes_one_note() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let path = format!("{}/notes", room.hand);
        let fields = [
            ("ply", "16"),
            ("line", "main"),
            ("text", "once"),
            ("audience", "public"),
            ("key", "a key of its own"),
        ];
        for _ in 0..2 {
            assert_eq!(send(room.client(Who::Member), &path, &fields).status, 303);
        }
        let notes = |room: &mut Room| {
            let record = format!("{}.json", room.hand);
            let record = room.client(Who::Visitor).get(&record).text();
            let record: Value = serde_json::from_str(&record).expect("a record");
            record["annotations"].as_array().map(Vec::len)
        };
        assert_eq!(notes(&mut room), Some(1));
        // Back in the browser, other words, sent again: shown first, with a key of its own.
        let mut changed = fields;
        changed[2].1 = "something else";
        let shown = send(room.client(Who::Member), &path, &changed);
        assert!(
            shown.status == 422 && shown.text().contains("something else"),
            "{}",
            shown.text()
        );
        assert!(words(&shown.text()).contains("already sent"), "{}", shown.text());
        let key = shown.text();
        let key = key
            .split("name=\"key\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        changed[4].1 = key.expect("a key");
        assert_eq!(notes(&mut room), Some(1));
        assert_eq!(send(room.client(Who::Member), &path, &changed).status, 303);
        assert_eq!(notes(&mut room), Some(2));
    });
}

#[test]
fn a_note_that_is_saved_after_it_was_taken_away_in_another_window_is_back_with_its_words() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        room.write(Who::Member, "first words", "", "public");
        let note = room.own(Who::Member);
        let client = room.client(Who::Member);
        assert_eq!(send(client, &note, &[("act", "remove")]).status, 303);
        let fields = [
            ("act", "save"),
            ("text", "last words"),
            ("audience", "public"),
            ("version", "1"),
        ];
        assert_eq!(send(client, &note, &fields).status, 303);
        assert_eq!(room.reads(Who::Visitor, &["first words", "last words"]), ["last words"]);
    });
}

#[test]
fn beside_the_form_a_hand_stands_as_on_its_own_page() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let hand = room.hand.clone();
        let client = room.client(Who::Member);
        let over_the_table = |page: &str| -> String {
            let line = page.split("<p class=\"state\">").nth(1).expect("a line over the table");
            line.split("</p>").next().unwrap_or_default().to_owned()
        };
        for ply in [12, 16, 41, 42] {
            let own = over_the_table(&client.get(&format!("{hand}/{ply}")).text());
            let beside = over_the_table(&client.get(&format!("{hand}/notes?ply={ply}")).text());
            assert_eq!(beside, own, "{ply}");
        }
    });
}
