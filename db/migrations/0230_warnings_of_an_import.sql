-- What an import has done otherwise than the file says, without refusing the product: how many products, and the first
-- hundred of them with their lines.
alter table product_import
  add column warned int not null default 0,
  add column warnings jsonb not null default '[]'::jsonb;
