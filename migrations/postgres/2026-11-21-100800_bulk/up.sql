-- Keys in random order cost most when rows are added in bulk. Equal play is asked for by the deal, so its own hash need not
-- stand in the index.
DROP INDEX hands_deal_play;
CREATE INDEX hands_deal ON hands (deal_hash);

-- The default way of packing long values takes longer than all the rest of storing them. A server that was built without
-- this one goes on as before.
DO $$
BEGIN
    EXECUTE 'ALTER TABLE hands ALTER COLUMN record SET COMPRESSION lz4';
    EXECUTE 'ALTER TABLE raw_chunks ALTER COLUMN bytes SET COMPRESSION lz4';
EXCEPTION
    WHEN feature_not_supported OR syntax_error THEN NULL;
END
$$;
