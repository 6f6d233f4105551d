-- The browsers to which messages are pushed. An address at a push service belongs to one browser.
create table web_push_subscription (
  id uuid primary key,
  user_id uuid not null references account,
  -- The session in which the browser subscribed, or renewed its subscription.
  session_id uuid not null,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  locale text not null,
  subjects jsonb not null check (jsonb_array_length(subjects) > 0),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index web_push_subscription_user on web_push_subscription (user_id, renewed_at desc);
create index web_push_subscription_session on web_push_subscription (session_id);
create index web_push_subscription_unused on web_push_subscription (renewed_at);

-- Somebody has ended a session: its browser is told nothing more. Sessions that only expired leave their browser's
-- subscription, since a shopper who was away for a week still waits for a parcel.
create function web_push_session_ended() returns trigger language plpgsql as $$
begin
  delete from web_push_subscription p using ended e
  where p.session_id = e.id and e.expires_at > now();
  return null;
end $$;
create trigger web_push_session_ended after delete on account_session
  referencing old table as ended for each statement execute function web_push_session_ended();

-- A session that is replaced by another passes its browser on.
create function web_push_session_replaced() returns trigger language plpgsql as $$
begin
  update web_push_subscription set session_id = new.replaced_by where session_id = old.id;
  return null;
end $$;
create trigger web_push_session_replaced after update of replaced_by on account_session
  for each row when (new.replaced_by is not null) execute function web_push_session_replaced();
