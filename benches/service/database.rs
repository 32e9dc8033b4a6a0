//! Empty databases for one run: files in a folder, or new databases of a PostgreSQL server. They vanish when it is
//! over.

use std::sync::atomic::{AtomicU32, Ordering};

use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;
use diesel::pg::PgConnection;

/// Two of them.
pub enum Databases {
    Folder(tempfile::TempDir),
    Server { address: String, names: [String; 2] },
}

impl Databases {
    pub fn sqlite() -> Databases {
        Databases::Folder(tempfile::tempdir().expect("a folder"))
    }

    pub fn postgres(server: &str) -> Databases {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let address = server.trim_end_matches('/').to_owned();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let names = ["import", "bare"].map(|kind| format!("talon_{kind}_{}_{number}", std::process::id()));
        let databases = Databases::Server { address, names };
        databases.each_on_server("CREATE DATABASE");
        databases
    }

    pub fn address(&self, place: usize) -> String {
        match self {
            Databases::Folder(folder) => {
                format!("sqlite:{}", folder.path().join(format!("{place}.db")).display())
            }
            Databases::Server { address, names } => format!("{address}/{}", names[place]),
        }
    }

    fn each_on_server(&self, act: &str) {
        let Databases::Server { address, names } = self else {
            return;
        };
        let mut db = PgConnection::establish(&format!("{address}/postgres")).expect("the server");
        for name in names {
            let how = if act.starts_with("DROP") {
                " WITH (FORCE)"
            } else {
                " TEMPLATE template0"
            };
            db.batch_execute(&format!("{act} {name}{how}")).expect("a database");
        }
    }
}

impl Drop for Databases {
    fn drop(&mut self) {
        self.each_on_server("DROP DATABASE IF EXISTS");
    }
}
