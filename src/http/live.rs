//! Tells browsers that a tournament has changed, so that they ask for its page again. However many listen, the database
//! is asked once a second which revision each of their tournaments has, and not at all while nobody does; so it does
//! not matter which process changed it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::web::Bytes;
use futures_util::stream::{Stream, unfold};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};

use super::problem::{Problem, ProblemKind};
use super::state::State;
use talon_store::{TournamentId, tournaments};

/// How often the database is asked.
const LOOK: Duration = Duration::from_secs(1);
/// After so long without news a line is sent all the same, so that nothing between here and the browser gives up.
const BREATH: Duration = Duration::from_secs(20);
/// Then the browser asks again, and so its rights are asked again.
const LISTEN_MAX: Duration = Duration::from_secs(15 * 60);
/// Listeners of all tournaments together.
const LISTENERS_MAX: usize = 2000;

/// Who listens to which tournament.
#[derive(Debug)]
pub struct Live {
    inner: Mutex<Inner>,
    /// True once the server is told to end.
    ending: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct Inner {
    /// The revision of each tournament that is listened to.
    tournaments: BTreeMap<TournamentId, watch::Sender<i64>>,
    is_watching: bool,
}

impl Default for Live {
    fn default() -> Live {
        Live {
            inner: Mutex::default(),
            ending: watch::channel(false).0,
        }
    }
}

impl Live {
    /// Ends every stream, so that the server can end too.
    pub fn end(&self) {
        self.ending.send_replace(true);
    }

    /// Revisions of a tournament from this one on, as lines of a stream.
    ///
    /// # Errors
    /// When there are too many listeners.
    pub fn listen(
        self: &Arc<Live>,
        state: &State,
        id: TournamentId,
        revision: i64,
    ) -> Result<impl Stream<Item = Result<Bytes, actix_web::Error>> + use<>, Problem> {
        let mut inner = self.lock();
        let listeners: usize = inner.tournaments.values().map(watch::Sender::receiver_count).sum();
        if listeners >= LISTENERS_MAX {
            let problem = Problem::new(ProblemKind::Busy, "too many are listening");
            return Err(Problem {
                retry_after: Some(30),
                ..problem
            });
        }
        let sender = inner
            .tournaments
            .entry(id)
            .or_insert_with(|| watch::channel(revision).0);
        let mut revisions = sender.subscribe();
        // The page may be older than what the others have been told already.
        revisions.mark_changed();
        if !inner.is_watching {
            inner.is_watching = true;
            actix_web::rt::spawn(Arc::clone(self).watch(state.clone()));
        }
        let ending = self.ending.subscribe();
        let until = Instant::now() + LISTEN_MAX;
        Ok(unfold(
            Listener {
                revisions,
                ending,
                until,
            },
            Listener::next,
        ))
    }

    /// Asks for the revisions until nobody listens any more.
    async fn watch(self: Arc<Live>, state: State) {
        let mut ticks = interval(LOOK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ending = self.ending.subscribe();
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                _ = ending.wait_for(|ending| *ending) => return,
            }
            let Some(asked) = self.listened_to() else { return };
            let found = state
                .block(move |state| Ok(state.store.read(|db| tournaments::revisions(db, &asked))?))
                .await;
            // A database that is away for a moment is asked again at the next tick.
            for (id, revision) in found.unwrap_or_default() {
                if let Some(sender) = self.lock().tournaments.get(&id) {
                    sender.send_if_modified(|known| std::mem::replace(known, revision) != revision);
                }
            }
        }
    }

    /// The tournaments that someone listens to; none when the watch is over.
    fn listened_to(&self) -> Option<Vec<TournamentId>> {
        let mut inner = self.lock();
        inner.tournaments.retain(|_, sender| sender.receiver_count() > 0);
        inner.is_watching = !inner.tournaments.is_empty();
        inner.is_watching.then(|| inner.tournaments.keys().copied().collect())
    }

    // Every change of the map is one step, so a poisoned lock is as good as new.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One browser that waits for news.
struct Listener {
    revisions: watch::Receiver<i64>,
    ending: watch::Receiver<bool>,
    until: Instant,
}

impl Listener {
    async fn next(mut self) -> Option<(Result<Bytes, actix_web::Error>, Listener)> {
        let now = Instant::now();
        if now >= self.until || *self.ending.borrow() {
            return None;
        }
        let breath = self.until.min(now + BREATH);
        let news = tokio::select! {
            news = timeout_at(breath, self.revisions.changed()) => news,
            _ = self.ending.wait_for(|ending| *ending) => return None,
        };
        let line = match news {
            Ok(Ok(())) => format!("data: {}\n\n", *self.revisions.borrow_and_update()),
            // The sender is only dropped when nobody listens.
            Ok(Err(_)) => return None,
            Err(_) => ":\n\n".to_owned(),
        };
        Some((Ok(Bytes::from(line)), self))
    }
}
