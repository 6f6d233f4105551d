-- The mall has decided against the line's buyer: nobody applies for it any more.
alter table order_line
  add column refund_final boolean not null default false;
update order_line l set refund_final = true
from aftersales_refund r join aftersales_log g on g.refund_id = r.id and g.action = 'decidedForShop'
where r.order_line_id = l.id;

-- No order gives back more than was paid for it. The check that goes was true of every line
-- (`shipped + refunded <= quantity or shipped <= quantity`); `order_line_cancelled` says what it should have said.
alter table orders
  add constraint orders_refunded_check check (refunded_fen between 0 and total_fen);
alter table order_line
  drop constraint order_line_check;
