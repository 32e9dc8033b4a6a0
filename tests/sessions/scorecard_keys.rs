//! Addresses of scorecards that someone guesses: each answers like one that never was, to read and to write (S-2), and
//! from one network only so many are answered at all (S-28).

use super::scorecards::{SIMPLE, save, three};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// An address with other letters at its end.
fn guessed(card: &str, letters: &str) -> String {
    let kept = card.len() - letters.len();
    format!("{}{letters}", &card[..kept])
}

/// What an answer tells whoever asked, but for the address that they know.
fn told(answer: &Answer, address: &str) -> (u16, Vec<Option<String>>, String) {
    let names = ["content-type", "cache-control", "etag", "location", "set-cookie"];
    let headers = names.map(|name| answer.header(name).map(str::to_owned));
    let text = answer.text().replace(address, "");
    // Each request has a number of its own.
    let text = text.split("\"request_id\"").next().unwrap_or_default();
    (answer.status, headers.to_vec(), text.to_owned())
}

#[test]
fn an_address_that_is_nearly_right_answers_like_one_that_never_was() {
    on_each_site(|site| {
        let card = three(&mut site.client());
        save(&mut site.client(), &card, "1", &SIMPLE);
        let letters = if card.ends_with("--") { "__" } else { "--" };
        let missing = "/scorecards/AAAAAAAAAAAAAAAAAAAAAA";
        let number = "/scorecards/1".to_owned();
        for guess in [guessed(&card, letters), number] {
            for page in [
                "",
                "/print",
                "/settings",
                "/revision",
                "/forms",
                "/deals/1",
                "/deals.csv",
                "/deals.ndjson",
            ] {
                let ask = |card: &str| told(&site.client().get(&format!("{card}{page}")), card);
                let answer = ask(&guess);
                assert_eq!(answer.0, 404, "{guess}{page}");
                assert_eq!(answer, ask(missing), "{guess}{page}");
            }
            let deal = [
                ("number", "1"),
                ("dealer", "2"),
                ("who", "0"),
                ("call", "simple"),
                ("f.made.simple", "made"),
            ];
            for (to, form) in [
                ("/deals", &deal[..]),
                ("/deals/1", &[("act", "restore")]),
                ("/settings", &[("act", "close")]),
                ("/text", &[("act", "look"), ("text", "Anna simple: made")]),
            ] {
                let form = [form, &[("key", "1")]].concat();
                let send = |card: &str| told(&site.client().post(&format!("{card}{to}"), &form), card);
                let answer = send(&guess);
                assert_eq!(answer.0, 404, "{guess}{to}");
                assert_eq!(answer, send(missing), "{guess}{to}");
            }
        }
        let page = site.client().get(&card);
        assert!(
            page.status == 200 && page.text().contains("Béla"),
            "the right one opens it"
        );
    });
}

#[test]
fn from_one_network_only_so_many_addresses_of_scorecards_are_tried() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| {
            config.rate_limits = true;
            config.rates = vec!["event=20:20/3600".parse().expect("a limit")];
            config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
        });
        let card = three(&mut site.client());
        let ask =
            |from: &str, path: &str| Client::of(site.address).send("GET", path, &[("x-forwarded-for", from)], b"");
        let guesses = (0..40).map(|number| guessed(&card, &format!("{number:02}")));
        let statuses: Vec<u16> = guesses
            .filter(|guess| *guess != card)
            .take(30)
            .map(|guess| ask("192.0.2.7", &guess).status)
            .collect();
        assert_eq!((&statuses[..20], &statuses[20..]), (&[404; 20][..], &[429; 10][..]));
        assert_eq!(ask("192.0.2.7", &card).status, 429, "nor is told that it is right");
        let form = [("number", "1"), ("key", "1")];
        let written = site.client().post_from("192.0.2.7", &format!("{card}/deals"), &form);
        assert_eq!(written.status, 429, "nor written to");
        assert_eq!(ask("192.0.2.8", &card).status, 200, "the table keeps its score");
    }
}
