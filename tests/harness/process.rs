//! The program itself as a server: started as a shell starts it, asked over its own port, ended by a signal.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::site::Client;

/// A running server. It is killed when it is dropped, unless it was ended before.
#[derive(Debug)]
pub struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    pub address: SocketAddr,
    /// The lines of its log as they come.
    log: Receiver<String>,
    logged: String,
}

/// The program with nothing of ours in its environment.
pub fn talon(args: &[&str], env: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TALON_")) {
        command.env_remove(name);
    }
    command.args(args).envs(env.iter().copied());
    command
}

impl Running {
    /// Waits until it listens.
    pub fn start(mut command: Command) -> Running {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let errors = BufReader::new(child.stderr.take().expect("its log"));
        let (tell, log) = channel();
        // Read all the time, so that the server never waits for us.
        std::thread::spawn(move || {
            errors
                .lines()
                .map_while(Result::ok)
                .try_for_each(|line| tell.send(line))
        });
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut first = String::new();
        out.read_line(&mut first).expect("a line");
        let Some(address) = first.trim().strip_prefix("listening on http://") else {
            let _ = child.wait();
            panic!("{first:?}, and in its log: {:?}", log.iter().collect::<Vec<_>>());
        };
        let address = address.parse().expect("an address");
        Running {
            child,
            out,
            address,
            log,
            logged: String::new(),
        }
    }

    pub fn client(&self) -> Client {
        Client::of(self.address)
    }

    /// The next line on its standard output.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// What follows these words in its log, as soon as it is there.
    pub fn logged(&mut self, words: &str) -> String {
        loop {
            let line = self
                .log
                .recv_timeout(Duration::from_secs(60))
                .expect("a line of the log");
            self.logged += &format!("{line}\n");
            if let Some((_, rest)) = line.split_once(words) {
                return rest.to_owned();
            }
        }
    }

    /// Sends a signal, as a shell does.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args(["-s", name, &self.child.id().to_string()])
            .status();
        assert!(sent.expect("kill is there").success());
    }

    /// Ends it with SIGTERM; answers how it ended and all that it logged.
    pub fn end(self) -> (ExitStatus, String) {
        self.signal("TERM");
        self.wait()
    }

    /// Ends it at once, as a failure of the machine would.
    pub fn kill(self) {
        self.signal("KILL");
        self.wait();
    }

    fn wait(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("an end");
        let mut log = std::mem::take(&mut self.logged);
        log.extend(self.log.iter().map(|line| line + "\n"));
        (status, log)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
