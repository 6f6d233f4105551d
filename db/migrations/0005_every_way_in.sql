-- Passwords for shoppers, the logins of WeChat and Alipay, proofs, known devices, one's own data.

alter table account
  add column gender smallint not null default 0 check (gender in (0, 1, 2)),   -- 0 not told, 1 male, 2 female
  add column birthday text check (birthday ~ '^\d{4}-\d{2}-\d{2}$'),
  add column device_epoch int not null default 0;      -- counted up: no device is known any more

create table account_agreement (
  user_id uuid not null references account,
  version text not null,                               -- of the user and privacy agreements
  agreed_at timestamptz not null default now(),
  primary key (user_id, version)
);

alter table account_session
  add column auth_at timestamptz not null default now(),   -- when its user last proved who they are
  add column auth_by text not null default 'sms',
  add column replaced_by uuid;                         -- lives on for moments, for requests under way
update account_session set auth_at = created_at;

alter table account_sms_code
  add column challenge bytea not null default '',      -- SHA-256 of the asking browser's cookie; empty without one
  add column last_try_at timestamptz;
create index account_sms_code_challenge on account_sms_code (challenge, sent_at desc) where challenge <> '';

create table account_identity (
  provider text not null check (provider in ('wechat', 'alipay')),
  provider_id text not null,                           -- WeChat's unionid; Alipay's open_id or user_id
  user_id uuid not null references account,
  nickname text,
  linked_at timestamptz not null default now(),
  primary key (provider, provider_id),
  unique (user_id, provider)
);

create table account_login_state (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,                         -- SHA-256 of the pre-login cookie
  user_id uuid references account,                     -- who links the provider, when signed in
  redirect text not null,
  expires_at timestamptz not null
);

create table account_ticket (
  ticket_hash bytea primary key,
  purpose text not null,                               -- an SMS scene, or 'identity'
  phone text,                                          -- proven by a code
  provider text,
  provider_id text,                                    -- proven by the provider
  nickname text,
  browser_hash bytea,
  expires_at timestamptz not null
);

create table account_password_try (
  key bytea primary key,                               -- HMAC of whom was tried and from where
  wrong int not null,
  last_at timestamptz not null default now()
);

create table account_export (
  id uuid primary key,
  user_id uuid not null references account,
  content text,                                        -- JSON, once it is ready
  asked_at timestamptz not null default now(),
  ready_at timestamptz
);
create index account_export_user on account_export (user_id, asked_at desc);
