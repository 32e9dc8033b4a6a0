//! A body must come quickly enough: a client that sends a byte now and then would hold a place for ever, and the
//! framework has no limit for it. A body that nobody wants to read any more ends the connection.

use std::cell::RefCell;
use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::HttpMessage as _;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::header;
use actix_web::web::Bytes;
use futures_util::Stream;
use tokio::time::{Instant, Sleep};

/// Bytes a second that a body must come with after the first while.
const BYTES_PER_SECOND_MIN: u64 = 8 * 1024;

/// The body of a request, shared by its reader and the answer.
type Shared = Rc<RefCell<Payload>>;

/// Puts a watch on the body of a request.
pub(super) fn watch(request: &mut ServiceRequest, grace: Duration) -> Option<Shared> {
    let has_body = |name| request.headers().contains_key(name);
    if !has_body(header::CONTENT_LENGTH) && !has_body(header::TRANSFER_ENCODING) {
        return None;
    }
    let inner = Rc::new(RefCell::new(request.take_payload()));
    let held = Rc::clone(&inner);
    let began = Instant::now();
    let alarm = Box::pin(tokio::time::sleep_until(began + grace));
    let watched = Watched {
        inner,
        began,
        grace,
        bytes: 0,
        alarm,
    };
    request.set_payload(Payload::Stream {
        payload: Box::pin(watched),
    });
    Some(held)
}

/// Holds on to the body of the request until the answer is written. When nobody holds it the framework goes on reading
/// what nobody wants, without end and without a watch; so it closes the connection instead.
pub(super) fn hold(answer: ServiceResponse<BoxBody>, held: Option<Shared>) -> ServiceResponse<BoxBody> {
    match held {
        None => answer,
        Some(held) => answer.map_body(|_, body| BoxBody::new(Holding { body, _held: held })),
    }
}

struct Holding {
    body: BoxBody,
    _held: Shared,
}

impl MessageBody for Holding {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}

struct Watched {
    inner: Shared,
    began: Instant,
    grace: Duration,
    bytes: u64,
    alarm: Pin<Box<Sleep>>,
}

impl Stream for Watched {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = Pin::new(&mut *self.inner.borrow_mut()).poll_next(cx);
        match next {
            Poll::Ready(Some(Ok(chunk))) => {
                self.bytes += chunk.len() as u64;
                let due = self.began + allowed(self.grace, self.bytes, BYTES_PER_SECOND_MIN);
                self.alarm.as_mut().reset(due);
                Poll::Ready(Some(Ok(chunk)))
            }
            Poll::Pending => self.alarm.as_mut().poll(cx).map(|()| {
                let late = io::Error::new(io::ErrorKind::TimedOut, "the body came too slowly");
                Some(Err(PayloadError::Io(late)))
            }),
            done => done,
        }
    }
}

/// How long so many bytes may take.
pub(super) fn allowed(grace: Duration, bytes: u64, per_second: u64) -> Duration {
    grace + Duration::from_millis(bytes.saturating_mul(1000) / per_second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_has_come_the_longer_it_may_take() {
        let grace = Duration::from_secs(30);
        assert_eq!(allowed(grace, 0, 8), grace);
        assert_eq!(allowed(grace, 8 * 10, 8), Duration::from_secs(40));
        assert!(allowed(grace, u64::MAX, 8) > grace);
    }
}
