-- A picture somebody sent for a form. Its bytes are in the object store, under keys made of scene and id.
create table upload (
  id text primary key,                                 -- 128 random bits, hexadecimal: its address cannot be guessed
  user_id uuid not null references account,
  scene text not null check (scene in ('avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence')),
  width int not null,
  height int not null,
  size_bytes int not null,
  hash text not null,                                  -- SHA-256 of the largest file
  created_at timestamptz not null default now(),
  claimed_at timestamptz,                              -- when a form made use of it
  drop_at timestamptz                                  -- when its files are deleted; null while it is in use
);
create index upload_user on upload (user_id, created_at desc);
