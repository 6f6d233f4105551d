-- Rankings of products, computed once an hour. One row for each ranking, kind by period by category, where a null
-- category is the whole mall; also for those that have too few products to be shown.
create table ranking_list (
  kind text not null check (kind in ('sales', 'favorite', 'new', 'score', 'again', 'drop')),
  days smallint not null check (days in (7, 30)),
  category1_id uuid,
  -- Products with a score; below the least number there are no places.
  counted int not null check (counted >= 0),
  -- The beginning of the hour it was computed in, and of the one before whose places `previous_rank` are.
  hour timestamptz not null,
  previous_hour timestamptz,
  computed_at timestamptz not null
);
create unique index ranking_list_key on ranking_list (kind, days, category1_id) nulls not distinct;

create table ranking_place (
  kind text not null,
  days smallint not null,
  category1_id uuid,
  rank int not null check (rank > 0),
  goods_id uuid not null references goods,
  score double precision not null,
  -- What the score was computed from.
  terms jsonb not null,
  -- Null for a product that was not among the places of the hour before.
  previous_rank int
);
create unique index ranking_place_key on ranking_place (kind, days, category1_id, rank) nulls not distinct;
