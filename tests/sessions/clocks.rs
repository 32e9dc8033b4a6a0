//! Phones whose clocks are wrong: order and times of what they write are the server's.

use chrono::{DateTime, Days, Utc};

use super::scorecards::{SIMPLE, three};
use crate::harness::site::{Answer, Client, on_each_site};

/// How a date stands in the head of a request.
fn in_head(at: DateTime<Utc>) -> String {
    at.format("%a, %d %b %Y %H:%M:%S GMT").to_string()
}

/// A phone that says with all it sends which time it thinks it is.
struct Phone {
    client: Client,
    thinks: DateTime<Utc>,
}

impl Phone {
    fn get(&mut self, path: &str) -> Answer {
        let date = in_head(self.thinks);
        let headers = [("date", date.as_str()), ("if-modified-since", &date)];
        self.client.send("GET", path, &headers, b"")
    }

    fn save(&mut self, card: &str, number: usize, more: &[(&str, &str)]) -> Answer {
        let form = self.get(&format!("{card}?who=0&call=simple"));
        assert_eq!(form.status, 200, "what a phone has kept is asked for again");
        let hidden = |name| form.hidden(name).unwrap_or_default();
        let (key, token, number, date) = (hidden("key"), hidden("csrf"), number.to_string(), in_head(self.thinks));
        let dealer = ["2", "0", "1"][(number.parse::<usize>().expect("a number") - 1) % 3];
        let mut fields = vec![
            ("number", number.as_str()),
            ("dealer", dealer),
            ("key", &key),
            ("csrf", &token),
        ];
        fields.extend(SIMPLE);
        fields.extend(more);
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
            ("date", &date),
            ("if-unmodified-since", &date),
        ];
        let to = format!("{card}/deals");
        self.client.send("POST", &to, &headers, body.join("&").as_bytes())
    }
}

/// When a deal was written, as its page tells it.
fn written_at(page: &str) -> DateTime<Utc> {
    let time = page
        .split("<time datetime=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let time = time.expect("a time");
    DateTime::parse_from_rfc3339(time)
        .unwrap_or_else(|fault| panic!("{time}: {fault}"))
        .to_utc()
}

#[test]
fn a_clock_that_is_a_year_off_changes_neither_the_order_nor_the_times() {
    on_each_site(|site| {
        let mut client = site.client();
        let card = three(&mut client);
        let now = Utc::now();
        let year = Days::new(365);
        let mut phones = [now - year, now + year].map(|thinks| Phone {
            client: site.client(),
            thinks,
        });
        for number in 1..=4 {
            // The later deals come from the phone that thinks it is earlier, and the other way round.
            let saved = phones[number % 2].save(&card, number, &[]);
            assert_eq!(saved.status, 303, "{}", saved.text());
            assert!(
                saved
                    .headers
                    .iter()
                    .all(|(name, value)| name != "set-cookie" || !value.contains("Expires=")),
                "a cookie that a wrong clock has outlived: {:?}",
                saved.headers
            );
        }
        let text = client.get(&format!("{card}/deals.txt")).text();
        let deals = text.lines().filter(|line| line.starts_with(char::is_numeric));
        let numbers: Vec<&str> = deals.filter_map(|line| line.split('.').next()).collect();
        assert_eq!(numbers, ["1", "2", "3", "4"], "{text}");
        let mut last = None;
        for number in 1..=4 {
            let at = written_at(&client.get(&format!("{card}/deals/{number}")).text());
            assert!(
                at + Days::new(1) > now && at - Days::new(1) < now,
                "deal {number}: {at}"
            );
            assert!(last.is_none_or(|last| last <= at), "deal {number} was written last");
            last = Some(at);
        }
        let records = client.get(&format!("{card}/deals.ndjson")).text();
        for phone in &phones {
            assert!(
                !records.contains(&phone.thinks.format("%Y-%m-%d").to_string()),
                "{records}"
            );
        }
        // A time of its own has no field in the form.
        let ahead = (now + year).to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
        for field in ["at", "time", "written"] {
            let told = phones[1].save(&card, 5, &[(field, &ahead)]);
            assert_eq!(told.status, 400, "{field}");
        }
        assert!(!client.get(&format!("{card}/deals.txt")).text().contains("5."));
    });
}

#[test]
fn the_scripts_of_a_card_ask_no_clock() {
    on_each_site(|site| {
        let mut client = site.client();
        let card = three(&mut client);
        let page = client.get(&card).text();
        let scripts = page
            .split("<script src=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        let scripts: Vec<String> = scripts
            .map(str::to_owned)
            .chain(["/scorecards/worker.js".to_owned()])
            .collect();
        assert!(scripts.iter().any(|script| script.contains("scorecard")), "{scripts:?}");
        for script in scripts {
            let answer = client.get(&script);
            assert_eq!(answer.status, 200, "{script}");
            let text = answer.text();
            for clock in ["Date.now", "new Date()", "performance.now", "timeStamp"] {
                assert!(!text.contains(clock), "{script}: {clock}");
            }
        }
    });
}
