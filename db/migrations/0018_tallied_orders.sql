-- How many orders a buyer sees in each state, as a sum of changes: a list knows its length without counting what is in
-- it. Changes are only ever added, so that no two transactions wait for each other here, and summed up now and then.
create table order_tally (
  user_id uuid not null,
  status smallint not null,
  n int not null
);
create index order_tally_user on order_tally (user_id) include (status, n);

insert into order_tally (user_id, status, n)
select user_id, status, count(*) from orders where hidden_at is null group by user_id, status;

create function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tally (user_id, status, n)
    select user_id, status, count(*) from now_there where hidden_at is null group by user_id, status;
  elsif tg_op = 'DELETE' then
    insert into order_tally (user_id, status, n)
    select user_id, status, -count(*) from was_there where hidden_at is null group by user_id, status;
  else
    insert into order_tally (user_id, status, n)
    select user_id, status, sum(n) from (
      select user_id, status, -1 as n from was_there where hidden_at is null
      union all
      select user_id, status, 1 from now_there where hidden_at is null
    ) t group by user_id, status having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger orders_come after insert on orders
  referencing new table as now_there for each statement execute function tally_orders();
create trigger orders_change after update on orders
  referencing old table as was_there new table as now_there for each statement execute function tally_orders();
create trigger orders_go after delete on orders
  referencing old table as was_there for each statement execute function tally_orders();
