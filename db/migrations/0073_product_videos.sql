-- Files of products' videos, found by their content: products with the same video share a file.
create table product_video_file (
  -- The first 128 bits of the SHA-256 of its bytes, as 32 hexadecimal digits.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  format text not null check (format in ('mp4', 'webm')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  duration_ms int not null check (duration_ms > 0),
  size_bytes int not null check (size_bytes > 0),
  created_at timestamptz not null default now(),
  -- Until then it stays, even if no product has it: an import is about to use it, or pages in caches still name it.
  kept_until timestamptz not null
);
create index product_video_file_kept on product_video_file (kept_until);

create table product_video (
  goods_id uuid primary key references goods,
  file_id text not null references product_video_file,
  -- The ref of a picture; without one the product's main picture.
  poster text
);
create index product_video_by_file on product_video (file_id);
