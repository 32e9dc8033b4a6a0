//! Lists of members as other programs write them: whatever ends their lines, stands above their headings or writes
//! their letters, each person stands once in the preview, and what is put right is put right in its own row.

use encoding_rs::ISO_8859_2;

use super::import::{START, named, taken, upload};
use super::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Client, on_each_site};

/// Pastes a list.
fn paste(client: &mut Client, text: &str) -> Answer {
    send(client, START, &[("text", text)])
}

/// The rows of the preview: the line that is told, the number by which the row is known, and all that it says.
fn rows(page: &str) -> Vec<(String, String, String)> {
    let rows = page.split("<li id=\"row-").skip(1);
    let between = |text: &str, from: &str, to: &str| -> String {
        text.split_once(from)
            .and_then(|(_, rest)| rest.split_once(to))
            .map_or("", |(word, _)| word)
            .to_owned()
    };
    rows.map(|row| {
        let (number, rest) = row.split_once('"').expect("a number");
        let rest = rest.split("</li>\n").next().unwrap_or_default();
        (
            between(rest, "class=\"muted small\">", "<"),
            number.to_owned(),
            rest.to_owned(),
        )
    })
    .collect()
}

#[test]
fn every_row_is_known_by_itself_whatever_ends_the_lines() {
    let list = "Name;E-mail\n\n\nKiss Éva;not a mail\n;\nNagy Pál;also not\nZala Zoé;z@example.org\n";
    let long = format!("{}\nNovember Nóra\nOscar Olga\n", "A".repeat(81));
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        for end in ["\n", "\r\n", "\r"] {
            let here = taken(&mut owner, list.replace('\n', end).as_bytes());
            let page = owner.get(&format!("{here}?show=all")).text();
            let lines: Vec<(String, String)> = rows(&page).into_iter().map(|row| (row.0, row.1)).collect();
            let expected = [("line 4", "2"), ("line 6", "4"), ("line 7", "5")];
            let expected = expected.map(|(line, row)| (line.to_owned(), row.to_owned()));
            assert_eq!(lines, expected, "{end:?}: {page}");
            for name in ["Kiss Éva", "Nagy Pál", "Zala Zoé"] {
                assert_eq!(
                    rows(&page).iter().filter(|row| row.2.contains(name)).count(),
                    1,
                    "{end:?}: {page}"
                );
            }
            // Put right in one row, the other keeps what it said.
            let typed = [("email-2", "eva@example.org"), ("do", "look")];
            assert_eq!(send(&mut owner, &here, &typed).status, 303);
            let failed = owner.get(&format!("{here}/failed.csv")).text();
            assert!(
                failed.contains("Nagy Pál;also not;") && !failed.contains("Kiss Éva"),
                "{failed}"
            );
            let page = owner.get(&format!("{here}?show=all")).text();
            assert!(
                page.contains("2 new members") && page.contains("eva@example.org"),
                "{page}"
            );

            // A fault in the first row of a list without headings.
            let here = taken(&mut owner, long.replace('\n', end).as_bytes());
            let page = owner.get(&format!("{here}?show=all")).text();
            let rows = rows(&page);
            assert_eq!(rows.len(), 3, "{page}");
            assert!(
                rows[0].2.contains("name-1") && rows[1].2.contains("November Nóra"),
                "{page}"
            );
            let failed = owner.get(&format!("{here}/failed.csv")).text();
            assert!(failed.contains("AAAA") && !failed.contains("Nóra"), "{failed}");
        }
        // Applied once, every one of them is there once.
        let here = taken(&mut owner, long.replace('\n', "\r\n").as_bytes());
        assert_eq!(
            send(&mut owner, &here, &[("name-1", "Alfa Anna"), ("do", "apply")]).status,
            303
        );
        for name in ["Alfa Anna", "November Nóra", "Oscar Olga"] {
            assert_eq!(named(&site.store, name).len(), 1, "{name}");
        }
    });
}

#[test]
fn a_quotation_mark_that_stays_open_is_told_and_swallows_nobody() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let here = taken(
            &mut owner,
            "Name;E-mail\r\nAlfa Anna;\r\n\"Kis Béla;b@example.org\r\nCili;\r\n".as_bytes(),
        );
        let page = owner.get(&format!("{here}?show=all")).text();
        assert!(
            page.contains("A quotation mark is opened here but never closed."),
            "{page}"
        );
        assert!(
            page.contains("2 new members") && page.contains("1 row with errors"),
            "{page}"
        );
        assert_eq!(
            send(&mut owner, &here, &[("name-3", "Kis Béla"), ("do", "apply")]).status,
            303
        );
        let (bela, cili) = (named(&site.store, "Kis Béla"), named(&site.store, "Cili"));
        assert_eq!((bela[0].email.as_deref(), cili.len()), (Some("b@example.org"), 1));
    });
}

#[test]
fn titles_above_the_headings_are_no_people() {
    let list = "From the results server;;\r\nClub Open;;\r\n;;\r\nStarting list;;\r\nNo.;Name;Club\r\n1;Kiss Anna;Town\r\n2;Nagy Béla;Town\r\n";
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let here = taken(&mut owner, list.as_bytes());
        let page = owner.get(&format!("{here}?show=all")).text();
        assert!(page.contains("2 new members") && rows(&page).len() == 2, "{page}");
        assert!(
            page.contains("<option value=\"5\" selected>line 5: No. · Name · Club</option>"),
            "{page}"
        );
        // Another row can be chosen, or none.
        assert_eq!(send(&mut owner, &here, &[("heading", "0"), ("do", "look")]).status, 303);
        assert_eq!(rows(&owner.get(&format!("{here}?show=all")).text()).len(), 6);
        assert_eq!(
            send(&mut owner, &here, &[("heading", "5"), ("do", "apply")]).status,
            303
        );
        assert_eq!(
            (
                named(&site.store, "Kiss Anna").len(),
                named(&site.store, "Club Open").len()
            ),
            (1, 0)
        );
    });
}

#[test]
fn the_letters_of_older_programs_come_out_or_are_chosen() {
    let text = "Név;E-mail\r\nŐze Béla;oze@example.org\r\nŠimić Žarko;simic@example.org\r\n";
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let standard = ISO_8859_2.encode(text).0.into_owned();
        let mac = b"N\x8ev;E-mail\r\n\xccze B\x8ela;oze@example.org\r\n\xe1imi\x8d \xebarko;simic@example.org\r\n";
        let dos = b"N\x82v;E-mail\r\n\x8aze B\x82la;oze@example.org\r\n\xe6imi\x86 \xa6arko;simic@example.org\r\n";
        for (bytes, word) in [
            (&standard[..], "iso-8859-2"),
            (mac, "mac-central-europe"),
            (dos, "ibm852"),
        ] {
            let here = taken(&mut owner, bytes);
            let page = owner.get(&format!("{here}?show=all")).text();
            assert!(
                page.contains("Šimić Žarko") && page.contains("Őze Béla"),
                "{word}: {page}"
            );
            // What was guessed stands in sight, and can be chosen otherwise.
            assert!(page.contains(&format!("value=\"{word}\" selected")), "{word}: {page}");
            assert!(page.contains("<details open>"), "{word}");
            let other = [("encoding", "windows-1252"), ("do", "look")];
            assert_eq!(send(&mut owner, &here, &other).status, 303);
            assert!(
                !owner.get(&format!("{here}?show=all")).text().contains("Šimić"),
                "{word}"
            );
            assert_eq!(
                send(&mut owner, &here, &[("encoding", word), ("do", "look")]).status,
                303
            );
            assert!(
                owner.get(&format!("{here}?show=all")).text().contains("Šimić Žarko"),
                "{word}"
            );
        }
    });
}

#[test]
fn what_nobody_sees_is_not_kept_in_a_name_or_an_address() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let list = "Name|E-mail\r\n\u{a0}Kiss\u{a0}Éva\u{200b}|\u{a0}eva2@example.org\u{200b}\r\nNagy\u{a0}\u{a0}Pa\u{301}l|pal@example.org\r\n\u{200b}|x@example.org\r\n";
        let here = taken(&mut owner, list.as_bytes());
        let page = owner.get(&format!("{here}?show=all")).text();
        assert!(
            page.contains("2 new members") && page.contains("1 row with errors"),
            "{page}"
        );
        assert!(!page.contains('\u{200b}'), "{page}");
        assert_eq!(send(&mut owner, &here, &[("do", "apply")]).status, 303);
        let eva = named(&site.store, "Kiss Éva").remove(0);
        assert_eq!(eva.email.as_deref(), Some("eva2@example.org"));
        assert_eq!(named(&site.store, "Nagy Pál").len(), 1);
    });
}

#[test]
fn files_that_are_no_lists_are_told_for_what_they_are() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        for (bytes, said) in [
            (
                &b"PK\x03\x04\x14\0 [Content_Types].xml"[..],
                "This is a spreadsheet or a compressed file",
            ),
            (
                b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 Workbook",
                "This is a spreadsheet or a compressed file",
            ),
            (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "This is a PDF."),
            (
                b"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nEND:VCARD\r\n",
                "These are contact cards (vCard)",
            ),
            (b"{\"format\": \"talon\", \"version\": \"1.0\"}", "This is JSON"),
            (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "This is a picture, and names"),
            (
                b"<!DOCTYPE html><table><tr><td>Anna</td></tr></table>",
                "This is a web page",
            ),
            (b"SQLite format 3\0\x10\0\x01\x01", "This file is not plain text."),
        ] {
            let answer = upload(&mut owner, bytes);
            assert!(
                answer.status == 415 && answer.text().contains(said),
                "{said}: {}",
                answer.text()
            );
        }
        let text = "BEGIN:VCARD\nFN:Anna\nEND:VCARD\n";
        let pasted = paste(&mut owner, text);
        assert_eq!(pasted.status, 422);
        let page = pasted.text();
        assert!(
            page.contains("These are contact cards") && page.contains("FN:Anna"),
            "what was typed is kept: {page}"
        );
    });
}
