-- Reduced products as a part of the home page. Prices choose them, so it has no categories.
alter table home_section drop constraint home_section_kind_check;
alter table home_section drop constraint home_section_categories_check;
alter table home_section add constraint home_section_kind_check check (kind in ('hall', 'floor', 'deals'));
alter table home_section add constraint home_section_categories_check
  check ((kind = 'deals') = (jsonb_array_length(categories) = 0));
