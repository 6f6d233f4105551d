-- Expands.
-- When the mall was last backed up, and when a backup was last restored to see that it can be: operators are warned when it
-- was long ago. One row for each kind; the commands write it, and no order depends on it.
create table backup_fact (
  -- backup: a whole one of `npm run backup`; upload: such a one in a bucket; base: one of pgBackRest with the database's log;
  -- check: a backup of either kind was restored, and the books held.
  kind text primary key check (kind in ('backup', 'upload', 'base', 'check')),
  at timestamptz not null,
  place text not null,
  bytes bigint not null
);
