-- Expands.
-- From when on the books of this mall are checked each morning. Whoever watches counts from here until the first check: a mall
-- that comes from a version without one would be as late as it is old.
insert into app_setting (key, value) values ('books.since', to_jsonb(now())) on conflict (key) do nothing;
