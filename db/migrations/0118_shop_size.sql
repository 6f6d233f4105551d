-- How many products each shop has, counted as they are written: counting 100,000 rows at each new one would cost too much.
create table shop_size (
  shop_id uuid primary key references shop on delete cascade,
  -- Without deleted ones.
  products int not null default 0,
  -- What operators allow this shop; null for what the mall allows every shop.
  most_products int check (most_products >= 0)
);
insert into shop_size (shop_id, products)
  select shop_id, count(*) filter (where deleted_at is null) from goods group by shop_id;

create function counts_added_goods() returns trigger language plpgsql as $$
begin
  insert into shop_size (shop_id, products)
    select shop_id, count(*) from added where deleted_at is null group by shop_id order by shop_id
    on conflict (shop_id) do update set products = shop_size.products + excluded.products;
  return null;
end $$;
create trigger goods_added after insert on goods
  referencing new table as added for each statement execute function counts_added_goods();

create function counts_deleted_goods() returns trigger language plpgsql as $$
begin
  update shop_size set products = products + case when tg_op = 'UPDATE' and new.deleted_at is null then 1 else -1 end
    where shop_id = old.shop_id;
  return null;
end $$;
create trigger goods_deleted after update of deleted_at on goods for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function counts_deleted_goods();
create trigger goods_removed after delete on goods for each row
  when (old.deleted_at is null) execute function counts_deleted_goods();
