-- What operators put on the home page, each for a time. Without a row that is shown now, the page is made from the
-- catalogue.
create table home_section (
  id uuid primary key,
  kind text not null check (kind in ('hall', 'floor')),
  slug text not null check (slug ~ '^[a-z][a-z-]{0,39}$'),
  name jsonb not null,
  intro jsonb not null,
  -- Codes of categories: the one of a hall, the tabs of a floor.
  categories jsonb not null check (jsonb_array_length(categories) > 0),
  -- A page of the mall that belongs to a hall, such as /koreaShop; null for the list of its category.
  href text check (href ~ '^/[^/]'),
  sort int not null default 0,
  shown_from timestamptz not null default now(),
  -- Null: until somebody takes it down.
  shown_until timestamptz,
  check (shown_until > shown_from)
);
create index home_section_order on home_section (kind, sort, id);

-- Words that the header and the search box offer.
create table home_word (
  id uuid primary key,
  word jsonb not null,
  -- The one in the empty search box; of several, the first in order.
  is_default boolean not null default false,
  sort int not null default 0,
  shown_from timestamptz not null default now(),
  shown_until timestamptz,
  check (shown_until > shown_from)
);
create index home_word_order on home_word (sort, id);
