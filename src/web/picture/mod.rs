//! `GET /og/...png`: drawings of pages for others to show, as large as they expect them: a league, a tournament or a
//! hand. They say what a visitor sees, in the language of the club, and are drawn once for what they say as long as
//! there is room.

mod draw;
mod hand;
mod letters;

use std::sync::{Arc, LazyLock};

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};

use self::draw::{Picture, PictureRow, drawn};
use crate::leagues::name_of;
use crate::page::PageResult;
use crate::tournaments::when;
use talon_http::limits::Rate;
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, Visit};
use talon_service::bounded_cache::BoundedCache;
use talon_service::leagues::{self, SeasonAddress};
use talon_service::list_hands;
use talon_service::tournaments::{parse_id, read};
use talon_service::{ActError, Actor};
use talon_store::Db;
use talon_store::clubs::Club;
use talon_text::{Arg, Lang, mixed};

/// Rows of a table on it.
const ROWS: usize = 5;
/// Bytes of drawings that are kept.
const KEPT_BYTES: usize = 8 * 1024 * 1024;

static KEPT: LazyLock<BoundedCache<Arc<[u8]>>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES));

/// The table of a season.
///
/// # Errors
/// Not found, also when a visitor may not see the league.
pub async fn league(visit: Visit, request: HttpRequest, path: web::Path<(String, String)>) -> PageResult {
    let (league, season) = path.into_inner();
    let fallback = visit.prefs.lang;
    send(&visit, &request, move |db| {
        let address = SeasonAddress {
            league: &league,
            season: Some(&season),
            revision: None,
        };
        of_league(db, &address, fallback)
    })
    .await
}

/// A tournament: how it stands, or when it is.
///
/// # Errors
/// Not found, also when a visitor may not see the tournament.
pub async fn tournament(visit: Visit, request: HttpRequest, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let fallback = visit.prefs.lang;
    send(&visit, &request, move |db| of_tournament(db, id, fallback)).await
}

/// A hand: what was played, and what everyone got.
///
/// # Errors
/// Not found, also when a visitor may not see the hand.
pub async fn hand(visit: Visit, request: HttpRequest, address: web::Path<String>) -> PageResult {
    let fallback = visit.prefs.lang;
    send(&visit, &request, move |db| {
        let listed = list_hands::listed_hand(db, &Actor::Visitor, &address)?;
        let lang = language(&listed.club, fallback);
        Ok((hand::picture(&listed, lang), listed.club.noindex))
    })
    .await
}

fn of_league(db: &mut Db, address: &SeasonAddress<'_>, fallback: Lang) -> Result<(Picture, bool), ActError> {
    let shown = leagues::season(db, &Actor::Visitor, address)?;
    let lang = language(&shown.club, fallback);
    let rows = shown.table.iter().flat_map(|table| shown.rows(table));
    let rows = rows.filter_map(|row| {
        Some(PictureRow {
            rank: format!("{}.", row.rank?),
            name: name_of(&shown, row.person, lang),
            points: mixed(&row.total),
        })
    });
    let picture = Picture {
        logo: crate::clubs::letters(&shown.club),
        title: shown.league.name.clone(),
        facts: vec![shown.head.name.clone(), shown.club.name.clone()],
        rows: rows.take(ROWS).collect(),
        state: lang
            .t(&format!("league-state-{}", shown.head.state.as_str()))
            .into_owned(),
    };
    Ok((picture, shown.club.noindex))
}

fn of_tournament(db: &mut Db, id: talon_store::TournamentId, fallback: Lang) -> Result<(Picture, bool), ActError> {
    let shown = read::tournament(db, &Actor::Visitor, id)?;
    let (club, tournament) = (&shown.loaded.club, &shown.loaded.tournament);
    let lang = language(club, fallback);
    let last = shown.seen_rounds().next_back().map(|round| round.number);
    let ranking = last.and_then(|last| shown.ranking_after(last).ok());
    let numbered = |number: u16| lang.t_args("tournament-entry-numbered", &[("number", Arg::Number(number.into()))]);
    let rows = ranking.iter().flat_map(|ranking| &ranking.rows).filter_map(|row| {
        Some(PictureRow {
            rank: format!("{}.", row.rank?),
            name: shown.name_of(row.entry).unwrap_or_else(|| numbered(row.entry.0)),
            points: mixed(&row.total),
        })
    });
    let mut facts = vec![when(tournament.starts, lang)];
    facts.extend(Some(tournament.venue.clone()).filter(|venue| !venue.is_empty()));
    facts.push(club.name.clone());
    let picture = Picture {
        logo: crate::clubs::letters(club),
        title: tournament.name.clone(),
        facts,
        rows: rows.take(ROWS).collect(),
        state: lang
            .t(&format!("tournament-state-{}", tournament.state.as_str()))
            .into_owned(),
    };
    Ok((picture, club.noindex))
}

fn language(club: &Club, fallback: Lang) -> Lang {
    Lang::parse(&club.language).unwrap_or(fallback)
}

async fn send(
    visit: &Visit,
    request: &HttpRequest,
    read: impl FnOnce(&mut Db) -> Result<(Picture, bool), ActError> + Send + 'static,
) -> PageResult {
    let (picture, noindex) = visit.state.block(|state| Ok(state.store.read(read)?)).await?;
    let svg = picture.svg();
    let tag = page_cache::tag(&svg);
    let mark = |mut answer: HttpResponse| {
        if noindex {
            let name = header::HeaderName::from_static("x-robots-tag");
            answer
                .headers_mut()
                .insert(name, header::HeaderValue::from_static("noindex"));
        }
        answer
    };
    if let Some(answer) = page_cache::unchanged(request, &tag, CacheScope::AnybodyAsking) {
        return Ok(mark(answer));
    }
    let bytes = match KEPT.get(tag.as_bytes()) {
        Some(bytes) => bytes,
        None => {
            let state = &visit.state;
            state.limits.count_address(Rate::Picture, request, &state.config)?;
            let key = tag.clone();
            visit
                .state
                .block(move |_| {
                    let bytes: Arc<[u8]> = drawn(&svg).map_err(Problem::internal)?.into();
                    KEPT.put(key.as_bytes(), Arc::clone(&bytes), bytes.len());
                    Ok(bytes)
                })
                .await?
        }
    };
    let answer = HttpResponse::Ok().content_type("image/png").body(bytes.to_vec());
    Ok(mark(page_cache::mark(answer, &tag, CacheScope::AnybodyAsking)))
}
