CREATE TABLE imports (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL CONSTRAINT imports_public_id UNIQUE,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    importer_id BIGINT REFERENCES users (id),
    upload_id BIGINT REFERENCES raw_uploads (id),
    idempotency_key TEXT,
    file_name TEXT NOT NULL,
    options TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'undone')),
    failure TEXT,
    bytes_total BIGINT NOT NULL,
    position_bytes BIGINT NOT NULL,
    total BIGINT NOT NULL,
    accepted BIGINT NOT NULL,
    with_warnings BIGINT NOT NULL,
    duplicates BIGINT NOT NULL,
    waiting BIGINT NOT NULL,
    rejected BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    finished_at TIMESTAMP,
    -- Whatever happens, every record read so far has exactly one fate.
    CONSTRAINT imports_adds_up CHECK (total = accepted + duplicates + waiting + rejected),
    CONSTRAINT imports_warnings CHECK (with_warnings <= accepted),
    CONSTRAINT imports_once UNIQUE (importer_id, idempotency_key)
);

CREATE INDEX imports_club ON imports (club_id, id);
CREATE INDEX imports_upload ON imports (upload_id) WHERE upload_id IS NOT NULL;
