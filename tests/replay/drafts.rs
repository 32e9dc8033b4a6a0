//! Drafts: a hand that someone enters while signed in is kept step by step, and nothing of it is lost or overwritten
//! unseen.

use serde_json::json;
use talon_store::{StoreError, UserId, drafts, members, users};

use super::EXAMPLE;
use super::editor::Page;
use crate::accounts::people::{MAIL, PASSWORD, account, anna, signed_in};
use crate::clubs::people;
use crate::harness::site::{Client, Site, on_each_site};
use crate::import::pages::{form, form_to, with_anna};
use crate::store::samples;

/// Someone who has begun to enter a hand.
fn begun(client: &mut Client) -> Page {
    Page::start(client).press(client, "new:ulti", &[])
}

fn address(page: &Page) -> String {
    page.goes_to("step:text")
}

fn count(site: &Site, owner: UserId) -> usize {
    let kept: Result<_, StoreError> = site.store.read(|db| drafts::of_owner(db, owner, 100));
    kept.expect("drafts").len()
}

#[test]
fn a_hand_is_kept_after_each_step_and_everything_can_be_undone_after_a_reload() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let client = &mut signed_in(site);
        let first = Page::start(client).send(client, "new:ulti", &[]);
        assert_eq!(first.status, 303, "a reload begins no second draft");
        let page = Page::of(&client.get(first.header("location").expect("a draft")));
        let draft = address(&page);
        assert!(draft.starts_with("/hands/drafts/"), "{draft}");
        let page = page.press(client, "step:deal", &[("name-B", "Aranka")]);
        page.press(client, "give:HA", &[]);
        assert_eq!(count(site, owner), 1);
        // As after the browser was closed.
        let page = Page::of(&client.get(&format!("{draft}?step=deal&lit=A")));
        assert!(page.has("take:HA") && page.record()["players"]["B"]["name"] == "Aranka");
        let page = page.press(client, "undo", &[]);
        assert!(page.has("give:HA"));
        let page = Page::of(&client.get(&draft));
        let page = page.press(client, "undo", &[]).press(client, "undo", &[]);
        assert!(page.record_text().is_empty() && !page.has("undo"), "{}", page.text);
        let mut page = Page::of(&client.get(&draft));
        for _ in 0..3 {
            page = page.press(client, "redo", &[]);
        }
        assert!(!page.has("redo") && page.record()["deal"]["hands"]["A"][0] == "HA");
        let list = client.get("/hands/drafts").text();
        assert!(
            list.contains("Aranka") && list.contains(&format!("href=\"{draft}\"")),
            "{list}"
        );
        assert!(client.get("/account").text().contains("href=\"/hands/drafts\""));
    });
}

#[test]
fn two_windows_on_one_draft_are_shown_the_difference_and_their_reader_decides() {
    on_each_site(|site| {
        anna(&site.store, false);
        let client = &mut signed_in(site);
        let one = begun(client).press(client, "step:deal", &[]);
        let draft = address(&one);
        let other = Page::of(&client.get(&format!("{draft}?step=deal")));
        one.press(client, "give:HA", &[]);
        // Only looked at: the draft is shown as it is now.
        let looked = other.press(client, "step:setup", &[]);
        assert!(looked.status == 200 && looked.says("This draft was changed in another window. You now see"));
        let both = other.press(client, "give:HX", &[]);
        assert_eq!(both.status, 409, "{}", both.text);
        assert!(
            both.says("In this window seat A: HX") && both.says("In the draft seat A: HA"),
            "{}",
            both.text
        );
        assert_eq!(
            Page::of(&client.get(&draft)).record()["deal"]["hands"]["A"][0],
            "HA",
            "nothing was overwritten"
        );
        // Both are kept.
        let apart = both.press(client, "apart", &[]);
        assert_ne!(address(&apart), draft);
        assert_eq!(apart.record()["deal"]["hands"]["A"][0], "HX");
        // What is here takes its place, and that can be undone.
        let kept = both.press(client, &both.act_with("keep:"), &[]);
        assert!(
            kept.status == 200 && kept.record()["deal"]["hands"]["A"][0] == "HX",
            "{}",
            kept.text
        );
        let undone = Page::of(&client.get(&draft)).press(client, "undo", &[]);
        assert_eq!(undone.record()["deal"]["hands"]["A"][0], "HA");
        // The same step in both windows is no difference.
        let (one, other) = (Page::of(&client.get(&draft)), Page::of(&client.get(&draft)));
        let step = json!({"type": "play", "by": "A", "card": "HA"});
        assert!(!one.has(&format!("say:{step}")));
        let name = [("name-C", "Cili")];
        let (one, other) = (
            one.press(client, "step:setup", &[]),
            other.press(client, "step:setup", &[]),
        );
        one.press(client, "", &name);
        assert_eq!(other.press(client, "", &name).status, 200);
    });
}

#[test]
fn a_draft_that_another_window_dropped_is_kept_again_with_the_next_step() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let client = &mut signed_in(site);
        let page = begun(client);
        let draft = address(&page);
        assert_eq!(people::send(client, &format!("{draft}/drop"), &[]).status, 303);
        assert_eq!((count(site, owner), client.get(&draft).status), (0, 404));
        let gone = page.press(client, "step:deal", &[("name-A", "Anna Kept")]);
        assert_eq!(gone.status, 404);
        assert!(gone.says("This draft was deleted in another window"), "{}", gone.text);
        let again = gone.press(client, "give:HA", &[]);
        assert_ne!(address(&again), draft);
        assert_eq!(again.record()["players"]["A"]["name"], "Anna Kept");
        assert_eq!(count(site, owner), 1);
    });
}

#[test]
fn an_eleventh_draft_waits_until_another_one_is_dropped() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let client = &mut signed_in(site);
        let first = address(&begun(client));
        for _ in 1..10 {
            begun(client);
        }
        let page = begun(client);
        assert_eq!((page.status, count(site, owner)), (409, 10));
        assert!(page.says("you already have 10 drafts"), "{}", page.text);
        // The work goes on meanwhile.
        let page = page.press(client, "step:deal", &[("name-A", "The Eleventh")]);
        assert_eq!((page.status, count(site, owner)), (409, 10));
        let id = first.rsplit('/').next().expect("a number");
        let kept = page.press(client, &format!("drop:{id}"), &[]);
        assert_eq!(
            (kept.status, count(site, owner), client.get(&first).status),
            (200, 10, 404)
        );
        assert_eq!(kept.record()["players"]["A"]["name"], "The Eleventh");
        // The answer was lost and the form is sent again: the same draft.
        let again = page.press(client, &format!("drop:{id}"), &[]);
        assert_eq!((address(&again), count(site, owner)), (address(&kept), 10));
    });
}

#[test]
fn the_same_form_sent_twice_begins_one_draft() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let client = &mut signed_in(site);
        let start = Page::start(client);
        let (one, other) = (
            start.press(client, "new:ulti", &[]),
            start.press(client, "new:ulti", &[]),
        );
        assert_eq!((address(&one), count(site, owner)), (address(&other), 1));
        // Another choice from the same page is not taken for the same.
        let choice = start.press(client, "new:preferans", &[]);
        assert_eq!((choice.status, count(site, owner)), (409, 1), "{}", choice.text);
    });
}

#[test]
fn a_visitor_signs_in_and_what_they_entered_comes_along() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let visitor = &mut site.client();
        let page = begun(visitor).press(visitor, "step:deal", &[("name-A", "Brought Along")]);
        assert_eq!(address(&page), "/hands/new");
        let asked = page.send(visitor, "apart", &[]);
        assert_eq!(asked.status, 401);
        let hidden = |name: &str| asked.hidden(name).expect(name);
        let (path, kept, token) = (hidden("again_path"), hidden("again"), hidden("csrf"));
        let form = [
            ("email", MAIL),
            ("password", PASSWORD),
            ("again_path", path.as_str()),
            ("again", kept.as_str()),
            ("csrf", token.as_str()),
        ];
        let right = visitor.clone().with(asked.cookies()).post("/sign-in", &form);
        assert_eq!(right.status, 200, "{}", right.text());
        assert!(right.text().contains("action=\"/hands/drafts\""), "{}", right.text());
        let client = &mut site.client().with(right.cookies());
        let fields: Vec<(String, String)> = page.fields();
        let token = right.hidden("csrf").expect("a token");
        let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&name[..], &value[..])).collect();
        fields.extend([("name-A", "Brought Along"), ("act", "apart"), ("csrf", &token)]);
        let sent = client.post("/hands/drafts", &fields);
        assert_eq!((sent.status, count(site, owner)), (303, 1), "{}", sent.text());
        let draft = Page::of(&client.get(sent.header("location").expect("a draft")));
        assert_eq!(draft.record()["players"]["A"]["name"], "Brought Along");
        assert!(draft.has("undo"), "what was done before can still be undone");
    });
}

#[test]
fn nobody_else_sees_or_changes_a_draft() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        account(&site.store, "bela@example.org", false);
        let client = &mut signed_in(site);
        let draft = address(&begun(client));
        let bela = &mut people::signed_in(site, "bela@example.org");
        assert_eq!(bela.get(&draft).status, 404);
        assert_eq!(people::send(bela, &format!("{draft}/drop"), &[]).status, 404);
        assert_eq!(
            form_to(bela, &draft, &[("text", EXAMPLE), ("seen", "1"), ("act", "keep")]).status,
            404
        );
        assert!(!bela.get("/hands/drafts").text().contains(&draft));
        assert_eq!((site.client().get(&draft).status, count(site, owner)), (401, 1));
        assert_eq!(Page::of(&client.get(&draft)).record()["game"], "ulti");
    });
}

#[test]
fn a_text_that_is_too_long_leaves_the_draft_as_it_was() {
    on_each_site(|site| {
        anna(&site.store, false);
        let client = &mut signed_in(site);
        let page = begun(client).press(client, "step:text", &[]);
        let draft = address(&page);
        let long = page.press(client, "", &[("text", &"x".repeat(300 * 1024))]);
        assert_eq!(long.status, 413);
        assert!(long.says("longer than a record can be"), "{}", long.text);
        let nonsense = page.press(client, "", &[("text", "{nonsense")]);
        assert_eq!(nonsense.status, 200, "a text that cannot be read is kept as it is");
        let back = Page::of(&client.get(&draft));
        assert_eq!(back.record_text(), "{nonsense");
        assert_eq!(back.press(client, "undo", &[]).record()["game"], "ulti");
    });
}

#[test]
fn nothing_in_a_window_that_is_behind_saves_over_the_draft_until_its_reader_decides() {
    on_each_site(|site| {
        anna(&site.store, false);
        let client = &mut signed_in(site);
        let one = begun(client).press(client, "step:deal", &[]);
        let draft = address(&one);
        let other = Page::of(&client.get(&format!("{draft}?step=deal")));
        one.press(client, "give:HA", &[]);
        let first_card = |client: &mut Client| Page::of(&client.get(&draft)).record()["deal"]["hands"]["A"][0].clone();
        let mut both = other.press(client, "give:HX", &[]);
        // Whatever is clicked there: the next card, another step, nothing at all.
        for (act, step) in [
            ("give:HK", "step:setup"),
            ("step:setup", "step:deal"),
            ("", "step:deal"),
        ] {
            both = both.press(client, act, &[]);
            assert_eq!(both.status, 409, "{act}: {}", both.text);
            assert!(
                both.says("In the draft seat A: HA") && both.has(step),
                "{act}: {}",
                both.text
            );
            assert_eq!(first_card(client), "HA", "{act}");
        }
        assert!(both.says("In this window seat A: HX HK"), "{}", both.text);
        // The draft goes on meanwhile: what was decided was about another state.
        let decision = both.act_with("keep:");
        Page::of(&client.get(&format!("{draft}?step=deal"))).press(client, "give:H9", &[]);
        let late = both.press(client, &decision, &[]);
        assert_eq!((late.status, first_card(client)), (409, json!("HA")), "{}", late.text);
        assert!(late.says("In the draft seat A: HA H9"), "{}", late.text);
        let kept = late.press(client, &late.act_with("keep:"), &[]);
        assert_eq!((kept.status, first_card(client)), (200, json!("HX")), "{}", kept.text);
    });
}

#[test]
fn cards_that_are_typed_by_half_are_kept_in_the_draft() {
    on_each_site(|site| {
        anna(&site.store, false);
        let client = &mut signed_in(site);
        let page = begun(client).press(client, "step:deal", &[]);
        let draft = address(&page);
        // As the page sends it by itself while someone types, in two fields.
        let typed = [("cards-A", "HA HX qu"), ("cards-B", "L7 L8")];
        assert_eq!(page.press(client, "", &typed).status, 422);
        let field = |client: &mut Client, name: &str| {
            let page = Page::of(&client.get(&format!("{draft}?step=deal")));
            let fields = page.fields();
            let found = fields.into_iter().find(|(known, _)| known == name);
            (page, found.expect("a field").1)
        };
        assert_eq!(field(client, "cards-A").1, "HA HX qu");
        assert_eq!(field(client, "cards-B").1, "L8 L7", "the other field was taken");
        // Another step changes nothing about it, and once it can be read it is forgotten.
        Page::of(&client.get(&format!("{draft}?step=setup"))).press(client, "", &[("name-A", "Anna")]);
        let (page, kept) = field(client, "cards-A");
        assert_eq!(kept, "HA HX qu");
        assert_eq!(page.press(client, "", &[("cards-A", "HA HX")]).status, 200);
        let (page, kept) = field(client, "cards-A");
        assert_eq!(
            (kept.as_str(), page.record()["players"]["A"]["name"].as_str()),
            ("HA HX", Some("Anna"))
        );
    });
}

#[test]
fn a_draft_whose_hand_was_stored_is_one_no_more_and_says_which_hand_it_became() {
    with_anna(|site, client| {
        let owner = site.store.read(|db| users::by_email(db, MAIL)).expect("Anna").id;
        let page = Page::of(&form_to(client, "/hands/new", &[("text", EXAMPLE), ("act", "open")]));
        let page = page.press(client, "step:setup", &[]);
        let page = page.press(client, "step:save", &[("name-A", "Stored Anna")]);
        let draft = address(&page);
        assert_eq!(count(site, owner), 1);
        let id = draft.rsplit('/').next().expect("a number");
        assert!(
            page.text.contains(&format!("name=\"draft\" value=\"{id}\"")),
            "{}",
            page.text
        );
        let store = |client: &mut Client, text: &str| {
            let parts = [("club", "kor"), ("visibility", "club"), ("text", text), ("draft", id)];
            assert_eq!(form(client, &parts).status, 303);
        };
        let text = page.record_text();
        store(client, &text);
        assert_eq!(count(site, owner), 0);
        let list = client.get("/hands/drafts").text();
        assert!(list.contains("Stored") && list.contains("href=\"/hands/1\""), "{list}");
        let page = Page::of(&client.get(&draft));
        assert!(
            page.says("This hand has been stored") && page.text.contains("href=\"/hands/1\""),
            "{}",
            page.text
        );
        page.press(client, "step:setup", &[])
            .press(client, "", &[("name-B", "Bea")]);
        assert_eq!(count(site, owner), 1, "it is a draft again");
        assert!(!Page::of(&client.get(&draft)).says("This hand has been stored"));
        // What was stored is not what it says now.
        store(client, &text);
        assert_eq!(count(site, owner), 1);
    });
}

#[test]
fn a_draft_outlives_the_club_it_was_meant_for_and_is_stored_elsewhere() {
    with_anna(|site, client| {
        let record: serde_json::Value = serde_json::from_str(EXAMPLE).expect("a record");
        let page = begun(client).press(client, "step:text", &[]);
        let page = page.press(client, "", &[("text", &record.to_string())]);
        let draft = address(&page);
        let saved = page.press(client, "step:save", &[]);
        assert!(saved.text.contains("value=\"kor\""), "{}", saved.text);
        // Anna leaves their club and joins another one.
        let kor = talon_service::find_club::by_slug(&site.store, "kor").expect("a club");
        let left = site.store.write(|db| {
            let user = users::by_email(db, MAIL)?;
            let entry = members::of_account(db, kor.id, user.id)?.expect("a member");
            members::set_account(db, entry.id, None)?;
            let club = samples::club(db, "makk")?;
            members::join(db, club, user.id, chrono::Utc::now().into())
        });
        left.expect("another club");
        let page = Page::of(&client.get(&format!("{draft}?step=save")));
        assert_eq!(page.record(), record);
        assert!(
            !page.text.contains("value=\"kor\"") && page.text.contains("value=\"makk\""),
            "{}",
            page.text
        );
        // A form that was open all the while is refused, and the draft is still there.
        let text = page.record_text();
        let gone = form(client, &[("club", "kor"), ("visibility", "club"), ("text", &text)]);
        assert_eq!(gone.status, 403, "{}", gone.text());
        let stored = form(client, &[("club", "makk"), ("visibility", "club"), ("text", &text)]);
        assert_eq!(stored.status, 303, "{}", stored.text());
        assert_eq!(Page::of(&client.get(&draft)).record(), record);
    });
}
