//! The results of a player as programs read them, a page at a time.

use serde_json::{Value, json};
use talon_store::StoreResult;
use talon_store::player_pages::{self, PageChoice};

use super::{member, signed_in};
use crate::api::described::fits;
use crate::harness::site::{Client, on_each_example_site};

fn told(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    if path.contains("/results") {
        fits("listPlayerResults", &answer);
    }
    serde_json::from_slice(&answer.bytes).expect("JSON")
}

#[test]
fn results_come_page_after_page_in_the_order_of_the_page_and_none_twice() {
    on_each_example_site(|site| {
        signed_in(site);
        let mut visitor = site.client();
        let here = format!("/api/v1/players/{}", member(site).id);
        let all = told(&mut visitor, &here)["results"].clone();
        assert_eq!(all.as_array().map(Vec::len), Some(3));
        let whole = told(&mut visitor, &format!("{here}/results"));
        assert_eq!((&whole["results"], &whole["next"]), (&all, &Value::Null));
        for limit in [1, 2] {
            let mut found = Vec::new();
            let mut next = Some(format!("{here}/results?limit={limit}&time=all"));
            while let Some(path) = next {
                let page = told(&mut visitor, &path);
                let results = page["results"].as_array().expect("results").clone();
                assert!((1..=limit).contains(&results.len()), "{page}");
                found.extend(results);
                assert!(found.len() <= 3, "some come twice: {found:?}");
                next = page["next"].as_str().map(str::to_owned);
            }
            assert_eq!(json!(found), all);
        }
        let none = told(&mut visitor, &format!("{here}/results?cursor=0-1"));
        assert_eq!((&none["results"], &none["next"]), (&json!([]), &Value::Null));
        for wrong in ["cursor=x", "limit=0", "time=never", "who=1"] {
            assert_eq!(visitor.get(&format!("{here}/results?{wrong}")).status, 400, "{wrong}");
        }
        assert_eq!(visitor.get("/api/v1/players/999999/results").status, 404);
        let tag = visitor
            .get(&format!("{here}/results"))
            .header("etag")
            .expect("a tag")
            .to_owned();
        let again = visitor.send("GET", &format!("{here}/results"), &[("if-none-match", &tag)], b"");
        assert_eq!(again.status, 304);
    });
}

#[test]
fn results_that_someone_does_not_show_are_listed_for_nobody_also_with_their_cookie() {
    on_each_example_site(|site| {
        let [_, mut own] = signed_in(site);
        let who = member(site);
        let path = format!("/api/v1/players/{}/results", who.id);
        let choice = PageChoice {
            results: false,
            ..PageChoice::UNCHOSEN
        };
        let chosen: StoreResult<()> = site.store.write(|db| player_pages::set(db, who.id, &choice));
        chosen.expect("a choice");
        for client in [&mut site.client(), &mut own] {
            assert_eq!(told(client, &path)["results"], json!([]));
        }
        let page = own.get(&format!("/players/{}", who.id)).text();
        assert!(page.contains("id=\"results\""), "the person sees them: {page}");
    });
}
