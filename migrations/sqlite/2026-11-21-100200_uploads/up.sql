-- The exact bytes somebody sent, kept before they are read. Without finished_at the sending broke off.
CREATE TABLE raw_uploads (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    uploader_id BIGINT REFERENCES users (id),
    file_name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size BIGINT NOT NULL,
    sha256 BLOB CHECK (sha256 IS NULL OR length(sha256) = 32),
    created_at TIMESTAMP NOT NULL,
    finished_at TIMESTAMP,
    CHECK ((finished_at IS NULL) = (sha256 IS NULL))
);

CREATE INDEX raw_uploads_club ON raw_uploads (club_id, created_at);

-- In pieces, so that no upload is ever held in memory whole; "start" is the place of the first byte.
CREATE TABLE raw_chunks (
    upload_id BIGINT NOT NULL REFERENCES raw_uploads (id) ON DELETE CASCADE,
    start BIGINT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (upload_id, start)
);
