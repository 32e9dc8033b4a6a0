DROP TABLE league_reports;
