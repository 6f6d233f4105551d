-- The figures of shops: visitors, orders, sales, refunds and answer times by hour, day and product. All of them are sums
-- of other tables, kept by jobs (features/figures), and can be computed again.

-- Visitors are counted without knowing them: by a hash whose key is thrown away after its day.
create table visit_key (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  key bytea not null
);
create table visit (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  goods_id uuid not null references goods,
  visitor bytea not null,                               -- 8 bytes of an HMAC, see features/figures/rules/visitor.ts
  shop_id uuid not null references shop,
  hour int2 not null check (hour between 0 and 23),     -- of the first look
  primary key (day, goods_id, visitor)
);
create index visit_shop on visit (shop_id, day, visitor, hour);

-- When money went back: a refund has no shop of its own.
create table shop_refund (
  refund_id uuid primary key references payment_refund,
  shop_id uuid not null references shop,
  amount_fen int8 not null,
  done_at timestamptz not null
);
create index shop_refund_day on shop_refund (shop_id, done_at);

-- Sums within one hour of a day. `buyers` and `visitors` count everybody in the hour of their first purchase or look.
create table shop_hour (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  hour int2 not null check (hour between 0 and 23),
  visitors int not null default 0,
  orders int not null default 0,
  buyers int not null default 0,
  pieces int not null default 0,
  sales_fen int8 not null default 0,                    -- paid, delivery included, at the time of payment
  refunds int not null default 0,
  refunded_fen int8 not null default 0,                 -- at the time when it went back
  chats int not null default 0,
  answers int not null default 0,
  answer_seconds int8 not null default 0,               -- from opening to the first answer, over all answers
  primary key (shop_id, day, hour)
);
create table shop_day (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  visitors int not null default 0,
  orders int not null default 0,
  buyers int not null default 0,
  pieces int not null default 0,
  sales_fen int8 not null default 0,
  refunds int not null default 0,
  refunded_fen int8 not null default 0,
  chats int not null default 0,
  answers int not null default 0,
  answer_seconds int8 not null default 0,
  primary key (shop_id, day)
);
create table product_day (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  goods_id uuid not null references goods,
  visitors int not null default 0,
  orders int not null default 0,
  pieces int not null default 0,
  sales_fen int8 not null default 0,                    -- of the products, without delivery
  primary key (shop_id, day, goods_id)
);

-- Days of shops whose figures have to be computed again.
create table figures_due (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  since timestamptz not null default now(),
  primary key (shop_id, day)
);
create index figures_due_since on figures_due (since);

create index orders_shop_paid on orders (shop_id, paid_at) where paid_at is not null;
create index chat_case_opened on chat_case (opened_at) where shop_id is not null;

insert into shop_refund (refund_id, shop_id, amount_fen, done_at)
select r.id, o.shop_id, r.amount_fen, r.done_at
from payment_refund r join orders o on o.id = r.order_id
where r.status = 'success' and r.done_at is not null;
insert into figures_due (shop_id, day)
select distinct shop_id, to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from orders where paid_at is not null
union
select distinct shop_id, to_char(done_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from shop_refund
union
select distinct shop_id, to_char(opened_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from chat_case where shop_id is not null;
