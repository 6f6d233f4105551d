-- What is true of a product whoever writes it.

-- A product of a closed shop, or one that the mall has taken down, stays off sale, whoever puts it on sale. One that is
-- saved while the shop is being closed may pass; it cannot be bought either, and the job of the shop takes it off sale a
-- minute later.
create or replace function stays_off_sale() returns trigger language plpgsql as $$
begin
  if new.taken_down_at is not null
    or exists (select from shop where id = new.shop_id and closed_at is not null) then
    new.is_on_sale := false;
  end if;
  return new;
end $$;
create or replace trigger goods_added_to_closed_shop before insert on goods
  for each row when (new.is_on_sale) execute function stays_off_sale();
create or replace trigger goods_of_closed_shop before update of is_on_sale on goods
  for each row when (new.is_on_sale and not old.is_on_sale) execute function stays_off_sale();

-- The ids of a category, or of the one it was merged into, and of those above it, from the first level down; null when
-- there is none.
create or replace function category_path(wanted uuid) returns uuid[] language sql stable as $$
  with recursive up as (
    select c.id, c.parent_id, c.level
    from category w join category c on c.id = coalesce(w.merged_into_id, w.id) where w.id = wanted
    union all select c.id, c.parent_id, c.level from up join category c on c.id = up.parent_id)
  select array_agg(id order by level) from up
$$;

-- Whoever writes a product: it goes where its category is now.
create or replace function stays_in_the_tree() returns trigger language plpgsql as $$
declare
  path uuid[] := category_path(coalesce(new.category3_id, new.category2_id, new.category1_id));
begin
  if path is not null then
    new.category1_id := path[1];
    new.category2_id := path[2];
    new.category3_id := path[3];
  end if;
  return new;
end $$;
create or replace trigger goods_added_to_category before insert on goods
  for each row execute function stays_in_the_tree();
create or replace trigger goods_of_category before update of category1_id, category2_id, category3_id on goods
  for each row when ((old.category1_id, old.category2_id, old.category3_id)
    is distinct from (new.category1_id, new.category2_id, new.category3_id))
  execute function stays_in_the_tree();

-- How many products a shop has, counted as they are written: counting 100,000 rows at each new one would cost too much.
create or replace function counts_added_goods() returns trigger language plpgsql as $$
begin
  insert into shop_size (shop_id, products)
    select shop_id, count(*) from added where deleted_at is null group by shop_id order by shop_id
    on conflict (shop_id) do update set products = shop_size.products + excluded.products;
  return null;
end $$;
create or replace trigger goods_added after insert on goods
  referencing new table as added for each statement execute function counts_added_goods();

-- A product that staff delete or bring back counts as one less or more, and so does one whose row goes.
create or replace function counts_deleted_goods() returns trigger language plpgsql as $$
begin
  update shop_size set products = products + case when tg_op = 'UPDATE' and new.deleted_at is null then 1 else -1 end
    where shop_id = old.shop_id;
  return null;
end $$;
create or replace trigger goods_deleted after update of deleted_at on goods for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function counts_deleted_goods();
create or replace trigger goods_removed after delete on goods for each row
  when (old.deleted_at is null) execute function counts_deleted_goods();
