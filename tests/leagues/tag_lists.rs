//! Lists of a season by tag on the site: made by the owner, read by everyone, and left at once by whoever agrees no
//! more; what is private shows nowhere.

use talon_service::clubs::{TypedEntry, TypedTags, add_entry, set_active, set_tags};
use talon_service::players::agree_to_tags;
use talon_store::StoreError;
use talon_store::person_tags::{self, PersonTag};

use super::*;

const CLI: Actor = Actor::CommandLine;
const NAMES: [&str; 6] = ["Anna", "Béla", "Cili", "Dezső", "Erzsi", "Ferenc"];
/// A tag that nobody agreed to.
const SECRET: &str = "xqsecret";

/// The example club, and browsers in which its owner and Anna, a member, are signed in.
fn signed_in(site: &Site) -> [Client; 2] {
    let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
    [1, 2].map(|at| {
        let mut client = site.client();
        let sent = client.submit(
            "/sign-in",
            &[("email", &accounts[at].email), ("password", &accounts[at].password)],
        );
        assert_eq!(sent.status, 303, "{}", sent.text());
        client
    })
}

fn member_page(site: &Site, name: &str) -> String {
    format!("/clubs/{}/members/{}", example_club::SLUG, entry_of(site, name))
}

/// Sends the form of the tags of someone.
fn tag(site: &Site, owner: &mut Client, name: &str, fields: &[(&str, &str)]) -> Answer {
    let page = member_page(site, name);
    let csrf = owner.get(&page).hidden("csrf").expect("a token");
    let mut form = vec![("csrf", csrf.as_str())];
    form.extend_from_slice(fields);
    owner.post(&format!("{page}/tags"), &form)
}

/// What someone of the example club agrees to.
fn agree(site: &Site, name: &str, agreed: &[&str]) {
    let at = NAMES.iter().position(|one| *one == name).expect("somebody");
    let who = find_person::by_mail(&site.store, &format!("member{}@example.org", at + 1)).expect("an account");
    let agreed: Vec<String> = agreed.iter().map(|one| (*one).to_owned()).collect();
    let id = entry_of(site, name);
    agree_to_tags(&site.store, &who, id, &agreed, Utc::now()).expect("a choice");
}

/// Gives these people a tag to which they agree.
fn juniors(site: &Site, names: &[&str]) {
    for name in names {
        let typed = TypedTags {
            tags: "Junior",
            agreed: &[],
        };
        let id = entry_of(site, name);
        set_tags(&site.store, &CLI, example_club::SLUG, id, &typed, Utc::now()).expect("a tag");
        agree(site, name, &["Junior"]);
    }
}

fn make_list(site: &Site, owner: &mut Client, points: &str) {
    let form = [("act", "set"), ("tag", "Junior"), ("points", points)];
    let sent = send_to(site, owner, "lists", &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

fn season_page(site: &Site) -> String {
    format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug)
}

/// Every address of the list in the last table.
fn addresses(site: &Site) -> [String; 8] {
    let here = season_page(site);
    [
        format!("{here}?list=junior"),
        format!("{here}/print?list=junior"),
        format!("{here}/wall?list=junior"),
        format!("/leagues/{LEAGUE}.csv?list=junior"),
        format!("/leagues/{LEAGUE}.txt?list=junior"),
        format!("/leagues/{LEAGUE}.json?list=junior"),
        format!("/api/v1/leagues/{LEAGUE}/standings?list=junior"),
        format!("/embed/leagues/{LEAGUE}?list=junior"),
    ]
}

/// The people with a row on a page, in its order.
fn people_on(client: &mut Client, path: &str) -> Vec<i64> {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}");
    let text = answer.text();
    let rows = text.split("<tr id=\"p").skip(1);
    let number = |row: &str| row.split('"').next().and_then(|number| number.parse().ok());
    rows.filter_map(number).collect()
}

fn ids(site: &Site, names: &[&str]) -> Vec<i64> {
    let mut ids: Vec<i64> = names.iter().map(|name| entry_of(site, name).0).collect();
    ids.sort_unstable();
    ids
}

fn sorted(mut ids: Vec<i64>) -> Vec<i64> {
    ids.sort_unstable();
    ids
}

#[test]
fn a_list_is_shown_to_visitors_once_three_agreed_and_in_every_form_of_the_table() {
    on_each_example_site(|site| {
        let [mut owner, mut anna] = signed_in(site);
        let mut visitor = site.client();
        for name in ["Anna", "Cili", "Dezső", "Erzsi"] {
            let sent = tag(site, &mut owner, name, &[("tags", "Junior, Győr")]);
            assert_eq!(sent.status, 303, "{}", sent.text());
        }
        let whole = people_on(&mut visitor, &season_page(site));
        make_list(site, &mut owner, "counted");
        let here = season_page(site);
        let csrf = anna.get("/account/page").hidden("csrf").expect("a token");
        let member = entry_of(site, "Anna").to_string();
        let form = [("csrf", csrf.as_str()), ("member", &member), ("agreed", "Junior")];
        assert_eq!(anna.post("/account/page/tags", &form).status, 303);
        agree(site, "Cili", &["Junior"]);
        let list = format!("{here}?list=junior");
        for path in addresses(site) {
            assert_eq!(visitor.get(&path).status, 404, "two are too few: {path}");
            assert_eq!(anna.get(&path).status, 404, "for members too: {path}");
        }
        assert!(!visitor.get(&here).text().contains("?list="), "no way leads to it");
        let small = owner.get(&list).text();
        assert!(small.contains("fewer than 3 players"), "{small}");
        let manage = owner.get(&format!("{here}/lists")).text();
        assert!(
            manage.contains("2 players") && manage.contains("2 members have this tag but have not agreed"),
            "{manage}"
        );
        agree(site, "Dezső", &["Junior"]);
        let there = people_on(&mut visitor, &list);
        assert_eq!(sorted(there.clone()), ids(site, &["Anna", "Cili", "Dezső"]));
        let order: Vec<i64> = whole.iter().copied().filter(|person| there.contains(person)).collect();
        assert_eq!(there, order, "in the order of the season");
        assert_eq!(people_on(&mut visitor, &here), whole, "the table of all stays");
        assert!(visitor.get(&here).text().contains("?list=Junior"));
        for path in addresses(site) {
            let text = visitor.get(&path).text();
            assert!(text.contains("Anna") && text.contains("Cili"), "{path}: {text}");
            assert!(!text.contains("Erzsi") && !text.contains("Ferenc"), "{path}: {text}");
            assert!(text.contains("Junior") || path.contains(".csv"), "{path}: {text}");
        }
        let json: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        assert_eq!(
            json["lists"],
            serde_json::json!([{"tag": "Junior", "points": "counted", "players": 3}])
        );
        assert!(json["list"].is_null());
        let share = visitor.get(&format!("{here}/share?list=Junior&rows=10")).text();
        assert!(share.contains("<option value=\"Junior\" selected>"), "{share}");
        assert!(share.contains("rows=10&#38;columns=points&#38;list=Junior"), "{share}");
        let of_all = visitor.get(&format!("{here}/share?list=&rows=10")).text();
        assert!(
            of_all.contains("rows=10") && !of_all.contains("list=Junior"),
            "{of_all}"
        );
        for missing in ["senior", "2b", "1"] {
            assert_eq!(visitor.get(&format!("{here}?list={missing}")).status, 404, "{missing}");
        }
    });
}

#[test]
fn who_withdraws_is_gone_from_the_list_and_from_those_of_older_tables() {
    on_each_example_site(|site| {
        let [mut owner, mut anna] = signed_in(site);
        let mut visitor = site.client();
        juniors(site, &["Anna", "Cili", "Dezső", "Erzsi"]);
        make_list(site, &mut owner, "own_places");
        let here = season_page(site);
        let list = format!("{here}?list=junior");
        let older = format!("{list}&revision={}", season(site, None).head.revision);
        juniors(site, &["Ferenc"]);
        let five = ids(site, &["Anna", "Cili", "Dezső", "Erzsi", "Ferenc"]);
        assert_eq!(sorted(people_on(&mut visitor, &list)), five);
        assert_eq!(
            sorted(people_on(&mut visitor, &older)),
            ids(site, &["Anna", "Cili", "Dezső", "Erzsi"]),
            "an older table stays what it was"
        );
        let csrf = anna.get("/account/page").hidden("csrf").expect("a token");
        let member = entry_of(site, "Anna").to_string();
        let none = [("csrf", csrf.as_str()), ("member", &member)];
        assert_eq!(anna.post("/account/page/tags", &none).status, 303);
        for path in addresses(site).iter().chain([&older]) {
            let answer = visitor.get(path);
            assert_eq!(answer.status, 200, "{path}");
            assert!(!answer.text().contains("Anna"), "{path}: {}", answer.text());
        }
        assert_eq!(
            sorted(people_on(&mut visitor, &older)),
            ids(site, &["Cili", "Dezső", "Erzsi"])
        );
        let ranks = visitor.get(&older).text();
        assert!(ranks.contains("<span class=\"rank\">3</span>") && !ranks.contains("<span class=\"rank\">4</span>"));
        // Without the tag nobody is in its list either; now two were in the older one.
        assert_eq!(tag(site, &mut owner, "Cili", &[("tags", "")]).status, 303);
        assert_eq!(visitor.get(&older).status, 404);
        assert_eq!(
            sorted(people_on(&mut visitor, &list)),
            ids(site, &["Dezső", "Erzsi", "Ferenc"])
        );
        assert!(visitor.get(&here).text().contains("Anna"), "the table of all stays");
    });
}

#[test]
fn who_has_left_the_club_still_withdraws() {
    on_each_example_site(|site| {
        let [mut owner, mut anna] = signed_in(site);
        juniors(site, &["Anna", "Cili", "Dezső", "Erzsi"]);
        make_list(site, &mut owner, "counted");
        let member = entry_of(site, "Anna");
        set_active(&site.store, &CLI, example_club::SLUG, member, false, Utc::now()).expect("a member less");
        let list = format!("{}?list=junior", season_page(site));
        let still = people_on(&mut site.client(), &list);
        assert!(still.contains(&member.0), "their place in the season stays");
        let page = anna.get("/account/page");
        assert!(page.text().contains("value=\"Junior\" checked"), "{}", page.text());
        assert!(
            !page.text().contains("name=\"results\""),
            "nothing else is theirs to choose"
        );
        let csrf = page.hidden("csrf").expect("a token");
        let none = [("csrf", csrf.as_str()), ("member", &member.to_string())];
        assert_eq!(anna.post("/account/page/tags", &none).status, 303);
        let there = sorted(people_on(&mut site.client(), &list));
        assert_eq!(there, ids(site, &["Cili", "Dezső", "Erzsi"]));
    });
}

#[test]
fn a_list_of_an_older_table_asks_whoever_an_entry_was_given_up_for() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        juniors(site, &["Béla", "Cili", "Dezső", "Erzsi"]);
        make_list(site, &mut owner, "counted");
        let older = format!(
            "{}?list=junior&revision={}",
            season_page(site),
            season(site, None).head.revision
        );
        let entry = TypedEntry {
            name: "Zita",
            ..TypedEntry::default()
        };
        add_entry(&site.store, &CLI, example_club::SLUG, &entry, None, Utc::now()).expect("an entry");
        let zita = entry_of(site, "Zita");
        let given_up = entry_of(site, "Béla");
        let pair = MergePair {
            stays: zita,
            goes: given_up,
        };
        merge_members::merge(&site.store, &CLI, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let others = ids(site, &["Cili", "Dezső", "Erzsi"]);
        assert_eq!(
            sorted(people_on(&mut site.client(), &older)),
            others,
            "Zita agreed to nothing"
        );
        let agreed = PersonTag {
            member_id: zita,
            tag: "Junior".to_owned(),
            agreed: true,
        };
        let kept: Result<(), StoreError> = site.store.write(|db| person_tags::set(db, zita, &[agreed]));
        kept.expect("a tag");
        let there = people_on(&mut site.client(), &older);
        assert!(there.contains(&given_up.0), "{there:?} without {given_up:?}");
    });
}

#[test]
fn a_season_that_has_ended_keeps_its_table_and_loses_who_withdraws() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        juniors(site, &["Anna", "Cili", "Dezső", "Erzsi"]);
        make_list(site, &mut owner, "counted");
        let finish = [("act", "finish")];
        assert_eq!(manage(site, &mut owner, &finish).status, 303);
        let revision = season(site, None).head.revision;
        agree(site, "Erzsi", &[]);
        assert_eq!(season(site, None).head.revision, revision);
        let list = format!("{}?list=junior", season_page(site));
        let there = sorted(people_on(&mut site.client(), &list));
        assert_eq!(there, ids(site, &["Anna", "Cili", "Dezső"]));
    });
}

#[test]
fn a_private_tag_shows_nowhere_but_to_its_person_and_the_owner() {
    on_each_example_site(|site| {
        let [mut owner, mut anna] = signed_in(site);
        for name in ["Anna", "Cili", "Dezső"] {
            assert_eq!(tag(site, &mut owner, name, &[("tags", SECRET)]).status, 303);
        }
        let set = [("act", "set"), ("tag", SECRET), ("points", "counted")];
        assert_eq!(send_to(site, &mut owner, "lists", &set).status, 303);
        let here = season_page(site);
        let cili = entry_of(site, "Cili");
        let shown = [
            here.clone(),
            format!("{here}?revision=1"),
            format!("{here}/print"),
            format!("{here}/revisions"),
            format!("{here}/players/{cili}"),
            format!("/leagues/{LEAGUE}.csv"),
            format!("/leagues/{LEAGUE}.txt"),
            format!("/leagues/{LEAGUE}.json"),
            format!("/leagues/{LEAGUE}.atom"),
            format!("/api/v1/leagues/{LEAGUE}/standings"),
            format!("/api/v1/leagues/{LEAGUE}/revisions"),
            format!("/api/v1/leagues/{LEAGUE}/seasons/{}", season(site, None).head.slug),
            format!("/embed/leagues/{LEAGUE}"),
            format!("/players/{cili}"),
            format!("/players/{cili}.json"),
            member_page(site, "Cili"),
            format!("/clubs/{}/members", example_club::SLUG),
            format!("/clubs/{}", example_club::SLUG),
        ];
        let mut visitor = site.client();
        for client in [&mut visitor, &mut anna] {
            for path in &shown {
                let answer = client.get(path);
                assert_eq!(answer.status, 200, "{path}");
                assert!(!answer.text().contains(SECRET), "{path}: {}", answer.text());
            }
            for path in [format!("{here}?list={SECRET}"), format!("{here}/lists")] {
                assert_eq!(client.get(&path).status, 404, "{path}");
            }
        }
        for path in ["/account/page".to_owned(), member_page(site, "Anna")] {
            assert!(anna.get(&path).text().contains(SECRET), "one's own: {path}");
        }
        for path in [member_page(site, "Cili"), format!("{here}/lists")] {
            assert!(owner.get(&path).text().contains(SECRET), "{path}");
        }
    });
}

#[test]
fn nobody_agrees_for_someone_with_an_account_and_the_owner_writes_down_what_others_said() {
    on_each_example_site(|site| {
        let [mut owner, mut anna] = signed_in(site);
        let agreed = |name: &str| {
            let read: Result<_, StoreError> = site.store.read(|db| person_tags::of_member(db, entry_of(site, name)));
            read.expect("tags").first().map(|one| one.agreed)
        };
        let both = [("tags", "junior"), ("agreed", "junior")];
        assert_eq!(tag(site, &mut owner, "Anna", &both).status, 303);
        assert_eq!(agreed("Anna"), Some(false), "it is hers to say");
        let entry = TypedEntry {
            name: "Without Account",
            ..TypedEntry::default()
        };
        add_entry(&site.store, &CLI, example_club::SLUG, &entry, None, Utc::now()).expect("an entry");
        assert_eq!(
            tag(site, &mut owner, "Without Account", &[("tags", "junior")]).status,
            303
        );
        assert_eq!(agreed("Without Account"), Some(false));
        let page = owner.get(&member_page(site, "Without Account")).text();
        assert!(page.contains("only if they told you that they agree"), "{page}");
        assert_eq!(tag(site, &mut owner, "Without Account", &both).status, 303);
        assert_eq!(agreed("Without Account"), Some(true));
        // Others neither set tags nor agree for somebody else.
        let csrf = anna.get("/account/page").hidden("csrf").expect("a token");
        let other = entry_of(site, "Without Account").to_string();
        let form = [("csrf", csrf.as_str()), ("member", &other), ("agreed", "junior")];
        assert_eq!(anna.post("/account/page/tags", &form).status, 404);
        let set = [("csrf", csrf.as_str()), ("tags", "")];
        let path = format!("{}/tags", member_page(site, "Without Account"));
        assert_eq!(anna.post(&path, &set).status, 404);
        assert_eq!(agreed("Without Account"), Some(true));
    });
}

#[test]
fn what_is_no_tag_is_refused_in_words_and_nothing_typed_is_lost() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let refused = tag(site, &mut owner, "Anna", &[("tags", "junior, 2b")]);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        assert!(
            text.contains("A tag begins with a letter") && text.contains("value=\"junior, 2b\""),
            "{text}"
        );
        let many: Vec<String> = (0..21).map(|number| format!("t{number}")).collect();
        let refused = tag(site, &mut owner, "Anna", &[("tags", &many.join(","))]);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("at most 20 tags"), "{}", refused.text());
        let list = [("act", "set"), ("tag", "teams"), ("points", "own_places")];
        let refused = send_to(site, &mut owner, "lists", &list);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        assert!(
            text.contains("A tag begins with a letter") && text.contains("value=\"teams\""),
            "{text}"
        );
        let gone = [("act", "remove"), ("tag", "junior")];
        let refused = send_to(site, &mut owner, "lists", &gone);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("no longer exists"), "{}", refused.text());
    });
}

#[test]
fn a_list_that_was_made_is_taken_back() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        juniors(site, &["Anna", "Cili", "Dezső"]);
        make_list(site, &mut owner, "counted");
        let list = format!("{}?list=junior", season_page(site));
        assert_eq!(site.client().get(&list).status, 200);
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        assert!(season(site, None).season.lists.is_empty());
        assert_eq!(site.client().get(&list).status, 404);
    });
}

#[test]
fn a_list_of_a_season_with_a_challenge_list_is_by_points() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        juniors(site, &["Anna", "Béla", "Cili", "Dezső"]);
        make_list(site, &mut owner, "counted");
        let told = |site: &Site| -> serde_json::Value {
            let text = site.client().get(&format!("/leagues/{LEAGUE}.json?list=junior")).text();
            serde_json::from_str(&text).expect("JSON")
        };
        let before = told(site);
        assert_eq!(before["rows"].as_array().map(Vec::len), Some(4), "{before}");
        let play = [("act", "play"), ("most", "2")];
        assert_eq!(send_to(site, &mut owner, "challenge", &play).status, 303);
        assert_eq!(told(site)["rows"], before["rows"]);
    });
}
