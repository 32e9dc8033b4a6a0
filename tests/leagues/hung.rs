//! A season on a poster and on a wall, where everyone reads it.

use talon_store::members::Shown;

use super::*;

#[test]
fn posters_and_walls_have_the_names_that_everyone_may_read_whoever_opens_them() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let person = shown.table.as_ref().expect("a table").rows[0].person;
        let name = shown.name(person).expect("a name").to_owned();
        let hidden = site
            .store
            .write(|db| members::set_shown(db, MemberId(person.0), Shown::Alias, None));
        hidden.expect("a choice");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let number = format!("Player {person}", person = person.0);
        assert!(
            owner.get(&here).text().contains(&name),
            "on a page of the club they are named"
        );
        for page in ["print", "wall"] {
            let text = owner.get(&format!("{here}/{page}")).text();
            assert!(!text.contains(&name) && text.contains(&number), "{page}: {text}");
        }
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let draft = owner.get(&format!("{here}/print"));
        assert!(
            draft.status == 200 && draft.text().contains(&name),
            "what is not published hangs nowhere: {}",
            draft.text()
        );
    });
}
