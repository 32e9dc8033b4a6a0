DROP INDEX hands_deal;
CREATE INDEX hands_deal_play ON hands (deal_hash, play_hash);
