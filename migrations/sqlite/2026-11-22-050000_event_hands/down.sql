DROP TABLE tournament_hands;
