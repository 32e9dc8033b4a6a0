DROP TABLE joined_entries;
