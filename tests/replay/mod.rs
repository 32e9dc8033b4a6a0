//! The replay: positions, viewpoints and who may open the page of a hand.

mod annotations;
mod auction;
mod claims;
mod columns;
mod drafts;
mod editor;
mod grown;
mod kept;
mod legal;
mod list;
mod notes;
mod pasted;
mod result;
mod search;
mod sharing;
mod spoken;
mod views;

use serde_json::Value;
use talon_records::scene::{Scene, ShownCard, View};
use talon_records::timeline::Timeline;
use talon_records::{Options, Reader};
use talon_rules::cards::Seat;
use talon_samples::generate::ulti::records;
use talon_store::hands::{self, OnProbable, Visibility};
use talon_store::{HandId, Store, StoreError};

use crate::harness::site::{Client, Site, on_each_site};
use crate::store::samples::{club, hand};

const SEED: u64 = 20_260_109;
const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// The example, changed.
fn example(change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(EXAMPLE).expect("a record");
    change(&mut record);
    record.to_string()
}

/// Stores a record for everyone and gives its address to the test, with a browser.
fn on_record(record: &str, test: impl Fn(&mut Client, &str)) {
    on_each_site(|site: &Site| {
        let id = store_record(&site.store, record, Visibility::Public, 1);
        test(&mut site.client(), &format!("/hands/{id}"));
    });
}

/// The part of a page with this id, up to the end of its section.
pub fn section<'p>(page: &'p str, id: &str) -> &'p str {
    let from = page
        .find(&format!("id=\"{id}\""))
        .unwrap_or_else(|| panic!("no section {id}: {page}"));
    let to = page[from..].find("</section>").map_or(page.len(), |to| from + to);
    &page[from..to]
}

/// The words of a piece of a page.
pub fn words(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        text.push_str(piece.split_once('>').map_or(piece, |(_, rest)| rest));
        text.push(' ');
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_viewpoint_holds_a_card_of_a_hand_it_cannot_see() {
    let mut reader = Reader::new();
    let mut hidden = 0;
    for record in records(SEED).take(60) {
        let checked = reader.check(record.as_bytes(), &Options::default());
        let hand = checked.hand().expect("a legal hand");
        let timeline = Timeline::of(hand);
        for ply in 0..=timeline.last() {
            let state = &timeline.states[ply];
            for view in View::ALL {
                let scene = Scene::at(&timeline, ply, view);
                for seat in Seat::ALL {
                    let holding = &state.table().holdings[seat];
                    let held: Vec<_> = scene.seats[seat]
                        .held
                        .iter()
                        .filter_map(|shown| {
                            if let ShownCard::Card(card) = shown {
                                Some(*card)
                            } else {
                                None
                            }
                        })
                        .collect();
                    let open = view == View::All
                        || view == View::Seat(seat)
                        || state.is_exposed(seat)
                        || (view == View::Defenders && state.contract().is_some_and(|(declarer, _)| declarer != seat));
                    assert_eq!(
                        held.len(),
                        if open { holding.len() } else { 0 },
                        "{ply} {view:?} {seat:?}"
                    );
                    hidden += usize::from(!open && !holding.is_empty());
                }
            }
        }
    }
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn a_timeline_ends_where_the_check_ended_and_its_tricks_have_three_cards() {
    let mut reader = Reader::new();
    for record in records(SEED).take(60) {
        let checked = reader.check(record.as_bytes(), &Options::default());
        let hand = checked.hand().expect("a legal hand");
        let timeline = Timeline::of(hand);
        assert_eq!(timeline.last(), hand.plies());
        let won = Seat::ALL.map(|seat| timeline.states[timeline.last()].tricks()[seat]);
        let counted = Seat::ALL.map(|seat| {
            timeline
                .tricks
                .iter()
                .filter(|trick| trick.winner == Some(seat))
                .count() as u8
        });
        assert_eq!(won, counted);
        for pair in timeline.tricks.windows(2) {
            assert_eq!(pair[0].cards.len(), 3);
            assert_eq!(pair[0].winner, Some(pair[1].cards[0].by), "the winner leads");
        }
    }
}

#[test]
fn what_the_parts_of_a_result_bring_adds_up_to_the_scores() {
    let mut reader = Reader::new();
    let mut doubled = 0;
    for record in records(SEED).take(300) {
        let checked = reader.check(record.as_bytes(), &Options::default());
        let Some(summary) = checked.hand().and_then(|hand| hand.summary()) else {
            continue;
        };
        let Some(scores) = summary.scores else { continue };
        let parts = summary.parts.iter().filter_map(|part| part.gains);
        let silent = summary.silent.iter().map(|silent| silent.gains);
        let mut sum = [0; 3];
        for gains in parts.chain(silent) {
            for seat in Seat::ALL {
                sum[seat.index()] += gains[seat];
            }
        }
        assert_eq!(sum, Seat::ALL.map(|seat| scores[seat]), "{record}");
        doubled += u32::from(summary.highest_level() > 0);
    }
    assert!(doubled > 20, "{doubled}");
}

fn store_hand(store: &Store, visibility: Visibility, number: u64) -> HandId {
    let record = records(SEED).next().expect("a record");
    store_record(store, &record, visibility, number)
}

pub fn store_record(store: &Store, record: &str, visibility: Visibility, number: u64) -> HandId {
    store
        .write(|db| {
            let club = club(db, &format!("club{number}"))?;
            let new = hands::NewHand {
                record: record.to_owned(),
                visibility,
                importer_id: None,
                public_id: Some(format!("address{number}")),
                ..hand(number as _)
            };
            Ok::<_, StoreError>(hands::insert_batch(db, club, &[new], OnProbable::Store)?[0].hand())
        })
        .expect("a stored hand")
}

#[test]
fn a_public_hand_is_replayed_at_every_position_and_no_further() {
    on_each_site(|site| {
        let id = store_hand(&site.store, Visibility::Public, 1);
        let mut client = site.client();
        let record = records(SEED).next().expect("a record");
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &Options::default());
        let hand = checked.hand().expect("a legal hand");
        let last = hand.plies();
        for path in [
            format!("/hands/{id}"),
            format!("/hands/{id}/0"),
            format!("/hands/{id}/{last}?view=A"),
        ] {
            let answer = client.get(&path);
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            assert!(answer.text().contains("id=\"replay\""), "{path}");
        }
        assert_eq!(client.get(&format!("/hands/{id}/{}", last + 1)).status, 404);
        assert_eq!(client.get(&format!("/hands/{id}?view=X")).status, 404);
        assert_eq!(client.get(&format!("/hands/{id}.json")).text(), record);
        let public = client.get(&format!("/hands/{id}/0?view=public")).text();
        let dealt = Timeline::of(hand).states[0].table().holdings.a.certain;
        for card in dealt.iter() {
            let name = talon_text::Lang::En.card(card);
            assert!(!public.contains(&*name), "{name} is shown");
        }
    });
}

#[test]
fn an_address_with_a_nul_in_it_is_refused_before_it_reaches_a_database() {
    on_each_site(|site| {
        let mut client = site.client();
        for (path, status) in [
            ("/hands?player=a%00b", 400),
            ("/hands/1%00", 404),
            ("/hands/1%00.json", 404),
            ("/api/v1/hands/1%00", 404),
            ("/api/v1/hands?player=a%00b", 400),
        ] {
            assert_eq!(client.get(path).status, status, "{path}");
        }
    });
}

#[test]
fn who_may_not_see_a_hand_is_told_that_there_is_none() {
    on_each_site(|site| {
        let mut client = site.client();
        for (number, visibility) in [
            (1, Visibility::Private),
            (2, Visibility::Club),
            (3, Visibility::Unlisted),
        ] {
            let id = store_hand(&site.store, visibility, number);
            assert_eq!(client.get(&format!("/hands/{id}")).status, 404, "{visibility:?}");
            assert_eq!(client.get(&format!("/hands/{id}.json")).status, 404, "{visibility:?}");
        }
        assert_eq!(client.get("/hands/address3").status, 200);
        assert_eq!(client.get("/hands/address2").status, 404);
    });
}
