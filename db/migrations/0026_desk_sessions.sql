-- Who works for a shop or the mall has a session of its own for that, and a second step on the way in.
alter table account_session
  add column site text not null default 'mall' check (site in ('mall', 'desk')),
  add constraint account_session_desk_is_bound check (site = 'mall' or bound);

alter table account_ticket
  add column user_id uuid references account;          -- whose password was right

create table account_second_step (
  user_id uuid primary key references account,
  secret bytea,                                        -- of the authenticator, sealed by the mall's secret
  pending bytea,                                       -- the same, until its first code has come
  last_step bigint not null default 0                  -- codes of this half minute and those before are used up
);

create table account_recovery_code (
  user_id uuid not null references account,
  code_mac bytea not null,                             -- HMAC; deleted when it is used
  primary key (user_id, code_mac)
);
