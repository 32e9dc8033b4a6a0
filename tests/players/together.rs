//! With whom someone sat, and who was ahead there.

use std::collections::BTreeMap;

use talon_store::members::Shown;
use talon_store::player_pages::{self, PageChoice};
use talon_store::{MemberId, StoreResult};
use talon_text::{Lang, decimal, signed};
use talon_tournament::Exact;

use super::{Sat, body, fact, member, people, rows, sat, show, signed_in, tournaments};
use crate::harness::site::{Site, on_each_example_site};

/// By whom someone met: the scores of both at each table.
fn met(site: &Site, who: MemberId) -> BTreeMap<MemberId, Vec<(i64, i64)>> {
    let mut met: BTreeMap<MemberId, Vec<(i64, i64)>> = BTreeMap::new();
    for Sat { own, others, .. } in sat(site, &tournaments(site), who) {
        for (other, raw) in others {
            met.entry(other).or_default().push((own, raw));
        }
    }
    met
}

/// Whether someone shows a name.
fn shows(site: &Site, who: MemberId) -> bool {
    let found = people(site).into_iter().find(|one| one.id == who).expect("an entry");
    found.shown != Shown::Alias || found.alias.is_some()
}

/// Tables, ahead, level, behind and the mean difference.
fn counted(scores: &[(i64, i64)]) -> [String; 5] {
    let count = |holds: fn(&(i64, i64)) -> bool| scores.iter().filter(|one| holds(one)).count().to_string();
    let sum: i64 = scores.iter().map(|(own, other)| own - other).sum();
    let mean = Exact::from(sum.abs()).shared_by(scores.len()).expect("a table");
    let sign = match sum.signum() {
        1 => "+",
        -1 => "−",
        _ => "",
    };
    [
        scores.len().to_string(),
        count(|(own, other)| own > other),
        count(|(own, other)| own == other),
        count(|(own, other)| own < other),
        format!("{sign}{}", decimal(&mean, Lang::En)),
    ]
}

#[test]
fn opponents_are_told_to_the_person_and_to_others_only_if_both_show_it() {
    on_each_example_site(|site| {
        let [mut owner, mut inside] = signed_in(site);
        let me = member(site);
        let met = met(site, me.id);
        let path = format!("/players/{}", me.id);
        let all = format!("{path}/opponents");
        let own = inside.get(&all).text();
        assert_eq!(body(&own).len(), met.len(), "all of one's own: {own}");
        let often = met.iter().filter(|(_, scores)| scores.len() >= 3).count();
        assert!(often > 0 && often < met.len(), "{met:?}");
        for client in [&mut owner, &mut site.client()] {
            let text = client.get(&path).text();
            assert!(
                rows(&text, "opponents").is_empty() && !text.contains("/with/"),
                "{text}"
            );
            assert_eq!(client.get(&all).status, 404);
            for other in met.keys() {
                assert_eq!(client.get(&format!("{path}/with/{other}")).status, 404);
            }
        }
        show_opponents(site, &[me.id]);
        for client in [&mut owner, &mut site.client()] {
            let shown = body(&client.get(&all).text());
            assert_eq!(shown.len(), often);
            assert!(
                shown.iter().all(|cells| cells[0] == "a player"),
                "the others show nothing: {shown:?}"
            );
        }
        let all: Vec<MemberId> = people(site).iter().map(|one| one.id).collect();
        show_opponents(site, &all);
        for (other, scores) in &met {
            let with = format!("{path}/with/{other}");
            let told = |told: bool| if told && shows(site, *other) { 200 } else { 404 };
            let is_guest = people(site).iter().any(|one| one.id == *other && one.is_guest);
            assert_eq!(inside.get(&with).status, told(true), "{with}");
            // Of a guest others read results alone, whatever they chose.
            let often = scores.len() >= 3 && !is_guest;
            assert_eq!(owner.get(&with).status, told(often), "{with}");
            assert_eq!(site.client().get(&with).status, told(often), "{with}");
        }
    });
}

/// Has these people show with whom they sat.
fn show_opponents(site: &Site, all: &[MemberId]) {
    let shown: StoreResult<()> = site.store.write(|db| {
        for one in all {
            let choice = PageChoice {
                opponents: true,
                ..PageChoice::UNCHOSEN
            };
            player_pages::set(db, *one, &choice)?;
        }
        Ok(())
    });
    shown.expect("choices");
}

#[test]
fn the_numbers_of_opponents_are_those_of_the_tables_behind_them() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        let me = member(site);
        let path = format!("/players/{}", me.id);
        let text = inside.get(&format!("{path}/opponents")).text();
        let shown = body(&text);
        for (other, scores) in met(site, me.id).into_iter().filter(|(other, _)| shows(site, *other)) {
            let expected = counted(&scores);
            let link = format!("{path}/with/{other}");
            let (_, row) = text.split_once(&link).expect("a link");
            let name = super::words(
                row.split_once('>')
                    .expect("a name")
                    .1
                    .split('<')
                    .next()
                    .unwrap_or_default(),
            );
            let found = shown.iter().find(|cells| cells[0] == name).expect("a row");
            assert_eq!(found[1..], expected, "{name}");
            let page = inside.get(&link).text();
            let facts = ["Tables together", "Ahead", "Level", "Behind", "Average difference"];
            assert_eq!(facts.map(|name| fact(&page, name)), expected);
            let mut tables: Vec<Vec<String>> = body(&page).iter().map(|cells| cells[1..].to_vec()).collect();
            let mut wanted: Vec<Vec<String>> = scores
                .iter()
                .map(|(own, other)| [*own, *other, own - other].map(signed).to_vec())
                .collect();
            tables.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(tables, wanted, "{name}");
        }
        assert_eq!(inside.get(&format!("{path}/with/{}", me.id)).status, 404);
        assert_eq!(inside.get(&format!("{path}/with/999999")).status, 404);
    });
}

#[test]
fn a_player_who_shows_no_name_is_a_number_among_opponents() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        let me = member(site);
        let path = format!("/players/{}", me.id);
        let met = met(site, me.id);
        let (hidden, scores) = met
            .iter()
            .filter(|(other, _)| shows(site, **other))
            .max_by_key(|(_, scores)| scores.len())
            .expect("someone");
        let hidden = people(site)
            .into_iter()
            .find(|one| one.id == *hidden)
            .expect("an entry");
        show(site, &hidden, Shown::Alias, None, false);
        let text = inside.get(&format!("{path}/opponents")).text();
        let shown = body(&text);
        assert_eq!(shown.len(), met.len());
        let row: Vec<&Vec<String>> = shown.iter().filter(|cells| cells[0] == "a player").collect();
        assert!(row.iter().any(|cells| cells[1..] == counted(scores)), "{row:?}");
        let opponents = text.split_once("id=\"opponents\"").expect("the part").1;
        assert!(!opponents.contains(&hidden.name), "{text}");
        let with = format!("{path}/with/{}", hidden.id);
        assert!(!text.contains(&with));
        assert_eq!(inside.get(&with).status, 404);
    });
}

#[test]
fn the_page_of_a_player_tells_of_the_eight_whom_they_met_most_often_and_leads_to_all() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        let me = member(site);
        let path = format!("/players/{}", me.id);
        let met = met(site, me.id).len();
        assert!(met > 8, "more than the page tells of: {met}");
        let text = inside.get(&path).text();
        let all = body(&inside.get(&format!("{path}/opponents")).text());
        assert_eq!((rows(&text, "opponents").as_slice(), all.len()), (&all[..8], met));
        let way = format!("href=\"{path}/opponents\">All players ({met})<");
        assert!(text.contains(&way), "{text}");
        let year = inside.get(&format!("{path}?time=year")).text();
        assert!(year.contains(&format!("href=\"{path}/opponents?time=year\"")), "{year}");
        assert_eq!(inside.get(&format!("{path}/opponents?time=never")).status, 404);
    });
}
