DELETE FROM scorecards WHERE tournament_id IS NOT NULL;
DROP INDEX scorecards_table;
ALTER TABLE scorecards DROP COLUMN table_no;
ALTER TABLE scorecards DROP COLUMN round_no;
ALTER TABLE scorecards DROP COLUMN tournament_id;
