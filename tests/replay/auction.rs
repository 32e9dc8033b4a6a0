//! The panel of the auction.

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
