//! The card of a table of a tournament: the players who hold the card on the table keep it. Its people are entries, by
//! their numbers, and their names are put beside them when it is read; what is played, the tournament says.

use chrono::{DateTime, Utc};
use serde_json::{Value as Json, json};

use super::CardKey;
use super::boards::{entries, lines, scores, set_at};
use super::open::{card_of, document};
use crate::tournaments::read::ShownTournament;
use crate::tournaments::{self, Card, CorrectDeals, Loaded, LockedByCard, TableAt};
use crate::{ActError, Actor, Missing, stored};
use talon_rules::games::session::TablePlay;
use talon_scorecard::{Act, PersonNo, Scorecard, Tally};
use talon_store::scorecards::{self, KeptScorecard, NewScorecard, TablePlace};
use talon_store::{Db, Moment};
use talon_tournament::EntryNo;
use talon_tournament::standings::{BoardScore, SeatResult};
use talon_tournament::tournament::{Table, TableAct, Tournament, Why};

/// A table with its tournament, as the holders of its card see it.
#[derive(Debug, Clone)]
pub struct CardTable {
    pub card: Card,
    /// The reader corrects deals though a result stands, which follows them.
    pub corrects: bool,
    pub shown: Box<ShownTournament>,
}

impl CardTable {
    /// The table of a card.
    pub(super) fn of(db: &mut Db, actor: &Actor, card: &Card) -> Result<CardTable, ActError> {
        let shown = tournaments::by_card(db, actor, card)?;
        CardTable::seen(db, actor, card, shown)
    }

    fn seen(db: &mut Db, actor: &Actor, card: &Card, shown: ShownTournament) -> Result<CardTable, ActError> {
        let standing = tournaments::standing_at(db, actor, &shown.loaded, card.round, card.table, None)?;
        let rights = shown.loaded.tournament.allowed(card.round, card.table, &standing);
        Ok(CardTable {
            corrects: rights.may(TableAct::CorrectDeals),
            card: card.clone(),
            shown: Box::new(shown),
        })
    }

    fn tournament(&self) -> &Tournament {
        &self.shown.loaded.tournament
    }

    /// The table itself.
    pub fn table(&self) -> Option<&Table> {
        self.tournament().table(self.card.round, self.card.table)
    }

    /// Deals that it plays, where that is fixed.
    pub fn planned(&self) -> Option<u16> {
        match self.tournament().profile.play {
            TablePlay::Deals(deals) => Some(deals),
            TablePlay::Session { .. } => None,
        }
    }

    /// Whether deals can still be written: as long as no result of the table stands, and by officials afterwards.
    pub(super) fn takes_deals(&self) -> bool {
        self.corrects || self.table().is_some_and(|table| table.result.is_none())
    }

    /// What its deals come to, in the order of seats, as a result has it.
    fn seats(&self, card: &Scorecard) -> Vec<SeatResult> {
        let (tournament, tally) = (self.tournament(), card.tally());
        let entries = self.table().map(entries).unwrap_or_default();
        if card.boards.is_some() {
            let boards = scores(&lines(card, &tally, &entries));
            return tournaments::seats_of_boards(tournament, self.card.round, self.card.table, &boards);
        }
        let sums = tally.in_the_end();
        let counts_deals = tournament.profile.scoring.scheme.counts_deals();
        let counted = || tally.lines.iter().filter(|line| line.counts());
        let seat = |entry: &EntryNo| {
            let at = card.people.iter().position(|person| *person == entry.0.to_string());
            let person = at.and_then(|at| u8::try_from(at).ok()).map(PersonNo);
            let deals = person.map(|person| counted().filter(|line| line.people.contains(&person)).count());
            SeatResult {
                raw: at.and_then(|at| sums.get(at)).copied().unwrap_or(0),
                deals: deals.filter(|_| counts_deals).and_then(|deals| deals.try_into().ok()),
                ..SeatResult::default()
            }
        };
        entries.iter().map(seat).collect()
    }

    pub(super) fn place(&self) -> TablePlace {
        TablePlace {
            tournament: self.card.id,
            round: self.card.round.into(),
            table: self.card.table.into(),
        }
    }

    /// What joins its deals as hands of one sitting.
    pub(super) fn session(&self) -> String {
        format!(
            "tournament {}, round {}, table {}",
            self.card.id, self.card.round, self.card.table
        )
    }

    fn empty(&self) -> Option<Scorecard> {
        empty_card(&self.shown, &self.card)
    }

    /// The card with what the tournament says of its deals: how many there are, and which boards, where deals are
    /// compared.
    pub(super) fn with_plan(&self, card: Scorecard) -> Scorecard {
        let boards = set_at(self.tournament(), self.card.round, self.card.table);
        Scorecard {
            // Each board is played once, so their number is that of the set.
            planned: self.planned().map(u32::from).filter(|_| boards.is_none()),
            boards,
            ..card
        }
    }

    /// What it says of each board, for the result of the table.
    pub fn board_scores(&self, card: &Scorecard, tally: &Tally) -> Vec<BoardScore> {
        // Its people have names by now, in the order in which they sit there.
        let entries = self.table().map(entries).unwrap_or_default();
        let people = entries.iter().map(|entry| entry.0.to_string()).collect();
        let card = Scorecard { people, ..card.clone() };
        scores(&lines(&card, tally, &entries))
    }

    /// The card with names in the place of entries.
    pub(super) fn named(&self, mut card: Scorecard) -> Scorecard {
        let name = |person: &String| {
            let entry = person.parse().ok().map(EntryNo);
            let seat = self
                .table()
                .and_then(|table| table.seats.iter().find(|seat| Some(seat.entry) == entry));
            let substitute = seat.and_then(|seat| seat.substitute);
            let name = match substitute {
                Some(member) => self.shown.member_name(member),
                None => entry.and_then(|entry| self.shown.name_of(entry)),
            };
            name.unwrap_or_else(|| format!("#{person}"))
        };
        card.people = card.people.iter().map(name).collect();
        card
    }

    /// The kept card, if there is one.
    pub(super) fn find(&self, db: &mut Db) -> Result<Option<KeptScorecard>, ActError> {
        Ok(scorecards::find_at(db, self.place())?)
    }

    /// The kept card, made empty where there is none.
    pub(super) fn find_or_begin(&self, db: &mut Db, now: Moment) -> Result<KeptScorecard, ActError> {
        if let Some(kept) = self.find(db)? {
            return Ok(kept);
        }
        let empty = self.empty().ok_or(ActError::NotFound(Missing::Scorecard))?;
        // Nobody is told these keys: the card on the table is the only one.
        let key = CardKey::fresh()?;
        let new = NewScorecard {
            write_hash: &key.hash(),
            read_hash: &key.to_read().hash(),
            owner: None,
            document: &document(&empty)?,
            place: Some(self.place()),
            now,
        };
        scorecards::insert(db, &new)?;
        self.find(db)?.ok_or(ActError::NotFound(Missing::Scorecard))
    }

    /// The card as it is kept, or empty.
    pub(super) fn read(&self, db: &mut Db) -> Result<(Scorecard, i64), ActError> {
        match self.find(db)? {
            Some(kept) => Ok((self.with_plan(card_of(&kept)?), kept.revision)),
            None => {
                let empty = self.empty().ok_or(ActError::NotFound(Missing::Scorecard))?;
                Ok((self.with_plan(empty), 0))
            }
        }
    }
}

/// A table for an act on its card: its tournament is locked until the transaction ends.
pub(super) struct LockedTable {
    pub at: CardTable,
    tournament: Loaded,
}

impl LockedTable {
    /// The table of a card.
    pub fn of(db: &mut Db, actor: &Actor, card: &Card) -> Result<LockedTable, ActError> {
        let LockedByCard { whole, shown } = tournaments::locked_by_card(db, actor, card)?;
        Ok(LockedTable {
            at: CardTable::seen(db, actor, card, shown)?,
            tournament: whole,
        })
    }

    /// Lets the result that stands follow its deals.
    pub fn correct_result(
        self,
        db: &mut Db,
        actor: &Actor,
        card: &Scorecard,
        now: DateTime<Utc>,
    ) -> Result<(), ActError> {
        let Card { id, round, table, .. } = self.at.card;
        let act = CorrectDeals {
            at: TableAt { id, round, table },
            seats: self.at.seats(card),
        };
        match tournaments::act_within(db, actor, self.tournament, act, now) {
            // What they come to is what waits already.
            Err(ActError::Refused(refusal)) if refusal.why == Why::Unchanged => Ok(()),
            other => other,
        }
    }
}

/// The empty card of a table.
pub fn empty_card(shown: &ShownTournament, card: &Card) -> Option<Scorecard> {
    let tournament = &shown.loaded.tournament;
    let table = tournament.table(card.round, card.table)?;
    let people = table.seats.iter().map(|seat| seat.entry.0.to_string()).collect();
    let mut card = Scorecard::new(tournament.game, people, PersonNo(0), tournament.starts.date()).ok()?;
    card.rules = rules(tournament).ok()?;
    Some(card)
}

/// Whether an act is about deals: people, rules and stake are the tournament's.
pub(super) const fn is_of_deals(act: &Act) -> bool {
    !matches!(
        act,
        Act::Rename(_)
            | Act::Reseat(_)
            | Act::Seat(_)
            | Act::SetRules(_)
            | Act::SetDealing(_)
            | Act::SetStake(_)
            | Act::Close
            | Act::Reopen
    )
}

/// Whether an act can change what the deals come to.
pub(super) const fn corrects_result(act: &Act) -> bool {
    !matches!(act, Act::Agree(_))
}

/// The rules of the tournament, with what a table plays among the options.
///
/// # Errors
/// When the tournament has none that can be read.
fn rules(tournament: &Tournament) -> Result<Json, ActError> {
    let mut rules: Json = stored::read(&tournament.profile.rules, "the rules of a tournament")?;
    if let TablePlay::Session { bula, refas } = tournament.profile.play {
        if !rules["options"].is_object() {
            rules["options"] = json!({});
        }
        rules["options"]["bula"] = json!(bula);
        rules["options"]["refas"] = json!(refas);
    }
    Ok(rules)
}
