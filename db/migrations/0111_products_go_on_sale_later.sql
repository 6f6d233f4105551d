-- When a product that is off sale goes on sale by itself; null: when somebody puts it on sale.
alter table goods add on_sale_at timestamptz,
  add check (on_sale_at is null or (not is_on_sale and deleted_at is null));
