-- Expands.
-- Files of what the mall has taken down: only who sent them and operators see them.
alter table upload add column hidden_at timestamptz;
