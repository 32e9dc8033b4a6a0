-- Addresses that a club had before, which lead on to it.
CREATE TABLE club_slugs (
    slug TEXT NOT NULL PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id)
) WITHOUT ROWID;
