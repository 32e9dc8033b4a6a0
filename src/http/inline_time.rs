//! How long someone waits for what they sent to be read, before it is read behind their back.

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
