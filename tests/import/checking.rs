//! `/check` with what it cannot take: each is said for what it is, and what was typed is in the box again.

use super::mending::boxed;
use super::pages::form_to;
use super::records;
use crate::harness::site::on_each_site;

#[test]
fn whatever_is_wrong_with_what_was_sent_is_said_and_what_was_typed_stays() {
    let large = "x".repeat(1024 * 1024 + 1);
    let ppn = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3]";
    on_each_site(|site| {
        let client = &mut site.client();
        let mut check = |parts: &[(&str, &str)]| form_to(client, "/check", parts);
        let empty = check(&[("text", " \n"), ("file:", ""), ("strict", "1")]);
        assert_eq!(empty.status, 422);
        assert!(empty.text().contains("Paste something") && empty.text().contains("value=\"1\" checked"));
        let long = check(&[("text", &large), ("file:", ""), ("strict", "1")]);
        assert_eq!((long.status, boxed(&long.text()) == large), (413, true));
        assert!(long.text().contains("This text is longer than 1 MiB"));
        let file = check(&[("text", "typed"), ("file:a.json", &large), ("strict", "1")]);
        assert_eq!((file.status, boxed(&file.text())), (413, "typed".to_owned()));
        assert!(file.text().contains("This file is larger than 1 MiB"), "{}", file.text());
        assert!(file.text().contains("value=\"1\" checked"), "what came after the file is read too");
        let cut_off = check(&[("text", ppn), ("file:", "")]);
        assert!(cut_off.text().contains("PPN_SYNTAX"), "{}", cut_off.text());
        assert_eq!(boxed(&cut_off.text()), ppn);
        let packed = check(&[("text", "typed"), ("file:a.zip", "PK\u{3}\u{4}rest")]);
        assert_eq!((packed.status, boxed(&packed.text())), (415, "typed".to_owned()));
        assert!(packed.text().contains("This file is packed"), "{}", packed.text());
        assert_eq!(check(&[("strange", "1")]).status, 400);
        let many = check(&[("text", &"{}\n".repeat(250))]).text();
        assert!(many.contains("Only the first 200 records were checked") && !many.contains("record-201"));
    });
}

#[test]
fn a_file_is_checked_in_place_of_the_text_and_stays_in_sight() {
    let file = records(1, &[]);
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", ""), ("file:a.json", &file)]).text();
        assert!(page.contains("This record is legal.") && boxed(&page) == file, "{page}");
        let page = form_to(client, "/check", &[("text", "nonsense"), ("file:a.json", &file)]).text();
        assert!(page.contains("This record is legal.") && boxed(&page) == "nonsense", "{page}");
    });
}
