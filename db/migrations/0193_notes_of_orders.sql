-- Expands.
-- Notes: of buyers there are few, of the shop's staff those of the shop.
create index orders_noted on orders (shop_id) where remark <> '';
update order_shop_remark r set shop_id = o.shop_id from orders o where o.id = r.order_id and r.shop_id is null;
create index order_shop_remark_shop on order_shop_remark (shop_id);
