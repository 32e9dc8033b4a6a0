//! What is at hand for people who begin a card.

use super::scorecards::{SIMPLE, save};
use crate::clubs::people::{Who, browser, town};
use crate::harness::site::{Answer, Client, on_each_site};

fn press(client: &mut Client, more: &[(&str, &str)]) -> String {
    let begun = send(client, more);
    assert_eq!(begun.status, 303, "{}", begun.text());
    begun.header("location").expect("the card").to_owned()
}

fn send(client: &mut Client, more: &[(&str, &str)]) -> Answer {
    let token = client.get("/sessions/new").hidden("csrf").unwrap_or_default();
    let mut form = vec![
        ("game", "ulti"),
        ("dealer", "2"),
        ("dealing", "in-turn"),
        ("csrf", &token),
    ];
    form.extend(["Anna", "Béla", "Guest of One", ""].map(|name| ("name", name)));
    form.extend(more);
    client.post("/sessions/new", &form)
}

#[test]
fn the_names_of_earlier_evenings_and_of_ones_own_clubs_are_offered_once_each() {
    on_each_site(|site| {
        town(site);
        let option = |name: &str| format!("<option value=\"{name}\"></option>");
        let mut member = browser(site, Who::Member);
        press(&mut member, &[("point", ""), ("unit", "")]);
        let shown = member.get("/sessions/new").text();
        for name in ["Béla", "Guest of One"] {
            assert_eq!(shown.matches(&option(name)).count(), 1, "{name}: {shown}");
        }
        assert!(!shown.contains("Guest of Two"), "of another club");
        for who in [Who::Visitor, Who::Stranger] {
            let shown = browser(site, who).get("/sessions/new").text();
            assert!(
                !shown.contains("<datalist") && !shown.contains("Guest of One"),
                "{shown}"
            );
        }
    });
}

#[test]
fn the_rules_of_the_house_can_be_set_before_the_first_deal() {
    on_each_site(|site| {
        let mut phone = site.client();
        let settings = press(&mut phone, &[("point", ""), ("unit", ""), ("then", "rules")]);
        let page = phone.get(settings.trim_end_matches("#rules")).text();
        assert!(settings.ends_with("/settings#rules"), "{settings}");
        assert!(page.contains("id=\"rules\" open"), "{page}");
        let card = settings.trim_end_matches("/settings#rules");
        save(&mut phone, card, "1", &SIMPLE);
        let page = phone.get(&format!("{card}/settings")).text();
        assert!(!page.contains("id=\"rules\" open"), "{page}");
    });
}

#[test]
fn who_deals_first_is_one_of_the_people_at_the_table() {
    on_each_site(|site| {
        let mut phone = site.client();
        let token = phone.get("/sessions/new").hidden("csrf").unwrap_or_default();
        let mut form = vec![
            ("game", "ulti"),
            ("dealer", "3"),
            ("dealing", "in-turn"),
            ("csrf", &token),
        ];
        form.extend(["Anna", "Béla", "Cili", ""].map(|name| ("name", name)));
        form.extend([("point", ""), ("unit", "")]);
        assert_eq!(phone.post("/sessions/new", &form).status, 422, "the fourth is nobody");
    });
}

#[test]
fn a_unit_of_money_that_is_too_long_is_told_with_its_limit() {
    on_each_site(|site| {
        let mut phone = site.client();
        let refused = send(&mut phone, &[("point", "20"), ("unit", "Hungarian forint")]);
        assert_eq!(refused.status, 422);
        let said = refused.text();
        assert!(said.contains("At most 12 characters are allowed."), "{said}");
    });
}

#[test]
fn money_stands_beside_the_points_where_there_is_a_stake() {
    on_each_site(|site| {
        let mut phone = site.client();
        for (stake, shown) in [
            ([("point", "20"), ("unit", "Ft")], true),
            ([("point", ""), ("unit", "")], false),
        ] {
            let card = press(&mut phone, &stake);
            save(&mut phone, &card, "1", &SIMPLE);
            let page = phone.get(&card).text();
            let sums = page
                .split("class=\"sums\"")
                .nth(1)
                .and_then(|rest| rest.split("</ul>").next());
            let sums = sums.expect("the sums");
            assert!(sums.contains(">+2<"), "{sums}");
            assert_eq!(
                sums.contains("<i>+40 Ft</i>") && sums.contains("<i>−20 Ft</i>"),
                shown,
                "{sums}"
            );
        }
    });
}

#[test]
fn a_name_is_taken_with_markup_and_signs_as_text_and_refused_where_it_turns_others_round() {
    on_each_site(|site| {
        let mut phone = site.client();
        let token = phone.get("/sessions/new").hidden("csrf").unwrap_or_default();
        let mut begun = |name: &str| {
            let mut form = vec![
                ("game", "ulti"),
                ("dealer", "2"),
                ("dealing", "in-turn"),
                ("csrf", &token),
            ];
            form.extend([name, "Béla", "Cili", ""].map(|name| ("name", name)));
            form.extend([("point", ""), ("unit", "")]);
            phone.post("/sessions/new", &form)
        };
        for refused in ["Anna\u{202e}", &"a".repeat(81)] {
            let answer = begun(refused);
            assert_eq!(answer.status, 422, "{refused}: {}", answer.text());
            assert!(answer.text().contains("value=\"Béla\""), "what was typed stays");
        }
        let taken = ["Anna 🂡", "<b>Anna</b>"].map(|name| begun(name).header("location").expect("a card").to_owned());
        assert!(phone.get(&taken[0]).text().contains("Anna 🂡"));
        let marked = phone.get(&taken[1]).text();
        assert!(
            marked.contains("&#60;b&#62;Anna") && !marked.contains("<b>Anna"),
            "{marked}"
        );
    });
}
