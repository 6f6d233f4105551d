-- Every change of the units on hand, as rows that are only added: their sum is what is there. Written by
-- features/inventory/store in the statement that changes `stock`. There is no foreign key, whose check would lock rows of
-- `sku` when orders are paid; `check:books` compares the sums.
create table stock_movement (
  id bigint generated always as identity primary key,
  sku_id uuid not null,
  shop_id uuid not null,
  -- See features/inventory/rules.ts.
  kind text not null check (kind in ('opening', 'sold', 'returned', 'import', 'correction', 'recount')),
  -- Change of the units on hand; of uncounted products none are on hand.
  delta int not null,
  -- Change of the units sold.
  sold int not null default 0,
  -- Units on hand afterwards; null: not counted.
  balance int,
  order_id uuid,
  refund_id uuid,
  user_id uuid,
  reason text,
  note text,
  at timestamptz not null default now(),
  check (kind <> 'correction' or reason is not null),
  check ((kind in ('sold', 'returned')) = (order_id is not null))
);
create index stock_movement_sku on stock_movement (sku_id, id) include (delta, sold);
create index stock_movement_shop on stock_movement (shop_id, id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;
create trigger stock_movement_stays before update or delete on stock_movement
  for each row execute function refuse_change();
create trigger stock_movement_is_kept before truncate on stock_movement execute function refuse_change();

insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance)
select s.sku_id, g.shop_id, 'opening', case when s.is_counted then s.on_hand else 0 end, s.sold,
  case when s.is_counted then s.on_hand end
from stock s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id order by s.sku_id;
