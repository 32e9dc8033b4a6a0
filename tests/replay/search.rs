//! The search over everything: what is found, and that nothing is found which may not be seen.

use talon_store::hands::{self, NewComponent, OnProbable, Visibility};
use talon_store::{Store, StoreError};

use super::words;
use crate::harness::site::on_each_site;
use crate::store::samples::{club, hand};

fn store_some(store: &Store) {
    store
        .write(|db| {
            let club = club(db, "club")?;
            let mut betli = hand(1);
            (betli.contract, betli.declarer_score) = (Some("betli"), Some(-10));
            betli.components = vec![NewComponent {
                component: "betli",
                won: Some(false),
                level: 0,
            }];
            betli.players[0].name = "Đorđević Čedomir".to_owned();
            betli.players[0].score = Some(-10);
            betli.source_text = "Országos Bajnokság".to_owned();
            let mut hidden = betli.clone();
            (hidden.doc_hash, hidden.deal_hash) = ([1; 32], [2; 32]);
            hidden.visibility = Visibility::Private;
            hidden.players[0].name = "Hidden Helga".to_owned();
            hands::insert_batch(db, club, &[betli, hand(2), hidden], OnProbable::Store)?;
            Ok::<_, StoreError>(())
        })
        .expect("stored hands");
}

#[test]
fn hands_are_found_by_words_of_every_language_players_places_and_numbers() {
    on_each_site(|site| {
        store_some(&site.store);
        let mut client = site.client();
        let mut found = |query: &str| {
            let page = client.get(&format!("/search?q={query}"));
            assert_eq!(page.status, 200, "{query}");
            let page = page.text();
            (page.matches("<li class=\"").count(), words(&page))
        };
        for query in [
            "betli",
            "betli%20bukott",
            "betli+palo",
            "dordevic",
            "Djordjevic%20lost",
            "bajnoksag",
            "1",
            "%231",
        ] {
            let (_, page) = found(query);
            assert!(page.contains("Đorđević Čedomir"), "{query}: {page}");
            assert!(!page.contains("Hidden Helga"), "{query}: {page}");
        }
        for query in ["helga", "3", "zzz", "dordevic%20made"] {
            let (_, page) = found(query);
            assert!(page.contains("Nothing found"), "{query}: {page}");
        }
        assert!(!found("").1.contains("Nothing found"), "nothing was asked");
        assert!(found("club").1.contains("Clubs"), "the club by its name");
    });
}
