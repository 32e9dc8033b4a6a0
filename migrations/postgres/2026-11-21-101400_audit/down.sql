DROP TABLE audit_reasons;
DROP TABLE audit;
