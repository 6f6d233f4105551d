-- What operators put on a front page: each version is the whole page, and the newest is what shoppers see.
create table front_page_version (
  page text not null check (page in ('home')),
  version int not null check (version > 0),
  document jsonb not null check (jsonb_typeof(document -> 'pieces') = 'array'),
  note text not null,
  -- Null for what came with the mall.
  author_id uuid references account,
  made_at timestamptz not null default now(),
  primary key (page, version)
);
create index front_page_version_author on front_page_version (author_id);

create table front_page_draft (
  page text primary key check (page in ('home')),
  document jsonb not null check (jsonb_typeof(document -> 'pieces') = 'array'),
  revision int not null default 1,
  -- The version it was made from; 0 for none.
  base int not null,
  author_id uuid not null references account,
  saved_at timestamptz not null default now()
);
create index front_page_draft_author on front_page_draft (author_id);

-- What an operator looks at before it is published.
create table front_page_preview (
  page text not null check (page in ('home')),
  operator_id uuid not null references account,
  token_hash text not null unique,
  document jsonb not null,
  expires_at timestamptz not null,
  primary key (page, operator_id)
);
create index front_page_preview_operator on front_page_preview (operator_id);

-- The page as it was planned before, in its order: deals, halls, the first floor, shops, the other floors.
insert into front_page_version (page, version, document, note)
with planned as (
  select *, row_number() over (partition by kind order by sort, id) as place,
    jsonb_build_object('id', kind || '-' || left(slug, 30), 'kind', kind, 'isOn', true,
      'from', case when shown_from > now() then floor(extract(epoch from shown_from) * 1000)::bigint end,
      'until', floor(extract(epoch from shown_until) * 1000)::bigint) as common,
    jsonb_build_object('name', name, 'intro', intro) as named
  from home_section where shown_until is null or shown_until > now()
), pieces as (
  select 1 as part, place, common || named as piece from planned where kind = 'deals' and place = 1
  union all
  select 2, 1, jsonb_build_object('id', 'halls', 'kind', 'halls', 'isOn', true, 'from', null, 'until', null, 'halls',
    coalesce((select jsonb_agg(named || jsonb_build_object('id', slug, 'categories', categories, 'href', href) order by place)
      from planned where kind = 'hall' and place <= 2), '[]'))
  union all
  select case when place = 1 then 3 else 5 end, place, common || named || jsonb_build_object('categories', categories)
  from planned where kind = 'floor'
  union all
  select 4, 1, '{"id": "shops", "kind": "shops", "isOn": true, "from": null, "until": null}'
)
select 'home', 1, jsonb_build_object('pieces',
  '[{"id": "scene-korea", "kind": "scene", "scene": "korea", "isOn": true, "from": null, "until": null},
    {"id": "scene-tea", "kind": "scene", "scene": "tea", "isOn": true, "from": null, "until": null},
    {"id": "scene-home", "kind": "scene", "scene": "home", "isOn": true, "from": null, "until": null}]'::jsonb
  || (select jsonb_agg(piece order by part, place) from pieces)), ''
where exists (select from planned);

drop table home_section;
