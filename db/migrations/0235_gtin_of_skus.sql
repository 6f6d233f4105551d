-- Expands.
-- The number of the barcode (GTIN-8, -12, -13 or -14) under which other shops and search engines know a SKU.
alter table sku add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$');

-- What shops have stored of the editor's form, as it reads now.
create function pg_temp.with_gtins(form jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(form, '{skus}', coalesce((select jsonb_agg('{"gtin": ""}'::jsonb || sku order by at)
    from jsonb_array_elements(form -> 'skus') with ordinality as s (sku, at)), '[]'))
$$;
update product_version set content = pg_temp.with_gtins(content) where content ? 'skus';
update product_draft set form = pg_temp.with_gtins(form), base = pg_temp.with_gtins(base);
