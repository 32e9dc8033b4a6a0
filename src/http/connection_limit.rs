//! How many connections one address may hold at once, so that a single one cannot take the places of all.

use std::collections::HashMap;
use std::io::Write as _;
use std::net::{Shutdown, TcpStream};
use std::os::fd::AsFd as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::dev::Extensions;

use super::connection_timeout::TimedStream;
use super::limits::network;
use talon_service::config::{Config, TrustedProxy};

/// Connections of one address, of IPv6 of one network.
const EACH_MAX: usize = 100;
/// What one too many is told before it is closed; there is no request yet to answer.
const FULL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\n\
    x-content-type-options: nosniff\r\ncache-control: no-store\r\nretry-after: 10\r\ncontent-length: 41\r\n\
    connection: close\r\n\r\nToo many connections from this address.\r\n";

/// The connections of all addresses.
#[derive(Debug)]
pub struct ConnectionLimit {
    on: bool,
    /// A proxy brings everyone; how many each of them may hold is the proxy's to say.
    proxies: Vec<TrustedProxy>,
    held: Mutex<HashMap<String, usize>>,
}

/// A place that a connection holds until it ends.
#[derive(Debug)]
struct ConnectionPlace {
    crowd: Arc<ConnectionLimit>,
    address: String,
}

/// What a connection carries that has no place; it is closed, and what it still asks is refused.
#[derive(Debug, Clone, Copy)]
pub(super) struct Surplus;

impl ConnectionLimit {
    /// Nobody is here yet.
    pub fn new(config: &Config) -> Arc<ConnectionLimit> {
        let proxies = config.trusted_proxies.clone();
        Arc::new(ConnectionLimit {
            on: config.rate_limits,
            proxies,
            held: Mutex::default(),
        })
    }

    /// A connection has come; it takes a place, or is told that there is none and closed.
    pub fn welcome(self: &Arc<ConnectionLimit>, connection: &TimedStream, carried: &mut Extensions) {
        carried.insert(connection.turn());
        let stream = connection.stream();
        let Ok(peer) = stream.peer_addr() else { return };
        let peer = peer.ip().to_canonical();
        if !self.on || self.proxies.iter().any(|proxy| proxy.contains(peer)) {
            return;
        }
        if let Some(place) = self.take(network(peer)) {
            carried.insert(place);
            return;
        }
        carried.insert(Surplus);
        if let Ok(same) = stream.as_fd().try_clone_to_owned() {
            let mut same = TcpStream::from(same);
            // Anyone who does not listen misses a sentence.
            let _ = same.write(FULL);
            let _ = same.shutdown(Shutdown::Both);
        }
    }

    fn take(self: &Arc<ConnectionLimit>, address: String) -> Option<ConnectionPlace> {
        let mut all = self.lock();
        let held = all.entry(address.clone()).or_insert(0);
        if *held >= EACH_MAX {
            return None;
        }
        *held += 1;
        Some(ConnectionPlace {
            crowd: Arc::clone(self),
            address,
        })
    }

    // A number is changed in one step, so a poisoned lock is as good as new.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        let mut all = self.crowd.lock();
        if let Some(held) = all.get_mut(&self.address) {
            *held -= 1;
            if *held == 0 {
                all.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_so_many_places_and_gives_each_back() {
        let crowd = ConnectionLimit::new(&Config::default());
        let mut held: Vec<ConnectionPlace> = (0..EACH_MAX).filter_map(|_| crowd.take("a".into())).collect();
        assert_eq!(held.len(), EACH_MAX);
        assert!(crowd.take("a".into()).is_none());
        assert!(crowd.take("b".into()).is_some());
        held.pop();
        held.extend(crowd.take("a".into()));
        assert_eq!(held.len(), EACH_MAX);
        held.clear();
        assert!(crowd.lock().is_empty());
    }

    #[test]
    fn what_one_too_many_is_told_is_a_whole_answer() {
        let text = String::from_utf8_lossy(FULL);
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(
            head.contains(&format!("content-length: {}\r\n", body.len())),
            "{}",
            body.len()
        );
    }
}
