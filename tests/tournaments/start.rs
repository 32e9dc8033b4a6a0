//! When a tournament starts and what it is called: a value that cannot be is said beside its field, in words.

use chrono::Utc;
use talon_service::clubs::clock;

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Site, on_each_site};
use crate::tournaments::evening::Night;
use crate::tournaments::settings::set;

/// Sends the form of a new tournament with one field changed.
fn made_with(site: &Site, changed: (&str, &str)) -> Answer {
    let usual = [
        ("name", "Friday evening"),
        ("preset", "club-evening"),
        ("game", "ulti"),
        ("day", "2027-03-26"),
        ("time", "18:00"),
        ("venue", ""),
        ("key", changed.1),
    ];
    let form = usual.map(|(name, value)| if name == changed.0 { changed } else { (name, value) });
    send(&mut browser(site, Who::Owner), "/clubs/one/tournaments/new", &form)
}

/// The fields, what is typed into them, and what is said.
const FAULTS: [(&str, &str, &str); 6] = [
    ("name", "", "Please fill this in."),
    ("day", "", "Enter the date as 2026-03-14."),
    ("day", "0001-01-01", "The year must be between 1900 and 2200."),
    ("day", "2201-01-01", "The year must be between 1900 and 2200."),
    ("day", "262142-12-31", "Enter the date as 2026-03-14."),
    ("time", "25:00", "Enter the time as 18:30."),
];

#[test]
fn what_cannot_be_is_said_beside_its_field() {
    on_each_site(|site| {
        town(site);
        for (field, typed, said) in FAULTS {
            let answer = made_with(site, (field, typed));
            assert_eq!(answer.status, 422, "{field}={typed:?}");
            let text = answer.text();
            let beside = format!("id=\"{field}-err\"");
            assert!(
                text.contains(said) && text.contains(&beside),
                "{field}={typed:?}: {text}"
            );
            assert!(
                text.contains("value=\"18:00\"") || field == "time",
                "what was typed stays"
            );
        }
        let mut night = Night::begin(site);
        for (field, typed, said) in FAULTS {
            let answer = set(&mut night, "basics", &[(field, typed)]);
            assert_eq!(answer.status, 422, "{field}={typed:?}: {}", answer.text());
            assert!(answer.text().contains(said), "{field}={typed:?}");
        }
    });
}

#[test]
fn a_time_that_the_clocks_skip_is_told() {
    on_each_site(|site| {
        town(site);
        let said = "The clocks go forward on this day, and this time is skipped. Choose another time.";
        let usual = [
            ("name", "Night"),
            ("preset", "club-evening"),
            ("game", "ulti"),
            ("day", "2027-03-28"),
            ("time", "02:30"),
            ("venue", ""),
            ("key", "gap"),
        ];
        let refused = send(&mut browser(site, Who::Owner), "/clubs/one/tournaments/new", &usual);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains(said), "{}", refused.text());
        let mut night = Night::begin(site);
        let refused = set(&mut night, "basics", &[("day", "2027-03-28"), ("time", "02:30")]);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains(said), "{}", refused.text());
        // In autumn the clocks show it twice, and either will do.
        assert_eq!(
            set(&mut night, "basics", &[("day", "2027-10-31"), ("time", "02:30")]).status,
            303
        );
    });
}

#[test]
fn the_day_that_is_proposed_is_that_of_the_club() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
            let settings = owner.get("/clubs/one/settings").text();
            let form = scraper::Html::parse_document(&settings);
            let mut fields = crate::tournaments::settings::fields_of(&form, "form[action$=\"/settings\"]");
            fields
                .iter_mut()
                .filter(|(name, _)| name == "timezone")
                .for_each(|field| field.1 = zone.to_owned());
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
            let saved = send(&mut owner, "/clubs/one/settings", &fields);
            assert_eq!(saved.status, 200, "{fields:?}: {}", saved.text());
            let day = || clock::local(zone, Utc::now()).date().to_string();
            let before = day();
            let page = owner.get("/clubs/one/tournaments/new").text();
            let proposed = |day: &str| page.contains(&format!("value=\"{day}\""));
            assert!(proposed(&before) || proposed(&day()), "{zone}: {page}");
        }
    });
}
