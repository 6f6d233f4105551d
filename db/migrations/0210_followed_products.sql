-- Expands.
-- Followed products, apart from the favourites. Until now following a product stored a favourite, and nothing tells the
-- two apart. All of them stay favourites, so nobody loses one, and none is copied: whoever removes a favourite later
-- should not go on hearing about its price from a follow that they never made.
create table goods_follow (
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  id uuid not null,
  price_when_followed_fen bigint not null,
  followed_at timestamptz not null default now(),
  primary key (user_id, goods_id)
);
create unique index goods_follow_newest on goods_follow (user_id, id desc);
create index goods_follow_of_goods on goods_follow (goods_id, user_id);
