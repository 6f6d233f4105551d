-- What the editor of products writes beyond what imports know.

-- The graphic detail in each language that it is written in; body_html is what the others show.
alter table goods add column bodies jsonb not null default '{}';
-- For each picture of the gallery, what it shows, in the languages that it is written in.
alter table goods add column picture_texts jsonb not null default '{}';
alter table sku add column weight_g int4 check (weight_g between 1 and 1000000);

-- The product as its shop's staff have saved it, whole: what it was like before and after each save.
create table product_version (
  goods_id uuid not null references goods on delete cascade,
  -- goods.version after the save
  number int not null,
  content jsonb not null,
  -- The parts that differ from the version before.
  changed text[] not null,
  is_on_sale boolean not null,
  -- Null: the state that the first save found.
  user_id uuid references account,
  at timestamptz not null,
  primary key (goods_id, number)
);

-- Pictures that a shop has uploaded for its products: no other shop can use them.
create table product_picture (
  ref text primary key references picture,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  at timestamptz not null
);
create index product_picture_shop on product_picture (shop_id, at);
