//! A server of a test's own, run in this process on a port of its own over a database of its own, and a client that
//! speaks plain HTTP to it as a browser does: it keeps cookies and says from which site a request comes.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use talon_http::State;
use talon_service::account::Passwords;
use talon_service::config::Config;
use talon_store::Store;

use super::backend::{Backend, Contents};

/// Where the site believes it is; nothing is ever asked under this name.
pub const BASE: &str = "http://talon.test";

/// A running site. It stops when it is dropped.
pub struct Site {
    pub address: SocketAddr,
    pub store: Store,
    pub passwords: Passwords,
    handle: actix_web::dev::ServerHandle,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Starts on an open store without rate limits.
    pub fn start(store: &Store) -> Site {
        Site::with(store, |_| ())
    }

    /// The same with other settings.
    pub fn with(store: &Store, settle: impl FnOnce(&mut Config)) -> Site {
        let mut config = Config {
            listen: "127.0.0.1:0".into(),
            base_url: BASE.into(),
            rate_limits: false,
            ..Config::default()
        };
        settle(&mut config);
        let state = State::new(store.clone(), config);
        let passwords = state.passwords.clone();
        let (tell, told) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let (server, address) = talon::server::bind(state).expect("a free port");
                tell.send((server.handle(), address)).expect("somebody waits");
                server.await.expect("a calm end");
            });
        });
        let (handle, address) = told.recv().expect("a server");
        Site {
            address,
            store: store.clone(),
            passwords,
            handle,
            thread: Some(thread),
        }
    }

    /// A client with no cookies.
    pub fn client(&self) -> Client {
        Client::of(self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Runs a test once on each database, against a running site with nothing in it.
pub fn on_each_site(test: impl Fn(&Site)) {
    on_each_site_with(Contents::Tables, test);
}

/// The same against a site of the example club.
pub fn on_each_example_site(test: impl Fn(&Site)) {
    on_each_site_with(Contents::ExampleClub, test);
}

fn on_each_site_with(contents: Contents, test: impl Fn(&Site)) {
    for backend in Backend::all_with(contents) {
        eprintln!("on {}", backend.name);
        test(&Site::start(&backend.open()));
    }
}

/// A browser: cookies, and nothing else remembered.
#[derive(Debug, Clone)]
pub struct Client {
    address: SocketAddr,
    pub cookies: BTreeMap<String, String>,
}

/// What came back.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    /// Names in small letters, in the order of arrival.
    pub headers: Vec<(String, String)>,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(given, _)| given == name)
            .map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The cookies that were set, by name.
    pub fn cookies(&self) -> BTreeMap<String, String> {
        let mut jar = Client {
            address: ([127, 0, 0, 1], 0).into(),
            cookies: BTreeMap::new(),
        };
        self.headers
            .iter()
            .filter(|(name, _)| name == "set-cookie")
            .for_each(|(_, value)| jar.keep(value));
        jar.cookies
    }

    /// The value of the first hidden field of this name.
    pub fn hidden(&self, name: &str) -> Option<String> {
        let text = self.text();
        let rest = &text[text.find(&format!("name=\"{name}\" value=\""))?..];
        rest.split('"').nth(3).map(str::to_owned)
    }
}

impl Client {
    /// A client of whatever listens there.
    pub fn of(address: SocketAddr) -> Client {
        Client {
            address,
            cookies: BTreeMap::new(),
        }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], b"")
    }

    /// Sends a form from a page of this site; values are encoded here.
    pub fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
        ];
        self.send("POST", path, &headers, encode(form).as_bytes())
    }

    /// The same as if a proxy said from where it comes.
    pub fn post_from(&mut self, from: &str, path: &str, form: &[(&str, &str)]) -> Answer {
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
            ("x-forwarded-for", from),
        ];
        self.send("POST", path, &headers, encode(form).as_bytes())
    }

    /// The same browser with these cookies added.
    pub fn with(mut self, cookies: BTreeMap<String, String>) -> Client {
        self.cookies.extend(cookies);
        self
    }

    /// Asks for the page, then sends its form back with the hidden token that it carried.
    pub fn submit(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let token = self.get(path).hidden("csrf").unwrap_or_default();
        let mut form = form.to_vec();
        form.push(("csrf", &token));
        self.post(path, &form)
    }

    /// One request on a connection of its own.
    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: talon.test\r\nconnection: close\r\n");
        if !body.is_empty() || method != "GET" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        if !self.cookies.is_empty() {
            let pairs: Vec<String> = self
                .cookies
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            head += &format!("cookie: {}\r\n", pairs.join("; "));
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        let mut stream = TcpStream::connect(self.address).expect("the site listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        stream
            .write_all(format!("{head}\r\n").as_bytes())
            .expect("the head is taken");
        // A server that refuses a body need not read it to the end.
        let _ = stream.write_all(body);
        let raw = read(&mut stream);
        let answer = parse(&raw);
        let is_page = answer
            .header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"));
        if is_page && answer.header("content-encoding").is_none() {
            let text = answer.text();
            let key = text
                .split_once('⟦')
                .map(|(_, rest)| rest.split('⟧').next().unwrap_or_default());
            assert_eq!(key, None, "a key without words at {path}");
        }
        for (_, value) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            self.keep(value);
        }
        answer
    }

    /// Listens to a stream of news until it tells this number or a later one.
    pub fn news(&mut self, path: &str, until: u32) -> u32 {
        let mut stream = TcpStream::connect(self.address).expect("the site listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        stream
            .write_all(format!("GET {path} HTTP/1.1\r\nhost: talon.test\r\n\r\n").as_bytes())
            .expect("taken");
        let lines = std::io::BufRead::lines(std::io::BufReader::new(stream)).map_while(Result::ok);
        let mut told = lines.filter_map(|line| line.strip_prefix("data: ")?.parse().ok());
        told.find(|number| *number >= until).expect("the news")
    }

    fn keep(&mut self, set: &str) {
        let Some((name, value)) = set.split(';').next().and_then(|pair| pair.split_once('=')) else {
            return;
        };
        if value.is_empty() || set.contains("Max-Age=0") {
            self.cookies.remove(name);
        } else {
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}

/// All that comes; of a stream of news, which never ends, the head and the first line of them.
fn read(stream: &mut TcpStream) -> Vec<u8> {
    const NEWS: &[u8] = b"text/event-stream";
    const LINE: &[u8] = b"\n\n\r\n";
    let has = |raw: &[u8], part: &[u8]| raw.windows(part.len()).any(|window| window == part);
    let mut raw = Vec::new();
    let mut part = [0; 16 * 1024];
    loop {
        match stream.read(&mut part) {
            Ok(0) | Err(_) => return raw,
            Ok(count) => raw.extend_from_slice(&part[..count]),
        }
        if has(&raw[..raw.len().min(2048)], NEWS) && has(&raw, LINE) {
            return raw;
        }
    }
}

fn parse(raw: &[u8]) -> Answer {
    let end = raw
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .expect("a whole head");
    let head = String::from_utf8_lossy(&raw[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let chunked = headers
        .iter()
        .any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = &raw[end + 4..];
    let bytes = if chunked { unchunk(body) } else { body.to_vec() };
    Answer {
        status: status.parse().expect("a number"),
        headers,
        bytes,
    }
}

fn unchunk(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(&String::from_utf8_lossy(&body[..end]), 16).expect("a size");
        if size == 0 {
            break;
        }
        whole.extend_from_slice(&body[end + 2..end + 2 + size]);
        body = &body[end + 4 + size..];
    }
    whole
}

/// A form as a browser writes it.
pub fn encode(form: &[(&str, &str)]) -> String {
    serde_html_form::to_string(form).expect("pairs of words")
}
