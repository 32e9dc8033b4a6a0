//! Tokens of programs, and the addresses that watch over the server.

use super::people::{PASSWORD, anna, signed_in};
use crate::harness::site::on_each_site;

#[test]
fn a_token_is_shown_once_and_ends_when_revoked() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        let form = |password| {
            [
                ("label", "script"),
                ("scopes", "read"),
                ("token-password", password),
                ("csrf", csrf.as_str()),
            ]
        };
        let wrong = client.post("/account/tokens", &form("wrong"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("value=\"script\""));
        let made = client.post("/account/tokens", &form(PASSWORD)).text();
        let start = made.find("<code>talon_").expect("the token") + 6;
        let token = made[start..].split('<').next().expect("its end").to_owned();
        let page = client.get("/account").text();
        assert!(page.contains("script") && !page.contains(&token));
        assert!(page.contains("Never used"));

        let bearer = format!("Bearer {token}");
        let as_program = |value: &str| {
            site.client()
                .send("GET", "/account", &[("authorization", value)], b"")
                .status
        };
        assert_eq!((as_program(&bearer), as_program("Bearer talon_x")), (200, 401));
        assert!(
            !client.get("/account").text().contains("Never used"),
            "its last use is told"
        );
        let revoke = page
            .split("/account/tokens/")
            .nth(2)
            .or(page.split("/account/tokens/").nth(1))
            .expect("a form");
        let path = format!(
            "/account/tokens/{}/revoke",
            revoke.split('/').next().expect("its number")
        );
        assert_eq!(client.post(&path, &[("csrf", &csrf)]).status, 303);
        assert_eq!(as_program(&bearer), 401);
    });
}

#[test]
fn a_watcher_is_told_whether_the_server_can_work() {
    on_each_site(|site| {
        for path in ["/healthz", "/readyz"] {
            let answer = site.client().get(path);
            assert_eq!((answer.status, answer.text().as_str()), (200, "ok\n"), "{path}");
        }
    });
}
