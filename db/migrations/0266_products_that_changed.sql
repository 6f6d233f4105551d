-- Expands.
-- Which products each transaction changed for the search, so that the index in each process's memory follows the rows of
-- search_goods: who knows the horizon of what it has read finds all that was committed since by these rows.
create table search_feed (
  txid xid8 not null default pg_current_xact_id(),
  goods_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (txid, goods_id)
);

create function search_fed() returns trigger language plpgsql as $$
begin
  insert into search_feed (goods_id) select goods_id from changed on conflict do nothing;
  return null;
end $$;

create trigger fed_new after insert on search_goods referencing new table as changed
  for each statement execute function search_fed();
create trigger fed_changed after update on search_goods referencing new table as changed
  for each statement execute function search_fed();
create trigger fed_gone after delete on search_goods referencing old table as changed
  for each statement execute function search_fed();

-- A reduction that begins or ends with no price of the product itself.
create function search_reduction_fed() returns trigger language plpgsql as $$
begin
  insert into search_feed (goods_id) values (new.goods_id) on conflict do nothing;
  return null;
end $$;

create trigger fed_reduction after update of line_price_fen, line_price_until, price_fen, is_on_sale on sku for each row
  when (old.line_price_until is distinct from new.line_price_until or old.is_on_sale <> new.is_on_sale)
  execute function search_reduction_fed();
