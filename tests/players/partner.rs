//! With whom someone defended, and how often the contract was made against them.

use talon_records::{Options, Reader};
use talon_rules::cards::Seat;
use talon_service::list_hands::list_hands;
use talon_service::{ActError, find_person, hand_figures};
use talon_store::HandId;
use talon_store::hands::{self, HandFilter, Page};
use talon_store::members::Member;
use talon_store::player_pages::{self, PageChoice};

use super::figures::{followed, numbers};
use super::{member, people, show, signed_in};
use crate::harness::site::{Client, Site, on_each_example_site};

/// How many hands of the club these two defended, and in how many of those the contract was made.
fn defended(site: &Site, one: &str, other: &str) -> [i64; 2] {
    let actor = find_person::by_mail(&site.store, "member1@example.org").expect("a member");
    let read: Result<Vec<hands::Hand>, ActError> = site.store.read(|db| {
        let listed = list_hands(db, &actor, &HandFilter::default(), Page::First, 1000)?;
        let ids: Vec<HandId> = listed.hands.iter().map(|one| one.hand.id).collect();
        Ok(hands::by_ids(db, &ids)?)
    });
    let mut reader = Reader::new();
    let mut count = [0, 0];
    for hand in read.expect("hands").iter().filter(|hand| hand.voided_at.is_none()) {
        let json: serde_json::Value = serde_json::from_str(&hand.record).expect("a record");
        let seat = |name: &str| {
            let mut seats = Seat::ALL.into_iter();
            seats.find(|seat| json["players"][seat.letter()]["name"] == name)
        };
        let (Some(one), Some(other)) = (seat(one), seat(other)) else {
            continue;
        };
        let checked = reader.check(hand.record.as_bytes(), &Options::default());
        let summary = checked.hand().and_then(|hand| hand.summary());
        if let Some(summary) = summary.filter(|summary| summary.complete)
            && ![one, other].contains(&summary.declarer)
        {
            count[0] += 1;
            count[1] += i64::from(summary.parts.iter().all(|part| part.made == Some(true)));
        }
    }
    count
}

/// The two numbers on the page of two, each with its address, as far as they are there.
fn told(client: &mut Client, me: &Member, with: &str) -> Vec<(String, i64)> {
    let page = client.get(with);
    assert_eq!(page.status, 200, "{with}");
    numbers(&page.text(), me)
}

#[test]
fn the_numbers_of_a_defence_partner_are_those_of_the_hands_behind_them() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        let me = member(site);
        while hand_figures::turn(&site.store).expect("a turn") {}
        let mut partners = 0;
        for other in people(site).iter().filter(|other| other.id != me.id) {
            let with = format!("/players/{}/with/{}", me.id, other.id);
            if inside.get(&with).status != 200 {
                continue;
            }
            let [hands, made] = defended(site, &me.name, &other.name);
            let links = told(&mut inside, &me, &with);
            let said: Vec<i64> = links.iter().map(|(_, number)| *number).collect();
            let expected: Vec<i64> = [hands, made].into_iter().filter(|number| *number > 0).collect();
            assert_eq!(said, expected, "{}", other.name);
            for (href, number) in &links {
                let listed = followed(&mut inside, href);
                assert_eq!(i64::try_from(listed.len()), Ok(*number), "{href}");
            }
            partners += i64::from(hands > 0 && made > 0);
        }
        assert!(partners > 1, "{partners}");
    });
}

#[test]
fn others_read_of_hands_defended_together_only_if_both_show_their_hands() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let me = member(site);
        while hand_figures::turn(&site.store).expect("a turn") {}
        let choose = |who: &Member, hands: bool| {
            let choice = PageChoice {
                hands,
                opponents: true,
                ..PageChoice::UNCHOSEN
            };
            let chosen: talon_store::StoreResult<()> = site.store.write(|db| player_pages::set(db, who.id, &choice));
            chosen.expect("a choice");
        };
        let with = |other: &Member| format!("/players/{}/with/{}", me.id, other.id);
        let behind = |other: &Member| format!("/players/{}/hands?as=defender&with={}", me.id, other.id);
        let all = people(site);
        for one in &all {
            choose(one, true);
        }
        let mut partners = all.iter().filter(|other| {
            other.id != me.id
                && owner.get(&with(other)).status == 200
                && !told(&mut owner, &me, &with(other)).is_empty()
        });
        let partner = partners.next().expect("a partner");
        drop(partners);
        assert_eq!(owner.get(&behind(partner)).status, 200);
        choose(partner, false);
        assert_eq!(told(&mut owner, &me, &with(partner)), []);
        assert_eq!(owner.get(&behind(partner)).status, 404);
        choose(partner, true);
        choose(&me, false);
        assert_eq!(told(&mut owner, &me, &with(partner)), []);
        assert_eq!(owner.get(&behind(partner)).status, 404);
        choose(&me, true);
        // Of a guest nobody else reads more than results, whatever they chose before they became one.
        show(site, partner, partner.shown, partner.alias.as_deref(), true);
        assert_eq!(owner.get(&behind(partner)).status, 404);
        assert_eq!(owner.get(&with(partner)).status, 404);
    });
}
