-- Comments that buyers write, follow up and take back, and what shops answer.
alter table comment
  add column sku_id uuid,
  add column shop_id uuid references shop,
  add column append_content text,
  add column append_pictures jsonb not null default '[]',
  add column appended_at timestamptz,
  add column reply_content text,
  add column replied_at timestamptz,
  add column like_count int not null default 0 check (like_count >= 0),
  add column deleted_at timestamptz;

update comment c set shop_id = g.shop_id from goods g where g.id = c.goods_id;

create index comment_user on comment (user_id, id desc) where user_id is not null and deleted_at is null;
create index comment_shop on comment (shop_id, created_at desc, id desc) where deleted_at is null;

create table comment_like (
  comment_id uuid not null references comment,
  user_id uuid not null references account,
  primary key (comment_id, user_id)
);
create index comment_like_user on comment_like (user_id);

-- What a buyer thinks of how an order was served; once an order.
create table order_rating (
  order_id uuid primary key references orders,
  shop_id uuid not null references shop,
  description smallint not null check (description between 1 and 5),
  service smallint not null check (service between 1 and 5),
  delivery smallint not null check (delivery between 1 and 5),
  created_at timestamptz not null default now()
);
create index order_rating_shop on order_rating (shop_id);
