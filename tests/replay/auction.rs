//! The panel of the auction.

use serde_json::{Value, json};

use super::{example, on_record, section, words};

#[test]
fn seats_stand_in_the_order_of_bidding_with_what_they_took_and_laid_away() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}?lang=hu")).text();
        let auction = section(&page, "auction");
        let heads: Vec<usize> = ["Anna</th>", "Bela</th>", "Cili</th>"]
            .map(|name| auction.find(name).expect("a column"))
            .into();
        assert!(heads.is_sorted(), "{auction}");
        let rounds = auction.split("<tbody>").nth(1).unwrap().matches("<tr>").count();
        assert_eq!(rounds, 3, "two rounds, then the trump is named: {auction}");
        let said = words(auction);
        assert!(said.contains("felveszi"), "{said}");
        assert!(said.contains("kontra: ulti"), "{said}");
        assert!(auction.contains("class=\"won\">ulti<"), "{auction}");
        assert!(said.contains("Letette: Anna 7 7 Letette: Cili 7 7"), "{said}");
        assert!(auction.contains("aria-label=\"makk hetes\""), "{auction}");
    });
}

#[test]
fn what_was_laid_away_is_known_to_who_laid_it_and_who_took_it_up() {
    on_record(&example(|_| ()), |client, hand| {
        let laid = |view: &str, client: &mut crate::harness::site::Client| {
            let page = client.get(&format!("{hand}/9?view={view}")).text();
            section(&page, "auction").matches("Seven of hearts").count()
        };
        assert_eq!(laid("B", client), 0);
        assert_eq!(laid("public", client), 0);
        assert!(laid("A", client) > 0, "Anna laid it");
        assert!(laid("C", client) > 0, "Cili took it up");
        let page = client.get(&format!("{hand}/9?view=A")).text();
        assert!(
            !section(&page, "auction").contains("Seven of acorns"),
            "Cili laid that one"
        );
    });
}

/// A record of which only the contract is known, not what was said before it.
fn given(fixture: &str) -> String {
    let fixture: Value = serde_json::from_str(fixture).unwrap();
    let mut record = fixture["record"].clone();
    record["players"] = json!({"A": {"name": "Anna"}, "B": {"name": "Bela"}, "C": {"name": "Cili"}});
    record.to_string()
}

#[test]
fn an_auction_that_nobody_wrote_down_is_said_to_be_so_and_the_contract_is_a_step() {
    on_record(
        &given(include_str!("../fixtures/ulti/given-ulti.json")),
        |client, hand| {
            for (lang, said) in [
                ("en", "The auction was not recorded."),
                ("hu", "A licitet nem jegyezték fel."),
                ("hr", "Licitacija nije zapisana."),
                ("sr", "Licitacija nije zapisana."),
            ] {
                let page = client.get(&format!("{hand}?lang={lang}")).text();
                assert!(words(section(&page, "auction")).contains(said), "{page}");
            }
            let page = client.get(&format!("{hand}?lang=en")).text();
            let auction = section(&page, "auction");
            assert!(auction.contains(&format!("href=\"{hand}/1")), "{auction}");
            assert!(auction.contains("class=\"won\">"), "{auction}");
            assert!(words(auction).contains("Trump: leaves"), "{auction}");
            assert!(words(auction).contains("Discarded by Cili"), "{auction}");
            let told = client.get(&format!("{hand}/1")).text();
            assert!(
                words(&told).contains("The auction was not recorded: Cili plays"),
                "{told}"
            );
            assert_eq!(client.get(&format!("{hand}/0")).status, 200);
        },
    );
}

#[test]
fn what_the_declarer_laid_away_unrecorded_only_the_declarer_knows() {
    on_record(
        &given(include_str!("../fixtures/ulti/given-ulti.json")),
        |client, hand| {
            let laid = |view: &str, client: &mut crate::harness::site::Client| {
                let page = client.get(&format!("{hand}/2?view={view}")).text();
                page.matches("Seven of acorns").count()
            };
            for view in ["A", "B", "defenders", "public"] {
                assert_eq!(laid(view, client), 0, "{view}");
            }
            assert!(laid("C", client) > 0 && laid("all", client) > 0);
        },
    );
}
