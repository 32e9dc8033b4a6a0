//! The pot of a season on the site: what its tournaments keep, who would have how much of it, and how it is shared.

use talon_service::tournaments::{ChangeSetting, Publish, Setting};
use talon_tournament::tournament::{Money, Prizes, SettingPart, State, Tournament};

use super::*;

/// The first tournament of the season, and whoever directs it.
fn first(site: &Site) -> Night<'_> {
    let mut tournaments = season(site, None).units.into_iter().filter_map(|unit| unit.tournament);
    Night {
        site,
        director: find_person::by_mail(&site.store, "member2@example.org").expect("the owner"),
        id: tournaments.next().expect("a tournament"),
    }
}

/// The first tournament of the season costs ten, and keeps 30 per cent for the end.
fn first_is_a_cup(site: &Site, house: u8) -> usize {
    let night = first(site);
    let is_archived = |site: &Site| {
        let shown = site.store.read(|db| read::tournament(db, &night.director, night.id));
        shown.expect("a tournament").loaded.tournament.state == State::Archived
    };
    if is_archived(site) {
        night.step(StateChange::Reopen);
    }
    let money = Money {
        currency: "€".to_owned(),
        fee: 10,
        prizes: Prizes::OfPot {
            house,
            shares: vec![45, 35, 20],
        },
    };
    let seen = site.store.read(|db| read::revision(db, &night.director, night.id));
    night.act(ChangeSetting {
        seen: seen.expect("a revision"),
        part: SettingPart::Money,
        read: |_: &Tournament| Ok(Setting::Money(money)),
    });
    let loaded = site.store.read(|db| read::tournament(db, &night.director, night.id));
    let tournament = &loaded.expect("a tournament").loaded.tournament;
    usize::try_from(tournament.pot().total()).expect("a sum")
}

fn pot_page() -> String {
    format!("/leagues/{LEAGUE}/2026-27/pot")
}

#[test]
fn what_a_tournament_keeps_is_told_and_shared_by_the_table_or_by_a_final() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        assert!(visitor.get(&pot_page()).text().contains("This season has no pot."));
        let table = [("act", "share"), ("shares", "50 30 10"), ("decided_by", "")];
        assert_eq!(send_to(site, &mut owner, "pot", &table).status, 303);
        assert!(
            visitor
                .get(&pot_page())
                .text()
                .contains("No tournament has kept anything yet.")
        );
        let all = first_is_a_cup(site, 30);
        let shown = season(site, None);
        let pot = shown.table.as_ref().expect("a table").pot.clone().expect("a pot");
        let kept = usize::try_from(pot.kept[0].amount).expect("a sum");
        assert!(kept >= all * 30 / 100 && kept < all * 30 / 100 + 4, "{kept} of {all}");
        let page = visitor.get(&pot_page()).text();
        let names: Vec<&str> = pot.prizes.iter().filter_map(|prize| shown.name(prize.person)).collect();
        assert!(
            !names.is_empty() && names.iter().all(|name| page.contains(name)),
            "{page}"
        );
        for words in [
            "from first place on: 50%, 30%, 10%".to_owned(),
            format!("{kept} € from 1 tournament"),
            format!("Not shared out: {} €", pot.sums()[0].rest),
        ] {
            assert!(page.contains(&words), "{words}: {page}");
        }
        assert!(!page.contains("How the pot is shared"), "only for those who manage it");
        let league = visitor.get(&format!("/leagues/{LEAGUE}")).text();
        assert!(league.contains(&format!("href=\"{}\"", pot_page())), "{league}");
        // A larger share of the house is a new table, and a final may decide instead of the season.
        let before = season(site, None).head.revision;
        first_is_a_cup(site, 50);
        assert_eq!(season(site, None).head.revision, before + 1);
        let decides = [("act", "share"), ("shares", "50 30 10"), ("decided_by", "2")];
        assert_eq!(send_to(site, &mut owner, "pot", &decides).status, 303);
        let answer = visitor.get(&format!("/leagues/{LEAGUE}.json")).text();
        let json: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(json["pot"]["decided_by"], 2);
        assert!(json["pot"]["kept"][0]["amount"].as_u64() > Some(kept as u64), "{json}");
        assert!(visitor.get(&pot_page()).text().contains("decide."));
        assert_eq!(send_to(site, &mut owner, "pot", &[("act", "end")]).status, 303);
        assert!(visitor.get(&pot_page()).text().contains("This season has no pot."));
    });
}

#[test]
fn shares_that_are_none_are_refused_with_what_was_typed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (shares, unit, words) in [
            ("60 41", "", "add up to 100 at most"),
            ("", "", "add up to 100 at most"),
            ("45 x", "", "Enter a whole number."),
            ("300", "", "Enter a whole number."),
            ("45 35", "99", "This event is not part of this season."),
        ] {
            let form = [("act", "share"), ("shares", shares), ("decided_by", unit)];
            let refused = send_to(site, &mut owner, "pot", &form);
            assert_eq!(refused.status, 422, "{shares}");
            let text = refused.text();
            assert!(
                text.contains(words) && text.contains(&format!("value=\"{shares}\"")),
                "{shares}: {text}"
            );
        }
    });
}

#[test]
fn a_league_made_as_a_cup_with_a_pot_shares_what_its_cups_keep() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let new = format!("/clubs/{}/leagues/new", example_club::SLUG);
        let form = [
            ("name", "Kassza Kupa"),
            ("slug", "kassza-kupa"),
            ("preset", "cup-with-pot"),
            ("season", "2026/27"),
            ("from", "2026-09-01"),
            ("to", "2027-06-30"),
            ("takes", "tournaments"),
            ("game", ""),
            ("key", ""),
        ];
        let made = owner.submit(&new, &form);
        assert_eq!(made.status, 303, "{}", made.text());
        first_is_a_cup(site, 30);
        let pot = site.client().get("/leagues/kassza-kupa/2026-27/pot").text();
        assert!(
            pot.contains("45%, 35%, 20%") && pot.contains("€ from 1 tournament"),
            "{pot}"
        );
    });
}

#[test]
fn the_money_of_a_tournament_that_visitors_do_not_see_is_in_no_pot() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let table = [("act", "share"), ("shares", "50 30 10"), ("decided_by", "")];
        assert_eq!(send_to(site, &mut owner, "pot", &table).status, 303);
        first_is_a_cup(site, 30);
        let night = first(site);
        let kept = || site.client().get(&pot_page()).text().contains("€ from 1 tournament");
        assert!(kept());
        night.act(Publish { published: false });
        assert!(!kept());
        night.act(Publish { published: true });
        assert!(kept());
    });
}
