-- Expands.
-- A password that a command printed is for the first sign-in, and ends a day later.
alter table account add column password_ends_at timestamptz;
