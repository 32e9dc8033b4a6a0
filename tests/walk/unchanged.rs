//! Acts that change nothing: each says so, and neither the tournament nor its log knows of it.

use talon_store::roles::Role;
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Preset, Tournament};

use super::pages::Pages;
use super::plans::{Plan, formats};
use super::{Act, Hall};
use crate::clubs::people::{CLI, grant, town};
use crate::harness::site::on_each_site;

/// A revision and the lines of the log.
fn written(hall: &mut Pages<'_>) -> (Tournament, usize) {
    let log = hall.director.get(&hall.path("log")).text();
    (hall.tournament(), log.matches("<li").count())
}

/// Sends a form that has nothing to change.
fn same(hall: &mut Pages<'_>, page: &str, form: &[(&str, &str)], says: &str) {
    let before = written(hall);
    let (status, text) = hall.post(page, form);
    assert!(matches!(status, 200 | 409), "{form:?}: {status}");
    assert!(
        text.contains("role=\"status\"") && text.contains(says),
        "{form:?} does not say {says}: {text}"
    );
    assert!(before == written(hall), "{form:?} was written down");
}

const NOTHING: &str = "Nothing was changed";

/// Does what changes something.
fn go(hall: &mut Pages<'_>, acts: &[Act]) {
    acts.iter()
        .for_each(|act| hall.act(act).unwrap_or_else(|why| panic!("{act:?}: {why}")));
}

/// Six players are ticked off.
fn all_are_there() -> Vec<Act> {
    (1..=6).map(|entry| Act::Tick(EntryNo(entry))).collect()
}

/// Six players, and a first round that is drawn.
fn draw_first_round(hall: &mut Pages<'_>) {
    go(hall, &[Act::Open, Act::Enter(6), Act::StartCheckIn]);
    go(hall, &all_are_there());
    go(hall, &[Act::Start, Act::Draw]);
}

#[test]
fn an_act_before_the_first_round_that_changes_nothing_says_so_and_writes_nothing() {
    on_each_site(|site| {
        town(site);
        let mut hall = Pages::of(site, &Plan::of(Preset::ClubEvening, 6));
        go(&mut hall, &[Act::Open, Act::Enter(6), Act::StartCheckIn]);
        same(&mut hall, "direct", &[("act", "open")], "cannot be done at this stage");
        same(&mut hall, "direct", &[("act", "show")], NOTHING);
        same(
            &mut hall,
            "direct",
            &[("act", "check-in")],
            "cannot be done at this stage",
        );
        go(&mut hall, &all_are_there());
        same(
            &mut hall,
            "entries",
            &[("act", "check-in"), ("entry", "1")],
            "already taking part",
        );
        let seen = |hall: &Pages<'_>| {
            let shown = site
                .store
                .read(|db| talon_service::tournaments::read::tournament(db, &CLI, hall.id));
            shown.expect("an event").loaded.revision.to_string()
        };
        let revision = seen(&hall);
        let way = [
            ("act", "sit-out"),
            ("sit_out", "fours"),
            ("revision", revision.as_str()),
        ];
        same(&mut hall, "direct", &way, NOTHING);
    });
}

#[test]
fn an_act_on_a_round_that_changes_nothing_says_so_and_writes_nothing() {
    on_each_site(|site| {
        town(site);
        let mut hall = Pages::of(site, &Plan::of(Preset::ClubEvening, 6));
        draw_first_round(&mut hall);
        same(&mut hall, "direct", &[("act", "draw")], "already drawn");
        go(&mut hall, &[Act::Publish(1)]);
        same(
            &mut hall,
            "direct",
            &[("act", "publish-round"), ("round", "1")],
            "already published",
        );
        go(&mut hall, &[Act::Begin(1)]);
        same(
            &mut hall,
            "direct",
            &[("act", "begin"), ("round", "1")],
            "already published",
        );
        let at = [("round", "1"), ("table", "1")];
        let table = |form: &[(&'static str, &'static str)]| [&at[..], form].concat();
        let room = table(&[("act", "room"), ("room", "Garden")]);
        assert_eq!(hall.post("direct", &room).0, 303);
        same(&mut hall, "direct", &room, NOTHING);
        same(
            &mut hall,
            "direct",
            &table(&[("act", "extra-time"), ("minutes", "0")]),
            NOTHING,
        );
        let entry = hall.tournament().rounds[0].tables[0].seats[0].entry.0.to_string();
        let own = [
            &at[..],
            &[("act", "substitute"), ("entry", entry.as_str()), ("member", "")],
        ]
        .concat();
        same(&mut hall, "direct", &own, NOTHING);
    });
}

#[test]
fn a_result_that_stands_there_already_says_so_and_is_not_written_down() {
    on_each_site(|site| {
        town(site);
        let mut hall = Pages::of(site, &Plan::of(Preset::ClubEvening, 6));
        draw_first_round(&mut hall);
        go(&mut hall, &[Act::Publish(1), Act::Begin(1)]);
        go(&mut hall, &[Act::Result(1, 1, vec![5, -2, -3])]);
        let settled = [
            ("act", "enter"),
            ("version", "2"),
            ("score", "5"),
            ("score", "-2"),
            ("score", "-3"),
        ];
        same(&mut hall, "rounds/1/tables/1", &settled, "confirmed");
        same(
            &mut hall,
            "rounds/1/tables/1",
            &[("act", "confirm"), ("version", "2")],
            "confirmed",
        );
        let ruled = [&settled[1..], &[("act", "rule"), ("reason", "counted again")]].concat();
        assert_eq!(hall.post("rounds/1/tables/1", &ruled).0, 303);
        let again: Vec<(&str, &str)> = ruled
            .iter()
            .map(|(name, value)| (*name, if *name == "version" { "3" } else { *value }))
            .collect();
        same(&mut hall, "rounds/1/tables/1", &again, NOTHING);
    });
}

#[test]
fn a_player_who_is_out_and_roles_that_are_given_already_are_not_written_down() {
    on_each_site(|site| {
        let town = town(site);
        let mut hall = Pages::of(site, &Plan::of(Preset::ClubEvening, 6));
        draw_first_round(&mut hall);
        go(&mut hall, &[Act::Publish(1), Act::Begin(1)]);
        go(&mut hall, &[Act::Withdraw(EntryNo(6))]);
        same(
            &mut hall,
            "entries",
            &[("act", "withdraw"), ("entry", "6")],
            "not taking part",
        );
        grant(&site.store, town.scorer, Role::Scorer, hall.id);
        let scorer = town.scorer.0.to_string();
        same(
            &mut hall,
            "officials",
            &[("act", "appoint-scorer"), ("member", &scorer)],
            NOTHING,
        );
        let member = town.member.0.to_string();
        same(
            &mut hall,
            "officials",
            &[("act", "remove-scorer"), ("member", &member)],
            NOTHING,
        );
    });
}

#[test]
fn settings_that_are_saved_as_they_were_are_not_written_down() {
    on_each_site(|site| {
        town(site);
        let plan = Plan::of(Preset::WashingtonGroups, 6);
        let mut hall = Pages::of(site, &plan);
        let stages = plan.preset.stages();
        let (name, seen) = (hall.tournament().name, "0");
        let basics = [
            ("act", "basics"),
            ("seen", seen),
            ("name", name.as_str()),
            ("day", "2026-11-27"),
            ("time", "18:00"),
            ("venue", "Front room"),
        ];
        assert_eq!(hall.post("settings", &basics).0, 303, "the venue is new");
        let before = hall.tournament();
        let again = basics.map(|(name, value)| if name == "seen" { (name, "1") } else { (name, value) });
        same(&mut hall, "settings", &again, NOTHING);
        hall.act(&Act::Stages(stages))
            .expect_err("they are those of the preset");
        same(
            &mut hall,
            "settings",
            &[("act", "apart"), ("seen", "1"), ("one", ""), ("other", "")],
            NOTHING,
        );
        assert!(before == hall.tournament());
    });
}

#[test]
fn a_draw_that_comes_out_the_same_is_not_written_down() {
    on_each_site(|site| {
        town(site);
        let plan = formats(6)
            .into_iter()
            .find(|plan| plan.name.starts_with("a script that is longer"));
        let plan = plan.expect("a plan");
        let mut hall = Pages::of(site, &plan);
        let mut acts = vec![
            Act::Stages(plan.stages.clone().expect("stages")),
            Act::Open,
            Act::Enter(6),
        ];
        acts.push(Act::StartCheckIn);
        acts.extend((1..=6).map(|entry| Act::Tick(EntryNo(entry))));
        acts.extend([Act::Start, Act::Draw]);
        acts.iter()
            .for_each(|act| hall.act(act).unwrap_or_else(|why| panic!("{act:?}: {why}")));
        same(&mut hall, "direct", &[("act", "redraw")], NOTHING);
    });
}

#[test]
fn five_players_are_told_what_can_be_done_and_offered_it() {
    on_each_site(|site| {
        town(site);
        for (lang, says, offers) in [
            ("en", "5 players do not fit tables of three and four.", "Let 2 sit out"),
            (
                "hu",
                "5 játékos nem ültethető le hármas és négyes asztalokhoz.",
                "2 maradjon ki",
            ),
            (
                "hr",
                "5 igrača ne može se rasporediti za stolove po troje i četvero.",
                "Neka 2 budu slobodna",
            ),
            (
                "sr",
                "5 igrača ne može da se rasporedi za stolove po troje i četvoro.",
                "Neka 2 budu slobodna",
            ),
        ] {
            let plan = Plan {
                name: lang,
                ..Plan::of(Preset::ClubEvening, 5)
            };
            let mut hall = Pages::of(site, &plan);
            let mut acts = vec![Act::Open, Act::Enter(5), Act::StartCheckIn];
            acts.extend((1..=5).map(|entry| Act::Tick(EntryNo(entry))));
            acts.push(Act::Start);
            acts.iter()
                .for_each(|act| hall.act(act).unwrap_or_else(|why| panic!("{act:?}: {why}")));
            let path = hall.path(&format!("direct?lang={lang}"));
            let page = hall.director.get(&path).text();
            assert!(page.contains(says) && page.contains(offers), "{lang}: {page}");
            assert_eq!(hall.offered(), Some(Act::SitOut));
            hall.act(&Act::SitOut).expect("they sit out");
            hall.act(&Act::Draw).expect("a round");
            assert_eq!(hall.tournament().rounds[0].byes.len(), 2);
        }
    });
}
