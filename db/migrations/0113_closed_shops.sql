-- Operators close a shop, and open it again. Its orders and after-sales go on; nothing of it can be bought meanwhile.
alter table shop add closed_at timestamptz,
  add close_reason text check (close_reason in ('fraud', 'fake', 'forbidden', 'service', 'papers', 'asked')),
  add check ((closed_at is null) = (close_reason is null));

-- Was on sale when its shop was closed, and goes on sale again with it.
alter table goods add closed_with_shop boolean not null default false;
create index goods_closed_with_shop on goods (shop_id) where closed_with_shop;

-- Whoever puts a product of a closed shop on sale: it stays off sale. A product that is saved while the shop is being
-- closed may pass; it cannot be bought either, and the shop's job takes it off sale a minute later.
create function stays_off_sale() returns trigger language plpgsql as $$
begin
  if exists (select from shop where id = new.shop_id and closed_at is not null) then
    new.is_on_sale := false;
  end if;
  return new;
end $$;
create trigger goods_added_to_closed_shop before insert on goods
  for each row when (new.is_on_sale) execute function stays_off_sale();
create trigger goods_of_closed_shop before update of is_on_sale on goods
  for each row when (new.is_on_sale and not old.is_on_sale) execute function stays_off_sale();

create table shop_event (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  kind text not null check (kind in ('closed', 'opened')),
  reason text check ((kind = 'closed') = (reason is not null)),
  words text not null,
  operator_id uuid not null references account (id),
  at timestamptz not null
);
create index shop_event_of_shop on shop_event (shop_id, id desc);
create index shop_event_operator on shop_event (operator_id);
create trigger shop_event_stays before update or delete on shop_event
  for each row execute function refuse_change();
create trigger shop_event_is_kept before truncate on shop_event execute function refuse_change();
