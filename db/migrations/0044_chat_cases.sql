-- Who answers a conversation, and since when: one open case a conversation.
create table chat_case (
  id uuid primary key,
  conversation_id uuid not null references chat_conversation,
  -- Null for the mall's own service.
  shop_id uuid references shop,
  state text not null check (state in ('waiting', 'serving', 'closed')),
  agent_id uuid references account,
  opened_at timestamptz not null,
  -- The first message of the shopper that nobody has answered.
  waiting_since timestamptz,
  taken_at timestamptz,
  first_answer_at timestamptz,
  closed_at timestamptz,
  -- The shopper has got the automatic answer.
  is_away_told boolean not null default false,
  -- In the queue of the mall's service: when the shopper's page was last there.
  seen_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_tags jsonb not null default '[]',
  rating_text text not null default '',
  rated_at timestamptz,
  check ((state = 'waiting') = (agent_id is null) or state = 'closed'),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index chat_case_open on chat_case (conversation_id) where state <> 'closed';
create index chat_case_queue on chat_case (shop_id, state, opened_at) where state <> 'closed';
create index chat_case_closed on chat_case (shop_id, closed_at desc) where state = 'closed';
create index chat_case_conversation on chat_case (conversation_id, opened_at desc);
create index chat_case_answered on chat_case (shop_id, opened_at) where first_answer_at is not null;

-- What agents write for each other; shoppers never see it.
create table chat_note (
  id uuid primary key,
  conversation_id uuid not null references chat_conversation,
  author_id uuid not null references account,
  content text not null check (char_length(content) between 1 and 500),
  created_at timestamptz not null
);
create index chat_note_conversation on chat_note (conversation_id, created_at desc);

-- Answers at hand: of a shop, of the mall, or of one agent.
create table chat_quick_reply (
  id uuid primary key,
  shop_id uuid references shop,
  -- Null for a reply that all agents of the shop or mall share.
  owner_id uuid references account,
  name text not null check (char_length(name) between 1 and 20),
  content text not null check (char_length(content) between 1 and 500),
  sort int not null default 0,
  created_at timestamptz not null,
  unique nulls not distinct (shop_id, owner_id, name)
);

create table chat_agent (
  user_id uuid primary key references account,
  shop_id uuid references shop,
  state text not null check (state in ('online', 'away', 'offline')),
  max_cases int not null default 12 check (max_cases between 1 and 50),
  seen_at timestamptz not null
);
create index chat_agent_shop on chat_agent (shop_id);

-- When a shop answers, in the mall's time zone, and what it says otherwise.
create table chat_hours (
  shop_id uuid primary key references shop,
  -- 1 Monday to 7 Sunday.
  days smallint[] not null,
  from_minute int not null check (from_minute between 0 and 1439),
  until_minute int not null check (until_minute between 1 and 1440),
  away_text text not null default '' check (char_length(away_text) <= 500),
  check (from_minute < until_minute)
);

-- What agents have done. Rows are only added.
create table chat_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  shop_id uuid,
  conversation_id uuid,
  act text not null,
  detail jsonb not null default '{}'
);
create index chat_audit_conversation on chat_audit (conversation_id, id);

create function chat_audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of chat_audit are only added';
end $$;
create trigger chat_audit_stays before update or delete on chat_audit
  for each row execute function chat_audit_stays();
