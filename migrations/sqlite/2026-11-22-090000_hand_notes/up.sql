-- What people write about hands here: a note at a position, with or without a sign, or another line of play. The record
-- itself is never changed.
CREATE TABLE hand_notes (
    id INTEGER PRIMARY KEY,
    hand_id BIGINT NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    author_id BIGINT NOT NULL REFERENCES users (id),
    -- The line of the record and the position on it.
    line TEXT NOT NULL,
    ply BIGINT NOT NULL CHECK (ply >= 0),
    audience TEXT NOT NULL CHECK (audience IN ('private', 'club', 'public')),
    sign TEXT NOT NULL,
    body TEXT NOT NULL,
    -- The cards that are played from the position on, where it is another line; nothing otherwise.
    cards TEXT NOT NULL DEFAULT '',
    version BIGINT NOT NULL DEFAULT 1,
    written_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP,
    -- Its author took it away, or somebody who answers for the club did.
    removed_at TIMESTAMP,
    hidden_at TIMESTAMP,
    hidden_by BIGINT REFERENCES users (id),
    CHECK (body <> '' OR sign <> '' OR cards <> ''),
    CHECK ((hidden_at IS NULL) = (hidden_by IS NULL))
);

CREATE INDEX hand_notes_hand ON hand_notes (hand_id, id);
CREATE INDEX hand_notes_author ON hand_notes (author_id, id);
CREATE INDEX hand_notes_removed ON hand_notes (removed_at) WHERE removed_at IS NOT NULL;

-- What a note said before it was changed.
CREATE TABLE hand_note_versions (
    note_id BIGINT NOT NULL REFERENCES hand_notes (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    audience TEXT NOT NULL,
    sign TEXT NOT NULL,
    body TEXT NOT NULL,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (note_id, version)
);
