//! Tokens of programs, and links that may be used once. Only hashes are kept.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, Hash, TokenId, UserId};
use crate::schema::{api_tokens, link_tokens, users};
use crate::time::Moment;
use crate::users::User;
use crate::words::words;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = api_tokens)]
pub struct ApiToken {
    pub id: TokenId,
    pub user_id: UserId,
    pub label: String,
    pub scopes: String,
    pub created_at: Moment,
    pub expires_at: Moment,
    pub used_at: Option<Moment>,
    pub revoked_at: Option<Moment>,
}

#[derive(Debug, Clone, Copy)]
pub struct NewApiToken<'a> {
    pub token_hash: &'a Hash,
    pub user_id: UserId,
    pub label: &'a str,
    pub scopes: &'a str,
    pub created_at: Moment,
    pub expires_at: Moment,
}

pub fn insert_api(db: &mut Db, token: &NewApiToken<'_>) -> StoreResult<TokenId> {
    Ok(diesel::insert_into(api_tokens::table)
        .values((
            api_tokens::token_hash.eq(&token.token_hash[..]),
            api_tokens::user_id.eq(token.user_id),
            api_tokens::label.eq(token.label),
            api_tokens::scopes.eq(token.scopes),
            api_tokens::created_at.eq(token.created_at),
            api_tokens::expires_at.eq(token.expires_at),
        ))
        .returning(api_tokens::id)
        .get_result(db)?)
}

/// The token and its account, while the token is good and the account is open.
pub fn find_api(db: &mut Db, token: &Hash, now: Moment) -> StoreResult<Option<(ApiToken, User)>> {
    Ok(api_tokens::table
        .inner_join(users::table)
        .filter(api_tokens::token_hash.eq(&token[..]))
        .filter(api_tokens::expires_at.gt(now))
        .filter(api_tokens::revoked_at.is_null())
        .filter(users::locked_at.is_null())
        .select((ApiToken::as_select(), User::as_select()))
        .get_result(db)
        .optional()?)
}

pub fn touch_api(db: &mut Db, id: TokenId, now: Moment) -> StoreResult<()> {
    diesel::update(api_tokens::table.find(id))
        .set(api_tokens::used_at.eq(Some(now)))
        .execute(db)?;
    Ok(())
}

pub fn revoke_api(db: &mut Db, user: UserId, id: TokenId, now: Moment) -> StoreResult<()> {
    diesel::update(api_tokens::table.find(id).filter(api_tokens::user_id.eq(user)))
        .set(api_tokens::revoked_at.eq(Some(now)))
        .execute(db)?
        .or_not_found("token")
}

pub fn api_of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<ApiToken>> {
    Ok(api_tokens::table
        .filter(api_tokens::user_id.eq(user))
        .order(api_tokens::id.desc())
        .select(ApiToken::as_select())
        .load(db)?)
}

words! {
    /// What a link that works once is for.
    LinkKind { Invite = "invite", Reset = "reset", FirstAdmin = "first_admin" }
}

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = link_tokens)]
pub struct Link {
    pub kind: LinkKind,
    pub user_id: Option<UserId>,
    pub club_id: Option<ClubId>,
    pub email: Option<String>,
    pub created_by: Option<UserId>,
    pub created_at: Moment,
    pub expires_at: Moment,
}

impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Link")
            .field("kind", &self.kind)
            .field("user_id", &self.user_id)
            .finish_non_exhaustive()
    }
}

pub fn insert_link(db: &mut Db, token: &Hash, link: &Link) -> StoreResult<()> {
    diesel::insert_into(link_tokens::table)
        .values((
            link_tokens::token_hash.eq(&token[..]),
            link_tokens::kind.eq(link.kind),
            link_tokens::user_id.eq(link.user_id),
            link_tokens::club_id.eq(link.club_id),
            link_tokens::email.eq(link.email.as_deref()),
            link_tokens::created_by.eq(link.created_by),
            link_tokens::created_at.eq(link.created_at),
            link_tokens::expires_at.eq(link.expires_at),
        ))
        .execute(db)?;
    Ok(())
}

/// Looks without using it up, for the page that asks.
pub fn find_link(db: &mut Db, token: &Hash, kind: LinkKind, now: Moment) -> StoreResult<Option<Link>> {
    Ok(link_tokens::table
        .find(&token[..])
        .filter(link_tokens::kind.eq(kind))
        .filter(link_tokens::used_at.is_null())
        .filter(link_tokens::expires_at.gt(now))
        .select(Link::as_select())
        .get_result(db)
        .optional()?)
}

/// Uses the link up. Of two that try at once one gets it, the other finds nothing.
pub fn redeem_link(db: &mut Db, token: &Hash, kind: LinkKind, now: Moment) -> StoreResult<Link> {
    let good = link_tokens::table
        .find(&token[..])
        .filter(link_tokens::kind.eq(kind))
        .filter(link_tokens::used_at.is_null())
        .filter(link_tokens::expires_at.gt(now));
    diesel::update(good)
        .set(link_tokens::used_at.eq(Some(now)))
        .execute(db)?
        .or_not_found("link")?;
    link_tokens::table
        .find(&token[..])
        .select(Link::as_select())
        .get_result(db)
        .or_not_found("link")
}

/// A new link of a kind makes the older ones for the same account worthless.
pub fn drop_links(db: &mut Db, kind: LinkKind, user: Option<UserId>) -> StoreResult<usize> {
    let unused = link_tokens::table
        .filter(link_tokens::kind.eq(kind))
        .filter(link_tokens::used_at.is_null());
    Ok(match user {
        Some(user) => diesel::delete(unused.filter(link_tokens::user_id.eq(user))).execute(db)?,
        None => diesel::delete(unused.filter(link_tokens::user_id.is_null())).execute(db)?,
    })
}

pub fn purge_links(db: &mut Db, expired_before: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(link_tokens::table.filter(link_tokens::expires_at.lt(expired_before))).execute(db)?)
}
