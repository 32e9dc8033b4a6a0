-- From which day on the rating lists of a federation rate the tournaments of a member club; nothing where its owners
-- did not agree to that.
ALTER TABLE club_links ADD COLUMN rated_from DATE;
