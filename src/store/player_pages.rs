//! What people let others see on their pages.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId};
use crate::members::Called;
use crate::player_schema::player_pages;
use crate::schema::members;

/// What the page of someone shows to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, AsChangeset)]
#[diesel(table_name = player_pages)]
pub struct PageChoice {
    pub results: bool,
    pub rating: bool,
    pub hands: bool,
    pub opponents: bool,
}

impl PageChoice {
    /// Of someone who chose nothing.
    pub const UNCHOSEN: PageChoice = PageChoice {
        results: true,
        rating: true,
        hands: false,
        opponents: false,
    };
}

/// What the people of a club chose, those who did.
pub fn of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<(MemberId, PageChoice)>> {
    let of_club = members::table.filter(members::club_id.eq(club)).select(members::id);
    Ok(player_pages::table
        .filter(player_pages::member_id.eq_any(of_club))
        .select((player_pages::member_id, PageChoice::as_select()))
        .load(db)?)
}

/// What the page of an entry shows, where that was chosen.
pub fn of_member(db: &mut Db, member: MemberId) -> StoreResult<Option<PageChoice>> {
    Ok(player_pages::table
        .find(member)
        .select(PageChoice::as_select())
        .get_result(db)
        .optional()?)
}

/// The entries of a club with what each chose, those given up for another entry too.
pub fn called(db: &mut Db, club: ClubId) -> StoreResult<Vec<(Called, Option<PageChoice>)>> {
    let chosen = player_pages::table.on(player_pages::member_id.eq(members::id));
    Ok(members::table
        .left_join(chosen)
        .filter(members::club_id.eq(club))
        .order(members::id)
        .select((Called::as_select(), Option::<PageChoice>::as_select()))
        .load(db)?)
}

pub fn set(db: &mut Db, member: MemberId, choice: &PageChoice) -> StoreResult<()> {
    let row = (
        player_pages::member_id.eq(member),
        player_pages::results.eq(choice.results),
        player_pages::rating.eq(choice.rating),
        player_pages::hands.eq(choice.hands),
        player_pages::opponents.eq(choice.opponents),
    );
    on_backend!(db, conn => diesel::insert_into(player_pages::table)
        .values(row)
        .on_conflict(player_pages::member_id)
        .do_update()
        .set(choice)
        .execute(conn))?;
    Ok(())
}
