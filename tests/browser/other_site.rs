//! Another site, with a page of its own, which shows something of this one.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};

/// Connections that it takes.
const CONNECTIONS: usize = 64;

fn send(stream: &TcpStream, page: &str) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    if lines.all(|line| !line.is_empty()) {
        return;
    }
    let mut stream = stream;
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close";
    // A browser that has gone wants nothing more.
    let _ = write!(stream, "{head}\r\ncontent-length: {}\r\n\r\n{page}", page.len());
}

/// Where a site is, on plain HTTP, that has this page at every address.
pub fn other_site(page: String) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for stream in listener.incoming().take(CONNECTIONS).flatten() {
            // A browser keeps connections ready on which it may ask nothing.
            let page = page.clone();
            std::thread::spawn(move || send(&stream, &page));
        }
    });
    address
}
