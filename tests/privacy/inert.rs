//! Texts that would be programs if a page printed them as they are: in every text that someone may give, on every page
//! that shows it. None becomes an element, an attribute or an address (S-39).

use scraper::Html;
use serde_json::{Value, json};
use talon_store::members;

use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, encode};
use crate::import::club;
use crate::import::pages::{form, form_to, work};

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// What would be run.
const ATTACKS: [&str; 40] = [
    "<script>alert(1)</script>",
    "<ScRiPt src=//e.example>",
    "<script/x>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<img/src=x/onerror=alert(1)>",
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)//",
    "<svg><script>alert(1)</script>",
    "<svg><a xlink:href=javascript:1><text y=9>x",
    "<math href=javascript:alert(1)>x",
    "<iframe src=javascript:alert(1)>",
    "<iframe srcdoc='<script>1</script>'>",
    "<object data=javascript:alert(1)>",
    "<embed src=//e.example>",
    "<body onload=alert(1)>",
    "<input autofocus onfocus=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)>",
    "<marquee onstart=alert(1)>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href='java&#115;cript:alert(1)'>x</a>",
    "<a href=data:text/html,x>x</a>",
    "<form action=//e.example><button>x",
    "<button formaction=javascript:alert(1)>",
    "<base href=//e.example/>",
    "<meta http-equiv=refresh content=0>",
    "<link rel=stylesheet href=//e.example>",
    "<style>@import'//e.example'</style>",
    "<x style=x:expression(alert(1))>",
    "<x onclick=alert(1)>x",
    "<template><x onclick=1>",
    "<noscript><p title='</noscript><x>'>",
    "<!--><x onclick=alert(1)>-->",
    "<![CDATA[<x onclick=alert(1)>]]>",
    " onmouseover=alert(1) x=",
    " autofocus onfocus=alert(1) x",
    "javascript:alert(1)",
    "{{7*7}}${7*7}<%=7%>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "\\u003cscript\\u003e\\x3cx\\x3e",
];
/// What would get it out of where it stands.
const WAYS_OUT: [&str; 5] = ["", "\"", "'>", "</title>\">", "</textarea></script>\"'>"];

fn battery() -> Vec<String> {
    WAYS_OUT
        .iter()
        .flat_map(|way| ATTACKS.iter().map(move |attack| format!("{way}{attack}")))
        .collect()
}

/// What on a page does more than stand there, and did not come from us.
pub(super) fn lively(answer: &Answer) -> Vec<String> {
    let kind = answer.header("content-type").unwrap_or_default();
    if !kind.starts_with("text/html") {
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        let plain = [
            "application/json",
            "application/problem+json",
            "application/x-ndjson",
            "application/octet-stream",
            "text/csv; charset=utf-8",
        ];
        return if kind.is_empty() || plain.contains(&kind) {
            Vec::new()
        } else {
            vec![kind.to_owned()]
        };
    }
    let page = Html::parse_document(&answer.text());
    let mut found = Vec::new();
    for element in page.tree.nodes().filter_map(|node| node.value().as_element()) {
        let name = element.name();
        let strange = [
            "iframe", "object", "embed", "base", "style", "x", "marquee", "video", "source", "math", "template",
        ];
        let refreshes = name == "meta" && element.attr("http-equiv").is_some();
        let foreign_script = name == "script" && !element.attr("src").is_some_and(|src| src.starts_with("/static/"));
        if strange.contains(&name) || refreshes || foreign_script {
            found.push(format!("<{name}>"));
        }
        for (attribute, value) in element.attrs() {
            let leads = ["href", "src", "action", "formaction", "data", "xlink:href"].contains(&attribute);
            // What a page is called elsewhere begins with the address of the site.
            let is_own = name == "link" && value.starts_with("http://talon.test/");
            let at_home = is_own || value.starts_with(['/', '#', '?']) && !value.starts_with("//");
            let away = leads && !(at_home || value.is_empty());
            if attribute.starts_with("on") || attribute == "style" || attribute == "srcdoc" || away {
                found.push(format!("{attribute}={value} of <{name}>"));
            }
        }
    }
    found
}

/// A record with some of these texts wherever it takes one. The first is the example, which has a variation too.
fn record(texts: &[String], base: &str, number: usize) -> Value {
    let mut record: Value = serde_json::from_str(base).unwrap();
    let text = |place: usize| texts[(number * 16 + place) % texts.len()].clone();
    for (place, seat) in ["A", "B", "C"].into_iter().enumerate() {
        record["players"][seat] = json!({"name": text(place)});
    }
    for (place, name) in ["event", "venue", "table", "session", "recorder"]
        .into_iter()
        .enumerate()
    {
        record["source"][name] = text(3 + place).into();
    }
    record["source"]["url"] = "javascript:alert(1)".into();
    let actions = record["actions"].as_array().unwrap().len();
    let comments = (0..16).map(|place| {
        json!({"id": format!("n{place}"), "at": {"line": "main", "ply": place % actions}, "kind": "comment",
            "author": text(place), "text": text(place)})
    });
    record["annotations"] = comments.collect();
    if number == 0 {
        record["variations"] = json!([{"id": "v1", "parent": "main", "from": 22, "title": text(9),
            "author": text(10), "actions": [{"type": "play", "by": "B", "card": "A9"}]}]);
    }
    record["ext"] = json!({"x-note": text(11)});
    record
}

/// All addresses that a page names, to be looked at too.
fn addresses(answer: &Answer, start: &str) -> Vec<String> {
    let text = answer.text();
    let found = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found
        .filter(|href| href.starts_with(start))
        .map(|href| href.replace("&amp;", "&").replace("&#38;", "&"))
        .collect()
}

fn look(client: &mut Client, path: &str) -> Answer {
    let answer = client.get(path);
    let found = lively(&answer);
    assert!(found.is_empty(), "{path}: {found:?}");
    answer
}

#[test]
fn a_text_of_a_record_stays_a_text_on_every_page() {
    let texts = battery();
    assert_eq!(texts.len(), 200);
    let example = std::iter::once(EXAMPLE.to_owned());
    let bases = example
        .chain(talon_samples::generate::records(talon_rules::games::GameKind::Ulti, 5).take(12))
        .enumerate();
    let mut sent: Vec<Value> = bases.map(|(number, base)| record(&texts, &base, number)).collect();
    // The last one is refused, with its texts in what is found.
    sent[12]["game"] = texts[0].clone().into();
    sent[12]["actions"][0]["type"] = texts[1].clone().into();
    let file = sent.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        let user = anna(&store, false);
        let club = club(&store);
        store
            .write(|db| members::join(db, club.id, user, chrono::Utc::now().into()))
            .unwrap();
        let mut client = signed_in(&site);
        let parts = [
            ("club", "kor"),
            ("visibility", "public"),
            ("file:a<img src=x onerror=1>%0d%0ax-evil: 1;.ndjson", &file),
        ];
        let report = form(&mut client, &parts.map(|(name, value)| (name, value as &str)));
        let report = report.header("location").expect("taken").to_owned();
        work(&store);
        let said = look(&mut client, &report).text();
        assert!(said.contains("13 records: 12 accepted"), "{said}");
        let mut seen = 0;
        for path in [
            "/",
            "/hands",
            &report,
            &format!("{report}?show=accepted"),
            &format!("{report}?show=rejected"),
        ] {
            let page = look(&mut client, path);
            for address in addresses(&page, "/hands/")
                .into_iter()
                .chain(addresses(&page, "/check"))
                .chain(addresses(&page, "/imports/"))
            {
                look(&mut client, &address);
                seen += 1;
            }
        }
        assert!(seen > 30, "only {seen} pages");
        for hand in 1..=12 {
            for ply in [0, 1, 9, 15] {
                look(&mut client, &format!("/hands/{hand}/{ply}"));
            }
            look(&mut client, &format!("/hands/{hand}.json"));
        }
        assert_eq!(look(&mut client, "/hands/1/22/v1").status, 200);
        look(&mut client, "/api/v1/hands");
        // Whatever the upload was called, its downloads have names of ours (S-40).
        for (part, name) in [("raw", "talon.ndjson"), ("refused.ndjson", "refused.ndjson")] {
            let file = look(&mut client, &format!("{report}/{part}"));
            let named = format!("attachment; filename=\"{name}\"");
            assert_eq!(file.header("content-disposition"), Some(named.as_str()));
            assert!(file.header("x-evil").is_none());
        }
    }
}

#[test]
fn what_someone_types_comes_back_as_a_text() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        let mut client = signed_in(&site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        for text in battery() {
            let names = [
                "player",
                "contract",
                "component",
                "source",
                "older",
                "from",
                "lang",
                "faces",
            ];
            let query = encode(&names.map(|name| (name, text.as_str())));
            assert!(lively(&client.get(&format!("/hands?{query}"))).is_empty(), "{query}");
        }
        for text in battery().iter().step_by(9) {
            let sent = [
                ("/account/profile", vec![("name", text.as_str()), ("language", "en")]),
                ("/account/tokens", vec![("label", text.as_str()), ("scopes", "read")]),
                ("/account/tokens", vec![("label", "x"), ("scopes", text.as_str())]),
            ];
            for (path, mut fields) in sent {
                fields.push(("csrf", csrf.as_str()));
                assert!(lively(&client.post(path, &fields)).is_empty(), "{path} {text}");
            }
            let fields = [("email", text.as_str()), ("password", "wrong"), ("next", text.as_str())];
            assert!(lively(&site.client().submit("/sign-in", &fields)).is_empty(), "{text}");
            let pasted = [("text", text.as_str())];
            assert!(lively(&form_to(&mut client, "/check", &pasted)).is_empty(), "{text}");
            let path = encode(&[("", text.as_str())]).trim_start_matches('=').to_owned();
            for start in [
                "/",
                "/hands/",
                "/docs/errors/",
                "/invite/",
                "/imports/",
                "/desk/ulti?cards=",
                "/check?record=",
            ] {
                assert!(
                    lively(&client.get(&format!("{start}{path}"))).is_empty(),
                    "{start}{path}"
                );
            }
        }
        for path in ["/", "/account", "/import"] {
            look(&mut client, path);
        }
    }
}

#[test]
fn what_was_printed_as_it_is_would_be_found() {
    let page = |body: &str| Answer {
        status: 200,
        headers: vec![("content-type".to_owned(), "text/html; charset=utf-8".to_owned())],
        bytes: format!("<!doctype html><title>x</title><p>{body}</p>").into_bytes(),
    };
    assert!(lively(&page("<a href=\"/hands\">x</a> &lt;script&gt;")).is_empty());
    for text in &ATTACKS[..33] {
        assert!(!lively(&page(text)).is_empty(), "{text}");
    }
    assert!(!lively(&page(&format!("<a title=\"x\"{}>x</a>", ATTACKS[34]))).is_empty());
}
