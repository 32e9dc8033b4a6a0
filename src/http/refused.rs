//! Why an act was not done, in words: what the API and the command line say, and pages that have no sentence of their
//! own.

use talon_service::ActError;
use talon_service::authorization::{Action, Holder};
use talon_text::{Arg, Lang};

use super::invalid_words;

/// The sentence about it.
pub fn refused_words(error: &ActError, lang: Lang) -> String {
    let of_list = |list: &str, word: &str| lang.t(&format!("refused-{list}-{word}")).into_owned();
    match error {
        ActError::SignIn => lang.t("refused-sign-in").into_owned(),
        ActError::Denied(action) => denied(*action, lang),
        ActError::NotFound(what) => {
            let what = of_list("missing", what.as_str());
            lang.t_args("refused-missing", &[("what", Arg::from(what))])
        }
        ActError::Invalid { field, why } => format!("{field}: {}", invalid_words(*why, field, lang)),
        ActError::Conflict(why) => of_list("conflict", why.as_str()),
        ActError::Refused(refusal) => lang.refusal(refusal, &|entry| {
            // Nobody's name is known here.
            lang.t_args("tournament-entry-numbered", &[("number", Arg::Number(entry.0.into()))])
        }),
        ActError::TooMany(what) => of_list("too-many", what.as_str()),
        ActError::TooLarge(what) => of_list("too-large", what.as_str()),
        ActError::Busy => lang.t("refused-busy").into_owned(),
        ActError::Broken(_) => lang.t("refused-broken").into_owned(),
        ActError::Store(error) => error.to_string(),
    }
}

/// Who may do what this person may not.
fn denied(action: Action, lang: Lang) -> String {
    let who: Vec<String> = Holder::of(action).into_iter().map(|one| holder(one, lang)).collect();
    lang.t_args("refused-denied", &[("who", Arg::from(who.join(", ")))])
}

fn holder(holder: Holder, lang: Lang) -> String {
    let key = match holder {
        Holder::OfIt => "refused-denied-own",
        Holder::OfTheTable => "refused-denied-table",
        Holder::Member => "refused-denied-member",
        Holder::Account => "refused-denied-account",
        Holder::Scorer => "refused-denied-scorer",
        Holder::Director => "refused-denied-director",
        Holder::Owner => "refused-denied-owner",
        Holder::Admin => "refused-denied-admin",
    };
    lang.t(key).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_service::{Broken, Conflict, Missing, TooLarge, TooMany};

    /// All reasons that are lists of words.
    fn all() -> Vec<ActError> {
        let mut all = vec![ActError::SignIn, ActError::Busy];
        all.extend(Missing::ALL.iter().copied().map(ActError::NotFound));
        all.extend(Conflict::ALL.iter().copied().map(ActError::Conflict));
        all.extend(TooMany::ALL.iter().copied().map(ActError::TooMany));
        all.extend(TooLarge::ALL.iter().copied().map(ActError::TooLarge));
        all.extend(Broken::ALL.iter().copied().map(ActError::Broken));
        all.extend(Action::ALL.iter().copied().map(ActError::Denied));
        all
    }

    #[test]
    fn every_reason_has_its_sentence_in_every_language() {
        for error in all() {
            for lang in Lang::ALL {
                let words = refused_words(&error, lang);
                assert!(!words.contains("refused-"), "{error} has no words in {lang:?}: {words}");
                assert!(words.ends_with('.'), "{error}: {words}");
            }
        }
    }

    #[test]
    fn every_word_of_the_catalog_is_that_of_a_reason() {
        let catalog = include_str!("../../locales/en/refused.ftl");
        for (list, words) in [
            (
                "missing",
                Missing::ALL.iter().map(|one| one.as_str()).collect::<Vec<_>>(),
            ),
            ("conflict", Conflict::ALL.iter().map(|one| one.as_str()).collect()),
            ("too-many", TooMany::ALL.iter().map(|one| one.as_str()).collect()),
            ("too-large", TooLarge::ALL.iter().map(|one| one.as_str()).collect()),
        ] {
            let begin = format!("refused-{list}-");
            let keys = catalog
                .lines()
                .filter_map(|line| line.strip_prefix(&begin)?.split(' ').next());
            let unused: Vec<&str> = keys.filter(|word| !words.contains(word)).collect();
            assert!(unused.is_empty(), "{list}: {unused:?}");
        }
    }

    #[test]
    fn whoever_may_not_is_told_who_may() {
        let words = refused_words(&ActError::Denied(Action::PublishTournament), Lang::En);
        assert_eq!(
            words,
            "You do not have permission to do this. It is open to: directors of the tournament, owners of the club."
        );
    }
}
