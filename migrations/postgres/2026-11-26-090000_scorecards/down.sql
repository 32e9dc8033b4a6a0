DROP TABLE scorecards;
