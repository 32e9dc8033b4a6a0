//! What is not told before it is released.

use serde::Deserialize;

use super::Failed;
use super::field::{FieldView, bad, choice, needed};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::Withheld;
use talon_tournament::tournament::file::kinds::WithheldKind;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WithheldForm {
    withheld: String,
    last_rounds: String,
}

impl WithheldForm {
    pub fn of(withheld: Withheld) -> WithheldForm {
        WithheldForm {
            withheld: WithheldKind::from(&withheld).as_str().to_owned(),
            last_rounds: match withheld {
                Withheld::LastRounds(count) => count.to_string(),
                Withheld::Nothing | Withheld::Standings => String::new(),
            },
        }
    }

    pub fn fields(&self, lang: Lang) -> Vec<FieldView> {
        vec![
            FieldView::choice("withheld", &WithheldKind::words(), &self.withheld, lang),
            FieldView::number("last_rounds", &self.last_rounds, lang).only(WithheldKind::LastRounds.as_str()),
        ]
    }

    pub fn read(&self) -> Result<Setting, Failed> {
        Ok(Setting::Withheld(
            match choice("withheld", &self.withheld, WithheldKind::parse)? {
                WithheldKind::Nothing => Withheld::Nothing,
                WithheldKind::Standings => Withheld::Standings,
                WithheldKind::LastRounds => match needed("last_rounds", &self.last_rounds)? {
                    0 => return Err(bad("last_rounds", "set-bad-number").into()),
                    count => Withheld::LastRounds(count),
                },
            },
        ))
    }
}
