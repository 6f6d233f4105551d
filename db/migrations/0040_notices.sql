-- Messages to a shopper. Kind and facts are stored, and each reader gets the text in their language.
create table notice (
  id uuid primary key,
  user_id uuid not null references account,
  source text not null,                                    -- what it is about: a repeated job writes no second notice
  kind text not null,
  type text not null check (type in ('order', 'logistics', 'money', 'drop', 'comment', 'platform')),
  state text not null default 'unread' check (state in ('unread', 'read', 'trash')),
  facts jsonb not null,
  created_at timestamptz not null,
  unique (user_id, source)
);
create index notice_newest on notice (user_id, state, created_at desc, id desc, type);
create index notice_oldest on notice (created_at);         -- for the sweep

-- What a shopper chose; without a row, everything is as it is by default.
create table user_setting (
  user_id uuid primary key references account,
  locale text,
  muted jsonb not null default '[]',                       -- the types of notices that are not written
  is_personalised boolean not null default true,
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),   -- in Asia/Shanghai
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check ((quiet_from is null) = (quiet_to is null))
);

-- Each product that somebody has saved, as it was when prices and stock were last compared.
create table favourite_goods (
  goods_id uuid primary key references goods,
  price_fen bigint not null,
  is_available boolean                                     -- null until the first comparison
);
insert into favourite_goods (goods_id, price_fen)
  select distinct f.goods_id, g.price_fen from favourite f join goods g on g.id = f.goods_id;
create index favourite_of_goods on favourite (goods_id, user_id);
