DROP TABLE member_merges;
DROP TABLE member_lists;
ALTER TABLE members DROP COLUMN number;
