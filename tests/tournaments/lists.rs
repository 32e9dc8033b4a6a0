//! Names out of a spreadsheet: read, looked through, entered.

use talon_service::tournaments::NAMES_MAX;

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
    let (_, rest) = page.split_once("id=\"names\"").expect("a form for many");
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
        assert_eq!(
            night
                .send("entries", &[("act", "many"), ("names", "Anna Kiss\nBéla Nagy")])
                .status,
            303
        );
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
            assert!(
                answer.status == 409 && answer.text().contains(said),
                "{said}: {}",
                answer.text()
            );
        }
        assert_eq!(
            typed(&upload(&mut night.director, &path, many.as_bytes()).text()),
            many.trim()
        );
        let path = format!("/tournaments/{}/entries/file", town.tournaments[0]);
        assert_eq!(upload(&mut browser(site, Who::Member), &path, b"Anna\n").status, 403);
    });
}

/// What the page says of a list before anybody is entered: each line with the chip beside it.
fn looked_at(page: &str) -> Vec<String> {
    let (_, look) = page.split_once("id=\"look\"").expect("a list to be looked at");
    let look = look.split("</form>").next().unwrap_or_default();
    let strong = |line: &str| -> String {
        let (_, rest) = line.split_once("<strong>").expect("a name");
        let (name, rest) = rest.split_once("</strong>").expect("its end");
        let says = rest
            .split('>')
            .nth(1)
            .unwrap_or_default()
            .split('<')
            .next()
            .unwrap_or_default();
        format!("{name}: {says}")
    };
    look.split("<li>").skip(1).map(strong).collect()
}

fn entered(night: &mut Night) -> Vec<String> {
    let page = night.page("entries");
    let rows = page.split("class=\"who-is\">").skip(1);
    let mut names: Vec<String> = rows
        .map(|row| row.split('<').next().unwrap_or_default().trim().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_list_says_what_it_will_do_before_it_does_it() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        assert_eq!(
            night.send("entries", &[("act", "many"), ("names", "Anna Kiss")]).status,
            303
        );
        let list = "1. Béla Nagy\n2. anna kiss\n\n3. Guest of One\n4. BÉLA NAGY\n5.\tCili\tTown\n\u{200b}\n";
        let page = night.send("entries", &[("act", "many"), ("names", list)]);
        assert_eq!(page.status, 200);
        let page = page.text();
        assert_eq!(
            looked_at(&page),
            [
                "Béla Nagy: instead of “1. Béla Nagy”",
                "anna kiss: already entered as number 1: left out",
                "Guest of One: instead of “3. Guest of One”",
                "BÉLA NAGY: same name as line 1: left out",
                "Cili: instead of “5.\tCili\tTown”",
                ": no name here: left out",
            ]
        );
        for said in ["one member", "2 new guests", "3 left out", "Add 3 players"] {
            assert!(page.contains(said), "{said}: {page}");
        }
        assert_eq!(typed(&page), list.trim(), "it can be changed");
        assert_eq!(entered(&mut night), ["Anna Kiss"], "nobody is entered yet");
        // Done as it was shown, but for the one who is said to be someone else.
        let done = night.send("entries", &[("act", "looked"), ("names", list), ("other", "5")]);
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!(
            entered(&mut night),
            ["Anna Kiss", "BÉLA NAGY", "Béla Nagy", "Cili", "Guest of One"]
        );
        // Nobody new: it says so and writes nothing.
        let revision = |night: &mut Night| {
            let page = night.page("entries");
            let (_, rest) = page.split_once("data-part=\"revision\">").expect("a revision");
            rest.split('<').next().unwrap_or_default().to_owned()
        };
        let before = revision(&mut night);
        let again = night.send("entries", &[("act", "looked"), ("names", "Anna Kiss")]);
        assert!(
            again.status == 409 && again.text().contains("Nobody on this list"),
            "{}",
            again.text()
        );
        assert_eq!(revision(&mut night), before);
    });
}

#[test]
fn a_name_that_several_have_is_nobodys_until_someone_is_chosen() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        for _ in 0..2 {
            crate::clubs::people::entry(&site.store, "one", "Kovács János");
        }
        let page = night
            .send("entries", &[("act", "many"), ("names", "Kovács János\nDani")])
            .text();
        assert_eq!(
            looked_at(&page).len(),
            1,
            "what does what it says is only counted: {page}"
        );
        assert!(looked_at(&page)[0].contains("several members have this name"), "{page}");
        // One guest whose name someone has is looked at too.
        let page = night
            .send("entries", &[("act", "guest"), ("name", "Guest of One")])
            .text();
        assert_eq!(
            looked_at(&page),
            ["Guest of One: a club member has this name and is added"]
        );
        assert_eq!(entered(&mut night), Vec::<String>::new());
        assert_eq!(
            night
                .send("entries", &[("act", "looked"), ("names", "Guest of One")])
                .status,
            303
        );
        assert_eq!(entered(&mut night), ["Guest of One"]);
    });
}

#[test]
fn a_file_that_is_no_list_of_players_is_told_for_what_it_is() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        let path = format!("{}/entries/file", night.at);
        for (bytes, said) in [
            (&b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"[..], "This is a spreadsheet"),
            (b"%PDF-1.7", "This is a PDF."),
            (b"BEGIN:VCARD\r\nFN:Anna\r\n", "contact cards"),
            (b"[{\"name\": \"Anna\"}]", "This is JSON"),
            (b"\0\0\0\x18ftypheic", "This is a picture, and names"),
        ] {
            let answer = upload(&mut night.director, &path, bytes);
            assert!(
                answer.status == 409 && answer.text().contains(said),
                "{said}: {}",
                answer.text()
            );
        }
        let pasted = night.send("entries", &[("act", "many"), ("names", "{\"entries\": []}")]);
        assert!(
            pasted.status == 409 && pasted.text().contains("This is JSON"),
            "{}",
            pasted.text()
        );
        let titles = "Club Open;;\r\n;;\r\nNo.;Name;Club\r\n1;Kiss Anna;X\r\n2;\"Nagy Béla;Y\r\n3;Zoé;Y\r\n";
        let page = upload(&mut night.director, &path, titles.as_bytes()).text();
        assert_eq!(typed(&page), "Kiss Anna\n&#34;Nagy Béla\nZoé");
        assert!(
            page.contains("Line 5 of the file has an opening quotation mark that is never closed."),
            "{page}"
        );
    });
}
