-- Expands.
-- What operators have stopped for a while, apart from the whole mall: a queue of jobs, new payments by a gateway, or its
-- refunds. Without a row everything goes on. A version before this one stops nothing.
create table mall_pause (
  -- queue: `name` is one of pgboss.queue; payments, refunds: a channel of payments.
  kind text not null check (kind ~ '^[a-z]+$'),
  name text not null,
  reason text not null,
  -- An operator, or who ran the command, as user@machine.
  paused_by uuid references account,
  by_command text,
  paused_at timestamptz not null default now(),
  primary key (kind, name),
  check ((paused_by is null) <> (by_command is null))
);
