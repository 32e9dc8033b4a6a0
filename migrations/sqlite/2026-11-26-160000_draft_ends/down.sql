ALTER TABLE drafts DROP COLUMN stored_hand;
ALTER TABLE drafts DROP COLUMN typed;
