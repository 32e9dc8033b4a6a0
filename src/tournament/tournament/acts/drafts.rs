//! Drafts of rounds: they are drawn, looked at, changed by hand, drawn again and published.

use crate::rounds::boards;
use crate::seating::Prefer;
use crate::tournament::draws::repeats;
use crate::tournament::{
    DrawnBy, ENGINE, ENGINE_EVEN, Format, Place, Preview, Refusal, Round, RoundAct, RoundState, State, Tournament, Why,
};
use crate::{EntryNo, EntryPair};

/// What a change by hand does to a draft, beside what the engine drew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swap {
    /// Repeated pairs of the tournament up to the round, before the change.
    pub repeats_before: u64,
    /// The same after it.
    pub repeats_after: u64,
    /// Pairs that now sit together though they must not.
    pub apart: Vec<EntryPair>,
    /// Pairs that now meet again.
    pub again: Vec<MetBefore>,
}

/// Two who meet again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MetBefore {
    pub pair: EntryPair,
    /// The round in which they met last.
    pub last: u16,
}

impl Tournament {
    /// Draws what comes next and keeps it as a draft: one round, or all of a stage whose rounds are fixed beforehand.
    ///
    /// # Errors
    /// When a draft is there already, a round is open on whose results the draw depends, or nothing can be drawn.
    pub fn draw(&mut self, seed: u64) -> Result<Preview, Refusal> {
        self.draw_after(seed, Prefer::default(), &[])
    }

    fn draw_after(&mut self, seed: u64, prefer: Prefer, dropped: &[Round]) -> Result<Preview, Refusal> {
        self.in_state(State::Running, State::Running)?;
        if let Some(draft) = self.rounds.iter().find(|round| round.state == RoundState::Drawn) {
            return Err(Refusal::tournament(Why::Drafted(draft.number)));
        }
        let stage = self.stage();
        let format = usize::from(stage)
            .checked_sub(1)
            .and_then(|at| self.stages.get(at))
            .map(|one| &one.format);
        let waits = format.is_none_or(Format::follows_results) || self.rounds_of(stage).next().is_none();
        if let Some(open) = self.rounds.iter().find(|round| waits && !round.is_complete()) {
            return Err(Refusal::tournament(Why::RoundOpen(open.number)));
        }
        let preview = self.preview_after(seed, prefer, dropped)?;
        let engine = match prefer {
            Prefer::Repeats => ENGINE,
            Prefer::Even => ENGINE_EVEN,
        };
        let first = self.rounds.len() as u16 + 1;
        for (number, drawn) in (first..).zip(preview.rounds()) {
            let drawn_by = DrawnBy {
                seed,
                engine: engine.to_owned(),
                by_hand: false,
            };
            self.rounds.push(Round::draft(number, stage, drawn, drawn_by));
        }
        self.lay_boards(stage);
        Ok(preview)
    }

    /// Drops all drafts and draws again, with those who are there now.
    ///
    /// # Errors
    /// As [`Tournament::draw`], or when it comes out as it was; the drafts stay then.
    pub fn redraw(&mut self, seed: u64, prefer: Prefer) -> Result<Preview, Refusal> {
        let mut again = self.clone();
        let is_draft = |round: &mut Round| round.state == RoundState::Drawn;
        let dropped: Vec<Round> = again.rounds.extract_if(.., is_draft).collect();
        let preview = again.draw_after(seed, prefer, &dropped)?;
        let same = |(old, new): (&Round, &Round)| old.byes == new.byes && old.tables == new.tables;
        if again.rounds.len() == self.rounds.len() && self.rounds.iter().zip(&again.rounds).all(same) {
            return Err(Refusal::tournament(Why::Unchanged));
        }
        *self = again;
        Ok(preview)
    }

    /// Lets two entries change places in a draft, whether at tables or sitting out, and says what it does.
    ///
    /// # Errors
    /// When one of them has no place there, or the round is no draft.
    pub fn swap(&mut self, round: u16, one: EntryNo, other: EntryNo) -> Result<Swap, Refusal> {
        self.round_takes(round, RoundAct::Swap)?;
        let place = Place::round(round);
        let draft = self.round_mut(round)?.clone();
        let has_place = |entry: EntryNo| draft.everybody().any(|seated| seated == entry);
        // Someone who has no place in a schedule that stays sits out, and can be given one.
        let out = self.as_seated(&draft).byes;
        for entry in [one, other] {
            if !has_place(entry) && !out.contains(&entry) {
                return Err(Refusal::at(place.of(entry), Why::NotAtTable));
            }
        }
        if one == other {
            return Err(Refusal::at(place.of(one), Why::SamePlace));
        }
        let before = repeats(self, round);
        let at = self.round_mut(round)?;
        let newcomers = [one, other].into_iter().filter(|entry| !has_place(*entry));
        at.byes.extend(newcomers);
        let turned = |entry: EntryNo| match entry {
            entry if entry == one => other,
            entry if entry == other => one,
            entry => entry,
        };
        at.tables
            .iter_mut()
            .flat_map(|table| &mut table.seats)
            .for_each(|seat| seat.entry = turned(seat.entry));
        at.byes.iter_mut().for_each(|entry| *entry = turned(*entry));
        at.byes.sort_unstable();
        at.drawn_by.by_hand = true;
        let stage = at.stage;
        self.lay_boards(stage);
        Ok(self.told(round, before, [one, other]))
    }

    fn told(&self, round: u16, before: u64, moved: [EntryNo; 2]) -> Swap {
        let mut swap = Swap {
            repeats_before: before,
            repeats_after: repeats(self, round),
            apart: Vec::new(),
            again: Vec::new(),
        };
        let seated = self.round(round).map(|draft| self.as_seated(draft));
        for table in seated.iter().flat_map(|round| &round.tables) {
            for one in moved.iter().filter(|one| table.seat_of(**one).is_some()) {
                for other in table.seats.iter().map(|seat| seat.entry).filter(|other| other != one) {
                    let pair = EntryPair::of(*one, other);
                    if self.must_not_meet(pair) {
                        swap.apart.push(pair);
                    }
                    if let Some(last) = self.met_before(pair, round) {
                        swap.again.push(MetBefore { pair, last });
                    }
                }
            }
        }
        swap.apart.sort_unstable();
        swap.apart.dedup();
        swap.again.sort_unstable();
        swap.again.dedup();
        swap
    }

    /// Whether two must not sit together: by the word of the director, or because they are of one team.
    pub fn must_not_meet(&self, pair: EntryPair) -> bool {
        let team = |entry: EntryNo| self.entry(entry).and_then(|entry| entry.team).map(|member| member.team);
        self.apart.contains(&pair) || team(pair.one).is_some() && team(pair.one) == team(pair.other)
    }

    /// The last round before this one in which two sat at one table.
    pub fn met_before(&self, pair: EntryPair, round: u16) -> Option<u16> {
        let together = |round: &&Round| {
            round
                .tables
                .iter()
                .any(|table| table.seat_of(pair.one).is_some() && table.seat_of(pair.other).is_some())
        };
        let before = self.rounds.iter().filter(|earlier| earlier.number < round);
        before.filter(together).map(|round| round.number).next_back()
    }

    /// Shows a draft to everyone, as it is seated then.
    ///
    /// # Errors
    /// When it is no draft, another one comes first, or it seats someone who has left and is of no schedule that stays.
    pub fn publish_round(&mut self, round: u16) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::Publish)?;
        let seated = self.round(round).map(|draft| self.as_seated(draft));
        let draft = self.round_mut(round)?;
        if let Some(seated) = seated {
            *draft = seated;
        }
        draft.state = RoundState::Published;
        Ok(())
    }

    /// Lays boards out for the drafts of a stage that compares deals; where sets lie that someone saw, they stay.
    pub(in crate::tournament) fn lay_boards(&mut self, stage: u16) {
        let kind = usize::from(stage)
            .checked_sub(1)
            .and_then(|at| self.stages.get(at))
            .and_then(|one| one.boards);
        let Some(kind) = kind else { return };
        let drawn: Vec<_> = self.rounds_of(stage).map(Round::drawn).collect();
        let seen = self.rounds_of(stage).filter(|round| round.state > RoundState::Drawn);
        let sets = |round: &Round| round.tables.iter().map(|table| table.boards.unwrap_or(0)).collect();
        let laid: Vec<Vec<u16>> = seen.map(sets).collect();
        let sets = boards::movement_after(&drawn, &laid, kind).sets;
        let rounds = self.rounds.iter_mut().filter(|round| round.stage == stage);
        for (round, sets) in rounds.zip(sets).filter(|(round, _)| round.state == RoundState::Drawn) {
            for (table, set) in round.tables.iter_mut().zip(sets) {
                table.boards = Some(set);
            }
        }
    }
}
