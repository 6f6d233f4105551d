-- Products whose price or availability may have changed since saved products were compared. The comparison reads and
-- deletes these rows instead of reading all saved products. Rows are only added, so that sales and price changes never
-- wait for each other here. Whether anybody has saved the product is asked by the comparison: a favourite that is being
-- saved at the same moment is not visible to the trigger.
create table favourite_change (
  id bigint generated always as identity primary key,
  goods_id uuid not null
);

create function note_changed_goods() returns trigger language plpgsql as $$
begin
  insert into favourite_change (goods_id) values (new.id);
  return null;
end $$;
create trigger note_changed_goods after update of price_fen, is_on_sale on goods for each row
  when (old.price_fen <> new.price_fen or old.is_on_sale <> new.is_on_sale) execute function note_changed_goods();

create function note_changed_sku() returns trigger language plpgsql as $$
begin
  insert into favourite_change (goods_id) values (new.goods_id);
  return null;
end $$;
create trigger note_changed_sku after update of is_on_sale on sku for each row
  when (old.is_on_sale <> new.is_on_sale) execute function note_changed_sku();

-- Every sale changes the stock; only the last unit, and the first after it, make a difference.
create function note_changed_stock() returns trigger language plpgsql as $$
begin
  insert into favourite_change (goods_id) select goods_id from sku where id = new.sku_id;
  return null;
end $$;
create trigger note_changed_stock after update on stock for each row
  when ((old.is_counted and old.on_hand = old.reserved) <> (new.is_counted and new.on_hand = new.reserved))
  execute function note_changed_stock();

-- New SKUs of products that somebody has saved; an import of new products adds no rows.
create function note_new_stock() returns trigger language plpgsql as $$
begin
  insert into favourite_change (goods_id)
  select distinct k.goods_id from written w join sku k on k.id = w.sku_id
  join favourite_goods f on f.goods_id = k.goods_id;
  return null;
end $$;
create trigger note_new_stock after insert on stock
  referencing new table as written for each statement execute function note_new_stock();

insert into favourite_change (goods_id) select goods_id from favourite_goods order by goods_id;
