//! The challenge list of a season on the site.

use super::*;

fn positions(site: &Site) -> Vec<i64> {
    let table = season(site, None).table.expect("a table");
    table.challenge.iter().map(|one| one.person.0).collect()
}

#[test]
fn positions_come_of_the_tables_and_whoever_leaves_is_passed_over() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        let here = format!("/leagues/{LEAGUE}/{}/challenge", season(site, None).head.slug);
        assert!(visitor.get(&here).text().contains("This season has no challenge list."));
        let play = [("act", "play"), ("most", "2")];
        let begun = send_to(site, &mut owner, "challenge", &play);
        assert_eq!(begun.status, 303, "{}", begun.text());
        let order = positions(site);
        assert_eq!(order.len(), season(site, None).table.expect("a table").rows.len());
        let page = visitor.get(&here).text();
        assert!(
            page.contains("may challenge") && !page.contains("Remove from the list"),
            "{page}"
        );
        let json: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        assert_eq!(json["challenge"][0]["player"], order[0]);
        let first = order[0].to_string();
        let leave = [("act", "leave"), ("person", first.as_str())];
        assert_eq!(send_to(site, &mut owner, "challenge", &leave).status, 303);
        assert_eq!(positions(site), order[1..]);
        let back = [("act", "return"), ("person", first.as_str())];
        assert_eq!(send_to(site, &mut owner, "challenge", &back).status, 303);
        assert_eq!(positions(site), order);
        let made = owner.submit(
            &format!("/leagues/{LEAGUE}/next"),
            &[
                ("season", "Next"),
                ("from", "2031-01-01"),
                ("to", "2031-12-31"),
                ("key", ""),
            ],
        );
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(positions(site), order, "the next season goes on from it");
    });
}

#[test]
fn a_challenge_that_goes_nowhere_is_refused_with_what_was_typed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (most, words) in [("0", "from 1 to 1000"), ("x", "Enter a whole number.")] {
            let refused = send_to(site, &mut owner, "challenge", &[("act", "play"), ("most", most)]);
            assert_eq!(refused.status, 422);
            let text = refused.text();
            assert!(
                text.contains(words) && text.contains(&format!("value=\"{most}\"")),
                "{text}"
            );
        }
        let mut visitor = site.client();
        let here = format!("/leagues/{LEAGUE}/{}/challenge", season(site, None).head.slug);
        assert_ne!(visitor.post(&here, &[("act", "end")]).status, 303);
    });
}

/// The names in this order, each after the one before it.
fn stand_in_order(text: &str, names: &[String]) -> bool {
    let mut rest = text;
    names.iter().all(|name| match rest.split_once(name.as_str()) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}

/// The people of the rows of a page, in its order.
fn anchors(page: &str) -> Vec<i64> {
    let rows = page.split("<tr id=\"p").skip(1);
    rows.map(|row| row.split('"').next().unwrap_or_default().parse().expect("a number"))
        .collect()
}

#[test]
fn the_table_stands_in_the_order_of_the_list_wherever_it_is_shown() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let by_points: Vec<i64> = season(site, None)
            .table
            .expect("a table")
            .people()
            .map(|one| one.0)
            .collect();
        let play = [("act", "play"), ("most", "2")];
        assert_eq!(send_to(site, &mut owner, "challenge", &play).status, 303);
        let order = positions(site);
        assert!(
            order.len() > 5 && order != by_points[..order.len()],
            "another order than by points"
        );
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let rows: Vec<i64> = shown.rows(table).iter().map(|row| row.person.0).collect();
        assert_eq!(rows[..order.len()], order);
        let names: Vec<String> = table.challenge[..5]
            .iter()
            .map(|one| shown.name(one.person).expect("a name").to_owned())
            .collect();
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        for path in [
            here.clone(),
            format!("{here}/print"),
            format!("/embed/leagues/{LEAGUE}"),
            format!("/leagues/{LEAGUE}.csv"),
            format!("/leagues/{LEAGUE}.txt"),
        ] {
            let answer = site.client().get(&path);
            let text = answer.text();
            let begin = text.find("<tbody>").unwrap_or(0);
            assert!(stand_in_order(&text[begin..], &names), "{path}: {names:?}: {text}");
        }
        let csv = site.client().get(&format!("/leagues/{LEAGUE}.csv")).text();
        assert!(csv.contains("Position,Player,Points,"), "{csv}");
        let json: serde_json::Value =
            serde_json::from_str(&site.client().get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        let told: Vec<i64> = json["rows"].as_array().expect("rows")[..order.len()]
            .iter()
            .map(|row| row["player"].as_i64().expect("a number"))
            .collect();
        assert_eq!(told, order);
        assert_eq!(json["rows"][0]["rank"], 1);
        let page = site.client().get(&here).text();
        assert!(
            page.contains("in the order of the challenge list; points stand beside it"),
            "{page}"
        );
        let sorted = anchors(&site.client().get(&format!("{here}?sort=points")).text());
        let total = |person: &i64| {
            table
                .row(talon_league::LeaguePerson(*person))
                .expect("a row")
                .total
                .clone()
        };
        assert_ne!(sorted, anchors(&page));
        assert!(sorted.is_sorted_by(|one, next| total(one) >= total(next)), "{sorted:?}");
    });
}

#[test]
fn who_left_the_list_stands_below_it_without_a_position() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let play = [("act", "play"), ("most", "2")];
        assert_eq!(send_to(site, &mut owner, "challenge", &play).status, 303);
        let first = positions(site)[0];
        let leave = [("act", "leave"), ("person", &*first.to_string())];
        assert_eq!(send_to(site, &mut owner, "challenge", &leave).status, 303);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let row = table.rows.last().expect("a row");
        assert_eq!((row.person.0, row.rank), (first, None));
        let page = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(page.contains(">Not on the challenge list<"), "{page}");
    });
}

/// Sends a form of the page of a season in which nothing was played yet.
fn send_next(site: &Site, owner: &mut Client, fields: &[(&str, &str)]) -> Answer {
    let head = season(site, None).head;
    let version = head.version.to_string();
    let mut form = vec![("version", version.as_str()), ("key", "")];
    form.extend_from_slice(fields);
    owner.submit(&format!("/leagues/{LEAGUE}/{}/challenge", head.slug), &form)
}

#[test]
fn a_list_begins_in_the_order_of_the_season_before_or_of_a_rating_list_until_something_counts() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let play = [("act", "play"), ("most", "2")];
        let begin = |from: &'static str| [("act", "begin"), ("from", from)];
        assert_eq!(send_to(site, &mut owner, "challenge", &play).status, 303);
        assert_eq!(
            send_to(site, &mut owner, "challenge", &begin("1")).status,
            409,
            "what was played decides"
        );
        assert_eq!(send_to(site, &mut owner, "challenge", &[("act", "end")]).status, 303);
        let ranked: Vec<i64> = season(site, None)
            .table
            .expect("a table")
            .rows
            .iter()
            .filter(|row| row.rank.is_some())
            .map(|row| row.person.0)
            .collect();
        let next = [
            ("season", "Next"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
            ("key", ""),
        ];
        assert_eq!(owner.submit(&format!("/leagues/{LEAGUE}/next"), &next).status, 303);
        assert_eq!(send_next(site, &mut owner, &play).status, 303);
        assert!(positions(site).is_empty(), "nobody played");
        let here = format!("/leagues/{LEAGUE}/{}/challenge", season(site, None).head.slug);
        let offered = owner.get(&here).text();
        for words in ["the table of the season before", "Ulti ratings (Weng–Lin), revision 1"] {
            assert!(offered.contains(words), "{words}: {offered}");
        }
        assert!(!site.client().get(&here).text().contains("Begin in this order"));
        assert_eq!(send_next(site, &mut owner, &begin("season")).status, 303);
        assert!(ranked.len() > 3);
        assert_eq!(positions(site), ranked);
        assert_eq!(send_next(site, &mut owner, &begin("1")).status, 303);
        let shown = site
            .store
            .read(|db| talon_service::ratings::rating_list(db, &Actor::Visitor, talon_store::RatingListId(1), None));
        let mut rows = shown.expect("a rating list").rows;
        rows.sort_by_key(|row| std::cmp::Reverse(row.value));
        let rated: Vec<i64> = rows.iter().map(|row| row.person.0).collect();
        assert_ne!(rated, ranked[..rated.len().min(ranked.len())], "another order");
        assert_eq!(positions(site), rated);
        let told = site.client().get(&here).text();
        assert!(
            told.contains("in the order of Ulti ratings (Weng–Lin) of pelda, revision 1"),
            "{told}"
        );
        let file = site
            .store
            .read(|db| leagues::export_league(db, &crate::clubs::people::CLI, LEAGUE, false));
        let file = String::from_utf8(file.expect("a file").file).expect("text");
        let kept = "\"from\":{\"club\":\"pelda\",\"game\":\"ulti\",\"method\":\"weng_lin\",\"revision\":1}";
        assert!(file.contains(kept), "{file}");
        for unknown in ["99", "x"] {
            let refused = send_next(site, &mut owner, &begin(unknown));
            assert!([404, 422].contains(&refused.status), "{unknown}");
        }
        assert_eq!(positions(site), rated);
    });
}
