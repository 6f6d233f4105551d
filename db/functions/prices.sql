-- What each SKU asked from when on. Triggers write it, so that no way of changing a price can forget it.

-- Adds a row for each of the SKUs whose asked price is no longer the last one of the log.
create or replace function log_prices(which uuid[]) returns void language sql as $$
  insert into price_log (sku_id, at, price_fen)
  select k.id, greatest(now(), last.at), asked.price_fen
  from sku k join goods g on g.id = k.goods_id
  cross join lateral (select case when k.is_on_sale and g.is_on_sale then k.price_fen end as price_fen) asked
  left join lateral (
    select l.at, l.price_fen from price_log l where l.sku_id = k.id order by l.at desc, l.id desc limit 1) last on true
  where k.id = any(which) and asked.price_fen is distinct from last.price_fen
  order by k.id
$$;

-- SKUs that are new, change their price, or go on or off sale.
create or replace function sku_price_logged() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_prices(array(select id from changed));
  else
    perform log_prices(array(
      select c.id from changed c join former f using (id)
      where (c.price_fen, c.is_on_sale) <> (f.price_fen, f.is_on_sale)));
  end if;
  return null;
end $$;
create or replace trigger new_price_logged after insert on sku referencing new table as changed
  for each statement execute function sku_price_logged();
create or replace trigger price_logged after update on sku referencing old table as former new table as changed
  for each statement execute function sku_price_logged();

-- A product that goes on or off sale: all its SKUs do.
create or replace function goods_price_logged() returns trigger language plpgsql as $$
begin
  perform log_prices(array(select id from sku where goods_id = new.id));
  return null;
end $$;
create or replace trigger price_logged after update of is_on_sale on goods for each row
  when (old.is_on_sale <> new.is_on_sale) execute function goods_price_logged();

-- The lowest price that a SKU asked in the 30 days before a moment; null when it asked none.
create or replace function lowest_price_before(wanted uuid, moment timestamptz) returns bigint language sql stable as $$
  select min(price_fen) from (
    select l.at, l.price_fen, lead(l.at, 1, moment) over (order by l.at, l.id) as until
    from price_log l where l.sku_id = wanted and l.at < moment) step
  where until > greatest(at, moment - interval '30 days')
$$;

-- A changed price is compared with the lowest one of the last 30 days: only a price that was asked is struck through, and
-- not for longer than 30 days.
create or replace function price_compared() returns trigger language plpgsql as $$
begin
  new.line_price_fen := nullif(greatest(lowest_price_before(new.id, now()), new.price_fen), new.price_fen);
  new.line_price_until := case when new.line_price_fen is not null then now() + interval '30 days' end;
  return new;
end $$;
create or replace trigger price_compared before update of price_fen on sku for each row
  when (old.price_fen <> new.price_fen) execute function price_compared();
