//! Forms of notes that come from another session, or have nothing in them.

use super::{Room, words};
use crate::clubs::people::Who;
use crate::harness::site::on_each_site;

#[test]
fn a_form_of_an_earlier_session_comes_back_with_its_words_for_the_user_who_is_signed_in_now() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        let path = format!("{}/notes", room.hand);
        let fields = [
            ("ply", "16"),
            ("line", "main"),
            ("text", "<long> thought"),
            ("sign", ""),
            ("audience", "public"),
            ("key", ""),
            ("csrf", "of-another-session"),
        ];
        let refused = room.client(Who::Member).post(&path, &fields);
        let page = refused.text();
        assert_eq!(refused.status, 403, "{page}");
        assert!(page.contains(&format!("action=\"{path}\"")) && page.contains("value=\"&#60;long&#62; thought\""));
        assert!(
            words(&page).contains("You are now signed in as") && !page.contains("of-another-session"),
            "{page}"
        );
        let token = page
            .split("name=\"csrf\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let again = [&fields[..6], &[("csrf", token.expect("a token"))]].concat();
        assert_eq!(room.client(Who::Member).post(&path, &again).status, 303);
        assert_eq!(room.reads(Who::Visitor, &["thought"]), ["thought"]);
        // Someone who is not signed in is asked to sign in, as before.
        assert_eq!(room.client(Who::Visitor).post(&path, &fields).status, 401);
    });
}

#[test]
fn a_note_of_which_nothing_is_seen_is_no_note() {
    on_each_site(|site| {
        let mut room = Room::of(site);
        for text in ["", " \n ", "\u{200B}", "\u{FEFF}\u{2060} "] {
            assert_eq!(room.write(Who::Member, text, "", "public").status, 422, "{text:?}");
        }
    });
}
