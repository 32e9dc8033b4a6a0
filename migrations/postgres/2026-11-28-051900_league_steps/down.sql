DROP TABLE league_steps;
