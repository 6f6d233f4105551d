-- How many orders and comments there are of each kind, as sums of changes: a list knows its length without counting, and
-- two transactions never wait for each other, since rows are only added. Jobs sum them up.

-- How many orders a buyer sees in each state.
create or replace function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tally (user_id, status, n)
    select user_id, status, count(*) from now_there where hidden_at is null group by user_id, status;
  elsif tg_op = 'DELETE' then
    insert into order_tally (user_id, status, n)
    select user_id, status, -count(*) from was_there where hidden_at is null group by user_id, status;
  else
    insert into order_tally (user_id, status, n)
    select user_id, status, sum(n) from (
      select user_id, status, -1 as n from was_there where hidden_at is null
      union all
      select user_id, status, 1 from now_there where hidden_at is null
    ) t group by user_id, status having sum(n) <> 0;
  end if;
  return null;
end $$;
create or replace trigger orders_come after insert on orders
  referencing new table as now_there for each statement execute function tally_orders();
create or replace trigger orders_change after update on orders
  referencing old table as was_there new table as now_there for each statement execute function tally_orders();
create or replace trigger orders_go after delete on orders
  referencing old table as was_there for each statement execute function tally_orders();

-- How many orders a shop has in each state.
create or replace function tally_shop_orders() returns trigger language plpgsql as $$
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
create or replace trigger orders_come_to_shop after insert on orders
  referencing new table as now_there for each statement execute function tally_shop_orders();
create or replace trigger orders_change_at_shop after update on orders
  referencing old table as was_there new table as now_there for each statement execute function tally_shop_orders();
create or replace trigger orders_leave_shop after delete on orders
  referencing old table as was_there for each statement execute function tally_shop_orders();

-- How many comments a product has by SKU and stars, and how many of those have pictures or a follow-up.
create or replace function tally_comments() returns trigger language plpgsql as $$
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
create or replace trigger comments_come after insert on comment
  referencing new table as now_there for each statement execute function tally_comments();
create or replace trigger comments_change after update on comment
  referencing old table as was_there new table as now_there for each statement execute function tally_comments();
create or replace trigger comments_go after delete on comment
  referencing old table as was_there for each statement execute function tally_comments();

-- How many comments of a product say something about each tag.
create or replace function tally_comment_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, count(*) from now_there, jsonb_array_elements_text(tags) as tag
    where deleted_at is null group by goods_id, sku_id, tag;
  elsif tg_op = 'DELETE' then
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, -count(*) from was_there, jsonb_array_elements_text(tags) as tag
    where deleted_at is null group by goods_id, sku_id, tag;
  else
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, sum(n) from (
      select goods_id, sku_id, tag, -1 as n from was_there, jsonb_array_elements_text(tags) as tag
      where deleted_at is null
      union all
      select goods_id, sku_id, tag, 1 from now_there, jsonb_array_elements_text(tags) as tag
      where deleted_at is null
    ) t group by goods_id, sku_id, tag having sum(n) <> 0;
  end if;
  return null;
end $$;
create or replace trigger comment_tags_come after insert on comment
  referencing new table as now_there for each statement execute function tally_comment_tags();
create or replace trigger comment_tags_change after update on comment
  referencing old table as was_there new table as now_there for each statement execute function tally_comment_tags();
create or replace trigger comment_tags_go after delete on comment
  referencing old table as was_there for each statement execute function tally_comment_tags();
