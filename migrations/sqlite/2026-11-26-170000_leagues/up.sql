-- A league of a club, by an address that no other league of the site has.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

CREATE INDEX leagues_club ON leagues (club_id);

-- Addresses that a league had before, which lead on to it.
CREATE TABLE league_slugs (
    slug TEXT NOT NULL PRIMARY KEY,
    league_id BIGINT NOT NULL REFERENCES leagues (id)
) WITHOUT ROWID;

-- One season after another: what lists ask for, and the season itself as one text, which is always read and judged as a
-- whole. Every change of it makes the version one more.
CREATE TABLE league_seasons (
    id INTEGER PRIMARY KEY,
    league_id BIGINT NOT NULL REFERENCES leagues (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    starts_on DATE NOT NULL,
    ends_on DATE NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'running', 'finished', 'archived')),
    published BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    -- The last table that everybody may see; 0 before the first.
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    UNIQUE (league_id, slug)
);

-- What the text of a season says of tournaments, so that a correction finds the seasons in which they count.
CREATE TABLE league_units (
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    unit_no BIGINT NOT NULL,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (season_id, unit_no)
) WITHOUT ROWID;

CREATE INDEX league_units_tournament ON league_units (tournament_id);

-- The tables of a season as they were published, numbers and people and no names.
CREATE TABLE league_revisions (
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    revision BIGINT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    -- What made it, in the words of the log.
    cause TEXT NOT NULL,
    reason TEXT,
    counted TEXT NOT NULL,
    PRIMARY KEY (season_id, revision)
) WITHOUT ROWID;
