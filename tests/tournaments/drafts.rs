//! What the director is told of a draft: how everyone stands, why these sit together, and what a change by hand does.

use talon_text::Lang;
use talon_tournament::rounds::{ByeReason, ByeWhy, RepeatWhy, TableOrigin, TableReason};
use talon_tournament::{EntryNo, Exact};

use super::evening::Night;
use crate::clubs::people::town;
use crate::harness::site::on_each_site;

/// Round one is played, round two is drawn.
fn second_drawn(night: &mut Night) -> String {
    for table in 1..=3 {
        assert_eq!(night.result(1, table, "0", ["7", "-2", "-5"]).status, 303);
    }
    night.direct(&[("act", "draw")]);
    night.page("direct")
}

/// Names with their numbers, in the order of the tables of the draft.
fn seated(page: &str) -> Vec<String> {
    let draft = page.split("group draft").nth(1).expect("a draft");
    let names = draft.split("<li").filter_map(|seat| seat.split("<span>").nth(1));
    names
        .filter_map(|name| Some(name.split("</span>").next()?.trim().to_owned()))
        .collect()
}

fn number_of(page: &str, name: &str) -> String {
    let end = format!(">{name}</option>");
    let before = &page[..page.find(&end).expect("a choice")];
    let value = before.rsplit("value=\"").next().expect("a value");
    value.trim_end_matches('"').to_owned()
}

#[test]
fn a_draft_says_how_everyone_stands_and_why_these_sit_together() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let page = second_drawn(&mut night);
        let draft = page.split("group draft").nth(1).expect("a draft");
        assert_eq!(draft.matches("; points differ by ").count(), 3, "{draft}");
        // Three won their table, three were second, three last.
        for (standing, count) in [("1. · 3<", 3), ("4. · 1<", 3), ("7. · 0<", 3)] {
            assert_eq!(draft.matches(standing).count(), count, "{standing}: {draft}");
        }
        let played = night.page("rounds/1");
        assert!(!played.contains("points differ by"), "only a draft says it: {played}");
    });
}

#[test]
fn a_change_by_hand_is_compared_with_what_was_drawn() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let page = second_drawn(&mut night);
        let guests: Vec<String> = seated(&page)
            .into_iter()
            .filter(|name| name.starts_with("Guest"))
            .collect();
        let (one, other) = (&guests[0], guests.last().expect("guests"));
        let (one, other) = (number_of(&page, one), number_of(&page, other));
        let swap = [
            ("act", "swap"),
            ("round", "2"),
            ("one", one.as_str()),
            ("other", other.as_str()),
        ];
        night.direct(&swap);
        let page = night.page("direct");
        assert!(
            page.contains("Changed by hand: 2 tables differ from the engine’s choice."),
            "{page}"
        );
        assert_eq!(
            page.matches("; points differ by ").count(),
            1,
            "the table that was left: {page}"
        );
        night.direct(&swap);
        let page = night.page("direct");
        assert!(page.contains("Changed by hand: 0 tables"), "{page}");
    });
}

/// Two guests of one table, and a guest of another one.
fn two_guests_and_another(seats: &[String]) -> ([&str; 2], &str) {
    let guests = |table: &[String]| -> Vec<usize> {
        let guest = |seat: &usize| table[*seat].starts_with("Guest");
        (0..table.len()).filter(guest).collect()
    };
    let tables: Vec<&[String]> = seats.chunks(3).collect();
    let full = tables.iter().position(|table| guests(table).len() >= 2);
    let full = full.expect("a table of two guests");
    let here = guests(tables[full]);
    let other = (0..tables.len()).find(|at| *at != full && !guests(tables[*at]).is_empty());
    let other = tables[other.expect("guests elsewhere")];
    let pair = [here[0], here[1]].map(|seat| tables[full][seat].as_str());
    (pair, &other[guests(other)[0]])
}

#[test]
fn who_must_not_meet_is_told_when_a_change_seats_them_together() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        night.direct(&[("act", "draw")]);
        let page = night.page("direct");
        assert!(!page.contains("must not meet"), "{page}");
        let seats = seated(&page);
        // Two members and seven guests at three tables: two guests sit together at one of them.
        let (here, elsewhere) = two_guests_and_another(&seats);
        let settings = night.page("settings");
        let seen = settings.split("name=\"seen\" value=\"").nth(1).expect("a revision");
        let seen = seen.split('"').next().expect("a value").to_owned();
        let [stays, leaves] = here.map(|name| number_of(&page, name));
        let comes = number_of(&page, elsewhere);
        let apart = [
            ("act", "apart"),
            ("seen", seen.as_str()),
            ("one", stays.as_str()),
            ("other", comes.as_str()),
        ];
        let answer = night.send("settings", &apart);
        assert_eq!(answer.status, 303, "{}", answer.text());
        night.direct(&[("act", "swap"), ("round", "1"), ("one", &leaves), ("other", &comes)]);
        let page = night.page("direct");
        assert!(page.contains("must not meet, and sit together."), "{page}");
    });
}

#[test]
fn every_reason_of_a_draw_has_its_words_in_every_language() {
    let origins = [
        TableOrigin::Standings,
        TableOrigin::Changed { apart: 0, again: 2 },
        TableOrigin::Changed { apart: 1, again: 0 },
        TableOrigin::Changed { apart: 2, again: 5 },
        TableOrigin::TurnAtFour,
        TableOrigin::Rest,
        TableOrigin::Lot,
        TableOrigin::Pots,
        TableOrigin::Layers,
        TableOrigin::Interval(1),
        TableOrigin::Interval(3),
    ];
    for lang in Lang::ALL {
        let mut said: Vec<String> = Vec::new();
        for origin in origins {
            said.push(lang.table_reason(&TableReason {
                table: 1,
                ranks: vec![1, 2, 3],
                spread: Exact::ratio(3, 2).expect("a number"),
                origin,
            }));
        }
        for why in [ByeWhy::Lowest, ByeWhy::Lot] {
            let bye = ByeReason {
                entry: EntryNo(7),
                rank: 21,
                had: 0,
                why,
            };
            said.push(lang.bye_reason(&bye, "Réka"));
        }
        for why in [RepeatWhy::Unavoidable, RepeatWhy::NothingBetter, RepeatWhy::Allowed] {
            said.push(lang.repeat_reason(why));
        }
        assert!(said.iter().all(|text| !text.contains('⟦')), "{said:?}");
        assert!(said[0].contains("1½"), "{said:?}");
        let mut told = said.clone();
        told.sort();
        told.dedup();
        // Neighbours are neighbours, however they came to be.
        assert_eq!(told.len(), said.len() - 1, "{said:?}");
    }
}
