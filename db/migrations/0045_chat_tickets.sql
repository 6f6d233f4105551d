-- Questions to the mall's own service outside its hours, and their answers.
create table chat_ticket (
  id uuid primary key,
  code text not null unique,
  -- Empty for a closed account, whose text is deleted as well.
  user_id uuid references account,
  content text not null check (char_length(content) <= 2000),
  phone text not null default '',
  files jsonb not null default '[]',
  created_at timestamptz not null,
  answer text,
  answered_by uuid references account,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index chat_ticket_user on chat_ticket (user_id, created_at desc);
create index chat_ticket_waiting on chat_ticket (created_at) where answered_at is null;
create index chat_ticket_answered on chat_ticket (answered_at desc) where answered_at is not null;
