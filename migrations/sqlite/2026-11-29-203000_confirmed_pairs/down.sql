DROP TABLE apart_accounts;
DROP TABLE confirmed_pairs;
