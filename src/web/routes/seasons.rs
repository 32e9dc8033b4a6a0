//! The pages of leagues by their addresses.

use actix_web::web::{self, ServiceConfig, get, post};

use crate::leagues;

/// Seasons that add up tournaments.
pub(super) fn add(site: &mut ServiceConfig) {
    use leagues::{column, history, list, next, past, player, print, records, revisions, share, show, teams, wall};
    site.service(web::resource("/leagues").route(get().to(list::get)))
        .service(web::resource("/leagues/{slug}").route(get().to(show::get)))
        .service(web::resource("/leagues/{slug}/history").route(get().to(history::get)))
        .service(web::resource("/leagues/{slug}/records").route(get().to(records::get)))
        .service(
            web::resource("/leagues/{slug}/next")
                .route(get().to(next::get))
                .route(post().to(next::post)),
        )
        .service(
            web::resource("/leagues/{slug}/past")
                .route(get().to(past::get))
                .route(post().to(past::post)),
        )
        .service(web::resource("/leagues/{slug}/teams").route(get().to(teams::get)))
        .service(web::resource("/leagues/{slug}/{season}").route(get().to(show::of_season)))
        .service(web::resource("/leagues/{slug}/{season}/teams").route(get().to(teams::of_season)))
        .service(web::resource("/leagues/{slug}/{season}/share").route(get().to(share::get)))
        .service(web::resource("/leagues/{slug}/{season}/print").route(get().to(print::get)))
        .service(web::resource("/leagues/{slug}/{season}/wall").route(get().to(wall::get)))
        .service(web::resource("/leagues/{slug}/{season}/revisions").route(get().to(revisions::get)))
        .service(web::resource("/leagues/{slug}/{season}/players/{id}").route(get().to(player::get)))
        .service(web::resource("/leagues/{slug}/{season}/units/{number}").route(get().to(column::get)));
    owners(site);
}

/// What those who manage a season change.
fn owners(site: &mut ServiceConfig) {
    use leagues::{
        challenge, divisions, manage, people, pot, qualified, qualifying, settings, table_reports, tag_lists,
        team_settings, units,
    };
    site.service(
        web::resource("/leagues/{slug}/{season}/units")
            .route(get().to(units::get))
            .route(post().to(units::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/tables")
            .route(get().to(table_reports::get))
            .route(post().to(table_reports::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/settings")
            .route(get().to(settings::get))
            .route(post().to(settings::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/settings/teams")
            .route(get().to(team_settings::get))
            .route(post().to(team_settings::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/challenge")
            .route(get().to(challenge::get))
            .route(post().to(challenge::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/pot")
            .route(get().to(pot::get))
            .route(post().to(pot::post)),
    )
    .service(web::resource("/leagues/{slug}/{season}/qualified").route(get().to(qualified::get)))
    .service(
        web::resource("/leagues/{slug}/{season}/qualifying")
            .route(get().to(qualifying::get))
            .route(post().to(qualifying::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/divisions")
            .route(get().to(divisions::get))
            .route(post().to(divisions::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/lists")
            .route(get().to(tag_lists::get))
            .route(post().to(tag_lists::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/people")
            .route(get().to(people::get))
            .route(post().to(people::post)),
    )
    .service(
        web::resource("/leagues/{slug}/{season}/manage")
            .route(get().to(manage::get))
            .route(post().to(manage::post)),
    );
}
