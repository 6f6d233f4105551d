-- Expands.
-- Apart from the triggers, whose making locks the tables of orders: meanwhile orders go on being placed, and have their keys.
insert into order_key (shop_id, key, order_id)
select o.shop_id, k.key, o.id from orders o cross join lateral (values
  ('number:' || o.code), ('ending:' || reverse(o.code)), ('buyer:' || o.user_id),
  ('name:' || lower(o.consignee)), ('phone:' || right(o.phone, 4))) k(key)
on conflict do nothing;
insert into order_key (shop_id, key, order_id)
select distinct o.shop_id, k.key, o.id from order_line l join orders o on o.id = l.order_id cross join lateral (values
  ('product:' || l.goods_id || ':' || md5(l.goods_name::text)), ('sku:' || l.sku_id)) k(key)
on conflict do nothing;
insert into order_key (shop_id, key, order_id)
select distinct o.shop_id, 'tracking:' || upper(p.tracking_number), o.id
from parcel p join orders o on o.id = p.order_id
on conflict do nothing;
insert into sold_name (shop_id, goods_id, name)
select distinct o.shop_id, l.goods_id, l.goods_name from order_line l join orders o on o.id = l.order_id
on conflict do nothing;
