//! What someone did in hands: each number on their page is counted again from the hands behind its link, and from the
//! records themselves.

use std::collections::BTreeMap;

use talon_records::{Options, Reader};
use talon_rules::cards::Seat;
use talon_service::list_hands::list_hands;
use talon_service::{ActError, Actor, find_person, hand_figures};
use talon_store::hands::{self, HandFilter, Page, Visibility};
use talon_store::members::{Member, Shown};
use talon_store::player_pages::{self, PageChoice};
use talon_store::{HandId, StoreResult};

use super::{member, named, show, signed_in};
use crate::harness::backend::{Contents, on_both_with};
use crate::harness::site::{Client, Site, on_each_example_site};

/// Lets others see what someone did in hands, or not.
fn choose(site: &Site, who: &Member, hands: bool) {
    let choice = PageChoice {
        hands,
        ..PageChoice::UNCHOSEN
    };
    let chosen: StoreResult<()> = site.store.write(|db| player_pages::set(db, who.id, &choice));
    chosen.expect("a choice");
}

/// The numbers of a page that lead to hands: address and number.
pub(super) fn numbers(page: &str, who: &Member) -> Vec<(String, i64)> {
    let start = format!("<a href=\"/players/{}/hands", who.id);
    let links = page.match_indices(&start).map(|(at, _)| {
        let (_, rest) = page[at..].split_once("href=\"").expect("an address");
        let (href, rest) = rest.split_once("\">").expect("a link");
        let (number, _) = rest.split_once("</a>").expect("a text");
        (
            href.replace("&amp;", "&").replace("&#38;", "&"),
            number.parse().expect("a number"),
        )
    });
    links.collect()
}

/// The hands of a list over all its pages, each with its last cells.
pub(super) fn followed(client: &mut Client, href: &str) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    let mut next = Some(href.to_owned());
    while let Some(href) = next {
        let answer = client.get(&href);
        assert_eq!(answer.status, 200, "{href}");
        let text = answer.text();
        all.extend(super::body(&text));
        let links = text.split("<a href=\"").filter_map(|part| part.split('"').next());
        let links = links.map(|link| link.replace("&amp;", "&").replace("&#38;", "&"));
        let older = links.filter(|link| link.starts_with("/players/") && link.contains("older="));
        next = older.last().filter(|older| *older != href);
    }
    all
}

/// What the records of the club say of someone: hands, as declarer, made, and as defender against whom it was lost, by
/// game.
fn recounted(site: &Site, name: &str, visible: &[Visibility]) -> BTreeMap<String, [i64; 4]> {
    // Hands of rounds that are still played are nobody's business yet.
    let actor = find_person::by_mail(&site.store, "member1@example.org").expect("a member");
    let records: Result<Vec<(Visibility, String)>, ActError> = site.store.read(|db| {
        let listed = list_hands(db, &actor, &HandFilter::default(), Page::First, 1000)?;
        let ids: Vec<HandId> = listed.hands.iter().map(|one| one.hand.id).collect();
        let all = hands::by_ids(db, &ids)?;
        Ok(all
            .into_iter()
            .filter(|one| one.voided_at.is_none())
            .map(|one| (one.visibility, one.record))
            .collect())
    });
    let mut counts: BTreeMap<String, [i64; 4]> = BTreeMap::new();
    let mut reader = Reader::new();
    for (visibility, record) in records.expect("records") {
        if !visible.contains(&visibility) {
            continue;
        }
        let checked = reader.check(record.as_bytes(), &Options::default());
        let json: serde_json::Value = serde_json::from_str(&record).expect("a record");
        let game = json["game"].as_str().expect("a game").to_owned();
        let Some(seat) = Seat::ALL
            .into_iter()
            .find(|seat| json["players"][seat.letter()]["name"] == name)
        else {
            continue;
        };
        let count = counts.entry(game).or_default();
        let summary = checked.hand().and_then(|hand| hand.summary());
        let Some(summary) = summary.filter(|summary| summary.complete) else {
            // Nobody played it.
            count[0] += 1;
            continue;
        };
        let made = summary.parts.iter().all(|part| part.made == Some(true));
        count[0] += 1;
        count[1] += i64::from(summary.declarer == seat);
        count[2] += i64::from(summary.declarer == seat && made);
        count[3] += i64::from(summary.declarer != seat && summary.parts.iter().any(|part| part.made == Some(false)));
    }
    counts
}

#[test]
fn every_number_leads_to_exactly_the_hands_that_make_it() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        let me = member(site);
        while hand_figures::turn(&site.store).expect("a turn") {}
        let page = inside.get(&format!("/players/{}", me.id)).text();
        let numbers = numbers(&page, &me);
        assert!(numbers.len() > 20, "{numbers:?}");
        for (href, number) in &numbers {
            let hands = followed(&mut inside, href);
            if href.contains("mark=soup") {
                let soup = hands
                    .iter()
                    .map(|cells| cells[cells.len() - 2].parse::<i64>().expect("soup"));
                assert_eq!(soup.sum::<i64>(), *number, "{href}");
            } else {
                assert_eq!(hands.len() as i64, *number, "{href}");
            }
        }
        let visible = [Visibility::Public, Visibility::Club];
        let recounted = recounted(site, &me.name, &visible);
        assert_eq!(recounted.len(), 2, "{recounted:?}");
        for (game, [hands, declared, made, defended]) in recounted {
            let at = |query: &str| {
                let href = format!("/players/{}/hands?time=all&game={game}{query}", me.id);
                numbers
                    .iter()
                    .find(|(one, _)| *one == href)
                    .map_or(0, |(_, number)| *number)
            };
            let shown = [
                at(""),
                at("&as=declarer"),
                at("&as=declarer&mark=made"),
                at("&as=defender&mark=lost"),
            ];
            assert_eq!(shown, [hands, declared, made, defended], "{game}");
        }
    });
}

#[test]
fn what_somebody_did_in_hands_is_for_themselves_until_they_show_it() {
    on_each_example_site(|site| {
        let [mut owner, mut inside] = signed_in(site);
        let me = member(site);
        let (page, list) = (format!("/players/{}", me.id), format!("/players/{}/hands", me.id));
        let ways = [
            page.clone(),
            format!("/api/v1/players/{}", me.id),
            format!("/players/{}.json", me.id),
        ];
        let tells = |client: &mut Client| {
            let told = ways.iter().map(|way| {
                let text = client.get(way).text();
                text.contains("id=\"hands\"") || text.contains("\"hands\":[")
            });
            (told.collect::<Vec<_>>(), client.get(&list).status)
        };
        assert_eq!(tells(&mut owner), (vec![false; 3], 404));
        assert_eq!(tells(&mut site.client()), (vec![false; 3], 404));
        let own = tells(&mut inside);
        assert_eq!(
            own,
            (vec![true, false, false], 200),
            "files and programs have what everybody may see"
        );
        choose(site, &me, true);
        assert_eq!(tells(&mut owner), (vec![true; 3], 200));
        assert_eq!(tells(&mut site.client()), (vec![true; 3], 200));
        // Of a guest nothing is told, whatever they chose.
        show(site, &me, Shown::Alias, Some("Silver Fox"), true);
        assert_eq!(tells(&mut owner), (vec![false; 3], 404));
        assert_eq!(tells(&mut site.client()), (vec![false; 3], 404));
        assert_eq!(site.client().get(&format!("{list}?mark=judged")).status, 404);
        for bad in ["mark=x", "as=x", "time=x", "older=x"] {
            assert_eq!(inside.get(&format!("{list}?{bad}")).status, 404, "{bad}");
        }
    });
}

#[test]
fn each_choice_hides_its_part_from_everybody_else_and_from_nobody_oneself() {
    on_each_example_site(|site| {
        let [mut owner, mut inside] = signed_in(site);
        let me = member(site);
        let path = format!("/players/{}", me.id);
        let parts = |client: &mut Client| {
            let text = client.get(&path).text();
            ["results", "ratings", "hands", "opponents"].map(|id| text.contains(&format!("<h2 id=\"{id}\">")))
        };
        let form = |client: &mut Client, shown: [bool; 4], step: &str| {
            let id = me.id.to_string();
            let mut fields = vec![("member", id.as_str()), ("step", step)];
            let names = ["results", "rating", "hands", "opponents"];
            fields.extend(
                names
                    .into_iter()
                    .zip(shown)
                    .filter(|(_, shown)| *shown)
                    .map(|(name, _)| (name, "true")),
            );
            client.submit("/account/page", &fields)
        };
        let all = parts(&mut inside);
        assert_eq!((all[0], all[2], all[3]), (true, true, true), "{all:?}");
        for number in 0..16_u8 {
            let shown = [1, 2, 4, 8].map(|bit| number & bit > 0);
            let tried = form(&mut inside, shown, "preview");
            assert_eq!(tried.status, 200);
            let kept = form(&mut inside, shown, "save");
            assert_eq!(kept.status, 303, "{}", kept.text());
            assert_eq!(parts(&mut inside), all, "{shown:?}");
            let seen = parts(&mut owner);
            assert_eq!(seen, std::array::from_fn(|at| shown[at] && all[at]), "{shown:?}");
            let tables = format!("{path}/results");
            let listed = [&mut inside, &mut owner].map(|client| client.get(&tables).status);
            assert_eq!(listed, [200, if shown[0] { 200 } else { 404 }], "{shown:?}");
            let visitor = parts(&mut site.client());
            assert!(
                visitor.iter().zip(seen).all(|(visitor, member)| !visitor || member),
                "{shown:?}"
            );
            // What was tried out is what visitors see then.
            let text = tried.text();
            for (id, seen) in ["results", "ratings", "hands", "opponents"].into_iter().zip(visitor) {
                assert_eq!(text.contains(&format!("<h2 id=\"{id}\">")), seen, "{id} {shown:?}");
            }
        }
        let erzsi = named(site, "Erzsi").id.to_string();
        let other = inside.submit(
            "/account/page",
            &[("member", &erzsi), ("step", "save"), ("hands", "true")],
        );
        assert_eq!(other.status, 404, "the page of someone else");
        let other = inside.submit(
            "/account/page",
            &[("member", &erzsi), ("step", "preview"), ("hands", "true")],
        );
        assert_eq!(other.status, 404);
    });
}

#[test]
fn tables_that_were_emptied_are_read_again() {
    on_both_with(Contents::ExampleClub, |store, backend| {
        while hand_figures::turn(store).expect("a turn") {}
        let recount = || store.read(hand_figures::recount).expect("a recount");
        let sound = recount();
        assert!(
            sound.unsound.is_none() && sound.hands > 50 && sound.months > 1,
            "{sound:?}"
        );
        let count = |table: &str| backend.ask::<Counted>(&format!("SELECT count(*) AS number FROM {table}"))[0].number;
        let before = ["player_hands", "player_sums"].map(count);
        backend.behind_the_back("DELETE FROM player_sums");
        hand_figures::find_missing(store).expect("a look");
        while hand_figures::turn(store).expect("a turn") {}
        assert_eq!(["player_hands", "player_sums"].map(count), before);
        backend.behind_the_back("DELETE FROM player_hands");
        hand_figures::find_missing(store).expect("a look");
        assert!(recount().waits);
        while hand_figures::turn(store).expect("a turn") {}
        assert_eq!(["player_hands", "player_sums"].map(count), before);
        assert_eq!(recount(), sound);
        backend.behind_the_back("UPDATE player_sums SET made = made + 1 WHERE played_as = 'declarer'");
        assert!(matches!(recount().unsound, Some(hand_figures::Unsound::Month(_))));
        backend.behind_the_back("UPDATE player_hands SET pay = pay + 1 WHERE seat = 'A'");
        assert!(matches!(recount().unsound, Some(hand_figures::Unsound::Hand(_))));
    });
}

#[derive(Debug, diesel::QueryableByName)]
struct Counted {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
}

#[test]
fn hands_are_found_by_the_silent_bids_that_arose_in_them_also_older_ones() {
    on_both_with(Contents::ExampleClub, |store, backend| {
        let found = |component: &str, won: Option<bool>| {
            let filter = HandFilter {
                component: Some((component.to_owned(), won)),
                ..HandFilter::default()
            };
            let listed = store.read(|db| list_hands(db, &Actor::CommandLine, &filter, Page::First, 100));
            listed.expect("a list").hands.len()
        };
        let all = ["silent_100", "silent_aces", "silent_durchmars", "silent_ulti"];
        let counts = || all.map(|code| [None, Some(true), Some(false)].map(|won| found(code, won)));
        let before = counts();
        assert!(before.iter().any(|[all, ..]| *all > 0), "{before:?}");
        assert!(before.iter().all(|[all, won, lost]| *all == won + lost), "{before:?}");
        // As it was before silent bids were looked for.
        backend.behind_the_back("DELETE FROM hand_components WHERE component LIKE 'silent%'");
        backend.behind_the_back("DELETE FROM player_hands");
        assert_eq!(counts(), [[0; 3]; 4]);
        hand_figures::find_missing(store).expect("a look");
        while hand_figures::turn(store).expect("a turn") {}
        assert_eq!(counts(), before);
    });
}
