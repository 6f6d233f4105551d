-- The scores of shops, computed anew every hour: what was counted, and the three scores in hundredths. A score is null
-- when too little was counted.
create table shop_score (
  shop_id uuid primary key references shop,
  starred int not null,
  stars int not null,
  rated int not null,
  description int not null,
  service int not null,
  delivery int not null,
  due int not null,
  on_time int not null,
  answers int not null,
  answer_seconds int8 not null,
  goods_score int2 check (goods_score between 100 and 500),
  shipping_score int2 check (shipping_score between 100 and 500),
  service_score int2 check (service_score between 100 and 500),
  computed_at timestamptz not null
);

drop index order_rating_shop;
create index order_rating_shop on order_rating (shop_id, created_at);
