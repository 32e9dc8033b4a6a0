//! Making a league with one form, and the table that it would have, beside it.

use super::*;

const PAGE: &str = "/clubs/pelda/leagues/new";

/// What the form says, with this beside it.
fn form<'f>(more: &[(&'f str, &'f str)]) -> Vec<(&'f str, &'f str)> {
    let usual = [
        ("name", "Próba"),
        ("slug", "proba"),
        ("preset", "best-three"),
        ("season", "2026"),
        ("from", "2020-01-01"),
        ("to", "2036-12-31"),
        ("takes", "tournaments"),
        ("game", "ulti"),
        ("key", ""),
    ];
    let is_other = |(name, _): &(&str, &str)| more.iter().all(|(other, _)| other != name);
    usual.into_iter().filter(is_other).chain(more.iter().copied()).collect()
}

/// The cells of the table beside the form.
fn rows(page: &str) -> Vec<[String; 4]> {
    let (_, table) = page.split_once("id=\"table\"").expect("the table");
    let table = table.split("</section>").next().expect("its end");
    let row = |row: &str| {
        let mut cells = row.split("<t").skip(1).map(|cell| {
            let (_, text) = cell.split_once('>').expect("a cell");
            text.split('<').next().unwrap_or_default().trim().to_owned()
        });
        [(); 4].map(|()| cells.next().unwrap_or_default())
    };
    let (_, body) = table.split_once("<tbody>").unwrap_or_default();
    body.split("<tr>").skip(1).map(row).collect()
}

#[test]
fn the_form_of_a_league_shows_its_table_before_it_is_made() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = owner.submit(PAGE, &form(&[("preview", "1"), ("name", "")]));
        assert_eq!(shown.status, 200, "{}", shown.text());
        let text = shown.text();
        let seen = rows(&text);
        assert!(text.contains("events that would count already:"), "{text}");
        assert_eq!(site.client().get("/leagues/proba").status, 404, "nothing is made");
        assert_eq!(owner.submit(PAGE, &form(&[])).status, 303);
        let address = SeasonAddress {
            league: "proba",
            season: None,
            revision: None,
        };
        let made = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
        let made = made.expect("a season");
        let table = made.table.as_ref().expect("a table");
        let expected = made.rows(table).into_iter().take(seen.len()).map(|row| {
            [
                row.rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}.")),
                made.name(row.person).expect("a name").to_owned(),
                talon_text::mixed(&row.total),
                format!("{}/{}", row.counted(), row.played),
            ]
        });
        assert_eq!(seen, expected.collect::<Vec<_>>());
        assert_eq!(seen.len(), table.rows.len());
    });
}

#[test]
fn another_choice_shows_another_table_and_none_where_nothing_counts() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut shown = |more: &[(&str, &str)]| {
            let form = form(&[&[("preview", "1")], more].concat());
            let answer = owner.submit(PAGE, &form);
            (answer.status, answer.text())
        };
        let best = rows(&shown(&[]).1);
        let evenings = rows(&shown(&[("preset", "average")]).1);
        assert_ne!(best, evenings);
        let none = shown(&[("from", "2035-01-01")]).1;
        assert!(
            rows(&none).is_empty() && none.contains("Nothing that has been played"),
            "{none}"
        );
        let by_hand = shown(&[("takes", "")]).1;
        assert!(
            by_hand.contains("begins with the first event that you add"),
            "{by_hand}"
        );
        for (field, value) in [
            ("from", "soon"),
            ("to", "2019-01-01"),
            ("preset", "nonsense"),
            ("game", "bridge"),
        ] {
            let (status, text) = shown(&[(field, value)]);
            assert_eq!(status, 422, "{field}");
            assert!(text.contains(&format!("href=\"#{field}\"")), "{field}: {text}");
            assert!(text.contains("Próba"), "what was typed stays");
        }
        let first = owner.get(PAGE).text();
        assert!(first.contains("id=\"table\""), "{first}");
    });
}

#[test]
fn an_owner_makes_a_league_with_one_form() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let page = "/clubs/pelda/leagues/new";
        let form = |name: &'static str, from: &'static str, slug: &'static str| {
            vec![
                ("name", name),
                ("preset", "best-three"),
                ("season", "2026"),
                ("from", from),
                ("to", "2036-12-31"),
                ("takes", "tournaments"),
                ("game", "ulti"),
                ("slug", slug),
                ("key", ""),
            ]
        };
        let made = owner.submit(page, &form("Őszi kupák", "2020-01-01", ""));
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(made.header("location"), Some("/leagues/pelda-oszi-kupak-2020"));
        let text = site.client().get("/leagues/pelda-oszi-kupak-2020").text();
        assert!(text.contains("Each player’s best 3 events count."), "{text}");
        for (name, from, slug, says) in [
            ("", "2020-01-01", "", "name"),
            ("X", "not a day", "", "from"),
            ("X", "2020-01-01", "Őszi!", "slug"),
            ("X", "2020-01-01", LEAGUE, "slug"),
        ] {
            let refused = owner.submit(page, &form(name, from, slug));
            assert_eq!(refused.status, 422, "{says}");
            assert!(
                refused.text().contains(&format!("href=\"#{says}\"")),
                "{says}: {}",
                refused.text()
            );
        }
    });
}
