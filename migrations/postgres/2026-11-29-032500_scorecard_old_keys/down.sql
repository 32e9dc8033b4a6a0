DROP TABLE scorecard_old_keys;
