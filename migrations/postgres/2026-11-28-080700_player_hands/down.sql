DELETE FROM settings WHERE name = 'player_hands';
DROP TABLE player_due;
DROP TABLE player_sums;
DROP TABLE player_hands;
