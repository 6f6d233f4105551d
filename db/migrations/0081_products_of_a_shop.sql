-- The product list of a shop's staff: one narrow row a product, with what the list is filtered and sorted by. What it shows is
-- read from the products themselves; these rows may be seconds behind them after an order.

-- How far a product's texts are written in each language: 0 none, 1 some, 2 all of them. Rows have every text in all
-- three, so this is told when they are written, before missing ones are filled.
alter table goods add column languages jsonb not null default '{"zh-CN": 2, "ko-KR": 2, "en-US": 2}';
alter table goods alter column languages set default '{}';
-- A name that repeats the Chinese one was most likely filled.
update goods set languages = jsonb_build_object('zh-CN', 2,
  'ko-KR', case when name ->> 'ko-KR' = name ->> 'zh-CN' then 0 else 2 end,
  'en-US', case when name ->> 'en-US' = name ->> 'zh-CN' then 0 else 2 end)
where name ->> 'zh-CN' in (name ->> 'ko-KR', name ->> 'en-US');

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
  state smallint not null check (state in (1, 2, 3)),
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
);
-- Dead rows slow down reads of an index alone, so they are cleaned up early.
alter table shop_product set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02);

-- One index for each order of the list. They carry what filters ask for, so that any page, even the last of a hundred
-- thousand rows, is found without reading the rows before it.
create index shop_product_sold on shop_product (shop_id, sold30, goods_id)
  include (state, stock, price_min_fen, price_max_fen, zh, ko, en);
create index shop_product_price on shop_product (shop_id, price_min_fen, goods_id)
  include (state, stock, price_max_fen, zh, ko, en);
create index shop_product_stock on shop_product (shop_id, stock, goods_id)
  include (state, price_min_fen, price_max_fen, zh, ko, en);
create index shop_product_updated on shop_product (shop_id, updated_at, goods_id)
  include (state, stock, price_min_fen, price_max_fen, zh, ko, en);

-- How many products a shop has in each state, as a sum of changes: a list of all of them knows its length without
-- counting. Changes are only added, so that two transactions never wait for each other here, and summed up every hour.
create table shop_product_tally (
  shop_id uuid not null,
  state smallint not null,
  n int not null
);
create index shop_product_tally_shop on shop_product_tally (shop_id) include (state, n);

create function tally_shop_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shop_product_tally (shop_id, state, n) select shop_id, state, count(*) from now_there group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into shop_product_tally (shop_id, state, n) select shop_id, state, -count(*) from was_there group by 1, 2;
  else
    insert into shop_product_tally (shop_id, state, n)
    select shop_id, state, sum(n) from (
      select shop_id, state, -1 as n from was_there union all select shop_id, state, 1 from now_there) t
    group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger shop_products_come after insert on shop_product
  referencing new table as now_there for each statement execute function tally_shop_products();
create trigger shop_products_change after update on shop_product
  referencing old table as was_there new table as now_there for each statement execute function tally_shop_products();
create trigger shop_products_go after delete on shop_product
  referencing old table as was_there for each statement execute function tally_shop_products();

-- SKUs whose units that can be ordered have changed. Rows are only added, so that orders never wait for the list; a job
-- takes them.
create table shop_product_change (
  id bigint generated always as identity primary key,
  sku_id uuid not null
);
create function shop_stock_changed() returns trigger language plpgsql as $$
begin
  insert into shop_product_change (sku_id) values (new.sku_id);
  return null;
end $$;
create trigger shop_stock_changed after update on stock for each row
  when (old.on_hand - old.reserved <> new.on_hand - new.reserved or old.is_counted <> new.is_counted)
  execute function shop_stock_changed();

-- Writes the rows of these products anew. They are locked first and read afterwards, by a statement of its own: of two
-- transactions, the later one sees what the earlier one has written.
create function refresh_shop_products(which uuid[]) returns void language plpgsql as $$
begin
  perform from shop_product where goods_id = any(which) order by goods_id for update;
  insert into shop_product as p (goods_id, shop_id, state, category1_id, category2_id, category3_id, price_min_fen,
    price_max_fen, stock, sold30, zh, ko, en, updated_at, words)
  select g.id, g.shop_id, case when not g.is_on_sale then 3 when coalesce(k.stock, 0) = 0 then 2 else 1 end,
    g.category1_id, g.category2_id, g.category3_id, coalesce(k.price_min_fen, g.price_fen),
    coalesce(k.price_max_fen, g.price_fen), least(coalesce(k.stock, 0), 2000000000), coalesce(s.sold30, 0),
    coalesce((g.languages ->> 'zh-CN')::smallint, 0), coalesce((g.languages ->> 'ko-KR')::smallint, 0),
    coalesce((g.languages ->> 'en-US')::smallint, 0), g.updated_at,
    lower(concat_ws(' ', g.name ->> 'zh-CN', nullif(g.name ->> 'ko-KR', g.name ->> 'zh-CN'),
      nullif(g.name ->> 'en-US', g.name ->> 'zh-CN'), g.sn, k.sns))
  from goods g
  cross join lateral (
    select min(k.price_fen) as price_min_fen, max(k.price_fen) as price_max_fen,
      sum(case when t.is_counted then t.on_hand - t.reserved when t.sku_id is null then 0 else 1000000 end) as stock,
      string_agg(k.sn, ' ' order by k.sort) filter (where position(g.sn in k.sn) <> 1) as sns
    from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id and k.is_on_sale) k
  cross join lateral (select sum(s.sold30)::int as sold30 from sku_sold s where s.goods_id = g.id) s
  where g.id = any(which) order by g.id
  on conflict (goods_id) do update set
    shop_id = excluded.shop_id, state = excluded.state, category1_id = excluded.category1_id,
    category2_id = excluded.category2_id, category3_id = excluded.category3_id,
    price_min_fen = excluded.price_min_fen, price_max_fen = excluded.price_max_fen, stock = excluded.stock,
    sold30 = excluded.sold30, zh = excluded.zh, ko = excluded.ko, en = excluded.en, updated_at = excluded.updated_at,
    words = excluded.words
  where (p.shop_id, p.state, p.category1_id, p.category2_id, p.category3_id, p.price_min_fen, p.price_max_fen, p.stock,
      p.sold30, p.zh, p.ko, p.en, p.updated_at, p.words) is distinct from
    (excluded.shop_id, excluded.state, excluded.category1_id, excluded.category2_id, excluded.category3_id,
      excluded.price_min_fen, excluded.price_max_fen, excluded.stock, excluded.sold30, excluded.zh, excluded.ko,
      excluded.en, excluded.updated_at, excluded.words);
end $$;

select refresh_shop_products(array(select id from goods));
