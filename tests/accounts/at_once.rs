//! Two who act on accounts in the same moment.

use talon_service::account::lock_user;
use talon_service::find_person;
use talon_store::{StoreError, users};

use super::people::account;
use crate::harness::backend::on_both;

#[test]
fn two_admins_who_lock_each_other_at_once_leave_one() {
    on_both(|store, backend| {
        let mails = ["one@example.org", "two@example.org"];
        let people = mails.map(|mail| {
            account(store, mail, true);
            find_person::by_mail(store, mail).expect("somebody")
        });
        // Whoever writes to the log waits, so that both have counted by then who else there is.
        backend.while_held("SELECT pg_advisory_xact_lock(7312)", 2, || {
            let now = chrono::Utc::now();
            std::thread::scope(|scope| {
                let first = scope.spawn(|| lock_user(store, &people[0], mails[1], true, now));
                let second = scope.spawn(|| lock_user(store, &people[1], mails[0], true, now));
                let done = [first.join().expect("an end"), second.join().expect("an end")];
                assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
            });
        });
        let left: Result<_, StoreError> = store.read(users::count_admins);
        assert_eq!(left.expect("a count"), 1, "{}", backend.name);
    });
}
