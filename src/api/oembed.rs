//! `GET /oembed`: how other sites show a page of this one that somebody put into theirs, by oEmbed 1.0. It answers what
//! a visitor sees, whoever asks; what is private, unknown or of another site is answered alike.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, get};
use serde::{Deserialize, Serialize};

use crate::responses::Fails;
use crate::{ApiResult, answer, atom, query};
use talon_http::{Problem, Visit, frame_height};
use talon_service::leagues::{self, SeasonAddress};
use talon_service::read_hand::read_hand;
use talon_service::tournaments::{parse_id, read};
use talon_service::{ActError, Actor};
use talon_store::Db;
use talon_text::{Arg, Lang};

/// Pixels of a frame about which nothing was said.
const WIDTH: u32 = 640;
/// Rows of a frame, from and to.
const ROWS: [u32; 2] = [3, 20];

/// The page that is to be shown, and how large it may be.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct OembedQuery {
    /// Address of a league, a tournament or a hand of this site.
    #[param(min_length = 1)]
    url: String,
    #[param(minimum = 1, maximum = 10000)]
    maxwidth: Option<u32>,
    #[param(minimum = 1, maximum = 10000)]
    maxheight: Option<u32>,
    #[serde(default)]
    #[param(inline)]
    format: OembedFormat,
}

/// How the answer is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
enum OembedFormat {
    #[default]
    Json,
    Xml,
}

/// What another site shows. Sizes and markup are left out where there is only a link.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct OembedView {
    /// Always `1.0`.
    version: &'static str,
    /// `rich` with a frame, or `link`.
    r#type: &'static str,
    title: String,
    author_name: Option<String>,
    author_url: Option<String>,
    provider_name: &'static str,
    provider_url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    html: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    width: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
}

/// A page that can be shown.
struct EmbeddedPage {
    title: String,
    /// The club, by name and short name.
    club: Option<[String; 2]>,
    /// Address of the frame, without the site.
    frame: Option<String>,
}

/// How another site shows a league, a tournament or a hand (oEmbed 1.0)
#[utoipa::path(
    operation_id = "describeEmbed",
    params(OembedQuery),
    responses(
        (
            status = 200,
            description = "What to show.",
            content((OembedView = "application/json"), (String = "text/xml"))
        ),
        Fails<404>,
    )
)]
#[get("/oembed")]
pub(crate) async fn show(visit: Visit, request: HttpRequest) -> ApiResult {
    let lang = visit.prefs.lang;
    let asked: OembedQuery = query::read(&request, lang)?;
    if asked.url.trim().is_empty() {
        return Err(query::fault(lang, "url"));
    }
    for (name, size) in [("maxwidth", asked.maxwidth), ("maxheight", asked.maxheight)] {
        if size.is_some_and(|size| !(1..=10_000).contains(&size)) {
            return Err(query::fault(lang, name));
        }
    }
    let base = visit.state.config.base_url.clone();
    let path = path_of(&asked.url, &base).ok_or_else(|| Problem::not_found("page"))?;
    let (found, _) = visit
        .act(move |state, _| Ok(state.store.read(|db| found(db, &path, lang))?))
        .await?;
    let view = view(&asked, found, &base);
    if asked.format == OembedFormat::Json {
        return Ok(answer::json(&visit, &view));
    }
    Ok(HttpResponse::Ok()
        .content_type("text/xml; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(xml(&view)))
}

/// The path of an address of this site.
fn path_of(url: &str, base: &str) -> Option<String> {
    let path = url.trim().strip_prefix(base)?;
    let path = path.split(['?', '#']).next().unwrap_or_default();
    path.starts_with('/').then(|| path.trim_end_matches('/').to_owned())
}

/// What stands there for a visitor.
fn found(db: &mut Db, path: &str, lang: Lang) -> Result<EmbeddedPage, ActError> {
    let missing = || ActError::NotFound(talon_service::Missing::Tournament);
    let words: Vec<&str> = path.split('/').skip(1).collect();
    match words.as_slice() {
        ["leagues", league, rest @ ..] => {
            let address = SeasonAddress {
                league,
                season: rest.first().copied(),
                revision: None,
            };
            let shown = leagues::season(db, &Actor::Visitor, &address)?;
            let (slug, season) = (&shown.league.slug, &shown.head.slug);
            let season = if rest.is_empty() {
                String::new()
            } else {
                format!("&season={season}")
            };
            Ok(EmbeddedPage {
                title: format!("{}, {}", shown.league.name, shown.head.name),
                club: Some([shown.club.name.clone(), shown.club.slug.clone()]),
                // By its number: the frame stays where it is put, whatever the league is called.
                frame: Some(format!("/embed/leagues/{slug}?id={}&{{}}{season}", shown.league.id)),
            })
        }
        ["tournaments", id, ..] => {
            let id = parse_id(id).ok_or_else(missing)?;
            let shown = read::tournament(db, &Actor::Visitor, id)?;
            let club = &shown.loaded.club;
            Ok(EmbeddedPage {
                title: shown.loaded.tournament.name.clone(),
                club: Some([club.name.clone(), club.slug.clone()]),
                frame: Some(format!("/embed/tournaments/{id}/standings?{{}}")),
            })
        }
        ["hands", address, ..] => {
            read_hand(db, &Actor::Visitor, address)?;
            Ok(EmbeddedPage {
                title: lang.t_args("hand-title", &[("id", Arg::from((*address).to_owned()))]),
                club: None,
                frame: None,
            })
        }
        _ => Err(missing()),
    }
}

fn view(asked: &OembedQuery, found: EmbeddedPage, base: &str) -> OembedView {
    let [author_name, author_url] = match found.club {
        Some([name, slug]) => [Some(name), Some(format!("{base}/clubs/{slug}"))],
        None => [None, None],
    };
    let width = WIDTH.min(asked.maxwidth.unwrap_or(WIDTH));
    let usual = frame_height::of_rows(ROWS[1]);
    let height = usual.min(asked.maxheight.unwrap_or(usual));
    let rows = frame_height::rows_in(height).clamp(ROWS[0], ROWS[1]);
    let html = found.frame.map(|frame| {
        let src = format!("{base}{}", frame.replace("{}", &format!("rows={rows}")));
        format!(
            "<iframe src=\"{}\" width=\"{width}\" height=\"{height}\" title=\"{}\" loading=\"lazy\"></iframe>",
            atom::escaped(&src),
            atom::escaped(&found.title)
        )
    });
    let has_frame = html.is_some();
    OembedView {
        version: "1.0",
        r#type: if has_frame { "rich" } else { "link" },
        title: found.title,
        author_name,
        author_url,
        provider_name: "Talon",
        provider_url: base.to_owned(),
        html,
        width: has_frame.then_some(width),
        height: has_frame.then_some(height),
    }
}

fn xml(view: &OembedView) -> String {
    let number = |number: Option<u32>| number.map(|number| number.to_string());
    let parts = [
        ("version", Some(view.version.to_owned())),
        ("type", Some(view.r#type.to_owned())),
        ("title", Some(view.title.clone())),
        ("author_name", view.author_name.clone()),
        ("author_url", view.author_url.clone()),
        ("provider_name", Some(view.provider_name.to_owned())),
        ("provider_url", Some(view.provider_url.clone())),
        ("html", view.html.clone()),
        ("width", number(view.width)),
        ("height", number(view.height)),
    ];
    let parts = parts
        .into_iter()
        .filter_map(|(name, value)| Some(format!("<{name}>{}</{name}>\n", atom::escaped(&value?))));
    let parts: String = parts.collect();
    format!("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<oembed>\n{parts}</oembed>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_of_this_site_has_a_path() {
        let base = "https://talon.example";
        let path = |url: &str| path_of(url, base);
        assert_eq!(
            path("https://talon.example/leagues/a?revision=2#x").as_deref(),
            Some("/leagues/a")
        );
        assert_eq!(path(" https://talon.example/hands/3/ ").as_deref(), Some("/hands/3"));
        for foreign in [
            "https://evil.example/leagues/a",
            "https://talon.example.evil.example/leagues/a",
            "http://talon.example/leagues/a",
            "https://talon.example:81/leagues/a",
            "https://talon.example@evil.example/",
            "//talon.example/leagues/a",
            "/leagues/a",
            "https://talon.example",
        ] {
            assert_eq!(path(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn a_frame_is_as_large_as_it_may_be_and_its_title_breaks_out_of_nothing() {
        let asked = |width, height| OembedQuery {
            url: String::new(),
            maxwidth: width,
            maxheight: height,
            format: OembedFormat::Xml,
        };
        let found = || EmbeddedPage {
            title: "\"><script>".to_owned(),
            club: None,
            frame: Some("/embed/leagues/a?{}&season=2026".to_owned()),
        };
        let usual = view(&asked(None, None), found(), "https://a.example");
        assert_eq!((usual.width, usual.height), (Some(640), Some(860)));
        let small = view(&asked(Some(300), Some(200)), found(), "https://a.example");
        assert_eq!((small.width, small.height), (Some(300), Some(200)));
        let html = small.html.as_deref().unwrap_or_default();
        assert!(
            html.contains("rows=3&amp;season=2026") && !html.contains("<script"),
            "{html}"
        );
        let text = xml(&usual);
        assert!(
            text.contains("<title>&quot;&gt;&lt;script&gt;</title>") && !text.contains("<iframe"),
            "{text}"
        );
    }
}
