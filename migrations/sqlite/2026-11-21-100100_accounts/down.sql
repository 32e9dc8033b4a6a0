DROP TABLE link_tokens;
DROP TABLE api_tokens;
DROP TABLE auth_sessions;
