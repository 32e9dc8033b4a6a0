//! The words under which closed lists are stored. A word that changes here is one that rows written before no longer
//! say.

use talon_service::audit::Deed;
use talon_store::{
    analyses, arrivals, audit, federations, hand_notes, hands, imports, invites, jobs, leagues, members, player_hands,
    ratings, records, roles, signups, texts, tokens, tournaments,
};

use crate::snapshots::as_before;
use crate::tidy::tree;

/// Lists as text: the type, then its words, a line each.
macro_rules! lists {
    ($($list:ty),+ $(,)?) => {
        [$(list(stringify!($list), <$list>::ALL.iter().map(|one| one.as_str()))),+]
    };
}

fn list<'a>(name: &str, words: impl Iterator<Item = &'a str>) -> String {
    let mut text = format!("{name}\n");
    for word in words {
        text.push_str("  ");
        text.push_str(word);
        text.push('\n');
    }
    text
}

fn stored() -> Vec<String> {
    lists![
        analyses::AnalysisState,
        arrivals::SelfCheckIn,
        audit::ActorKind,
        federations::LinkState,
        hand_notes::Audience,
        hands::Audience,
        hands::Knowledge,
        hands::PlayedAs,
        hands::Visibility,
        imports::ImportState,
        invites::Becomes,
        jobs::JobState,
        leagues::RevisionCause,
        leagues::SeasonState,
        members::Shown,
        player_hands::HandMark,
        player_hands::PlayedPart,
        ratings::RatedPart,
        ratings::RatingCause,
        ratings::RatingPublishing,
        records::RecordStatus,
        roles::Role,
        signups::SignupState,
        texts::TextKind,
        tokens::LinkKind,
        tournaments::TournamentState,
    ]
    .into()
}

#[test]
fn stored_words_are_the_words_that_earlier_rows_say() {
    let mut lists = stored();
    lists.extend(lists![Deed]);
    as_before("stored-words", &lists.concat());
}

#[test]
fn every_list_of_stored_words_is_held_against_what_it_was() {
    let mut written = Vec::new();
    for file in tree::files("src/store", &["rs"]) {
        for body in file.text.split("\nwords! {\n").skip(1) {
            let is_note = |line: &&str| line.starts_with("//") || line.starts_with('#');
            let head = body.lines().map(str::trim).find(|line| !is_note(line));
            written.push(
                head.and_then(|line| line.split(' ').next())
                    .unwrap_or_default()
                    .to_owned(),
            );
        }
    }
    let name = |list: &String| {
        list.lines()
            .next()
            .and_then(|path| path.rsplit("::").next())
            .map(str::to_owned)
    };
    let mut held: Vec<String> = stored().iter().filter_map(name).collect();
    written.sort();
    held.sort();
    assert_eq!(written, held);
}
