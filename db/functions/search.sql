-- What the search reads beside a product: its row in `search_goods`, and what processes with an index in memory follow.

-- Processes load synonyms and stopped words again when the version of the dictionary has changed.
create or replace function search_synonyms_changed() returns trigger language plpgsql as $$
begin
  update search_dictionary set version = version + 1;
  return null;
end $$;
create or replace trigger search_synonyms_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function search_synonyms_changed();
create or replace trigger search_stopped_words_changed after insert on search_stopped_words
  for each statement execute function search_synonyms_changed();

-- How far in front a product stands when nothing else decides: four points for each doubling of its sales, up to four for
-- its score (drawn towards 4.2 until enough people have rated it), and four for being new, which fade in 30 days. What is
-- sold out stands behind. Whole points, so that few sales move a product in the index.
create or replace function search_standing(sales int, rated int, stars int, made timestamptz, is_sold_out boolean)
returns smallint language sql stable as $$
  select (case when is_sold_out then points / 20 else points end)::smallint
  from (select 5 + greatest(-5, round(
    4 * ln(1 + greatest(sales, 0)) / ln(2)
    + 5 * ((stars + 21.0) / (rated + 5) - 4.2)
    + 4 * greatest(0, 1 - extract(epoch from now() - made) / 2592000))) as points) p
$$;

-- Coarse steps of every order, as members of `facets`: the first page of a long list reads only the steps in front.
-- 1000 standing, 2000 price, 3000 sales, 4000 age, 5000 score, 6000 a share of the products.
create or replace function search_steps(
  id uuid, standing smallint, price_fen bigint, sales int, made timestamptz, rating real
) returns bigint[] language sql immutable as $$
  select array[
    1000 + standing,
    2000 + floor(8 * ln(greatest(price_fen, 1)) / ln(2)),
    3000 + floor(4 * ln(1 + greatest(sales, 0)) / ln(2)),
    4000 + least(999, greatest(0, floor(extract(epoch from made - timestamptz '2020-01-01 00:00:00+00') / 604800))),
    5000 + floor(rating * 20),
    6000 + (uuid_hash(id) & 63)
  ]::bigint[]
$$;

-- A product's row follows it. Sales change an indexed column only when the standing or a step changes.
create or replace function search_follows() returns trigger language plpgsql as $$
declare
  stars real := case when new.rated_count = 0 then 0 else new.score_sum::real / new.rated_count end;
begin
  update search_goods s set
    category1_id = new.category1_id, category2_id = new.category2_id, category3_id = new.category3_id,
    is_on_sale = new.is_on_sale, price_fen = new.price_fen, sales_count = new.sales_count,
    rated_count = new.rated_count, rating = stars, standing = made.standing,
    facets = search_steps(new.id, made.standing, new.price_fen, new.sales_count, new.created_at, stars) || s.facets[7:]
  from (select search_standing(new.sales_count, new.rated_count, new.score_sum, new.created_at, k.is_sold_out) as standing
        from search_goods k where k.goods_id = new.id) as made
  where s.goods_id = new.id;
  return null;
end $$;
create or replace trigger search_follows after update on goods for each row
  when ((old.category1_id, old.category2_id, old.category3_id, old.is_on_sale, old.price_fen,
         old.sales_count, old.rated_count, old.score_sum) is distinct from
        (new.category1_id, new.category2_id, new.category3_id, new.is_on_sale, new.price_fen,
         new.sales_count, new.rated_count, new.score_sum))
  execute function search_follows();

-- A product that may have sold out or come back. Rows are only added, so that orders never wait for the search; a job takes
-- them every minute.
create or replace function search_stock_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (goods_id) select goods_id from sku where id = new.sku_id;
  return null;
end $$;
create or replace trigger search_stock_changed after update on stock for each row
  when ((old.is_counted and old.on_hand = old.reserved) <> (new.is_counted and new.on_hand = new.reserved))
  execute function search_stock_changed();

-- Processes with an index of the products in memory read again what this names (docs/decisions/0116-products-in-memory.md).
create or replace function search_fed() returns trigger language plpgsql as $$
begin
  insert into search_feed (goods_id) select goods_id from changed on conflict do nothing;
  return null;
end $$;
create or replace trigger fed_new after insert on search_goods referencing new table as changed
  for each statement execute function search_fed();
create or replace trigger fed_changed after update on search_goods referencing new table as changed
  for each statement execute function search_fed();
create or replace trigger fed_gone after delete on search_goods referencing old table as changed
  for each statement execute function search_fed();

-- A reduction that begins or ends with no price of the product itself. It is written beside search_goods, in a transaction
-- of its own, since imports lock these two tables in both orders.
create or replace function search_reduction_fed() returns trigger language plpgsql as $$
begin
  insert into search_feed (goods_id) values (new.goods_id) on conflict do nothing;
  return null;
end $$;
create or replace trigger fed_reduction after update of line_price_fen, line_price_until, price_fen, is_on_sale on sku for each row
  when (old.line_price_until is distinct from new.line_price_until or old.is_on_sale <> new.is_on_sale)
  execute function search_reduction_fed();
