//! Tournaments of the example club: one that is over, one in its second round, and one in which the same deals were
//! played at every table. All come about by the acts by which every tournament does, at the hands of the club's owner.

use std::ops::ControlFlow;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::generate;
use talon_rules::cards::{self, BySeat, CardSet};
use talon_rules::games::{Deal, DealtCards, GameKind};
use talon_service::config::Sizes;
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::{
    self, ActOnEntry, ActOnResult, ActOnRound, ActRequest, ChangeSetting, ChangeState, DrawOrder, Enter, EnterMany,
    EntryAct, HandsUpload, MakeDeals, NewTournament, Official, OpenHands, ResultAct, ResultTyped, RoundAct,
    SetOfficial, Setting, StateChange, TableAt, TournamentAct, read,
};
use talon_service::{ActError, Actor, find_club};
use talon_store::hands::Visibility;
use talon_store::{MemberId, Store, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::duplicate::DealSeed;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{Board, DealsSeenBy, Seat, SettingPart, Table, Tally, Tournament};

/// Guests who fill the tables.
const GUESTS: [&str; 2] = ["Horvát Péter", "Novák Ilona"];
/// Rounds in which deals are compared.
const COMPARED: u16 = 2;
/// The seed of the deals that are compared. They come first in the list of hands: the last of them, which a visitor
/// opens first, are not played without mistakes.
const BOARDS_SEED: [u8; 32] = *b"the sealed boards of the example";
/// Deals of a table.
const DEALS: usize = 9;
/// Scores of tables of three and four, one line after the other.
const THREES: [[i64; 3]; 5] = [[18, -4, -14], [-6, 11, -5], [3, -12, 9], [-8, -8, 16], [24, -10, -14]];
const FOURS: [[i64; 4]; 3] = [[12, 3, -5, -10], [-7, 15, -4, -4], [2, -9, 13, -6]];

/// Members who run the second tournament together with the owner.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Officials {
    pub director: MemberId,
    pub scorer: MemberId,
}

/// Makes them. The running one is the second, and the boards come last.
///
/// # Errors
/// When the database fails.
pub(crate) fn load(
    store: &Store,
    director: &Actor,
    officials: Officials,
    slug: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let club = store.read(|db| find_club::named(db, slug))?;
    if !store
        .read(|db| read::list(db, director, Some(club.id), 1, now))?
        .tournaments
        .is_empty()
    {
        return Ok(());
    }
    let today = now.date_naive().and_hms_opt(18, 0, 0).unwrap_or_default();
    let evening = |name, starts| Night::begin(store, director, slug, "club-evening", name, starts, now);
    let done = evening("Őszi klubest", today - TimeDelta::days(14))?;
    for round in 1..=4 {
        done.round(round, usize::MAX)?;
    }
    done.hands(1, DEALS, 71)?;
    for step in [StateChange::Finish, StateChange::Archive] {
        done.step(step)?;
    }
    let running = evening("Téli klubest", today)?;
    running.round(1, usize::MAX)?;
    running.round(2, 1)?;
    running.hands(2, DEALS - 2, 72)?;
    for (member, official) in [
        (officials.director, Official::Director),
        (officials.scorer, Official::Scorer),
    ] {
        running.request().act_beside(SetOfficial {
            member,
            official,
            appoint: true,
        })?;
    }
    let starts = today - TimeDelta::days(7);
    let boards = Night::begin(
        store,
        director,
        slug,
        "duplicate-evening",
        "Bajnokság azonos lapokkal",
        starts,
        now,
    )?;
    boards.seal()?;
    for round in 1..=COMPARED {
        boards.compared(round)?;
    }
    for step in [StateChange::Finish, StateChange::Archive] {
        boards.step(step)?;
    }
    Ok(())
}

/// A tournament that is being played.
struct Night<'a> {
    store: &'a Store,
    director: &'a Actor,
    id: TournamentId,
    now: DateTime<Utc>,
}

impl<'a> Night<'a> {
    fn begin(
        store: &'a Store,
        director: &'a Actor,
        slug: &str,
        preset: &str,
        name: &str,
        starts: NaiveDateTime,
        now: DateTime<Utc>,
    ) -> Result<Night<'a>, ActError> {
        let new = NewTournament {
            name,
            preset,
            game: GameKind::ALL[0].as_str(),
            starts,
            venue: "Kávéház",
        };
        let id = tournaments::create(store, director, slug, &new, None, now)?;
        let night = Night {
            store,
            director,
            id,
            now,
        };
        let compared = night.tournament()?.compares_boards(1);
        if compared {
            let shown = store.read(|db| read::tournament(db, director, id))?;
            let mut stages = shown.loaded.tournament.stages.clone();
            stages.iter_mut().for_each(|stage| stage.rounds = COMPARED);
            night.act(ChangeSetting {
                seen: shown.loaded.revision,
                part: SettingPart::Stages,
                read: |_: &Tournament| Ok(Setting::Stages(stages)),
            })?;
        }
        night.step(StateChange::Open)?;
        let members: Vec<MemberId> = store.read(|db| {
            let shown = read::tournament(db, director, id)?;
            let offered = read::to_enter(db, &shown.loaded)?;
            Ok::<_, ActError>(offered.into_iter().map(|(id, _)| id).collect())
        })?;
        // Where deals are compared, all sit at tables of three.
        let count = if compared { members.len() / 3 * 3 } else { members.len() };
        for member in members.into_iter().take(count) {
            night.act(Enter { member, here: false })?;
        }
        night.step(StateChange::StartCheckIn)?;
        let entered = night.tournament()?.entries.len();
        for entry in (1..).take(entered) {
            night.act(ActOnEntry {
                entry: EntryNo(entry),
                act: EntryAct::CheckIn,
            })?;
        }
        let guests = GUESTS.join("\n");
        let lines = store.read(|db| tournaments::plan_many(db, director, id, &guests))?;
        // Guests of the first evening are in the club when the second begins.
        if !compared && lines.iter().any(|line| line.fate.enters()) {
            night.act(EnterMany {
                names: &guests,
                others: &[],
                here: true,
            })?;
        }
        night.step(StateChange::Start)?;
        Ok(night)
    }

    fn tournament(&self) -> Result<Tournament, ActError> {
        let shown = self.store.read(|db| read::tournament(db, self.director, self.id))?;
        Ok(Tournament::clone(&shown.loaded.tournament))
    }

    fn step(&self, step: StateChange) -> Result<(), ActError> {
        self.act(ChangeState { step, reason: "" })
    }

    fn act(&self, act: impl TournamentAct) -> Result<(), ActError> {
        self.request().act(act).map(drop)
    }

    fn request(&self) -> ActRequest<'a> {
        ActRequest {
            store: self.store,
            actor: self.director,
            id: self.id,
            form: IdempotentRequest::default(),
            now: self.now,
        }
    }

    /// Brings so many hands to the last table of three of a round; where all are there, its result is what they come
    /// to.
    fn hands(&self, round: u16, deals: usize, seed: u64) -> Result<(), ActError> {
        let (store, director, id) = (self.store, self.director, self.id);
        let shown = store.read(|db| read::tournament(db, director, id))?;
        let tournament = &shown.loaded.tournament;
        let tables = tournament
            .round(round)
            .map(|round| round.tables.clone())
            .unwrap_or_default();
        let Some(table) = tables.iter().rev().find(|table| table.seats.len() == 3) else {
            return Ok(());
        };
        let names = names(&shown, table);
        let made = generate::records(tournament.game, seed).take(deals);
        let text = records(tournament, round, table.number, &names, made);
        let tally = self.bring(round, table.number, &text, Visibility::Club)?;
        let (Some(seats), true) = (tally.seats, deals == DEALS) else {
            return Ok(());
        };
        let act = ResultAct::Hands(seats.iter().map(|seat| seat.raw).collect());
        let seen = table.version;
        let typed = ResultTyped {
            round,
            table: table.number,
            seen,
            reason: "a leosztások szerint",
            device: None,
        };
        self.act(ActOnResult { typed, act })
    }

    /// Brings records to a table; what its hands come to now.
    fn bring(&self, round: u16, table: u16, text: &str, visibility: Visibility) -> Result<Tally, ActError> {
        let (store, director) = (self.store, self.director);
        let at = TableAt {
            id: self.id,
            round,
            table,
        };
        let media_type = "application/x-ndjson";
        let sizes = Sizes::default();
        let sent = HandsUpload {
            file_name: "table.ndjson",
            media_type,
            sizes,
            visibility,
        };
        let mut bytes = text.as_bytes();
        let go_on = &mut |_| ControlFlow::Continue(());
        tournaments::bring_hands(&self.request(), at, sent, &mut bytes, go_on)?;
        store.read(|db| {
            let shown = read::tournament(db, director, self.id)?;
            Ok(tournaments::table_hands(db, director, &shown, at)?.tally)
        })
    }

    /// Makes the deals of its boards.
    fn seal(&self) -> Result<(), ActError> {
        let shown = self.store.read(|db| read::tournament(db, self.director, self.id))?;
        self.act(MakeDeals {
            revision: shown.loaded.revision,
            seen_by: DealsSeenBy::Owners,
            seed: DealSeed::new(BOARDS_SEED),
        })
    }

    /// A round in which every table plays the same deals: its hands are brought to each, and what they come to is the
    /// result. Everyone sees them when it is over.
    fn compared(&self, round: u16) -> Result<(), ActError> {
        let (store, director, id) = (self.store, self.director, self.id);
        self.round(round, 0)?;
        let shown = store.read(|db| read::tournament(db, director, id))?;
        let tournament = &shown.loaded.tournament;
        let tables = tournament
            .round(round)
            .map(|round| round.tables.clone())
            .unwrap_or_default();
        for table in tables {
            let boards = tournament.boards_at(round, table.number);
            let made = boards.iter().filter_map(|board| {
                let deal = dealt(tournament, *board)?;
                generate::record_of(tournament.game, &deal, board.number as u64, table.number.into())
            });
            let text = records(tournament, round, table.number, &names(&shown, &table), made);
            let tally = self.bring(round, table.number, &text, Visibility::Public)?;
            let Some(seats) = tally.seats else { continue };
            let act = ResultAct::Hands(seats.iter().map(|seat| seat.raw).collect());
            let typed = ResultTyped {
                round,
                table: table.number,
                seen: table.version,
                reason: "",
                device: None,
            };
            self.act(ActOnResult { typed, act })?;
        }
        self.act(OpenHands { round })
    }

    /// Draws and plays a round; only so many tables have a result.
    fn round(&self, round: u16, results: usize) -> Result<(), ActError> {
        // A schedule is drawn whole.
        if self.tournament()?.round(round).is_none() {
            let order = DrawOrder {
                seed: Some(u64::from(round)),
                ..DrawOrder::default()
            };
            tournaments::draw(&self.request(), order)?;
        }
        for act in [RoundAct::Publish, RoundAct::Begin] {
            self.act(ActOnRound { round, act })?;
        }
        let tournament = self.tournament()?;
        let tables = tournament
            .round(round)
            .map(|round| round.tables.clone())
            .unwrap_or_default();
        for table in tables.iter().take(results) {
            let at = usize::from(round * 7 + table.number);
            let raw = match table.seats.len() {
                4 => FOURS[at % FOURS.len()].to_vec(),
                _ => THREES[at % THREES.len()].to_vec(),
            };
            let act = ResultAct::Enter(raw.into_iter().map(SeatResult::of).collect());
            let typed = ResultTyped {
                round,
                table: table.number,
                seen: 0,
                reason: "",
                device: None,
            };
            self.act(ActOnResult { typed, act })?;
        }
        Ok(())
    }
}

/// The deal of a board as it lies at a table of three.
fn dealt(tournament: &Tournament, board: Board) -> Option<Deal> {
    let sealed = tournament.deal_of(board)?;
    let takes_talon = tournament.forehand_takes_talon();
    let seats = cards::Seat::ALL;
    let holds = |seat| (0..seats.len()).find(|hand| seats[board.place_of_hand(*hand, seats.len())] == seat);
    let dealt = |seat| sealed.cards_of(holds(seat).unwrap_or_default(), takes_talon);
    let talon = if takes_talon { CardSet::EMPTY } else { sealed.talon };
    Some(Deal {
        forehand: seats[board.place_of_hand(0, seats.len())],
        holdings: BySeat::from_fn(|seat| DealtCards::known(dealt(seat))),
        talon: DealtCards::known(talon),
    })
}

/// Who sits at a table, by the names that records have.
fn names(shown: &read::ShownTournament, table: &Table) -> Vec<String> {
    let name = |seat: &Seat| {
        let member = shown.loaded.tournament.entry(seat.entry).map(|entry| entry.member);
        let member = member.and_then(|key| shown.loaded.members.get(&key));
        member.map(|member| member.name.clone()).unwrap_or_default()
    };
    table.seats.iter().map(name).collect()
}

/// Records of hands that these three played at a table, one a line.
fn records(
    tournament: &Tournament,
    round: u16,
    table: u16,
    names: &[String],
    made: impl Iterator<Item = String>,
) -> String {
    let line = |(deal, text): (usize, String)| {
        let mut record: Value = serde_json::from_str(&text).ok()?;
        let members = record.as_object_mut()?;
        members.remove("id");
        members.remove("annotations");
        members.remove("variations");
        let seats = cards::Seat::ALL
            .into_iter()
            .zip(names)
            .map(|(seat, name)| (seat.letter(), json!({"name": name})));
        members.insert("players".into(), seats.collect());
        let date = tournament.starts.date().to_string();
        let source = json!({"event": tournament.name, "venue": tournament.venue, "round": round, "table": table.to_string(),
            "deal": deal, "date": date, "origin": "constructed"});
        members.insert("source".into(), source);
        Some(record.to_string())
    };
    (1..).zip(made).filter_map(line).collect::<Vec<_>>().join("\n")
}
