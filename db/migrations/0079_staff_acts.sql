-- What staff of shops and operators do: a row before each call that writes, and a row of its end after it. An act without
-- an end was cut short, by the death of its process or of its connection, and nobody knows how far it came.
create table staff_act (
  id uuid primary key,
  -- Null for operators, who belong to no shop.
  shop_id uuid,
  user_id uuid not null references account (id),
  -- The call, such as 'POST /bizConsole/deliver'.
  call text not null,
  -- What was sent, without secrets and shortened (features/staff-acts/rules/redact.ts).
  input jsonb not null,
  -- The network of the caller, not the whole address: rows stay for three years.
  ip text not null,
  at timestamptz not null default now()
);
-- Ids begin with their time, so they are also the order in which acts are listed.
create index staff_act_of_shop on staff_act (shop_id, id desc);
create index staff_act_of_person on staff_act (shop_id, user_id, id desc);

create table staff_act_end (
  act_id uuid primary key references staff_act (id),
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  -- The reason of a refusal, such as 'shipping/notNow', and its sentence in each language.
  refusal text,
  refusal_text jsonb,
  subject jsonb not null default '{}',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  at timestamptz not null default now(),
  check ((outcome = 'refused') = (refusal is not null))
);

create trigger staff_act_stays before update or delete on staff_act
  for each row execute function refuse_change();
create trigger staff_act_is_kept before truncate on staff_act execute function refuse_change();
create trigger staff_act_end_stays before update or delete on staff_act_end
  for each row execute function refuse_change();
create trigger staff_act_end_is_kept before truncate on staff_act_end execute function refuse_change();
