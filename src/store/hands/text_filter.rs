//! The words of a filter, looked up: which names and sources contain them, without finding whom someone does not want
//! to be found as (S-67).

use diesel::BoxableExpression;
use diesel::dsl::exists;
use diesel::prelude::*;
use diesel::sql_types::Bool;

use super::list::{HandFilter, PlayedAs, Query, Sight};
use crate::conn::{Db, MultiBackend};
use crate::error::StoreResult;
use crate::ids::TextId;
use crate::schema::{hand_components, hand_players, hands, search_texts};
use crate::search_key::containing;
use crate::texts::{self, TextKind};

/// What a search must not find, and what it finds by another name, in clubs whose records name someone by another name
/// than the one that the reader is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HiddenNames {
    /// Names in records that fit what is searched, but are not shown.
    pub unsaid: Vec<TextId>,
    /// Names in records in place of which something is shown that fits.
    pub meant: Vec<TextId>,
    /// The same as the first for events and places.
    pub unsaid_sources: Vec<TextId>,
}

/// More texts than these are not counted up.
const TEXTS_MAX: usize = 1_000;

/// The texts that contain a word.
#[derive(Debug)]
struct FoundTexts {
    key: String,
    /// All of them, those that are not shown too; nothing where there are too many.
    all: Option<Vec<TextId>>,
}

/// The words of a filter with what they fit.
#[derive(Debug, Default)]
pub(super) struct TextFilter {
    names: Option<FoundTexts>,
    sources: Option<FoundTexts>,
    hidden_names: HiddenNames,
}

type Condition = Box<dyn BoxableExpression<hands::table, MultiBackend, SqlType = Bool>>;

/// Whether the text of this number contains a key: read by its number, because a list of all texts that contain a key
/// would be read once for each part of a walk.
macro_rules! contains {
    ($id:expr, $key:expr) => {
        exists(
            search_texts::table
                .filter(search_texts::id.nullable().eq($id))
                .filter(search_texts::search_key.like(containing($key)).escape('\\')),
        )
    };
}

/// Whether someone sits in the hand whose name fits, as what is asked, and with the fate that is asked: their own. What
/// is not asked is said to hold, because a question within a question has one shape.
macro_rules! seat {
    ($filter:expr, $hidden_names:expr, $named:expr) => {{
        let holds = |holds: bool| holds.into_sql::<Bool>();
        let is_declarer = || hand_players::seat.nullable().eq(hands::declarer);
        let defends = || hand_players::seat.nullable().ne(hands::declarer);
        let named = $named.and(hand_players::name_id.ne_all($hidden_names.unsaid.clone()));
        let played_as = holds($filter.played_as.is_none())
            .or(holds($filter.played_as == Some(PlayedAs::Declarer)).and(is_declarer()))
            .or(holds($filter.played_as == Some(PlayedAs::Defender)).and(defends()));
        let made = holds($filter.made.is_none())
            .or(holds($filter.made == Some(true)).and(hand_players::score.gt(0)))
            .or(holds($filter.made == Some(false)).and(hand_players::score.lt(0)));
        let (component, won) = match &$filter.component {
            Some((component, Some(won))) => (component.clone(), Some(*won)),
            _ => (String::new(), None),
        };
        // Who defends against it wins where it is lost.
        let fate = |won: bool| {
            exists(
                hand_components::table
                    .filter(hand_components::hand_id.eq(hands::id))
                    .filter(hand_components::component.eq(component.clone()))
                    .filter(hand_components::won.eq(won)),
            )
        };
        let won_is = won.unwrap_or_default();
        let fates = holds(won.is_none())
            .or(is_declarer().and(fate(won_is)))
            .or(defends().and(fate(!won_is)));
        let seats = hand_players::table
            .filter(hand_players::hand_id.eq(hands::id))
            .filter(named.or(hand_players::name_id.eq_any($hidden_names.meant.clone())))
            .filter(played_as)
            .filter(made)
            .filter(fates);
        Box::new(exists(seats)) as Condition
    }};
}

impl TextFilter {
    pub(super) fn of(db: &mut Db, sight: &Sight, filter: &HandFilter) -> StoreResult<TextFilter> {
        let mut look = |kind, key: &Option<String>| {
            let Some(key) = key else { return Ok(None) };
            let found = texts::matching(db, kind, key, TEXTS_MAX + 1)?;
            let all = (found.len() <= TEXTS_MAX).then(|| found.into_iter().map(|text| text.id).collect());
            StoreResult::Ok(Some(FoundTexts { key: key.clone(), all }))
        };
        Ok(TextFilter {
            names: look(TextKind::Name, &filter.player_key)?,
            sources: look(TextKind::Source, &filter.source_key)?,
            hidden_names: sight.hidden_names.clone(),
        })
    }

    /// Whether nothing can fit.
    pub(super) fn nobody(&self) -> bool {
        [self.names(), self.sources()].iter().flatten().any(Vec::is_empty)
    }

    /// The names that may fit; nothing where none are searched, or too many fit.
    pub(super) fn names(&self) -> Option<Vec<TextId>> {
        let all = self.names.as_ref()?.all.as_ref()?;
        let mut names: Vec<TextId> = all.iter().chain(&self.hidden_names.meant).copied().collect();
        names.sort_unstable();
        names.dedup();
        Some(names)
    }

    /// The same of sources.
    pub(super) fn sources(&self) -> Option<Vec<TextId>> {
        let all = self.sources.as_ref()?.all.as_ref()?;
        Some(
            all.iter()
                .copied()
                .filter(|id| !self.hidden_names.unsaid_sources.contains(id))
                .collect(),
        )
    }

    /// Narrows a question to hands that have the name and the source that are searched.
    pub(super) fn narrow<'a>(&self, mut query: Query<'a>, sight: &Sight, filter: &HandFilter) -> Query<'a> {
        if let Some(found) = &self.names {
            query = query.filter(self.by_player(found, sight, filter));
        }
        if let Some(found) = &self.sources {
            query = query.filter(self.by_source(found));
        }
        query
    }

    fn by_player(&self, found: &FoundTexts, sight: &Sight, filter: &HandFilter) -> Condition {
        let nobody = HiddenNames::default();
        let seat = |hidden_names: &HiddenNames| match &found.all {
            Some(ids) => seat!(filter, hidden_names, hand_players::name_id.eq_any(ids.clone())),
            None => {
                seat!(filter, hidden_names, contains!(hand_players::name_id, &found.key))
            }
        };
        let shown = seat(&self.hidden_names);
        match sight.own {
            // Anyone who brought a hand in knows what they wrote.
            Some(user) if !self.hidden_names.unsaid.is_empty() => {
                let own = hands::importer_id.assume_not_null().eq(user);
                Box::new(shown.or(own.and(seat(&nobody))))
            }
            _ => shown,
        }
    }

    fn by_source(&self, found: &FoundTexts) -> Condition {
        let source = hands::source_id.assume_not_null();
        let unsaid = source.ne_all(self.hidden_names.unsaid_sources.clone());
        match &found.all {
            Some(ids) => Box::new(source.eq_any(ids.clone()).and(unsaid)),
            None => Box::new(contains!(hands::source_id, &found.key).and(unsaid)),
        }
    }
}
