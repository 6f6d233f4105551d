-- Replaces the 119 migrations up to 0267, fa7155e002b12b52dca1ecec5c77868e1ef09add9457c70a350b7f57d73ddd30.
-- The last version with them: d38bd4d0 of 30 November 2026.
--
-- The tables as the first release has them, with the rows that a mall begins with. The functions and triggers stand in
-- db/functions. docs/decisions/0122-functions-are-repeatable-files.md says why.
--
-- Money is integer fen (bigint). Ids are UUIDv7 made by the program. Texts in three languages are jsonb
-- {"zh-CN": …, "en-US": …, "ko-KR": …}. Tables of a user's things carry user_id, so that they can be divided by it.

create table account (
  id uuid primary key,
  -- E.164
  phone text unique,
  name text not null,
  role text not null default 'shopper' check (role in ('shopper', 'staff', 'operator')),
  -- staff and operators sign in by a name
  login text unique,
  -- PHC string, argon2id
  password_hash text,
  avatar text,
  locale text,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- 0 not told, 1 male, 2 female
  gender smallint not null default 0 check (gender in (0, 1, 2)),
  birthday text check (birthday ~ '^\d{4}-\d{2}-\d{2}$'),
  -- counted up: no device is known any more
  device_epoch int not null default 0,
  -- Operators find people, sign them out, and stop an account: it keeps its name, number and orders, and cannot sign in.
  blocked_at timestamptz,
  block_reason text check (block_reason in ('fraud', 'abuse', 'stolen', 'asked', 'law')),
  -- Sessions are deleted when they end; this stays.
  signed_in_at timestamptz,
  -- A password that a command printed is for the first sign-in, and ends a day later.
  password_ends_at timestamptz,
  constraint account_block_check check ((blocked_at is null) = (block_reason is null))
);
-- Nicknames are found by how they begin.
create index account_name on account (lower(name) text_pattern_ops, id);

create table account_staff (
  user_id uuid primary key references account,
  shop_id uuid not null,
  -- What staff may do is told by their roles (features/words/policy/rules/rights.ts). Who worked for a shop before roles existed
  -- could do everything, and so is an owner.
  roles jsonb not null check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) > 0),
  joined_at timestamptz not null default now()
);
create index account_staff_shop on account_staff (shop_id);

create table account_session (
  -- SHA-256 of the readable token
  token_hash bytea primary key,
  id uuid not null unique,
  -- SHA-256 of the HttpOnly cookie
  sid_hash bytea not null,
  -- made by a browser: worthless without the cookie
  bound boolean not null,
  user_id uuid not null references account,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null,
  -- when its user last proved who they are
  auth_at timestamptz not null default now(),
  auth_by text not null default 'sms',
  -- lives on for moments, for requests under way
  replaced_by uuid,
  -- Who works for a shop or the mall has a session of its own for that, and a second step on the way in.
  site text not null default 'mall' check (site in ('mall', 'desk')),
  constraint account_session_desk_is_bound check ((site = 'mall') or bound)
);
create index account_session_user on account_session (user_id, created_at);

create table account_sms_code (
  id uuid primary key,
  phone text not null,
  scene text not null,
  -- HMAC: a bare hash of six digits could be reversed
  code_mac bytea not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  ip text not null,
  -- SHA-256 of the asking browser's cookie; empty without one
  challenge bytea not null default '\x'::bytea,
  last_try_at timestamptz,
  -- Who asked for a code decides which others count with it: strangers cannot use up what is the owner's.
  asker text not null default 'stranger' check (asker in ('stranger', 'password', 'own')),
  state text not null default 'sent' check (state in ('underWay', 'sent', 'failed')),
  -- how often it was handed to the gateway
  tries int not null default 1
);
create index account_sms_code_phone on account_sms_code (phone, sent_at desc);
create index account_sms_code_ip on account_sms_code (ip, sent_at desc);
create index account_sms_code_challenge on account_sms_code (challenge, sent_at desc) where challenge <> '\x'::bytea;

create table address (
  id uuid primary key,
  user_id uuid not null references account,
  consignee text not null,
  -- 1 Mr, 2 Ms
  salutation smallint not null default 0 check (salutation between 0 and 2),
  -- E.164
  phone text not null,
  country text not null check (country in ('CN', 'KR')),
  province text not null,
  city text not null,
  district text not null,
  detail text not null,
  postcode text,
  is_default boolean not null default false,
  label text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Between district and door: the subdistrict or town of a Chinese address, the road name and number of a Korean one.
  -- '' where it is not told apart from the rest.
  street text not null default ''
);
create index address_user on address (user_id, created_at) where deleted_at is null;
create unique index address_one_default on address (user_id) where is_default and deleted_at is null;

create table shop (
  id uuid primary key,
  slug text not null unique,
  name jsonb not null,
  intro jsonb not null default '{}',
  scope jsonb not null default '{}',
  -- the character of the round shop mark
  mark text not null,
  hue smallint not null default 176,
  province text not null default '',
  city text not null default '',
  district text not null default '',
  -- goods money from which delivery is free
  free_shipping_from_fen bigint not null default 5900,
  shipping_fee_fen bigint not null default 800,
  created_at timestamptz not null default now(),
  -- its rows of follow
  fans_count int not null default 0 check (fans_count >= 0),
  -- What a shop's delivery costs besides `shipping_fee_fen` and `free_shipping_from_fen`: further pieces, far regions,
  -- regions it does not deliver to. Its shape: features/goods/catalog/rules/delivery/rule.ts.
  freight_template jsonb not null default '{}',
  -- On which days and until which minute of the day, in the mall's zone, a shop still sends what is paid on that day.
  sends_on text not null default 'workdays' check (sends_on in ('workdays', 'all')),
  sends_until_minute int not null default 960 check (sends_until_minute between 1 and 1440),
  -- What a shop writes about itself, for its page: pictures, a notice with its last day, and products of its choice.
  -- `version` counts what its staff saved, so that of two editors the second is told.
  logo text not null default '',
  banner text not null default '',
  notice jsonb not null default '{}',
  notice_until text check (notice_until ~ '^\d{4}-\d{2}-\d{2}$'),
  chosen jsonb not null default '[]' check (jsonb_typeof(chosen) = 'array' and jsonb_array_length(chosen) <= 12),
  version int not null default 1,
  -- Operators close a shop, and open it again. Its orders and after-sales go on; nothing of it can be bought meanwhile.
  closed_at timestamptz,
  close_reason text check (close_reason in ('fraud', 'fake', 'forbidden', 'service', 'papers', 'asked')),
  -- Days on which a shop sends nothing: their time does not count in the promise to ship.
  holiday jsonb check ((holiday ->> 'from') ~ '^2\d{3}-\d{2}-\d{2}$' and (holiday ->> 'until') ~ '^2\d{3}-\d{2}-\d{2}$' and (holiday ->> 'from') <= (holiday ->> 'until')),
  check ((closed_at is null) = (close_reason is null))
);

create table category (
  id uuid primary key,
  parent_id uuid references category,
  level smallint not null check (level between 1 and 3),
  code text not null unique,
  name jsonb not null,
  picture text,
  sort int not null default 0,
  -- Operators edit the tree of categories: names, places, and categories merged into others. A merged one stays, without a
  -- place in the tree: addresses, files and drafts that name it mean the other.
  version int not null default 1,
  merged_into_id uuid references category,
  -- Whether a product can be returned because its buyer has changed their mind: by category, inherited from the one above;
  -- a product may have a rule of its own; an ordered line keeps the rule that it was bought by.
  return_rule text check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital')),
  check (merged_into_id <> id),
  constraint category_check1 check ((merged_into_id is null) or ((parent_id is null) and (level = 1)))
);
create index category_parent on category (parent_id, sort);
create index category_merged on category (merged_into_id) where merged_into_id is not null;

create table goods (
  id uuid primary key,
  shop_id uuid not null references shop,
  -- the shop's own key; import finds the goods by it
  handle text not null,
  -- the number people quote
  sn text not null,
  category1_id uuid not null references category,
  category2_id uuid references category,
  category3_id uuid references category,
  name jsonb not null,
  selling jsonb not null default '{}',
  brand jsonb not null default '{}',
  -- picture refs
  gallery jsonb not null default '[]',
  -- [[{name}, {value}], …]
  params jsonb not null default '[]',
  -- [{title, text, picture}, …] graphic detail
  story jsonb not null default '[]',
  -- sanitised HTML of imported goods
  body_html text not null default '',
  -- [{name, values: [{…}, …]}, …] up to three axes
  options jsonb not null default '[]',
  -- the lowest price of its SKUs
  price_fen bigint not null,
  sales_count int not null default 0,
  comment_count int not null default 0,
  score_sum int not null default 0,
  is_on_sale boolean not null default true,
  -- of the imported rows; equal means nothing to do
  import_hash text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- of comment_count, those that score_sum adds up
  rated_count int not null default 0,
  -- The search words of a product that stand in none of its texts, so that its tokens can be made again. Null: never stored.
  keywords text[],
  -- Null where nobody has checked where the product comes from.
  origin_place text,
  -- How many units of a product, of all options together, one person may order within 30 days; null: any number.
  person_limit int check (person_limit between 1 and 999),
  -- How far a product's texts are written in each language: 0 none, 1 some, 2 all of them. Rows have every text in all
  -- three, so this is told when they are written, before missing ones are filled.
  languages jsonb not null default '{}',
  -- The graphic detail in each language that it is written in; body_html is what the others show.
  bodies jsonb not null default '{}',
  -- For each picture of the gallery, what it shows, in the languages that it is written in.
  picture_texts jsonb not null default '{}',
  -- Null: the shop's default.
  freight_template_id uuid,
  -- A shop deletes products that it does not want to see any more. They stay in the database, since orders and comments name
  -- them, and the shop can bring them back. None of them is on sale.
  deleted_at timestamptz,
  -- When a product that is off sale goes on sale by itself; null: when somebody puts it on sale.
  on_sale_at timestamptz,
  -- Was on sale when its shop was closed, and goes on sale again with it.
  closed_with_shop boolean not null default false,
  return_rule text check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital')),
  -- What follows when the mall upholds a report: a product is taken off sale until an operator lifts it, or its shop is
  -- warned. The shop answers once, and an operator lifts or keeps it.
  taken_down_at timestamptz,
  unique (shop_id, handle),
  check ((deleted_at is null) or (not is_on_sale)),
  constraint goods_check1 check ((on_sale_at is null) or ((not is_on_sale) and (deleted_at is null))),
  constraint goods_taken_down check ((taken_down_at is null) or (not is_on_sale))
) with (toast_tuple_target = 1024);
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
create index goods_by_score on goods ((
case
    when (rated_count = 0) then (0)::double precision
    else ((score_sum)::real / (rated_count)::double precision)
end) desc, rated_count desc, id desc) where is_on_sale;
create index goods_origin on goods (origin_place, sales_count desc, id desc) where is_on_sale and origin_place is not null;
create index goods_freight_template on goods (freight_template_id, id) where freight_template_id is not null;
create index goods_closed_with_shop on goods (shop_id) where closed_with_shop;
-- The category that a product is in.
create index goods_in_category on goods (coalesce(category3_id, category2_id, category1_id), id);

create table sku (
  id uuid primary key,
  goods_id uuid not null references goods,
  sn text not null,
  -- index of the value on each option axis
  choice smallint[] not null,
  price_fen bigint not null check (price_fen > 0),
  line_price_fen bigint,
  picture text,
  sort int not null default 0,
  is_on_sale boolean not null default true,
  -- The price that is struck through beside a lower one is no longer what the shop says: it is the lowest that was asked
  -- in the 30 days before the reduction, and shown for 30 days.
  line_price_until timestamptz,
  weight_g int check (weight_g between 1 and 1000000),
  -- From how many units that can be ordered a SKU is called low; null: the usual ten.
  low_at int check (low_at between 0 and 1000000),
  -- The number of the barcode (GTIN-8, -12, -13 or -14) under which other shops and search engines know a SKU.
  gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  unique (goods_id, choice),
  check ((line_price_fen is null) = (line_price_until is null) and line_price_fen > price_fen)
);
create index sku_line_price on sku (line_price_until) where line_price_fen is not null;
-- Counting sheets name SKUs by their numbers.
create index sku_sn on sku (sn);

-- Bumped by every write to the catalogue; processes compare it to know whether their lists are stale.
create table catalog_version (
  id boolean default true check (id) primary key,
  version bigint not null
);

create table picture (
  -- stable short name, part of the URL
  ref text primary key,
  -- where a remote picture comes from
  source_url text unique,
  state text not null check (state in ('ready', 'remote', 'missing')),
  width int,
  height int,
  tried_at timestamptz
);

create table stock (
  sku_id uuid primary key references sku,
  on_hand int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  -- all that ever came in: received = on_hand + sold
  received int not null,
  -- Goods whose units nobody counts are always for sale. Their units come in the moment they are ordered and go with an
  -- order that is closed, so that every sum over stock still adds up: what is on hand is what is held.
  is_counted boolean not null default true,
  check (reserved <= on_hand),
  constraint stock_check1 check (received = (on_hand + sold)),
  constraint stock_check2 check (is_counted or (on_hand = reserved))
) with (fillfactor = 70);

create table stock_hold (
  order_id uuid not null,
  sku_id uuid not null references sku,
  quantity int not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released', 'returned')),
  -- Units of a sold hold that are on the shelf again.
  returned int not null default 0,
  primary key (order_id, sku_id),
  check (returned between 0 and quantity)
);

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

-- One checkout: the orders of several shops under one payment.
create table purchase (
  id uuid primary key,
  -- cartOrderCode
  code text not null unique,
  user_id uuid not null references account,
  total_fen bigint not null check (total_fen > 0),
  created_at timestamptz not null default now()
);

create table orders (
  id uuid primary key,
  -- orderCode
  code text not null unique,
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
  -- as it was when ordered
  address jsonb not null,
  -- 1 Alipay, 2 WeChat Pay
  pay_type smallint,
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
  -- What was left of the time to confirm receipt when it was stopped.
  receipt_left_ms bigint,
  -- the shop's terms of delivery as they were when ordered
  freight jsonb not null default '{}',
  -- promised to the buyer; stays when the next deadline runs
  ship_by_at timestamptz,
  -- by the buyer, after ordering
  address_changed_at timestamptz,
  -- since then no carrier has told of one of its parcels
  parcel_silent_at timestamptz,
  -- The buyer said that everything has arrived; false where the clock did. Nobody who said so asks for money as if nothing
  -- had come.
  is_confirmed boolean not null default false,
  -- A parcel that the carrier brings back to the shop stops the time for automatic receipt until the shop has sent it again.
  parcel_returned_at timestamptz,
  -- The shop has put off automatic receipt, which it may do once.
  is_shop_extended boolean not null default false,
  -- When an order was promised to arrive, as its buyer saw it when placing it; null for older orders.
  arrive_from_at timestamptz,
  arrive_to_at timestamptz,
  check (total_fen = ((goods_fen + shipping_fen) - discount_fen)),
  constraint orders_refunded_check check (refunded_fen between 0 and total_fen)
) with (fillfactor = 80);
create index orders_user on orders (user_id, id desc) where hidden_at is null;
create index orders_user_status on orders (user_id, status, id desc) where hidden_at is null;
create index orders_shop on orders (shop_id, status, id desc);
create index orders_purchase on orders (purchase_id);
create index orders_deadline on orders (deadline_at) where deadline_at is not null;
-- Lists that many orders or comments make long find a page and their length without looking at all of them.
create index orders_shop_newest on orders (shop_id, id desc);
create index orders_shop_to_ship on orders (shop_id, paid_at, id) where status = 3;
create index orders_shop_paid on orders (shop_id, paid_at) where paid_at is not null;
-- Notes: of buyers there are few, of the shop's staff those of the shop.
create index orders_noted on orders (shop_id) where remark <> '';

create table order_line (
  id uuid primary key,
  order_id uuid not null references orders,
  goods_id uuid not null,
  sku_id uuid not null,
  goods_sn text not null,
  -- the snapshot of what was bought
  goods_name jsonb not null,
  choice_name jsonb not null,
  picture text,
  price_fen bigint not null,
  quantity int not null check (quantity > 0),
  -- its share of the money; never recomputed
  pay_fen bigint not null,
  shipped int not null default 0,
  refunded int not null default 0,
  refunded_fen bigint not null default 0,
  commented smallint not null default 0,
  -- What orders know of it: written by after-sales through the front door of orders.
  -- of the refunded units: those that never left the shop
  cancelled int not null default 0,
  -- the last application
  refund_id uuid,
  refund_status smallint not null default 0,
  -- it keeps the line from shipping, and the order from automatic receipt
  refund_open boolean not null default false,
  refund_tries smallint not null default 0,
  goods_version int,
  -- The mall has decided against the line's buyer: nobody applies for it any more.
  refund_final boolean not null default false,
  return_rule text not null default 'noReason' check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital')),
  constraint order_line_check1 check (refunded <= quantity and refunded_fen <= pay_fen),
  constraint order_line_cancelled check (cancelled <= refunded and (shipped + cancelled) <= quantity)
);
create index order_line_order on order_line (order_id);

create table order_event (
  order_id uuid not null references orders,
  seq int not null,
  type text not null,
  -- buyer, shop, system, gateway, carrier, operator
  actor text not null,
  from_status smallint,
  to_status smallint,
  data jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (order_id, seq)
);

create table payment_attempt (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  -- null: pays all unpaid orders of the purchase
  order_id uuid references orders,
  user_id uuid not null references account,
  channel text not null check (channel in ('alipay', 'wechat')),
  out_trade_no text not null unique,
  amount_fen bigint not null check (amount_fen > 0),
  -- surplus: paid, but not needed
  status text not null check (status in ('open', 'paid', 'closed', 'surplus')),
  code_url text,
  gateway_trade_no text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  next_query_at timestamptz,
  -- How the buyer comes to pay an attempt: by a code to scan, or on a page of the gateway's.
  way text not null default 'code' check (way in ('code', 'page', 'h5', 'jsapi', 'wap')),
  -- When the gateway was last asked about it because the buyer wished so.
  asked_at timestamptz,
  -- The page to which the phone comes back is found by it, in whatever browser and without a session.
  return_token text unique,
  -- The buyer's address as the gateway was told it: a repeat has to say the same.
  client_ip text,
  -- When `code_url` was given: what it opens does not live as long as the attempt.
  link_at timestamptz,
  -- The payer inside WeChat, and the state of the journey that asks WeChat who it is: a hash, used once.
  openid text,
  payer_state text
);
create index payment_attempt_purchase on payment_attempt (purchase_id);
create index payment_attempt_paid on payment_attempt (channel, paid_at) where paid_at is not null;

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
  status text not null check (status in ('queued', 'processing', 'success', 'failed', 'offline')),
  reason text not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- Refunds of orders stand beside those of surplus; the order's own say whose money it was.
  order_id uuid references orders,
  -- It failed under its number and is asked for again: what became of that number at the gateway comes first.
  is_revived boolean not null default false
);
create index payment_refund_attempt on payment_refund (attempt_id);
create index payment_refund_order on payment_refund (order_id) where order_id is not null;
-- For the lists of what does not add up.
create index payment_refund_open on payment_refund (created_at) where status <> 'success';

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
create index payment_event_rejected on payment_event (channel, at) where kind = 'rejected';

-- Double entry: the rows of one tx_id sum to zero.
create table ledger_entry (
  tx_id uuid not null,
  seq smallint not null,
  -- gateway:wechat, gateway:alipay, shop:<id>, …
  account text not null,
  amount_fen bigint not null,
  ref text not null,
  at timestamptz not null default now(),
  primary key (tx_id, seq)
);
create index ledger_entry_account on ledger_entry (account, at);
create index ledger_entry_ref on ledger_entry (ref);

create table parcel (
  id uuid primary key,
  order_id uuid not null references orders,
  -- the carrier's code, e.g. 'shunfeng'
  carrier text not null,
  tracking_number text not null,
  -- 0 picked up … 3 signed … 6 returned
  status smallint not null default 0,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Parcels that go back to the shop. Several returns may travel in one.
  return_of uuid,
  -- its number was mistyped and put right, once
  corrected_at timestamptz,
  -- since then nothing has been heard of it for too long
  silent_at timestamptz,
  -- Where a parcel goes that a buyer sends back, and the phone its carrier asks for; otherwise the order says both.
  to_address text,
  to_phone text
);
create index parcel_order on parcel (order_id);
create unique index parcel_sent on parcel (carrier, tracking_number) where return_of is null;
create unique index parcel_returned on parcel (return_of, carrier, tracking_number) where return_of is not null;

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
  -- What a stop means and where it is, as far as the carrier service says: pages tell it in their own language.
  state smallint,
  area text,
  primary key (parcel_id, at, text)
);

create table comment (
  id uuid primary key,
  goods_id uuid not null references goods,
  -- null: brought along by an import
  order_line_id uuid unique,
  user_id uuid,
  author text not null,
  is_anonymous boolean not null default false,
  score smallint check (score between 1 and 5),
  content text not null,
  pictures jsonb not null default '[]',
  choice_name jsonb,
  locale text,
  -- of an imported row; a second import adds nothing
  source_hash text unique,
  created_at timestamptz not null default now(),
  -- Comments that buyers write, follow up and take back, and what shops answer.
  sku_id uuid,
  shop_id uuid references shop,
  append_content text,
  append_pictures jsonb not null default '[]',
  appended_at timestamptz,
  reply_content text,
  replied_at timestamptz,
  like_count int not null default 0 check (like_count >= 0),
  deleted_at timestamptz,
  -- What a comment is about (features/talk/comments/rules/tags), and by which version of the rules that was told: 0 for
  -- comments that a job has yet to read.
  tags jsonb not null default '[]',
  tag_rules smallint not null default 0,
  -- What the mall has taken down after a report. A review, question or answer is deleted as by its author, and marked so
  -- that an operator can give it back; a message is recalled, and what it said is kept for that.
  taken_down boolean not null default false
);
create index comment_goods on comment (goods_id, created_at desc, id desc);
create index comment_shop on comment (shop_id, created_at desc, id desc) where deleted_at is null;
-- Comments found useful by many come first.
create index comment_goods_hot on comment (goods_id, like_count desc, created_at desc, id desc) where deleted_at is null;
create index comment_tag_rules on comment (tag_rules) where deleted_at is null;
-- Authors see their reviews that the mall has taken down, with the reason. Only writers wait while the index is made.
create index comment_user_shown on comment (user_id, id desc) where user_id is not null and ((deleted_at is null) or taken_down);

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

create table app_setting (
  key text primary key,
  value jsonb not null
);

-- Orders whose units are in goods.sales_count: an event told twice counts once.
create table catalog_counted_order (
  order_id uuid primary key,
  counted_at timestamptz not null default now()
);

create table account_agreement (
  user_id uuid not null references account,
  -- of the user and privacy agreements
  version text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, version)
);

create table account_identity (
  provider text not null check (provider in ('wechat', 'alipay')),
  -- WeChat's unionid; Alipay's open_id or user_id
  provider_id text not null,
  user_id uuid not null references account,
  nickname text,
  linked_at timestamptz not null default now(),
  primary key (provider, provider_id),
  unique (user_id, provider)
);

create table account_login_state (
  state_hash bytea primary key,
  provider text not null,
  -- SHA-256 of the pre-login cookie
  browser_hash bytea not null,
  -- who links the provider, when signed in
  user_id uuid references account,
  redirect text not null,
  expires_at timestamptz not null
);

create table account_ticket (
  ticket_hash bytea primary key,
  -- an SMS scene, or 'identity'
  purpose text not null,
  -- proven by a code
  phone text,
  provider text,
  -- proven by the provider
  provider_id text,
  nickname text,
  browser_hash bytea,
  expires_at timestamptz not null,
  -- whose password was right
  user_id uuid references account
);

create table account_password_try (
  -- HMAC of whom was tried and from where
  key bytea primary key,
  wrong int not null,
  last_at timestamptz not null default now()
);

create table account_export (
  id uuid primary key,
  user_id uuid not null references account,
  -- JSON, once it is ready
  content text,
  asked_at timestamptz not null default now(),
  ready_at timestamptz
);
create index account_export_user on account_export (user_id, asked_at desc);

-- Goods kept for later, with what they cost then, so that a page can say what they cost less now.
create table favourite (
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  id uuid not null,
  price_when_saved_fen bigint not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, goods_id)
);
create unique index favourite_newest on favourite (user_id, id desc);
create index favourite_of_goods on favourite (goods_id, user_id);

create table follow (
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  id uuid not null,
  followed_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create unique index follow_newest on follow (user_id, id desc);

-- Goods looked at: one row a day and goods, of 90 days and 1,000 rows at most.
create table footprint (
  user_id uuid not null references account,
  -- in Asia/Shanghai
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  goods_id uuid not null references goods,
  id uuid not null unique,
  -- the last look of the day
  seen_at timestamptz not null,
  primary key (user_id, day, goods_id)
);
create index footprint_newest on footprint (user_id, seen_at desc, id desc);
create index footprint_day on footprint (day);

-- A picture somebody sent for a form. Its bytes are in the object store, under keys made of scene and id.
create table upload (
  -- 128 random bits, hexadecimal: its address cannot be guessed
  id text primary key,
  user_id uuid not null references account,
  scene text not null check (scene in ('avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence', 'admission', 'shop', 'banner')),
  width int not null,
  height int not null,
  size_bytes int not null,
  -- SHA-256 of the largest file
  hash text not null,
  created_at timestamptz not null default now(),
  -- when a form made use of it
  claimed_at timestamptz,
  -- when its files are deleted; null while it is in use
  drop_at timestamptz,
  -- Videos that people send in a chat are uploads beside the pictures.
  kind text not null default 'picture' check (kind in ('picture', 'mp4', 'webm')),
  duration_ms int,
  -- Files of what the mall has taken down: only who sent them and operators see them.
  hidden_at timestamptz,
  constraint upload_duration_check check ((kind = 'picture') = (duration_ms is null))
);
create index upload_user on upload (user_id, created_at desc);

-- After-sales: applications for refunds of bought lines, what was said and done about them, and the money that goes
-- back to the way it came.
create table aftersales_refund (
  id uuid primary key,
  -- 'R' before it is the number at the gateway, the same on every try
  code text not null unique,
  order_id uuid not null references orders,
  order_line_id uuid not null references order_line,
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  status smallint not null check (status between 1 and 7),
  -- 0 return and refund, 1 refund only
  type smallint not null check (type in (0, 1)),
  receiving smallint not null check (receiving in (0, 1)),
  reason smallint not null check (reason >= 0),
  detail text not null default '',
  files jsonb not null default '[]',
  contact text not null default '',
  phone text not null default '',
  units int not null check (units > 0),
  -- of the units: those that never left
  unshipped int not null default 0,
  -- what the buyer asked for in all
  apply_fen bigint not null,
  -- what goes back as things stand: for goods, and of the shipping fee
  goods_fen bigint not null check (goods_fen >= 0),
  shipping_fen bigint not null default 0 check (shipping_fen >= 0),
  -- all of the units' money
  is_whole boolean not null,
  money text not null default 'none' check (money in ('none', 'sent', 'stuck', 'failed', 'done', 'offline')),
  resalable boolean not null default false,
  -- {type, fen} the shop offers instead
  proposal jsonb,
  proposals smallint not null default 0,
  reject_reason text,
  reject_files jsonb not null default '[]',
  -- {consignee, phone, address}
  return_address jsonb,
  return_parcel_id uuid,
  arbitration text not null default 'none' check (arbitration in ('none', 'open', 'decided')),
  evidence_until timestamptz,
  deadline_at timestamptz,
  deadline_action text,
  applied_at timestamptz not null,
  done_at timestamptz,
  came_back_at timestamptz,
  hidden_at timestamptz,
  -- the line's how many-th application
  try_no smallint not null,
  replaced_by uuid references aftersales_refund,
  check (unshipped between 0 and units)
);
-- One living application a line, whatever races.
create unique index aftersales_refund_alive on aftersales_refund (order_line_id) where status in (1, 2, 4, 6, 7);
create index aftersales_refund_order on aftersales_refund (order_id);
create index aftersales_refund_user on aftersales_refund (user_id, id desc) where hidden_at is null;
create index aftersales_refund_shop on aftersales_refund (shop_id, status, id desc);
create index aftersales_refund_arbitration on aftersales_refund (arbitration, id) where arbitration <> 'none';
create index aftersales_refund_fault on aftersales_refund (id) where money in ('stuck', 'failed');

-- Nothing here is ever changed or deleted.
create table aftersales_log (
  refund_id uuid not null references aftersales_refund,
  seq int not null,
  at timestamptz not null,
  role text not null,
  actor_id uuid,
  action text not null,
  from_status smallint,
  to_status smallint,
  text text not null default '',
  files jsonb not null default '[]',
  primary key (refund_id, seq)
);

create table aftersales_return_address (
  shop_id uuid not null references shop,
  consignee text not null,
  phone text not null,
  address text not null,
  id uuid default gen_random_uuid() primary key,
  is_default boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index aftersales_return_address_default on aftersales_return_address (shop_id) where is_default;
create unique index aftersales_return_address_same on aftersales_return_address (shop_id, consignee, phone, address);

-- The page of a goods as it was when it was bought: one row for all orders of the same version.
create table goods_snapshot (
  goods_id uuid not null,
  version int not null,
  content jsonb not null,
  taken_at timestamptz not null default now(),
  primary key (goods_id, version)
);

-- A day of a gateway's bill that was compared; a missing row is a day that still has to be.
create table reconcile_day (
  channel text not null check (channel in ('wechat', 'alipay')),
  -- in Asia/Shanghai
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  payments int not null,
  payments_fen bigint not null,
  refunds int not null,
  refunds_fen bigint not null,
  done_at timestamptz not null,
  primary key (channel, day)
);

-- What the bills told: a refund may stand in the bill of the day after it.
create table reconcile_line (
  channel text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- ours: out_trade_no or out_refund_no
  number text not null,
  day text not null,
  gateway_no text not null,
  amount_fen bigint not null,
  primary key (channel, kind, number, day)
);

create table reconcile_case (
  id uuid primary key,
  channel text not null check (channel in ('wechat', 'alipay')),
  day text not null,
  kind text not null check (kind in ('unknownPayment', 'unsettledPayment', 'missingPayment', 'paymentAmount', 'unknownRefund', 'unsettledRefund', 'missingRefund', 'refundAmount', 'ledger')),
  number text not null,
  gateway_no text,
  attempt_id uuid references payment_attempt,
  refund_id uuid references payment_refund,
  bill_fen bigint,
  own_fen bigint,
  -- what the account's movements say
  fund_fen bigint,
  status text not null default 'open' check (status in ('open', 'resolved')),
  outcome text,
  note text,
  found_at timestamptz not null,
  resolved_at timestamptz,
  -- null: by itself
  resolved_by uuid references account,
  unique (channel, kind, number)
);
create index reconcile_case_open on reconcile_case (found_at) where status = 'open';

-- Every hand laid on the books, with what came of it.
create table operator_act (
  id uuid primary key,
  user_id uuid not null references account,
  act text not null,
  subject text not null,
  outcome text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index operator_act_at on operator_act (at desc);

create table comment_like (
  comment_id uuid not null references comment,
  user_id uuid not null references account,
  primary key (comment_id, user_id)
);
create index comment_like_user on comment_like (user_id);

-- What a buyer thinks of how an order was served; once an order.
create table order_rating (
  order_id uuid primary key references orders,
  shop_id uuid not null references shop,
  description smallint not null check (description between 1 and 5),
  service smallint not null check (service between 1 and 5),
  delivery smallint not null check (delivery between 1 and 5),
  created_at timestamptz not null default now()
);
create index order_rating_shop on order_rating (shop_id, created_at);

-- How many orders a buyer sees in each state, as a sum of changes: a list knows its length without counting what is in
-- it. Changes are only ever added, so that no two transactions wait for each other here, and summed up now and then.
create table order_tally (
  user_id uuid not null,
  status smallint not null,
  n int not null
);
create index order_tally_user on order_tally (user_id) include (status, n);

-- One row for whatever is limited: whoever holds it counts, and writes, alone.
create table account_turn (
  -- SHA-256 of what is limited
  key bytea primary key,
  taken_at timestamptz not null default now()
);

-- Puzzles that were solved and used; what was merely handed out is signed and kept nowhere.
create table account_puzzle (
  id bytea primary key,
  expires_at timestamptz not null
);

create table account_second_step (
  user_id uuid primary key references account,
  -- of the authenticator, sealed by the mall's secret
  secret bytea,
  -- the same, until its first code has come
  pending bytea,
  -- codes of this half minute and those before are used up
  last_step bigint not null default 0
);

create table account_recovery_code (
  user_id uuid not null references account,
  -- HMAC; deleted when it is used
  code_mac bytea not null,
  primary key (user_id, code_mac)
);

-- How many orders a shop has in each state: sums of changes, as `order_tally` keeps them for buyers.
create table order_shop_tally (
  shop_id uuid not null,
  status smallint not null,
  n int not null
);
create index order_shop_tally_shop on order_shop_tally (shop_id) include (status, n);

-- How many comments goods have by SKU and stars, and how many of those have pictures or a follow-up: sums of changes.
create table comment_tally (
  goods_id uuid not null,
  sku_id uuid,
  score smallint,
  n int not null,
  pic int not null,
  append int not null
);
create index comment_tally_goods on comment_tally (goods_id);

-- Conversations of shoppers with shops and with the mall's own service, and their messages.
create table chat_conversation (
  id uuid primary key,
  kind text not null check (kind in ('shop', 'official')),
  user_id uuid not null references account,
  shop_id uuid references shop,
  created_at timestamptz not null,
  -- The number of the last message, and its time: later for a higher number.
  last_seq int not null default 0,
  last_at timestamptz not null,
  -- How many messages were recalled. Each recall has a number, so that a device notices one it has missed.
  recalls int not null default 0,
  user_read_seq int not null default 0,
  user_delivered_seq int not null default 0,
  user_unread int not null default 0 check (user_unread >= 0),
  shop_read_seq int not null default 0,
  shop_delivered_seq int not null default 0,
  shop_unread int not null default 0 check (shop_unread >= 0),
  -- The shopper's list: pinned, and hidden until a message comes after this one.
  is_top boolean not null default false,
  hidden_seq int not null default 0,
  -- How far the shopper's browsers have been told of a conversation's messages without a page of the mall.
  user_pushed_seq int not null default 0,
  check ((kind = 'shop') = (shop_id is not null)),
  constraint chat_conversation_check1 check (user_read_seq between 0 and last_seq and user_delivered_seq between user_read_seq and last_seq),
  constraint chat_conversation_check2 check (shop_read_seq between 0 and last_seq and shop_delivered_seq between shop_read_seq and last_seq),
  unique nulls not distinct (user_id, shop_id)
);
create index chat_conversation_list on chat_conversation (user_id, is_top desc, last_at desc, id desc);
create index chat_conversation_unread on chat_conversation (user_id) where user_unread > 0;
create index chat_conversation_shop on chat_conversation (shop_id, last_at desc, id desc);
-- A job looks each minute for conversations whose last message is some seconds old and not read.
create index chat_conversation_waiting on chat_conversation (last_at) where user_unread > 0;

create table chat_message (
  conversation_id uuid not null references chat_conversation,
  seq int not null check (seq > 0),
  id uuid not null unique,
  -- Who speaks: the shopper, the shop or the mall, or the mall's program.
  side text not null check (side in ('user', 'shop', 'system')),
  -- Empty for the program, and for the shopper of a closed account.
  sender_id uuid references account,
  -- The sender's own name of the message: a repeated request stores nothing.
  local_id text not null,
  -- 1 text, 2 picture, 3 video, 4 order, 5 product.
  type smallint not null check (type between 1 and 6),
  -- The text, the address of the picture or video, or the id of order or product.
  text text not null check (char_length(text) <= 2000),
  media jsonb,
  quote_seq int,
  created_at timestamptz not null,
  recalled_at timestamptz,
  recall_no int,
  taken_down jsonb,
  check ((recalled_at is null) = (recall_no is null)),
  constraint chat_message_check1 check ((recalled_at is null) or ((text = '') and (media is null))),
  primary key (conversation_id, seq)
);
create unique index chat_message_once on chat_message (conversation_id, sender_id, local_id);
create index chat_message_recalled on chat_message (conversation_id, recall_no) where recall_no is not null;

-- Messages to a shopper. Kind and facts are stored, and each reader gets the text in their language.
create table notice (
  id uuid primary key,
  user_id uuid not null references account,
  -- what it is about: a repeated job writes no second notice
  source text not null,
  kind text not null,
  type text not null check (type in ('order', 'logistics', 'money', 'drop', 'comment', 'platform')),
  state text not null default 'unread' check (state in ('unread', 'read', 'trash')),
  facts jsonb not null,
  created_at timestamptz not null,
  unique (user_id, source)
);
create index notice_newest on notice (user_id, state, created_at desc, id desc, type);
create index notice_oldest on notice (created_at);

-- What a shopper chose; without a row, everything is as it is by default.
create table user_setting (
  user_id uuid primary key references account,
  locale text,
  -- the types of notices that are not written
  muted jsonb not null default '[]',
  -- in Asia/Shanghai
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Off: nothing that the shopper does chooses products for them or counts for others, and searches are not recorded.
  is_personalised boolean not null default true,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Each product that somebody has saved, as it was when prices and stock were last compared.
create table favourite_goods (
  goods_id uuid primary key references goods,
  price_fen bigint not null,
  -- null until the first comparison
  is_available boolean
);

-- What shoppers and visitors tell the mall, and the mall's one answer.
create table feedback (
  id uuid primary key,
  user_id uuid references account,
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
  answered_by uuid references account
);
create index feedback_user on feedback (user_id, id desc) where user_id is not null;
create index feedback_network on feedback (network, created_at) where network is not null;
create index feedback_newest on feedback (id desc);
create index feedback_open on feedback (id) where answered_at is null;

-- What users report to the mall, and what the mall decided: by whom, when and why.
create table report (
  id uuid primary key,
  -- Null after the reporter's account was closed.
  user_id uuid references account,
  target_type text not null check (target_type in ('goods', 'shop', 'comment', 'question', 'answer', 'chat')),
  target_id uuid not null,
  -- As it was when it was reported: texts by language, or one text.
  target_name jsonb not null,
  target_path text not null,
  reason text not null,
  content text not null,
  pictures jsonb not null default '[]',
  created_at timestamptz not null,
  decision text check (decision in ('upheld', 'dismissed')),
  remark text,
  decided_at timestamptz,
  decided_by uuid references account
);
-- One open report of a user on a target.
create unique index report_open_once on report (user_id, target_type, target_id) where decided_at is null;
create index report_user on report (user_id, id desc) where user_id is not null;
create index report_newest on report (id desc);
create index report_open on report (id) where decided_at is null;
create index report_open_target on report (target_type, target_id) where decided_at is null;
create index report_decided on report (decided_at desc, id desc) where decided_at is not null;

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
  check (((state = 'waiting') = (agent_id is null)) or (state = 'closed')),
  constraint chat_case_check1 check ((state = 'closed') = (closed_at is not null))
);
create unique index chat_case_open on chat_case (conversation_id) where state <> 'closed';
create index chat_case_queue on chat_case (shop_id, state, opened_at) where state <> 'closed';
create index chat_case_closed on chat_case (shop_id, closed_at desc) where state = 'closed';
create index chat_case_conversation on chat_case (conversation_id, opened_at desc);
create index chat_case_answered on chat_case (shop_id, opened_at) where first_answer_at is not null;
create index chat_case_opened on chat_case (opened_at) where shop_id is not null;

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

-- Questions to the mall's own service outside its hours, and their answers.
create table chat_ticket (
  id uuid primary key,
  code text not null unique,
  -- Empty for a closed account, whose text is deleted as well.
  user_id uuid references account,
  content text not null check (char_length(content) <= 2000),
  phone text not null default '',
  files jsonb not null default '[]',
  created_at timestamptz not null,
  answer text,
  answered_by uuid references account,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index chat_ticket_user on chat_ticket (user_id, created_at desc);
create index chat_ticket_waiting on chat_ticket (created_at) where answered_at is null;
create index chat_ticket_answered on chat_ticket (answered_at desc) where answered_at is not null;

-- Events for open pages. A row is a hint: the tables of the rooms say what is true, and a page that has missed rows reads
-- them anew. Rows are deleted after some minutes.
create table push_event (
  -- The transaction that wrote the row. Every transaction below `pg_snapshot_xmin` is over, so a reader that has read
  -- the rows below it has missed none, in whatever order transactions commit.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  channel text not null,
  event text not null,
  frame jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (xid, id)
);

-- A shop's offer to refund units of a bought line without an application. Acceptance makes it an application.
create table aftersales_offer (
  id uuid primary key,
  order_id uuid not null references orders,
  order_line_id uuid not null references order_line,
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  -- The member of the shop's staff who made the offer.
  made_by uuid not null references account,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'overtaken')),
  receiving smallint not null check (receiving in (0, 1)),
  units int not null check (units > 0),
  -- Those of the units that had not left the shop.
  unshipped int not null,
  fen bigint not null check (fen > 0),
  remark text not null default '' check (char_length(remark) <= 200),
  made_at timestamptz not null,
  deadline_at timestamptz not null,
  ended_at timestamptz,
  refund_id uuid references aftersales_refund,
  check (unshipped between 0 and units),
  constraint aftersales_offer_check1 check ((state = 'open') = (ended_at is null)),
  constraint aftersales_offer_check2 check ((state = 'accepted') = (refund_id is not null))
);
create unique index aftersales_offer_open on aftersales_offer (order_line_id) where state = 'open';
create index aftersales_offer_order on aftersales_offer (order_id, id);
create index aftersales_offer_user on aftersales_offer (user_id, id desc) where state = 'open';

-- What the shop notes about an order, for its staff alone. The newest row counts; the rows before it stay.
create table order_shop_remark (
  id uuid primary key,
  order_id uuid not null references orders,
  author_id uuid not null references account,
  content text not null check (char_length(content) <= 500),
  created_at timestamptz not null,
  -- Notes of the shop's staff are looked for within the shop.
  shop_id uuid
);
create index order_shop_remark_order on order_shop_remark (order_id, id desc);
create index order_shop_remark_shop on order_shop_remark (shop_id);

-- Products whose price or availability may have changed since saved products were compared. The comparison reads and
-- deletes these rows instead of reading all saved products. Rows are only added, so that sales and price changes never
-- wait for each other here. Whether anybody has saved the product is asked by the comparison: a favourite that is being
-- saved at the same moment is not visible to the trigger.
create table favourite_change (
  id bigint generated always as identity primary key,
  goods_id uuid not null
);

-- What the catalogue writes for the search beside a product: its whole words, from which the mall's dictionary is counted.
create table search_goods (
  goods_id uuid primary key references goods on delete cascade,
  vocabulary text[] not null default '{}',
  shop_id uuid,
  category1_id uuid,
  category2_id uuid,
  category3_id uuid,
  is_on_sale boolean not null default false,
  is_sold_out boolean not null default false,
  standing smallint not null default 0,
  price_fen bigint not null default 0,
  sales_count int not null default 0,
  rating real not null default 0,
  rated_count int not null default 0,
  -- The steps, and the codes of brand, options and origin (see search_facet).
  facets bigint[] not null default '{}'::bigint[],
  words tsvector not null default ''::tsvector,
  names tsvector not null default ''::tsvector,
  -- The filter of free delivery asks for it without reading the products.
  freight_template_id uuid
) with (toast_tuple_target = 128, fillfactor = 90);
alter table search_goods alter column facets set statistics 0;
alter table search_goods alter column facets set storage main;
alter table search_goods alter column words set statistics 0;
alter table search_goods alter column names set statistics 0;
create index search_goods_words on search_goods using gin (words, names, facets) with (gin_pending_list_limit='512') where is_on_sale;
-- Lists that are narrowed by price or stock are counted without their rows.
create index search_goods_standing on search_goods (standing desc, goods_id desc) include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c1 on search_goods (category1_id, standing desc, goods_id desc) include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c2 on search_goods (category2_id, standing desc, goods_id desc) include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c3 on search_goods (category3_id, standing desc, goods_id desc) include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_shop on search_goods (shop_id, standing desc, goods_id desc) include (price_fen, is_sold_out) where is_on_sale;

-- The mall's dictionary: each word, how many products on sale have it, and how Chinese words are read. A job counts it.
create table search_word (
  word text primary key,
  goods_count int not null check (goods_count > 0),
  pinyin text not null default '',
  initials text not null default ''
);

-- Words that mean the same, in three languages. Operators edit them.
create table search_synonym (
  id uuid default gen_random_uuid() primary key,
  -- The code of the category field that the group was made for; only for readers.
  field text not null,
  words text[] not null check (cardinality(words) between 2 and 20),
  is_on boolean not null default true,
  updated_at timestamptz not null default now(),
  -- Operators change groups of synonyms: each change raises the version, so that two of them do not undo each other's.
  version int not null default 1
);

-- The state of the dictionary, one row. Processes load the dictionary again when its version has changed.
create table search_dictionary (
  is_only boolean default true check (is_only) primary key,
  version bigint not null default 1,
  -- The version of the catalogue that was counted last; null: never.
  counted_version bigint,
  counted_at timestamptz,
  -- How long counting took; it is not repeated before ten times as long has passed.
  took_ms int not null default 0
);

-- The names of codes in `facets`: a brand, or a value of an option or a parameter such as the origin.
create table search_facet (
  code bigint primary key,
  kind text not null check (kind in ('brand', 'option', 'origin')),
  -- The code of the option's name; 0 for the others.
  axis bigint not null,
  name jsonb not null,
  value jsonb not null
);

-- Products that may have sold out or come back. Rows are only added, so that orders never wait for the search; a job takes
-- them every minute.
create table search_change (
  id bigint generated always as identity primary key,
  goods_id uuid not null
);

-- How many products stand in each step, counted with the dictionary.
create table search_step (
  step bigint primary key,
  goods_count int not null
);

-- Rankings of products, computed once an hour. One row for each ranking, kind by period by category, where a null
-- category is the whole mall; also for those that have too few products to be shown.
create table ranking_list (
  kind text not null check (kind in ('sales', 'favorite', 'new', 'score', 'again', 'drop')),
  days smallint not null check (days in (7, 30)),
  category1_id uuid,
  -- Products with a score; below the least number there are no places.
  counted int not null check (counted >= 0),
  -- The beginning of the hour it was computed in, and of the one before whose places `previous_rank` are.
  hour timestamptz not null,
  previous_hour timestamptz,
  computed_at timestamptz not null
);
create unique index ranking_list_key on ranking_list (kind, days, category1_id) nulls not distinct;

create table ranking_place (
  kind text not null,
  days smallint not null,
  category1_id uuid,
  rank int not null check (rank > 0),
  goods_id uuid not null references goods,
  score float8 not null,
  -- What the score was computed from.
  terms jsonb not null,
  -- Null for a product that was not among the places of the hour before.
  previous_rank int
);
create unique index ranking_place_key on ranking_place (kind, days, category1_id, rank) nulls not distinct;

-- Where products come from, and the streets of places that lead through them.
create table origin_place (
  slug text check (slug ~ '^[a-z][a-z-]{0,39}$') primary key,
  -- ISO 3166-1, such as KR.
  country text not null check (country ~ '^[A-Z]{2}$'),
  name jsonb not null
);

-- How an imported product comes into the country.
create table goods_import (
  goods_id uuid primary key references goods,
  -- The country of origin.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- general: general trade, with a Chinese label. bonded: from a bonded warehouse. direct: sent from abroad.
  way text not null check (way in ('general', 'bonded', 'direct')),
  importer jsonb not null,
  -- What the price says about duty and taxes.
  duty jsonb not null
);

-- The batches of an imported product that have papers; one without papers is not recorded.
create table import_batch (
  goods_id uuid not null references goods_import on delete cascade,
  -- As printed on the pack.
  number text not null check (number ~ '^[0-9A-Z-]{4,30}$'),
  landed_on text not null check (landed_on ~ '^\d{4}-\d\d-\d\d$'),
  came_by text not null check (came_by in ('sea', 'air', 'land')),
  -- [{kind, number, issuedOn}]
  papers jsonb not null check (jsonb_array_length(papers) > 0),
  primary key (goods_id, number)
);
create index import_batch_number on import_batch (number);

create table hall_street (
  type text check (type ~ '^[a-z][a-z-]{0,39}$') primary key,
  name jsonb not null,
  title jsonb not null,
  intro jsonb not null,
  sort int not null default 0
);

create table hall_stop (
  street text not null references hall_street on delete cascade,
  place text not null references origin_place,
  sort int not null default 0,
  story jsonb not null,
  known_for jsonb not null,
  -- The months, 1 to 12, in which what grows there is in season.
  months jsonb not null check (jsonb_array_length(months) > 0),
  primary key (street, place)
);

-- Words that the header and the search box offer.
create table home_word (
  id uuid primary key,
  word jsonb not null,
  -- The one in the empty search box; of several, the first in order.
  is_default boolean not null default false,
  sort int not null default 0,
  shown_from timestamptz not null default now(),
  shown_until timestamptz,
  check (shown_until > shown_from)
);
create index home_word_order on home_word (sort, id);

-- What each SKU asked from when on, and null from when on it was not for sale. Triggers write it, so that no way of
-- changing a price passes it by. The last row of a moment counts: a price asked for no time was not asked.
create table price_log (
  id bigint generated always as identity primary key,
  sku_id uuid not null references sku,
  at timestamptz not null,
  price_fen bigint check (price_fen > 0)
);
create index price_log_sku on price_log (sku_id, at, id);

-- A shopper wants to know, once, when an option can be ordered again or costs no more than a price.
create table goods_alert (
  id uuid primary key,
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  sku_id uuid not null references sku,
  kind text not null check (kind in ('stock', 'price')),
  target_fen bigint check (target_fen > 0),
  made_at timestamptz not null,
  check ((kind = 'price') = (target_fen is not null)),
  unique (user_id, sku_id, kind)
);
create index goods_alert_goods on goods_alert (goods_id);
create index goods_alert_user on goods_alert (user_id, id desc);

-- Products that the same people bought or looked at, counted anew every hour. Pairs of fewer people than the mall's
-- least number are never stored.
create table related_product (
  goods_id uuid not null references goods,
  kind text not null check (kind in ('together', 'viewed')),
  other_id uuid not null references goods,
  shoppers int not null,
  primary key (goods_id, kind, other_id)
);

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

-- The browsers to which messages are pushed. An address at a push service belongs to one browser.
create table web_push_subscription (
  id uuid primary key,
  user_id uuid not null references account,
  -- The session in which the browser subscribed, or renewed its subscription.
  session_id uuid not null,
  endpoint text not null check (char_length(endpoint) <= 1000) unique,
  p256dh text not null,
  auth text not null,
  locale text not null,
  subjects jsonb not null check (jsonb_array_length(subjects) > 0),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index web_push_subscription_user on web_push_subscription (user_id, renewed_at desc);
create index web_push_subscription_session on web_push_subscription (session_id);
create index web_push_subscription_unused on web_push_subscription (renewed_at);

-- Questions of shoppers about a product, and the answers of its shop and of buyers.
create table question (
  id uuid primary key,
  goods_id uuid not null references goods,
  shop_id uuid not null references shop,
  -- Null for a closed account.
  user_id uuid references account,
  author text not null,
  content text not null check (char_length(content) between 1 and 200),
  locale text,
  -- Answers of anybody, and those of the shop: 0 or 1.
  answer_count int not null default 0 check (answer_count >= 0),
  shop_answers int not null default 0 check (shop_answers between 0 and 1),
  created_at timestamptz not null,
  deleted_at timestamptz,
  taken_down boolean not null default false
);
create index question_goods on question (goods_id, created_at desc, id desc) where deleted_at is null;
create index question_goods_hot on question (goods_id, answer_count desc, created_at desc, id desc) where deleted_at is null;
create index question_shop on question (shop_id, created_at desc, id desc) where deleted_at is null;
create index question_shop_open on question (shop_id, created_at, id) where deleted_at is null and shop_answers = 0;
create index question_user on question (user_id, created_at desc, id desc) where user_id is not null;
-- Two clicks at once ask once.
create unique index question_once on question (user_id, goods_id, md5(lower(content))) where deleted_at is null and user_id is not null;

create table answer (
  id uuid primary key,
  question_id uuid not null references question,
  -- The staff member or the buyer; null for a closed account.
  user_id uuid references account,
  author text not null,
  is_shop boolean not null,
  content text not null check (char_length(content) between 1 and 500),
  locale text,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  taken_down boolean not null default false
);
create index answer_question on answer (question_id, is_shop desc, created_at, id) where deleted_at is null;
create index answer_user on answer (user_id, id desc) where user_id is not null;
create unique index answer_of_buyer on answer (question_id, user_id) where not is_shop;
-- The shop answers once and edits that; so does each buyer.
create unique index answer_of_shop on answer (question_id) where is_shop and deleted_at is null;
-- And shops their answers.
create index answer_taken_down on answer (question_id) where is_shop and taken_down;

-- Files of products' videos, found by their content: products with the same video share a file.
create table product_video_file (
  -- The first 128 bits of the SHA-256 of its bytes, as 32 hexadecimal digits.
  id text check (id ~ '^[0-9a-f]{32}$') primary key,
  format text not null check (format in ('mp4', 'webm')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  duration_ms int not null check (duration_ms > 0),
  size_bytes int not null check (size_bytes > 0),
  created_at timestamptz not null default now(),
  -- Until then it stays, even if no product has it: an import is about to use it, or pages in caches still name it.
  kept_until timestamptz not null
);
create index product_video_file_kept on product_video_file (kept_until);

create table product_video (
  goods_id uuid primary key references goods,
  file_id text constraint product_video_file_id_not_null1 not null references product_video_file,
  -- The ref of a picture; without one the product's main picture.
  poster text
);
create index product_video_by_file on product_video (file_id);

-- How many comments on a product have a tag, by SKU: sums of changes.
create table comment_tag_tally (
  goods_id uuid not null,
  sku_id uuid,
  tag text not null,
  n int not null
);
create index comment_tag_tally_goods on comment_tag_tally (goods_id);

-- Owners invite people to their shop's staff by phone. The message carries a code; whoever opens it and proves the phone
-- joins the staff with the roles that were offered.
create table staff_invitation (
  id uuid primary key,
  shop_id uuid not null references shop,
  -- E.164
  phone text not null,
  roles jsonb not null check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) > 0),
  -- the language of the message
  locale text not null,
  code_hash bytea not null unique,
  invited_by uuid not null references account,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- messages asked for, the first included
  sent_count int not null default 1,
  -- when the last of them was asked for
  sent_at timestamptz not null default now(),
  send_state text not null default 'underWay' check (send_state in ('underWay', 'sent', 'failed')),
  ended_at timestamptz,
  -- null for one that was withdrawn
  taken_by uuid references account
);
create unique index staff_invitation_one_open on staff_invitation (shop_id, phone) where ended_at is null;
create index staff_invitation_shop on staff_invitation (shop_id, invited_at);
create index staff_invitation_phone on staff_invitation (phone, sent_at);

-- What staff of shops and operators do: a row before each call that writes, and a row of its end after it. An act without
-- an end was cut short, by the death of its process or of its connection, and nobody knows how far it came.
create table staff_act (
  id uuid primary key,
  -- Null for operators, who belong to no shop.
  shop_id uuid,
  user_id uuid not null references account,
  -- The call, such as 'POST /bizConsole/deliver'.
  call text not null,
  -- What was sent, without secrets and shortened (features/people/staff/rules/acts/redact.ts).
  input jsonb not null,
  -- The network of the caller, not the whole address: rows stay for three years.
  ip text not null,
  at timestamptz not null default now()
);
-- Ids begin with their time, so they are also the order in which acts are listed.
create index staff_act_of_shop on staff_act (shop_id, id desc);
create index staff_act_of_person on staff_act (shop_id, user_id, id desc);

create table staff_act_end (
  act_id uuid primary key references staff_act,
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

-- The units that each SKU has sold in the last 30 days, counted from orders every hour.
create table sku_sold (
  sku_id uuid primary key references sku on delete cascade,
  goods_id uuid not null,
  sold30 int not null
);
create index sku_sold_goods on sku_sold (goods_id);

create table shop_product (
  goods_id uuid primary key references goods on delete cascade,
  shop_id uuid not null,
  -- 1 on sale, 2 on sale but sold out, 3 in the warehouse
  state smallint not null check (state in (1, 2, 3, 4)),
  category1_id uuid not null,
  category2_id uuid,
  category3_id uuid,
  -- Of the SKUs on sale.
  price_min_fen bigint not null,
  price_max_fen bigint not null,
  -- Units that can be ordered; a million for each uncounted SKU.
  stock int not null,
  sold30 int not null,
  -- As in goods.languages.
  zh smallint not null,
  ko smallint not null,
  en smallint not null,
  updated_at timestamptz not null,
  -- Names, number and the SKUs' numbers in small letters, to be searched within.
  words text not null
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- One index for each order of the list. They carry what filters ask for, so that any page, even the last of a hundred
-- thousand rows, is found without reading the rows before it.
create index shop_product_sold on shop_product (shop_id, sold30, goods_id) include (state, stock, price_min_fen, price_max_fen, zh, ko, en);
create index shop_product_price on shop_product (shop_id, price_min_fen, goods_id) include (state, stock, price_max_fen, zh, ko, en);
create index shop_product_stock on shop_product (shop_id, stock, goods_id) include (state, price_min_fen, price_max_fen, zh, ko, en);
create index shop_product_updated on shop_product (shop_id, updated_at, goods_id) include (state, stock, price_min_fen, price_max_fen, zh, ko, en);

-- How many products a shop has in each state, as a sum of changes: a list of all of them knows its length without
-- counting. Changes are only added, so that two transactions never wait for each other here, and summed up every hour.
create table shop_product_tally (
  shop_id uuid not null,
  state smallint not null,
  n int not null
);
create index shop_product_tally_shop on shop_product_tally (shop_id) include (state, n);

-- SKUs whose units that can be ordered have changed. Rows are only added, so that orders never wait for the list; a job
-- takes them.
create table shop_product_change (
  id bigint generated always as identity primary key,
  sku_id uuid not null
);

-- Changes of many products at once: what was chosen when the change began, how far it has come, and what each price,
-- stock or state was before, so that it can be taken back.
create table bulk_change (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  -- See features/counter/products/rules/bulk-change.ts.
  change jsonb not null,
  state text not null check (state in ('running', 'done', 'cancelled', 'undoing', 'undone')),
  -- The products that were chosen, and how many of them have been gone through.
  products int not null default 0,
  done int not null default 0,
  -- SKUs, or products that went on or off sale.
  changed int not null default 0,
  skipped int not null default 0,
  undone int not null default 0,
  changed_since int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (done <= products)
);
-- A shop changes in bulk one after the other.
create unique index bulk_change_running on bulk_change (shop_id) where state in ('running', 'undoing');
create index bulk_change_shop on bulk_change (shop_id, id desc);

create table bulk_change_product (
  bulk_id uuid not null references bulk_change on delete cascade,
  place int not null,
  goods_id uuid not null,
  primary key (bulk_id, place)
);

create table bulk_change_item (
  bulk_id uuid not null references bulk_change on delete cascade,
  -- A SKU, or a product that went on or off sale.
  subject_id uuid not null,
  -- Fen, units (null: not counted), or 1 on sale and 0 off sale.
  before bigint,
  after bigint,
  outcome text not null check (outcome in ('changed', 'outOfLimits', 'uncounted', 'undone', 'changedSince')),
  -- Of a change in bulk of templates; null: the shop's default.
  before_id uuid,
  after_id uuid,
  -- What a change in bulk took from a product beside what it is about, so that taking the change back returns it: the rule
  -- of returns that its new category does not allow, and when it would have gone on sale by itself.
  dropped_return_rule text,
  dropped_on_sale_at timestamptz,
  primary key (bulk_id, subject_id)
);
create index bulk_change_item_outcome on bulk_change_item (bulk_id, outcome, subject_id);

-- Visitors are counted without knowing them: by a hash whose key is thrown away after its day.
create table visit_key (
  day text check (day ~ '^\d{4}-\d{2}-\d{2}$') primary key,
  key bytea not null
);

create table visit (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  goods_id uuid not null references goods,
  -- 8 bytes of an HMAC, see features/counter/figures/actions/visitor-hash.ts
  visitor bytea not null,
  shop_id uuid not null references shop,
  -- of the first look
  hour smallint not null check (hour between 0 and 23),
  primary key (day, goods_id, visitor)
);
create index visit_shop on visit (shop_id, day, visitor, hour);

-- When money went back: a refund has no shop of its own.
create table shop_refund (
  refund_id uuid primary key references payment_refund,
  shop_id uuid not null references shop,
  amount_fen bigint not null,
  done_at timestamptz not null
);
create index shop_refund_day on shop_refund (shop_id, done_at);

-- Sums within one hour of a day. `buyers` and `visitors` count everybody in the hour of their first purchase or look.
create table shop_hour (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  hour smallint not null check (hour between 0 and 23),
  visitors int not null default 0,
  orders int not null default 0,
  buyers int not null default 0,
  pieces int not null default 0,
  -- paid, delivery included, at the time of payment
  sales_fen bigint not null default 0,
  refunds int not null default 0,
  -- at the time when it went back
  refunded_fen bigint not null default 0,
  chats int not null default 0,
  answers int not null default 0,
  -- from opening to the first answer, over all answers
  answer_seconds bigint not null default 0,
  primary key (shop_id, day, hour)
);

create table shop_day (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  visitors int not null default 0,
  orders int not null default 0,
  buyers int not null default 0,
  pieces int not null default 0,
  sales_fen bigint not null default 0,
  refunds int not null default 0,
  refunded_fen bigint not null default 0,
  chats int not null default 0,
  answers int not null default 0,
  answer_seconds bigint not null default 0,
  primary key (shop_id, day)
);

create table product_day (
  shop_id uuid not null references shop,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  goods_id uuid not null references goods,
  visitors int not null default 0,
  orders int not null default 0,
  pieces int not null default 0,
  -- of the products, without delivery
  sales_fen bigint not null default 0,
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

-- People apply to open a shop; operators ask for more, refuse or admit. An account has one open application.
create table shop_application (
  id uuid primary key,
  user_id uuid not null references account,
  -- Which application of this account it is, counted from 1.
  attempt int not null check (attempt > 0),
  state text not null default 'applied' check (state in ('applied', 'more', 'admitted', 'refused', 'withdrawn')),
  -- Counts each change, so that nobody answers what they have not seen.
  version int not null default 1,
  -- E.164, proven by a code when it was sent
  phone text not null,
  -- the language of the applicant's pages
  locale text not null,
  kind text not null check (kind in ('company', 'person')),
  -- in one to three languages
  shop_name jsonb not null,
  contact_name text not null,
  country text not null check (country in ('CN', 'KR')),
  company_name text,
  company_code text,
  category_ids jsonb not null,
  -- what the shop will sell, in the applicant's words
  products text not null,
  -- addresses of private pictures by their kind
  documents jsonb not null,
  agree_version text not null,
  created_at timestamptz not null,
  -- when it was last sent to the mall
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  changed_at timestamptz not null,
  -- what the mall wrote last
  words text,
  answered_by uuid references account,
  shop_id uuid references shop,
  documents_dropped_at timestamptz,
  check ((kind = 'company') = ((company_name is not null) and (company_code is not null))),
  constraint shop_application_check1 check ((state = 'admitted') = (shop_id is not null))
);
create unique index shop_application_one_open on shop_application (user_id) where state in ('applied', 'more');
create unique index shop_application_attempt on shop_application (user_id, attempt);
create unique index shop_application_shop on shop_application (shop_id) where shop_id is not null;
create index shop_application_waiting on shop_application (answer_by, id) where state = 'applied';
create index shop_application_state on shop_application (state, changed_at desc, id desc);
create index shop_application_code on shop_application (company_code) where company_code is not null;

-- Everything that has happened to an application; rows are only added.
create table shop_application_event (
  id uuid primary key,
  application_id uuid not null references shop_application,
  kind text not null check (kind in ('applied', 'more', 'sentAgain', 'refused', 'admitted', 'withdrawn', 'phoneRead')),
  -- Who did it: the applicant, or an operator.
  user_id uuid not null references account,
  words text,
  at timestamptz not null
);
create index shop_application_event_of on shop_application_event (application_id, id);

-- The product as its shop's staff have saved it, whole: what it was like before and after each save.
create table product_version (
  goods_id uuid not null references goods on delete cascade,
  -- goods.version after the save
  number int not null,
  content jsonb not null,
  -- The parts that differ from the version before.
  changed text[] not null,
  is_on_sale boolean not null,
  -- Null: the state that the first save found.
  user_id uuid references account,
  at timestamptz not null,
  primary key (goods_id, number)
);

-- Pictures that a shop has uploaded for its products: no other shop can use them.
create table product_picture (
  ref text primary key references picture,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  at timestamptz not null
);
create index product_picture_shop on product_picture (shop_id, at);

create table freight_template (
  id uuid primary key,
  shop_id uuid not null references shop on delete cascade,
  name text not null check (name <> ''),
  is_default boolean not null default false,
  -- See FreightRule of features/goods/catalog/rules/delivery/rule.ts. The two amounts are those of its usual group.
  rule jsonb not null,
  free_shipping_from_fen bigint not null,
  shipping_fee_fen bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index freight_template_name on freight_template (shop_id, lower(name));
create unique index freight_template_default on freight_template (shop_id) where is_default;

-- Sheets with carriers and tracking numbers that ship many orders: the rows as they were sent, how far the sheet has
-- come, and why a row was refused.
create table ship_sheet (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  rows int not null check (rows > 0),
  done int not null default 0,
  shipped int not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (done <= rows)
);
-- A shop runs one sheet after the other.
create unique index ship_sheet_running on ship_sheet (shop_id) where ended_at is null;
create index ship_sheet_shop on ship_sheet (shop_id, id desc);

create table ship_sheet_row (
  sheet_id uuid not null references ship_sheet on delete cascade,
  place int not null,
  order_code text not null,
  carrier text not null,
  tracking_number text not null,
  -- Why it was refused, see features/trade/shipping/rules/sheets/check-sheet.ts; null for shipped rows, and before their turn.
  problem text,
  primary key (sheet_id, place)
);

-- Every change of the units on hand, as rows that are only added: their sum is what is there. Written by
-- features/goods/inventory/store.ts in the statement that changes `stock`. There is no foreign key, whose check would lock rows of
-- `sku` when orders are paid; `check:books` compares the sums.
create table stock_movement (
  id bigint generated always as identity primary key,
  sku_id uuid not null,
  shop_id uuid not null,
  -- See features/goods/inventory/rules.ts.
  kind text not null check (kind in ('opening', 'sold', 'returned', 'import', 'correction', 'recount')),
  -- Change of the units on hand; of uncounted products none are on hand.
  delta int not null,
  -- Change of the units sold.
  sold int not null default 0,
  -- Units on hand afterwards; null: not counted.
  balance int,
  order_id uuid,
  refund_id uuid,
  user_id uuid,
  reason text,
  note text,
  at timestamptz not null default now(),
  check ((kind <> 'correction') or (reason is not null)),
  constraint stock_movement_check1 check ((kind in ('sold', 'returned')) = (order_id is not null))
);
create index stock_movement_sku on stock_movement (sku_id, id) include (delta, sold);
create index stock_movement_shop on stock_movement (shop_id, id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;

-- The list of a shop's SKUs with their stock: one narrow row a SKU on sale, written with the rows of the product list.
create table shop_stock (
  sku_id uuid primary key references sku on delete cascade,
  goods_id uuid not null,
  shop_id uuid not null,
  -- 0 enough, 1 low, 2 out, 3 not counted
  state smallint not null check (state between 0 and 3),
  -- Units that can be ordered; of uncounted ones a million.
  free int not null,
  sold30 int not null,
  -- Names and numbers in small letters, to be searched within.
  words text not null
);
create index shop_stock_goods on shop_stock (goods_id);
create index shop_stock_free on shop_stock (shop_id, free, sku_id) include (state);
create index shop_stock_sold on shop_stock (shop_id, sold30, sku_id) include (state);

-- What operators put on a front page: each version is the whole page, and the newest is what shoppers see.
create table front_page_version (
  page text not null check (page in ('home', 'korea', 'imported', 'rankings')),
  version int not null check (version > 0),
  document jsonb not null check (jsonb_typeof((document -> 'pieces')) = 'array'),
  note text not null,
  -- Null for what came with the mall.
  author_id uuid references account,
  made_at timestamptz not null default now(),
  primary key (page, version)
);
create index front_page_version_author on front_page_version (author_id);

create table front_page_draft (
  page text primary key check (page in ('home', 'korea', 'imported', 'rankings')),
  document jsonb not null check (jsonb_typeof((document -> 'pieces')) = 'array'),
  revision int not null default 1,
  -- The version it was made from; 0 for none.
  base int not null,
  author_id uuid not null references account,
  saved_at timestamptz not null default now()
);
create index front_page_draft_author on front_page_draft (author_id);

-- What an operator looks at before it is published.
create table front_page_preview (
  page text not null check (page in ('home', 'korea', 'imported', 'rankings')),
  operator_id uuid not null references account,
  token_hash text not null unique,
  document jsonb not null,
  expires_at timestamptz not null,
  primary key (page, operator_id)
);
create index front_page_preview_operator on front_page_preview (operator_id);

-- Who of a shop's staff has put away the list of a new shop's first steps.
create table first_steps_hidden (
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  hidden_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create index first_steps_hidden_shop on first_steps_hidden (shop_id);

-- What operators have done about a person; rows are only added.
create table person_event (
  id uuid primary key,
  user_id uuid not null references account,
  kind text not null check (kind in ('phoneRead', 'signedOut', 'blocked', 'unblocked')),
  operator_id uuid not null references account,
  -- Why an account was stopped.
  reason text,
  words text not null default '',
  at timestamptz not null
);
create index person_event_of on person_event (user_id, id);
create index person_event_operator on person_event (operator_id);

-- What operators have set otherwise than the program does by itself. A setting without a row has its default.
create table mall_setting (
  name text primary key,
  -- A switch is 1 for on and 0 for off; a limit is in its own unit.
  value int not null,
  revision int not null default 1,
  changed_by uuid references account,
  changed_at timestamptz not null default now()
);
create index mall_setting_changed_by on mall_setting (changed_by);

-- Every change, so that an earlier value can be restored.
create table mall_setting_change (
  id uuid primary key,
  name text not null,
  from_value int not null,
  to_value int not null,
  changed_by uuid references account,
  changed_at timestamptz not null default now()
);
create index mall_setting_change_changed_by on mall_setting_change (changed_by);

-- The processes of the mall, each with the last sign of life.
create table health_process (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null,
  -- Set when it stops in order.
  ended_at timestamptz
);

-- What a process answered in a minute. It adds to its own row, so processes never wait for each other.
create table health_minute (
  minute timestamptz not null,
  process_id uuid not null,
  calls int not null,
  failed int not null,
  -- The number of calls by how long they took; the program knows the bounds.
  times int[] not null,
  primary key (minute, process_id)
);

-- Statements that took long, by the hour and the hash of their text. A text has no parameters in it.
create table health_statement (
  hour timestamptz not null,
  name text not null,
  text text not null,
  times int not null,
  total_ms bigint not null,
  most_ms int not null,
  primary key (hour, name)
);

-- Orders and payments of a minute, counted again until they no longer change.
create table health_trade (
  minute timestamptz primary key,
  orders int not null,
  payments int not null,
  -- Payments that were opened in the minute, and how many of them have arrived.
  opened_alipay int not null,
  arrived_alipay int not null,
  opened_wechat int not null,
  arrived_wechat int not null
);

-- What is wrong with the money as far as it is costly to count: counted every minute, without a row while all is well.
create table health_fault (
  kind text primary key,
  count int not null,
  since timestamptz not null,
  counted_at timestamptz not null
);

-- The scores of shops, computed anew every hour: what was counted, and the three scores in hundredths. A score is null
-- when too little was counted.
create table shop_score (
  shop_id uuid primary key references shop,
  starred int not null,
  stars int not null,
  rated int not null,
  description int not null,
  service int not null,
  delivery int not null,
  due int not null,
  on_time int not null,
  answers int not null,
  answer_seconds bigint not null,
  goods_score smallint check (goods_score between 100 and 500),
  shipping_score smallint check (shipping_score between 100 and 500),
  service_score smallint check (service_score between 100 and 500),
  computed_at timestamptz not null
);

-- Each change of the words that the mall offers to search for, with the list before and after it. The number of the last
-- one is the version of the list.
create table home_word_change (
  version int check (version > 0) primary key,
  operator_id uuid not null references account,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null default now()
);

-- The words that the search leaves out of queries, as each change left them; the last version holds.
create table search_stopped_words (
  version int check (version >= 0) primary key,
  words text[] not null,
  -- Null: the words that the mall begins with.
  operator_id uuid references account,
  changed_at timestamptz not null default now()
);

-- A shop imports a file of products: the mall checks it, the shop looks at what it would do, and lets it be done.
create table product_import (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  file_name text not null,
  object_key text not null,
  -- The bytes of the file, and how many of them have been read.
  bytes int not null,
  read_bytes int not null default 0,
  state text not null check (state in ('checking', 'checked', 'running', 'done', 'cancelled', 'unreadable')),
  -- Why the file as a whole cannot be used: reasons with their parameters.
  reasons jsonb not null default '[]',
  -- The products that have been gone through, in the order of the file.
  done int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  -- Products whose category the mall does not know, which go to the last one.
  elsewhere int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- How many products the check found in the file: an import tells by them how far it has come, since it reads ahead.
  products int,
  -- What an import has done otherwise than the file says, without refusing the product: how many products, and the first
  -- hundred of them with their lines.
  warned int not null default 0,
  warnings jsonb not null default '[]'
);
-- A shop imports one file after the other.
create unique index product_import_active on product_import (shop_id) where state in ('checking', 'checked', 'running');
create index product_import_shop on product_import (shop_id, id desc);

create table product_import_refusal (
  import_id uuid not null references product_import on delete cascade,
  -- The product's place in the file.
  place int not null,
  handle text not null,
  -- Line, column and reason of each fault.
  faults jsonb not null,
  primary key (import_id, place)
);

-- What operators have written of the help articles and the agreements: every version in all languages. Topics without
-- one show the text that comes with the mall, which counts as version 0.
create table help_version (
  topic text not null,
  version int not null check (version > 0),
  -- By language: title, lead, sections (features/talk/help/contract/document.ts).
  document jsonb not null check (jsonb_typeof(((document -> 'zh-CN') -> 'sections')) = 'array'),
  note text not null,
  author_id uuid references account,
  made_at timestamptz not null default now(),
  -- Later than made_at for agreements, which are announced first. The highest version whose time has come is in force.
  in_force_at timestamptz not null,
  primary key (topic, version)
);
create index help_version_author on help_version (author_id);

create table shop_event (
  id uuid primary key,
  shop_id uuid not null references shop,
  kind text not null check (kind in ('closed', 'opened')),
  reason text,
  words text not null,
  operator_id uuid not null references account,
  at timestamptz not null,
  check ((kind = 'closed') = (reason is not null))
);
create index shop_event_of_shop on shop_event (shop_id, id desc);
create index shop_event_operator on shop_event (operator_id);

-- Categories whose products are being written anew, and the product that was the last one.
create table category_follow (
  category_id uuid primary key references category on delete cascade,
  after uuid not null
);

-- Days that operators have made a working day or a day off, where the mall's own table of holidays says otherwise: of a
-- year whose holidays were announced after this version, or by a later decree.
create table calendar_day (
  day text check (day ~ '^\d{4}-\d\d-\d\d$') primary key,
  is_workday boolean not null,
  changed_by uuid not null references account,
  changed_at timestamptz not null
);
create index calendar_day_changed_by on calendar_day (changed_by);

-- The carriers that a shop usually ships with, in the order in which its staff see them. Without a row: none chosen.
create table shop_carriers (
  shop_id uuid primary key references shop,
  codes text[] not null,
  version int not null check (version > 0)
);

-- How many products each shop has, counted as they are written: counting 100,000 rows at each new one would cost too much.
create table shop_size (
  shop_id uuid primary key references shop on delete cascade,
  -- Without deleted ones.
  products int not null default 0,
  -- What operators allow this shop; null for what the mall allows every shop.
  most_products int check (most_products >= 0)
);

-- What staff have written of a product and not yet saved as the product.
create table product_draft (
  id uuid primary key,
  shop_id uuid not null references shop,
  -- The product that it changes; null for a new one.
  goods_id uuid references goods on delete cascade,
  -- What was written, and what it was written from: a product that changes meanwhile is joined with both.
  form jsonb not null,
  base jsonb not null,
  -- Counts the saves; a save names the one it was made from.
  revision int not null default 1,
  author_id uuid not null references account,
  saved_at timestamptz not null
);
create unique index product_draft_goods on product_draft (goods_id);
create index product_draft_shop on product_draft (shop_id, saved_at desc, id);
create index product_draft_author on product_draft (author_id);

-- What a shop's orders are found by: one row for each key of an order, so that any of them is found by one index, and a
-- change of an order's state writes nothing here. No foreign key: a row whose order is gone finds nothing.
create table order_key (
  shop_id uuid not null,
  -- What kind of key, a colon, and the key; compared byte by byte, so that the beginning of one is a range.
  key text collate "C" not null,
  order_id uuid not null,
  primary key (shop_id, key, order_id)
);

-- The names under which a shop has sold its products, those they no longer have included.
create table sold_name (
  shop_id uuid not null,
  goods_id uuid not null,
  name jsonb not null,
  -- Names are longer than an index takes.
  digest text generated always as (md5((name)::text)) stored not null,
  primary key (shop_id, goods_id, digest)
);

create table report_measure (
  id uuid primary key,
  report_id uuid not null unique references report,
  shop_id uuid references shop,
  kind text not null check (kind in ('warn', 'takeDown')),
  -- What the shop is told.
  told text not null,
  at timestamptz not null,
  operator_id uuid not null references account,
  answer text,
  pictures jsonb not null default '[]',
  answered_at timestamptz,
  answered_by uuid references account,
  outcome text check (outcome in ('lifted', 'stands')),
  outcome_words text,
  outcome_at timestamptz,
  outcome_by uuid references account,
  -- What a shopper wrote has an author instead of a shop, and nobody once the account is closed.
  author_id uuid references account,
  -- Whether what was taken down is back since the measure was lifted: words stay away when they were written anew
  -- meanwhile. Null where nothing was lifted, and for lifts from before.
  is_back boolean,
  check ((answer is null) = (answered_at is null)),
  constraint report_measure_check1 check ((outcome is null) = (outcome_at is null))
);
create index report_measure_shop on report_measure (shop_id, id desc);
create index report_measure_answered on report_measure (answered_at) where answered_at is not null and outcome is null;
create index report_measure_operator on report_measure (operator_id);
create index report_measure_answerer on report_measure (answered_by);
create index report_measure_closer on report_measure (outcome_by);
create index report_measure_author on report_measure (author_id) where author_id is not null;

-- Followed products, apart from the favourites. Until now following a product stored a favourite, and nothing tells the
-- two apart. All of them stay favourites, so nobody loses one, and none is copied: whoever removes a favourite later
-- should not go on hearing about its price from a follow that they never made.
create table goods_follow (
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  id uuid not null,
  price_when_followed_fen bigint not null,
  followed_at timestamptz not null default now(),
  primary key (user_id, goods_id)
);
create unique index goods_follow_newest on goods_follow (user_id, id desc);
create index goods_follow_of_goods on goods_follow (goods_id, user_id);

-- Which products each transaction changed for the search, so that the index in each process's memory follows the rows of
-- search_goods: who knows the snapshot of what it has read finds all that was committed since by these rows.
create table search_feed (
  txid xid8 not null default pg_current_xact_id(),
  goods_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (txid, goods_id)
);

alter table goods add foreign key (origin_place) references origin_place;
alter table goods add foreign key (freight_template_id) references freight_template;
alter table comment add constraint comment_taken_down check ((deleted_at is not null) or (not taken_down)) not valid;
alter table question add constraint question_taken_down check ((deleted_at is not null) or (not taken_down)) not valid;
alter table answer add constraint answer_taken_down check ((deleted_at is not null) or (not taken_down)) not valid;
alter table report_measure add constraint report_measure_of_one check (num_nonnulls(shop_id, author_id) <= 1) not valid;

-- Rows that a mall begins with.
insert into catalog_version (version) values (2);
insert into search_dictionary (version) values (5);

insert into search_synonym (field, words)
select field, string_to_array(words, '|') from (values
  ('food', '泡菜|辣白菜|韩国泡菜|朝鲜泡菜|김치|배추김치|kimchi|kimchee'),
  ('food', '萝卜泡菜|깍두기|kkakdugi|radish kimchi'),
  ('food', '冷面|냉면|랭면|cold noodles|naengmyeon'),
  ('food', '年糕|打糕|떡|찰떡|rice cake|tteok'),
  ('food', '炒年糕|떡볶이|tteokbokki'),
  ('food', '米肠|순대|sundae sausage'),
  ('food', '紫菜包饭|김밥|gimbap|kimbap'),
  ('food', '拌饭|비빔밥|bibimbap'),
  ('food', '大米|쌀|米|rice'),
  ('food', '面粉|밀가루|flour'),
  ('food', '芝麻油|香油|참기름|sesame oil'),
  ('food', '食用油|식용유|cooking oil'),
  ('food', '酱油|간장|soy sauce|soya sauce'),
  ('food', '辣椒酱|辣酱|고추장|gochujang|chili paste|chilli paste|hot pepper paste'),
  ('food', '大酱|豆酱|된장|doenjang|soybean paste'),
  ('food', '包饭酱|쌈장|ssamjang'),
  ('food', '辣椒粉|辣椒面|고춧가루|고추가루|chili powder|chilli powder|gochugaru'),
  ('food', '醋|食醋|식초|vinegar'),
  ('food', '方便面|泡面|拉面|라면|ramyun|ramen|ramyeon|instant noodles'),
  ('food', '坚果|견과|nuts'),
  ('food', '核桃|호두|walnut'),
  ('food', '果干|건과일|건과|dried fruit'),
  ('food', '饼干|曲奇|과자|쿠키|비스킷|cookie|biscuit'),
  ('food', '蛋糕|糕点|케이크|cake'),
  ('food', '红参|人参|高丽参|홍삼|인삼|ginseng'),
  ('food', '蜂蜜|蜜|꿀|honey'),
  ('food', '牛奶|鲜奶|우유|milk'),
  ('food', '酸奶|요구르트|요거트|yogurt|yoghurt'),
  ('food', '咖啡|速溶咖啡|커피|커피믹스|coffee'),
  ('food', '果汁|주스|쥬스|juice'),
  ('food', '蘑菇|香菇|버섯|mushroom'),
  ('food', '零食|간식|snack'),
  ('food', '巧克力|초콜릿|초콜렛|chocolate'),
  ('food', '糖果|사탕|candy|sweets'),
  ('food', '辣|香辣|매운|매콤한|spicy|hot'),
  ('tea', '茶|茶叶|차|찻잎|tea'),
  ('tea', '绿茶|녹차|green tea'),
  ('tea', '红茶|홍차|black tea'),
  ('tea', '乌龙茶|乌龙|우롱차|oolong'),
  ('tea', '普洱|普洱茶|보이차|puer|pu erh|puerh'),
  ('tea', '茉莉花茶|茉莉|재스민차|자스민차|jasmine tea'),
  ('tea', '菊花茶|胎菊|杭白菊|국화차|chrysanthemum tea'),
  ('tea', '大麦茶|麦茶|보리차|barley tea'),
  ('tea', '柚子茶|蜂蜜柚子茶|유자차|citron tea|yuzu tea'),
  ('tea', '茶壶|찻주전자|다관|teapot'),
  ('tea', '茶杯|찻잔|teacup'),
  ('tea', '茶具|다기|tea set|teaware'),
  ('wine', '酒|술|주류|liquor|alcohol'),
  ('wine', '米酒|马格利|生米酒|玛克丽|막걸리|생막걸리|makgeolli|makkoli|rice wine'),
  ('wine', '白酒|高粱酒|백주|고량주|baijiu'),
  ('wine', '烧酒|소주|soju'),
  ('wine', '啤酒|맥주|beer'),
  ('wine', '葡萄酒|红酒|와인|포도주|wine'),
  ('wine', '梅酒|青梅酒|매실주|plum wine|umeshu'),
  ('wine', '蓝莓酒|블루베리 와인|blueberry wine'),
  ('wine', '威士忌|위스키|whisky|whiskey'),
  ('seafood', '海鲜|水产|해산물|수산물|seafood'),
  ('seafood', '鱼|생선|fish'),
  ('seafood', '三文鱼|鲑鱼|연어|salmon'),
  ('seafood', '刺身|生鱼片|회|사시미|sashimi'),
  ('seafood', '明太鱼|明太鱼干|명태|황태|황태채|북어|pollack|pollock'),
  ('seafood', '虾|虾仁|鲜虾|새우|새우살|shrimp|prawn'),
  ('seafood', '螃蟹|蟹|게|꽃게|crab'),
  ('seafood', '海苔|紫菜|김|구운김|laver|gim|nori|roasted seaweed'),
  ('seafood', '裙带菜|海带芽|미역|건미역|wakame'),
  ('seafood', '海带|昆布|다시마|kombu|kelp'),
  ('seafood', '鱿鱼|鱿鱼丝|오징어|오징어채|squid'),
  ('seafood', '金枪鱼|吞拿鱼|참치|참치캔|tuna'),
  ('seafood', '鳕鱼|대구|대구살|cod'),
  ('frozen-food', '饺子|水饺|煎饺|만두|물만두|dumpling|mandu|gyoza'),
  ('frozen-food', '馄饨|云吞|완탕|wonton'),
  ('frozen-food', '披萨|比萨|피자|pizza'),
  ('frozen-food', '包子|馒头|찐빵|왕만두|steamed bun|bao'),
  ('frozen-food', '炒饭|볶음밥|fried rice'),
  ('frozen-food', '鱼丸|鱼糕|어묵|오뎅|어묵볼|fish ball|fish cake'),
  ('frozen-food', '肉丸|완자|고기완자|meatball'),
  ('frozen-food', '冰淇淋|雪糕|冰激凌|아이스크림|ice cream|gelato'),
  ('frozen-food', '速冻|冷冻|냉동|frozen'),
  ('meat', '牛肉|소고기|쇠고기|beef'),
  ('meat', '肥牛|肥牛卷|차돌박이|샤브샤브|beef roll|hot pot beef'),
  ('meat', '牛排|스테이크|steak'),
  ('meat', '猪肉|돼지고기|pork'),
  ('meat', '五花肉|삼겹살|pork belly|samgyeopsal'),
  ('meat', '排骨|갈비|ribs'),
  ('meat', '羊肉|양고기|lamb|mutton'),
  ('meat', '羊肉串|양꼬치|lamb skewer'),
  ('meat', '鸡肉|닭고기|chicken'),
  ('meat', '鸭肉|오리고기|duck'),
  ('meat', '鸡蛋|蛋|달걀|계란|egg'),
  ('meat', '香肠|腊肠|소시지|소세지|sausage'),
  ('meat', '培根|베이컨|bacon'),
  ('meat', '火腿|햄|ham'),
  ('fruit', '水果|과일|fruit'),
  ('fruit', '苹果|红富士|사과|부사|apple|fuji apple'),
  ('fruit', '苹果梨|사과배|apple pear'),
  ('fruit', '梨|배|pear'),
  ('fruit', '橘子|蜜橘|桔子|柑橘|귤|감귤|tangerine|mandarin'),
  ('fruit', '橙子|오렌지|orange'),
  ('fruit', '柚子|유자|citron|yuzu|pomelo'),
  ('fruit', '蓝莓|블루베리|blueberry'),
  ('fruit', '草莓|딸기|strawberry'),
  ('fruit', '葡萄|巨峰|提子|포도|거봉|grape'),
  ('fruit', '桃子|桃|水蜜桃|복숭아|백도|peach'),
  ('fruit', '樱桃|车厘子|체리|cherry'),
  ('fruit', '香蕉|바나나|banana'),
  ('fruit', '芒果|망고|mango'),
  ('cookware', '锅|锅具|냄비|pot'),
  ('cookware', '石锅|돌솥|stone pot|dolsot'),
  ('cookware', '煎锅|平底锅|不粘锅|프라이팬|후라이팬|frying pan|fry pan|skillet'),
  ('cookware', '炒锅|铁锅|웍|wok'),
  ('cookware', '烧水壶|水壶|주전자|kettle'),
  ('cookware', '保温杯|保温瓶|보온병|텀블러|thermos|vacuum flask|tumbler'),
  ('cookware', '碗|饭碗|그릇|공기|bowl'),
  ('cookware', '筷子|젓가락|chopstick'),
  ('cookware', '盘子|碟子|접시|plate|dish'),
  ('cookware', '勺子|숟가락|spoon'),
  ('cookware', '刀|菜刀|厨刀|칼|식도|부엌칼|knife|kitchen knife'),
  ('cookware', '砧板|菜板|案板|도마|cutting board|chopping board'),
  ('cookware', '杯子|水杯|컵|잔|cup|mug'),
  ('cookware', '餐具|식기|tableware'),
  ('watches', '手表|腕表|손목시계|시계|watch|wristwatch'),
  ('watches', '机械表|自动机械|오토매틱|기계식|automatic|mechanical watch'),
  ('watches', '石英表|石英|쿼츠|quartz'),
  ('watches', '女表|女士手表|여성시계|여자시계|ladies watch|womens watch'),
  ('watches', '男表|男士手表|남성시계|남자시계|mens watch'),
  ('watches', '挂钟|벽시계|wall clock'),
  ('watches', '闹钟|알람시계|자명종|alarm clock'),
  ('watches', '表带|시곗줄|시계줄|watch strap'),
  ('jewellery', '首饰|珠宝|주얼리|쥬얼리|jewelry|jewellery'),
  ('jewellery', '戒指|指环|반지|ring'),
  ('jewellery', '钻戒|钻石戒指|다이아반지|diamond ring'),
  ('jewellery', '钻石|다이아|다이아몬드|diamond'),
  ('jewellery', '珍珠|진주|pearl'),
  ('jewellery', '项链|목걸이|necklace'),
  ('jewellery', '耳环|耳坠|耳饰|귀걸이|earring'),
  ('jewellery', '手镯|手链|팔찌|bracelet|bangle'),
  ('jewellery', '翡翠|玉|비취|옥|jade|jadeite'),
  ('jewellery', '黄金|金|골드|gold'),
  ('jewellery', '银|은|silver'),
  ('lighting', '台灯|桌灯|스탠드|테이블 램프|table lamp|desk lamp'),
  ('lighting', '灯|灯具|조명|램프|lamp|light'),
  ('lighting', '吊灯|펜던트 조명|펜던트등|pendant lamp|pendant light'),
  ('lighting', '落地灯|플로어 스탠드|장스탠드|floor lamp'),
  ('lighting', '小夜灯|夜灯|수면등|무드등|night light'),
  ('lighting', '灯泡|전구|bulb|light bulb'),
  ('furniture', '家具|가구|furniture'),
  ('furniture', '椅子|餐椅|의자|chair'),
  ('furniture', '凳子|圆凳|스툴|stool'),
  ('furniture', '沙发|소파|쇼파|sofa|couch'),
  ('furniture', '单人沙发|沙发椅|1인 소파|armchair'),
  ('furniture', '桌子|餐桌|테이블|식탁|table'),
  ('furniture', '边几|茶几|협탁|side table'),
  ('furniture', '书架|书柜|책장|bookshelf|bookcase'),
  ('furniture', '衣柜|옷장|wardrobe|closet'),
  ('furniture', '床|침대|bed'),
  ('furniture', '床垫|매트리스|mattress'),
  ('furniture', '四件套|床品|床上用品|침구|침구세트|이불세트|bedding|bedding set'),
  ('furniture', '被子|이불|quilt|duvet|comforter'),
  ('furniture', '枕头|베개|pillow'),
  ('furniture', '毯子|盖毯|담요|blanket'),
  ('furniture', '地毯|地垫|러그|카펫|rug|carpet'),
  ('furniture', '靠垫|抱枕|坐垫|쿠션|방석|cushion'),
  ('furniture', '窗帘|커튼|curtain'),
  ('furniture', '实木|木质|木制|원목|나무|wood|wooden|solid wood'),
  ('bathroom', '龙头|水龙头|수전|수도꼭지|faucet|tap'),
  ('bathroom', '花洒|淋浴|샤워기|샤워|shower|shower head'),
  ('bathroom', '毛巾|面巾|수건|타월|towel'),
  ('bathroom', '浴巾|목욕수건|바디타월|bath towel'),
  ('bathroom', '镜子|化妆镜|거울|mirror'),
  ('bathroom', '浴室|卫浴|卫生间|욕실|화장실|bathroom'),
  ('hardware', '工具|공구|tool'),
  ('hardware', '锤子|羊角锤|망치|장도리|hammer'),
  ('hardware', '螺丝刀|改锥|드라이버|screwdriver'),
  ('hardware', '钳子|펜치|pliers'),
  ('hardware', '卷尺|줄자|tape measure|measuring tape'),
  ('hardware', '锁|挂锁|자물쇠|lock|padlock'),
  ('hardware', '螺丝|钉子|나사|못|screw|nail'),
  ('hardware', '胶带|테이프|tape'),
  ('shoes', '鞋|鞋子|신발|shoes'),
  ('shoes', '拖鞋|凉拖|슬리퍼|slippers|slides'),
  ('shoes', '棉拖鞋|棉拖|털실내화|방한 슬리퍼|winter slippers'),
  ('shoes', '雨靴|雨鞋|水鞋|장화|레인부츠|rain boots|wellies'),
  ('shoes', '靴子|부츠|boots'),
  ('shoes', '运动鞋|跑鞋|운동화|러닝화|sneakers|trainers|running shoes'),
  ('shoes', '皮鞋|구두|leather shoes'),
  ('body-care', '沐浴露|沐浴乳|바디워시|바디 워시|body wash|shower gel'),
  ('body-care', '香皂|肥皂|手工皂|비누|soap'),
  ('body-care', '洗手液|핸드워시|손세정제|hand wash|hand soap'),
  ('body-care', '身体乳|润肤乳|바디로션|바디 로션|body lotion'),
  ('body-care', '护手霜|핸드크림|hand cream'),
  ('body-care', '防晒|防晒霜|防晒乳|선크림|썬크림|자외선차단제|sunscreen|sunblock|sun cream'),
  ('body-care', '剃须刀|刮胡刀|면도기|razor|shaver'),
  ('hair-care', '洗发水|洗发露|샴푸|shampoo'),
  ('hair-care', '护发素|润发乳|린스|컨디셔너|conditioner'),
  ('hair-care', '发膜|헤어팩|헤어마스크|hair mask'),
  ('hair-care', '护发精油|发油|헤어오일|헤어에센스|hair oil'),
  ('hair-care', '染发|染发膏|染发剂|염색약|염색|hair dye|hair color'),
  ('hair-care', '梳子|빗|comb|hairbrush'),
  ('oral-care', '牙膏|치약|toothpaste'),
  ('oral-care', '牙刷|칫솔|toothbrush'),
  ('oral-care', '电动牙刷|전동칫솔|electric toothbrush'),
  ('oral-care', '漱口水|가글|구강청결제|mouthwash'),
  ('oral-care', '牙线|牙线棒|치실|floss|dental floss'),
  ('cleaning', '洗衣液|洗衣粉|洗衣剂|세제|세탁세제|laundry detergent|detergent'),
  ('cleaning', '洗衣凝珠|凝珠|세탁캡슐|캡슐세제|laundry pods|laundry capsules'),
  ('cleaning', '柔顺剂|衣物柔软剂|섬유유연제|fabric softener'),
  ('cleaning', '洗洁精|洗碗液|주방세제|설거지|dish soap|dishwashing liquid'),
  ('cleaning', '油污净|去油污|기름때|주방세정제|degreaser'),
  ('cleaning', '洁厕灵|洁厕剂|马桶清洁|변기세정제|toilet cleaner'),
  ('cleaning', '拖把|대걸레|mop'),
  ('cleaning', '垃圾袋|쓰레기봉투|trash bag|garbage bag|bin bag'),
  ('paper-goods', '纸巾|抽纸|面巾纸|餐巾纸|휴지|티슈|미용티슈|갑티슈|tissue|facial tissue'),
  ('paper-goods', '厨房纸|厨房用纸|키친타월|키친타올|kitchen paper|kitchen towel|paper towel'),
  ('paper-goods', '湿巾|湿纸巾|물티슈|wet wipes|wipes'),
  ('paper-goods', '婴儿|宝宝|아기|유아|baby|infant'),
  ('pets', '宠物|반려동물|애완동물|pet'),
  ('pets', '猫粮|고양이사료|고양이 사료|cat food'),
  ('pets', '猫砂|고양이모래|고양이 모래|cat litter'),
  ('pets', '猫窝|猫床|고양이방석|고양이집|cat bed'),
  ('pets', '狗粮|강아지사료|개사료|강아지 사료|dog food'),
  ('pets', '猫|猫咪|고양이|냥이|cat'),
  ('pets', '狗|狗狗|강아지|개|dog|puppy'),
  ('pets', '牵引绳|狗绳|리드줄|leash'),
  ('plants', '盆栽|绿植|화분|식물|potted plant|houseplant'),
  ('plants', '虎尾兰|虎皮兰|산세베리아|snake plant|sansevieria'),
  ('plants', '仙人掌|선인장|cactus'),
  ('plants', '多肉|多肉植物|다육이|다육식물|succulent'),
  ('plants', '种子|씨앗|씨|seed'),
  ('plants', '花|鲜花|꽃|flower'),
  ('plants', '花盆|화분|flower pot|planter'),
  ('fertiliser', '肥料|化肥|비료|fertilizer|fertiliser'),
  ('fertiliser', '有机肥|유기질비료|유기비료|organic fertilizer'),
  ('fertiliser', '复合肥|복합비료|compound fertilizer|npk'),
  ('fertiliser', '营养液|식물영양제|영양제|plant food|plant feed'),
  ('fertiliser', '叶面肥|엽면비료|foliar feed|foliar fertilizer'),
  ('agrochemicals', '农药|농약|작물보호제|pesticide|agrochemical'),
  ('agrochemicals', '杀虫剂|杀虫|살충제|insecticide|bug spray'),
  ('agrochemicals', '杀菌剂|살균제|fungicide'),
  ('agrochemicals', '除草剂|제초제|herbicide|weed killer'),
  ('agrochemicals', '喷雾器|분무기|sprayer'),
  ('agrochemicals', '矿物油|기계유|mineral oil'),
  ('toys', '玩具|장난감|toy'),
  ('toys', '积木|블록|블럭|레고|blocks|building blocks'),
  ('toys', '小火车|火车|기차|장난감기차|toy train|train'),
  ('toys', '毛绒玩具|毛绒玩偶|玩偶|公仔|인형|봉제인형|stuffed toy|plush|soft toy'),
  ('toys', '小熊|泰迪熊|곰인형|teddy bear'),
  ('toys', '拼图|퍼즐|puzzle|jigsaw'),
  ('toys', '儿童|孩子|小孩|어린이|아이|kids|children'),
  ('instruments', '乐器|악기|musical instrument'),
  ('instruments', '长鼓|杖鼓|장구|장고|janggu'),
  ('instruments', '鼓|大鼓|북|drum'),
  ('instruments', '笛子|竹笛|피리|대나무피리|flute'),
  ('instruments', '尤克里里|乌克丽丽|우쿨렐레|ukulele'),
  ('instruments', '吉他|기타|guitar'),
  ('instruments', '口琴|하모니카|harmonica'),
  ('instruments', '伽倻琴|가야금|gayageum'),
  ('any', '礼盒|礼物|礼品|선물|선물세트|gift|gift box|present'),
  ('any', '套装|세트|set'),
  ('any', '红色|红|빨간색|빨강|레드|red'),
  ('any', '蓝色|蓝|파란색|파랑|블루|blue'),
  ('any', '绿色|绿|초록색|녹색|그린|green'),
  ('any', '墨绿色|深绿|딥그린|deep green|dark green'),
  ('any', '黄色|노란색|노랑|옐로|yellow'),
  ('any', '白色|白|흰색|화이트|white'),
  ('any', '黑色|黑|검은색|검정|블랙|black'),
  ('any', '米色|베이지|beige'),
  ('any', '粉色|粉红色|분홍|핑크|pink'),
  ('any', '灰色|회색|그레이|grey|gray'),
  ('any', '纯棉|全棉|棉|순면|면|cotton'),
  ('any', '羊毛|양모|양털|wool'),
  ('any', '蚕丝|真丝|실크|silk'),
  ('any', '皮|真皮|가죽|leather'),
  ('any', '陶瓷|도자기|ceramic'),
  ('any', '不锈钢|스테인리스|stainless steel'),
  ('any', '有机|유기농|organic'),
  ('any', '手工|手作|수제|핸드메이드|handmade'),
  ('any', '防滑|미끄럼방지|non slip'),
  ('any', '女士|女|여성|여자|women|ladies'),
  ('any', '男士|男|남성|남자|men'),
  ('any', '韩国|韩式|한국|한국식|korean|korea'),
  ('any', '济州|济州岛|제주|제주도|jeju'),
  ('any', '延边|연변|옌볜|yanbian'),
  ('any', '行李箱|拉杆箱|登机箱|旅行箱|캐리어|여행가방|suitcase|luggage'),
  ('any', '包|背包|가방|배낭|bag|backpack'),
  ('any', '内裤|팬티|속옷|underwear'),
  ('any', '袜子|양말|socks'),
  ('any', '衬衫|衬衣|셔츠|shirt'),
  ('any', '裙子|连衣裙|치마|원피스|dress|skirt'),
  ('any', '外套|夹克|재킷|자켓|jacket|coat'),
  ('any', '耳机|이어폰|헤드폰|headphone|earphone'),
  ('any', '充电器|충전기|charger'),
  ('any', '手机|휴대폰|핸드폰|스마트폰|phone|smartphone'),
  ('any', '笔|钢笔|펜|pen'),
  ('any', '口罩|마스크|face mask'),
  ('any', '雨伞|伞|우산|umbrella'),
  ('any', '风扇|电风扇|선풍기|fan'),
  ('food', '粽子|端午粽|粽|쫑쯔|단오떡|zongzi|rice dumpling'),
  ('food', '凤梨酥|파인애플케이크|펑리수|pineapple cake'),
  ('furniture', '床|实木床|침대|bed'),
  ('furniture', '书桌|写字桌|办公桌|책상|desk'),
  ('furniture', '餐桌|饭桌|식탁|dining table'),
  ('furniture', '枕头|枕芯|记忆枕|羽绒枕|荞麦枕|베개|pillow'),
  ('pets', '宠物窝|狗窝|狗床|강아지집|강아지방석|개집|dog bed|pet bed'),
  ('watches', '闹钟|电子钟|알람시계|탁상시계|alarm clock'),
  ('any', '钢笔|만년필|fountain pen'),
  ('any', '笔记本|本子|노트|공책|notebook'),
  ('any', '双肩包|书包|백팩|책가방|backpack'),
  ('any', '男士|男式|男款'),
  ('any', '女士|女式|女款'),
  ('paper-goods', '卷纸|卫生纸|厕纸|두루마리|화장지|두루마리휴지|toilet paper|toilet roll|휴지')
) as given (field, words);

insert into search_stopped_words (version, words)
values (0, '{包邮,正品,的,the,of,for,with,and,정품,무료배송}');
