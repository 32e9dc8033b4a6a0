DROP TABLE import_records;
DROP TABLE hand_components;
DROP TABLE hand_players;
DROP TABLE hands;
