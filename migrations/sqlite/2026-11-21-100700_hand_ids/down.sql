DROP TABLE hand_ids;
