-- What operators have written of the help articles and the agreements: every version in all languages. Topics without
-- one show the text that comes with the mall, which counts as version 0.
create table help_version (
  topic text not null,
  version integer not null check (version > 0),
  -- By language: title, lead, sections (features/help/contract/document.ts).
  document jsonb not null check (jsonb_typeof(document -> 'zh-CN' -> 'sections') = 'array'),
  note text not null,
  author_id uuid references account (id),
  made_at timestamptz not null default now(),
  -- Later than made_at for agreements, which are announced first. The highest version whose time has come is in force.
  in_force_at timestamptz not null,
  primary key (topic, version)
);
create index help_version_author on help_version (author_id);

-- Users have accepted these texts: they are added to, and never changed.
create trigger help_version_stays before update or delete on help_version
  for each row execute function refuse_change();
create trigger help_version_is_kept before truncate on help_version execute function refuse_change();
