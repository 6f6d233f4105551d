-- Open pages learn what happens from the tables themselves, so that no action can forget to tell them: each row of
-- `push_event` is a hint to read anew.

-- A session that ends closes its sockets in every process, whichever statement ended it.
create or replace function push_session_ended() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'session:' || id, 'sessionEnded', '{}' from ended;
  return null;
end $$;
create or replace trigger push_session_ended after delete on account_session
  referencing old table as ended for each statement execute function push_session_ended();

-- The buyer and the shop of an order learn of each event of it.
create or replace function push_order_event() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'order', jsonb_build_object('data', jsonb_build_object('orderId', o.id))
  from (select distinct order_id from written) w
  join orders o on o.id = w.order_id
  cross join lateral (values ('user:' || o.user_id), ('shop:' || o.shop_id)) c (channel);
  return null;
end $$;
create or replace trigger push_order_event after insert on order_event
  referencing new table as written for each statement execute function push_order_event();

-- The buyer learns that an attempt to pay has got another status.
create or replace function push_payment() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'user:' || new.user_id, 'pay', jsonb_build_object('data', jsonb_build_object('orderIds',
    (select jsonb_agg(order_id) from payment_attempt_order where attempt_id = new.id)));
  return null;
end $$;
create or replace trigger push_payment after update of status on payment_attempt
  for each row when (old.status is distinct from new.status) execute function push_payment();

-- Both sides of an application for a refund learn of each step, and the mall of those that it is asked to decide.
create or replace function push_refund() returns trigger language plpgsql as $$
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
create or replace trigger push_refund after insert on aftersales_log
  referencing new table as written for each statement execute function push_refund();

-- The buyer and the shop learn that a carrier has told something of a parcel.
create or replace function push_trace() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'logistics', jsonb_build_object('data', jsonb_build_object('orderId', o.id))
  from (select distinct p.order_id from written w join parcel p on p.id = w.parcel_id) t
  join orders o on o.id = t.order_id
  cross join lateral (values ('user:' || o.user_id), ('shop:' || o.shop_id)) c (channel);
  return null;
end $$;
create or replace trigger push_trace after insert on parcel_trace
  referencing new table as written for each statement execute function push_trace();

-- Open pages of both sides learn of an offer and of its end.
create or replace function push_offer() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'refund', jsonb_build_object('data', jsonb_build_object('orderId', new.order_id))
  from (values ('user:' || new.user_id), ('shop:' || new.shop_id)) c (channel);
  return null;
end $$;
create or replace trigger push_offer after insert or update of state on aftersales_offer
  for each row execute function push_offer();

-- Open conversations learn from the table itself that an agent came or went, so that no page has to ask from time to
-- time. The end of an agent who just falls silent writes nothing; a job tells of it.
create or replace function push_presence() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'presence:' || coalesce(s.id::text, 'mall'), 'presence',
    jsonb_build_object('data', jsonb_strip_nulls(jsonb_build_object('shopId', s.id)))
  from (select new.shop_id as id union select old.shop_id where tg_op = 'UPDATE') s;
  return null;
end $$;
create or replace trigger push_presence_of_new after insert on chat_agent for each row
  when (new.state = 'online') execute function push_presence();
-- Signs of life are frequent. The first one after two minutes of silence means that the agent is there again.
create or replace trigger push_presence after update on chat_agent for each row
  when ((old.state = 'online') <> (new.state = 'online') or old.shop_id is distinct from new.shop_id
    or (new.state = 'online' and new.seen_at - old.seen_at >= interval '120 seconds'))
  execute function push_presence();
