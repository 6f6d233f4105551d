-- Expands.
-- Which products each transaction changed for the search, so that the index in each process's memory follows the rows of
-- search_goods: who knows the snapshot of what it has read finds all that was committed since by these rows.
create table search_feed (
  txid xid8 not null default pg_current_xact_id(),
  goods_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
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
