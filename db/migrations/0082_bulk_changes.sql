-- Changes of many products at once: what was chosen when the change began, how far it has come, and what each price,
-- stock or state was before, so that it can be taken back.
create table bulk_change (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  -- See features/products/rules/bulk-change.ts.
  change jsonb not null,
  state text not null check (state in ('running', 'done', 'cancelled', 'undoing', 'undone')),
  -- The products that were chosen, and how many of them have been gone through.
  products int not null default 0,
  done int not null default 0 check (done <= products),
  -- SKUs, or products that went on or off sale.
  changed int not null default 0,
  skipped int not null default 0,
  undone int not null default 0,
  changed_since int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz
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
  primary key (bulk_id, subject_id)
);
create index bulk_change_item_outcome on bulk_change_item (bulk_id, outcome, subject_id);
