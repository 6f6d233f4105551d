-- Operators edit the tree of categories: names, places, and categories merged into others. A merged one stays, without a
-- place in the tree: addresses, files and drafts that name it mean the other.
alter table category
  add version int not null default 1,
  add merged_into_id uuid references category,
  add check (merged_into_id <> id),
  add check (merged_into_id is null or (parent_id is null and level = 1));
create index category_merged on category (merged_into_id) where merged_into_id is not null;

-- The category that a product is in.
create index goods_in_category on goods ((coalesce(category3_id, category2_id, category1_id)), id);

-- Categories whose products are being written anew, and the product that was the last one.
create table category_follow (
  category_id uuid primary key references category on delete cascade,
  after uuid not null
);

-- The ids of a category, or of the one it was merged into, and of those above it, from the first level down; null when
-- there is none.
create function category_path(wanted uuid) returns uuid[] language sql stable as $$
  with recursive up as (
    select c.id, c.parent_id, c.level
    from category w join category c on c.id = coalesce(w.merged_into_id, w.id) where w.id = wanted
    union all select c.id, c.parent_id, c.level from up join category c on c.id = up.parent_id)
  select array_agg(id order by level) from up
$$;

-- Whoever writes a product: it goes where its category is now.
create function stays_in_the_tree() returns trigger language plpgsql as $$
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
create trigger goods_added_to_category before insert on goods
  for each row execute function stays_in_the_tree();
create trigger goods_of_category before update of category1_id, category2_id, category3_id on goods
  for each row when ((old.category1_id, old.category2_id, old.category3_id)
    is distinct from (new.category1_id, new.category2_id, new.category3_id))
  execute function stays_in_the_tree();
