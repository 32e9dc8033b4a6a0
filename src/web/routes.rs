//! Every page of the site, with the lists of this folder, and the addresses by name.

use actix_web::web::{self, ServiceConfig, get, post};

mod club_pages;
mod papers;
mod people;
mod rating_lists;
mod seasons;

pub use club_pages::{announcement, sign_up};
pub use people::{player, player_hands, player_ratings, player_records, together};

use super::{
    account, check, desk, docs, hands, home, imports, leagues, preferences, problem, ratings, rules, search, sessions,
    site as admin,
};
use talon_http::{assets, health};
use talon_rules::games::GameKind;
use talon_service::tournaments::Card;
use talon_store::{MemberId, RatingListId, TournamentId};

/// Parts of the site by the first word of their addresses, those first that are asked for most, each with what adds its
/// pages: a request is looked for among the addresses of its part alone.
pub const PARTS: [(&str, AddPages); 6] = [
    ("static", files),
    ("hands", hands),
    ("tournaments", tournaments),
    ("clubs", clubs),
    ("leagues", seasons::add),
    ("ratings", rating_lists::add),
];

/// What adds pages to the site.
pub type AddPages = fn(&mut ServiceConfig);

/// Adds all other pages.
pub fn rest(site: &mut ServiceConfig) {
    site.service(web::resource("/healthz").route(get().to(health::alive)))
        .service(web::resource("/readyz").route(get().to(health::ready)))
        .service(web::resource("/favicon.ico").route(get().to(assets::favicon)))
        .service(web::resource("/").route(get().to(home::get)))
        .service(
            web::resource("/check")
                .route(get().to(check::get))
                .route(post().to(check::post)),
        )
        .service(web::resource("/check/{hand}/{ply}").route(get().to(hands::pasted::get)))
        .service(web::resource("/preferences").route(post().to(preferences::post)))
        .service(
            web::resource("/sign-in")
                .route(get().to(account::sign_in::get))
                .route(post().to(account::sign_in::post)),
        )
        .service(web::resource("/sign-out").route(post().to(account::sign_out::post)))
        .configure(links)
        .configure(cards)
        .configure(club_pages::outside)
        .service(web::resource("/account").route(get().to(account::show::get)))
        .service(web::resource("/account/profile").route(post().to(account::profile::post)))
        .service(web::resource("/account/password").route(post().to(account::password::post)))
        .service(web::resource("/account/sessions").route(post().to(account::sessions::post)))
        .service(web::resource("/account/tokens").route(post().to(account::tokens::post)))
        .service(web::resource("/account/audit").route(get().to(account::audit::get)))
        .service(web::resource("/site/audit").route(get().to(account::audit::of_site)))
        .service(web::resource("/site/accounts").route(get().to(admin::accounts::get)))
        .service(web::resource("/site/accounts/{id}").route(post().to(admin::accounts::post)))
        .service(
            web::resource("/account/data")
                .route(get().to(account::data::get))
                .route(post().to(account::data::post)),
        )
        .service(web::resource("/search").route(get().to(search::show::get)))
        .configure(people::add)
        .service(web::resource("/account/tokens/{id}/revoke").route(post().to(account::tokens::revoke)))
        .service(
            web::resource("/import")
                .route(get().to(imports::new::get))
                .route(post().to(imports::new::post)),
        )
        .service(web::resource("/imports/{id}").route(get().to(imports::show::get)))
        .service(web::resource("/imports/{id}/raw").route(get().to(imports::files::raw)))
        .service(web::resource("/imports/{id}/refused.ndjson").route(get().to(imports::files::refused)))
        .service(
            web::resource("/imports/{id}/undo")
                .route(get().to(imports::undo::get))
                .route(post().to(imports::undo::post)),
        )
        .service(web::resource("/imports/{id}/option").route(post().to(imports::option::post)))
        .service(web::resource("/imports/{id}/records/{record}").route(post().to(imports::decide::post)))
        .service(web::resource("/imports/{id}/records/{record}/fix").route(post().to(imports::fix::post)))
        .service(
            web::resource("/imports/{id}/records/{record}/mend")
                .route(get().to(imports::mend::get))
                .route(post().to(imports::mend::post)),
        )
        .configure(scorecards)
        .service(web::resource("/sessions/{id}").route(get().to(sessions::show::get)))
        .service(web::resource("/desk").route(get().to(desk::start::get)))
        .service(web::resource("/rules").route(get().to(rules::start::get)))
        .service(web::resource("/desk/{game}").route(get().to(desk::show::get)))
        .service(web::resource("/rules/{game}").route(get().to(rules::show::get)))
        .service(web::resource("/docs/errors").route(get().to(docs::errors::get)))
        .service(web::resource("/docs/errors/{code}").route(get().to(docs::error::get)))
        .service(web::resource("/docs/format").route(get().to(docs::format::get)))
        .default_service(web::to(problem::not_found));
}

fn files(site: &mut ServiceConfig) {
    site.service(web::resource("/static/{name:.*}").route(get().to(assets::serve)));
}

fn hands(site: &mut ServiceConfig) {
    site.service(web::resource("/hands").route(get().to(hands::list::get)))
        .service(
            // Before the page of a hand, whose number could be any word.
            web::resource("/hands/new")
                .route(get().to(hands::editor::get))
                .route(post().to(hands::editor::post)),
        )
        .service(
            web::resource("/hands/drafts")
                .route(get().to(hands::editor::drafts::get))
                .route(post().to(hands::editor::begin::post)),
        )
        .service(
            web::resource("/hands/drafts/{id}")
                .route(get().to(hands::editor::draft::get))
                .route(post().to(hands::editor::draft::post)),
        )
        .service(web::resource("/hands/drafts/{id}/drop").route(post().to(hands::editor::drafts::drop)))
        .service(web::resource("/hands/{id}").route(get().to(hands::show::overview)))
        .service(web::resource("/hands/{id}/analysis").route(post().to(hands::analysis::post)))
        .service(
            web::resource("/hands/{id}/notes")
                .route(get().to(hands::notes::get))
                .route(post().to(hands::notes::post)),
        )
        .service(
            web::resource("/hands/{id}/notes/{note}")
                .route(get().to(hands::note::get))
                .route(post().to(hands::note::post)),
        )
        .service(web::resource("/hands/{id}/notes/{note}/hide").route(post().to(hands::note::hide)))
        .service(web::resource("/hands/{id}/out").route(post().to(hands::out::post)))
        .service(web::resource("/hands/{id}/play/{ply}").route(get().to(hands::play_on::get)))
        .service(web::resource("/hands/{id}/quiz").route(get().to(hands::quiz::first)))
        .service(web::resource("/hands/{id}/quiz/{number}").route(get().to(hands::quiz::get)))
        .service(
            web::resource("/hands/{id}/sharing")
                .route(get().to(hands::sharing::get))
                .route(post().to(hands::sharing::post)),
        )
        .service(web::resource("/hands/{id}/{ply}").route(get().to(hands::show::position)))
        .service(web::resource("/hands/{id}/{ply}/{line}").route(get().to(hands::show::line)));
}

/// Evenings at one table.
fn scorecards(site: &mut ServiceConfig) {
    use super::scorecards::{
        cards, club, correct, deal_acts, deals, files, forms, new, print, revision, rules, settings, show, text,
    };
    site.service(
        web::resource("/sessions/new")
            .route(get().to(new::get))
            .route(post().to(new::post)),
    )
    .service(web::resource("/scorecards/worker.js").route(get().to(assets::scorecard_worker)))
    .service(web::resource("/scorecards/{way}").route(get().to(show::get)))
    .service(web::resource("/scorecards/{way}/forms").route(get().to(forms::get)))
    .service(web::resource("/scorecards/{way}/club").route(post().to(club::post)))
    .service(web::resource("/scorecards/{way}/revision").route(get().to(revision::get)))
    .service(web::resource("/scorecards/{way}/deals.csv").route(get().to(files::table)))
    .service(web::resource("/scorecards/{way}/deals.txt").route(get().to(files::text)))
    .service(web::resource("/scorecards/{way}/deals.ndjson").route(get().to(files::ndjson)))
    .service(web::resource("/scorecards/{way}/deals").route(post().to(deals::post)))
    .service(
        web::resource("/scorecards/{way}/deals/{deal}")
            .route(get().to(deal_acts::get))
            .route(post().to(deal_acts::post)),
    )
    .service(web::resource("/scorecards/{way}/deals/{deal}/cards").route(get().to(cards::get)))
    .service(web::resource("/scorecards/{way}/deals/{deal}/correct").route(post().to(correct::correct)))
    .service(web::resource("/scorecards/{way}/deals/{deal}/insert").route(post().to(correct::insert)))
    .service(web::resource("/scorecards/{way}/print").route(get().to(print::get)))
    .service(web::resource("/scorecards/{way}/rules").route(post().to(rules::post)))
    .service(
        web::resource("/scorecards/{way}/text")
            .route(get().to(text::get))
            .route(post().to(text::post)),
    )
    .service(
        web::resource("/scorecards/{way}/settings")
            .route(get().to(settings::get))
            .route(post().to(settings::post)),
    );
}

/// What someone follows who was given a link that works once.
fn links(site: &mut ServiceConfig) {
    site.service(
        web::resource("/invite/{token}")
            .route(get().to(account::link::get))
            .route(post().to(account::link::post)),
    )
    .service(
        web::resource("/reset/{token}")
            .route(get().to(account::link::get))
            .route(post().to(account::link::post)),
    )
    .service(
        web::resource("/welcome/{token}")
            .route(get().to(account::link::get))
            .route(post().to(account::link::post)),
    );
}

/// What someone follows who was given a card or a link of a club, and what other sites show.
fn cards(site: &mut ServiceConfig) {
    use super::clubs::join;
    use super::tournaments::{card, embed, times};
    site.service(
        web::resource("/card/{token}")
            .route(get().to(card::get))
            .route(post().to(card::post)),
    )
    .service(web::resource("/card/{token}/times").route(post().to(times::post_by_card)))
    .service(
        web::resource("/join/{token}")
            .route(get().to(join::get))
            .route(post().to(join::post)),
    )
    .service(web::resource("/join/{token}/accept").route(post().to(join::accept)))
    .service(web::resource("/embed/tournaments/{id}/standings").route(get().to(embed::get)))
    .service(web::resource("/embed/leagues/{slug}").route(get().to(leagues::embed::get)))
    .service(web::resource("/embed/ratings/{list}").route(get().to(ratings::embed::get)));
}

/// Before the page of an entry, whose number could be any word.
fn lists(site: &mut ServiceConfig) {
    use super::clubs::import::{failed, new, show};
    use super::clubs::merge;
    site.service(
        web::resource("/clubs/{slug}/members/import")
            .route(get().to(new::get))
            .route(post().to(new::post)),
    )
    .service(
        web::resource("/clubs/{slug}/members/import/{id}")
            .route(get().to(show::get))
            .route(post().to(show::post)),
    )
    .service(web::resource("/clubs/{slug}/members/import/{id}/failed.csv").route(get().to(failed::get)))
    .service(
        web::resource("/clubs/{slug}/members/{id}/merge")
            .route(get().to(merge::get))
            .route(post().to(merge::post)),
    )
    .service(web::resource("/clubs/{slug}/members/{id}/separate").route(post().to(merge::separate)));
}

fn clubs(site: &mut ServiceConfig) {
    use super::clubs::{act, audit, invites, list, member, members, new, settings, show};
    use super::tournaments::{import, new as new_tournament};
    site.configure(lists)
        .service(web::resource("/clubs/{slug}/leagues").route(get().to(leagues::list::of_club)))
        .service(
            web::resource("/clubs/{slug}/leagues/new")
                .route(get().to(leagues::new::get))
                .route(post().to(leagues::new::post)),
        )
        .configure(rating_lists::of_club)
        .configure(club_pages::add)
        .service(web::resource("/clubs").route(get().to(list::get)))
        .service(
            web::resource("/clubs/{slug}/tournaments/new")
                .route(get().to(new_tournament::get))
                .route(post().to(new_tournament::post)),
        )
        .service(
            web::resource("/clubs/{slug}/tournaments/import")
                .route(get().to(import::get))
                .route(post().to(import::post)),
        )
        .service(
            web::resource("/clubs/new")
                .route(get().to(new::get))
                .route(post().to(new::post)),
        )
        .service(web::resource("/clubs/{slug}").route(get().to(show::get)))
        .service(web::resource("/clubs/{slug}/act").route(post().to(act::post)))
        .service(web::resource("/clubs/{slug}/audit").route(get().to(audit::get)))
        .service(
            web::resource("/clubs/{slug}/settings")
                .route(get().to(settings::get))
                .route(post().to(settings::post)),
        )
        .service(
            web::resource("/clubs/{slug}/members")
                .route(get().to(members::get))
                .route(post().to(members::post)),
        )
        .service(
            web::resource("/clubs/{slug}/members/{id}")
                .route(get().to(member::get))
                .route(post().to(member::post)),
        )
        .service(web::resource("/clubs/{slug}/members/{id}/tags").route(post().to(member::tags)))
        .service(web::resource("/clubs/{slug}/members/{id}/activity").route(post().to(member::activity)))
        .service(web::resource("/clubs/{slug}/members/{id}/owner").route(post().to(member::owner)))
        .service(
            web::resource("/clubs/{slug}/invites")
                .route(get().to(invites::get))
                .route(post().to(invites::post)),
        )
        .service(web::resource("/clubs/{slug}/invites/{id}/revoke").route(post().to(invites::revoke)));
}

/// What clubs play for.
fn tournaments(site: &mut ServiceConfig) {
    use super::tournaments::{
        check_in, cross, direct, entries, entries_file, leagues, list, live, log, officials, player, round, settings,
        show, sign_up, standings, table,
    };
    site.service(web::resource("/tournaments").route(get().to(list::get)))
        .service(web::resource("/tournaments/{id}").route(get().to(show::get)))
        .service(web::resource("/tournaments/{id}/cross").route(get().to(cross::get)))
        .service(web::resource("/tournaments/{id}/players/{number}").route(get().to(player::get)))
        .service(web::resource("/tournaments/{id}/log").route(get().to(log::get)))
        .service(web::resource("/tournaments/{id}/live").route(get().to(live::get)))
        .service(web::resource("/tournaments/{id}/standings").route(get().to(standings::get)))
        .service(
            web::resource("/tournaments/{id}/entries")
                .route(get().to(entries::get))
                .route(post().to(entries::post)),
        )
        .service(
            web::resource("/tournaments/{id}/sign-up")
                .route(get().to(sign_up::get))
                .route(post().to(sign_up::post)),
        )
        .service(web::resource("/tournaments/{id}/entries/file").route(post().to(entries_file::post)))
        .service(
            web::resource("/tournaments/{id}/check-in")
                .route(get().to(check_in::get))
                .route(post().to(check_in::post)),
        )
        .service(web::resource("/tournaments/{id}/settings/check-in").route(post().to(settings::check_in::post)))
        .service(
            web::resource("/tournaments/{id}/direct")
                .route(get().to(direct::get))
                .route(post().to(direct::post)),
        )
        .service(
            web::resource("/tournaments/{id}/settings")
                .route(get().to(settings::get))
                .route(post().to(settings::post)),
        )
        .service(
            web::resource("/tournaments/{id}/leagues")
                .route(get().to(leagues::get))
                .route(post().to(leagues::post)),
        )
        .service(
            web::resource("/tournaments/{id}/officials")
                .route(get().to(officials::get))
                .route(post().to(officials::post)),
        )
        .service(web::resource("/tournaments/{id}/rounds/{round}").route(get().to(round::get)))
        .service(
            web::resource("/tournaments/{id}/rounds/{round}/tables/{table}")
                .route(get().to(table::get))
                .route(post().to(table::post)),
        )
        .configure(papers::add)
        .configure(played);
}

/// What was played at the tables of a tournament.
fn played(site: &mut ServiceConfig) {
    use super::tournaments::{board, boards, hands, results, round_hands, table_boards, times};
    site.service(web::resource("/tournaments/{id}/rounds/{round}/tables/{table}/times").route(post().to(times::post)))
        .service(
            web::resource("/tournaments/{id}/rounds/{round}/results")
                .route(get().to(results::get))
                .route(post().to(results::post)),
        )
        .service(
            web::resource("/tournaments/{id}/rounds/{round}/hands")
                .route(get().to(round_hands::get))
                .route(post().to(round_hands::post)),
        )
        .service(
            web::resource("/tournaments/{id}/rounds/{round}/tables/{table}/hands")
                .route(get().to(hands::get))
                .route(post().to(hands::post)),
        )
        .service(web::resource("/tournaments/{id}/boards").route(get().to(boards::get)))
        .service(web::resource("/tournaments/{id}/boards/{number}").route(get().to(board::get)))
        .service(
            web::resource("/tournaments/{id}/rounds/{round}/tables/{table}/boards")
                .route(get().to(table_boards::get))
                .route(post().to(table_boards::post)),
        );
}

/// Address of a page of a tournament; of its first one without a word.
pub fn tournament(id: TournamentId, page: &str) -> String {
    match page {
        "" => format!("/tournaments/{id}"),
        page => format!("/tournaments/{id}/{page}"),
    }
}

/// Address of the result of a table, for anyone who holds its card.
pub fn card(card: &Card) -> String {
    format!("/card/{}", card.text())
}

/// Address of the scorecard of a table, for the same.
pub fn scorecard(card: &Card) -> String {
    format!("/scorecards/{}", card.text())
}

/// Address of a page of a club; of its first one without a word.
pub fn club(slug: &str, page: &str) -> String {
    match page {
        "" => format!("/clubs/{slug}"),
        page => format!("/clubs/{slug}/{page}"),
    }
}

/// Address of an entry of its list.
pub fn member(slug: &str, id: MemberId) -> String {
    format!("/clubs/{slug}/members/{id}")
}

/// Address of all hands of a club.
pub(crate) fn hands_of_club(slug: &str) -> String {
    format!("/hands?club={slug}")
}

/// Address of a season of a league.
pub fn league(slug: &str, season: &str) -> String {
    format!("/leagues/{slug}/{season}")
}

/// Address of a rating list, or of a page of it.
pub fn rating_list(id: RatingListId, rest: &str) -> String {
    match rest {
        "" => format!("/ratings/{id}"),
        rest => format!("/ratings/{id}/{rest}"),
    }
}

/// Address of all tournaments of a club.
pub(crate) fn tournaments_of_club(slug: &str) -> String {
    format!("/tournaments?club={slug}")
}

/// Address of the page about a code.
pub fn error(code: &str) -> String {
    format!("/docs/errors/{code}")
}

/// What stands in addresses for the rules and questions about tournaments, and what the numbers of those begin with.
pub const TOURNAMENT: &str = "tournament";
pub(crate) const TOURNAMENT_RULE: &str = "T-";

/// Address of the rules of a game.
pub fn rules(name: &str) -> String {
    format!("/rules/{name}")
}

/// Address of the desk that answers questions about a game.
pub fn desk(name: &str) -> String {
    format!("/desk/{name}")
}

/// Address of a rule, whose number tells the game.
pub fn rule(id: &str) -> String {
    let game = GameKind::of_rule(id).unwrap_or(GameKind::ALL[0]);
    let name = if id.starts_with(TOURNAMENT_RULE) {
        TOURNAMENT
    } else {
        game.as_str()
    };
    format!("{}#{id}", rules(name))
}
