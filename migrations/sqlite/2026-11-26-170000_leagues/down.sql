DROP TABLE league_revisions;
DROP TABLE league_units;
DROP TABLE league_seasons;
DROP TABLE league_slugs;
DROP TABLE leagues;
