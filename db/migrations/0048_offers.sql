-- A shop's offer to refund units of a bought line without an application. Acceptance makes it an application.
create table aftersales_offer (
  id uuid primary key,
  order_id uuid not null references orders,
  order_line_id uuid not null references order_line,
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  -- The member of the shop's staff who made the offer.
  made_by uuid not null references account,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'overtaken')),
  receiving smallint not null check (receiving in (0, 1)),
  units int not null check (units > 0),
  -- Those of the units that had not left the shop.
  unshipped int not null check (unshipped between 0 and units),
  fen bigint not null check (fen > 0),
  remark text not null default '' check (char_length(remark) <= 200),
  made_at timestamptz not null,
  deadline_at timestamptz not null,
  ended_at timestamptz,
  refund_id uuid references aftersales_refund,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'accepted') = (refund_id is not null))
);
create unique index aftersales_offer_open on aftersales_offer (order_line_id) where state = 'open';
create index aftersales_offer_order on aftersales_offer (order_id, id);
create index aftersales_offer_user on aftersales_offer (user_id, id desc) where state = 'open';

-- Open pages of both sides learn of an offer and of its end.
create function push_offer() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select c.channel, 'refund', jsonb_build_object('data', jsonb_build_object('orderId', new.order_id))
  from (values ('user:' || new.user_id), ('shop:' || new.shop_id)) c (channel);
  return null;
end $$;
create trigger push_offer after insert or update of state on aftersales_offer
  for each row execute function push_offer();

-- What the shop notes about an order, for its staff alone. The newest row counts; the rows before it stay.
create table order_shop_remark (
  id uuid primary key,
  order_id uuid not null references orders,
  author_id uuid not null references account,
  content text not null check (char_length(content) <= 500),
  created_at timestamptz not null
);
create index order_shop_remark_order on order_shop_remark (order_id, id desc);

-- The shop has put off automatic receipt, which it may do once.
alter table orders add column is_shop_extended boolean not null default false;

-- 6 is the card of an offer.
alter table chat_message drop constraint chat_message_type_check;
alter table chat_message add constraint chat_message_type_check check (type between 1 and 6);
