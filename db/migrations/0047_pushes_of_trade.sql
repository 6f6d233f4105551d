-- Open pages learn what happens to orders, payments, after-sales and parcels from the tables themselves, so that no
-- action can forget to tell them.

create function push_order_event() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'order', jsonb_build_object('data', jsonb_build_object('orderId', o.id))
  from (select distinct order_id from written) w
  join orders o on o.id = w.order_id
  cross join lateral (values ('user:' || o.user_id), ('shop:' || o.shop_id)) c (channel);
  return null;
end $$;
create trigger push_order_event after insert on order_event
  referencing new table as written for each statement execute function push_order_event();

create function push_payment() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'user:' || new.user_id, 'pay', jsonb_build_object('data', jsonb_build_object('orderIds',
    (select jsonb_agg(order_id) from payment_attempt_order where attempt_id = new.id)));
  return null;
end $$;
create trigger push_payment after update of status on payment_attempt
  for each row when (old.status is distinct from new.status) execute function push_payment();

create function push_refund() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'refund', jsonb_build_object('data', jsonb_build_object('refundId', r.id, 'orderId', r.order_id))
  from (select distinct refund_id from written) w
  join aftersales_refund r on r.id = w.refund_id
  cross join lateral (
    select 'user:' || r.user_id union all select 'shop:' || r.shop_id
    union all select 'mall' where r.arbitration <> 'none') c (channel);
  return null;
end $$;
create trigger push_refund after insert on aftersales_log
  referencing new table as written for each statement execute function push_refund();

create function push_trace() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'logistics', jsonb_build_object('data', jsonb_build_object('orderId', o.id))
  from (select distinct p.order_id from written w join parcel p on p.id = w.parcel_id) t
  join orders o on o.id = t.order_id
  cross join lateral (values ('user:' || o.user_id), ('shop:' || o.shop_id)) c (channel);
  return null;
end $$;
create trigger push_trace after insert on parcel_trace
  referencing new table as written for each statement execute function push_trace();
