-- The browsers to which messages are pushed follow their owners' sessions.

-- Somebody has ended a session: its browser is told nothing more. Sessions that only expired leave their browser's
-- subscription, since a shopper who was away for a week still waits for a parcel.
create or replace function web_push_session_ended() returns trigger language plpgsql as $$
begin
  delete from web_push_subscription p using ended e
  where p.session_id = e.id and e.expires_at > now();
  return null;
end $$;
create or replace trigger web_push_session_ended after delete on account_session
  referencing old table as ended for each statement execute function web_push_session_ended();

-- A session that is replaced by another passes its browser on.
create or replace function web_push_session_replaced() returns trigger language plpgsql as $$
begin
  update web_push_subscription set session_id = new.replaced_by where session_id = old.id;
  return null;
end $$;
create or replace trigger web_push_session_replaced after update of replaced_by on account_session
  for each row when (new.replaced_by is not null) execute function web_push_session_replaced();
