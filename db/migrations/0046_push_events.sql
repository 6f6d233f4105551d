-- Events for open pages. A row is a hint: the tables of the rooms say what is true, and a page that has missed rows reads
-- them anew. Rows are deleted after some minutes.
create table push_event (
  -- The transaction that wrote the row. Every transaction below `pg_snapshot_xmin` is over, so a reader that has read
  -- the rows below it has missed none, in whatever order transactions commit.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  channel text not null,
  event text not null,
  frame jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (xid, id)
);

-- A session that ends closes its sockets in every process, whichever statement ended it.
create function push_session_ended() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'session:' || id, 'sessionEnded', '{}' from ended;
  return null;
end $$;
create trigger push_session_ended after delete on account_session
  referencing old table as ended for each statement execute function push_session_ended();
