//! What the table would be if the evening that is played ended now: shown beside the table of a season, to nobody where
//! something of the evening is not everyone's to know, and without a trace once it is asked for no more.

use talon_service::leagues::{TonightTable, tonight};
use talon_service::tournaments::Publish;
use talon_tournament::tournament::{RoundState, State};

use super::by_rule::rule;
use super::rounds::{RUNNING, night};
use super::*;

const TOLD: &str = "none of this counts yet";

fn page(client: &mut Client) -> String {
    let answer = client.get(&format!("/leagues/{LEAGUE}"));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.text()
}

fn told(site: &Site) -> Vec<TonightTable> {
    let mut shown = season(site, None);
    let told = site.store.read(|db| tonight(db, &Actor::Visitor, &mut shown));
    told.expect("tables")
}

/// The rows that a visitor reads, without the name: total and rank, now and then.
fn movers(page: &str) -> Vec<String> {
    let section = page.split("class=\"tonight\"").nth(1).unwrap_or_default();
    let section = section.split("</section>").next().unwrap_or_default();
    let cells = section.split("<td class=\"num\">").skip(1);
    let cells: Vec<&str> = cells.filter_map(|cell| cell.split("</td>").next()).collect();
    cells
        .chunks(2)
        .map(|pair| pair.join(" | ").replace('\n', " "))
        .collect()
}

#[test]
fn the_table_beside_a_running_evening_is_the_one_that_is_published_when_it_ends() {
    on_each_example_site(|site| {
        owner(site);
        let night = night(site, RUNNING);
        let before = season(site, None);
        let [told_now] = told(site).try_into().expect("one evening");
        let text = page(&mut site.client());
        for words in [
            format!("If “{RUNNING}” ended now"),
            TOLD.to_owned(),
            format!("href=\"/tournaments/{}/standings\"", night.id),
        ] {
            assert!(text.contains(&words), "{words}: {text}");
        }
        let table = before.table.as_ref().expect("a table");
        let moved = table.moved_in(&told_now.then);
        assert!(!moved.is_empty(), "somebody has played");
        let seen = movers(&text);
        assert_eq!(seen.len(), moved.len().min(12), "{text}");
        let rank = |rank: Option<usize>| rank.map_or("–".to_owned(), |rank| format!("{rank}."));
        let first = format!("| {} → {}", rank(moved[0].rank), rank(moved[0].rank_then));
        assert!(seen[0].ends_with(&first), "{first}: {seen:?}");
        night.end_round(2, 0);
        let [then] = told(site).try_into().expect("one evening");
        assert_ne!(then.then.rows, told_now.then.rows, "a result more");
        assert_ne!(movers(&page(&mut site.client())), seen, "and the page tells of it");
        let now = season(site, None);
        assert_eq!(
            (now.head.revision, now.head.version),
            (before.head.revision, before.head.version)
        );
        assert_eq!(now.table, before.table, "nothing of it is kept");
        night.step(StateChange::Finish);
        let after = season(site, None);
        assert_eq!(after.head.revision, before.head.revision + 1);
        assert_eq!(after.table, Some(then.then), "counted by the same code");
        assert!(!page(&mut site.client()).contains(TOLD), "it is over");
        assert!(told(site).is_empty());
    });
}

#[test]
fn nothing_else_that_leaves_the_site_tells_of_a_running_evening() {
    on_each_example_site(|site| {
        owner(site);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let ways = [
            format!("/leagues/{LEAGUE}?revision=1"),
            format!("{here}/print"),
            format!("{here}/wall"),
            format!("/embed/leagues/{LEAGUE}"),
            format!("/leagues/{LEAGUE}.json"),
            format!("/leagues/{LEAGUE}.csv"),
            format!("/leagues/{LEAGUE}.txt"),
            format!("/leagues/{LEAGUE}.atom"),
            format!("/api/v1/leagues/{LEAGUE}"),
            format!("/api/v1/leagues/{LEAGUE}/standings"),
        ];
        let read = |site: &Site| {
            let texts = ways.iter().map(|way| {
                let answer = site.client().get(way);
                assert_eq!(answer.status, 200, "{way}: {}", answer.text());
                answer.text()
            });
            texts.collect::<Vec<String>>()
        };
        // Of the revision that is asked for, which is the one of now, the same is told as of the page.
        let before = read(site);
        assert!(before[0].contains(TOLD), "{}", before[0]);
        night(site, RUNNING).end_round(2, 0);
        for ((way, before), after) in ways.iter().zip(&before).zip(read(site)).skip(3) {
            assert_eq!(*before, after, "{way}");
            assert!(!after.contains(TOLD), "{way}");
        }
    });
}

#[test]
fn of_an_evening_that_is_not_everyones_to_read_nobody_is_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        let mut is_told = |expected: bool, why: &str| {
            for client in [&mut owner, &mut site.client()] {
                let text = page(client);
                assert_eq!(text.contains(TOLD), expected, "{why}: {text}");
            }
        };
        is_told(true, "public");
        for withheld in [Withheld::Standings, Withheld::LastRounds(200)] {
            night.withhold(withheld);
            is_told(false, "withheld");
            night.withhold(Withheld::Nothing);
            is_told(true, "released");
        }
        night.act(Publish { published: false });
        is_told(false, "private");
        night.act(Publish { published: true });
        is_told(true, "public again");
    });
}

#[test]
fn a_season_that_is_published_by_hand_or_asks_first_tells_nothing_of_what_is_played() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert!(page(&mut site.client()).contains(TOLD));
        assert_eq!(
            send_to(site, &mut owner, "settings", &rule(&[("proposes", "true")])).status,
            303
        );
        assert!(!page(&mut site.client()).contains(TOLD), "it may be refused");
        assert_eq!(send_to(site, &mut owner, "settings", &rule(&[])).status, 303);
        assert!(page(&mut site.client()).contains(TOLD));
        assert_eq!(manage(site, &mut owner, &[("act", "publishing")]).status, 303);
        for client in [&mut owner, &mut site.client()] {
            assert!(!page(client).contains(TOLD), "what is over may not be told yet either");
        }
    });
}

#[test]
fn boards_that_somebody_has_still_to_play_tell_nothing() {
    on_each_example_site(|site| {
        owner(site);
        let night = night(site, "Bajnokság azonos lapokkal");
        while night.tournament().state != State::Running {
            night.step(StateChange::Reopen);
        }
        let is_told = || page(&mut site.client()).contains("If “Bajnokság azonos lapokkal” ended now");
        assert!(is_told(), "every board was played");
        let table = night.tournament().round(1).expect("a round").tables[0].number;
        night.void(1, table);
        assert_eq!(night.tournament().round(1).expect("a round").state, RoundState::Playing);
        assert!(!is_told(), "one table plays its boards again");
    });
}
