-- A card of a table of a tournament is found by its place, and the card on the table is the key to it.
ALTER TABLE scorecards ADD COLUMN tournament_id BIGINT REFERENCES tournaments (id) ON DELETE CASCADE;
ALTER TABLE scorecards ADD COLUMN round_no BIGINT;
ALTER TABLE scorecards ADD COLUMN table_no BIGINT;

CREATE UNIQUE INDEX scorecards_table ON scorecards (tournament_id, round_no, table_no) WHERE tournament_id IS NOT NULL;
