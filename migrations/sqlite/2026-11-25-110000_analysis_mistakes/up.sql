-- How many mistakes the solver found, so that lists can say it without reading what it said in full. What was said before
-- is counted when the program starts.
ALTER TABLE analyses ADD COLUMN mistakes INTEGER;
