-- What operators have set otherwise than the program does by itself. A setting without a row has its default.
create table mall_setting (
  name text primary key,
  -- A switch is 1 for on and 0 for off; a limit is in its own unit.
  value int not null,
  revision int not null default 1,
  changed_by uuid references account,
  changed_at timestamptz not null default now()
);
create index mall_setting_changed_by on mall_setting (changed_by);

-- Every change, so that an earlier value can be restored.
create table mall_setting_change (
  id uuid primary key,
  name text not null,
  from_value int not null,
  to_value int not null,
  changed_by uuid references account,
  changed_at timestamptz not null default now()
);
create index mall_setting_change_changed_by on mall_setting_change (changed_by);
