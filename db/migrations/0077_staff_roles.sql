-- What staff may do is told by their roles (features/policy/rules/rights.ts). Who worked for a shop before roles existed
-- could do everything, and so is an owner.
alter table account_staff
  add column roles jsonb not null default '["owner"]' check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) > 0),
  add column joined_at timestamptz not null default now();
alter table account_staff alter column roles drop default;
create index account_staff_shop on account_staff (shop_id);
