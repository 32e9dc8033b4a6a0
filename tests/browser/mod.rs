//! What people see: pages in a real browser, at the width of a phone and of a desk, in both themes and in the longest
//! language, looked at by axe-core.

mod driver;

use fantoccini::Client;
use talon::config::Config;
use talon::http::State;
use talon::store::Store;

/// A site on a free port with an empty database; it ends with the test program.
pub fn site() -> (String, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    (start(&url), folder)
}

/// Serves a database that is there already.
pub fn start(database: &str) -> String {
    let store = Store::open(database).unwrap();
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let config = Config { listen: "127.0.0.1:0".into(), ..Config::default() };
            let (server, address) = talon::server::bind(State::new(store, config)).unwrap();
            tell.send(format!("http://{address}")).unwrap();
            server.await.unwrap();
        });
    });
    told.recv().unwrap()
}

/// Pages that need nothing in the database.
const STANDING: [&str; 6] =
    ["/", "/rules/ulti", "/docs/errors", "/docs/errors/MUST_BEAT", "/docs/format", "/nothing-here"];

async fn wider_than_window(client: &Client) -> bool {
    let script = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    client.execute(script, vec![]).await.unwrap().as_bool().unwrap()
}

/// Opens a page in a theme and language; the theme is set as its own button would.
async fn look(client: &Client, base: &str, page: &str, theme: &str) -> Vec<String> {
    let joint = if page.contains('?') { '&' } else { '?' };
    client.goto(&format!("{base}{page}{joint}lang=hu")).await.unwrap();
    let script = format!("document.documentElement.dataset.theme = '{theme}'");
    client.execute(&script, vec![]).await.unwrap();
    let mut faults = Vec::new();
    if wider_than_window(client).await {
        faults.push(format!("{page} {theme}: the page scrolls sideways"));
    }
    match driver::axe(client).await {
        Some(found) => faults.extend(found.into_iter().map(|fault| format!("{page} {theme}: {fault}"))),
        None => assert!(std::env::var_os("TALON_REQUIRE_BROWSER").is_none(), "TALON_AXE names no axe-core"),
    }
    faults
}

#[tokio::test]
async fn standing_pages_fit_a_phone_and_a_desk_and_please_axe_in_both_themes() {
    let Some(browser) = driver::open().await else { return };
    let (base, _folder) = site();
    let mut faults = Vec::new();
    for width in [320, 1280] {
        browser.client.set_window_size(width, 900).await.unwrap();
        for page in STANDING {
            for theme in ["light", "dark"] {
                faults.extend(look(&browser.client, &base, page, theme).await);
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}
