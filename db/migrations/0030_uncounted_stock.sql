-- Goods whose units nobody counts are always for sale. Their units come in the moment they are ordered and go with an
-- order that is closed, so that every sum over stock still adds up: what is on hand is what is held.
alter table stock
  add column is_counted boolean not null default true,
  add check (is_counted or on_hand = reserved);
