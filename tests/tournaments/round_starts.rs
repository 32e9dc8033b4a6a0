//! Start times of the rounds, told in advance: where players look, on the wall, and in the file.

use super::evening::Night;
use super::settings::{set, value};
use crate::clubs::people::town;
use crate::harness::site::on_each_site;

#[test]
fn start_times_are_told_on_the_page_the_round_and_the_wall_until_a_round_begins() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        let answer = set(
            &mut night,
            "times",
            &[("round_starts", "18:00 +50, 19.40 2026-11-28 10:00")],
        );
        assert_eq!(answer.status, 303, "{}", answer.text());
        assert_eq!(
            value(&mut night, "times", "round_starts").as_deref(),
            Some("18:00 18:50 19:40 2026-11-28 10:00")
        );
        night.reach_round_one(site);
        let at = night.at.clone();
        let page = night.director.get(&at).text();
        for words in [
            "Start times",
            "<li>Round 1: 18:00</li>",
            "<li>Round 4: 28 Nov 2026, 10:00</li>",
        ] {
            assert!(page.contains(words), "{words}: {page}");
        }
        // Round one is being played.
        assert!(!night.page("rounds/1").contains("Starts at"));
        let wall = night.page("wall?show=address");
        assert!(wall.contains("<p>Round 2: 18:50</p>"), "{wall}");
        let file = night.page("event.json");
        assert!(
            file.contains("\"version\":\"1.5\"") && file.contains("{\"date\":\"2026-11-28\",\"time\":\"10:00"),
            "{file}"
        );
    });
}

#[test]
fn a_round_that_is_published_says_when_it_begins() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        night.direct(&[("act", "draw")]);
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        assert!(!night.page("rounds/1").contains("Starts at"), "nobody said");
        assert_eq!(set(&mut night, "times", &[("round_starts", "18:10")]).status, 303);
        assert!(night.page("rounds/1").contains("Starts at 18:10"));
    });
}

#[test]
fn times_that_cannot_be_are_refused_with_what_was_typed() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        for (typed, words) in [
            ("18:00 noon", "Enter times such as 18:00"),
            ("18:00 +0", "Each round must start later than the one before it."),
            ("18:00 19:00 20:00 21:00 22:00", "There are more times than rounds."),
        ] {
            let refused = set(&mut night, "times", &[("round_starts", typed)]);
            assert!(
                refused.status == 422 || refused.status == 409,
                "{typed}: {}",
                refused.status
            );
            let text = refused.text();
            assert!(text.contains(words) && text.contains(typed), "{typed}: {text}");
        }
    });
}
