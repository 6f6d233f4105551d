-- People apply to open a shop; operators ask for more, refuse or admit. An account has one open application.
create table shop_application (
  id uuid primary key,
  user_id uuid not null references account,
  -- Which application of this account it is, counted from 1.
  attempt int not null check (attempt > 0),
  state text not null default 'applied'
    check (state in ('applied', 'more', 'admitted', 'refused', 'withdrawn')),
  -- Counts each change, so that nobody answers what they have not seen.
  version int not null default 1,
  phone text not null,                            -- E.164, proven by a code when it was sent
  locale text not null,                           -- the language of the applicant's pages
  kind text not null check (kind in ('company', 'person')),
  shop_name jsonb not null,                       -- in one to three languages
  contact_name text not null,
  country text not null check (country in ('CN', 'KR')),
  company_name text,
  company_code text,
  category_ids jsonb not null,
  products text not null,                         -- what the shop will sell, in the applicant's words
  documents jsonb not null,                       -- addresses of private pictures by their kind
  agree_version text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,                   -- when it was last sent to the mall
  answer_by timestamptz not null,
  changed_at timestamptz not null,
  words text,                                     -- what the mall wrote last
  answered_by uuid references account,
  shop_id uuid references shop,
  documents_dropped_at timestamptz,
  check ((kind = 'company') = (company_name is not null and company_code is not null)),
  check ((state = 'admitted') = (shop_id is not null))
);
create unique index shop_application_one_open on shop_application (user_id) where state in ('applied', 'more');
create unique index shop_application_attempt on shop_application (user_id, attempt);
create unique index shop_application_shop on shop_application (shop_id) where shop_id is not null;
create index shop_application_waiting on shop_application (answer_by, id) where state = 'applied';
create index shop_application_state on shop_application (state, changed_at desc, id desc);
create index shop_application_code on shop_application (company_code) where company_code is not null;

-- Everything that has happened to an application; rows are only added.
create table shop_application_event (
  id uuid primary key,
  application_id uuid not null references shop_application,
  kind text not null
    check (kind in ('applied', 'more', 'sentAgain', 'refused', 'admitted', 'withdrawn', 'phoneRead')),
  -- Who did it: the applicant, or an operator.
  user_id uuid not null references account,
  words text,
  at timestamptz not null
);
create index shop_application_event_of on shop_application_event (application_id, id);
create trigger shop_application_event_stays before update or delete on shop_application_event
  for each row execute function refuse_change();
create trigger shop_application_event_is_kept before truncate on shop_application_event
  for each statement execute function refuse_change();

alter table upload drop constraint upload_scene_check;
alter table upload add constraint upload_scene_check
  check (scene in ('avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence', 'admission'));
