-- Rows that are only added: what is written about money, and what people have done or accepted, stays as it was written,
-- whatever a program may try.

-- Refuses the change of a row, and to empty a table.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger payment_event_is_kept before truncate on payment_event execute function refuse_change();
create or replace trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_change();
create or replace trigger ledger_entry_is_kept before truncate on ledger_entry execute function refuse_change();
create or replace trigger operator_act_stays before update or delete on operator_act
  for each row execute function refuse_change();
create or replace trigger operator_act_is_kept before truncate on operator_act execute function refuse_change();
create or replace trigger price_log_is_kept before truncate on price_log for each statement execute function refuse_change();
create or replace trigger price_log_stays before delete or update on price_log for each row execute function refuse_change();
create or replace trigger staff_act_stays before update or delete on staff_act
  for each row execute function refuse_change();
create or replace trigger staff_act_is_kept before truncate on staff_act execute function refuse_change();
create or replace trigger staff_act_end_stays before update or delete on staff_act_end
  for each row execute function refuse_change();
create or replace trigger staff_act_end_is_kept before truncate on staff_act_end execute function refuse_change();
create or replace trigger shop_application_event_stays before update or delete on shop_application_event
  for each row execute function refuse_change();
create or replace trigger shop_application_event_is_kept before truncate on shop_application_event
  for each statement execute function refuse_change();
create or replace trigger stock_movement_stays before update or delete on stock_movement
  for each row execute function refuse_change();
create or replace trigger stock_movement_is_kept before truncate on stock_movement execute function refuse_change();
create or replace trigger person_event_stays before update or delete on person_event
  for each row execute function refuse_change();
create or replace trigger person_event_is_kept before truncate on person_event
  for each statement execute function refuse_change();
-- Users have accepted these texts: they are added to, and never changed.
create or replace trigger help_version_stays before update or delete on help_version
  for each row execute function refuse_change();
create or replace trigger help_version_is_kept before truncate on help_version execute function refuse_change();
create or replace trigger shop_event_stays before update or delete on shop_event
  for each row execute function refuse_change();
create or replace trigger shop_event_is_kept before truncate on shop_event execute function refuse_change();

-- Messages of gateways. Those whose signature proves nothing are stored short and few, and are deleted after a month; all
-- others stay for ever.
create or replace function refuse_change_of_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kind = 'rejected' then
    return old;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger payment_event_stays before update or delete on payment_event
  for each row execute function refuse_change_of_message();

-- What agents of the chat have done.
create or replace function chat_audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of chat_audit are only added';
end $$;
create or replace trigger chat_audit_stays before update or delete on chat_audit
  for each row execute function chat_audit_stays();
