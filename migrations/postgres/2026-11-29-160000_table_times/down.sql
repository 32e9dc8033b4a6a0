DROP TABLE player_contacts;
DROP TABLE table_times;
