//! The pages of leagues by their addresses.

use actix_web::web::{self, ServiceConfig, get, post};

use crate::leagues;

/// Seasons that add up tournaments.
pub(super) fn add(site: &mut ServiceConfig) {
    use leagues::{
        column, history, list, next, past, player, print, records, revisions, rules, share, show, teams, wall,
    };
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
        .service(web::resource("/leagues/{slug}/teams").route(get().to(teams::get)));
    latest(site);
    site.service(web::resource("/leagues/{slug}/{season}").route(get().to(show::of_season)))
        .service(web::resource("/leagues/{slug}/{season}/teams").route(get().to(teams::of_season)))
        .service(web::resource("/leagues/{slug}/{season}/share").route(get().to(share::get)))
        .service(web::resource("/leagues/{slug}/{season}/print").route(get().to(print::get)))
        .service(web::resource("/leagues/{slug}/{season}/wall").route(get().to(wall::get)))
        .service(web::resource("/leagues/{slug}/{season}/rules").route(get().to(rules::get)))
        .service(web::resource("/leagues/{slug}/{season}/revisions").route(get().to(revisions::get)))
        .service(web::resource("/leagues/{slug}/{season}/players/{id}").route(get().to(player::get)))
        .service(web::resource("/leagues/{slug}/{season}/units/{number}").route(get().to(column::get)));
    owners(site);
}

/// What stands below a season, by the address of the league alone.
fn latest(site: &mut ServiceConfig) {
    use leagues::latest;
    site.service(web::resource("/leagues/{slug}/rules").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/print").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/wall").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/share").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/revisions").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/units").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/tables").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/settings").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/settings/teams").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/challenge").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/pot").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/qualified").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/qualifying").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/divisions").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/lists").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/people").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/manage").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/adjustments").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/publish").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/chain").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/groups").route(get().to(latest::get)))
        .service(web::resource("/leagues/{slug}/players/{id}").route(get().to(latest::of_one)))
        .service(web::resource("/leagues/{slug}/units/{number}").route(get().to(latest::of_one)));
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
