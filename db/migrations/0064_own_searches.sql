-- What signed-in shoppers searched for lately. A repeated search moves to the front.
create table search_history (
  user_id uuid not null references account,
  -- The words without differences in case, width and spaces.
  key text not null,
  id uuid not null unique,
  words text not null check (char_length(words) between 1 and 100),
  searched_at timestamptz not null,
  primary key (user_id, key)
);

-- Operators change groups of synonyms: each change raises the version, so that two of them do not undo each other's.
alter table search_synonym add column version int not null default 1;

-- Who changed which group, from what to what. Null before: the group was added.
create table search_synonym_change (
  id uuid primary key,
  synonym_id uuid not null references search_synonym on delete cascade,
  operator_id uuid not null references account,
  before jsonb,
  after jsonb not null,
  changed_at timestamptz not null default now()
);
create index search_synonym_change_of on search_synonym_change (synonym_id, id desc);
