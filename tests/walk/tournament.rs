//! The same evenings on the tournament alone, with every number of players.

use talon_records::format_of;
use talon_rules::games::GameKind;
use talon_tournament::seating::Prefer;
use talon_tournament::standings::{BoardScore, SeatResult};
use talon_tournament::tournament::{
    Hurdle, MemberKey, Next, Origin, Preset, ResultSource, TableStanding, Tournament, next,
};
use talon_tournament::{EntryNo, SitOut};

use super::plans::{Plan, formats, seats_all, troubles};
use super::{Act, Hall, hurdle, scored_boards, step, walk};
use crate::lifecycle::starts;

/// A tournament and who directs it.
struct Alone(Tournament);

impl Alone {
    fn of(plan: &Plan) -> Alone {
        let game = GameKind::ALL[0];
        let rules = format!(r#"{{"edition":1,"id":"{}"}}"#, game.as_str());
        let profile = plan.preset.profile(rules, format_of(game).table_play());
        Alone(Tournament::new(
            "Friday".to_owned(),
            game,
            starts(),
            profile,
            plan.preset.stages(),
        ))
    }

    fn enter(&mut self) -> Result<(), talon_tournament::tournament::Refusal> {
        let member = MemberKey(self.0.entries.len() as u16 + 1);
        self.0.enter(member).map(drop)
    }

    fn result(&mut self, round: u16, table: u16, scores: &[i64]) -> Result<(), talon_tournament::tournament::Refusal> {
        // All of it on the first board.
        let others = scored_boards(&self.0, round).map(|boards| boards - 1);
        let seat = |raw: i64| SeatResult {
            boards: others.map_or(Vec::new(), |others| {
                [vec![BoardScore::Raw(raw)], vec![BoardScore::Raw(0); others]].concat()
            }),
            ..SeatResult::of(raw)
        };
        let seats = scores.iter().copied().map(seat).collect();
        let standing = TableStanding::director(None);
        self.0.enter_result(
            round,
            table,
            seats,
            ResultSource {
                origin: Origin::Director,
                standing,
                seen: 0,
            },
        )?;
        if self.0.profile.two_person {
            self.0.confirm(round, table, &standing, 1)
        } else {
            Ok(())
        }
    }
}

impl Hall for Alone {
    fn tournament(&mut self) -> Tournament {
        self.0.clone()
    }

    fn offered(&mut self) -> Option<Act> {
        step(&self.0)
    }

    fn act(&mut self, act: &Act) -> Result<(), String> {
        let tournament = &mut self.0;
        let done = match act {
            Act::Stages(stages) => tournament.set_stages(stages.clone()),
            Act::Teams(teams) => teams
                .iter()
                .try_for_each(|(entry, team)| tournament.set_team(*entry, *team)),
            Act::Enter(count) => (0..*count).try_for_each(|_| self.enter()),
            Act::Late => self.enter(),
            Act::Tick(entry) => tournament.check_in(*entry),
            Act::Open => tournament.open(),
            Act::StartCheckIn => tournament.start_check_in(),
            Act::Start => tournament.start(),
            Act::Draw => tournament.draw(5).map(drop),
            Act::Redraw => tournament.redraw(6, Prefer::default()).map(drop),
            Act::SitOut => tournament.set_sit_out(SitOut::Byes),
            Act::Publish(round) => tournament.publish_round(*round),
            Act::Begin(round) => tournament.start_round(*round, starts()),
            Act::Result(round, table, scores) => self.result(*round, *table, scores),
            Act::Withdraw(entry) => tournament.withdraw(*entry),
            Act::Finish => tournament.finish(),
            Act::Archive => tournament.archive(),
        };
        done.map_err(|refusal| refusal.to_string())
    }
}

fn walked(plan: &Plan) -> Tournament {
    walk(&mut Alone::of(plan), plan)
}

/// Every preset is played as it is by up to 26; in larger fields a few rounds of each stage show as much.
fn preset(preset: Preset) {
    for players in (3..=26).chain([42, 60, 100]) {
        let mut plan = Plan::of(preset, players);
        if players > 26 && preset != Preset::WashingtonGroups {
            let mut stages = preset.stages();
            stages.iter_mut().for_each(|stage| stage.rounds = stage.rounds.min(3));
            plan.stages = Some(stages);
        }
        walked(&plan);
    }
}

#[test]
fn a_club_evening_ends_with_any_number_of_players() {
    preset(Preset::ClubEvening);
}

#[test]
fn a_final_of_all_against_all_ends_with_any_number_of_players() {
    preset(Preset::Final21);
}

#[test]
fn semi_finals_end_with_any_number_of_players() {
    preset(Preset::SemiFinal42);
    preset(Preset::SemiFinal60);
}

#[test]
fn a_serbian_league_ends_with_any_number_of_players() {
    preset(Preset::SerbianLeague);
}

#[test]
fn small_groups_and_their_final_end_with_any_number_of_players() {
    preset(Preset::WashingtonGroups);
}

#[test]
fn a_duplicate_evening_ends_with_any_number_of_players() {
    preset(Preset::DuplicateEvening);
}

#[test]
fn every_format_is_played_to_its_end_with_any_number_of_players() {
    for players in (3..=26).chain([42, 60, 100]) {
        formats(players).iter().for_each(|plan| drop(walked(plan)));
    }
}

#[test]
fn evenings_that_lose_and_win_people_end_too() {
    troubles().iter().for_each(|plan| drop(walked(plan)));
}

#[test]
fn five_are_told_that_two_can_sit_out_and_no_other_number_is() {
    for players in (3..=26).chain([42, 60, 100]) {
        let plan = Plan::of(Preset::ClubEvening, players);
        let mut hall = Alone::of(&plan);
        let mut acts = vec![Act::Open, Act::Enter(players), Act::StartCheckIn];
        acts.extend((1..=players).map(|entry| Act::Tick(EntryNo(entry))));
        acts.push(Act::Start);
        acts.iter().for_each(|act| hall.act(act).expect("an act"));
        if seats_all(players) {
            assert_eq!(next(&hall.0), Next::Draw { round: 1 });
            continue;
        }
        assert_eq!(hurdle(&hall.0), Some(Hurdle::Players { players: 5, byes: 2 }));
        let before = hall.tournament();
        hall.act(&Act::Draw).expect_err("nobody can be seated");
        assert!(hall.0 == before, "a refused draw leaves no trace");
        hall.act(&Act::SitOut).expect("they sit out");
        hall.act(&Act::Draw).expect("a round");
        assert_eq!((hall.0.rounds[0].byes.len(), hall.0.rounds[0].tables.len()), (2, 1));
    }
}

#[test]
fn a_draw_that_would_come_out_the_same_is_refused() {
    let plan = formats(9)
        .into_iter()
        .find(|plan| plan.name.starts_with("a script that is longer"))
        .expect("a plan");
    let mut hall = Alone::of(&plan);
    let stages = plan.stages.clone().expect("stages");
    let mut acts = vec![Act::Stages(stages), Act::Open, Act::Enter(9), Act::StartCheckIn];
    acts.extend((1..=9).map(|entry| Act::Tick(EntryNo(entry))));
    acts.extend([Act::Start, Act::Draw]);
    acts.iter().for_each(|act| hall.act(act).expect("an act"));
    let before = hall.tournament();
    assert_eq!(
        hall.0
            .redraw(7, Prefer::default())
            .expect_err("the script says the same")
            .why,
        talon_tournament::tournament::Why::Unchanged
    );
    assert!(hall.0 == before);
}
