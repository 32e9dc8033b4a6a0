//! Two who change the same entry of a club in the same moment.

use talon_service::clubs::choose_shown;
use talon_store::members::Shown;
use talon_store::{StoreError, clubs, members};

use super::people::{CLI, Who, club, entry, join};
use crate::accounts::people::account;
use crate::harness::backend::on_both;

#[test]
fn a_member_who_chooses_a_shown_name_leaves_the_rest_as_an_owner_has_just_changed_it() {
    on_both(|store, backend| {
        club(store, "one", "Club One");
        let id = entry(store, "one", "Anna Kis");
        let change = format!(
            "UPDATE members SET name = 'Anna Nagy', name_fold = 'anna nagy', email = 'new@example.org' WHERE id = {}",
            id.0
        );
        backend.while_held(&change, 1, || {
            let now = chrono::Utc::now();
            choose_shown(store, &CLI, "one", id, "alias", "Ace", now).expect("chosen");
        });
        let found: Result<_, StoreError> = store.read(|db| {
            let club = clubs::by_slug(db, "one")?.id;
            members::by_id(db, club, id)
        });
        let member = found.expect("the entry");
        assert_eq!(
            (member.name.as_str(), member.email.as_deref()),
            ("Anna Nagy", Some("new@example.org"))
        );
        assert_eq!((member.shown, member.alias.as_deref()), (Shown::Alias, Some("Ace")));
    });
}

#[test]
fn an_entry_that_two_deactivate_at_once_is_deactivated_once() {
    on_both(|store, backend| {
        club(store, "one", "Club One");
        account(store, &Who::Member.mail(), false);
        let id = join(store, "one", &Who::Member.mail());
        let club: Result<_, StoreError> = store.read(|db| Ok(clubs::by_slug(db, "one")?.id));
        let hold = format!("SELECT id FROM clubs WHERE id = {} FOR UPDATE", club.expect("the club"));
        backend.while_held(&hold, 2, || {
            let now = chrono::Utc::now();
            let set = || talon_service::clubs::set_active(store, &CLI, "one", id, false, now);
            std::thread::scope(|scope| {
                let both = [scope.spawn(set), scope.spawn(set)];
                both.into_iter()
                    .for_each(|one| one.join().expect("an end").expect("done"));
            });
        });
        let read: Result<_, StoreError> = store.read(talon_store::audit::last);
        assert_eq!(read.expect("an entry").action, "deactivate_member");
        let told = backend.ask::<Told>("SELECT count(*) AS told FROM audit WHERE action = 'deactivate_member'");
        assert_eq!(told[0].told, 1, "{}", backend.name);
    });
}

#[derive(diesel::QueryableByName)]
struct Told {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    told: i64,
}
