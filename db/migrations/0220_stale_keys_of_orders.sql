-- Expands.
-- A receiver or tracking number that was changed while migration 0192 ran may have left the key of its former value, which
-- that migration had read before: the order was found by a name that it no longer has. The orders are locked, so that a
-- change at this moment comes before or after.
with stale as (
  select k.shop_id, k.key, k.order_id
  from orders o join order_key k on k.shop_id = o.shop_id and k.order_id = o.id
  where (k.key like 'name:%' and k.key <> 'name:' || lower(o.consignee))
     or (k.key like 'phone:%' and k.key <> 'phone:' || right(o.phone, 4))
     or (k.key like 'tracking:%' and not exists (
       select from parcel p where p.order_id = o.id and 'tracking:' || upper(p.tracking_number) = k.key))
  for update of o
)
delete from order_key k using stale s
where k.shop_id = s.shop_id and k.key = s.key and k.order_id = s.order_id;
