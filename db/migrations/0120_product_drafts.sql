-- What staff have written of a product and not yet saved as the product.
create table product_draft (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  -- The product that it changes; null for a new one.
  goods_id uuid references goods (id) on delete cascade,
  -- What was written, and what it was written from: a product that changes meanwhile is joined with both.
  form jsonb not null,
  base jsonb not null,
  -- Counts the saves; a save names the one it was made from.
  revision integer not null default 1,
  author_id uuid not null references account (id),
  saved_at timestamptz not null
);
create unique index product_draft_goods on product_draft (goods_id);
create index product_draft_shop on product_draft (shop_id, saved_at desc, id);
create index product_draft_author on product_draft (author_id);
