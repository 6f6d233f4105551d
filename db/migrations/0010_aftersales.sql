-- After-sales: applications for refunds of bought lines, what was said and done about them, and the money that goes
-- back to the way it came.
create table aftersales_refund (
  id uuid primary key,
  code text not null unique,                        -- 'R' before it is the number at the gateway, the same on every try
  order_id uuid not null references orders(id),
  order_line_id uuid not null references order_line(id),
  user_id uuid not null references account(id),
  shop_id uuid not null references shop(id),
  status smallint not null check (status between 1 and 7),
  type smallint not null check (type in (0, 1)),    -- 0 return and refund, 1 refund only
  receiving smallint not null check (receiving in (0, 1)),
  reason smallint not null check (reason between 0 and 9),
  detail text not null default '',
  files jsonb not null default '[]',
  contact text not null default '',
  phone text not null default '',
  units int not null check (units > 0),
  unshipped int not null default 0 check (unshipped between 0 and units),  -- of the units: those that never left
  apply_fen bigint not null,                        -- what the buyer asked for in all
  goods_fen bigint not null check (goods_fen >= 0), -- what goes back as things stand: for goods, and of the shipping fee
  shipping_fen bigint not null default 0 check (shipping_fen >= 0),
  is_whole boolean not null,                        -- all of the units' money
  money text not null default 'none' check (money in ('none', 'sent', 'stuck', 'failed', 'done', 'offline')),
  resalable boolean not null default false,
  proposal jsonb,                                   -- {type, fen} the shop offers instead
  proposals smallint not null default 0,
  reject_reason text,
  reject_files jsonb not null default '[]',
  return_address jsonb,                             -- {consignee, phone, address}
  return_parcel_id uuid,
  arbitration text not null default 'none' check (arbitration in ('none', 'open', 'decided')),
  evidence_until timestamptz,
  deadline_at timestamptz,
  deadline_action text,
  applied_at timestamptz not null,
  done_at timestamptz,
  came_back_at timestamptz,
  hidden_at timestamptz,
  try_no smallint not null,                         -- the line's how many-th application
  replaced_by uuid references aftersales_refund(id)
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
  refund_id uuid not null references aftersales_refund(id),
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
  shop_id uuid primary key references shop(id),
  consignee text not null,
  phone text not null,
  address text not null
);

-- What orders know of it: written by after-sales through the front door of orders.
alter table order_line
  add column cancelled int not null default 0,          -- of the refunded units: those that never left the shop
  add column refund_id uuid,                            -- the last application
  add column refund_status smallint not null default 0,
  add column refund_open boolean not null default false, -- it keeps the line from shipping, and the order from automatic receipt
  add column refund_tries smallint not null default 0;
alter table order_line add constraint order_line_cancelled check (cancelled <= refunded and shipped + cancelled <= quantity);
-- What was left of the time to confirm receipt when it was stopped.
alter table orders add column receipt_left_ms bigint;

-- Units of a sold hold that are on the shelf again.
alter table stock_hold add column returned int not null default 0 check (returned between 0 and quantity);

-- Refunds of orders stand beside those of surplus; the order's own say whose money it was.
alter table payment_refund add column order_id uuid references orders(id);
create index payment_refund_order on payment_refund (order_id) where order_id is not null;
alter table payment_refund drop constraint payment_refund_status_check;
alter table payment_refund add constraint payment_refund_status_check
  check (status in ('queued', 'processing', 'success', 'failed', 'offline'));

-- Parcels that go back to the shop. Several returns may travel in one.
alter table parcel add column return_of uuid;
alter table parcel drop constraint parcel_carrier_tracking_number_key;
create unique index parcel_sent on parcel (carrier, tracking_number) where return_of is null;
create unique index parcel_returned on parcel (return_of, carrier, tracking_number) where return_of is not null;
