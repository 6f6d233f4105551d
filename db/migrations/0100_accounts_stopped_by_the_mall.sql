-- Operators find people, sign them out, and stop an account: it keeps its name, number and orders, and cannot sign in.
alter table account add column blocked_at timestamptz;
alter table account add column block_reason text
  check (block_reason in ('fraud', 'abuse', 'stolen', 'asked', 'law'));
alter table account add constraint account_block_check check ((blocked_at is null) = (block_reason is null));
-- Sessions are deleted when they end; this stays.
alter table account add column signed_in_at timestamptz;
update account a set signed_in_at = s.at
from (select user_id, max(created_at) as at from account_session group by user_id) s where s.user_id = a.id;

-- Nicknames are found by how they begin.
create index account_name on account (lower(name) text_pattern_ops, id);

-- What operators have done about a person; rows are only added.
create table person_event (
  id uuid primary key,
  user_id uuid not null references account,
  kind text not null check (kind in ('phoneRead', 'signedOut', 'blocked', 'unblocked')),
  operator_id uuid not null references account,
  -- Why an account was stopped.
  reason text,
  words text not null default '',
  at timestamptz not null
);
create index person_event_of on person_event (user_id, id);
create index person_event_operator on person_event (operator_id);
create trigger person_event_stays before update or delete on person_event
  for each row execute function refuse_change();
create trigger person_event_is_kept before truncate on person_event
  for each statement execute function refuse_change();
