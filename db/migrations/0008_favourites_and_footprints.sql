-- Goods kept for later, with what they cost then, so that a page can say what they cost less now.
create table favourite (
  user_id uuid not null references account,
  goods_id uuid not null references goods,
  id uuid not null,
  price_when_saved_fen bigint not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, goods_id)
);
create unique index favourite_newest on favourite (user_id, id desc);

create table follow (
  user_id uuid not null references account,
  shop_id uuid not null references shop,
  id uuid not null,
  followed_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create unique index follow_newest on follow (user_id, id desc);

alter table shop add column fans_count int not null default 0 check (fans_count >= 0);   -- its rows of follow

-- Goods looked at: one row a day and goods, of 90 days and 1,000 rows at most.
create table footprint (
  user_id uuid not null references account,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),   -- in Asia/Shanghai
  goods_id uuid not null references goods,
  id uuid not null unique,
  seen_at timestamptz not null,                            -- the last look of the day
  primary key (user_id, day, goods_id)
);
create index footprint_newest on footprint (user_id, seen_at desc, id desc);
create index footprint_day on footprint (day);             -- for the sweep
