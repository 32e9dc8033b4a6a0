//! Why a value that was given is none, as a closed list: each has its sentence in the catalogs under its word.

macro_rules! reasons {
    ($($name:ident = $word:literal,)+) => {
        /// Why a value is not taken.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum InvalidValue { $($name),+ }

        impl InvalidValue {
            pub const ALL: &'static [InvalidValue] = &[$(InvalidValue::$name),+];

            /// Its word, by which it is stored and its sentence is found.
            pub const fn as_str(self) -> &'static str {
                match self { $(InvalidValue::$name => $word),+ }
            }

            /// The reason of this word.
            pub fn parse(word: &str) -> Option<InvalidValue> {
                InvalidValue::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }
    };
}

reasons! {
    BadChoice = "field-bad-choice",
    Required = "field-required",
    TooLong = "field-too-long",
    BadCharacters = "field-bad-characters",
    BadMail = "field-bad-mail",
    BadNumber = "set-bad-number",
    ClockGap = "field-clock-gap",
    DayOutside = "field-day-outside",
    SignInFailed = "signin-failed",
    WrongPassword = "account-password-wrong",
    PasswordLong = "account-password-long",
    PasswordShort = "account-password-short",
    PasswordShortForAdmin = "account-password-short-admin",
    PasswordWeak = "account-password-weak",
    MailTaken = "invite-taken",
    SlugBad = "club-slug-bad",
    SlugTaken = "club-slug-taken",
    RatingListTaken = "rating-list-taken",
    SeasonTaken = "league-season-taken",
    OwnerUnknown = "club-owner-unknown",
    NoSuchMerge = "merge-no-such",
    ListEmpty = "list-empty",
    ListTooMany = "list-too-many",
    ListWithoutNames = "list-no-names",
    NothingToApply = "list-nothing",
    SignUpNotOpen = "signup-not-open",
    SignUpOver = "signup-over",
    SignUpBegun = "signup-begun",
    SignUpTooMany = "signup-too-many",
    SignUpFormOld = "signup-form-old",
    EndsBeforeStart = "field-ends-before-start",
    AnnouncementChanged = "news-changed-meanwhile",
    OpenQuote = "list-open-quote",
    Illegible = "list-illegible",
    CellTooLong = "list-too-long",
    BadDate = "list-bad-date",
    BadYes = "list-bad-yes",
    Packed = "list-packed",
    IsPdf = "list-is-pdf",
    IsContacts = "list-is-contacts",
    IsJson = "list-is-json",
    IsPicture = "list-is-picture",
    IsWebPage = "list-is-web",
    IsOtherFile = "list-is-other",
    NothingSent = "check-empty",
    ImportUnreadable = "import-unreadable",
    ClubFull = "import-club-full",
    StoredAgain = "sharing-stored-again",
    ReviewFailed = "review-failed",
    NoteEmpty = "note-empty",
    NoteTitleLong = "note-title-long",
    NoteLineIllegal = "note-line-illegal",
    NoteChangedMeanwhile = "note-changed-meanwhile",
    NoteSentBefore = "note-sent-before",
    NotesTooOften = "note-too-often",
    HandFull = "note-hand-full",
    UndoOfArchive = "tournament-undo-archived",
    BadNames = "tournament-names-bad",
    NobodyToEnter = "tournament-names-nobody",
    MemberTwice = "bring-twice",
    MailsNotYours = "set-bad-mails",
    SeatMissing = "tournament-who-missing",
    BadScore = "tournament-score-bad",
    BadBoardScore = "tournament-board-bad",
    BadPenalty = "tournament-penalty-bad",
    HandsNotNamed = "tournament-hands-none-named",
    HandNotFound = "tournament-hands-not-found",
    HandOfOtherClub = "tournament-hands-other-club",
    HandOfOtherTournament = "tournament-hands-other-tournament",
    HandsUncounted = "tournament-hands-uncounted",
}

impl std::fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
