//! Evenings that nobody would play: acts by chance, sensible ones and others, on a tournament of any preset.

use chrono::{NaiveDate, NaiveDateTime};
use talon_records::format_of;
use talon_rules::chance::Chance;
use talon_rules::games::GameKind;
use talon_tournament::duplicate::DealSeed;
use talon_tournament::points::Games;
use talon_tournament::seating::Prefer;
use talon_tournament::standings::{BoardScore, Came, SeatResult, TeamPlace};
use talon_tournament::tournament::{
    Adjustment, DealsSeenBy, Device, Format, MemberKey, Missing, Origin, Preset, Refusal, ResultSource, ResultState,
    RoundState, Sits, State, Table, TableStanding, Tournament, WayOn,
};
use talon_tournament::{EntryNo, EntryPair, Exact};

/// A tournament that is being played by chance.
pub struct Evening {
    pub tournament: Tournament,
    chance: Chance,
    members: u16,
}

pub fn starts() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 11, 22)
        .unwrap()
        .and_hms_opt(19, 30, 0)
        .unwrap()
}

/// A tournament of this preset, ready to be opened.
pub fn prepared(preset: Preset) -> Tournament {
    let game = GameKind::ALL[0];
    let rules = format!(r#"{{"edition":1,"id":"{}"}}"#, game.as_str());
    let profile = preset.profile(rules, format_of(game).table_play());
    Tournament::new("Friday".to_owned(), game, starts(), profile, preset.stages())
}

impl Evening {
    /// A tournament with its first players, of which some are there; most have begun.
    pub fn of(seed: u64) -> Evening {
        let mut chance = Chance::of(seed, 0);
        let preset = Preset::ALL[chance.below(Preset::ALL.len())];
        let mut tournament = prepared(preset);
        tournament.profile.scoring.zero_sum = chance.happens(0.5);
        // Long schedules for few players are searched for long, and are no other than short ones.
        tournament
            .stages
            .iter_mut()
            .for_each(|stage| stage.rounds = stage.rounds.min(3));
        let mut evening = Evening {
            tournament,
            chance,
            members: 0,
        };
        let players = 4 + evening.chance.below(9);
        evening.tournament.open().unwrap();
        for _ in 0..players {
            evening.enter().unwrap();
        }
        if evening.chance.happens(0.9) {
            evening.tournament.start_check_in().unwrap();
            for entry in 1..=players as u16 {
                if evening.chance.happens(0.9) {
                    evening.tournament.check_in(EntryNo(entry)).unwrap();
                }
            }
            let _ = evening.tournament.start();
        }
        evening
    }

    /// Does something: what most needs to be done, or anything at all.
    pub fn act(&mut self) -> Result<(), Refusal> {
        match self.chance.below(20) {
            0..4 => self.go_on(),
            4..10 => self.about_a_table(),
            10..12 => self.about_the_draw(),
            12..15 => self.about_somebody(),
            15..17 => self.adjust(),
            17 => self.about_the_tournament(),
            _ => self.finish_the_table(),
        }
    }

    fn below(&mut self, count: usize) -> u16 {
        self.chance.below(count) as u16
    }

    /// An entry, sometimes one that there is not.
    fn entry(&mut self) -> EntryNo {
        let count = self.tournament.entries.len() + 1;
        EntryNo(self.below(count) + 1)
    }

    fn member(&mut self) -> Option<MemberKey> {
        let count = usize::from(self.members) + 1;
        let key = self.below(count);
        (key > 0).then_some(MemberKey(key))
    }

    fn enter(&mut self) -> Result<(), Refusal> {
        self.members += 1;
        self.tournament.enter(MemberKey(self.members)).map(|_| ())
    }

    fn go_on(&mut self) -> Result<(), Refusal> {
        let seed = self.chance.draw();
        let drafted = self
            .tournament
            .rounds
            .iter()
            .find(|round| round.state == RoundState::Drawn);
        match (self.tournament.state, drafted.map(|round| round.number)) {
            (State::Draft, _) => self.tournament.open(),
            (State::Open, _) => self.tournament.start_check_in(),
            (State::CheckIn, _) => self.tournament.start(),
            (State::Running, Some(round)) => self.tournament.publish_round(round),
            (State::Running, None) => self.tournament.draw(seed).map(|_| ()),
            (State::Finished, _) => self.tournament.reopen(),
            (State::Archived, _) => self.tournament.reopen(),
        }
    }

    fn about_the_draw(&mut self) -> Result<(), Refusal> {
        let round = self.tournament.rounds.len() as u16;
        let (one, other) = (self.entry(), self.entry());
        match self.chance.below(5) {
            0 => self.tournament.redraw(7, Prefer::default()).map(|_| ()),
            4 => {
                let ways = self.tournament.ways_on();
                let way = self.chance.below(ways.len().max(1));
                self.tournament.go_on(ways.get(way).map_or(WayOn::Keep, |one| one.way))
            }
            1 => self.tournament.start_round(round, starts()),
            _ => self.tournament.swap(round, one, other).map(|_| ()),
        }
    }

    fn about_somebody(&mut self) -> Result<(), Refusal> {
        let entry = self.entry();
        let team = TeamPlace {
            team: self.below(3) + 1,
            board: self.below(3) + 1,
        };
        match self.chance.below(10) {
            0..3 => self.enter(),
            3..6 => self.tournament.check_in(entry),
            6 => self.tournament.withdraw(entry),
            7 => self.tournament.no_show(entry),
            8 => self.tournament.exclude(entry),
            _ => self.tournament.set_team(entry, Some(team)),
        }
    }

    fn adjust(&mut self) -> Result<(), Refusal> {
        let count = self.tournament.adjustments.len() + 1;
        if self.chance.happens(0.4) {
            let at = self.chance.below(count);
            return self.tournament.revoke(at);
        }
        let amount = Exact::ratio(i64::from(self.below(40)) - 20, i64::from(self.below(5)) + 1).unwrap();
        let rounds = self.tournament.rounds.len() + 1;
        let (entry, round, by) = (self.entry(), self.below(rounds), self.member());
        let reason = [" late\u{202e} by\ttwo\nrounds ", "", "fair play"][self.chance.below(3)].to_owned();
        self.tournament.adjust(Adjustment {
            entry,
            amount,
            round,
            reason,
            by,
            revoked: false,
        })
    }

    fn about_the_tournament(&mut self) -> Result<(), Refusal> {
        let (one, other) = (self.entry(), self.entry());
        match self.chance.below(8) {
            0 => self.tournament.finish(),
            1 => self.tournament.archive(),
            // A schedule that cannot keep them apart is searched for to the last step.
            2 if self.tournament.stages[0].format != Format::Schedule => {
                self.tournament.keep_apart(&[EntryPair::of(one, other)])
            }
            3 => self.tournament.rename("Friday \u{7}\"again\" ", starts(), "Kávéház"),
            4 => self.tournament.play_off(vec![(one, 5), (other, -5)]),
            5 => self.tournament.set_stages(self.tournament.stages.clone()),
            6 => {
                let seed = DealSeed::new([self.chance.draw() as u8; 32]);
                self.tournament.make_deals(seed, DealsSeenBy::Owners)
            }
            _ => {
                self.tournament.set_published(true);
                Ok(())
            }
        }
    }

    /// A table of the last rounds; most often one that still has to play.
    fn table(&mut self) -> Option<(u16, Table)> {
        let seen = self
            .tournament
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn);
        let open = |round: u16, table: &Table| (round, table.clone());
        let mut all: Vec<(u16, Table)> = seen
            .flat_map(|round| round.tables.iter().map(|table| open(round.number, table)))
            .collect();
        if all.iter().any(|(_, table)| table.result.is_none()) && self.chance.happens(0.8) {
            all.retain(|(_, table)| table.result.is_none());
        }
        let at = self.chance.below(all.len());
        (!all.is_empty()).then(|| all.swap_remove(at))
    }

    fn typed(&mut self, table: &Table) -> ResultSource {
        let origin = Origin::ALL[self.chance.below(Origin::ALL.len())];
        let stale = self.chance.happens(0.1);
        let (standing, seen) = (self.standing(), table.version + u32::from(stale));
        ResultSource { origin, standing, seen }
    }

    /// Anybody at all: most often one who may do something.
    fn standing(&mut self) -> TableStanding {
        let (me, device) = (self.member(), Some(Device(self.chance.draw() % 3)));
        let seat = [Sits::Elsewhere, Sits::Account, Sits::Card][self.chance.below(3)];
        let (scores, rules) = [(false, false), (true, false), (true, true), (true, true)][self.chance.below(4)];
        TableStanding {
            me,
            seat,
            scores,
            rules,
            device,
        }
    }

    /// Mostly as many boards as are asked for.
    fn boards(&mut self, round: u16) -> Vec<BoardScore> {
        let stage = self.tournament.round(round).map_or(0, |round| round.stage);
        let asked = match self.tournament.compares_boards(stage) {
            true => self.tournament.boards_in_set(),
            false => 0,
        };
        let count = if self.chance.happens(0.1) { 2 } else { asked };
        [BoardScore::Raw(3), BoardScore::NotPlayed, BoardScore::Raw(-1)]
            .into_iter()
            .cycle()
            .take(count)
            .collect()
    }

    /// Scores that mostly add up to zero.
    fn scores(&mut self, round: u16, seats: usize) -> Vec<SeatResult> {
        let mut raw: Vec<i64> = (0..seats).map(|_| i64::from(self.below(9)) - 4).collect();
        if self.chance.happens(0.9) {
            raw[0] -= raw.iter().sum::<i64>();
        }
        let boards = self.boards(round);
        let games = Games {
            won: u32::from(self.below(4)),
            lost: u32::from(self.below(3)),
        };
        let score = |raw| SeatResult {
            deals: Some(9),
            games: Some(games),
            boards: boards.clone(),
            ..SeatResult::of(raw)
        };
        let mut scores: Vec<SeatResult> = raw.into_iter().map(score).collect();
        if self.chance.happens(0.1) {
            scores[1].came = [Came::Substitute, Came::Nobody][self.chance.below(2)];
        }
        scores
    }

    fn about_a_table(&mut self) -> Result<(), Refusal> {
        let Some((round, table)) = self.table() else {
            return self.go_on();
        };
        let (number, seen) = (table.number, table.version);
        let (typed, scores) = (self.typed(&table), self.scores(round, table.seats.len()));
        let entry = table.seats[self.chance.below(table.seats.len())].entry;
        let (member, standing) = (self.member(), self.standing());
        match self.chance.below(15) {
            0..6 => self.tournament.enter_result(round, number, scores, typed),
            6 => self
                .tournament
                .dispute(round, number, "the last deal is missing", &standing, seen),
            7 => self.tournament.rule(round, number, scores, "replayed", typed),
            8 => self.tournament.void(round, number, "wrong table", &standing, seen),
            9 => {
                let again = self.chance.below(2) == 0;
                let missing = Missing::Bye {
                    absent: vec![entry, entry],
                    again,
                };
                self.tournament.not_played(round, number, missing, typed)
            }
            10 => self.tournament.substitute(round, number, entry, member),
            11 => self.tournament.set_room(round, number, " garden "),
            12 => self.tournament.extra_time(round, number, 10),
            13 => self.tournament.take_back(round, number, &standing, seen),
            _ => self.about_hands(round, &table),
        }
    }

    /// Hands come to a table and leave it, and a round is opened.
    fn about_hands(&mut self, round: u16, table: &Table) -> Result<(), Refusal> {
        let seats: Vec<EntryNo> = table.seats.iter().rev().take(3).map(|seat| seat.entry).collect();
        match (self.chance.below(5), table.hands.first()) {
            (0, Some(hand)) => self.tournament.take_hand(round, table.number, hand),
            (1, _) => self.tournament.seat_hands(round, table.number, seats),
            (2, _) => self.tournament.open_hands(round),
            _ => {
                let hands = (0..3).map(|_| format!("sha256:{:064x}", self.chance.draw())).collect();
                self.tournament.add_hands(round, table.number, hands).map(drop)
            }
        }
    }

    /// Enters and confirms what is still open at a table, so that rounds come to their ends.
    fn finish_the_table(&mut self) -> Result<(), Refusal> {
        let Some((round, table)) = self.table() else {
            return self.go_on();
        };
        let (standing, number) = (self.standing(), table.number);
        if table
            .result
            .as_ref()
            .is_some_and(|result| result.state == ResultState::Entered)
        {
            return self.tournament.confirm(round, number, &standing, table.version);
        }
        let (typed, scores) = (self.typed(&table), self.scores(round, table.seats.len()));
        self.tournament.enter_result(round, number, scores, typed)
    }
}
