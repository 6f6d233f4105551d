-- Money is integer fen (bigint). Ids are UUIDv7 made in the app. Texts in three languages are jsonb
-- {"zh-CN": …, "en-US": …, "ko-KR": …}. User-owned tables carry user_id, so that they can be sharded by it.

-- accounts ---------------------------------------------------------------------------------------
create table account (
  id uuid primary key,
  phone text unique,                                   -- E.164
  name text not null,
  role text not null default 'shopper' check (role in ('shopper', 'staff', 'operator')),
  login text unique,                                   -- staff and operators sign in by a name
  password_hash text,                                  -- PHC string, argon2id
  avatar text,
  locale text,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create table account_staff (
  user_id uuid primary key references account,
  shop_id uuid not null
);

create table account_session (
  token_hash bytea primary key,                        -- SHA-256 of the readable token
  id uuid not null unique,
  sid_hash bytea not null,                             -- SHA-256 of the HttpOnly cookie
  bound boolean not null,                              -- made by a browser: worthless without the cookie
  user_id uuid not null references account,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index account_session_user on account_session (user_id, created_at);

create table account_sms_code (
  id uuid primary key,
  phone text not null,
  scene text not null,
  code_mac bytea not null,                             -- HMAC: a bare hash of six digits could be reversed
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  ip text not null
);
create index account_sms_code_phone on account_sms_code (phone, sent_at desc);
create index account_sms_code_ip on account_sms_code (ip, sent_at desc);

-- addresses --------------------------------------------------------------------------------------
create table address (
  id uuid primary key,
  user_id uuid not null references account,
  consignee text not null,
  salutation smallint not null default 1 check (salutation in (1, 2)),   -- 1 Mr, 2 Ms
  phone text not null,                                 -- E.164
  country text not null check (country in ('CN', 'KR')),
  province text not null,
  city text not null,
  district text not null,
  detail text not null,
  postcode text,
  is_default boolean not null default false,
  label text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index address_user on address (user_id, created_at) where deleted_at is null;
create unique index address_one_default on address (user_id) where is_default and deleted_at is null;

-- shops ------------------------------------------------------------------------------------------
create table shop (
  id uuid primary key,
  slug text not null unique,
  name jsonb not null,
  intro jsonb not null default '{}',
  scope jsonb not null default '{}',
  mark text not null,                                  -- the character of the round shop mark
  hue smallint not null default 176,
  province text not null default '',
  city text not null default '',
  district text not null default '',
  free_shipping_from_fen bigint not null default 5900, -- goods money from which delivery is free
  shipping_fee_fen bigint not null default 800,
  created_at timestamptz not null default now()
);

-- catalog ----------------------------------------------------------------------------------------
create table category (
  id uuid primary key,
  parent_id uuid references category,
  level smallint not null check (level between 1 and 3),
  code text not null unique,
  name jsonb not null,
  picture text,
  sort int not null default 0
);
create index category_parent on category (parent_id, sort);

create table goods (
  id uuid primary key,
  shop_id uuid not null references shop,
  handle text not null,                                -- the shop's own key; import finds the goods by it
  sn text not null,                                    -- the number people quote
  category1_id uuid not null references category,
  category2_id uuid references category,
  category3_id uuid references category,
  name jsonb not null,
  selling jsonb not null default '{}',
  brand jsonb not null default '{}',
  gallery jsonb not null default '[]',                 -- picture refs
  params jsonb not null default '[]',                  -- [[{name}, {value}], …]
  story jsonb not null default '[]',                   -- [{title, text, picture}, …] graphic detail
  body_html text not null default '',                  -- sanitised HTML of imported goods
  options jsonb not null default '[]',                 -- [{name, values: [{…}, …]}, …] up to three axes
  price_fen bigint not null,                           -- the lowest price of its SKUs
  line_price_fen bigint,                               -- what it cost before, of that same SKU
  sales_count int not null default 0,
  comment_count int not null default 0,
  score_sum int not null default 0,
  search tsvector not null default '',
  is_on_sale boolean not null default true,
  import_hash text,                                    -- of the imported rows; equal means nothing to do
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (shop_id, handle)
);
create index goods_search on goods using gin (search) where is_on_sale;
create index goods_by_sales on goods (sales_count desc, id desc) where is_on_sale;
create index goods_by_new on goods (id desc) where is_on_sale;
create index goods_by_price on goods (price_fen, id) where is_on_sale;
create index goods_c1_sales on goods (category1_id, sales_count desc, id desc) where is_on_sale;
create index goods_c1_price on goods (category1_id, price_fen, id) where is_on_sale;
create index goods_c1_new on goods (category1_id, id desc) where is_on_sale;
create index goods_c2_sales on goods (category2_id, sales_count desc, id desc) where is_on_sale;
create index goods_c2_price on goods (category2_id, price_fen, id) where is_on_sale;
create index goods_c3_sales on goods (category3_id, sales_count desc, id desc) where is_on_sale;
create index goods_c3_price on goods (category3_id, price_fen, id) where is_on_sale;
create index goods_shop_sales on goods (shop_id, sales_count desc, id desc) where is_on_sale;

create table sku (
  id uuid primary key,
  goods_id uuid not null references goods,
  sn text not null,
  choice smallint[] not null,                          -- index of the value on each option axis
  price_fen bigint not null check (price_fen > 0),
  line_price_fen bigint,
  picture text,
  sort int not null default 0,
  is_on_sale boolean not null default true,
  unique (goods_id, choice)
);

-- Bumped by every write to the catalogue; processes compare it to know whether their lists are stale.
create table catalog_version (id boolean primary key default true check (id), version bigint not null);
insert into catalog_version (version) values (1);

-- pictures ---------------------------------------------------------------------------------------
create table picture (
  ref text primary key,                                -- stable short name, part of the URL
  source_url text unique,                              -- where a remote picture comes from
  state text not null check (state in ('ready', 'remote', 'missing')),
  width int,
  height int,
  tried_at timestamptz
);

-- inventory --------------------------------------------------------------------------------------
create table stock (
  sku_id uuid primary key references sku,
  on_hand int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  received int not null,                               -- all that ever came in: received = on_hand + sold
  check (reserved <= on_hand),
  check (received = on_hand + sold)
) with (fillfactor = 70);

create table stock_hold (
  order_id uuid not null,
  sku_id uuid not null references sku,
  quantity int not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released', 'returned')),
  primary key (order_id, sku_id)
);

-- cart -------------------------------------------------------------------------------------------
create table cart_line (
  user_id uuid not null references account,
  sku_id uuid not null references sku,
  id uuid not null unique,
  goods_id uuid not null references goods,
  quantity int not null check (quantity between 1 and 999),
  is_checked boolean not null default true,
  price_when_added_fen bigint not null,
  added_at timestamptz not null default now(),
  primary key (user_id, sku_id)
);

-- orders -----------------------------------------------------------------------------------------
-- One checkout: the orders of several shops under one payment.
create table purchase (
  id uuid primary key,
  code text not null unique,                           -- cartOrderCode
  user_id uuid not null references account,
  total_fen bigint not null check (total_fen > 0),
  created_at timestamptz not null default now()
);

create table orders (
  id uuid primary key,
  code text not null unique,                           -- orderCode
  purchase_id uuid not null references purchase,
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  status smallint not null check (status in (0, 3, 4, 5, 99)),
  goods_fen bigint not null,
  shipping_fen bigint not null,
  discount_fen bigint not null default 0,
  total_fen bigint not null,
  refunded_fen bigint not null default 0,
  remark text not null default '',
  consignee text not null,
  phone text not null,
  address jsonb not null,                              -- as it was when ordered
  pay_type smallint,                                   -- 1 Alipay, 2 WeChat Pay
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  close_reason text,
  deadline_at timestamptz,
  deadline_action text,
  reminded_at timestamptz,
  is_extended boolean not null default false,
  hidden_at timestamptz,
  check (total_fen = goods_fen + shipping_fen - discount_fen)
) with (fillfactor = 80);
create index orders_user on orders (user_id, id desc) where hidden_at is null;
create index orders_user_status on orders (user_id, status, id desc) where hidden_at is null;
create index orders_shop on orders (shop_id, status, id desc);
create index orders_purchase on orders (purchase_id);

create table order_line (
  id uuid primary key,
  order_id uuid not null references orders,
  goods_id uuid not null,
  sku_id uuid not null,
  goods_sn text not null,
  goods_name jsonb not null,                           -- the snapshot of what was bought
  choice_name jsonb not null,
  picture text,
  price_fen bigint not null,
  quantity int not null check (quantity > 0),
  pay_fen bigint not null,                             -- its share of the money; never recomputed
  shipped int not null default 0,
  refunded int not null default 0,
  refunded_fen bigint not null default 0,
  commented smallint not null default 0,
  check (shipped + refunded <= quantity or shipped <= quantity),
  check (refunded <= quantity and refunded_fen <= pay_fen)
);
create index order_line_order on order_line (order_id);

create table order_event (
  order_id uuid not null references orders,
  seq int not null,
  type text not null,
  actor text not null,                                 -- buyer, shop, system, gateway, carrier, operator
  from_status smallint,
  to_status smallint,
  data jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (order_id, seq)
);

-- payments ---------------------------------------------------------------------------------------
create table payment_attempt (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  order_id uuid references orders,                     -- null: pays all unpaid orders of the purchase
  user_id uuid not null references account,
  channel text not null check (channel in ('alipay', 'wechat')),
  out_trade_no text not null unique,
  amount_fen bigint not null check (amount_fen > 0),
  status text not null check (status in ('open', 'paid', 'closed', 'surplus')), -- surplus: paid, but not needed
  code_url text,
  gateway_trade_no text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  next_query_at timestamptz
);
create index payment_attempt_purchase on payment_attempt (purchase_id);

create table payment_attempt_order (
  attempt_id uuid not null references payment_attempt,
  order_id uuid not null references orders,
  amount_fen bigint not null,
  primary key (attempt_id, order_id)
);
create index payment_attempt_order_order on payment_attempt_order (order_id);

create table payment_refund (
  id uuid primary key,
  attempt_id uuid not null references payment_attempt,
  out_refund_no text not null unique,
  amount_fen bigint not null check (amount_fen > 0),
  status text not null check (status in ('queued', 'processing', 'success', 'failed')),
  reason text not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index payment_refund_attempt on payment_refund (attempt_id);

-- Append-only: every raw message of a gateway, with what we made of it.
create table payment_event (
  id uuid primary key,
  channel text not null,
  event_id text not null,
  kind text not null,
  headers jsonb not null,
  raw bytea not null,
  verdict text not null,
  at timestamptz not null default now()
);
create index payment_event_event on payment_event (channel, event_id);

-- Double entry: the rows of one tx_id sum to zero.
create table ledger_entry (
  tx_id uuid not null,
  seq smallint not null,
  account text not null,                               -- gateway:wechat, gateway:alipay, shop:<id>, …
  amount_fen bigint not null,
  ref text not null,
  at timestamptz not null default now(),
  primary key (tx_id, seq)
);
create index ledger_entry_account on ledger_entry (account, at);

-- shipping ---------------------------------------------------------------------------------------
create table parcel (
  id uuid primary key,
  order_id uuid not null references orders,
  carrier text not null,                               -- the carrier's code, e.g. 'shunfeng'
  tracking_number text not null,
  status smallint not null default 0,                  -- 0 picked up … 3 signed … 6 returned
  callback_salt text not null,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (carrier, tracking_number)
);
create index parcel_order on parcel (order_id);

create table parcel_line (
  parcel_id uuid not null references parcel,
  order_line_id uuid not null references order_line,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, order_line_id)
);

create table parcel_trace (
  parcel_id uuid not null references parcel,
  at timestamptz not null,
  text text not null,
  primary key (parcel_id, at, text)
);

-- comments ---------------------------------------------------------------------------------------
create table comment (
  id uuid primary key,
  goods_id uuid not null references goods,
  order_line_id uuid unique,                           -- null: brought along by an import
  user_id uuid,
  author text not null,
  is_anonymous boolean not null default false,
  score smallint not null check (score between 1 and 5),
  content text not null,
  pictures jsonb not null default '[]',
  choice_name jsonb,
  locale text,
  source_hash text unique,                             -- of an imported row; a second import adds nothing
  created_at timestamptz not null default now()
);
create index comment_goods on comment (goods_id, created_at desc, id desc);

-- platform ---------------------------------------------------------------------------------------
-- The first answer of a write, kept in the same transaction as its effect.
create table idempotency_key (
  user_id uuid not null,
  call text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table app_setting (key text primary key, value jsonb not null);
