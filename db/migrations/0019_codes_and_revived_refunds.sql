-- How the buyer comes to pay an attempt: by a code to scan, or on a page of the gateway's.
alter table payment_attempt
  add column way text not null default 'code' check (way in ('code', 'page'));
update payment_attempt set way = 'page' where channel = 'alipay';

-- It failed under its number and is asked for again: what became of that number at the gateway comes first.
alter table payment_refund
  add column is_revived boolean not null default false;
