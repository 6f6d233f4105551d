-- The product list and the stock list of a shop's staff: narrow rows that follow the products.

-- How many products a shop has in each state, as a sum of changes: a list of all of them knows its length without counting.
create or replace function tally_shop_products() returns trigger language plpgsql as $$
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
create or replace trigger shop_products_come after insert on shop_product
  referencing new table as now_there for each statement execute function tally_shop_products();
create or replace trigger shop_products_change after update on shop_product
  referencing old table as was_there new table as now_there for each statement execute function tally_shop_products();
create or replace trigger shop_products_go after delete on shop_product
  referencing old table as was_there for each statement execute function tally_shop_products();

-- SKUs whose units that can be ordered have changed. Rows are only added, so that orders never wait for the list; a job
-- takes them.
create or replace function shop_stock_changed() returns trigger language plpgsql as $$
begin
  insert into shop_product_change (sku_id) values (new.sku_id);
  return null;
end $$;
create or replace trigger shop_stock_changed after update on stock for each row
  when (old.on_hand - old.reserved <> new.on_hand - new.reserved or old.is_counted <> new.is_counted)
  execute function shop_stock_changed();

-- Writes the rows of these products anew, and those of their SKUs. They are locked first and read afterwards, by a statement
-- of its own: of two transactions, the later one sees what the earlier one has written.
create or replace function refresh_shop_products(which uuid[]) returns void language plpgsql as $$
begin
  perform from shop_product where goods_id = any(which) order by goods_id for update;
  insert into shop_product as p (goods_id, shop_id, state, category1_id, category2_id, category3_id, price_min_fen,
    price_max_fen, stock, sold30, zh, ko, en, updated_at, words)
  select g.id, g.shop_id, case when g.deleted_at is not null then 4 when not g.is_on_sale then 3 when coalesce(k.stock, 0) = 0 then 2 else 1 end,
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
  delete from shop_stock s where s.goods_id = any(which)
    and not exists (select from sku k join goods g on g.id = k.goods_id
      where k.id = s.sku_id and k.is_on_sale and g.deleted_at is null);
  insert into shop_stock as s (sku_id, goods_id, shop_id, state, free, sold30, words)
  select k.id, g.id, g.shop_id, case when not n.counted then 3 when n.free <= 0 then 2 when n.free <= coalesce(k.low_at, 10) then 1 else 0 end,
    n.free, coalesce(d.sold30, 0), p.words || ' ' || lower(k.sn)
  from sku k join goods g on g.id = k.goods_id join shop_product p on p.goods_id = g.id
  left join stock t on t.sku_id = k.id left join sku_sold d on d.sku_id = k.id
  cross join lateral (select coalesce(t.is_counted, true) as counted,
    case when t.sku_id is null then 0 when t.is_counted then t.on_hand - t.reserved else 1000000 end as free) n
  where k.goods_id = any(which) and k.is_on_sale and g.deleted_at is null order by k.id
  on conflict (sku_id) do update set
    goods_id = excluded.goods_id, shop_id = excluded.shop_id, state = excluded.state, free = excluded.free,
    sold30 = excluded.sold30, words = excluded.words
  where (s.goods_id, s.shop_id, s.state, s.free, s.sold30, s.words) is distinct from
    (excluded.goods_id, excluded.shop_id, excluded.state, excluded.free, excluded.sold30, excluded.words);
end $$;
