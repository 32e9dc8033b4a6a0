//! The JSON API over HTTP: what it answers, to whom, and how it says no.

mod check;
pub mod described;
mod desk;
pub mod hands;
mod imports;
mod no;
mod tournaments;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;
use talon_service::session::token_hash;
use talon_store::tokens::{self, NewApiToken};
use talon_store::{Store, UserId};

use crate::harness::site::{Answer, Client};
use crate::store::samples::minute;

/// A token of someone, with these scopes, that holds for long.
pub fn token(store: &Store, user: UserId, scopes: &str) -> String {
    let token = format!("talon_{}_{scopes}", user.0);
    let row = NewApiToken {
        token_hash: &token_hash(&token),
        user_id: user,
        label: "script",
        scopes,
        created_at: minute(0),
        expires_at: minute(100_000_000),
    };
    store.write(|db| tokens::insert_api(db, &row)).expect("a token");
    format!("Bearer {token}")
}

fn json(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.bytes).unwrap_or_else(|_| panic!("no JSON: {}", answer.text()))
}

fn get_as(client: &mut Client, token: &str, path: &str) -> Answer {
    client.send("GET", path, &[("authorization", token)], b"")
}

/// The problem object of an answer, which has the status of the answer.
fn problem(answer: &Answer) -> Value {
    assert_eq!(
        answer.header("content-type"),
        Some("application/problem+json"),
        "{}",
        answer.text()
    );
    let problem = json(answer);
    assert_eq!(problem["status"], answer.status, "{problem}");
    for member in ["type", "title", "detail", "instance", "request_id"] {
        assert!(
            problem[member].as_str().is_some_and(|text| !text.is_empty()),
            "{member}: {problem}"
        );
    }
    problem
}

/// The answer to a body that does not say its length.
fn chunked(address: SocketAddr, path: &str, chunks: &str) -> String {
    chunked_with(address, path, "", chunks)
}

/// The same with a token.
fn chunked_as(address: SocketAddr, path: &str, token: &str, chunks: &str) -> String {
    chunked_with(address, path, &format!("authorization: {token}\r\n"), chunks)
}

fn chunked_with(address: SocketAddr, path: &str, header: &str, chunks: &str) -> String {
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: talon.test\r\nconnection: close\r\ncontent-type: application/json\r\n\
         transfer-encoding: chunked\r\n{header}\r\n"
    );
    let mut stream = TcpStream::connect(address).expect("the site listens");
    stream.write_all(head.as_bytes()).expect("the head is taken");
    // A server that refuses a body need not read it to the end.
    let _ = stream.write_all(chunks.as_bytes());
    let mut raw = Vec::new();
    let _ = stream.read_to_end(&mut raw);
    String::from_utf8_lossy(&raw).into_owned()
}
