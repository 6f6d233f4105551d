-- Tables that are partitioned by month: what looks at their partitions and makes those of the next months. The months are those
-- of the mall's zone. A key is a UUIDv7, whose first 48 bits are its milliseconds, or a day as text.

-- The month of a key, such as 2026-12.
create or replace function month_of_key(key text) returns text language sql immutable as $$
  select case when length(key) = 36
    then to_char(to_timestamp(('x' || translate(left(key, 13), '-', ''))::bit(48)::bigint / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM')
    else left(key, 7) end
$$;

-- The least key of a month, for the column by which a table is partitioned.
create or replace function least_key(of regclass, month text) returns text language sql stable as $$
  select case when a.atttypid = 'uuid'::regtype
    then regexp_replace(lpad(to_hex((extract(epoch from (month || '-01')::timestamp at time zone 'Asia/Shanghai') * 1000)::bigint), 12, '0'),
                        '^(.{8})(.{4})$', '\1-\2-0000-0000-000000000000')
    else month || '-01' end
  from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  where p.partrelid = of
$$;

-- The partitions of a table from the earliest on, by the keys between which their rows are: from `since` to below `until`. Null:
-- without a bound.
create or replace function partitions_of(parent regclass)
returns table (name text, since text, until text) language sql stable as $$
  select c.relname::text, b.keys[1], b.keys[2]
  from pg_inherits i join pg_class c on c.oid = i.inhrelid,
       regexp_match(pg_get_expr(c.relpartbound, c.oid), $r$FROM \((?:MINVALUE|'([^']*)')\) TO \((?:MAXVALUE|'([^']*)')\)$r$) b (keys)
  where i.inhparent = parent
  order by b.keys[1] nulls first
$$;

-- Makes one partition. Rows are reached through the whole table, so nobody has rights to the partition.
create or replace function make_partition(parent text, name text, since text, until text) returns void language plpgsql as $$
declare
  grantee text;
begin
  execute format('create table %I partition of %I for values from (%s) to (%s)', name, parent,
    coalesce(quote_literal(since), 'minvalue'), coalesce(quote_literal(until), 'maxvalue'));
  for grantee in
    select distinct pg_get_userbyid(a.grantee) from pg_class c, aclexplode(c.relacl) a
    where c.oid = name::regclass and a.grantee not in (0, c.relowner)
  loop
    execute format('revoke all on %I from %I', name, grantee);
  end loop;
  -- Acts and their ends have the same bounds.
  if parent = 'staff_act_end' then
    execute format('alter table %I add constraint staff_act_end_act_id_fkey foreign key (act_id) references %I (id)',
      name, replace(name, 'staff_act_end', 'staff_act'));
  end if;
end $$;

-- Makes the partitions of a table up to some months after this one, and returns how many. `rest`, which takes what is later than
-- all of them, moves behind them. When it has rows, because nobody made months for long, or a clock was wrong, it becomes the
-- partition of all these months, and no row moves. Any number of processes may call it. It runs as the owner of the tables, and can
-- do nothing but this, so that a server without rights to the schema has its partitions made. Whoever holds the table makes it
-- fail after a second, and it is called again later: until then rows go into `rest`.
create or replace function make_partitions(parent text, months int, at timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  tables constant text[] := case parent when 'staff_act' then array['staff_act', 'staff_act_end'] else array[parent] end;
  first date;
  month date;
  -- The first month that is not wanted.
  beyond date := date_trunc('month', at at time zone 'Asia/Shanghai') + make_interval(months => months + 1);
  last text;
  found text;
  key text;
  of text;
  made int := 0;
begin
  -- Null is none of these either.
  if (parent in ('order_event', 'parcel_trace', 'product_day', 'staff_act') and months between 0 and 36
      and at < now() + interval '20 years') is not true then
    raise exception 'no partitions of % for % months from %', parent, months, at using errcode = 'invalid_parameter_value';
  end if;
  select month_of_key(since) || '-01' into strict first from partitions_of(parent::regclass) where until is null;
  if first >= beyond then
    return 0;
  end if;
  -- One process at a time, without keeping anybody from the rows, and then nobody writes.
  execute format('lock table only %I in share update exclusive mode', parent);
  select month_of_key(since) || '-01' into strict first from partitions_of(parent::regclass) where until is null;
  if first >= beyond then
    return 0;
  end if;
  foreach of in array tables loop
    execute format('lock table only %I in access exclusive mode', of);
    select a.attname into strict key from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = of::regclass;
    execute format('select %1$I::text from %2$I order by %1$I desc limit 1', key, of || '_rest') into found;
    last := greatest(last, found);
  end loop;
  if last is not null then
    -- An id that is no UUIDv7, or a day that is none, would make a partition of a thousand years: it stays in `rest`.
    if length(month_of_key(last)) <> 7 or month_of_key(last) > to_char(beyond + interval '10 years', 'YYYY-MM') then
      return 0;
    end if;
    beyond := greatest(beyond, (month_of_key(last) || '-01')::date + interval '1 month');
    foreach of in array tables loop
      execute format('alter table %I detach partition %I', of, of || '_rest');
      execute format('alter table %I rename to %I', of || '_rest', of || to_char(first, '_YYYY_MM'));
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', of, of || to_char(first, '_YYYY_MM'),
        least_key(of::regclass, to_char(first, 'YYYY-MM')), least_key(of::regclass, to_char(beyond, 'YYYY-MM')));
      perform make_partition(of, of || '_rest', least_key(of::regclass, to_char(beyond, 'YYYY-MM')), null);
    end loop;
    return 1;
  end if;
  for place in reverse cardinality(tables) .. 1 loop
    execute format('drop table %I', tables[place] || '_rest');
  end loop;
  foreach of in array tables loop
    month := first;
    while month < beyond loop
      perform make_partition(of, of || to_char(month, '_YYYY_MM'),
        least_key(of::regclass, to_char(month, 'YYYY-MM')), least_key(of::regclass, to_char(month + interval '1 month', 'YYYY-MM')));
      month := month + interval '1 month';
      made := made + 1;
    end loop;
    perform make_partition(of, of || '_rest', least_key(of::regclass, to_char(beyond, 'YYYY-MM')), null);
  end loop;
  return made / cardinality(tables);
end $$;

-- For whoever watches: how many months after this one have partitions, and whether later rows have come. They are asked of the
-- whole table, since nobody but the owner has rights to a partition.
create or replace function partition_facts(at timestamptz)
returns table (parent text, months_ahead int, has_strays boolean) language plpgsql stable as $$
declare
  key text;
  least text;
  month text;
begin
  foreach parent in array array['order_event', 'parcel_trace', 'product_day', 'staff_act'] loop
    select p.since into strict least from partitions_of(parent::regclass) p where p.until is null;
    select a.attname into strict key from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent::regclass;
    month := month_of_key(least);
    months_ahead := (left(month, 4)::int * 12 + right(month, 2)::int) - 1
      - (select extract(year from d) * 12 + extract(month from d) from (select at at time zone 'Asia/Shanghai' as d) now)::int;
    execute format('select exists (select from %I where %I >= %L)', parent, key, least) into has_strays;
    return next;
  end loop;
end $$;
