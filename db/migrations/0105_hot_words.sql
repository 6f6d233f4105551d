-- Each change of the words that the mall offers to search for, with the list before and after it. The number of the last
-- one is the version of the list.
create table home_word_change (
  version int primary key check (version > 0),
  operator_id uuid not null references account,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null default now()
);
