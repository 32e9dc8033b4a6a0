-- The marks come back from the names themselves.
UPDATE hand_players SET name_fold = lower(name);
