-- A shop has several return addresses. The default one is used where nobody chooses.
alter table aftersales_return_address
  drop constraint aftersales_return_address_pkey,
  add id uuid not null default gen_random_uuid(),
  add is_default boolean not null default true,
  add created_at timestamptz not null default now(),
  add constraint aftersales_return_address_pkey primary key (id);
create unique index aftersales_return_address_default on aftersales_return_address (shop_id) where is_default;
create unique index aftersales_return_address_same on aftersales_return_address (shop_id, consignee, phone, address);
