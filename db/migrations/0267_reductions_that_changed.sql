-- Expands.
-- Beside search_goods in a transaction of its own, since imports lock these two tables in both orders.
-- A reduction that begins or ends with no price of the product itself.
create function search_reduction_fed() returns trigger language plpgsql as $$
begin
  insert into search_feed (goods_id) values (new.goods_id) on conflict do nothing;
  return null;
end $$;

create trigger fed_reduction after update of line_price_fen, line_price_until, price_fen, is_on_sale on sku for each row
  when (old.line_price_until is distinct from new.line_price_until or old.is_on_sale <> new.is_on_sale)
  execute function search_reduction_fed();
