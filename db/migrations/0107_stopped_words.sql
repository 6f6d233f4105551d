-- The words that the search leaves out of queries, as each change left them; the last version holds.
create table search_stopped_words (
  version int primary key check (version >= 0),
  words text[] not null,
  -- Null: the words that the mall begins with.
  operator_id uuid references account,
  changed_at timestamptz not null default now()
);
create trigger search_stopped_words_changed after insert on search_stopped_words
  for each statement execute function search_synonyms_changed();

insert into search_stopped_words (version, words)
values (0, '{包邮,正品,的,the,of,for,with,and,정품,무료배송}');
