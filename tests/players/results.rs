//! Results and leagues on the page of a player.

use chrono::Utc;
use talon_samples::example_club;
use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress};
use talon_service::merge_members::{self, MergePair};
use talon_service::players::{self, PlayerQuery, TimeChosen};
use talon_service::tournaments::{Publish, read};
use talon_store::{MemberId, TournamentId, merges};
use talon_text::{Lang, decimal, mixed};
use talon_tournament::Exact;
use talon_tournament::tournament::file;

use super::{Sat, act, body, correct, entries, fact, member, named, rows, sat, signed_in, tournaments};
use crate::harness::act::import_tournament;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_example_site};

const LEAGUE: &str = "pelda-klubesti-bajnoksag";

fn page(site: &Site, id: MemberId) -> String {
    let answer = site.client().get(&format!("/players/{id}"));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.text()
}

/// Follows the numbers of places to the tables that make them, each of which is there.
fn follow(site: &Site, page: &str, who: MemberId, held: &[usize]) {
    let mut visitor = site.client();
    for place in 1..=3 {
        let there = held.iter().filter(|one| **one == place).count();
        let way = format!("/players/{who}/results?place={place}");
        assert_eq!(page.contains(&format!("href=\"{way}\"")), there > 0, "{way}: {page}");
        if there > 0 {
            assert_eq!(body(&visitor.get(&way).text()).len(), there, "{way}");
        }
    }
    let way = format!("/players/{who}/results");
    assert!(page.contains(&format!("href=\"{way}\"")), "{page}");
    let all = visitor.get(&way).text();
    assert_eq!(body(&all).len(), held.len(), "{all}");
    let tables = all.split("href=\"/tournaments/").skip(1);
    for table in tables.filter_map(|rest| rest.split('"').next()) {
        assert_eq!(visitor.get(&format!("/tournaments/{table}")).status, 200, "{table}");
    }
    assert_eq!(visitor.get(&format!("{way}?place=4")).status, 400);
}

/// Holds the results on a page against the tables of these tournaments, and answers how many tables there are.
fn recount(site: &Site, page: &str, tournaments: &[TournamentId], who: MemberId) -> usize {
    let tables = sat(site, tournaments, who);
    let mut places = [(); 3].map(|()| Exact::zero());
    let mut sum = Exact::zero();
    let mut held = Vec::new();
    for Sat { own, others, .. } in &tables {
        let better = others.iter().filter(|(_, raw)| raw > own).count();
        let level = others.iter().filter(|(_, raw)| raw == own).count() as i64;
        held.push(better + 1);
        if let Some(place) = places.get_mut(better) {
            *place = &*place + &Exact::ratio(1, level + 1).expect("a part");
        }
        // The places that are shared are as many as those who share them.
        let covered = (0..=level).map(|more| better as i64 + 1 + more).sum();
        sum = &sum + &Exact::ratio(covered, level + 1).expect("a mean");
    }
    follow(site, page, who, &held);
    let [first, second, third] = places.map(|place| mixed(&place));
    assert_eq!(fact(page, "Tables"), tables.len().to_string());
    assert_eq!(
        fact(page, "Places at tables").replace(" ,", ","),
        format!("first {first}, second {second}, third {third}")
    );
    let mean = sum.shared_by(tables.len()).expect("a table");
    assert_eq!(fact(page, "Average place"), decimal(&mean, Lang::En));
    let shown = rows(page, "results");
    assert_eq!(shown.len(), tournaments.len(), "{shown:?}");
    for id in tournaments {
        let tournament = site
            .store
            .read(|db| read::tournament(db, &Actor::CommandLine, *id))
            .expect("a tournament");
        let last = tournament.seen_rounds().next_back().expect("a round").number;
        let ranking = tournament.ranking_after(last).expect("standings");
        let entry = entries(site, *id)
            .into_iter()
            .find(|(_, member)| *member == who)
            .expect("an entry")
            .0;
        let row = ranking.rows.iter().find(|row| row.entry.0 == entry).expect("a row");
        let ranked = ranking.rows.iter().filter(|row| row.rank.is_some()).count();
        let expected = [
            format!("{} of {ranked}", row.rank.expect("a rank")),
            mixed(&row.total),
            tables.iter().filter(|one| one.tournament == *id).count().to_string(),
        ];
        let name = &tournament.loaded.tournament.name;
        let found = shown
            .iter()
            .find(|cells| cells[0].starts_with(name.as_str()))
            .expect("a tournament");
        assert_eq!(found[1..], expected, "{name}");
        assert!(
            page.contains(&format!("href=\"/tournaments/{id}/standings\"")),
            "{page}"
        );
        assert!(
            page.contains(&format!("href=\"/tournaments/{id}/players/{entry}\"")),
            "{page}"
        );
    }
    tables.len()
}

#[test]
fn results_are_what_the_tables_of_the_tournaments_say_also_after_a_correction() {
    on_each_example_site(|site| {
        signed_in(site);
        let (who, all) = (member(site).id, tournaments(site));
        assert_eq!(all.len(), 3);
        let before = page(site, who);
        assert!(recount(site, &before, &all, who) > 4);
        assert!(
            rows(&before, "results")[0][0].ends_with("running"),
            "the latest first: {before}"
        );
        let first = super::tables(site, all[0])
            .into_iter()
            .find(|at| (at.round, at.table.number) == (1, 1));
        let sits = first.expect("a table").table.seats[0].entry.0;
        let corrected = entries(site, all[0])[&sits];
        let old = page(site, corrected);
        recount(site, &old, &all, corrected);
        let scores = correct(site, all[0], [-300, 100, 200]);
        let new = page(site, corrected);
        assert_ne!(rows(&new, "results"), rows(&old, "results"));
        recount(site, &new, &all, corrected);
        correct(site, all[0], scores);
        // It is open again, and otherwise as it was.
        let back = rows(&page(site, corrected), "results");
        let open = |cells: &Vec<String>| {
            [
                vec![cells[0].trim_end_matches(" running").to_owned()],
                cells[1..].to_vec(),
            ]
        };
        let [back, old] = [back, rows(&old, "results")].map(|rows| rows.iter().map(open).collect::<Vec<_>>());
        assert_eq!(back, old);
    });
}

#[test]
fn a_league_shows_the_same_rank_and_total_as_its_table() {
    on_each_example_site(|site| {
        signed_in(site);
        let address = SeasonAddress {
            league: LEAGUE,
            season: None,
            revision: None,
        };
        let season = site
            .store
            .read(|db| leagues::season(db, &Actor::Visitor, &address))
            .expect("a season");
        let table = season.table.as_ref().expect("a table");
        let ranked = table.rows.iter().filter(|row| row.rank.is_some()).count();
        let mut seen = 0;
        for row in &table.rows {
            let answer = site.client().get(&format!("/players/{}", row.person.0));
            if answer.status == 404 {
                continue;
            }
            seen += 1;
            let shown = rows(&answer.text(), "leagues");
            assert_eq!(shown.len(), 2, "this season and the one before it: {shown:?}");
            let place = row.rank.map_or("–".to_owned(), |rank| format!("{rank} of {ranked}"));
            assert_eq!(shown[0][1..], [place, mixed(&row.total), row.played.to_string()]);
            assert_eq!(shown[0][0].contains("for a rank"), row.rank.is_none(), "{shown:?}");
            let anchor = format!("/leagues/{LEAGUE}/{}?person={1}#p{1}", season.head.slug, row.person.0);
            assert!(answer.text().contains(&anchor), "{anchor}");
            let way = format!("/leagues/{LEAGUE}/{}/players/{}", season.head.slug, row.person.0);
            let [total, played] = [mixed(&row.total), row.played.to_string()];
            for number in [total.as_str(), &played] {
                let link = format!("<a href=\"{way}\">{number}</a>");
                assert!(answer.text().contains(&link), "{link}");
            }
            let events = site.client().get(&way).text();
            assert_eq!(fact(&events, "Points"), total, "{events}");
            assert!(
                fact(&events, "Counted/played").ends_with(&format!("/{played}")),
                "{events}"
            );
            let league = site.client().get(&format!("/leagues/{LEAGUE}")).text();
            assert!(league.contains(&format!("id=\"p{}\"", row.person.0)), "{league}");
        }
        assert!(seen >= 3, "{seen}");
    });
}

#[test]
fn what_two_entries_played_is_one_persons_until_they_are_two_again() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let all = tournaments(site);
        let text = owner.get(&format!("/tournaments/{}/event.json", all[0])).text();
        let mut renamed = file::read(text.as_bytes()).expect("a sound file");
        let entries = renamed.1.members.iter_mut();
        let erzsi = entries.into_iter().find(|one| one.name == "Erzsi").expect("Erzsi");
        erzsi.name = "Zsuzsi".to_owned();
        import_tournament(site, &renamed.0, &renamed.1);
        let (stays, goes) = (named(site, "Erzsi").id, named(site, "Zsuzsi").id);
        let before = page(site, stays);
        recount(site, &before, &all, stays);
        let pair = MergePair { stays, goes };
        merge_members::merge(&site.store, &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let merged = page(site, stays);
        assert_eq!(rows(&merged, "results").len(), all.len() + 1);
        let both: Vec<TournamentId> = tournaments(site);
        assert_eq!(fact(&merged, "Tables"), sat(site, &both, stays).len().to_string());
        let led = site.client().get(&format!("/players/{goes}"));
        assert_eq!(
            (led.status, led.header("location")),
            (303, Some(format!("/players/{stays}").as_str()))
        );
        let tables = |who: MemberId| format!("/players/{who}/results?time=year&place=1");
        let led = site.client().get(&tables(goes));
        assert_eq!(
            (led.status, led.header("location")),
            (303, Some(tables(stays).as_str()))
        );
        let year = format!("/players/{stays}?time=year");
        let year = site.client().get(&year).text();
        let listed = site.client().get(&tables(stays).replace("&place=1", "")).text();
        assert_eq!(fact(&year, "Tables"), body(&listed).len().to_string());
        assert_eq!(
            site.client()
                .get(&format!("/players/{stays}/results?time=never"))
                .status,
            404
        );
        let id = site.store.read(|db| merges::into(db, stays)).expect("merges")[0].id;
        let slug = example_club::SLUG;
        merge_members::separate(&site.store, &Actor::CommandLine, slug, stays, id, Utc::now()).expect("two again");
        assert_eq!(rows(&page(site, stays), "results"), rows(&before, "results"));
    });
}

#[test]
fn a_page_asks_the_database_no_more_often_for_many_tournaments_than_for_one() {
    on_each_example_site(|site| {
        signed_in(site);
        let (who, all) = (member(site).id, tournaments(site));
        let query = PlayerQuery {
            id: who,
            time: TimeChosen::All,
            now: Utc::now().into(),
        };
        let asked = || {
            // Texts that nobody has read lately are read first, many at once.
            let shown = site.store.read(|db| players::player(db, &Actor::Visitor, &query));
            let before = site.store.statements();
            let again = site.store.read(|db| players::player(db, &Actor::Visitor, &query));
            let lengths = [shown, again].map(|shown| shown.expect("a player").results.len());
            assert_eq!(lengths[0], lengths[1]);
            (lengths[1], site.store.statements() - before)
        };
        let (three, many) = asked();
        for id in &all[1..] {
            act(site, *id, Publish { published: false });
        }
        let (one, few) = asked();
        assert_eq!((three, one), (3, 1));
        assert_eq!(many, few);
        assert!(many <= 12, "{many} statements");
    });
}

#[test]
fn a_result_that_cannot_be_is_no_empty_tournament() {
    for backend in Backend::all_with(Contents::ExampleClub) {
        let site = Site::start(&backend.open());
        let who = member(&site).id;
        let whole = page(&site, who);
        // Scores that add up to something. Without its hash no text is taken from memory.
        backend.behind_the_back(
            "UPDATE tournaments SET document_hash = '', document = replace(document, '\"raw\":1', '\"raw\":7')",
        );
        let answer = site.client().get(&format!("/players/{who}"));
        assert_eq!(answer.status, 500, "{}: {whole}", answer.text());
    }
}
