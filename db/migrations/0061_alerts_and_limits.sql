-- A shopper wants to know, once, when an option can be ordered again or costs no more than a price.
create table goods_alert (
  id uuid primary key,
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  sku_id uuid not null references sku,
  kind text not null check (kind in ('stock', 'price')),
  target_fen bigint check (target_fen > 0),
  made_at timestamptz not null,
  unique (user_id, sku_id, kind),
  check ((kind = 'price') = (target_fen is not null))
);
create index goods_alert_goods on goods_alert (goods_id);
create index goods_alert_user on goods_alert (user_id, id desc);

-- How many units of a product, of all options together, one person may order within 30 days; null: any number.
alter table goods add column person_limit int check (person_limit between 1 and 999);
