DROP TABLE raw_chunks;
DROP TABLE raw_uploads;
