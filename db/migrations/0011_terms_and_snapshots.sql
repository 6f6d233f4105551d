-- Delivery by region and by piece; orders that can be moved, put off and taken back; goods as they were when bought.

-- What a shop's delivery costs besides `shipping_fee_fen` and `free_shipping_from_fen`: further pieces, far regions,
-- regions it does not deliver to. Its shape is FreightTemplate of features/catalog/rules/freight.ts.
alter table shop add column freight_template jsonb not null default '{}';

alter table orders
  add column freight jsonb not null default '{}',      -- the shop's terms of delivery as they were when ordered
  add column ship_by_at timestamptz,                   -- promised to the buyer; stays when the next deadline runs
  add column address_changed_at timestamptz,           -- by the buyer, after ordering
  add column parcel_silent_at timestamptz;             -- since then no carrier has told of one of its parcels
update orders set ship_by_at = deadline_at where deadline_action = 'ship';

-- The page of a goods as it was when it was bought: one row for all orders of the same version.
create table goods_snapshot (
  goods_id uuid not null,
  version int not null,
  content jsonb not null,
  taken_at timestamptz not null default now(),
  primary key (goods_id, version)
);
alter table order_line add column goods_version int;

alter table parcel
  add column corrected_at timestamptz,                 -- its number was mistyped and put right, once
  add column silent_at timestamptz;                    -- since then nothing has been heard of it for too long
