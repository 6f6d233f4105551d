-- Who asked for a code decides which others count with it: strangers cannot use up what is the owner's.
alter table account_sms_code
  add column asker text not null default 'stranger' check (asker in ('stranger', 'password', 'own')),
  add column state text not null default 'sent' check (state in ('underWay', 'sent', 'failed')),
  add column tries int not null default 1;             -- how often it was handed to the gateway

-- One row for whatever is limited: whoever holds it counts, and writes, alone.
create table account_turn (
  key bytea primary key,                               -- SHA-256 of what is limited
  taken_at timestamptz not null default now()
);

-- Puzzles that were solved and used; what was merely handed out is signed and kept nowhere.
create table account_puzzle (
  id bytea primary key,
  expires_at timestamptz not null
);
