ALTER TABLE rating_lists DROP COLUMN closed_to;
ALTER TABLE rating_lists DROP COLUMN publishing;
