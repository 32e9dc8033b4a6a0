//! The names in a file that may come from anyone, as they are kept: composed, without what nobody sees. It does not
//! judge them; the shape did.

use crate::names;
use crate::tournament::Tournament;
use crate::tournament::file::Outside;

pub(super) fn named(tournament: &mut Tournament, outside: &mut Outside) {
    let about = [
        &mut tournament.name,
        &mut tournament.venue,
        &mut tournament.profile.stake,
        &mut tournament.profile.money.currency,
    ];
    let stages = tournament.stages.iter_mut().map(|stage| &mut stage.name);
    let rooms = tournament
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.tables)
        .map(|table| &mut table.room);
    let clubs = outside.club.iter_mut().map(|club| &mut club.name);
    let members = outside.members.iter_mut();
    let people = members.flat_map(|member| std::iter::once(&mut member.name).chain(&mut member.alias));
    for name in about.into_iter().chain(stages).chain(rooms).chain(clubs).chain(people) {
        if let Ok(kept) = names::line(name, usize::MAX) {
            *name = kept;
        }
    }
}
