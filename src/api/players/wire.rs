//! How a player is written in JSON. It says nothing of who may see what: it is given what the reader sees.

use serde::Serialize;
use talon_service::clubs::PublicName;
use talon_service::players::{GameFigures, HandSums, Opponent, PlayerRating, PlayerResult, PlayerSeason, PlayerShown};
use utoipa::ToSchema;

/// Someone who plays in a club. A part that they do not show is null.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerPageView {
    /// Number of the page. An entry that was given up for another answers with the number of that one.
    pub player: i64,
    /// Their page.
    pub url: String,
    /// The club's word in addresses.
    pub club: String,
    /// The name that they show; null where they show none.
    pub name: Option<String>,
    /// `all`, `year`, `90d` or `season`.
    pub time: &'static str,
    /// Tournaments, the latest first.
    pub results: Vec<PlayerResultView>,
    /// Null without a table.
    pub places: Option<PlayerPlacesView>,
    pub leagues: Vec<PlayerLeagueView>,
    pub ratings: Vec<PlayerRatingView>,
    pub hands: Option<Vec<PlayerGameView>>,
    pub opponents: Option<Vec<PlayerOpponentView>>,
}

/// A tournament in which they have a result.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerResultView {
    pub tournament: i64,
    pub name: String,
    /// The day by the clock of the club.
    pub day: String,
    /// Null for those who are listed without one.
    pub rank: Option<usize>,
    /// How many have a rank.
    pub ranked: usize,
    /// An exact number.
    pub points: String,
    pub tables: usize,
    /// The place is the one of now.
    pub running: bool,
}

/// How often they had which place at a table; exact numbers, as a shared place is parted.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerPlacesView {
    pub tables: usize,
    pub firsts: String,
    pub seconds: String,
    pub thirds: String,
    pub mean: String,
}

/// A season in whose table they stand.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerLeagueView {
    /// The league's word in addresses.
    pub league: String,
    pub season: String,
    /// Null below the minimum.
    pub rank: Option<usize>,
    pub ranked: usize,
    /// An exact number.
    pub total: String,
    pub played: usize,
}

/// A rating list in which they stand.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerRatingView {
    /// Number of the list.
    pub list: i64,
    pub game: String,
    /// `weng_lin`, `elo` or `preferans`.
    pub method: String,
    /// Null for the provisional and the inactive.
    pub rank: Option<usize>,
    /// With four places after the point.
    pub value: String,
    pub tables: u32,
}

/// What they did in the hands of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerGameView {
    pub game: String,
    pub all: PlayerHandsView,
    pub declared: PlayerHandsView,
    pub defended: PlayerHandsView,
    /// As declarer.
    pub contracts: Vec<PlayerContractView>,
    /// As declarer, by the code of the suit.
    pub trumps: Vec<PlayerTrumpView>,
}

/// Some hands. Each but `pay` and `soup` is a number of hands.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerHandsView {
    pub hands: i64,
    /// The contract was made, whoever played it.
    pub made: i64,
    pub lost: i64,
    /// What all of them brought the player.
    pub pay: i64,
    pub kontra: i64,
    pub kontra_won: i64,
    pub silent_won: i64,
    pub quota_met: i64,
    pub quota_missed: i64,
    pub soup: i64,
}

/// A contract that they played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerContractView {
    /// Its code.
    pub contract: String,
    pub hands: i64,
    pub made: i64,
    pub pay: i64,
}

/// A suit that they named.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerTrumpView {
    /// Its code.
    pub trump: String,
    pub hands: i64,
}

/// Someone with whom they sat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerOpponentView {
    /// Null for someone who shows no name.
    pub player: Option<i64>,
    pub name: Option<String>,
    pub tables: usize,
    pub ahead: usize,
    pub level: usize,
    pub behind: usize,
    /// How much more the player had, in the mean: an exact number.
    pub difference: String,
}

impl PlayerPageView {
    pub fn of(shown: &PlayerShown) -> PlayerPageView {
        let places = &shown.places;
        let mean = places.mean().filter(|_| !shown.results.is_empty());
        PlayerPageView {
            player: shown.person.id.0,
            url: format!("/players/{}", shown.person.id),
            club: shown.club.slug.clone(),
            name: shown_name(shown),
            time: shown.time.as_str(),
            results: shown.results.iter().map(result).collect(),
            places: mean.map(|mean| PlayerPlacesView {
                tables: places.tables,
                firsts: places.firsts.to_string(),
                seconds: places.seconds.to_string(),
                thirds: places.thirds.to_string(),
                mean: mean.to_string(),
            }),
            leagues: shown.seasons.iter().map(league).collect(),
            ratings: shown.ratings.iter().map(rating).collect(),
            hands: shown.hands.as_ref().map(|hands| hands.games.iter().map(game).collect()),
            opponents: shown.opponents.as_ref().map(|all| all.iter().map(opponent).collect()),
        }
    }
}

/// The name that the reader sees.
pub(super) fn shown_name(shown: &PlayerShown) -> Option<String> {
    match &shown.person.name {
        PublicName::Name(name) => Some(name.clone()),
        PublicName::Numbered(_) => None,
    }
}

pub(super) fn result(one: &PlayerResult) -> PlayerResultView {
    PlayerResultView {
        tournament: one.tournament.0,
        name: one.name.clone(),
        day: one.starts_at.date().to_string(),
        rank: one.rank,
        ranked: one.ranked,
        points: one.points.to_string(),
        tables: one.tables,
        running: one.is_running,
    }
}

fn league(one: &PlayerSeason) -> PlayerLeagueView {
    PlayerLeagueView {
        league: one.league_slug.clone(),
        season: one.season_slug.clone(),
        rank: one.rank,
        ranked: one.ranked,
        total: one.total.to_string(),
        played: one.played,
    }
}

fn rating(one: &PlayerRating) -> PlayerRatingView {
    PlayerRatingView {
        list: one.list.0,
        game: one.game.clone(),
        method: one.method.as_str().to_owned(),
        rank: one.row.rank,
        value: one.row.value.to_string(),
        tables: one.row.tables,
    }
}

fn game(one: &GameFigures) -> PlayerGameView {
    PlayerGameView {
        game: one.game.clone(),
        all: hands(&one.all),
        declared: hands(&one.declared),
        defended: hands(&one.defended),
        contracts: one
            .contracts
            .iter()
            .map(|(code, sums)| PlayerContractView {
                contract: code.clone(),
                hands: sums.hands,
                made: sums.made,
                pay: sums.pay,
            })
            .collect(),
        trumps: one
            .trumps
            .iter()
            .map(|(code, hands)| PlayerTrumpView {
                trump: code.clone(),
                hands: *hands,
            })
            .collect(),
    }
}

fn hands(sums: &HandSums) -> PlayerHandsView {
    PlayerHandsView {
        hands: sums.hands,
        made: sums.made,
        lost: sums.lost,
        pay: sums.pay,
        kontra: sums.kontra,
        kontra_won: sums.kontra_won,
        silent_won: sums.silent_won,
        quota_met: sums.quota_met,
        quota_missed: sums.quota_missed,
        soup: sums.soup,
    }
}

fn opponent(one: &Opponent) -> PlayerOpponentView {
    PlayerOpponentView {
        player: one.name.as_ref().map(|_| one.id.0),
        name: one.name.clone(),
        tables: one.tables,
        ahead: one.ahead,
        level: one.level,
        behind: one.behind,
        difference: one.difference.to_string(),
    }
}
