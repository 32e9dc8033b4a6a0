DROP INDEX hands_deal;
CREATE INDEX hands_deal_play ON hands (deal_hash, play_hash);

DO $$
BEGIN
    EXECUTE 'ALTER TABLE hands ALTER COLUMN record SET COMPRESSION DEFAULT';
    EXECUTE 'ALTER TABLE raw_chunks ALTER COLUMN bytes SET COMPRESSION DEFAULT';
EXCEPTION
    WHEN syntax_error THEN NULL;
END
$$;
