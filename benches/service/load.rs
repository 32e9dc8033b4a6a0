//! Servers in processes of their own, and a client that keeps its connections, asks and counts.
//! It must not know what is asked for.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::{cpu_seconds, memory};

/// A running server; it ends when it is dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// What it printed after the line that says where it listens, up to `lines`.
    pub said: Vec<String>,
}

impl Server {
    /// Starts a program that says where it listens.
    pub fn start(command: &mut Command, lines: usize) -> Server {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a program");
        let mut out = BufReader::new(child.stdout.take().expect("its output"))
            .lines()
            .map_while(Result::ok);
        let address = out.find_map(|line| line.strip_prefix("listening on http://")?.parse().ok());
        let said = out.take(lines).collect();
        Server {
            child,
            address: address.expect("a line that says where"),
            said,
        }
    }

    pub fn cpu_seconds(&self) -> f64 {
        cpu_seconds(self.child.id())
    }

    pub fn memory(&self) -> (f64, f64) {
        memory(self.child.id())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a series of requests cost.
pub struct Cost {
    /// Processor time of the server for one request.
    pub micros: f64,
    pub per_second: f64,
    /// Of a hundred answers ninety-nine came at least this fast.
    pub p99: Duration,
    /// Bytes of the last body.
    pub bytes: usize,
}

/// Asks for each path once, over so many connections at a time.
pub fn ask(server: &Server, paths: &[String], headers: &str, connections: usize) -> Cost {
    let next = AtomicUsize::new(0);
    let all: Mutex<Vec<Duration>> = Mutex::default();
    let bytes = AtomicUsize::new(0);
    let (before, start) = (server.cpu_seconds(), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..connections {
            scope.spawn(|| {
                let stream = TcpStream::connect(server.address).expect("the server listens");
                stream.set_nodelay(true).expect("a socket");
                let mut stream = BufReader::with_capacity(64 * 1024, stream);
                let mut took = Vec::new();
                while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}\r\n", server.address);
                    stream.get_mut().write_all(head.as_bytes()).expect("the head is taken");
                    bytes.store(read_answer(&mut stream, path), Ordering::Relaxed);
                    took.push(start.elapsed());
                }
                all.lock().expect("no panic").extend(took);
            });
        }
    });
    let (cpu, wall) = (server.cpu_seconds() - before, start.elapsed());
    let mut all = all.into_inner().expect("no panic");
    all.sort_unstable();
    Cost {
        micros: cpu * 1e6 / paths.len() as f64,
        per_second: paths.len() as f64 / wall.as_secs_f64(),
        p99: all[all.len() * 99 / 100],
        bytes: bytes.into_inner(),
    }
}

fn read_answer(stream: &mut BufReader<TcpStream>, path: &str) -> usize {
    let (mut length, mut line, mut status) = (0, String::new(), String::new());
    loop {
        line.clear();
        stream.read_line(&mut line).expect("a head");
        if status.is_empty() {
            status = line.split(' ').nth(1).unwrap_or_default().to_owned();
        }
        let small = line.trim_end().to_ascii_lowercase();
        if let Some(value) = small.strip_prefix("content-length: ") {
            length = value.parse().expect("a number");
        }
        if small.is_empty() {
            break;
        }
    }
    assert!(matches!(&status[..], "200" | "304"), "{path}: {status}");
    // Some servers name the length of a page that has not changed, and never send it.
    let length = if status == "304" { 0 } else { length };
    let mut body = vec![0; length];
    stream.read_exact(&mut body).expect("a body");
    length
}
