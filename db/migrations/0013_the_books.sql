-- Money is explained every day: what the gateways' bills say, what was found to differ, and who mended it.

-- A day of a gateway's bill that was compared; a missing row is a day that still has to be.
create table reconcile_day (
  channel text not null check (channel in ('wechat', 'alipay')),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),        -- in Asia/Shanghai
  payments int not null,
  payments_fen bigint not null,
  refunds int not null,
  refunds_fen bigint not null,
  done_at timestamptz not null,
  primary key (channel, day)
);

-- What the bills told: a refund may stand in the bill of the day after it.
create table reconcile_line (
  channel text not null,
  kind text not null check (kind in ('payment', 'refund')),
  number text not null,                                          -- ours: out_trade_no or out_refund_no
  day text not null,
  gateway_no text not null,
  amount_fen bigint not null,
  primary key (channel, kind, number, day)
);

create table reconcile_case (
  id uuid primary key,
  channel text not null check (channel in ('wechat', 'alipay')),
  day text not null,
  kind text not null check (kind in ('unknownPayment', 'unsettledPayment', 'missingPayment', 'paymentAmount',
                                     'unknownRefund', 'unsettledRefund', 'missingRefund', 'refundAmount', 'ledger')),
  number text not null,
  gateway_no text,
  attempt_id uuid references payment_attempt,
  refund_id uuid references payment_refund,
  bill_fen bigint,
  own_fen bigint,
  fund_fen bigint,                                               -- what the account's movements say
  status text not null default 'open' check (status in ('open', 'resolved')),
  outcome text,
  note text,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references account,                           -- null: by itself
  unique (channel, kind, number)
);
create index reconcile_case_open on reconcile_case (found_at) where status = 'open';

-- Every hand laid on the books, with what came of it.
create table operator_act (
  id uuid primary key,
  user_id uuid not null references account,
  act text not null,
  subject text not null,
  outcome text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index operator_act_at on operator_act (at desc);

-- For the lists of what does not add up.
create index payment_refund_open on payment_refund (created_at) where status <> 'success';
create index payment_attempt_paid on payment_attempt (channel, paid_at) where paid_at is not null;
create index orders_deadline on orders (deadline_at) where deadline_at is not null;
create index ledger_entry_ref on ledger_entry (ref);

-- What is written about money stays as it was written, whatever a program may try.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger payment_event_stays before update or delete on payment_event
  for each row execute function refuse_change();
create trigger payment_event_is_kept before truncate on payment_event execute function refuse_change();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_is_kept before truncate on ledger_entry execute function refuse_change();
create trigger operator_act_stays before update or delete on operator_act
  for each row execute function refuse_change();
create trigger operator_act_is_kept before truncate on operator_act execute function refuse_change();

-- A transaction of the ledger that does not sum to zero is not committed.
create function ledger_must_balance() returns trigger language plpgsql as $$
declare
  off bigint;
begin
  select sum(amount_fen) into off from ledger_entry where tx_id = new.tx_id;
  if off <> 0 then
    raise exception 'entries of % are % fen out of balance', new.tx_id, off using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_must_balance();
