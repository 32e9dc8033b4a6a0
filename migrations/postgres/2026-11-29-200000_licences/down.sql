DROP TABLE licences;
