-- The ledger, whose transactions sum to zero.

-- A transaction of the ledger that does not sum to zero is not committed.
create or replace function ledger_must_balance() returns trigger language plpgsql as $$
declare
  off bigint;
begin
  select sum(amount_fen) into off from ledger_entry where tx_id = new.tx_id;
  if off <> 0 then
    raise exception 'entries of % are % fen out of balance', new.tx_id, off using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- PostgreSQL replaces no constraint trigger. To change it, drop it in a numbered migration.
do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'ledger_entry'::regclass and tgname = 'ledger_entry_balances') then
    create constraint trigger ledger_entry_balances after insert on ledger_entry
      deferrable initially deferred for each row execute function ledger_must_balance();
  end if;
end $$;
