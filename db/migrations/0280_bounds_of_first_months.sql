-- Expands.
-- What was archived of a table that is partitioned by month: the file, and which keys it has, by the bounds of the partition.
create table archived_part (
  file text primary key,
  parent text not null,
  -- Null: from the beginning.
  since_key text,
  until_key text not null,
  rows bigint not null,
  bytes bigint not null,
  sha256 text not null,
  at timestamptz not null default now()
);

-- Tables that only grow become partitioned by month (decision 132). All rows that are there become the first partition, without
-- being copied or read under a lock: this check says that they are in its bounds, the next file validates it, and the one after
-- it attaches the table. Rows of the next two months have a place in it as well. The check refuses later ones, so these three
-- files must be applied within two months: `npm run migrate` applies them in one run.
do $$
declare
  part record;
  bound timestamptz := (date_trunc('month', now() at time zone 'Asia/Shanghai') + interval '3 months') at time zone 'Asia/Shanghai';
  least_id text := lpad(to_hex((extract(epoch from bound) * 1000)::bigint), 12, '0');
begin
  for part in
    select * from (values ('order_event', 'order_id'), ('parcel_trace', 'parcel_id'), ('product_day', 'day'),
                          ('staff_act', 'id'), ('staff_act_end', 'act_id')) p (name, key)
  loop
    execute format('alter table %I add constraint %I check (%I < %L) not valid', part.name, part.name || '_is_first', part.key,
      case part.key
        when 'day' then to_char(bound at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
        -- The least UUIDv7 of that moment.
        else substr(least_id, 1, 8) || '-' || substr(least_id, 9) || '-0000-0000-000000000000'
      end);
  end loop;
end $$;
