//! Which pages another site may show in a frame: those made for it, and no others. What stands in such a frame has no
//! script, sets no cookie and does nothing in its reader's name.

use std::collections::BTreeSet;

use crate::harness::everywhere::Things;
use crate::harness::site::on_each_example_site;

#[test]
fn frames_for_other_sites_can_be_framed_and_no_other_page_can() {
    on_each_example_site(|site| {
        let mut framed = BTreeSet::new();
        for path in Things::of(site).addresses() {
            let answer = site.client().get(&path);
            let kind = answer.header("content-type").unwrap_or_default();
            if !kind.starts_with("text/html") {
                continue;
            }
            let policy = answer.header("content-security-policy").unwrap_or_default();
            // One that is not there has the page that everything has that is not there.
            let is_frame = path.starts_with("/embed/") && answer.status != 404;
            if !is_frame {
                assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
                assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
                continue;
            }
            assert!(policy.starts_with("default-src 'none';"), "{path}: {policy}");
            assert!(policy.ends_with("frame-ancestors *"), "{path}: {policy}");
            assert!(!policy.contains("script-src"), "{path}: {policy}");
            for (name, value) in [
                ("x-frame-options", None),
                ("set-cookie", None),
                ("referrer-policy", Some("no-referrer")),
                ("access-control-allow-origin", Some("*")),
                ("access-control-allow-credentials", None),
            ] {
                assert_eq!(answer.header(name), value, "{path}: {name}");
            }
            let text = answer.text();
            for pressed in ["<script", "<form", "<button", "style=", "onclick", "http-equiv"] {
                assert!(!text.contains(pressed), "{path}: {pressed}: {text}");
            }
            let links = text.matches("<a ").count();
            assert_eq!(
                text.matches("target=\"_blank\" rel=\"noopener\"").count(),
                links,
                "{path}: {text}"
            );
            framed.insert(path.split('/').nth(2).map(str::to_owned));
        }
        let kinds = ["clubs", "leagues", "ratings", "tournaments"].map(|kind| Some(kind.to_owned()));
        assert_eq!(framed, BTreeSet::from(kinds));
    });
}

#[test]
fn every_frame_refuses_numbers_of_rows_that_there_cannot_be() {
    on_each_example_site(|site| {
        let frames = Things::of(site)
            .addresses_where(|route| route.path.starts_with("/embed/") && !route.path.starts_with("/embed/accent/"));
        let plain: Vec<&String> = frames.iter().filter(|path| !path.contains(['?'])).collect();
        assert!(plain.len() >= 6, "{plain:?}");
        for path in plain {
            for bad in [
                "0",
                "2",
                "101",
                "1e3",
                "-1",
                "3.5",
                "99999999999999999999",
                "x",
                "5&rows=6",
            ] {
                let answer = site.client().get(&format!("{path}?rows={bad}"));
                assert_eq!(answer.status, 400, "{path} {bad}");
                assert!(answer.text().contains("rows=3..100"), "{path} {bad}: {}", answer.text());
            }
            assert_eq!(site.client().get(&format!("{path}?rows=3")).status, 200, "{path}");
        }
    });
}
