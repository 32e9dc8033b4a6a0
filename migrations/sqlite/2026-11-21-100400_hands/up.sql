-- One deal played out. "record" is its canonical JSON; every other column is derived from it or says whose it is.
CREATE TABLE hands (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    importer_id BIGINT REFERENCES users (id),
    import_id BIGINT REFERENCES imports (id),
    import_record BIGINT,
    public_id TEXT,
    game TEXT NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('private', 'club', 'unlisted', 'public')),
    doc_hash BLOB NOT NULL CHECK (length(doc_hash) = 32),
    play_hash BLOB NOT NULL CHECK (length(play_hash) = 32),
    deal_hash BLOB NOT NULL CHECK (length(deal_hash) = 32),
    played_on DATE,
    -- When it was played as far as known, else when it was stored: never null, so lists order alike everywhere.
    listed_at TIMESTAMP NOT NULL,
    event TEXT,
    source TEXT,
    source_fold TEXT NOT NULL,
    contract TEXT,
    trump TEXT,
    declarer TEXT,
    declarer_score INTEGER,
    knowledge TEXT NOT NULL CHECK (knowledge IN ('full', 'partial', 'none')),
    kontra_max INTEGER NOT NULL,
    has_warnings BOOLEAN NOT NULL,
    supersedes BLOB CHECK (supersedes IS NULL OR length(supersedes) = 32),
    validator TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    voided_at TIMESTAMP,
    void_reason TEXT,
    record TEXT NOT NULL
);

-- Keys in random order cost most when rows are added in bulk, so there are two of them: the second serves the
-- question for equal deals by its first half and the one for equal play by both.
-- The hash stands first in the unique one: with the club first, SQLite would walk through it for every list of a club.
CREATE UNIQUE INDEX hands_doc ON hands (doc_hash, club_id) WHERE voided_at IS NULL;
CREATE INDEX hands_deal_play ON hands (deal_hash, play_hash);
CREATE UNIQUE INDEX hands_public_id ON hands (public_id) WHERE public_id IS NOT NULL;
CREATE INDEX hands_supersedes ON hands (supersedes) WHERE supersedes IS NOT NULL;
CREATE INDEX hands_listed ON hands (listed_at, id);
CREATE INDEX hands_import ON hands (import_id, import_record) WHERE import_id IS NOT NULL;

CREATE TABLE hand_players (
    hand_id BIGINT NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    name_fold TEXT NOT NULL,
    reference TEXT,
    score INTEGER,
    PRIMARY KEY (hand_id, seat)
) WITHOUT ROWID;

CREATE TABLE hand_components (
    hand_id BIGINT NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    component TEXT NOT NULL,
    won BOOLEAN,
    level INTEGER NOT NULL,
    PRIMARY KEY (hand_id, component)
) WITHOUT ROWID;

-- One row for each record that is not plainly accepted; clean ones are found by hands.import_id.
CREATE TABLE import_records (
    import_id BIGINT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    record BIGINT NOT NULL,
    line BIGINT,
    status TEXT NOT NULL CHECK (status IN ('accepted', 'duplicate', 'rejected', 'waiting')),
    hand_id BIGINT REFERENCES hands (id),
    -- The code of the finding that decided, so that a report can be grouped without reading every finding.
    code TEXT,
    findings TEXT NOT NULL,
    raw TEXT,
    PRIMARY KEY (import_id, record)
) WITHOUT ROWID;

CREATE INDEX import_records_status ON import_records (import_id, status, record);
