//! Cards of tables: anyone who holds the card that lies on a table may enter, confirm and dispute its result without an
//! account, in the name of one of those who sit there. A card opens one table of one round and nothing else; its code
//! is derived from a secret of the tournament, so that it can be printed again and is kept nowhere.

use blake2::Blake2sMac;
use blake2::digest::consts::U10;
use blake2::digest::{KeyInit, Mac as _};
use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct, locked, reason_in};
use super::finish_table::{self, ResultAct, ResultTyped};
use super::hands::TableAt;
use super::read::{Rights, ShownTournament};
use super::{CachedTournament, Loaded};
use crate::account::secret;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor, Conflict, InvalidValue, Missing};
use talon_store::{Db, TournamentId, tournaments};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Device, MemberKey, Round, Sits, Table, TableStanding, Withheld};

/// 80 bits, of which nobody finds one by trying.
type Code = Blake2sMac<U10>;
/// None looks like another one.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Letters between two dashes.
const GROUP: usize = 4;

/// What a card says: which table of which round of which tournament, and the code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: TournamentId,
    pub round: u16,
    pub table: u16,
    code: String,
}

impl Card {
    /// The card of a table, if there are cards.
    pub fn of(loaded: &Loaded, round: u16, table: u16) -> Option<Card> {
        let bytes = mac(loaded, round, table)?.finalize().into_bytes();
        let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
        let letter = |at: usize| (0..5).fold(0, |number, bit_no| number << 1 | usize::from(bit(at * 5 + bit_no)));
        let code = (0..bytes.len() * 8 / 5)
            .filter_map(|at| LETTERS.get(letter(at)))
            .copied()
            .map(char::from);
        Some(Card {
            id: loaded.id,
            round,
            table,
            code: code.collect(),
        })
    }

    /// Reads what stands in an address or was typed from a card, in whichever case, with or without its dashes.
    pub fn parse(text: &str) -> Option<Card> {
        let mut parts = text.split('-');
        let id = tournaments::parse_id(parts.next()?)?;
        let (round, table) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let code = parts.collect::<String>().to_lowercase();
        (code.len() == 16 && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(Card {
            id,
            round,
            table,
            code,
        })
    }

    /// What stands in its address.
    pub fn text(&self) -> String {
        let groups: Vec<&str> = (0..self.code.len())
            .step_by(GROUP)
            .filter_map(|at| self.code.get(at..at + GROUP))
            .collect();
        format!("{}-{}-{}-{}", self.id, self.round, self.table, groups.join("-"))
    }

    fn is_good(&self, loaded: &Loaded) -> bool {
        let letter = |letter: u8| LETTERS.iter().position(|known| *known == letter).unwrap_or(0);
        let mut bytes = [0_u8; 10];
        for (at, one) in self.code.bytes().map(letter).enumerate() {
            for bit in (0..5).filter(|bit| one >> (4 - bit) & 1 == 1) {
                if let Some(byte) = bytes.get_mut((at * 5 + bit) / 8) {
                    *byte |= 1 << (7 - (at * 5 + bit) % 8);
                }
            }
        }
        // Compared in a time that tells nothing of how much of it was right.
        mac(loaded, self.round, self.table).is_some_and(|mac| mac.verify_slice(&bytes).is_ok())
    }
}

fn mac(loaded: &Loaded, round: u16, table: u16) -> Option<Code> {
    if loaded.card_key.is_empty() {
        return None;
    }
    let mut mac = <Code as KeyInit>::new_from_slice(loaded.card_key.get(..32)?.as_bytes()).ok()?;
    mac.update(format!("table card {} {round} {table}", loaded.id).as_bytes());
    Some(mac)
}

/// Gives a tournament a new secret: cards that were printed before open nothing any more.
pub(super) fn renew(db: &mut Db, id: TournamentId) -> Result<(), ActError> {
    Ok(tournaments::set_card_key(db, id, &secret::fresh()?)?)
}

/// The same, by those who direct the tournament.
#[derive(Debug, Clone, Copy)]
pub struct RenewCards;

impl TournamentAct for RenewCards {
    fn deed(&self) -> Deed {
        Deed::RenewCards
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        renew(context.db, context.loaded.id)?;
        Ok(json!({}))
    }
}

/// The tournament as the holder of a card sees it: only their table counts, and its players by the names that they
/// chose to show, because a card may be read by anyone.
///
/// # Errors
/// Not found, when the card is not good (any more).
pub fn by_card(db: &mut Db, actor: &Actor, card: &Card) -> Result<ShownTournament, ActError> {
    seen_by_card(actor, Loaded::by_id(db, card.id).map_err(no_such_card)?, card)
}

/// The same, locked for an act; beside it the whole tournament, with its drafts.
///
/// # Errors
/// As for [`by_card`].
pub(crate) fn locked_by_card(db: &mut Db, actor: &Actor, card: &Card) -> Result<LockedByCard, ActError> {
    let whole = locked(db, card.id).map_err(no_such_card)?;
    let shown = seen_by_card(actor, whole.clone(), card)?;
    Ok(LockedByCard { whole, shown })
}

/// A locked tournament, and what the holder of a card sees of it.
pub(crate) struct LockedByCard {
    pub whole: Loaded,
    pub shown: ShownTournament,
}

fn no_such_card(error: ActError) -> ActError {
    match error {
        ActError::NotFound(_) => ActError::NotFound(Missing::TableCard),
        error => error,
    }
}

fn seen_by_card(actor: &Actor, mut loaded: Loaded, card: &Card) -> Result<ShownTournament, ActError> {
    must_be_good(card, &loaded)?;
    loaded.tournament = loaded.tournament.without_drafts();
    // Whoever holds the card is told of its table.
    let is_told = |round: &Round, table: &Table| round.number == card.round && table.number == card.table;
    if loaded.tournament.withholds() {
        loaded.tournament = CachedTournament::from(loaded.tournament.as_released(is_told));
    }
    let key = loaded.key_of(actor);
    let me = key.and_then(|key| seat_of(&loaded, card, key));
    Ok(ShownTournament {
        rights: Rights::default(),
        me,
        key,
        last_step: None,
        running: Vec::new(),
        withheld: Withheld::Nothing,
        dealt: Vec::new(),
        loaded,
    })
}

pub(super) fn must_be_good(card: &Card, loaded: &Loaded) -> Result<(), ActError> {
    if loaded.tournament.opens_by_card(card.round, card.table) && card.is_good(loaded) {
        Ok(())
    } else {
        Err(ActError::NotFound(Missing::TableCard))
    }
}

fn seat_of(loaded: &Loaded, card: &Card, key: MemberKey) -> Option<EntryNo> {
    let table = loaded.tournament.table(card.round, card.table)?;
    table
        .seats
        .iter()
        .map(|seat| seat.entry)
        .find(|entry| who_sits(loaded, card, *entry) == Some(key))
}

/// Who sits there for this entry.
pub(super) fn who_sits(loaded: &Loaded, card: &Card, entry: EntryNo) -> Option<MemberKey> {
    let table = loaded.tournament.table(card.round, card.table)?;
    let seat = table.seats.iter().find(|seat| seat.entry == entry)?;
    seat.substitute
        .or_else(|| loaded.tournament.entry(entry).map(|entry| entry.member))
}

/// What the holder of a card is to its table, as the player of it that they say they are.
pub fn standing_by_card(loaded: &Loaded, card: &Card, seat: Option<EntryNo>, device: Option<Device>) -> TableStanding {
    let me = seat.and_then(|seat| who_sits(loaded, card, seat));
    TableStanding {
        me,
        seat: Sits::Card,
        device,
        ..TableStanding::default()
    }
}

/// Does something with the result of a table by its card, in the name of one who sits there.
#[derive(Debug, Clone)]
pub struct ActByCard<'a> {
    pub card: &'a Card,
    /// Whose seat it is said from.
    pub seat: EntryNo,
    /// The version of the table that was seen.
    pub seen: u32,
    pub act: ResultAct,
    pub reason: &'a str,
    /// The browser in which it was typed, if it has a mark.
    pub device: Option<Device>,
}

impl TournamentAct for ActByCard<'_> {
    fn deed(&self) -> Deed {
        self.act.deed()
    }

    fn reason(&self) -> Option<&str> {
        reason_in(self.reason)
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        must_be_good(self.card, &context.loaded)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let card = self.card;
        let standing = standing_by_card(&context.loaded, card, Some(self.seat), self.device);
        let at = TableAt {
            id: card.id,
            round: card.round,
            table: card.table,
        };
        let origin = finish_table::origin_of(context, at, &self.act, &standing)?;
        let loaded = &mut context.loaded;
        let allowed = loaded.tournament.allowed(card.round, card.table, &standing);
        if standing.me.is_none() {
            return Err(ActError::Invalid {
                field: "seat",
                why: InvalidValue::BadChoice,
            });
        }
        if allowed.is_for_others(self.act.is()) {
            return Err(match self.act {
                // They came too late, and are shown what is there.
                ResultAct::Enter(_) | ResultAct::EnterBoards(_) => ActError::Conflict(Conflict::ResultOfAnother),
                _ => ActError::Denied(self.act.right()),
            });
        }
        let typed = ResultTyped {
            round: card.round,
            table: card.table,
            seen: self.seen,
            reason: self.reason,
            device: self.device,
        };
        let mut told = finish_table::apply(loaded, &typed, &self.act, standing, origin)?;
        if let Some(told) = told.as_object_mut() {
            told.insert("seat".to_owned(), json!(self.seat.0));
        }
        Ok(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_read_as_it_is_printed_and_as_people_type_it() {
        let card = Card {
            id: TournamentId(12),
            round: 3,
            table: 4,
            code: "abcdefghijkmnpqr".into(),
        };
        assert_eq!(card.text(), "12-3-4-abcd-efgh-ijkm-npqr");
        assert_eq!(Card::parse("12-3-4-ABCDefghijkm-npqr"), Some(card));
        for bad in [
            "",
            "12-3-4",
            "12-3-4-abcd",
            "12-3-4-abcd-efgh-ijkm-npq0",
            "x-3-4-abcd-efgh-ijkm-npqr",
        ] {
            assert_eq!(Card::parse(bad), None, "{bad}");
        }
    }
}
