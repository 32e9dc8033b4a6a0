//! A connection has a time limit for each step: the head of every request must come, and every answer must be read, at
//! a minimum rate. The framework has a clock for the first head alone; a client that sends the second one byte by byte,
//! or reads nothing, would hold a place for ever.

use std::cell::Cell;
use std::fmt;
use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::rt::net::TcpStream;
use actix_web::web::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use super::body_rate::allowed;
use talon_service::config::Times;

/// Bytes a second that an answer must be taken with after the first while; what the system holds for it comes on top.
const BYTES_PER_SECOND_MIN: u64 = 1024;

/// Whose turn it is on a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing was asked yet; the framework has a clock for that.
    First,
    /// We are asked, and answer.
    Ours,
    /// All was answered, then. The next head may come, or has come in part since.
    Theirs { answered: Instant, began: Option<Instant> },
}

/// Whose turn it is, known to the connection and told by the handler that answers on it.
#[derive(Debug)]
pub(super) struct Turn(Cell<Stage>);

impl Turn {
    /// A whole head has come.
    fn is_ours(&self) {
        self.0.set(Stage::Ours);
    }

    fn is_theirs(&self) {
        self.0.set(Stage::Theirs {
            answered: Instant::now(),
            began: None,
        });
    }

    /// Bytes have come.
    fn comes(&self) {
        if let Stage::Theirs { answered, began: None } = self.0.get() {
            self.0.set(Stage::Theirs {
                answered,
                began: Some(Instant::now()),
            });
        }
    }

    /// When the next head must have come whole. Of one that came in part together with a request before it nothing was
    /// seen to begin.
    fn due(&self, times: &Times) -> Option<Instant> {
        match self.0.get() {
            Stage::Theirs { began: Some(began), .. } => Some(began + times.head),
            Stage::Theirs { answered, began: None } => Some(answered + times.idle + times.head),
            Stage::First | Stage::Ours => None,
        }
    }
}

/// Notes that a request has come whole.
pub(super) fn asked(request: &ServiceRequest) -> Option<Rc<Turn>> {
    let turn = request.request().conn_data::<Rc<Turn>>().cloned()?;
    turn.is_ours();
    Some(turn)
}

/// Notes when its answer is given.
pub(super) fn answered(answer: ServiceResponse<BoxBody>, turn: Option<Rc<Turn>>) -> ServiceResponse<BoxBody> {
    match turn {
        None => answer,
        Some(turn) => answer.map_body(|_, body| BoxBody::new(Answer { body, turn })),
    }
}

/// The body of an answer, which is dropped when the last of it was handed on.
struct Answer {
    body: BoxBody,
    turn: Rc<Turn>,
}

impl MessageBody for Answer {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.turn.is_theirs();
    }
}

/// A connection under watch.
pub struct TimedStream {
    io: TcpStream,
    turn: Rc<Turn>,
    times: Times,
    /// Since when something waits to be taken, and the bytes that were taken since.
    waiting: Option<(Instant, u64)>,
    alarm: Option<Pin<Box<Sleep>>>,
}

impl fmt::Debug for TimedStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimedStream")
            .field("turn", &self.turn)
            .finish_non_exhaustive()
    }
}

impl TimedStream {
    /// Watches over a new connection.
    pub fn new(io: TcpStream, times: Times) -> TimedStream {
        TimedStream {
            io,
            turn: Rc::new(Turn(Cell::new(Stage::First))),
            times,
            waiting: None,
            alarm: None,
        }
    }

    /// The connection itself.
    pub fn stream(&self) -> &TcpStream {
        &self.io
    }

    pub(super) fn turn(&self) -> Rc<Turn> {
        Rc::clone(&self.turn)
    }

    /// Fails when the other side has had its time, and else sees to it that we are asked again then.
    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        let head = self.turn.due(&self.times);
        let answer = self
            .waiting
            .map(|(since, taken)| since + allowed(self.times.answer, taken, BYTES_PER_SECOND_MIN));
        let Some(due) = head.into_iter().chain(answer).min() else {
            return Ok(());
        };
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep_until(due)));
        if alarm.deadline() != due {
            alarm.as_mut().reset(due);
        }
        match alarm.as_mut().poll(cx) {
            Poll::Ready(()) => Err(io::Error::new(io::ErrorKind::TimedOut, "the other side is too slow")),
            Poll::Pending => Ok(()),
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, into);
        if into.filled().len() > before {
            self.turn.comes();
        }
        self.check(cx)?;
        read
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.io).poll_write(cx, bytes);
        match &wrote {
            Poll::Pending => {
                self.waiting.get_or_insert_with(|| (Instant::now(), 0));
                self.check(cx)?;
            }
            Poll::Ready(Ok(count)) => {
                if let Some((_, taken)) = &mut self.waiting {
                    *taken = taken.saturating_add(*count as u64);
                }
            }
            Poll::Ready(Err(_)) => {}
        }
        wrote
    }

    // Anyone who flushes has nothing more to write.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.waiting = None;
        self.check(cx)?;
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}
