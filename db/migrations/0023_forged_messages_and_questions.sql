-- Messages whose signature proves nothing are kept short and few, and go after a month; all others stay for ever.
create function refuse_change_of_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kind = 'rejected' then
    return old;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

drop trigger payment_event_stays on payment_event;
create trigger payment_event_stays before update or delete on payment_event
  for each row execute function refuse_change_of_message();
create index payment_event_rejected on payment_event (channel, at) where kind = 'rejected';

-- When the gateway was last asked about it because the buyer wished so.
alter table payment_attempt add column asked_at timestamptz;
