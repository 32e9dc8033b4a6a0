//! How the API says no: always with a problem object, in the language asked for, and never because of a cookie.

use talon_http::Problem;

use super::{get_as, json, problem, token};
use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};

#[test]
fn an_address_that_is_none_and_a_method_that_is_not_taken_are_told_as_objects() {
    on_each_site(|site| {
        let mut client = site.client();
        for path in ["/api", "/api/v1", "/api/v1/nothing", "/api/v2/hands", "/hands/1.json"] {
            let answer = client.get(path);
            assert_eq!(answer.status, 404, "{path}");
            problem(&answer);
        }
        let slash = client.get("/api/");
        assert_eq!((slash.status, slash.header("location")), (308, Some("/api")));
        for (method, path, allow) in [
            ("GET", "/api/v1/desk", "POST"),
            ("DELETE", "/api/v1/hands", "GET, HEAD"),
            ("PUT", "/api/v1/hands/1", "GET, HEAD"),
            ("OPTIONS", "/api/v1/hands", "GET, HEAD"),
        ] {
            let answer = client.send(method, path, &[], b"");
            assert_eq!(
                (answer.status, answer.header("allow")),
                (405, Some(allow)),
                "{method} {path}"
            );
            problem(&answer);
        }
        let head = client.send("HEAD", "/api/v1/hands", &[], b"");
        assert_eq!((head.status, head.bytes.len()), (200, 0));
    });
}

#[test]
fn every_answer_has_the_headers_that_protect() {
    on_each_site(|site| {
        let mut client = site.client();
        for path in ["/api/v1/hands", "/api/openapi.json", "/api/v1/hands/9", "/api/nothing"] {
            let answer = client.get(path);
            for name in [
                "content-security-policy",
                "x-content-type-options",
                "referrer-policy",
                "cache-control",
                "x-request-id",
            ] {
                assert!(answer.header(name).is_some(), "{path}: {name}");
            }
        }
        let problem = problem(&client.get("/api/nothing"));
        assert!(!problem["request_id"].as_str().unwrap().is_empty());
    });
}

#[test]
fn a_bad_token_is_refused_even_where_none_is_needed() {
    on_each_site(|site| {
        let user = anna(&site.store, false);
        let good = token(&site.store, user, "read");
        let mut client = site.client();
        for bad in ["Bearer talon_x", "Bearer", "Bearer ", "Basic YTpi", "talon_x"] {
            for path in ["/api/v1/hands", "/api/v1/hands/1"] {
                let answer = get_as(&mut client, bad, path);
                assert_eq!(answer.status, 401, "{bad} {path}");
                assert!(answer.header("www-authenticate").unwrap().contains("invalid_token"));
            }
            let headers = [("authorization", bad), ("content-type", "application/json")];
            assert_eq!(
                client.send("POST", "/api/v1/desk", &headers, b"{}").status,
                401,
                "{bad}"
            );
        }
        assert_eq!(get_as(&mut client, &good, "/api/v1/hands").status, 200);
        assert_eq!(
            get_as(&mut client, &good.replace("Bearer", "bearer"), "/api/v1/hands").status,
            200
        );
    });
}

#[test]
fn a_cookie_opens_nothing_and_closes_nothing() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let headers = [("content-type", "application/json"), ("sec-fetch-site", "cross-site")];
        let answer = client.send(
            "POST",
            "/api/v1/desk",
            &headers,
            b"{\"game\":\"ulti\",\"ask\":\"ladder\"}",
        );
        assert_eq!((answer.status, &json(&answer)["ok"]), (200, &true.into()));
        let answer = client.get("/api/v1/hands");
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-cache")));
    });
}

#[test]
fn titles_and_details_are_in_the_language_that_is_asked_for() {
    on_each_site(|site| {
        let mut said = Vec::new();
        for lang in ["en", "hu", "hr", "sr"] {
            let answer = site
                .client()
                .send("GET", "/api/v1/hands/9", &[("accept-language", lang)], b"");
            let problem = problem(&answer);
            said.push((problem["title"].clone(), problem["detail"].clone()));
        }
        assert_eq!(said[0].0, "Not found");
        assert_eq!(said[1].0, "Nincs ilyen");
        assert!(said.iter().skip(1).all(|one| one.1 != said[0].1), "{said:?}");
    });
}

#[test]
fn clients_that_ask_too_often_are_told_how_long_to_wait() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let mut client = site.client();
        // A session cookie buys nothing here.
        client.cookies.insert("talon".into(), "x".into());
        let late = (0..400)
            .map(|_| client.get("/api/v1/hands/9"))
            .find(|answer| answer.status == 429);
        let late = late.expect("a limit");
        assert!(late.header("retry-after").unwrap().parse::<u64>().unwrap() > 0);
        problem(&late);
    }
}

#[test]
fn every_kind_of_problem_has_its_words_in_every_language() {
    for status in 400..600_u16 {
        let Some(kind) = actix_web::http::StatusCode::from_u16(status)
            .ok()
            .and_then(talon_http::ProblemKind::of_status)
        else {
            continue;
        };
        let number = Problem::new(kind, "").kind.status().as_u16();
        for lang in talon_text::Lang::ALL {
            assert!(lang.has(&format!("api-{number}")), "{number}");
            assert!(number == 401 || lang.has(&format!("api-{number}-why")), "{number}");
        }
    }
}

#[test]
fn trying_out_tokens_is_counted_by_address_and_a_good_one_by_itself() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let good = token(&site.store, anna(&site.store, false), "read");
        let mut client = site.client();
        assert_eq!(get_as(&mut client, &good, "/api/v1/hands").status, 200);
        let mut unknown = site.client();
        let mut tries = (0..5_000).map(|n| get_as(&mut unknown, &format!("Bearer talon_{n}"), "/api/v1/hands").status);
        // While the tries are made more become allowed, on a slow machine many.
        let before = tries.by_ref().take_while(|status| *status != 429).count();
        assert!((290..4_900).contains(&before), "{before}");
        // Whoever is known is not shut out by what others try from the same house.
        assert_eq!(get_as(&mut client, &good, "/api/v1/hands").status, 200);
        assert!(tries.take(90).any(|status| status == 429), "others still are");
    }
}
