use talon_tournament::SitOut;
use talon_tournament::rounds::Past;
use talon_tournament::rounds::teams::{Teams, TeamsError};
use talon_tournament::{EntryNo, Round};

use super::{Tournament, entries};

fn teams(count: u16, boards: u16) -> Teams {
    Teams::of(
        (0..count)
            .map(|team| entries((1..=boards).map(|board| team * 10 + board)))
            .collect(),
    )
    .unwrap()
}

#[test]
fn a_player_meets_only_players_of_their_board() {
    let teams = teams(7, 3);
    let mut drawing = Tournament::of(7, SitOut::Byes, 5);
    let mut past = Past::default();
    for _ in 0..4 {
        let drawn = drawing.swiss();
        let round = teams.seat(&drawn.round).unwrap();
        past.add(&round).unwrap();
        assert_eq!(round.tables.len(), 6);
        assert_eq!(round.byes.len(), 3);
        for table in &round.tables {
            let board = table.seats[0].0 % 10;
            assert!(table.seats.iter().all(|entry| entry.0 % 10 == board));
        }
        let first: Vec<u16> = round.tables.iter().map(|table| table.seats[0].0 / 10).collect();
        assert!(first[0] != first[2] && first[2] != first[4] && first[0] != first[4]);
    }
}

#[test]
fn boards_can_be_drawn_apart_and_put_together() {
    let teams = teams(6, 2);
    assert_eq!(teams.boards(), 2);
    let board = |board: usize| -> Round {
        let mut tournament = Tournament::of(6, SitOut::Byes, board as u64);
        tournament.points = teams.board(board).into_iter().map(|entry| (entry, 0)).collect();
        tournament.swiss().round
    };
    let round = Teams::together(1, &[board(0), board(1)]);
    assert_eq!(
        round.tables.iter().map(|table| table.number).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert!(Past::of(&[round]).is_ok());
}

#[test]
fn teams_that_are_none_are_refused_with_their_number() {
    let two = vec![entries([1]), entries([2])];
    assert_eq!(Teams::of(two), Err(TeamsError::TooFew(2)));
    let uneven = vec![entries([1, 2]), entries([3, 4]), entries([5])];
    assert_eq!(
        Teams::of(uneven),
        Err(TeamsError::Uneven {
            team: 3,
            players: 1,
            first: 2
        })
    );
    let doubled = vec![entries([1, 2]), entries([3, 4]), entries([5, 1])];
    assert_eq!(
        Teams::of(doubled),
        Err(TeamsError::Doubled {
            team: 3,
            entry: EntryNo(1)
        })
    );
    assert_eq!(Teams::of(vec![Vec::new(); 3]), Err(TeamsError::Empty));
    let drawn = Tournament::of(9, SitOut::Byes, 5).swiss().round;
    assert_eq!(teams(8, 2).seat(&drawn), Err(TeamsError::Unknown(EntryNo(9))));
}
