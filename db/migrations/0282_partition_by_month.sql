-- Expands.
-- Puts a partitioned table in the place of each, with the same columns, keys, indexes, triggers and rights, and attaches the old
-- one as its first partition: the catalogue changes, and no row is read. Versions before go on by the same names. `rest` takes
-- what is later than all months that were made, so that no row is ever without a place. The end of an act points at the act
-- within their month: each partition of the one has its foreign key to the partition of the other.
do $$
declare
  part record;
  one record;
  before text;
  bound text;
  made text;
  texts text[];
begin
  for part in
    select * from (values ('order_event', 'order_id'), ('parcel_trace', 'parcel_id'), ('product_day', 'day'),
                          ('staff_act', 'id'), ('staff_act_end', 'act_id')) p (name, key)
  loop
    before := part.name || '_first';
    select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] into strict bound from pg_constraint
    where conrelid = part.name::regclass and conname = part.name || '_is_first';

    -- How everything is made, by the names of now. Keys come before what points elsewhere.
    select array_agg(text order by place, text) into texts from (
      select 1 as place, format('alter table %I add constraint %I %s', part.name, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where conrelid = part.name::regclass and contype in ('p', 'u')
      union all
      select 2, pg_get_indexdef(indexrelid) from pg_index i
      where indrelid = part.name::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
      union all
      select 3, format('alter table %I add constraint %I %s', part.name, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = part.name::regclass and contype = 'f' and confrelid is distinct from to_regclass('staff_act_first')
      union all
      select 4, pg_get_triggerdef(oid) from pg_trigger where tgrelid = part.name::regclass and not tgisinternal) parts;

    for one in select tgname as name from pg_trigger where tgrelid = part.name::regclass and not tgisinternal loop
      execute format('drop trigger %I on %I', one.name, part.name);
    end loop;
    for one in select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where indrelid = part.name::regclass loop
      execute format('alter index %I rename to %I', one.name, before || substr(one.name, length(part.name) + 1));
    end loop;
    execute format('alter table %I rename to %I', part.name, before);

    execute format('create table %I (like %I including defaults including constraints including storage) partition by range (%I)',
      part.name, before, part.key);
    execute format('alter table %I drop constraint %I', part.name, part.name || '_is_first');
    foreach made in array texts loop
      execute made;
    end loop;
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', part.name, before, bound);
    execute format('alter table %I drop constraint %I', before, part.name || '_is_first');
    execute format('create table %I partition of %I for values from (%L) to (maxvalue)', part.name || '_rest', part.name, bound);

    -- The rights of the old table, which is now reached through the new one alone.
    for one in
      select distinct pg_get_userbyid(a.grantee) as grantee, c.relname as name from pg_class c, aclexplode(c.relacl) a
      where c.oid in (part.name::regclass, (part.name || '_rest')::regclass) and a.grantee not in (0, c.relowner)
    loop
      execute format('revoke all on %I from %I', one.name, one.grantee);
    end loop;
    for one in
      select pg_get_userbyid(a.grantee) as grantee, a.privilege_type as privilege from pg_class c, aclexplode(c.relacl) a
      where c.oid = before::regclass and a.grantee not in (0, c.relowner)
    loop
      execute format('grant %s on %I to %I', one.privilege, part.name, one.grantee);
      execute format('revoke %s on %I from %I', one.privilege, before, one.grantee);
    end loop;
  end loop;
  alter table staff_act_end_rest
    add constraint staff_act_end_act_id_fkey foreign key (act_id) references staff_act_rest (id);
end $$;
