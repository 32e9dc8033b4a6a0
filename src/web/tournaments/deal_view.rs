//! The deal of a board as pages and papers show it: a line for each hand, suit by suit.

use crate::hands::cards::{self, SuitView};
use talon_http::{Faces, Prefs};
use talon_records::format_of;
use talon_rules::cards::{CardSet, Pack};
use talon_service::tournaments::BestContract;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::duplicate::BoardDeal;
use talon_tournament::tournament::{Board, Tournament};

/// A deal.
#[derive(Debug)]
pub(super) struct DealView {
    /// Who deals, at a table of three and, if the board lies at one, of four.
    pub dealer: String,
    pub hands: Vec<DealtHandView>,
    /// How the cards are drawn.
    pub faces: &'static str,
}

/// A hand of it, or the talon.
#[derive(Debug)]
pub(super) struct DealtHandView {
    pub label: String,
    /// Whose it is; empty of the talon.
    pub seat: String,
    pub suits: Vec<SuitLine>,
}

/// The cards of a suit.
#[derive(Debug)]
pub(super) struct SuitLine {
    pub suit: SuitView,
    /// As the faces write them, the highest first.
    pub ranks: Vec<&'static str>,
}

/// The best contract of each hand, when everyone sees all cards.
#[derive(Debug)]
pub(super) struct BestView {
    pub lines: Vec<String>,
    /// Why not every hand has one.
    pub note: String,
}

/// How cards are shown to a reader.
#[derive(Debug, Clone, Copy)]
pub(super) struct CardsSeen {
    pub faces: Faces,
    pub lang: Lang,
}

impl CardsSeen {
    /// As the reader chose to see them, else as the game is usually played.
    pub fn of(prefs: &Prefs, shown: &ShownTournament) -> CardsSeen {
        CardsSeen {
            faces: prefs.faces_of(format_of(shown.loaded.tournament.game).pack()),
            lang: prefs.lang,
        }
    }
}

impl DealView {
    /// The deal of a board that the reader may know.
    pub fn of(shown: &ShownTournament, board: Board, seen: CardsSeen) -> Option<DealView> {
        let deal = shown.deal_of(board)?;
        Some(DealView::made(&shown.loaded.tournament, board, &deal, seen))
    }

    fn made(tournament: &Tournament, board: Board, deal: &BoardDeal, seen: CardsSeen) -> DealView {
        let lang = seen.lang;
        let (has_four, takes_talon) = (lies_at_four(tournament, board), tournament.forehand_takes_talon());
        let pack = format_of(tournament.game).pack();
        let place = |key: &str, place: usize| lang.t_args(key, &[("seat", Arg::from(place + 1))]);
        let with_four = |three: String, key: &str, at: usize| match has_four {
            true => format!("{three} ({})", place(key, at)),
            false => three,
        };
        let hand = |at: usize| {
            let seat = place("paper-deal-seat", board.place_of_hand(at, 3));
            let mut label = lang.t(&format!("paper-deal-hand-{}", at + 1)).into_owned();
            if at == 0 && takes_talon {
                label = format!("{label}, {}", lang.t("paper-deal-twelve"));
            }
            DealtHandView {
                label,
                seat: with_four(seat, "paper-deal-dealer-of-four", board.place_of_hand(at, 4)),
                suits: suits(deal.cards_of(at, takes_talon), pack, seen),
            }
        };
        let mut hands: Vec<DealtHandView> = (0..3).map(hand).collect();
        if !takes_talon {
            hands.push(DealtHandView {
                label: lang.t("paper-deal-talon").into_owned(),
                seat: String::new(),
                suits: suits(deal.talon, pack, seen),
            });
        }
        let dealer = place("paper-deal-dealer", board.dealer(3));
        DealView {
            dealer: with_four(dealer, "paper-deal-dealer-of-four", board.dealer(4)),
            hands,
            faces: seen.faces.as_str(),
        }
    }
}

impl BestView {
    /// What was found of a deal.
    pub fn of(best: &[BestContract], CardsSeen { faces, lang }: CardsSeen) -> BestView {
        let contract = |one: &BestContract| match one {
            BestContract::Makes { code, trump: None } => lang.bid(code).into_owned(),
            BestContract::Makes {
                code,
                trump: Some(suit),
            } => {
                format!("{} ({})", lang.bid(code), cards::suit_words(*suit, lang, faces))
            }
            BestContract::Nothing => lang.t("deals-best-nothing").into_owned(),
            BestContract::Unknown => lang.t("deals-best-unknown").into_owned(),
        };
        let line = |(at, one): (usize, &BestContract)| {
            let hand = lang.t(&format!("paper-deal-hand-{}", at + 1));
            format!("{hand}: {}", contract(one))
        };
        let note = if best.len() < 3 {
            lang.t("deals-best-forehand").into_owned()
        } else {
            String::new()
        };
        BestView {
            lines: best.iter().enumerate().map(line).collect(),
            note,
        }
    }
}

fn lies_at_four(tournament: &Tournament, board: Board) -> bool {
    let mut tables = tournament.rounds_of(board.stage).flat_map(|round| &round.tables);
    tables.any(|table| table.boards == Some(board.set) && table.seats.len() == 4)
}

/// Cards suit by suit, in the order of their pack.
fn suits(cards: CardSet, pack: Pack, CardsSeen { faces, lang }: CardsSeen) -> Vec<SuitLine> {
    let mut lines: Vec<(talon_rules::cards::Suit, SuitLine)> = Vec::new();
    for card in pack.in_order(cards) {
        let letter = cards::card(card, lang, faces).letter;
        match lines.last_mut().filter(|(suit, _)| *suit == card.suit()) {
            Some((_, line)) => line.ranks.push(letter),
            None => lines.push((
                card.suit(),
                SuitLine {
                    suit: cards::suit(card.suit(), lang, faces),
                    ranks: vec![letter],
                },
            )),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}
