-- Keys in random order cost most when rows are added in bulk. Equal play is asked for by the deal, so its own hash need not
-- stand in the index.
DROP INDEX hands_deal_play;
CREATE INDEX hands_deal ON hands (deal_hash);
