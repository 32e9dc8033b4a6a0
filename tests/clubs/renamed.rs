//! A club that has another address: the earlier one leads on to it everywhere.

use super::people::{Who, browser, send, town};
use crate::harness::site::on_each_site;

#[test]
fn the_earlier_address_of_a_club_leads_on_to_the_one_it_has_now() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let rename = |client: &mut crate::harness::site::Client, from: &str, to: &str| {
            send(client, &format!("/clubs/{from}/rename"), &[("slug", to)])
        };
        for bad in ["", "Two Words", "two", "new"] {
            assert_eq!(rename(&mut owner, "one", bad).status, 422, "{bad}");
        }
        let answer = rename(&mut owner, "one", "first");
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some("/clubs/first/settings"))
        );
        let mut visitor = site.client();
        for rest in ["", "/news", "/news.atom", "/calendar.ics", "/leagues?lang=hu"] {
            for before in ["/clubs", "/api/v1/clubs", "/embed/clubs"] {
                let answer = visitor.get(&format!("{before}/one{rest}"));
                let now = format!("{before}/first{rest}");
                assert_eq!(
                    (answer.status, answer.header("location")),
                    (308, Some(now.as_str())),
                    "{before} {rest}"
                );
            }
        }
        assert_eq!(visitor.get("/clubs/first").status, 200);
        assert_eq!(visitor.get("/clubs/nowhere").status, 404);
        assert_eq!(visitor.get("/clubs/first/nothing").status, 404);
        assert_eq!(rename(&mut owner, "one", "again").status, 404, "a form is not led on");
        // Nobody else takes an address that leads here, and its own it can have again.
        let mut rival = super::people::signed_in(site, "rival@example.org");
        assert_eq!(rename(&mut rival, "two", "one").status, 422);
        assert_eq!(rename(&mut owner, "first", "one").status, 303);
        assert_eq!(visitor.get("/clubs/one").status, 200);
        assert_eq!(visitor.get("/clubs/first").header("location"), Some("/clubs/one"));
    });
}
