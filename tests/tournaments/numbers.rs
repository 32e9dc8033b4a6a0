//! Numbers that are typed: scores, boards, penalties, minutes and prizes are read by one rule on every page, and what
//! was typed in a form that is refused stays in its place.

use scraper::{Html, Selector};

use crate::clubs::people::{send, town};
use crate::harness::site::on_each_site;
use crate::tournaments::cards::{card, seats};
use crate::tournaments::evening::Night;
use crate::tournaments::settings::{set, value};

#[test]
fn a_score_is_what_was_typed_or_nothing_at_all() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        // Each of these was taken for another number, and the others would have made the sum.
        for (typed, others) in [
            ("10+5", ["-100", "-5"]),
            ("7 0", ["-40", "-30"]),
            ("5-", ["-2", "-3"]),
            ("1.5", ["-10", "-5"]),
        ] {
            let refused = night.result(1, 1, "0", [typed, others[0], others[1]]);
            assert_eq!(refused.status, 409, "{typed}");
            let text = refused.text();
            assert!(text.contains("Enter a whole number with its sign in front"), "{text}");
            assert!(text.contains(&format!("value=\"{typed}\"")), "{text}");
        }
        let phone = card(&mut night, 2);
        let mut player = site.client();
        let seat = seats(&player.get(&phone).text())[0].clone();
        let form = |first: &'static str| {
            [
                ("act", "enter"),
                ("version", "0"),
                ("score", first),
                ("score", "−40"),
                ("score", "-30"),
            ]
        };
        let with_seat = |first, key| [&form(first)[..], &[("seat", seat.as_str()), ("key", key)]].concat();
        assert_eq!(send(&mut player, &phone, &with_seat("7 0", "a")).status, 409);
        assert_eq!(send(&mut player, &phone, &with_seat("+70", "b")).status, 303);
        assert_eq!(night.result(1, 1, "0", ["1 200", "-1.000", "–200"]).status, 303);
        assert!(night.page(&Night::table(1, 1)).contains("+1200"));
    });
}

#[test]
fn a_penalty_is_typed_as_its_help_says_and_a_refused_one_keeps_everything() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let penalty = |amount: &'static str, reason: &'static str| {
            [
                ("act", "penalty"),
                ("entry", "4"),
                ("amount", amount),
                ("reason", reason),
            ]
        };
        for (amount, shown) in [
            ("-0,5", "−½"),
            ("-0.5", "−½"),
            ("−½", "−½"),
            ("1/2", "½"),
            ("-1 1/2", "−1½"),
            ("2", "2"),
        ] {
            night.direct(&penalty(amount, "late to the table"));
            let page = night.page("direct");
            assert!(
                page.contains(&format!(": {shown} (late to the table)")),
                "{amount}: {page}"
            );
            let own = night.page("players/4");
            assert!(own.contains(&format!("{shown} (late to the table)")), "{own}");
            let at = page.matches("(late to the table)").count() - 1;
            night.direct(&[("act", "revoke"), ("at", &at.to_string())]);
        }
        for amount in ["10+5", "7 0", "half", "0,5-", "0", "-0,0", ""] {
            let refused = night.send("direct", &penalty(amount, "spoke at the table"));
            assert_eq!(refused.status, 409, "{amount}");
            let html = Html::parse_document(&refused.text());
            let found = |css: &str| html.select(&Selector::parse(css).expect("a selector")).next().is_some();
            assert!(
                found("details[open] input[name=amount][aria-invalid=true]"),
                "{}",
                refused.text()
            );
            assert!(found("details[open] input[name=reason][value='spoke at the table']"));
            assert!(found("details[open] select[name=entry] option[value='4'][selected]"));
            assert!(
                found(&format!("details[open] input[name=amount][value='{amount}']")),
                "{amount}"
            );
        }
        let no_reason = night.send("direct", &penalty("-1", " "));
        assert_eq!(no_reason.status, 409);
        assert!(no_reason.text().contains("value=\"-1\""));
    });
}

#[test]
fn a_ruling_that_is_refused_keeps_its_reason_and_stays_open() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        assert_eq!(night.result(1, 1, "0", ["6", "-4", "-2"]).status, 303);
        let rule = [
            ("act", "rule"),
            ("version", "2"),
            ("reason", "counted again"),
            ("score", "7 0"),
        ];
        let scores = [("score", "-40"), ("score", "-30")];
        let refused = night.send(&Night::table(1, 1), &[&rule[..], &scores[..]].concat());
        assert_eq!(refused.status, 409);
        let html = Html::parse_document(&refused.text());
        let found = |css: &str| html.select(&Selector::parse(css).expect("a selector")).count();
        assert_eq!(
            found("details[open] input[name=reason][value='counted again']"),
            1,
            "{}",
            refused.text()
        );
        assert_eq!(
            found("input[name=reason][value='counted again']"),
            1,
            "and in no other form"
        );
        assert_eq!(found("details[open] input[name=score][value='7 0']"), 1);
    });
}

#[test]
fn minutes_prizes_and_points_are_read_by_the_same_rule() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        let good = [
            ("money", ("amounts", "10.000 5'000 2500"), "10000 5000 2500"),
            ("tables", ("minutes", "1 20"), ""),
            ("tables", ("minutes", "+50"), "50"),
            ("scoring", ("three", "3 1½ 0,5"), "3 3/2 1/2"),
            ("scoring", ("three", "3 1+1 0"), ""),
            ("money", ("amounts", "50 30-"), ""),
        ];
        for (part, changed, read) in good {
            let answer = set(&mut night, part, &[changed]);
            if read.is_empty() {
                assert_eq!(answer.status, 422, "{changed:?}");
                assert!(answer.text().contains(&format!("id=\"{}-err\"", changed.0)));
            } else {
                assert_eq!(answer.status, 303, "{changed:?}: {}", answer.text());
                assert_eq!(value(&mut night, part, changed.0).as_deref(), Some(read));
            }
        }
        night.reach_round_one(site);
        let more = |minutes| {
            [
                ("act", "extra-time"),
                ("round", "1"),
                ("table", "1"),
                ("minutes", minutes),
            ]
        };
        night.direct(&more(" 7 "));
        assert!(night.page(&Night::table(1, 1)).contains("value=\"7\""));
        assert_eq!(night.send("direct", &more("1+5")).status, 409);
        let tie = [
            ("act", "play-off"),
            ("tied", "1"),
            ("score", "10+5"),
            ("tied", "2"),
            ("score", "-3"),
            ("tied", ""),
            ("score", ""),
            ("tied", ""),
            ("score", ""),
        ];
        let refused = night.send("direct", &tie);
        assert_eq!(refused.status, 409);
        let html = Html::parse_document(&refused.text());
        let kept = Selector::parse("details[open] input[name=score][value='10+5']").expect("a selector");
        assert!(html.select(&kept).next().is_some(), "{}", refused.text());
    });
}

#[test]
fn a_form_sent_twice_counts_once_and_a_changed_one_with_its_key_is_refused() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let path = format!("{}/direct", night.at);
        let mut penalty = |amount: &str| {
            let form = [
                ("act", "penalty"),
                ("entry", "4"),
                ("amount", amount),
                ("reason", "late"),
                ("key", "the same"),
            ];
            send(&mut night.director, &path, &form).status
        };
        assert_eq!([penalty("-1"), penalty("-1"), penalty("-2")], [303, 303, 409]);
        let page = night.page("direct");
        assert_eq!(page.matches(" (late)").count(), 1, "{page}");
        assert!(page.contains(": −1 (late)"), "{page}");
    });
}
