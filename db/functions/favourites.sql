-- Products that somebody has saved, and open pages of products: both are told what has changed.

-- A product that goes on or off sale, changes its price, sells out or is there again: open pages are told, and it is
-- marked for the comparison.
create or replace function product_changed() returns trigger language plpgsql as $$
declare
  changed_id uuid;
begin
  if tg_table_name = 'goods' then changed_id := new.id;
  elsif tg_table_name = 'sku' then changed_id := new.goods_id;
  else select goods_id into changed_id from sku where id = new.sku_id;
  end if;
  insert into push_event (channel, event, frame)
  values ('product:' || changed_id, 'stock', jsonb_build_object('data', jsonb_build_object('goodsId', changed_id)));
  insert into favourite_change (goods_id) values (changed_id);
  return null;
end $$;
create or replace trigger product_changed after update of price_fen, is_on_sale on goods for each row
  when (old.price_fen <> new.price_fen or old.is_on_sale <> new.is_on_sale) execute function product_changed();
create or replace trigger product_changed after update of price_fen, is_on_sale on sku for each row
  when (old.price_fen <> new.price_fen or old.is_on_sale <> new.is_on_sale) execute function product_changed();
-- Every sale changes the stock; only the last unit, and the first after it, make a difference.
create or replace trigger product_changed after update on stock for each row
  when ((old.is_counted and old.on_hand = old.reserved) <> (new.is_counted and new.on_hand = new.reserved))
  execute function product_changed();

-- New SKUs of products that somebody has saved; an import of new products adds no rows.
create or replace function new_stock_marked() returns trigger language plpgsql as $$
begin
  insert into favourite_change (goods_id)
  select distinct k.goods_id from written w join sku k on k.id = w.sku_id
  join favourite_goods f on f.goods_id = k.goods_id;
  return null;
end $$;
create or replace trigger new_stock_marked after insert on stock
  referencing new table as written for each statement execute function new_stock_marked();
