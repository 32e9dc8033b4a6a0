//! What people are told of a value that is not taken: the same words on pages, in the API and on the command line.

use talon_service::InvalidValue;
use talon_service::account::{LENGTH_MAX, LENGTH_MIN};
use talon_service::announcements::BODY_MAX;
use talon_service::clubs::{ABOUT_MAX, FRAME_SITES_MAX, LICENCE_MAX, LOGO_MAX, REASON_MAX, TAG_MAX, TAGS_MAX};
use talon_service::hand_notes::TEXT_MAX;
use talon_service::scorecards::UNIT_MAX;
use talon_service::tournaments::sign_up::PLACES_MAX;
use talon_text::Lang;

/// What is wrong with the value of a field, with the limit it has where the sentence names one.
pub fn invalid_words(why: InvalidValue, field: &str, lang: Lang) -> String {
    let key = invalid_key(why);
    match why {
        InvalidValue::PasswordShort => lang.n(key, LENGTH_MIN as i64),
        InvalidValue::PasswordLong => lang.n(key, LENGTH_MAX as i64),
        InvalidValue::BadTag => lang.n(key, TAG_MAX as i64),
        InvalidValue::BadSite => lang.n(key, FRAME_SITES_MAX as i64),
        InvalidValue::TooManyTags => lang.n(key, TAGS_MAX as i64),
        InvalidValue::BadPlaces => lang.t_args(key, &[("most", PLACES_MAX.into())]),
        InvalidValue::TooLong => lang.t_args(key, &[("limit", longest(field).into())]),
        _ => lang.t(key).into_owned(),
    }
}

macro_rules! keys {
    ($($reason:ident => $key:literal,)+) => {
        /// By what the sentence about a reason is found in the catalogs.
        pub fn invalid_key(why: InvalidValue) -> &'static str {
            match why {
                $(InvalidValue::$reason => $key,)+
            }
        }
    };
}

keys! {
    BadChoice => "field-bad-choice",
    Required => "field-required",
    TooLong => "field-too-long",
    BadCharacters => "field-bad-characters",
    BadMail => "field-bad-mail",
    BadNumber => "set-bad-number",
    BadPlaces => "signup-bad-places",
    ClockGap => "field-clock-gap",
    DayOutside => "field-day-outside",
    SignInFailed => "signin-failed",
    WrongPassword => "account-password-wrong",
    PasswordLong => "account-password-long",
    PasswordShort => "account-password-short",
    PasswordShortForAdmin => "account-password-short-admin",
    PasswordWeak => "account-password-weak",
    MailTaken => "invite-taken",
    SlugBad => "club-slug-bad",
    SlugTaken => "club-slug-taken",
    RatingListTaken => "rating-list-taken",
    SeasonTaken => "league-season-taken",
    SeasonOverlaps => "league-season-overlaps",
    OwnerUnknown => "club-owner-unknown",
    NoSuchMerge => "merge-no-such",
    LicenceTaken => "licence-taken",
    ListEmpty => "list-empty",
    ListTooMany => "list-too-many",
    ListWithoutNames => "list-no-names",
    NothingToApply => "list-nothing",
    SignUpNotOpen => "signup-not-open",
    SignUpOver => "signup-over",
    SignUpBegun => "signup-begun",
    SignUpTooMany => "signup-too-many",
    BadTag => "tag-bad",
    BadSite => "club-frame-sites-bad",
    TooManyTags => "tag-too-many",
    SignUpFormOld => "signup-form-old",
    EndsBeforeStart => "field-ends-before-start",
    OpenQuote => "list-open-quote",
    Illegible => "list-illegible",
    CellTooLong => "list-too-long",
    NoLetter => "list-no-letter",
    BadDate => "list-bad-date",
    BadYes => "list-bad-yes",
    Packed => "list-packed",
    IsPdf => "list-is-pdf",
    IsContacts => "list-is-contacts",
    IsJson => "list-is-json",
    IsPicture => "list-is-picture",
    IsWebPage => "list-is-web",
    IsOtherFile => "list-is-other",
    NothingSent => "check-empty",
    ImportUnreadable => "import-unreadable",
    ClubFull => "import-club-full",
    StoredAgain => "sharing-stored-again",
    ReviewFailed => "review-failed",
    NoteEmpty => "note-empty",
    NoteTitleLong => "note-title-long",
    NoteLineIllegal => "note-line-illegal",
    NoteChangedMeanwhile => "note-changed-meanwhile",
    NoteSentBefore => "note-sent-before",
    NotesTooOften => "note-too-often",
    HandFull => "note-hand-full",
    UndoOfArchive => "tournament-undo-archived",
    BadNames => "tournament-names-bad",
    NobodyToEnter => "tournament-names-nobody",
    MemberTwice => "bring-twice",
    MailsNotYours => "set-bad-mails",
    SeatMissing => "tournament-who-missing",
    BadScore => "tournament-score-bad",
    BadBoardScore => "tournament-board-bad",
    BadPenalty => "tournament-penalty-bad",
    HandsNotNamed => "tournament-hands-none-named",
    HandNotFound => "tournament-hands-not-found",
    HandOfOtherClub => "tournament-hands-other-club",
    HandOfOtherTournament => "tournament-hands-other-tournament",
    TimePast => "tournament-times-past",
    TimeAfterDue => "tournament-times-after-due",
    TooManyTimes => "tournament-times-too-many",
    HandsUncounted => "tournament-hands-uncounted",
}

/// Characters that a field takes.
fn longest(field: &str) -> i64 {
    match field {
        "body" => BODY_MAX as i64,
        "about" => ABOUT_MAX as i64,
        "licence" => LICENCE_MAX as i64,
        "logo_text" => LOGO_MAX as i64,
        "reason" => REASON_MAX as i64,
        "text" => TEXT_MAX as i64,
        "unit" => UNIT_MAX as i64,
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
