-- Lists that many orders or comments make long find a page and their length without looking at all of them.
create index orders_shop_newest on orders (shop_id, id desc);
create index orders_shop_to_ship on orders (shop_id, paid_at, id) where status = 3;

-- How many orders a shop has in each state: sums of changes, as `order_tally` keeps them for buyers.
create table order_shop_tally (
  shop_id uuid not null,
  status smallint not null,
  n int not null
);
create index order_shop_tally_shop on order_shop_tally (shop_id) include (status, n);
insert into order_shop_tally (shop_id, status, n)
select shop_id, status, count(*) from orders group by shop_id, status;

create function tally_shop_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_shop_tally (shop_id, status, n)
    select shop_id, status, count(*) from now_there group by shop_id, status;
  elsif tg_op = 'DELETE' then
    insert into order_shop_tally (shop_id, status, n)
    select shop_id, status, -count(*) from was_there group by shop_id, status;
  else
    insert into order_shop_tally (shop_id, status, n)
    select shop_id, status, sum(n) from (
      select shop_id, status, -1 as n from was_there
      union all
      select shop_id, status, 1 from now_there
    ) t group by shop_id, status having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger orders_come_to_shop after insert on orders
  referencing new table as now_there for each statement execute function tally_shop_orders();
create trigger orders_change_at_shop after update on orders
  referencing old table as was_there new table as now_there for each statement execute function tally_shop_orders();
create trigger orders_leave_shop after delete on orders
  referencing old table as was_there for each statement execute function tally_shop_orders();

-- Comments found useful by many come first.
create index comment_goods_hot on comment (goods_id, like_count desc, created_at desc, id desc)
  where deleted_at is null;

-- How many comments goods have by SKU and stars, and how many of those have pictures or a follow-up: sums of changes.
create table comment_tally (
  goods_id uuid not null,
  sku_id uuid,
  score smallint,
  n int not null,
  pic int not null,
  append int not null
);
create index comment_tally_goods on comment_tally (goods_id);
insert into comment_tally (goods_id, sku_id, score, n, pic, append)
select goods_id, sku_id, score, count(*), count(*) filter (where pictures <> '[]' or append_pictures <> '[]'),
       count(appended_at)
from comment where deleted_at is null group by goods_id, sku_id, score;

create function tally_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into comment_tally (goods_id, sku_id, score, n, pic, append)
    select goods_id, sku_id, score, count(*), count(*) filter (where pictures <> '[]' or append_pictures <> '[]'),
           count(appended_at)
    from now_there where deleted_at is null group by goods_id, sku_id, score;
  elsif tg_op = 'DELETE' then
    insert into comment_tally (goods_id, sku_id, score, n, pic, append)
    select goods_id, sku_id, score, -count(*), -count(*) filter (where pictures <> '[]' or append_pictures <> '[]'),
           -count(appended_at)
    from was_there where deleted_at is null group by goods_id, sku_id, score;
  else
    insert into comment_tally (goods_id, sku_id, score, n, pic, append)
    select goods_id, sku_id, score, sum(n), sum(pic), sum(append) from (
      select goods_id, sku_id, score, -1 as n, -(pictures <> '[]' or append_pictures <> '[]')::int as pic,
             -(appended_at is not null)::int as append
      from was_there where deleted_at is null
      union all
      select goods_id, sku_id, score, 1, (pictures <> '[]' or append_pictures <> '[]')::int,
             (appended_at is not null)::int
      from now_there where deleted_at is null
    ) t group by goods_id, sku_id, score having sum(n) <> 0 or sum(pic) <> 0 or sum(append) <> 0;
  end if;
  return null;
end $$;

create trigger comments_come after insert on comment
  referencing new table as now_there for each statement execute function tally_comments();
create trigger comments_change after update on comment
  referencing old table as was_there new table as now_there for each statement execute function tally_comments();
create trigger comments_go after delete on comment
  referencing old table as was_there for each statement execute function tally_comments();
