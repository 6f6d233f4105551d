-- Open conversations learn from the table itself that an agent came or went, so that no page has to ask from time to
-- time. The end of an agent who just falls silent writes nothing; a job tells of it.
create function push_presence() returns trigger language plpgsql as $$
begin
  insert into push_event (channel, event, frame)
  select 'presence:' || coalesce(s.id::text, 'mall'), 'presence',
    jsonb_build_object('data', jsonb_strip_nulls(jsonb_build_object('shopId', s.id)))
  from (select new.shop_id as id union select old.shop_id where tg_op = 'UPDATE') s;
  return null;
end $$;
create trigger push_presence_of_new after insert on chat_agent for each row
  when (new.state = 'online') execute function push_presence();
-- Signs of life are frequent. The first one after two minutes of silence means that the agent is there again.
create trigger push_presence after update on chat_agent for each row
  when ((old.state = 'online') <> (new.state = 'online') or old.shop_id is distinct from new.shop_id
    or (new.state = 'online' and new.seen_at - old.seen_at >= interval '120 seconds'))
  execute function push_presence();
