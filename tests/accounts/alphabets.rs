//! Serbian in either alphabet: by what the browser asks for, by what was chosen, and as the language of an account.

use super::people::{anna, signed_in};
use crate::harness::site::{Answer, Client, on_each_site};

/// Whether the page is in Cyrillic letters, as it says and as it is.
fn is_cyrillic(answer: &Answer) -> bool {
    let page = answer.text();
    let says = page.contains("<html lang=\"sr-Cyrl\"");
    assert_eq!(says, page.contains("Подел"), "{page}");
    says
}

fn asked(client: &mut Client, wishes: &str) -> Answer {
    client.send("GET", "/", &[("accept-language", wishes)], b"")
}

#[test]
fn the_browser_gets_the_alphabet_it_asks_for_unless_another_was_chosen() {
    on_each_site(|site| {
        for (wishes, cyrillic) in [
            ("sr", false),
            ("sr-Latn-RS, sr;q=0.9", false),
            ("sr-Cyrl-RS, sr;q=0.9", true),
        ] {
            assert_eq!(is_cyrillic(&asked(&mut site.client(), wishes)), cyrillic, "{wishes}");
        }
        let mut client = site.client();
        let offered = client.get("/").text();
        assert!(offered.contains("Srpski") && offered.contains("Српски"), "{offered}");
        client.post("/preferences", &[("lang", "sr-Cyrl"), ("next", "/")]);
        assert!(is_cyrillic(&asked(&mut client, "sr-Latn")));
        client.post("/preferences", &[("lang", "sr"), ("next", "/")]);
        assert!(!is_cyrillic(&asked(&mut client, "sr-Cyrl")));
    });
}

#[test]
fn the_rules_are_read_in_either_alphabet_with_their_numbers_and_codes() {
    on_each_site(|site| {
        let page = site.client().get("/rules/preferans?lang=sr-Cyrl").text();
        for part in ["id=\"P-1.3\"", "пик <code>S</code>", "У шпилу су 32 карте"] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
    });
}

#[test]
fn an_account_keeps_the_alphabet_of_its_owner() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        let form = [("name", "Anna"), ("language", "sr-Cyrl"), ("csrf", &csrf)];
        assert_eq!(client.post("/account/profile", &form).status, 200);
        let page = client.get("/account").text();
        assert!(page.contains("value=\"sr-Cyrl\" selected"), "{page}");
    });
}
