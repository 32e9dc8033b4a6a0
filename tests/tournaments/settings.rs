//! What a tournament decides before it begins, set by forms: each part comes back as it was set, a value that cannot be
//! is said beside its field, and nothing typed is lost.

use scraper::{Html, Selector};

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Site, on_each_site};
use crate::tournaments::evening::Night;

/// Fields that are typed over.
type Changed = &'static [(&'static str, &'static str)];

/// What the form of a part holds now, as a browser would send it.
fn form(night: &mut Night, part: &str) -> Vec<(String, String)> {
    let page = Html::parse_document(&night.page("settings"));
    let mut fields = fields_of(&page, &format!("details#{part} form"));
    fields.retain(|(name, _)| name != "key");
    fields
}

/// What a form of a page would send, but for its token.
pub(super) fn fields_of(page: &Html, form: &str) -> Vec<(String, String)> {
    let select = |text: &str| Selector::parse(text).expect("a selector");
    let form = page.select(&select(form)).next().expect("the form");
    let mut fields = Vec::new();
    for field in form.select(&select("input, select, textarea")) {
        let name = field.attr("name").unwrap_or_default().to_owned();
        let value = match field.value().name() {
            "select" => {
                let chosen = field.select(&select("option[selected]")).next();
                let first = field.select(&select("option")).next();
                chosen
                    .or(first)
                    .and_then(|one| one.attr("value"))
                    .unwrap_or_default()
                    .to_owned()
            }
            "textarea" => field.text().collect::<String>().trim_start().to_owned(),
            _ if field.attr("type") == Some("checkbox") && field.attr("checked").is_none() => continue,
            _ => field.attr("value").unwrap_or_default().to_owned(),
        };
        if name != "csrf" {
            fields.push((name, value));
        }
    }
    fields
}

/// Sends the form of a part with some fields changed; one that is changed to `-` is left out.
pub(super) fn set(night: &mut Night, part: &str, changed: &[(&str, &str)]) -> Answer {
    let mut fields = form(night, part);
    for (name, value) in changed {
        fields.retain(|(known, _)| known != name);
        if *value != "-" {
            fields.push(((*name).to_owned(), (*value).to_owned()));
        }
    }
    if !fields.iter().any(|(name, _)| name == "act") {
        fields.push(("act".to_owned(), part.to_owned()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    night.send("settings", &fields)
}

pub(super) fn value(night: &mut Night, part: &str, name: &str) -> Option<String> {
    form(night, part)
        .into_iter()
        .find(|(known, _)| known == name)
        .map(|(_, value)| value)
}

fn draft(site: &Site) -> Night {
    town(site);
    Night::begin(site)
}

#[test]
fn every_part_is_kept_as_it_was_set() {
    on_each_site(|site| {
        let mut night = draft(site);
        let all: [(&str, Changed); 6] = [
            (
                "basics",
                &[("name", "Friday night"), ("venue", "Front room"), ("time", "19:30")],
            ),
            (
                "scoring",
                &[
                    ("three", "5 2 0"),
                    ("four", "5 3 1 0"),
                    ("tie", "best"),
                    ("chain1", "raw_sum"),
                    ("chain3", ""),
                ],
            ),
            ("tables", &[("deals", "12"), ("minutes", "50"), ("two_person", "-")]),
            ("money", &[("currency", "€"), ("fee", "10"), ("amounts", "50 30 20")]),
            ("rules", &[("option.kontra_max_level", "2")]),
            (
                "stages",
                &[("format1", "cut"), ("again1", "from"), ("from1", "3"), ("rounds1", "6")],
            ),
        ];
        for (part, changed) in all {
            let answer = set(&mut night, part, changed);
            assert_eq!(answer.status, 303, "{part}: {}", answer.text());
            for (name, set) in changed {
                let expected = (*set != "-").then(|| (*set).to_owned());
                // An empty place in the chain closes up.
                if *name != "chain3" {
                    assert_eq!(value(&mut night, part, name), expected, "{part} {name}");
                }
            }
            let before = form(&mut night, part);
            let same = set(&mut night, part, &[]);
            assert_eq!(same.status, 200, "{part} as it is");
            assert!(same.text().contains("Nothing was changed"), "{part}: {}", same.text());
            let seen = |fields: Vec<(String, String)>| {
                fields
                    .into_iter()
                    .filter(|(name, _)| name != "seen")
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                seen(form(&mut night, part)),
                seen(before),
                "{part} is the same after it was sent as it is"
            );
        }
    });
}

#[test]
fn stages_are_added_and_dropped_and_pairs_are_kept_apart() {
    on_each_site(|site| {
        let mut night = draft(site);
        let more = set(&mut night, "stages", &[("act", "stages-add"), ("rounds1", "9")]);
        assert_eq!(more.status, 200);
        assert!(
            more.text().contains("name=\"format2\"") && more.text().contains("value=\"9\""),
            "typed has been kept"
        );
        let two = [
            ("stages", "2"),
            ("rounds1", "4"),
            ("called2", "Final"),
            ("format2", "lot"),
            ("rounds2", "2"),
            ("first2", "lot"),
            ("again2", "always"),
            ("from2", ""),
            ("step2", ""),
            ("size2", ""),
            ("best2", ""),
            ("script2", ""),
            ("boards2", ""),
            ("who2", "best"),
            ("count2", "6"),
            ("list2", ""),
            ("carry2", "half"),
            ("carry_points2", ""),
        ];
        let answer = set(&mut night, "stages", &two);
        assert_eq!(answer.status, 303, "{}", answer.text());
        assert_eq!(value(&mut night, "stages", "carry2").as_deref(), Some("half"));
        night.direct(&[("act", "open")]);
        for guest in ["Ann", "Bob", "Cid"] {
            assert_eq!(night.send("entries", &[("act", "guest"), ("name", guest)]).status, 303);
        }
        assert_eq!(set(&mut night, "apart", &[("one", "1"), ("other", "3")]).status, 303);
        assert!(night.page("settings").contains("Ann – Cid"));
        assert_eq!(
            set(&mut night, "apart", &[("one", "2"), ("other", "2")]).status,
            409,
            "with themselves"
        );
        assert_eq!(set(&mut night, "apart", &[("pair1", "-")]).status, 303);
        assert!(!night.page("settings").contains("Ann – Cid"));
        assert_eq!(set(&mut night, "teams", &[("team1", "1"), ("board1", "1")]).status, 303);
        let twice = set(&mut night, "teams", &[("team2", "1"), ("board2", "1")]);
        assert_eq!(twice.status, 422, "two at one board of a team");
    });
}

#[test]
fn a_value_that_cannot_be_is_said_beside_its_field() {
    on_each_site(|site| {
        let mut night = draft(site);
        let bad: [(&str, Changed, &str); 13] = [
            ("basics", &[("day", "tomorrow")], "day-err"),
            ("scoring", &[("three", "1 2 3")], "three-err"),
            ("scoring", &[("four", "3 1 0")], "four-err"),
            ("scoring", &[("chain2", "table_wins")], "chain2-err"),
            ("scoring", &[("bye", "fixed"), ("bye_points", "x")], "bye_points-err"),
            ("money", &[("amounts", "50 -30")], "amounts-err"),
            ("money", &[("fee", "9999999999999999")], "fee-err"),
            ("money", &[("prizes", "pot"), ("shares", "60 41")], "shares-err"),
            ("money", &[("prizes", "pot"), ("house", "30")], "shares-err"),
            (
                "money",
                &[("prizes", "pot"), ("shares", "100"), ("house", "101")],
                "house-err",
            ),
            (
                "rules",
                &[("option.kontra_max_level", "99")],
                "option.kontra_max_level-err",
            ),
            ("stages", &[("rounds1", "many")], "rounds1-err"),
            (
                "stages",
                &[("format1", "script"), ("script1", "1-2-3\n1-2-4")],
                "script1-err",
            ),
        ];
        for (part, changed, place) in bad {
            let answer = set(&mut night, part, changed);
            assert_eq!(answer.status, 422, "{part} {changed:?}: {}", answer.text());
            let text = answer.text();
            assert!(text.contains(&format!("id=\"{place}\"")), "{part} {changed:?}");
            let (_, typed) = changed.last().expect("something");
            let first = typed.lines().next().expect("a line");
            assert!(text.contains(first), "what was typed has been kept: {part} {changed:?}");
        }
        assert_eq!(set(&mut night, "basics", &[("name", " ")]).status, 422);
        assert_eq!(
            set(&mut night, "basics", &[("role", "owner")]).status,
            400,
            "a field too many"
        );
        assert_eq!(night.send("settings", &[("act", "nothing-known")]).status, 400);
    });
}

#[test]
fn what_another_director_changed_meanwhile_is_not_overwritten() {
    on_each_site(|site| {
        let mut night = draft(site);
        let mut old = form(&mut night, "basics");
        assert_eq!(set(&mut night, "basics", &[("venue", "Cellar")]).status, 303);
        old.extend([("act".to_owned(), "basics".to_owned())]);
        let fields: Vec<(&str, &str)> = old.iter().map(|(name, value)| (&**name, &**value)).collect();
        let late = night.send("settings", &fields);
        assert_eq!(late.status, 409, "{}", late.text());
        assert_eq!(value(&mut night, "basics", "venue").as_deref(), Some("Cellar"));
        let mut member = browser(site, Who::Member);
        let path = format!("{}/settings", night.at);
        night.direct(&[("act", "open")]);
        assert_eq!(member.get(&path).status, 403);
        assert_eq!(send(&mut member, &path, &[("act", "basics"), ("key", "x")]).status, 403);
    });
}

#[test]
fn a_table_gets_a_substitute_time_and_a_room_and_the_profile_is_fixed() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        assert_eq!(set_frozen(&mut night).status, 409);
        let page = night.page("rounds/1/tables/1");
        let html = Html::parse_document(&page);
        let pick = |id: &str| {
            let of = Selector::parse(&format!("#{id} option")).expect("a selector");
            html.select(&of)
                .filter_map(|one| one.attr("value"))
                .find(|value| !value.is_empty())
                .map(str::to_owned)
        };
        let entry = pick("sub-entry").expect("an entry");
        for form in [
            &[("act", "extra-time"), ("minutes", "7")][..],
            &[("act", "room"), ("room", "Balcony")][..],
        ] {
            night.direct(&[&[("round", "1"), ("table", "1")][..], form].concat());
        }
        let page = night.page("rounds/1/tables/1");
        assert!(page.contains("Balcony") && page.contains("value=\"7\""), "{page}");
        let guest = night.send("entries", &[("act", "guest"), ("name", "Stand-in")]);
        assert_eq!(guest.status, 303);
        let member = Html::parse_document(&night.page("rounds/1/tables/1"));
        let of = Selector::parse("#sub-member option").expect("a selector");
        let offered: Vec<String> = member.select(&of).map(|one| one.text().collect()).collect();
        assert!(
            offered.iter().all(|name| name != "Guest 4" && name != "Guest 5"),
            "whoever sits in this round is not offered: {offered:?}"
        );
        let found = member
            .select(&of)
            .find(|one| one.text().collect::<String>() == "Stand-in");
        let member = found.and_then(|one| one.attr("value")).expect("the guest").to_owned();
        let sits = [
            ("act", "substitute"),
            ("round", "1"),
            ("table", "1"),
            ("entry", &entry),
            ("member", &member),
        ];
        night.direct(&sits);
        assert!(
            night.page("rounds/1").contains("Stand-in <small>("),
            "{}",
            night.page("rounds/1")
        );
        let again = [&[("table", "2")], &sits[..2], &sits[3..]].concat();
        let elsewhere = night.send("direct", &again);
        assert!(matches!(elsewhere.status, 409 | 422), "they sit at table 1 already");
    });
}

/// Tries to change how a tournament is counted that runs.
fn set_frozen(night: &mut Night) -> Answer {
    let mut fields = form(night, "scoring");
    fields.push(("act".to_owned(), "scoring".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    night.send("settings", &fields)
}

#[test]
fn a_director_does_not_give_themselves_the_mail_addresses() {
    on_each_site(|site| {
        let town = town(site);
        let at = format!("/tournaments/{}", town.tournaments[0]);
        let mut night = Night {
            at,
            director: browser(site, Who::Director),
            keys: 0,
        };
        let answer = set(&mut night, "tables", &[("shared_mails", "1"), ("minutes", "33")]);
        assert_eq!(answer.status, 422, "{}", answer.text());
        assert!(answer.text().contains("Only an owner of the club") && answer.text().contains("value=\"33\""));
        assert_eq!(value(&mut night, "tables", "shared_mails"), None);
        assert_eq!(
            set(&mut night, "tables", &[("minutes", "33")]).status,
            303,
            "the rest is theirs"
        );
        night.director = browser(site, Who::Owner);
        assert_eq!(
            night.director.get(&format!("{}/settings", night.at)).status,
            403,
            "who owns does not direct"
        );
    });
}

/// Fields of a part that look fixed.
fn disabled(night: &mut Night, part: &str) -> Vec<String> {
    let page = Html::parse_document(&night.page("settings"));
    let css = format!(
        "details#{part} form :is(input, select, textarea)[disabled], details#{part} fieldset[disabled] :is(input, select, textarea)"
    );
    let fields = Selector::parse(&css).expect("a selector");
    page.select(&fields)
        .filter_map(|field| field.attr("name"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn what_goes_on_around_the_tables_changes_while_the_tournament_runs() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let changes: [(&str, &str); 4] = [
            ("minutes", "35"),
            ("self_entry", "-"),
            ("two_person", "-"),
            ("sit_out", "byes"),
        ];
        assert_eq!(disabled(&mut night, "tables"), ["play", "deals", "bula", "refas"]);
        for (name, new) in changes {
            let answer = set(&mut night, "tables", &[(name, new)]);
            assert_eq!(answer.status, 303, "{name}: {}", answer.text());
            let expected = (new != "-").then(|| new.to_owned());
            assert_eq!(value(&mut night, "tables", name), expected, "{name}");
        }
        // As a browser sends it: what is fixed is left out.
        let fixed = [("play", "-"), ("deals", "-"), ("bula", "-"), ("refas", "-")];
        let sent = set(&mut night, "tables", &[&fixed[..], &[("minutes", "40")]].concat());
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(
            set(&mut night, "tables", &[("deals", "99")]).status,
            409,
            "what is played is fixed"
        );
        for part in ["scoring", "rules"] {
            assert_eq!(set(&mut night, part, &[]).status, 409, "{part}");
            assert!(!disabled(&mut night, part).is_empty(), "{part}");
        }
        let page = night.page("settings");
        assert!(page.contains("The tournament started on"), "it says since when: {page}");
        // Of the stage that is played only its name and its rounds.
        let fixed = disabled(&mut night, "stages");
        assert!(
            fixed.contains(&"format1".to_owned()) && !fixed.contains(&"rounds1".to_owned()),
            "{fixed:?}"
        );
        let left_out: Vec<(&str, &str)> = fixed.iter().map(|name| (name.as_str(), "-")).collect();
        let more = set(&mut night, "stages", &[&left_out[..], &[("rounds1", "6")]].concat());
        assert_eq!(more.status, 303, "{}", more.text());
        // Prizes are given when all is over, and nothing changes in a closed tournament.
        for table in 1..=3 {
            assert_eq!(night.result(1, table, "0", ["6", "-4", "-2"]).status, 303);
        }
        night.direct(&[("act", "finish")]);
        assert_eq!(set(&mut night, "money", &[("amounts", "70 30")]).status, 303);
        night.direct(&[("act", "archive")]);
        assert_eq!(set(&mut night, "money", &[("amounts", "90 10")]).status, 409);
        assert_eq!(value(&mut night, "money", "amounts").as_deref(), Some("70 30"));
        let page = night.page("settings");
        assert!(page.contains("The tournament is closed. It was closed on"), "{page}");
    });
}
