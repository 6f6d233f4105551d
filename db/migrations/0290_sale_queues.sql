-- Expands.
-- Shoppers wait their turn to order what everybody wants at once. Nothing reads the two tables while no operator has
-- opened a queue, except the statement that places an order, which finds no row here.
create table sale_queue (
  id uuid primary key,
  -- Null: the queue of everything that has no queue of its own.
  goods_id uuid references goods (id),
  -- From here on nobody orders without a turn. Until `opens_at` people gather, and nobody is let in.
  gather_at timestamptz not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  per_minute int not null check (per_minute between 1 and 60000),
  -- How long somebody may order once it is their turn.
  order_minutes int not null check (order_minutes between 1 and 60),
  -- How many may wait at the same time; null: any number.
  most_waiting int check (most_waiting > 0),
  -- How many turns were taken; those who gathered have no number before they are drawn.
  taken int not null default 0,
  -- Numbers up to this one were let in by `counted_at`. What was let in since follows from the time, see
  -- `features/trade/sale-queues/store/pace.ts`.
  let_in int not null default 0,
  counted_at timestamptz not null,
  -- When those who had gathered got their numbers.
  drawn_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz,
  opened_by uuid not null references account (id),
  created_at timestamptz not null default now(),
  check (gather_at <= opens_at and opens_at < closes_at),
  check (let_in <= taken)
);

-- One queue at a time for a product, and one for the rest of the mall.
create unique index sale_queue_current on sale_queue (coalesce(goods_id, '00000000-0000-0000-0000-000000000000'))
  where ended_at is null;

create table sale_queue_turn (
  queue_id uuid not null references sale_queue (id) on delete cascade,
  user_id uuid not null references account (id),
  number int,
  taken_at timestamptz not null,
  -- Null until it is written down; the queue's row tells it before, see `pace.ts`.
  let_in_at timestamptz,
  ordered_at timestamptz,
  primary key (queue_id, user_id)
);

create unique index sale_queue_turn_number on sale_queue_turn (queue_id, number);
create index sale_queue_turn_user on sale_queue_turn (user_id);
create index sale_queue_turn_ordered on sale_queue_turn (queue_id) where ordered_at is not null;
