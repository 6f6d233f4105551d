-- Words of the names alone: goods found by their name stand before those found by brand, category or selling line.
-- Only compared row by row among the goods that the GIN index of "search" gives, so it needs no index, but it has to
-- stay in the row itself.
alter table goods add column name_search tsvector not null default '';
alter table goods alter column name_search set storage main;

create index goods_by_score on goods (
  (case when comment_count = 0 then 0 else score_sum::real / comment_count end) desc, comment_count desc, id desc
) where is_on_sale;
