DROP TABLE tournament_steps;
DROP TABLE tournament_members;
DROP TABLE tournaments;
