-- Evenings at one table, a line a deal. Whoever has the key in the address of a card writes it, and another key only reads
-- it; both are known by their hash. A card is always judged as a whole and changed by one act at a time, so it is one text.
CREATE TABLE scorecards (
    id INTEGER PRIMARY KEY,
    write_hash BLOB NOT NULL UNIQUE,
    read_hash BLOB NOT NULL UNIQUE,
    -- Who began it, if they were signed in.
    owner_id BIGINT REFERENCES users (id) ON DELETE SET NULL,
    document TEXT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

CREATE INDEX scorecards_owner ON scorecards (owner_id, changed_at) WHERE owner_id IS NOT NULL;
CREATE INDEX scorecards_changed ON scorecards (changed_at);
