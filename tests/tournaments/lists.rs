//! Names out of a spreadsheet: read, looked through, entered.

use talon::service::tournaments::NAMES_MAX;

use crate::clubs::people::{Who, browser, csrf, town};
use crate::harness::site::{Answer, Client, on_each_site};
use crate::tournaments::evening::Night;

fn upload(client: &mut Client, path: &str, bytes: &[u8]) -> Answer {
    let token = csrf(client);
    let mut body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x\r\n\
         Content-Disposition: form-data; name=\"file\"; filename=\"list.csv\"\r\n\r\n"
    )
    .into_bytes();
    body.extend_from_slice(bytes);
    body.extend_from_slice(b"\r\n--x--\r\n");
    let kind = ("content-type", "multipart/form-data; boundary=x");
    client.send("POST", path, &[kind, ("sec-fetch-site", "same-origin")], &body)
}

/// What stands in the form by which many are entered.
fn typed(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"names\"").expect("a form for many");
    let (_, rest) = rest.split_once('>').expect("its end");
    rest.split_once("</textarea>").expect("its text").0.trim().to_owned()
}

#[test]
fn names_of_a_list_are_shown_before_they_are_entered() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        let path = format!("{}/entries/file", night.at);
        let (old, _, _) = encoding_rs::WINDOWS_1250
            .encode("Sorszám;Név;Város\r\n1;Őze Űrhajós Béla;Győr\r\n2;Nagy \"Nyúl\" Éva;\r\n");
        for (bytes, names) in [
            (&old[..], "Őze Űrhajós Béla\nNagy &#34;Nyúl&#34; Éva"),
            ("Given name,Family name\nAnna,Kiss\n".as_bytes(), "Anna Kiss"),
            ("Anna Kiss\nBéla Nagy\n\n".as_bytes(), "Anna Kiss\nBéla Nagy"),
        ] {
            let page = upload(&mut night.director, &path, bytes);
            assert_eq!((page.status, typed(&page.text())), (200, names.to_owned()));
        }
        assert!(!night.page("entries").contains("Kiss"), "nobody is entered yet");
        assert_eq!(night.send("entries", &[("act", "many"), ("names", "Anna Kiss\nBéla Nagy")]).status, 303);
        assert!(night.page("entries").contains("Béla Nagy"));
    });
}

#[test]
fn a_list_that_cannot_be_read_is_told_why() {
    on_each_site(|site| {
        let town = town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        let path = format!("{}/entries/file", night.at);
        let many = "Somebody\n".repeat(NAMES_MAX + 1);
        let large = vec![b'x'; 2 * 1024 * 1024 + 1];
        for (bytes, said) in [
            (&b"PK\x03\x04 and more"[..], "Save as"),
            (b" \n", "no row"),
            (many.as_bytes(), "300"),
            (&large, "2 MiB"),
        ] {
            let answer = upload(&mut night.director, &path, bytes);
            assert!(answer.status == 409 && answer.text().contains(said), "{said}: {}", answer.text());
        }
        assert_eq!(typed(&upload(&mut night.director, &path, many.as_bytes()).text()), many.trim());
        let path = format!("/tournaments/{}/entries/file", town.events[0]);
        assert_eq!(upload(&mut browser(site, Who::Member), &path, b"Anna\n").status, 403);
    });
}
