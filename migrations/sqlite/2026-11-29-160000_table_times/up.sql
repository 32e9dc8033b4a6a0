-- When a table of a round over weeks could meet: each row is a player whom a time suits, or the official who proposed
-- it (key 0). People are the keys of the tournament, so that no name is here; whether one still sits there is asked of
-- the tournament. The seed is that of the draw: a round that is drawn again begins with none.
CREATE TABLE table_times (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    table_no BIGINT NOT NULL,
    seed BIGINT NOT NULL,
    -- By the clock of the club.
    starts_at TIMESTAMP NOT NULL,
    member_key BIGINT NOT NULL,
    proposed BOOLEAN NOT NULL,
    said_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, round, table_no, seed, starts_at, member_key)
) WITHOUT ROWID;

-- How people can be reached who are host of a table, and whether those who sit there see it.
CREATE TABLE player_contacts (
    member_id BIGINT NOT NULL PRIMARY KEY REFERENCES members (id),
    contact TEXT NOT NULL,
    shared BOOLEAN NOT NULL
) WITHOUT ROWID;
