-- What a shop's orders are found by. `order_key` has a row for each key of an order.

-- A new order is found by its number, the end of its number, its buyer, and the name and phone of its receiver.
create or replace function key_orders() returns trigger language plpgsql as $$
begin
  insert into order_key (shop_id, key, order_id)
  select o.shop_id, k.key, o.id from added o cross join lateral (values
    ('number:' || o.code), ('ending:' || reverse(o.code)), ('buyer:' || o.user_id),
    ('name:' || lower(o.consignee)), ('phone:' || right(o.phone, 4))) k(key)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger orders_keyed after insert on orders
  referencing new table as added for each statement execute function key_orders();

-- Another receiver: the former name and phone no longer find the order.
create or replace function key_receiver() returns trigger language plpgsql as $$
begin
  delete from order_key where shop_id = old.shop_id and order_id = old.id
    and key in ('name:' || lower(old.consignee), 'phone:' || right(old.phone, 4));
  insert into order_key (shop_id, key, order_id)
  values (new.shop_id, 'name:' || lower(new.consignee), new.id), (new.shop_id, 'phone:' || right(new.phone, 4), new.id)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger receiver_keyed after update of consignee, phone on orders for each row
  when (old.consignee <> new.consignee or old.phone <> new.phone) execute function key_receiver();

-- The lines of an order: it is found by its products, under the names that they had when they were bought, and by its SKUs.
create or replace function key_lines() returns trigger language plpgsql as $$
begin
  with line as (
    select o.shop_id, o.id as order_id, l.goods_id, l.sku_id, l.goods_name as name, md5(l.goods_name::text) as digest
    from added l join orders o on o.id = l.order_id
  ), named as (
    insert into sold_name (shop_id, goods_id, name)
    select distinct l.shop_id, l.goods_id, l.name from line l
    where not exists (select from sold_name n
      where n.shop_id = l.shop_id and n.goods_id = l.goods_id and n.digest = l.digest)
    -- Two that place orders at once add the same names in the same order.
    order by l.shop_id, l.goods_id, l.name
    on conflict do nothing
  )
  insert into order_key (shop_id, key, order_id)
  select l.shop_id, k.key, l.order_id from line l cross join lateral (values
    ('product:' || l.goods_id || ':' || l.digest), ('sku:' || l.sku_id)) k(key)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger lines_keyed after insert on order_line
  referencing new table as added for each statement execute function key_lines();

-- A parcel: its order is found by the tracking number, and by a corrected one in place of the former.
create or replace function key_parcel() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_key k using orders o
    where o.id = old.order_id and k.shop_id = o.shop_id and k.order_id = o.id
      and k.key = 'tracking:' || upper(old.tracking_number);
  end if;
  insert into order_key (shop_id, key, order_id)
  select o.shop_id, 'tracking:' || upper(p.tracking_number), o.id from parcel p join orders o on o.id = p.order_id
  where p.order_id = new.order_id on conflict do nothing;
  return null;
end $$;
create or replace trigger parcel_keyed after insert on parcel for each row execute function key_parcel();
create or replace trigger corrected_parcel_keyed after update of tracking_number on parcel for each row
  when (old.tracking_number <> new.tracking_number) execute function key_parcel();

-- Notes of a shop's staff are looked for within the shop, so they carry its id.
create or replace function remark_of_shop() returns trigger language plpgsql as $$
begin
  new.shop_id := (select shop_id from orders where id = new.order_id);
  return new;
end $$;
create or replace trigger remark_of_shop before insert on order_shop_remark for each row execute function remark_of_shop();
