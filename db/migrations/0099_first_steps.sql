-- Who of a shop's staff has put away the list of a new shop's first steps.
create table first_steps_hidden (
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  hidden_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create index first_steps_hidden_shop on first_steps_hidden (shop_id);
