-- Where products come from, and the streets of places that lead through them.
create table origin_place (
  slug text primary key check (slug ~ '^[a-z][a-z-]{0,39}$'),
  -- ISO 3166-1, such as KR.
  country text not null check (country ~ '^[A-Z]{2}$'),
  name jsonb not null
);

-- Null where nobody has checked where the product comes from.
alter table goods add column origin_place text references origin_place;
create index goods_origin on goods (origin_place, sales_count desc, id desc)
  where is_on_sale and origin_place is not null;

-- How an imported product comes into the country.
create table goods_import (
  goods_id uuid primary key references goods,
  -- The country of origin.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- general: general trade, with a Chinese label. bonded: from a bonded warehouse. direct: sent from abroad.
  way text not null check (way in ('general', 'bonded', 'direct')),
  importer jsonb not null,
  -- What the price says about duty and taxes.
  duty jsonb not null
);

-- The batches of an imported product that have papers; one without papers is not recorded.
create table import_batch (
  goods_id uuid not null references goods_import on delete cascade,
  -- As printed on the pack.
  number text not null check (number ~ '^[0-9A-Z-]{4,30}$'),
  landed_on text not null check (landed_on ~ '^\d{4}-\d\d-\d\d$'),
  came_by text not null check (came_by in ('sea', 'air', 'land')),
  -- [{kind, number, issuedOn}]
  papers jsonb not null check (jsonb_array_length(papers) > 0),
  primary key (goods_id, number)
);
create index import_batch_number on import_batch (number);

create table hall_street (
  type text primary key check (type ~ '^[a-z][a-z-]{0,39}$'),
  name jsonb not null,
  title jsonb not null,
  intro jsonb not null,
  sort int not null default 0
);

create table hall_stop (
  street text not null references hall_street on delete cascade,
  place text not null references origin_place,
  sort int not null default 0,
  story jsonb not null,
  known_for jsonb not null,
  -- The months, 1 to 12, in which what grows there is in season.
  months jsonb not null check (jsonb_array_length(months) > 0),
  primary key (street, place)
);
