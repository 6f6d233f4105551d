-- Days on which a shop sends nothing: their time does not count in the promise to ship.
alter table shop add column holiday jsonb check (
  holiday ->> 'from' ~ '^2\d{3}-\d{2}-\d{2}$' and holiday ->> 'until' ~ '^2\d{3}-\d{2}-\d{2}$'
  and holiday ->> 'from' <= holiday ->> 'until'
);
