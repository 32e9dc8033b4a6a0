//! Sessions: from records by way of the store to the page.

mod deals;
mod ledger;
mod page;
mod stored;
