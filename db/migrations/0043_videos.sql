-- Videos that people send in a chat are uploads beside the pictures.
alter table upload
  add column kind text not null default 'picture',
  add column duration_ms int4,
  add constraint upload_kind_check check (kind in ('picture', 'mp4', 'webm')),
  add constraint upload_duration_check check ((kind = 'picture') = (duration_ms is null));
