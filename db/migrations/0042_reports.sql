-- What users report to the mall, and what the mall decided: by whom, when and why.
create table report (
  id uuid primary key,
  -- Null after the reporter's account was closed.
  user_id uuid references account (id),
  target_type text not null check (target_type in ('goods', 'shop', 'comment', 'chat')),
  target_id uuid not null,
  -- As it was when it was reported: texts by language, or one text.
  target_name jsonb not null,
  target_path text not null,
  reason text not null,
  content text not null,
  pictures jsonb not null default '[]',
  created_at timestamptz not null,
  decision text check (decision in ('upheld', 'dismissed')),
  remark text,
  decided_at timestamptz,
  decided_by uuid references account (id)
);
-- One open report of a user on a target.
create unique index report_open_once on report (user_id, target_type, target_id) where decided_at is null;
create index report_user on report (user_id, id desc) where user_id is not null;
create index report_newest on report (id desc);
create index report_open on report (id) where decided_at is null;
create index report_open_target on report (target_type, target_id) where decided_at is null;
create index report_decided on report (decided_at desc, id desc) where decided_at is not null;
