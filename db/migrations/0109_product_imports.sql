-- A shop imports a file of products: the mall checks it, the shop looks at what it would do, and lets it be done.
create table product_import (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  file_name text not null,
  object_key text not null,
  -- The bytes of the file, and how many of them have been read.
  bytes int not null,
  read_bytes int not null default 0,
  state text not null check (state in ('checking', 'checked', 'running', 'done', 'cancelled', 'unreadable')),
  -- Why the file as a whole cannot be used: reasons with their parameters.
  reasons jsonb not null default '[]',
  -- The products that have been gone through, in the order of the file.
  done int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  -- Products whose category the mall does not know, which go to the last one.
  elsewhere int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
-- A shop imports one file after the other.
create unique index product_import_active on product_import (shop_id) where state in ('checking', 'checked', 'running');
create index product_import_shop on product_import (shop_id, id desc);

create table product_import_refusal (
  import_id uuid not null references product_import on delete cascade,
  -- The product's place in the file.
  place int not null,
  handle text not null,
  -- Line, column and reason of each fault.
  faults jsonb not null,
  primary key (import_id, place)
);
