//! R2 and R3: a bare server of the same framework that reads one row by its key and fills a page with a thousand words,
//! one that sends a page made before, and a short one. Nothing of the site stands before its handlers.

use std::io::Write as _;
use std::net::TcpListener;

use actix_web::{App, HttpResponse, HttpServer, web};
use askama::Template;
use talon_store::{HandId, Store, hands};

/// The first word of the command line that asks for this server.
pub const WORD: &str = "serve-the-reference";
const WORDS: usize = 1_000;
/// What a word's element takes without the word.
const ELEMENT_BYTES: usize = "<li class=\"w\"></li>\n".len();

#[derive(Template)]
#[template(
    source = "{% for word in words %}<li class=\"w\">{{ word }}</li>\n{% endfor %}",
    ext = "html"
)]
struct Page<'a> {
    words: Vec<&'a str>,
}

#[derive(Clone)]
struct Shared {
    store: Store,
    /// Bytes of each word, so that the page gets the wanted length.
    word: usize,
    made_before: String,
}

/// Serves until its process is ended.
pub fn serve(database: &str, length: usize) {
    let word = (length / WORDS).saturating_sub(ELEMENT_BYTES).max(1);
    let store = Store::open(database).expect("the site's database");
    let shared = Shared {
        store,
        word,
        made_before: "x".repeat(length),
    };
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    println!("listening on http://{}", listener.local_addr().expect("an address"));
    std::io::stdout().flush().expect("a reader");
    actix_web::rt::System::new().block_on(async move {
        let server = HttpServer::new(move || {
            App::new()
                .app_data(web::Data::new(shared.clone()))
                .route("/hands/{id}", web::get().to(row))
                .route("/static", web::get().to(made_before))
        });
        let listening = server.tcp_nodelay(true).listen(listener).expect("a listener");
        listening.run().await.expect("a calm end");
    });
}

async fn row(shared: web::Data<Shared>, id: web::Path<i64>) -> HttpResponse {
    let (store, id) = (shared.store.clone(), HandId(id.into_inner()));
    let hand = web::block(move || store.read(|db| hands::by_id(db, id)))
        .await
        .expect("a thread")
        .expect("a row");
    let record = hand.record.as_bytes();
    let words = (0..WORDS).map(|nth| {
        let from = nth % (record.len() - shared.word);
        std::str::from_utf8(&record[from..from + shared.word]).unwrap_or("word")
    });
    let page = Page { words: words.collect() };
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .body(page.render().expect("memory"))
}

async fn made_before(shared: web::Data<Shared>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .body(shared.made_before.clone())
}
