//! What every answer of the site carries, whoever asks.

use crate::harness::site::on_each_site;

const ALWAYS: [&str; 6] = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "x-frame-options",
];

#[test]
fn every_answer_carries_the_security_headers() {
    on_each_site(|site| {
        let mut client = site.client();
        let answers = [
            (200, client.get("/")),
            (303, client.post("/preferences", &[("theme", "dark")])),
            (403, client.send("POST", "/preferences", &[("sec-fetch-site", "cross-site")], b"")),
            (404, client.get("/nowhere")),
            (415, client.send("POST", "/preferences", &[("content-encoding", "gzip")], b"x")),
        ];
        for (status, answer) in answers {
            assert_eq!(answer.status, status, "{}", answer.text());
            for name in ALWAYS {
                assert!(answer.header(name).is_some(), "{status} without {name}");
            }
        }
        assert_eq!(client.cookies.get("theme").map(String::as_str), Some("dark"));
    });
}
