-- Filtered lists and frequent words among a million products are read from fewer pages.

drop index search_goods_words, search_goods_standing, search_goods_c1, search_goods_c2, search_goods_c3,
  search_goods_shop;

-- One more step: the sample that a product is in, of 64. A few products of one sample tell that a list is very long.
-- 1000 standing, 2000 price, 3000 sales, 4000 age, 5000 score, 6000 sample.
drop function search_steps(smallint, bigint, int, timestamptz, real);
create function search_steps(
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

-- A product's own codes are the facets after the steps, so that rows do not hold them twice.
update search_goods set facets = facets[1:5] || (6000 + (uuid_hash(goods_id) & 63))::bigint || own_facets;
alter table search_goods drop column own_facets;

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

create index search_goods_words on search_goods using gin (words, names, facets)
  with (gin_pending_list_limit = 512) where is_on_sale;
-- Lists that are narrowed by price or stock are counted without their rows.
create index search_goods_standing on search_goods (standing desc, goods_id desc)
  include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c1 on search_goods (category1_id, standing desc, goods_id desc)
  include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c2 on search_goods (category2_id, standing desc, goods_id desc)
  include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_c3 on search_goods (category3_id, standing desc, goods_id desc)
  include (price_fen, is_sold_out) where is_on_sale;
create index search_goods_shop on search_goods (shop_id, standing desc, goods_id desc)
  include (price_fen, is_sold_out) where is_on_sale;
