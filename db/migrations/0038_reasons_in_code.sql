-- Which reasons there are for a refund stands in one list of the code; the database only wants a number.
alter table aftersales_refund
  drop constraint aftersales_refund_reason_check,
  add constraint aftersales_refund_reason_check check (reason >= 0);
