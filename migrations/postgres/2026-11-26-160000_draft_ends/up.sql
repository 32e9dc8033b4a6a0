-- Cards that were typed and cannot be read yet, by their places; and as which hand a draft was stored. No number of a
-- hand is given twice, so there is no foreign key: it would be looked up for each hand.
ALTER TABLE drafts ADD COLUMN typed TEXT NOT NULL DEFAULT '';
ALTER TABLE drafts ADD COLUMN stored_hand BIGINT;
