-- Orders whose units are in goods.sales_count: an event told twice counts once.
create table catalog_counted_order (
  order_id uuid primary key,
  counted_at timestamptz not null default now()
);
