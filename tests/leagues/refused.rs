//! What those who manage a season cannot have by a slip, and what its page says where more was played than planned.

use chrono::Days;

use super::settings::counting;
use super::*;

#[test]
fn a_table_that_is_still_to_be_played_counts_for_nobody() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None).head.revision;
        let people = ["Anna", "Béla", "Cili"].map(|name| entry_of(site, name).to_string());
        let tomorrow = (Utc::now().date_naive() + Days::new(2)).to_string();
        let mut form = vec![("act", "add-table"), ("day", tomorrow.as_str()), ("called", "")];
        for (person, score) in people.iter().zip(["40", "-10", "-30"]) {
            form.extend([("person", person.as_str()), ("score", score)]);
        }
        form.extend([("weight", "1"), ("group", "")]);
        let refused = send_to(site, &mut owner, "units", &form);
        assert_eq!(refused.status, 422, "{}", refused.text());
        assert!(
            refused.text().contains(&tomorrow),
            "what was typed stays: {}",
            refused.text()
        );
        assert_eq!(season(site, None).head.revision, before);
    });
}

#[test]
fn an_adjustment_of_nothing_is_none() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let person = season(site, None).table.expect("a table").rows[0].person.0.to_string();
        for amount in ["0", "-0", "0/3"] {
            let adjust = [
                ("act", "adjust"),
                ("person", person.as_str()),
                ("unit", ""),
                ("amount", amount),
                ("text", "a slip"),
            ];
            assert_eq!(manage(site, &mut owner, &adjust).status, 422, "{amount}");
        }
        assert!(season(site, None).season.adjustments.is_empty());
    });
}

#[test]
fn a_season_with_more_events_than_planned_says_how_many_there_were_and_promises_nothing() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let told = || site.client().get(&here).text();
        assert!(told().contains("After 2 of 12 events"), "{}", told());
        let planned = counting("counting", &[("planned", "1"), ("reason", "the hall is closed")]);
        assert_eq!(send_to(site, &mut owner, "settings", &planned).status, 303);
        let text = told();
        assert!(text.contains("After 2 events,"), "{text}");
        assert!(!text.contains("of 1 events") && !text.contains("ill finish"), "{text}");
    });
}
