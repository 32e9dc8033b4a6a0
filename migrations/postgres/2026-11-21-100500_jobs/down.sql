DROP TABLE answers;
DROP TABLE settings;
DROP TABLE jobs;
