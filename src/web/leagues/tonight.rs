//! What would become of a table if the evening that is played ended now, beside it.

use super::table::name_of;
use crate::page::LinkView;
use crate::routes;
use talon_league::{CountedSeason, MovedRow};
use talon_service::leagues::{SeasonShown, TonightTable};
use talon_text::{Arg, Lang, mixed};

/// Rows that are told of at most, beside the reader's own.
const TOLD: usize = 12;

/// templates/leagues/_tonight.html
#[derive(Debug)]
pub(super) struct TonightView {
    pub title: String,
    pub evening: LinkView,
    /// Where people play in several divisions, of each.
    pub tables: Vec<MoversView>,
}

/// Whom it moves in a table.
#[derive(Debug)]
pub(super) struct MoversView {
    pub caption: String,
    pub rows: Vec<MoverView>,
    /// How many more; nothing where all are told.
    pub more: String,
}

/// Someone whom it moves.
#[derive(Debug)]
pub(super) struct MoverView {
    pub person: LinkView,
    pub is_mine: bool,
    pub total: String,
    pub total_then: String,
    pub rank: String,
    pub rank_then: String,
}

pub(super) fn tonight(shown: &SeasonShown, evenings: &[TonightTable], lang: Lang) -> Vec<TonightView> {
    let told = evenings.iter().map(|one| TonightView {
        title: lang.t_args("league-tonight", &[("name", Arg::from(one.name.clone()))]),
        evening: LinkView::new(
            routes::tournament(one.tournament, "standings"),
            lang.t("league-tonight-standings"),
        ),
        tables: tables(shown, &one.then, lang),
    });
    told.collect()
}

fn tables(shown: &SeasonShown, then: &CountedSeason, lang: Lang) -> Vec<MoversView> {
    let Some(now) = &shown.table else { return Vec::new() };
    if now.divisions.is_empty() {
        let caption = lang.t("league-tonight-movers").into_owned();
        return vec![movers(shown, caption, now.moved_in(then), lang)];
    }
    let divisions = now.divisions.iter().filter_map(|one| {
        let same = then.divisions.iter().find(|other| other.name == one.name)?;
        let moved = now.of_division(one).moved_in(&then.of_division(same));
        (!moved.is_empty()).then(|| movers(shown, one.name.clone(), moved, lang))
    });
    divisions.collect()
}

fn movers(shown: &SeasonShown, caption: String, moved: Vec<MovedRow>, lang: Lang) -> MoversView {
    let all = moved.len();
    let is_told = |(at, row): &(usize, MovedRow)| *at < TOLD || shown.is_mine(row.person);
    let told = moved.into_iter().enumerate().filter(is_told);
    let rows: Vec<MoverView> = told.map(|(_, row)| mover(shown, &row, lang)).collect();
    let left = all - rows.len();
    MoversView {
        caption,
        rows,
        more: match left {
            0 => String::new(),
            left => lang.n("league-moved-more", left as i64),
        },
    }
}

fn mover(shown: &SeasonShown, row: &MovedRow, lang: Lang) -> MoverView {
    let here = routes::league(&shown.league.slug, &shown.head.slug);
    let name = name_of(shown, row.person, lang);
    let rank = |rank: Option<usize>| rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
    // Who has no row yet has no page yet.
    let href = row.total.as_ref().map(|_| format!("{here}/players/{}", row.person.0));
    MoverView {
        person: LinkView::new(href.unwrap_or_default(), name),
        is_mine: shown.is_mine(row.person),
        total: row.total.as_ref().map_or_else(|| "–".to_owned(), mixed),
        total_then: mixed(&row.total_then),
        rank: rank(row.rank),
        rank_then: rank(row.rank_then),
    }
}
