-- A shop's terms of delivery stand in templates. `shop` has a copy of its default one, and `search_goods` the template of
-- each product, so that most reads need no other table.

-- The former terms of a shop (a fee, surcharges by place, places that nothing is sent to) as a rule with groups.
-- `ruleOfTerms` in features/goods/catalog/rules/delivery/rule.ts does the same for orders of that time.
create or replace function freight_rule(free_from_fen int8, fee_fen int8, terms jsonb) returns jsonb language plpgsql immutable as $$
declare
  not_to text[] := array(select jsonb_array_elements_text(coalesce(terms -> 'notTo', '[]')));
  taken text[] := not_to;
  groups jsonb := '[]';
  base jsonb := jsonb_build_object('first', coalesce((terms ->> 'firstPieces')::int8, 1),
    'firstFen', fee_fen, 'next', coalesce((terms ->> 'nextPieces')::int8, 1),
    'nextFen', case when terms ? 'firstPieces' then coalesce((terms ->> 'nextFen')::int8, 0) else 0 end,
    'freeFromFen', free_from_fen);
  far jsonb;
  places text[];
begin
  for far in select * from jsonb_array_elements(coalesce(terms -> 'surcharges', '[]')) loop
    places := array(
      select p from (select distinct on (p) p, nth from jsonb_array_elements_text(far -> 'places')
                     with ordinality as w (p, nth) order by p, nth) w
      where not (p = any(taken) or case when p in ('CN', 'KR') then p when p ~ '[가-힣]' then 'KR' else 'CN' end = any(taken)) order by nth);
    if cardinality(places) > 0 then
      groups := groups || jsonb_build_array(base || jsonb_build_object(
        'name', '', 'places', places, 'surchargeFen', (far ->> 'fen')::int8));
      taken := taken || places;
    end if;
  end loop;
  places := array(select p from unnest(array['CN', 'KR']) p where not p = any(taken));
  if cardinality(places) > 0 then
    groups := jsonb_build_array(base || jsonb_build_object('name', '', 'places', places, 'surchargeFen', 0)) || groups;
  end if;
  return jsonb_build_object('version', 1, 'unit', 'piece', 'groups', groups,
    'notTo', array(select p from (select distinct on (p) p, nth from unnest(not_to) with ordinality as w (p, nth)
                                  order by p, nth) w order by nth));
end $$;

-- Older versions, imports and the demo write a shop with its former terms. They are read as a rule with groups.
create or replace function shop_freight_read() returns trigger language plpgsql as $$
begin
  if not new.freight_template ? 'groups' then
    new.freight_template := freight_rule(new.free_shipping_from_fen, new.shipping_fee_fen, new.freight_template);
  end if;
  return new;
end $$;
create or replace trigger freight_read before insert or update of freight_template, free_shipping_from_fen, shipping_fee_fen on shop
  for each row execute function shop_freight_read();

-- A new shop gets its default template. What is written into the shop's own columns goes into it.
create or replace function shop_freight_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into freight_template (id, shop_id, name, is_default, rule, free_shipping_from_fen, shipping_fee_fen)
    values (gen_random_uuid(), new.id, '默认模板', true, new.freight_template, new.free_shipping_from_fen, new.shipping_fee_fen);
  else
    update freight_template t set rule = new.freight_template, version = version + 1, updated_at = now(),
      free_shipping_from_fen = new.free_shipping_from_fen, shipping_fee_fen = new.shipping_fee_fen
    where t.shop_id = new.id and t.is_default and (t.rule, t.free_shipping_from_fen, t.shipping_fee_fen)
      is distinct from (new.freight_template, new.free_shipping_from_fen, new.shipping_fee_fen);
  end if;
  return null;
end $$;
create or replace trigger freight_follows after insert or update of freight_template, free_shipping_from_fen, shipping_fee_fen on shop
  for each row execute function shop_freight_follows();

-- A new row of the search has the template of its product, whoever adds it.
create or replace function search_goods_freight() returns trigger language plpgsql as $$
begin
  new.freight_template_id := (select freight_template_id from goods where id = new.goods_id);
  return new;
end $$;
create or replace trigger freight_read before insert on search_goods for each row execute function search_goods_freight();

-- The search's row follows the product's template.
create or replace function goods_freight_follows() returns trigger language plpgsql as $$
begin
  update search_goods set freight_template_id = new.freight_template_id where goods_id = new.id;
  return null;
end $$;
create or replace trigger freight_follows after update of freight_template_id on goods for each row
  when (old.freight_template_id is distinct from new.freight_template_id) execute function goods_freight_follows();
