-- Products that the same people bought or looked at, counted anew every hour. Pairs of fewer people than the mall's
-- least number are never stored.
create table related_product (
  goods_id uuid not null references goods,
  kind text not null check (kind in ('together', 'viewed')),
  other_id uuid not null references goods,
  shoppers int not null,
  primary key (goods_id, kind, other_id)
);
