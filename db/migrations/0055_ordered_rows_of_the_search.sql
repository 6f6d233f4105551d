-- What lists and searches read: one narrow row a product, so that thousands of matches are read from few pages. The words
-- move here from goods; they are only read by their index and stay outside the rows.

-- How far in front a product stands when nothing else decides: four points for each doubling of its sales, up to four for
-- its score (drawn towards 4.2 until enough people have rated it), and four for being new, which fade in 30 days. What is
-- sold out stands behind. Whole points, so that few sales move a product in the index.
create function search_standing(sales int, rated int, stars int, made timestamptz, is_sold_out boolean)
returns smallint language sql stable as $$
  select (case when is_sold_out then points / 20 else points end)::smallint
  from (select 5 + greatest(-5, round(
    4 * ln(1 + greatest(sales, 0)) / ln(2)
    + 5 * ((stars + 21.0) / (rated + 5) - 4.2)
    + 4 * greatest(0, 1 - extract(epoch from now() - made) / 2592000))) as points) p
$$;

-- Coarse steps of every order, as members of `facets`: the first page of a long list reads only the steps in front.
-- 1000 standing, 2000 price, 3000 sales, 4000 age, 5000 score.
create function search_steps(
  standing smallint, price_fen bigint, sales int, made timestamptz, rating real
) returns bigint[] language sql immutable as $$
  select array[
    1000 + standing,
    2000 + floor(8 * ln(greatest(price_fen, 1)) / ln(2)),
    3000 + floor(4 * ln(1 + greatest(sales, 0)) / ln(2)),
    4000 + least(999, greatest(0, floor(extract(epoch from made - timestamptz '2020-01-01 00:00:00+00') / 604800))),
    5000 + floor(rating * 20)
  ]::bigint[]
$$;

alter table search_goods
  add column shop_id uuid,
  add column category1_id uuid,
  add column category2_id uuid,
  add column category3_id uuid,
  add column is_on_sale boolean not null default false,
  add column is_sold_out boolean not null default false,
  add column standing smallint not null default 0,
  add column price_fen bigint not null default 0,
  add column sales_count int not null default 0,
  add column rating real not null default 0,
  add column rated_count int not null default 0,
  -- The steps, and the codes of brand, options and origin (see search_facet).
  add column facets bigint[] not null default '{}',
  add column own_facets bigint[] not null default '{}',
  add column words tsvector not null default '',
  add column names tsvector not null default '';
alter table search_goods alter column facets set storage main;
-- Without statistics the planner takes words and facets for rare and always reads them by their index: it does not know what
-- it costs to fetch words from outside the rows.
alter table search_goods alter column words set statistics 0, alter column names set statistics 0,
  alter column facets set statistics 0;
alter table search_goods set (toast_tuple_target = 128, fillfactor = 90);

-- The names of codes in `facets`: a brand, or a value of an option or a parameter such as the origin.
create table search_facet (
  code bigint primary key,
  kind text not null check (kind in ('brand', 'option', 'origin')),
  -- The code of the option's name; 0 for the others.
  axis bigint not null,
  name jsonb not null,
  value jsonb not null
);

update search_goods s set
  shop_id = g.shop_id, category1_id = g.category1_id, category2_id = g.category2_id, category3_id = g.category3_id,
  is_on_sale = g.is_on_sale, price_fen = g.price_fen, sales_count = g.sales_count, rated_count = g.rated_count,
  rating = case when g.rated_count = 0 then 0 else g.score_sum::real / g.rated_count end,
  standing = search_standing(g.sales_count, g.rated_count, g.score_sum, g.created_at, false),
  words = g.search, names = g.name_search
from goods g where g.id = s.goods_id;
update search_goods s set facets =
  search_steps(standing, s.price_fen, s.sales_count, g.created_at, rating)
from goods g where g.id = s.goods_id;

drop index goods_search;
alter table goods drop column search, drop column name_search;

create index search_goods_words on search_goods using gin (words, names, facets)
  with (gin_pending_list_limit = 512) where is_on_sale;
create index search_goods_standing on search_goods (standing desc, goods_id desc) where is_on_sale;
create index search_goods_c1 on search_goods (category1_id, standing desc, goods_id desc) where is_on_sale;
create index search_goods_c2 on search_goods (category2_id, standing desc, goods_id desc) where is_on_sale;
create index search_goods_c3 on search_goods (category3_id, standing desc, goods_id desc) where is_on_sale;
create index search_goods_shop on search_goods (shop_id, standing desc, goods_id desc) where is_on_sale;

-- A product's row follows it. Sales change an indexed column only when the standing or a step changes.
create function search_follows() returns trigger language plpgsql as $$
declare
  stars real := case when new.rated_count = 0 then 0 else new.score_sum::real / new.rated_count end;
begin
  update search_goods s set
    category1_id = new.category1_id, category2_id = new.category2_id, category3_id = new.category3_id,
    is_on_sale = new.is_on_sale, price_fen = new.price_fen, sales_count = new.sales_count,
    rated_count = new.rated_count, rating = stars, standing = made.standing,
    facets = search_steps(made.standing, new.price_fen, new.sales_count, new.created_at, stars) || s.own_facets
  from (select search_standing(new.sales_count, new.rated_count, new.score_sum, new.created_at, k.is_sold_out) as standing
        from search_goods k where k.goods_id = new.id) as made
  where s.goods_id = new.id;
  return null;
end $$;
create trigger search_follows after update on goods for each row
  when ((old.category1_id, old.category2_id, old.category3_id, old.is_on_sale, old.price_fen,
         old.sales_count, old.rated_count, old.score_sum) is distinct from
        (new.category1_id, new.category2_id, new.category3_id, new.is_on_sale, new.price_fen,
         new.sales_count, new.rated_count, new.score_sum))
  execute function search_follows();

-- Products that may have sold out or come back. Rows are only added, so that orders never wait for the search; a job takes
-- them every minute.
create table search_change (
  id bigint generated always as identity primary key,
  goods_id uuid not null
);
create function search_stock_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (goods_id) select goods_id from sku where id = new.sku_id;
  return null;
end $$;
create trigger search_stock_changed after update on stock for each row
  when ((old.is_counted and old.on_hand = old.reserved) <> (new.is_counted and new.on_hand = new.reserved))
  execute function search_stock_changed();

-- How many products stand in each step, counted with the dictionary.
create table search_step (
  step bigint primary key,
  goods_count int not null
);
