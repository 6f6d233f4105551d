-- What a shop writes about itself, for its page: pictures, a notice with its last day, and products of its choice.
-- `version` counts what its staff saved, so that of two editors the second is told.
alter table shop
  add column logo text not null default '',
  add column banner text not null default '',
  add column notice jsonb not null default '{}',
  add column notice_until text check (notice_until ~ '^\d{4}-\d{2}-\d{2}$'),
  add column chosen jsonb not null default '[]' check (jsonb_typeof(chosen) = 'array' and jsonb_array_length(chosen) <= 12),
  add column version int not null default 1;

alter table upload drop constraint upload_scene_check;
alter table upload add constraint upload_scene_check
  check (scene in ('avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence', 'admission', 'shop'));
