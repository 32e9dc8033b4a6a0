//! The names of everything that can be wrong with a record, promised to the outside. What they mean in words is said
//! elsewhere.

/// How much a finding weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing.
    Info,
    /// Stored, but shown.
    Warning,
    /// The record is refused.
    Error,
}

impl Severity {
    /// The word in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }

    /// The severity of a word in reports.
    pub fn parse(text: &str) -> Option<Severity> {
        [Severity::Info, Severity::Warning, Severity::Error]
            .into_iter()
            .find(|severity| severity.as_str() == text)
    }
}

macro_rules! codes {
    ($($stage:ident: $($name:ident = $text:literal),+;)+) => {
        /// Every kind of finding. The names are promised to the outside and never change their meaning.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code { $($($name),+),+ }

        impl Code {
            /// All codes, by stage.
            pub const ALL: &'static [Code] = &[$($(Code::$name),+),+];

            /// The name in reports.
            pub const fn as_str(self) -> &'static str {
                match self { $($(Code::$name => $text),+),+ }
            }

            /// The stage of checking that finds it.
            pub const fn stage(self) -> &'static str {
                match self { $($(Code::$name)|+ => stringify!($stage)),+ }
            }
        }
    };
}

codes! {
    bytes: NotUtf8 = "NOT_UTF8", ByteOrderMark = "BYTE_ORDER_MARK", TooLarge = "TOO_LARGE", TooDeep = "TOO_DEEP";
    syntax: JsonSyntax = "JSON_SYNTAX", DuplicateMember = "DUPLICATE_MEMBER";
    structure: MissingMember = "MISSING_MEMBER", UnknownMember = "UNKNOWN_MEMBER", WrongType = "WRONG_TYPE",
        BadValue = "BAD_VALUE", BadCard = "BAD_CARD", BadTime = "BAD_TIME",
        UnsupportedVersion = "UNSUPPORTED_VERSION", UnknownRules = "UNKNOWN_RULES",
        UnknownOption = "UNKNOWN_OPTION", Limit = "LIMIT";
    deal: DealDuplicate = "DEAL_DUPLICATE", DealMissing = "DEAL_MISSING", DealWrongDeck = "DEAL_WRONG_DECK",
        DealHandSize = "DEAL_HAND_SIZE", DealNormalised = "DEAL_NORMALISED";
    sequence: OutOfTurn = "OUT_OF_TURN", WrongPhase = "WRONG_PHASE", AfterEnd = "AFTER_END",
        Incomplete = "INCOMPLETE";
    auction: BidTooLow = "BID_TOO_LOW", BidStep = "BID_STEP", BidUnknown = "BID_UNKNOWN",
        RaiseNotAllowed = "RAISE_NOT_ALLOWED", GameNotAllowed = "GAME_NOT_ALLOWED",
        HoldNotAllowed = "HOLD_NOT_ALLOWED", PassDropped = "PASS_DROPPED", DiscardNotHeld = "DISCARD_NOT_HELD",
        DiscardCount = "DISCARD_COUNT", TrumpNotAllowed = "TRUMP_NOT_ALLOWED",
        ContractBelowBid = "CONTRACT_BELOW_BID", ContractNotAsNamed = "CONTRACT_NOT_AS_NAMED",
        BidCards = "BID_CARDS", ThrowInNotAllowed = "THROW_IN_NOT_ALLOWED";
    kontra: KontraNotEntitled = "KONTRA_NOT_ENTITLED", KontraWindow = "KONTRA_WINDOW",
        KontraComponent = "KONTRA_COMPONENT", MarriageNotHeld = "MARRIAGE_NOT_HELD",
        MarriageNotAllowed = "MARRIAGE_NOT_ALLOWED", MarriageLate = "MARRIAGE_LATE";
    play: CardNotHeld = "CARD_NOT_HELD", MustFollow = "MUST_FOLLOW", MustBeat = "MUST_BEAT",
        MustTrump = "MUST_TRUMP", SevenReserved = "SEVEN_RESERVED", RevokeProven = "REVOKE_PROVEN",
        Unverifiable = "UNVERIFIABLE", Irregular = "IRREGULAR";
    result: ResultMismatch = "RESULT_MISMATCH", ContextMismatch = "CONTEXT_MISMATCH",
        ClaimNotAgreed = "CLAIM_NOT_AGREED", ClaimIncomplete = "CLAIM_INCOMPLETE",
        RulingNeeded = "RULING_NEEDED";
    score: SilentNotOpen = "SILENT_NOT_OPEN", OutcomeImpossible = "OUTCOME_IMPOSSIBLE",
        PointsImpossible = "POINTS_IMPOSSIBLE";
    ppn: PpnSyntax = "PPN_SYNTAX", PpnAuction = "PPN_AUCTION", PpnValue = "PPN_VALUE", PpnLoss = "PPN_LOSS",
        PpnDialect = "PPN_DIALECT", TextLoss = "TEXT_LOSS";
    store: DuplicateExact = "DUPLICATE_EXACT", DuplicateProbable = "DUPLICATE_PROBABLE",
        SupersedesUnknown = "SUPERSEDES_UNKNOWN", DealConflict = "DEAL_CONFLICT";
}

impl Code {
    /// The code of this name.
    pub fn parse(text: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.as_str() == text)
    }

    /// How much it weighs, unless the reader was told to be strict or the version is a later one.
    pub const fn severity(self) -> Severity {
        match self {
            Code::Incomplete
            | Code::Irregular
            | Code::RulingNeeded
            | Code::ResultMismatch
            | Code::ContextMismatch
            | Code::PpnLoss
            | Code::PpnDialect
            | Code::TextLoss
            | Code::SupersedesUnknown
            | Code::DealConflict
            | Code::DuplicateProbable => Severity::Warning,
            Code::ByteOrderMark
            | Code::DealNormalised
            | Code::PassDropped
            | Code::Unverifiable
            | Code::DuplicateExact => Severity::Info,
            _ => Severity::Error,
        }
    }
}
