-- Hands that somebody is entering: the text of the record as far as it is, and what was done to it, so that it can be
-- undone. It belongs to a person and to no club.
CREATE TABLE drafts (
    -- No number is given twice: a window may still show a draft that was dropped.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    history TEXT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

CREATE INDEX drafts_owner ON drafts (owner_id, changed_at);
CREATE INDEX drafts_changed ON drafts (changed_at);
