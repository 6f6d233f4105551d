-- The carriers that a shop usually ships with, in the order in which its staff see them. Without a row: none chosen.
create table shop_carriers (
  shop_id uuid primary key references shop,
  codes text[] not null,
  version int not null check (version > 0)
);
