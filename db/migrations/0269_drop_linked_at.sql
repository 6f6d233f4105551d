-- Expands.
-- When a way of signing in was linked was written by default and never read. No version names the column.
alter table account_identity drop column linked_at;
