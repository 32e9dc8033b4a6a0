//! What people are told of a value that is not taken: the same words on pages, in the API and on the command line.

use talon_service::InvalidValue;
use talon_service::account::{LENGTH_MAX, LENGTH_MIN};
use talon_service::announcements::BODY_MAX;
use talon_service::clubs::{ABOUT_MAX, LOGO_MAX, REASON_MAX};
use talon_service::hand_notes::TEXT_MAX;
use talon_text::Lang;

/// What is wrong with the value of a field, with the limit it has where the sentence names one.
pub fn invalid_words(why: InvalidValue, field: &str, lang: Lang) -> String {
    let key = invalid_key(why);
    match why {
        InvalidValue::PasswordShort => lang.n(key, LENGTH_MIN as i64),
        InvalidValue::PasswordLong => lang.n(key, LENGTH_MAX as i64),
        InvalidValue::TooLong => lang.t_args(key, &[("limit", longest(field).into())]),
        _ => lang.t(key).into_owned(),
    }
}

/// By what the sentence about a reason is found in the catalogs.
pub fn invalid_key(why: InvalidValue) -> &'static str {
    match why {
        InvalidValue::BadChoice => "field-bad-choice",
        InvalidValue::Required => "field-required",
        InvalidValue::TooLong => "field-too-long",
        InvalidValue::BadCharacters => "field-bad-characters",
        InvalidValue::BadMail => "field-bad-mail",
        InvalidValue::BadNumber => "set-bad-number",
        InvalidValue::ClockGap => "field-clock-gap",
        InvalidValue::DayOutside => "field-day-outside",
        InvalidValue::SignInFailed => "signin-failed",
        InvalidValue::WrongPassword => "account-password-wrong",
        InvalidValue::PasswordLong => "account-password-long",
        InvalidValue::PasswordShort => "account-password-short",
        InvalidValue::PasswordShortForAdmin => "account-password-short-admin",
        InvalidValue::PasswordWeak => "account-password-weak",
        InvalidValue::MailTaken => "invite-taken",
        InvalidValue::SlugBad => "club-slug-bad",
        InvalidValue::SlugTaken => "club-slug-taken",
        InvalidValue::RatingListTaken => "rating-list-taken",
        InvalidValue::SeasonTaken => "league-season-taken",
        InvalidValue::OwnerUnknown => "club-owner-unknown",
        InvalidValue::NoSuchMerge => "merge-no-such",
        InvalidValue::ListEmpty => "list-empty",
        InvalidValue::ListTooMany => "list-too-many",
        InvalidValue::ListWithoutNames => "list-no-names",
        InvalidValue::NothingToApply => "list-nothing",
        InvalidValue::SignUpNotOpen => "signup-not-open",
        InvalidValue::SignUpOver => "signup-over",
        InvalidValue::SignUpBegun => "signup-begun",
        InvalidValue::SignUpTooMany => "signup-too-many",
        InvalidValue::SignUpFormOld => "signup-form-old",
        InvalidValue::EndsBeforeStart => "field-ends-before-start",
        InvalidValue::AnnouncementChanged => "news-changed-meanwhile",
        InvalidValue::OpenQuote => "list-open-quote",
        InvalidValue::Illegible => "list-illegible",
        InvalidValue::CellTooLong => "list-too-long",
        InvalidValue::BadDate => "list-bad-date",
        InvalidValue::BadYes => "list-bad-yes",
        InvalidValue::Packed => "list-packed",
        InvalidValue::IsPdf => "list-is-pdf",
        InvalidValue::IsContacts => "list-is-contacts",
        InvalidValue::IsJson => "list-is-json",
        InvalidValue::IsPicture => "list-is-picture",
        InvalidValue::IsWebPage => "list-is-web",
        InvalidValue::IsOtherFile => "list-is-other",
        InvalidValue::NothingSent => "check-empty",
        InvalidValue::ImportUnreadable => "import-unreadable",
        InvalidValue::ClubFull => "import-club-full",
        InvalidValue::StoredAgain => "sharing-stored-again",
        InvalidValue::ReviewFailed => "review-failed",
        InvalidValue::NoteEmpty => "note-empty",
        InvalidValue::NoteTitleLong => "note-title-long",
        InvalidValue::NoteLineIllegal => "note-line-illegal",
        InvalidValue::NoteChangedMeanwhile => "note-changed-meanwhile",
        InvalidValue::NoteSentBefore => "note-sent-before",
        InvalidValue::NotesTooOften => "note-too-often",
        InvalidValue::HandFull => "note-hand-full",
        InvalidValue::UndoOfArchive => "tournament-undo-archived",
        InvalidValue::BadNames => "tournament-names-bad",
        InvalidValue::NobodyToEnter => "tournament-names-nobody",
        InvalidValue::MemberTwice => "bring-twice",
        InvalidValue::MailsNotYours => "set-bad-mails",
        InvalidValue::SeatMissing => "tournament-who-missing",
        InvalidValue::BadScore => "tournament-score-bad",
        InvalidValue::BadBoardScore => "tournament-board-bad",
        InvalidValue::BadPenalty => "tournament-penalty-bad",
        InvalidValue::HandsNotNamed => "tournament-hands-none-named",
        InvalidValue::HandNotFound => "tournament-hands-not-found",
        InvalidValue::HandOfOtherClub => "tournament-hands-other-club",
        InvalidValue::HandOfOtherTournament => "tournament-hands-other-tournament",
        InvalidValue::HandsUncounted => "tournament-hands-uncounted",
    }
}

/// Characters that a field takes.
fn longest(field: &str) -> i64 {
    match field {
        "body" => BODY_MAX as i64,
        "about" => ABOUT_MAX as i64,
        "logo_text" => LOGO_MAX as i64,
        "reason" => REASON_MAX as i64,
        "text" => TEXT_MAX as i64,
        _ => 80,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_sentence_and_is_read_back_by_its_word() {
        for why in InvalidValue::ALL {
            assert!(Lang::En.has(invalid_key(*why)), "{why}");
            assert_eq!(InvalidValue::parse(why.as_str()), Some(*why));
        }
    }
}
