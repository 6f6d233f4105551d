-- Days that operators have made a working day or a day off, where the mall's own table of holidays says otherwise: of a
-- year whose holidays were announced after this version, or by a later decree.
create table calendar_day (
  day text primary key check (day ~ '^\d{4}-\d\d-\d\d$'),
  is_workday boolean not null,
  changed_by uuid not null references account,
  changed_at timestamptz not null
);
create index calendar_day_changed_by on calendar_day (changed_by);
