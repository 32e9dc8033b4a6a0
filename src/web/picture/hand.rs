//! What the drawing of a hand says: the contract with its kontra and what the declarer got, then everyone's pay.

use super::draw::{Picture, PictureRow};
use crate::hands::{contract_words, occasion};
use talon_service::list_hands::ListedHand;
use talon_store::hands::PlayerRow;
use talon_text::{Lang, signed};

pub(super) fn picture(listed: &ListedHand, lang: Lang) -> Picture {
    let (head, club) = (&listed.summary.hand, &listed.club);
    let mut people: Vec<&PlayerRow> = listed.summary.players.iter().collect();
    people.sort_by_key(|player| (head.declarer.as_ref() != Some(&player.seat), player.seat.clone()));
    let title = match (head.declarer.as_ref().and(people.first()), head.declarer_score) {
        (Some(declarer), Some(score)) => {
            let said = contract_words(head, lang);
            format!("{said}: {} {}", declarer.name, signed(score.into()))
        }
        _ => contract_words(head, lang),
    };
    Picture {
        logo: crate::clubs::letters(club),
        title: lang.capitalized(&title),
        facts: vec![
            occasion(&head.game, head.event.as_deref(), head.played_on, lang),
            club.name.clone(),
        ],
        rows: people.into_iter().map(row).collect(),
        state: match head.declarer_score {
            Some(score) if score > 0 => lang.t("result-made").into_owned(),
            Some(score) if score < 0 => lang.t("result-lost").into_owned(),
            _ => String::new(),
        },
    }
}

fn row(player: &PlayerRow) -> PictureRow {
    PictureRow {
        rank: player.seat.clone(),
        name: player.name.clone(),
        points: player.score.map_or_else(String::new, |score| signed(score.into())),
    }
}
