//! Small facts of the installation, by name.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::StoreResult;
use crate::schema::settings;

pub fn get(db: &mut Db, name: &str) -> StoreResult<Option<String>> {
    Ok(settings::table
        .find(name)
        .select(settings::value)
        .get_result(db)
        .optional()?)
}

pub fn set(db: &mut Db, name: &str, value: &str) -> StoreResult<()> {
    let row = (settings::name.eq(name), settings::value.eq(value));
    on_backend!(db, conn => diesel::insert_into(settings::table)
        .values(row)
        .on_conflict(settings::name)
        .do_update()
        .set(settings::value.eq(value))
        .execute(conn))?;
    Ok(())
}
