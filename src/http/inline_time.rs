//! How long a sender waits for an import to be read before a worker reads the rest of it.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

const INLINE_MAX: Duration = Duration::from_secs(2);

/// Goes on until that much time has passed since then; what it is told does not matter to it.
pub fn inline_time(began: Instant) -> impl FnMut(i64) -> ControlFlow<()> {
    move |_| {
        if began.elapsed() < INLINE_MAX {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}
