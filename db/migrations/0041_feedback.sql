-- What shoppers and visitors tell the mall, and the mall's one answer.
create table feedback (
  id uuid primary key,
  user_id uuid references account (id),
  -- The network a visitor wrote from, for a day: it limits how much one visitor can write.
  network text,
  kind text not null check (kind in ('fault', 'missing', 'wording', 'idea', 'other')),
  content text not null,
  pictures jsonb not null default '[]',
  -- Where it was written, and with what; null when the sender did not want to say so.
  page text,
  browser text,
  -- Where else the sender wants to be answered: a phone number or a mail address.
  contact text,
  locale text not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references account (id)
);
create index feedback_user on feedback (user_id, id desc) where user_id is not null;
create index feedback_network on feedback (network, created_at) where network is not null;
create index feedback_newest on feedback (id desc);
create index feedback_open on feedback (id) where answered_at is null;
