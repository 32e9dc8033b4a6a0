//! A tournament that begins in the order of a rating list.

use chrono::Utc;
use talon_service::find_person;
use talon_service::tournaments::{Chosen, Import, export_tournament, import_tournament};
use talon_store::{MemberId, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::rating::Method;
use talon_tournament::rounds::swiss::First;
use talon_tournament::tournament::{Format, State, Status, Tournament, file};

use super::{first_tournament, list, manage, named, signed_in};
use crate::clubs::people::{CLI, club};
use crate::harness::act::rating_list;
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

/// A tournament of the example club that has not begun, with the players of its first one.
fn to_begin(site: &Site) -> TournamentId {
    let owner = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
    let first = first_tournament(site);
    let text = site
        .store
        .read(|db| export_tournament(db, &owner, first))
        .expect("a file");
    let (mut next, outside) = file::read(&text.bytes).expect("a sound file");
    next.name = "Seeded".to_owned();
    next.state = State::CheckIn;
    next.rounds.clear();
    next.adjustments.clear();
    next.playoffs.clear();
    next.stages.truncate(1);
    next.stages[0].format = Format::Swiss { first: First::Layers };
    next.stages[0].rounds = 3;
    for entry in &mut next.entries {
        (entry.status, entry.first_round, entry.last_round) = (Status::CheckedIn, 1, None);
    }
    let import = Import {
        slug: talon_samples::example_club::SLUG,
        chosen: &Chosen::new(),
        key: None,
    };
    let done = import_tournament(&site.store, &owner, &import, &next, &outside, Utc::now());
    done.expect("an import").id
}

fn read(site: &Site, id: TournamentId) -> Tournament {
    let owner = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
    let text = site.store.read(|db| export_tournament(db, &owner, id)).expect("a file");
    file::read(&text.bytes).expect("a sound file").0
}

/// Sends the form of the settings.
fn seed(site: &Site, client: &mut Client, id: TournamentId, ratings: &str) -> Answer {
    let seen = site
        .store
        .read(|db| talon_service::tournaments::read::tournament(db, &CLI, id));
    let seen = seen.expect("a tournament").loaded.revision.to_string();
    let form = [
        ("act", "seeding"),
        ("ratings", ratings),
        ("seen", seen.as_str()),
        ("key", ""),
    ];
    client.submit(&format!("/tournaments/{id}/settings"), &form)
}

/// The entries whose members have a row in the list of the example, the best first.
fn by_rating(site: &Site, id: TournamentId) -> Vec<EntryNo> {
    let mut all = list(site, None).rows;
    all.sort_by_key(|row| std::cmp::Reverse(row.value));
    let shown = site
        .store
        .read(|db| talon_service::tournaments::read::tournament(db, &CLI, id));
    let loaded = shown.expect("a tournament").loaded;
    let entry = |person: i64| {
        let mut entries = loaded.tournament.entries.iter();
        entries
            .find(|entry| loaded.members[&entry.member].id == MemberId(person))
            .map(|entry| entry.number)
    };
    all.iter().filter_map(|row| entry(row.person.0)).collect()
}

#[test]
fn the_first_round_follows_a_published_rating_list_and_keeps_which_one_it_was() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let id = to_begin(site);
        let settings = format!("/tournaments/{id}/settings");
        let offered = owner.get(&settings).text();
        assert!(offered.contains("Ulti ratings (Weng–Lin), revision 1"), "{offered}");
        assert_eq!(seed(site, &mut owner, id, "1").status, 303);
        let wanted = by_rating(site, id);
        assert!(
            wanted.len() > 5 && !wanted.is_sorted(),
            "another order than that of the entries: {wanted:?}"
        );
        let seeded = read(site, id);
        let seeding = seeded.seeding.clone().expect("a seeding");
        assert_eq!(seeding.order, wanted);
        let source = &seeding.source;
        assert_eq!(
            (source.club.as_str(), source.method, source.revision),
            ("pelda", Method::WengLin, 1)
        );
        let told = owner.get(&settings).text();
        assert!(
            told.contains("Now: Ulti ratings (Weng–Lin) of pelda, revision 1: "),
            "{told}"
        );
        // A later list changes nothing of it.
        let excluded = [&[("act", "exclude"), ("reason", "x")][..]].concat();
        let first = first_tournament(site).to_string();
        let table = super::numbers("tournament", &first);
        assert_eq!(manage(&mut owner, &[&excluded[..], &table].concat()).status, 303);
        assert_eq!(read(site, id).seeding, Some(seeding.clone()));
        let rounds = format!("/tournaments/{id}/direct");
        let act = |owner: &mut Client, act: &str| owner.submit(&rounds, &[("act", act), ("key", "")]).status;
        assert_eq!(act(&mut owner, "start"), 303);
        assert_eq!(act(&mut owner, "draw"), 303);
        let drawn = read(site, id);
        let everybody = [&wanted[..], &others(&drawn, &wanted)].concat();
        let part = everybody.len() / 3;
        for table in &drawn.rounds[0].tables {
            for layer in everybody.chunks(part).take(3) {
                let there = table.seats.iter().filter(|seat| layer.contains(&seat.entry)).count();
                assert!(there >= 1, "one of each layer: {table:?} {everybody:?}");
            }
        }
        let late = seed(site, &mut owner, id, "");
        assert_eq!(late.status, 409, "{}", late.text());
        assert_eq!(read(site, id).seeding, Some(seeding));
    });
}

/// Those who have no rating, in the order of their entries.
fn others(tournament: &Tournament, rated: &[EntryNo]) -> Vec<EntryNo> {
    let entries = tournament.entries.iter().map(|entry| entry.number);
    entries.filter(|entry| !rated.contains(entry)).collect()
}

#[test]
fn who_hides_their_rating_begins_as_they_were_entered_and_the_order_can_be_taken_back() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let id = to_begin(site);
        let anna = find_person::by_mail(&site.store, "member1@example.org").expect("a member");
        let me = super::everybody(site)
            .into_iter()
            .find(|one| one.user_id == anna.user())
            .expect("an entry");
        let page = format!("/ratings/1/players/{}", me.id);
        assert_eq!(member.submit(&page, &[("act", "leave")]).status, 303);
        assert_eq!(seed(site, &mut owner, id, "1").status, 303);
        let seeded = read(site, id);
        let order = seeded.seeding.expect("a seeding").order;
        let shown = site
            .store
            .read(|db| talon_service::tournaments::read::tournament(db, &CLI, id));
        let loaded = shown.expect("a tournament").loaded;
        let mut entries = loaded.tournament.entries.iter();
        let own = entries
            .find(|entry| loaded.members[&entry.member].id == me.id)
            .expect("an entry");
        assert!(order.len() > 3 && !order.contains(&own.number), "{order:?}");
        assert_eq!(seed(site, &mut owner, id, "").status, 303);
        assert_eq!(read(site, id).seeding, None);
        assert!(named(site, "Dezső").merged_into.is_none());
    });
}

#[test]
fn only_lists_of_the_club_and_of_its_federations_are_taken_and_only_by_who_directs() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let id = to_begin(site);
        club(&site.store, "szovetseg", "Szövetség");
        rating_list(site, "szovetseg", "weng_lin");
        for unknown in ["2", "99", "x"] {
            let refused = seed(site, &mut owner, id, unknown);
            assert!([404, 422].contains(&refused.status), "{unknown}: {}", refused.text());
        }
        let csrf = member.get("/account").hidden("csrf").expect("a token");
        let form = [
            ("act", "seeding"),
            ("ratings", "1"),
            ("seen", "1"),
            ("csrf", csrf.as_str()),
        ];
        let refused = member.post(&format!("/tournaments/{id}/settings"), &form);
        assert_eq!(refused.status, 403, "{}", refused.text());
        assert_eq!(read(site, id).seeding, None);
        use talon_service::clubs::{LinkAct, LinkRequest, link_club};
        for (slug, act, other) in [
            ("szovetseg", LinkAct::Invite, "pelda"),
            ("pelda", LinkAct::Accept, "szovetseg"),
            ("pelda", LinkAct::AllowRatings, "szovetseg"),
        ] {
            let request = LinkRequest { act, club: other };
            let now = Utc::now() - chrono::TimeDelta::days(2_000);
            link_club(&site.store, &CLI, slug, request, now).expect("a link");
        }
        let offered = owner.get(&format!("/tournaments/{id}/settings")).text();
        assert!(
            offered.contains("Ulti ratings (Weng–Lin), Szövetség, revision 2"),
            "{offered}"
        );
        assert_eq!(seed(site, &mut owner, id, "2").status, 303);
        let seeding = read(site, id).seeding.expect("a seeding");
        assert_eq!(
            (seeding.source.club.as_str(), seeding.order),
            ("szovetseg", by_rating(site, id))
        );
    });
}
