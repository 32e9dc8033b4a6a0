//! Who sees a hand: changed by its importer, removed by them or by those responsible for the club, and put back.

use talon_store::hands::{self, NewHand, OnProbable, Visibility, insert_batch};
use talon_store::{HandId, StoreError, audit, clubs};

use super::EXAMPLE;
use crate::clubs::people::{Who, browser, send, town, user};
use crate::harness::site::{Site, on_each_site};
use crate::store::samples;

const PEOPLE: [Who; 5] = [Who::Visitor, Who::Stranger, Who::Member, Who::Scorer, Who::Owner];

/// A hand that the member brought into the first club, or nobody did.
fn stored(site: &Site, importer: Option<Who>, visibility: Visibility, seed: u64) -> i64 {
    let importer_id = importer.map(|who| user(&site.store, &who.mail()));
    let hand = NewHand {
        importer_id,
        visibility,
        record: EXAMPLE.to_owned(),
        ..samples::hand(seed)
    };
    let stored: Result<_, StoreError> = site.store.write(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        insert_batch(db, club, &[hand], OnProbable::Store)
    });
    stored.expect("a hand")[0].hand().0
}

/// Who sees the hand at this address.
fn seen_by(site: &Site, path: &str) -> Vec<Who> {
    PEOPLE
        .into_iter()
        .filter(|who| browser(site, *who).get(path).status == 200)
        .collect()
}

#[test]
fn the_importer_of_a_hand_chooses_who_sees_it_and_nobody_else_does() {
    on_each_site(|site| {
        town(site);
        let hand = stored(site, Some(Who::Member), Visibility::Private, 910);
        let (page, sharing) = (format!("/hands/{hand}"), format!("/hands/{hand}/sharing"));
        assert_eq!(seen_by(site, &page), [Who::Member]);
        let mut member = browser(site, Who::Member);
        assert!(member.get(&page).text().contains(&format!("href=\"{sharing}\"")));
        for (visibility, seen) in [
            ("public", &PEOPLE[..]),
            ("club", &[Who::Member, Who::Scorer, Who::Owner]),
            ("unlisted", &[Who::Member]),
            ("private", &[Who::Member]),
            ("public", &PEOPLE),
        ] {
            let answer = send(&mut member, &sharing, &[("visibility", visibility)]);
            assert_eq!(
                answer.header("location"),
                Some(format!("{sharing}?done=saved").as_str())
            );
            assert_eq!(seen_by(site, &page), seen, "{visibility}");
        }
        for who in [Who::Stranger, Who::Scorer, Who::Owner] {
            let answer = send(&mut browser(site, who), &sharing, &[("visibility", "private")]);
            assert_eq!(answer.status, 404, "{who:?}");
        }
        assert!(!browser(site, Who::Scorer).get(&page).text().contains(&sharing));
        assert_eq!(browser(site, Who::Visitor).get(&sharing).status, 401);
        assert_eq!(seen_by(site, &page).len(), PEOPLE.len());
        assert_eq!(send(&mut member, &sharing, &[("visibility", "everybody")]).status, 422);
        let log = member.get("/account/audit").text();
        assert!(log.contains("visible to: Only me → Everyone"), "{log}");
    });
}

#[test]
fn an_address_that_was_given_away_opens_nothing_once_it_is_taken_back() {
    on_each_site(|site| {
        town(site);
        let hand = stored(site, Some(Who::Member), Visibility::Club, 911);
        let sharing = format!("/hands/{hand}/sharing");
        let mut member = browser(site, Who::Member);
        let mut share = || {
            send(&mut member, &sharing, &[("visibility", "unlisted")]);
            let text = member.get(&sharing).text();
            let from = text.split("readonly value=\"").nth(1).expect("an address");
            let address = from
                .split('"')
                .next()
                .expect("its end")
                .rsplit('/')
                .next()
                .expect("a word");
            let path = format!("/hands/{address}");
            assert_eq!(seen_by(site, &path), PEOPLE, "{path}");
            send(&mut member, &sharing, &[("visibility", "private")]);
            assert_eq!(seen_by(site, &path), [Who::Member], "{path}");
            path
        };
        let (first, second) = (share(), share());
        assert_ne!(first, second);
        assert!(seen_by(site, &first).is_empty());
    });
}

#[test]
fn a_hand_that_was_taken_out_is_nowhere_and_comes_back_as_it_was() {
    on_each_site(|site| {
        town(site);
        let hand = stored(site, Some(Who::Member), Visibility::Public, 912);
        let page = format!("/hands/{hand}");
        let (out, sharing) = (format!("{page}/out"), format!("{page}/sharing"));
        let mut owner = browser(site, Who::Owner);
        assert_eq!(
            send(&mut owner, &sharing, &[("visibility", "private")]).status,
            404,
            "it is not theirs"
        );
        let answer = send(&mut owner, &out, &[("act", "take"), ("reason", " ")]);
        assert_eq!(answer.status, 422);
        assert!(answer.text().contains("id=\"reason-err\""));
        for who in [Who::Visitor, Who::Stranger, Who::Scorer] {
            let answer = send(&mut browser(site, who), &out, &[("act", "take"), ("reason", "mine")]);
            assert!(matches!(answer.status, 401 | 404), "{who:?}: {}", answer.status);
        }
        assert_eq!(
            send(&mut owner, &out, &[("act", "take"), ("reason", "a wrong <deal>")]).status,
            303
        );
        assert!(seen_by(site, &page).is_empty());
        assert!(!owner.get("/hands").text().contains(&format!("href=\"{page}\"")));
        for who in [Who::Member, Who::Owner] {
            assert!(
                browser(site, who)
                    .get(&sharing)
                    .text()
                    .contains("a wrong &#60;deal&#62;"),
                "{who:?}"
            );
        }
        assert_eq!(browser(site, Who::Scorer).get(&sharing).status, 404);
        let mut member = browser(site, Who::Member);
        assert_eq!(send(&mut member, &out, &[("act", "back")]).status, 303);
        assert_eq!(seen_by(site, &page), PEOPLE);
        let log: Result<_, StoreError> = site.store.read(|db| {
            let club = clubs::by_slug(db, "one")?.id;
            audit::list(db, audit::About::Club(club), None, 2)
        });
        let deeds: Vec<String> = log.expect("a log").into_iter().map(|(entry, _)| entry.action).collect();
        assert_eq!(deeds, ["put_back_hand", "take_out_hand"]);
    });
}

#[test]
fn what_was_stored_again_meanwhile_is_not_put_back_beside_it() {
    on_each_site(|site| {
        town(site);
        let hand = stored(site, None, Visibility::Club, 913);
        let (out, sharing) = (format!("/hands/{hand}/out"), format!("/hands/{hand}/sharing"));
        let mut owner = browser(site, Who::Owner);
        assert_eq!(
            send(&mut owner, &sharing, &[("visibility", "public")]).status,
            303,
            "nobody else can"
        );
        assert_eq!(
            send(&mut owner, &out, &[("act", "take"), ("reason", "twice")]).status,
            303
        );
        let again = stored(site, Some(Who::Member), Visibility::Club, 913);
        assert_ne!(hand, again);
        let answer = send(&mut owner, &out, &[("act", "back")]);
        assert_eq!(answer.status, 422);
        assert!(answer.text().contains("stored again"), "{}", answer.text());
        let found: Result<_, StoreError> = site.store.read(|db| hands::taken_out(db, HandId(hand)));
        assert!(found.expect("a hand").is_some());
    });
}
