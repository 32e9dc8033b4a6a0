-- What a club announces. The days are those of the club's own clock; the words of each change are kept.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    shown_from DATE NOT NULL,
    shown_until DATE,
    -- From 1, one more with each change.
    version BIGINT NOT NULL,
    written_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    withdrawn_at TIMESTAMP
);

CREATE INDEX announcements_club ON announcements (club_id, shown_from);

-- What an announcement said until it was changed.
CREATE TABLE announcement_versions (
    announcement_id BIGINT NOT NULL REFERENCES announcements (id),
    version BIGINT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    shown_from DATE NOT NULL,
    shown_until DATE,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (announcement_id, version)
) WITHOUT ROWID;
