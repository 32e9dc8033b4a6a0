//! Every form of the site that an owner, a director or an administrator sees, sent with values that no form of ours
//! sends by itself: each answer is one of words, and the server never fails.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use scraper::{ElementRef, Html, Selector};

use crate::clubs::people::{Who, browser, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::tournaments::evening::Night;

/// Values for what a person types.
const TYPED: [&str; 12] = [
    "",
    "\0",
    "a\0b",
    "\u{202e}\u{200b}",
    "9223372036854775808",
    "-9223372036854775808",
    "262142-12-31",
    "-0001-01-01",
    "99:99",
    "1/0",
    "1e999",
    "🂡' OR 1=1 --",
];
/// Values for what is chosen or hidden.
const CHOSEN: [&str; 3] = ["", "nonsense\0", "18446744073709551616"];
/// Pages of one kind that are looked at.
const PAGES_OF_A_KIND: usize = 2;

#[derive(Debug, Clone)]
struct Field {
    name: String,
    value: String,
    typed: bool,
}

#[derive(Debug, Clone)]
struct SiteForm {
    action: String,
    multipart: bool,
    fields: Vec<Field>,
}

impl SiteForm {
    fn of(form: ElementRef<'_>, page: &str) -> Option<SiteForm> {
        if form.attr("method") != Some("post") {
            return None;
        }
        let mut fields = Vec::new();
        for field in form.select(&select("input, select, textarea, button")) {
            let Some(name) = field.attr("name") else { continue };
            let kind = field.attr("type").unwrap_or_default();
            if matches!(kind, "checkbox" | "radio") && field.attr("checked").is_none() {
                continue;
            }
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
                "textarea" => field.text().collect(),
                _ => field.attr("value").unwrap_or_default().to_owned(),
            };
            let typed = matches!(field.value().name(), "textarea" | "input")
                && !matches!(kind, "hidden" | "checkbox" | "radio" | "submit" | "file");
            fields.push(Field {
                name: name.to_owned(),
                value,
                typed,
            });
        }
        let action = form.attr("action").filter(|action| !action.is_empty()).unwrap_or(page);
        let multipart = form.attr("enctype") == Some("multipart/form-data");
        Some(SiteForm {
            action: action.to_owned(),
            multipart,
            fields,
        })
    }

    /// Forms that differ in numbers alone are one.
    fn kind(&self) -> String {
        let names = self.fields.iter().map(|field| {
            if field.name == "act" {
                format!("act={}", field.value)
            } else {
                kind(&field.name)
            }
        });
        format!("{} {:?}", kind(&self.action), names.collect::<BTreeSet<_>>())
    }

    /// What a browser would send with one field changed, and a key of its own.
    fn body(&self, changed: &str, value: &str, key: &str) -> Vec<(String, String)> {
        let pair = |field: &Field| {
            let value = match field.name.as_str() {
                name if name == changed => value,
                "key" => key,
                _ => &field.value,
            };
            (field.name.clone(), value.to_owned())
        };
        self.fields.iter().map(pair).collect()
    }
}

fn select(text: &str) -> Selector {
    Selector::parse(text).expect("a selector")
}

fn kind(address: &str) -> String {
    let mut out = String::new();
    for c in address.chars() {
        match c {
            '0'..='9' if out.ends_with('N') => {}
            '0'..='9' => out.push('N'),
            c => out.push(c),
        }
    }
    out
}

/// Pages where the same again would be found, or which end the session.
fn is_left_out(address: &str) -> bool {
    ["/static", "/docs", "/rules", "/schemas", "/api", "/sign-out", "/embed"]
        .iter()
        .any(|start| address.starts_with(start))
        || address.contains(['#', '?'])
        // It moves all other addresses of the club; its own tests try it.
        || address.ends_with("/rename")
}

/// The forms of all pages that are reached from these, each kind once.
fn forms(client: &mut Client, starts: &[&str]) -> BTreeMap<String, SiteForm> {
    let mut found = BTreeMap::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut known: BTreeSet<String> = starts.iter().map(|start| (*start).to_owned()).collect();
    let mut waiting: VecDeque<String> = known.iter().cloned().collect();
    while let Some(address) = waiting.pop_front() {
        let times = seen.entry(kind(&address)).or_default();
        *times += 1;
        if *times > PAGES_OF_A_KIND {
            continue;
        }
        let answer = client.get(&address);
        if !answer
            .header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"))
        {
            continue;
        }
        let page = Html::parse_document(&answer.text());
        for form in page
            .select(&select("form"))
            .filter_map(|form| SiteForm::of(form, &address))
        {
            found.entry(form.kind()).or_insert(form);
        }
        for href in page.select(&select("a[href]")).filter_map(|link| link.attr("href")) {
            let at_home = href.starts_with('/') && !href.starts_with("//") && !is_left_out(href);
            if at_home && known.insert(href.to_owned()) {
                waiting.push_back(href.to_owned());
            }
        }
    }
    found
}

fn send(client: &mut Client, form: &SiteForm, body: &[(String, String)]) -> Answer {
    if !form.multipart {
        let body: Vec<(&str, &str)> = body.iter().map(|(name, value)| (&**name, &**value)).collect();
        return client.post(&form.action, &body);
    }
    let mut text = String::new();
    for (name, value) in body {
        text += &format!("--part\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    text += "--part--\r\n";
    let headers = [
        ("content-type", "multipart/form-data; boundary=part"),
        ("sec-fetch-site", "same-origin"),
    ];
    client.send("POST", &form.action, &headers, text.as_bytes())
}

/// Sends every form with every value; tells which made the server fail.
fn failures(site: &Site, who: Who, starts: &[&str]) -> (usize, Vec<String>) {
    let mut client = browser(site, who);
    let (mut sent, mut failed) = (0, Vec::new());
    for form in forms(&mut client, starts).values() {
        if is_left_out(&form.action) {
            continue;
        }
        for field in form.fields.iter().filter(|field| field.name != "csrf") {
            let values = if field.typed { &TYPED[..] } else { &CHOSEN[..] };
            for value in values
                .iter()
                .map(|value| (*value).to_owned())
                .chain(field.typed.then(|| "x".repeat(9000)))
            {
                sent += 1;
                let answer = send(
                    &mut client,
                    form,
                    &form.body(&field.name, &value, &format!("key-{sent}")),
                );
                if answer.status >= 500 {
                    let shown: String = value.chars().take(30).collect();
                    failed.push(format!("{} {}={shown:?}: {}", form.action, field.name, answer.status));
                }
            }
        }
        // Some forms end the session.
        if client.get("/account").status != 200 {
            client = browser(site, who);
        }
    }
    (sent, failed)
}

#[test]
fn no_value_of_a_form_makes_the_server_fail() {
    on_each_site(|site| {
        town(site);
        let night = Night::in_round_one(site);
        let at = night.at.as_str();
        let direct = format!("{at}/direct");
        let (sent, failed) = failures(
            site,
            Who::Owner,
            &["/", at, &direct, "/account", "/import", "/check", "/clubs/one"],
        );
        assert!(
            failed.is_empty(),
            "{sent} sent, of which {} failed:\n{}",
            failed.len(),
            failed.join("\n")
        );
        assert!(sent > 500, "only {sent} were sent");
        let (_, failed) = failures(site, Who::Acting, &["/", "/account", "/clubs/one", "/clubs/new"]);
        assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    });
}

#[test]
fn bytes_that_are_no_text_are_refused_in_every_form() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let token = owner.get("/account").hidden("csrf").expect("a token");
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
        ];
        for path in [
            "/clubs/one/tournaments/new",
            "/clubs/one/settings",
            "/clubs/one/members/new",
            "/check",
            "/account/password",
        ] {
            let body = format!("csrf={token}&name=%ff%fe&text=%ff&key=%c3%28");
            let status = owner.send("POST", path, &headers, body.as_bytes()).status;
            assert!((200..500).contains(&status), "{path}: {status}");
        }
    });
}
