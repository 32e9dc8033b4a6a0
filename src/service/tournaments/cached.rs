//! A tournament with what was counted of it, kept in memory for the next who asks for the same text.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use crate::ActError;
use crate::bounded_cache::BoundedCache;
use talon_records::hash::Hash;
use talon_store::tournaments::{self, TournamentRow};
use talon_tournament::rounds::boards::Boards;
use talon_tournament::standings::BadFacts;
use talon_tournament::tournament::{Ranking, Round, RoundState, Tournament, file};

/// Bytes of tournaments that are kept, with what was counted of them.
const KEPT_BYTES_MAX: usize = 16 * 1024 * 1024;
/// A tournament and its rankings take so many times the bytes of its text.
const GROWTH: usize = 12;
/// Rankings of one tournament that are kept: pages ask for the last round and the one before it.
const RANKINGS_MAX: usize = 4;

static KEPT: LazyLock<BoundedCache<CachedTournament>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES_MAX));

/// A tournament that remembers its standings. Clones share what was counted; one that is changed is another one.
#[derive(Debug, Clone)]
pub struct CachedTournament(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tournament: Tournament,
    /// The same as those see it who do not direct it, where that is another one.
    shown: OnceLock<Option<CachedTournament>>,
    /// By stage and last round that counts, the latest last.
    rankings: Mutex<Vec<(u16, u16, Arc<Ranking>)>>,
}

/// What a text is called.
pub(super) fn hash(document: &str) -> String {
    Hash::of(document.as_bytes()).to_hex()
}

/// The tournament of this name, if someone has read it lately.
pub(super) fn kept(hash: &str) -> Option<CachedTournament> {
    KEPT.get(hash.as_bytes())
}

impl CachedTournament {
    /// The tournament that a row tells of.
    ///
    /// # Errors
    /// When no program of this version wrote it.
    pub(super) fn of(row: &TournamentRow) -> Result<CachedTournament, ActError> {
        let head = &row.head;
        let tournament = file::read_kept(row.document.as_bytes()).map_err(|_| tournaments::unreadable(head.id))?;
        let counted = CachedTournament::from(tournament);
        if !head.document_hash.is_empty() {
            KEPT.put(
                head.document_hash.as_bytes(),
                counted.clone(),
                row.document.len() * GROWTH,
            );
        }
        Ok(counted)
    }

    /// Without the draft of a round, which is the director's alone.
    pub(crate) fn without_drafts(&self) -> CachedTournament {
        let is_seen = |round: &Round| round.state > RoundState::Drawn;
        let shown = self.0.shown.get_or_init(|| {
            let all_seen = self.0.tournament.rounds.iter().all(is_seen);
            (!all_seen).then(|| {
                let mut tournament = self.0.tournament.clone();
                tournament.rounds.retain(is_seen);
                CachedTournament::from(tournament)
            })
        });
        shown.as_ref().unwrap_or(self).clone()
    }

    /// Without the results so far of rounds that are not complete, where boards travel and are compared with them.
    pub(super) fn with_complete_results(&self, stage: u16) -> CachedTournament {
        let at = usize::from(stage).checked_sub(1);
        let boards = at.and_then(|at| self.0.tournament.stages.get(at)?.boards);
        let is_open = |round: &Round| round.stage == stage && !round.is_complete();
        if boards != Some(Boards::Travelling) || !self.0.tournament.rounds.iter().any(is_open) {
            return self.clone();
        }
        let mut tournament = self.0.tournament.clone();
        for round in tournament.rounds.iter_mut().filter(|round| is_open(round)) {
            round.tables.iter_mut().for_each(|table| table.result = None);
        }
        CachedTournament::from(tournament)
    }

    /// The standings of a stage, counting rounds up to this one.
    ///
    /// # Errors
    /// As [`Tournament::ranking_of`].
    pub fn ranking_of(&self, stage: u16, as_of: u16) -> Result<Arc<Ranking>, BadFacts> {
        let known = self
            .rankings()
            .iter()
            .find(|known| (known.0, known.1) == (stage, as_of))
            .cloned();
        if let Some((_, _, ranking)) = known {
            return Ok(ranking);
        }
        // Counted without the lock: two who ask at the same time count the same.
        let ranking = Arc::new(self.0.tournament.ranking_of(stage, as_of)?);
        let mut rankings = self.rankings();
        if rankings.len() >= RANKINGS_MAX {
            rankings.remove(0);
        }
        rankings.push((stage, as_of, Arc::clone(&ranking)));
        Ok(ranking)
    }

    /// The standings after a round, of the stage of that round; 0 is before the first.
    ///
    /// # Errors
    /// As [`Tournament::ranking_of`].
    pub fn ranking_after(&self, round: u16) -> Result<Arc<Ranking>, BadFacts> {
        self.ranking_of(self.0.tournament.round(round).map_or(1, |round| round.stage), round)
    }

    fn rankings(&self) -> std::sync::MutexGuard<'_, Vec<(u16, u16, Arc<Ranking>)>> {
        self.0.rankings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl From<Tournament> for CachedTournament {
    fn from(tournament: Tournament) -> CachedTournament {
        CachedTournament(Arc::new(Inner {
            tournament,
            shown: OnceLock::new(),
            rankings: Mutex::default(),
        }))
    }
}

impl Deref for CachedTournament {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.0.tournament
    }
}

impl DerefMut for CachedTournament {
    fn deref_mut(&mut self) -> &mut Tournament {
        let inner = Arc::make_mut(&mut self.0);
        // What was counted before says nothing of what it is going to be.
        inner.shown.take();
        inner.rankings = Mutex::default();
        &mut inner.tournament
    }
}

impl Clone for Inner {
    fn clone(&self) -> Inner {
        Inner {
            tournament: self.tournament.clone(),
            shown: OnceLock::new(),
            rankings: Mutex::default(),
        }
    }
}

impl PartialEq for CachedTournament {
    fn eq(&self, other: &CachedTournament) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.tournament == other.0.tournament
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;
    use talon_tournament::EntryNo;
    use talon_tournament::standings::SeatResult;
    use talon_tournament::tournament::{MemberKey, Origin, Preset, ResultSource, TableStanding};

    fn drawn() -> CachedTournament {
        let starts = NaiveDate::from_ymd_opt(2026, 11, 22)
            .unwrap()
            .and_hms_opt(18, 0, 0)
            .unwrap();
        let profile = Preset::ClubEvening.profile("{}".to_owned(), TablePlay::Deals(9));
        let stages = Preset::ClubEvening.stages();
        let mut tournament = Tournament::new("Friday".to_owned(), GameKind::ALL[0], starts, profile, stages);
        tournament.open().unwrap();
        for member in 1..=3 {
            tournament.enter(MemberKey(member)).unwrap();
        }
        tournament.start_check_in().unwrap();
        (1..=3).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
        tournament.start().unwrap();
        tournament.draw(7).unwrap();
        tournament.into()
    }

    #[test]
    fn standings_are_counted_once_and_again_after_a_change() {
        let mut tournament = drawn();
        tournament.publish_round(1).unwrap();
        let before = tournament.ranking_after(1).unwrap();
        let shared = tournament.clone();
        assert!(Arc::ptr_eq(&before, &shared.ranking_after(1).unwrap()));
        let raw = [7, -2, -5].map(SeatResult::of).to_vec();
        let standing = TableStanding::scorer(None);
        tournament
            .enter_result(
                1,
                1,
                raw,
                ResultSource {
                    origin: Origin::Phone,
                    standing,
                    seen: 0,
                },
            )
            .unwrap();
        assert_eq!(
            *tournament.ranking_after(1).unwrap(),
            Tournament::ranking_after(&tournament, 1).unwrap()
        );
        assert!(*tournament.ranking_after(1).unwrap() != *before);
        assert!(
            Arc::ptr_eq(&before, &shared.ranking_after(1).unwrap()),
            "the other is what it was"
        );
        assert!(tournament != shared);
    }

    #[test]
    fn a_draft_is_left_out_and_comes_when_it_is_published() {
        let mut tournament = drawn();
        assert!(tournament.without_drafts().rounds.is_empty() && !tournament.rounds.is_empty());
        tournament.publish_round(1).unwrap();
        let shown = tournament.without_drafts();
        assert_eq!(shown.rounds, tournament.rounds);
        assert!(Arc::ptr_eq(&shown.0, &tournament.0), "there is nothing to leave out");
    }

    #[test]
    fn no_more_than_a_few_rankings_are_kept() {
        let tournament = drawn();
        for as_of in 0..10 {
            tournament.ranking_of(1, as_of).unwrap();
        }
        let kept: Vec<u16> = tournament.rankings().iter().map(|(_, as_of, _)| *as_of).collect();
        assert_eq!(kept, [6, 7, 8, 9]);
    }
}
