-- Tables outside tournaments that someone who sat there reported, until another of them, or an owner, says that it was so.
CREATE TABLE league_reports (
    id INTEGER PRIMARY KEY,
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    played_on DATE NOT NULL,
    -- Who sat there by their numbers, with their scores.
    seats TEXT NOT NULL,
    reported_by BIGINT NOT NULL REFERENCES members (id),
    reported_at TIMESTAMP NOT NULL
);

CREATE INDEX league_reports_season ON league_reports (season_id);
